"""Players of Professor Pünschge's table that think: assistants who use the solver, and a Professor."""
