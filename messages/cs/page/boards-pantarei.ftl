### The Pantareï board.

pantarei-board = Had Pantareï, { $stacks ->
    [one] jedna hromádka
    [few] { $stacks } hromádky
    [many] { $stacks } hromádky
   *[other] { $stacks } hromádek
} od hlavy k ocasu
pantarei-scale = { $colour ->
    [white] bílá { $value }
    [black] černá { $value }
   *[neutral] neutrální
}
# A stack, for the screen reader. $scales lists its scales from the top down, separated by commas.
pantarei-stack = Hromádka { $place }: { $scales }
# Where a stack can be added in the position editor.
pantarei-new-stack = Nová hromádka u ocasu
pantarei-stack-movable = { pantarei-stack }; můžete s ní táhnout
pantarei-stack-target = { pantarei-stack }; klávesou Enter táhnete sem

pantarei-question = Kterou barvou budete hrát? Druhá strana začíná.
pantarei-question-waits = Vybírá se barva. Druhá strana začíná.
pantarei-white = Bílá
pantarei-black = Černá
pantarei-must-pass = Nemůžete táhnout ani prohazovat.
pantarei-pass = Vynechat tah

pantarei-modes = Druh tahu
pantarei-mode-one = 1 destička
pantarei-mode-two = 2 destičky
pantarei-mode-swap = Prohození
pantarei-chosen-one = Hromádka { $place }, jedna destička: lze ji přesunout na hromádku { $targets }.
pantarei-chosen-two = Hromádka { $place }, dvě destičky: lze je přesunout na hromádku { $targets }.
pantarei-chosen-swap = Hromádku { $place } lze prohodit s hromádkou { $targets }.
pantarei-change-mode = Mezerníkem přepnete mezi jednou destičkou, dvěma destičkami a prohozením.
pantarei-not-there = Hromádka { $place } se přesouvá přesně o { $value ->
    [one] jednu hromádku
    [few] { $value } hromádky
    [many] { $value } hromádky
   *[other] { $value } hromádek
} k hlavě nebo k ocasu.
pantarei-alone = Nemáte jinou hromádku, se kterou byste ji prohodili.

# The position editor.
pantarei-move-stack = Přesunout hromádku { $place }
pantarei-to-head = Posunout hromádku { $place } o jedno místo k hlavě
pantarei-to-tail = Posunout hromádku { $place } o jedno místo k ocasu
pantarei-first-plays = Barva místa 1
pantarei-plays-white = Bílá
pantarei-plays-black = Černá
pantarei-plays-none = Ještě nevybrána
pantarei-after-swap = Poslední tah byl prohození, teď se proto prohazovat nesmí
