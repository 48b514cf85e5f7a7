### `galapagos lab balance origin`的報告。

report-origin-title = Origin，{ $table }：{ $bots }的{ $games }局，種子{ $seed }
report-origin-rounds = 各回合
report-origin-round = 回合
report-origin-games = 局數
report-origin-animals = 動物
report-origin-appetite = 食量 ÷ 食物
report-origin-eaten = 被吃
report-origin-starved = 餓死
report-origin-poisoned = 毒死
report-origin-rounds_note = 進食開始時的動物；每局有{ $n }次決定。
report-origin-traits = 各性狀
report-origin-trait = 性狀
report-origin-laid = 每局打出
report-origin-traits_note = 死亡：帶有該性狀的動物每經歷一個進食階段；勝利：打出者與普通玩家之比，1.00表示沒有差別。
report-origin-seats = 各座位
report-origin-seats_note = 座位1在第一回合先手；均等時為{ $share }。
