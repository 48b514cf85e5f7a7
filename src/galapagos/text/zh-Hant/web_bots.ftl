### Whom one meets at a table: the characters of bots. Names, not descriptions; each language has its own.

bot_name-fern = 小蕨
bot_name-pebble = 卵石
bot_name-moss = 青苔
bot_name-coral = 珊瑚
bot_name-clover = 三葉
bot_name-flint = 燧石
bot_name-lark = 雲雀
bot_name-ember = 火苗
bot_name-hazel = 榛子
bot_name-kelp = 海帶
bot_name-maple = 楓葉
bot_name-nettle = 蕁麻
bot_name-dune = 沙丘
bot_name-iris = 鳶尾
bot_name-juniper = 杜松
bot_name-opal = 蛋白石

## What they like: $temper is one of these. Said of any of them, in one sentence.

temper-careful = 謹慎
temper-greedy = 貪心
temper-fierce = 兇猛
likes-careful = 謹慎：兩步差不多好時，選能保住自己的那一步。
likes-greedy = 貪心：兩步差不多好時，選眼前收穫更多的那一步。
likes-fierce = 兇猛：兩步差不多好時，選去捕獵或培養獵手的那一步。

# Where the host chooses one of them.
character = 角色
character-of = { $name } · { $temper }
