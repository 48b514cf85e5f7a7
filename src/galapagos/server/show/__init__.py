"""What viewers are shown: the game in their words, previews, reviews, lessons, pictures."""
