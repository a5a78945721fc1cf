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

hint-button = Rada
hint-button-move = Ukázat tah
hint-thinking = Hledá se dobrý tah…
# $cells are names of cells, such as c1 or e5, or numbers of stacks.
hint-look = Rada: podívejte se na { $cells }.
hint-look-stack = Rada: podívejte se na hromádku { $cells }.
hint-move = Rada: { $move }
hint-none = Žádnou radu se nepodařilo najít. Zkuste to znovu.
