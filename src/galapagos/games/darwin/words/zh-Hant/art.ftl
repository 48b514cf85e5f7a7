### 圖畫除了卡名之外需要的文字：供聽圖的人使用的標籤。

art-hearts = 紅心
art-strength = 競爭力
art-docks = 連接點
art-plants = 植物
art-meat = 肉
art-points = 點數
art-needs = 要求
art-or = 或
art-forbidden = 禁止
art-adaptation = 計入適應力
art-instant = 即時效果
art-lasting = 持久效果
