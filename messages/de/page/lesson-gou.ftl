# Lesson: Gou. The learner is Red. Keep the names of points (e7).
lesson-gou-board-title = Das Brett
lesson-gou-board-task = Das Brett hat fünf Quadrate, eins im anderen, durch Diagonalen verbunden. Jede Seite eines Quadrats ist eine Linie, jede Diagonale auch. Die Steine stehen auf den Punkten, wo Linien sich treffen; das Zeichen in der Mitte ist kein Punkt. Jeder Spieler beginnt mit vierzehn Steinen. Deine sind rot, und Rot beginnt. Jeder Punkt heißt nach seiner Spalte, a bis k von links, und seiner Reihe, 1 bis 11 von unten.

lesson-gou-goal-title = Ziel
lesson-gou-goal-task = Du gewinnst auf eine von drei Arten: Deine Steine stehen auf allen vier markierten Zielpunkten, dein Gegner hat höchstens noch vier Steine, oder dein Gegner kann nicht ziehen.

lesson-gou-slide-title = Auf einer Seite gleiten
lesson-gou-slide-task = Auf der Seite eines Quadrats gleitet ein Stein so weit, wie du willst, solange die Punkte frei sind. Er kann nicht über Steine springen und nicht um die Ecke ziehen. Gleite von c9 nach i9.
lesson-gou-slide-done = Dein Stein ist die ganze Seite entlanggeglitten. Um die Ecke kommt er erst mit einem weiteren Zug.
lesson-gou-slide-wrong-short = Dort darfst du stehen bleiben, aber gleite jetzt weiter bis zur Ecke, i9.
lesson-gou-slide-wrong-other = Dieser Zug ist möglich. Aber gleite jetzt mit dem Stein auf c9 nach i9.

lesson-gou-diagonal-title = Auf einer Diagonale ziehen
lesson-gou-diagonal-task = Auf einer Diagonale zieht ein Stein nur einen Punkt weit. Ziehe von d8 auf den Zielpunkt e7.
lesson-gou-diagonal-done = Diagonalen führen von einem Quadrat zum nächsten und zu den Zielpunkten.
lesson-gou-diagonal-wrong-other = Dieser Zug ist möglich. Aber ziehe jetzt von d8 diagonal nach e7.

lesson-gou-capture-title = Schlagen
lesson-gou-capture-task = Du schlägst einen gegnerischen Stein, wenn du ihn zwischen dem Stein, den du ziehst, und einem anderen von dir einschließt. Alle drei müssen auf einer Linie nebeneinander stehen, ohne einen weiteren Punkt dazwischen. Schlage den Stein auf f10.
lesson-gou-capture-done = Deine Steine auf d10 und h10 haben den gegnerischen eingeschlossen. Nur der Stein, den du ziehst, schlägt, und er schlägt immer alle, die er von dort schlagen kann, wo er stehen bleibt. Aber du musst keinen Zug wählen, der schlägt. Die geschlagenen Steine liegen in den Ablagen am Rand des Bretts: Zehn davon gewinnen.
lesson-gou-capture-wrong-none = Dieser Zug schlägt nichts. Auf d10 hast du einen Stein; bringe einen anderen auf die andere Seite von f10.

lesson-gou-double-title = Zwei auf einmal schlagen
lesson-gou-double-task = Ein Zug schlägt jeden gegnerischen Stein, den er einschließt, auf allen Linien. Schlage zwei Steine mit einem Zug.
lesson-gou-double-done = Du hast einen Stein auf der Seite des Quadrats und einen auf einer Diagonale geschlagen. Nur einzelne Steine werden geschlagen. Zwei gegnerische Steine nebeneinander auf einer Linie schützen dort einander.
lesson-gou-double-wrong-one = Du hast einen Stein geschlagen. Es gibt einen Punkt, von dem aus du zwei schlägst.
lesson-gou-double-wrong-none = Dieser Zug schlägt nichts. Sieh dir die Steine auf e9 und f8 an.

lesson-gou-between-title = Nicht zwischen zwei Gegnern stehen bleiben
lesson-gou-between-task = Ein Stein darf nicht zwischen zwei gegnerischen stehen bleiben, die auf einer Linie direkt neben ihm sind, auch nicht, um zu schlagen oder einen Zielpunkt zu erreichen. Also darfst du nicht auf h10 stehen bleiben. Aber ein Stein darf zwischen zwei gegnerischen hindurchziehen. Finde einen anderen Zug, der schlägt.
lesson-gou-between-done = Dein Stein ist zwischen den gegnerischen auf d4 und f2 hindurchgezogen, auf c3 stehen geblieben und hat den Stein auf c5 geschlagen.
lesson-gou-between-wrong-none = Dieser Zug schlägt nichts. Sieh dir den gelben Stein auf c5 an.

lesson-gou-safe-title = Schütze deine Steine
lesson-gou-safe-task = Gelb schlägt auf dieselbe Weise. Zieht Gelb von i11 nach h10, so verlierst du deinen Stein auf f10. Mache einen Zug, nach dem Gelb nichts schlagen kann.
lesson-gou-safe-done = Jetzt kann Gelb nichts schlagen. Prüfe vor jedem deiner Züge, was dein Gegner schlagen kann.
lesson-gou-safe-wrong-lost = Gelb kann nach diesem Zug immer noch einen Stein schlagen. Achte darauf, dass keiner deiner Steine zwischen zwei gelben eingeschlossen werden kann.

lesson-gou-corner-title = Sichere Punkte
lesson-gou-corner-task = Ein Stein auf einer der vier äußeren Ecken kann nie geschlagen werden, weil hinter ihm keine Linie weitergeht. Ein Stein auf einem Zielpunkt kann nur auf einer Linie geschlagen werden: der auf e7 nur von d6 und f8 aus.

lesson-gou-block-title = Lass Gelb nicht gewinnen
lesson-gou-block-task = Auf drei Zielpunkten stehen Steine von Gelb, und ein vierter Stein kann von d4 nach e5 ziehen und gewinnen. Verhindere das.
lesson-gou-block-done = Jetzt kann Gelb nicht mit dem nächsten Zug gewinnen. Du kannst einen Stein auf einem Zielpunkt schlagen oder selbst einen Zielpunkt besetzen.
lesson-gou-block-wrong-lost = Gelb zieht nach e5 und gewinnt. Schlage den Stein auf e7, oder besetze e5 selbst.

lesson-gou-win-title = Gewinne eine kleine Partie
lesson-gou-win-task = Gewinne jetzt eine kleine Partie. Deine Steine stehen auf zwei Zielpunkten. Besetze einen dritten.
lesson-gou-win-task-2 = Gelb ist von f2 nach e3 gezogen und zu weit weg. Besetze den vierten Zielpunkt.
lesson-gou-win-done = Deine Steine stehen auf allen vier Zielpunkten. Die Partie ist sofort zu Ende, und du hast deine erste kleine Partie gewonnen.
lesson-gou-win-wrong-other = Deine Steine auf d4 und h4 stehen neben den freien Zielpunkten. Ziehe einen von ihnen.
lesson-gou-win-wrong-not-yet = Ein Zielpunkt ist noch frei. Besetze ihn.

lesson-gou-game-title = Deine erste Partie
lesson-gou-game-task = Spiele eine ganze Partie gegen einen leichten Gegner. Bei jedem Zug bekommst du einen kurzen Tipp, und du kannst Züge zurücknehmen, sooft du willst. Kommt dieselbe Stellung zum dritten Mal vor, so endet die Partie remis. Beim Einrichten einer Partie kannst du Varianten wählen.
