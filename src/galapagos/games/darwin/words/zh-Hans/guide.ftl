### 《达尔文之选》的入门指南：book/guide.yaml所展示的内容。键名见英文文件。

## In one minute, and in steps

minute-darwin = 你用卡片拼出动物：一个头部、一个身体，还可以有脚、翅膀和尾巴。每个物种住在一个生物群系里；生物群系要求某些能力，看重另一些能力，并把植物和肉先供给适应力最高的物种。在一个纪元里，玩家轮流创造物种、让它们突变或迁徙。然后进行评估：不符合要求或找不到食物的物种死亡，挨饿的肉食动物捕食，存活的物种得到达尔文点数，各生物群系中适应力最高的和全桌最强的得到更多。接着发生一个事件，一些生物群系被替换，下一个纪元开始。四个纪元之后，以存活物种上的点数和储备中的点数决定胜负。
quick-darwin-1 = 每人抽十张卡片，小卡或大卡任选。一个物种需要头部（小卡）和身体（大卡）。
quick-darwin-2 = 轮流用一个物种执行一个主要行动：创造、突变或迁徙；也可以结束本纪元的行动。每个物种每个纪元只行动一次。同一轮次中还可以与交易区交换一张卡片。
quick-darwin-3 = 物种必须具备生物群系所要求的能力，且没有它禁止的能力。有几颗红心，就需要几单位食物。
quick-darwin-4 = 适应力是物种身上、由所在生物群系计入的标记总数。排名决定谁先进食：先比适应力，再比竞争力，最后比红心，高者在前。
quick-darwin-5 = 所有人都结束行动后，评估这个纪元：不符合要求的物种死亡，挨饿的草食和杂食动物死亡，挨饿的肉食动物捕食、捕不够的也死亡，存活者和领先者得到点数，全桌竞争力最强的三个物种得3、2、1点。
quick-darwin-6 = 然后翻开一个事件，替换一些生物群系，手牌补到十张，下一个纪元开始。最后一个纪元之后，点数最多者获胜。

## Sections of the rules

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

## Chapters

guide-era = 六幅图看懂一个纪元
guide-era-1 = 每个纪元里玩家轮流行动，直到所有人都结束行动：轮到你时，创造一个物种，或让一个物种突变或迁徙。每个物种每个纪元只行动一次。然后是评估、事件和新的生物群系。下面由Ana、Bo和Chen走完一个纪元。

example-era = Ana、Bo和Chen的一个纪元
example-era-0 = 创造。Ana把头部和身体拼在一起，把{ $S3 }放进稀树草原。它需要{ $S3_hearts }单位植物。{ $africa_plants }单位植物刚好够所有物种吃。
example-era-1 = 突变。Bo给他的{ $S2 }接上新的脚。它现在需要{ $S2_hearts }单位植物，而且先进食，因为它的适应力最高：{ $S2_adaptation }。{ $S3 }只剩{ $S3_food }单位：它挨饿。
example-era-2 = 迁徙。Chen创造了一个肉食动物，它吃肉。Ana让她的{ $S1 }迁徙到草原。稀树草原的植物又够了：{ $S3 }又吃饱了。
example-era-3 = Bo和Chen结束行动。现在见分晓：不符合生物群系要求的物种死亡，挨饿的也死亡。四个物种都吃饱了，全部存活。
example-era-4 = Ana结束行动：评估。每个存活的物种得1点；每个生物群系中适应力最高的得到该生物群系的奖励；全桌竞争力最强的三个得3、2、1点。点数放在物种上。
example-era-5 = 事件：退化。Bo的{ $S2 }失去尾巴。然后三个生物群系被替换。稀树草原变成了{ $africa }，那里的物种都不再符合要求。它们必须在下一个纪元突变或迁徙，否则死亡。

guide-create = 创造物种
guide-create-1 = 一个物种需要一个头部和一个身体。头部决定它吃什么：植物、肉，或者都吃。身体决定能接多少脚、翅膀和尾巴。
guide-create-2 = 把所有卡片上的标记加起来。红心是它需要的食物。然后把它放进一个生物群系：它要具备那里要求的能力，没有禁止的能力，并且吃得饱。

example-create = Ana的第一个物种
example-create-0 = Ana有一个头部、一个身体和一对脚。
example-create-1 = 她的物种能在海洋存活吗？
example-create-2 = 稀树草原很适合它：那里要求“陆行”，适应力也计“陆行”。头部1、身体2、脚2，适应力是{ $S1_adaptation }。它有{ $S1_hearts }颗红心，得到{ $S1_food }单位植物。

guide-rank = 适应力和排名
guide-rank-1 = 适应力是物种身上、由所在生物群系计入的标记总数。同一个物种在某个生物群系可能适应力很高，在另一个生物群系却很低。
guide-rank-2 = 每个生物群系里的物种都有排名：先比适应力，相同再比竞争力，再相同比红心，高者在前。排名决定谁先进食，谁得到生物群系的奖励。

example-rank = 稀树草原上的三个物种
example-rank-0 = { $S1 }和{ $S3 }的适应力都是{ $S1_adaptation }。比竞争力：{ $S1_competition }对{ $S3_competition }，所以{ $S1 }排第一。{ $S2 }的竞争力有{ $S2_competition }，但适应力只有{ $S2_adaptation }：排最后。

guide-food = 谁能吃到食物
guide-food-1 = 每个生物群系供给植物和肉。草食动物吃植物，肉食动物吃肉，杂食动物两者都吃，先吃植物。进食按排名先后。第一个吃不够的拿走剩下的，排在它后面的什么也得不到。
guide-food-2 = 每次行动之后食物都重新分配。所以适应力更高的新物种会让别的物种挨饿。只有新来的必须马上吃饱；挨饿的要到评估时才死亡，除非有人救它们。

example-plants = 稀树草原上的八单位植物
example-plants-0 = { $S1 }拿{ $S1_food }单位植物，{ $S2 }拿{ $S2_food }单位：{ $africa_plants }单位用掉7单位。{ $S3 }是肉食动物，拿{ $S3_food }单位肉。
example-plants-1 = Ana创造了{ $S4 }，适应力{ $S4_adaptation }。它先吃：{ $S4_food }单位。然后是{ $S1 }：{ $S1_food }单位。{ $S2 }需要{ $S2_hearts }单位，只剩{ $S2_food }单位：它挨饿。肉不受影响。

guide-mutate = 突变
guide-mutate-1 = 给一个本纪元还没有行动过的物种增加、移除或替换一张卡片。头部和身体只能替换。单一突变免费。同一轮次再突变一次就是双重突变，要花费该物种的点数，最多3点。
guide-mutate-2 = 之后这个物种必须符合生物群系的要求，并且吃得饱。

example-mutate = 单一突变与双重突变
example-mutate-0 = 两个物种的适应力都是{ $S1_adaptation }。Bo的{ $S2 }排第一：竞争力{ $S2_competition }对{ $S1_competition }。
example-mutate-1 = Ana接上猎豹的脚：“陆行”+4。她的{ $S1 }适应力变成{ $S1_adaptation }，需要的植物从2单位变成{ $S1_hearts }单位，并且领先。它的{ $S1_points }点不变。
example-mutate-2 = Bo接上脚和尾巴：双重突变。适应力也是{ $S2_adaptation }，但竞争力{ $S2_competition }：它又领先了。3点从物种上付出：5点变成{ $S2_points }点。

guide-migrate = 迁徙
guide-migrate-1 = 把一个本纪元还没有行动过的物种移到另一个生物群系。它必须符合那里的要求，并且吃得饱。它的点数会跟着走。生物群系被替换之后，迁徙往往是唯一的生路。

example-migrate = 逃离寒冷
example-migrate-0 = 稀树草原变成了{ $africa }，要求“抗寒”。Ana的{ $S1 }不符合要求，得不到食物。
example-migrate-1 = Ana让它迁徙到{ $america }：那里有“陆行”就够了。它得到{ $S1_food }单位植物，{ $S1_points }点也保住了。
example-migrate-2 = Bo和Chen结束行动。Ana现在还能给它接上猎豹的脚吗？每个物种每个纪元只行动一次。

guide-evaluation = 评估：谁存活
guide-evaluation-1 = 所有人都结束行动后：首先，不符合生物群系要求的物种死亡。其次，挨饿的草食和杂食动物死亡。第三，挨饿的肉食动物捕食，排名高的先捕食。
guide-evaluation-2 = 肉食动物吃同一生物群系中它能捕到的、适应力最低的草食或杂食动物：它自己的适应力和竞争力都必须不低于猎物。有“掘地”或“剧毒”的猎物是安全的。猎物有几颗红心，就提供几单位肉。吃不够的肉食动物死亡。
guide-evaluation-3 = 死亡的物种如果有点数，拥有者可以留下1点，放入储备。

example-hunters = 挨饿的肉食动物
example-hunters-0 = 有{ $africa_meat }单位肉。{ $S3 }排第一，拿{ $S3_food }单位。{ $S4 }需要{ $S4_hearts }单位，只剩{ $S4_food }单位。它必须捕食。
example-hunters-1 = 它吃掉{ $S1 }：2颗红心，够了。{ $S2 }有“掘地”，它捕不到。Ana失去{ $S1 }，储备中留下它的1点。

guide-points = 点数
guide-points-1 = 评估时每个存活的物种得1点。每个生物群系中适应力最高的得到该生物群系的奖励，2或3点。然后全桌竞争力最高的三个物种得3、2、1点。点数放在物种上。最后一个纪元之后，把这些点数和储备加起来。

example-points = 计算点数
example-points-0 = 最后一个纪元。四个物种都吃饱了。在海洋里，{ $S3 }和{ $S4 }的适应力都是{ $S3_adaptation }；比竞争力，{ $S4 }胜出。
example-points-1 = 存活：各1点。适应力最高：{ $S1 }得2点，{ $S4 }得2点。竞争力最强：{ $S4 }和{ $S2 }的竞争力都是{ $S2_competition }；适应力更高的{ $S4 }得3点，{ $S2 }得2点，{ $S1 }得1点。所以：{ $S1 }3+1+2+1={ $S1_points }，{ $S2 }2+1+2={ $S2_points }，{ $S3 }1+1={ $S3_points }，{ $S4 }1+1+2+3={ $S4_points }。Ana有{ $P1_points }点，Bo连储备有{ $P2_points }点，Chen有{ $P3_points }点。

guide-change = 事件和新的生物群系
guide-change-1 = 评估之后翻开一个事件。有的立刻生效，有的持续整个下一纪元。然后一些生物群系被替换：你的物种留在原处，住进新的生物群系。手牌补到十张，下一个纪元开始。

example-change = 洪水
example-change-0 = 第一个纪元结束了：所有物种都吃饱了，得到点数。
example-change-1 = 洪水：水行、攀爬、飞行都不会的物种死亡。Ana的{ $S1 }只会“陆行”；她留下它的{ $P1_bank }点。Bo的{ $S2 }会“攀爬”。然后稀树草原变成{ $africa }。

guide-biomes = 各个生物群系
guide-biomes-1 = 生物群系卡上，适应力图示旁的标记会计入适应力。每个例子各有一个符合要求和一个不符合要求的物种。

guide-events = 十六个事件

mistake-degeneration = 卡片由你选，但不能是头部或身体。先确认少了这张卡片，物种是否仍符合生物群系的能力要求。
mistake-desertification = 你的物种不会搬走：它们现在住在沙漠里，下一个纪元再迁徙。
mistake-flood = “陆行”和“掘地”都没有用。只要有一个“水行”、“攀爬”或“飞行”标记就够了。
mistake-hurricane = 适应力4或以上就安全，排在最后也一样。
mistake-ice_age = 两种严寒的生物群系都禁止“耐热”。有“耐热”标记的物种留不下来。
mistake-intruders = 点数不会失去：分给你的其他物种；如果一个物种也不剩，就全部放入储备。
mistake-mountain_formation = 它占用预定替换中的一次，不是额外再换一个。
mistake-axis_shift = 没有物种立刻死亡。它们都住进新的生物群系，有下一个纪元可以迁徙。
mistake-continental_drift = 同一侧的生物群系之间仍然可以迁徙。
mistake-epidemic = 肉食动物不会因此死亡。但肉不够的肉食动物也不能捕食。
mistake-low_mutation = 单一突变也要花费1点。没有点数的物种不必付出点数就能突变。
mistake-meat_boom = 奖励为3的困难生物群系，仍按卡上标示的数量供给。
mistake-meteor = 数量是固定的，有时反而比卡上标示的多。
mistake-optimal = 它不是奖励：什么都不会发生。
mistake-plant_boom = 肉减少到2单位：留意你的肉食动物。
mistake-volcano = 在那里不能创造或突变，只能离开。到了下一个纪元，它就成为热带雨林。
