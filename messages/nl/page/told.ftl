### The line under a board: what to do now, hints, and the way to the rules.

# $side is the name of the side to move.
now-hus = { $side } aan zet. Selecteer een kommetje met twee of meer stenen.
now-pantarei = { $side } aan zet. Selecteer een stapel met jouw kleur bovenop.
now-gou = { $side } aan zet. Selecteer een van je stukken.
now-abalone = { $side } aan zet. Selecteer een, twee of drie knikkers op een rij.
now-move = { $side } aan zet. Selecteer wat je wilt verplaatsen.
now-pass = { $side } kan niet zetten en moet passen.
now-wait = { $side } aan zet.

rules-button = Regels
rules-panel = Regels van { $game }

hint-button = Tip
hint-button-move = Zet tonen
hint-thinking = Een goede zet zoeken…
# $cells are names of cells, such as c1 or e5, or numbers of stacks.
hint-look = Tip: kijk naar { $cells }.
hint-look-stack = Tip: kijk naar stapel { $cells }.
hint-move = Tip: { $move }
hint-none = Er is geen tip gevonden. Probeer het opnieuw.

# How a move is played by hand. $pit, $from, $to, $first and $last are names of cells, or numbers of stacks.
how-hus = Zaai vanuit { $pit }.
how-gou = Ga van { $from } naar { $to }.
how-abalone-one = Verplaats de knikker op { $from } naar { $to }.
how-abalone-row = Selecteer { $first } en { $last } en verplaats de rij zo dat de knikker op { $last } naar { $to } gaat.
how-pantarei-choose = Kies { $colour ->
    [white] wit
   *[black] zwart
}.
how-pantarei-one = Verplaats één blok van stapel { $from } naar stapel { $to }.
how-pantarei-two = Selecteer stapel { $from }, dan ‘{ pantarei-mode-two }’, dan stapel { $to }.
how-pantarei-swap = Selecteer stapel { $first }, dan ‘{ pantarei-mode-swap }’, dan stapel { $second }.
how-pass = Pas.
