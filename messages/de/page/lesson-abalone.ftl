# Lesson: Abalone. The learner is Black. Keep the names of cells (e5).
lesson-abalone-board-title = Das Brett
lesson-abalone-board-task = Das Brett ist ein Sechseck mit 61 Feldern. Ein Feld heißt nach dem Buchstaben seiner Reihe und der Zahl seiner schrägen Linie: Das mittlere ist e5. Du hast vierzehn schwarze Kugeln, und Weiß hat auch vierzehn. Schwarz beginnt. Du gewinnst, wenn du sechs gegnerische Kugeln vom Brett geschoben hast.

lesson-abalone-line-title = In der Linie ziehen
lesson-abalone-line-task = In einem Zug ziehst du eine Kugel oder eine gerade Reihe aus zwei oder drei Kugeln, die sich berühren. Alle gehen ein Feld weit in dieselbe Richtung. Wähle die erste und die letzte Kugel deiner Dreierreihe aus und ziehe sie in der Linie, sodass eine Kugel auf e5 kommt.
lesson-abalone-line-done = Alle drei Kugeln sind ein Feld entlang ihrer Reihe gezogen. Mehr als drei kannst du nie ziehen. Wenn du am Zug bist, musst du ziehen. Nur wer nicht ziehen kann, passt.
lesson-abalone-line-wrong-few = Du hast e5 erreicht, aber nicht mit der ganzen Reihe. Ziehe alle drei Kugeln zugleich.
lesson-abalone-line-wrong-other = Dieser Zug ist möglich. Aber ziehe jetzt die Reihe b2, c3, d4 in Richtung e5.

lesson-abalone-sideways-title = Seitwärts ziehen
lesson-abalone-sideways-task = Eine Reihe kann auch seitwärts ziehen, aber jedes Feld, auf das sie zieht, muss frei sein. Ziehe deine Dreierreihe seitwärts nach oben auf e4, e5 und e6.
lesson-abalone-sideways-done = Alle drei Kugeln sind ein Feld weit in dieselbe Richtung gezogen. Ein Seitwärtszug schiebt nie.
lesson-abalone-sideways-wrong-few = Es sind nicht alle drei Kugeln gezogen. Wähle die erste und die letzte Kugel der Reihe aus.
lesson-abalone-sideways-wrong-other = Dieser Zug ist möglich. Aber ziehe jetzt die Reihe d3, d4, d5 nach oben in die Reihe e.

lesson-abalone-push-title = Schieben
lesson-abalone-push-task = In der Linie kann eine Reihe gegnerische Kugeln direkt vor sich schieben, wenn es weniger sind, als sie selbst hat. Zwei Kugeln schieben eine. Das Feld hinter der geschobenen Kugel muss frei sein. Schiebe die weiße Kugel auf e5.
lesson-abalone-push-done = Zwei gegen eine: Die weiße Kugel musste weichen. Eine einzelne Kugel schiebt nie. Du musst nie schieben.
lesson-abalone-push-wrong-none = Dieser Zug schiebt nichts. Ziehe die Reihe c3, d4 zur weißen Kugel auf e5 hin.

lesson-abalone-three-title = Drei schieben zwei
lesson-abalone-three-task = Drei Kugeln schieben eine oder zwei. Schiebe die zwei weißen Kugeln auf e5 und f6.
lesson-abalone-three-done = Drei gegen zwei. Da man nie mehr als drei Kugeln zieht, kann niemand drei schieben.
lesson-abalone-three-wrong-none = Dieser Zug schiebt nicht beide Kugeln. Ziehe die ganze Reihe b2, c3, d4.

lesson-abalone-blocked-title = Wann du nicht schieben kannst
lesson-abalone-blocked-task = Gleich viele lassen sich nicht schieben: Zwei Kugeln können keine zwei schieben. Und du kannst nicht schieben, wenn hinter den geschobenen Kugeln noch eine liegt. Nur eine deiner Reihen kann hier schieben. Finde sie.
lesson-abalone-blocked-done = Drei gegen zwei, mit einem freien Feld dahinter. Die anderen Reihen kommen nicht weiter: die eine wegen zwei weißer Kugeln, die andere wegen einer schwarzen Kugel auf e5.
lesson-abalone-blocked-wrong-none = Dieser Zug schiebt nichts. Zähle die Kugeln in jeder Reihe und sieh dir das Feld dahinter an.

lesson-abalone-off-title = Eine Kugel vom Brett schieben
lesson-abalone-off-task = Ist hinter der geschobenen Kugel kein Feld mehr, so fällt sie vom Brett und zählt für dich. Schiebe eine weiße Kugel vom Brett.
lesson-abalone-off-done = Die Kugel ist vom Brett. Mit sechs davon gewinnst du. Eigene Kugeln kannst du nicht vom Brett ziehen.
lesson-abalone-off-wrong-push = Du hast eine Kugel geschoben, aber sie ist noch auf dem Brett. Schiebe die am Rand.
lesson-abalone-off-wrong-none = Dieser Zug schiebt nichts vom Brett. Sieh dir die weiße Kugel auf e9 an.

lesson-abalone-safe-title = Schütze deine Kugeln
lesson-abalone-safe-task = Deine Kugel auf a3 liegt am Rand. Die drei weißen Kugeln auf b3, c3 und d3 liegen mit ihr in einer Linie und können sie vom Brett schieben. Mache einen Zug, nach dem Weiß nichts vom Brett schieben kann.
lesson-abalone-safe-done = Jetzt kann Weiß nichts vom Brett schieben. Eine Kugel am Rand ist in Gefahr, wenn sie mit einer gegnerischen Reihe in einer Linie liegt. Kugeln, die in der Mitte zusammenbleiben, sind stark.
lesson-abalone-safe-wrong-lost = Weiß kann deine Kugel auf a3 immer noch vom Brett schieben. Ziehe sie aus der Linie.

lesson-abalone-more-title = Drei Spieler
lesson-abalone-more-task = Zu dritt spielen alle für sich: Schwarz, Weiß und Rot, in dieser Reihenfolge, mit je elf Kugeln. Alle anderen sind Gegner; darum kannst du auch zwei Kugeln verschiedener Farbe schieben. Schiebe die Kugeln auf e5 und e6.
lesson-abalone-more-done = Drei gegen zwei, eine weiße und eine rote. Wer zuerst sechs Kugeln vom Brett geschoben hat, gewinnt, egal welcher Farbe. Bis dahin spielen alle weiter; wer keine Kugeln mehr hat oder nicht ziehen kann, passt.
lesson-abalone-more-wrong-none = Dieser Zug schiebt nicht beide Kugeln. Ziehe die ganze Reihe e2, e3, e4.

lesson-abalone-teams-title = Teams
lesson-abalone-teams-task = Zu viert oder zu sechst gibt es zwei Teams, deren Spieler abwechselnd ziehen. Hier spielst du mit Rot gegen Weiß und Gelb. Die Kugeln deines Partners darfst du ziehen wie deine eigenen, allein oder in einer Reihe mit deinen. Aber das Schieben muss mit deiner eigenen Kugel beginnen: Die hinterste muss schwarz sein. Schiebe die weiße Kugel auf e5.
lesson-abalone-teams-done = Deine Kugel auf c3 hat von hinten geschoben. In der Reihe g3, g4 ist die hinterste Kugel rot, deshalb kannst du mit ihr nicht schieben. Ein Team schiebt nie die eigenen Kugeln. Was die Partner vom Brett schieben, zählt zusammen: Sechs gewinnen. Zwei geschobene Kugeln dürfen die Farben zweier Gegner haben. Zu viert zieht man in der Reihenfolge Schwarz, Weiß, Rot, Gelb mit je neun Kugeln; zu sechst in der Reihenfolge Schwarz, Weiß, Rot, Gelb, Grün, Blau mit je sechs. Zu sechst spielen Schwarz, Rot und Grün gegen Weiß, Gelb und Blau.
lesson-abalone-teams-wrong-none = Dieser Zug schiebt nichts. Deine Kugel auf c3 liegt hinter der roten auf d4: Ziehe diese Reihe.

lesson-abalone-win-title = Gewinne eine kleine Partie
lesson-abalone-win-task = Gewinne jetzt eine kleine Partie. Vier Kugeln hast du schon vom Brett geschoben. Schiebe noch eine hinaus.
lesson-abalone-win-task-2 = Weiß hat eine Kugel gerettet, aber nicht beide. Schiebe die sechste vom Brett.
lesson-abalone-win-done = Sechs Kugeln sind vom Brett: Du hast deine erste kleine Partie gewonnen.
lesson-abalone-win-wrong-none = Dieser Zug schiebt nichts vom Brett. Suche eine weiße Kugel am Rand, hinter der zwei von deinen liegen.

lesson-abalone-game-title = Deine erste Partie
lesson-abalone-game-task = Spiele gegen einen leichten Gegner. Damit die Partie kurz bleibt, genügen drei Kugeln zum Sieg. Bei jedem Zug bekommst du einen kurzen Tipp, und du kannst Züge zurücknehmen, sooft du willst. Kommt dieselbe Stellung zum dritten Mal vor, so endet die Partie remis.
