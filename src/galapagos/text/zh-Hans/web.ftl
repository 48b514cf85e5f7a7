### 浏览器里的牌桌：首页、大厅、偏好设置，以及各页共用的文字。
### 按钮说明效果。两个游戏各自的文字在各游戏自己的文件夹里。

app-name = galapagos
app-title = galapagos：同一张桌上的两款演化桌游
go-home = 回到首页
pages = 页面
close = 关闭
label = { $what }：
try-again = 再试一次
page-missing = 这一页无法加载。
nowhere = 没有这一页。
no-table = 没有这张牌桌。
no-table-hint = 请再看一下链接，或问问发链接的人。
server-away = 服务器没有响应。你的对局不会丢失。
refused = 不可行
refused-plain = 现在不能这样做。

## 首页

home-title = 选哪个世界？
your-name = 你的名字
your-turn = 轮到你了
my-games = 我的对局
all-games = 我的全部对局
games-running = 进行中
games-finished = 已结束
no-games = 没有进行中的对局。轻点一下，就能和电脑玩家开一局。
no-finished-games = 还没有已结束的对局。
public-tables = 公开的牌桌
no-public-tables = 目前没有公开的牌桌。
join-code = 用代码或链接加入
join = 加入
new-here = 第一次来？
learn = 学习
play-now = 马上开始
with-friends = 和朋友玩
bots = 电脑玩家
level = 难度
mode = 模式
players = 玩家人数
# 说明本站不是两款游戏的出版者所出。
no-tie = Galapagos依照《物种起源》和《达尔文之选》的规则进行，与两者的出版者没有关系。图画、文字和《达尔文之选》的卡牌都是自行创作的。
level-hatchling = 幼雏：简单
level-forager = 觅食者：中等
level-hunter = 猎手：困难
level-apex = 顶级掠食者：极难
level-wallace = 华莱士：极难
level-random = 随机
table-open-seats = { $n ->
    [0] 座位已满
   *[other] { $n }个空座位
}
table-playing = 第{ $n }回合
table-paused = 已暂停
table-read_only = 只读
table-won = { $names }获胜

## 大厅

seats = 座位
seat-open = 空位
seat-you = 你
seat-host = 房主
seat-bot = { $name } · { $level }
# Partners at a table of teams. $letter: A, B, C or D.
team-letter = { $letter }队
team-with = 与{ $name }
# For those who listen, and on hovering. $names: both partners.
team-total = { $letter }队：{ $names }。动物都存活时共{ $n }分。
guest-name = 访客{ $n }
sit = 坐这里
stand = 离座
kick = 移出
remove-bot = 移除电脑玩家
add-bot = 电脑玩家
add-here = 同屏玩家
add-here-hint = 也在这个屏幕上玩的人
options = 选项
option-public = 在首页向所有人显示
option-spectators = 允许他人旁观
option-hints = 允许顶级掠食者给提示
house-rules = { $n ->
    [0] 自定规则
   *[other] 自定规则（改动{ $n }项）
}
card-set = 卡牌
card-set-usual = 标准卡牌
clock = 计时
clock-none = 不计时
clock-quick = 每个决定45秒
clock-calm = 每个决定2分钟
clock-bank = 每人15分钟，每个轮次加10秒
clock-days = 每个轮次2天
invite = 邀请
qr-code = 本桌链接的二维码，供手机扫描
copy-link = 分享链接
copied = 已复制
invite-only-here = 这个链接只能在这台电脑上打开。服务器管理员可以开放给其他人，做法见服务器指南。
fair-deal = 公平发牌：决定所有抽牌和掷骰的随机种子，其哈希值{ $hash }……现在已经确定，每位玩家的页面还会加入自己的随机数；随机种子在终局后公开。
fair-deal-later = 公平发牌：决定所有抽牌和掷骰的随机种子，其哈希值在开始时公开，随机种子在终局后公开。
fair-dealing = 洗牌中：正在等待{ $names }的页面公开随机数。
fair-doubt = 公平发牌核对不符。
fair-look = 查看
fair-late = 发牌时没有{ $names }的随机数：未能及时公开。
fill-with-bots = 用电脑玩家补满
start = 开始
start-empty = 开始 · 还有{ $n }个空座位
host-starts = 由房主开始游戏。
# What is wanted before the start: of the host, of a guest without a seat, of one with a seat.
lobby-share = 把链接发给朋友，或用电脑玩家补满座位。
lobby-sit = 坐下就能玩。
lobby-full = 座位已满，你可以观战。
lobby-seated = 你已入座。由{ $name }开始游戏。
chat = 聊天
say = 说点什么
send = 发送
no-chat = 还没有人说话。
mute = 屏蔽{ $name }

## 连接

# $n：距离下次重试的秒数。
offline = { $n ->
    [0] 连接中断。对局没有丢失，正在重新连接。
   *[other] 连接中断。对局没有丢失，{ $n }秒后重新连接。
}
offline-spoken = 连接中断。对局没有丢失。
online-spoken = 回到牌桌了。
table-closed = 这张牌桌已关闭。

## 偏好设置

preferences = 偏好设置
pref-language = 语言
pref-theme = 主题
pref-theme-auto = 跟随设备
pref-theme-light = 浅色
pref-theme-dark = 深色
pref-speed = 动画
pref-speed-off = 无
pref-speed-losses = 仅自己的损失
pref-speed-fast = 快
pref-speed-normal = 正常
pref-seal = 结束轮次
pref-seal-hand = 手动
pref-seal-ring = 稍候自动
pref-seal-once = 立即
pref-confirm = 先询问
pref-confirm-never = 从不
pref-confirm-harm = 对自己有害的行动
pref-confirm-always = 每个行动
pref-spoken = 朗读
pref-spoken-all = 全部
pref-spoken-mine = 与你有关的
pref-spoken-prompts = 只读提问
pref-sound = 声音
pref-tips = 新手提示
pref-holdLosses = 自己有损失时暂停播放
pref-partnerFood = 自动使用互动型性状的食物
pref-letterKeys = 单字母快捷键
pref-notify = 轮到自己时通知

## 预设回应：别人行动时，牌桌替座位的主人作答

standing = 预设回应
standing-line = 别人行动时，牌桌会在规则允许的范围内替你这样回应。其他人不会知道。
standing-ask = 问我
standing-defence = 你的动物被猎食时
standing-defence-1 = 首先
standing-defence-2 = 其次
standing-defence-3 = 最后
standing-defence-rules = “拟态”指向你分数最少的动物。“断尾”弃掉的是“断尾”这张牌。
standing-scavenger = 由哪只食腐动物进食
standing-scavenger-hungriest = 最饥饿的
standing-partner_food = 互动型性状的食物
standing-partner_food-hungriest = 总是使用，最饥饿的优先
standing-refill = 补满手牌
standing-refill-even = 两个牌堆平均抽
standing-requests = 队友向你要卡片时
standing-requests-decline = 拒绝
standing-trade = 结束行动后的交易
standing-trade-wait = 总是等待
standing-noted = 已按你的预设回应作答

## 每张牌桌

what-to-do = 要做什么
watching = 你正在观战。
watching-play = 自己来玩
# Somebody is not connected. $n: seconds.
away = 离开
away-soon = { $name }已离开。{ $n }秒后由电脑接着玩。
away-waits = { $name }已离开。游戏正在等候。
away-bot = { $name }已离开，由电脑接着玩。{ $name }随时可以回来继续。
away-resigned = { $name }已认输：由电脑玩到结束。
away-kicked = { $name }已被换下：由电脑玩到结束。
away-you = 电脑正在替你玩。
away-you-resigned = 你已认输：由电脑接手到结束。
away-you-kicked = 房主已把你的座位交给电脑。
away-back = 我回来了
# A line of the log: a bot did this in the place of a person.
stood-in-noted = 由电脑代打
stood-in-title = 你离开期间，由电脑替你玩

## The menu of a table

menu-table = 这张牌桌
menu-rules = 规则
menu-learn = 教程
menu-cards = 卡牌
menu-legend = 符号
menu-keys = 按键
menu-pause = 请求暂停
menu-resume = 继续游戏
menu-paused = 游戏已暂停。
menu-home = 回到首页；座位为你保留
menu-leave = 暂时离开：回来之前由电脑代玩
menu-leave-sure = 从现在起由电脑替你玩。你随时可以回来继续。
menu-resign = 认输：由电脑替你玩完
menu-resign-sure = 电脑会接手你的座位直到结束，你无法再取回。你可以继续观战；结果会注明你已认输。
menu-kick = 把{ $name }的座位交给电脑
menu-kick-sure = 电脑会接手{ $name }的座位，{ $name }无法再取回。

## What the symbols mean

legend-title = 符号和卡牌
legend-cards = 手牌数
legend-points = 场上全部存活时的分数
legend-passed = 已跳过
legend-dead = 这里有动物死去
legend-hungry = 饥饿：回合结束时会死
legend-fed = 吃饱
legend-hunter = 正在猎食
legend-prey = 正被猎食
unread = { $n }条新消息
you = 你
passed = 不再行动
food = 食物
log = 日志
log-and-chat = 日志和聊天
empty-log = 记录从第一步开始。
why = 为什么？
# 供听的人使用：按钮解释什么。
why-of = 为什么：{ $text }
why-title = 为什么会这样？
why-what_if = 怎样才会不同
why-unknown = 这里没有更多可以说明的。
undo-what = 撤销：{ $what }
# $n: how many actions; $whose: "Ana 1, Bo 2".
ask-undo-button = { $n ->
    [0] 询问其他人
   *[other] 请其他人同意收回{ $n }个行动（{ $whose }）
}
ask-undo = 同意收回这一步吗？
ask-sent = 你已询问其他人，正在等待他们的回答。
ask-resume = 同意继续游戏吗？
ask-pause = 同意暂停游戏吗？计时会停止。
ask-yes = 同意
ask-no = 拒绝
hand-over = 请把屏幕交给{ $name }
i-am = 我是{ $name }
clock-days-left = { $n }天
clock-hours-left = { $n }小时
all-actions = 所有行动
search = 搜索
nothing-found = 没有找到。
confirm-yes = 仍要这样做
confirm-no = 取消
tip = 提示
no-tips = 不再提示
hint = 请顶级掠食者给提示
hint-title = 顶级掠食者会这样做
do-it = 执行

result-won = { $n ->
    [1] { $names }获胜
   *[other] { $names }一起获胜
}
rematch = 再来一局
download-record = 下载对局记录

## 保留自己的座位。$n：未结束的牌桌数量；$name：是谁。

keep-title = 保留我的座位
keep-why = 你没有账号：只有这个浏览器知道你是谁。可以把座位带到另一个浏览器，或者记下恢复码，以防浏览器数据被清除。
keep-other = 在另一个浏览器或手机上
keep-make-link = 生成链接
keep-qr = 通往你的座位的链接二维码，供手机扫描
keep-copy = 复制链接
# $n：分钟。
keep-link-note = 只能用一次，{ $n }分钟内有效。打开它的人就会成为你，请勿给别人。
keep-code = 恢复码
keep-make-code = 显示新的恢复码
keep-code-note = 请记下来：只显示这一次，旧的恢复码已经失效。拿到它的人就能以你的身份玩。
keep-have = 我有恢复码
keep-enter = 恢复码
keep-use = 使用
keep-found = 这是{ $name }，有{ $n }张进行中的牌桌。
keep-mine = 你在这个浏览器里还坐在另外{ $n }张牌桌。要怎么处理那些座位？
keep-bring = 把这些座位一起带走
keep-leave = 留在这里，并显示它们的恢复码
keep-be = 在这里以{ $name }的身份玩
keep-back = 暂时不要
keep-done = 你在这里的身份现在是{ $name }，有{ $n }张进行中的牌桌。
keep-left = 凭这个恢复码可以取回留下的座位。只显示这一次：
keep-go-on = 继续
