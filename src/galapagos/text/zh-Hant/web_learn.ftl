### 瀏覽器中的學習頁面：規則書與卡牌瀏覽。

rule-book = 規則書
rule-book-line = 圖文並茂、附可試玩範例的入門指南，以及編號的全部規則。
book-hungry = 餓著
book-gone = 死亡
card-browser = 卡牌
card-browser-line = 所有卡牌的大圖與作用。
contents = 目錄
filters = 篩選
shelf = 顯示內容
shelf-cards = 動物卡
shelf-biomes = 生物群系
shelf-events = 事件
filter-part = 部位
filter-all-parts = 所有部位
filter-ability = 能力
filter-all-abilities = 所有能力
cards-shown = { $n ->
    [0] 沒有卡牌
   *[other] { $n }張卡牌
}
copies = { $n }張

## Puzzles

puzzles = 謎題
puzzles-line = 有一個行動明顯最好，把它找出來。
puzzle-today = 每日謎題
puzzle-today-done = 今天已解開，明天有新的。
puzzle-streak = { $n ->
    [0] 今天解開它，開始連勝。
   *[other] 已連續{ $n }天解開
}
puzzle-count = 已解{ $done }／{ $n }
puzzle-number = 謎題{ $n }
puzzle-number-solved = 謎題{ $n }，已解開
puzzle-level-1 = 容易
puzzle-level-2 = 中等
puzzle-level-3 = 困難
puzzle-find = 輪到你：找出最好的行動。
puzzle-strayed = 可以這樣做，但還有更好的。再試一次。
puzzle-solved = 解開了。
puzzle-shown = 這就是解答。
puzzle-show = 顯示解答
puzzle-over = 這道謎題結束了。
puzzle-again = 重新開始
puzzle-next = 下一題
puzzle-all = 所有謎題
puzzle-none-left = 你已解開全部謎題。
