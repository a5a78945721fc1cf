### The Pantareï board.

pantarei-board = Wąż Pantareï, { $stacks ->
    [one] jeden stos
    [few] { $stacks } stosy
    [many] { $stacks } stosów
   *[other] { $stacks } stosu
} od głowy do ogona
pantarei-scale = { $colour ->
    [white] biała { $value }
    [black] czarna { $value }
   *[neutral] neutralna
}
# A stack, for the screen reader. $scales lists its scales from the top down, separated by commas.
pantarei-stack = Stos { $place }: { $scales }
# Where a stack can be added in the position editor.
pantarei-new-stack = Nowy stos przy ogonie
pantarei-stack-movable = { pantarei-stack }; możesz wykonać ruch
pantarei-stack-target = { pantarei-stack }; naciśnij Enter, aby przejść tutaj

pantarei-question = Jakim kolorem chcesz grać? Druga strona zaczyna.
pantarei-question-waits = Trwa wybór koloru. Druga strona zaczyna.
pantarei-white = Białe
pantarei-black = Czarne
pantarei-must-pass = Nie możesz ani wykonać ruchu, ani zamienić stosów.
pantarei-pass = Pasuj

pantarei-modes = Rodzaj ruchu
pantarei-mode-one = 1 łuska
pantarei-mode-two = 2 łuski
pantarei-mode-swap = Zamiana
pantarei-chosen-one = Stos { $place }, jedna łuska: może przejść na stos { $targets }.
pantarei-chosen-two = Stos { $place }, dwie łuski: mogą przejść na stos { $targets }.
pantarei-chosen-swap = Stos { $place } można zamienić miejscami ze stosem { $targets }.
pantarei-change-mode = Spacja przełącza między jedną łuską, dwiema łuskami i zamianą.
pantarei-not-there = Stos { $place } przechodzi dokładnie o { $value ->
    [one] jeden stos
    [few] { $value } stosy
    [many] { $value } stosów
   *[other] { $value } stosu
} w stronę głowy lub ogona.
pantarei-alone = Nie masz innego stosu do zamiany.

# The position editor.
pantarei-move-stack = Przenieś stos { $place }
pantarei-to-head = Przesuń stos { $place } o jedno miejsce w stronę głowy
pantarei-to-tail = Przesuń stos { $place } o jedno miejsce w stronę ogona
pantarei-first-plays = Kolor miejsca 1
pantarei-plays-white = Białe
pantarei-plays-black = Czarne
pantarei-plays-none = Jeszcze nie wybrany
pantarei-after-swap = Ostatnim ruchem była zamiana, więc teraz zamiana jest niedozwolona
