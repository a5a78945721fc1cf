# Solved Hus: find the win, hold out against it, browse the proof. Moves are counted for both sides together.
solved-about = Det er bevist, hvem der vinder Hus, uanset hvad den anden side spiller. Find sejren, hold stand mod perfekt spil, eller gå på opdagelse i beviset. Begge siders træk tælles med.
solved-who = { $moves ->
    [one] { $side } vinder i præcis ét træk.
   *[other] { $side } vinder i præcis { $moves } træk.
}
solved-parts = Hvad du kan gøre
solved-part-win = Find sejren
solved-part-hold = Hold stand
solved-part-proof = Se beviset
solved-win-about = Du spiller { $side }, den side, der vinder. Find sejren.
solved-hold-about = Du spiller { $side }, den side, der taber. Hold stand, så længe du kan.
solved-best-win = { $moves ->
    [one] Bedst: vundet i ét træk
   *[other] Bedst: vundet i { $moves } træk
}
# $most is how many moves the longest defence takes.
solved-best-hold = Bedst: holdt stand i { $moves } af { $most } træk
solved-best-none = Intet resultat endnu
solved-opening = Åbner beviset…

# How the game stands.
solved-checking = Undersøger stillingen…
solved-winning = { $moves ->
    [one] Stadig vundet: Næste træk vinder
   *[other] Stadig vundet, { $moves } træk tilbage
}
solved-winning-most = Stadig vundet, højst { $moves } træk tilbage
solved-losing = { $moves ->
    [one] Computeren vinder med næste træk
   *[other] Computeren vinder, { $moves } træk tilbage
}
solved-losing-most = Computeren vinder, højst { $moves } træk tilbage
solved-open = Ikke bevist: Det vides ikke, hvem der vinder herfra

# What the player’s last move was worth.
solved-remark-fast = Lige så hurtigt som beviset.
solved-remark-slow = { $moves ->
    [one] Et andet træk vinder ét træk hurtigere.
   *[other] Et andet træk vinder { $moves } træk hurtigere.
}
solved-remark-slip = Du lod sejren slippe fra dig.
solved-remark-open = Beviset indeholder ikke dette træk.
solved-remark-long = Det længste forsvar i beviset.
solved-remark-short = { $moves ->
    [one] I beviset holder et andet træk stand ét træk længere.
   *[other] I beviset holder et andet træk stand { $moves } træk længere.
}

solved-hint = Tip
solved-hint-move = Tip: Spil { $move }.
solved-show = Vis i beviset

# How it ended.
solved-won = { $moves ->
    [one] Du vandt i ét træk
   *[other] Du vandt i { $moves } træk
}
solved-won-about = { $most ->
    [one] Den korteste sejr tager ét træk.
   *[other] Den korteste sejr tager { $most } træk.
}
solved-lost = { $moves ->
    [one] Computeren vandt i ét træk
   *[other] Computeren vandt i { $moves } træk
}
solved-lost-about = Tag dit træk tilbage for at lede efter sejren igen.
solved-held = Du holdt stand i { $moves } af { $most } træk
solved-held-perfect = Intet forsvar varer længere.
solved-new-best = Det er dit bedste resultat.
solved-helped = Efter et tip eller et træk, der er taget tilbage, tæller resultatet ikke.

# The proof as a tree.
solved-line = Trækfølge
solved-line-start = Start
solved-node-winner = { $side } er i trækket og vinder. Beviset spiller:
solved-node-loser = { $side } er i trækket. Alle træk taber:
solved-node-none = Beviset indeholder ikke denne stilling.
solved-to-go = { $moves ->
    [0] afslutter partiet
    [one] 1 træk tilbage
   *[other] højst { $moves } træk tilbage
}
solved-answer = svar { $move }
