### 对局分析：对每个决定的评价，运气与实力分开计算。

judged-forced = 别无选择
judged-good = 好
judged-only = 唯一正着
judged-luck = 运气
judged-inaccuracy = 小失误
judged-mistake = 失误
judged-blunder = 严重失误

analysis-title = 从决定者的视角评价每个决定（{ $depth }次迭代，种子{ $seed }）
analysis-better = 更好：{ $action }
analysis-then = 之后可能是{ $actions }
analysis-dice = 运气：{ $luck }
analysis-nothing = 没有值得一提的失误。
analysis-accounts = 胜率：从机会均等到终局
account-seat = 玩家
account-start = 均等机会
account-luck = 运气
account-skill = 自己的决定
account-others = 其他玩家
account-end = 终局
account-errors = 小失误 / 失误 / 严重失误
