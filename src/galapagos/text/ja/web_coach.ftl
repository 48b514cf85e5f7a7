### 初めてのゲームのコーチ。どのゲームにも共通。

coach-read = わかった
hint-line = その後の流れ
plays-random = ルール上できることなら何でもします。
plays-hatchling = 役に立ちそうなものから適当に選び、初心者のような間違いをします。
plays-forager = いま一番よく見えるものを取り、先は考えません。
plays-hunter = 少しだけ先を読み、あなたの手札を推測します。
plays-apex = 有望な手から丁寧に先を読み、ミスを見逃しません。
plays-wallace = 頂点捕食者と同じように先を読みますが、局面の価値は何百もの対戦から学びました。
coach-offer = 遊びながら説明してもらう
coach-lesson = このレッスンで試す
