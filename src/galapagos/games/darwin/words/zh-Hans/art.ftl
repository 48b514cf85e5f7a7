### 图画除了卡名之外需要的文字：供听图的人使用的标签。

art-hearts = 红心
art-strength = 竞争力
art-docks = 连接点
art-plants = 植物
art-meat = 肉
art-points = 点数
art-needs = 要求
art-or = 或
art-forbidden = 禁止
art-adaptation = 计入适应力
art-instant = 即时效果
art-lasting = 持久效果
