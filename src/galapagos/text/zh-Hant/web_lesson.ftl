### 瀏覽器裡的教學。每一步有標題、要做的事（編號）和學到的內容（done）。

lesson = 教學
lesson-resume = 從第{ $n }步繼續，共{ $of }步。
lesson-step = 第{ $n }步，共{ $of }步：
lesson-why = 為什麼？
lesson-skip = 略過
lesson-next = 下一步
lesson-back = 上一步
lesson-leave = 離開教學
lesson-play = 開始正式對局
lesson-go-on = 完成。點「下一步」繼續。
lesson-over = 教學結束了。
lesson-watch = 看看會發生什麼。
lesson-strayed = 這樣做也可以，不過這一步要做的是：
lesson-all = 全部課程
lesson-following = 下一課
lesson-show = 提示我
lesson-puzzle = 謎題：{ $title }
lesson-about = 課程：{ $title }
lesson-done-of = { $of }步中已完成{ $done }步
lessons-short = 短課程
