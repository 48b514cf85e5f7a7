### 為什麼會這樣？兩款遊戲的原因，以及怎樣才會不同。

# --- 演化論：物種起源：原因 ------------------------------------------------------------------------------

explain-appetite = { $animal }帶有「{ $trait }」：牠要多吃{ $n }個食物。
explain-got = { $n ->
    [0] { $animal }本回合沒有得到食物。
   *[other] { $animal }本回合得到{ $n }個食物。
}
explain-last_food = { $animal }得到中央的最後一個食物。
explain-last_grazed = { $animal }踐踏掉中央的最後一個食物。
explain-food_left = 當時中央還有{ $n }個食物。
explain-waits = { $animal }要等保護牠的{ $partner }吃飽才能進食，而{ $partner }還餓著。
explain-undefended = { $animal }沒有可以防禦的性狀。
explain-victim = { $animal }可以被掠奪：需要{ $appetite }個食物，得到{ $food }個，還沒吃飽。
explain-animals_lost = { $seat }在過程中失去了{ $n }隻動物。

# --- 演化論：物種起源：怎樣才會不同 --------------------------------------------------------------------------

what_if-take = { $seat }選擇了跳過：若改為從中央餵食{ $animal }，牠就能活下來。
what_if-burn = { $seat }選擇了跳過：若改為燃燒{ $animal }的脂肪，牠就能活下來。
what_if-sleep = { $seat }選擇了跳過：若改為讓{ $animal }冬眠，牠就能活下來。
what_if-more_food = 若中央再多{ $n }個食物，{ $animal }就能吃飽。
what_if-fat_left = 若{ $animal }還留有先前的{ $n }個脂肪，就能活下來。
what_if-without_trait = 若沒有「{ $trait }」，{ $animal }的食物就夠了，能活下來。
what_if-unjoined = 若沒有「共生」，{ $animal }就能吃飽。
what_if-not_robbed = 若那{ $n }次掠奪沒有發生，{ $animal }的食物就夠了，能活下來。
what_if-caught = 若{ $prey }逃跑時擲出1，{ $animal }就會吃掉牠並活下來。
what_if-illegal = 若{ $animal }有{ $traits }，{ $hunter }就不能獵食牠。
what_if-senseless = 若{ $hunter }沒有「{ $trait }」，就不能獵食{ $animal }。
what_if-ran_faster = 若擲出{ $die }或以上，{ $animal }就能逃脫。
what_if-running = 若有「敏捷」，{ $animal }擲出{ $die }或以上就能逃脫。
what_if-tail_loss = 若有「斷尾」，{ $animal }可以棄掉一張牌活下來。
what_if-unpoisoned = 若{ $prey }沒有「有毒」，{ $animal }就不會有事。
what_if-room = 若有{ $n }張空的「脂肪組織」，{ $animal }就能把它存起來。
what_if-fed_victim = 若再有{ $n }個食物，{ $animal }就吃飽了，不會被掠奪。

# --- 兩款遊戲 --------------------------------------------------------------------------------------

explain-heading_what_if = 怎樣才會不同：
explain-heading_rules = 依據的規則：
# Asked of something that may end in many ways, such as a death.
explain-no_change = 單獨改變任何一項，結果都不會不同。
explain-hidden = 從這個視角看不到其中的原因。
what_if-points = 若再多{ $n }分，{ $seat }就獲勝了。

# --- 達爾文之選：原因 ------------------------------------------------------------------------------

explain-above-adaptation = { $rival }在{ $slot }的排名高於{ $species }：適應力{ $theirs }比{ $own }。
explain-above-competition = { $rival }在{ $slot }的排名高於{ $species }：適應力相同，競爭力{ $theirs }比{ $own }。
explain-above-hearts = { $rival }在{ $slot }的排名高於{ $species }：其他相同，紅心{ $theirs }比{ $own }。
explain-above-tied = { $rival }和{ $species }在{ $slot }完全並列，不分先後。
explain-hunts = { $hunter }需要{ $hearts }單位食物，得到{ $food }單位，必須捕食。
explain-chosen-lowest = 在{ $hunter }能捕到的獵物中，{ $prey }排名最後。
explain-chosen-tied = 在{ $hunter }能捕到的獵物中，{ $prey }和{ $others }並列最後，由其擁有者選擇。
explain-safe-guarded = { $prey }會掘地或有劇毒：{ $hunter }不能吃牠。
explain-safe-adaptation = { $prey }的適應力高於{ $hunter }，{ $theirs }比{ $own }：捕不到。
explain-safe-competition = { $prey }的競爭力高於{ $hunter }，{ $theirs }比{ $own }：捕不到。
explain-no_prey = { $slot }沒有獵物。
explain-richest = { $species }有{ $n }點，{ $seat }沒有點數更多的物種。
explain-medal = { $species }的競爭力是{ $n }。
explain-earned = { $seat }全局共得：存活{ $survival }點，適應力{ $adaptation }點，競爭力{ $competition }點。
explain-species_lost = { $seat }在過程中失去了{ $n }個物種。

# --- 達爾文之選：怎樣才會不同 --------------------------------------------------------------------------

fate-lives = { $species }就能活下來
fate-fed = { $species }就能吃飽
fate-leads = { $species }就會在{ $slot }領先
fate-place = { $species }的名次就會更高

what_if-plants = 若{ $slot }再多{ $n }單位植物，{ $then }。
what_if-meat = 若{ $slot }再多{ $n }單位肉，{ $then }。
what_if-without = 若沒有{ $rival }，{ $then }。
what_if-exposed = 若{ $rival }既不會掘地也沒有劇毒，{ $then }。
what_if-guarded = 若牠會掘地或有劇毒，{ $then }。
what_if-adaptation = 若適應力再高{ $n }，{ $then }。
what_if-competition = 若競爭力再高{ $n }，{ $then }。
what_if-hearts = 若少{ $n }顆紅心，{ $then }。
what_if-ability = 若{ $ability }再高{ $n }，{ $then }。
what_if-unable = 若沒有{ $ability }，{ $then }。
what_if-uneventful = 若沒有{ $event }這個事件，{ $then }。
what_if-unreplaced = 若那裡仍是{ $biome }，{ $then }。
what_if-poorer = 若少{ $n }點，{ $then }。
