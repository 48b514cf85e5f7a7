### The terminal table of Darwin in Japanese.

welcome-aim = 動物種を作り、合った場所で生き残らせ、最後に最も多くのポイントを得ましょう。
welcome-how = あなたは{ $who }です。手番では選択肢の番号を入力し、Enterを押してください。
welcome-more = いつでも「help」と入力できます。Ctrl-Cで離れます。1手ごとに保存されます。

note-empty_hand = 手札はありません。
note-empty_zone = 交換ゾーンは空です。
note-more_ideas = （案はあと{ $n }つ：「ideas」）
note-no_ideas = いまあるカードでできることは見つかりません。
note-of_cards = 内訳：{ $cards }
note-no_forecast = いま予測することはありません。

head-era = Era { $era }/{ $eras }
head-last_era = Era { $era }/{ $eras }、最後のEra
head-before_era = Era { $era }/{ $eras }の開始前
head-event = イベント：{ $event }
head-last_event = 前のイベント：{ $event }
head-you = あなた
head-cards = カード{ $n }枚
head-points = { $n }点
head-banked = { $n }点（手元{ $bank }）
head-team = { $seat }とチーム
head-first = 第1プレーヤー
head-passed = パス済み
head-zone = 交換ゾーン：
head-hand = 手札：
head-ideas = 案：
head-ideas_score = 案と、直後にEraが終わった場合のあなたの得点（いまのままなら{ $n }点）：

biome-empty = 動物種なし
biome-deadly = 何も生きられない
biome-reward = { $n }点
biome-food = 植物{ $plants }/{ $all_plants } 肉{ $meat }/{ $all_meat }
biome-left = 左
biome-right = 右
biome-side = { $continent }（{ $side }）

species-you = 自分
species-numbers = { $diet } 適{ $adaptation } 強{ $competition }
species-hearts = ♥{ $n }
species-hunting = { $food } { $prey }を捕食
species-points = { $n }点
species-leads = 首位
species-prey = 危険
species-protected = 捕食されない
species-acted = 行動済み
species-line = { $species }、{ $slot }。{ $stats }

card-taken = （交換で取る）
card-planned = （使用予定）
card-unknown = 不明なカード{ $n }枚

draft-line = 未確定：{ $draft }。
draft-trade = { $given }を{ $taken }と交換

command-go_on = 進む（引き直しは自分の手番でもできる）
command-build = 自分で動物種を組み立てる
command-mutate = 動物種を突然変異させる
command-migrate = 動物種を移動させる
command-trade = カードを交換する
command-redraw = 引き直す：1枚だけ残して手札を新しくする
command-take_over = パートナーの動物種を引き取る
command-show = カードを4枚まで見せる：show a c
idea-worth = { $n }点
idea-then = その後：{ $action }

usage-trade = 「trade 手札 for 交換ゾーンのカード」と入力してください。例：trade a for z1
usage-redraw = 「redraw keep 残すカード」と入力してください。例：redraw keep a
usage-show = 「show」に続けてカードを4枚まで入力してください。例：show a c
usage-open = 全員に見せるには、「open」に続けてカードを入力してください。例：open a
usage-take_over = パートナーの動物種：{ $species }。「take over 動物種 for draws」、またはカード2枚なら「take over S1 for a b」と入力してください。
usage-no_species = なし
usage-species = 「species」に続けて名前を入力してください。例：species S1
usage-no_actor = このEraでまだ行動できる動物種はありません。
usage-which_species = どれですか。あなたの動物種：{ $species }。続けて入力してください。例：mutate S1

question-turn = 動物種を1つ作成、突然変異、または移動させるか、パスしてください。
question-turn_pad = 作成、突然変異、移動から1つ選んでください。
question-kids = 動物種を1つ作成するか、パスしてください。
question-beginner_1 = 動物種を1つ作成するか、パスしてください。食糧は全員がパスしてから数えます。
question-beginner_2 = 動物種を1つ突然変異または移動させるか、パスしてください。
question-beginner_none = 突然変異や移動をさせられる動物種がありません。パスしてください。
question-confirm_turn = 手番を終えるか、考え直してください。
question-passed = あなたはパスしました。手番ごとにカードを1枚交換できます。
question-moment = { $seat }の手番です。手札を見てください。そのままにしますか、誰かが行動する前に引き直しますか。
question-draw = あと{ $n }枚引きます。どのデッキからですか。（小はs、大はl、まとめてssl、残り全部はrest）
question-draw_pad = あと{ $n }枚引きます。小と大、どちらからですか。
question-discard = 残したくないカードを1枚ずつ捨ててください。
question-discard_pad = 残したくないカードを捨ててください。
question-show = パートナーにカードを4枚まで見せてください。4人が同時に行います。
question-give = { $seat }がカードを頼んでいます。どれを渡しますか。
question-pay = 受け取ったカードの分を払ってください。
question-deal_draw = { $seat }が払います。あなたはカードを{ $n }枚引けます。
question-hunt_first = あなたの捕食者が同順位です。どれが先に捕食しますか。
question-eat = { $hunter }が捕食します。獲物は完全に同順位です。どれにしますか。
question-event = { $event }：選んでください。
question-bequeath = 侵入者：渡すポイントはあと{ $n }です。これにいくつ渡しますか。
question-bequeath_pad = 侵入者：{ $n }ポイントを自分の動物種に分けてください。
question-pick = どのバイオームを卓に出しますか。

answer-why_usage = 「why」に続けてアクションを入力してください。例：why migrate S1 to savanna

warning-redraw = 捨てたカードは戻りません。
warning-trade_lost = パスすると、予定した交換は取り消されます。
warning-idle = このEraではまだ何もしていません。手札は{ $n }枚あります。
warning-could_act = このEraではまだ行動できます。手札は{ $n }枚あります。

forecast-all_live = いま評価しても、絶滅する動物種はありません。
forecast-points = { $seat }（{ $n }点）
forecast-earn = いまEraが終わった場合の得点：{ $points }。

# --- the workbench -----------------------------------------------------------------------------

bench-together = 合計：
bench-yes = 可：
bench-no = 不可。
bench-fits = いまのところ合う
bench-unknown = ここでは分かりませんでした：{ $text }。Enterで作業を表示、「cancel」でやめます。
bench-no_biome = そのようなバイオームはありません：{ $text }。番号か名前を入力してください。
bench-which_biome = どのバイオームですか。「done」に続けて番号を入力してください。
bench-no_home = まだどのバイオームにも置けません。理由はそれぞれ上にあります。
bench-nothing = まだすることがありません。
bench-cancelled = やめました。
bench-nothing_to_undo = 戻せる操作はありません。
bench-no_card = そのカードは手札にありません：{ $text }。文字を入力してください。
bench-several_cards = { $text }に当てはまるカードがいくつかあります。1枚の文字を入力してください。
bench-add_usage = 「add」に続けてカードの文字を入力してください。例：add a c
bench-remove_usage = 「remove」に続けてカードを入力してください。例：remove tail
bench-not_on_it = そのカードはないか、いくつかあります：{ $text }
bench-which_legs = 足のカードが2枚あります。外すものを入力してください：replace 外すカード 新しいカード
bench-replace_usage = 「replace」に続けて、動物種のカードと手札を入力してください。例：replace legs a

build-title = { $species }を組み立て中
build-prompt = build：add カード、remove カード、in バイオーム、done、cancel
build-usage = 文字でカードを追加（a c）。「in 2」でバイオームを見る。「done 2」でそこに作成。

mutate-title = { $species }を突然変異中
mutate-prompt = mutate：add カード、remove カード、done、cancel
mutate-usage = 「add」は同じ部位を置き換え。「remove tail」「replace legs a」も可。「undo」で1つ戻る。
mutate-left = 突然変異はあと{ $n }回。
mutate-prices = その動物種が使うポイント：1回なら{ $one }、2回なら{ $two }。

migrate-title = { $species }を移動中
migrate-prompt = migrate：to バイオーム、done、cancel
migrate-usage = 「to 2」でバイオームを見る。「done 2」でそこに移動。

# Lists of cards (galapagos cards).
cards-none = 当てはまるカードはありません
cards-key = { diet_mark-herbivore }、{ diet_mark-carnivore }、{ diet_mark-omnivore }：食性／♥：ハート／{ stats-competition_mark }：強さ／[{ stats-leg_mark }{ stats-leg_mark }{ stats-wing_mark }{ stats-tail_mark }]：足、羽、尾の接続部分
cards-count = カードセット「{ $set }」：{ $all }枚のうち{ $n }枚
cards-biome = { $reward }ポイント、植物{ $plants }、肉{ $meat }。{ $demands }

end-living = 動物種
end-species = 動物種の上
end-bank = 手元

help-text =
    選択肢の番号、コマンド、またはアクションの全体を入力します：pass、confirm、
    trade a for z1、create a c in savanna、migrate S1 to 2、mutate S1 add b。
    手札は文字、交換ゾーンはz1 z2、動物種はS1、バイオームは1 2で指します。

      build         カードを1枚ずつ組み合わせ、各バイオームに合うかを見る
      mutate S1     動物種を突然変異させる。「migrate S1」は移動させる
      ideas         プログラムの案。番号で選ぶ
      confirm       手番を終える。それまでは「take back」「cancel trade」で戻せる
      forecast      いま絶滅するものと得点。「species S1」はそのカード
      table, hand   卓をもう一度／手札の説明。「zone」、「hands」（ほかの人）
      log [n]       起きたことの最後のn行と、その根拠のルール
      summary [n]   各Eraのまとめ。「summary 2」はEra 2
      hint [BOT]    頂点捕食者（またはほかのボット）ならどうするか、その理由
      reason [n]    相手が最近のn回をどう判断したか
      why ACTION    なぜできないのか：why migrate S1 to savanna
      rules WORD    ルールの文章：rules DC-FOOD-05、rules migrate、rules
      undo          最後の選択を取り消す（新しく何かが明かされていなければ）
      save [FILE]   写しを保存。「load FILE」は別のゲームを続ける。「quit」は離れる

    動物種には頭と胴が必要です。足、羽、尾は胴に接続部分があれば付けられます。
    「適」は適応度です。いるバイオームで、適応度の低いものより先に食べます。
    「強」は強さです。同点を決め、ポイントになり、どれがどれを捕食できるかを
    決めます。ハート（♥）は必要な食糧です。「草」は植物、「肉」は肉かほかの
    動物種、「雑」は植物と肉を食べます。「2/3」は、必要な食糧3のうち2があると
    いう意味です。Eraの終わりに、空腹のものと必要条件を満たさないものは絶滅し、
    生き残りは1ポイント、各バイオームで適応度の最も高いものはそのポイント（点）、
    強さの上位3種は3、2、1ポイントを得ます。
cards-made = { $folder }にGalapagosのカードセットをコピーしました。ファイルを変更して、次を実行してください：
cards-error = エラー：{ $what }
cards-warning = 警告：{ $what }
cards-errors = エラー{ $n }件
cards-warnings = 警告{ $n }件
cards-bad = { $errors }、{ $warnings }
cards-good = { $set }：動物カード{ $cards }枚、バイオーム{ $biomes }枚、イベント{ $events }枚。{ $warnings }。このセットで遊べます。

## A puzzle. $best, $points: players with their points.

puzzle-soon = このEraが終わるときのポイントの目安：{ $best }。つい選びたくなる手では：{ $points }。
puzzle-soon-next = 次のEraが終わるときのポイントの目安：{ $best }。つい選びたくなる手では：{ $points }。
puzzle-soon-worse = このEraが終わるときのポイントの目安：{ $points }。最善の手なら：{ $best }。
puzzle-soon-worse-next = 次のEraが終わるときのポイントの目安：{ $points }。最善の手なら：{ $best }。
puzzle-ahead = 続きを{ $of }回試すと、このEraの終わりにあなたがリードしているのは最善の手の後では{ $best }回、「{ $other }」の後では{ $n }回です。
