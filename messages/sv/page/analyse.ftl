# Analysis: the engine, branches, the game report.
analyse = Analys
analyse-nothing = Här finns inget att analysera
analyse-nothing-advice = Klistra in en ställning eller ett parti, eller börja från utgångsställningen.
analyse-empty = Utgångsställning
analyse-try = Gör drag på brädet för att lägga till sidovarianter.
analyse-edit = Ställ upp
analyse-paste = Klistra in
analyse-play = Spela

paste-position = Ställning som text
paste-position-good = Ställningen är giltig.
paste-position-use = Läs in ställning
paste-record = Parti: JSON, Tetrarch-text eller Abalone-drag
paste-record-use = Läs in parti

branch-cut = Ta bort den här sidovarianten

engine = Motor
engine-thinking = Räknar…
# $nodes is an abbreviated number, such as 950K.
engine-depth = djup { $depth } · { $nodes }
engine-lines = Dragföljder
engine-lines-value = { $count ->
    [one] 1 dragföljd
   *[other] { $count } dragföljder
}
engine-proved = { $plies ->
    [one] Bevisat: { $side } vinner med nästa drag
   *[other] Bevisat: { $side } vinner på { $plies } drag
}
engine-proved-at-most = Bevisat: { $side } vinner på högst { $plies } drag

# $side is the side to move.
worth-win = { $side } vinner på { $plies }
worth-loss = { $side } förlorar på { $plies }
worth-chance = { $side } { $percent } %

evaluation-unknown = Inte värderad än
evaluation-share = { $side } { $percent } %

graph = Värderingsgraf
graph-jump = Plats i partiet
graph-run = Analysera parti
graph-running = Analyserar partiet
# The upper and the lower edge of the graph.
graph-wins = { $side } vinner
graph-accuracy = { $side }: precision { $percent } %

turning-points = Vändpunkter
# $verdict is one of the verdicts below, such as "a mistake".
turning-point = { $round }. { $side } spelade { $move }: { $verdict }.
turning-better = { $move } var bättre.
turning-try = Försök igen

verdict-forced = tvingat
verdict-only-move = det enda bra draget
verdict-best = det bästa draget
verdict-good = bra
verdict-inaccuracy = en felaktighet
verdict-mistake = ett misstag
verdict-blunder = en blunder
verdict-missed-win = en missad vinst

# Openings.
explorer = Öppningar
