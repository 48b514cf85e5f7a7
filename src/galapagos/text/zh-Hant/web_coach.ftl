### 首局教練：各遊戲通用。

coach-read = 知道了
hint-line = 之後可能怎樣
plays-random = 合規則的事隨便做。
plays-hatchling = 在看來有用的選擇裡隨便挑，會犯新手的錯誤。
plays-forager = 拿眼前看來最好的，從不往後想。
plays-hunter = 會稍微往後想，並猜你的手牌。
plays-apex = 仔細往後想，先看有希望的選擇，很少放過失誤。
coach-offer = 邊玩邊講解
