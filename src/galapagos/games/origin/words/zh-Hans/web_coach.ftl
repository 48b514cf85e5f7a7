### 《物种起源》首局教练：每张卡片讲桌上的一样东西，然后讲一回合的结果。

coach-origin-goal-title = 你的目标
coach-origin-goal = 让许多性状丰富的动物活下来。最后一回合结束后，每只存活的动物值2分，它的每个性状至少值1分。
coach-origin-start = 先点一张牌，再点虚线框：这张牌就成为你的第一只动物，牌上印的内容这时不算。
coach-origin-trait = 亮起的动物可以获得这张牌的性状。性状对动物有帮助；动物活到最后，性状也会计分。
coach-origin-pair = 互动型性状连接你的两只动物：先点一只，再点另一只。
coach-origin-threat = 危险：{ $owner }的{ $hunter }本回合能吃掉{ $animal }（{ $odds }）。{ $trait ->
    [yes] 看看手牌：“水生”“伪装”等性状可以保护它。
   *[no] 动物上方的标记总会说明谁能猎食它。
}
coach-origin-ring = 动物名字旁的空圈，是它每回合需要的食物。
coach-origin-choose = 每次出一张牌：一只新动物，或给已有动物的一个性状。每只动物每回合都要喂饱，所以不要只顾着繁殖。
coach-origin-pass = 想留着其余的牌吗？那就跳过：本回合不再出牌，留到以后再用。
coach-origin-hunt = 你的肉食动物可以不拿取食物，改为猎食，吃掉猎物得2个食物：点“猎食”，再点猎物。
coach-origin-partner = 伙伴的食物：其中一只吃到了，另一只也能得到1个食物，不耗费行动。点伙伴即可。
coach-origin-pirate = 掠夺：从一只已吃过但还没吃饱的动物那里夺走1个食物。不耗费行动：点“掠夺”，再点对方。
coach-origin-graze = 践踏：毁掉中央的1个食物，不耗费行动。自己吃饱而别人还饿着时很有用。
coach-origin-hibernate = 冬眠：这只动物可以睡觉，不吃也视为吃饱，但不能连续两回合冬眠。
coach-origin-fat = 先前回合存下的脂肪，可以燃烧当作食物。
coach-origin-feed = 中央还有{ $n }个食物，大家轮流拿取。点击亮起的动物，它就拿取1个。
coach-origin-hungry = 圈没有填满的动物会在回合结束时死亡。
coach-origin-last = 这是最后一回合：存活的动物才计分。

coach-origin-recap-title = 这一回合的结果
coach-origin-food = 掷骰得到{ $n }个食物，供大家共用。
coach-origin-eaten = { $hunter }吃掉了{ $animal }：没有任何防御挡得住。
coach-origin-starved = { $animal }饿死了：需要{ $appetite }个食物，只有{ $food }个。
coach-origin-poison = { $animal }吃了有毒的猎物而死。
coach-origin-all_live = { $n ->
    [0] 你没有动物要喂。
   *[other] 你的{ $n }只动物都吃饱了，所以都活着。
}
coach-origin-cards = 你抽{ $cards }张牌：每只存活的动物一张，再加一张。
coach-origin-new_hand = 你抽{ $cards }张牌。
