### 瀏覽器牌桌：終局。頒獎台、得分、獎項、可保存的生物、公平發牌。

show-result = 顯示結果
show-table = 查看牌桌
result-you = 你獲勝了
result-your-team = 你和{ $names }獲勝了
result-team = { $names }組隊獲勝
result-yours = 你：第{ $place }名 · { $points }
result-your-side = 你的隊伍：第{ $place }名 · { $points }
result-place = 第{ $n }名
result-tie-break = 同分：棄牌堆較大者勝。
# Beside a name: a bot has played that seat to the end.
result-resigned = 認輸，由電腦玩完
result-by-bot = 由電腦接著玩
result-total = 合計
result-home = 首頁
rematch-join = 加入下一局
share-creature = 分享生物
podium = 頒獎台
creatures = 生物
summary-comes = 正在回顧這局遊戲……
summary-missing = 無法載入這局遊戲的總結。

## 圖表

chart-table = 以表格顯示
chart-start = 開始
chart-spoken = { $title }：{ $points }
chart-seat = { $name } { $n }
points-by-source = 得分來源
points-over-time = 各回合得分
turn-heading = 回合

## 獎項

awards = 獎項
no-awards = 這次沒有特別突出的表現。

## 一個生物

result-owned = { $what }（{ $owner }）
result-look = 查看{ $name }
creature-life = 自第{ $born }回合起
creature-life-died = 第{ $born }回合至第{ $died }回合
save-picture = 存成圖片（PNG）
save-drawing = 存成向量圖（SVG）
save-failed = 無法產生圖片。

## 公平發牌

fair-deal-title = 公平發牌
fair-deal-how = 所有抽牌和擲骰都來自伺服器的隨機種子和每位玩家頁面的隨機數。隨機種子的雜湊值在大廳裡已經公開，所以之後誰也無法更換。各頁面在任何隨機數公開之前就確定了自己的雜湊值，所以誰也無法根據別人的來挑選。
fair-deal-how-plain = 所有抽牌和擲骰都來自開局前選定的隨機種子。它的雜湊值在大廳裡已經公開，所以之後誰也無法更換隨機種子。
fair-commitment = 本瀏覽器最先看到的隨機種子雜湊值
fair-secret = 隨機種子
fair-commitment-now = 伺服器現在顯示的雜湊值
fair-seeds = 玩家頁面的隨機數
fair-seed-in = { $name }：已加入
fair-seed-bound = { $name }：已確定，開局時公開
fair-seed-late = { $name }：沒有及時公開；發牌時未加入
fair-seed-none = { $name }：沒有隨機數
fair-seeds-kept = 已在此核對：本頁面的隨機數已加入，其他的在它公開之前就已確定。
fair-doubt-changed = 伺服器顯示的隨機種子雜湊值與本瀏覽器最先看到的不同。隨機種子被更換了；這次發牌不可信。
fair-doubt-secret = 隨機種子與本瀏覽器最先看到的雜湊值不符。這次發牌不可信。
fair-doubt-own = 本頁面及時公開了隨機數，但發牌時沒有加入。這次發牌不可信。
fair-doubt-others = 加入的隨機數不是本頁面公開自己的之前所確定的那些。這次發牌不可信。
fair-kept = 已在此核對：這正是該隨機種子的雜湊值。
fair-broken = 這不是該隨機種子的雜湊值。這次發牌不可信。
fair-verify = 要親自核對每次抽牌和擲骰，請下載對局紀錄，讓程式重新計算：
fair-command = 指令
copy-what = 複製：{ $what }

## 我的對局

mine-place = 第{ $place }名 · { $points }
