### What the house says of Darwin before a game and after it.

learn-darwin = ダーウィンを8分で学ぶ
game-darwin = ダーウィン
game-darwin-line = 頭と胴と足を組み合わせ、それぞれの動物種にすむ場所を見つけましょう。
game-darwin-facts = 2〜6人 · 60分
cards-darwin = ルールブックにはカードの表面が載っていないため、この237枚はGalapagos独自のものです。

## Modes

mode-darwin-base = 基本のゲーム
mode-darwin-base-line = 3〜6人。バイオームは4つか5つ。Eraの間にイベントが起きます。
mode-darwin-two = 1対1
mode-darwin-two-line = バイオームは3つ。似たもの2枚の組からは1枚だけ使います。
mode-darwin-team = 2対2
mode-darwin-team-line = パートナーは向かい合って座り、カードを見せ合い、渡し合い、一緒に勝ちます。
mode-darwin-kids = 子ども向け
mode-darwin-kids-line = 作成だけで、食糧はありません。どの動物種がいちばん合うでしょうか。
mode-darwin-beginner = 初心者用
mode-darwin-beginner-line = 手札を公開してEraを2回遊びます。食糧は最初のEraの終わりから数えます。

## House rules

switch-darwin-eras = Era
switch-darwin-trade_stands_on_pass = パスしても交換は取り消されない
switch-darwin-main_action_final = メインアクションは取り消せない
switch-darwin-full_redraw_keeps_right = 手札を全部引き直しても、通常の引き直しができる
switch-darwin-unlimited_markers = 1人で12種を超える動物種を持てる
switch-darwin-loose_prey = 肉食動物は捕食できる獲物をすべて当てにできる
switch-darwin-remainder_goes_on = 同順位で分けられない食糧は次の順位に回る
switch-darwin-zero_hearts_are_prey = ハートのない動物種も捕食される（肉は得られない）
switch-darwin-random_hunt_order = 完全に同順位の捕食者は無作為な順番で捕食する
switch-darwin-food_is_redistributed = 動物種が飢えるたびに食糧を配り直す
switch-darwin-secret_choices = 退化と侵入者の選択は秘密に行う
switch-darwin-first_player_picks_biome = 2つの特別なバイオームから第1プレーヤーが選ぶ
switch-darwin-hurricane_takes_all_tied = ハリケーンで適応度が最も低い動物種はすべて絶滅する
switch-darwin-many_takeovers = 1手番に何種でも引き取れる

## Points

points-darwin = { $n }ポイント
source-darwin-species = 生きている動物種
source-darwin-bank = 手元
source-darwin-survival = 生存
source-darwin-adaptation = 適応度
source-darwin-competition = 強さ
source-darwin-lost = 死んで失った分と支払い

## Looked back at

table-playing-darwin = Era { $n }
review-place-darwin = Era { $turn } · { $phase } · { $n }/{ $of }手目
review-place-short-darwin = Era { $turn } · { $phase } · { $n }/{ $of }
review-points-words-darwin = 動物種の上と手元のポイントです。グラフをタップするとその場面へ移ります。
turn-short-darwin = Era { $n }：
what-if-words-darwin = { $name }に見えないものを{ $n }回推測し、そのたびに全員が一手先だけを読んでこのEraの終わりまで進めました。数字は、そのとき{ $name }がふつう何ポイントリードしているかです。
points-over-time-darwin = Eraごとのポイント
turn-heading-darwin = Era
creature-life-darwin = Era { $born }から · { $points }
creature-life-died-darwin = Era { $born }〜{ $died } · { $points }

## Awards

award-darwin-longest_lived = いちばん長生き
award-darwin-longest_lived-n = { $n }つのEraを生き抜いた
award-darwin-most_points = 最多ポイント
award-darwin-most_points-n = { $n }ポイント獲得
award-darwin-best_adapted = いちばんの適応
award-darwin-best_adapted-n = バイオームで首位{ $n }回
award-darwin-strongest = いちばんの強さ
award-darwin-strongest-n = 強さの上位{ $n }回
award-darwin-most_eaten = いちばんの食いしん坊
award-darwin-most_eaten-n = 食糧{ $n }個
award-darwin-boldest_hunter = いちばん大胆な捕食者
award-darwin-boldest_hunter-n = 獲物{ $n }種
award-darwin-wanderer = いちばんの旅人
award-darwin-wanderer-n = 移動{ $n }回
award-darwin-shape_shifter = 変身の名人
award-darwin-shape_shifter-n = 突然変異{ $n }回
award-darwin-most_parts = いちばんの組み合わせ
award-darwin-most_parts-n = カード{ $n }枚
award-darwin-most_gifted = いちばんの才能
award-darwin-most_gifted-n = 能力{ $n }
award-darwin-biggest = いちばんの大物
award-darwin-biggest-n = ハート{ $n }個

## Puzzles

puzzle-darwin-build = バイオームに合わせて作る
puzzle-darwin-mutate = 間に合う突然変異
puzzle-darwin-migrate = 間に合う移動
puzzle-darwin-cards = よいカードを取る
puzzle-darwin-choose = 難しい選択
puzzle-darwin-last_era = 最後のEra
