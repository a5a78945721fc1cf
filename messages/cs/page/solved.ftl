# Solved Hus: find the win, hold out against it, browse the proof. Moves are counted for both sides together.
# A link on the set-up screen of Hus.
solved-about = Je dokázáno, která strana ve hře Hus vyhraje, ať soupeř hraje jakkoli. Najděte výhru, vzdorujte co nejdéle dokonalé hře, nebo si projděte důkaz. Počítají se tahy obou stran.
solved-who = { $moves ->
    [one] { $side } vítězí přesně za jeden tah.
    [few] { $side } vítězí přesně za { $moves } tahy.
    [many] { $side } vítězí přesně za { $moves } tahu.
   *[other] { $side } vítězí přesně za { $moves } tahů.
}
solved-parts = Režim
solved-part-win = Najít výhru
solved-part-hold = Vydržet
solved-part-proof = Projít důkaz
solved-win-about = Hrajete za { $side }, vyhrávající stranu. Najděte výhru.
solved-hold-about = Hrajete za { $side }, prohrávající stranu. Vydržte co nejdéle.
solved-best-win = { $moves ->
    [one] Rekord: výhra za jeden tah
    [few] Rekord: výhra za { $moves } tahy
    [many] Rekord: výhra za { $moves } tahu
   *[other] Rekord: výhra za { $moves } tahů
}
# $most is how many moves the longest defence takes.
solved-best-hold = Rekord v obraně: { $moves } z { $most } tahů
solved-best-none = Zatím bez výsledku
solved-opening = Načítá se důkaz…

# How the game stands.
solved-checking = Ověřuje se pozice…
solved-winning = { $moves ->
    [one] Stále vyhráváte: rozhodne příští tah
    [few] Stále vyhráváte, zbývají { $moves } tahy
    [many] Stále vyhráváte, zbývá { $moves } tahu
   *[other] Stále vyhráváte, zbývá { $moves } tahů
}
solved-winning-most = { $moves ->
    [one] Stále vyhráváte, zbývá nejvýše jeden tah
    [few] Stále vyhráváte, zbývají nejvýše { $moves } tahy
    [many] Stále vyhráváte, zbývá nejvýše { $moves } tahu
   *[other] Stále vyhráváte, zbývá nejvýše { $moves } tahů
}
solved-losing = { $moves ->
    [one] Počítač vyhraje příštím tahem
    [few] Počítač vyhrává, zbývají { $moves } tahy
    [many] Počítač vyhrává, zbývá { $moves } tahu
   *[other] Počítač vyhrává, zbývá { $moves } tahů
}
solved-losing-most = { $moves ->
    [one] Počítač vyhrává, zbývá nejvýše jeden tah
    [few] Počítač vyhrává, zbývají nejvýše { $moves } tahy
    [many] Počítač vyhrává, zbývá nejvýše { $moves } tahu
   *[other] Počítač vyhrává, zbývá nejvýše { $moves } tahů
}
solved-open = Nedokázáno: není známo, kdo odtud vyhraje

# What the player’s last move was worth.
solved-remark-fast = Stejně rychlé jako v důkazu.
solved-remark-slow = { $moves ->
    [one] Jiný tah vyhrává o jeden tah dříve.
    [few] Jiný tah vyhrává o { $moves } tahy dříve.
    [many] Jiný tah vyhrává o { $moves } tahu dříve.
   *[other] Jiný tah vyhrává o { $moves } tahů dříve.
}
solved-remark-slip = Výhra vám unikla.
solved-remark-open = Tento tah v důkazu není.
solved-remark-long = Nejdelší obrana podle důkazu.
solved-remark-short = { $moves ->
    [one] V důkazu lze s jiným tahem vydržet o jeden tah déle.
    [few] V důkazu lze s jiným tahem vydržet o { $moves } tahy déle.
    [many] V důkazu lze s jiným tahem vydržet o { $moves } tahu déle.
   *[other] V důkazu lze s jiným tahem vydržet o { $moves } tahů déle.
}

solved-hint = Nápověda
solved-hint-move = Nápověda: zahrajte { $move }.
solved-show = Ukázat v důkazu

# How it ended.
solved-won = { $moves ->
    [one] Vyhráli jste za jeden tah
    [few] Vyhráli jste za { $moves } tahy
    [many] Vyhráli jste za { $moves } tahu
   *[other] Vyhráli jste za { $moves } tahů
}
solved-won-about = { $most ->
    [one] Nejkratší výhra trvá jeden tah.
    [few] Nejkratší výhra trvá { $most } tahy.
    [many] Nejkratší výhra trvá { $most } tahu.
   *[other] Nejkratší výhra trvá { $most } tahů.
}
solved-lost = { $moves ->
    [one] Počítač vyhrál za jeden tah
    [few] Počítač vyhrál za { $moves } tahy
    [many] Počítač vyhrál za { $moves } tahu
   *[other] Počítač vyhrál za { $moves } tahů
}
solved-lost-about = Vraťte svůj tah a zkuste výhru najít znovu.
solved-held = Vydrželi jste { $moves } z { $most } tahů
solved-held-perfect = Déle se bránit nelze.
solved-new-best = To je váš nový rekord.
solved-helped = Po nápovědě nebo vrácení tahu se výsledek nepočítá.

# The proof as a tree.
solved-line = Varianta
solved-line-start = Začátek
solved-node-winner = Na tahu je { $side } a vyhrává. Tah podle důkazu:
solved-node-loser = Na tahu je { $side }. Každý tah prohrává:
solved-node-none = Tato pozice v důkazu není.
solved-to-go = { $moves ->
    [0] ukončí partii
    [one] zbývá 1 tah
    [few] zbývají nejvýše { $moves } tahy
    [many] zbývá nejvýše { $moves } tahu
   *[other] zbývá nejvýše { $moves } tahů
}
solved-answer = odpověď { $move }
