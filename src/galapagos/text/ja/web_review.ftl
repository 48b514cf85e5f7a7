### Looking back at a game in the browser, in Japanese.

review = 振り返り
review-title = { $game }：振り返り
review-of = { $names }のゲームの振り返り
review-from-table = このゲームを振り返る
review-seen = 視点
review-seen-by = 視点：{ $name }
review-seen-open = 全員の手札を公開
review-seen-spectator = 観戦者
review-place = { $game ->
    [darwin] Era { $turn }
   *[other] 第{ $turn }ラウンド
} · { $phase } · { $n }/{ $of }手目
review-begun = ゲームはこの局面から始まります。
review-place-short = { $game ->
    [darwin] Era { $turn }
   *[other] 第{ $turn }ラウンド
} · { $phase } · { $n }/{ $of }
review-turn-ended = { $name }が手番を終えました。
review-no-news = { $name }が何かをしました（公開されません）。
review-line = ゲームの進行
review-controls = 再生の操作
review-first = 最初へ
review-turn-back = 1手番戻る
review-step-back = 1手戻る
review-play = 再生
review-pause = 一時停止
review-step-on = 1手進む
review-turn-on = 1手番進む
review-last = 最後へ
review-speed = 速さ
review-times = × { $n }
review-about = このゲームについて
review-log = 記録
review-points = ポイント
review-deaths = 死亡
review-no-deaths = まだ死んだものはいません。
review-points-words = { $game ->
    [darwin] 動物種の上と手元のポイントです。グラフをタップするとその場面へ移ります。
   *[other] いまの動物がすべて生き残った場合のポイントです。グラフをタップするとその場面へ移ります。
}
review-hands = 手札
review-hand-of = { $name }：{ $n }枚
review-more = その他
review-update = 新しい手を読み込む
review-picture-save = この場面を画像で保存
review-picture-saved = 画像を保存しました。
review-position-copy = 局面をコピー
review-position-copied = 局面をコピーしました。
review-record-copy = ゲームの記録をコピー
review-record-copied = ゲームの記録をコピーしました。
review-record-save = ゲームの記録を保存
review-to-table = 卓へ戻る
review-copy-by-hand = ブラウザーの制限のため、このテキストを手でコピーしてください。
review-over = 終了
turn-short = { $game ->
    [darwin] Era { $n }：
   *[other] 第{ $n }ラウンド：
}
go-on = ここから続ける
go-on-short = 続ける
go-on-words = この場面から新しい卓を始めます。あなたは1つの席を受け持ち、ほかはボットがプレーします。この後に引かれたカードは引き直されます。
go-on-as = あなたの席
go-on-start = 続きをプレー
go-on-running = ゲームはまだ続いています。終わればここから続けられます。
go-on-over = ここではゲームが終わっています。もっと前の場面に戻ってください。
points-n = { $n }ポイント
begins-from-position = ゲームは局面から始まります。カードは配られず、卓を開いた人はすべてのカードを知っています。

review-analysis = 分析
coach-words = 頂点捕食者がゲームを振り返り、その人に見えていたことだけで一つ一つの決定を評価します。運は別に数えます。
coach-start = このゲームを分析する
coach-progress = { $of }件中{ $done }件の決定
coach-background = その間も振り返りを続けられます。あとで戻ってきてもかまいません。
coach-wait = 少々お待ちください…
coach-failed = 分析を終えられませんでした。
coach-running-game = 分析はゲームが終わってからできます。
coach-chance = 勝率（%）
coach-of = プレーヤー
coach-swings = { $name }の運とミス（ポイント）
coach-luck-bars = サイコロとカードの運
coach-lost = 失った勝率
coach-step = 手順
coach-account = { $name }：均等なら{ $start }%。運{ $luck }、自分の決定{ $skill }、ほかの人{ $others }、最後は{ $end }%。
coach-learn = ミスから学ぶ
coach-ask = ここで{ $name }のもっとよい手は？
coach-right = そのとおり、そのほうがよい手です。
coach-wrong = 惜しい。ほかの手を試してください。
coach-next = 次へ
coach-stop = やめる
coach-none = 指摘するほどのミスはありません。
coach-from-to = { $before }% → { $after }%
coach-better = もっとよい手：{ $action }
coach-show = もっとよい手を見る
coach-line = { $of }手中{ $n }手目 · { $name }：{ $action }
coach-before = その前の局面
coach-guessed = 隠れたカードは推測です。
coach-as-it-was = 実際の進行へ
coach-good = 好手
coach-forced = 選択の余地なし
coach-only = 唯一の手
coach-luck = 運
coach-inaccuracy = 疑問手
coach-mistake = 悪手
coach-blunder = 大悪手
