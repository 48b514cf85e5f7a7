### 首局教練：各遊戲通用。

coach-read = 知道了
hint-line = 之後可能的發展
plays-random = 只要合乎規則，什麼都做。
plays-hatchling = 在看來有用的選擇裡隨機挑選，會犯新手的錯誤。
plays-forager = 只挑眼前看來最好的，從不往後想。
plays-hunter = 會往後想一想，並猜測你的手牌。
plays-apex = 仔細往後推算，先看有希望的選擇，很少放過失誤。
plays-wallace = 思考方式與頂級掠食者相同，但局面的價值是從數百局對局中學來的。
coach-offer = 邊玩邊講解
coach-lesson = 玩一玩這一課
