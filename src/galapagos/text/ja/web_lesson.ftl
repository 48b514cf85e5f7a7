### ブラウザのレッスン。各ステップには題、求めること（番号付き）、分かったこと（done）がある。

lesson = レッスン
lesson-resume = ステップ{ $n }/{ $of }から続けます。
lesson-step = ステップ{ $n }/{ $of }：
lesson-why = なぜ？
lesson-skip = 飛ばす
lesson-next = 次へ
lesson-back = 戻る
lesson-leave = レッスンを終える
lesson-play = 本番のゲームを始める
lesson-go-on = できました。「次へ」で進みます。
lesson-over = レッスンは終わりです。
lesson-watch = どうなるか見てみましょう。
lesson-strayed = それもできますが、ここでは次のようにしてください。
lesson-all = レッスン一覧
lesson-following = 次のレッスン
lesson-show = 答えを示す
lesson-puzzle = 問題：{ $title }
lesson-about = レッスン：{ $title }
lesson-done-of = { $of }ステップのうち{ $done }完了
lessons-short = 短いレッスン
