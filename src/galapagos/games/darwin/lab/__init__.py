"""What the proofs ask of Darwin: tables, ledger, referee. And the balance of its cards."""
