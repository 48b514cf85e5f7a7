### The table of Origin in the browser, in Japanese. Names of traits and phases come from origin.ftl.

round = 第{ $n }ラウンド
last-round = 第{ $n }ラウンド（最終）
phases = フェーズ
pile = 山札：{ $n }
table-title = { $game }、第{ $n }ラウンド
# For those who listen: the food in the middle.
centre = 中央の食料：{ $n }個
centre-short = 食料
# $dice: "2 + 6". $bonus: what is always added.
rolled = { $bonus ->
    [0] サイコロ{ $dice }
   *[other] サイコロ{ $dice }、さらに+{ $bonus }
}
plays = 手番
# It is the reader's turn, but somebody else decides first.
turn-waits = あなたの手番（待機中）
seat-region = { $n ->
    [0] { $name }、動物なし
   *[other] { $name }、動物{ $n }匹
}
points-if-all-live = 動物がすべて生き残れば{ $n }ポイント
grave = { $n }はここで死んだ。
no-animals = 動物なし。
new-animal = 新しい動物
hand = { $n ->
    [0] 手札なし
   *[other] 手札{ $n }枚
}
hand-empty = 手札はありません。
# While there are cards for everybody.
hand-empty-now = 手札はありません。ラウンドの終わりに新しいカードが配られます。
# $state: fed, hungry, asleep; calm while nobody eats.
animal-name = { $owner }の動物{ $n }。{ $traits }。食料{ $food }/{ $appetite }。{ $fat ->
    [0] {""}
   *[other] 脂肪{ $fat }個。
}{ $state ->
    [calm] {""}
    [fed] 満腹。
    [asleep] 冬眠中。
   *[hungry] 空腹。
}
animal-link = { $other }との{ $trait }。
animal-title = { $owner }の動物{ $n }
no-traits = 形質なし
food-of = { $food }/{ $appetite }
fat = 脂肪
token-food_missing = 足りない食料
token-food_red = 赤い食料
token-food_blue = 青い食料
token-food_fat = 脂肪
token_help-food_missing = このラウンドにまだ必要
token_help-food_red = 中央から取ったもの
token_help-food_blue = 狩りやほかの形質で得たもの
token_help-food_fat = 余った食料。後のラウンドに燃やせる。半分のものはフェーズの終わりに脂肪になる
mark-ran = 俊足使用済み
mark-mimicked = 擬態使用済み
mark-grazed = 踏み荒らし済み
mark-hunted = 狩り済み
mark-robbed = 横取り済み
mark-asleep = 冬眠中
mark-poisoned = 毒を受けた
mark-slept_last = 前のラウンドに冬眠

## Gestures

choose = どれにしますか。
choose-place = 動物か、新しい動物の枠を選んでください。
choose-partner = { $animal }の相方を選びます。
choose-animal-take = 食べさせる動物を選んでください。
choose-animal-hunt = 狩りをする動物を選んでください。
choose-animal-burn = 脂肪を燃やして食料にする動物を選んでください。
choose-animal-pirate = 横取りする動物を選んでください。
choose-animal-graze = 中央の食料1個を踏み荒らす動物を選んでください。
choose-animal-hibernate = 冬眠する動物を選んでください。満腹とみなされます。
choose-prey = { $animal }で狩る：獲物を選びます。
choose-victim = { $animal }で横取りする：相手を選びます。
not-possible = それはできません。
verb-hunt = 狩る
verb-burn = 脂肪を燃やす
verb-pirate = 横取りする
verb-graze = 踏み荒らす
verb-hibernate = 冬眠する
seal-pass-evolution = パスする
seal-pass-feeding = このフェーズをパスする
seal-end-evolution = 手番を終える
seal-end-feeding = 手番を終える
seal-waive-evolution = 使わない
seal-waive-feeding = 使わない
card-name = カード：{ $traits }。
card-or-animal = 裏返して新しい動物として出すこともできます。
others = ほかのプレーヤー
animal-hunts = 狩りの最中。
animal-hunted = 狩られている。
animal-lit = 選択可。
who-shields = どちらがどちらを守りますか。
# Of Symbiosis. $first shields $second.
shields = { $first }が{ $second }を守る
shields-link = 共生：{ $first }が{ $second }を守る。
shields-why = { $first }が生きている限り{ $second }は狩られません。{ $second }は{ $first }が満腹のときだけ食べられます。
starts = このラウンドのスタートプレーヤー
seat-start = このラウンドの先手
seat-in-hand = 手札
seat-discard = 捨て札
seat-points = 動物がすべて生き残った場合のポイント
seat-points-of = { $total }（動物{ $animals }、形質{ $traits }、ボーナス{ $bonus }）
burn-how-much = 脂肪をいくつ燃やしますか。
less = 減らす
more = 増やす
hunt-so-far = この狩りの経過
sealing-play_animal = 準備完了：{ $card }を新しい動物として
sealing-play_trait = 準備完了：{ $animal }に{ $trait }
sealing-play_pair = 準備完了：{ $animal }と{ $other }の間に{ $trait }
sealing-symbiosis = 準備完了：{ $animal }が{ $other }を守る
sealing-only = ほかにできることはありません：{ $what }
only-pass-evolution = 出せるカードがないので、パスします。
only-pass-feeding = あなたの動物にできることがもうないので、このフェーズをパスします。
only-end = この手番でできることはもうないので、手番を終えます。
only-run = { $animal }は逃げるしかありません：サイコロを振り、4、5、6なら逃げ切ります。
seal-now = 確定する
take-back = 戻す
formula = { $bonus ->
    [0] サイコロ{ $dice }個
   *[other] サイコロ{ $dice }個+{ $bonus }
}
my-state = あなた：動物{ $animals }、手札{ $cards }、ポイント{ $points }。中央の食料：{ $centre }。
blows = あなたに起きたこと
since-away = 離れている間に：
seen = 確認した
keys = キー
key-arrows = 駒の間を移動
key-enter = 駒を選ぶ
key-esc = 1つ戻る
key-f6 = 卓の次の部分へ
key-seal = 確定、手番を終える
key-undo = 取り消す
key-why = なぜこうなったか
key-question = 質問をもう一度
key-log = 直前の出来事、その前
key-mute = 音の入切
key-numbers = 一覧から選ぶ
key-all = できるアクションすべて
key-pass = パスする
key-lit = 次の光っている駒
key-peek = 詳しく見る
key-verbs = 食料を与える、狩る、脂肪を燃やす
key-state = 自分の状況を手短に

## Answers to keys

# $animals: a list of tags.
seat-state = { $name }：動物{ $animals }、手札{ $cards }、ポイント{ $points }。
state-hungry = 空腹：{ $animals }。
state-passed = { $name }：パス済み。
peek-nothing = まず駒に移ってから詳しく見ます。
nothing-lit = いま、選べるものはありません。
no-pass = いまはパスできません。
nothing-to-confirm = 確定するものはありません。
no-seat = 席{ $n }はありません。
no-take = いま、食料を取れる動物はいません。
no-hunt = いま、狩りができる動物はいません。
no-burn = いま、脂肪を燃やせる動物はいません。
sound-on = 音：オン
sound-off = 音：オフ
key-seat = ある席の状態
key-forecast = いま終わると死ぬ動物
key-recap = 前の手番からの出来事

## What would happen, what has happened

round-end-title = いまラウンドが終わったら
round-end-hungry = 餓死：食料{ $food }/{ $appetite }
round-end-none = 死ぬ動物はいません。すべて満腹です。
recap-title = 前の手番から
recap-play = もう一度見る
# After the viewer has lost an animal, the story waits for this.
story-go-on = 続ける
story-lost = あなたの動物が{ $n }匹死にました。
# For those who listen, on an animal while a hunter is picked.
outlook-shielded = { $traits }に守られています。
outlook-chance = 100回の狩りのうち{ $n }回捕まります。
outlook-defences = { $traits }で防御することがあります。
verb-take = 食べさせる
verb-use_pair = 相方の食料

## Defending

defend-shed = 形質カードを捨てる
defend-shed-ways = { $n }枚から選ぶ。動物は生き残り、捕食者は食料1個を得る
defend-shed-which = どのカードを捨てますか。
defend-mimic = 擬態
defend-mimic-ways = あなたの動物{ $n }匹が身代わりになれる
defend-mimic-which = どの動物が身代わりになりますか。
defend-other = 別の防御
defend-next = 失敗したら、もう一度選びます。

## The island

# Above an animal: who could hunt it now. $name: one hunter or two; $n: how many. Its odds follow.
threat-one = { $name }に狙われる
threat-many = { $n }匹に狙われる
# $hunters: all of them, each with its odds.
threat-all = いま狩れる動物：{ $hunters }。
legend-threat = いまこれを狩れる動物の持ち主と、捕まる確率
legend-safe = いまはどの動物にも狩れない、または必ず逃げられる
# Why an animal cannot be hunted, in a word or two below or above it.
safe-swimming = 水中にいる
safe-high_body_weight = 大きすぎる
safe-camouflage = 見えない
safe-burrowing = 巣穴の中
safe-symbiosis = 守られている
safe-other = 届かない
# What a link between two animals does, in a word or two on the link.
link-communication = 一緒に食べる
link-cooperation = 両方が食べる
link-symbiosis = 守る
# Behind the number of food that is left: how much there was.
food-left = ／食料{ $n }個
# On a card with one trait: its other use.
or-animal = または動物
# How many own animals died in the night; night-died where not all of them starved.
night-starved = { $n }匹が餓死
night-died = { $n }匹が死亡
# After a night in which own animals died: the dead, the living, the cards that are drawn for them.
night-account = { $dead } · 生き残り{ $left } + 1 = カード{ $cards }枚
night-cards = { $dead } · カード{ $cards }枚
night-last = { $dead } · 生き残り{ $left }
