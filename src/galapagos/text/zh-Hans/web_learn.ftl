### 浏览器中的学习页面：规则书与卡牌浏览。

rule-book = 规则书
rule-book-line = 图文并茂、附可试玩示例的入门指南，以及带编号的全部规则。
book-hungry = 饿着
book-gone = 死亡
card-browser = 卡牌
card-browser-line = 所有卡牌的大图和作用。
contents = 目录
filters = 筛选
shelf = 显示内容
shelf-cards = 动物卡
shelf-biomes = 生物群系
shelf-events = 事件
filter-part = 部位
filter-all-parts = 所有部位
filter-ability = 能力
filter-all-abilities = 所有能力
cards-shown = { $n ->
    [0] 没有卡牌
   *[other] { $n }张卡牌
}
copies = { $n }张

## Puzzles

puzzles = 谜题
puzzles-line = 有一个行动明显最好，把它找出来。
puzzle-today = 每日谜题
puzzle-today-done = 今天已解开，明天有新的。
puzzle-streak = { $n ->
    [0] 今天解开它，开始连胜。
   *[other] 已连续{ $n }天解开
}
puzzle-count = 已解{ $done }／{ $n }
puzzle-number = 谜题{ $n }
puzzle-number-solved = 谜题{ $n }，已解开
puzzle-level-1 = 容易
puzzle-level-2 = 中等
puzzle-level-3 = 困难
puzzle-find = 轮到你：找出最好的行动。
puzzle-strayed = 可以这样做，但还有更好的。再试一次。
puzzle-solved = 解开了。
puzzle-shown = 这就是答案。
puzzle-show = 显示答案
puzzle-over = 这道谜题结束了。
puzzle-again = 重新开始
puzzle-next = 下一题
puzzle-all = 所有谜题
puzzle-none-left = 你已解开全部谜题。
