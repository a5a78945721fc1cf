### The Pantareï board.

pantarei-board = Pantareï-slang, { $stacks ->
    [one] één stapel
   *[other] { $stacks } stapels
} van kop tot staart
pantarei-scale = { $colour ->
    [white] wit { $value }
    [black] zwart { $value }
   *[neutral] neutraal
}
# A stack, for the screen reader. $scales lists its scales from the top down, separated by commas.
pantarei-stack = Stapel { $place }: { $scales }
# Where a stack can be added in the position editor.
pantarei-new-stack = Nieuwe stapel aan de staart
pantarei-stack-movable = { pantarei-stack }; je kunt hem verplaatsen
pantarei-stack-target = { pantarei-stack }; druk op Enter om hierheen te zetten

pantarei-question = Welke kleur speel je? De andere kant begint.
pantarei-question-waits = Er wordt een kleur gekozen. De andere kant begint.
pantarei-white = Wit
pantarei-black = Zwart
pantarei-must-pass = Je kunt geen blok verplaatsen en niet ruilen.
pantarei-pass = Passen

pantarei-modes = Soort zet
pantarei-mode-one = Eén blok
pantarei-mode-two = Twee blokken
pantarei-mode-swap = Ruilen
pantarei-chosen-one = Stapel { $place }, één blok: kan naar stapel { $targets }.
pantarei-chosen-two = Stapel { $place }, twee blokken: kunnen naar stapel { $targets }.
pantarei-chosen-swap = Stapel { $place } kan ruilen met stapel { $targets }.
pantarei-change-mode = Wissel met de spatiebalk tussen één blok, twee blokken en ruilen.
pantarei-not-there = Stapel { $place } gaat precies { $value ->
    [one] één stapel
   *[other] { $value } stapels
} richting kop of staart.
pantarei-alone = Je hebt geen andere stapel om mee te ruilen.

# The position editor.
pantarei-move-stack = Stapel { $place } verschuiven
pantarei-to-head = Stapel { $place } één plaats naar de kop verschuiven
pantarei-to-tail = Stapel { $place } één plaats naar de staart verschuiven
pantarei-first-plays = Plaats 1 speelt
pantarei-plays-white = Wit
pantarei-plays-black = Zwart
pantarei-plays-none = Nog niet gekozen
pantarei-after-swap = Er is net geruild, dus ruilen mag nu niet
