### What pictures need besides the names of cards, in Japanese: labels for people who listen to pictures.

art-hearts = ハート
art-strength = 強さ
art-docks = 接続部分
art-plants = 植物
art-meat = 肉
art-points = ポイント
art-needs = 必要
art-or = または
art-forbidden = 禁止
art-adaptation = 適応
art-instant = 即時効果のイベント
art-lasting = 長期効果のイベント
