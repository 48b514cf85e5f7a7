### `galapagos lab balance origin`的报告。

report-origin-title = Origin，{ $table }：{ $bots }的{ $games }局，种子{ $seed }
report-origin-rounds = 各回合
report-origin-round = 回合
report-origin-games = 局数
report-origin-animals = 动物
report-origin-appetite = 食量 ÷ 食物
report-origin-eaten = 被吃
report-origin-starved = 饿死
report-origin-poisoned = 毒死
report-origin-rounds_note = 进食开始时的动物；每局有{ $n }次决定。
report-origin-traits = 各性状
report-origin-trait = 性状
report-origin-laid = 每局打出
report-origin-traits_note = 死亡：带有该性状的动物每经历一个进食阶段；胜利：打出者与普通玩家之比，1.00表示没有差别。
report-origin-seats = 各座位
report-origin-seats_note = 座位1在第一回合先手；均等时为{ $share }。
