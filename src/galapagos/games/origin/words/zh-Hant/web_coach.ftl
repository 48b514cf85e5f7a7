### 《物種起源》首局教練：每張卡片講桌上的一樣東西，然後講一回合的結果。

coach-origin-goal-title = 你的目標
coach-origin-goal = 讓許多性狀豐富的動物活下來。最後一回合結束後，每隻存活的動物值2分，牠的每個性狀至少值1分。
coach-origin-start = 先點一張牌，再點虛線框：這張牌就成為你的第一隻動物，牌上印的內容這時不算。
coach-origin-trait = 亮起的動物可以獲得這張牌的性狀。性狀對動物有幫助；動物活到最後，性狀也會計分。
coach-origin-pair = 互動型性狀連接你的兩隻動物：先點一隻，再點另一隻。
coach-origin-threat = 危險：{ $owner }的{ $hunter }本回合能吃掉{ $animal }（{ $odds }）。{ $trait ->
    [yes] 看看手牌：「水生」「偽裝」等性狀可以保護牠。
   *[no] 動物上方的標記總會說明誰能獵食牠。
}
coach-origin-ring = 動物名字旁的空圈，是牠每回合需要的食物。
coach-origin-choose = 每次出一張牌：一隻新動物，或給已有動物的一個性狀。每隻動物每回合都要餵飽，所以不要只顧著繁殖。
coach-origin-pass = 想留著其餘的牌嗎？那就跳過：本回合不再出牌，留到以後再用。
coach-origin-hunt = 你的肉食動物可以不拿取食物，改為獵食，吃掉獵物得2個食物：點「獵食」，再點獵物。
coach-origin-partner = 夥伴的食物：其中一隻吃到了，另一隻也能得到1個食物，不耗費行動。點夥伴即可。
coach-origin-pirate = 掠奪：從一隻已吃過但還沒吃飽的動物那裡奪走1個食物。不耗費行動：點「掠奪」，再點對方。
coach-origin-graze = 踐踏：毀掉中央的1個食物，不耗費行動。自己吃飽而別人還餓著時很有用。
coach-origin-hibernate = 冬眠：這隻動物可以睡覺，不吃也視為吃飽，但不能連續兩回合冬眠。
coach-origin-fat = 先前回合存下的脂肪，可以燃燒當作食物。
coach-origin-feed = 中央還有{ $n }個食物，大家輪流拿取。點選亮起的動物，牠就拿取1個。
coach-origin-hungry = 圈沒有填滿的動物會在回合結束時死亡。
coach-origin-last = 這是最後一回合：存活的動物才計分。

coach-origin-recap-title = 這一回合的結果
coach-origin-food = 擲骰得到{ $n }個食物，供大家共用。
coach-origin-eaten = { $hunter }吃掉了{ $animal }：沒有任何防禦擋得住。
coach-origin-starved = { $animal }餓死了：需要{ $appetite }個食物，只有{ $food }個。
coach-origin-poison = { $animal }吃了有毒的獵物而死。
coach-origin-all_live = { $n ->
    [0] 你沒有動物要餵。
   *[other] 你的{ $n }隻動物都吃飽了，所以都活著。
}
coach-origin-cards = 你抽{ $cards }張牌：每隻存活的動物一張，再加一張。
coach-origin-new_hand = 你抽{ $cards }張牌。
