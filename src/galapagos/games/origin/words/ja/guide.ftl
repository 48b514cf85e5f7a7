### Origin guide in Japanese. The English file says what the keys mean.

## In one minute, and in steps

minute-origin = 動物を育てるゲームです。手札のカードはどれも、裏向きに置けば新しい動物に、表向きに置けば、すでにいる動物を変える形質になります。どのラウンドも、場にある食料には限りがあります。プレーヤーは順番に自分の動物に食べさせます。肉食動物は、代わりにほかの動物を食べることもできます。ラウンドの終わりにまだ空腹の動物は死にます。生き残らせた動物が多いほど、新しいカードも多く引けます。カードがなくなったら最後に1ラウンドだけ行い、生き残った動物とその形質がポイントになります。
quick-origin-1 = 全員が6枚のカードを受け取ります。サイコロで最も大きい目を出した人が始めます。
quick-origin-2 = 進化：順番に、カードを1枚、新しい動物か、動物の形質として出します。またはパスします（このフェーズではもう出せません）。
quick-origin-3 = 食料供給：サイコロを振り、全員の食料がいくつあるかを決めます。
quick-origin-4 = 食事：全員がパスするまで順番に、動物1匹のために食料を1個取るか、肉食動物で狩ります。動物に必要な食料は、1個に形質に書かれた数字を足した数です。
quick-origin-5 = 絶滅：満腹でない動物は死にます。その後、全員がカードを1枚、さらに生きている動物1匹につき1枚引きます。動物も手札もない人は6枚引きます。
quick-origin-6 = ラウンドの始めに山札がなければ、それが最終ラウンドです。その後、動物は2ポイント、形質は1ポイントに、書かれた数字を足したポイントになります。

## Sections of the rules

section-EV-COMP = 箱の中身
section-EV-TOK = 食料チップ
section-EV-SET = 準備
section-EV-ROUND = ラウンド
section-EV-EVO = フェーズ1：進化
section-EV-FOOD = フェーズ2：食料供給
section-EV-FEED = フェーズ3：食事
section-EV-EXT = フェーズ4：絶滅と補充
section-EV-END = ゲームの終わり
section-EV-SCORE = 得点計算
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

## Chapters

guide-round = 6枚の絵で見る1ラウンド
guide-round-1 = どのラウンドにも4つのフェーズがあります。進化（カードを出す）、食料供給（サイコロを振る）、食事（食料を分けるか、狩る）、絶滅（空腹の動物は死に、新しいカードを引く）。ここではAnaとBoの2人が1ラウンドを最後まで行います。

example-round = AnaとBoの1ラウンド
example-round-0 = 進化。Anaはカードを1枚裏向きに置きます。新しい動物{ $P1a }です。Boも同じです。動物1匹には毎ラウンド食料が{ $P1a_need }個必要です。
example-round-1 = まだ進化です。1手番に1枚ずつ出します。Anaは{ $P1a }の下にカードを表向きに置きます。肉食です。必要食料は{ $P1a_need }個になりますが、狩りができます。Boは2匹目の動物を出します。
example-round-2 = 2人ともパス。食料供給：2人ならサイコロ1個+2です。目は1なので、中央に食料を{ $centre }個置きます。3匹に必要なのは合わせて4個です。
example-round-3 = 食事：1手番に食料1個です。Anaは{ $P1a }に、Boは{ $P2b }に食べさせます。中央に{ $centre }個残っています。
example-round-4 = Anaは食料を取る代わりに狩ります。{ $P1a }がBoの{ $P2a }を食べて、食料を2個得ます。2個必要で1個持っていたので、1個で足ります。もう1個は失われます。
example-round-5 = 2人ともパス。絶滅：空腹の動物はいないので、ほかには死にません。新しいカード：1枚と、生き残った動物1匹につき1枚です。2人とも2枚引いて、手札は{ $P1_hand }枚になります。

guide-evolution = 進化：カードを出す
guide-evolution-1 = 手番には、カードを1枚出すか、パスします。使い方は自由です。裏向きなら新しい動物、表向きなら場の動物の形質です。形質が2つ書かれたカードも多く、使えるのは片方だけです。
guide-evolution-2 = 形質は自分の動物に付けます。寄生虫だけは、ほかの人の動物に付けます。1匹に同じ形質は2つ付けられません。脂肪組織は例外です。
guide-evolution-3 = パスすると、このフェーズではもう何もできません。出さなかったカードは手札に残り、後のラウンドで使えます。

example-evolution = 3枚のカード、3つの使い方
example-evolution-0 = AnaとBoには動物が1匹ずついます。Anaの手札は{ $P1_hand }枚です。
example-evolution-1 = Anaは{ $P1a }に脂肪組織を付けます。食料を1個蓄えられます。Boは{ $P2a }に俊足を付けます。
example-evolution-2 = AnaはBoの{ $P2a }に寄生虫を付けます。必要食料は1個から{ $P2a_need }個になります。Boはもうカードがないのでパスします。
example-evolution-3 = Anaは最後のカードを新しい動物として出します。これで動物は{ $P1_animals }匹、手札は{ $P1_hand }枚です。

guide-food = 食料供給：いくつあるか
guide-food-1 = スタートプレーヤーがサイコロを振ります。2人ならサイコロ1個+2、3人なら2個、4人なら2個+2です。その数の食料が、全員のために中央に置かれます。最初に取る前に、場の動物に必要な食料と比べましょう。

example-food = 足りないのは誰？
example-food-0 = 3人で動物は6匹です。{ $P1a }と{ $P2a }は2個ずつ、残りの4匹は1個ずつ必要です。合わせて食料8個です。
example-food-1 = 目は2と4、食料は{ $centre }個で、2個足りません。誰かが狩らないかぎり、空腹の動物が出ます。

guide-feeding = 食事：1個ずつ
guide-feeding-1 = 手番には、3つのうち1つを行います。中央から動物1匹のために食料を1個取る、肉食動物1匹で狩る、動物1匹の脂肪を燃やす。そして次の人の番です。全員がパスするまで続けます。
guide-feeding-2 = 動物に必要な食料は、1個に、形質に書かれた数字を足した数です。足りれば満腹で、もう取れません。ただし空の脂肪組織があれば蓄えられます。
guide-feeding-3 = さらに、アクション不要の能力も使えます。冬眠、踏み荒らし、横取り、相方に食べさせることです。パスすると、まだ食料があっても、このフェーズではもう何もできません。

example-feeding = 食料3個と動物3匹
example-feeding-0 = 中央に食料が{ $centre }個あります。Anaには、食料を{ $P1a_need }個必要とする肉食の{ $P1a }と、形質のない{ $P1b }がいます。Boには形質のない動物が1匹います。
example-feeding-1 = Anaは{ $P1a }に食べさせます：{ $P1a_food }/{ $P1a_need }。Boは{ $P2a }に食べさせます：{ $P2a_food }/{ $P2a_need }。残りは{ $centre }個です。
example-feeding-2 = 食料1個では、Anaの動物を2匹とも救えません。Anaは{ $P1b }に食べさせ、{ $P1b }は満腹になります。中央は空です。
example-feeding-3 = 2人ともパス。{ $P1a }は{ $P1a_need }個必要なのに{ $P1a_food }個しかなく、死にます。{ $P1b }と{ $P2a }は生き残ります。
example-fat = 後のための食料
example-fat-0 = { $P1a }には脂肪組織があります。Anaは食料を1個取ります。{ $P1a }は満腹です。
example-fat-1 = 次の手番にもう1個取ると、脂肪組織の上に置かれ、フェーズの終わりに脂肪になります。後のラウンドで、食料を取る代わりにこの脂肪{ $P1a_fat }個を燃やせます。

guide-hunting = 狩り
guide-hunting-1 = 空腹の肉食動物は、ラウンドに1回、ほかのどの動物でも狩れます。自分の動物でもかまいません。獲物を食べれば、食料を2個得ます。
guide-hunting-2 = まず、その獲物を狩れるかを確かめます。水生の動物は水生だけ、大型の動物は大型だけ、カモフラージュのある動物は鋭い視覚を持つものだけが狩れます。満腹の穴居動物と、共生で守られた動物は安全です。
guide-hunting-3 = 次に、獲物は俊足、擬態、しっぽ切りのうち持っている防御を必ず使います。順番は持ち主が決めます。どれも効かなければ食べられます。

example-hunt = 1回の狩りと2つの防御
example-hunt-0 = 中央は空です。Anaの肉食動物{ $P1a }には食料が{ $P1a_need }個必要です。Boには、俊足としっぽ切りのある{ $P2a }と、水生の{ $P2b }がいます。
example-hunt-1 = Anaは{ $P2b }を食べたいと思います。
example-hunt-2 = そこで{ $P2a }を狩ります。{ $P2a }はまず逃げます。目は2ですが、逃げられるのは4、5、6だけです。
example-hunt-3 = 次の防御、しっぽ切り。{ $P2a }は俊足のカードを1枚失って生き残ります。捕食者の食料は2個ではなく1個で、{ $P1a_food }/{ $P1a_need }になります。このラウンドの狩りは使い終わりました。

guide-partners = 相方
guide-partners-1 = 自分の動物2匹をつなぐ形質が3つあります。協力：片方が食料を得ると、もう片方も、中央とは別に1個得られます。意思疎通：片方が中央から取ると、もう片方も取れます。共生：片方がもう片方を守り、守られる方は後から食べます。
guide-partners-2 = 相互作用形質は、1手番に1回ずつ使えます。1回の食事が連鎖することもあります。

example-partners = 1手番に3回の食事
example-partners-0 = { $P1a }と{ $P1b }は協力、{ $P1b }と{ $P1c }は意思疎通でつながっています。中央に食料が{ $centre }個あります。
example-partners-1 = Anaは{ $P1b }のために食料を1個取ります。中央の残りは{ $centre }個です。
example-partners-2 = 協力：{ $P1a }も食料を1個得ます。中央からではないので、中央は{ $centre }個のままです。
example-partners-3 = 意思疎通：{ $P1b }は中央から取ったので、{ $P1c }もそこから1個取れます。中央は空になり、3匹とも満腹です。

guide-extinction = 絶滅と新しいカード
guide-extinction-1 = 満腹でない動物はすべて死に、そのカードも捨てられます。このラウンドに有毒の動物を食べた肉食動物も死にます。脂肪があっても、自動では助かりません。パスする前に燃やしましょう。
guide-extinction-2 = 食料は片付けますが、脂肪は残ります。その後、全員がカードを1枚と、生き残った動物1匹につき1枚引きます。動物も手札もなければ6枚引きます。

example-extinction = 生き残るもの、引く枚数
example-extinction-0 = Anaが最後にパスします。{ $P1a }と{ $P1b }は満腹です。{ $P1c }は{ $P1c_food }/{ $P1c_need }です。Boの{ $P2a }は何も食べておらず、脂肪だけがあります。
example-extinction-1 = { $P1c }は死にます。{ $P2a }も死にます。Boは脂肪を燃やすのが間に合いませんでした。Anaは2匹生き残ったので3枚引きます。Boは0匹ですが、手札があるので1枚引きます。

guide-points = ゲームの終わりとポイント
guide-points-1 = 山札がなくなると、次が最終ラウンドです。その後、生き残った動物は1匹2ポイント、その形質カードは1枚1ポイント、さらに書かれた数字が加わります。肉食と大型化は1、寄生虫は2です。

example-points = ポイントの計算
example-points-0 = 最終ラウンド。4匹とも満腹で、Anaがパスするところです。
example-points-1 = Ana：動物2匹で4、カード4枚で4（協力は1回だけ数える）、肉食の1と寄生虫の2で、{ $P1_points }ポイント。Bo：動物2匹で4、カード4枚で4、{ $P2_points }ポイント。

guide-traits = 19の形質

mistake-carnivorous = 肉食動物は必ず狩るわけではありません。中央から食料を取ってもかまいません。ただし狩りをした手番には取れません。
mistake-fat_tissue = 脂肪はひとりでに食料になりません。燃やすことがその手番のアクションになります。パスする前に行ってください。
mistake-high_body_weight = 大型どうしでは安全ではありません。大型化のある肉食動物には狩られます。
mistake-parasite = 終局時、寄生虫の3ポイントはあなたではなく、その動物の持ち主に入ります。生き残りそうな動物に付けたままにしないようにしましょう。
mistake-swimming = 水生の肉食動物は、陸の動物をもう狩れません。
mistake-running = 俊足は使うかどうかを選べません。狩られたら必ずサイコロを振ります。
mistake-mimicry = 擬態には、この捕食者が狩れる別の自分の動物が必要です。いなければ何も起こりません。
mistake-tail_loss = しっぽ切りそのものを捨てる必要はありません。その動物の形質カードならどれでもよく、寄生虫でもかまいません。
mistake-burrowing = 守られるのは満腹のときだけです。食料がそろうまでは、ほかの動物と同じように狩られます。
mistake-camouflage = 鋭い視覚のない肉食動物から隠れます。空腹からは守ってくれません。
mistake-sharp_vision = カモフラージュのある獲物を見破るだけです。水生の動物や大型の動物は狩れません。
mistake-scavenger = 1回の獲物で食べられる腐肉食は1匹だけです。捕食者の持ち主から手番順に見て、最初のものです。
mistake-hibernation = 2ラウンド続けては眠れず、最終ラウンドにも眠れません。眠っている動物も狩られます。
mistake-poisonous = 毒は捕食者を止めません。あなたの動物は食べられ、捕食者はラウンドの終わりに死にます。
mistake-piracy = 横取りできるのは、まだ空腹の動物からだけです。満腹の動物の食料と、脂肪は取れません。
mistake-grazing = 踏み荒らしは自分の食料になりません。あなたを含む全員の食料が減ります。
mistake-communication = 最初の動物が中央から取ったときだけ、しかも中央に食料が残っているときだけ使えます。
mistake-cooperation = 狩りで食料を2個得ても、相方が得るのは1個です。相互作用形質は1手番に1回だけです。
mistake-symbiosis = 守る方に先に食べさせましょう。それが空腹の間、もう片方は何も取れません。
