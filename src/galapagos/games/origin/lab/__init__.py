"""What the proofs ask of Origin: tables, ledger, referee."""
