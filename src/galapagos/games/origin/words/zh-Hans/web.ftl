### 浏览器里的《物种起源》牌桌。性状和阶段的名称见origin.ftl。

round = 第{ $n }回合
last-round = 第{ $n }回合，最后一回合
phases = 阶段
pile = 抽牌堆：{ $n }
table-title = { $game }，第{ $n }回合
# 供听的人使用：中央的食物。
centre = 中央的食物：{ $n }
centre-short = 食物
# $dice：“2 + 6”。$bonus：固定加上的数。
rolled = { $bonus ->
    [0] 掷出{ $dice }
   *[other] 掷出{ $dice }，再加{ $bonus }
}
plays = 行动中
# It is the reader's turn, but somebody else decides first.
turn-waits = 你的轮次：等待中
seat-region = { $n ->
    [0] { $name }，没有动物
   *[other] { $name }，{ $n }只动物
}
points-if-all-live = 如果动物全部存活：{ $n }分
grave = { $n }死在这里。
no-animals = 没有动物。
new-animal = 新动物
hand = { $n ->
    [0] 没有手牌
   *[other] { $n }张手牌
}
hand-empty = 你没有手牌。
# While there are cards for everybody.
hand-empty-now = 你没有手牌。回合结束时会发新牌。
# $state：fed、hungry或asleep。
animal-name = { $owner }：动物{ $n }。{ $traits }。食物{ $food }/{ $appetite }。{ $fat ->
    [0] {""}
   *[other] { $fat }个脂肪。
}{ $state ->
    [calm] {""}
    [fed] 吃饱。
    [asleep] 冬眠中。
   *[hungry] 饥饿。
}
animal-link = 与{ $other }：{ $trait }。
animal-title = { $owner }：动物{ $n }
no-traits = 没有性状
food-of = { $food }/{ $appetite }
fat = 脂肪
token-food_missing = 还缺的食物
token-food_red = 红色食物
token-food_blue = 蓝色食物
token-food_fat = 脂肪
token_help-food_missing = 这回合还需要吃到
token_help-food_red = 来自中央
token_help-food_blue = 来自猎食或其他性状
token_help-food_fat = 多余的食物，供以后的回合燃烧；半满的会在阶段结束时变成脂肪
mark-ran = 已逃跑
mark-mimicked = 已使用拟态
mark-grazed = 已践踏
mark-hunted = 已猎食
mark-robbed = 已掠夺
mark-asleep = 冬眠中
mark-poisoned = 中毒
mark-slept_last = 上回合冬眠过

## 操作

choose = 你要做什么？
choose-place = 选择一只动物，或新动物的位置。
choose-partner = 为{ $animal }选择伙伴。
choose-animal-take = 喂食：选择哪只动物进食。
choose-animal-hunt = 猎食：选择哪只动物去猎食。
choose-animal-burn = 燃烧脂肪：选择哪只动物把脂肪当食物。
choose-animal-pirate = 掠夺：选择哪只动物去掠夺。
choose-animal-graze = 践踏：选择哪只动物毁掉中央的1个食物。
choose-animal-hibernate = 冬眠：选择哪只动物睡觉，它算作吃饱。
choose-prey = 用{ $animal }猎食：选择猎物。
choose-victim = 用{ $animal }掠夺：选择对象。
not-possible = 不能这样做。
verb-hunt = 猎食
verb-burn = 燃烧脂肪
verb-pirate = 掠夺
verb-graze = 践踏
verb-hibernate = 冬眠
seal-pass-evolution = 跳过
seal-pass-feeding = 跳过本阶段
seal-end-evolution = 结束轮次
seal-end-feeding = 结束轮次
seal-waive-evolution = 不使用
seal-waive-feeding = 不使用
card-name = 牌：{ $traits }。
card-or-animal = 也可以翻面，当作新动物打出。
others = 其他玩家
animal-hunts = 正在猎食。
animal-hunted = 正被猎食。
animal-lit = 可以选择。
who-shields = 谁保护谁？
# Of Symbiosis. $first shields $second.
shields = { $first }保护{ $second }
shields-link = 共生：{ $first }保护{ $second }。
shields-why = 只要{ $first }活着，{ $second }就不会被猎食；{ $first }吃饱后{ $second }才能进食。
starts = 本回合的起始玩家
seat-start = 本回合先手
seat-in-hand = 手牌
seat-discard = 弃牌堆
seat-points = 动物都存活时的分数
seat-points-of = { $total }：动物{ $animals }、性状{ $traits }、奖励{ $bonus }
burn-how-much = 燃烧多少脂肪？
less = 减少
more = 增加
hunt-so-far = 这次猎食的经过
sealing-play_animal = 准备：把“{ $card }”当作新动物
sealing-play_trait = 准备：“{ $trait }”放在{ $animal }上
sealing-play_pair = 准备：“{ $trait }”放在{ $animal }和{ $other }之间
sealing-symbiosis = 准备：{ $animal }保护{ $other }
sealing-only = 没有其他选择：{ $what }
only-pass-evolution = 你没有牌可出了，因此跳过。
only-pass-feeding = 你的动物都不能再做什么了，因此跳过本阶段。
only-end = 这个轮次没有别的可做了，因此结束轮次。
only-run = { $animal }只能逃跑：掷骰，4、5、6逃脱。
seal-now = 确认
take-back = 收回
formula = { $bonus ->
    [0] { $dice }颗骰子
   *[other] { $dice }颗骰子+{ $bonus }
}
my-state = 你：动物{ $animals }，手牌{ $cards }，分数{ $points }。中央食物：{ $centre }。
blows = 你遭受的损失
since-away = 你离开期间：
seen = 知道了
keys = 按键
key-arrows = 在棋子之间移动
key-enter = 对该棋子采取行动
key-esc = 返回一步
key-f6 = 牌桌的下一区域
key-seal = 确认、结束轮次
key-undo = 撤销
key-why = 为什么会这样
key-question = 重复问题
key-log = 最近的事件、再前一个
key-mute = 开关声音
key-numbers = 在菜单中选择
key-all = 所有可行的行动
key-pass = 跳过
key-lit = 下一个亮起的棋子
key-peek = 仔细查看
key-verbs = 喂食、猎食、燃烧脂肪
key-state = 我的概况

## Answers to keys

# $animals: a list of tags.
seat-state = { $name }：动物{ $animals }，手牌{ $cards }，分数{ $points }。
state-hungry = 饥饿：{ $animals }。
state-passed = { $name }：已跳过。
peek-nothing = 先移到一个棋子上，再细看。
nothing-lit = 现在没有可以选择的棋子。
no-pass = 现在不能跳过。
nothing-to-confirm = 没有待确认的事。
no-seat = 没有{ $n }号座位。
no-take = 你现在没有能拿取食物的动物。
no-hunt = 你现在没有能猎食的动物。
no-burn = 你现在没有能燃烧脂肪的动物。
sound-on = 声音：开
sound-off = 声音：关
key-seat = 某个座位的状态
key-forecast = 现在结束谁会死
key-recap = 你上次行动以来发生的事

## What would happen, what has happened

round-end-title = 如果本回合现在结束
round-end-hungry = 饿死：需要{ $appetite }个食物，有{ $food }个
round-end-none = 没有动物会死：全都吃饱了。
recap-title = 自你上次行动以来
recap-play = 再看一遍
# After the viewer has lost an animal, the story waits for this.
story-go-on = 继续
story-lost = 你失去了{ $n }只动物。
# For those who listen, on an animal while a hunter is picked.
outlook-shielded = 受{ $traits }保护。
outlook-chance = 每100次猎食约有{ $n }次得手。
outlook-defences = 它可能用{ $traits }防御。
verb-take = 喂食
verb-use_pair = 伙伴的食物

## Defending

defend-shed = 弃掉一张性状牌
defend-shed-ways = 有{ $n }张可选；动物存活，猎食者得1个食物
defend-shed-which = 弃掉哪张牌？
defend-mimic = 拟态
defend-mimic-ways = 你有{ $n }只动物可以当替身
defend-mimic-which = 由你的哪只动物当替身？
defend-other = 换一种防御
defend-next = 如果失败，你可以再选一次。

## The island

# Above an animal: who could hunt it now. $name: one hunter or two; $n: how many. Its odds follow.
threat-one = { $name }能猎食它
threat-many = { $n }只能猎食它
# $hunters: all of them, each with its odds.
threat-all = 现在能猎食它的有：{ $hunters }。
legend-threat = 现在谁能猎食它，以及被抓住的几率
legend-safe = 现在谁也不能猎食它，或者它总能逃脱
# Why an animal cannot be hunted, in a word or two below or above it.
safe-swimming = 在水中
safe-high_body_weight = 体型太大
safe-camouflage = 有保护色
safe-burrowing = 在洞穴里
safe-symbiosis = 受保护
safe-other = 够不着
# What a link between two animals does, in a word or two on the link.
link-communication = 一起进食
link-cooperation = 同享食物
link-symbiosis = 保护
# Behind the number of food that is left: how much there was.
food-left = ／共{ $n }个食物
# On a card with one trait: its other use.
or-animal = 或当作动物
# How many own animals died in the night; night-died where not all of them starved.
night-starved = 饿死{ $n }只
night-died = 死亡{ $n }只
# After a night in which own animals died: the dead, the living, the cards that are drawn for them.
night-account = { $dead } · 存活{ $left }只 + 1 = { $cards }张牌
night-cards = { $dead } · { $cards }张牌
night-last = { $dead } · 存活{ $left }只
