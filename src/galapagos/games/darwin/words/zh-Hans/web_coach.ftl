### 《达尔文之选》首局教练：每张卡片讲桌上的一样东西，然后讲一个纪元的结果。

coach-darwin-goal-title = 你的目标
coach-darwin-goal = 拼出适合某个生物群系、能在那里找到食物并活下去的动物。每个纪元存活的物种得点数；{ $eras }个纪元后点数最多者获胜。
coach-darwin-draw = 选择一个牌库。头部在小卡里，身体在大卡里。一个物种需要头部和身体。
coach-darwin-body = 点「创造」，再选一个身体：它决定能装多少腿、翅膀和尾巴，并给物种带来红心。
coach-darwin-head = 现在选头部：它决定物种吃植物、吃肉，还是都吃。
coach-darwin-green = 绿色：可以在那里生活。红色：点一下看缺什么。点绿色的生物群系来放置。
coach-darwin-finish = 还没有定下来：可以再看看、收回，或者完成轮次。
coach-darwin-threat = { $death ->
    [eaten] 危险：如果纪元现在结束，{ $hunter }会吃掉你的{ $kind }。
    [hunger] 危险：你的{ $kind }食物不够，纪元结束时会饿死。
    [requirement] 危险：你的{ $kind }不再适合所在的生物群系，纪元结束时会死亡。
   *[other] 危险：适应力更高的肉食动物找不到足够的猎物，你的{ $kind }会在纪元结束时死亡。
}如果它还能行动，就让它突变或迁徙。
coach-darwin-change = 你的每个物种每个纪元行动一次：突变（换一张卡），或者迁徙（去另一个生物群系）。
coach-darwin-trial = 本纪元要等所有人都结束行动后才分配食物。
coach-darwin-rank = 物种脚下的数字是名次：第1名先吃，其余的吃剩下的。
coach-darwin-event = 这里有一个事件：{ $event }。点一下看它的效果。
coach-darwin-trade = 每次轮到你时，还可以用一张手牌换交易区的一张卡。

coach-darwin-recap-title = 这个纪元的结果
coach-darwin-died = { $death ->
    [eaten] { $hunter }吃掉了你的{ $kind }：它饿着，而且更强。
    [hunger] 你的{ $kind }在{ $biome }饿死了：得到的食物不够。
    [requirement] 你的{ $kind }死亡了：它不适合{ $biome }。
    [lower_carnivore] 你的{ $kind }死亡了：适应力更高的肉食动物找不到足够的猎物。
   *[other] 事件使你失去了{ $kind }。
}
coach-darwin-all_live = 你的{ $n }个物种都活着：适合生物群系，也找到了食物。
coach-darwin-earned = { $points ->
   *[other] 你得到{ $points }点：每个存活的物种1点，生物群系中的最佳者和三个最强者得更多。
}
coach-darwin-next = 接着发生了事件：{ $event }。
