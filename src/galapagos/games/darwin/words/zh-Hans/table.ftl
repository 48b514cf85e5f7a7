### 《达尔文之选》的终端牌桌。

welcome-aim = 创造物种，让它们在适合的地方生存，终局时点数最多者获胜。
welcome-how = 你是{ $who }。轮到你时，输入选择的编号，然后按Enter。
welcome-more = 随时可以输入help。按Ctrl-C离开；每一步都会保存。

note-empty_hand = 你没有手牌。
note-empty_zone = 交易区是空的。
note-more_ideas = （还有{ $n }个主意：ideas）
note-no_ideas = 程序看不出你用现有的卡片能做什么。
note-of_cards = 共{ $cards }
note-no_forecast = 现在没有什么可以预测。

head-era = 第{ $era }纪元，共{ $eras }个
head-last_era = 第{ $era }纪元，共{ $eras }个，最后一个
head-before_era = 第{ $era }纪元之前，共{ $eras }个
head-event = 事件：{ $event }
head-last_event = 上一个事件：{ $event }
head-you = 你
head-cards = { $n }张卡片
head-points = { $n }点
head-banked = { $n }点（储备{ $bank }点）
head-team = 与{ $seat }同队
head-first = 起始玩家
head-passed = 已结束行动
head-zone = 交易区：
head-hand = 你的手牌：
head-ideas = 主意：
head-ideas_score = 主意，以及如果纪元随即结束你的得分（维持现状：{ $n }点）：

biome-empty = 这里没有物种
biome-deadly = 没有物种能在这里存活
biome-reward = { $n }点
biome-food = 植物{ $plants }/{ $all_plants } 肉{ $meat }/{ $all_meat }
biome-left = 左
biome-right = 右
biome-side = { $continent }（{ $side }）

species-you = 你
species-numbers = { $diet } 适{ $adaptation } 竞{ $competition }
species-hearts = ♥{ $n }
species-hunting = { $food } 捕食{ $prey }
species-points = { $n }点
species-leads = 领先
species-prey = 有危险
species-protected = 不怕捕食者
species-acted = 已行动
species-line = { $species }在{ $slot }：{ $stats }

card-taken = （你的）
card-planned = （计划中）
card-unknown = { $n }张未知的卡片

draft-line = 尚未确定：{ $draft }。
draft-trade = 用{ $given }交换{ $taken }

command-go_on = 继续；轮到你时仍可重抽
command-build = 自己组合物种
command-mutate = 让一个物种突变
command-migrate = 让一个物种迁徙
command-trade = 交易一张卡片
command-redraw = 重抽：保留一张，换一手牌
command-take_over = 接管队友的一个物种
command-show = 展示最多4张：show a c
idea-worth = { $n }点
idea-then = 之后：{ $action }

usage-trade = 请输入trade、你的卡片、for、交易区的卡片，例如：trade a for z1
usage-redraw = 请输入redraw keep和一张卡片，例如：redraw keep a
usage-show = 请输入show和最多4张卡片，例如：show a c
usage-open = 请输入open和要向所有人展示的卡片，例如：open a
usage-take_over = 你的队友有{ $species }。请输入take over、物种和for draws，或用两张卡片支付：take over S1 for a b
usage-no_species = 没有物种
usage-species = 请输入species和物种的代号，例如：species S1
usage-no_actor = 本纪元你已没有可以行动的物种。
usage-which_species = 哪一个？你有{ $species }。请一并输入，例如：mutate S1

question-turn = 创造一个物种，或让一个物种突变或迁徙，或是结束行动。
question-turn_pad = 创造一个物种，或让一个物种突变或迁徙。
question-kids = 创造一个物种，或者结束行动。
question-beginner_1 = 创造一个物种，或者结束行动。所有人都结束行动后才计算食物。
question-beginner_2 = 让一个物种突变或迁徙，或是结束行动。
question-beginner_none = 你已没有可以突变或迁徙的物种：请结束行动。
question-confirm_turn = 完成轮次，或改变主意。
question-passed = 你已结束行动；每次轮到你时仍可交易一张卡片。
question-moment = 现在是{ $seat }的轮次。看看你的手牌：保留，还是趁大家都没行动时重抽？
question-draw = 再抽{ $n }张：从哪个牌堆抽？（s小卡，l大卡，可连写如ssl，或rest）
question-draw_pad = 再抽{ $n }张：小卡还是大卡？
question-discard = 逐张弃掉你不想保留的卡片。
question-discard_pad = 弃掉你不想保留的卡片。
question-show = 向队友展示最多4张手牌；四位玩家同时进行。
question-give = { $seat }向你要一张卡片。你给哪一张？
question-pay = 为得到的卡片支付代价。
question-deal_draw = { $seat }支付：你可以抽{ $n }张卡片。
question-hunt_first = 你的捕食者完全并列：哪一个先捕食？
question-eat = { $hunter }捕食。可选的猎物完全并列：吃哪一个？
question-event = { $event }：请选择。
question-bequeath = 入侵者：还有{ $n }点要分配。给这个物种几点？
question-bequeath_pad = 入侵者：把{ $n }点分给你的物种。
question-pick = 要取出哪个生物群系放到桌上？

answer-why_usage = 请输入why和一个行动，例如：why migrate S1 to savanna

warning-redraw = 弃掉的卡片不会回来。
warning-trade_lost = 如果结束行动，计划的交易就会取消。
warning-idle = 你在本纪元还什么都没做，手中有{ $n }张卡片。
warning-could_act = 你在本纪元仍可行动，手中有{ $n }张卡片。

forecast-all_live = 如果现在评估，没有物种会死亡。
forecast-points = { $seat }得{ $n }点
forecast-earn = 如果纪元现在结束，得分为：{ $points }。

# --- 工作台 ------------------------------------------------------------------------------------

bench-together = 合计：
bench-yes = 可以：
bench-no = 不行。
bench-fits = 目前适合
bench-unknown = 在这里看不懂：{ $text }。按Enter查看进度，输入cancel离开。
bench-no_biome = 没有这个生物群系：{ $text }。请输入它的编号或英文名（如savanna）。
bench-which_biome = 放在哪个生物群系？请输入done和编号。
bench-no_home = 目前没有生物群系适合它；原因见上。
bench-nothing = 目前还没有可做的事。
bench-cancelled = 已收起。
bench-nothing_to_undo = 没有可以收回的步骤。
bench-no_card = 你手中没有这张卡片：{ $text }。请输入它的字母。
bench-several_cards = 符合{ $text }的卡片不止一张。请输入其中一张的字母。
bench-add_usage = 请输入add和卡片的字母，例如：add a c
bench-remove_usage = 请输入remove和一张卡片，例如：remove tail
bench-not_on_it = 它没有这张卡片，或有不止一张：{ $text }
bench-which_legs = 它有两张脚卡。请输入换掉哪一张：replace 旧 新
bench-replace_usage = 请输入replace、物种的一张卡片和你的一张手牌：replace legs a

build-title = 正在组合{ $species }
build-prompt = build：add 卡片、remove 卡片、in 生物群系、done、cancel
build-usage = 输入字母加入卡片（a c）。in 2：查看一个生物群系。done 2：在那里创造。

mutate-title = { $species }正在突变
mutate-prompt = mutate：add 卡片、remove 卡片、done、cancel
mutate-usage = add会替换同一部位。remove tail、replace legs a。undo收回一步。
mutate-left = 还可突变{ $n }次。
mutate-prices = 单一突变花费{ $one }点，双重突变花费{ $two }点，由它支付。

migrate-title = { $species }正在迁徙
migrate-prompt = migrate：to 生物群系、done、cancel
migrate-usage = to 2：查看一个生物群系。done 2：迁徙到那里。

cards-none = 没有符合的卡片
cards-key = { diet_mark-herbivore }、{ diet_mark-carnivore }、{ diet_mark-omnivore }：食性；♥：红心；{ stats-competition_mark }：竞争力；[{ stats-leg_mark }{ stats-leg_mark }{ stats-wing_mark }{ stats-tail_mark }]：可接脚、翅膀、尾巴
cards-count = { $all }张卡片中的{ $n }张，卡组{ $set }
cards-biome = { $reward }点，植物{ $plants }，肉{ $meat }；{ $demands }

end-living = 物种
end-species = 物种上的点数
end-bank = 储备

help-text =
    输入选择的编号、命令，或完整的行动：pass、confirm、
    trade a for z1、create a c in savanna、migrate S1 to 2、mutate S1 add b。
    你的卡片用字母表示，交易区用z1 z2，物种用S1，生物群系用1 2。

      build         逐张组合物种，并查看各生物群系的判断
      mutate S1     让物种突变；migrate S1 让它迁徙
      ideas         程序想到的主意；用编号选择
      confirm       完成轮次；在此之前可用take back和cancel trade收回
      forecast      现在谁会死亡，以及点数；species S1 查看它的卡片
      table, hand   再看一次牌桌；用文字说明手牌；zone、hands（别人的）
      log [n]       最近n行日志，附相关规则
      summary [n]   每纪元的小结；summary 2：第2纪元
      hint [BOT]    顶级掠食者（或其他电脑玩家）在你的位置会怎么做，以及理由
      reason [n]    对手如何评估自己最近的n个决定
      why ACTION    某个行动为何不可行：why migrate S1 to savanna
      rules WORD    规则条文：rules DC-FOOD-05、rules migrate、rules
      undo          撤销你的上一个选择，只要它没有揭示任何信息
      save [FILE]   另存一份；load FILE 继续另一局；quit 离开

    物种由头部和身体组成；脚、翅膀和尾巴要有身体上的连接点。
    “适”是它在所在生物群系的适应力：比适应力较低的先进食。
    “竞”是它的竞争力：用于打破平局、赢得点数、决定谁能吃谁。
    红心（♥）是它需要的食物：“草”吃植物，“肉”吃肉或其他物种，
    “杂”两者都吃。“2/3”表示：需要3单位食物，已有2单位。纪元结束时，
    挨饿和不符合要求的物种死亡；存活的得1点，每个生物群系中适应力最高的
    得到该处的点数，竞争力最高的三个得3、2、1点。
cards-made = { $folder }中是Galapagos自带卡组的副本。修改其中的文件，然后运行：
cards-error = 错误：{ $what }
cards-warning = 警告：{ $what }
cards-errors = { $n }个错误
cards-warnings = { $n }个警告
cards-bad = { $errors }，{ $warnings }
cards-good = { $set }：{ $cards }张动物卡，{ $biomes }个生物群系，{ $events }个事件；{ $warnings }。可以使用。

## A puzzle. $best, $points: players with their points.

puzzle-soon = 本纪元结束时的分数大约是：{ $best }；若选诱人的行动：{ $points }。
puzzle-soon-next = 下一纪元结束时的分数大约是：{ $best }；若选诱人的行动：{ $points }。
puzzle-soon-worse = 本纪元结束时的分数大约是：{ $points }；若采取最佳行动：{ $best }。
puzzle-soon-worse-next = 下一纪元结束时的分数大约是：{ $points }；若采取最佳行动：{ $best }。
puzzle-ahead = 继续推演{ $of }次，本纪元结束时你领先的次数：最佳行动后{ $best }次，“{ $other }”后{ $n }次。
