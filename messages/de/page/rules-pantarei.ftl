### The rules of Pantareï. $goal is the winning height.

rules-pantarei-goal-title = Ziel
rules-pantarei-goal = Bilde mit einem Zug einen Stapel aus { $goal } oder mehr Steinen. Es ist egal, wem die Steine gehören.
rules-pantarei-goal-example = Weiß gewinnt. Ziehe die obersten zwei Steine von Stapel 3 zum Kopf hin auf Stapel 1.

rules-pantarei-snake-title = Schlange
rules-pantarei-snake = Neunzehn Steine liegen in zufälliger Folge in einer Reihe, der Schlange. Weiß und Schwarz haben je neun Steine: drei mit dem Wert 1, drei mit dem Wert 2 und drei mit dem Wert 3. Ein Stein ist neutral. Die beiden Enden der Schlange sind Kopf und Schwanz. Die Stapel sind vom Kopf an nummeriert: Stapel 1 liegt am Kopf.
rules-pantarei-snake-start = Eine von vielen Anfangsstellungen.
rules-pantarei-colours = Platz 1 sieht sich die Schlange an und wählt eine Farbe. Der andere Spieler bekommt die andere Farbe und beginnt.
rules-pantarei-top = Ein Stapel gehört dem Spieler, dessen Stein oben liegt. Auch ein einzelner Stein ist ein Stapel. Dann wird abwechselnd gespielt. Wenn du am Zug bist, ziehst du oder tauschst.

rules-pantarei-move-title = Ziehen
rules-pantarei-move = Nimm den obersten Stein eines deiner Stapel. Ziehe ihn zum Kopf oder zum Schwanz hin, genau so viele Stapel weit, wie sein Wert angibt, und lege ihn oben auf den Stapel dort. Wie hoch die Stapel dazwischen sind, spielt keine Rolle. Du darfst auf jeden Stapel ziehen, auch auf einen deines Gegners; er gehört dann dir.
rules-pantarei-move-picture = Alle Züge mit einzelnen Steinen, die Weiß hier hat.
rules-pantarei-move-example = Ziehe die weiße 2 von Stapel 1 zwei Stapel zum Schwanz hin.
rules-pantarei-ends-of-snake = Ein Stein zieht nie über den Kopf oder den Schwanz hinaus, und er kehrt unterwegs nie um.
rules-pantarei-move-forbidden = Die weiße 3 auf Stapel 7 kann nicht zum Schwanz hin ziehen.

rules-pantarei-two-title = Zwei Steine
rules-pantarei-two = Hat ein Stapel von dir zwei oder mehr Steine, so darfst du den Stein unter dem obersten mitnehmen, egal welche Farbe er hat. Wie weit es geht, bestimmt weiterhin der Wert des obersten Steins. Die zwei Steine behalten ihre Reihenfolge. Mehr als zwei ziehst du nie.
rules-pantarei-two-example = Ziehe beide Steine von Stapel 3 zwei Stapel zum Schwanz hin.

rules-pantarei-closes-title = Die Schlange schließt sich
rules-pantarei-closes = Wird eine Stelle leer, so schließt sich die Schlange sofort. Für Entfernungen zählen nur die Stapel, die noch da sind.
rules-pantarei-closes-example = Ziehe die weiße 1 von Stapel 4 zum Schwanz hin. Ihre Stelle schließt sich, und die Schlange hat einen Stapel weniger.

rules-pantarei-neutral-title = Neutraler Stein
rules-pantarei-neutral = Ein Stapel, auf dem der neutrale Stein liegt, gehört keinem der Spieler. Du kannst ihn weder ziehen noch tauschen. Du kannst auf ihn ziehen, und er zählt bei Entfernungen mit. Der neutrale Stein zieht nur als unterer von zwei Steinen.
rules-pantarei-neutral-forbidden = Auf Stapel 3 liegt der neutrale Stein.
rules-pantarei-neutral-example = Ziehe die weiße 2 von Stapel 2 zum Schwanz hin und nimm den neutralen Stein darunter mit.

rules-pantarei-swap-title = Tauschen
rules-pantarei-swap = Statt zu ziehen, darfst du zwei deiner Stapel tauschen. Beide wechseln den Platz mit allen ihren Steinen. Einzelne Steine sind auch Stapel. Auch zwei gleiche Steine darfst du tauschen.
rules-pantarei-swap-example = Tausche die Stapel 3 und 5.
rules-pantarei-swap-ban = Du darfst nicht tauschen, wenn der letzte Zug deines Gegners ein Tausch war.
rules-pantarei-swap-forbidden = Schwarz hat gerade getauscht. Weiß kann die Stapel 3 und 5 jetzt nicht tauschen.

rules-pantarei-pass-title = Passen
rules-pantarei-pass = Wenn du weder ziehen noch tauschen kannst, passt du. Freiwillig darfst du nicht passen. Nach dem Passen darf dein Gegner tauschen.
rules-pantarei-pass-example = Der einzige Stapel von Weiß kann innerhalb der Schlange keine drei Stellen weit ziehen, und zum Tauschen gibt es keinen anderen weißen Stapel. Weiß muss passen.

rules-pantarei-readings-title = So lesen wir das Regelblatt
rules-pantarei-readings-choice = Das Blatt sagt, dass ein Spieler eine Farbe wählt und der andere beginnt. Es sagt nicht, welcher. Hier wählt Platz 1.
rules-pantarei-readings-goal = Das Blatt verlangt mindestens sieben Steine, also gewinnt auch ein Stapel aus acht. Die Option „Siegeshöhe“ ändert die Zahl.
rules-pantarei-readings-under = Einige Sprachfassungen des Blatts sagen nicht, welche Farbe der zweite Stein haben darf. Wir folgen denen, die es sagen: jede Farbe, auch der neutrale Stein.
rules-pantarei-readings-look = Die Stapel sind offen. Du darfst jederzeit in jeden Stapel sehen.
rules-pantarei-readings-pass = Das Blatt sagt nicht, ob Passen das Tauschverbot aufhebt. Es hebt es auf, denn das Verbot bezieht sich nur auf den Zug unmittelbar davor.
