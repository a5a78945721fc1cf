# Lesson: Hus, European rules. The learner is South. Keep the names of pits (f1).
lesson-hus-european-board-title = Das Brett
lesson-hus-european-board-task = Hus hat vier Reihen mit je acht Mulden. Die zwei unteren Reihen gehören dir: Du bist Süd, und du säst nur in diese Reihen. Die Reihe am Rand ist deine äußere, die andere deine innere Reihe. Jede Mulde heißt nach ihrer Spalte, a bis h von links, und ihrer Reihe, 1 bis 4 von unten.

lesson-hus-european-goal-title = Ziel
lesson-hus-european-goal-task = Jeder Spieler beginnt mit 24 Steinen, je zwei in jeder äußeren Mulde und je zwei in den vier inneren zu seiner Rechten. Süd beginnt. Du gewinnst, wenn Nord keine Mulde mit zwei oder mehr Steinen mehr hat. Hast du selbst keine mehr, so verlierst du.

lesson-hus-european-sow-title = Säen
lesson-hus-european-sow-task = Nimm alle Steine aus einer deiner Mulden und säe sie einzeln in die folgenden Mulden. Du säst im Uhrzeigersinn: in der äußeren Reihe nach links, in der inneren nach rechts. Auch Nord sät im Uhrzeigersinn, durch die beiden oberen Reihen. Säe die drei Steine aus f1.
lesson-hus-european-sow-done = Der letzte Stein fiel in eine leere Mulde, also ist dein Zug zu Ende. Du kannst nur aus einer Mulde mit mindestens zwei Steinen säen. Ein einzelner Stein bleibt, wo er ist. Geht eine Aussaat ganz herum, so wird die Mulde, in der sie begann, nicht ausgelassen.
lesson-hus-european-sow-wrong-other = Auch von dort könntest du säen. Aber säe jetzt die drei Steine aus f1.

lesson-hus-european-relay-title = Weitersäen
lesson-hus-european-relay-task = Fällt der letzte Stein in eine Mulde, die nicht leer ist, so nimmst du alle Steine aus dieser Mulde und säst weiter. Das ist Pflicht. Säe aus einer Mulde, bei der du weitersäen musst.
lesson-hus-european-relay-done = Der letzte Stein fiel in c1, wo zwei Steine lagen. Du hast alle drei genommen und weitergesät. Einmal Steine aufnehmen und aussäen nennt man eine Runde. Dein Zug endet erst, wenn der letzte Stein in eine leere Mulde fällt.
lesson-hus-european-relay-wrong-short = Der letzte Stein fiel in eine leere Mulde, also ging es nicht weiter. Finde eine Mulde, deren letzter Stein in eine Mulde mit Steinen fällt.

lesson-hus-european-capture-title = Erbeuten
lesson-hus-european-capture-task = Der letzte Stein kann Steine erbeuten, wenn er in deiner inneren Reihe landet. Fällt er in eine innere Mulde, die nicht leer ist, und liegen in der gegenüberliegenden inneren Mulde von Nord Steine, so erbeutest du alle Steine aus beiden Mulden von Nord in dieser Spalte. Erbeute die Steine in b3 und b4.
lesson-hus-european-capture-done = Du hast vier Steine erbeutet. Du hast sie zusammen mit den zwei Steinen aus b2 gesät, beginnend mit der nächsten Mulde. Erbeutet wird von selbst, und du kannst nicht darauf verzichten; aber du musst keinen Zug wählen, der etwas erbeutet.
lesson-hus-european-capture-wrong-none = Dieser Zug erbeutet nichts. Finde die Mulde, deren letzter Stein in b2 fällt.

lesson-hus-european-opposite-title = Die innere Mulde entscheidet
lesson-hus-european-opposite-task = Ist die gegenüberliegende innere Mulde von Nord leer, so erbeutest du nichts, auch wenn in der äußeren dahinter Steine liegen. Du nimmst die Steine aus deiner eigenen Mulde und säst weiter. Finde den Zug, der etwas erbeutet.
lesson-hus-european-opposite-done = In h3 lag ein Stein, also hast du ihn und die drei Steine in h4 dahinter erbeutet. Den Stein in h3 hättest du auch erbeutet, wenn h4 leer gewesen wäre.
lesson-hus-european-opposite-wrong-empty = Der letzte Stein fiel in c2, aber c3 gegenüber ist leer. Deshalb konntest du die fünf Steine in c4 nicht erbeuten. Säe aus einer anderen Mulde.

lesson-hus-european-chain-title = Zweimal erbeuten
lesson-hus-european-chain-task = Nach dem Erbeuten säst du weiter. Fällt der letzte dieser Steine in die richtige Mulde, so erbeutest du wieder Steine. Erbeute in einem Zug zweimal Steine.
lesson-hus-european-chain-done = Zweimal erbeutet und sechs Steine in einem Zug. Bevor du einen Zug spielst, zeigt dir das Brett seine Runden und was er erbeutet.
lesson-hus-european-chain-wrong-once = Du hast nur einmal Steine erbeutet. Eine andere Mulde erbeutet zweimal.
lesson-hus-european-chain-wrong-none = Dieser Zug erbeutet nichts. Suche eine Mulde, deren letzter Stein in eine besetzte innere Mulde fällt, der eine besetzte innere Mulde gegenüberliegt.

lesson-hus-european-safe-title = Schütze deine Steine
lesson-hus-european-safe-task = Sieh dir jetzt die Züge von Nord an. Nord kann aus g3 säen: Der letzte Stein fällt in e3 und erbeutet deine vier Steine in e2. Mache einen Zug, nach dem Nord nichts erbeuten kann.
lesson-hus-european-safe-done = Deine Mulde e2 ist jetzt leer, also erbeutet Nord dort nichts. Prüfe vor jedem deiner Züge, was dein Gegner erbeuten kann.
lesson-hus-european-safe-wrong-lost = Nord kann immer noch aus g3 säen und deine Steine in e2 erbeuten. Bringe diese Steine weg.

lesson-hus-european-endless-title = Endlose Aussaat
lesson-hus-european-endless-task = Manchmal würde das Weitersäen nie enden. Eine Aussaat, die mehr als 5.000 Runden dauert, darfst du nicht wählen. Hier gilt das für h1. Probiere es aus, wenn du magst, und spiele dann einen anderen Zug.
lesson-hus-european-endless-done = Das Brett lässt dich keine endlose Aussaat wählen. Sind alle deine möglichen Aussaaten endlos, so verlierst du. Das kommt sehr selten vor.

lesson-hus-european-end-title = Das Ende der Partie
lesson-hus-european-end-task = Nach jedem Zug werden beide Seiten geprüft. Eine Seite ohne eine Mulde mit zwei oder mehr Steinen hat verloren, auch wenn sie gerade gezogen hat. Nord hat nur noch eine solche Mulde, h3. Erbeute ihre Steine und gewinne.
lesson-hus-european-end-done = Nord hat nur noch einzelne Steine, also gewinnst du. Die Steine auf der eigenen Seite sind die Punkte; auch wer verliert, bekommt also Punkte. Wer mit allen 48 Steinen gewinnt, bekommt doppelt so viele. In einem Match werden die Punkte aller Partien zusammengezählt.
lesson-hus-european-end-wrong-other = Nord hat immer noch drei Steine in h3 und kann weiterspielen. Erbeute sie.

lesson-hus-european-win-title = Gewinne eine kleine Partie
lesson-hus-european-win-task = Gewinne jetzt eine kleine Partie. Nord hat drei Mulden mit zwei oder mehr Steinen. Erbeute zuerst vier Steine in einem Zug.
lesson-hus-european-win-task-2 = Nord hat aus g3 gesät. Jetzt liegen nur noch in c3 zwei oder mehr Steine. Erbeute sie und gewinne.
lesson-hus-european-win-done = Du hast deine erste kleine Partie gewonnen. Gut gespielt!
lesson-hus-european-win-wrong-none = Dieser Zug erbeutet keine vier Steine. Finde die Mulde, deren letzter Stein in d2 fällt.
lesson-hus-european-win-wrong-not-yet = Nord hat immer noch drei Steine in c3. Finde die Mulde, deren letzter Stein in c2 fällt.

lesson-hus-european-game-title = Deine erste Partie
lesson-hus-european-game-task = Spiele eine ganze Partie gegen einen leichten Gegner. Bei jedem Zug bekommst du einen kurzen Tipp, und du kannst Züge zurücknehmen, sooft du willst. Kommt dieselbe Stellung zum dritten Mal vor, so endet die Partie remis.
