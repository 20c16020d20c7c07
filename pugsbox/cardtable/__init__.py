"""Floor 1: the kernel of the four card games. Everything that can happen is an effect on the stack; it runs, or it asks."""
