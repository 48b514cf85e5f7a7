### 《達爾文之選》的終端機牌桌。

welcome-aim = 創造物種，讓牠們在適合的地方生存，終局時點數最多者獲勝。
welcome-how = 你是{ $who }。輪到你時，輸入選擇的編號，然後按Enter。
welcome-more = 隨時可以輸入help。按Ctrl-C離開；每一步都會存檔。

note-empty_hand = 你沒有手牌。
note-empty_zone = 交易區是空的。
note-more_ideas = （還有{ $n }個點子：ideas）
note-no_ideas = 程式看不出你用現有的卡片能做什麼。
note-of_cards = 共{ $cards }
note-no_forecast = 現在沒有什麼可以預測。

head-era = 第{ $era }紀元，共{ $eras }個
head-last_era = 第{ $era }紀元，共{ $eras }個，最後一個
head-before_era = 第{ $era }紀元之前，共{ $eras }個
head-event = 事件：{ $event }
head-last_event = 上一個事件：{ $event }
head-you = 你
head-cards = { $n }張卡片
head-points = { $n }點
head-banked = { $n }點（儲備{ $bank }點）
head-team = 與{ $seat }同隊
head-first = 起始玩家
head-passed = 已結束行動
head-zone = 交易區：
head-hand = 你的手牌：
head-ideas = 點子：
head-ideas_score = 點子，以及如果紀元立刻結束你的得分（維持現狀：{ $n }點）：

biome-empty = 這裡沒有物種
biome-deadly = 沒有物種能在這裡存活
biome-reward = { $n }點
biome-food = 植物{ $plants }/{ $all_plants } 肉{ $meat }/{ $all_meat }
biome-left = 左
biome-right = 右
biome-side = { $continent }（{ $side }）

species-you = 你
species-numbers = { $diet } 適{ $adaptation } 競{ $competition }
species-hearts = ♥{ $n }
species-hunting = { $food } 捕食{ $prey }
species-points = { $n }點
species-leads = 領先
species-prey = 有危險
species-protected = 不怕捕食者
species-acted = 已行動
species-line = { $species }在{ $slot }：{ $stats }

card-taken = （你的）
card-planned = （計畫中）
card-unknown = { $n }張未知的卡片

draft-line = 尚未確定：{ $draft }。
draft-trade = 用{ $given }交換{ $taken }

command-go_on = 繼續；輪到你時仍可重抽
command-build = 自己組合物種
command-mutate = 讓一個物種突變
command-migrate = 讓一個物種遷徙
command-trade = 交易一張卡片
command-redraw = 重抽：保留一張，換一手牌
command-take_over = 接管隊友的一個物種
command-show = 展示最多4張：show a c
idea-worth = { $n }點
idea-then = 之後：{ $action }

usage-trade = 請輸入trade、你的卡片、for、交易區的卡片，例如：trade a for z1
usage-redraw = 請輸入redraw keep和一張卡片，例如：redraw keep a
usage-show = 請輸入show和最多4張卡片，例如：show a c
usage-open = 請輸入open和要向所有人展示的卡片，例如：open a
usage-take_over = 你的隊友有{ $species }。請輸入take over、物種和for draws，或用兩張卡片支付：take over S1 for a b
usage-no_species = 沒有物種
usage-species = 請輸入species和物種的代號，例如：species S1
usage-no_actor = 本紀元你已沒有可以行動的物種。
usage-which_species = 哪一個？你有{ $species }。請一併輸入，例如：mutate S1

question-turn = 創造一個物種，或讓一個物種突變或遷徙，或是結束行動。
question-turn_pad = 創造一個物種，或讓一個物種突變或遷徙。
question-kids = 創造一個物種，或是結束行動。
question-beginner_1 = 創造一個物種，或是結束行動。所有人都結束行動後才計算食物。
question-beginner_2 = 讓一個物種突變或遷徙，或是結束行動。
question-beginner_none = 你已沒有可以突變或遷徙的物種：請結束行動。
question-confirm_turn = 完成輪次，或改變主意。
question-passed = 你已結束行動；每次輪到你時仍可交易一張卡片。
question-moment = 現在是{ $seat }的輪次。看看你的手牌：保留，還是趁大家都沒行動時重抽？
question-draw = 再抽{ $n }張：從哪個牌堆抽？（s小卡，l大卡，可連寫如ssl，或rest）
question-draw_pad = 再抽{ $n }張：小卡還是大卡？
question-discard = 逐張棄掉你不想保留的卡片。
question-discard_pad = 棄掉你不想保留的卡片。
question-show = 向隊友展示最多4張手牌；四位玩家同時進行。
question-give = { $seat }向你要一張卡片。你給哪一張？
question-pay = 為得到的卡片支付代價。
question-deal_draw = { $seat }支付：你可以抽{ $n }張卡片。
question-hunt_first = 你的捕食者完全並列：哪一個先捕食？
question-eat = { $hunter }捕食。可選的獵物完全並列：吃哪一個？
question-event = { $event }：請選擇。
question-bequeath = 入侵者：還有{ $n }點要分配。給這個物種幾點？
question-bequeath_pad = 入侵者：把{ $n }點分給你的物種。
question-pick = 要取出哪個生物群系放到桌上？

answer-why_usage = 請輸入why和一個行動，例如：why migrate S1 to savanna

warning-redraw = 棄掉的卡片不會回來。
warning-trade_lost = 如果結束行動，計畫的交易就會取消。
warning-idle = 你在本紀元還什麼都沒做，手中有{ $n }張卡片。
warning-could_act = 你在本紀元仍可行動，手中有{ $n }張卡片。

forecast-all_live = 如果現在評估，沒有物種會死亡。
forecast-points = { $seat }得{ $n }點
forecast-earn = 如果紀元現在結束，得分為：{ $points }。

# --- 工作檯 ------------------------------------------------------------------------------------

bench-together = 合計：
bench-yes = 可以：
bench-no = 不行。
bench-fits = 目前適合
bench-unknown = 在這裡看不懂：{ $text }。按Enter查看進度，輸入cancel離開。
bench-no_biome = 沒有這個生物群系：{ $text }。請輸入編號或英文名（如savanna）。
bench-which_biome = 放在哪個生物群系？請輸入done和編號。
bench-no_home = 目前沒有生物群系適合牠；原因見上。
bench-nothing = 目前還沒有可做的事。
bench-cancelled = 已收起。
bench-nothing_to_undo = 沒有可以收回的步驟。
bench-no_card = 你手中沒有這張卡片：{ $text }。請輸入它的字母。
bench-several_cards = 符合{ $text }的卡片不只一張。請輸入其中一張的字母。
bench-add_usage = 請輸入add和卡片的字母，例如：add a c
bench-remove_usage = 請輸入remove和一張卡片，例如：remove tail
bench-not_on_it = 牠沒有這張卡片，或有不只一張：{ $text }
bench-which_legs = 牠有兩張腳卡。請輸入換掉哪一張：replace 舊 新
bench-replace_usage = 請輸入replace、物種的一張卡片和你的一張手牌：replace legs a

build-title = 正在組合{ $species }
build-prompt = build：add 卡片、remove 卡片、in 生物群系、done、cancel
build-usage = 輸入字母加入卡片（a c）。in 2：查看一個生物群系。done 2：在那裡創造。

mutate-title = { $species }正在突變
mutate-prompt = mutate：add 卡片、remove 卡片、done、cancel
mutate-usage = add會替換同一部位。remove tail、replace legs a。undo收回一步。
mutate-left = 還可突變{ $n }次。
mutate-prices = 單一突變花費{ $one }點，雙重突變花費{ $two }點，由牠支付。

migrate-title = { $species }正在遷徙
migrate-prompt = migrate：to 生物群系、done、cancel
migrate-usage = to 2：查看一個生物群系。done 2：遷徙到那裡。

cards-none = 沒有符合的卡片
cards-key = { diet_mark-herbivore }、{ diet_mark-carnivore }、{ diet_mark-omnivore }：食性；♥：紅心；{ stats-competition_mark }：競爭力；[{ stats-leg_mark }{ stats-leg_mark }{ stats-wing_mark }{ stats-tail_mark }]：可接腳、翅膀、尾巴
cards-count = { $all }張卡片中的{ $n }張，卡組{ $set }
cards-biome = { $reward }點，植物{ $plants }，肉{ $meat }；{ $demands }

end-living = 物種
end-species = 物種上的點數
end-bank = 儲備

help-text =
    輸入選擇的編號、指令，或完整的行動：pass、confirm、
    trade a for z1、create a c in savanna、migrate S1 to 2、mutate S1 add b。
    你的卡片用字母表示，交易區用z1 z2，物種用S1，生物群系用1 2。

      build         逐張組合物種，並查看各生物群系的判斷
      mutate S1     讓物種突變；migrate S1 讓牠遷徙
      ideas         程式想到的點子；用編號選擇
      confirm       完成輪次；在此之前可用take back和cancel trade收回
      forecast      現在誰會死亡，以及點數；species S1 查看牠的卡片
      table, hand   再看一次牌桌；用文字說明手牌；zone、hands（別人的）
      log [n]       最近n行紀錄，附相關規則
      summary [n]   每紀元的小結；summary 2：第2紀元
      hint [BOT]    頂級掠食者（或其他電腦玩家）在你的位置會怎麼做，以及理由
      reason [n]    對手如何評估自己最近的n個決定
      why ACTION    某個行動為何不可行：why migrate S1 to savanna
      rules WORD    規則條文：rules DC-FOOD-05、rules migrate、rules
      undo          復原你的上一個選擇，只要沒有透露任何資訊
      save [FILE]   另存一份；load FILE 繼續另一局；quit 離開

    物種由頭部和身體組成；腳、翅膀和尾巴要有身體上的連接點。
    「適」是牠在所在生物群系的適應力：比適應力較低的先進食。
    「競」是牠的競爭力：用於分出平手時的高下、贏得點數、決定誰能吃誰。
    紅心（♥）是牠需要的食物：「草」吃植物，「肉」吃肉或其他物種，
    「雜」兩者都吃。「2/3」表示：需要3單位食物，已有2單位。紀元結束時，
    挨餓和不符合要求的物種死亡；存活的得1點，每個生物群系中適應力最高的
    得到該處的點數，競爭力最高的三個得3、2、1點。
cards-made = { $folder }中是Galapagos內建卡組的複本。修改其中的檔案，然後執行：
cards-error = 錯誤：{ $what }
cards-warning = 警告：{ $what }
cards-errors = { $n }個錯誤
cards-warnings = { $n }個警告
cards-bad = { $errors }，{ $warnings }
cards-good = { $set }：{ $cards }張動物卡，{ $biomes }個生物群系，{ $events }個事件；{ $warnings }。可以使用。

## A puzzle. $best, $points: players with their points.

puzzle-soon = 本紀元結束時的分數大約是：{ $best }；若選誘人的行動：{ $points }。
puzzle-soon-next = 下一紀元結束時的分數大約是：{ $best }；若選誘人的行動：{ $points }。
puzzle-soon-worse = 本紀元結束時的分數大約是：{ $points }；若採取最佳行動：{ $best }。
puzzle-soon-worse-next = 下一紀元結束時的分數大約是：{ $points }；若採取最佳行動：{ $best }。
puzzle-ahead = 繼續推演{ $of }次，本紀元結束時你領先的次數：最佳行動後{ $best }次，「{ $other }」後{ $n }次。
