# Lesson: Hus, African rules. The learner is South. Keep the names of pits (c1).
lesson-hus-african-board-title = Das Brett
lesson-hus-african-board-task = Hus hat vier Reihen mit je acht Mulden. Die zwei unteren Reihen gehören dir: Du bist Süd, und du säst nur in diese Reihen. Die Reihe am Rand ist deine äußere, die andere deine innere Reihe. Jede Mulde heißt nach ihrer Spalte, a bis h von links, und ihrer Reihe, 1 bis 4 von unten.

lesson-hus-african-goal-title = Ziel
lesson-hus-african-goal-task = Jeder Spieler beginnt mit 24 Steinen, je zwei in jeder äußeren Mulde und je zwei in den vier inneren zu seiner Rechten. Süd beginnt. Du gewinnst, wenn Nord am Zug ist und keine Mulde mit zwei oder mehr Steinen hat. Passiert dir das, so verlierst du.

lesson-hus-african-sow-title = Säen
lesson-hus-african-sow-task = Nimm alle Steine aus einer deiner Mulden und säe sie einzeln in die folgenden Mulden. Du säst gegen den Uhrzeigersinn: in der äußeren Reihe nach rechts, in der inneren nach links. Auch Nord sät gegen den Uhrzeigersinn, durch die beiden oberen Reihen. Säe die drei Steine aus c1.
lesson-hus-african-sow-done = Der letzte Stein fiel in eine leere Mulde, also ist dein Zug zu Ende. Du kannst nur aus einer Mulde mit mindestens zwei Steinen säen. Ein einzelner Stein bleibt, wo er ist. Geht eine Aussaat ganz herum, so wird die Mulde, in der sie begann, nicht ausgelassen.
lesson-hus-african-sow-wrong-other = Auch von dort könntest du säen. Aber säe jetzt die drei Steine aus c1.

lesson-hus-african-relay-title = Weitersäen
lesson-hus-african-relay-task = Fällt der letzte Stein in eine Mulde, die nicht leer ist, so nimmst du alle Steine aus dieser Mulde und säst weiter. Das ist Pflicht. Säe aus einer Mulde, bei der du weitersäen musst.
lesson-hus-african-relay-done = Der letzte Stein fiel in f1, wo zwei Steine lagen. Du hast alle drei genommen und weitergesät. Einmal Steine aufnehmen und aussäen nennt man eine Runde. Dein Zug endet erst, wenn der letzte Stein in eine leere Mulde fällt.
lesson-hus-african-relay-wrong-short = Der letzte Stein fiel in eine leere Mulde, also ging es nicht weiter. Finde eine Mulde, deren letzter Stein in eine Mulde mit Steinen fällt.

lesson-hus-african-capture-title = Erbeuten
lesson-hus-african-capture-task = Der letzte Stein kann Steine erbeuten, wenn er in deiner inneren Reihe landet. Fällt er in eine innere Mulde, die nicht leer ist, und liegen in beiden Mulden von Nord in dieser Spalte Steine, so erbeutest du alle Steine aus diesen zwei Mulden. Erbeute die Steine in g3 und g4.
lesson-hus-african-capture-done = Du hast vier Steine erbeutet und sie ab der nächsten Mulde gesät. Im afrikanischen Spiel säst du nur die erbeuteten Steine: Die zwei Steine in g2 sind dort geblieben. Erbeutet wird von selbst, und du kannst nicht darauf verzichten; aber du musst keinen Zug wählen, der etwas erbeutet.
lesson-hus-african-capture-wrong-none = Dieser Zug erbeutet nichts. Finde die Mulde, deren letzter Stein in g2 fällt.

lesson-hus-african-both-title = In beiden Mulden müssen Steine liegen
lesson-hus-african-both-task = Ist eine der zwei Mulden von Nord in der Spalte leer, so erbeutest du nichts. Du nimmst die Steine aus deiner eigenen Mulde und säst weiter. Finde den Zug, der etwas erbeutet.
lesson-hus-african-both-done = In a3 und in a4 lagen Steine, also hast du alle vier erbeutet.
lesson-hus-african-both-wrong-one = Der letzte Stein fiel in f2. In f3 liegen Steine, aber f4 ist leer, also hast du nichts erbeutet. Säe aus einer anderen Mulde.

lesson-hus-african-chain-title = Zweimal erbeuten
lesson-hus-african-chain-task = Nach dem Erbeuten säst du weiter. Fällt der letzte dieser Steine in die richtige Mulde, so erbeutest du wieder Steine. Erbeute in einem Zug zweimal Steine.
lesson-hus-african-chain-done = Zweimal erbeutet und sieben Steine in einem Zug. Bevor du einen Zug spielst, zeigt dir das Brett seine Runden und was er erbeutet.
lesson-hus-african-chain-wrong-none = Dieser Zug erbeutet nichts. Suche eine Mulde, deren letzter Stein in eine besetzte innere Mulde fällt, der zwei besetzte Mulden gegenüberliegen.

lesson-hus-african-safe-title = Schütze deine Steine
lesson-hus-african-safe-task = Sieh dir jetzt die Züge von Nord an. Nord kann aus b4 säen: Der letzte Stein fällt in b3 und erbeutet deine Steine in b1 und b2. Mache einen Zug, nach dem Nord nichts erbeuten kann.
lesson-hus-african-safe-done = Deine Mulde b1 ist jetzt leer, also ist dein Stein in b2 sicher. In einer Spalte mit einer leeren Mulde kann nichts erbeutet werden.
lesson-hus-african-safe-wrong-lost = Nord kann immer noch aus b4 säen und deine Steine in b1 und b2 erbeuten. Leere eine dieser Mulden.

lesson-hus-african-endless-title = Endlose Aussaat
lesson-hus-african-endless-task = Manchmal würde das Weitersäen nie enden. Eine Aussaat, die mehr als 5.000 Runden dauert, darfst du nicht wählen. Hier gilt das für b2. Probiere es aus, wenn du magst, und spiele dann einen anderen Zug.
lesson-hus-african-endless-done = Das Brett lässt dich keine endlose Aussaat wählen. Sind alle deine möglichen Aussaaten endlos, so verlierst du. Das kommt sehr selten vor.

lesson-hus-african-end-title = Das Ende der Partie
lesson-hus-african-end-task = Die Partie endet, wenn der Spieler am Zug keine Mulde mit zwei oder mehr Steinen hat. Er verliert. Nord hat nur noch eine solche Mulde, h3. Erbeute ihre Steine, dann kann Nord nicht ziehen.
lesson-hus-african-end-done = Nord ist am Zug und hat nur noch einzelne Steine, also gewinnst du. Die Steine auf der eigenen Seite sind die Punkte; auch wer verliert, bekommt also Punkte. Wer mit allen 48 Steinen gewinnt, bekommt doppelt so viele. In einem Match werden die Punkte aller Partien zusammengezählt.
lesson-hus-african-end-wrong-other = Nord hat immer noch drei Steine in h3 und kann weiterspielen. Erbeute sie.

lesson-hus-african-win-title = Gewinne eine kleine Partie
lesson-hus-african-win-task = Gewinne jetzt eine kleine Partie. Nord hat drei Mulden mit zwei oder mehr Steinen. Erbeute zuerst die sechs Steine in h3 und h4.
lesson-hus-african-win-task-2 = Nord hatte nur einen Zug und hat jetzt nur noch einzelne Steine. Aber du bist am Zug, also geht die Partie weiter. Mache einen Zug: Er bringt keine Steine auf die Seite von Nord, also kann Nord nicht antworten.
lesson-hus-african-win-done = Nord muss ziehen und kann es nicht, also gewinnst du. Gut gespielt!
lesson-hus-african-win-wrong-none = Dieser Zug erbeutet die sechs Steine nicht. Finde eine Aussaat, die weitergeht und deren letzter Stein in h2 fällt.

lesson-hus-african-game-title = Deine erste Partie
lesson-hus-african-game-task = Spiele eine ganze Partie gegen einen leichten Gegner. Bei jedem Zug bekommst du einen kurzen Tipp, und du kannst Züge zurücknehmen, sooft du willst. Kommt dieselbe Stellung zum dritten Mal vor, so endet die Partie remis.
