### Looking back at a game in the browser, in Simplified Chinese.

review = 回顾
review-title = { $game }：回顾
review-of = 回顾{ $names }的对局
review-from-table = 回顾这局游戏
review-seen = 视角
review-seen-by = 视角：{ $name }
review-seen-open = 所有手牌公开
review-seen-spectator = 观众
review-place = { $game ->
    [darwin] 第{ $turn }纪元
   *[other] 第{ $turn }回合
} · { $phase } · 第{ $n }/{ $of }步
review-begun = 游戏从这个局面开始。
review-place-short = { $game ->
    [darwin] 第{ $turn }纪元
   *[other] 第{ $turn }回合
} · { $phase } · { $n }/{ $of }
review-turn-ended = { $name }结束了轮次。
review-no-news = { $name }做了一件不公开的事。
review-line = 游戏进程
review-controls = 对局播放控制
review-first = 第一步
review-turn-back = 后退一个轮次
review-step-back = 后退一步
review-play = 播放
review-pause = 暂停
review-step-on = 前进一步
review-turn-on = 前进一个轮次
review-last = 最后一步
review-speed = 速度
review-times = × { $n }
review-about = 关于这局游戏
review-log = 日志
review-points = 分数
review-deaths = 死亡
review-no-deaths = 目前没有死亡。
review-points-words = { $game ->
    [darwin] 物种上和储备中的点数。点击图表可跳到那里。
   *[other] 假如所有动物都存活时的分数。点击图表可跳到那里。
}
review-hands = 手牌
review-hand-of = { $name }：{ $n }张牌
review-more = 更多
review-update = 载入新的步骤
review-picture-save = 将此刻存为图片
review-picture-saved = 图片已保存。
review-position-copy = 复制局面
review-position-copied = 局面已复制。
review-record-copy = 复制对局记录
review-record-copied = 对局记录已复制。
review-record-save = 下载对局记录
review-to-table = 前往牌桌
review-copy-by-hand = 浏览器不允许页面复制，请手动复制这段文字。
review-over = 结束
turn-short = { $game ->
    [darwin] 第{ $n }纪元：
   *[other] 第{ $n }回合：
}
go-on = 从这里继续
go-on-short = 继续
go-on-words = 新牌桌从这一步开始。你接手一个座位，其余由电脑玩家来玩。之后抽的牌会重新抽。
go-on-as = 你的座位
go-on-start = 继续玩
go-on-running = 游戏还在进行。结束后可以从这里继续。
go-on-over = 游戏在这里已经结束。请回到更早的一步。
points-n = { $n }分
begins-from-position = 游戏从一个局面开始，不发牌；开桌的人知道所有的牌。

review-analysis = 分析
coach-words = 顶级掠食者会复盘整局，只凭当时的玩家所能看到的来评价每个决定。运气另计。
coach-start = 分析这局游戏
coach-progress = 已分析{ $done }/{ $of }个决定
coach-background = 你可以继续回顾，也可以稍后再来。
coach-wait = 请稍候…
coach-failed = 分析未能完成。
coach-running-game = 游戏结束后才能分析。
coach-chance = 胜率（百分比）
coach-of = 玩家
coach-swings = { $name }的运气与失误（百分点）
coach-luck-bars = 骰子与卡牌的运气
coach-lost = 送掉的胜率
coach-step = 步骤
coach-account = { $name }：均等机会为{ $start }%。运气{ $luck }，自己的决定{ $skill }，其他玩家{ $others }；最终{ $end }%。
coach-learn = 从失误中学习
coach-ask = 这里{ $name }怎样做更好？
coach-right = 对，这样更好。
coach-wrong = 还不够好。换一个试试。
coach-next = 下一个
coach-stop = 停止
coach-none = 没有值得一提的失误。
coach-from-to = { $before }% → { $after }%
coach-better = 更好：{ $action }
coach-show = 看更好的走法
coach-line = { $n }/{ $of } · { $name }：{ $action }
coach-before = 之前的局面
coach-guessed = 隐藏的卡牌是推测的。
coach-as-it-was = 回到实战
coach-good = 好
coach-forced = 别无选择
coach-only = 唯一正着
coach-luck = 运气
coach-inaccuracy = 小失误
coach-mistake = 失误
coach-blunder = 严重失误
