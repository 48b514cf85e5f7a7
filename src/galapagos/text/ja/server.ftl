### What the table server says by itself, in Japanese: whom a table waits for, and questions in a browser.

# $seats: one or several players, by name; the reader is not among them.
wait-seats = { $seats }を待っています。
wait-over = ゲームは終わりました。
# The reader's standing answers decide.
wait-wished = 設定どおりに答えています。

# In place of question-evolution, which speaks of a command of the terminal.
prompt-evolution = カードを1枚出すか、パスしてください。

## Undo: why it goes no further. $seat: who acted, or showed something.

undo-nothing = 取り消すものがありません。
undo-others = その後に{ $seat }が行動しています。
undo-chance = その後にサイコロを振ったか、カードを引いています。
undo-shown = その後に{ $seat }が何かを見せています。
undo-over = ゲームは終わりました。
undo-absent = { $seat }は席を外しています。ボットが代わりに同意することはありません。

## Questions to the others. $seat: who asks.

# $n: how many actions, $whose: of whom.
asked-undo = { $seat }がアクション{ $n }件（{ $whose }）の取り消しを希望しています。
asked-undo-yes = アクション{ $n }件（{ $whose }）が取り消されました。
asked-undo-no = アクションはそのままです。
taken-of = { $seat } { $n }
# In the log. $seat: who wanted it.
taken-back = { $you ->
        [yes] あなた
       *[no] { $seat }
    }がアクション{ $n }件を取り消しました。
taken-agreed = 合意により、{ $seat }のためにアクション{ $n }件（{ $whose }）を取り消しました。
asked-pause = { $seat }が一時停止を希望しています。
asked-pause-yes = ゲームを一時停止しました。
asked-pause-no = ゲームを続けます。

## Refusals. $what: details in English, for those who write clients; may be empty.

refused-other = いまはできません。
refused-stale = ゲームはすでに先へ進んでいます。いまの状態を表示します。
refused-illegal = ルールで認められていません。
refused-unknown_action = このゲームにそのアクションはありません。
refused-no_species = このカードの組み合わせでは1つの動物種になりません。置く場所のないカードがあります。
refused-not_your_seat = あなたの席ではありません。
refused-shared_screen = この画面は何人かで使っています。それぞれが自分で答えてください。
refused-not_host = それができるのはホストだけです。
refused-not_playing = いま、あなたが決めることはありません。
refused-not_in_lobby = ゲームはもう始まっています。
refused-paused = ゲームは一時停止中です。
refused-kicked = ホストがあなたの席をボットに渡しました。
refused-resigned = あなたは投了しました。あなたの席ではボットがプレーしています。
refused-seat_taken = その席は埋まっています。
refused-seat_open = まだ空席があります。
refused-no_seat = そのような席はありません。
refused-no_hints = この卓ではヒントを使えません。
refused-no_spectators = この卓は観戦できません。
refused-bad_settings = これらの設定は組み合わせられません。
refused-bad_position = この局面からは続けられません：{ $what }
refused-no_step = このゲームにその場面はありません。
refused-bad_name = 名前は1〜16文字で、文字か数字を1つ以上含み、コンマは使えません。
refused-bad_text = この文章は使えません。
refused-limit = 一度に多すぎます。少し待ってください。
refused-rate = 間隔が短すぎます。少し待ってください。
refused-no_table = そのような卓はありません。
refused-not_found = 見つかりません。
refused-no_ask = その質問は終わっています。
refused-no_event = そのような出来事は記録にありません。
refused-busy = ほかの人にはすでに別の質問をしています。
refused-running = ゲームはまだ進行中です。
refused-read_only = この卓は閲覧だけできます：{ $what }
refused-damaged = この卓のデータが壊れているため、表示できません。サーバーの管理者に知らせてください。
refused-not_saved = 保存できなかったため、何も変わっていません。もう一度試してください。
refused-bad_message = サーバーが理解できませんでした。ページを読み込み直してください。
refused-too_long = 長すぎます。
refused-wrong_origin = この要求は別のページから届きました。
refused-restarting = 卓を準備しています。まもなく戻れます。
refused-broken = サーバーで問題が起きました。何も変わっていません。もう一度試してください。
refused-stopping = サーバーを停止しています。しばらくしてから戻ってきてください。
refused-no_answer = いまは答えられるボットがいません。もう一度試してください。
refused-bad_key = このリンクまたはコードは無効です（期限切れかもしれません）。
refused-dealing = まもなくゲームが始まります。
refused-no_seeds = この卓は、いまシードを必要としていません。
refused-bad_seed = これは、あなたのページがあらかじめ確定したシードではありません。

## ヒント。

hint-only = ほかに試す価値のあるものは見当たりませんでした。
hint-clear = 次点より明らかによい手です（次点：{ $other }）。
hint-better = 次点よりよい手です（次点：{ $other }）。
hint-close = 次の手とほぼ同じです：{ $other }。
hint-avoids = { $other }よりよい手です。次のことを避けられます：{ $harm }
# $best, $points: players with their points.
hint-soon = 近いうちに見込めるポイント：{ $best }。次点の手では：{ $points }。
hint-soon_pass = 近いうちに見込めるポイント：{ $best }。パスした場合：{ $points }。

## Puzzles

puzzle-why = この手なら、ここからの対局の{ $best }に勝てます。つい選びたくなる「{ $other }」では{ $chance }です。
puzzle-tempts = ここからの勝率は{ $chance }、最善の手なら{ $best }です。
puzzle-later = 損になるのは、もっと後になってからです。
puzzle-fate = 続きを{ $of }回試すと、「{ $text }」となるのは最善の手の後では{ $best }回、「{ $other }」の後では{ $n }回です。
puzzle-line = この後に予想される手順：{ $line }。
puzzle-line-other = 「{ $other }」の後に予想される手順：{ $line }。
