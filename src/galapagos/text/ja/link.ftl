### サーバーへのリンクがチャットやSNSで見せる内容。このあとにゲームか問題の一行が続く。

link-home = 友だちやボットと、スマートフォンでもパソコンでも遊べます。ブラウザーで開くだけで、インストールは要りません。
link-invited = { $host }さんから{ $game }へのお誘いです
link-table = { $game }のゲーム
# $names：席に着いている人。$seats：空席の数、または満席。
link-lobby = { $seats }。ブラウザーで開くだけで、インストールは要りません。
link-players = { $names }：ブラウザーで観戦できます。
link-over = { $names }：ゲームの流れを見てみましょう。
link-puzzle = { $game }の問題
