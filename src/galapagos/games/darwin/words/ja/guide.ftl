### Darwin guide in Japanese. The English file says what the keys mean.

## In one minute, and in steps

minute-darwin = カードを組み合わせて動物を作るゲームです。頭と胴、そのほかに足、羽、尾も付けられます。動物種はどれもバイオームにすみます。バイオームはある能力を求め、ある能力を評価し、植物と肉を適応度の高いものから順に与えます。1つのEraの間、プレーヤーは順番に動物種を作成し、突然変異させ、移動させます。その後が評価です。必要条件を満たさないものや食糧を得られないものは絶滅し、空腹の肉食動物は捕食し、生き残ったものはダーウィンポイントを得ます。各バイオームで最も適応したものと、全体で最も強いものはさらに得ます。イベントが起こり、いくつかのバイオームが入れ替わり、次のEraが始まります。4つのEraの後、生きている動物種の上と手元にあるポイントで勝敗が決まります。
quick-darwin-1 = カードを10枚、小カードでも大カードでも好きなように引きます。動物種には頭（小カード）と胴（大カード）が必要です。
quick-darwin-2 = 順番に、動物種1つでメインアクションを1つ行います。作成、突然変異、移動のどれかです。またはパスします（このEraではもう行動できません）。どの動物種も、1つのEraに1回しか行動できません。同じ手番に、交換ゾーンとカードを1枚交換できます。
quick-darwin-3 = 動物種は、バイオームが求める能力を備え、禁止された能力を持っていてはなりません。ハートの数だけ食糧が必要です。
quick-darwin-4 = 適応度は、バイオームが数えるシンボルの合計です。順位の高いものから先に食べます。適応度の高い順、次に強さの高い順、次にハートの多い順です。
quick-darwin-5 = 全員がパスしたら、Eraの評価を行います。必要条件を満たさないものは絶滅し、空腹の草食動物と雑食動物も絶滅し、空腹の肉食動物は捕食し、足りなければ絶滅します。生き残ったものと各バイオームの首位はポイントを得て、全体で最も強い3種は3、2、1ポイントを得ます。
quick-darwin-6 = 次にイベントを公開し、いくつかのバイオームを入れ替え、手札を10枚まで補充して、次のEraを始めます。最後のEraの後、ポイントの最も多い人の勝ちです。

## Sections of the rules

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
section-DC-EVAL-PRED = 評価：捕食
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

## Chapters

guide-era = 6枚の絵で見る1つのEra
guide-era-1 = どのEraでも、全員がパスするまで順番に行動します。手番には、動物種を1つ作成するか、突然変異させるか、移動させます。どの動物種も、1つのEraに1回しか行動できません。その後、評価、イベント、新しいバイオームと続きます。ここではAna、Bo、Chenが1つのEraを行います。

example-era = Ana、Bo、Chenの1つのEra
example-era-0 = 作成。Anaは頭と胴を組み合わせ、{ $S3 }をサバンナに置きます。植物が{ $S3_hearts }必要です。植物{ $africa_plants }で、ちょうど全員に足ります。
example-era-1 = 突然変異。Boは{ $S2 }に新しい足を付けます。植物が{ $S2_hearts }必要になりますが、適応度が{ $S2_adaptation }で最も高いので、最初に食べます。{ $S3 }には{ $S3_food }しか残りません。空腹です。
example-era-2 = 移動。Chenは肉を食べる肉食動物を作成しました。Anaは{ $S1 }をステップに移動させます。サバンナの植物が足りて、{ $S3 }はまた満腹になります。
example-era-3 = BoとChenがパスします。いよいよ評価です。バイオームの必要条件を満たさない動物種は絶滅し、空腹の動物種も絶滅します。4種とも満腹で、生き残ります。
example-era-4 = Anaがパスして、評価です。生き残った動物種は1ポイント、各バイオームで最も適応したものはバイオームのポイント、全体で最も強い3種は3、2、1ポイントを得ます。ポイントは動物種の上に置きます。
example-era-5 = イベントは退化です。Boの{ $S2 }は尾を失います。次に3つのバイオームが入れ替わります。サバンナは{ $africa }になり、そこの動物種はどれも必要条件を満たしません。次のEraに突然変異か移動をしなければ絶滅します。

guide-create = 動物種を作成する
guide-create-1 = 動物種には頭が1つと胴が1つ必要です。何を食べるかは頭で決まります。植物か、肉か、その両方です。足、羽、尾をいくつ付けられるかは胴で決まります。
guide-create-2 = すべてのカードのシンボルを足します。ハートの数だけ食糧が必要です。次にバイオームに置きます。バイオームが求める能力があり、禁止された能力がなく、食糧がすべて得られなければなりません。

example-create = Anaの最初の動物種
example-create-0 = Anaの手札には、頭、胴、足が1枚ずつあります。
example-create-1 = この動物種は海にすめるでしょうか。
example-create-2 = サバンナなら大丈夫です。「走る」が必要で、適応度にも「走る」を数えます。頭1、胴2、足2で適応度{ $S1_adaptation }です。ハートは{ $S1_hearts }で、植物を{ $S1_food }得ます。

guide-rank = 適応度と順位
guide-rank-1 = 適応度は、動物種のシンボルのうち、バイオームが数えるものの合計です。同じ動物種でも、適応度がバイオームによって高くも低くもなります。
guide-rank-2 = バイオームごとに順位があります。適応度の高い順、同じなら強さの高い順、それも同じならハートの多い順です。順位で、先に食べるものと、バイオームのポイントを得るものが決まります。

example-rank = サバンナの3種
example-rank-0 = { $S1 }と{ $S3 }の適応度はどちらも{ $S1_adaptation }です。強さは{ $S1_competition }と{ $S3_competition }なので、{ $S1 }が1位です。{ $S2 }の強さは{ $S2_competition }ですが、適応度は{ $S2_adaptation }で最下位です。

guide-food = どれが食べるか
guide-food-1 = バイオームは植物と肉を供給します。草食動物は植物、肉食動物は肉、雑食動物は両方を、植物から先に食べます。順位の順に食べます。最初に足りなくなったものが残りを取り、それより下は何も得られません。
guide-food-2 = 食糧は行動のたびに配り直します。そのため、より適応した新入りがほかのものを空腹にすることがあります。その場で満腹でなければならないのは新入りだけです。空腹のものは、誰かが助けないかぎり、評価で絶滅します。

example-plants = サバンナの植物8
example-plants-0 = { $S1 }が植物{ $S1_food }、{ $S2 }が{ $S2_food }を取ります。{ $africa_plants }のうち7です。{ $S3 }は肉食動物で、肉{ $S3_food }を取ります。
example-plants-1 = Anaは適応度{ $S4_adaptation }の{ $S4 }を作成します。これが最初に{ $S4_food }食べます。次に{ $S1 }が{ $S1_food }。{ $S2 }は{ $S2_hearts }必要ですが、{ $S2_food }しか残りません。空腹です。肉は変わりません。

guide-mutate = 突然変異させる
guide-mutate-1 = このEraにまだ行動していない動物種に、カードを1枚追加するか、1枚取り除くか、1枚置き換えます。頭と胴は置き換えることしかできません。1回の突然変異は無料です。同じ手番の2回目には、その動物種のポイントを最大3ポイント使います。
guide-mutate-2 = その後、バイオームの必要条件を満たし、満腹でなければなりません。

example-mutate = シングル突然変異とダブル突然変異
example-mutate-0 = どちらも適応度は{ $S1_adaptation }です。強さ{ $S2_competition }と{ $S1_competition }で、Boの{ $S2 }が1位です。
example-mutate-1 = Anaはチーターの足を付けます。「走る」が4増えます。{ $S1 }は適応度{ $S1_adaptation }になり、必要な植物は2から{ $S1_hearts }に増え、首位に立ちます。{ $S1_points }ポイントはそのままです。
example-mutate-2 = Boは足と尾を付けます。ダブル突然変異です。適応度は同じ{ $S2_adaptation }ですが、強さは{ $S2_competition }で、また首位です。動物種から3ポイントを払い、5が{ $S2_points }になります。

guide-migrate = 移動させる
guide-migrate-1 = このEraにまだ行動していない動物種を、別のバイオームへ移動させます。そこの必要条件を満たし、食糧がすべて得られなければなりません。ポイントも一緒に動きます。バイオームが変わった後は、移動するしか助かる道がないこともよくあります。

example-migrate = 寒さからの脱出
example-migrate-0 = サバンナは{ $africa }に変わり、「寒さに強い」ことが必要になりました。Anaの{ $S1 }は必要条件を満たさず、食糧がありません。
example-migrate-1 = Anaはそれを{ $america }に移動させます。そこでは「走る」だけで足ります。植物を{ $S1_food }得て、{ $S1_points }ポイントも残ります。
example-migrate-2 = BoとChenがパスします。Anaはいま、それにチーターの足も付けられるでしょうか。どの動物種も、1つのEraに1回しか行動できません。

guide-evaluation = 評価：どれが生き残るか
guide-evaluation-1 = 全員がパスしたら、まず、バイオームの必要条件を満たさない動物種が絶滅します。次に、空腹の草食動物と雑食動物が絶滅します。最後に、空腹の肉食動物が順位の高い順に捕食します。
guide-evaluation-2 = 肉食動物は、同じバイオームの草食動物と雑食動物のうち、捕食できる最も適応度の低いものを食べます。自分の適応度と強さの両方が、獲物以上でなければなりません。「掘る」や「毒」のある獲物は安全です。獲物のハートの数だけ肉になります。足りない肉食動物は絶滅します。
guide-evaluation-3 = 絶滅した動物種にポイントがあれば、1ポイントが持ち主の手元に残ります。

example-hunters = 空腹の肉食動物
example-hunters-0 = 肉は{ $africa_meat }あります。{ $S3 }が1位で{ $S3_food }取ります。{ $S4 }は{ $S4_hearts }必要ですが、{ $S4_food }しか残りません。捕食しなければなりません。
example-hunters-1 = { $S1 }を食べます。ハート2で足ります。「掘る」のある{ $S2 }は食べられません。Anaは{ $S1 }を失い、1ポイントを手元に残します。

guide-points = ポイント
guide-points-1 = 評価では、生きている動物種がそれぞれ1ポイントを得ます。各バイオームで最も適応したものは、バイオームの2か3ポイントを得ます。さらに、全体で強さの最も高い3種が3、2、1ポイントを得ます。ポイントは動物種の上に置きます。最後のEraの後、それと手元のポイントを合計します。

example-points = ポイントの計算
example-points-0 = 最後のEra。4種とも満腹です。海では{ $S3 }と{ $S4 }の適応度がどちらも{ $S3_adaptation }なので、強さで{ $S4 }が上です。
example-points-1 = 生き残ったものは1ポイントずつ。最も適応した{ $S1 }と{ $S4 }は2ポイントずつ。{ $S4 }と{ $S2 }の強さは{ $S2_competition }で同じなので、より適応した{ $S4 }が3、{ $S2 }が2、{ $S1 }が1ポイント。したがって、{ $S1 }は3+1+2+1={ $S1_points }、{ $S2 }は2+1+2={ $S2_points }、{ $S3 }は1+1={ $S3_points }、{ $S4 }は1+1+2+3={ $S4_points }。Anaは{ $P1_points }ポイント、Boは手元と合わせて{ $P2_points }ポイント、Chenは{ $P3_points }ポイントです。

guide-change = イベントと新しいバイオーム
guide-change-1 = 評価の後、イベントを公開します。すぐに起こるものと、次のEraの間ずっと続くものがあります。次に、いくつかのバイオームが入れ替わります。動物種はその場に残り、新しいバイオームにすみます。手札を10枚まで補充して、次のEraが始まります。

example-change = 洪水
example-change-0 = 最初のEraが終わりました。どれも満腹で、ポイントを得ます。
example-change-1 = 洪水：泳ぐ、登る、飛ぶのどれもできない動物種は絶滅します。Anaの{ $S1 }は走ることしかできません。手元に{ $P1_bank }ポイントが残ります。Boの{ $S2 }は登れます。次にサバンナが{ $africa }に変わります。

guide-biomes = バイオーム一覧
guide-biomes-1 = バイオームカードの適応度マークの横にあるシンボルを適応度に数えます。例には、すめる動物種とすめない動物種があります。

guide-events = 16のイベント

mistake-degeneration = 失うカードは選べますが、頭と胴は選べません。それがなくてもバイオームの必要条件を満たすか、先に確かめましょう。
mistake-desertification = 動物種は移されません。砂漠にすむことになります。次のEraに移動させましょう。
mistake-flood = 「走る」や「掘る」では助かりません。「泳ぐ」「登る」「飛ぶ」のシンボルが1つあれば足ります。
mistake-hurricane = 適応度が4以上なら、最下位でも安全です。
mistake-ice_age = 寒いバイオームは2つとも「暑さに強い」が禁止です。そのシンボルを持つ動物種は残れません。
mistake-intruders = ポイントは失われません。ほかの動物種に分け、1つも残っていなければすべて手元に置きます。
mistake-mountain_formation = 予定された入れ替えの1つになります。余分に増えるわけではありません。
mistake-axis_shift = すぐには絶滅しません。どれも新しいバイオームにすみ、次のEraに移動できます。
mistake-continental_drift = 同じ側のバイオームの間なら移動できます。
mistake-epidemic = 肉食動物がこれで絶滅することはありません。ただし肉の足りない肉食動物は捕食できません。
mistake-low_mutation = シングル突然変異にも1ポイントを使います。ポイントのない動物種は無料で突然変異できます。
mistake-meat_boom = ポイントが3の到達が難しいバイオームは、書かれた食糧のままです。
mistake-meteor = 食糧はちょうどこの数になります。カードに書かれた数より増えることもあります。
mistake-optimal = ボーナスではありません。何も起こりません。
mistake-plant_boom = 肉は2に減ります。肉食動物に気をつけましょう。
mistake-volcano = そこでは作成も突然変異もできず、出ていくだけです。その次のEraには熱帯雨林になります。
