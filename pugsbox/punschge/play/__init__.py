"""Professor Pünschge at the table: rounds, crystals, help and bets; it knows no solver."""
