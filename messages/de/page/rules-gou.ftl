### The rules of Gou. $captures is how many pieces must be captured to win.

rules-gou-goal-title = Ziel
rules-gou-goal = Besetze alle vier Zielpunkte um die Mitte, oder schlage { $captures } der vierzehn Steine deines Gegners.

rules-gou-board-title = Brett
rules-gou-board = Fünf Quadrate liegen ineinander, durch diagonale Linien verbunden. Die Steine stehen auf den sechzig Punkten, an denen sich Linien treffen. Jeder Spieler hat vierzehn Steine. Rot beginnt.
rules-gou-start = Die Anfangsstellung. Die Steine von Rot tragen einen Ring, die von Gelb ein Kreuz.
rules-gou-board-goals = Die vier Ecken des innersten Quadrats sind die Zielpunkte: e5, g5, e7 und g7. Durch die Mitte führt keine Linie.

rules-gou-move-title = Ziehen
rules-gou-move = Wenn du am Zug bist, ziehst du einen deiner Steine auf einer Linie zu einem freien Punkt. Steine springen nie über andere Steine.
rules-gou-move-slide = Auf der Seite eines Quadrats gleitet ein Stein so weit, wie du willst. Spätestens an der Ecke seines Quadrats bleibt er stehen; um die Ecke zieht er nie.
rules-gou-move-slide-picture = Zwei Richtungen, in die der Stein auf b10 gleiten kann.
rules-gou-move-step = Auf einer Diagonale zieht ein Stein nur zum nächsten Punkt.
rules-gou-move-step-example = Ziehe den Stein auf a7 diagonal nach b6.

rules-gou-capture-title = Schlagen
rules-gou-capture = Du schlägst einen gegnerischen Stein, wenn der Stein, den du ziehst, und ein anderer von dir ihn zwischen sich einschließen: drei benachbarte Punkte auf einer Linie. Der geschlagene Stein kommt vom Brett.
rules-gou-capture-example = Gleite von c3 nach g3. Die Steine auf g3 und e1 schließen f2 ein und schlagen ihn.
rules-gou-capture-several = Ein Zug kann auf mehreren Linien zugleich schlagen. Du musst jeden Stein wegnehmen, den der gezogene Stein schlägt.
rules-gou-capture-several-example = Gleite von c3 nach g3 und schlage zwei Steine.
rules-gou-capture-single = Nur einzelne Steine werden geschlagen. Zwei gegnerische Steine nebeneinander auf einer Linie schützen dort einander.

rules-gou-rows-title = Reihen schlagen
rules-gou-rows = In dieser Variante schlägst du auch eine ganze Reihe gegnerischer Steine: zwei oder mehr auf aufeinanderfolgenden Punkten einer Linie, ohne Lücke, an beiden Enden eingeschlossen.
rules-gou-rows-example = Ziehe von h2 nach i3. Die Steine auf i3 und c3 schließen eine Reihe aus zwei Steinen ein.
rules-gou-rows-differs = Variante 1: derselbe Zug mit ihr und ohne sie.

rules-gou-between-title = Nicht zwischen Gegnern stehen bleiben
rules-gou-between = Ein Zug darf nicht zwischen zwei gegnerischen Steinen enden, wenn die drei Punkte auf einer Linie benachbart sind. Das gilt auch, wenn der Zug schlagen oder einen Zielpunkt erreichen würde.
rules-gou-between-forbidden = Der Stein auf f2 kann nicht auf d2 stehen bleiben, zwischen c3 und e1.
rules-gou-between-pass = Auf der Seite eines Quadrats darf ein Stein zwischen zwei gegnerischen hindurchziehen und dahinter stehen bleiben.
rules-gou-between-pass-example = Gleite von f2 über d2 nach b2.

rules-gou-stop-title = Zwischen Gegnern stehen bleiben
rules-gou-stop = In dieser Variante darf ein Zug zwischen zwei gegnerischen Steinen enden, wenn er einen dieser beiden schlägt. Sonst ist er verboten.
rules-gou-stop-example = Ziehe von f2 nach g3, zwischen e3 und i3. Die Steine auf g3 und c3 schlagen e3.
rules-gou-stop-pairs = Schließen mehrere gegnerische Paare den Punkt ein, so muss der Zug einen Stein von jedem Paar schlagen.
rules-gou-stop-forbidden = Auf c3 steht kein roter Stein, also schlägt der Zug von f2 nach g3 nichts.
rules-gou-stop-differs = Variante 2: derselbe Zug mit ihr und ohne sie.

rules-gou-win-title = Ende
rules-gou-win-goals = Du gewinnst, sobald deine Steine auf allen vier Zielpunkten stehen.
rules-gou-win-goals-example = Rot gewinnt mit h4 nach g5.
rules-gou-win-captures = Du gewinnst auch, sobald du { $captures } Steine geschlagen hast.
rules-gou-win-captures-example = Gelb hat noch fünf Steine. Schlage einen mit c3 nach g3.
rules-gou-win-stuck = Wer nicht ziehen kann, verliert.

rules-gou-variations-title = Varianten
rules-gou-variations = Das Regelblatt hat zwei Varianten. Beim Einrichten der Partie kannst du eine oder beide wählen.

rules-gou-readings-title = So lesen wir das Regelblatt
rules-gou-readings-board = Die Abbildungen des Blatts sind verloren. Unser Brett und seine Anfangsstellung stammen aus einer anderen Beschreibung desselben Spiels, Go Ju (Hexagames 1986). Sie passen zu jedem Satz des Blatts.
rules-gou-readings-captures = Der deutsche und der englische Text verlangen alle Steine bis auf vier, also zehn geschlagene; der französische Text verlangt elf. Die Option „Geschlagene Steine zum Sieg“ entscheidet.
rules-gou-readings-rows = Bei Variante 1 erlauben der deutsche und der englische Text, zwei oder mehr Steine auf einer Linie zu schlagen. Der französische Text spricht von mehreren Steinen auf mehreren Linien. Hier schlägt ein Zug in jeder Partie auf allen seinen Linien; bei der Variante folgen wir dem deutschen und dem englischen Text.
rules-gou-readings-must = Das Blatt sagt, dass man einen geschlagenen Stein wegnehmen „darf“. Wir lesen das als „muss“.
rules-gou-readings-moved = Ein Stein, der nach Variante 2 zwischen zwei gegnerische zieht, wird von ihnen nicht geschlagen: Nur wer zieht, schlägt.
rules-gou-readings-stuck = Das Blatt sagt nicht, was geschieht, wenn ein Spieler nicht ziehen kann. Hier verliert er.
rules-gou-readings-stop = Das Blatt sagt nicht, was geschieht, wenn zwei gegnerische Paare den Punkt einschließen. Wir verlangen einen geschlagenen Stein von jedem Paar.
