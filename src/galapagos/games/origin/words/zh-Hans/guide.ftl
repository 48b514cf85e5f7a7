### 《物种起源》的入门指南：book/guide.yaml所展示的内容。键名见英文文件。

## In one minute, and in steps

minute-origin = 你要培育动物。手中的每张牌都可以背面朝上打出，成为一只新动物；也可以正面朝上打出，成为改变你已有动物的性状。每个回合桌上的食物有限。玩家轮流喂食自己的动物；肉食动物也可以改为吃掉别的动物。回合结束时还饿着的动物会死亡。存活的动物越多，抽到的新牌就越多。牌发完之后再进行最后一回合，然后以存活的动物及其性状计分。
quick-origin-1 = 每人发6张牌。掷骰点数最大者先开始。
quick-origin-2 = 演化：轮流打出一张牌，作为新动物，或作为一只动物的性状；也可以跳过本阶段。
quick-origin-3 = 食物供给：掷骰决定中央有多少食物，供大家共用。
quick-origin-4 = 进食：轮流为一只动物拿取一个食物，或用一只肉食动物猎食，直到所有人都跳过。一只动物需要1个食物，再加上性状上标示的数字。
quick-origin-5 = 灭绝：没有吃饱的动物死亡。然后每人抽一张牌，每有一只存活的动物再多抽一张；既没有动物也没有手牌的玩家抽六张。
quick-origin-6 = 回合开始时抽牌堆已空，这个回合就是最后一回合。之后每只动物2分，每张性状1分，再加上标示的数字。

## Sections of the rules

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

## Chapters

guide-round = 六幅图看懂一个回合
guide-round-1 = 每个回合有四个阶段：演化（出牌）、食物供给（掷骰）、进食（分食物或猎食）、灭绝（饿着的动物死亡，再抽新牌）。下面由Ana和Bo两位玩家走完一个回合。

example-round = Ana和Bo的一个回合
example-round-0 = 演化。Ana把一张牌背面朝上放下：新动物{ $P1a }。Bo也一样。每只动物每回合需要{ $P1a_need }个食物。
example-round-1 = 还是演化：每个轮次打出一张牌。Ana把一张牌正面朝上放在{ $P1a }下面：“肉食”。它现在需要{ $P1a_need }个食物，但可以猎食。Bo再打出一只动物。
example-round-2 = 两人都跳过。食物供给：两人游戏是一颗骰子+2。掷出1，所以中央放{ $centre }个食物。三只动物一共需要4个。
example-round-3 = 进食：每个轮次拿取一个食物。Ana喂{ $P1a }，Bo喂{ $P2b }。中央还剩{ $centre }个。
example-round-4 = 这次Ana不拿取食物，而是猎食。{ $P1a }吃掉Bo的{ $P2a }，得到2个食物。它本来有1个、需要2个，所以只用得上1个，另一个就浪费了。
example-round-5 = 两人都跳过。灭绝：没有动物饿着，所以没有别的动物死亡。新牌：每人一张，每有一只存活的动物再加一张。每人抽2张，现在各有{ $P1_hand }张手牌。

guide-evolution = 演化：出牌
guide-evolution-1 = 轮到你时，打出一张牌，或者跳过。怎么用由你决定：背面朝上是一只新动物；正面朝上是桌上一只动物的性状。许多牌上有两个性状，只能用其中一个。
guide-evolution-2 = 性状放在自己的动物上，只有“寄生虫”放在别人的动物上。同一只动物不能有两个相同的性状，“脂肪组织”除外。
guide-evolution-3 = 跳过的话，整个阶段都不能再行动。没打出的牌留在手里，以后的回合还能用。

example-evolution = 三张牌，三种用法
example-evolution-0 = Ana和Bo各有一只动物。Ana有{ $P1_hand }张手牌。
example-evolution-1 = Ana在{ $P1a }上打出“脂肪组织”：它可以存一个食物。Bo在{ $P2a }上打出“敏捷”。
example-evolution-2 = Ana在Bo的{ $P2a }上打出“寄生虫”。它从需要1个食物变成需要{ $P2a_need }个。Bo没有牌了，跳过。
example-evolution-3 = Ana把最后一张牌当作新动物打出。现在她有{ $P1_animals }只动物要喂，手牌{ $P1_hand }张。

guide-food = 食物供给：有多少食物
guide-food-1 = 起始玩家掷骰。两人游戏是一颗骰子+2，三人是两颗骰子，四人是两颗骰子+2。这么多食物放到中央，供大家共用。先算一算全桌动物一共需要多少，再拿取第一个食物。

example-food = 谁会吃不饱？
example-food-0 = 三位玩家，六只动物。{ $P1a }和{ $P2a }各需要2个，另外四只各需要1个：一共8个食物。
example-food-1 = 骰子掷出2和4：{ $centre }个食物，少了2个。除非有人猎食，否则会有动物挨饿。

guide-feeding = 进食：一次一个
guide-feeding-1 = 轮到你时，做以下三件事之一：从中央为一只动物拿取一个食物、用一只肉食动物猎食，或燃烧一只动物的脂肪。然后轮到下一位，直到所有人都跳过。
guide-feeding-2 = 一只动物需要1个食物，再加上它各个性状上标示的数字。够了就是吃饱，不能再拿取，除非还有空的“脂肪组织”。
guide-feeding-3 = 此外你可以使用不耗费行动的能力：冬眠、践踏、掠夺、喂伙伴。跳过之后，即使中央还有食物，整个阶段也不能再行动。

example-feeding = 三个食物，三只动物
example-feeding-0 = 中央有{ $centre }个食物。Ana有一只肉食动物{ $P1a }，需要{ $P1a_need }个；还有一只没有性状的{ $P1b }。Bo有一只没有性状的动物。
example-feeding-1 = Ana喂{ $P1a }：{ $P1a_food }/{ $P1a_need }。Bo喂{ $P2a }：{ $P2a_food }/{ $P2a_need }。中央还剩{ $centre }个。
example-feeding-2 = 一个食物救不了Ana的两只动物。她喂{ $P1b }，它就吃饱了。中央空了。
example-feeding-3 = 两人都跳过。{ $P1a }需要{ $P1a_need }个食物，只有{ $P1a_food }个，死亡。{ $P1b }和{ $P2a }存活。
example-fat = 留到以后吃
example-fat-0 = { $P1a }有“脂肪组织”。Ana拿取一个食物：{ $P1a }吃饱了。
example-fat-1 = 下一个轮次她再拿取一个：它放在“脂肪组织”上，阶段结束时变成脂肪。以后的回合，她可以燃烧这{ $P1a_fat }个脂肪，不用拿取食物。

guide-hunting = 猎食
guide-hunting-1 = 饿着的肉食动物每回合可以猎食一次，目标是任何别的动物，自己的也行。吃掉猎物就得到2个食物。
guide-hunting-2 = 先看能不能猎食这个猎物：水生的只能由水生的猎食，巨大的只能由巨大的猎食，有“伪装”的只能由有“敏锐视觉”的猎食；吃饱的穴居动物和受“共生”保护的动物是安全的。
guide-hunting-3 = 然后猎物必须使用它的防御，次序由拥有者决定：“敏捷”“拟态”“断尾”。如果都没用，就会被吃掉。

example-hunt = 一次猎食，两次防御
example-hunt-0 = 中央空了。Ana的肉食动物{ $P1a }需要{ $P1a_need }个食物。Bo有{ $P2a }（“敏捷”和“断尾”）和水生的{ $P2b }。
example-hunt-1 = Ana想吃{ $P2b }。
example-hunt-2 = 于是她猎食{ $P2a }。它先逃跑：掷出2，而只有4、5、6才能逃脱。
example-hunt-3 = 下一个防御“断尾”：{ $P2a }弃掉一张牌“敏捷”，活了下来。猎食者得到1个食物而不是2个，现在有{ $P1a_food }/{ $P1a_need }。它这回合的猎食用掉了。

guide-partners = 伙伴
guide-partners-1 = 有三个性状连接你的两只动物。“合作”：一只得到食物，另一只也可以得到1个，不取自中央。“沟通”：一只从中央拿取，另一只也可以拿取。“共生”：一只保护另一只，后者要等前者吃饱才能吃。
guide-partners-2 = 每张互动型性状每个轮次只能使用一次。吃到一个食物，就可能引发连锁。

example-partners = 一个轮次，喂三只
example-partners-0 = { $P1a }和{ $P1b }之间是“合作”，{ $P1b }和{ $P1c }之间是“沟通”。中央有{ $centre }个食物。
example-partners-1 = Ana为{ $P1b }拿取1个食物。中央还剩{ $centre }个。
example-partners-2 = “合作”：{ $P1a }也得到1个食物。它不取自中央，中央还是{ $centre }个。
example-partners-3 = “沟通”：{ $P1b }是从中央拿取的，所以{ $P1c }也可以在那里拿取1个。中央空了，三只都吃饱了。

guide-extinction = 灭绝和新牌
guide-extinction-1 = 没有吃饱的动物都会死亡，它们的牌也一起弃掉。这回合吃了有毒动物的肉食动物也会死亡。脂肪不会自动救命：跳过之前要先燃烧。
guide-extinction-2 = 食物全部移除，脂肪保留。然后每人抽一张牌，每有一只存活的动物再抽一张。既没有动物也没有手牌，就抽六张。

example-extinction = 谁存活，谁抽牌
example-extinction-0 = Ana最后一个跳过。{ $P1a }和{ $P1b }吃饱了。{ $P1c }有{ $P1c_food }/{ $P1c_need }。Bo的{ $P2a }什么都没吃，只有脂肪。
example-extinction-1 = { $P1c }死亡。{ $P2a }也死亡：Bo没有及时燃烧它的脂肪。Ana有2只存活的动物，抽3张牌；Bo一只也没有，但有一张手牌，所以抽1张。

guide-points = 游戏结束与计分
guide-points-1 = 抽牌堆用完后，下一个回合就是最后一回合。之后你每只存活的动物2分，它身上的每张性状1分，再加上标示的数字：“肉食”和“巨大化”1，“寄生虫”2。

example-points = 计分
example-points-0 = 最后一回合。四只动物都吃饱了，Ana正要跳过。
example-points-1 = Ana：两只动物4分，四张性状4分（“合作”只算一次），“肉食”加1分，“寄生虫”加2分：{ $P1_points }分。Bo：两只动物4分，四张性状4分：{ $P2_points }分。

guide-traits = 十九个性状

mistake-carnivorous = 肉食动物不一定要猎食，也可以从中央拿取食物，只是不能在同一轮次里又猎食又拿取。
mistake-fat_tissue = 脂肪不会自己变成食物。燃烧是你这个轮次的行动，要在跳过之前做。
mistake-high_body_weight = 体型大也防不了同样大的对手：有“巨大化”的肉食动物可以猎食它。
mistake-parasite = 终局时“寄生虫”的3分归那只动物的拥有者，而不是你。别让它留在能活下来的动物身上。
mistake-swimming = 水生的肉食动物不能再猎食陆上的动物。
mistake-running = “敏捷”不能选择不用：被猎食时必须掷骰。
mistake-mimicry = 你必须另有一只这个猎食者能猎食的动物，否则“拟态”没有效果。
mistake-tail_loss = 不一定要弃掉“断尾”本身：这只动物的任何一张性状都行，连“寄生虫”也可以。
mistake-burrowing = 只保护吃饱的动物。吃饱之前，它和别的动物一样会被猎食。
mistake-camouflage = 没有“敏锐视觉”的肉食动物看不见它，但这对饥饿没有帮助。
mistake-sharp_vision = 它只能看破有“伪装”的猎物。水生的和巨大的动物照样安全。
mistake-scavenger = 每次猎杀只有一只食腐动物能吃：从猎食者的拥有者开始，按轮次顺序的第一只。
mistake-hibernation = 不能连续两个回合冬眠，最后一回合也不能；睡着的动物照样会被猎食。
mistake-poisonous = 毒挡不住猎食者：你的动物照样被吃掉，猎食者到回合结束才死亡。
mistake-piracy = 只能掠夺还饿着的动物。吃饱的动物身上的食物和脂肪都拿不走。
mistake-grazing = “践踏”不会喂饱自己。它减少的是所有人的食物，也包括你的。
mistake-communication = 第一只必须是从中央拿取食物，而且中央还要有食物，才能使用。
mistake-cooperation = 猎食得到2个食物，伙伴仍然只得到1个。每张互动型性状每个轮次只用一次。
mistake-symbiosis = 先喂负责保护的那只。它饿着的时候，另一只什么也不能拿取。
