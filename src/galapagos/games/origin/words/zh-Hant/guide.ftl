### 《物種起源》的入門指南：book/guide.yaml所展示的內容。鍵名見英文檔案。

## In one minute, and in steps

minute-origin = 你要培育動物。手中的每張牌都可以蜥蜴面（背面）朝上打出，成為一隻新動物；也可以正面朝上打出，成為改變你已有動物的性狀。每個回合桌上的食物有限。玩家輪流餵食自己的動物；肉食動物也可以改為吃掉別的動物。回合結束時還餓著的動物會死亡。存活的動物越多，抽到的新牌就越多。牌發完之後再進行最後一回合，然後以存活的動物及其性狀計分。
quick-origin-1 = 每人發6張牌。擲骰點數最大者先開始。
quick-origin-2 = 演化：輪流打出一張牌，作為新動物，或作為一隻動物的性狀；也可以跳過本階段。
quick-origin-3 = 食物供給：擲骰決定中央有多少食物，供大家共用。
quick-origin-4 = 進食：輪流為一隻動物拿取一個食物，或用一隻肉食動物獵食，直到所有人都跳過。一隻動物需要1個食物，再加上性狀上標示的數字。
quick-origin-5 = 滅絕：沒有吃飽的動物死亡。然後每人抽一張牌，每有一隻存活的動物再多抽一張；既沒有動物也沒有手牌的玩家抽六張。
quick-origin-6 = 回合開始時抽牌堆已空，這個回合就是最後一回合。之後每隻動物2分，每張性狀1分，再加上標示的數字。

## Sections of the rules

section-EV-COMP = 盒內配件
section-EV-TOK = 食物標記
section-EV-SET = 遊戲準備
section-EV-ROUND = 回合
section-EV-EVO = 第1階段：演化
section-EV-FOOD = 第2階段：食物供給
section-EV-FEED = 第3階段：進食
section-EV-EXT = 第4階段：滅絕及抽牌
section-EV-END = 遊戲結束
section-EV-SCORE = 計分
section-EV-TRAIT-GEN = 性狀總則
section-EV-ATK = 獵食
section-EV-TRAIT-CARNIVOROUS = 肉食
section-EV-TRAIT-FAT = 脂肪組織
section-EV-TRAIT-HIGH_BODY_WEIGHT = 巨化
section-EV-TRAIT-PARASITE = 寄生蟲
section-EV-TRAIT-SWIMMING = 水生
section-EV-TRAIT-RUNNING = 敏捷
section-EV-TRAIT-MIMICRY = 擬態
section-EV-TRAIT-TAIL_LOSS = 斷尾
section-EV-TRAIT-BURROWING = 穴居
section-EV-TRAIT-CAMOUFLAGE = 偽裝
section-EV-TRAIT-SHARP_VISION = 敏銳視覺
section-EV-TRAIT-SCAVENGER = 腐食
section-EV-TRAIT-HIBERNATION = 冬眠
section-EV-TRAIT-POISONOUS = 有毒
section-EV-TRAIT-PIRACY = 掠奪
section-EV-TRAIT-GRAZING = 踐踏
section-EV-TRAIT-COMMUNICATION = 溝通
section-EV-TRAIT-COOPERATION = 合作
section-EV-TRAIT-SYMBIOSIS = 共生
section-EV-PAIR = 互動型性狀
section-EV-CHAIN = 連鎖觸發
section-EV-VAR = 變體規則：存活者得分
section-EV-2DECK = 兩副牌：5至8名玩家
section-EV-TEAM = 組隊
section-EV-INFO = 誰可以知道什麼

## Chapters

guide-round = 六幅圖看懂一個回合
guide-round-1 = 每個回合有四個階段：演化（出牌）、食物供給（擲骰）、進食（分食物或獵食）、滅絕（餓著的動物死亡，再抽新牌）。下面由Ana和Bo兩位玩家走完一個回合。

example-round = Ana和Bo的一個回合
example-round-0 = 演化。Ana把一張牌蜥蜴面朝上放下：新動物{ $P1a }。Bo也一樣。每隻動物每回合需要{ $P1a_need }個食物。
example-round-1 = 還是演化：每個輪次打出一張牌。Ana把一張牌正面朝上放在{ $P1a }下面：「肉食」。牠現在需要{ $P1a_need }個食物，但可以獵食。Bo再打出一隻動物。
example-round-2 = 兩人都跳過。食物供給：兩人遊戲是一顆骰子+2。擲出1，所以中央放{ $centre }個食物。三隻動物一共需要4個。
example-round-3 = 進食：每個輪次拿取一個食物。Ana餵{ $P1a }，Bo餵{ $P2b }。中央還剩{ $centre }個。
example-round-4 = 這次Ana不拿取食物，而是獵食。{ $P1a }吃掉Bo的{ $P2a }，得到2個食物。牠本來有1個、需要2個，所以只用得上1個，另一個就浪費了。
example-round-5 = 兩人都跳過。滅絕：沒有動物餓著，所以沒有別的動物死亡。新牌：每人一張，每有一隻存活的動物再加一張。每人抽2張，現在各有{ $P1_hand }張手牌。

guide-evolution = 演化：出牌
guide-evolution-1 = 輪到你時，打出一張牌，或者跳過。怎麼用由你決定：蜥蜴面朝上是一隻新動物；正面朝上是桌上一隻動物的性狀。許多牌上有兩個性狀，只能用其中一個。
guide-evolution-2 = 性狀放在自己的動物上，只有「寄生蟲」放在別人的動物上。同一隻動物不能有兩個相同的性狀，「脂肪組織」除外。
guide-evolution-3 = 跳過的話，整個階段都不能再行動。沒打出的牌留在手裡，以後的回合還能用。

example-evolution = 三張牌，三種用法
example-evolution-0 = Ana和Bo各有一隻動物。Ana有{ $P1_hand }張手牌。
example-evolution-1 = Ana在{ $P1a }上打出「脂肪組織」：牠可以存一個食物。Bo在{ $P2a }上打出「敏捷」。
example-evolution-2 = Ana在Bo的{ $P2a }上打出「寄生蟲」。牠從需要1個食物變成需要{ $P2a_need }個。Bo沒有牌了，跳過。
example-evolution-3 = Ana把最後一張牌當作新動物打出。現在她有{ $P1_animals }隻動物要餵，手牌{ $P1_hand }張。

guide-food = 食物供給：有多少食物
guide-food-1 = 起始玩家擲骰。兩人遊戲是一顆骰子+2，三人是兩顆骰子，四人是兩顆骰子+2。這麼多食物放到中央，供大家共用。先算一算全桌動物一共需要多少，再拿取第一個食物。

example-food = 誰會吃不飽？
example-food-0 = 三位玩家，六隻動物。{ $P1a }和{ $P2a }各需要2個，另外四隻各需要1個：一共8個食物。
example-food-1 = 骰子擲出2和4：{ $centre }個食物，少了2個。除非有人獵食，否則會有動物挨餓。

guide-feeding = 進食：一次一個
guide-feeding-1 = 輪到你時，做以下三件事之一：從中央為一隻動物拿取一個食物、用一隻肉食動物獵食，或燃燒一隻動物的脂肪。然後輪到下一位，直到所有人都跳過。
guide-feeding-2 = 一隻動物需要1個食物，再加上牠各個性狀上標示的數字。夠了就是吃飽，不能再拿取，除非還有空的「脂肪組織」。
guide-feeding-3 = 此外你可以使用不耗費行動的能力：冬眠、踐踏、掠奪、餵夥伴。跳過之後，即使中央還有食物，整個階段也不能再行動。

example-feeding = 三個食物，三隻動物
example-feeding-0 = 中央有{ $centre }個食物。Ana有一隻肉食動物{ $P1a }，需要{ $P1a_need }個；還有一隻沒有性狀的{ $P1b }。Bo有一隻沒有性狀的動物。
example-feeding-1 = Ana餵{ $P1a }：{ $P1a_food }/{ $P1a_need }。Bo餵{ $P2a }：{ $P2a_food }/{ $P2a_need }。中央還剩{ $centre }個。
example-feeding-2 = 一個食物救不了Ana的兩隻動物。她餵{ $P1b }，牠就吃飽了。中央空了。
example-feeding-3 = 兩人都跳過。{ $P1a }需要{ $P1a_need }個食物，只有{ $P1a_food }個，死亡。{ $P1b }和{ $P2a }存活。
example-fat = 留到以後吃
example-fat-0 = { $P1a }有「脂肪組織」。Ana拿取一個食物：{ $P1a }吃飽了。
example-fat-1 = 下一個輪次她再拿取一個：它放在「脂肪組織」上，階段結束時變成脂肪。以後的回合，她可以燃燒這{ $P1a_fat }個脂肪，不用拿取食物。

guide-hunting = 獵食
guide-hunting-1 = 餓著的肉食動物每回合可以獵食一次，目標是任何別的動物，自己的也行。吃掉獵物就得到2個食物。
guide-hunting-2 = 先看能不能獵食這個獵物：水生的只能由水生的獵食，巨大的只能由巨大的獵食，有「偽裝」的只能由有「敏銳視覺」的獵食；吃飽的穴居動物和受「共生」保護的動物是安全的。
guide-hunting-3 = 然後獵物必須使用牠的防禦，次序由擁有者決定：「敏捷」「擬態」「斷尾」。如果都沒用，就會被吃掉。

example-hunt = 一次獵食，兩次防禦
example-hunt-0 = 中央空了。Ana的肉食動物{ $P1a }需要{ $P1a_need }個食物。Bo有{ $P2a }（「敏捷」和「斷尾」）和水生的{ $P2b }。
example-hunt-1 = Ana想吃{ $P2b }。
example-hunt-2 = 於是她獵食{ $P2a }。牠先逃跑：擲出2，而只有4、5、6才能逃脫。
example-hunt-3 = 下一個防禦「斷尾」：{ $P2a }棄掉一張牌「敏捷」，活了下來。獵食者得到1個食物而不是2個，現在有{ $P1a_food }/{ $P1a_need }。牠這回合的獵食用掉了。

guide-partners = 夥伴
guide-partners-1 = 有三個性狀連接你的兩隻動物。「合作」：一隻得到食物，另一隻可以再得到1個額外食物。「溝通」：一隻從中央拿取，另一隻也可以拿取。「共生」：一隻保護另一隻，後者要等前者吃飽才能吃。
guide-partners-2 = 每張互動型性狀每個輪次只能使用一次。吃到一個食物，就可能引發連鎖。

example-partners = 一個輪次，餵三隻
example-partners-0 = { $P1a }和{ $P1b }之間是「合作」，{ $P1b }和{ $P1c }之間是「溝通」。中央有{ $centre }個食物。
example-partners-1 = Ana為{ $P1b }拿取1個食物。中央還剩{ $centre }個。
example-partners-2 = 「合作」：{ $P1a }也得到1個食物。這是額外食物，中央還是{ $centre }個。
example-partners-3 = 「溝通」：{ $P1b }是從中央拿取的，所以{ $P1c }也可以在那裡拿取1個。中央空了，三隻都吃飽了。

guide-extinction = 滅絕和新牌
guide-extinction-1 = 沒有吃飽的動物都會死亡，牠們的牌也一起棄掉。這回合吃了有毒動物的肉食動物也會死亡。脂肪不會自動救命：跳過之前要先燃燒。
guide-extinction-2 = 食物全部移除，脂肪保留。然後每人抽一張牌，每有一隻存活的動物再抽一張。既沒有動物也沒有手牌，就抽六張。

example-extinction = 誰存活，誰抽牌
example-extinction-0 = Ana最後一個跳過。{ $P1a }和{ $P1b }吃飽了。{ $P1c }有{ $P1c_food }/{ $P1c_need }。Bo的{ $P2a }什麼都沒吃，只有脂肪。
example-extinction-1 = { $P1c }死亡。{ $P2a }也死亡：Bo沒有及時燃燒牠的脂肪。Ana有2隻存活的動物，抽3張牌；Bo一隻也沒有，但有一張手牌，所以抽1張。

guide-points = 遊戲結束與計分
guide-points-1 = 抽牌堆用完後，下一個回合就是最後一回合。之後你每隻存活的動物2分，牠身上的每張性狀1分，再加上標示的數字：「肉食」和「巨化」1，「寄生蟲」2。

example-points = 計分
example-points-0 = 最後一回合。四隻動物都吃飽了，Ana正要跳過。
example-points-1 = Ana：兩隻動物4分，四張性狀4分（「合作」只算一次），「肉食」加1分，「寄生蟲」加2分：{ $P1_points }分。Bo：兩隻動物4分，四張性狀4分：{ $P2_points }分。

guide-traits = 十九個性狀

mistake-carnivorous = 肉食動物不一定要獵食，也可以從中央拿取食物，只是不能在同一輪次裡又獵食又拿取。
mistake-fat_tissue = 脂肪不會自己變成食物。燃燒是你這個輪次的行動，要在跳過之前做。
mistake-high_body_weight = 體型大也防不了同樣大的對手：有「巨化」的肉食動物可以獵食牠。
mistake-parasite = 終局時「寄生蟲」的3分歸那隻動物的擁有者，而不是你。別讓它留在能活下來的動物身上。
mistake-swimming = 水生的肉食動物不能再獵食陸上的動物。
mistake-running = 「敏捷」不能選擇不用：被獵食時必須擲骰。
mistake-mimicry = 你必須另有一隻這個獵食者能獵食的動物，否則「擬態」沒有效果。
mistake-tail_loss = 不一定要棄掉「斷尾」本身：這隻動物的任何一張性狀都行，連「寄生蟲」也可以。
mistake-burrowing = 只保護吃飽的動物。吃飽之前，牠和別的動物一樣會被獵食。
mistake-camouflage = 沒有「敏銳視覺」的肉食動物看不見牠，但這對飢餓沒有幫助。
mistake-sharp_vision = 它只能看破有「偽裝」的獵物。水生的和巨大的動物照樣安全。
mistake-scavenger = 每次獵殺只有一隻腐食動物能吃：從獵食者的擁有者開始，依輪次順序的第一隻。
mistake-hibernation = 不能連續兩個回合冬眠，最後一回合也不能；睡著的動物照樣會被獵食。
mistake-poisonous = 毒擋不住獵食者：你的動物照樣被吃掉，獵食者到回合結束才死亡。
mistake-piracy = 只能掠奪還餓著的動物。吃飽的動物身上的食物和脂肪都拿不走。
mistake-grazing = 「踐踏」不會餵飽自己。它減少的是所有人的食物，也包括你的。
mistake-communication = 第一隻必須是從中央拿取食物，而且中央還要有食物，才能使用。
mistake-cooperation = 獵食得到2個食物，夥伴仍然只得到1個。每張互動型性狀每個輪次只用一次。
mistake-symbiosis = 先餵負責保護的那隻。牠餓著的時候，另一隻什麼也不能拿取。
