### Why did it happen? Causes and what-ifs of both games, in Japanese. They stand between lines of
### the log and so are worded like it, in plain forms.
# The values are those of the games: $animal "あなたのP1a", $species "あなたのボンゴ・ライオン（S3）".

# --- Origin: causes --------------------------------------------------------------------------

explain-appetite = { $animal }には{ $trait }があり、必要食料が{ $n }多い。
explain-got = { $n ->
    [0] { $animal }はこのラウンドに食料を得なかった。
   *[other] { $animal }はこのラウンドに食料{ $n }個を得た。
}
explain-last_food = { $animal }が中央の最後の食料を得た。
explain-last_grazed = { $animal }が中央の最後の食料を踏み荒らした。
explain-food_left = その時点で中央に食料{ $n }個があった。
explain-waits = { $animal }は食料を受け取れなかった：共生の代表{ $partner }が空腹。
explain-undefended = { $animal }には身を守る形質がなかった。
explain-victim = { $animal }は食料{ $food }/{ $appetite }で空腹なので、横取りできた。
explain-animals_lost = { $seat }は途中で動物{ $n }匹を失った。

# --- Origin: what would have changed it --------------------------------------------------------

what_if-take = { $seat }はパスした。代わりに中央から{ $animal }に食べさせていれば、生き延びていた。
what_if-burn = { $seat }はパスした。代わりに{ $animal }の脂肪を燃やしていれば、生き延びていた。
what_if-sleep = { $seat }はパスした。代わりに{ $animal }を冬眠させていれば、生き延びていた。
what_if-more_food = 中央に食料があと{ $n }個あれば、{ $animal }は満腹になれた。
what_if-fat_left = 前のラウンドまでの脂肪が{ $n }個残っていれば、{ $animal }は生き延びられた。
what_if-without_trait = { $trait }がなければ、{ $animal }は食料が足りて生き延びていた。
what_if-unjoined = 共生がなければ、{ $animal }は満腹になれた。
what_if-not_robbed = { $n }回の横取りがなければ、{ $animal }は食料が足りて生き延びていた。
what_if-caught = { $prey }が逃げるときに1を出していれば、{ $animal }はそれを食べて生き延びていた。
what_if-illegal = { $animal }に{ $traits }があれば、{ $hunter }は狩れなかった。
what_if-senseless = { $hunter }に{ $trait }がなければ、{ $animal }を狩れなかった。
what_if-ran_faster = サイコロの目が{ $die }以上なら、{ $animal }は逃げ切っていた。
what_if-running = 俊足があれば、{ $animal }はサイコロの目が{ $die }以上なら逃げ切れた。
what_if-tail_loss = しっぽ切りがあれば、{ $animal }はカード1枚を捨てて生き延びられた。
what_if-unpoisoned = { $prey }が有毒でなければ、{ $animal }には何も起きなかった。
what_if-room = 空いている脂肪組織カードが{ $n }枚あれば、{ $animal }は蓄えられた。
what_if-fed_victim = 食料があと{ $n }個あれば、{ $animal }は満腹で、横取りされなかった。

# --- both games ----------------------------------------------------------------------------------

explain-heading_what_if = どうなら違っていたか：
explain-heading_rules = 根拠のルール：
# Asked of something that may end in many ways, such as a death.
explain-no_change = どれか1つを変えただけでは、結果は変わらなかった。
explain-hidden = この席からは理由が見えない。
what_if-points = あと{ $n }ポイントあれば、{ $seat }の勝ちだった。

# --- Darwin: causes ------------------------------------------------------------------------------

explain-above-adaptation = { $slot }で{ $rival }は{ $species }より上位：適応度{ $theirs }対{ $own }。
explain-above-competition = { $slot }で{ $rival }は{ $species }より上位：適応度は同じ、強さ{ $theirs }対{ $own }。
explain-above-hearts = { $slot }で{ $rival }は{ $species }より上位：適応度と強さは同じ、ハート{ $theirs }対{ $own }。
explain-above-tied = { $slot }で{ $rival }と{ $species }は完全に同順位で、分け合う。
explain-hunts = { $hunter }は食糧{ $food }/{ $hearts }で、捕食しなければならなかった。
explain-chosen-lowest = { $hunter }が捕食できる獲物のうち、{ $prey }が最下位だった。
explain-chosen-tied = { $hunter }が捕食できる獲物のうち、{ $prey }と{ $others }が並んで最下位で、捕食者の持ち主が選んだ。
explain-safe-guarded = { $prey }には「掘る」か「毒」があるので、{ $hunter }は捕食できない。
explain-safe-adaptation = { $prey }は{ $hunter }より適応度が高く（{ $theirs }対{ $own }）、捕食できない。
explain-safe-competition = { $prey }は{ $hunter }より強く（強さ{ $theirs }対{ $own }）、捕食できない。
explain-no_prey = { $slot }に獲物はいない。
explain-richest = { $species }は{ $n }ポイントで、{ $seat }の動物種にこれより多いものはない。
explain-medal = { $species }の強さは{ $n }。
explain-earned = { $seat }が得たポイントの合計：生存{ $survival }、適応度{ $adaptation }、強さ{ $competition }。
explain-species_lost = { $seat }は途中で動物種{ $n }種を失った。

# --- Darwin: what would have changed it ----------------------------------------------------------

fate-lives = { $species }は生き残っていた
fate-fed = { $species }は満腹だった
fate-leads = { $species }が{ $slot }の首位だった
fate-place = { $species }の順位は上がっていた

what_if-plants = { $slot }に植物があと{ $n }あれば、{ $then }。
what_if-meat = { $slot }に肉があと{ $n }あれば、{ $then }。
what_if-without = { $rival }がいなければ、{ $then }。
what_if-exposed = { $rival }に「掘る」も「毒」もなければ、{ $then }。
what_if-guarded = 「掘る」か「毒」があれば、{ $then }。
what_if-adaptation = 適応度があと{ $n }高ければ、{ $then }。
what_if-competition = 強さがあと{ $n }高ければ、{ $then }。
what_if-hearts = ハートが{ $n }少なければ、{ $then }。
what_if-ability = 「{ $ability }」があと{ $n }多ければ、{ $then }。
what_if-unable = 「{ $ability }」がなければ、{ $then }。
what_if-uneventful = イベント「{ $event }」がなければ、{ $then }。
what_if-unreplaced = そこがまだ{ $biome }なら、{ $then }。
what_if-poorer = ポイントが{ $n }少なければ、{ $then }。
