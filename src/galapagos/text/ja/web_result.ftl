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
points-over-time = { $game ->
    [darwin] Eraごとのポイント
   *[other] ラウンドごとのポイント
}
turn-heading = { $game ->
    [darwin] Era
   *[other] ラウンド
}
points-earned = 途中で得たポイント

## 賞

awards = 賞
no-awards = 今回は目立つものがありませんでした。
award-longest_lived = いちばん長生き
award-longest_lived-n = { $game ->
    [darwin] { $n }Era生存
   *[other] { $n }ラウンド生存
}
award-most_eaten = いちばんの食いしん坊
award-most_eaten-n = { $game ->
    [darwin] 食糧{ $n }個
   *[other] 食料{ $n }個
}
award-boldest_hunter = いちばん大胆な捕食者
award-boldest_hunter-n = { $game ->
    [darwin] 獲物{ $n }種
   *[other] 狩り{ $n }回
}
award-deadliest = いちばんの脅威
award-deadliest-n = 獲物{ $n }匹
award-escape_artist = 逃げの名人
award-escape_artist-n = 攻撃を{ $n }回回避
award-most_evolved = いちばんの進化
award-most_evolved-n = 形質{ $n }個
award-scavenger = 食べ残しの達人
award-scavenger-n = 食べ残し{ $n }回
award-pirate = 横取りの常習犯
award-pirate-n = 横取り{ $n }回
award-trampler = いちばん重いひづめ
award-trampler-n = 食料{ $n }個を踏み荒らし
award-larder = いちばんの蓄え
award-larder-n = 脂肪{ $n }個
award-sleeper = いちばんの眠り屋
award-sleeper-n = 冬眠{ $n }ラウンド
award-most_points = 最多ポイント
award-most_points-n = { $n }ポイント獲得
award-best_adapted = いちばんの適応
award-best_adapted-n = バイオームで首位{ $n }回
award-strongest = いちばんの強さ
award-strongest-n = 強さの上位{ $n }回
award-wanderer = いちばんの旅人
award-wanderer-n = 移動{ $n }回
award-shape_shifter = 変身の名人
award-shape_shifter-n = 突然変異{ $n }回
award-most_parts = いちばんの組み合わせ
award-most_parts-n = カード{ $n }枚
award-most_gifted = いちばんの才能
award-most_gifted-n = 能力{ $n }
award-biggest = いちばんの大物
award-biggest-n = ハート{ $n }個

## 生き物

result-owned = { $what }（{ $owner }）
result-look = { $name }を見る
creature-life = { $game ->
    [darwin] Era { $born }から · { $points }
   *[other] 第{ $born }ラウンドから
}
creature-life-died = { $game ->
    [darwin] Era { $born }〜{ $died } · { $points }
   *[other] 第{ $born }〜{ $died }ラウンド
}
save-picture = 画像として保存（PNG）
save-drawing = 図として保存（SVG）
save-failed = 画像を作れませんでした。

## 公正な配り

fair-deal-title = 公正な配札
fair-deal-how = すべてのカードとサイコロは、サーバーの秘密と、各プレーヤーのページのシードから決まります。秘密のハッシュはロビーで示されるので、後から変えることは誰にもできません。どのシードも開かれる前に、各ページはそのハッシュを確定しているので、ほかに合わせて選ぶことは誰にもできません。
fair-deal-how-plain = すべてのカードとサイコロは、ゲームの前に選ばれた秘密から決まりました。そのハッシュはロビーで示されていたので、後から秘密を変えることは誰にもできません。
fair-commitment = このブラウザーが最初に見た秘密のハッシュ
fair-secret = 秘密
fair-commitment-now = サーバーがいま示しているハッシュ
fair-seeds = プレーヤーのページのシード
fair-seed-in = { $name }：加えられました
fair-seed-bound = { $name }：確定済み、開始時に開かれます
fair-seed-late = { $name }：時間内に開かれず、なしで配られました
fair-seed-none = { $name }：シードなし
fair-seeds-kept = ここで確認しました。このページのシードは加えられ、ほかのシードはそれが開かれる前に確定していました。
fair-doubt-changed = サーバーが示す秘密のハッシュが、このブラウザーが最初に見たものと違います。秘密が変えられました。この配りは信用できません。
fair-doubt-secret = 秘密が、このブラウザーが最初に見たハッシュと合いません。この配りは信用できません。
fair-doubt-own = このページは時間内にシードを開きましたが、カードはそれなしで配られました。この配りは信用できません。
fair-doubt-others = 加えられたシードは、このページがシードを開く前に確定していたものではありません。この配りは信用できません。
fair-kept = ここで確認しました。これはこの秘密のハッシュです。
fair-broken = これはこの秘密のハッシュではありません。この配札は信用できません。
fair-verify = すべてのカードとサイコロを自分で確かめるには、記録をダウンロードし、プログラムで計算し直してください：
fair-command = コマンド
copy-what = コピー：{ $what }

## 自分のゲーム

mine-place = { $place }位 · { $points }
