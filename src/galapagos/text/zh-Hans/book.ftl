### 规则书。规则条文在origin_rules.ftl和darwin_rules.ftl里，性状和事件在origin.ftl和darwin.ftl里，
### 自定规则在web.ftl里。

book-title = 《{ $game }》规则

## 各部分的标题

head-quick = 快速上手
head-example = 例子：
head-mistake = 常见错误：
head-try = 从这里开始玩
head-print = 打印
head-exact = 规则条文
head-switch = 自定规则：
head-rules = 全部规则
head-lists = 一览表

## 图中的文字

# A species inside a sentence: $kind begins with a capital letter, $low does not.
book-species = { $kind }
book-switch = “{ $name }”
book-hand = { $seat }的手牌
book-refused = { $action }：不允许。{ $why }
book-cards = { $n }张手牌
mark-centre = 中央
mark-food = 食物：已有/需要
mark-fat = 脂肪
mark-asleep = 冬眠中
mark-poisoned = 中毒
mark-points = 点数
mark-plants = 植物
mark-meat = 肉
mark-reward = 适应力最高者的奖励
mark-adaptation = 适应力
mark-competition = 竞争力
biome-needs = 能力要求：{ $needs }。
biome-forbids = 禁止：{ $abilities }。
biome-counts = 计入适应力：{ $abilities }。

## 一览表

table-traits = 十九种性状
table-cards = 牌
table-biomes = 生物群系
table-events = 事件
table-switches = 自定规则
column-trait = 性状
column-plus = 加值
column-effect = 效果
column-card = 牌
column-copies = 张数
column-switch = 选项
column-biome = 生物群系
column-plants = 植物
column-meat = 肉
column-reward = 奖励
column-needs = 要求
column-forbids = 禁止
column-counts = 适应力
column-event = 事件
column-duration = 时效
event_lasts = 整个纪元（持久效果）
event_instant = 立即（即时效果）
