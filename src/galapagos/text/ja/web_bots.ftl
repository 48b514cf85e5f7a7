### Whom one meets at a table: the characters of bots. Names, not descriptions; each language has its own.

bot_name-fern = シダ
bot_name-pebble = コイシ
bot_name-moss = コケ
bot_name-coral = サンゴ
bot_name-clover = クローバー
bot_name-flint = ヒウチ
bot_name-lark = ヒバリ
bot_name-ember = ホタルビ
bot_name-hazel = ハシバミ
bot_name-kelp = コンブ
bot_name-maple = カエデ
bot_name-nettle = イラクサ
bot_name-dune = スナヤマ
bot_name-iris = アヤメ
bot_name-juniper = ネズ
bot_name-opal = オパール

## What they like: $temper is one of these. Said of any of them, in one sentence.

temper-careful = 慎重
temper-greedy = 欲張り
temper-fierce = 獰猛
likes-careful = 慎重：同じくらいよい手なら、自分の生き物を守るほうを選ぶ。
likes-greedy = 欲張り：同じくらいよい手なら、すぐに多く得られるほうを選ぶ。
likes-fierce = 獰猛：同じくらいよい手なら、狩りをするほうや狩り手を育てるほうを選ぶ。

# Where the host chooses one of them.
character = キャラクター
character-of = { $name }・{ $temper }
