### 終端機牌桌，兩個遊戲共用。

note-waiting = 有一局未完成的遊戲：{ $command }
note-resumed = 回到牌桌：{ $file }
note-others = （{ $folder }裡還有{ $n }局未完成的遊戲）
note-forced = （你只有這一個選擇）
note-left = 已離開。繼續請用：{ $command }
note-left_unsaved = 已離開。這一局未能存檔。
note-not_saved = 這一局無法存檔（{ $error }）。離開後就會遺失。
note-saved = 已存檔：{ $file }
note-not_copied = 未存檔：{ $error }
note-exists = { $file }已存在。要取代嗎？
note-loaded = 已載入：{ $file }
note-record = 這一局的紀錄：{ $file }
note-replay = 逐步重播：galapagos replay { $file }
note-undone = 已復原：{ $action }
note-stays = 沒有任何改變。
note-seated = { $seat }由{ $bot }代打。
note-trouble = { $bot }（{ $seat }）無法回答：{ $what }。已代為作出穩妥的選擇。
note-empty_log = 紀錄從第一步開始。
note-no_summary = 還沒有可以小結的內容。

question-prompt = { $who }，請選擇（1-{ $n }，或help）
question-prompt_one = { $who }，請選擇（1，或help）
question-confirm = 仍要這樣做嗎？（y/N）
question-replace = 要取代嗎？（y/N）

answer-unknown = 看不懂：{ $text }
answer-unfinished = 還不完整：{ $what }。
answer-try = 請輸入1到{ $n }的數字、一個行動（例如「{ $example }」），或help。
answer-several = 符合的選擇不只一個；請多輸入一些，或輸入編號：
answer-no_number = 沒有選擇{ $number }；可選1到{ $n }。
answer-refused = 不可行：{ $action }
answer-allowed = 現在可行：{ $action }
answer-no_rules = 沒有符合{ $words }的規則。章節：{ $sections }
answer-file_usage = 請輸入{ $command }和檔名。
answer-bad_file = 未載入：{ $error }

hint-choice = { $bot }會選擇：{ $action }
hint-then = （之後或許{ $actions }）
hint-failed = { $bot }無法回答。
hint-looked_at = { $bot }考慮過的走法
hint-column_action = 行動，以及可能的後續
hint-column_value = 價值
hint-column_visits = 次數

reason-none = 你坐下以來，對手還沒有作過任何決定。
reason-who = { $seat }（{ $bot }）：
reason-unseen = （沒有你能看到的事）
reason-chance = 在看來有用的選擇中隨機選取。
reason-only = 沒有其他值得考慮的選擇。
reason-points = 向前看一步最佳：{ $value }分，次佳{ $next }分。
reason-search = 預計勝率{ $value }；次佳選擇{ $next }。
reason-untried = 預計勝率{ $value }；其他選擇都不值得一試。

line-named = { $name }：{ $what }
line-remark = { $what }（{ $remark }）

end-title = 遊戲結束
end-seat = 玩家
end-total = 總分
end-team = 隊伍
end-wins = { $seat }以{ $n }分獲勝。
end-team_wins = { $seats }以{ $n }分一起獲勝。
end-share = { $seats }以{ $n }分共享勝利。
