### 《物种起源》的终端牌桌。

welcome-aim = 用手中的牌培育动物、喂饱它们，终局时得分最高者获胜。
welcome-how = 你是{ $who }。轮到你时，输入选择的编号，然后按Enter。
welcome-more = 随时可以输入help。按Ctrl-C离开；每一步都会保存。

note-empty_hand = 你没有手牌。
note-empty_pile = 你的弃牌堆是空的。

takeback-ask_all = （使用--ask-all时，轮次由你自己结束，因此可以在结束前撤销。）

head-round = 第{ $round }回合
head-last_round = 最后一回合（第{ $round }回合）
head-food = 中央有{ $n }个食物
head-pile = 抽牌堆{ $n }张
head-pile_empty = 抽牌堆已空
head-hand = 手牌{ $n }
head-discard = 弃牌{ $n }
head-points = { $n }分
head-starts = 起始玩家
head-passed = 已跳过
head-turn = 正在行动
head-team = 与{ $seat }同队
head-you = 你
head-no_animals = 还没有动物

card-times = { $card }×{ $n }

animal-fed = 吃饱
animal-hungry = 饥饿
animal-asleep = 冬眠中
animal-fat = 脂肪{ $n }/{ $room }
animal-stored = 储存{ $n }个食物
animal-poisoned = 中毒
animal-hunted = 已猎食
animal-robbed = 已掠夺
animal-grazed = 已践踏
animal-ran = 已逃跑
animal-mimicked = 已拟态
animal-slept_last = 上回合冬眠过
animal-links = { $trait }：{ $links }
animal-link = { $first }–{ $second }
animal-shield = { $first }保护{ $second }

question-evolution = 打出一张牌作为新动物或性状，或者跳过。（输入hand查看牌的说明）
question-evolution_first = 打出一张牌：先从一只新动物开始。
question-feeding = 喂食：你有{ $n }只动物还饿着。
question-feeding_fed = 你的动物都吃饱了；还要做什么？
# $offers: what costs nothing now, each with what it gives.
question-feeding_after = 结束轮次前，还可以不耗费行动：{ $offers }。
question-feeding_several = 现在可免费使用：{ $offers }。
question-feeding_done = 你已经行动。请结束轮次。
offer-communicate = “沟通”从中央喂{ $animals }1个食物
offer-cooperate = “合作”喂{ $animals }1个食物
offer-pirate = “掠夺”让{ $animals }从别的动物夺走1个食物
offer-graze = 践踏毁掉中央的1个食物（{ $animals }）
offer-hibernate = “冬眠”让{ $animals }睡觉并算作吃饱
offer-burn = “脂肪组织”让{ $animals }燃烧脂肪当食物
offer_short-food = { $trait }：{ $animals }得1个食物
offer_short-other = { $trait }：{ $animals }
question-defence = { $hunter }猎食{ $prey }。猎物必须防御；方式和顺序由你决定。
question-scavenge = 有动物被吃掉了。你的哪只食腐动物得到1个食物？
question-declaration = 你有{ $n }只动物存活：每只换1张牌或1分。
question-out_of_turn = 现在是{ $seat }的轮次，但你可以响应：{ $offers }。也可放弃。

warning-no_animals = 你还没有动物，这一回合就没有动物可喂。
warning-hungry_take = 中央还有食物，{ $animals }可以拿取。跳过后，整个阶段都不能再行动。
warning-fat_saves = { $animals }会饿死，而燃烧脂肪可以救它。
warning-sleep_saves = { $animals }会饿死，而冬眠可以救它。
warning-own_prey = { $prey }是你自己的动物。
warning-poison = { $prey }有毒：吃掉它，{ $hunter }就会在回合结束时死亡。
warning-ring = 这会让“共生”首尾相连成环：其中一只靠燃烧脂肪或冬眠吃饱之前，环中的动物都不能进食。
warning-keeps_cards = 你保留{ $n }张牌，本回合不再出牌。
warning-free_pair = { $animals }还能通过“{ $trait }”得到1个食物，不耗费行动。轮次结束后就没有机会了。
warning-free_pirate = { $animals }还能掠夺1个食物，不耗费行动。
warning-could_hunt = { $animals }还能猎食。跳过后，整个阶段都不能再行动。

answer-why_usage = 请输入why和一个行动，例如：why take P2a

end-animals = 动物
end-traits = 性状
end-bonus = 加分
end-variant = 先前
end-discard = 弃牌
end-broken_tie = 同为{ $n }分：弃牌堆较大者胜，{ $own }张对{ $other }张（{ $rule }）。
end-full_tie = 弃牌堆也相同，各{ $own }张（{ $rule }）。

help-text =
    输入选择的编号，或直接输入行动：take P1a、hunt P1b P2a、pass。
    每个词只需输入开头（ta a）；自己的动物只需输入字母。

      table        再看一次牌桌和你的选择
      hand, pile   你的手牌及其作用；你自己的弃牌堆
      log [n]      最近n行日志，附相关规则
      summary [n]  每回合的小结；summary 2：第2回合
      hint [BOT]   顶级掠食者（或其他电脑玩家）在你的位置会怎么做，以及理由
      reason [n]   对手如何评估自己最近的n个决定
      why ACTION   某个行动为何不可行：why take P2a
      rules WORD   规则条文：rules EV-ATK-04、rules swimming、rules
      undo         撤销你的上一个选择，只要它没有揭示任何信息
      save [FILE]  另存一份；load FILE 继续另一局
      quit         离开；这一局会保存，等你回来

    每个回合中，大家先出牌（演化），掷骰得到食物，再喂食动物（进食），
    饥饿的动物死亡（灭绝），存活的动物为你带来新牌。
    “0/2”表示：需要2个食物，已有0个。抽牌堆空了之后再进行最后一回合；
    然后每只动物2分，每张性状1分，使食量增加的性状另有加分。

## A puzzle. $best, $points: players with their points.

puzzle-soon = 本回合结束时的分数大约是：{ $best }；若选诱人的行动：{ $points }。
puzzle-soon-next = 下一回合结束时的分数大约是：{ $best }；若选诱人的行动：{ $points }。
puzzle-soon-worse = 本回合结束时的分数大约是：{ $points }；若采取最佳行动：{ $best }。
puzzle-soon-worse-next = 下一回合结束时的分数大约是：{ $points }；若采取最佳行动：{ $best }。
puzzle-ahead = 继续推演{ $of }次，本回合结束时你领先的次数：最佳行动后{ $best }次，“{ $other }”后{ $n }次。
