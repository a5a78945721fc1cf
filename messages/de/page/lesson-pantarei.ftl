# Lesson: Pantareï. The learner plays White. Stacks are numbered from the head.
lesson-pantarei-snake-title = Die Schlange
lesson-pantarei-snake-task = Neunzehn Steine liegen in einer Reihe, der Schlange: neun weiße, neun schwarze und ein neutraler. Beide Farben haben von jedem der Werte 1, 2 und 3 drei Steine. Vor jeder Partie werden alle neunzehn gemischt; der neutrale kann also überall liegen. Am Anfang ist jeder Stein ein Stapel für sich. Wenn du am Zug bist, ziehst du Steine auf andere Steine. Wer mit seinem Zug einen Stapel aus sieben oder mehr Steinen bildet, gewinnt. Die Stapel sind nummeriert: Stapel 1 liegt am Kopf der Schlange, der letzte am Schwanz.

lesson-pantarei-colour-title = Eine Farbe wählen
lesson-pantarei-colour-task = Wer auf Platz 1 sitzt, sieht sich die Schlange an und wählt eine Farbe. Der Gegner bekommt die andere Farbe und macht den ersten Zug. Hier wählst du: Weiß oder Schwarz.
lesson-pantarei-colour-done = Jetzt würde dein Gegner beginnen. In den nächsten Schritten spielst du Weiß.

lesson-pantarei-move-title = Einen Stein ziehen
lesson-pantarei-move-task = Du ziehst den obersten Stein eines Stapels, wenn er deine Farbe hat. Auch ein einzelner Stein ist ein Stapel. Er geht genau so viele Stapel zum Kopf oder zum Schwanz hin, wie sein Wert angibt. Über das Ende der Schlange darf er nicht hinaus. Ziehe die weiße 2.
lesson-pantarei-move-done = Die 2 ist genau zwei Stapel weit gezogen und liegt jetzt auf der schwarzen 3. Du darfst auf jeden Stapel ziehen. Der Stapel gehört dem Spieler, dessen Farbe oben liegt.
lesson-pantarei-move-wrong-other = Das ist möglich, aber ziehe jetzt die weiße 2 am Kopf.

lesson-pantarei-two-title = Einen zweiten Stein mitnehmen
lesson-pantarei-two-task = Du darfst den Stein direkt unter dem obersten mitnehmen, egal welche Farbe er hat. Nur der Wert des obersten Steins zählt. Wähle die weiße 2 aus, dann „Zwei Steine“, und ziehe sie zusammen mit der schwarzen 3 darunter.
lesson-pantarei-two-done = Beide Steine sind zwei Stapel weit gezogen und haben ihre Reihenfolge behalten. Du kannst einen oder zwei Steine ziehen, nie mehr.
lesson-pantarei-two-wrong-swap = Das war ein Tausch. Du lernst ihn bald kennen. Ziehe jetzt zwei Steine zugleich.
lesson-pantarei-two-wrong-one = Du hast nur einen Stein gezogen. Nimm die schwarze 3 mit.

lesson-pantarei-close-title = Die Schlange schließt sich
lesson-pantarei-close-task = Wird eine Stelle leer, so schließt sich die Lücke sofort, und die Entfernungen ändern sich. Die weiße 2 ist drei Stapel von der schwarzen 3 entfernt und kann sie nicht erreichen. Ziehe die weiße 1 auf die schwarze 3.
lesson-pantarei-close-task-2 = Dein Zug hat eine Lücke geschlossen: Die schwarze 3 mit deiner 1 ist nur noch zwei Stapel von deiner 2 entfernt. Schwarz hat eine 2 auf die schwarze 1 gezogen. Ziehe die weiße 2 auf die schwarze 3 mit deiner 1.
lesson-pantarei-close-done = Für Entfernungen zählen immer die Stapel, die jetzt da sind. Wie hoch ein Stapel ist, spielt keine Rolle.
lesson-pantarei-close-wrong-first = Ziehe die weiße 1 einen Stapel zum Schwanz hin, auf die schwarze 3.
lesson-pantarei-close-wrong-second = Ziehe die weiße 2 am Kopf zwei Stapel zum Schwanz hin.

lesson-pantarei-neutral-title = Der neutrale Stein
lesson-pantarei-neutral-task = Der neutrale Stein gehört niemandem. Solange er oben liegt, kann niemand seinen Stapel ziehen oder tauschen. Aber alle dürfen auf ihn ziehen. Ziehe die weiße 1 auf ihn.
lesson-pantarei-neutral-task-2 = Schwarz hat eine 2 auf deine 2 gezogen. Der neutrale Stein zieht nur unter einem anderen mit. Ziehe deine 1 und nimm den neutralen Stein mit.
lesson-pantarei-neutral-done = In einem Stapel zählt der neutrale Stein wie jeder andere.
lesson-pantarei-neutral-wrong-first = Ziehe die weiße 1 am Kopf auf den neutralen Stein.
lesson-pantarei-neutral-wrong-second = Wähle „Zwei Steine“, damit der neutrale Stein mit deiner 1 zieht.

lesson-pantarei-swap-title = Tauschen
lesson-pantarei-swap-task = Statt zu ziehen, darfst du zwei beliebige Stapel tauschen, wenn auf beiden deine Farbe liegt. Jeder Stapel behält seine Reihenfolge; nur die Plätze werden getauscht. Tausche die Stapel 2 und 4.
lesson-pantarei-swap-done = Ein Tausch ändert, was deine Steine erreichen. Auch einzelne Steine zählen als Stapel. Auch zwei gleiche Steine darfst du tauschen.
lesson-pantarei-swap-wrong-move = Das war kein Tausch. Wähle Stapel 2, dann „Tauschen“, dann Stapel 4.

lesson-pantarei-ban-title = Kein Tausch nach einem Tausch
lesson-pantarei-ban-task = Wenn dein Gegner gerade getauscht hat, darfst du nicht tauschen. Schwarz hat gerade getauscht, also musst du ziehen. Bilde einen Stapel aus drei Steinen.
lesson-pantarei-ban-done = Nachdem gezogen oder gepasst wurde, ist Tauschen wieder erlaubt.
lesson-pantarei-ban-wrong-low = Dieser Stapel hat nur zwei Steine. Ziehe zwei Steine zugleich.

lesson-pantarei-pass-title = Passen
lesson-pantarei-pass-task = Du passt nur, wenn du weder ziehen noch tauschen kannst. Deine 3 würde über das Ende der Schlange hinausziehen, und zum Tauschen brauchst du zwei Stapel, auf denen deine Farbe liegt. Also musst du passen.
lesson-pantarei-pass-done = Freiwillig darf niemand passen. Du musst auch passen, wenn du nur tauschen könntest und dein Gegner gerade getauscht hat. Dass beide festsitzen, kann nie vorkommen.

lesson-pantarei-safe-title = Lass Schwarz nicht gewinnen
lesson-pantarei-safe-task = Stapel 1 hat fünf Steine. Schwarz kann zwei Steine von Stapel 3 auf ihn ziehen und mit sieben gewinnen. Verhindere das.
lesson-pantarei-safe-done = Jetzt kann Schwarz nicht mit dem nächsten Zug gewinnen. Prüfe vor jedem Zug, wer den höchsten Stapel erreichen kann.
lesson-pantarei-safe-wrong-lost = Schwarz kann immer noch zwei Steine von Stapel 3 auf Stapel 1 ziehen und gewinnen. Ändere die Entfernung, oder decke Stapel 3 zu.

lesson-pantarei-win-title = Gewinne eine kleine Partie
lesson-pantarei-win-task = Gewinne jetzt eine kleine Partie. Lege einen sechsten Stein auf den hohen Stapel, und zwar so, dass du danach den siebten legen kannst, egal was Schwarz tut.
lesson-pantarei-win-task-2 = Schwarz hat eine 3 auf deine 2 gezogen, konnte dich aber nicht aufhalten. Lege den siebten Stein.
lesson-pantarei-win-done = Sieben Steine: Du hast deine erste kleine Partie gewonnen. Legst du zwei Steine auf einen Stapel aus sechs, so werden es acht, und auch das gewinnt.
lesson-pantarei-win-wrong-stopped = Der Stapel hat sechs Steine, aber Schwarz kann den siebten verhindern. Lege stattdessen einen anderen Stein, damit deine 1 folgen kann.
lesson-pantarei-win-wrong-low = Der hohe Stapel muss einen sechsten Stein bekommen. Suche einen Stein, der ihn genau erreicht.
lesson-pantarei-win-wrong-not-yet = Das gibt keinen Stapel aus sieben. Ziehe die weiße 1 auf den hohen Stapel.

lesson-pantarei-game-title = Deine erste Partie
lesson-pantarei-game-task = Spiele eine ganze Partie gegen einen leichten Gegner. Bei jedem Zug bekommst du einen kurzen Tipp, und du kannst Züge zurücknehmen, sooft du willst. Kommt dieselbe Stellung zum dritten Mal vor, so endet die Partie remis.
