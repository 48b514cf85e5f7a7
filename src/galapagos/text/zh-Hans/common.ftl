### 两个游戏共用的文字，以及名称和列表的组成方式。
###
### 术语表（英文 = 中文）。用语依据两本规则书：Origin见繁体规则书，Darwin见简体规则书。
###
### 两个游戏：card = 牌（Origin）、卡片（Darwin）；hand = 手牌；draw pile, deck = 抽牌堆、牌堆；
###   discard (pile) = 弃掉（弃牌堆）；player = 玩家；seat = 座位；owner = 拥有者；turn = 轮次；
###   phase = 阶段；main action = 主要行动；starting / first player = 起始玩家；points = 分（Origin）、点（Darwin）；
###   take back, undo = 收回、撤销；draft = 草案；confirm = 确认；bot = 电脑玩家；record = 对局记录；
###   replay = 回放；log = 日志；rule = 规则；switch, option = 选项；team-mate, partner = 队友；table = 牌桌
### Origin（物种起源）：round = 回合；Evolution = 演化；Food supply = 食物供给；Feeding = 进食；
###   Extinction = 灭绝与抽牌；animal = 动物；trait = 性状；pair trait = 互动型性状；pass = 跳过；
###   centre = 中央；red / blue food = 红色（现有）／蓝色（额外）食物；fat = 脂肪；fat room = 脂肪空位；
###   stored food = 储存的食物；appetite = 食量；fed = 吃饱；hungry = 饥饿；take = 拿取；hunt = 猎食；
###   hunter = 猎食者；prey = 猎物；burn fat = 燃烧脂肪；free ability = 不耗费行动的能力；receive = 获得；
###   defence = 防御；substitute = 替身；poisoned = 中毒；representative / dependent = 共生体代表／共生体
### Darwin（达尔文之选）：Era = 纪元；species = 物种；biome = 生物群系；create = 创造；mutate = 突变；
###   migrate = 迁徙；trade (zone) = 交易（区）；redraw = 重抽；pass = 结束行动；finish the turn = 完成轮次；
###   adaptation = 适应力；competition = 竞争力；hearts = 红心；requirement, demand = 能力要求；
###   docking site = 连接点；marker = 标记物；token = 板块；Darwin points = 达尔文点数（DP、点）；bank = 储备；
###   leader = 领先者；fed = 吃饱；hungry = 挨饿；excluded = 被排除；hunt = 捕食；hunter = 捕食者；
###   exactly tied = 完全并列；viable = 能存活；instant / lasting event = 即时／持久效果；game master = 主持人
### 体例：汉字与数字、字母之间不空格；全角标点；引号用“”；性状名在句中加“”；用“你”；不用感叹号。

name-you = 你
name-yours = 你的{ $what }
name-theirs = { $seat }的{ $what }
name-no_seat = 无人
name-full = { $name }（{ $tag }）

list-comma = { $start }、{ $last }
list-and = { $start }和{ $last }
list-or = { $start }或{ $last }
list-plus = { $start }＋{ $last }
list-facts = { $start }，{ $last }
list-plan = { $start }；{ $last }
list-sentences = { $start }{ $last }

with_rule = { $text }（{ $rule }）

seat-count = { $seat }（{ $n }）

# A share, such as a chance to win.
percent = { $n }%
