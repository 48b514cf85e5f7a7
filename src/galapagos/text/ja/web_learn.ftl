### The pages to learn from in the browser, in Japanese: rule book and cards.

rule-book = ルールブック
rule-book-line = 絵と実際に遊べる例で学ぶガイドと、番号の付いたすべてのルール。
book-hungry = 空腹
book-gone = 死ぬ
card-browser = カード
card-browser-line = すべてのカードを大きく表示し、効果も説明します。
contents = 目次
filters = 絞り込み
shelf = 表示するもの
shelf-cards = 動物カード
shelf-biomes = バイオーム
shelf-events = イベント
filter-part = 部位
filter-all-parts = すべての部位
filter-ability = 能力
filter-all-abilities = すべての能力
cards-shown = { $n ->
    [0] カードはありません
   *[other] { $n }枚
}
copies = { $n }枚
