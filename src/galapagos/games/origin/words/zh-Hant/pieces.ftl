### 《演化論：物種起源》。鍵名與galapagos.origin中的相同：TRAIT_KEYS、EVENT_KEYS、REFUSAL_KEYS……
# $seat是玩家的名字（對讀者本人是「你」），$animal是動物及其擁有者（「你的P1a」「Bo的P2c」）。

# What animals are called, by the seat of their owner and in order of birth: the sound of its coat.
animal_names-1 = 瀾瀾 阿布 天天 塔塔 奇奇 祖祖 露露 米羅 朱諾 阿洛 晴空 貝貝
animal_names-2 = 小椒 阿丹 紅豆 探戈 朱砂 玫瑰 紅寶 櫻桃 阿銅 石榴 番茄 辣辣
animal_names-3 = 豆芽 阿橄 薄荷 抹茶 青檸 小瓜 豌豆 綠蘿 香芹 翠翠 竹子 嫩芽
animal_names-4 = 陽陽 蜜糖 琥珀 餅乾 奶油 檸檬 芒果 玉米 香草 布丁 咖哩 金橘
animal_names-5 = 李子 紫薇 丁香 葡萄 爵士 絨絨 桑果 蘭蘭 紫菀 小茄 靛靛 芋頭
animal_names-6 = 礁礁 浪花 溪溪 潮潮 飛魚 水花 灣灣 海星 水窪 漣漪 泡泡 阿汐
animal_names-7 = 桃桃 糖糖 花花 芍藥 荔枝 泡芙 鬱金 櫻櫻 粉粉 蜜桃 莓莓 雪糕
animal_names-8 = 灰灰 石板 煙煙 霧霧 影子 雲雲 雷雷 石墨 暴風 阿鉛 微塵 夜夜
# When all names of a seat are given: $name once more, the $n-th of that name.
animal-again = { $name }{ $n }

trait-carnivorous = 肉食
trait-fat_tissue = 脂肪組織
trait-high_body_weight = 巨化
trait-parasite = 寄生蟲
trait-swimming = 水生
trait-running = 敏捷
trait-mimicry = 擬態
trait-tail_loss = 斷尾
trait-burrowing = 穴居
trait-camouflage = 偽裝
trait-sharp_vision = 敏銳視覺
trait-scavenger = 腐食
trait-hibernation = 冬眠
trait-poisonous = 有毒
trait-piracy = 掠奪
trait-grazing = 踐踏
trait-communication = 溝通
trait-cooperation = 合作
trait-symbiosis = 共生

trait_help-carnivorous = 食量+1；每回合可獵食一次，得2個食物；+1分
trait_help-fat_tissue = 把1個多餘的食物存成脂肪，供以後的回合燃燒
trait_help-high_body_weight = 食量+1；只有同樣巨大的獵食者能獵食牠；+1分
trait_help-parasite = 放在別人的動物上：食量+2（但對方+2分）
trait_help-swimming = 只有水生動物能獵食牠，牠也只能獵食水生動物
trait_help-running = 被獵食時擲骰：4、5、6逃脫
trait_help-mimicry = 被獵食時把獵食者引向你的另一隻動物
trait_help-tail_loss = 被獵食時棄掉一張性狀牌，保住性命
trait_help-burrowing = 吃飽時不能被獵食
trait_help-camouflage = 只有具有「敏銳視覺」的獵食者能獵食牠
trait_help-sharp_vision = 獵食時能看見有「偽裝」的動物
trait_help-scavenger = 有動物被吃掉時得1個食物；不能放在肉食動物上
trait_help-hibernation = 可以冬眠，視為吃飽；不能連續兩回合，最後一回合不行
trait_help-poisonous = 吃掉牠的動物在回合結束時死亡
trait_help-piracy = 每回合一次，從尚未吃飽的動物奪取1個食物
trait_help-grazing = 每輪可毀掉中央的1個食物
trait_help-communication = 連接你的兩隻動物：一隻從中央拿取食物，另一隻也可拿取
trait_help-cooperation = 連接你的兩隻動物：一隻獲得食物，另一隻也可得1個
trait_help-symbiosis = 連接你的兩隻動物：一隻保護另一隻，後者在牠之後進食

phase-evolution = 演化
phase-feeding = 進食
phase-extinction = 滅絕及抽牌
phase-over = 遊戲結束

decision-turn = 完成自己的輪次
decision-defence = 選擇防禦
decision-scavenge = 選擇一隻腐食動物
decision-declaration = 選擇牌或分數
decision-nothing = 什麼也不用做

holding-empty = 一張空的「脂肪組織」
holding-stored = 一張存有食物的「脂肪組織」
holding-fat = 一張存有脂肪的「脂肪組織」

name-no_animal = 那隻動物
name-no_trait = 該性狀
name-card = 一張牌
name-two_traits = { $first }／{ $second }

# --- 事件 --------------------------------------------------------------------------------------

event-rolled_for_start = { $seat }擲骰決定起始玩家：{ $die }。
event-starting_player = { $seat }是起始玩家。

event-card_dealt = { $you ->
    [yes] 你抽到「{ $face }」。
   *[no] { $seat }抽一張牌。
}

event-round_began-plain = 第{ $round }回合開始。{ $seat }先行動。
event-round_began-last = 第{ $round }回合開始，這是最後一回合。{ $seat }先行動。

event-phase_began-evolution = 演化階段：大家出牌。
event-phase_began-feeding = 進食階段：大家餵食動物。
event-phase_began-extinction = 滅絕階段：飢餓和中毒的動物死亡。

event-animal_laid = { $you ->
    [yes] 你把「{ $face }」當作新動物{ $tag }打出。
   *[no] { $seat }有了一隻新動物：{ $tag }。
}
event-trait_laid = { $seat }在{ $animal }上打出「{ $trait }」。
event-pair_laid-plain = { $seat }在{ $animal }和{ $partner }之間放下「{ $trait }」。
event-pair_laid-symbiosis = { $seat }放下「共生」：{ $animal }保護{ $partner }。
event-passed = { $seat }跳過本階段。
event-turn_ended = { $seat }結束輪次。

event-set_up = { $players }名玩家就座；洗牌完畢。
event-rolled_for_food = 食物骰：{ $die }。
event-food_supplied = 中央放有{ $n }個現有食物。
event-centre_cleared = 中央剩下的{ $n }個食物被清除。
event-pile_empty = 抽牌堆空了：下一回合是最後一回合。
event-food_lost = 失去{ $n }個食物：{ $animal }無法獲得。
event-redirected = 「擬態」：{ $animal }把獵食者引向{ $substitute }。
event-eaten = { $animal }被{ $hunter }吃掉。
event-poisoned = 有毒：{ $animal }吃了{ $prey }，將在回合結束時死亡。
event-scavenged = { $animal }吃掉剩下的殘骸。
event-fell_asleep = { $animal }冬眠：本回合視為吃飽。
event-robbed = 「掠奪」：{ $animal }從{ $victim }奪走1個食物。
event-fat_formed = { $animal }把{ $n }個儲存的食物變成脂肪。
event-starved = { $animal }餓死：需要{ $appetite }個食物，只得到{ $food }個。
event-died_of_poison = { $animal }中毒而死。
event-buried = { $animal }離開桌面：{ $cards }張牌放入棄牌堆。
event-pair_broken = { $animal }和{ $partner }之間的「{ $trait }」消失。
event-game_ended = 遊戲結束。獲勝：{ $winners }。

event-food_taken = { $seat }餵食{ $animal }。

event-food_received-eaten = { $animal }吃{ $eaten }個食物。
event-food_received-stored = { $animal }已吃飽，儲存{ $stored }個食物。
event-food_received-both = { $animal }吃{ $eaten }個食物，儲存{ $stored }個。

event-hunt_announced = { $seat }用{ $animal }獵食{ $prey }。

event-ran-escaped = { $animal }逃跑，擲出{ $die }：逃脫了。
event-ran-caught = { $animal }逃跑，擲出{ $die }：不夠快。

event-card_shed-plain = 「斷尾」：{ $animal }棄掉「{ $trait }」，活了下來。
event-card_shed-fat = 「斷尾」：{ $animal }棄掉{ $holding }，活了下來。
event-card_shed-pair = 「斷尾」：{ $animal }棄掉與{ $partner }之間的「{ $trait }」，活了下來。

event-fat_burned = { $seat }燃燒{ $animal }的{ $n }個脂肪。

event-grazed = { $animal }踐踏：{ $seat }毀掉中央的1個食物。

event-pair_used-communication = 「溝通」：{ $partner }也從中央拿取1個食物。
event-pair_used-cooperation = 「合作」：{ $partner }也得到1個食物。

event-woke-lost = { $animal }醒來：牠失去了「冬眠」。
event-woke-morning = { $animal }醒來。

event-food_removed-surplus = { $animal }失去{ $n }個食物：牠現在需要的變少了。
event-food_removed-over = 回合結束，{ $animal }身上的{ $n }個食物移除。

event-phase_ended-evolution = 演化階段結束。
event-phase_ended-feeding = 進食階段結束。
event-phase_ended-extinction = 滅絕階段結束。

event-waived = { $seat }不使用互動型性狀。
event-declared = { $seat }選擇{ $cards }張牌和{ $points }分。
event-scored = { $seat }共{ $points }分：動物{ $animals }，性狀{ $traits }，加分{ $bonus }，先前{ $variant }。

# 幾個事件合成一句。
story-draw_known = 你抽到{ $cards }。
story-draw_hidden = { $seat }抽{ $n }張牌。
story-start_rolls = 擲骰決定起始玩家：{ $rolls }。
story-start_roll = { $seat }擲出{ $die }
story-start_again = { $before }；重擲：{ $rolls }
story-food_roll = 食物骰：{ $dice }，共{ $n }個現有食物。
story-food_roll_plus = 食物骰：{ $dice }，再加{ $plus }，共{ $n }個現有食物。

# --- 拒絕 --------------------------------------------------------------------------------------

refusal-not_your_turn = 還沒輪到你：現在由{ $seat }決定。
refusal-already_passed = 你已跳過，要到下一階段才能再行動。
refusal-game_over = 遊戲已經結束。
refusal-wrong_phase = 目前階段（{ $phase }）不能這樣做。
refusal-decision_open = { $seat }要先{ $decision }。
refusal-nothing_to_answer = 現在沒有需要你這樣回應的事。
refusal-others_may_answer = { $seat }可以使用互動型性狀；你的輪次要等對方決定。
refusal-already_acted = 你在本輪次已經行動：請結束輪次，而不是跳過。
refusal-nothing_done = 你在本輪次什麼都沒做：請跳過，而不是結束輪次。
refusal-main_action_done = 你在本輪次已經拿取食物、獵食或燃燒脂肪；三者只能做一次。
refusal-must_feed = 本桌規定必須餵食：中央有食物，而你有動物能拿取。
refusal-malformed = 這不是一個完整的行動。
refusal-no_such_animal = 桌上沒有這隻動物。
refusal-not_your_animal = { $animal }不是你的。
refusal-card_not_in_hand = 你手中沒有「{ $card }」這張牌。
refusal-trait_not_on_card = 「{ $card }」這張牌上沒有「{ $trait }」。
refusal-no_such_pair = 這兩隻動物之間沒有「{ $trait }」。
refusal-no_such_card = { $animal }沒有這張可以棄掉的牌：「{ $trait }」。
refusal-lacks_trait = { $animal }沒有「{ $trait }」。
refusal-duplicate_trait = { $animal }已經有「{ $trait }」；只有「脂肪組織」可以重複。
refusal-carnivore_or_scavenger = 「肉食」和「腐食」不能在同一隻動物身上：{ $animal }。
refusal-parasite_on_own = 「寄生蟲」只能放在其他玩家的動物上，而{ $animal }是你自己的。
refusal-pair_needs_two = 互動型性狀需要兩隻不同的動物。
refusal-duplicate_pair = 這兩隻動物之間已經有「{ $trait }」。
refusal-pair_trait = 「{ $trait }」是互動型性狀：請指定兩隻動物。
refusal-single_trait = 「{ $trait }」放在一隻動物上，不放在兩隻動物之間。
refusal-centre_empty = 中央沒有食物。
refusal-full = { $animal }吃不下了：所需的{ $n }個食物都有了，也沒有空的「脂肪組織」。
refusal-asleep = { $animal }冬眠到回合結束。
refusal-representative_hungry = { $animal }還不能進食：保護牠的{ $other }還餓著。
refusal-hunt_spent = { $animal }本回合已經獵食過。
refusal-prey_is_hunter = { $animal }不能獵食自己。
refusal-prey_swims = { $animal }是水生動物：只有水生的獵食者抓得到牠。
refusal-hunter_swims = { $animal }不是水生動物，而水生的獵食者只抓得到水生動物。
refusal-prey_camouflaged = { $animal }有「偽裝」：只有具有「敏銳視覺」的獵食者看得見牠。
refusal-prey_too_big = { $animal }很大：只有同樣巨大的獵食者能獵食牠。
refusal-prey_in_burrow = { $animal }已吃飽，安全地躲在洞穴裡。
refusal-prey_shielded = { $animal }受到存活的共生體代表保護。
refusal-defence_used = { $animal }已經用過這種防禦，不能再用。
refusal-not_your_substitute = { $animal }不是你的：「擬態」只能引向你自己的動物。
refusal-substitute_is_prey = { $animal }正是被獵食的動物：「擬態」需要另一隻動物。
refusal-not_offered = { $animal }現在不能腐食：必須是還吃得下的腐食動物。
refusal-not_hungry = { $animal }不餓：所需的{ $n }個食物都有了。
refusal-not_enough_fat = { $animal }有{ $n }個可以燃燒的脂肪；本回合儲存的食物還不是脂肪。
refusal-more_than_hunger = { $animal }還缺{ $n }個食物；燃燒的脂肪不能超過這個數。
refusal-slept_last_round = { $animal }上回合冬眠過：不能連續兩回合冬眠。
refusal-last_round = 最後一回合不能冬眠。
refusal-already_grazed = { $animal }在本輪次已經踐踏過。
refusal-nothing_taken = 本桌規定：同一輪次拿取食物之後才能踐踏。
refusal-piracy_spent = { $animal }本回合已經掠奪過。
refusal-victim_has_no_food = { $animal }沒有可以奪走的食物。
refusal-victim_is_fed = { $animal }已吃飽，不能被掠奪。
refusal-victim_is_pirate = { $animal }不能掠奪自己。
refusal-pair_spent = 這個互動型性狀在本輪次已經生效過。
refusal-no_trigger = 這個互動型性狀還沒有觸發：{ $animal }在本輪次還沒有得到能觸發它的食物。
refusal-too_many_cards = 你要{ $a }張牌，但你只有{ $b }隻動物存活。

# --- 行動 --------------------------------------------------------------------------------------

# 選擇在標題之下的清單裡怎麼稱呼……
choice-play_animal = 新動物
choice-play_trait = 「{ $trait }」放在{ $tag }上
choice-play_pair = 「{ $trait }」放在{ $tag }＋{ $other }上
choice-play_symbiosis = { $tag }保護{ $other }
choice-pass_evolution = 跳過：本回合不再出牌
choice-pass_feeding = 跳過：本階段不再行動
choice-take = { $tag }
choice-hunt = { $other }
choice-burn = { $tag }：{ $n }個脂肪
choice-hibernate = { $tag }
choice-graze = { $tag }
choice-pirate = { $other }
choice-communicate = { $other }，因為{ $tag }拿取了食物
choice-cooperate = { $other }，因為{ $tag }獲得了食物
choice-end = 結束輪次
choice-run = 逃跑：擲骰，4、5、6逃脫
choice-mimic = 擬態：把獵食者引向{ $other }
choice-shed = 棄掉「{ $trait }」並存活；獵食者得1個食物
choice-shed_fat = 棄掉{ $holding }並存活；獵食者得1個食物
choice-shed_pair = 棄掉與{ $other }之間的「{ $trait }」並存活；獵食者得1個食物
choice-scavenge = { $tag }
choice-waive = 不使用互動型性狀
choice-declare = { $cards }張牌，{ $points }分

# 牌放在哪裡，寫在打出的性狀之後。

# ……以及標題。
heading-take = 從中央餵食一隻動物
heading-hunt = 用{ $tag }獵食
heading-burn = 燃燒脂肪當食物
heading-hibernate = 冬眠（不耗費行動，本回合視為吃飽）
heading-graze = 踐踏（不耗費行動，毀掉中央的1個食物）
heading-pirate = 用{ $tag }掠奪（不耗費行動，奪走1個食物）
heading-communicate = 溝通（不耗費行動）：從中央餵食另一隻動物
heading-cooperate = 合作（不耗費行動）：另一隻動物得1個食物
heading-scavenge = 哪隻腐食動物進食？

# 選擇之前值得知道的事，寫在選擇後面的括號裡。
remark-food = 食物{ $food }/{ $appetite }
remark-own = 你自己的
remark-poisonous = 有毒
remark-runs = 可能逃跑
remark-mimics = 可能擬態
remark-sheds = 可能斷尾
remark-appetite = 食量{ $now }變{ $then }
remark-wakes = 牠會醒來

summary-title = 第{ $round }回合
summary-food = 現有食物：{ $n }個；剩餘{ $left }個。
summary-animals = 新動物：{ $seats }。
summary-traits = 打出的性狀：{ $seats }。
summary-fed = 吃到的食物：{ $seats }。
summary-escaped = 逃脫獵食：{ $animals }。
summary-eaten = 被吃掉：{ $animals }。
summary-eaten_by = { $animal }（被{ $hunter }吃掉）
summary-starved = 餓死：{ $animals }。
summary-poisoned = 中毒而死：{ $animals }。
summary-no_deaths = 沒有動物死亡。
summary-cards = 新手牌：{ $seats }。
summary-points = 取得的分數：{ $seats }。
