### The line under a board: what to do now, hints, and the way to the rules.

# $side is the name of the side to move.
now-hus = Na ruchu: { $side }. Wybierz nieckę z co najmniej dwoma pionkami.
now-pantarei = Na ruchu: { $side }. Wybierz stos ze swoim kolorem na wierzchu.
now-gou = Na ruchu: { $side }. Wybierz jeden ze swoich pionków.
now-abalone = Na ruchu: { $side }. Wybierz jedną, dwie lub trzy kule w rzędzie.
now-move = Na ruchu: { $side }. Wybierz, czym chcesz wykonać ruch.
now-pass = { $side }: brak możliwego ruchu, trzeba pasować.
now-wait = Na ruchu: { $side }.

rules-button = Zasady
rules-panel = Zasady gry { $game }

hint-button = Podpowiedź
hint-button-move = Pokaż ruch
hint-thinking = Szukanie dobrego ruchu…
# $cells are names of cells, such as c1 or e5, or numbers of stacks.
hint-look = Podpowiedź: spójrz na { $cells }.
hint-look-stack = Podpowiedź: spójrz na stos { $cells }.
hint-move = Podpowiedź: { $move }
hint-none = Nie udało się znaleźć podpowiedzi. Spróbuj ponownie.

# How a move is played by hand. $pit, $from, $to, $first and $last are names of cells, or numbers of stacks.
how-hus = Zasiej z { $pit }.
how-gou = Przejdź z { $from } na { $to }.
how-abalone-one = Przesuń kulę z { $from } na { $to }.
how-abalone-row = Wybierz { $first } i { $last }, a potem przesuń rząd tak, aby kula z { $last } znalazła się na { $to }.
how-pantarei-choose = Wybierz { $colour ->
    [white] białe
   *[black] czarne
}.
how-pantarei-one = Przenieś jedną łuskę ze stosu { $from } na stos { $to }.
how-pantarei-two = Wybierz stos { $from }, potem „{ pantarei-mode-two }”, a potem stos { $to }.
how-pantarei-swap = Wybierz stos { $first }, potem „{ pantarei-mode-swap }”, a potem stos { $second }.
how-pass = Spasuj.
