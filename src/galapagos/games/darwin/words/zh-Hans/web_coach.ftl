### 《达尔文之选》首局教练：每张卡片讲桌上的一样东西，然后讲一个纪元的结果。

coach-darwin-goal-title = 你的目标
coach-darwin-goal = { $kids ->
    [yes] 拼出适合某个生物群系的物种。
   *[no] 拼出适合某个生物群系、能在那里找到食物并活下去的物种。
}{ $trial ->
    [yes] 第1纪元只是练习，没有点数；第2纪元存活的物种得到点数，点数最多者获胜。
   *[no] 每个纪元，存活的物种都能得到点数；{ $eras }个纪元后点数最多者获胜。
}
coach-darwin-draw = 选择一个牌堆。小卡有头部、翅膀、尾巴等，大卡有身体。一个物种需要头部和身体。
coach-darwin-body = { $building ->
    [yes] 先选一个身体
   *[no] 点“创造”，再选一个身体
}：它决定能接上多少脚、翅膀和尾巴，也带来红心。
coach-darwin-head = 接着选头部：它决定这个物种吃植物、吃肉，还是都吃。
coach-darwin-green = 绿色：能在那里存活。红色：点一下，看看缺什么。点绿色的生物群系，把物种放上去。
coach-darwin-red = 全是红色：它现在哪里都活不了。红字说明缺什么：加上有它的部位，或换一个身体。
coach-darwin-finish = 还没有确定：可以再看看、收回，或完成轮次。
coach-darwin-threat = { $death ->
    [eaten] 危险：如果纪元现在结束，{ $hunter }会吃掉你的{ $kind }。
    [hunger] 危险：你的{ $kind }食物不够，纪元结束时会饿死。
    [requirement] 危险：你的{ $kind }不再适合所在的生物群系，纪元结束时会死亡。
   *[other] 危险：适应力更高的肉食动物找不到足够的猎物，你的{ $kind }会在纪元结束时死亡。
}如果它还能行动，就让它突变或迁徙。
coach-darwin-change = 你的每个物种在每个纪元行动一次：突变（更换卡片），或迁徙（前往另一个生物群系）。
coach-darwin-trial = 本纪元要等所有人都结束行动后才分配食物。
coach-darwin-rank = 物种脚下的数字是排名：第1名先进食，其余的吃剩下的。
coach-darwin-event = 这里有一个事件：{ $event }。点一下，看看它的效果。
coach-darwin-trade = 每个轮次，你还可以用一张手牌交换交易区的一张卡片。

coach-darwin-recap-title = 这个纪元的结果
coach-darwin-died = { $death ->
    [eaten] { $hunter }吃掉了你的{ $kind }：它饿着，而且更强。
    [hunger] 你的{ $kind }在{ $biome }饿死了：得到的食物不够。
    [requirement] 你的{ $kind }死亡了：它不适合{ $biome }。
    [lower_carnivore] 你的{ $kind }死亡了：适应力更高的肉食动物找不到足够的猎物。
   *[other] 事件使你失去了{ $kind }。
}
coach-darwin-all_live = 你的{ $n }个物种都活着：它们适合所在的生物群系，也找到了食物。
coach-darwin-earned = { $points ->
   *[other] 你得到{ $points }点：每个存活的物种1点，{ $kids ->
        [yes] 各生物群系适应力最高的物种得更多
       *[no] 各生物群系适应力最高的和全桌最强的三个物种得更多
    }。
}
coach-darwin-trial_over = 还没有点数：那个纪元只是练习。{ $n ->
    [0] 从现在起计点数。
   *[other] 现在有{ $n }个生物群系换了：你的物种还适合吗？
}
coach-darwin-next = 接着发生了事件：{ $event }。
