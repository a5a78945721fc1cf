# Analysis: the engine, branches, the game report.
analyse = Analýza
analyse-nothing = Není co analyzovat
analyse-nothing-advice = Vložte pozici nebo partii, nebo začněte od výchozí pozice.
analyse-empty = Výchozí pozice
analyse-try = Tahy na desce přidáte vedlejší varianty.
analyse-edit = Sestavit
analyse-paste = Vložit
analyse-play = Hrát

paste-position = Pozice jako text
paste-position-good = Tato pozice je platná.
paste-position-use = Načíst pozici
paste-record = Partie: JSON, text Tetrarch nebo tahy Abalone
paste-record-use = Načíst partii

branch-cut = Smazat tuto vedlejší variantu

engine = Engine
engine-thinking = Přemýšlí…
# $nodes is an abbreviated number, such as 950K.
engine-depth = hloubka { $depth } · { $nodes }
engine-lines = Varianty
engine-lines-value = { $count ->
    [one] 1 varianta
    [few] { $count } varianty
    [many] { $count } varianty
   *[other] { $count } variant
}
engine-proved = { $plies ->
    [one] Dokázáno: { $side } vítězí příštím tahem
    [few] Dokázáno: { $side } vítězí za { $plies } tahy
    [many] Dokázáno: { $side } vítězí za { $plies } tahu
   *[other] Dokázáno: { $side } vítězí za { $plies } tahů
}
engine-proved-at-most = { $plies ->
    [one] Dokázáno: { $side } vítězí příštím tahem
    [few] Dokázáno: { $side } vítězí nejpozději za { $plies } tahy
    [many] Dokázáno: { $side } vítězí nejpozději za { $plies } tahu
   *[other] Dokázáno: { $side } vítězí nejpozději za { $plies } tahů
}

# $side is the side to move.
worth-win = { $side } vítězí za { $plies }
worth-loss = { $side } prohrává za { $plies }
worth-chance = { $side } { $percent } %

evaluation-unknown = Zatím bez hodnocení
evaluation-share = { $side } { $percent } %

graph = Graf hodnocení
graph-jump = Místo v partii
graph-run = Analyzovat partii
graph-running = Partie se analyzuje
# The upper and the lower edge of the graph.
graph-wins = { $side } vítězí
graph-accuracy = { $side }: přesnost { $percent } %

turning-points = Zlomové okamžiky
# $verdict is one of the verdicts below, such as "a mistake".
turning-point = { $round }. { $side }, tah { $move }: { $verdict }.
turning-better = Lepší bylo { $move }.
turning-try = Zkusit znovu

verdict-forced = vynucený tah
verdict-only-move = jediný dobrý tah
verdict-best = nejlepší tah
verdict-good = dobrý tah
verdict-inaccuracy = nepřesnost
verdict-mistake = chyba
verdict-blunder = hrubá chyba
verdict-missed-win = promarněná výhra

# Openings.
explorer = Průzkumník zahájení
