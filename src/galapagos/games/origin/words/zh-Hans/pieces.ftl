### 《物种起源》。键名与galapagos.origin中的相同：TRAIT_KEYS、EVENT_KEYS、REFUSAL_KEYS……
# $seat是玩家的名字（对读者本人是“你”），$animal是动物及其拥有者（“你的P1a”“Bo的P2c”）。

# What animals are called, by the seat of their owner and in order of birth: the sound of its coat.
animal_names-1 = 澜澜 阿布 天天 塔塔 奇奇 祖祖 露露 米罗 朱诺 阿洛 晴空 贝贝
animal_names-2 = 小椒 阿丹 红豆 探戈 朱砂 玫瑰 红宝 樱桃 阿铜 石榴 番茄 辣辣
animal_names-3 = 豆芽 阿橄 薄荷 抹茶 青柠 小瓜 豌豆 绿萝 香芹 翠翠 竹子 嫩芽
animal_names-4 = 阳阳 蜜糖 琥珀 饼干 黄油 柠檬 芒果 玉米 香草 布丁 咖喱 金橘
animal_names-5 = 李子 紫薇 丁香 葡萄 爵士 绒绒 桑果 兰兰 紫菀 小茄 靛靛 芋头
animal_names-6 = 礁礁 浪花 溪溪 潮潮 飞鱼 水花 湾湾 海星 水洼 涟漪 泡泡 阿汐
animal_names-7 = 桃桃 糖糖 花花 芍药 荔枝 泡芙 郁金 樱樱 粉粉 蜜桃 莓莓 雪糕
animal_names-8 = 灰灰 石板 烟烟 雾雾 影子 云云 雷雷 石墨 暴风 阿铅 微尘 夜夜
# When all names of a seat are given: $name once more, the $n-th of that name.
animal-again = { $name }{ $n }

trait-carnivorous = 肉食
trait-fat_tissue = 脂肪组织
trait-high_body_weight = 巨大化
trait-parasite = 寄生虫
trait-swimming = 水生
trait-running = 敏捷
trait-mimicry = 拟态
trait-tail_loss = 断尾
trait-burrowing = 穴居
trait-camouflage = 伪装
trait-sharp_vision = 敏锐视觉
trait-scavenger = 食腐
trait-hibernation = 冬眠
trait-poisonous = 有毒
trait-piracy = 掠夺
trait-grazing = 践踏
trait-communication = 沟通
trait-cooperation = 合作
trait-symbiosis = 共生

trait_help-carnivorous = 食量+1；每回合可猎食一次，得2个食物；+1分
trait_help-fat_tissue = 把1个多余的食物存成脂肪，供以后的回合燃烧
trait_help-high_body_weight = 食量+1；只有同样巨大的猎食者能猎食它；+1分
trait_help-parasite = 放在别人的动物上：食量+2（但对方+2分）
trait_help-swimming = 只有水生动物能猎食它，它也只能猎食水生动物
trait_help-running = 被猎食时掷骰：4、5、6逃脱
trait_help-mimicry = 被猎食时把猎食者引向你的另一只动物
trait_help-tail_loss = 被猎食时弃掉一张性状牌，保住性命
trait_help-burrowing = 吃饱时不能被猎食
trait_help-camouflage = 只有具有“敏锐视觉”的猎食者能猎食它
trait_help-sharp_vision = 猎食时能看见有“伪装”的动物
trait_help-scavenger = 有动物被吃掉时得1个食物；不能放在肉食动物上
trait_help-hibernation = 可以冬眠，算作吃饱；不能连续两回合，最后一回合不行
trait_help-poisonous = 吃掉它的动物在回合结束时死亡
trait_help-piracy = 每回合一次，从尚未吃饱的动物夺取1个食物
trait_help-grazing = 每轮可毁掉中央的1个食物
trait_help-communication = 连接你的两只动物：一只从中央拿取食物，另一只也可拿取
trait_help-cooperation = 连接你的两只动物：一只获得食物，另一只也可得1个
trait_help-symbiosis = 连接你的两只动物：一只保护另一只，后者在它之后进食

phase-evolution = 演化
phase-feeding = 进食
phase-extinction = 灭绝与抽牌
phase-over = 游戏结束

decision-turn = 完成自己的轮次
decision-defence = 选择防御
decision-scavenge = 选择一只食腐动物
decision-declaration = 选择牌或分数
decision-nothing = 什么也不用做

holding-empty = 一张空的“脂肪组织”
holding-stored = 一张存有食物的“脂肪组织”
holding-fat = 一张存有脂肪的“脂肪组织”

name-no_animal = 那只动物
name-no_trait = 该性状
name-card = 一张牌
name-two_traits = { $first }／{ $second }

# --- 事件 --------------------------------------------------------------------------------------

event-rolled_for_start = { $seat }掷骰决定起始玩家：{ $die }。
event-starting_player = { $seat }是起始玩家。

event-card_dealt = { $you ->
    [yes] 你抽到“{ $face }”。
   *[no] { $seat }抽一张牌。
}

event-round_began-plain = 第{ $round }回合开始。{ $seat }先行动。
event-round_began-last = 第{ $round }回合开始，这是最后一回合。{ $seat }先行动。

event-phase_began-evolution = 演化阶段：大家出牌。
event-phase_began-feeding = 进食阶段：大家喂食动物。
event-phase_began-extinction = 灭绝阶段：饥饿和中毒的动物死亡。

event-animal_laid = { $you ->
    [yes] 你把“{ $face }”作为新动物{ $tag }打出。
   *[no] { $seat }有了一只新动物：{ $tag }。
}
event-trait_laid = { $seat }在{ $animal }上打出“{ $trait }”。
event-pair_laid-plain = { $seat }在{ $animal }和{ $partner }之间放下“{ $trait }”。
event-pair_laid-symbiosis = { $seat }放下“共生”：{ $animal }保护{ $partner }。
event-passed = { $seat }跳过本阶段。
event-turn_ended = { $seat }结束轮次。

event-set_up = { $players }名玩家就座；洗牌完毕。
event-rolled_for_food = 食物骰：{ $die }。
event-food_supplied = 中央放有{ $n }个公共食物。
event-centre_cleared = 中央剩下的{ $n }个食物被清走。
event-pile_empty = 抽牌堆空了：下一回合是最后一回合。
event-food_lost = 失去{ $n }个食物：{ $animal }无法获得。
event-redirected = “拟态”：{ $animal }把猎食者引向{ $substitute }。
event-eaten = { $animal }被{ $hunter }吃掉。
event-poisoned = 有毒：{ $animal }吃了{ $prey }，将在回合结束时死亡。
event-scavenged = { $animal }吃掉剩下的残骸。
event-fell_asleep = { $animal }冬眠：本回合算作吃饱。
event-robbed = “掠夺”：{ $animal }从{ $victim }夺走1个食物。
event-fat_formed = { $animal }把{ $n }个储存的食物变成脂肪。
event-starved = { $animal }饿死：需要{ $appetite }个食物，只得到{ $food }个。
event-died_of_poison = { $animal }中毒而死。
event-buried = { $animal }离开桌面：{ $cards }张牌放入弃牌堆。
event-pair_broken = { $animal }和{ $partner }之间的“{ $trait }”消失。
event-game_ended = 游戏结束。获胜：{ $winners }。

event-food_taken = { $seat }喂食{ $animal }。

event-food_received-eaten = { $animal }吃{ $eaten }个食物。
event-food_received-stored = { $animal }已吃饱，储存{ $stored }个食物。
event-food_received-both = { $animal }吃{ $eaten }个食物，储存{ $stored }个。

event-hunt_announced = { $seat }用{ $animal }猎食{ $prey }。

event-ran-escaped = { $animal }逃跑，掷出{ $die }：逃脱了。
event-ran-caught = { $animal }逃跑，掷出{ $die }：不够快。

event-card_shed-plain = “断尾”：{ $animal }弃掉“{ $trait }”，活了下来。
event-card_shed-fat = “断尾”：{ $animal }弃掉{ $holding }，活了下来。
event-card_shed-pair = “断尾”：{ $animal }弃掉与{ $partner }之间的“{ $trait }”，活了下来。

event-fat_burned = { $seat }燃烧{ $animal }的{ $n }个脂肪。

event-grazed = { $animal }践踏：{ $seat }毁掉中央的1个食物。

event-pair_used-communication = “沟通”：{ $partner }也从中央拿取1个食物。
event-pair_used-cooperation = “合作”：{ $partner }也得到1个食物。

event-woke-lost = { $animal }醒来：它失去了“冬眠”。
event-woke-morning = { $animal }醒来。

event-food_removed-surplus = { $animal }失去{ $n }个食物：它现在需要的变少了。
event-food_removed-over = 回合结束，{ $animal }身上的{ $n }个食物移除。

event-phase_ended-evolution = 演化阶段结束。
event-phase_ended-feeding = 进食阶段结束。
event-phase_ended-extinction = 灭绝阶段结束。

event-waived = { $seat }不使用互动型性状。
event-declared = { $seat }选择{ $cards }张牌和{ $points }分。
event-scored = { $seat }共{ $points }分：动物{ $animals }，性状{ $traits }，加分{ $bonus }，先前{ $variant }。

# 几个事件合成一句。
story-draw_known = 你抽到{ $cards }。
story-draw_hidden = { $seat }抽{ $n }张牌。
story-start_rolls = 掷骰决定起始玩家：{ $rolls }。
story-start_roll = { $seat }掷出{ $die }
story-start_again = { $before }；重掷：{ $rolls }
story-food_roll = 食物骰：{ $dice }，共{ $n }个公共食物。
story-food_roll_plus = 食物骰：{ $dice }，再加{ $plus }，共{ $n }个公共食物。

# --- 拒绝 --------------------------------------------------------------------------------------

refusal-not_your_turn = 还没轮到你：现在由{ $seat }决定。
refusal-already_passed = 你已跳过，要到下一阶段才能再行动。
refusal-game_over = 游戏已经结束。
refusal-wrong_phase = 当前阶段（{ $phase }）不能这样做。
refusal-decision_open = { $seat }要先{ $decision }。
refusal-nothing_to_answer = 现在没有需要你这样回应的事。
refusal-others_may_answer = { $seat }可以使用互动型性状；你的轮次要等对方决定。
refusal-already_acted = 你在本轮次已经行动：请结束轮次，而不是跳过。
refusal-nothing_done = 你在本轮次什么都没做：请跳过，而不是结束轮次。
refusal-main_action_done = 你在本轮次已经拿取食物、猎食或燃烧脂肪；三者只能做一次。
refusal-must_feed = 本桌规定必须喂食：中央有食物，而你有动物能拿取。
refusal-malformed = 这不是一个完整的行动。
refusal-no_such_animal = 桌上没有这只动物。
refusal-not_your_animal = { $animal }不是你的。
refusal-card_not_in_hand = 你手中没有“{ $card }”这张牌。
refusal-trait_not_on_card = “{ $card }”这张牌上没有“{ $trait }”。
refusal-no_such_pair = 这两只动物之间没有“{ $trait }”。
refusal-no_such_card = { $animal }没有这张可以弃掉的牌：“{ $trait }”。
refusal-lacks_trait = { $animal }没有“{ $trait }”。
refusal-duplicate_trait = { $animal }已经有“{ $trait }”；只有“脂肪组织”可以重复。
refusal-carnivore_or_scavenger = “肉食”和“食腐”不能在同一只动物身上：{ $animal }。
refusal-parasite_on_own = “寄生虫”只能放在其他玩家的动物上，而{ $animal }是你自己的。
refusal-pair_needs_two = 互动型性状需要两只不同的动物。
refusal-duplicate_pair = 这两只动物之间已经有“{ $trait }”。
refusal-pair_trait = “{ $trait }”是互动型性状：请指定两只动物。
refusal-single_trait = “{ $trait }”放在一只动物上，不放在两只动物之间。
refusal-centre_empty = 中央没有食物。
refusal-full = { $animal }吃不下了：所需的{ $n }个食物都有了，也没有空的“脂肪组织”。
refusal-asleep = { $animal }冬眠到回合结束。
refusal-representative_hungry = { $animal }还不能进食：保护它的{ $other }还饿着。
refusal-hunt_spent = { $animal }本回合已经猎食过。
refusal-prey_is_hunter = { $animal }不能猎食自己。
refusal-prey_swims = { $animal }是水生动物：只有水生的猎食者抓得到它。
refusal-hunter_swims = { $animal }不是水生动物，而水生的猎食者只抓得到水生动物。
refusal-prey_camouflaged = { $animal }有“伪装”：只有具有“敏锐视觉”的猎食者看得见它。
refusal-prey_too_big = { $animal }很大：只有同样巨大的猎食者能猎食它。
refusal-prey_in_burrow = { $animal }已吃饱，安全地躲在洞穴里。
refusal-prey_shielded = { $animal }受到存活的共生体代表保护。
refusal-defence_used = { $animal }已经用过这种防御，不能再用。
refusal-not_your_substitute = { $animal }不是你的：“拟态”只能引向你自己的动物。
refusal-substitute_is_prey = { $animal }正是被猎食的动物：“拟态”需要另一只动物。
refusal-not_offered = { $animal }现在不能食腐：必须是还吃得下的食腐动物。
refusal-not_hungry = { $animal }不饿：所需的{ $n }个食物都有了。
refusal-not_enough_fat = { $animal }有{ $n }个可以燃烧的脂肪；本回合储存的食物还不是脂肪。
refusal-more_than_hunger = { $animal }还缺{ $n }个食物；燃烧的脂肪不能超过这个数。
refusal-slept_last_round = { $animal }上回合冬眠过：不能连续两回合冬眠。
refusal-last_round = 最后一回合不能冬眠。
refusal-already_grazed = { $animal }在本轮次已经践踏过。
refusal-nothing_taken = 本桌规定：同一轮次拿取食物之后才能践踏。
refusal-piracy_spent = { $animal }本回合已经掠夺过。
refusal-victim_has_no_food = { $animal }没有可以夺走的食物。
refusal-victim_is_fed = { $animal }已吃饱，不能被掠夺。
refusal-victim_is_pirate = { $animal }不能掠夺自己。
refusal-pair_spent = 这个互动型性状在本轮次已经生效过。
refusal-no_trigger = 这个互动型性状还没有触发：{ $animal }在本轮次还没有得到能触发它的食物。
refusal-too_many_cards = 你要{ $a }张牌，但你只有{ $b }只动物存活。

# --- 行动 --------------------------------------------------------------------------------------

# 选择在标题之下的列表里怎么称呼……
choice-play_animal = 新动物
choice-play_trait = “{ $trait }”放在{ $tag }上
choice-play_pair = “{ $trait }”放在{ $tag }＋{ $other }上
choice-play_symbiosis = { $tag }保护{ $other }
choice-pass_evolution = 跳过：本回合不再出牌
choice-pass_feeding = 跳过：本阶段不再行动
choice-take = { $tag }
choice-hunt = { $other }
choice-burn = { $tag }：{ $n }个脂肪
choice-hibernate = { $tag }
choice-graze = { $tag }
choice-pirate = { $other }
choice-communicate = { $other }，因为{ $tag }拿取了食物
choice-cooperate = { $other }，因为{ $tag }获得了食物
choice-end = 结束轮次
choice-run = 逃跑：掷骰，4、5、6逃脱
choice-mimic = 拟态：把猎食者引向{ $other }
choice-shed = 弃掉“{ $trait }”并存活；猎食者得1个食物
choice-shed_fat = 弃掉{ $holding }并存活；猎食者得1个食物
choice-shed_pair = 弃掉与{ $other }之间的“{ $trait }”并存活；猎食者得1个食物
choice-scavenge = { $tag }
choice-waive = 不使用互动型性状
choice-declare = { $cards }张牌，{ $points }分

# 牌放在哪里，写在打出的性状之后。

# ……以及标题。
heading-take = 从中央喂食一只动物
heading-hunt = 用{ $tag }猎食
heading-burn = 燃烧脂肪当食物
heading-hibernate = 冬眠（不耗费行动，本回合算作吃饱）
heading-graze = 践踏（不耗费行动，毁掉中央的1个食物）
heading-pirate = 用{ $tag }掠夺（不耗费行动，夺走1个食物）
heading-communicate = 沟通（不耗费行动）：从中央喂食另一只动物
heading-cooperate = 合作（不耗费行动）：另一只动物得1个食物
heading-scavenge = 哪只食腐动物进食？

# 选择之前值得知道的事，写在选择后面的括号里。
remark-food = 食物{ $food }/{ $appetite }
remark-own = 你自己的
remark-poisonous = 有毒
remark-runs = 可能逃跑
remark-mimics = 可能拟态
remark-sheds = 可能断尾
remark-appetite = 食量{ $now }变{ $then }
remark-wakes = 它会醒来

summary-title = 第{ $round }回合
summary-food = 公共食物：{ $n }个；剩余{ $left }个。
summary-animals = 新动物：{ $seats }。
summary-traits = 打出的性状：{ $seats }。
summary-fed = 吃到的食物：{ $seats }。
summary-escaped = 逃脱猎食：{ $animals }。
summary-eaten = 被吃掉：{ $animals }。
summary-eaten_by = { $animal }（被{ $hunter }吃掉）
summary-starved = 饿死：{ $animals }。
summary-poisoned = 中毒而死：{ $animals }。
summary-no_deaths = 没有动物死亡。
summary-cards = 新手牌：{ $seats }。
summary-points = 取得的分数：{ $seats }。
