### The rule book in Japanese. Rules themselves are in origin_rules.ftl and darwin_rules.ftl, traits and
### events in origin.ftl and darwin.ftl, house rules in web.ftl.

book-title = { $game }のルール

## Titles of its parts

head-quick = クイックスタート
head-example = 例：
head-mistake = よくある間違い：
head-try = ここから遊ぶ
head-print = 印刷
head-exact = 詳細ルール
head-switch = ハウスルール：
head-rules = すべてのルール
head-lists = 一覧

## What stands in the pictures

# A species inside a sentence: $kind begins with a capital letter, $low does not.
book-species = { $kind }
book-switch = 「{ $name }」
book-hand = { $seat }の手札
book-refused = { $action }：できません。{ $why }
book-cards = 手札{ $n }枚
mark-centre = 中央
mark-food = 食べた数/必要な数
mark-fat = 脂肪
mark-asleep = 冬眠中
mark-poisoned = 毒を受けた
mark-points = ポイント
mark-plants = 植物
mark-meat = 肉
mark-reward = 最も適応したもののポイント
mark-adaptation = 適応度
mark-competition = 強さ
biome-needs = 必要条件：{ $needs }。
biome-forbids = 禁止：{ $abilities }。
biome-counts = 適応度に数えるもの：{ $abilities }。

## Lists

table-traits = 19の形質
table-cards = カード
table-biomes = バイオーム
table-events = イベント
table-switches = ハウスルール
column-trait = 形質
column-plus = プラス
column-effect = 効果
column-card = カード
column-copies = 枚数
column-switch = オプション
column-biome = バイオーム
column-plants = 植物
column-meat = 肉
column-reward = 報酬
column-needs = 必要条件
column-forbids = 禁止
column-counts = 適応度
column-event = イベント
column-duration = 期間
event_lasts = Eraの間（長期効果）
event_instant = その場（即時効果）
