### The Pantareï board.

pantarei-board = Pantareï-orm, { $stacks ->
    [one] en stapel
   *[other] { $stacks } staplar
} från huvud till svans
pantarei-scale = { $colour ->
    [white] vit { $value }
    [black] svart { $value }
   *[neutral] neutralt
}
# A stack, for the screen reader. $scales lists its scales from the top down, separated by commas.
pantarei-stack = Stapel { $place }: { $scales }
# Where a stack can be added in the position editor.
pantarei-new-stack = Ny stapel vid svansen
pantarei-stack-movable = { pantarei-stack }; du kan flytta den
pantarei-stack-target = { pantarei-stack }; tryck på Enter för att flytta hit

pantarei-question = Vilken färg vill du spela? Den andra sidan börjar.
pantarei-question-waits = Färgvalet pågår. Den andra sidan börjar.
pantarei-white = Vit
pantarei-black = Svart
pantarei-must-pass = Du kan varken flytta eller byta.
pantarei-pass = Passa

pantarei-modes = Typ av drag
pantarei-mode-one = Ett fjäll
pantarei-mode-two = Två fjäll
pantarei-mode-swap = Byt
pantarei-chosen-one = Stapel { $place }, ett fjäll: kan flyttas till stapel { $targets }.
pantarei-chosen-two = Stapel { $place }, två fjäll: kan flyttas till stapel { $targets }.
pantarei-chosen-swap = Stapel { $place } kan byta plats med stapel { $targets }.
pantarei-change-mode = Tryck på mellanslag för att växla mellan ett fjäll, två fjäll och byte.
pantarei-not-there = Stapel { $place } flyttas exakt { $value ->
    [one] en stapel
   *[other] { $value } staplar
} mot huvudet eller svansen.
pantarei-alone = Du har ingen annan stapel att byta med.

# The position editor.
pantarei-move-stack = Flytta stapel { $place }
pantarei-to-head = Flytta stapel { $place } ett steg mot huvudet
pantarei-to-tail = Flytta stapel { $place } ett steg mot svansen
pantarei-first-plays = Plats 1 spelar
pantarei-plays-white = Vit
pantarei-plays-black = Svart
pantarei-plays-none = Inte valt än
pantarei-after-swap = Senaste draget var ett byte, så nu får man inte byta
