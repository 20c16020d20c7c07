"""Floor 0: what every game stands on: the contract, actions, events, clauses, chance, sessions, records, errors, files."""
