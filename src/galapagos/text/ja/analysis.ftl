### ゲームの分析：決定ごとの評価。運と腕前を分けて示す。

judged-forced = 選択の余地なし
judged-good = 好手
judged-only = 唯一の手
judged-luck = 運
judged-inaccuracy = 疑問手
judged-mistake = 悪手
judged-blunder = 大悪手

analysis-title = 決めた人に見えていたことだけで、すべての決定を評価（反復{ $depth }回、シード{ $seed }）
analysis-better = もっとよい手：{ $action }
analysis-then = その後はおそらく{ $actions }
analysis-dice = 運：{ $luck }
analysis-nothing = 指摘するほどのミスはありません。
analysis-accounts = 勝率：均等な見込みから終局まで
account-seat = プレーヤー
account-start = 均等な見込み
account-luck = 運
account-skill = 自分の決定
account-others = ほかの人
account-end = 終局
account-errors = 疑問手 / 悪手 / 大悪手
