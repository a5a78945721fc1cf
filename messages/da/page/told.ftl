### The line under a board: what to do now, hints, and the way to the rules.

# $side is the name of the side to move.
now-hus = { $side } er i trækket. Vælg en fordybning med to eller flere brikker.
now-pantarei = { $side } er i trækket. Vælg en stak med din farve øverst.
now-gou = { $side } er i trækket. Vælg en af dine brikker.
now-abalone = { $side } er i trækket. Vælg en, to eller tre kugler på række.
now-move = { $side } er i trækket. Vælg det, du vil flytte.
now-pass = { $side } kan ikke trække og må melde pas.
now-wait = { $side } er i trækket.

rules-button = Regler
rules-panel = Reglerne for { $game }

hint-button = Tip
hint-button-move = Vis trækket
hint-thinking = Leder efter et godt træk…
# $cells are names of cells, such as c1 or e5, or numbers of stacks.
hint-look = Tip: Se på { $cells }.
hint-look-stack = Tip: Se på stak { $cells }.
hint-move = Tip: { $move }
hint-none = Der blev ikke fundet noget tip. Prøv igen.

# How a move is played by hand. $pit, $from, $to, $first and $last are names of cells, or numbers of stacks.
how-hus = Så fra { $pit }.
how-gou = Flyt fra { $from } til { $to }.
how-abalone-one = Flyt kuglen på { $from } til { $to }.
how-abalone-row = Vælg { $first } og { $last }, og flyt rækken, så kuglen på { $last } kommer til { $to }.
how-pantarei-choose = Vælg { $colour ->
    [white] hvid
   *[black] sort
}.
how-pantarei-one = Flyt ét skæl fra stak { $from } til stak { $to }.
how-pantarei-two = Vælg stak { $from }, så »{ pantarei-mode-two }« og så stak { $to }.
how-pantarei-swap = Vælg stak { $first }, så »{ pantarei-mode-swap }« og så stak { $second }.
how-pass = Meld pas.
