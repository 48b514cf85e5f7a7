### 浏览器牌桌：终局。领奖台、得分、奖项、可保存的生物、公平发牌。

show-result = 显示结果
show-table = 查看牌桌
result-you = 你获胜了
result-your-team = 你和{ $names }获胜了
result-team = { $names }组队获胜
result-yours = 你：第{ $place }名 · { $points }
result-your-side = 你的队伍：第{ $place }名 · { $points }
result-place = 第{ $n }名
result-tie-break = 同分：弃牌堆较大者胜。
# Beside a name: a bot has played that seat to the end.
result-resigned = 认输，由电脑玩完
result-by-bot = 由电脑接着玩
result-total = 合计
result-home = 首页
rematch-join = 加入下一局
share-creature = 分享生物
podium = 领奖台
creatures = 生物
summary-comes = 正在回顾这局游戏……
summary-missing = 无法载入这局游戏的总结。

## 图表

chart-table = 以表格显示
chart-start = 开始
chart-spoken = { $title }：{ $points }
chart-seat = { $name } { $n }
points-by-source = 得分来源
points-over-time = 各回合得分
turn-heading = 回合

## 奖项

awards = 奖项
no-awards = 这次没有特别突出的表现。

## 一个生物

result-owned = { $what }（{ $owner }）
result-look = 查看{ $name }
creature-life = 自第{ $born }回合起
creature-life-died = 第{ $born }回合至第{ $died }回合
save-picture = 存为图片（PNG）
save-drawing = 存为矢量图（SVG）
save-failed = 无法生成图片。

## 公平发牌

fair-deal-title = 公平发牌
fair-deal-how = 所有抽牌和掷骰都来自服务器的随机种子和每位玩家页面的随机数。随机种子的哈希值在大厅里已经公开，所以之后谁也无法更换。各页面在任何随机数公开之前就确定了自己的哈希值，所以谁也无法根据别人的来挑选。
fair-deal-how-plain = 所有抽牌和掷骰都来自开局前选定的随机种子。它的哈希值在大厅里已经公开，所以之后谁也无法更换随机种子。
fair-commitment = 本浏览器最先看到的随机种子哈希值
fair-secret = 随机种子
fair-commitment-now = 服务器现在显示的哈希值
fair-seeds = 玩家页面的随机数
fair-seed-in = { $name }：已加入
fair-seed-bound = { $name }：已确定，开局时公开
fair-seed-late = { $name }：没有及时公开；发牌时未加入
fair-seed-none = { $name }：没有随机数
fair-seeds-kept = 已在此核对：本页面的随机数已加入，其他的在它公开之前就已确定。
fair-doubt-changed = 服务器显示的随机种子哈希值与本浏览器最先看到的不同。随机种子被更换了；这次发牌不可信。
fair-doubt-secret = 随机种子与本浏览器最先看到的哈希值不符。这次发牌不可信。
fair-doubt-own = 本页面及时公开了随机数，但发牌时没有加入。这次发牌不可信。
fair-doubt-others = 加入的随机数不是本页面公开自己的之前所确定的那些。这次发牌不可信。
fair-kept = 已在此核对：这正是该随机种子的哈希值。
fair-broken = 这不是该随机种子的哈希值。这次发牌不可信。
fair-verify = 要亲自核对每次抽牌和掷骰，请下载对局记录，让程序重新计算：
fair-command = 命令
copy-what = 复制：{ $what }

## 我的对局

mine-place = 第{ $place }名 · { $points }
