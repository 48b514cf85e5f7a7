### The rule book in Japanese. Rules themselves are in origin_rules.ftl and darwin_rules.ftl, traits and
### events in origin.ftl and darwin.ftl, house rules in web.ftl.

book-title = { $game }のルール

## Titles of its parts

head-quick = クイックスタート
head-example = 例：
head-mistake = よくある間違い：
head-try = ここから遊ぶ
head-print = 印刷
head-exact = 正確なルール
head-switch = ハウスルール：
head-rules = すべてのルール
head-lists = 一覧

## Origin in one minute, and in steps

minute-origin = あなたは動物を育てます。手札のカードはどれも、裏向きに置けば新しい動物に、表向きに置けば、すでにいる動物を変える形質になります。どのラウンドも、場にある食料には限りがあります。プレーヤーは順番に自分の動物に食べさせます。肉食動物は、代わりにほかの動物を食べることもできます。ラウンドの終わりにまだ空腹のものは死にます。生き残らせた動物が多いほど、新しいカードも多くもらえます。カードがなくなったら最後に1ラウンドだけ行い、残った動物がポイントになります。
quick-origin-1 = 全員が6枚のカードを受け取ります。サイコロで最も大きい目を出した人が始めます。
quick-origin-2 = 進化：順番に、カードを1枚、新しい動物か、動物の形質として出します。またはパスして、このフェーズの残りは何もしません。
quick-origin-3 = 食料供給：全員のための食料が中央にいくつ置かれるかを、サイコロで決めます。
quick-origin-4 = 食事：全員がパスするまで順番に、動物1匹のために食料を1個取るか、肉食動物で狩ります。動物は食料を1個必要とし、形質にプラスがあればその分だけ増えます。
quick-origin-5 = 絶滅：満腹でない動物は死にます。その後、全員がカードを1枚、さらに生きている動物1匹につき1枚引きます。動物も手札もない人は6枚引きます。
quick-origin-6 = ラウンドの始めに山札がなければ、それが最終ラウンドです。その後、動物は2ポイント、形質は1ポイント、形質のプラスはその数だけさらにポイントになります。

## Darwin in one minute, and in steps

minute-darwin = あなたはカードを組み合わせて動物を作ります。頭と胴、そして場合により足、羽、尾です。動物種はどれもバイオームに住みます。バイオームはある能力を求め、ある能力を評価し、植物と肉を適応度の高いものから順に与えます。1つのEraの間、プレーヤーは順番に動物種を作成し、突然変異させ、移動させます。その後、Eraを評価します。必要条件を満たさないものや食糧を得られないものは絶滅し、空腹の肉食動物は捕食し、生き残ったものはダーウィンポイントを得ます。各バイオームで最も適応したものと、全体で最も強いものはさらに得ます。イベントが起こり、いくつかのバイオームが入れ替わり、次のEraが始まります。4つのEraの後、生きている動物種の上と手元にあるポイントで勝敗が決まります。
quick-darwin-1 = 全員がカードを10枚、小カードでも大カードでも好きなように引きます。動物種には頭（小カード）と胴（大カード）が必要です。
quick-darwin-2 = 順番に、動物種1つでメインアクションを1つ行います。作成、突然変異、移動のどれかです。またはパスして、このEraの残りは何もしません。どの動物種も、1つのEraに1回しか行動できません。同じ手番に、交換ゾーンとカードを1枚交換できます。
quick-darwin-3 = 動物種は、バイオームが求める能力を備え、禁止された能力を持っていてはなりません。ハートの数だけ食糧が必要です。
quick-darwin-4 = 適応度は、バイオームが数える能力の合計です。順位の高いものから先に食べます。適応度の高い順、次に強さの高い順、次にハートの多い順です。
quick-darwin-5 = 全員がパスしたら、Eraを評価します。必要条件を満たさないものは絶滅し、空腹の草食動物と雑食動物も絶滅し、空腹の肉食動物は狩りをして、足りなければ絶滅します。生き残ったものと各バイオームの首位はポイントを得て、全体で最も強い3種は3、2、1ポイントを得ます。
quick-darwin-6 = 次にイベントを公開し、いくつかのバイオームを入れ替え、手札を10枚まで補充して、次のEraを始めます。最後のEraの後、ポイントの最も多い人の勝ちです。

## What stands in the pictures

# A species inside a sentence: $kind begins with a capital letter, $low does not.
book-species = { $kind }
book-switch = 「{ $name }」
book-hand = { $seat }の手札
book-refused = { $action }：できません。{ $why }
book-cards = 手札{ $n }枚
mark-centre = 中央
mark-food = 食べた数/必要な数
mark-fat = 脂肪
mark-asleep = 冬眠中
mark-poisoned = 毒を受けた
mark-points = ポイント
mark-plants = 植物
mark-meat = 肉
mark-reward = 最も適応したもののポイント
mark-adaptation = 適応度
mark-competition = 強さ
biome-needs = 必要条件：{ $needs }。
biome-forbids = 禁止：{ $abilities }。
biome-counts = 適応度に数えるもの：{ $abilities }。

## Lists

table-traits = 19の形質
table-cards = カード
table-biomes = バイオーム
table-events = イベント
table-switches = ハウスルール
column-trait = 形質
column-plus = プラス
column-effect = 効果
column-card = カード
column-copies = 枚数
column-switch = オプション
column-biome = バイオーム
column-plants = 植物
column-meat = 肉
column-reward = 報酬
column-needs = 必要
column-forbids = 禁止
column-counts = 適応度
column-event = イベント
column-duration = 期間
event_lasts = Eraの間（長期効果）
event_instant = その場（即時効果）

## Sections of the rules of Origin

section-EV-COMP = 箱の中身
section-EV-TOK = 食料チップ
section-EV-SET = 準備
section-EV-ROUND = ラウンド
section-EV-EVO = フェーズ1：進化
section-EV-FOOD = フェーズ2：食料供給
section-EV-FEED = フェーズ3：食事
section-EV-EXT = フェーズ4：絶滅と補充
section-EV-END = ゲームの終わり
section-EV-SCORE = 得点
section-EV-TRAIT-GEN = 形質全般
section-EV-ATK = 狩り
section-EV-TRAIT-CARNIVOROUS = 肉食
section-EV-TRAIT-FAT = 脂肪組織
section-EV-TRAIT-HIGH_BODY_WEIGHT = 大型化
section-EV-TRAIT-PARASITE = 寄生虫
section-EV-TRAIT-SWIMMING = 水生
section-EV-TRAIT-RUNNING = 俊足
section-EV-TRAIT-MIMICRY = 擬態
section-EV-TRAIT-TAIL_LOSS = しっぽ切り
section-EV-TRAIT-BURROWING = 穴居
section-EV-TRAIT-CAMOUFLAGE = カモフラージュ
section-EV-TRAIT-SHARP_VISION = 鋭い視覚
section-EV-TRAIT-SCAVENGER = 腐肉食
section-EV-TRAIT-HIBERNATION = 冬眠
section-EV-TRAIT-POISONOUS = 有毒
section-EV-TRAIT-PIRACY = 横取り
section-EV-TRAIT-GRAZING = 踏み荒らし
section-EV-TRAIT-COMMUNICATION = 意思疎通
section-EV-TRAIT-COOPERATION = 協力
section-EV-TRAIT-SYMBIOSIS = 共生
section-EV-PAIR = 相互作用形質
section-EV-CHAIN = 相互作用の連鎖
section-EV-VAR = バリアント：生存のポイント
section-EV-2DECK = カード2組：5〜8人
section-EV-TEAM = チーム戦
section-EV-INFO = 誰が何を知ってよいか

## Sections of the rules of Darwin

section-DC-TERM = 用語
section-DC-CMP = 箱の中身
section-DC-SET = 準備
section-DC-INFO = 誰が何を知ってよいか
section-DC-ERA = Eraの流れ
section-DC-TURN = 手番
section-DC-ACT-REDRAW = 引き直し
section-DC-ACT-TRADE = 交換
section-DC-ACT-MAIN = メインアクション
section-DC-ANAT = 体のつくり
section-DC-ACT-CREATE = 作成
section-DC-ACT-MUTATE = 突然変異
section-DC-ACT-MIGRATE = 移動
section-DC-LEAD = 首位
section-DC-FOOD = 食糧
section-DC-DEATH = 絶滅
section-DC-EVAL-REQ = 評価、ステップ1：必要条件
section-DC-EVAL-FOOD = 評価、ステップ2：食糧
section-DC-EVAL-PRED = 評価：狩り
section-DC-EVAL-SURV = 評価、ステップ3：生存
section-DC-EVAL-ADAPT = 評価、ステップ4：適応度
section-DC-EVAL-COMP = 評価、ステップ5：強さ
section-DC-TRANS-1 = 遷移、ステップ1：イベント
section-DC-TRANS-2 = 遷移、ステップ2：バイオーム変更
section-DC-TRANS-3 = 遷移、ステップ3：食糧
section-DC-TRANS-4 = 遷移、ステップ4：プレーヤーマーク
section-DC-TRANS-5 = 遷移、ステップ5：交換ゾーン
section-DC-TRANS-6 = 遷移、ステップ6：手札の補充
section-DC-TRANS-7 = 遷移、ステップ7：次の第1プレーヤー
section-DC-EVT-DEGEN = 退化
section-DC-EVT-SPECIAL = 砂漠化、氷河時代、山脈形成
section-DC-EVT-AXIS = 地軸移動
section-DC-EVT-FLOOD = 洪水
section-DC-EVT-HURRICANE = ハリケーン
section-DC-EVT-INTRUDERS = 侵入者
section-DC-EVT-MEATBOOM = 哺乳動物ブーム
section-DC-EVT-PLANTBOOM = 植物ブーム
section-DC-EVT-METEOR = 隕石衝突
section-DC-EVT-OPTIMAL = 最適な状態
section-DC-EVT-LOWMUT = 突然変異率の低下
section-DC-EVT-DRIFT = 大陸移動
section-DC-EVT-EPIDEMIC = 伝染病
section-DC-EVT-VOLCANO = 火山噴火
section-DC-END = ゲームの終わり
section-DC-BEG = 初心者用ゲーム
section-DC-2P = 2人プレー
section-DC-TEAM = 2対2対戦
section-DC-KIDS = 子ども向けゲーム
section-DC-3ERA = 3つのEra
section-DC-LEM = ルールから導かれること
