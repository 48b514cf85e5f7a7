### What the command line says about itself where it is about Darwin alone.

help-own-darwin = darwin：自製卡組的資料夾
help-draw-card = 一張卡片；用+連接多張即為生物
help-draw-biome = 生物群系卡；僅其景觀
help-draw-event = 事件卡；僅其場景
help-cards = 列出Darwin的卡片，新建並檢查自製卡組
help-cards-all = Galapagos內建卡組的全部動物卡
help-cards-polar = 行內含有該詞的
help-cards-filter = 具有該部位和標記的
help-cards-biomes = 生物群系；寫events則為事件
help-cards-new = 新建自製卡組
help-cards-check = 指出其中所有錯誤
help-cards-words = 要找的內容，或上面的指令
help-cards-cards = 改為列出某資料夾中的卡組
help-cards-part = 部位：head、body、legs、legs1、legs2、wings或tail
help-cards-deck = 牌堆：small或large
help-cards-symbol = 標記：run、climb、fly、swim、heat、cold、dig或poison
help-cards-diet = 食性：herbivore（草食）、carnivore（肉食）或omnivore（雜食）
help-cards-animal = 動物名字的一部分，任何語言皆可
help-darwin-balance-players = 玩家人數（4）；多個數字，例如2,3,4，則各出一份報告
help-darwin-balance-mode = 玩法（兩名玩家為two，否則為base）
help-darwin-balance-eras = 紀元數（4；初學者為2）
help-darwin-balance-cards = 自製卡組
help-darwin-balance-json = 每份報告輸出一個JSON物件
help-darwin-balance-plot = 食物、死亡和點數的圖：FILE.svg或FILE.png
help-play-eras = 紀元數（玩法允許時可選）
