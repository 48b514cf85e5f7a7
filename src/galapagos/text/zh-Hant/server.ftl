### 牌桌伺服器自己說的話：牌桌在等誰，以及瀏覽器裡的提問。

# $seats：一位或幾位玩家的名字，不包括讀者本人。
wait-seats = 正在等待{ $seats }。
wait-over = 遊戲已經結束。
# 讀者的預設回應正在作答。
wait-wished = 正在照你的預設回應作答。

# 代替question-evolution（那一句提到終端機的指令）。
prompt-evolution = 打出一張牌，或是跳過。

## 復原：為什麼不能再往回退。$seat：已經行動或展示過什麼的玩家。

undo-nothing = 沒有什麼可以復原。
undo-others = 此後{ $seat }已經行動。
undo-chance = 已經擲過骰子或抽過牌。
undo-shown = 此後{ $seat }展示過牌。
undo-over = 遊戲已經結束。
undo-absent = { $seat }不在：電腦不會代替玩家同意。

## 徵求其他人同意。$seat：提出的玩家。

# $n：行動的數量；$whose：是誰的行動。
asked-undo = { $seat }想收回{ $n }個行動（{ $whose }）。
asked-undo-yes = 已收回{ $n }個行動（{ $whose }）。
asked-undo-no = 行動維持不變。
taken-of = { $seat } { $n }
# 紀錄裡的話。$seat：提出的玩家。
taken-back = { $you ->
        [yes] 你
       *[no] { $seat }
    }收回了{ $n }個行動。
taken-agreed = 經大家同意，為{ $seat }收回了{ $n }個行動（{ $whose }）。
asked-pause = { $seat }想暫停一下。
asked-pause-yes = 遊戲已暫停。
asked-pause-no = 遊戲繼續。

## 拒絕。$what：給撰寫用戶端程式的人看的英文細節，可能為空。

refused-other = 現在不可行。
refused-stale = 牌局已有變動，這是最新的狀態。
refused-illegal = 規則不允許這樣做。
refused-unknown_action = 本遊戲沒有這個行動。
refused-no_species = 這些卡片不能組成一個物種：其中一張沒有位置了。
refused-not_your_seat = 那不是你的座位。
refused-shared_screen = 這個螢幕由幾個人共用：每個人要親自回應。
refused-not_host = 只有房主可以這樣做。
refused-not_playing = 現在沒有要你決定的事。
refused-not_in_lobby = 遊戲已經開始。
refused-paused = 遊戲已暫停。
refused-kicked = 房主已把你的座位交給電腦。
refused-resigned = 你已認輸：座位已由電腦接手。
refused-seat_taken = 那個座位已有人。
refused-seat_open = 還有空座位。
refused-no_seat = 沒有這個座位。
refused-no_hints = 這張牌桌不允許提示。
refused-no_spectators = 這張牌桌不開放旁觀。
refused-bad_settings = 這些設定不能同時使用。
refused-bad_position = 無法從這個局面繼續：{ $what }
refused-no_step = 這局遊戲沒有這一步。
refused-bad_name = 名字須有1到16個字元，至少有一個字母、中文字或數字，不能有逗號。
refused-bad_text = 這段文字不能使用。
refused-limit = 一次太多了。請稍候。
refused-rate = 太快了。請稍候。
refused-no_table = 沒有這張牌桌。
refused-not_found = 找不到。
refused-no_ask = 那個提問已經結束。
refused-no_event = 沒有這個事件。
refused-busy = 已經在徵求其他人的意見。
refused-running = 遊戲還在進行。
refused-read_only = 這張牌桌只能觀看：{ $what }
refused-damaged = 這張牌桌的資料已損壞，無法顯示。請告知伺服器管理者。
refused-not_saved = 無法存檔，因此沒有任何變動。請再試一次。
refused-bad_message = 伺服器無法辨識這個訊息。請重新載入頁面。
refused-too_long = 太長了。
refused-wrong_origin = 這個請求來自別的頁面。
refused-restarting = 牌桌正在恢復。你馬上就能回來。
refused-broken = 伺服器出錯了。沒有任何變動，請再試一次。
refused-stopping = 伺服器正在關閉。請稍後再來。
refused-no_answer = 現在沒有電腦玩家能回答。請再試一次。
refused-bad_key = 這個連結或恢復碼無效，或已失效。
refused-dealing = 遊戲即將開始。
refused-no_seeds = 此桌現在不需要隨機數。
refused-bad_seed = 這不是你的頁面先前確定的隨機數。

## 提示。

hint-only = 其他選擇都不值得一試。
hint-clear = 明顯好於次佳選擇：{ $other }。
hint-better = 好於次佳選擇：{ $other }。
hint-close = 與這個選擇相差不多：{ $other }。
hint-avoids = 好於{ $other }，因為這樣可以避免：{ $harm }
# $best, $points: players with their points.
hint-soon = 近期可期待的分數：{ $best }。若選次佳選擇：{ $points }。
hint-soon_pass = 近期可期待的分數：{ $best }。若不行動：{ $points }。

## Puzzles

puzzle-why = 這樣做，從這裡開始的對局能贏{ $best }；而誘人的「{ $other }」只能贏{ $chance }。
puzzle-tempts = 從這裡起它的勝率是{ $chance }，最佳行動是{ $best }。
puzzle-later = 它的損失要到以後才會顯現。
puzzle-fate = 繼續推演{ $of }次，「{ $text }」在最佳行動後出現{ $best }次，在「{ $other }」後出現{ $n }次。
puzzle-line = 預計接下來：{ $line }。
puzzle-line-other = 「{ $other }」之後預計會是：{ $line }。
