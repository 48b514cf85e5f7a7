### 《達爾文之選》的入門指南：book/guide.yaml所展示的內容。鍵名見英文檔案。

## In one minute, and in steps

minute-darwin = 你用卡片拼出動物：一個頭部、一個身體，還可以有腳、翅膀和尾巴。每個物種住在一個生物群系裡；生物群系要求某些能力，看重另一些能力，並把植物和肉先供給適應力最高的物種。在一個紀元裡，玩家輪流創造物種、讓牠們突變或遷徙。然後進行評估：不符合要求或找不到食物的物種死亡，挨餓的肉食動物捕食，存活的物種得到達爾文點數，各生物群系中適應力最高的和全桌最強的得到更多。接著發生一個事件，一些生物群系被替換，下一個紀元開始。四個紀元之後，以存活物種上的點數和儲備中的點數決定勝負。
quick-darwin-1 = 每人抽十張卡片，小卡或大卡任選。一個物種需要頭部（小卡）和身體（大卡）。
quick-darwin-2 = 輪流用一個物種執行一個主要行動：創造、突變或遷徙；也可以結束本紀元的行動。每個物種每個紀元只行動一次。同一輪次中還可以與交易區交換一張卡片。
quick-darwin-3 = 物種必須具備生物群系所要求的能力，且沒有被禁止的能力。有幾顆紅心，就需要幾單位食物。
quick-darwin-4 = 適應力是物種身上、由所在生物群系計入的標記總數。排名決定誰先進食：先比適應力，再比競爭力，最後比紅心，高者在前。
quick-darwin-5 = 所有人都結束行動後，評估這個紀元：不符合要求的物種死亡，挨餓的草食和雜食動物死亡，挨餓的肉食動物捕食、捕不夠的也死亡，存活者和領先者得到點數，全桌競爭力最強的三個物種得3、2、1點。
quick-darwin-6 = 然後翻開一個事件，替換一些生物群系，手牌補到十張，下一個紀元開始。最後一個紀元之後，點數最多者獲勝。

## Sections of the rules

section-DC-TERM = 用語
section-DC-CMP = 盒內配件
section-DC-SET = 遊戲準備
section-DC-INFO = 誰可以知道什麼
section-DC-ERA = 紀元
section-DC-TURN = 輪次
section-DC-ACT-REDRAW = 重抽
section-DC-ACT-TRADE = 交易
section-DC-ACT-MAIN = 主要行動
section-DC-ANAT = 身體構造
section-DC-ACT-CREATE = 創造
section-DC-ACT-MUTATE = 突變
section-DC-ACT-MIGRATE = 遷徙
section-DC-LEAD = 領先者
section-DC-FOOD = 食物
section-DC-DEATH = 死亡
section-DC-EVAL-REQ = 評估階段第1步：能力要求
section-DC-EVAL-FOOD = 評估階段第2步：食物評估
section-DC-EVAL-PRED = 評估階段：捕食
section-DC-EVAL-SURV = 評估階段第3步：存活
section-DC-EVAL-ADAPT = 評估階段第4步：適應力
section-DC-EVAL-COMP = 評估階段第5步：競爭力
section-DC-TRANS-1 = 過渡階段第1步：事件
section-DC-TRANS-2 = 過渡階段第2步：生物群系替換
section-DC-TRANS-3 = 過渡階段第3步：重新分配食物
section-DC-TRANS-4 = 過渡階段第4步：玩家標記物
section-DC-TRANS-5 = 過渡階段第5步：更新交易區
section-DC-TRANS-6 = 過渡階段第6步：補充手牌
section-DC-TRANS-7 = 過渡階段第7步：新的起始玩家
section-DC-EVT-DEGEN = 退化
section-DC-EVT-SPECIAL = 沙漠化、冰河時期、造山運動
section-DC-EVT-AXIS = 地軸移位
section-DC-EVT-FLOOD = 洪水
section-DC-EVT-HURRICANE = 颶風
section-DC-EVT-INTRUDERS = 入侵者
section-DC-EVT-MEATBOOM = 肉類繁盛
section-DC-EVT-PLANTBOOM = 植物繁盛
section-DC-EVT-METEOR = 隕石來襲
section-DC-EVT-OPTIMAL = 最佳環境
section-DC-EVT-LOWMUT = 低突變率
section-DC-EVT-DRIFT = 大陸漂移
section-DC-EVT-EPIDEMIC = 瘟疫
section-DC-EVT-VOLCANO = 火山爆發
section-DC-END = 遊戲結束
section-DC-BEG = 初學者模式
section-DC-2P = 雙人對戰模式
section-DC-TEAM = 2對2分組對抗模式
section-DC-KIDS = 兒童模式
section-DC-3ERA = 三個紀元
section-DC-LEM = 由規則推出的結論

## Chapters

guide-era = 六幅圖看懂一個紀元
guide-era-1 = 每個紀元裡玩家輪流行動，直到所有人都結束行動：輪到你時，創造一個物種，或讓一個物種突變或遷徙。每個物種每個紀元只行動一次。然後是評估、事件和新的生物群系。下面由Ana、Bo和Chen走完一個紀元。

example-era = Ana、Bo和Chen的一個紀元
example-era-0 = 創造。Ana把頭部和身體拼在一起，把{ $S3 }放進稀樹草原。牠需要{ $S3_hearts }單位植物。{ $africa_plants }單位植物剛好夠所有物種吃。
example-era-1 = 突變。Bo給他的{ $S2 }接上新的腳。牠現在需要{ $S2_hearts }單位植物，而且先進食，因為牠的適應力最高：{ $S2_adaptation }。{ $S3 }只剩{ $S3_food }單位：牠挨餓。
example-era-2 = 遷徙。Chen創造了一個肉食動物，牠吃肉。Ana讓她的{ $S1 }遷徙到草原。稀樹草原的植物又夠了：{ $S3 }又吃飽了。
example-era-3 = Bo和Chen結束行動。現在見分曉：不符合生物群系要求的物種死亡，挨餓的也死亡。四個物種都吃飽了，全部存活。
example-era-4 = Ana結束行動：評估。每個存活的物種得1點；每個生物群系中適應力最高的得到該生物群系的獎勵；全桌競爭力最強的三個得3、2、1點。點數放在物種上。
example-era-5 = 事件：退化。Bo的{ $S2 }失去尾巴。然後三個生物群系被替換。稀樹草原變成了{ $africa }，那裡的物種都不再符合要求。牠們必須在下一個紀元突變或遷徙，否則死亡。

guide-create = 創造物種
guide-create-1 = 一個物種需要一個頭部和一個身體。頭部決定牠吃什麼：植物、肉，或者都吃。身體決定能接多少腳、翅膀和尾巴。
guide-create-2 = 把所有卡片上的標記加起來。紅心是牠需要的食物。然後把牠放進一個生物群系：牠要具備那裡要求的能力，沒有禁止的能力，並且吃得飽。

example-create = Ana的第一個物種
example-create-0 = Ana有一個頭部、一個身體和一對腳。
example-create-1 = 她的物種能在海洋存活嗎？
example-create-2 = 稀樹草原很適合牠：那裡要求「陸行」，適應力也計「陸行」。頭部1、身體2、腳2，適應力是{ $S1_adaptation }。牠有{ $S1_hearts }顆紅心，得到{ $S1_food }單位植物。

guide-rank = 適應力和排名
guide-rank-1 = 適應力是物種身上、由所在生物群系計入的標記總數。同一個物種在某個生物群系可能適應力很高，在另一個生物群系卻很低。
guide-rank-2 = 每個生物群系裡的物種都有排名：先比適應力，相同再比競爭力，再相同比紅心，高者在前。排名決定誰先進食，誰得到生物群系的獎勵。

example-rank = 稀樹草原上的三個物種
example-rank-0 = { $S1 }和{ $S3 }的適應力都是{ $S1_adaptation }。比競爭力：{ $S1_competition }對{ $S3_competition }，所以{ $S1 }排第一。{ $S2 }的競爭力有{ $S2_competition }，但適應力只有{ $S2_adaptation }：排最後。

guide-food = 誰能吃到食物
guide-food-1 = 每個生物群系供給植物和肉。草食動物吃植物，肉食動物吃肉，雜食動物兩者都吃，先吃植物。進食依排名先後。第一個吃不夠的拿走剩下的，排在牠後面的什麼也得不到。
guide-food-2 = 每次行動之後食物都重新分配。所以適應力更高的新物種會讓別的物種挨餓。只有新來的必須馬上吃飽；挨餓的要到評估時才死亡，除非有人救牠們。

example-plants = 稀樹草原上的八單位植物
example-plants-0 = { $S1 }拿{ $S1_food }單位植物，{ $S2 }拿{ $S2_food }單位：{ $africa_plants }單位用掉7單位。{ $S3 }是肉食動物，拿{ $S3_food }單位肉。
example-plants-1 = Ana創造了{ $S4 }，適應力{ $S4_adaptation }。牠先吃：{ $S4_food }單位。然後是{ $S1 }：{ $S1_food }單位。{ $S2 }需要{ $S2_hearts }單位，只剩{ $S2_food }單位：牠挨餓。肉不受影響。

guide-mutate = 突變
guide-mutate-1 = 給一個本紀元還沒有行動過的物種增加、移除或替換一張卡片。頭部和身體只能替換。單一突變免費。同一輪次再突變一次就是雙重突變，要花費該物種的點數，最多3點。
guide-mutate-2 = 之後這個物種必須符合生物群系的要求，並且吃得飽。

example-mutate = 單一突變與雙重突變
example-mutate-0 = 兩個物種的適應力都是{ $S1_adaptation }。Bo的{ $S2 }排第一：競爭力{ $S2_competition }對{ $S1_competition }。
example-mutate-1 = Ana接上獵豹的腳：「陸行」+4。她的{ $S1 }適應力變成{ $S1_adaptation }，需要的植物從2單位變成{ $S1_hearts }單位，並且領先。牠的{ $S1_points }點不變。
example-mutate-2 = Bo接上腳和尾巴：雙重突變。適應力也是{ $S2_adaptation }，但競爭力{ $S2_competition }：牠又領先了。3點從物種上付出：5點變成{ $S2_points }點。

guide-migrate = 遷徙
guide-migrate-1 = 把一個本紀元還沒有行動過的物種移到另一個生物群系。牠必須符合那裡的要求，並且吃得飽。牠的點數會跟著走。生物群系被替換之後，遷徙往往是唯一的生路。

example-migrate = 逃離寒冷
example-migrate-0 = 稀樹草原變成了{ $africa }，要求「抗寒」。Ana的{ $S1 }不符合要求，得不到食物。
example-migrate-1 = Ana讓牠遷徙到{ $america }：那裡有「陸行」就夠了。牠得到{ $S1_food }單位植物，{ $S1_points }點也保住了。
example-migrate-2 = Bo和Chen結束行動。Ana現在還能給牠接上獵豹的腳嗎？每個物種每個紀元只行動一次。

guide-evaluation = 評估：誰存活
guide-evaluation-1 = 所有人都結束行動後：首先，不符合生物群系要求的物種死亡。其次，挨餓的草食和雜食動物死亡。第三，挨餓的肉食動物捕食，排名高的先捕食。
guide-evaluation-2 = 肉食動物吃同一生物群系中牠能捕到的、適應力最低的草食或雜食動物：牠自己的適應力和競爭力都必須不低於獵物。有「掘地」或「劇毒」的獵物是安全的。獵物有幾顆紅心，就提供幾單位肉。吃不夠的肉食動物死亡。
guide-evaluation-3 = 死亡的物種如果有點數，擁有者可以留下1點，放入儲備。

example-hunters = 挨餓的肉食動物
example-hunters-0 = 有{ $africa_meat }單位肉。{ $S3 }排第一，拿{ $S3_food }單位。{ $S4 }需要{ $S4_hearts }單位，只剩{ $S4_food }單位。牠必須捕食。
example-hunters-1 = 牠吃掉{ $S1 }：2顆紅心，夠了。{ $S2 }有「掘地」，牠捕不到。Ana失去{ $S1 }，儲備中留下牠的1點。

guide-points = 點數
guide-points-1 = 評估時每個存活的物種得1點。每個生物群系中適應力最高的得到該生物群系的獎勵，2或3點。然後全桌競爭力最高的三個物種得3、2、1點。點數放在物種上。最後一個紀元之後，把這些點數和儲備加起來。

example-points = 計算點數
example-points-0 = 最後一個紀元。四個物種都吃飽了。在海洋裡，{ $S3 }和{ $S4 }的適應力都是{ $S3_adaptation }；比競爭力，{ $S4 }勝出。
example-points-1 = 存活：各1點。適應力最高：{ $S1 }得2點，{ $S4 }得2點。競爭力最強：{ $S4 }和{ $S2 }的競爭力都是{ $S2_competition }；適應力更高的{ $S4 }得3點，{ $S2 }得2點，{ $S1 }得1點。所以：{ $S1 }3+1+2+1={ $S1_points }，{ $S2 }2+1+2={ $S2_points }，{ $S3 }1+1={ $S3_points }，{ $S4 }1+1+2+3={ $S4_points }。Ana有{ $P1_points }點，Bo連儲備有{ $P2_points }點，Chen有{ $P3_points }點。

guide-change = 事件和新的生物群系
guide-change-1 = 評估之後翻開一個事件。有的立刻生效，有的持續整個下一紀元。然後一些生物群系被替換：你的物種留在原處，住進新的生物群系。手牌補到十張，下一個紀元開始。

example-change = 洪水
example-change-0 = 第一個紀元結束了：所有物種都吃飽了，得到點數。
example-change-1 = 洪水：水行、攀爬、飛行都不會的物種死亡。Ana的{ $S1 }只會「陸行」；她留下牠的{ $P1_bank }點。Bo的{ $S2 }會「攀爬」。然後稀樹草原變成{ $africa }。

guide-biomes = 各個生物群系
guide-biomes-1 = 生物群系卡上，適應力圖示旁的標記會計入適應力。每個例子各有一個符合要求和一個不符合要求的物種。

guide-events = 十六個事件

mistake-degeneration = 卡片由你選，但不能是頭部或身體。先確認少了這張卡片，物種是否仍符合生物群系的能力要求。
mistake-desertification = 你的物種不會搬走：牠們現在住在沙漠裡，下一個紀元再遷徙。
mistake-flood = 「陸行」和「掘地」都沒有用。只要有一個「水行」、「攀爬」或「飛行」標記就夠了。
mistake-hurricane = 適應力4或以上就安全，排在最後也一樣。
mistake-ice_age = 兩種嚴寒的生物群系都禁止「耐熱」。有「耐熱」標記的物種留不下來。
mistake-intruders = 點數不會失去：分給你的其他物種；如果一個物種也不剩，就全部放入儲備。
mistake-mountain_formation = 它佔用預定替換中的一次，不是額外再換一個。
mistake-axis_shift = 沒有物種立刻死亡。牠們都住進新的生物群系，有下一個紀元可以遷徙。
mistake-continental_drift = 同一側的生物群系之間仍然可以遷徙。
mistake-epidemic = 肉食動物不會因此死亡。但肉不夠的肉食動物也不能捕食。
mistake-low_mutation = 單一突變也要花費1點。沒有點數的物種不必付出點數就能突變。
mistake-meat_boom = 獎勵為3的困難生物群系，仍依卡上標示的數量供給。
mistake-meteor = 數量是固定的，有時反而比卡上標示的多。
mistake-optimal = 它不是獎勵：什麼都不會發生。
mistake-plant_boom = 肉減少到2單位：留意你的肉食動物。
mistake-volcano = 在那裡不能創造或突變，只能離開。到了下一個紀元，它就成為熱帶雨林。
