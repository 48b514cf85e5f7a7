### What the house says of Origin before a game and after it.

learn-origin = オリジンを5分で学ぶ
game-origin = オリジン
game-origin-line = 動物に形質を与え、食べさせ、敵の牙から守りましょう。
game-origin-facts = 2〜8人 · 30分
cards-origin = 全{ $n }枚。どのカードも書かれた形質の1つになるか、裏向きで動物になります。

## House rules

switch-origin-must_feed = 自分の動物が食料を取れる間はパスできない
switch-origin-out_of_turn_pairs = ほかの人の手番に腐肉食で得た食料でも相互作用形質が働く
switch-origin-mimicry_limit = 擬態が働く回数
switch-origin-mimicry_limit-attack = 攻撃ごとに1回
switch-origin-mimicry_limit-round = ラウンドに1回
switch-origin-full_scavenger_blocks = 満腹の腐肉食の動物がいれば、そこで確認を終える
switch-origin-graze_requires_take = 踏み荒らしは食料を取った後だけ
switch-origin-pirate_into_fat = 満腹の動物も横取りして脂肪として蓄えられる
switch-origin-sleepers_store_fat = 冬眠中の動物も脂肪を蓄えられる
switch-origin-teams = チームメイトは向かい合って座り、ポイントを合計する（4、6、8人）
switch-origin-variant = ゲーム途中の生存にもポイント

## Points

points-origin = { $n }ポイント
source-origin-animals = 動物
source-origin-traits = 形質カード
source-origin-bonus = カードの加点
source-origin-variant = 生存

## Looked back at

review-points-words-origin = いまの動物がすべて生き残った場合のポイントです。グラフをタップするとその場面へ移ります。

## Awards

award-origin-longest_lived = いちばん長生き
award-origin-longest_lived-n = { $n }ラウンド生存
award-origin-most_eaten = いちばんの食いしん坊
award-origin-most_eaten-n = 食料{ $n }個
award-origin-boldest_hunter = いちばん大胆な捕食者
award-origin-boldest_hunter-n = 狩り{ $n }回
award-origin-deadliest = いちばんの脅威
award-origin-deadliest-n = 獲物{ $n }匹
award-origin-escape_artist = 逃げの名人
award-origin-escape_artist-n = 攻撃を{ $n }回回避
award-origin-most_evolved = いちばんの進化
award-origin-most_evolved-n = 形質{ $n }個
award-origin-scavenger = 食べ残しの達人
award-origin-scavenger-n = 食べ残し{ $n }回
award-origin-pirate = 横取りの常習犯
award-origin-pirate-n = 横取り{ $n }回
award-origin-trampler = いちばん重いひづめ
award-origin-trampler-n = 食料{ $n }個を踏み荒らし
award-origin-larder = いちばんの蓄え
award-origin-larder-n = 脂肪{ $n }個
award-origin-sleeper = いちばんの眠り屋
award-origin-sleeper-n = 冬眠{ $n }ラウンド

## Puzzles

puzzle-origin-hunt = 狩りをする
puzzle-origin-save = 守る
puzzle-origin-feed = うまく食べさせる
puzzle-origin-grow = 群れを育てる
puzzle-origin-last_round = 最終ラウンド
