### The Pantareï board.

pantarei-board = Pantareï-Schlange, { $stacks ->
    [one] ein Stapel
   *[other] { $stacks } Stapel
} von Kopf bis Schwanz
pantarei-scale = { $colour ->
    [white] weiß { $value }
    [black] schwarz { $value }
   *[neutral] neutral
}
# A stack, for the screen reader. $scales lists its scales from the top down, separated by commas.
pantarei-stack = Stapel { $place }: { $scales }
# Where a stack can be added in the position editor.
pantarei-new-stack = Neuer Stapel am Schwanz
pantarei-stack-movable = { pantarei-stack }; du kannst ihn ziehen
pantarei-stack-target = { pantarei-stack }; hierher ziehen mit Enter

pantarei-question = Welche Farbe spielst du? Die andere Seite beginnt.
pantarei-question-waits = Eine Farbe wird gewählt. Die andere Seite beginnt.
pantarei-white = Weiß
pantarei-black = Schwarz
pantarei-must-pass = Du kannst weder ziehen noch tauschen.
pantarei-pass = Passen

pantarei-modes = Zugart
pantarei-mode-one = Ein Stein
pantarei-mode-two = Zwei Steine
pantarei-mode-swap = Tauschen
pantarei-chosen-one = Stapel { $place }, ein Stein: kann auf Stapel { $targets } ziehen.
pantarei-chosen-two = Stapel { $place }, zwei Steine: können auf Stapel { $targets } ziehen.
pantarei-chosen-swap = Stapel { $place } kann mit Stapel { $targets } tauschen.
pantarei-change-mode = Wechsle mit der Leertaste zwischen einem Stein, zwei Steinen und Tauschen.
pantarei-not-there = Stapel { $place } zieht genau { $value ->
    [one] einen Stapel
   *[other] { $value } Stapel
} weit zum Kopf oder zum Schwanz hin.
pantarei-alone = Du hast keinen anderen Stapel, mit dem du tauschen könntest.

# The position editor.
pantarei-move-stack = Stapel { $place } verschieben
pantarei-to-head = Stapel { $place } um einen Platz zum Kopf hin verschieben
pantarei-to-tail = Stapel { $place } um einen Platz zum Schwanz hin verschieben
pantarei-first-plays = Platz 1 spielt
pantarei-plays-white = Weiß
pantarei-plays-black = Schwarz
pantarei-plays-none = Noch nicht gewählt
pantarei-after-swap = Zuletzt wurde getauscht, deshalb ist Tauschen jetzt nicht erlaubt
