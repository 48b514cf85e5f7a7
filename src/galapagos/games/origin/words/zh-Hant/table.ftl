### 《演化論：物種起源》的終端機牌桌。

welcome-aim = 用手中的牌培育動物、餵飽牠們，終局時得分最高者獲勝。
welcome-how = 你是{ $who }。輪到你時，輸入選擇的編號，然後按Enter。
welcome-more = 隨時可以輸入help。按Ctrl-C離開；每一步都會存檔。

note-empty_hand = 你沒有手牌。
note-empty_pile = 你的棄牌堆是空的。

takeback-ask_all = （使用--ask-all時，輪次由你自己結束，因此可以在結束前復原。）

head-round = 第{ $round }回合
head-last_round = 最後一回合（第{ $round }回合）
head-food = 中央有{ $n }個現有食物
head-pile = 抽牌堆{ $n }張
head-pile_empty = 抽牌堆已空
head-hand = 手牌{ $n }
head-discard = 棄牌{ $n }
head-points = { $n }分
head-starts = 起始玩家
head-passed = 已跳過
head-turn = 正在行動
head-team = 與{ $seat }同隊
head-you = 你
head-no_animals = 還沒有動物

card-times = { $card }×{ $n }

animal-fed = 吃飽
animal-hungry = 飢餓
animal-asleep = 冬眠中
animal-fat = 脂肪{ $n }/{ $room }
animal-stored = 儲存{ $n }個食物
animal-poisoned = 中毒
animal-hunted = 已獵食
animal-robbed = 已掠奪
animal-grazed = 已踐踏
animal-ran = 已逃跑
animal-mimicked = 已擬態
animal-slept_last = 上回合冬眠過
animal-links = { $trait }：{ $links }
animal-link = { $first }–{ $second }
animal-shield = { $first }保護{ $second }

question-evolution = 打出一張牌當作新動物或性狀，或是跳過。（輸入hand查看牌的說明）
question-evolution_first = 打出一張牌：先從一隻新動物開始。
question-feeding = 餵食：你有{ $n }隻動物還餓著。
question-feeding_fed = 你的動物都吃飽了；還要做什麼？
# $offers: what costs nothing now, each with what it gives.
question-feeding_after = 結束輪次前，還可以不耗費行動：{ $offers }。
question-feeding_several = 現在可免費使用：{ $offers }。
question-feeding_done = 你已經行動。請結束輪次。
offer-communicate = 「溝通」從中央餵{ $animals }1個食物
offer-cooperate = 「合作」餵{ $animals }1個食物
offer-pirate = 「掠奪」讓{ $animals }從別的動物奪走1個食物
offer-graze = 踐踏毀掉中央的1個食物（{ $animals }）
offer-hibernate = 「冬眠」讓{ $animals }睡覺並視為吃飽
offer-burn = 「脂肪組織」讓{ $animals }燃燒脂肪當食物
offer_short-food = { $trait }：{ $animals }得1個食物
offer_short-other = { $trait }：{ $animals }
question-defence = { $hunter }獵食{ $prey }。獵物必須防禦；方式和順序由你決定。
question-scavenge = 有動物被吃掉了。你的哪隻腐食動物得到1個食物？
question-declaration = 你有{ $n }隻動物存活：每隻換1張牌或1分。
question-out_of_turn = 現在是{ $seat }的輪次，但你可以回應：{ $offers }。也可放棄。

warning-no_animals = 你還沒有動物，這一回合就沒有動物可餵。
warning-hungry_take = 中央還有食物，{ $animals }可以拿取。跳過後，整個階段都不能再行動。
warning-fat_saves = { $animals }會餓死，但燃燒脂肪可以救牠。
warning-sleep_saves = { $animals }會餓死，但冬眠可以救牠。
warning-own_prey = { $prey }是你自己的動物。
warning-poison = { $prey }有毒：吃掉牠，{ $hunter }就會在回合結束時死亡。
warning-ring = 這會讓「共生」首尾相連成環：其中一隻靠燃燒脂肪或冬眠吃飽之前，環中的動物都不能進食。
warning-keeps_cards = 你保留{ $n }張牌，本回合不再出牌。
warning-free_pair = { $animals }還能透過「{ $trait }」得到1個食物，不耗費行動。輪次結束後就沒有機會了。
warning-free_pirate = { $animals }還能掠奪1個食物，不耗費行動。
warning-could_hunt = { $animals }還能獵食。跳過後，整個階段都不能再行動。

answer-why_usage = 請輸入why和一個行動，例如：why take P2a

end-animals = 動物
end-traits = 性狀
end-bonus = 加分
end-variant = 先前
end-discard = 棄牌
end-broken_tie = 同為{ $n }分：棄牌堆較大者勝，{ $own }張對{ $other }張（{ $rule }）。
end-full_tie = 棄牌堆也相同，各{ $own }張（{ $rule }）。

help-text =
    輸入選擇的編號，或直接輸入行動：take P1a、hunt P1b P2a、pass。
    每個詞只需輸入開頭（ta a）；自己的動物只需輸入字母。

      table        再看一次牌桌和你的選擇
      hand, pile   你的手牌及其作用；你自己的棄牌堆
      log [n]      最近n行紀錄，附相關規則
      summary [n]  每回合的小結；summary 2：第2回合
      hint [BOT]   頂級掠食者（或其他電腦玩家）在你的位置會怎麼做，以及理由
      reason [n]   對手如何評估自己最近的n個決定
      why ACTION   某個行動為何不可行：why take P2a
      rules WORD   規則條文：rules EV-ATK-04、rules swimming、rules
      undo         復原你的上一個選擇，只要沒有透露任何資訊
      save [FILE]  另存一份；load FILE 繼續另一局
      quit         離開；這一局會存檔，等你回來

    每個回合中，大家先出牌（演化），擲骰得到食物，再餵食動物（進食），
    飢餓的動物死亡（滅絕），存活的動物為你帶來新牌。
    「0/2」表示：需要2個食物，已有0個。抽牌堆空了之後再進行最後一回合；
    然後每隻動物2分，每張性狀1分，使食量增加的性狀另有加分。

## A puzzle. $best, $points: players with their points.

puzzle-soon = 本回合結束時的分數大約是：{ $best }；若選誘人的行動：{ $points }。
puzzle-soon-next = 下一回合結束時的分數大約是：{ $best }；若選誘人的行動：{ $points }。
puzzle-soon-worse = 本回合結束時的分數大約是：{ $points }；若採取最佳行動：{ $best }。
puzzle-soon-worse-next = 下一回合結束時的分數大約是：{ $points }；若採取最佳行動：{ $best }。
puzzle-ahead = 繼續推演{ $of }次，本回合結束時你領先的次數：最佳行動後{ $best }次，「{ $other }」後{ $n }次。
