### The browser table in Japanese: first page, lobby, preferences, and what every page shares.
### Buttons name their effect. Texts of the games themselves are with the games.

app-name = galapagos
app-title = galapagos：2つの進化ボードゲームを1つの卓で
go-home = トップページへ
pages = ページ
close = 閉じる
label = { $what }：
try-again = もう一度試す
page-missing = このページを読み込めませんでした。
nowhere = そのようなページはありません。
no-table = その卓はありません。
no-table-hint = リンクをもう一度確かめるか、送ってくれた人に聞いてください。
server-away = サーバーが応答しません。ゲームは失われていません。
refused = できません
refused-plain = いまはできません。

## First page

home-title = どちらの世界で遊びますか。
your-name = あなたの名前
your-turn = あなたの手番
my-games = 自分のゲーム
all-games = 自分のゲームすべて
games-running = 進行中
games-finished = 終了
no-games = 進行中のゲームはありません。ボットとなら1タップで始められます。
no-finished-games = 終了したゲームはまだありません。
public-tables = 公開卓
no-public-tables = いま公開中の卓はありません。
join-code = コードかリンクで参加
join = 参加する
new-here = 初めてですか。
learn = 遊び方を学ぶ
play-now = いますぐ遊ぶ
with-friends = 友だちと遊ぶ
bots = ボット
level = 難易度
mode = 遊び方
players = プレーヤー
# Says that this is no product of the games' publishers.
no-tie = Galapagosは「エボリューション：種の起源」と「ダーウィンズ・チョイス」のルールで遊びます。両ゲームの出版社とは関係がありません。絵、文章、ダーウィンのカードは独自のものです。
level-hatchling = ひな：やさしい
level-forager = 採食者：ふつう
level-hunter = 狩人：難しい
level-apex = 頂点捕食者：とても難しい
level-wallace = ウォレス：とても難しい
level-random = ランダム
table-open-seats = { $n ->
    [0] 満席
   *[other] 空席{ $n }
}
table-playing = 第{ $n }ラウンド
table-paused = 一時停止中
table-read_only = 閲覧のみ
table-won = 勝者：{ $names }

## Lobby

seats = 席
seat-open = 空席
seat-you = あなた
seat-host = ホスト
seat-bot = { $name } · { $level }
# Partners at a table of teams. $letter: A, B, C or D.
team-letter = チーム{ $letter }
team-with = { $name }と
# For those who listen, and on hovering. $names: both partners.
team-total = チーム{ $letter }：{ $names }。全員が生き残れば合わせて{ $n }ポイント。
guest-name = ゲスト{ $n }
sit = ここに座る
stand = 席を立つ
kick = 外す
remove-bot = ボットを外す
add-bot = ボット
add-here = この画面
add-here-hint = 同じ画面で一緒に遊ぶ人
options = オプション
option-public = トップページで全員に公開する
option-spectators = 観戦を許可する
option-hints = 頂点捕食者のヒントを許可する
house-rules = { $n ->
    [0] ハウスルール
   *[other] ハウスルール（変更{ $n }）
}
card-set = カード
card-set-usual = 標準のカード
clock = 持ち時間
clock-none = なし
clock-quick = 1回の決定に45秒
clock-calm = 1回の決定に2分
clock-bank = 各15分、手番ごとに10秒追加
clock-days = 1手番に2日
invite = 招待する
qr-code = この卓のリンクのQRコード（スマートフォン用）
copy-link = リンクを共有する
copied = コピーしました
invite-only-here = このリンクはこのコンピューターでのみ開けます。サーバーの管理者はほかの人にも公開できます（サーバーの手引きを参照）。
fair-deal = 公正な配札：すべてのカードとサイコロを決める秘密のハッシュ{ $hash }…は、いま確定しています。各プレーヤーのページも独自のシードを加えます。秘密そのものはゲームの後に公開されます。
fair-deal-later = 公正な配札：すべてのカードとサイコロを決める秘密のハッシュは開始時に、秘密そのものはゲームの後に公開されます。
fair-dealing = シャッフル中：{ $names }のページのシードを待っています。
fair-doubt = 公正な配札に食い違いがあります。
fair-look = 見る
fair-late = { $names }のシードは時間内に届かなかったため、それなしで配られました。
fill-with-bots = 空席をボットで埋める
start = 始める
start-empty = 始める · 空席{ $n }
host-starts = ホストがゲームを始めます。
# What is wanted before the start: of the host, of a guest without a seat, of one with a seat.
lobby-share = 友だちにリンクを送るか、空席をボットで埋めましょう。
lobby-sit = 席に着くと参加できます。
lobby-full = 席はすべて埋まっています。観戦できます。
lobby-seated = 席に着きました。{ $name }がゲームを始めます。
chat = チャット
say = メッセージを書く
send = 送る
no-chat = まだ発言はありません。
mute = { $name }の発言を隠す

## Connection

# $n: seconds until the next try.
offline = { $n ->
    [0] 接続が切れました。ゲームは失われていません。再接続しています。
   *[other] 接続が切れました。ゲームは失われていません。{ $n }秒後に再接続します。
}
offline-spoken = 接続が切れました。ゲームは失われていません。
online-spoken = 卓に戻りました。
table-closed = この卓は閉じられました。

## Preferences

preferences = 設定
pref-language = 言語
pref-theme = 配色
pref-theme-auto = 端末に合わせる
pref-theme-light = ライト
pref-theme-dark = ダーク
pref-speed = 動き
pref-speed-off = なし
pref-speed-losses = 自分の損失だけ
pref-speed-fast = 速い
pref-speed-normal = ふつう
pref-seal = 手番の終わり方
pref-seal-hand = 自分で終える
pref-seal-ring = 少し待って終わる
pref-seal-once = すぐに終わる
pref-confirm = 確認するもの
pref-confirm-never = なし
pref-confirm-harm = 自分に不利なもの
pref-confirm-always = すべてのアクション
pref-spoken = 読み上げ
pref-spoken-all = すべて
pref-spoken-mine = 自分に関わること
pref-spoken-prompts = 質問だけ
pref-sound = 音
pref-tips = 初めての人へのヒント
pref-holdLosses = 自分が何かを失ったら進行を止める
pref-partnerFood = 相方に自動で食料を与える
pref-letterKeys = 1文字のキー操作
pref-notify = 手番になったら知らせる

## Standing answers: what the table answers for a seat while others play.

standing = 自動回答
standing-line = ほかの人がプレーしている間、ルールで許される範囲で、卓があなたの代わりに答えます。ほかの人には知らされません。
standing-ask = 自分で答える
standing-defence = 動物が狩られたとき
standing-defence-1 = 最初に
standing-defence-2 = 次に
standing-defence-3 = 最後に
standing-defence-rules = 「擬態」はポイントの最も少ない動物を身代わりにします。「しっぽ切り」はそのカード自身を捨てます。
standing-scavenger = 腐肉を食べる動物
standing-scavenger-hungriest = いちばん空腹の動物
standing-partner_food = 相方への食料
standing-partner_food-hungriest = いつも使う（空腹な順）
standing-refill = 手札の補充
standing-refill-even = 2つのデッキから均等に
standing-requests = パートナーにカードを頼まれたとき
standing-requests-decline = 断る
standing-trade = パスした後の交換
standing-trade-wait = いつも待つ
standing-noted = 設定どおりに答えました

## Every table

what-to-do = することを選ぶ
watching = このゲームを観戦中です。
watching-play = 自分で遊ぶ
# Somebody is not connected. $n: seconds.
away = 不在
away-soon = { $name }は不在です。あと{ $n }秒でボットが代わりにプレーします。
away-waits = { $name }は不在です。戻るまでゲームは止まっています。
away-bot = { $name }は不在のため、ボットが代わりにプレーしています。{ $name }はいつでも戻れます。
away-resigned = { $name }は投了しました。最後までボットがプレーします。
away-kicked = { $name }は席を外されました。最後までボットがプレーします。
away-you = ボットがあなたの代わりにプレーしています。
away-you-resigned = あなたは投了しました。最後までボットがプレーします。
away-you-kicked = ホストがあなたの席をボットに渡しました。
away-back = 戻りました
# A line of the log: a bot did this in the place of a person.
stood-in-noted = ボットが代わりにプレー
stood-in-title = 不在の間、ボットがあなたの代わりにプレーしました

## The menu of a table

menu-table = この卓
menu-rules = ルール
menu-learn = レッスン
menu-cards = カード
menu-legend = 記号
menu-keys = キー操作
menu-pause = 一時停止を頼む
menu-resume = ゲームを再開する
menu-paused = ゲームは一時停止中です。
menu-home = トップページへ（席は残ります）
menu-leave = ひとまず離れる（戻るまでボットがプレー）
menu-leave-sure = これからはボットがあなたの代わりにプレーします。いつでも戻れます。
menu-resign = 投了する（あとはボットがプレー）
menu-resign-sure = あなたの席は最後までボットがプレーし、取り戻すことはできません。観戦は続けられます。結果には投了したことが表示されます。
menu-kick = { $name }の席をボットに渡す
menu-kick-sure = ボットが{ $name }の代わりにプレーします。{ $name }は席を取り戻せません。

## What the symbols mean

legend-title = 記号とカード
legend-cards = 手札の枚数
legend-points = いま場にいるものがすべて生き残った場合のポイント
legend-passed = パス済み
legend-dead = ここで動物が死にました
legend-hungry = 空腹：ラウンドの終わりに死にます
legend-fed = 満腹
legend-hunter = 狩りの最中
legend-prey = 狩られている
unread = 新しいメッセージ{ $n }件
you = あなた
passed = パス済み
food = 食料
log = 記録
log-and-chat = 記録とチャット
empty-log = 記録は最初の手から始まります。
why = なぜ？
# For those who listen: the question about one line of the log.
why-of = なぜ：{ $text }
why-title = なぜこうなった？
why-what_if = どうなら違っていたか
why-unknown = これ以上の説明はありません。
undo-what = 取り消す：{ $what }
# $n: how many actions; $whose: "Ana 1, Bo 2".
ask-undo-button = { $n ->
    [0] ほかの人に尋ねる
   *[other] { $n }手の取り消しをほかの人に頼む（{ $whose }）
}
ask-undo = これを取り消してもよいですか。
ask-sent = ほかの人に尋ねました。返事を待っています。
ask-resume = ゲームを再開しますか。
ask-pause = ゲームを一時停止しますか。持ち時間も止まります。
ask-yes = 同意する
ask-no = 断る
hand-over = { $name }に画面を渡す
i-am = 私は{ $name }です
clock-days-left = { $n }日
clock-hours-left = { $n }時間
all-actions = すべてのアクション
search = 検索
nothing-found = 見つかりません。
confirm-yes = それでも行う
confirm-no = やめる
tip = ヒント
no-tips = ヒントを出さない
hint = 頂点捕食者にヒントを聞く
hint-title = 頂点捕食者ならこうします
do-it = 実行する

## The end

result-won = { $names }の勝利
rematch = もう一度対戦する
download-record = ゲームの記録をダウンロード

## Keeping one's seats. $n: at how many tables that are not over; $name: who.

keep-title = 自分の席を残す
keep-why = アカウントはありません。あなたが誰かを知っているのはこのブラウザーだけです。席を別のブラウザーに移すことも、データが消えたときのためにコードを控えておくこともできます。
keep-other = 別のブラウザーやスマートフォンで
keep-make-link = リンクを作る
keep-qr = 自分の席へのリンクのQRコード（スマートフォン用）
keep-copy = リンクをコピーする
# $n: minutes.
keep-link-note = { $n }分以内に1回だけ使えます。開いた人があなたになります。ほかの人には渡さないでください。
keep-code = 復元コード
keep-make-code = 新しいコードを表示する
keep-code-note = 書き留めてください。表示されるのはこの一度だけで、前のコードは使えなくなりました。コードを持つ人は、あなたとしてプレーできます。
keep-have = コードを持っている
keep-enter = 復元コード
keep-use = 使う
keep-found = { $name }さんのコードです（進行中の卓：{ $n }）。
keep-mine = このブラウザーでは、ほかに{ $n }卓で席に着いています。その席をどうしますか。
keep-bring = その席も一緒に移す
keep-leave = 残しておき、そのコードを表示する
keep-be = ここで{ $name }として遊ぶ
keep-back = いまはやめる
keep-done = これであなたはここでは{ $name }です（進行中の卓：{ $n }）。
keep-left = 残してきた席には、このコードで戻れます。表示されるのは一度だけです：
keep-go-on = 続ける
