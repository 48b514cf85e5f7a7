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
