### Darwin in Japanese. Keys are those of galapagos.darwin: EVENT_KEYS, REFUSAL_KEYS, ACTION_KEYS …
# $seat is a player's name, $species a species with its owner ("あなたのボンゴ・ライオン（S3）"),
# $biome and $slot what lies in a slot ("サバンナ").

ability-run = 走る
ability-climb = 登る
ability-fly = 飛ぶ
ability-swim = 泳ぐ
ability-heat = 暑さに強い
ability-cold = 寒さに強い

ability_mark-run = 走
ability_mark-climb = 登
ability_mark-fly = 飛
ability_mark-swim = 泳
ability_mark-heat = 暑
ability_mark-cold = 寒

diet-none = まだ頭なし
diet-herbivore = 草食動物
diet-carnivore = 肉食動物
diet-omnivore = 雑食動物

diet_mark-none = −
diet_mark-herbivore = 草
diet_mark-carnivore = 肉
diet_mark-omnivore = 雑

part-head = 頭
part-body = 胴
part-legs1 = 足1対
part-legs2 = 足2対
part-wings = 羽
part-tail = 尾

# As in 小カード, 大カード.
size-small = 小
size-large = 大

phase-drawing = カードを引く
phase-showing = カードを見せる
phase-action = アクション
phase-evaluation = 評価
phase-event = イベント
phase-over = ゲーム終了

feeding-fed = 満腹
feeding-hungry = 空腹
feeding-excluded = 必要条件を満たさない

event_help-degeneration = 4枚以上の動物種は、持ち主が選んだ1枚を失います。
event_help-desertification = 1つのバイオームが砂漠か岩石の荒廃地域に変わります。
event_help-flood = 泳ぐ、登る、飛ぶのどれもできない動物種は絶滅します。
event_help-hurricane = 各バイオームで適応度の最も低い動物種は、適応度が4未満なら絶滅します。
event_help-ice_age = 1つのバイオームが極寒砂漠か寒冷地砂漠に変わります。
event_help-intruders = 各プレーヤーは、自分の動物種のうちポイントの最も多いものを失います。ポイントは残ります。
event_help-mountain_formation = 1つのバイオームが高山か高原に変わります。
event_help-axis_shift = すべてのバイオームが入れ替わります。
event_help-continental_drift = このEraは、左のバイオームと右のバイオームの間で移動できません。
event_help-epidemic = このEraは、肉食動物と雑食動物の強さが0になり、捕食が起こりません。
event_help-low_mutation = このEraは、シングル突然変異に1ポイント、ダブル突然変異に最大5ポイントを使います。
event_help-meat_boom = このEraは、到達しやすいバイオームが肉6、植物2を供給します。
event_help-meteor = このEraは、到達しやすいバイオームが肉3、植物4を供給します。
event_help-optimal = 何も変わりません。
event_help-plant_boom = このEraは、到達しやすいバイオームが肉2、植物6を供給します。
event_help-volcano = 1つのバイオームが火山に変わります。Eraの終わりにまだそこにいる動物種は絶滅します。

stats-hearts = ハート{ $n }
stats-competition = 強さ{ $n }
stats-ability = { $ability }{ $n }
stats-dig = 掘る
stats-poison = 毒
stats-hearts_mark = ♥{ $n }
stats-competition_mark = 強{ $n }
stats-ability_mark = { $ability }{ $n }
stats-dig_mark = 掘
stats-poison_mark = 毒
stats-legs_sites = 足{ $n }対
stats-wing_site = 羽
stats-tail_site = 尾
stats-sites = 付けられる部位：{ $sites }
stats-no_sites = 付けられるのは頭だけ
# What a card shows and, of a body, what it has room for.
stats-card = { $stats }。{ $sites }
stats-leg_mark = 足
stats-wing_mark = 羽
stats-tail_mark = 尾

need-plain = { $ability }
need-more = { $ability }{ $n }
need-have = { $need }（現在{ $n }）
need-nothing = 必要条件なし
need-needs = 必要：{ $needs }
need-forbidden = 禁止：{ $abilities }
need-no = 禁止：{ $abilities }
need-counts = 適応：{ $abilities }
need-counts_mark = 適応：{ $abilities }
need-counts_times = { $ability }×{ $n }
need-token_counts = 適応：強さ
need-lacks = 必要：{ $needs }。
need-bans = 禁止：{ $abilities }。

name-card = { $animal }の{ $part }
name-unknown_card = カード1枚
# A species is named after the animals of its head and its body: "ボンゴ・ライオン".
name-kind = { $head }・{ $body }
name-species = { $kind }（{ $tag }）
name-no_species = 動物種
name-ground = { $biome }
name-volcano = 活火山
name-volcano_label = 活火山
name-rainforest = 冷えた火山
name-rainforest_label = 冷えた火山（{ $biome }）
name-token = { $metal }の試合チップ
name-token_label = { $metal }の試合チップ
name-no_ground = そのバイオーム
name-no_continent = 卓

metal-1 = 銅
metal-2 = 銀
metal-3 = 金

# --- events ------------------------------------------------------------------------------------

event-game_master = { $seat }がゲームマスターで第1プレーヤー。

event-biome_laid-continent = { $continent }：{ $label }。
event-biome_laid-plain = { $label }が置かれた。
event-biome_laid-token = { $n }ポイントの試合チップが4つ目のバイオームになった。

event-card_drawn-open = { $seat }は{ $card }を引いた：{ $stats }。
event-card_drawn-hidden = { $seat }は{ $size }カードを1枚引いた。

event-card_discarded = { $you ->
    [yes] あなたは{ $card }を捨てた。
   *[no] { $seat }は{ $size }カードを1枚捨てた。
}

event-era_began = Era { $era }開始。最初は{ $seat }。

event-phase_began-drawing = 全員がカードを引く。
event-phase_began-showing = 全員がパートナーにカードを4枚まで見せられる。
event-phase_began-action = アクション：全員がパスするまで手番を回す。
event-phase_began-evaluation = 評価：どの動物種が生き残るか。
event-phase_began-event = 新しいイベント。
event-phase_began-over = ゲーム終了。

event-turn_began = { $seat }の手番。

event-redrawn = { $you ->
    [yes] あなたは{ $kept }を残し、{ $n }枚を捨てた。
   *[no] { $seat }は1枚を残し、{ $n }枚を捨てた。
}

event-fully_redrawn = { $seat }は手札{ $n }枚をすべて捨てた：どこでも生きられる動物種を作れなかった。

event-trade_drafted = { $seat }の予定：{ $given }を{ $taken }と交換。

event-trade_cancelled = { $seat }は交換を取り消した。

event-main_drafted = { $seat }の予定：{ $action }。

event-main_taken_back = { $seat }はアクションを取り消した。

event-traded = { $seat }は{ $given }を{ $taken }と交換した。

event-created = { $seat }は{ $slot }に{ $kind }を作成した：{ $stats }。

event-mutated-replaced = { $species }は{ $removed }が{ $added }に置き換わった。
event-mutated-added = { $species }に{ $added }が加わった。
event-mutated-removed = { $species }から{ $removed }が取り除かれた。

event-passed = { $seat }はパスした（このEraの終わりまで）。

event-turn_ended = { $seat }は手番を終えた。

event-food_served-fed = { $species }は満腹：食糧{ $food }/{ $hearts }。
event-food_served-hungry = { $species }は空腹：食糧{ $food }/{ $hearts }。
event-food_served-excluded = { $species }は食糧なし：{ $biome }の必要条件を満たさない。

event-card_shown-to_you = { $seat }はあなたに{ $card }を見せた。
event-card_shown = { $you ->
    [yes] あなたは{ $to }に{ $card }を見せた。
   *[no] { $seat }は{ $to }にカードを1枚見せた。
}

event-showed = { $n ->
    [0] { $seat }はカードを見せなかった。
   *[other] { $seat }はパートナーにカードを{ $n }枚見せた。
}

event-card_opened = { $seat }は全員に{ $card }を見せた。

event-card_asked-to_you = { $seat }はあなたにカードを頼んだ。
event-card_asked = { $seat }は{ $from }にカードを頼んだ。

event-card_given-to_you = { $seat }はあなたに{ $card }を渡した。
event-card_given = { $you ->
    [yes] あなたは{ $to }に{ $card }を渡した。
   *[no] { $seat }は{ $to }にカードを1枚渡した。
}

event-giving_declined = { $seat }はカードを渡さなかった。

event-paid_with_card = { $seat }は{ $card }で払い、交換ゾーンに置いた。

event-paid_with_draws = { $seat }は、相手チームにカードを{ $n }枚引かせて払った。

event-draw_declined = { $seat }はカードを引かなかった。

event-taken_over = { $seat }は{ $from }から{ $species }を引き取った。

event-step_began-1 = ステップ1、必要条件：バイオームの必要条件を満たさない動物種は絶滅する。
event-step_began-2 = ステップ2、食糧：空腹の動物種は絶滅し、空腹の肉食動物は捕食する。
event-step_began-3 = ステップ3、生存：生きている動物種ごとに1ポイント。
event-step_began-4 = ステップ4、適応度：各バイオームで適応度の最も高い動物種に報酬。
event-step_began-5 = ステップ5、強さ：強さの上位3種に3、2、1ポイント。

event-eaten-enough = { $hunter }は{ $prey }を捕食した：肉{ $hearts }、これで足りた。
event-eaten-more = { $hunter }は{ $prey }を捕食した：肉{ $hearts }、まだ{ $missing }足りない。

event-died-requirement = { $species }は絶滅した：{ $slot }の必要条件を満たさない。{ $why }
event-died-volcano = { $species }は火山で絶滅した。
event-died-hunger = { $species }は飢えて絶滅した：食糧{ $food }/{ $hearts }。
event-died-no_prey = { $species }は飢えて絶滅した：食糧{ $food }/{ $hearts }、捕食できる獲物もなかった。
event-died-eaten = { $species }は{ $by }に捕食された。
event-died-lower_carnivore = { $species }は飢えて絶滅した：適応度のより高い肉食動物が十分な獲物を得られなかった。
event-died-flood = { $species }は洪水で絶滅した：泳ぐことも登ることも飛ぶこともできない。
event-died-hurricane = { $species }はハリケーンで絶滅した：{ $slot }で適応度が最も低い。
event-died-intruders = { $species }は侵入者によって絶滅した。

event-banked = { $seat }は{ $kind }の{ $n }ポイントを手元に移した。

event-points_earned-survival = { $species }は生き残った：{ $n }ポイント。
event-points_earned-adaptation = { $species }は{ $biome }で適応度が最も高い：{ $n }ポイント。
event-points_earned-gold = { $species }は全体で最も強い：金、{ $n }ポイント。
event-points_earned-silver = { $species }は銀：{ $n }ポイント。
event-points_earned-bronze = { $species }は銅：{ $n }ポイント。

event-chosen_in_secret = { $seat }の選択：{ $action }。

event-biome_replaced-plain = { $continent }：{ $slot }が{ $label }に入れ替わった。
event-biome_replaced-volcano = { $continent }：{ $slot }が活火山に入れ替わった。そこに残る動物種は絶滅する。

event-first_player = これからは{ $seat }が第1プレーヤー。

event-refilling = { $seat }は不要なカードを捨て終え、{ $n }枚を引く。

event-scored = { $seat }は{ $points }ポイント：動物種の上に{ $on_species }、手元に{ $bank }。

event-continent_removed = { $continent }はこのゲームでは使わない。
event-zone_filled = { $card }が交換ゾーンに置かれた。
event-zone_cleared = 交換ゾーンの{ $n }枚が片付けられた。
event-deck_renewed = { $size }カードのデッキが尽き、捨て札{ $n }枚が新しいデッキになった。
event-mutation_paid = { $species }はそのために{ $n }ポイントを使った。
event-migrated = { $species }は{ $from }から{ $to }に移動した。
event-food_supplied = { $slot }：植物{ $plants }、肉{ $meat }を供給。
event-leader = { $species }が{ $slot }の首位。
event-leaderless = { $slot }に首位はいない。
event-hunts_first = { $species }が先に捕食する。
event-event_discarded = { $event }が終わった。
event-event_revealed = イベント：{ $event }。{ $help }
event-card_lost = { $species }は{ $card }を失った。
event-points_inherited = そのうち{ $n }ポイントが{ $species }に移った。
event-biome_fetched = { $label }が卓に出た。
event-volcano_cooled = { $continent }：火山は冷えて熱帯雨林になった。
event-markers_turned = すべての動物種がまた行動できる。
event-table_cleared = 全員が得たポイントを受け取り、動物種とバイオームが片付けられた。
event-game_ended = ゲーム終了。勝者：{ $winners }。
event-hidden = あなたには見えないことが起きた。

# Several events told in one sentence.
story-draw = { $seat }は{ $cards }を引いた。
story-draw_small = 小カード{ $n }枚
story-draw_large = 大カード{ $n }枚
story-show = { $you ->
    [yes] あなたは{ $to }に{ $cards }を見せた。
   *[no] { $seat }はあなたに{ $cards }を見せた。
}
story-zone = 交換ゾーン：{ $cards }。
story-survivors = 生き残った動物種に1ポイントずつ：{ $seats }。
story-survivors_of = { $seat }（{ $n }種）
story-leaders = { $species }がそろって{ $slot }の首位。
story-discard = { $seat }は{ $cards }を捨てた。

# --- refusals ----------------------------------------------------------------------------------

refusal-game_over = ゲームは終わっています。
refusal-not_your_turn = あなたの手番ではありません。いまは{ $seat }が決める番です。
refusal-wrong_phase = いまの段階（{ $phase }）ではできません。
refusal-decision_open = まず{ $seat }がほかのことを決めなければなりません。
refusal-your_decision_open = 先に決めることがほかにあります。
refusal-already_passed = あなたはこのEraをパスしました。
refusal-mode_forbids = この遊び方では、それはできません。
refusal-malformed = アクションとして完全ではありません。
refusal-no_such_species = そのような動物種は卓にいません。
refusal-not_your_species = { $species }はあなたの動物種ではありません。
refusal-no_such_biome = そのようなバイオームは卓にありません。
refusal-card_not_in_hand = それらのカードは手札にありません。
refusal-card_not_in_zone = そのカードは交換ゾーンにありません。
refusal-card_not_on_species = その動物種にそのカードはありません。
refusal-twin_comes_first = 同じ内容のカードは先のものから使います。先のカードを指定してください。
refusal-not_a_choice = それは選択肢にありません。
refusal-main_action_taken = この手番のアクションはもう決まっています。手番を終えるか、まだできるならアクションを取り消してください。
refusal-no_main_action = まだ作成も突然変異も移動もしていません。どれかを行うか、パスしてください。
refusal-nothing_to_take_back = 取り消すものがありません。
refusal-main_action_final = このアクションはもう取り消せません。
refusal-already_traded = この手番ではすでに交換しました。別の交換は、その交換をまだ取り消せるときだけできます。
refusal-traded_card_in_use = 予定したアクションがこのカードを使います。先にアクションを取り消してください。
refusal-already_redrawn = このEraではすでに引き直しました。
refusal-hand_touched = 引き直しは、Eraでほかのことをする前にだけできます。
refusal-redraw_under_way = { $seat }が引き直しの途中です。それが先に終わります。
refusal-first_era_only = 手札全部の引き直しはEra 1だけです。いまはEra { $a }です。
refusal-can_create = あなたの手札で動物種を作成できるので、手札全部は引き直せません。
refusal-redraw_cap = 手札全部の引き直しの回数が上限に達しています。
refusal-no_such_draw = いま、そこからあなたが引くカードはありません。
refusal-acted = { $species }はこのEraですでに行動しました。
refusal-same_biome = その動物種はすでに{ $slot }にいます。
refusal-drift = 大陸移動：{ $slot }は卓の反対側にあります。
refusal-volcano = { $slot }では何も生きられません。
refusal-requirement = { $slot }の必要条件を満たしません。{ $why }
refusal-unfed = { $slot }で食糧{ $a }が必要ですが、得られるのは{ $b }です。
refusal-unfed_hunter = { $slot }で食糧{ $a }が必要ですが、得られるのは{ $b }で、捕食できる獲物も足りません。
refusal-no_marker = あなたの動物種は{ $a }種で、プレーヤーマークは{ $b }枚しかありません。
refusal-no_head = 頭がありません。
refusal-no_body = 胴がありません。
refusal-wrong_part = この部位のカードはそこに付けられません。
refusal-no_leg_site = 胴に、その足を付ける接続部分がありません。
refusal-no_wing_site = 胴に、羽を付ける接続部分がありません。
refusal-no_tail_site = 胴に、尾を付ける接続部分がありません。
refusal-no_such_mutation = 1回か2回の突然変異では、そうなりません。1回にできるのは、カードを1枚取り除く、1枚追加する、または同じ部位のカードと置き換えることです。
refusal-head_or_body = 頭と胴は取り除けません。置き換えるだけです。
refusal-not_partners_species = その動物種はパートナーのものではありません。
refusal-partner_refused = パートナーはこの手番、カードを渡すのを断りました。
refusal-partner_has_no_card = パートナーには渡せるカードがありません。
refusal-opponents_passed = 相手チームは2人ともパスしています。カードでしか払えません。
refusal-price_too_high = 払うカードが足りません。
refusal-takeover_spent = この手番ではすでに動物種を引き取りました。
refusal-already_shown = それはもう見せました。
refusal-too_many_points = { $a }ポイントを渡そうとしていますが、残りは{ $b }です。
refusal-no_open_deal = 頼まれていません。いまは渡すものも払うものもありません。

# --- actions -----------------------------------------------------------------------------------

# What an action is called behind a number, or behind "あなたの予定：".
choice-none = なし
choice-confirm = 手番を終える
choice-confirm_wait = 待つ：交換せずに手番を終える
choice-pass = パス：このEraはもう何もしない
choice-take_back = 予定したアクションを取り消す
choice-untrade = 予定した交換を取り消す
choice-trade = { $c1 }を{ $c2 }と交換する
choice-redraw = { $c1 }を残して手札を引き直す
choice-full_redraw = 手札を全部引き直す
choice-draw = { $size }カードを引く
choice-create = { $slot }に{ $kind }を作成する
choice-create_with = { $slot }に{ $limbs }の付いた{ $kind }を作成する
choice-mutate_replace = { $species }：{ $c1 }を{ $c3 }に置き換える
choice-mutate_add = { $species }に{ $c3 }を追加する
choice-mutate_remove = { $species }から{ $c1 }を取り除く
choice-mutate_twice = { $species }をダブル突然変異させる：{ $changes }
choice-migrate = { $species }を{ $slot }に移動させる
choice-show = { $cards }を見せる
choice-show_nothing = 何も見せない
choice-open = { $c1 }を全員に見せる
choice-ask = パートナーにカードを頼む
choice-give = { $c1 }を渡す
choice-decline_give = カードを渡さない
choice-decline_draw = カードを引かない
choice-pay_card = { $c1 }を交換ゾーンに置いて払う
choice-pay_draw = 相手チームにカードを1枚引かせて払う
choice-take_over = { $species }を引き取る（相手チームがカードを2枚引く）
choice-take_over_paid = { $species }を引き取る（{ $cards }で払う）
choice-hunt_first = { $species }が先に捕食する
choice-eat = { $species }を捕食する
choice-degenerate = { $species }：{ $c1 }を失う
choice-lose = { $species }を失う
choice-bequeath = { $species }に{ $n }ポイントを渡す
choice-pick_biome = { $biome }
choice-discard = { $c1 }を捨てる
choice-refill = 残りを手元に置き、10枚になるまで引く

change-out = { $out }を外す
change-into = { $into }を付ける
change-both = { $into }を付け、{ $out }を外す

# --- forecasts ---------------------------------------------------------------------------------

# What would happen to a species, and to others, if an evaluation came now.
forecast-dies = いま評価すると{ $species }は絶滅します。{ $why }
forecast-requirement = { $slot }の必要条件を満たしません。{ $why }
forecast-volcano = 火山にいます。
forecast-hunger_plants = 食糧{ $hearts }が必要ですが、得るのは{ $food }です。{ $slot }では{ $species }が先に食べます。
forecast-hunger_alone = 食糧{ $hearts }が必要ですが、得るのは{ $food }です。{ $slot }にはそれだけしかありません。
forecast-hunger_prey = 食糧{ $hearts }が必要ですが、得るのは{ $food }で、捕食できる獲物も足りません。
forecast-by_hunter = { $by }に捕食されます。
forecast-lower_carnivore = 適応度のより高い肉食動物が十分な獲物を得られずに絶滅し、これも一緒に絶滅します。

verdict-rank = { $count }種中{ $rank }位
verdict-alone = ほかの動物種なし
verdict-tied = 同順位の{ $rank }位
verdict-adaptation = 適応度{ $n }
verdict-adaptation_mark = 適応{ $n }
verdict-plants = 植物{ $n }を食べる
verdict-meat = 肉{ $n }を食べる
verdict-both = 植物{ $plants }と肉{ $meat }を食べる
verdict-nothing = 食糧は不要
verdict-no_food_yet = 食糧は後で数える
verdict-hunts = { $prey }を捕食する見込み
verdict-leads = 首位、{ $n }ポイント
verdict-leads_together = そろって首位、{ $n }ポイント
verdict-hungry = { $species }が空腹になる
verdict-eaten = { $species }が捕食される
verdict-leaves = { $slot }の首位は{ $species }になる
verdict-cost = その{ $n }ポイントを使う

# An Era in a few lines.
summary-title = Era { $era }のまとめ
summary-created = 作成：{ $species }。
summary-mutated = 突然変異：{ $species }。
summary-migrated = 移動：{ $species }。
summary-unfit = バイオームの必要条件を満たさず絶滅：{ $species }。
summary-starved = 飢えて絶滅：{ $species }。
summary-eaten = 捕食されて絶滅：{ $species }。
summary-by_event = イベントで絶滅：{ $species }。
summary-no_deaths = 絶滅した動物種なし。
summary-best = 適応度が最も高い：{ $species }。
summary-best_in = { $slot }では{ $species }
summary-strongest = 強さの上位：{ $species }。
summary-points = 得たポイント：{ $seats }。
summary-event = 新しいイベント：{ $event }。
