### What the command line says about itself where it is about Darwin alone.

help-own-darwin = darwin：自作のカードセットのフォルダー
help-draw-card = カード。+でつなぐと生き物
help-draw-biome = バイオームのカード。風景だけ
help-draw-event = イベントカード。場面だけ
help-cards = Darwinのカードを一覧にし、自作のセットを作って点検する
help-cards-all = Galapagos標準セットの全動物カード
help-cards-polar = 行にその言葉があるもの
help-cards-filter = その部位とシンボルを持つもの
help-cards-biomes = バイオーム（eventsならイベント）
help-cards-new = 自作のセットを作り始める
help-cards-check = 誤りをすべて報告する
help-cards-words = 探す言葉、または上のコマンド
help-cards-cards = 代わりにこのフォルダーのセットを一覧にする
help-cards-part = 部位：head、body、legs、legs1、legs2、wings、tail
help-cards-deck = デッキ：smallまたはlarge
help-cards-symbol = シンボル：run、climb、fly、swim、heat、cold、dig、poison
help-cards-diet = 食性：herbivore、carnivore、omnivore
help-cards-animal = 動物の名前の一部（どの言語でもよい）
help-darwin-balance-players = 人数（4）。2,3,4のように複数なら、それぞれの報告を作る
help-darwin-balance-mode = 遊び方（2人ならtwo、ほかはbase）
help-darwin-balance-eras = Eraの数（4、初心者は2）
help-darwin-balance-cards = 自作のカードセット
help-darwin-balance-json = 報告ごとにJSONオブジェクトを出力する
help-darwin-balance-plot = 食糧、絶滅、ポイントの図：FILE.svgまたはFILE.png
help-play-eras = Eraの数（遊び方によって選べる）
