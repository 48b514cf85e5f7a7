### Originの初めてのゲームのコーチ。テーブルの上のもの一つごとに短い説明、そしてラウンドの結果。

coach-origin-goal-title = 目標
coach-origin-goal = 形質の多い動物をたくさん生き残らせましょう。最終ラウンドの後、生きている動物は1匹2ポイント、その形質は1つにつき1ポイント以上です。
coach-origin-start = カードをタップし、次に点線の枠をタップすると、最初の動物になります。このときカードの内容は関係ありません。
coach-origin-trait = 光っている動物に、このカードの形質を付けられます。形質は動物を助け、最後まで生き残ればポイントになります。
coach-origin-pair = 相互作用形質は自分の動物2匹をつなぎます。1匹ずつタップしてください。
coach-origin-threat = 危険です。{ $owner }の{ $hunter }は、このラウンドに{ $animal }を食べられます（{ $odds }）。{ $trait ->
    [yes] 手札を見てください。水生やカモフラージュなどの形質で守れます。
   *[no] 動物の上の印を見れば、誰に狩られるかいつでも分かります。
}
coach-origin-ring = 動物の名前の横にある空の輪は、毎ラウンド必要な食料です。
coach-origin-choose = 1手番に出すカードは1枚です。新しい動物にするか、すでにいる動物の形質にします。どの動物も毎ラウンド食べるので、増やすだけでは養えません。
coach-origin-pass = 残りのカードを取っておきたいときはパスします。このラウンドはもうカードを出さず、後で使えます。
coach-origin-hunt = 肉食動物は食料を取る代わりに狩りができ、獲物を食べると食料2個を得ます。「狩る」をタップし、獲物を選んでください。
coach-origin-partner = 相方の食料：片方が食べたので、もう片方も食料を1個、アクションを使わずに得られます。相方をタップしてください。
coach-origin-pirate = 横取り：食べ始めたもののまだ空腹の動物から、食料を1個奪います。アクションは使いません。「横取りする」をタップし、相手を選んでください。
coach-origin-graze = 踏み荒らし：中央の食料を1個、アクションを使わずになくします。自分は満腹で、ほかの人が空腹のときに有効です。
coach-origin-hibernate = 冬眠：この動物は眠れます。食べなくても満腹とみなされますが、2ラウンド続けてはできません。
coach-origin-fat = 前のラウンドまでに蓄えた脂肪は、燃やして食料にできます。
coach-origin-feed = 全員分の食料は残り{ $n }個で、順番に取ります。光っている動物をタップすると1個取ります。
coach-origin-hungry = 輪が埋まらない動物は、ラウンドの終わりに死にます。
coach-origin-last = 最終ラウンドです。生き残った動物だけがポイントになります。

coach-origin-recap-title = このラウンドの結果
coach-origin-food = サイコロの結果、食料は全員で{ $n }個でした。
coach-origin-eaten = { $hunter }が{ $animal }を食べました。防ぐものがありませんでした。
coach-origin-starved = { $animal }は餓死しました。必要な食料{ $appetite }個に対し、{ $food }個しかありませんでした。
coach-origin-poison = { $animal }は毒のある獲物を食べて死にました。
coach-origin-all_live = { $n ->
    [0] 食べさせる動物がいませんでした。
   *[other] { $n }匹とも満腹だったので、生き残りました。
}
coach-origin-cards = カードを{ $cards }枚引きます。生きている動物1匹につき1枚と、もう1枚です。
coach-origin-new_hand = カードを{ $cards }枚引きます。
