### Darwinの初めてのゲームのコーチ。テーブルの上のもの一つごとに短い説明、そしてEraの結果。

coach-darwin-goal-title = 目標
coach-darwin-goal = { $kids ->
    [yes] バイオームに合う動物種を作りましょう。
   *[no] バイオームに合い、そこで食糧を得て生き残る動物種を作りましょう。
}{ $trial ->
    [yes] 最初のEraは練習で、ポイントはありません。2回目のEraで、生きている動物種がポイントを得ます。最も多い人の勝ちです。
   *[no] Eraごとに、生きている動物種がポイントを得ます。Eraを{ $eras }回終えて、ポイントの最も多い人の勝ちです。
}
coach-darwin-draw = どちらのデッキから引くかを選びます。頭、羽、尾などは小カード、胴は大カードです。動物種には頭と胴が必要です。
coach-darwin-body = { $building ->
    [yes] まず胴を選びます。
   *[no] 「作成」をタップし、胴を選びます。
}足、羽、尾がいくつ付くかは胴で決まり、ハートも付きます。
coach-darwin-head = 次は頭です。植物、肉、その両方のどれを食べるかが決まります。
coach-darwin-green = 緑ならそこで生きられます。赤をタップすると、足りないものが分かります。緑のバイオームをタップして置いてください。
coach-darwin-red = すべて赤なら、まだどこにもすめません。赤い文字が足りないものです。それを持つ部位を足すか、胴を替えてください。
coach-darwin-finish = まだ確定していません。よく見て、取り消すか、手番を終えてください。
coach-darwin-threat = { $death ->
    [eaten] 危険です。いまEraが終わると、{ $hunter }があなたの{ $kind }を捕食します。
    [hunger] 危険です。あなたの{ $kind }は食糧が足りず、Eraの終わりに絶滅します。
    [requirement] 危険です。あなたの{ $kind }はバイオームの必要条件を満たさず、Eraの終わりに絶滅します。
   *[other] 危険です。適応度のより高い肉食動物が獲物を得られず、あなたの{ $kind }はEraの終わりに絶滅します。
}まだ行動できるなら、突然変異か移動をさせましょう。
coach-darwin-change = 自分の動物種はEraごとに1回行動できます。突然変異（カードを替える）か移動（別のバイオームへ）です。
coach-darwin-trial = このEraでは、全員がパスしたあとで食糧を配ります。
coach-darwin-rank = 足元の数字は順位です。1位から食べ、ほかは残りをもらいます。
coach-darwin-event = ここにイベントがあります：{ $event }。タップすると効果が読めます。
coach-darwin-trade = 手番ごとに、手札1枚を交換ゾーンの1枚と交換することもできます。

coach-darwin-recap-title = このEraの結果
coach-darwin-died = { $death ->
    [eaten] { $hunter }があなたの{ $kind }を捕食しました。空腹で、より強かったからです。
    [hunger] あなたの{ $kind }は{ $biome }で飢えて絶滅しました。食糧が足りませんでした。
    [requirement] あなたの{ $kind }は絶滅しました。{ $biome }の必要条件を満たしませんでした。
    [lower_carnivore] あなたの{ $kind }は絶滅しました。適応度のより高い肉食動物が十分な獲物を得られませんでした。
   *[other] イベントで{ $kind }を失いました。
}
coach-darwin-all_live = あなたの動物種は{ $n }種すべて生き残りました。バイオームに合い、食糧を得たからです。
coach-darwin-earned = { $points ->
   *[other] { $points }ポイントを得ました。生き残った動物種は1ポイントずつ、{ $kids ->
        [yes] 各バイオームで最も適応したものはさらに得ます
       *[no] 各バイオームで最も適応したものと最も強い3種はさらに得ます
    }。
}
coach-darwin-trial_over = 今のEraは練習で、まだポイントはありません。{ $n ->
    [0] ここからポイントが入ります。
   *[other] バイオームが{ $n }つ変わりました。動物種はまだ合っていますか。
}
coach-darwin-next = そしてイベントが起こりました：{ $event }。
