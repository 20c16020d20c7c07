"""Words for authors: what is said to whoever writes tasks, and what the words of a hint point at.

English; another language needs a second module like this one.
"""

from __future__ import annotations

__all__ = ["CLUES", "CODE", "DECK_HEAD", "FILE_HEAD", "FINDINGS", "RATED", "SAYS", "THE_RULE", "TURNS", "WISH"]

TURNS = "what takes turns"
"""What to look at for a rule that looks for one thing, then for another."""

CLUES = {
    "the colours": "colou?r(?:s|ed|ful)?|paint(?:s|ed|er|ing)?|hues?|tints?|dyes?|palette|brush|crayons?",
    "the shapes": "shapes?|shaped|outlines?|silhouettes?|sky|skies|cut|forms?",
    "the areas": "areas?|lands?|landscapes?|country|countries|ground|terrain|regions?|soil|scenery|neighbourhoods?",
    "the symbols": "symbols?|pictures?|drawn|drawings?|guests?|creatures?|faces?|somebody|lodgers?|inhabitants?|company",
    "how many symbols there are": "how many|count|counts|counted|crowd(?:s|ed)?|alone|lonely|company|full house|head ?count",
    "odd and even numbers": "odd|even|numbers?|halved?|pairs?|twos",
    "the two halves": "half|halves|upper|lower|upstairs|downstairs|equator|north|south|floors?|storeys?",
    "corners and straights": "corners?|bends?|turns?|straights?|path|road|stretch(?:es)?|direction|elbows?",
    "the numbers": "numbers?|digits?|primes?|squares?|multiples?|tables?|arithmetic|divid(?:e|es|ed)|shared",
    "the digit sums": "digits?|sums?|adds?|added",
    "animals and things": "animals?|things?|alive|pets?|furniture",
    "what changes along the path": "chang(?:e|es|ed)|same|another|different|again|behind me|look back",
    "how far it is from one to the next": (
        "how far|steps?|stride|march|jumps?|leaps?|hops?|beats?|rhythm|waltz|walk|legs?|pace|boots|snail|skip|limp|metronome"
    ),
    TURNS: "turns?|then|first|alternat(?:e|es|ing)|one after|by turns|dance|encore|swap|again|socks|foot|order",
}
"""The words of a hint, as regular expressions, that point at each thing to look at."""

FINDINGS = {
    "elsewhere": "This row is only true of the board “{0}”, and this is another. Use that board, or put a rule on the card.",
    "short": "The row has {0} of the {1} spaces that a task needs (PUN-LIM-01). Let the rule take in more, say with “or”.",
    "long": "The row has {0} spaces, more than there are white stones (PUN-LIM-09). Narrow the rule to {1} spaces at most.",
    "conditions": "The rule has {0} conditions; a {1} task has {2} (PUN-LIM-02, -04). Use as many, or choose another level.",
    "plain": "“{0}” has the same row and is a simpler {1} rule. Set that, or change the rule until the two differ.",
    "too high": "This is {0} rule, and {1} card promises another. Put the task on {0} card, or change the rule.",
    "simpler": "“{0}” has the same row in fewer words. Set that, or change the rule until the two differ.",
    "also": "The row is also that of “{0}”. Somebody may find it that way; both are right.",
    "too low": "No {0} rule has this row: it takes a {1} one. Put the task on a {1} card.",
    "unknown": "No rule of the book has this row, so the {0} rules cannot lead to it. Put the task on a gourmet card.",
    "alike": "Other rows up to {} begin alike: {}. “{}” is the simplest of them. If they are many, it becomes a guess.",
    "alone": "No other row up to {0} begins {1}: who knows the rules makes no wrong step. A row with rivals is more fun.",
    "duplicate": "{0} has the same row: “{1}”. A row is on one card only; change one of the two.",
    "no hint": "There is no hint (PUN-CARD-04). Write a sentence that points at what to look at.",
    "tells": "The hint gives the row away: it names {0}. Point at it from afar.",
    "idle": "The hint excludes nothing: all {0} other rules that fit {1} have to do with {2}, too. Point at something else.",
    "stale": "It is noted as rated {} by weights {}, but is {} by weights {}. Edit it in the author's notebook and keep it.",
    "astray": "The hint points at {0}, but the rule is about {1}. If that is no joke, change one of them.",
    "unread": "No word of the hint points at anything pugsbox knows, so it was not judged. Try it on somebody.",
}
"""What may be found about a task, each with a way out."""

THE_RULE = "the rule itself"
"""What a hint names that says the rule."""

DECK_HEAD = """\
A deck for Professor Pünschge, made by pugsbox: cards of two sides of different levels, with three tasks each. `pugsbox check`
on this file says whether all tasks are fair, `pugsbox print` prints it; starter.toml says how to write one by hand."""
"""What stands at the head of a deck."""

FILE_HEAD = """\
Tasks for Professor Pünschge, kept by pugsbox. To add one by hand, copy a [[task]]; puzzles/tasks says what its fields mean.
`pugsbox check` on this file says whether all of them are fair."""
"""What stands at the head of a file of tasks."""

CODE = {
    "where": "code",
    "tasks": "tasks",
    "no code": "Found {}; expected a code of tasks, which begins with {}. Copy it whole.",
    "damaged": "This code of tasks is damaged. Copy it once more, from the first letter to the last.",
    "too many": "Found {} tasks, more than fit into a code. Share fewer at a time, or save them to a file.",
    "too large": "Found {} tasks, more than fit into a file. Keep them in several files.",
}
"""What may be wrong with a code of tasks, or with what is to become one, or a file."""

WISH = {
    "unread": "Found {}; expected a wish such as “hard, begins 2, 4, traps with owls” or “easy, about lakes”.",
    "no row": "Found a row that begins {}; expected numbers from 1 to 26 that ascend.",
    "levels": "Found the levels {}; expected one of them.",
}
"""What may be wrong with an author's wish."""

RATED = {
    "score": "rating",
    "wrong": "wrong",
    "third": "third",
    "exclusion": "first no",
    "row": "whole row",
    "trap": "trap",
    "survival": "rivals",
}
"""What a rating is made of, in a word or two."""

SAYS = {
    "score": "{} on {} card (weights {})",
    "wrong": "{} steps to be expected of whoever knows the rules up to that level",
    "third": "the third space takes {} rule, such as {}",
    "exclusion": "to go right where the first wrong step lies takes {} rule, such as {}",
    "row": "the whole row takes {} rule: {}",
    "trap": "{} behind {}: {} of what fits goes there, such as “{}”",
    "survival": "a simpler rule has the first {} of its {} spaces, too",
    "unrivalled": "no rule is simpler",
    "unknown": "none that pugsbox knows",
}
"""What a rating says of each."""
