### 规则书。规则条文在origin_rules.ftl和darwin_rules.ftl里，性状和事件在origin.ftl和darwin.ftl里，
### 自定规则在web.ftl里。

book-title = 《{ $game }》规则

## 各部分的标题

head-quick = 快速上手
head-example = 例子：
head-mistake = 常见错误：
head-try = 从这里开始玩
head-print = 打印
head-exact = 确切的规则
head-switch = 自定规则：
head-rules = 全部规则
head-lists = 一览表

## 《物种起源》：一分钟说明和步骤

minute-origin = 你培育动物。手中的每张牌都可以背面朝上放下，成为一只新动物；也可以正面朝上放下，成为改变你已有动物的性状。每个回合桌上的食物有限。玩家轮流喂食自己的动物；肉食动物可以改为吃掉别的动物。回合结束时还饿着的动物死亡。存活的动物越多，得到的新牌就越多。牌发完之后再进行最后一回合，然后剩下的动物计分。
quick-origin-1 = 每人发6张牌。掷骰点数最大者先开始。
quick-origin-2 = 演化：轮流打出一张牌，作为新动物，或作为一只动物的性状；也可以跳过本阶段。
quick-origin-3 = 食物供给：掷骰决定中央有多少食物，供大家共用。
quick-origin-4 = 进食：轮流为一只动物拿取一个食物，或用一只肉食动物猎食，直到所有人都跳过。一只动物需要1个食物，性状上的加号会使它需要更多。
quick-origin-5 = 灭绝：没有吃饱的动物死亡。然后每人抽一张牌，每有一只存活的动物再多抽一张；既没有动物也没有手牌的玩家抽六张。
quick-origin-6 = 回合开始时抽牌堆已空，这个回合就是最后一回合。之后每只动物2分，每张性状1分，性状上的加号再加相应的分数。

## 《达尔文之选》：一分钟说明和步骤

minute-darwin = 你用卡片拼出动物：一个头部、一个身体，或许还有脚、翅膀和尾巴。每个物种住在一个生物群系里；生物群系要求某些能力，看重另一些能力，并把植物和肉先供给适应力最高的物种。在一个纪元里，玩家轮流创造物种、让它们突变或迁徙。然后进行评估：不符合要求或找不到食物的物种死亡，挨饿的肉食动物捕食，存活的物种得到达尔文点数，各生物群系中的最佳者和全桌最强者得到更多。接着发生一个事件，一些生物群系被替换，下一个纪元开始。四个纪元之后，以存活物种上的点数和储备中的点数决定胜负。
quick-darwin-1 = 每人抽十张卡片，小卡或大卡任选。一个物种需要头部（小卡）和身体（大卡）。
quick-darwin-2 = 轮流用一个物种执行一个主要行动：创造、突变或迁徙；也可以结束本纪元的行动。每个物种每个纪元只行动一次。同一轮次中还可以与交易区交换一张卡片。
quick-darwin-3 = 物种必须具备生物群系所要求的能力，且没有它禁止的能力。有几颗红心，就需要几单位食物。
quick-darwin-4 = 适应力是物种在其生物群系所计的各项能力上的总数。排名决定谁先进食：先比适应力，再比竞争力，最后比红心，高者在前。
quick-darwin-5 = 所有人都结束行动后，评估这个纪元：不符合要求的物种死亡，挨饿的草食和杂食动物死亡，挨饿的肉食动物捕食、捕不够的也死亡，存活者和领先者得到点数，全桌竞争力最强的三个物种得3、2、1点。
quick-darwin-6 = 然后翻开一个事件，替换一些生物群系，手牌补到十张，下一个纪元开始。最后一个纪元之后，点数最多者获胜。

## 图中的文字

# A species inside a sentence: $kind begins with a capital letter, $low does not.
book-species = { $kind }
book-switch = 「{ $name }」
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
column-plus = 加号
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
column-duration = 持续
event_lasts = 整个纪元
event_instant = 即时

## 《物种起源》规则的章节

section-EV-COMP = 盒内配件
section-EV-TOK = 食物标记
section-EV-SET = 游戏准备
section-EV-ROUND = 回合
section-EV-EVO = 第1阶段：演化
section-EV-FOOD = 第2阶段：食物供给
section-EV-FEED = 第3阶段：进食
section-EV-EXT = 第4阶段：灭绝与抽牌
section-EV-END = 游戏结束
section-EV-SCORE = 计分
section-EV-TRAIT-GEN = 性状总则
section-EV-ATK = 猎食
section-EV-TRAIT-CARNIVOROUS = 肉食
section-EV-TRAIT-FAT = 脂肪组织
section-EV-TRAIT-HIGH_BODY_WEIGHT = 巨大化
section-EV-TRAIT-PARASITE = 寄生虫
section-EV-TRAIT-SWIMMING = 水生
section-EV-TRAIT-RUNNING = 敏捷
section-EV-TRAIT-MIMICRY = 拟态
section-EV-TRAIT-TAIL_LOSS = 断尾
section-EV-TRAIT-BURROWING = 穴居
section-EV-TRAIT-CAMOUFLAGE = 伪装
section-EV-TRAIT-SHARP_VISION = 敏锐视觉
section-EV-TRAIT-SCAVENGER = 食腐
section-EV-TRAIT-HIBERNATION = 冬眠
section-EV-TRAIT-POISONOUS = 有毒
section-EV-TRAIT-PIRACY = 掠夺
section-EV-TRAIT-GRAZING = 践踏
section-EV-TRAIT-COMMUNICATION = 沟通
section-EV-TRAIT-COOPERATION = 合作
section-EV-TRAIT-SYMBIOSIS = 共生
section-EV-PAIR = 互动型性状
section-EV-CHAIN = 连锁触发
section-EV-VAR = 变体规则：存活者得分
section-EV-2DECK = 两副牌：5至8名玩家
section-EV-TEAM = 组队
section-EV-INFO = 谁可以知道什么

## 《达尔文之选》规则的章节

section-DC-TERM = 用语
section-DC-CMP = 盒内配件
section-DC-SET = 游戏准备
section-DC-INFO = 谁可以知道什么
section-DC-ERA = 纪元
section-DC-TURN = 轮次
section-DC-ACT-REDRAW = 重抽
section-DC-ACT-TRADE = 交易
section-DC-ACT-MAIN = 主要行动
section-DC-ANAT = 身体构造
section-DC-ACT-CREATE = 创造
section-DC-ACT-MUTATE = 突变
section-DC-ACT-MIGRATE = 迁徙
section-DC-LEAD = 领先者
section-DC-FOOD = 食物
section-DC-DEATH = 死亡
section-DC-EVAL-REQ = 评估阶段第1步：能力要求
section-DC-EVAL-FOOD = 评估阶段第2步：食物评估
section-DC-EVAL-PRED = 评估阶段：捕食
section-DC-EVAL-SURV = 评估阶段第3步：存活
section-DC-EVAL-ADAPT = 评估阶段第4步：适应力
section-DC-EVAL-COMP = 评估阶段第5步：竞争力
section-DC-TRANS-1 = 过渡阶段第1步：事件
section-DC-TRANS-2 = 过渡阶段第2步：生物群系替换
section-DC-TRANS-3 = 过渡阶段第3步：重新分配食物
section-DC-TRANS-4 = 过渡阶段第4步：玩家标记物
section-DC-TRANS-5 = 过渡阶段第5步：更新交易区
section-DC-TRANS-6 = 过渡阶段第6步：补充手牌
section-DC-TRANS-7 = 过渡阶段第7步：新的起始玩家
section-DC-EVT-DEGEN = 退化
section-DC-EVT-SPECIAL = 荒漠化、冰河时代、造山运动
section-DC-EVT-AXIS = 地轴移位
section-DC-EVT-FLOOD = 洪水
section-DC-EVT-HURRICANE = 飓风
section-DC-EVT-INTRUDERS = 入侵者
section-DC-EVT-MEATBOOM = 肉类繁盛
section-DC-EVT-PLANTBOOM = 植物繁盛
section-DC-EVT-METEOR = 陨石来袭
section-DC-EVT-OPTIMAL = 最佳环境
section-DC-EVT-LOWMUT = 低突变率
section-DC-EVT-DRIFT = 大陆漂移
section-DC-EVT-EPIDEMIC = 瘟疫
section-DC-EVT-VOLCANO = 火山爆发
section-DC-END = 游戏结束
section-DC-BEG = 初学者模式
section-DC-2P = 双人对战模式
section-DC-TEAM = 2对2分组对抗模式
section-DC-KIDS = 儿童模式
section-DC-3ERA = 三个纪元
section-DC-LEM = 由规则推出的结论
