### The table of Darwin in the browser, in Japanese. Names of phases and animals come from darwin.ftl and the card set.

era = Era { $n }/{ $of }
era-event = イベント
era-strongest = いま最も強い動物種
deck-small = 小
deck-large = 大
points = ポイント
trade-zone = 交換ゾーン
hand-cards = { $n ->
    [0] 手札なし
   *[other] あなたの手札：{ $n }枚
}
hand-none = 手札はありません。
card-picked = 選択中
card-used = 下書きで使用
card-swapped = 交換の予定
card-elsewhere = { $card }：いまは手札にありません。
nobody-here = 動物種はいません。
can-live = ここで生きられます。
place-here = ここに置く
ground-token = 試合チップ
ground-volcano_active = 活火山
ground-volcano_rainforest = 冷えた火山
# For those who listen: a biome and what it asks for.
biome-name = { $title }。{ $words }残りは植物{ $plants }、肉{ $meat }。報酬{ $reward }。
biome-needs = 必要：{ $needs }。
biome-needs-nothing = 必要条件なし。
biome-forbids = 禁止：{ $symbols }。
forbidden = 禁止：{ $symbol }
# $state: fed, hungry, excluded, or plain where food is not counted.
species-name = { $of }種中{ $rank }位、{ $own ->
    [yes] あなた
   *[no] { $owner }
}の{ $kind }、{ $diet }、適応度{ $adaptation }、強さ{ $strength }、{ $state ->
    [fed] 満腹{ $food }/{ $hearts }
    [hungry] 空腹{ $food }/{ $hearts }
    [excluded] 必要条件を満たさない
   *[plain] ハート{ $hearts }
}、{ $points }ポイント。
would-die = いま評価すると絶滅します。
death-requirement = いま評価すると絶滅します：バイオームの必要条件を満たしません。
death-hunger = いま評価すると飢えて絶滅します。
death-eaten = いま評価すると捕食されます。
death-lower_carnivore = いま評価すると絶滅します：適応度のより高い肉食動物が十分な獲物を得られません。

## Building

builder = 組み立て台
new-species = 新しい動物種
turn-create = 動物種を1つ作成してください。
turn-change = 突然変異、移動から1つ選んでください。
turn-none = できる行動がありません。パスしてください。
builder-start = 動物種を作成します。まず胴を選んでください。
builder-go-on = 部位を付け、緑のバイオームに置いてください。
change-or-move = 突然変異させるか、緑のバイオームに移動させてください。
clear = 片付ける
parts-used = 付けた部位
take-off = { $card }を外す
hearts = ハート
strength = 強さ
adaptation = 適応度
price = この突然変異に{ $n }ポイントを使います。
verb-create = 作成
verb-pass = パス
do-mutate = 突然変異させる
finish-turn = 手番を終える
new-hand = 引き直す
full-redraw = 作成できる動物種がないので、手札を全部引き直す
keep-which = どのカードを残しますか。ほかはすべて引き直します。取り消せません。
trade-for = 交換ゾーンのどのカードと交換しますか。
trade-give = 代わりにどの手札を渡しますか。

## Drawing

draw-counts = 頭{ $heads }枚、胴{ $bodies }枚。動物種には両方が必要です。
draw-small = 小カードを引く（残り{ $n }枚）
draw-large = 大カードを引く（残り{ $n }枚）
draw-alternate = 残りは交互に引く

## Sheets

owner = 持ち主
lives-in = すみか
rank = 順位
diet = 食性
species = 動物種

## Marks on species and biomes

leads = いるバイオームの首位です。
has-acted = このEraで行動済みです。
goes-hungry = 空腹になります。
volcano-leave = Eraが終わる前に移動させてください。残った動物種は絶滅します。
biomes = バイオーム
biome-counts = 適応：{ $symbols }。
biome-food = 植物の残り{ $plants_left }/{ $plants }。肉の残り{ $meat_left }/{ $meat }。
biome-reward = 適応度の最も高い動物種が{ $n }ポイントを得ます。
n-of = { $n }/{ $of }
hunted-by = 捕食者：{ $kind }（{ $owner }）。
would-hunt = 捕食する見込み：{ $prey }。
cards-of-it = この動物種のカード

## The builder's places and verdicts

place-head = 頭
place-body = 胴
place-legs = 足
place-more_legs = 2つ目の足
place-wings = 羽
place-tail = 尾
site-free = 空いている接続部分：{ $place }
choose-replaced = { $card }をどのカードと置き換えますか。その場所をタップしてください。
rank-short = { $rank }位
# For those who listen: what one biome says.
verdict-spoken = { $legal ->
    [yes] { $biome }：可、{ $rank }位。
   *[no] { $biome }：不可、理由{ $n }つ。
}
verdict-so-far = いまのところ問題ありません。
place-in = ここに置く：{ $biome }
starves-own = あなたの{ $kinds }が飢えます。
move-to = 移動先：{ $biome }
place-nowhere = 置く
cancel = やめる
verb-mutate = 突然変異
verb-migrate = 移動
verb-take_back = アクションを取り消す
verb-untrade = 交換を取り消す
seek-mutate = どの動物種を突然変異させますか。
seek-migrate = どの動物種を移動させますか。
change-or-move-it = 突然変異または移動させる
cannot-act = いまは行動できません。

## The draft

# $draft: what has been planned, as short phrases.
not-final = 未確定：{ $draft }。
draft-create = { $biome }に{ $kind }を作成
draft-mutate = { $kind }を突然変異
draft-migrate = { $kind }を{ $biome }に移動
draft-trade = { $give }を{ $take }と交換
trade-giving = 渡すカード：{ $card }。
trade-taking = 取るカード：{ $card }。

## Players and hands

# For those who listen. $state: turn, passed or none.
seat-name = { $name }：カード{ $cards }枚、{ $points }ポイント{ $state ->
    [turn] 、手番
    [passed] 、パス済み
   *[none] {""}
}。
first-player = 第1プレーヤー
seat-score = { $total }ポイント：動物種の上に{ $species }、手元に{ $bank }。
seat-hand = 手札：小カード{ $small }枚、大カード{ $large }枚。{ $known ->
    [0] あなたが知っているカードはありません。
   *[other] そのうち{ $known }枚を知っています：
}
no-species = 卓に動物種はいません。
hand-or-zone = 手札または交換ゾーン
tab-hand = 手札（{ $n }）
decks-label = デッキ
pick-one = カードを1枚選んでください。
pick-up-to = 選択：{ $n }枚（{ $most }枚まで）。
keep-and-draw = これを残して引く
discard-words = 不要なカードを捨ててください。その後、手札を補充します。
discard-and-draw = { $n ->
    [0] すべて残して引く
   *[other] { $n }枚捨てて引く
}

## Two against two

show-words = パートナーがこれらのカードを見ます。全員が同時に見せます。
show-cards = { $n ->
    [0] 何も見せない
   *[other] { $n }枚見せる
}
ask-partner = { $name }にカードを頼む
give-words = カードを1枚渡せます。渡さなくてもかまいません。
give-card = このカードを渡す
give-nothing = 何も渡さない
pay-words = 受け取ったカードには代価が要ります。手札1枚を交換ゾーンに置くか、相手チームが1枚引きます。
pay-card = このカードで払う
pay-draw = 相手チームに引かせる
decline-draw = 引かない
open-words = カードを全員に見せられます。取り消せません。
open-card = 全員に見せる
take-over = 引き取る
take-over-words = 代価は手札2枚、または相手チームが引く2枚です。その動物種はこの手番にまだ行動できます。
take-over-cards = 手札2枚で払う
take-over-draws = 相手チームに2枚引かせる

## Events and ties

event-lasts = このEraの間ずっと有効です。
event-done = もう起こりました。効果は続きません。
loses-card = { $card }を失う
exactly-tied = すべての値が同じなので、あなたが決めます。

## Forecast

forecast = 予測：いま絶滅するのはどれか
forecast-certain = いま評価すると、ちょうどこうなります。
forecast-uncertain = いま評価するとこうなります。ただし、途中の選択しだいで変わります。
forecast-none = いま評価しても、絶滅する動物種はありません。
forecast-later = いまは予測するものがありません。

## The story of an evaluation

story = 評価の経過
story-steps = ステップ
story-step-1 = 1 必要条件
story-step-2 = 2 食糧
story-step-3 = 3 生存
story-step-4 = 4 適応度
story-step-5 = 5 強さ
story-step-6 = 新しいEra
story-told = Eraの評価中です。
story-yours = あなた
story-controls = 経過の操作
story-back = 1つ戻る
story-next = 次へ
story-end = 最後へ
story-pause = 一時停止
story-play = 再生
story-fast = 速く
story-mine = 自分の分だけ
story-skip-biome = このバイオームを飛ばす
story-skip = 得点まで飛ばす
story-close = 卓に戻る
story-again = 評価をもう一度見る

## Crowds, passing, points to spread

folded = ほかに{ $n }種：{ $species }
food-eaten = 食糧
no-change = 値は変わりません。
points-left = あと{ $n }ポイント
give-point = { $kind }に{ $n }ポイント。もう1ポイント渡す。
point-less = 1ポイント減らす：{ $kind }
point-more = 1ポイント増やす：{ $kind }
spread-even = 均等に分ける
spread-done = このポイントを渡す
pass-title = パスしますか。
pass-words = このEraはもう行動しません。
pass-doomed = このままでは、あなたの{ $n }種が絶滅します：
pass-not = まだ行動する
builder-open = 組み立て台で動物種を作成する

## A seat in one breath

seat-state-darwin = { $name }：{ $points }ポイント、カード{ $cards }枚。
lives-there = { $biome }：{ $species }。

## Keys

key-darwin-verbs = 作成、突然変異、移動、交換
key-story = 評価をもう一度見る
key-biome = 組み立て台：バイオームの判定を読む
key-take-off = 組み立て台：カードを外す

## What the symbols of cards are for

sign-ability = これを求めるバイオームや、適応度に数えるバイオームがあります。
sign-dig = 捕食されません。
sign-poison = 捕食されません。
sign-hearts = 必要な食糧の数。捕食されると同じ数の肉になります。
sign-competition = 捕食できるかどうかと同順位を決めます。最も強い3種がポイントを得ます。
sign-herbivore = 植物を食べます。
sign-carnivore = 肉を食べます。空腹なら捕食します。
sign-omnivore = 植物を食べ、足りなければ肉を食べます。捕食はしません。
sign-adaptation = バイオームが数えるシンボルの合計。高いものから食べます。
sign-points = 得た動物種の上に置きます。最も多い人の勝ちです。
sign-leaf = 草食動物と雑食動物の食糧。
sign-meat = 肉食動物の食糧。植物が足りなければ雑食動物も食べます。
sign_name-leaf = 植物
sign_name-meat = 肉
