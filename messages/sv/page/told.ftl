### The line under a board: what to do now, hints, and the way to the rules.

# $side is the name of the side to move.
now-hus = { $side } är vid draget. Välj en grop med två eller fler stenar.
now-pantarei = { $side } är vid draget. Välj en stapel med din färg överst.
now-gou = { $side } är vid draget. Välj en av dina pjäser.
now-abalone = { $side } är vid draget. Välj en, två eller tre kulor i rad.
now-move = { $side } är vid draget. Välj det du vill flytta.
now-pass = { $side } kan inte dra och måste passa.
now-wait = { $side } är vid draget.

rules-button = Regler
rules-panel = Regler för { $game }

hint-button = Tips
hint-button-move = Visa draget
hint-thinking = Letar efter ett bra drag…
# $cells are names of cells, such as c1 or e5, or numbers of stacks.
hint-look = Tips: titta på { $cells }.
hint-look-stack = Tips: titta på stapel { $cells }.
hint-move = Tips: { $move }
hint-none = Inget tips hittades. Försök igen.

# How a move is played by hand. $pit, $from, $to, $first and $last are names of cells, or numbers of stacks.
how-hus = Så från { $pit }.
how-gou = Gå från { $from } till { $to }.
how-abalone-one = Flytta kulan på { $from } till { $to }.
how-abalone-row = Välj { $first } och { $last } och flytta raden så att kulan på { $last } hamnar på { $to }.
how-pantarei-choose = Välj { $colour ->
    [white] vit
   *[black] svart
}.
how-pantarei-one = Flytta ett fjäll från stapel { $from } till stapel { $to }.
how-pantarei-two = Välj stapel { $from }, sedan ”{ pantarei-mode-two }”, sedan stapel { $to }.
how-pantarei-swap = Välj stapel { $first }, sedan ”{ pantarei-mode-swap }”, sedan stapel { $second }.
how-pass = Passa.
