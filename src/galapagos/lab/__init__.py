"""Measuring and proving: conformance, counts of legal lines, checksums, benchmarks, tournaments."""
