### What the command line says about itself where it is about Darwin alone.

help-own-darwin = darwin：自制卡组的文件夹
help-draw-card = 一张卡片；用+连接多张即为生物
help-draw-biome = 生物群系卡；仅其景观
help-draw-event = 事件卡；仅其场景
help-cards = 列出Darwin的卡片，新建并检查自制卡组
help-cards-all = Galapagos自带卡组的全部动物卡
help-cards-polar = 行内含有该词的
help-cards-filter = 具有该部位和标记的
help-cards-biomes = 生物群系；写events则为事件
help-cards-new = 新建自制卡组
help-cards-check = 指出其中所有错误
help-cards-words = 要找的内容，或上面的命令
help-cards-cards = 改为列出某文件夹中的卡组
help-cards-part = 部位：head、body、legs、legs1、legs2、wings或tail
help-cards-deck = 牌堆：small或large
help-cards-symbol = 标记：run、climb、fly、swim、heat、cold、dig或poison
help-cards-diet = 食性：herbivore（草食）、carnivore（肉食）或omnivore（杂食）
help-cards-animal = 动物名字的一部分，任何语言均可
help-darwin-balance-players = 玩家人数（4）；多个数字，例如2,3,4，则各出一份报告
help-darwin-balance-mode = 玩法（两名玩家为two，否则为base）
help-darwin-balance-eras = 纪元数（4；初学者为2）
help-darwin-balance-cards = 自制卡组
help-darwin-balance-json = 每份报告输出一个JSON对象
help-darwin-balance-plot = 食物、死亡和点数的图：FILE.svg或FILE.png
help-play-eras = 纪元数（玩法允许时可选）
