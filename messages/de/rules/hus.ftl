# Hus: names.
hus-name = Hus
hus-about = Ein Mancala mit vier Reihen: Säe reihum auf deiner eigenen Seite, säe immer weiter und erbeute die Steine gegenüber.
hus-variant-european-name = Europäisches Hus
hus-variant-european-about = Die Regeln auf dem Beiblatt der europäischen Ausgabe.
hus-variant-african-name = Afrikanisches Hus
hus-variant-african-about = Das Spiel, wie es laut einer Enzyklopädie in Afrika gespielt wird.
hus-option-direction-name = Saatrichtung
hus-option-direction-about = In welche Richtung gesät wird, von oben gesehen. Die beiden Regelblätter unterscheiden sich.
hus-option-direction-clockwise-name = Im Uhrzeigersinn
hus-option-direction-clockwise-about = Wie auf dem europäischen Blatt.
hus-option-direction-counter-clockwise-name = Gegen den Uhrzeigersinn
hus-option-direction-counter-clockwise-about = Wie auf dem afrikanischen Blatt.
hus-option-capture-if-name = Erbeuten
hus-option-capture-if-about = Wann eine Runde, die in einer besetzten inneren Mulde endet, die Steine gegenüber erbeutet. Nach dem europäischen Blatt muss nur die innere Mulde des Gegners besetzt sein, nach dem afrikanischen beide.
hus-option-capture-if-inner-name = Innere Mulde besetzt
hus-option-capture-if-inner-about = In der inneren Mulde des Gegners müssen Steine liegen. Die äußere wird mit erbeutet, ob leer oder nicht.
hus-option-capture-if-both-name = Beide Mulden besetzt
hus-option-capture-if-both-about = In beiden Mulden des Gegners müssen Steine liegen.
hus-option-resow-name = Säen nach dem Erbeuten
hus-option-resow-about = Welche Steine nach dem Erbeuten gesät werden. Das europäische Blatt nennt auch die eigene Mulde, das afrikanische nur die erbeuteten Steine.
hus-option-resow-with-own-name = Beute und eigene Mulde
hus-option-resow-with-own-about = Die Steine der eigenen Mulde werden zusammen mit den erbeuteten gesät.
hus-option-resow-captured-only-name = Nur die Beute
hus-option-resow-captured-only-about = Nur die erbeuteten Steine werden gesät. Die eigene Mulde behält ihre Steine.
hus-option-ends-name = Ende der Partie
hus-option-ends-about = Wann die Partie endet, weil nicht gezogen werden kann. Das europäische Blatt prüft nach jedem Zug beide Seiten, das afrikanische nur die Seite am Zug.
hus-option-ends-either-name = Eine Seite kann nicht ziehen
hus-option-ends-either-about = Die Partie endet, sobald eine der beiden Seiten keine Mulde mit zwei oder mehr Steinen hat.
hus-option-ends-mover-name = Die Seite am Zug kann nicht ziehen
hus-option-ends-mover-about = Die Partie endet, wenn die Seite am Zug nicht ziehen kann.
hus-option-max-laps-name = Längste Aussaat (Runden)
hus-option-max-laps-about = Eine Aussaat mit mehr Runden gilt als endlos und darf nicht gewählt werden. Dass man ewig weitersäen kann, erwähnen die Blätter nicht.

# Moves.
hus-move-sow =
    { $captured ->
        [0] { SIDE($side) } sät aus { $from } und endet nach { hus-laps } in { $last }.
        [one] { SIDE($side) } sät aus { $from }, erbeutet einen Stein und endet nach { hus-laps } in { $last }.
       *[other] { SIDE($side) } sät aus { $from }, erbeutet { $captured } Steine und endet nach { hus-laps } in { $last }.
    }
hus-laps =
    { $laps ->
        [one] einer Runde
       *[other] { $laps } Runden
    }

hus-expected-move = Erwartet wird eine Mulde von a1 bis h4, etwa c1.
hus-illegal-opponents-pit = Die Mulde { $pit } gehört deinem Gegner. Beginne mit einer eigenen.
hus-illegal-empty-pit = Die Mulde { $pit } ist leer. Ein Zug braucht eine Mulde mit mindestens zwei Steinen.
hus-illegal-single-seed = In der Mulde { $pit } liegt nur ein Stein. Ein Zug braucht mindestens zwei.
hus-illegal-endless-sowing =
    { $laps ->
        [one] Die Aussaat aus { $pit } endet nicht in einer Runde. Eine endlose Aussaat darf nicht gewählt werden.
       *[other] Die Aussaat aus { $pit } endet nicht in { $laps } Runden. Eine endlose Aussaat darf nicht gewählt werden.
    }

# Endings: a sentence that follows “South wins.”
hus-reason-no-seeds = Die unterlegene Seite hat keine Steine mehr.
hus-reason-only-singles = Die unterlegene Seite hat keine Mulde mit zwei oder mehr Steinen.
hus-reason-no-move = Jede Aussaat, die die unterlegene Seite wählen könnte, ist endlos.

# Positions.
hus-position-no-turn = Erwartet werden das Brett, ein Leerzeichen und die Seite am Zug (s oder n).
hus-position-pits = In Reihe { $row } werden { $expected } Mulden erwartet, gefunden: { $found }.
hus-position-seeds = Bei der Mulde { $pit } steht „{ $found }“. Erwartet wird eine Zahl von 0 bis { $most }.
hus-position-hand =
    { $seeds ->
        [one] Ein Stein ist in der Hand. Zwischen den Zügen muss die Hand leer sein.
       *[other] { $seeds } Steine sind in der Hand. Zwischen den Zügen muss die Hand leer sein.
    }
hus-position-too-many-seeds = Erwartet werden höchstens { $most } Steine, gefunden: { $found }.
