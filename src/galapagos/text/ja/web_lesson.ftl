### ブラウザのレッスン。各ステップには題、求めること（番号付き）、分かったこと（done）がある。

lesson = レッスン
lesson-resume = ステップ{ $n }/{ $of }から続けます。
lesson-step = ステップ{ $n }/{ $of }：
lesson-why = なぜ？
lesson-skip = 飛ばす
lesson-next = 次へ
lesson-back = 戻る
lesson-again = 最初から
lesson-leave = レッスンを終える
lesson-play = 本番のゲームを始める
lesson-go-on = できました。「次へ」で進みます。
lesson-over = レッスンは終わりです。
lesson-watch = どうなるか見てみましょう。
lesson-strayed = それもできますが、ここでは次のようにしてください。
