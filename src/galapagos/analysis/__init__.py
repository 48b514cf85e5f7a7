"""Analysis of games: what every decision was worth, and what luck did. See docs/analysis.md."""
