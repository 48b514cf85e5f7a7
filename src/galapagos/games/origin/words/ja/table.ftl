### The terminal table of Origin in Japanese.

welcome-aim = カードから動物を育て、食べさせ、最後に最も多くのポイントを得ましょう。
welcome-how = あなたは{ $who }です。手番では選択肢の番号を入力し、Enterを押してください。
welcome-more = いつでも「help」と入力できます。Ctrl-Cで離れます。1手ごとに保存されます。

note-empty_hand = 手札はありません。
note-empty_pile = 捨て札はありません。

takeback-ask_all = （--ask-allを付けると手番を自分で終えるので、その前に取り消せます。）

head-round = 第{ $round }ラウンド
head-last_round = 最終ラウンド（第{ $round }ラウンド）
head-food = 中央の食料{ $n }個
head-pile = 山札{ $n }枚
head-pile_empty = 山札なし
head-hand = 手札{ $n }枚
head-discard = 捨て札{ $n }枚
head-points = { $n }ポイント
head-starts = スタート
head-passed = パス済み
head-turn = 手番
head-team = { $seat }とチーム
head-you = あなた
head-no_animals = 動物なし

card-times = { $card }×{ $n }

animal-fed = 満腹
animal-hungry = 空腹
animal-asleep = 冬眠中
animal-fat = 脂肪{ $n }/{ $room }
animal-stored = 蓄えた食料{ $n }個
animal-poisoned = 毒
animal-hunted = 狩り済み
animal-robbed = 横取り済み
animal-grazed = 踏み荒らし済み
animal-ran = 俊足使用済み
animal-mimicked = 擬態使用済み
animal-slept_last = 前のラウンドに冬眠
animal-links = { $trait }：{ $links }
animal-link = { $first }–{ $second }
animal-shield = { $first }が{ $second }を守る

question-evolution = カードを1枚、動物か形質として出すか、パスしてください。（「hand」で説明）
question-evolution_first = カードを1枚出してください。まずは新しい動物からです。
question-feeding = 食べさせてください。あなたの動物のうち{ $n }匹が空腹です。
question-feeding_fed = あなたの動物はすべて満腹です。ほかに何をしますか。
# $offers: what costs nothing now, each with what it gives.
question-feeding_after = 手番を終える前に、アクションなしで使えます：{ $offers }。
question-feeding_several = アクションなしで使えます：{ $offers }。
question-feeding_done = 行動しました。手番を終えてください。
offer-communicate = 意思疎通で{ $animals }に中央から食料1個
offer-cooperate = 協力で{ $animals }に食料1個
offer-pirate = 横取りで{ $animals }がほかの動物から食料1個
offer-graze = 踏み荒らして中央の食料1個をなくす（{ $animals }）
offer-hibernate = 冬眠で{ $animals }が満腹扱いになる
offer-burn = 脂肪組織で{ $animals }が脂肪を食料にできる
offer_short-food = { $trait }：{ $animals }に食料1個
offer_short-other = { $trait }：{ $animals }
question-defence = { $hunter }が{ $prey }を狩ろうとしています。防御しなければなりません。方法と順番を選んでください。
question-scavenge = 動物が食べられました。あなたの腐肉食の動物のうち、どれが食料1個を得ますか。
question-declaration = あなたの動物が{ $n }匹生き残りました。1匹ごとにカード1枚か1ポイントを選んでください。
question-out_of_turn = { $seat }の手番ですが、あなたは応じられます：{ $offers }。見送ることもできます。

warning-no_animals = まだ動物がいません。このままでは、このラウンドに食べさせる動物がいません。
warning-hungry_take = 中央に食料があり、{ $animals }が取れます。パスすると、このフェーズはもう行動できません。
warning-fat_saves = 脂肪を燃やせば助かりますが、このままでは{ $animals }が餓死します。
warning-sleep_saves = 冬眠すれば助かりますが、このままでは{ $animals }が餓死します。
warning-own_prey = { $prey }はあなた自身の動物です。
warning-poison = { $prey }は有毒です。食べると、{ $hunter }はラウンドの終わりに死にます。
warning-ring = これで共生の輪が閉じます。脂肪を燃やすか冬眠するかして満腹になるものが出るまで、輪の中の動物は食料を受け取れません。
warning-keeps_cards = 手札{ $n }枚を残し、このラウンドはもうカードを出しません。
warning-free_pair = { $animals }は{ $trait }で、アクションを使わずにまだ食料1個を得られます。手番が終わるとできなくなります。
warning-free_pirate = { $animals }は、アクションを使わずにまだ食料1個を横取りできます。
warning-could_hunt = { $animals }はまだ狩れます。パスすると、このフェーズはもう行動できません。

answer-why_usage = 「why」に続けてアクションを入力してください。例：why take P2a

end-animals = 動物
end-traits = 形質
end-bonus = 追加
end-variant = 途中
end-discard = 捨て札
end-broken_tie = { $n }ポイントで同点です。{ $own }枚対{ $other }枚で、捨て札の多い方の勝ちです（{ $rule }）。
end-full_tie = 捨て札も{ $own }枚ずつで同じです（{ $rule }）。

help-text =
    選択肢の番号か、選択肢そのものを入力します：take P1a、hunt P1b P2a、pass。
    各語の先頭だけで足ります（ta a）。自分の動物は文字だけで指せます。

      table        場と選択肢をもう一度表示
      hand, pile   手札とカードの働き／自分の捨て札
      log [n]      起きたことの最後のn行と、その根拠のルール
      summary [n]  各ラウンドのまとめ。「summary 2」は第2ラウンド
      hint [BOT]   頂点捕食者（またはほかのボット）ならどうするか、その理由
      reason [n]   相手が最近のn回をどう判断したか
      why ACTION   なぜできないのか：why take P2a
      rules WORD   ルールの文章：rules EV-ATK-04、rules swimming、rules
      undo         最後の選択を取り消す（新しく何かが明かされていなければ）
      save [FILE]  写しを保存。「load FILE」は別のゲームを続ける
      quit         離れる。ゲームは保存され、待っています

    1ラウンドでは、全員がカードを出し（進化）、サイコロで食料が決まり、動物に
    食べさせ（食事）、空腹の動物が死に（絶滅）、生き残りの数だけ新しいカードを
    得ます。「0/2」は、必要な食料2個のうち0個あるという意味です。山札が尽きたら
    最終ラウンドを行い、動物は2ポイント、形質は1ポイント、必要食料を増やす形質は
    さらに追加のポイントになります。

## A puzzle. $best, $points: players with their points.

puzzle-soon = このラウンドが終わるときのポイントの目安：{ $best }。つい選びたくなる手では：{ $points }。
puzzle-soon-next = 次のラウンドが終わるときのポイントの目安：{ $best }。つい選びたくなる手では：{ $points }。
puzzle-soon-worse = このラウンドが終わるときのポイントの目安：{ $points }。最善の手なら：{ $best }。
puzzle-soon-worse-next = 次のラウンドが終わるときのポイントの目安：{ $points }。最善の手なら：{ $best }。
puzzle-ahead = 続きを{ $of }回試すと、このラウンドの終わりにあなたがリードしているのは最善の手の後では{ $best }回、「{ $other }」の後では{ $n }回です。
