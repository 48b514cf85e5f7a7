"""The few words that pictures need besides the names of cards, in the six languages.

They become labels for people who listen to pictures, and tooltips; nothing is drawn with them.
"""

from collections.abc import Mapping
from typing import Final

DEFAULT: Final = "en"

_WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "hearts": {
        **{"en": "hearts", "zh-Hans": "生命", "zh-Hant": "生命"},
        **{"pt": "corações", "ja": "ハート", "sv": "hjärtan"},
    },
    "strength": {
        **{"en": "competition strength", "zh-Hans": "竞争力", "zh-Hant": "競爭力"},
        **{"pt": "força de competição", "ja": "競争力", "sv": "konkurrensstyrka"},
    },
    "docks": {
        **{"en": "docking points", "zh-Hans": "连接点", "zh-Hant": "連接點"},
        **{"pt": "pontos de encaixe", "ja": "接続点", "sv": "fästpunkter"},
    },
    "legs": {
        **{"en": "leg pairs", "zh-Hans": "足", "zh-Hant": "足"},
        **{"pt": "pares de patas", "ja": "足", "sv": "benpar"},
    },
    "plants": {
        **{"en": "plants", "zh-Hans": "植物", "zh-Hant": "植物"},
        **{"pt": "plantas", "ja": "植物", "sv": "växter"},
    },
    "meat": {
        **{"en": "meat", "zh-Hans": "肉", "zh-Hant": "肉"},
        **{"pt": "carne", "ja": "肉", "sv": "kött"},
    },
    "points": {
        **{"en": "points", "zh-Hans": "分", "zh-Hant": "分"},
        **{"pt": "pontos", "ja": "点", "sv": "poäng"},
    },
    "needs": {
        **{"en": "needs", "zh-Hans": "需要", "zh-Hant": "需要"},
        **{"pt": "exige", "ja": "必要", "sv": "kräver"},
    },
    "or": {
        **{"en": "or", "zh-Hans": "或", "zh-Hant": "或"},
        **{"pt": "ou", "ja": "または", "sv": "eller"},
    },
    "forbidden": {
        **{"en": "forbidden", "zh-Hans": "禁止", "zh-Hant": "禁止"},
        **{"pt": "proibido", "ja": "禁止", "sv": "förbjudet"},
    },
    "adaptation": {
        **{"en": "counts for adaptation", "zh-Hans": "适应", "zh-Hant": "適應"},
        **{"pt": "conta para a adaptação", "ja": "適応", "sv": "räknas som anpassning"},
    },
    "instant": {
        **{"en": "instant event", "zh-Hans": "立即事件", "zh-Hant": "立即事件"},
        **{"pt": "evento imediato", "ja": "即時イベント", "sv": "omedelbar händelse"},
    },
    "lasting": {
        **{"en": "lasting event", "zh-Hans": "持续事件", "zh-Hant": "持續事件"},
        **{"pt": "evento duradouro", "ja": "継続イベント", "sv": "varaktig händelse"},
    },
}


def word(key: str, language: str = DEFAULT) -> str:
    words = _WORDS[key]
    return words.get(language, words[DEFAULT])


def keys() -> tuple[str, ...]:
    return tuple(_WORDS)
