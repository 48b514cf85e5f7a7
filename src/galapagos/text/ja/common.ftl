### What both games say in the same words, in Japanese, and how names and lists are put together.
###
### Glossary. Game terms are those of the Japanese rulebook of Darwin's Choice and of the name
### tables of the rule specifications; the animals, biomes and events of Darwin are in names.csv.
###
###   both      player プレーヤー · seat 席 · hand 手札 · turn 手番 · pass パス · points ポイント (点 in tables)
###             main action メインアクション · token チップ · discard pile 捨て札 · table 卓 / 場
###             fed 満腹 · hungry 空腹 · hunt 狩り, 狩る · hunter 捕食者 · prey 獲物 · option オプション
###   Origin    animal 動物 · trait 形質 · pair trait 相互作用形質 · partner (of a pair) 相方
###             round ラウンド · phase フェーズ: 進化, 食料供給, 食事, 絶滅と補充
###             starting player スタートプレーヤー · draw pile 山札 · centre 中央 · die サイコロ
###             food 食料 · extra food 追加食料 · fat 脂肪 · appetite 必要食料 · hunger 不足分
###             fat room 脂肪の空き · stored food 蓄えた食料 · take 取る · burn 燃やす
###             free ability アクション不要の能力 · hibernate 冬眠する · graze 踏み荒らす
###             pirate 横取りする · carnivore 肉食動物 · scavenger 腐肉食の動物 · big 大型
###             defence 防御 · substitute 身代わり · representative 代表 · dependent 共生体
###             team-mate チームメイト · variant バリアント
###   Darwin    Darwin point ダーウィンポイント (DP) · species 動物種 · biome バイオーム · slot 区画 · Era Era · phase 段階: アクション, 評価, 遷移
###             create 作成 · mutate 突然変異 · double mutation ダブル突然変異 · migrate 移動
###             redraw 引き直し · trade 交換 · trade zone 交換ゾーン · deck デッキ
###             small / large card 小カード / 大カード · head 頭 · body 胴 · legs 足1対 / 足2対
###             wings 羽 · tail 尾 · docking site 接続部分 · hearts ハート · competition 強さ
###             adaptation 適応度 · demand 必要な能力 · satisfy a biome 必要条件を満たす
###             excluded 対象外 · food 食糧 · plants 植物 · meat 肉 · reward 報酬 · bank 手元
###             herbivore 草食動物 · carnivore 肉食動物 · omnivore 雑食動物 · eat (a species) 捕食
###             die 絶滅 · rank 順位 · exactly tied 完全に同順位 · lead 首位 · continent token 大陸チップ
###             competition token 試合チップ · marker プレーヤーマーク · first player 第1プレーヤー
###             game master ゲームマスター · active volcano 活火山 · partner パートナー · opponents 相手チーム
###             easy / hard biome 到達しやすい / 到達が難しいバイオーム
###
### Style: です・ます to the player (prompts, refusals, rules, help); plain forms in choices and in
### the log, which tells what happened (〜した). Full-width punctuation, half-width digits, no
### spaces between Japanese and digits. What has to be typed stands in 「」.

# The reader, and things with their owner: $what is "P1a" or "ボンゴ・ライオン（S3）".
name-you = あなた
name-yours = あなたの{ $what }
name-theirs = { $seat }の{ $what }
name-no_seat = なし
# A player with the tag by which the game knows the seat: "Bo（P2）".
name-full = { $name }（{ $tag }）

# Lists are folded from the left: "a", "a、b", "a、b、c". $start is all of it so far.
list-comma = { $start }、{ $last }
list-and = { $start }、{ $last }
list-or = { $start }、または{ $last }
# What is needed all at once: "登る2＋寒さに強い".
list-plus = { $start }＋{ $last }
# Remarks and facts one after the other, and parts of a plan.
list-facts = { $start }、{ $last }
list-plan = { $start }／{ $last }
# Whole sentences one after the other.
list-sentences = { $start }{ $last }

# A sentence with the rule behind it.
with_rule = { $text }（{ $rule }）

seat-count = { $seat }（{ $n }）

# A share, such as a chance to win.
percent = { $n }%
