### 首局教练：各游戏通用。

coach-read = 知道了
hint-line = 之后可能的发展
plays-random = 只要合乎规则，什么都做。
plays-hatchling = 在看来有用的选择里随机挑选，会犯新手的错误。
plays-forager = 只挑眼前看来最好的，从不往后想。
plays-hunter = 会往后想一想，并猜测你的手牌。
plays-apex = 仔细往后推算，先看有希望的选择，很少放过失误。
plays-wallace = 思考方式与顶级掠食者相同，但局面的价值是从数百局对局中学来的。
coach-offer = 边玩边讲解
coach-lesson = 玩一玩这一课
