# Solved Hus: find the win, hold out against it, browse the proof. Moves are counted for both sides together.
solved-about = Det är bevisat vem som vinner Hus, vad den andra sidan än spelar. Hitta vinsten, håll stånd mot perfekt spel eller bläddra i beviset. Båda sidornas drag räknas.
solved-who = { $moves ->
    [one] { $side } vinner på exakt ett drag.
   *[other] { $side } vinner på exakt { $moves } drag.
}
solved-parts = Vad du kan göra
solved-part-win = Hitta vinsten
solved-part-hold = Håll stånd
solved-part-proof = Visa beviset
solved-win-about = Du spelar { $side }, sidan som vinner. Hitta vinsten.
solved-hold-about = Du spelar { $side }, sidan som förlorar. Håll stånd så länge du kan.
solved-best-win = { $moves ->
    [one] Bäst: vinst på ett drag
   *[other] Bäst: vinst på { $moves } drag
}
# $most is how many moves the longest defence takes.
solved-best-hold = Bäst: höll stånd i { $moves } av { $most } drag
solved-best-none = Inget resultat än
solved-opening = Öppnar beviset…

# How the game stands.
solved-checking = Undersöker ställningen…
solved-winning = { $moves ->
    [one] Fortfarande vunnet: nästa drag vinner
   *[other] Fortfarande vunnet, { $moves } drag kvar
}
solved-winning-most = Fortfarande vunnet, högst { $moves } drag kvar
solved-losing = { $moves ->
    [one] Datorn vinner med nästa drag
   *[other] Datorn vinner, { $moves } drag kvar
}
solved-losing-most = Datorn vinner, högst { $moves } drag kvar
solved-open = Inte bevisat: det är okänt vem som vinner härifrån

# What the player’s last move was worth.
solved-remark-fast = Lika snabbt som beviset.
solved-remark-slow = { $moves ->
    [one] Ett annat drag vinner ett drag tidigare.
   *[other] Ett annat drag vinner { $moves } drag tidigare.
}
solved-remark-slip = Du lät vinsten glida dig ur händerna.
solved-remark-open = Beviset innehåller inte det här draget.
solved-remark-long = Det längsta försvaret i beviset.
solved-remark-short = { $moves ->
    [one] I beviset håller ett annat drag stånd ett drag längre.
   *[other] I beviset håller ett annat drag stånd { $moves } drag längre.
}

solved-hint = Tips
solved-hint-move = Tips: spela { $move }.
solved-show = Visa i beviset

# How it ended.
solved-won = { $moves ->
    [one] Du vann på ett drag
   *[other] Du vann på { $moves } drag
}
solved-won-about = { $most ->
    [one] Den kortaste vinsten tar ett drag.
   *[other] Den kortaste vinsten tar { $most } drag.
}
solved-lost = { $moves ->
    [one] Datorn vann på ett drag
   *[other] Datorn vann på { $moves } drag
}
solved-lost-about = Ta tillbaka ditt drag för att leta efter vinsten igen.
solved-held = Du höll stånd i { $moves } av { $most } drag
solved-held-perfect = Inget försvar håller längre.
solved-new-best = Det är ditt bästa resultat.
solved-helped = Efter ett tips eller ett återtaget drag räknas inte resultatet.

# The proof as a tree.
solved-line = Dragföljd
solved-line-start = Start
solved-node-winner = { $side } är vid draget och vinner. Beviset spelar:
solved-node-loser = { $side } är vid draget. Alla drag förlorar:
solved-node-none = Beviset innehåller inte den här ställningen.
solved-to-go = { $moves ->
    [0] avslutar partiet
    [one] 1 drag kvar
   *[other] högst { $moves } drag kvar
}
solved-answer = svar { $move }
