### 《達爾文之選》首局教練：每張卡片講桌上的一樣東西，然後講一個紀元的結果。

coach-darwin-goal-title = 你的目標
coach-darwin-goal = { $kids ->
    [yes] 拼出適合某個生物群系的物種。
   *[no] 拼出適合某個生物群系、能在那裡找到食物並活下去的物種。
}{ $trial ->
    [yes] 第1紀元只是練習，沒有點數；第2紀元存活的物種得到點數，點數最多者獲勝。
   *[no] 每個紀元，存活的物種都能得到點數；{ $eras }個紀元後點數最多者獲勝。
}
coach-darwin-draw = 選擇一個牌堆。小卡有頭部、翅膀、尾巴等，大卡有身體。一個物種需要頭部和身體。
coach-darwin-body = { $building ->
    [yes] 先選一個身體
   *[no] 點「創造」，再選一個身體
}：它決定能接上多少腳、翅膀和尾巴，也帶來紅心。
coach-darwin-head = 接著選頭部：它決定這個物種吃植物、吃肉，還是都吃。
coach-darwin-green = 綠色：能在那裡存活。紅色：點一下，看看缺什麼。點綠色的生物群系，把物種放上去。
coach-darwin-red = 全是紅色：牠現在哪裡都活不了。紅字說明缺什麼：加上有它的部位，或換一個身體。
coach-darwin-finish = 還沒有確定：可以再看看、收回，或完成輪次。
coach-darwin-threat = { $death ->
    [eaten] 危險：如果紀元現在結束，{ $hunter }會吃掉你的{ $kind }。
    [hunger] 危險：你的{ $kind }食物不夠，紀元結束時會餓死。
    [requirement] 危險：你的{ $kind }不再適合所在的生物群系，紀元結束時會死亡。
   *[other] 危險：適應力更高的肉食動物找不到足夠的獵物，你的{ $kind }會在紀元結束時死亡。
}如果牠還能行動，就讓牠突變或遷徙。
coach-darwin-change = 你的每個物種在每個紀元行動一次：突變（更換卡片），或遷徙（前往另一個生物群系）。
coach-darwin-trial = 本紀元要等所有人都結束行動後才分配食物。
coach-darwin-rank = 物種腳下的數字是排名：第1名先進食，其餘的吃剩下的。
coach-darwin-event = 這裡有一個事件：{ $event }。點一下，看看它的效果。
coach-darwin-trade = 每個輪次，你還可以用一張手牌交換交易區的一張卡片。

coach-darwin-recap-title = 這個紀元的結果
coach-darwin-died = { $death ->
    [eaten] { $hunter }吃掉了你的{ $kind }：牠餓著，而且更強。
    [hunger] 你的{ $kind }在{ $biome }餓死了：得到的食物不夠。
    [requirement] 你的{ $kind }死亡了：牠不適合{ $biome }。
    [lower_carnivore] 你的{ $kind }死亡了：適應力更高的肉食動物找不到足夠的獵物。
   *[other] 事件使你失去了{ $kind }。
}
coach-darwin-all_live = 你的{ $n }個物種都活著：牠們適合所在的生物群系，也找到了食物。
coach-darwin-earned = { $points ->
   *[other] 你得到{ $points }點：每個存活的物種1點，{ $kids ->
        [yes] 各生物群系適應力最高的物種得更多
       *[no] 各生物群系適應力最高的和全桌最強的三個物種得更多
    }。
}
coach-darwin-trial_over = 還沒有點數：那個紀元只是練習。{ $n ->
    [0] 從現在起計點數。
   *[other] 現在有{ $n }個生物群系換了：你的物種還適合嗎？
}
coach-darwin-next = 接著發生了事件：{ $event }。
