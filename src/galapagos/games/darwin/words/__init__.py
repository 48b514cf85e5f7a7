"""What is said about Darwin: log, questions, reasons, explanations, catalogues."""
