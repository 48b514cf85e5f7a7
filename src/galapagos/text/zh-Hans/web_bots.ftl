### Whom one meets at a table: the characters of bots. Names, not descriptions; each language has its own.

bot_name-fern = 小蕨
bot_name-pebble = 卵石
bot_name-moss = 青苔
bot_name-coral = 珊瑚
bot_name-clover = 三叶
bot_name-flint = 燧石
bot_name-lark = 云雀
bot_name-ember = 火苗
bot_name-hazel = 榛子
bot_name-kelp = 海带
bot_name-maple = 枫叶
bot_name-nettle = 荨麻
bot_name-dune = 沙丘
bot_name-iris = 鸢尾
bot_name-juniper = 杜松
bot_name-opal = 欧泊

## What they like: $temper is one of these. Said of any of them, in one sentence.

temper-careful = 谨慎
temper-greedy = 贪心
temper-fierce = 凶猛
likes-careful = 谨慎：两步差不多好时，选能保住自己的那一步。
likes-greedy = 贪心：两步差不多好时，选眼前收获更多的那一步。
likes-fierce = 凶猛：两步差不多好时，选去捕猎或培养猎手的那一步。

# Where the host chooses one of them.
character = 角色
character-of = { $name } · { $temper }
