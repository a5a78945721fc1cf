### The line under a board: what to do now, hints, and the way to the rules.

# $side is the name of the side to move.
now-hus = Na tahu je { $side }. Vyberte důlek se dvěma nebo více kameny.
now-pantarei = Na tahu je { $side }. Vyberte hromádku, která má na vrchu vaši barvu.
now-gou = Na tahu je { $side }. Vyberte jeden ze svých kamenů.
now-abalone = Na tahu je { $side }. Vyberte jednu, dvě nebo tři koule v řadě.
now-move = Na tahu je { $side }. Vyberte, čím chcete táhnout.
now-pass = { $side } nemůže táhnout a musí tah vynechat.
now-wait = Na tahu je { $side }.

rules-button = Pravidla
rules-panel = Pravidla hry { $game }

hint-button = Nápověda
hint-button-move = Ukázat tah
hint-thinking = Hledá se dobrý tah…
# $cells are names of cells, such as c1 or e5, or numbers of stacks.
hint-look = Nápověda: podívejte se na { $cells }.
hint-look-stack = Nápověda: podívejte se na hromádku { $cells }.
hint-move = Nápověda: { $move }
hint-none = Žádnou nápovědu se nepodařilo najít. Zkuste to znovu.

# How a move is played by hand. $pit, $from, $to, $first and $last are names of cells, or numbers of stacks.
how-hus = Rozsejte kameny z { $pit }.
how-gou = Táhněte z { $from } na { $to }.
how-abalone-one = Posuňte kouli z { $from } na { $to }.
how-abalone-row = Vyberte { $first } a { $last } a posuňte řadu tak, aby koule z { $last } došla na { $to }.
how-pantarei-choose = Vyberte { $colour ->
    [white] bílou
   *[black] černou
}.
how-pantarei-one = Přesuňte jednu destičku z hromádky { $from } na hromádku { $to }.
how-pantarei-two = Vyberte hromádku { $from }, pak „{ pantarei-mode-two }“ a pak hromádku { $to }.
how-pantarei-swap = Vyberte hromádku { $first }, pak „{ pantarei-mode-swap }“ a pak hromádku { $second }.
how-pass = Vynechte tah.
