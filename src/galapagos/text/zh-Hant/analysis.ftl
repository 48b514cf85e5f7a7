### 對局分析：對每個決定的評價，運氣與實力分開計算。

judged-forced = 別無選擇
judged-good = 好
judged-only = 唯一正著
judged-luck = 運氣
judged-inaccuracy = 小失誤
judged-mistake = 失誤
judged-blunder = 嚴重失誤

analysis-title = 從決定者的視角評價每個決定（{ $depth }次迭代，種子{ $seed }）
analysis-better = 更好：{ $action }
analysis-then = 之後可能是{ $actions }
analysis-dice = 運氣：{ $luck }
analysis-nothing = 沒有值得一提的失誤。
analysis-accounts = 勝率：從機會均等到終局
account-seat = 玩家
account-start = 均等機會
account-luck = 運氣
account-skill = 自己的決定
account-others = 其他玩家
account-end = 終局
account-errors = 小失誤 / 失誤 / 嚴重失誤
