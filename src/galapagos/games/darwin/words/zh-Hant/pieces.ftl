### 《達爾文之選》。鍵名與galapagos.darwin中的相同：EVENT_KEYS、REFUSAL_KEYS、ACTION_KEYS……
# $seat是玩家的名字（對讀者本人是「你」），$species是物種及其擁有者（「你的斑哥羚羊獵豹（S3）」），
# $slot、$biome是某個位置上的生物群系（「稀樹草原」）。

ability-run = 陸行
ability-climb = 攀爬
ability-fly = 飛行
ability-swim = 水行
ability-heat = 耐熱
ability-cold = 抗寒

ability_mark-run = 陸
ability_mark-climb = 攀
ability_mark-fly = 飛
ability_mark-swim = 水
ability_mark-heat = 熱
ability_mark-cold = 寒

diet-none = 還沒有頭部
diet-herbivore = 草食動物
diet-carnivore = 肉食動物
diet-omnivore = 雜食動物

diet_mark-none = -
diet_mark-herbivore = 草
diet_mark-carnivore = 肉
diet_mark-omnivore = 雜

part-head = 頭部
part-body = 身體
part-legs1 = 雙足
part-legs2 = 四肢
part-wings = 翅膀
part-tail = 尾巴

size-small = 小
size-large = 大

phase-drawing = 抽牌
phase-showing = 展示手牌
phase-action = 行動階段
phase-evaluation = 評估階段
phase-event = 事件
phase-over = 遊戲結束

feeding-fed = 吃飽
feeding-hungry = 挨餓
feeding-excluded = 不符合要求

event_help-degeneration = 每個有4張或更多卡片的物種失去一張，由其擁有者選擇。
event_help-desertification = 沙漠或礫漠取代一個生物群系。
event_help-flood = 水行、攀爬、飛行都不會的物種死亡。
event_help-hurricane = 每個生物群系中排名最後的物種死亡，除非適應力達4或以上。
event_help-ice_age = 極地荒原或寒漠取代一個生物群系。
event_help-intruders = 每人失去自己點數最多的物種；牠的點數保留。
event_help-mountain_formation = 高山或高地取代一個生物群系。
event_help-axis_shift = 替換所有生物群系。
event_help-continental_drift = 本紀元不能在左側和右側的生物群系之間遷徙。
event_help-epidemic = 本紀元肉食動物和雜食動物的競爭力為0，也沒有捕食。
event_help-low_mutation = 本紀元單一突變花費1點，雙重突變最多花費5點。
event_help-meat_boom = 本紀元容易的生物群系供給6單位肉和2單位植物。
event_help-meteor = 本紀元容易的生物群系供給3單位肉和4單位植物。
event_help-optimal = 沒有變化。
event_help-plant_boom = 本紀元容易的生物群系供給2單位肉和6單位植物。
event_help-volcano = 火山取代一個生物群系；紀元結束時仍留在那裡的物種死亡。

stats-hearts = { $n }顆紅心
stats-competition = 競爭力{ $n }
stats-ability = { $ability }{ $n }
stats-dig = 掘地
stats-poison = 劇毒
stats-hearts_mark = ♥{ $n }
stats-competition_mark = 競{ $n }
stats-ability_mark = { $ability }{ $n }
stats-dig_mark = 掘地
stats-poison_mark = 劇毒
stats-legs_sites = { $n }對腳
stats-wing_site = 翅膀
stats-tail_site = 尾巴
stats-sites = 可接{ $sites }
stats-no_sites = 只能接頭部
stats-card = { $stats }；{ $sites }
stats-leg_mark = 腳
stats-wing_mark = 翅
stats-tail_mark = 尾

need-plain = { $ability }
need-more = { $ability }{ $n }
need-have = { $need }（現有{ $n }）
need-nothing = 沒有能力要求
need-needs = 要求{ $needs }
need-forbidden = 禁止{ $abilities }
need-no = 禁止{ $abilities }
need-counts = 適應力依{ $abilities }計
need-counts_mark = 適：{ $abilities }
need-counts_times = { $ability }×{ $n }
need-token_counts = 適：競爭力
need-lacks = 牠需要{ $needs }。
need-bans = 牠不能有{ $abilities }。

name-card = { $animal }{ $part }
name-unknown_card = 一張卡片
# 物種以頭部和身體的動物命名：「斑哥羚羊獵豹」。
name-kind = { $head }{ $body }
name-species = { $kind }（{ $tag }）
name-no_species = 一個物種
name-ground = { $biome }
name-volcano = 活火山
name-volcano_label = 活火山
name-rainforest = 舊火山
name-rainforest_label = 舊火山（{ $biome }）
name-token = { $metal }競爭板塊
name-token_label = { $metal }競爭板塊
name-no_ground = 該生物群系
name-no_continent = 牌桌

metal-1 = 銅色
metal-2 = 銀色
metal-3 = 金色

# --- 事件 --------------------------------------------------------------------------------------

event-game_master = { $seat }擔任主持人，並且是起始玩家。

event-biome_laid-continent = { $continent }：{ $label }。
event-biome_laid-plain = 放置{ $label }。
event-biome_laid-token = 價值{ $n }點的競爭板塊作為第四個生物群系。

event-card_drawn-open = { $seat }抽到{ $card }：{ $stats }。
event-card_drawn-hidden = { $seat }抽一張{ $size }卡。

event-card_discarded = { $you ->
    [yes] 你棄掉{ $card }。
   *[no] { $seat }棄掉一張{ $size }卡。
}

event-era_began = 第{ $era }紀元開始。{ $seat }先行動。

event-phase_began-drawing = 大家抽牌。
event-phase_began-showing = 每人可向隊友展示最多4張手牌。
event-phase_began-action = 行動階段：大家輪流行動，直到所有人都結束行動。
event-phase_began-evaluation = 評估階段：哪些物種能存活？
event-phase_began-event = 新的事件。
event-phase_began-over = 遊戲結束。

event-turn_began = 輪到{ $seat }了。

event-redrawn = { $you ->
    [yes] 你保留{ $kept }，棄掉{ $n }張卡片。
   *[no] { $seat }保留一張手牌，棄掉{ $n }張卡片。
}
event-fully_redrawn = { $seat }棄掉全部{ $n }張手牌：用這些牌創造的物種在任何地方都不能存活。

event-trade_drafted = { $seat }打算用{ $given }交換{ $taken }。
event-trade_cancelled = { $seat }收回交易。
event-main_drafted = { $seat }打算：{ $action }。
event-main_taken_back = { $seat }收回行動。
event-traded = { $seat }用{ $given }交換{ $taken }。
event-created = { $seat }在{ $slot }創造{ $kind }：{ $stats }。

event-mutated-replaced = { $species }以{ $added }替換{ $removed }。
event-mutated-added = { $species }增加{ $added }。
event-mutated-removed = { $species }移除{ $removed }。

event-passed = { $seat }結束本紀元的行動。
event-turn_ended = { $seat }完成輪次。

event-food_served-fed = { $species }吃飽：需要{ $hearts }單位食物，得到{ $food }單位。
event-food_served-hungry = { $species }挨餓：需要{ $hearts }單位食物，得到{ $food }單位。
event-food_served-excluded = { $species }得不到食物：牠不符合{ $biome }的要求。

event-card_shown-to_you = { $seat }向你展示{ $card }。
event-card_shown = { $you ->
    [yes] 你向{ $to }展示{ $card }。
   *[no] { $seat }向{ $to }展示一張卡片。
}
event-showed = { $you ->
    [yes] 你展示了{ $n }張手牌。
   *[no] { $seat }向隊友展示了{ $n }張手牌。
}
event-card_opened = { $seat }向所有人展示{ $card }。

event-card_asked-to_you = { $seat }向你要一張卡片。
event-card_asked = { $seat }向{ $from }要一張卡片。

event-card_given-to_you = { $seat }給你{ $card }。
event-card_given = { $you ->
    [yes] 你給{ $to }{ $card }。
   *[no] { $seat }給{ $to }一張卡片。
}
event-giving_declined = { $seat }不給卡片。

event-paid_with_card = { $seat }用{ $card }支付，放入交易區。
event-paid_with_draws = { $seat }支付：對手可以抽{ $n }張卡片。
event-draw_declined = { $seat }不抽卡片。

event-taken_over = { $seat }從{ $from }接管{ $species }。

event-step_began-1 = 第1步，能力要求：不符合所在生物群系能力要求的物種死亡。
event-step_began-2 = 第2步，食物評估：挨餓的物種死亡，挨餓的肉食動物捕食。
event-step_began-3 = 第3步，存活：每個存活的物種得1點。
event-step_began-4 = 第4步，適應力：每個生物群系中適應力最高的物種得到獎勵。
event-step_began-5 = 第5步，競爭力：最強的三個物種得3、2、1點。

event-eaten-enough = { $hunter }吃掉{ $prey }：{ $hearts }單位肉，足夠了。
event-eaten-more = { $hunter }吃掉{ $prey }：{ $hearts }單位肉，還缺{ $missing }單位。

event-died-requirement = { $species }死亡：牠不符合{ $slot }的能力要求。{ $why }
event-died-volcano = { $species }死於火山。
event-died-hunger = { $species }餓死：需要{ $hearts }單位食物，得到{ $food }單位。
event-died-no_prey = { $species }餓死：需要{ $hearts }單位食物，得到{ $food }單位，也沒有牠能捕到的獵物。
event-died-eaten = { $species }被{ $by }吃掉。
event-died-lower_carnivore = { $species }餓死：有適應力更高的肉食動物沒找到足夠的獵物。
event-died-flood = { $species }在洪水中淹死：水行、攀爬、飛行牠都不會。
event-died-hurricane = { $species }死於颶風：牠在{ $slot }中排名最後。
event-died-intruders = { $species }死於入侵者。

event-banked = { $seat }把{ $kind }的{ $n }點存入儲備。

event-points_earned-survival = { $species }存活：{ $n }點。
event-points_earned-adaptation = { $species }在{ $biome }適應力最高：{ $n }點。
event-points_earned-gold = { $species }競爭力第一：金，{ $n }點。
event-points_earned-silver = { $species }競爭力第二：銀，{ $n }點。
event-points_earned-bronze = { $species }競爭力第三：銅，{ $n }點。

event-chosen_in_secret = { $seat }選擇：{ $action }。

event-biome_replaced-plain = { $continent }：{ $label }取代{ $slot }。
event-biome_replaced-volcano = { $continent }：活火山取代{ $slot }。留在那裡的物種會死亡。

event-first_player = { $seat }現在是起始玩家。
event-refilling = { $you ->
    [yes] 你已棄掉不要的卡片，抽{ $n }張。
   *[no] { $seat }棄牌完畢，抽{ $n }張卡片。
}
event-scored = { $seat }共{ $points }點：物種上{ $on_species }點，儲備{ $bank }點。

event-continent_removed = { $continent }不參與本局遊戲。
event-zone_filled = { $card }放入交易區。
event-zone_cleared = 清除交易區的{ $n }張卡片。
event-deck_renewed = { $size }卡牌堆空了：{ $n }張棄牌組成新牌堆。
event-mutation_paid = { $species }為此支付{ $n }點。
event-migrated = { $species }從{ $from }遷徙到{ $to }。
event-food_supplied = { $slot }供給{ $plants }單位植物和{ $meat }單位肉。
event-leader = { $species }在{ $slot }領先。
event-leaderless = { $slot }沒有領先者。
event-hunts_first = { $species }先捕食。
event-event_discarded = { $event }結束。
event-event_revealed = 事件：{ $event }。{ $help }
event-card_lost = { $species }失去{ $card }。
event-points_inherited = { $species }得到其中的{ $n }點。
event-biome_fetched = 取出{ $label }，放到桌上。
event-volcano_cooled = { $continent }：火山冷卻，現在是熱帶雨林。
event-markers_turned = 所有物種又可以行動了。
event-table_cleared = 大家收下贏得的點數；物種和生物群系全部移除。
event-game_ended = 遊戲結束。獲勝：{ $winners }。
event-hidden = 發生了一件你看不到的事。

# 幾個事件合成一句。
story-draw = { $you ->
    [yes] 你抽到{ $cards }。
   *[no] { $seat }抽{ $cards }。
}
story-draw_small = { $n }張小卡
story-draw_large = { $n }張大卡
story-show = { $you ->
    [yes] 你向{ $to }展示{ $cards }。
   *[no] { $seat }向你展示{ $cards }。
}
story-zone = 交易區：{ $cards }。
story-survivors = 存活的物種，各得1點：{ $seats }。
story-survivors_of = { $seat }有{ $n }個
story-leaders = { $species }在{ $slot }共同領先。
story-discard = { $seat }棄掉{ $cards }。

# --- 拒絕 --------------------------------------------------------------------------------------

refusal-game_over = 遊戲已經結束。
refusal-not_your_turn = 還沒輪到你：現在由{ $seat }決定。
refusal-wrong_phase = 目前階段（{ $phase }）不能這樣做。
refusal-decision_open = { $seat }要先做出另一個決定。
refusal-your_decision_open = 你要先決定另一件事。
refusal-already_passed = 你在本紀元已結束行動。
refusal-mode_forbids = 這種遊戲模式沒有這一項。
refusal-malformed = 這不是一個完整的行動。
refusal-no_such_species = 桌上沒有這個物種。
refusal-not_your_species = { $species }不是你的。
refusal-no_such_biome = 桌上沒有這個生物群系。
refusal-card_not_in_hand = 你手中沒有這些卡片。
refusal-card_not_in_zone = 交易區沒有這張卡片。
refusal-card_not_on_species = 該物種沒有這張卡片。
refusal-twin_comes_first = 內容相同的卡片以第一張為準；請指明那一張。
refusal-not_a_choice = 這不是可選的選項。
refusal-main_action_taken = 本輪次已有行動：請完成輪次，或在還能收回時收回。
refusal-no_main_action = 你還沒有創造、突變或遷徙：請行動，或結束行動。
refusal-nothing_to_take_back = 沒有什麼可以收回。
refusal-main_action_final = 這個行動不能再收回。
refusal-already_traded = 你在本輪次已經交易：還能取消它時，才可另作交易。
refusal-traded_card_in_use = 你計畫的行動要用這張卡片：請先收回該行動。
refusal-already_redrawn = 你在本紀元已經重抽過。
refusal-hand_touched = 只有在本紀元還沒做任何其他事之前，才能重抽。
refusal-redraw_under_way = { $seat }正在重抽；要等重抽完成。
refusal-first_era_only = 只有第1紀元可以換掉全部手牌；現在是第{ $a }紀元。
refusal-can_create = 你的手牌能創造物種，因此不能全部換掉。
refusal-redraw_cap = 你換掉全部手牌的次數太多了。
refusal-no_such_draw = 現在那裡沒有卡片可供你抽取。
refusal-acted = { $species }在本紀元已經行動過。
refusal-same_biome = 牠已經在{ $slot }。
refusal-drift = 大陸漂移：{ $slot }在牌桌的另一側。
refusal-volcano = { $slot }中沒有物種能存活。
refusal-requirement = 牠不符合{ $slot }的能力要求。{ $why }
refusal-unfed = 牠在{ $slot }需要{ $a }單位食物，會得到{ $b }單位。
refusal-unfed_hunter = 牠在{ $slot }需要{ $a }單位食物，會得到{ $b }單位，能捕到的獵物也不夠。
refusal-no_marker = 你有{ $a }個物種，而玩家標記物總共只有{ $b }個。
refusal-no_head = 牠沒有頭部。
refusal-no_body = 牠沒有身體。
refusal-wrong_part = 這個部位的卡片不能放在那裡。
refusal-no_leg_site = 身體上沒有接這副腳的連接點。
refusal-no_wing_site = 身體上沒有接翅膀的連接點。
refusal-no_tail_site = 身體上沒有接尾巴的連接點。
refusal-no_such_mutation = 一次或兩次突變做不到：每次突變移除一張、增加一張，或以同一部位替換一張。
refusal-head_or_body = 頭部和身體不能移除，只能替換。
refusal-not_partners_species = 那個物種不屬於你的隊友。
refusal-partner_refused = 你的隊友在本輪次已拒絕給卡片。
refusal-partner_has_no_card = 你的隊友沒有卡片可給。
refusal-opponents_passed = 兩名對手都已結束行動：只能用手牌支付。
refusal-price_too_high = 你的手牌不夠支付。
refusal-takeover_spent = 你在本輪次已經接管過一個物種。
refusal-already_shown = 你已經展示過了。
refusal-too_many_points = 你想給{ $a }點，但只剩{ $b }點。
refusal-no_open_deal = 沒有人提出要求：現在沒有要給或要付的卡片。

# --- 行動 --------------------------------------------------------------------------------------

# 行動的稱呼，接在「你打算：」或編號之後。
choice-none = 什麼也不做
choice-confirm = 完成輪次
choice-confirm_wait = 等待：不交易，完成輪次
choice-pass = 結束行動：本紀元不再行動
choice-take_back = 收回計畫的行動
choice-untrade = 取消計畫的交易
choice-trade = 用{ $c1 }交換{ $c2 }
choice-redraw = 保留{ $c1 }，重抽手牌
choice-full_redraw = 換掉全部手牌
choice-draw = 抽一張{ $size }卡
choice-create = 在{ $slot }創造{ $kind }
choice-create_with = 在{ $slot }創造帶{ $limbs }的{ $kind }
choice-mutate_replace = 把{ $species }的{ $c1 }替換為{ $c3 }
choice-mutate_add = 為{ $species }增加{ $c3 }
choice-mutate_remove = 從{ $species }移除{ $c1 }
choice-mutate_twice = 對{ $species }進行雙重突變：{ $changes }
choice-migrate = 讓{ $species }遷徙到{ $slot }
choice-show = 展示{ $cards }
choice-show_nothing = 不展示
choice-open = 向所有人展示{ $c1 }
choice-ask = 向隊友要一張卡片
choice-give = 給{ $c1 }
choice-decline_give = 不給卡片
choice-decline_draw = 不抽卡片
choice-pay_card = 用{ $c1 }支付，放入交易區
choice-pay_draw = 讓對手抽一張卡片
choice-take_over = 接管{ $species }；對手抽2張卡片
choice-take_over_paid = 接管{ $species }；用{ $cards }支付
choice-hunt_first = { $species }先捕食
choice-eat = 吃掉{ $species }
choice-degenerate = { $species }失去{ $c1 }
choice-lose = 放棄{ $species }
choice-bequeath = 給{ $species }{ $n }點
choice-pick_biome = { $biome }
choice-discard = 棄掉{ $c1 }
choice-refill = 保留其餘的，補到10張

change-out = 移除{ $out }
change-into = 加上{ $into }
change-both = 加上{ $into }，移除{ $out }


# --- 預測 --------------------------------------------------------------------------------------

# 如果現在進行評估，一個物種及其他物種會怎樣。
forecast-dies = 如果現在評估，{ $species }會死亡：{ $why }
forecast-requirement = 牠不符合{ $slot }的能力要求。{ $why }
forecast-volcano = 牠在火山中。
forecast-hunger_plants = 牠需要{ $hearts }單位食物，得到{ $food }單位。在{ $slot }，{ $species }先進食。
forecast-hunger_alone = 牠需要{ $hearts }單位食物，得到{ $food }單位：{ $slot }供給不了更多。
forecast-hunger_prey = 牠需要{ $hearts }單位食物，得到{ $food }單位，牠能捕到的獵物也不夠。
forecast-by_hunter = { $by }會吃掉牠。
forecast-lower_carnivore = 適應力更高的肉食動物會因獵物不足而餓死，牠也一樣。

verdict-rank = 排名{ $rank }/{ $count }
verdict-alone = 獨自在此
verdict-tied = 並列第{ $rank }
verdict-adaptation = 適應力{ $n }
verdict-adaptation_mark = 適{ $n }
verdict-plants = 吃{ $n }單位植物
verdict-meat = 吃{ $n }單位肉
verdict-both = 吃{ $plants }單位植物和{ $meat }單位肉
verdict-nothing = 不需要食物
verdict-no_food_yet = 食物以後再算
verdict-hunts = 會捕食{ $prey }
verdict-leads = 領先，{ $n }點
verdict-leads_together = 共同領先，{ $n }點
verdict-hungry = { $species }會挨餓
verdict-eaten = { $species }會被吃掉
verdict-leaves = { $species }會在{ $slot }領先
verdict-cost = 花費牠的{ $n }點

summary-title = 第{ $era }紀元
summary-created = 創造：{ $species }。
summary-mutated = 突變：{ $species }。
summary-migrated = 遷徙：{ $species }。
summary-unfit = 因不符合生物群系的能力要求而死亡：{ $species }。
summary-starved = 餓死：{ $species }。
summary-eaten = 被吃掉：{ $species }。
summary-by_event = 死於事件：{ $species }。
summary-no_deaths = 沒有物種死亡。
summary-best = 適應力最高：{ $species }。
summary-best_in = { $species }（{ $slot }）
summary-strongest = 競爭力最強：{ $species }。
summary-points = 獲得的點數：{ $seats }。
summary-event = 新事件：{ $event }。
