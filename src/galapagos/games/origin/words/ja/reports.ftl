### `galapagos lab balance origin`の報告。

report-origin-title = Origin、{ $table }：{ $bots }の{ $games }ゲーム、シード{ $seed }
report-origin-rounds = ラウンド別
report-origin-round = ラウンド
report-origin-games = ゲーム数
report-origin-animals = 動物
report-origin-appetite = 必要食料 ÷ 食料
report-origin-eaten = 食べられた
report-origin-starved = 餓死
report-origin-poisoned = 毒死
report-origin-rounds_note = 食事の開始時の動物。1ゲームの判断は{ $n }回。
report-origin-traits = 形質別
report-origin-trait = 形質
report-origin-laid = 1ゲームの使用数
report-origin-traits_note = 死亡は、その形質を持つ動物が迎えた食事フェーズあたり。勝利は、使った人を平均的なプレーヤーと比べた値で、1.00なら差がない。
report-origin-seats = 席別
report-origin-seats_note = 席1が第1ラウンドを始める。均等なら{ $share }。
