### The terminal table in Japanese, whichever game is played.

note-waiting = 途中のゲームがあります：{ $command }
note-resumed = 卓に戻りました：{ $file }
note-others = （途中のゲームはほかに{ $n }つ、{ $folder }にあります）
note-forced = （ほかに選択肢なし）
note-left = 席を離れます。続けるには：{ $command }
note-left_unsaved = 席を離れます。このゲームは保存できませんでした。
note-not_saved = ゲームを保存できません（{ $error }）。離れると失われます。
note-saved = 保存しました：{ $file }
note-not_copied = 保存できませんでした：{ $error }
note-exists = { $file }はすでにあります。上書きしますか。
note-loaded = 読み込みました：{ $file }
note-record = このゲームの記録：{ $file }
note-replay = 1手ずつ見るには：galapagos replay { $file }
note-undone = 取り消しました：{ $action }
note-stays = 何も変わりません。
note-seated = { $seat }は{ $bot }が担当します。
note-trouble = { $bot }（{ $seat }）は答えられませんでした：{ $what }。代わりに安全な選択をしました。
note-empty_log = 記録は最初の手から始まります。
note-no_summary = まとめることはまだありません。

question-prompt = { $who }の選択（1〜{ $n }、またはhelp）
question-prompt_one = { $who }の選択（1、またはhelp）
question-confirm = それでも行いますか。（y/N）
question-replace = 上書きしますか。（y/N）

answer-unknown = 分かりませんでした：{ $text }
answer-unfinished = 少し違います：{ $what }。
answer-try = 1〜{ $n }の番号、「{ $example }」のようなアクション、または「help」と入力してください。
answer-several = 当てはまる選択肢がいくつかあります。続きか番号を入力してください：
answer-no_number = 選択肢{ $number }はありません。1〜{ $n }から選んでください。
answer-refused = できません：{ $action }
answer-allowed = いまできます：{ $action }
answer-no_rules = { $words }に当てはまるルールはありません。章：{ $sections }
answer-file_usage = 「{ $command }」に続けてファイル名を入力してください。
answer-bad_file = 読み込めませんでした：{ $error }

hint-choice = { $bot }の選択：{ $action }
hint-then = （その後はおそらく{ $actions }）
hint-failed = { $bot }は答えられませんでした。
hint-looked_at = { $bot }が検討した手
hint-column_action = アクションと、その後の見込み
hint-column_value = 価値
hint-column_visits = 回数

reason-none = あなたが席に着いてから、相手はまだ何も決めていません。
reason-who = { $seat }（{ $bot }）：
reason-unseen = （あなたに見えるものはありません）
reason-chance = 役に立ちそうなものの中から無作為に選びました。
reason-only = ほかに考えるべきものはありません。
reason-points = 1手先を見て最もよいもの：{ $value }ポイント、次点は{ $next }ポイント。
reason-search = 予想勝率は{ $value }、次点は{ $next }。
reason-untried = 予想勝率は{ $value }。ほかに試すべきものはありませんでした。

line-named = { $name }：{ $what }
line-remark = { $what }（{ $remark }）

end-title = ゲーム終了
end-seat = プレーヤー
end-total = ポイント
end-team = チーム
end-wins = { $seat }が{ $n }ポイントで勝ちました。
end-team_wins = { $seats }のチームが{ $n }ポイントで勝ちました。
end-share = { $seats }が{ $n }ポイントで勝利を分け合います。
