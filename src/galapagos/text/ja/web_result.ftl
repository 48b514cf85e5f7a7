### ブラウザの卓：ゲームの終わり。表彰台、ポイント、賞、持ち帰れる生き物、公正な配り。

show-result = 結果を見る
show-table = 卓を見る
result-you = あなたの勝利
result-your-team = あなたと{ $names }の勝利
result-team = { $names }のチームの勝利
result-yours = あなた：{ $place }位 · { $points }
result-your-side = あなたのチーム：{ $place }位 · { $points }
result-place = { $n }位
result-tie-break = 同点のため、捨て札の多い方の勝ちです。
# Beside a name: a bot has played that seat to the end.
result-resigned = 投了、あとはボット
result-by-bot = 途中からボット
result-total = 合計
result-home = トップページへ
rematch-join = 再戦に加わる
share-creature = 生き物を共有
podium = 表彰台
creatures = 生き物
summary-comes = ゲームを振り返っています…
summary-missing = ゲームのまとめを読み込めませんでした。

## グラフ

chart-table = 表で見る
chart-start = 開始
chart-spoken = { $title }：{ $points }
chart-seat = { $name } { $n }
points-by-source = ポイントの内訳
points-over-time = ラウンドごとのポイント
turn-heading = ラウンド

## 賞

awards = 賞
no-awards = 今回は目立つものがありませんでした。

## 生き物

result-owned = { $what }（{ $owner }）
result-look = { $name }を見る
creature-life = 第{ $born }ラウンドから
creature-life-died = 第{ $born }〜{ $died }ラウンド
save-picture = 画像として保存（PNG）
save-drawing = 図として保存（SVG）
save-failed = 画像を作れませんでした。

## 公正な配り

fair-deal-title = 公正な配札
fair-deal-how = すべてのカードとサイコロは、サーバーの秘密と、各プレーヤーのページのシードから決まります。秘密のハッシュはロビーで示されるので、後から変えることは誰にもできません。どのシードも開かれる前に、各ページはそのハッシュを確定しているので、ほかに合わせて選ぶことは誰にもできません。
fair-deal-how-plain = すべてのカードとサイコロは、ゲームの前に選ばれた秘密から決まりました。そのハッシュはロビーで示されていたので、後から秘密を変えることは誰にもできません。
fair-commitment = このブラウザーが最初に受け取った秘密のハッシュ
fair-secret = 秘密
fair-commitment-now = サーバーがいま示しているハッシュ
fair-seeds = プレーヤーのページのシード
fair-seed-in = { $name }：加えられました
fair-seed-bound = { $name }：確定済み、開始時に開かれます
fair-seed-late = { $name }：時間内に開かれず、このシードなしで配られました
fair-seed-none = { $name }：シードなし
fair-seeds-kept = ここで確認しました。このページのシードは加えられ、ほかのシードはそれが開かれる前に確定していました。
fair-doubt-changed = サーバーが示す秘密のハッシュが、このブラウザーが最初に受け取ったものと違います。秘密が変えられました。この配札は信用できません。
fair-doubt-secret = 秘密が、このブラウザーが最初に受け取ったハッシュと合いません。この配札は信用できません。
fair-doubt-own = このページは時間内にシードを開きましたが、カードはそれなしで配られました。この配札は信用できません。
fair-doubt-others = 加えられたシードは、このページがシードを開く前に確定していたものではありません。この配札は信用できません。
fair-kept = ここで確認しました。これはこの秘密のハッシュです。
fair-broken = これはこの秘密のハッシュではありません。この配札は信用できません。
fair-verify = すべてのカードとサイコロを自分で確かめるには、記録をダウンロードし、プログラムで計算し直してください：
fair-command = コマンド
copy-what = コピー：{ $what }

## 自分のゲーム

mine-place = { $place }位 · { $points }
