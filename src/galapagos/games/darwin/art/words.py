"""The few words that pictures need besides the names of cards.

They become labels for people who listen to pictures, and tooltips; nothing is drawn with them.
"""

from galapagos.text.catalogue import area_words_for


def word(key: str, language: str) -> str:
    return area_words_for(language, "darwin/art").say(f"art-{key}")
