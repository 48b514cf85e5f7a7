### 为什么会这样？两款游戏的原因，以及怎样才会不同。

# --- 物种起源：原因 ------------------------------------------------------------------------------

explain-appetite = { $animal }带有“{ $trait }”：它要多吃{ $n }个食物。
explain-got = { $n ->
    [0] { $animal }本回合没有得到食物。
   *[other] { $animal }本回合得到{ $n }个食物。
}
explain-last_food = { $animal }得到中央的最后一个食物。
explain-last_grazed = { $animal }践踏掉中央的最后一个食物。
explain-food_left = 当时中央还有{ $n }个食物。
explain-waits = { $animal }要等保护它的{ $partner }吃饱才能进食，而{ $partner }还饿着。
explain-undefended = { $animal }没有可以防御的性状。
explain-victim = { $animal }可以被掠夺：需要{ $appetite }个食物，得到{ $food }个，还没吃饱。
explain-animals_lost = { $seat }在过程中失去了{ $n }只动物。

# --- 物种起源：怎样才会不同 --------------------------------------------------------------------------

what_if-take = { $seat }选择了跳过：若改为从中央喂食{ $animal }，它就能活下来。
what_if-burn = { $seat }选择了跳过：若改为燃烧{ $animal }的脂肪，它就能活下来。
what_if-sleep = { $seat }选择了跳过：若改为让{ $animal }冬眠，它就能活下来。
what_if-more_food = 若中央再多{ $n }个食物，{ $animal }就能吃饱。
what_if-fat_left = 若{ $animal }还留有以前的{ $n }个脂肪，就能活下来。
what_if-without_trait = 若没有“{ $trait }”，{ $animal }的食物就够了，能活下来。
what_if-unjoined = 若没有“共生”，{ $animal }就能吃饱。
what_if-not_robbed = 若那{ $n }次掠夺没有发生，{ $animal }的食物就够了，能活下来。
what_if-caught = 若{ $prey }逃跑时掷出1，{ $animal }就会吃掉它并活下来。
what_if-illegal = 若{ $animal }有{ $traits }，{ $hunter }就不能猎食它。
what_if-senseless = 若{ $hunter }没有“{ $trait }”，就不能猎食{ $animal }。
what_if-ran_faster = 若掷出{ $die }或以上，{ $animal }就能逃脱。
what_if-running = 若有“敏捷”，{ $animal }掷出{ $die }或以上就能逃脱。
what_if-tail_loss = 若有“断尾”，{ $animal }可以弃掉一张牌活下来。
what_if-unpoisoned = 若{ $prey }没有“有毒”，{ $animal }就不会有事。
what_if-room = 若有{ $n }张空的“脂肪组织”，{ $animal }就能把它存起来。
what_if-fed_victim = 若再有{ $n }个食物，{ $animal }就吃饱了，不会被掠夺。

# --- 两款游戏 --------------------------------------------------------------------------------------

explain-heading_what_if = 怎样才会不同：
explain-heading_rules = 依据的规则：
# Asked of something that may end in many ways, such as a death.
explain-no_change = 单独改变任何一项，结果都不会不同。
explain-hidden = 从这个视角看不到其中的原因。
what_if-points = 若再多{ $n }分，{ $seat }就获胜了。

# --- 达尔文之选：原因 ------------------------------------------------------------------------------

explain-above-adaptation = { $rival }在{ $slot }的排名高于{ $species }：适应力{ $theirs }比{ $own }。
explain-above-competition = { $rival }在{ $slot }的排名高于{ $species }：适应力相同，竞争力{ $theirs }比{ $own }。
explain-above-hearts = { $rival }在{ $slot }的排名高于{ $species }：其他相同，红心{ $theirs }比{ $own }。
explain-above-tied = { $rival }和{ $species }在{ $slot }完全并列，不分先后。
explain-hunts = { $hunter }需要{ $hearts }单位食物，得到{ $food }单位，必须捕食。
explain-chosen-lowest = 在{ $hunter }能捕到的猎物中，{ $prey }排名最后。
explain-chosen-tied = 在{ $hunter }能捕到的猎物中，{ $prey }和{ $others }并列最后，由其拥有者选择。
explain-safe-guarded = { $prey }会掘地或有剧毒：{ $hunter }不能吃它。
explain-safe-adaptation = { $prey }的适应力高于{ $hunter }，{ $theirs }比{ $own }：捕不到。
explain-safe-competition = { $prey }的竞争力高于{ $hunter }，{ $theirs }比{ $own }：捕不到。
explain-no_prey = { $slot }没有猎物。
explain-richest = { $species }有{ $n }点，{ $seat }没有点数更多的物种。
explain-medal = { $species }的竞争力是{ $n }。
explain-earned = { $seat }全局共得：存活{ $survival }点，适应力{ $adaptation }点，竞争力{ $competition }点。
explain-species_lost = { $seat }在过程中失去了{ $n }个物种。

# --- 达尔文之选：怎样才会不同 --------------------------------------------------------------------------

fate-lives = { $species }就能活下来
fate-fed = { $species }就能吃饱
fate-leads = { $species }就会在{ $slot }领先
fate-place = { $species }的名次就会更高

what_if-plants = 若{ $slot }再多{ $n }单位植物，{ $then }。
what_if-meat = 若{ $slot }再多{ $n }单位肉，{ $then }。
what_if-without = 若没有{ $rival }，{ $then }。
what_if-exposed = 若{ $rival }既不会掘地也没有剧毒，{ $then }。
what_if-guarded = 若它会掘地或有剧毒，{ $then }。
what_if-adaptation = 若适应力再高{ $n }，{ $then }。
what_if-competition = 若竞争力再高{ $n }，{ $then }。
what_if-hearts = 若少{ $n }颗红心，{ $then }。
what_if-ability = 若{ $ability }再高{ $n }，{ $then }。
what_if-unable = 若没有{ $ability }，{ $then }。
what_if-uneventful = 若没有{ $event }这个事件，{ $then }。
what_if-unreplaced = 若那里仍是{ $biome }，{ $then }。
what_if-poorer = 若少{ $n }点，{ $then }。
