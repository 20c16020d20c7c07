"""What was told in a scene: events by their kind, the clauses of one of them; and why something would be refused."""


def events(scene, kind):
    """Every event of a kind since the scene began, in order."""
    return [event for event in scene.session.events if event.kind == kind]


def clauses(scene, kind):
    """The clauses of the last event of a kind."""
    return events(scene, kind)[-1].clauses


def kinds(scene, move=-1):
    """The kinds of all events of one move."""
    return [event.kind for event in scene.session.moves[move].events]


def refused(scene, line):
    """The clauses that refuse an action now; none if it is legal."""
    refusal = scene.session.check(line)
    return refusal.clauses if refusal else ()
