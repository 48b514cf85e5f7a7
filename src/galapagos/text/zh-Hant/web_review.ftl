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
