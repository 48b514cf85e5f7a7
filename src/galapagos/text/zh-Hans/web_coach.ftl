### 首局教练：各游戏通用。

coach-read = 知道了
hint-line = 之后可能怎样
plays-random = 合规则的事随便做。
plays-hatchling = 在看来有用的选择里随便挑，会犯新手的错误。
plays-forager = 拿眼前看来最好的，从不往后想。
plays-hunter = 会稍微往后想，并猜你的手牌。
plays-apex = 仔细往后想，先看有希望的选择，很少放过失误。
coach-offer = 边玩边讲解
