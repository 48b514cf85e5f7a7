### 瀏覽器裡的《達爾文之選》牌桌。階段和動物的名稱見darwin.ftl和卡片資料。

era = 第{ $n }紀元，共{ $of }個
era-event = 事件
era-strongest = 目前最強
deck-small = 小卡
deck-large = 大卡
points = 點數
trade-zone = 交易區
hand-cards = { $n ->
    [0] 沒有手牌
   *[other] 你的手牌：{ $n }張
}
hand-none = 你沒有手牌。
card-picked = 已選
card-used = 已用於草案
card-swapped = 計畫中的交易
card-elsewhere = { $card }：現在不在你手中。
nobody-here = 這裡沒有物種。
can-live = 牠能在這裡存活。
place-here = 放在這裡
ground-token = 競爭板塊
ground-volcano_active = 活火山
ground-volcano_rainforest = 舊火山
# 供聽的人使用：生物群系及其要求。
biome-name = { $title }。{ $words }剩下{ $plants }單位植物和{ $meat }單位肉。獎勵{ $reward }點。
biome-needs = 要求{ $needs }。
biome-needs-nothing = 沒有能力要求。
biome-forbids = 禁止{ $symbols }。
forbidden = 禁止：{ $symbol }
# $state：fed、hungry、excluded；不計食物時為plain。
species-name = 排名{ $rank }/{ $of }，{ $own ->
    [yes] 你的
   *[no] { $owner }的
}{ $kind }，{ $diet }，適應力{ $adaptation }，競爭力{ $strength }，{ $state ->
    [fed] 吃飽，食物{ $food }/{ $hearts }
    [hungry] 挨餓，食物{ $food }/{ $hearts }
    [excluded] 不符合要求
   *[plain] { $hearts }顆紅心
}，{ $points }點。
would-die = 如果現在評估，牠會死亡。
death-requirement = 如果現在評估，牠會死亡：牠不符合所在生物群系的能力要求。
death-hunger = 如果現在評估，牠會餓死。
death-eaten = 如果現在評估，牠會被吃掉。
death-lower_carnivore = 如果現在評估，牠會死亡：適應力更高的肉食動物找不到足夠的獵物。

## 組合物種

builder = 組合檯
new-species = 新物種
turn-create = 創造一個物種。
turn-change = 讓一個物種突變或遷徙。
turn-none = 你已沒有可做的行動：請結束行動。
builder-start = 創造一個物種：先放身體。
builder-go-on = 加上其他部位，再放到綠色的生物群系。
change-or-move = 讓牠突變，或遷徙到綠色的生物群系。
clear = 清空
parts-used = 已用的部位
take-off = 取下{ $card }
hearts = 紅心
strength = 競爭力
adaptation = 適應力
price = 這次突變花費{ $n }點。
verb-create = 創造
verb-pass = 結束行動
do-mutate = 讓牠突變
finish-turn = 完成輪次
new-hand = 換一手牌？
full-redraw = 創造不出物種：重抽全部手牌
keep-which = 保留哪一張？其餘的全部重抽。這個動作不能復原。
trade-for = 用這張交換交易區的哪一張？
trade-give = 你用哪一張手牌來換？

## 抽牌

draw-counts = { $heads }個頭部，{ $bodies }個身體：物種兩者都需要。
draw-small = 抽小卡（剩{ $n }張）
draw-large = 抽大卡（剩{ $n }張）
draw-alternate = 其餘的交替抽取

## 詳情頁

owner = 擁有者
lives-in = 所在地
rank = 排名
diet = 食性
species = 物種

## 物種和生物群系上的圖示

leads = 牠在所在的生物群系領先。
has-acted = 牠在本紀元已經行動。
goes-hungry = 牠會挨餓。
volcano-leave = 請在紀元結束前離開：留下的物種會死亡。
biomes = 生物群系
biome-counts = 適應力依{ $symbols }計。
biome-food = 植物：剩{ $plants_left }/{ $plants }。肉：剩{ $meat_left }/{ $meat }。
biome-reward = 適應力最高的物種得{ $n }點。
n-of = { $n }/{ $of }
hunted-by = 捕食者：{ $kind }（{ $owner }）。
would-hunt = 牠會捕食：{ $prey }。
cards-of-it = 牠的卡片

## 組合檯的位置與判定

place-head = 頭部
place-body = 身體
place-legs = 腳
place-more_legs = 另一對腳
place-wings = 翅膀
place-tail = 尾巴
site-free = 空的連接點：{ $place }
choose-replaced = { $card }要替換哪一張？請點選位置。
rank-short = 排名{ $rank }
verdict-spoken = { $legal ->
    [yes] { $biome }：可以，排名{ $rank }。
   *[no] { $biome }：不行，有{ $n }個原因。
}
verdict-so-far = 目前沒有問題。
place-in = 放在這裡：{ $biome }
starves-own = 會讓你的{ $kinds }挨餓。
move-to = 遷徙到：{ $biome }
place-nowhere = 放置
cancel = 取消
verb-mutate = 突變
verb-migrate = 遷徙
verb-take_back = 收回行動
verb-untrade = 取消交易
seek-mutate = 哪個物種要突變？
seek-migrate = 哪個物種要遷徙？
change-or-move-it = 讓牠突變或遷徙
cannot-act = 牠現在不能行動。

## 草案

not-final = 尚未確定：{ $draft }。
draft-create = 創造{ $kind }，放在{ $biome }
draft-mutate = 讓{ $kind }突變
draft-migrate = 讓{ $kind }遷徙到{ $biome }
draft-trade = 用{ $give }交換{ $take }
trade-giving = 你給出：{ $card }。
trade-taking = 你換來：{ $card }。

## 玩家和手牌

seat-name = { $name }：{ $cards }張卡片，{ $points }點{ $state ->
    [turn] ，正在行動
    [passed] ，已結束行動
   *[none] {""}
}。
first-player = 起始玩家
seat-score = 共{ $total }點：物種上{ $species }點，儲備{ $bank }點。
seat-hand = 手牌：{ $small }張小卡和{ $large }張大卡。{ $known ->
    [0] 你一張也不知道。
   *[other] 你知道其中{ $known }張：
}
no-species = 桌上沒有物種。
hand-or-zone = 手牌或交易區
tab-hand = 手牌（{ $n }）
decks-label = 牌堆
pick-one = 選擇一張卡片。
pick-up-to = 已選{ $n }張，最多{ $most }張。
keep-and-draw = 保留這張並抽牌
discard-words = 棄掉不想要的卡片，然後補滿手牌。
discard-and-draw = { $n ->
    [0] 全部保留並抽牌
   *[other] 棄掉{ $n }張並抽牌
}

## 2對2

show-words = 你的隊友會看到這些卡片；大家同時展示。
show-cards = { $n ->
    [0] 不展示
   *[other] 展示{ $n }張
}
ask-partner = 向{ $name }要一張卡片
give-words = 你可以給一張卡片，也可以不給。
give-card = 給這張卡片
give-nothing = 不給
pay-words = 得到卡片要付代價：把你的一張卡片放入交易區，或讓對手抽一張。
pay-card = 用這張卡片支付
pay-draw = 讓對手抽牌
decline-draw = 不抽
open-words = 你可以讓所有人看一張卡片。這個動作不能復原。
open-card = 向所有人展示
take-over = 接管
take-over-words = 代價是你的兩張卡片，或讓對手抽兩張。該物種在本輪次仍可行動。
take-over-cards = 用兩張卡片支付
take-over-draws = 讓對手抽兩張

## 事件與並列

event-lasts = 在整個紀元有效。
event-done = 已經發生，之後不再有影響。
loses-card = 失去{ $card }
exactly-tied = 各項數值都相等，由你決定。

## 預測

forecast = 預測：如果現在評估，誰會死亡？
forecast-certain = 如果現在進行評估，結果就會是這樣。
forecast-uncertain = 如果現在進行評估，結果會是這樣，除非過程中的選擇改變結果。
forecast-none = 如果現在評估，沒有物種會死亡。
forecast-later = 目前沒有什麼可以預測。

## 評估的經過

story = 評估的經過
story-steps = 步驟
story-step-1 = 1 要求
story-step-2 = 2 食物
story-step-3 = 3 存活
story-step-4 = 4 適應力
story-step-5 = 5 競爭力
story-step-6 = 新紀元
story-told = 本紀元正在評估。
story-yours = 你的
story-controls = 經過
story-back = 上一步
story-next = 下一步
story-end = 評估結束
story-pause = 暫停
story-play = 播放
story-fast = 快速
story-mine = 只看我的
story-skip-biome = 跳過這個生物群系
story-skip = 跳到得分
story-close = 回到牌桌
story-again = 重看評估的經過

## Crowds, passing, points to spread

folded = 還有{ $n }個物種：{ $species }
food-eaten = 食物
no-change = 數值不變。
points-left = 還要分配{ $n }點
give-point = { $kind }得{ $n }點。再給一點。
point-less = 少給一點：{ $kind }
point-more = 多給一點：{ $kind }
spread-even = 平均分配
spread-done = 分配這些點數
pass-title = 結束行動？
pass-words = 本紀元你不再行動。
pass-doomed = 照現在的情況，你有{ $n }個物種會死亡：
pass-not = 繼續行動
builder-open = 在組合檯創造物種

## A seat in one breath

seat-state-darwin = { $name }：{ $points }點，{ $cards }張卡片。
lives-there = { $biome }：{ $species }。

## Keys

key-darwin-verbs = 創造、突變、遷徙、交易
key-story = 重看評估的經過
key-biome = 組合檯：讀出生物群系的判斷
key-take-off = 組合檯：取下卡片

## What the symbols of cards are for

sign-ability = 有的生物群系要求它，有的依它計適應力。
sign-dig = 不會被吃掉。
sign-poison = 不會被吃掉。
sign-hearts = 需要這麼多食物；被捕食時也提供這麼多肉。
sign-competition = 決定能否捕食，平手時也看它；全桌最強的三個物種得點。
sign-herbivore = 吃植物。
sign-carnivore = 吃肉；挨餓時會捕食。
sign-omnivore = 先吃植物，不夠再吃肉；從不捕食。
sign-adaptation = 生物群系計入的標記總數；適應力最高的先進食。
sign-points = 放在得點的物種身上；點數最多的人獲勝。
sign-leaf = 草食和雜食動物的食物。
sign-meat = 肉食動物的食物；植物不夠時雜食動物也吃。
sign_name-leaf = 植物
sign_name-meat = 肉
