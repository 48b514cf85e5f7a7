### 瀏覽器裡的《演化論：物種起源》牌桌。性狀和階段的名稱見origin.ftl。

round = 第{ $n }回合
last-round = 第{ $n }回合，最後一回合
phases = 階段
pile = 抽牌堆：{ $n }
table-title = { $game }，第{ $n }回合
# 供聽的人使用：中央的食物。
centre = 中央的食物：{ $n }
centre-short = 食物
# $dice：「2 + 6」。$bonus：固定加上的數。
rolled = { $bonus ->
    [0] 擲出{ $dice }
   *[other] 擲出{ $dice }，再加{ $bonus }
}
plays = 行動中
# It is the reader's turn, but somebody else decides first.
turn-waits = 你的輪次：等待中
seat-region = { $n ->
    [0] { $name }，沒有動物
   *[other] { $name }，{ $n }隻動物
}
points-if-all-live = 如果動物全部存活：{ $n }分
grave = { $n }死在這裡。
no-animals = 沒有動物。
new-animal = 新動物
hand = { $n ->
    [0] 沒有手牌
   *[other] { $n }張手牌
}
hand-empty = 你沒有手牌。
# While there are cards for everybody.
hand-empty-now = 你沒有手牌。回合結束時會發新牌。
# $state：fed、hungry或asleep。
animal-name = { $owner }：動物{ $n }。{ $traits }。食物{ $food }/{ $appetite }。{ $fat ->
    [0] {""}
   *[other] { $fat }個脂肪。
}{ $state ->
    [calm] {""}
    [fed] 吃飽。
    [asleep] 冬眠中。
   *[hungry] 飢餓。
}
animal-link = 與{ $other }：{ $trait }。
animal-title = { $owner }：動物{ $n }
no-traits = 沒有性狀
food-of = { $food }/{ $appetite }
fat = 脂肪
token-food_missing = 還缺的食物
token-food_red = 現有食物（紅色）
token-food_blue = 額外食物（藍色）
token-food_fat = 脂肪
token_help-food_missing = 這回合還需要吃到
token_help-food_red = 來自中央
token_help-food_blue = 來自獵食或其他性狀
token_help-food_fat = 多餘的食物，供以後的回合燃燒；半滿的會在階段結束時變成脂肪
mark-ran = 已逃跑
mark-mimicked = 已使用擬態
mark-grazed = 已踐踏
mark-hunted = 已獵食
mark-robbed = 已掠奪
mark-asleep = 冬眠中
mark-poisoned = 中毒
mark-slept_last = 上回合冬眠過

## 操作

choose = 你要做什麼？
choose-place = 選擇一隻動物，或新動物的位置。
choose-partner = 為{ $animal }選擇夥伴。
choose-animal-take = 餵食：選擇哪隻動物進食。
choose-animal-hunt = 獵食：選擇哪隻動物去獵食。
choose-animal-burn = 燃燒脂肪：選擇哪隻動物把脂肪當食物。
choose-animal-pirate = 掠奪：選擇哪隻動物去掠奪。
choose-animal-graze = 踐踏：選擇哪隻動物毀掉中央的1個食物。
choose-animal-hibernate = 冬眠：選擇哪隻動物睡覺，牠視為吃飽。
choose-prey = 用{ $animal }獵食：選擇獵物。
choose-victim = 用{ $animal }掠奪：選擇對象。
not-possible = 不能這樣做。
verb-hunt = 獵食
verb-burn = 燃燒脂肪
verb-pirate = 掠奪
verb-graze = 踐踏
verb-hibernate = 冬眠
seal-pass-evolution = 跳過
seal-pass-feeding = 跳過本階段
seal-end-evolution = 結束輪次
seal-end-feeding = 結束輪次
seal-waive-evolution = 不使用
seal-waive-feeding = 不使用
card-name = 牌：{ $traits }。
card-or-animal = 也可以翻面，當作新動物打出。
others = 其他玩家
animal-hunts = 正在獵食。
animal-hunted = 正被獵食。
animal-lit = 可以選擇。
who-shields = 誰保護誰？
# Of Symbiosis. $first shields $second.
shields = { $first }保護{ $second }
shields-link = 共生：{ $first }保護{ $second }。
shields-why = 只要{ $first }活著，{ $second }就不會被獵食；{ $first }吃飽後{ $second }才能進食。
starts = 本回合的起始玩家
seat-start = 本回合先手
seat-in-hand = 手牌
seat-discard = 棄牌堆
seat-points = 動物都存活時的分數
seat-points-of = { $total }：動物{ $animals }、性狀{ $traits }、獎勵{ $bonus }
burn-how-much = 燃燒多少脂肪？
less = 減少
more = 增加
hunt-so-far = 這次獵食的經過
sealing-play_animal = 準備：把「{ $card }」當作新動物
sealing-play_trait = 準備：「{ $trait }」放在{ $animal }上
sealing-play_pair = 準備：「{ $trait }」放在{ $animal }和{ $other }之間
sealing-symbiosis = 準備：{ $animal }保護{ $other }
sealing-only = 沒有其他選擇：{ $what }
only-pass-evolution = 你沒有牌可出了，因此跳過。
only-pass-feeding = 你的動物都不能再做什麼了，因此跳過本階段。
only-end = 這個輪次沒有別的可做了，因此結束輪次。
only-run = { $animal }只能逃跑：擲骰，4、5、6逃脫。
seal-now = 確認
take-back = 收回
formula = { $bonus ->
    [0] { $dice }顆骰子
   *[other] { $dice }顆骰子+{ $bonus }
}
my-state = 你：動物{ $animals }，手牌{ $cards }，分數{ $points }。中央食物：{ $centre }。
blows = 你遭受的損失
since-away = 你離開期間：
seen = 知道了
keys = 按鍵
key-arrows = 在棋子之間移動
key-enter = 對該棋子採取行動
key-esc = 返回一步
key-f6 = 牌桌的下一區域
key-seal = 確認、結束輪次
key-undo = 復原
key-why = 為什麼會這樣
key-question = 重複問題
key-log = 最近的事件、再前一個
key-mute = 開關聲音
key-numbers = 在選單中選擇
key-all = 所有可行的行動
key-pass = 跳過
key-lit = 下一個亮起的棋子
key-peek = 仔細查看
key-verbs = 餵食、獵食、燃燒脂肪
key-state = 我的概況

## Answers to keys

# $animals: a list of tags.
seat-state = { $name }：動物{ $animals }，手牌{ $cards }，分數{ $points }。
state-hungry = 飢餓：{ $animals }。
state-passed = { $name }：已跳過。
peek-nothing = 先移到一個棋子上，再細看。
nothing-lit = 現在沒有可以選擇的棋子。
no-pass = 現在不能跳過。
nothing-to-confirm = 沒有待確認的事。
no-seat = 沒有{ $n }號座位。
no-take = 你現在沒有能拿取食物的動物。
no-hunt = 你現在沒有能獵食的動物。
no-burn = 你現在沒有能燃燒脂肪的動物。
sound-on = 聲音：開
sound-off = 聲音：關
key-seat = 某個座位的狀態
key-forecast = 現在結束誰會死
key-recap = 你上次行動以來發生的事

## What would happen, what has happened

round-end-title = 如果本回合現在結束
round-end-hungry = 餓死：需要{ $appetite }個食物，有{ $food }個
round-end-none = 沒有動物會死：全都吃飽了。
recap-title = 自你上次行動以來
recap-play = 再看一遍
# After the viewer has lost an animal, the story waits for this.
story-go-on = 繼續
story-lost = 你失去了{ $n }隻動物。
# For those who listen, on an animal while a hunter is picked.
outlook-shielded = 受{ $traits }保護。
outlook-chance = 每100次獵食約有{ $n }次得手。
outlook-defences = 牠可能用{ $traits }防禦。
verb-take = 餵食
verb-use_pair = 夥伴的食物

## Defending

defend-shed = 棄掉一張性狀牌
defend-shed-ways = 有{ $n }張可選；動物存活，獵食者得1個食物
defend-shed-which = 棄掉哪張牌？
defend-mimic = 擬態
defend-mimic-ways = 你有{ $n }隻動物可以當替身
defend-mimic-which = 由你的哪隻動物當替身？
defend-other = 換一種防禦
defend-next = 如果失敗，你可以再選一次。

## The island

# Above an animal: who could hunt it now. $name: one hunter or two; $n: how many. Its odds follow.
threat-one = { $name }能獵食牠
threat-many = { $n }隻能獵食牠
# $hunters: all of them, each with its odds.
threat-all = 現在能獵食牠的有：{ $hunters }。
legend-threat = 現在誰能獵食牠，以及被抓住的機率
legend-safe = 現在誰也不能獵食牠，或者牠總能逃脫
# Why an animal cannot be hunted, in a word or two below or above it.
safe-swimming = 在水中
safe-high_body_weight = 體型太大
safe-camouflage = 有保護色
safe-burrowing = 在洞穴裡
safe-symbiosis = 受保護
safe-other = 搆不著
# What a link between two animals does, in a word or two on the link.
link-communication = 一起進食
link-cooperation = 同享食物
link-symbiosis = 保護
# Behind the number of food that is left: how much there was.
food-left = ／共{ $n }個食物
# On a card with one trait: its other use.
or-animal = 或當作動物
# How many own animals died in the night; night-died where not all of them starved.
night-starved = 餓死{ $n }隻
night-died = 死亡{ $n }隻
# After a night in which own animals died: the dead, the living, the cards that are drawn for them.
night-account = { $dead } · 存活{ $left }隻 + 1 = { $cards }張牌
night-cards = { $dead } · { $cards }張牌
night-last = { $dead } · 存活{ $left }隻
