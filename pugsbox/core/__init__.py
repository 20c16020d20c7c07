"""Floor 0: what every game stands on. Today: errors, reading files, finding the content that ships with pugsbox."""
