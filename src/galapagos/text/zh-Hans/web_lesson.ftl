### 浏览器里的教程。每一步有标题、要做的事（编号）和学到的内容（done）。

lesson = 教程
lesson-resume = 从第{ $n }步继续，共{ $of }步。
lesson-step = 第{ $n }步，共{ $of }步：
lesson-why = 为什么？
lesson-skip = 略过
lesson-next = 下一步
lesson-back = 上一步
lesson-leave = 离开教程
lesson-play = 开始正式对局
lesson-go-on = 完成。点“下一步”继续。
lesson-over = 教程结束了。
lesson-watch = 看看会发生什么。
lesson-strayed = 这样做也可以，不过这一步要做的是：
lesson-all = 全部课程
lesson-following = 下一课
lesson-show = 提示我
lesson-puzzle = 谜题：{ $title }
lesson-about = 课程：{ $title }
lesson-done-of = { $of }步中已完成{ $done }步
lessons-short = 短课程
