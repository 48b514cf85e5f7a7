### 终端牌桌，两个游戏共用。

note-waiting = 有一局未完成的游戏：{ $command }
note-resumed = 回到牌桌：{ $file }
note-others = （{ $folder }里还有{ $n }局未完成的游戏）
note-forced = （你只有这一个选择）
note-left = 已离开。继续请用：{ $command }
note-left_unsaved = 已离开。这一局未能保存。
note-not_saved = 这一局无法保存（{ $error }）。离开后就会丢失。
note-saved = 已保存：{ $file }
note-not_copied = 未保存：{ $error }
note-exists = { $file }已存在。要替换吗？
note-loaded = 已加载：{ $file }
note-record = 这一局的记录：{ $file }
note-replay = 逐步回放：galapagos replay { $file }
note-undone = 已撤销：{ $action }
note-stays = 没有任何改变。
note-seated = { $seat }由{ $bot }代打。
note-trouble = { $bot }（{ $seat }）无法回答：{ $what }。已代为作出稳妥的选择。
note-empty_log = 记录从第一步开始。
note-no_summary = 还没有可以小结的内容。

question-prompt = { $who }，请选择（1-{ $n }，或help）
question-prompt_one = { $who }，请选择（1，或help）
question-confirm = 仍要这样做吗？（y/N）
question-replace = 要替换吗？（y/N）

answer-unknown = 看不懂：{ $text }
answer-unfinished = 还不完整：{ $what }。
answer-try = 请输入1到{ $n }的数字、一个行动（例如“{ $example }”），或help。
answer-several = 符合的选择不止一个；请多输入一些，或输入编号：
answer-no_number = 没有选择{ $number }；可选1到{ $n }。
answer-refused = 不可行：{ $action }
answer-allowed = 现在可行：{ $action }
answer-no_rules = 没有符合{ $words }的规则。章节：{ $sections }
answer-file_usage = 请输入{ $command }和文件名。
answer-bad_file = 未加载：{ $error }

hint-choice = { $bot }会选择：{ $action }
hint-then = （之后或许{ $actions }）
hint-failed = { $bot }无法回答。
hint-looked_at = { $bot }考虑过的走法
hint-column_action = 行动，以及可能的后续
hint-column_value = 价值
hint-column_visits = 次数

reason-none = 你坐下以来，对手还没有作过任何决定。
reason-who = { $seat }（{ $bot }）：
reason-unseen = （没有你能看到的事）
reason-chance = 在看来有用的选择中随机选取。
reason-only = 没有其他值得考虑的选择。
reason-points = 向前看一步最佳：{ $value }分，次佳{ $next }分。
reason-search = 预计胜率{ $value }；次佳选择{ $next }。
reason-untried = 预计胜率{ $value }；其他选择都不值得一试。

line-named = { $name }：{ $what }
line-remark = { $what }（{ $remark }）

end-title = 游戏结束
end-seat = 玩家
end-total = 总分
end-team = 队伍
end-wins = { $seat }以{ $n }分获胜。
end-team_wins = { $seats }以{ $n }分一起获胜。
end-share = { $seats }以{ $n }分共享胜利。
