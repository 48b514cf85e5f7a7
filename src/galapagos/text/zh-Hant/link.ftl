### 連結在聊天和社群網路裡顯示的內容。其後還有遊戲或謎題的那一行。

link-home = 和朋友、電腦玩家一起玩，手機、電腦都可以。在瀏覽器裡打開就行，不必安裝。
link-invited = { $host }邀請你來玩{ $game }
link-table = 一局{ $game }
# $names：在座的人。$seats：還有幾個空座位，或已坐滿。
link-lobby = { $seats }。在瀏覽器裡打開就行，不必安裝。
link-players = { $names }：在瀏覽器裡觀戰。
link-over = { $names }：看看這局是怎麼進行的。
link-puzzle = { $game }的一道謎題
