### Looking back at a game in the browser, in Traditional Chinese.

review = 回顧
review-title = { $game }：回顧
review-of = 回顧{ $names }的對局
review-from-table = 回顧這局遊戲
review-seen = 視角
review-seen-by = 視角：{ $name }
review-seen-open = 所有手牌公開
review-seen-spectator = 觀眾
review-place = { $game ->
    [darwin] 第{ $turn }紀元
   *[other] 第{ $turn }回合
} · { $phase } · 第{ $n }/{ $of }步
review-begun = 遊戲從這個局面開始。
review-place-short = { $game ->
    [darwin] 第{ $turn }紀元
   *[other] 第{ $turn }回合
} · { $phase } · { $n }/{ $of }
review-turn-ended = { $name }結束了輪次。
review-no-news = { $name }做了一件不公開的事。
review-line = 對局步驟
review-controls = 對局播放控制
review-first = 第一步
review-turn-back = 後退一個輪次
review-step-back = 後退一步
review-play = 播放
review-pause = 暫停
review-step-on = 前進一步
review-turn-on = 前進一個輪次
review-last = 最後一步
review-speed = 速度
review-times = × { $n }
review-about = 關於這局遊戲
review-log = 紀錄
review-points = 分數
review-deaths = 死亡
review-no-deaths = 目前沒有死亡。
review-points-words = { $game ->
    [darwin] 物種上和儲備中的點數。點選圖表可跳到那裡。
   *[other] 假如所有動物都存活時的分數。點選圖表可跳到那裡。
}
review-hands = 手牌
review-hand-of = { $name }：{ $n }張牌
review-more = 更多
review-update = 載入新的步驟
review-picture-save = 將此刻存成圖片
review-picture-saved = 圖片已儲存。
review-position-copy = 複製局面
review-position-copied = 局面已複製。
review-record-copy = 複製對局紀錄
review-record-copied = 對局紀錄已複製。
review-record-save = 下載對局紀錄
review-to-table = 前往牌桌
review-copy-by-hand = 瀏覽器不允許頁面複製，請手動複製這段文字。
review-over = 結束
turn-short = { $game ->
    [darwin] 第{ $n }紀元：
   *[other] 第{ $n }回合：
}
go-on = 從這裡繼續
go-on-short = 繼續
go-on-words = 新牌桌從這一步開始。你接手一個座位，其餘由電腦玩家來玩。之後抽的牌會重新抽。
go-on-as = 你的座位
go-on-start = 繼續玩
go-on-running = 遊戲還在進行。結束後可以從這裡繼續。
go-on-over = 遊戲在這裡已經結束。請回到更早的一步。
points-n = { $n }分
begins-from-position = 遊戲從一個局面開始，不發牌；開桌的人知道所有的牌。

review-analysis = 分析
coach-words = 頂級掠食者會複盤整局，只憑當時的玩家所能看到的來評價每個決定。運氣另計。
coach-start = 分析這局遊戲
coach-progress = 已分析{ $done }/{ $of }個決定
coach-background = 你可以繼續回顧，也可以稍後再來。
coach-wait = 請稍候…
coach-failed = 分析未能完成。
coach-running-game = 遊戲結束後才能分析。
coach-chance = 勝率（百分比）
coach-of = 玩家
coach-swings = { $name }的運氣與失誤（百分點）
coach-luck-bars = 骰子與卡牌的運氣
coach-lost = 送掉的勝率
coach-step = 步驟
coach-account = { $name }：均等機會為{ $start }%。運氣{ $luck }，自己的決定{ $skill }，其他玩家{ $others }；最終{ $end }%。
coach-learn = 從失誤中學習
coach-ask = 這裡{ $name }怎樣做更好？
coach-right = 對，這樣更好。
coach-wrong = 還不夠好。換一個試試。
coach-next = 下一個
coach-stop = 停止
coach-none = 沒有值得一提的失誤。
coach-from-to = { $before }% → { $after }%
coach-better = 更好：{ $action }
coach-show = 看更好的走法
coach-line = { $n }/{ $of } · { $name }：{ $action }
coach-before = 之前的局面
coach-guessed = 隱藏的卡牌是推測的。
coach-as-it-was = 回到實戰
coach-good = 好
coach-forced = 別無選擇
coach-only = 唯一正著
coach-luck = 運氣
coach-inaccuracy = 小失誤
coach-mistake = 失誤
coach-blunder = 嚴重失誤
