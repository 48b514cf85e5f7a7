### 兩個遊戲共用的文字，以及名稱和清單的組成方式。
###
### 術語表（英文 = 中文）。Origin依據繁體中文規則書；Darwin沒有繁體規則書，參考簡體規則書，其餘用詞依台灣習慣。
###
### 兩個遊戲：card = 牌（Origin）、卡片（Darwin）；hand = 手牌；draw pile, deck = 抽牌堆、牌堆；
###   discard (pile) = 棄掉（棄牌堆）；player = 玩家；seat = 座位；owner = 擁有者；turn = 輪次；
###   phase = 階段；main action = 主要行動；starting / first player = 起始玩家；points = 分（Origin）、點（Darwin）；
###   take back, undo = 收回、復原；draft = 草案；confirm = 確認；bot = 電腦玩家；record = 對局紀錄；
###   replay = 重播；log = 紀錄；rule = 規則；switch, option = 選項；team-mate, partner = 隊友；table = 牌桌
### Origin（物種起源）：round = 回合；Evolution = 演化；Food supply = 食物供給；Feeding = 進食；
###   Extinction = 滅絕及抽牌；animal = 動物；trait = 性狀；pair trait = 互動型性狀；pass = 跳過；
###   centre = 中央；red / blue food = 現有食物／額外食物；fat = 脂肪；fat room = 脂肪空位；
###   stored food = 儲存的食物；appetite = 食量；fed = 吃飽；hungry = 飢餓；take = 拿取；hunt = 獵食；
###   hunter = 獵食者；prey = 獵物；burn fat = 燃燒脂肪；free ability = 不耗費行動的能力；receive = 獲得；
###   defence = 防禦；substitute = 替身；poisoned = 中毒；representative / dependent = 共生體代表／共生體
### Darwin（達爾文之選）：Era = 紀元；species = 物種；biome = 生物群系；create = 創造；mutate = 突變；
###   migrate = 遷徙；trade (zone) = 交易（區）；redraw = 重抽；pass = 結束行動；finish the turn = 完成輪次；
###   adaptation = 適應力；competition = 競爭力；hearts = 紅心；requirement, demand = 能力要求；
###   docking site = 連接點；symbol = 圖示；marker = 玩家標記物；token = 板塊；Darwin points = 達爾文點數（DP、點）；bank = 儲備；
###   leader = 領先者；fed = 吃飽；hungry = 挨餓；excluded = 被排除；hunt = 捕食；hunter = 捕食者；
###   exactly tied = 完全並列；viable = 能存活；instant / lasting event = 即時／持久效果；game master = 主持人
### 體例：中文字與數字、字母之間不空格；全形標點；引號用「」；性狀名在句中加「」；用「你」；不用驚嘆號。

name-you = 你
name-yours = 你的{ $what }
name-theirs = { $seat }的{ $what }
name-no_seat = 無人
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
