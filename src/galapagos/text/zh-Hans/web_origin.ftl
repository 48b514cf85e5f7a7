### 浏览器里的《物种起源》牌桌。性状和阶段的名称见origin.ftl。

round = 第{ $n }回合
last-round = 第{ $n }回合，最后一回合
phases = 阶段
pile = 抽牌堆：{ $n }
table-title = { $game }，第{ $n }回合
# 供听的人使用：中央的食物。
centre = 中央的食物：{ $n }
centre-short = 食物
# $dice：「2 + 6」。$bonus：固定加上的数。
rolled = { $bonus ->
    [0] 掷出{ $dice }
   *[other] 掷出{ $dice }，再加{ $bonus }
}
plays = 行动中
seat-region = { $n ->
    [0] { $name }，没有动物
   *[other] { $name }，{ $n }只动物
}
points-if-all-live = 如果动物全部存活：{ $n }分
no-animals = 没有动物。
no-own-animals = 还没有动物：把一张牌当作动物打出。
new-animal = 新动物
hand = { $n ->
    [0] 没有手牌
   *[other] { $n }张手牌
}
hand-empty = 你没有手牌。
# $state：fed、hungry或asleep。
animal-name = { $owner }：动物{ $n }。{ $traits }。食物{ $food }/{ $appetite }。{ $fat ->
    [0] {""}
   *[other] { $fat }个脂肪。
}{ $state ->
    [fed] 吃饱。
    [asleep] 冬眠中。
   *[hungry] 饥饿。
}
animal-link = 与{ $other }：{ $trait }。
animal-title = { $owner }：动物{ $n }
no-traits = 没有性状
food-of = { $food }/{ $appetite }
fat = 脂肪
mark-ran = 已逃跑
mark-mimicked = 已使用拟态
mark-grazed = 已践踏
mark-hunted = 已猎食
mark-robbed = 已掠夺
mark-asleep = 冬眠中
mark-poisoned = 中毒
mark-slept_last = 上回合冬眠过

## 操作

choose = 要做哪一样？
choose-place = 为性状选择一只动物，或把这张牌当作新动物。
choose-partner = 选择另一只动物。
choose-animal = 选择你的一只动物。
choose-prey = 选择猎物。
choose-victim = 选择要掠夺的动物。
not-possible = 这样不可行。
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
burn-how-much = 燃烧多少脂肪？
less = 减少
more = 增加
hunt-so-far = 这次猎食的经过
sealing = 准备：{ $what }
sealing-only = 别无选择：{ $what }
seal-now = 确认
take-back = 收回
formula = { $bonus ->
    [0] { $dice }颗骰子
   *[other] { $dice }颗骰子+{ $bonus }
}
my-state = 动物：{ $animals }，饥饿：{ $hungry }。手牌：{ $cards }。中央的食物：{ $centre }。分数：{ $points }。
blows = 你遭受的损失
since-away = 你离开期间：
seen = 知道了
tip = 提示
no-tips = 不再提示
tip-start = 点一张牌，再点虚线框：它就成为你的第一只动物。
tip-ring = 动物上方的空圈是它每回合需要的食物。
tip-trait = 亮起的动物可以获得这张牌的性状。
tip-pair = 互动型性状连接你的两只动物：先点一只，再点另一只。
tip-feed = 点亮起的动物来喂它。
tip-hungry = 圈没有填满的动物会在回合结束时死亡。
tip-hunt = 肉食动物可以猎食而不拿取食物：点「猎食」，再点猎物。
tip-fat = 之前回合的脂肪可以当作食物燃烧。
tip-last = 这是最后一回合：存活下来的才计分。
keys = 按键
key-arrows = 在棋子之间移动
key-enter = 对该棋子行动
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
