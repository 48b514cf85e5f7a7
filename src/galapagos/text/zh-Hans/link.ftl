### 链接在聊天和社交网络里显示的内容。其后还有游戏或谜题的那一行。

link-home = 和朋友、电脑玩家一起玩，手机、电脑都可以。在浏览器里打开就行，无需安装。
link-invited = { $host }邀请你来玩{ $game }
link-table = 一局{ $game }
# $names：在座的人。$seats：还有几个空座位，或已坐满。
link-lobby = { $seats }。在浏览器里打开就行，无需安装。
link-players = { $names }：在浏览器里观战。
link-over = { $names }：看看这局是怎么进行的。
link-puzzle = { $game }的一道谜题
