### 《达尔文之选》。键名与galapagos.darwin中的相同：EVENT_KEYS、REFUSAL_KEYS、ACTION_KEYS……
# $seat是玩家的名字（对读者本人是“你”），$species是物种及其拥有者（“你的斑哥羚羊猎豹（S3）”），
# $slot、$biome是某个位置上的生物群系（“稀树草原”）。

ability-run = 陆行
ability-climb = 攀爬
ability-fly = 飞行
ability-swim = 水行
ability-heat = 耐热
ability-cold = 抗寒

ability_mark-run = 陆
ability_mark-climb = 攀
ability_mark-fly = 飞
ability_mark-swim = 水
ability_mark-heat = 热
ability_mark-cold = 寒

diet-none = 还没有头部
diet-herbivore = 草食动物
diet-carnivore = 肉食动物
diet-omnivore = 杂食动物

diet_mark-none = -
diet_mark-herbivore = 草
diet_mark-carnivore = 肉
diet_mark-omnivore = 杂

part-head = 头部
part-body = 身体
part-legs1 = 双足
part-legs2 = 四肢
part-wings = 翅膀
part-tail = 尾巴

size-small = 小
size-large = 大

phase-drawing = 抽牌
phase-showing = 展示手牌
phase-action = 行动阶段
phase-evaluation = 评估阶段
phase-event = 事件
phase-over = 游戏结束

feeding-fed = 吃饱
feeding-hungry = 挨饿
feeding-excluded = 不符合要求

event_help-degeneration = 每个有4张或更多卡片的物种失去一张，由其拥有者选择。
event_help-desertification = 沙漠或砾漠取代一个生物群系。
event_help-flood = 水行、攀爬、飞行都不会的物种死亡。
event_help-hurricane = 每个生物群系中排名最后的物种死亡，除非适应力达4或以上。
event_help-ice_age = 极地荒原或寒漠取代一个生物群系。
event_help-intruders = 每人失去自己点数最多的物种；它的点数保留。
event_help-mountain_formation = 高山或高地取代一个生物群系。
event_help-axis_shift = 替换所有生物群系。
event_help-continental_drift = 本纪元不能在左侧和右侧的生物群系之间迁徙。
event_help-epidemic = 本纪元肉食动物和杂食动物的竞争力为0，也没有捕食。
event_help-low_mutation = 本纪元单一突变花费1点，双重突变最多花费5点。
event_help-meat_boom = 本纪元容易的生物群系供给6单位肉和2单位植物。
event_help-meteor = 本纪元容易的生物群系供给3单位肉和4单位植物。
event_help-optimal = 没有变化。
event_help-plant_boom = 本纪元容易的生物群系供给2单位肉和6单位植物。
event_help-volcano = 火山取代一个生物群系；纪元结束时还留在那里的物种死亡。

stats-hearts = { $n }颗红心
stats-competition = 竞争力{ $n }
stats-ability = { $ability }{ $n }
stats-dig = 掘地
stats-poison = 剧毒
stats-hearts_mark = ♥{ $n }
stats-competition_mark = 竞{ $n }
stats-ability_mark = { $ability }{ $n }
stats-dig_mark = 掘地
stats-poison_mark = 剧毒
stats-legs_sites = { $n }对脚
stats-wing_site = 翅膀
stats-tail_site = 尾巴
stats-sites = 可接{ $sites }
stats-no_sites = 只能接头部
stats-card = { $stats }；{ $sites }
stats-leg_mark = 脚
stats-wing_mark = 翅
stats-tail_mark = 尾

need-plain = { $ability }
need-more = { $ability }{ $n }
need-have = { $need }（现有{ $n }）
need-nothing = 没有能力要求
need-needs = 要求{ $needs }
need-forbidden = 禁止{ $abilities }
need-no = 禁止{ $abilities }
need-counts = 适应力按{ $abilities }计
need-counts_mark = 适：{ $abilities }
need-counts_times = { $ability }×{ $n }
need-token_counts = 适：竞争力
need-lacks = 它需要{ $needs }。
need-bans = 它不能有{ $abilities }。

name-card = { $animal }{ $part }
name-unknown_card = 一张卡片
# 物种以头部和身体的动物命名：“斑哥羚羊猎豹”。
name-kind = { $head }{ $body }
name-species = { $kind }（{ $tag }）
name-no_species = 一个物种
name-ground = { $biome }
name-volcano = 活火山
name-volcano_label = 活火山
name-rainforest = 旧火山
name-rainforest_label = 旧火山（{ $biome }）
name-token = { $metal }竞争板块
name-token_label = { $metal }竞争板块
name-no_ground = 该生物群系
name-no_continent = 牌桌

metal-1 = 铜色
metal-2 = 银色
metal-3 = 金色

# --- 事件 --------------------------------------------------------------------------------------

event-game_master = { $seat }担任主持人，并且是起始玩家。

event-biome_laid-continent = { $continent }：{ $label }。
event-biome_laid-plain = 放置{ $label }。
event-biome_laid-token = 值{ $n }点的竞争板块作为第四个生物群系。

event-card_drawn-open = { $seat }抽到{ $card }：{ $stats }。
event-card_drawn-hidden = { $seat }抽一张{ $size }卡。

event-card_discarded = { $you ->
    [yes] 你弃掉{ $card }。
   *[no] { $seat }弃掉一张{ $size }卡。
}

event-era_began = 第{ $era }纪元开始。{ $seat }先行动。

event-phase_began-drawing = 大家抽牌。
event-phase_began-showing = 每人可向队友展示最多4张手牌。
event-phase_began-action = 行动阶段：大家轮流行动，直到所有人都结束行动。
event-phase_began-evaluation = 评估阶段：哪些物种能存活？
event-phase_began-event = 新的事件。
event-phase_began-over = 游戏结束。

event-turn_began = 轮到{ $seat }了。

event-redrawn = { $you ->
    [yes] 你保留{ $kept }，弃掉{ $n }张卡片。
   *[no] { $seat }保留一张手牌，弃掉{ $n }张卡片。
}
event-fully_redrawn = { $seat }弃掉全部{ $n }张手牌：用它们创造的物种在任何地方都不能存活。

event-trade_drafted = { $seat }打算用{ $given }交换{ $taken }。
event-trade_cancelled = { $seat }收回交易。
event-main_drafted = { $seat }打算：{ $action }。
event-main_taken_back = { $seat }收回行动。
event-traded = { $seat }用{ $given }交换{ $taken }。
event-created = { $seat }在{ $slot }创造{ $kind }：{ $stats }。

event-mutated-replaced = { $species }以{ $added }替换{ $removed }。
event-mutated-added = { $species }增加{ $added }。
event-mutated-removed = { $species }移除{ $removed }。

event-passed = { $seat }结束本纪元的行动。
event-turn_ended = { $seat }完成轮次。

event-food_served-fed = { $species }吃饱：需要{ $hearts }单位食物，得到{ $food }单位。
event-food_served-hungry = { $species }挨饿：需要{ $hearts }单位食物，得到{ $food }单位。
event-food_served-excluded = { $species }得不到食物：它不符合{ $biome }的要求。

event-card_shown-to_you = { $seat }向你展示{ $card }。
event-card_shown = { $you ->
    [yes] 你向{ $to }展示{ $card }。
   *[no] { $seat }向{ $to }展示一张卡片。
}
event-showed = { $you ->
    [yes] 你展示了{ $n }张手牌。
   *[no] { $seat }向队友展示了{ $n }张手牌。
}
event-card_opened = { $seat }向所有人展示{ $card }。

event-card_asked-to_you = { $seat }向你要一张卡片。
event-card_asked = { $seat }向{ $from }要一张卡片。

event-card_given-to_you = { $seat }给你{ $card }。
event-card_given = { $you ->
    [yes] 你给{ $to }{ $card }。
   *[no] { $seat }给{ $to }一张卡片。
}
event-giving_declined = { $seat }不给卡片。

event-paid_with_card = { $seat }用{ $card }支付，放入交易区。
event-paid_with_draws = { $seat }支付：对手可以抽{ $n }张卡片。
event-draw_declined = { $seat }不抽卡片。

event-taken_over = { $seat }从{ $from }接管{ $species }。

event-step_began-1 = 第1步，能力要求：不符合所在生物群系能力要求的物种死亡。
event-step_began-2 = 第2步，食物评估：挨饿的物种死亡，挨饿的肉食动物捕食。
event-step_began-3 = 第3步，存活：每个存活的物种得1点。
event-step_began-4 = 第4步，适应力：每个生物群系中适应力最高的物种得到奖励。
event-step_began-5 = 第5步，竞争力：最强的三个物种得3、2、1点。

event-eaten-enough = { $hunter }吃掉{ $prey }：{ $hearts }单位肉，足够了。
event-eaten-more = { $hunter }吃掉{ $prey }：{ $hearts }单位肉，还缺{ $missing }单位。

event-died-requirement = { $species }死亡：它不符合{ $slot }的能力要求。{ $why }
event-died-volcano = { $species }死于火山。
event-died-hunger = { $species }饿死：需要{ $hearts }单位食物，得到{ $food }单位。
event-died-no_prey = { $species }饿死：需要{ $hearts }单位食物，得到{ $food }单位，也没有它能捕到的猎物。
event-died-eaten = { $species }被{ $by }吃掉。
event-died-lower_carnivore = { $species }饿死：有适应力更高的肉食动物没找到足够的猎物。
event-died-flood = { $species }在洪水中淹死：水行、攀爬、飞行它都不会。
event-died-hurricane = { $species }死于飓风：它在{ $slot }中排名最后。
event-died-intruders = { $species }死于入侵者。

event-banked = { $seat }把{ $kind }的{ $n }点存入储备。

event-points_earned-survival = { $species }存活：{ $n }点。
event-points_earned-adaptation = { $species }在{ $biome }适应力最高：{ $n }点。
event-points_earned-gold = { $species }竞争力第一：金，{ $n }点。
event-points_earned-silver = { $species }竞争力第二：银，{ $n }点。
event-points_earned-bronze = { $species }竞争力第三：铜，{ $n }点。

event-chosen_in_secret = { $seat }选择：{ $action }。

event-biome_replaced-plain = { $continent }：{ $label }取代{ $slot }。
event-biome_replaced-volcano = { $continent }：活火山取代{ $slot }。留在那里的物种会死亡。

event-first_player = { $seat }现在是起始玩家。
event-refilling = { $you ->
    [yes] 你已弃掉不要的卡片，抽{ $n }张。
   *[no] { $seat }弃牌完毕，抽{ $n }张卡片。
}
event-scored = { $seat }共{ $points }点：物种上{ $on_species }点，储备{ $bank }点。

event-continent_removed = { $continent }不参与本局游戏。
event-zone_filled = { $card }放入交易区。
event-zone_cleared = 清走交易区的{ $n }张卡片。
event-deck_renewed = { $size }卡牌堆空了：{ $n }张弃牌组成新牌堆。
event-mutation_paid = { $species }为此支付{ $n }点。
event-migrated = { $species }从{ $from }迁徙到{ $to }。
event-food_supplied = { $slot }供给{ $plants }单位植物和{ $meat }单位肉。
event-leader = { $species }在{ $slot }领先。
event-leaderless = { $slot }没有领先者。
event-hunts_first = { $species }先捕食。
event-event_discarded = { $event }结束。
event-event_revealed = 事件：{ $event }。{ $help }
event-card_lost = { $species }失去{ $card }。
event-points_inherited = { $species }得到其中的{ $n }点。
event-biome_fetched = 取出{ $label }，放到桌上。
event-volcano_cooled = { $continent }：火山冷却，现在是热带雨林。
event-markers_turned = 所有物种又可以行动了。
event-table_cleared = 大家收下赢得的点数；物种和生物群系全部移除。
event-game_ended = 游戏结束。获胜：{ $winners }。
event-hidden = 发生了一件你看不到的事。

# 几个事件合成一句。
story-draw = { $you ->
    [yes] 你抽到{ $cards }。
   *[no] { $seat }抽{ $cards }。
}
story-draw_small = { $n }张小卡
story-draw_large = { $n }张大卡
story-show = { $you ->
    [yes] 你向{ $to }展示{ $cards }。
   *[no] { $seat }向你展示{ $cards }。
}
story-zone = 交易区：{ $cards }。
story-survivors = 存活的物种，各得1点：{ $seats }。
story-survivors_of = { $seat }有{ $n }个
story-leaders = { $species }在{ $slot }共同领先。
story-discard = { $seat }弃掉{ $cards }。

# --- 拒绝 --------------------------------------------------------------------------------------

refusal-game_over = 游戏已经结束。
refusal-not_your_turn = 还没轮到你：现在由{ $seat }决定。
refusal-wrong_phase = 当前阶段（{ $phase }）不能这样做。
refusal-decision_open = { $seat }要先作出另一个决定。
refusal-your_decision_open = 你要先决定另一件事。
refusal-already_passed = 你在本纪元已结束行动。
refusal-mode_forbids = 这种游戏模式没有这一项。
refusal-malformed = 这不是一个完整的行动。
refusal-no_such_species = 桌上没有这个物种。
refusal-not_your_species = { $species }不是你的。
refusal-no_such_biome = 桌上没有这个生物群系。
refusal-card_not_in_hand = 你手中没有这些卡片。
refusal-card_not_in_zone = 交易区没有这张卡片。
refusal-card_not_on_species = 该物种没有这张卡片。
refusal-twin_comes_first = 内容相同的卡片以第一张为准；请指明那一张。
refusal-not_a_choice = 这不是可选的选项。
refusal-main_action_taken = 本轮次已有行动：请完成轮次，或在还能收回时收回。
refusal-no_main_action = 你还没有创造、突变或迁徙：请行动，或结束行动。
refusal-nothing_to_take_back = 没有什么可以收回。
refusal-main_action_final = 这个行动不能再收回。
refusal-already_traded = 你在本轮次已经交易：还能取消它时，才可另作交易。
refusal-traded_card_in_use = 你计划的行动要用这张卡片：请先收回该行动。
refusal-already_redrawn = 你在本纪元已经重抽过。
refusal-hand_touched = 只有在本纪元还没做任何其他事之前，才能重抽。
refusal-redraw_under_way = { $seat }正在重抽；要等重抽完成。
refusal-first_era_only = 只有第1纪元可以换掉全部手牌；现在是第{ $a }纪元。
refusal-can_create = 你的手牌能创造物种，因此不能全部换掉。
refusal-redraw_cap = 你换掉全部手牌的次数太多了。
refusal-no_such_draw = 现在那里没有卡片可供你抽取。
refusal-acted = { $species }在本纪元已经行动过。
refusal-same_biome = 它已经在{ $slot }。
refusal-drift = 大陆漂移：{ $slot }在牌桌的另一侧。
refusal-volcano = { $slot }中没有物种能存活。
refusal-requirement = 它不符合{ $slot }的能力要求。{ $why }
refusal-unfed = 它在{ $slot }需要{ $a }单位食物，会得到{ $b }单位。
refusal-unfed_hunter = 它在{ $slot }需要{ $a }单位食物，会得到{ $b }单位，能捕到的猎物也不够。
refusal-no_marker = 你有{ $a }个物种，而标记物总共只有{ $b }个。
refusal-no_head = 它没有头部。
refusal-no_body = 它没有身体。
refusal-wrong_part = 这个部位的卡片不能放在那里。
refusal-no_leg_site = 身体上没有接这副脚的连接点。
refusal-no_wing_site = 身体上没有接翅膀的连接点。
refusal-no_tail_site = 身体上没有接尾巴的连接点。
refusal-no_such_mutation = 一次或两次突变做不到：每次突变移除一张、增加一张，或以同一部位替换一张。
refusal-head_or_body = 头部和身体不能移除，只能替换。
refusal-not_partners_species = 那个物种不属于你的队友。
refusal-partner_refused = 你的队友在本轮次已拒绝给卡片。
refusal-partner_has_no_card = 你的队友没有卡片可给。
refusal-opponents_passed = 两名对手都已结束行动：只能用手牌支付。
refusal-price_too_high = 你的手牌不够支付。
refusal-takeover_spent = 你在本轮次已经接管过一个物种。
refusal-already_shown = 你已经展示过了。
refusal-too_many_points = 你想给{ $a }点，但只剩{ $b }点。
refusal-no_open_deal = 没有人提出要求：现在没有要给或要付的卡片。

# --- 行动 --------------------------------------------------------------------------------------

# 行动的称呼，接在“你打算：”或编号之后。
choice-none = 什么也不做
choice-confirm = 完成轮次
choice-confirm_wait = 等待：不交易，完成轮次
choice-pass = 结束行动：本纪元不再行动
choice-take_back = 收回计划的行动
choice-untrade = 取消计划的交易
choice-trade = 用{ $c1 }交换{ $c2 }
choice-redraw = 保留{ $c1 }，重抽手牌
choice-full_redraw = 换掉全部手牌
choice-draw = 抽一张{ $size }卡
choice-create = 在{ $slot }创造{ $kind }
choice-create_with = 在{ $slot }创造带{ $limbs }的{ $kind }
choice-mutate_replace = 把{ $species }的{ $c1 }替换为{ $c3 }
choice-mutate_add = 为{ $species }增加{ $c3 }
choice-mutate_remove = 从{ $species }移除{ $c1 }
choice-mutate_twice = 对{ $species }进行双重突变：{ $changes }
choice-migrate = 让{ $species }迁徙到{ $slot }
choice-show = 展示{ $cards }
choice-show_nothing = 不展示
choice-open = 向所有人展示{ $c1 }
choice-ask = 向队友要一张卡片
choice-give = 给{ $c1 }
choice-decline_give = 不给卡片
choice-decline_draw = 不抽卡片
choice-pay_card = 用{ $c1 }支付，放入交易区
choice-pay_draw = 让对手抽一张卡片
choice-take_over = 接管{ $species }；对手抽2张卡片
choice-take_over_paid = 接管{ $species }；用{ $cards }支付
choice-hunt_first = { $species }先捕食
choice-eat = 吃掉{ $species }
choice-degenerate = { $species }失去{ $c1 }
choice-lose = 放弃{ $species }
choice-bequeath = 给{ $species }{ $n }点
choice-pick_biome = { $biome }
choice-discard = 弃掉{ $c1 }
choice-refill = 保留其余的，补到10张

change-out = 移除{ $out }
change-into = 加上{ $into }
change-both = 加上{ $into }，移除{ $out }


# --- 预测 --------------------------------------------------------------------------------------

# 如果现在进行评估，一个物种及其他物种会怎样。
forecast-dies = 如果现在评估，{ $species }会死亡：{ $why }
forecast-requirement = 它不符合{ $slot }的能力要求。{ $why }
forecast-volcano = 它在火山中。
forecast-hunger_plants = 它需要{ $hearts }单位食物，得到{ $food }单位。在{ $slot }，{ $species }先进食。
forecast-hunger_alone = 它需要{ $hearts }单位食物，得到{ $food }单位：{ $slot }供给不了更多。
forecast-hunger_prey = 它需要{ $hearts }单位食物，得到{ $food }单位，它能捕到的猎物也不够。
forecast-by_hunter = { $by }会吃掉它。
forecast-lower_carnivore = 适应力更高的肉食动物会因猎物不足而饿死，它也一样。

verdict-rank = 排名{ $rank }/{ $count }
verdict-alone = 独自在此
verdict-tied = 并列第{ $rank }
verdict-adaptation = 适应力{ $n }
verdict-adaptation_mark = 适{ $n }
verdict-plants = 吃{ $n }单位植物
verdict-meat = 吃{ $n }单位肉
verdict-both = 吃{ $plants }单位植物和{ $meat }单位肉
verdict-nothing = 不需要食物
verdict-no_food_yet = 食物以后再算
verdict-hunts = 会捕食{ $prey }
verdict-leads = 领先，{ $n }点
verdict-leads_together = 共同领先，{ $n }点
verdict-hungry = { $species }会挨饿
verdict-eaten = { $species }会被吃掉
verdict-leaves = { $species }会在{ $slot }领先
verdict-cost = 花费它的{ $n }点

summary-title = 第{ $era }纪元
summary-created = 创造：{ $species }。
summary-mutated = 突变：{ $species }。
summary-migrated = 迁徙：{ $species }。
summary-unfit = 因不符合生物群系的能力要求而死亡：{ $species }。
summary-starved = 饿死：{ $species }。
summary-eaten = 被吃掉：{ $species }。
summary-by_event = 死于事件：{ $species }。
summary-no_deaths = 没有物种死亡。
summary-best = 适应力最高：{ $species }。
summary-best_in = { $species }（{ $slot }）
summary-strongest = 竞争力最强：{ $species }。
summary-points = 获得的点数：{ $seats }。
summary-event = 新事件：{ $event }。
