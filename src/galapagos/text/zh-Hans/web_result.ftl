### 浏览器牌桌：终局。领奖台、得分、奖项、可保存的生物、公平发牌。

show-result = 显示结果
show-table = 查看牌桌
result-you = 你获胜了
result-your-team = 你和{ $names }获胜了
result-team = { $names }组队获胜
result-yours = 你：第{ $place }名 · { $points }
result-your-side = 你们队：第{ $place }名 · { $points }
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
points-over-time = { $game ->
    [darwin] 各纪元得分
   *[other] 各回合得分
}
turn-heading = { $game ->
    [darwin] 纪元
   *[other] 回合
}
points-earned = 途中获得的点数

## 奖项

awards = 奖项
no-awards = 这次没有特别突出的表现。
award-longest_lived = 最长寿
award-longest_lived-n = { $game ->
    [darwin] 活过{ $n }个纪元
   *[other] 活过{ $n }个回合
}
award-most_eaten = 吃得最多
award-most_eaten-n = { $game ->
    [darwin] { $n }单位植物和肉
   *[other] { $n }个食物
}
award-boldest_hunter = 最大胆的猎手
award-boldest_hunter-n = { $game ->
    [darwin] 吃掉{ $n }个猎物
   *[other] 发起{ $n }次猎食
}
award-deadliest = 最致命
award-deadliest-n = 吃掉{ $n }个猎物
award-escape_artist = 逃脱大师
award-escape_artist-n = 躲过{ $n }次攻击
award-most_evolved = 演化最多
award-most_evolved-n = { $n }个性状
award-scavenger = 抢先食腐
award-scavenger-n = 食腐{ $n }次
award-pirate = 最忙的掠夺者
award-pirate-n = { $n }次掠夺
award-trampler = 最重的蹄子
award-trampler-n = 践踏{ $n }个食物
award-larder = 最佳储粮者
award-larder-n = 储存{ $n }个脂肪
award-sleeper = 最能睡
award-sleeper-n = 睡过{ $n }个回合
award-most_points = 点数最多
award-most_points-n = 获得{ $n }点
award-best_adapted = 适应最佳
award-best_adapted-n = { $n }次为所在生物群系之最
award-strongest = 最强
award-strongest-n = { $n }次位列最强
award-wanderer = 走得最远
award-wanderer-n = { $n }次迁徙
award-shape_shifter = 变形大师
award-shape_shifter-n = { $n }次突变
award-most_parts = 拼得最多
award-most_parts-n = { $n }张卡片
award-most_gifted = 最有天赋
award-most_gifted-n = { $n }点能力
award-biggest = 最大
award-biggest-n = { $n }颗红心

## 一个生物

result-owned = { $what }（{ $owner }）
result-look = 查看{ $name }
creature-life = { $game ->
    [darwin] 自第{ $born }纪元起 · { $points }
   *[other] 自第{ $born }回合起
}
creature-life-died = { $game ->
    [darwin] 第{ $born }纪元至第{ $died }纪元 · { $points }
   *[other] 第{ $born }回合至第{ $died }回合
}
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
