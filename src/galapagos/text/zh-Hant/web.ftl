### 瀏覽器裡的牌桌：首頁、大廳、偏好設定，以及各頁共用的文字。
### 按鈕說明效果。兩個遊戲各自的文字在各遊戲自己的資料夾裡。

app-name = galapagos
app-title = galapagos：同一張桌上的兩款演化桌遊
go-home = 回到首頁
pages = 頁面
close = 關閉
label = { $what }：
try-again = 再試一次
page-missing = 這一頁無法載入。
nowhere = 沒有這一頁。
no-table = 沒有這張牌桌。
no-table-hint = 請再看一下連結，或問問傳連結的人。
server-away = 伺服器沒有回應。你的對局不會遺失。
refused = 不可行
refused-plain = 現在不能這樣做。

## 首頁

home-title = 選哪個世界？
your-name = 你的名字
your-turn = 輪到你了
my-games = 我的對局
all-games = 我的全部對局
games-running = 進行中
games-finished = 已結束
no-games = 沒有進行中的對局。點一下就能和電腦玩家開一局。
no-finished-games = 還沒有已結束的對局。
public-tables = 公開的牌桌
no-public-tables = 目前沒有公開的牌桌。
join-code = 用代碼或連結加入
join = 加入
new-here = 第一次來？
learn = 學習
play-now = 馬上開始
with-friends = 和朋友玩
bots = 電腦玩家
level = 難度
mode = 模式
players = 玩家人數
# 說明本站不是兩款遊戲的出版者所出。
no-tie = Galapagos依照《演化論：物種起源》和《達爾文之選》的規則進行，與兩者的出版者沒有關係。圖畫、文字和《達爾文之選》的卡牌都是自行創作的。
level-hatchling = 幼雛：簡單
level-forager = 覓食者：中等
level-hunter = 獵手：困難
level-apex = 頂級掠食者：極難
level-wallace = 華萊士：極難
level-random = 隨機
table-open-seats = { $n ->
    [0] 座位已滿
   *[other] { $n }個空座位
}
table-playing = 第{ $n }回合
table-paused = 已暫停
table-read_only = 唯讀
table-won = { $names }獲勝

## 大廳

seats = 座位
seat-open = 空位
seat-you = 你
seat-host = 房主
seat-bot = { $name } · { $level }
# Partners at a table of teams. $letter: A, B, C or D.
team-letter = { $letter }隊
team-with = 與{ $name }
# For those who listen, and on hovering. $names: both partners.
team-total = { $letter }隊：{ $names }。動物都存活時共{ $n }分。
guest-name = 訪客{ $n }
sit = 坐這裡
stand = 離座
kick = 移出
remove-bot = 移除電腦玩家
add-bot = 電腦玩家
add-here = 同螢幕玩家
add-here-hint = 也在這個螢幕上玩的人
options = 選項
option-public = 在首頁向所有人顯示
option-spectators = 允許他人旁觀
option-hints = 允許頂級掠食者給提示
house-rules = { $n ->
    [0] 自訂規則
   *[other] 自訂規則（改動{ $n }項）
}
card-set = 卡牌
card-set-usual = 標準卡牌
clock = 計時
clock-none = 不計時
clock-quick = 每個決定45秒
clock-calm = 每個決定2分鐘
clock-bank = 每人15分鐘，每個輪次加10秒
clock-days = 每個輪次2天
invite = 邀請
qr-code = 本桌連結的二維條碼，供手機掃描
copy-link = 分享連結
copied = 已複製
invite-only-here = 這個連結只能在這台電腦上開啟。伺服器管理者可以開放給其他人，做法見伺服器指南。
fair-deal = 公平發牌：決定所有抽牌和擲骰的隨機種子，其雜湊值{ $hash }……現在已經確定，每位玩家的頁面還會加入自己的隨機數；隨機種子在終局後公開。
fair-deal-later = 公平發牌：決定所有抽牌和擲骰的隨機種子，其雜湊值在開始時公開，隨機種子在終局後公開。
fair-dealing = 洗牌中：正在等待{ $names }的頁面公開隨機數。
fair-doubt = 公平發牌核對不符。
fair-look = 查看
fair-late = 發牌時沒有{ $names }的隨機數：未能及時公開。
fill-with-bots = 用電腦玩家補滿
start = 開始
start-empty = 開始 · 還有{ $n }個空座位
host-starts = 由房主開始遊戲。
# What is wanted before the start: of the host, of a guest without a seat, of one with a seat.
lobby-share = 把連結傳給朋友，或用電腦玩家補滿座位。
lobby-sit = 坐下就能玩。
lobby-full = 座位已滿，你可以觀戰。
lobby-seated = 你已入座。由{ $name }開始遊戲。
chat = 聊天
say = 說點什麼
send = 傳送
no-chat = 還沒有人說話。
mute = 將{ $name }靜音

## 連線

# $n：距離下次重試的秒數。
offline = { $n ->
    [0] 連線中斷。對局沒有遺失，正在重新連線。
   *[other] 連線中斷。對局沒有遺失，{ $n }秒後重新連線。
}
offline-spoken = 連線中斷。對局沒有遺失。
online-spoken = 回到牌桌了。
table-closed = 這張牌桌已關閉。

## 偏好設定

preferences = 偏好設定
pref-language = 語言
pref-theme = 主題
pref-theme-auto = 跟隨裝置
pref-theme-light = 淺色
pref-theme-dark = 深色
pref-speed = 動畫
pref-speed-off = 無
pref-speed-losses = 僅自己的損失
pref-speed-fast = 快
pref-speed-normal = 正常
pref-seal = 結束輪次
pref-seal-hand = 手動
pref-seal-ring = 稍候自動
pref-seal-once = 立即
pref-confirm = 先詢問
pref-confirm-never = 從不
pref-confirm-harm = 對自己有害的行動
pref-confirm-always = 每個行動
pref-spoken = 朗讀
pref-spoken-all = 全部
pref-spoken-mine = 與你有關的
pref-spoken-prompts = 只朗讀提問
pref-sound = 聲音
pref-tips = 新手提示
pref-holdLosses = 自己有損失時暫停播放
pref-partnerFood = 自動使用互動型性狀的食物
pref-letterKeys = 單字母快速鍵
pref-notify = 輪到自己時通知

## 預設回應：別人行動時，牌桌替座位的主人作答

standing = 預設回應
standing-line = 別人行動時，牌桌會在規則允許的範圍內替你這樣回應。其他人不會知道。
standing-ask = 問我
standing-defence = 你的動物被獵食時
standing-defence-1 = 首先
standing-defence-2 = 其次
standing-defence-3 = 最後
standing-defence-rules = 「擬態」指向你分數最少的動物。「斷尾」棄掉的是「斷尾」這張牌。
standing-scavenger = 由哪隻腐食動物進食
standing-scavenger-hungriest = 最飢餓的
standing-partner_food = 互動型性狀的食物
standing-partner_food-hungriest = 一律使用，最飢餓的優先
standing-refill = 補滿手牌
standing-refill-even = 兩個牌堆平均抽
standing-requests = 隊友向你要卡片時
standing-requests-decline = 拒絕
standing-trade = 結束行動後的交易
standing-trade-wait = 一律等待
standing-noted = 已照你的預設回應作答

## 每張牌桌

what-to-do = 要做什麼
watching = 你正在觀戰。
watching-play = 自己來玩
# Somebody is not connected. $n: seconds.
away = 離開
away-soon = { $name }已離開。{ $n }秒後由電腦接著玩。
away-waits = { $name }已離開。遊戲正在等候。
away-bot = { $name }已離開，由電腦接著玩。{ $name }隨時可以回來繼續。
away-resigned = { $name }已認輸：由電腦玩到結束。
away-kicked = { $name }已被換下：由電腦玩到結束。
away-you = 電腦正在替你玩。
away-you-resigned = 你已認輸：由電腦接手到結束。
away-you-kicked = 房主已把你的座位交給電腦。
away-back = 我回來了
# A line of the log: a bot did this in the place of a person.
stood-in-noted = 由電腦代打
stood-in-title = 你離開期間，由電腦替你玩

## The menu of a table

menu-table = 這張牌桌
menu-rules = 規則
menu-learn = 教學
menu-cards = 卡牌
menu-legend = 符號
menu-keys = 按鍵
menu-pause = 請求暫停
menu-resume = 繼續遊戲
menu-paused = 遊戲已暫停。
menu-home = 回到首頁；座位為你保留
menu-leave = 暫時離開：回來之前由電腦代玩
menu-leave-sure = 從現在起由電腦替你玩。你隨時可以回來繼續。
menu-resign = 認輸：由電腦替你玩完
menu-resign-sure = 電腦會接手你的座位直到結束，你無法再取回。你可以繼續觀戰；結果會註明你已認輸。
menu-kick = 把{ $name }的座位交給電腦
menu-kick-sure = 電腦會接手{ $name }的座位，{ $name }無法再取回。

## What the symbols mean

legend-title = 符號和卡牌
legend-cards = 手牌數
legend-points = 場上全部存活時的分數
legend-passed = 已跳過
legend-dead = 這裡有動物死去
legend-hungry = 飢餓：回合結束時會死
legend-fed = 吃飽
legend-hunter = 正在獵食
legend-prey = 正被獵食
unread = { $n }則新訊息
you = 你
passed = 不再行動
food = 食物
log = 紀錄
log-and-chat = 紀錄和聊天
empty-log = 紀錄從第一步開始。
why = 為什麼？
# 供聽的人使用：按鈕解釋什麼。
why-of = 為什麼：{ $text }
why-title = 為什麼會這樣？
why-what_if = 怎樣才會不同
why-unknown = 這裡沒有更多可以說明的。
undo-what = 復原：{ $what }
# $n: how many actions; $whose: "Ana 1, Bo 2".
ask-undo-button = { $n ->
    [0] 詢問其他人
   *[other] 請其他人同意收回{ $n }個行動（{ $whose }）
}
ask-undo = 同意收回這一步嗎？
ask-sent = 你已詢問其他人，正在等待他們的回答。
ask-resume = 同意繼續遊戲嗎？
ask-pause = 同意暫停遊戲嗎？計時會停止。
ask-yes = 同意
ask-no = 拒絕
hand-over = 請把螢幕交給{ $name }
i-am = 我是{ $name }
clock-days-left = { $n }天
clock-hours-left = { $n }小時
all-actions = 所有行動
search = 搜尋
nothing-found = 沒有找到。
confirm-yes = 仍要這樣做
confirm-no = 取消
tip = 提示
no-tips = 不再提示
hint = 請頂級掠食者給提示
hint-title = 頂級掠食者會這樣做
do-it = 執行

result-won = { $n ->
    [1] { $names }獲勝
   *[other] { $names }一起獲勝
}
rematch = 再來一局
download-record = 下載對局紀錄

## 保留自己的座位。$n：未結束的牌桌數量；$name：是誰。

keep-title = 保留我的座位
keep-why = 你沒有帳號：只有這個瀏覽器知道你是誰。可以把座位帶到另一個瀏覽器，或是記下恢復碼，以防瀏覽器資料被清除。
keep-other = 在另一個瀏覽器或手機上
keep-make-link = 產生連結
keep-qr = 通往你的座位的連結二維條碼，供手機掃描
keep-copy = 複製連結
# $n：分鐘。
keep-link-note = 只能用一次，{ $n }分鐘內有效。開啟它的人就會成為你，請勿給別人。
keep-code = 恢復碼
keep-make-code = 顯示新的恢復碼
keep-code-note = 請記下來：只顯示這一次，舊的恢復碼已經失效。拿到它的人就能以你的身分玩。
keep-have = 我有恢復碼
keep-enter = 恢復碼
keep-use = 使用
keep-found = 這是{ $name }，有{ $n }張進行中的牌桌。
keep-mine = 你在這個瀏覽器裡還坐在另外{ $n }張牌桌。要怎麼處理那些座位？
keep-bring = 把這些座位一起帶走
keep-leave = 留在這裡，並顯示它們的恢復碼
keep-be = 在這裡以{ $name }的身分玩
keep-back = 暫時不要
keep-done = 你在這裡的身分現在是{ $name }，有{ $n }張進行中的牌桌。
keep-left = 憑這個恢復碼可以取回留下的座位。只顯示這一次：
keep-go-on = 繼續
