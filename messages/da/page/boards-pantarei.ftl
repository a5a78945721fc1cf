### The Pantareï board.

pantarei-board = Pantareï-slange, { $stacks ->
    [one] én stak
   *[other] { $stacks } stakke
} fra hoved til hale
pantarei-scale = { $colour ->
    [white] hvid { $value }
    [black] sort { $value }
   *[neutral] neutralt
}
# A stack, for the screen reader. $scales lists its scales from the top down, separated by commas.
pantarei-stack = Stak { $place }: { $scales }
# Where a stack can be added in the position editor.
pantarei-new-stack = Ny stak ved halen
pantarei-stack-movable = { pantarei-stack }; du kan flytte den
pantarei-stack-target = { pantarei-stack }; tryk på Enter for at flytte hertil

pantarei-question = Hvilken farve vil du spille? Den anden side begynder.
pantarei-question-waits = Der vælges farve. Den anden side begynder.
pantarei-white = Hvid
pantarei-black = Sort
pantarei-must-pass = Du kan hverken flytte eller bytte.
pantarei-pass = Meld pas

pantarei-modes = Slags træk
pantarei-mode-one = Ét skæl
pantarei-mode-two = To skæl
pantarei-mode-swap = Byt
pantarei-chosen-one = Stak { $place }, ét skæl: kan flyttes til stak { $targets }.
pantarei-chosen-two = Stak { $place }, to skæl: kan flyttes til stak { $targets }.
pantarei-chosen-swap = Stak { $place } kan byttes med stak { $targets }.
pantarei-change-mode = Tryk på mellemrumstasten for at skifte mellem ét skæl, to skæl og bytte.
pantarei-not-there = Stak { $place } flyttes præcis { $value ->
    [one] én stak
   *[other] { $value } stakke
} mod hovedet eller halen.
pantarei-alone = Du har ingen anden stak at bytte med.

# The position editor.
pantarei-move-stack = Flyt stak { $place }
pantarei-to-head = Flyt stak { $place } én plads mod hovedet
pantarei-to-tail = Flyt stak { $place } én plads mod halen
pantarei-first-plays = Plads 1 spiller
pantarei-plays-white = Hvid
pantarei-plays-black = Sort
pantarei-plays-none = Ikke valgt endnu
pantarei-after-swap = Sidste træk var et bytte, så nu må der ikke byttes
