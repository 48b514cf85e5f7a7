### 浏览器里的《达尔文之选》牌桌。阶段和动物的名称见darwin.ftl和卡片数据。

era = 第{ $n }纪元，共{ $of }个
era-event = 事件
era-strongest = 目前最强
deck-small = 小卡
deck-large = 大卡
points = 点数
trade-zone = 交易区
hand-cards = { $n ->
    [0] 没有手牌
   *[other] 你的手牌：{ $n }张
}
hand-none = 你没有手牌。
card-picked = 已选
card-used = 已用于草案
card-swapped = 计划中的交易
card-elsewhere = { $card }：现在不在你手中。
nobody-here = 这里没有物种。
can-live = 它能在这里存活。
place-here = 放在这里
ground-token = 竞争板块
ground-volcano_active = 活火山
ground-volcano_rainforest = 旧火山
# 供听的人使用：生物群系及其要求。
biome-name = { $title }。{ $words }剩下{ $plants }单位植物和{ $meat }单位肉。奖励{ $reward }点。
biome-needs = 要求{ $needs }。
biome-needs-nothing = 没有能力要求。
biome-forbids = 禁止{ $symbols }。
forbidden = 禁止：{ $symbol }
# $state：fed、hungry、excluded；不计食物时为plain。
species-name = 排名{ $rank }/{ $of }，{ $own ->
    [yes] 你的
   *[no] { $owner }的
}{ $kind }，{ $diet }，适应力{ $adaptation }，竞争力{ $strength }，{ $state ->
    [fed] 吃饱，食物{ $food }/{ $hearts }
    [hungry] 挨饿，食物{ $food }/{ $hearts }
    [excluded] 不符合要求
   *[plain] { $hearts }颗红心
}，{ $points }点。
would-die = 如果现在评估，它会死亡。
death-requirement = 如果现在评估，它会死亡：它不符合所在生物群系的能力要求。
death-hunger = 如果现在评估，它会饿死。
death-eaten = 如果现在评估，它会被吃掉。
death-lower_carnivore = 如果现在评估，它会死亡：适应力更高的肉食动物找不到足够的猎物。

## 组合物种

builder = 组合台
new-species = 新物种
turn-create = 创造一个物种。
turn-change = 让一个物种突变或迁徙。
turn-none = 你已没有可做的行动：请结束行动。
builder-start = 创造一个物种：先放身体。
builder-go-on = 加上其他部位，再放到绿色的生物群系。
change-or-move = 让它突变，或迁徙到绿色的生物群系。
clear = 清空
parts-used = 已用的部位
take-off = 取下{ $card }
hearts = 红心
strength = 竞争力
adaptation = 适应力
price = 这次突变花费{ $n }点。
verb-create = 创造
verb-pass = 结束行动
do-mutate = 让它突变
finish-turn = 完成轮次
new-hand = 换一手牌？
full-redraw = 创造不出物种：重抽全部手牌
keep-which = 保留哪一张？其余的全部重抽。这个动作不能撤销。
trade-for = 用它交换交易区的哪一张？
trade-give = 你用哪一张手牌来换？

## 抽牌

draw-counts = { $heads }个头部，{ $bodies }个身体：物种两者都需要。
draw-small = 抽小卡（剩{ $n }张）
draw-large = 抽大卡（剩{ $n }张）
draw-alternate = 其余的交替抽取

## 详情页

owner = 拥有者
lives-in = 所在地
rank = 排名
diet = 食性
species = 物种

## 物种和生物群系上的标记

leads = 它在所在的生物群系领先。
has-acted = 它在本纪元已经行动。
goes-hungry = 它会挨饿。
volcano-leave = 请在纪元结束前离开：留下的物种会死亡。
biomes = 生物群系
biome-counts = 适应力按{ $symbols }计。
biome-food = 植物：剩{ $plants_left }/{ $plants }。肉：剩{ $meat_left }/{ $meat }。
biome-reward = 适应力最高的物种得{ $n }点。
n-of = { $n }/{ $of }
hunted-by = 捕食者：{ $kind }（{ $owner }）。
would-hunt = 它会捕食：{ $prey }。
cards-of-it = 它的卡片

## 组合台的位置与判定

place-head = 头部
place-body = 身体
place-legs = 脚
place-more_legs = 另一对脚
place-wings = 翅膀
place-tail = 尾巴
site-free = 空的连接点：{ $place }
choose-replaced = { $card }要替换哪一张？请点它的位置。
rank-short = 排名{ $rank }
verdict-spoken = { $legal ->
    [yes] { $biome }：可以，排名{ $rank }。
   *[no] { $biome }：不行，有{ $n }个原因。
}
verdict-so-far = 目前没有问题。
place-in = 放在这里：{ $biome }
starves-own = 会让你的{ $kinds }挨饿。
move-to = 迁徙到：{ $biome }
place-nowhere = 放置
cancel = 取消
verb-mutate = 突变
verb-migrate = 迁徙
verb-take_back = 收回行动
verb-untrade = 取消交易
seek-mutate = 哪个物种要突变？
seek-migrate = 哪个物种要迁徙？
change-or-move-it = 让它突变或迁徙
cannot-act = 它现在不能行动。

## 草案

not-final = 尚未确定：{ $draft }。
draft-create = 创造{ $kind }，放在{ $biome }
draft-mutate = 让{ $kind }突变
draft-migrate = 让{ $kind }迁徙到{ $biome }
draft-trade = 用{ $give }交换{ $take }
trade-giving = 你给出：{ $card }。
trade-taking = 你换来：{ $card }。

## 玩家和手牌

seat-name = { $name }：{ $cards }张卡片，{ $points }点{ $state ->
    [turn] ，正在行动
    [passed] ，已结束行动
   *[none] {""}
}。
first-player = 起始玩家
seat-score = 共{ $total }点：物种上{ $species }点，储备{ $bank }点。
seat-hand = 手牌：{ $small }张小卡和{ $large }张大卡。{ $known ->
    [0] 你一张也不知道。
   *[other] 你知道其中{ $known }张：
}
no-species = 桌上没有物种。
hand-or-zone = 手牌或交易区
tab-hand = 手牌（{ $n }）
decks-label = 牌堆
pick-one = 选择一张卡片。
pick-up-to = 已选{ $n }张，最多{ $most }张。
keep-and-draw = 保留它并抽牌
discard-words = 弃掉不想要的卡片，然后补满手牌。
discard-and-draw = { $n ->
    [0] 全部保留并抽牌
   *[other] 弃掉{ $n }张并抽牌
}

## 2对2

show-words = 你的队友会看到这些卡片；大家同时展示。
show-cards = { $n ->
    [0] 不展示
   *[other] 展示{ $n }张
}
ask-partner = 向{ $name }要一张卡片
give-words = 你可以给一张卡片，也可以不给。
give-card = 给这张卡片
give-nothing = 不给
pay-words = 得到卡片要付代价：把你的一张卡片放入交易区，或让对手抽一张。
pay-card = 用这张卡片支付
pay-draw = 让对手抽牌
decline-draw = 不抽
open-words = 你可以让所有人看一张卡片。这个动作不能撤销。
open-card = 向所有人展示
take-over = 接管
take-over-words = 代价是你的两张卡片，或让对手抽两张。该物种在本轮次仍可行动。
take-over-cards = 用两张卡片支付
take-over-draws = 让对手抽两张

## 事件与并列

event-lasts = 在整个纪元有效。
event-done = 已经发生，之后不再有影响。
loses-card = 失去{ $card }
exactly-tied = 各项数值都相等，由你决定。

## 预测

forecast = 预测：如果现在评估，谁会死亡？
forecast-certain = 如果现在进行评估，结果就会是这样。
forecast-uncertain = 如果现在进行评估，结果会是这样，除非过程中的选择改变结果。
forecast-none = 如果现在评估，没有物种会死亡。
forecast-later = 目前没有什么可以预测。

## 评估的经过

story = 评估的经过
story-steps = 步骤
story-step-1 = 1 要求
story-step-2 = 2 食物
story-step-3 = 3 存活
story-step-4 = 4 适应力
story-step-5 = 5 竞争力
story-step-6 = 新纪元
story-told = 本纪元正在评估。
story-yours = 你的
story-controls = 经过
story-back = 上一步
story-next = 下一步
story-end = 评估结束
story-pause = 暂停
story-play = 播放
story-fast = 快速
story-mine = 只看我的
story-skip-biome = 跳过这个生物群系
story-skip = 跳到得分
story-close = 回到牌桌
story-again = 重看评估的经过

## Crowds, passing, points to spread

folded = 还有{ $n }个物种：{ $species }
food-eaten = 食物
no-change = 数值不变。
points-left = 还要分配{ $n }点
give-point = { $kind }得{ $n }点。再给一点。
point-less = 少给一点：{ $kind }
point-more = 多给一点：{ $kind }
spread-even = 平均分配
spread-done = 分配这些点数
pass-title = 结束行动？
pass-words = 本纪元你不再行动。
pass-doomed = 照现在的情况，你有{ $n }个物种会死亡：
pass-not = 继续行动
builder-open = 在组合台创造物种

## A seat in one breath

seat-state-darwin = { $name }：{ $points }点，{ $cards }张卡片。
lives-there = { $biome }：{ $species }。

## Keys

key-darwin-verbs = 创造、突变、迁徙、交易
key-story = 重看评估的经过
key-biome = 组合台：读出生物群系的判断
key-take-off = 组合台：取下卡片

## What the symbols of cards are for

sign-ability = 有的生物群系要求它，有的按它计适应力。
sign-dig = 不会被吃掉。
sign-poison = 不会被吃掉。
sign-hearts = 需要这么多食物；被捕食时也提供这么多肉。
sign-competition = 决定能否捕食，平手时也看它；全桌最强的三个物种得点。
sign-herbivore = 吃植物。
sign-carnivore = 吃肉；挨饿时会捕食。
sign-omnivore = 先吃植物，不够再吃肉；从不捕食。
sign-adaptation = 生物群系计入的标记总数；适应力最高的先进食。
sign-points = 放在得点的物种身上；点数最多的人获胜。
sign-leaf = 草食和杂食动物的食物。
sign-meat = 肉食动物的食物；植物不够时杂食动物也吃。
sign_name-leaf = 植物
sign_name-meat = 肉
