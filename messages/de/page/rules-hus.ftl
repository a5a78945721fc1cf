### The rules of Hus. $max-laps is an option; $move is the pit to sow.

rules-hus-goal-title = Ziel
rules-hus-goal = Sorge dafür, dass dein Gegner nicht mehr ziehen kann. Wer am Zug ist und keine Mulde mit zwei oder mehr Steinen hat, kann nicht säen und verliert.

rules-hus-board-title = Brett
rules-hus-board = Das Brett hat vier Reihen mit je acht Mulden. Die zwei Reihen, die dir am nächsten sind, gehören dir: die äußere am Rand und die innere neben der deines Gegners. Du säst nur in deine eigenen sechzehn Mulden.
rules-hus-board-start = Am Anfang liegen zwei Steine in jeder äußeren Mulde und in den vier inneren Mulden zur Rechten jedes Spielers. Die 48 Steine bleiben die ganze Partie über auf dem Brett. Süd beginnt.
rules-hus-start = Die Anfangsstellung. Süd sitzt unten.

rules-hus-sow-title = Säen
rules-hus-sow = Wenn du am Zug bist, wählst du eine deiner Mulden mit zwei oder mehr Steinen. Nimm alle heraus und säe sie einzeln in die folgenden Mulden. Eine leere Mulde oder einen einzelnen Stein kannst du nicht wählen.
rules-hus-sow-clockwise = Säe im Uhrzeigersinn. Deine Steine wandern in der inneren Reihe nach rechts und in der äußeren nach links.
rules-hus-sow-counter-clockwise = Säe gegen den Uhrzeigersinn. Deine Steine wandern in der äußeren Reihe nach rechts und in der inneren nach links.
rules-hus-sow-round = Geht eine Aussaat einmal ganz herum, so wird die Mulde, in der sie begann, nicht ausgelassen.
rules-hus-sow-example-clockwise = Säe b1 aus. Der letzte Stein fällt in die leere Mulde a2, und der Zug ist zu Ende.
rules-hus-sow-example-counter-clockwise = Säe e2 aus. Der letzte Stein fällt in die leere Mulde c2, und der Zug ist zu Ende.
rules-hus-sow-single = In der Mulde { $move } liegt nur ein Stein.

rules-hus-relay-title = Weitersäen
rules-hus-relay = Fällt der letzte Stein in eine leere Mulde, ist dein Zug zu Ende. Fällt er in eine Mulde mit Steinen, so nimm alles aus dieser Mulde, auch den letzten Stein, und säe ab der nächsten Mulde weiter. Du musst weitersäen. Einmal Herausnehmen und die Aussaat danach heißen Runde; dein Zug kann viele Runden dauern.
rules-hus-relay-example-clockwise = Säe e1 aus. Die erste Runde endet in c1, wo Steine liegen. Die zweite Runde endet in der leeren Mulde a2.
rules-hus-relay-example-counter-clockwise = Säe h1 aus. Die erste Runde endet in g2, wo Steine liegen. Die zweite Runde endet in der leeren Mulde d2.
rules-hus-endless = Manchmal nimmt das Weitersäen kein Ende. Eine Aussaat, die mehr als { $max-laps } Runden dauert, darfst du nicht wählen. Wer keine andere Aussaat hat, verliert.

rules-hus-capture-title = Erbeuten
rules-hus-capture-inner = Du erbeutest Steine, wenn eine Runde in deiner inneren Reihe endet, in einer Mulde, in der schon Steine lagen, und auch in der gegnerischen inneren Mulde derselben Spalte Steine liegen. Nimm alle Steine aus beiden gegnerischen Mulden der Spalte. Die äußere darf leer sein.
rules-hus-capture-both = Du erbeutest Steine, wenn eine Runde in deiner inneren Reihe endet, in einer Mulde, in der schon Steine lagen, und in beiden gegnerischen Mulden derselben Spalte Steine liegen. Nimm alle Steine aus beiden.
rules-hus-resow-with-own = Nimm auch die Steine aus deiner eigenen Mulde. Säe alle zusammen, beginnend mit der nächsten Mulde.
rules-hus-resow-captured-only = Lass die Steine in deiner eigenen Mulde liegen. Säe nur die erbeuteten Steine, beginnend mit der nächsten Mulde.
rules-hus-capture-example = Säe { $move } aus. Die erste Runde endet in einer besetzten inneren Mulde, und du erbeutest Steine.
rules-hus-no-capture = Wenn du nichts erbeuten kannst, säst du wie sonst weiter. Eine Runde, die in deiner äußeren Reihe endet, erbeutet nie etwas. Auf eine Beute kannst du nicht verzichten; aber du musst keinen Zug wählen, der etwas erbeutet.

rules-hus-end-title = Ende und Punkte
rules-hus-ends-either = Nach jedem Zug werden beide Seiten geprüft. Hat eine Seite keine Mulde mit zwei oder mehr Steinen, so endet die Partie, und diese Seite verliert. Das kann auch die Seite sein, die gerade gezogen hat.
rules-hus-ends-either-example = Säe e2 aus. Danach hat Süd nur noch einzelne Steine, also verliert Süd.
rules-hus-ends-mover = Die Partie endet, wenn die Seite am Zug nicht ziehen kann. Diese Seite verliert.
rules-hus-points = Jeder Spieler bekommt so viele Punkte, wie Steine auf seiner Seite liegen. Wer mit allen 48 Steinen gewinnt, bekommt doppelt so viele, 96 Punkte. In einem Match wechseln die Spieler nach jeder Partie die Seiten, und die Punkte aller Partien werden zusammengezählt.

rules-hus-differs-title = Europäisches und afrikanisches Hus
rules-hus-differs = Die beiden Spiele unterscheiden sich in vier Regeln. Jede ist eine Option, du kannst sie also auch mischen. Ein Programm hat zufällige Partien gespielt und die einfachsten Stellungen herausgesucht, in denen ein Unterschied etwas ausmacht.
rules-hus-differs-all = Alle vier Regeln zusammen: dieselbe Stellung, dieselbe Mulde d2.
rules-hus-differs-direction = Saatrichtung: Die Mulde c2 erbeutet nur etwas, wenn im Uhrzeigersinn gesät wird.
rules-hus-differs-capture-if = Erbeuten: Die Runde, die in c2 beginnt, endet in e2. Gegenüber liegt in der inneren Mulde ein Stein, und die äußere Mulde ist leer.
rules-hus-differs-resow = Säen nach dem Erbeuten: Beide erbeuten den Stein in g3. Im europäischen Spiel werden auch die Steine aus g2 genommen, im afrikanischen bleiben sie dort.
rules-hus-differs-ends = Ende der Partie: Nach e2 hat Süd nur noch einzelne Steine, aber Nord ist am Zug und kann ziehen.

rules-hus-readings-title = So lesen wir die Regelblätter
rules-hus-readings-must = Das europäische Blatt sagt, dass man weitersäen und erbeuten „darf“. Wir lesen das als „muss“, wie es die afrikanische Beschreibung sagt.
rules-hus-readings-end = Nach dem europäischen Blatt endet die Partie, wenn ein Spieler nur noch einzelne Steine hat. Nach der afrikanischen Beschreibung gewinnt, wer als Letzter ziehen kann. Die Option „Ende der Partie“ entscheidet.
rules-hus-readings-both = Dass beide Seiten zugleich nur noch einzelne Steine haben, ist nicht möglich: 48 Steine passen nicht einzeln in 32 Mulden. Geschieht es in einer eigenen Stellung mit weniger Steinen, verliert die Seite am Zug.
rules-hus-readings-own = Die afrikanische Beschreibung sagt, dass die erbeuteten Steine gesät werden. Die eigene Mulde erwähnt sie nicht. Andere Beschreibungen des Spiels stimmen überein, dass die Mulde ihre Steine behält. Die Option „Säen nach dem Erbeuten“ ändert das.
rules-hus-readings-endless = Die Blätter sagen nichts über ein Weitersäen ohne Ende. Wir verbieten es. Die Option „Längste Aussaat“ legt die Grenze fest.
rules-hus-readings-first = Nach dem europäischen Blatt wird um den ersten Zug gelost. Hier beginnt Süd, und du wählst deine Seite beim Einrichten der Partie.
