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
