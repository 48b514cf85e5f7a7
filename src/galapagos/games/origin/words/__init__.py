"""What is said about Origin: log, questions, reasons, explanations, catalogues."""
