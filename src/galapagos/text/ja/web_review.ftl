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
