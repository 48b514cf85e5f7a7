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

## Puzzles

puzzles = 問題
puzzles-line = はっきり最善の行動が1つあります。見つけてください。
puzzle-today = 今日の問題
puzzle-today-done = 今日は解きました。明日また新しい問題が出ます。
puzzle-streak = { $n ->
    [0] 今日解くと連続記録が始まります。
   *[other] { $n }日連続で解きました
}
puzzle-count = { $n }問中{ $done }問正解
puzzle-number = 問題{ $n }
puzzle-number-solved = 問題{ $n }（正解済み）
puzzle-level-1 = やさしい
puzzle-level-2 = ふつう
puzzle-level-3 = 難しい
puzzle-find = あなたの番です。最善の行動を見つけてください。
puzzle-strayed = できる行動ですが、もっとよい手があります。もう一度どうぞ。
puzzle-solved = 正解です。
puzzle-shown = これが正解でした。
puzzle-show = 正解を見る
puzzle-over = この問題は終わりです。
puzzle-again = 最初から
puzzle-next = 次の問題
puzzle-all = すべての問題
puzzle-none-left = すべて解きました。
