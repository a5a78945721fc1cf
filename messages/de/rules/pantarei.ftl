# Pantareï: names.
pantarei-name = Pantareï
pantarei-about = Steine steigen aufeinander, und die Schlange schrumpft. Wer zuerst einen hohen Stapel baut, gewinnt.
pantarei-variant-standard-name = Standard
pantarei-variant-standard-about = Das Spiel auf dem Regelblatt: neunzehn Steine, und ein Stapel aus sieben gewinnt.
pantarei-option-goal-name = Siegeshöhe
pantarei-option-goal-about = Wie hoch ein Stapel für den Sieg sein muss. Auf dem Regelblatt sind es sieben; damit kann immer eine der Seiten ziehen. Niedrigere Ziele machen die Partien kürzer; bei höheren kann eine Partie damit enden, dass beide passen.

# Moves.
pantarei-move-choose = { SIDE($side) } nimmt { SIDE($colour) }; { SIDE($other) } spielt { SIDE($other_colour) } und beginnt.
pantarei-move-one = { SIDE($side) } zieht eine { pantarei-top } { $value } von Stapel { $from } auf Stapel { $to }, { pantarei-height }
pantarei-move-two = { SIDE($side) } zieht eine { pantarei-top } { $value } mit der { pantarei-under } { $under_value } darunter von Stapel { $from } auf Stapel { $to }, { pantarei-height }
pantarei-move-with-neutral = { SIDE($side) } zieht eine { pantarei-top } { $value } mit dem neutralen Stein darunter von Stapel { $from } auf Stapel { $to }, { pantarei-height }
pantarei-move-swap = { SIDE($side) } tauscht die Stapel { $first } und { $second }.
pantarei-move-pass = { SIDE($side) } kann weder ziehen noch tauschen und passt.
pantarei-top =
    { $top ->
        [white] weiße
       *[black] schwarze
    }
pantarei-under =
    { $under ->
        [white] weißen
       *[black] schwarzen
    }
pantarei-height =
    { $wins ->
        [yes] der jetzt { $height } hoch ist und gewinnt{ pantarei-gap }
       *[no] der jetzt { $height } hoch ist{ pantarei-gap }
    }
pantarei-gap =
    { $closes ->
        [yes] ; die Lücke schließt sich.
       *[no] .
    }

pantarei-expected-move = Erwartet wird white, black, 5r, 5l2, 5x9 oder pass. Die Stapel sind vom Kopf an nummeriert.
pantarei-illegal-colour-not-chosen = Platz 1 muss zuerst eine Farbe wählen: Weiß oder Schwarz.
pantarei-illegal-colour-already-chosen = Die Farben sind gewählt: Platz 1 spielt { SIDE($seat_1) }.
pantarei-illegal-no-such-stack = Es gibt keinen Stapel { $stack }. Die Stapel sind von 1 bis { $stacks } nummeriert.
pantarei-illegal-opponents-stack = Auf Stapel { $stack } liegt oben { $top }, ein Stein deines Gegners. Du ziehst nur Stapel, auf denen deine Farbe liegt.
pantarei-illegal-neutral-stack = Auf Stapel { $stack } liegt der neutrale Stein. Er zieht nur unter einem anderen Stein mit.
pantarei-illegal-beyond-head = Der oberste Stein von Stapel { $stack } zieht { pantarei-stacks } weit, aber zum Kopf hin { $room ->
        [0] liegt keiner
        [one] liegt nur einer
       *[other] liegen nur { $room }
    }. Kein Stein darf über das Ende der Schlange hinaus.
pantarei-illegal-beyond-tail = Der oberste Stein von Stapel { $stack } zieht { pantarei-stacks } weit, aber zum Schwanz hin { $room ->
        [0] liegt keiner
        [one] liegt nur einer
       *[other] liegen nur { $room }
    }. Kein Stein darf über das Ende der Schlange hinaus.
pantarei-stacks =
    { $value ->
        [one] einen Stapel
       *[other] { $value } Stapel
    }
pantarei-illegal-single-scale = Stapel { $stack } ist ein einzelner Stein. Es gibt keinen zweiten, den er mitnehmen könnte.
pantarei-illegal-swap-with-itself = Stapel { $stack } lässt sich nicht mit sich selbst tauschen. Zum Tauschen braucht man zwei Stapel.
pantarei-illegal-swap-not-yours = Auf Stapel { $stack } liegt oben { $top }. Auf beiden getauschten Stapeln muss deine Farbe liegen.
pantarei-illegal-swap-after-swap = Dein Gegner hat gerade getauscht. Auf einen Tausch darf kein Tausch folgen.
pantarei-illegal-pass-by-choice =
    { $choices ->
        [one] Du darfst nur passen, wenn du weder ziehen noch tauschen kannst. Ein Zug ist möglich.
       *[other] Du darfst nur passen, wenn du weder ziehen noch tauschen kannst. { $choices } Züge sind möglich.
    }

# Endings: a sentence that follows “White wins.”
pantarei-reason-goal-stack = Ein Stapel hat die Siegeshöhe erreicht.

# Positions.
pantarei-position-fields = Erwartet werden 4 Teile mit einzelnen Leerzeichen dazwischen (Schlange, Zug, Sperre und Weiß), gefunden: { $found }.
pantarei-position-won-without-colours = Die Farben müssen gewählt sein, denn ein Stapel aus { $goal } oder mehr Steinen hat gewonnen.
pantarei-position-no-scales = Die Schlange hat keine Steine. Erwartet wird mindestens einer.
pantarei-position-empty-stack = Stapel { $stack } ist leer. Erwartet wird mindestens ein Stein.
pantarei-position-supply = Erwartet wird höchstens { $most } × { $scale }, gefunden: { $found }.
pantarei-position-sign = In Stapel { $stack } beginnt ein Stein mit „{ $sign }“. Erwartet wird w, b oder n.
pantarei-position-value = In Stapel { $stack } hat ein Stein den Wert „{ $value }“. Erwartet wird 1, 2 oder 3.
pantarei-position-value-missing = Stapel { $stack } endet mit einer Farbe. Erwartet wird ihr Wert: 1, 2 oder 3.
pantarei-position-white-seat = Weiß kann nicht von Platz { $seat } gespielt werden. Erwartet wird 1 oder 2.
pantarei-position-white = Als Platz, der Weiß spielt, steht „{ $found }“. Erwartet wird 1, 2 oder -.
pantarei-position-white-before-choice = Als Platz, der Weiß spielt, steht „{ $found }“. Erwartet wird -, solange Platz 1 keine Farbe gewählt hat (Zug ?).
pantarei-position-white-missing = Die Farben sind gewählt. Erwartet wird 1 oder 2, der Platz, der Weiß spielt.
pantarei-position-turn-before-choice = Platz 2 kann nicht am Zug sein, bevor Platz 1 eine Farbe gewählt hat.
pantarei-position-swap-before-choice = Der letzte Zug kann kein Tausch gewesen sein, bevor die Farben gewählt sind.
pantarei-position-lock = Die Sperre ist „{ $found }“. Erwartet wird x oder -.
