### 牌桌服务器自己说的话：牌桌在等谁，以及浏览器里的提问。

# $seats：一位或几位玩家的名字，不包括读者本人。
wait-seats = 正在等待{ $seats }。
wait-over = 游戏已经结束。
# 读者的预设回应正在作答。
wait-wished = 正在按你的预设回应作答。

# 代替question-evolution（那一句提到终端的命令）。
prompt-evolution = 打出一张牌，或者跳过。

## 撤销：为什么不能再往回退。$seat：已经行动或展示过什么的玩家。

undo-nothing = 没有什么可以撤销。
undo-others = 此后{ $seat }已经行动。
undo-chance = 已经掷过骰子或抽过牌。
undo-shown = 此后{ $seat }展示过牌。
undo-over = 游戏已经结束。
undo-absent = { $seat }不在：电脑不会代替玩家同意。

## 征求其他人同意。$seat：提出的玩家。

# $n：行动的数量；$whose：是谁的行动。
asked-undo = { $seat }想收回{ $n }个行动（{ $whose }）。
asked-undo-yes = 已收回{ $n }个行动（{ $whose }）。
asked-undo-no = 行动维持不变。
taken-of = { $seat } { $n }
# 记录里的话。$seat：提出的玩家。
taken-back = { $you ->
        [yes] 你
       *[no] { $seat }
    }收回了{ $n }个行动。
taken-agreed = 经大家同意，为{ $seat }收回了{ $n }个行动（{ $whose }）。
asked-pause = { $seat }想暂停一下。
asked-pause-yes = 游戏已暂停。
asked-pause-no = 游戏继续。

## 拒绝。$what：给编写客户端的人看的英文细节，可能为空。

refused-other = 现在不可行。
refused-stale = 牌局已有变化，这是最新的状态。
refused-illegal = 规则不允许这样做。
refused-unknown_action = 本游戏没有这个行动。
refused-no_species = 这些卡片不能组成一个物种：其中一张没有位置了。
refused-not_your_seat = 那不是你的座位。
refused-shared_screen = 这个屏幕由几个人共用：每个人要亲自回应。
refused-not_host = 只有房主可以这样做。
refused-not_playing = 现在没有要你决定的事。
refused-not_in_lobby = 游戏已经开始。
refused-paused = 游戏已暂停。
refused-kicked = 房主已把你的座位交给电脑。
refused-resigned = 你已认输：座位已由电脑接手。
refused-seat_taken = 那个座位已有人。
refused-seat_open = 还有空座位。
refused-no_seat = 没有这个座位。
refused-no_hints = 这张牌桌不允许提示。
refused-no_spectators = 这张牌桌不开放旁观。
refused-bad_settings = 这些设置不能同时使用。
refused-bad_position = 无法从这个局面继续：{ $what }
refused-no_step = 这局游戏没有这一步。
refused-bad_name = 名字须有1到16个字符，至少有一个字母、汉字或数字，不能有逗号。
refused-bad_text = 这段文字不能使用。
refused-limit = 一次太多了。请稍候。
refused-rate = 太快了。请稍候。
refused-no_table = 没有这张牌桌。
refused-not_found = 找不到。
refused-no_ask = 那个提问已经结束。
refused-no_event = 没有这个事件。
refused-busy = 已经在征求其他人的意见。
refused-running = 游戏还在进行。
refused-read_only = 这张牌桌只能观看：{ $what }
refused-damaged = 这张牌桌的数据已损坏，无法显示。请告知服务器管理员。
refused-not_saved = 未能保存，因此没有任何变动。请再试一次。
refused-bad_message = 服务器无法识别这条消息。请重新加载页面。
refused-too_long = 太长了。
refused-wrong_origin = 这个请求来自别的页面。
refused-restarting = 牌桌正在恢复。你马上就能回来。
refused-broken = 服务器出错了。没有任何变动，请再试一次。
refused-stopping = 服务器正在关闭。请稍后再来。
refused-no_answer = 现在没有电脑玩家能回答。请再试一次。
refused-bad_key = 这个链接或恢复码无效，或已失效。
refused-dealing = 游戏即将开始。
refused-no_seeds = 此桌现在不需要随机数。
refused-bad_seed = 这不是你的页面先前确定的随机数。

## 提示。

hint-only = 其他选择都不值得一试。
hint-clear = 明显好于次佳选择：{ $other }。
hint-better = 好于次佳选择：{ $other }。
hint-close = 与这个选择相差不多：{ $other }。
hint-avoids = 好于{ $other }，因为这样可以避免：{ $harm }
# $best, $points: players with their points.
hint-soon = 近期可期待的分数：{ $best }。若选次佳选择：{ $points }。
hint-soon_pass = 近期可期待的分数：{ $best }。若不行动：{ $points }。

## Puzzles

puzzle-why = 这样做，从这里开始的对局能赢{ $best }；而诱人的“{ $other }”只能赢{ $chance }。
puzzle-tempts = 从这里起它的胜率是{ $chance }，最佳行动是{ $best }。
puzzle-later = 它的损失要到以后才显现。
puzzle-fate = 继续推演{ $of }次，“{ $text }”在最佳行动后出现{ $best }次，在“{ $other }”后出现{ $n }次。
puzzle-line = 预计接下来：{ $line }。
puzzle-line-other = “{ $other }”之后预计会是：{ $line }。
