### 規則書。規則條文在origin_rules.ftl和darwin_rules.ftl裡，性狀和事件在origin.ftl和darwin.ftl裡，
### 自訂規則在web.ftl裡。

book-title = 《{ $game }》規則

## 各部分的標題

head-quick = 快速上手
head-example = 例子：
head-mistake = 常見錯誤：
head-try = 從這裡開始玩
head-print = 列印
head-exact = 規則條文
head-switch = 自訂規則：
head-rules = 全部規則
head-lists = 一覽表

## 圖中的文字

# A species inside a sentence: $kind begins with a capital letter, $low does not.
book-species = { $kind }
book-switch = 「{ $name }」
book-hand = { $seat }的手牌
book-refused = { $action }：不允許。{ $why }
book-cards = { $n }張手牌
mark-centre = 中央
mark-food = 食物：已有/需要
mark-fat = 脂肪
mark-asleep = 冬眠中
mark-poisoned = 中毒
mark-points = 點數
mark-plants = 植物
mark-meat = 肉
mark-reward = 適應力最高者的獎勵
mark-adaptation = 適應力
mark-competition = 競爭力
biome-needs = 能力要求：{ $needs }。
biome-forbids = 禁止：{ $abilities }。
biome-counts = 計入適應力：{ $abilities }。

## 一覽表

table-traits = 十九種性狀
table-cards = 牌
table-biomes = 生物群系
table-events = 事件
table-switches = 自訂規則
column-trait = 性狀
column-plus = 加值
column-effect = 效果
column-card = 牌
column-copies = 張數
column-switch = 選項
column-biome = 生物群系
column-plants = 植物
column-meat = 肉
column-reward = 獎勵
column-needs = 要求
column-forbids = 禁止
column-counts = 適應力
column-event = 事件
column-duration = 時效
event_lasts = 整個紀元（持久效果）
event_instant = 立即（即時效果）
