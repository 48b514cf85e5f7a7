### Origin in Japanese. Keys are those of galapagos.origin: TRAIT_KEYS, EVENT_KEYS, REFUSAL_KEYS …
# $seat is a player's name, $animal an animal with its owner ("あなたのP1a", "BoのP2c").

# What animals are called, by the seat of their owner and in order of birth: the sound of its coat.
animal_names-1 = ソラ アオ ナギ ルリ キコ ズリ ルモ ミロ ユノ アロ コン ビビ
animal_names-2 = アカネ ホムラ ベニ チリ タンゴ ポピー バラ ルビー アンズ ザクロ トマト モミジ
animal_names-3 = メブキ オリーブ ミント マッチャ ライム キュウ マメ ツタ ハッパ スイ タケ ワカバ
animal_names-4 = ヒナタ ハチミツ コハク ビスコ バター レモン マンゴ コーン バニラ プリン カレー キンカン
animal_names-5 = スモモ スミレ ライラ ブドウ ジャズ ビロード クワ ラン アスター ナス アイ イモ
animal_names-6 = リーフ ナミ オガワ シオ トビウオ シブキ イリエ ヒトデ ミズタマ サザナミ アワ ミギワ
animal_names-7 = モモ アメ ハナ ボタン ライチ シュー チューリ サクラ コスモス フラミー イチゴ ピーチ
animal_names-8 = ハイ スレート ケムリ モヤ カゲ クモ カミナリ スミ アラシ ナマリ チリコ ヨル
# When all names of a seat are given: $name once more, the $n-th of that name.
animal-again = { $name }{ $n }

trait-carnivorous = 肉食
trait-fat_tissue = 脂肪組織
trait-high_body_weight = 大型化
trait-parasite = 寄生虫
trait-swimming = 水生
trait-running = 俊足
trait-mimicry = 擬態
trait-tail_loss = しっぽ切り
trait-burrowing = 穴居
trait-camouflage = カモフラージュ
trait-sharp_vision = 鋭い視覚
trait-scavenger = 腐肉食
trait-hibernation = 冬眠
trait-poisonous = 有毒
trait-piracy = 横取り
trait-grazing = 踏み荒らし
trait-communication = 意思疎通
trait-cooperation = 協力
trait-symbiosis = 共生

trait_help-carnivorous = 必要食料+1。ラウンドに1回、狩りで食料2個。+1ポイント
trait_help-fat_tissue = 余った食料1個を脂肪として蓄え、後のラウンドに燃やせる
trait_help-high_body_weight = 必要食料+1。大型の捕食者だけが狩れる。+1ポイント
trait_help-parasite = ほかの人の動物に付ける。必要食料+2（ただし持ち主に+2ポイント）
trait_help-swimming = 水生の動物だけが狩れる。自分も水生の動物しか狩れない
trait_help-running = 狩られるとサイコロを振り、4、5、6なら逃げ切る
trait_help-mimicry = 狩られると、捕食者を自分の別の動物に向かわせる
trait_help-tail_loss = 狩られると、形質カードを1枚捨てて生き延びる
trait_help-burrowing = 満腹の間は狩られない
trait_help-camouflage = 鋭い視覚を持つ捕食者だけが狩れる
trait_help-sharp_vision = 捕食者として、カモフラージュのある動物を狩れる
trait_help-scavenger = 動物が食べられると食料1個を得る。肉食動物には付かない
trait_help-hibernation = 眠って満腹とみなせる。2ラウンド連続と最終ラウンドは不可
trait_help-poisonous = 食べた動物はラウンドの終わりに死ぬ
trait_help-piracy = ラウンドに1回、空腹の動物から食料1個を奪う
trait_help-grazing = 手番ごとに、中央の食料1個をなくせる
trait_help-communication = 自分の2匹：1匹が中央から取ると、もう1匹も取れる
trait_help-cooperation = 自分の2匹：1匹が食料を得ると、もう1匹も1個得られる
trait_help-symbiosis = 自分の2匹：一方が他方を守り、守られる方は後から食べる

phase-evolution = 進化
phase-feeding = 食事
phase-extinction = 絶滅と補充
phase-over = ゲーム終了

# What a player owes first: "まずBoの防御が必要です。"
decision-turn = 手番
decision-defence = 防御
decision-scavenge = 腐肉食の動物の選択
decision-declaration = カードかポイントかの選択
decision-nothing = 決定

holding-empty = 空の脂肪組織カード
holding-stored = 食料を蓄えた脂肪組織カード
holding-fat = 脂肪の載った脂肪組織カード

name-no_animal = その動物
name-no_trait = その形質
name-card = カード1枚
name-two_traits = { $first }／{ $second }

# --- events ------------------------------------------------------------------------------------

event-rolled_for_start = { $seat }はスタートプレーヤー決めで{ $die }を出した。

event-starting_player = { $seat }がスタートプレーヤー。

event-card_dealt = { $you ->
    [yes] あなたは{ $face }を引いた。
   *[no] { $seat }はカードを1枚引いた。
}

event-round_began-plain = 第{ $round }ラウンド開始。最初は{ $seat }。
event-round_began-last = 第{ $round }ラウンド開始。これが最終ラウンド。最初は{ $seat }。

event-phase_began-evolution = 進化：全員がカードを出す。
event-phase_began-feeding = 食事：全員が動物に食べさせる。
event-phase_began-extinction = 絶滅：空腹の動物と毒を受けた動物が死ぬ。

event-animal_laid = { $you ->
    [yes] あなたは{ $face }を新しい動物{ $tag }として出した。
   *[no] { $seat }は新しい動物{ $tag }を出した。
}

event-trait_laid = { $seat }は{ $animal }に{ $trait }を付けた。

event-pair_laid-plain = { $seat }は{ $animal }と{ $partner }の間に{ $trait }を置いた。
event-pair_laid-symbiosis = { $seat }は共生を置いた：{ $animal }が{ $partner }を守る。

event-passed = { $seat }はパスした（このフェーズの終わりまで）。

event-turn_ended = { $seat }は手番を終えた。

event-set_up = { $players }人が席に着き、カードが切られた。
event-rolled_for_food = 食料のサイコロ：{ $die }。
event-food_supplied = 中央に食料{ $n }個が置かれた。
event-centre_cleared = 中央に残った食料{ $n }個が片付けられた。
event-pile_empty = 山札が尽きた：次が最終ラウンド。
event-food_lost = 食料{ $n }個が失われた：{ $animal }は受け取れない。
event-redirected = 擬態：{ $animal }は捕食者を{ $substitute }に向かわせた。
event-eaten = { $animal }は{ $hunter }に食べられた。
event-poisoned = 毒：{ $animal }は{ $prey }を食べたので、ラウンドの終わりに死ぬ。
event-scavenged = { $animal }が食べ残しを得た。
event-fell_asleep = { $animal }は冬眠した：このラウンドは満腹とみなす。
event-robbed = 横取り：{ $animal }が{ $victim }から食料1個を奪った。
event-fat_formed = { $animal }は蓄えた食料{ $n }個を脂肪に変えた。
event-starved = { $animal }は餓死した：食料{ $food }/{ $appetite }。
event-died_of_poison = { $animal }は毒で死んだ。
event-buried = { $animal }は場を離れた：カード{ $cards }枚が捨て札に置かれた。
event-pair_broken = { $animal }と{ $partner }の間の{ $trait }がなくなった。
event-game_ended = ゲーム終了。勝者：{ $winners }。

event-food_taken = { $seat }は{ $animal }に食べさせた。

event-food_received-eaten = { $animal }は食料{ $eaten }個を食べた。
event-food_received-stored = { $animal }は満腹で、食料{ $stored }個を蓄えた。
event-food_received-both = { $animal }は食料{ $eaten }個を食べ、{ $stored }個を蓄えた。

event-hunt_announced = { $seat }は{ $animal }で{ $prey }に狩りを仕掛けた。

event-ran-escaped = 俊足：{ $animal }は{ $die }を出して逃げ切った。
event-ran-caught = 俊足：{ $animal }は{ $die }を出し、逃げ切れなかった。

event-card_shed-plain = しっぽ切り：{ $animal }は{ $trait }を捨てて生き延びた。
event-card_shed-fat = しっぽ切り：{ $animal }は{ $holding }を捨てて生き延びた。
event-card_shed-pair = しっぽ切り：{ $animal }は{ $partner }との{ $trait }を捨てて生き延びた。

event-fat_burned = { $seat }は{ $animal }の脂肪{ $n }個を燃やした。

event-grazed = 踏み荒らし：{ $seat }は{ $animal }で中央の食料1個をなくした。

event-pair_used-communication = 意思疎通：{ $partner }も中央から食料1個を取った。
event-pair_used-cooperation = 協力：{ $partner }も食料1個を得た。

event-woke-lost = { $animal }は目を覚ました：冬眠のカードを失った。
event-woke-morning = { $animal }は目を覚ました。

event-food_removed-surplus = { $animal }の食料{ $n }個が外れた：必要食料が減った。
event-food_removed-over = ラウンドの終わりに、{ $animal }の食料{ $n }個が取り除かれた。

event-phase_ended-evolution = 進化が終わった。
event-phase_ended-feeding = 食事が終わった。
event-phase_ended-extinction = 絶滅が終わった。

event-waived = { $seat }は相互作用形質を使わなかった。

event-declared = { $seat }はカード{ $cards }枚と{ $points }ポイントを選んだ。

event-scored = { $seat }は{ $points }ポイント：動物{ $animals }、形質{ $traits }、追加{ $bonus }、途中{ $variant }。

# Several events told in one sentence.
story-draw_known = あなたは{ $cards }を引いた。
story-draw_hidden = { $seat }はカードを{ $n }枚引いた。
story-start_rolls = スタートプレーヤー決めのサイコロ：{ $rolls }。
story-start_roll = { $seat }（{ $die }）
# Those who tied roll again; $before is all that was rolled before.
story-start_again = { $before }、振り直して{ $rolls }
story-food_roll = 食料のサイコロ：{ $dice }。中央の食料は{ $n }個。
story-food_roll_plus = 食料のサイコロ：{ $dice }に+{ $plus }。中央の食料は{ $n }個。

# --- refusals ----------------------------------------------------------------------------------

refusal-not_your_turn = あなたの手番ではありません。いまは{ $seat }が決める番です。
refusal-already_passed = あなたはパスしました。次に行動できるのは次のフェーズです。
refusal-game_over = ゲームは終わっています。
refusal-wrong_phase = いまのフェーズ（{ $phase }）ではできません。
refusal-decision_open = まず{ $seat }の{ $decision }が必要です。
refusal-nothing_to_answer = いま、これで応じることはできません。
refusal-others_may_answer = { $seat }が相互作用形質を使えます。決まるまで、あなたの手番はお待ちください。
refusal-already_acted = この手番では行動済みです。パスではなく、手番を終えてください。
refusal-nothing_done = この手番ではまだ何もしていません。手番を終えるのではなく、パスしてください。
refusal-main_action_done = この手番では、食料を取る、狩る、脂肪を燃やすのどれかをすでに行いました。できるのは1つだけです。
refusal-must_feed = この卓では必ず食べさせます。中央に食料があり、それを取れる動物があなたにいます。
refusal-malformed = アクションとして完全ではありません。
refusal-no_such_animal = そのような動物は場にいません。
refusal-not_your_animal = { $animal }はあなたの動物ではありません。
refusal-card_not_in_hand = 手札に{ $card }のカードはありません。
refusal-trait_not_on_card = { $card }のカードに{ $trait }はありません。
refusal-no_such_pair = この2匹は{ $trait }でつながっていません。
refusal-no_such_card = { $animal }に、捨てられる{ $trait }のカードはありません。
refusal-lacks_trait = { $animal }は{ $trait }を持っていません。
refusal-duplicate_trait = { $animal }はすでに{ $trait }を持っています。2枚以上付けられるのは脂肪組織だけです。
refusal-carnivore_or_scavenger = 肉食と腐肉食は同じ動物に付けられません：{ $animal }。
refusal-parasite_on_own = 寄生虫はほかのプレーヤーの動物に付けます。{ $animal }はあなたの動物です。
refusal-pair_needs_two = 相互作用形質には、別々の動物が2匹必要です。
refusal-duplicate_pair = この2匹はすでに{ $trait }でつながっています。
refusal-pair_trait = { $trait }は相互作用形質です。動物を2匹指定してください。
refusal-single_trait = { $trait }は2匹の間ではなく、1匹の動物に付けます。
refusal-centre_empty = 中央に食料がありません。
refusal-full = { $animal }は満腹です。必要な食料{ $n }個があり、空いている脂肪組織もありません。
refusal-asleep = { $animal }はラウンドの終わりまで冬眠中です。
refusal-representative_hungry = { $animal }はまだ食べられません。代表の{ $other }が空腹です。
refusal-hunt_spent = { $animal }はこのラウンドですでに狩りをしました。
refusal-prey_is_hunter = { $animal }は自分自身を狩れません。
refusal-prey_swims = { $animal }は水生です。水生の捕食者だけが狩れます。
refusal-hunter_swims = { $animal }は水生ではありません。水生の捕食者が狩れるのは水生の動物だけです。
refusal-prey_camouflaged = { $animal }にはカモフラージュがあります。鋭い視覚を持つ捕食者だけが狩れます。
refusal-prey_too_big = { $animal }は大型です。大型の捕食者だけが狩れます。
refusal-prey_in_burrow = { $animal }は満腹で、巣穴に隠れています。
refusal-prey_shielded = { $animal }は、共生の代表が生きているので守られています。
refusal-defence_used = { $animal }は、この防御をもう使い切りました。
refusal-not_your_substitute = { $animal }はあなたの動物ではありません。擬態では自分の動物を身代わりにします。
refusal-substitute_is_prey = { $animal }は狩られている動物です。擬態には別の動物が必要です。
refusal-not_offered = { $animal }はいま食べ残しを得られません。食料を受け取れる腐肉食の動物でなければなりません。
refusal-not_hungry = { $animal }は空腹ではありません。必要な食料{ $n }個があります。
refusal-not_enough_fat = { $animal }の燃やせる脂肪は{ $n }個です。このラウンドに蓄えた食料はまだ脂肪ではありません。
refusal-more_than_hunger = { $animal }に足りない食料は{ $n }個です。それより多くは燃やせません。
refusal-slept_last_round = { $animal }は前のラウンドに冬眠しました。2ラウンド続けては冬眠できません。
refusal-last_round = 最終ラウンドには冬眠できません。
refusal-already_grazed = { $animal }はこの手番ですでに踏み荒らしました。
refusal-nothing_taken = この卓では、踏み荒らしは同じ手番に食料を取った後だけできます。
refusal-piracy_spent = { $animal }はこのラウンドですでに横取りしました。
refusal-victim_has_no_food = { $animal }には奪える食料がありません。
refusal-victim_is_fed = { $animal }は満腹なので、横取りできません。
refusal-victim_is_pirate = { $animal }は自分自身から横取りできません。
refusal-pair_spent = この相互作用形質は、この手番ですでに働きました。
refusal-no_trigger = この相互作用形質のきっかけがまだありません。{ $animal }はこの手番に、きっかけとなる食料を得ていません。
refusal-too_many_cards = カードを{ $a }枚求めましたが、生き残ったあなたの動物は{ $b }匹です。

# --- actions -----------------------------------------------------------------------------------

# What a choice is called in a list that stands under a heading …
choice-play_animal = 新しい動物
choice-play_trait = { $tag }に{ $trait }
choice-play_pair = { $tag }＋{ $other }に{ $trait }
choice-play_symbiosis = { $tag }が{ $other }を守る
choice-pass_evolution = パス：このラウンドはもうカードを出さない
choice-pass_feeding = パス：このフェーズはもう何もしない
choice-take = { $tag }
choice-hunt = { $other }
choice-burn = { $tag }：脂肪{ $n }個
choice-hibernate = { $tag }
choice-graze = { $tag }
choice-pirate = { $other }
choice-communicate = { $other }（{ $tag }が取ったので）
choice-cooperate = { $other }（{ $tag }が得たので）
choice-end = 手番を終える
choice-run = 逃げる：サイコロを振り、4、5、6なら逃げ切る
choice-mimic = 擬態：捕食者を{ $other }に向かわせる
choice-shed = { $trait }を捨てて生き延びる（捕食者は食料1個を得る）
choice-shed_fat = { $holding }を捨てて生き延びる（捕食者は食料1個を得る）
choice-shed_pair = { $other }との{ $trait }を捨てて生き延びる（捕食者は食料1個を得る）
choice-scavenge = { $tag }
choice-waive = 相互作用形質を使わない
choice-declare = カード{ $cards }枚、{ $points }ポイント

# Where a card is laid, behind the trait that it is played as.

# … and the headings.
heading-take = 中央から食べさせる
heading-hunt = { $tag }で狩る
heading-burn = 脂肪を燃やして食料にする
heading-hibernate = 冬眠する（アクション不要、このラウンドは満腹とみなす）
heading-graze = 踏み荒らす（アクション不要、中央の食料1個をなくす）
heading-pirate = { $tag }で横取りする（アクション不要、食料1個を奪う）
heading-communicate = 意思疎通（アクション不要）：相方に中央から食べさせる
heading-cooperate = 協力（アクション不要）：相方が食料1個を得る
heading-scavenge = 食べ残しを得る腐肉食の動物

# What is worth knowing before choosing, in brackets behind a choice.
remark-food = 食料{ $food }/{ $appetite }
remark-own = あなたの動物
remark-poisonous = 有毒
remark-runs = 俊足あり
remark-mimics = 擬態あり
remark-sheds = しっぽ切りあり
remark-appetite = 必要食料{ $now }→{ $then }
remark-wakes = 目を覚ます

# A round in a few lines.
summary-title = 第{ $round }ラウンドのまとめ
summary-food = 中央の食料：{ $n }個、残り：{ $left }個。
summary-animals = 新しい動物：{ $seats }。
summary-traits = 付けた形質：{ $seats }。
summary-fed = 食べた食料：{ $seats }。
summary-escaped = 狩りを逃れた：{ $animals }。
summary-eaten = 食べられた：{ $animals }。
summary-eaten_by = { $animal }（{ $hunter }が捕食）
summary-starved = 餓死：{ $animals }。
summary-poisoned = 毒で死亡：{ $animals }。
summary-no_deaths = 死んだ動物なし。
summary-cards = 新しいカード：{ $seats }。
summary-points = 得たポイント：{ $seats }。
