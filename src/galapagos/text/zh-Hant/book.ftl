### 規則書。規則條文在origin_rules.ftl和darwin_rules.ftl裡，性狀和事件在origin.ftl和darwin.ftl裡，
### 自訂規則在web.ftl裡。

book-title = 《{ $game }》規則

## 各部分的標題

head-quick = 快速上手
head-example = 例子：
head-mistake = 常見錯誤：
head-try = 從這裡開始玩
head-print = 列印
head-exact = 確切的規則
head-switch = 自訂規則：
head-rules = 全部規則
head-lists = 一覽表

## 《演化論：物種起源》：一分鐘說明和步驟

minute-origin = 你培育動物。手中的每張牌都可以背面朝上打出，成為一隻新動物；也可以正面朝上打出，成為改變你已有動物的性狀。每個回合桌上的食物有限。玩家輪流餵食自己的動物；肉食動物可以改為吃掉別的動物。回合結束時還餓著的動物死亡。存活的動物越多，得到的新牌就越多。牌發完之後再進行最後一回合，然後剩下的動物計分。
quick-origin-1 = 每人發6張牌。擲骰點數最大者先開始。
quick-origin-2 = 演化：輪流打出一張牌，作為新動物，或作為一隻動物的性狀；也可以跳過本階段。
quick-origin-3 = 食物供給：擲骰決定中央有多少食物，供大家共用。
quick-origin-4 = 進食：輪流為一隻動物拿取一個食物，或用一隻肉食動物獵食，直到所有人都跳過。一隻動物需要1個食物，性狀上的加號會使牠需要更多。
quick-origin-5 = 滅絕：沒有吃飽的動物死亡。然後每人抽一張牌，每有一隻存活的動物再多抽一張；既沒有動物也沒有手牌的玩家抽六張。
quick-origin-6 = 回合開始時抽牌堆已空，這個回合就是最後一回合。之後每隻動物2分，每張性狀1分，性狀上的加號再加對應的分數。

## 《達爾文之選》：一分鐘說明和步驟

minute-darwin = 你用卡片拼出動物：一個頭部、一個身體，或許還有腳、翅膀和尾巴。每個物種住在一個生物群系裡；生物群系要求某些能力，看重另一些能力，並把植物和肉先供給適應力最高的物種。在一個紀元裡，玩家輪流創造物種、讓牠們突變或遷徙。然後進行評估：不符合要求或找不到食物的物種死亡，挨餓的肉食動物捕食，存活的物種得到達爾文點數，各生物群系中的最佳者和全桌最強者得到更多。接著發生一個事件，一些生物群系被替換，下一個紀元開始。四個紀元之後，以存活物種上的點數和儲備中的點數決定勝負。
quick-darwin-1 = 每人抽十張卡片，小卡或大卡任選。一個物種需要頭部（小卡）和身體（大卡）。
quick-darwin-2 = 輪流用一個物種執行一個主要行動：創造、突變或遷徙；也可以結束本紀元的行動。每個物種每個紀元只行動一次。同一輪次中還可以與交易區交換一張卡片。
quick-darwin-3 = 物種必須具備生物群系所要求的能力，且沒有被禁止的能力。有幾顆紅心，就需要幾單位食物。
quick-darwin-4 = 適應力是物種在其生物群系所計的各項能力上的總數。排名決定誰先進食：先比適應力，再比競爭力，最後比紅心，高者在前。
quick-darwin-5 = 所有人都結束行動後，評估這個紀元：不符合要求的物種死亡，挨餓的草食和雜食動物死亡，挨餓的肉食動物捕食、捕不夠的也死亡，存活者和領先者得到點數，全桌競爭力最強的三個物種得3、2、1點。
quick-darwin-6 = 然後翻開一個事件，替換一些生物群系，手牌補到十張，下一個紀元開始。最後一個紀元之後，點數最多者獲勝。

## 圖中的文字

# A species inside a sentence: $kind begins with a capital letter, $low does not.
book-species = { $kind }
book-switch = 「{ $name }」
book-hand = { $seat }的手牌
book-refused = { $action }：不允許。{ $why }
book-cards = { $n }張手牌
mark-centre = 中央
mark-food = 食物：已有/需要
mark-fat = 脂肪
mark-asleep = 冬眠中
mark-poisoned = 中毒
mark-points = 點數
mark-plants = 植物
mark-meat = 肉
mark-reward = 適應力最高者的獎勵
mark-adaptation = 適應力
mark-competition = 競爭力
biome-needs = 能力要求：{ $needs }。
biome-forbids = 禁止：{ $abilities }。
biome-counts = 計入適應力：{ $abilities }。

## 一覽表

table-traits = 十九種性狀
table-cards = 牌
table-biomes = 生物群系
table-events = 事件
table-switches = 自訂規則
column-trait = 性狀
column-plus = 加號
column-effect = 效果
column-card = 牌
column-copies = 張數
column-switch = 選項
column-biome = 生物群系
column-plants = 植物
column-meat = 肉
column-reward = 獎勵
column-needs = 要求
column-forbids = 禁止
column-counts = 適應力
column-event = 事件
column-duration = 持續
event_lasts = 整個紀元
event_instant = 即時

## 《演化論：物種起源》規則的章節

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

## 《達爾文之選》規則的章節

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
