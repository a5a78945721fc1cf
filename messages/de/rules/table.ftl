# What every table has, whatever the game.
table-option-repetition-name = Dreimalige Wiederholung
table-option-repetition-about = Was geschieht, wenn eine Stellung zum dritten Mal entsteht. Die Regelblätter sagen dazu nichts.
table-option-repetition-draw-name = Remis
table-option-repetition-draw-about = Die Partie endet remis.
table-option-repetition-off-name = Weiterspielen
table-option-repetition-off-about = Stellungen dürfen sich beliebig oft wiederholen.
table-option-max-plies-name = Längste Partie (Züge)
table-option-max-plies-about = Nach so vielen Zügen aller Spieler zusammen ist die Partie remis. 0 bedeutet keine Grenze, wie auf den Regelblättern.

# How a game ended. $winners and $losers are lists of sides.
game-ended-won =
    { $count ->
        [one] { $winners } gewinnt. { $reason }
       *[other] { $winners } gewinnen. { $reason }
    }
game-ended-drawn = Remis. { $reason }
game-ended-repetition = Remis. Die Stellung ist zum dritten Mal entstanden.
game-ended-max-plies = Remis. Die Partie hat die Zuggrenze des Tischs erreicht.
game-ended-agreement = Remis durch Vereinbarung.
game-ended-resignation =
    { $count ->
        [one] { $winners } gewinnt durch Aufgabe von { $losers }.
       *[other] { $winners } gewinnen durch Aufgabe von { $losers }.
    }
game-ended-time =
    { $count ->
        [one] { $winners } gewinnt: { SIDE($loser) } hat die Zeit überschritten.
       *[other] { $winners } gewinnen: { SIDE($loser) } hat die Zeit überschritten.
    }
game-ended-abandonment =
    { $count ->
        [one] { $winners } gewinnt: { SIDE($loser) } hat die Partie verlassen.
       *[other] { $winners } gewinnen: { SIDE($loser) } hat die Partie verlassen.
    }
game-ended-abort = Kein Ergebnis: Die Partie wurde abgebrochen.

# Why a table refuses something.
table-start-position = Die Anfangsstellung ist falsch. { $problem }
table-players = Diese Partie hat { $expected } Plätze, aber { $found } Spieler.
table-no-such-seat = Es gibt keinen Platz { $seat } an diesem Tisch. Die Plätze sind 1 bis { $seats }.
table-game-over = Die Partie ist beendet.
table-not-your-turn = Platz { $turn } ist am Zug, nicht Platz { $seat }.
table-out-of-time = Platz { $seat } hat keine Zeit mehr.
table-nothing-to-take-back =
    { $played ->
        [one] So viele Züge ({ $asked }) können nicht zurückgenommen werden. Es wurde erst einer gespielt.
       *[other] So viele Züge ({ $asked }) können nicht zurückgenommen werden. Gespielt wurden erst { $played }.
    }
table-no-move-of-yours = Platz { $seat } hat noch nicht gezogen.
table-takeback-pending = Platz { $seat } hat schon um eine Zugrücknahme gebeten.
table-no-takeback-asked = Es wurde nicht um eine Zugrücknahme gebeten.
table-not-asked = Darauf antworten die Gegner, nicht Platz { $seat }.
table-no-draw-offered = Es wurde kein Remis angeboten.
table-no-resignation = Platz { $seat } hat nicht vorgeschlagen aufzugeben.
table-no-vote = Platz { $seat } entscheidet nicht für das Team. Das tun die menschlichen Partner.
table-clock-decides = Diese Partie hat eine Uhr. Wer wegbleibt, verliert, wenn die Zeit abgelaufen ist.
table-nothing-to-claim = Auf Platz { $seat } sitzt keiner deiner Gegner.
table-too-late-to-abort = Eine Partie kann nur vor dem zweiten Zug abgebrochen werden. Du kannst aufgeben oder Remis anbieten.

# Saved games, matches, time controls.
saved-move = Zug { $ply } kann nicht noch einmal gespielt werden. { $error }
saved-unfit =
    { $part ->
        [clock] Die Uhr passt nicht zur Partie.
        [takeback] Die Zugrücknahme passt nicht zur Partie.
       *[ending] Das Ende passt nicht zur Partie.
    }
match-players = Diese Partie hat { $expected } Plätze, aber { $found } Spieler.
match-no-games = Ein Match muss mindestens eine Partie haben.
match-over = Das Match ist beendet.
time-control-unreadable = „{ $text }“ ist keine Bedenkzeit. Erwartet wird none, 5, 5+3, 5d3 oder 3d/move, mit höchstens einem Tag auf der Uhr, 3600 Sekunden pro Zug oder 30 Tagen pro Zug.
