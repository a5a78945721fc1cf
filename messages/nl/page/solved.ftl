# Solved Hus: find the win, hold out against it, browse the proof. Moves are counted for both sides together.
solved-about = Het is bewezen wie Hus wint, wat de andere kant ook speelt. Vind de winst, houd stand tegen perfect spel of blader door het bewijs. De zetten van beide kanten tellen mee.
solved-who = { $moves ->
    [one] { $side } wint in precies één zet.
   *[other] { $side } wint in precies { $moves } zetten.
}
solved-parts = Wat je kunt doen
solved-part-win = Winst vinden
solved-part-hold = Standhouden
solved-part-proof = Bewijs bekijken
solved-win-about = Je speelt { $side }, de kant die wint. Vind de winst.
solved-hold-about = Je speelt { $side }, de kant die verliest. Houd zo lang mogelijk stand.
solved-best-win = { $moves ->
    [one] Beste: gewonnen in één zet
   *[other] Beste: gewonnen in { $moves } zetten
}
# $most is how many moves the longest defence takes.
solved-best-hold = Beste: { $moves } van { $most } zetten standgehouden
solved-best-none = Nog geen resultaat
solved-opening = Bewijs openen…

# How the game stands.
solved-checking = Stelling controleren…
solved-winning = { $moves ->
    [one] Nog steeds gewonnen: de volgende zet wint
   *[other] Nog steeds gewonnen, nog { $moves } zetten te gaan
}
solved-winning-most = Nog steeds gewonnen, hoogstens { $moves } zetten te gaan
solved-losing = { $moves ->
    [one] De computer wint met de volgende zet
   *[other] De computer wint, nog { $moves } zetten te gaan
}
solved-losing-most = De computer wint, hoogstens { $moves } zetten te gaan
solved-open = Niet bewezen: het is onbekend wie vanaf hier wint

# What the player’s last move was worth.
solved-remark-fast = Even snel als het bewijs.
solved-remark-slow = { $moves ->
    [one] Een andere zet wint één zet eerder.
   *[other] Een andere zet wint { $moves } zetten eerder.
}
solved-remark-slip = Je hebt de winst laten ontglippen.
solved-remark-open = Het bewijs bevat deze zet niet.
solved-remark-long = De langste verdediging in het bewijs.
solved-remark-short = { $moves ->
    [one] In het bewijs houdt een andere zet één zet langer stand.
   *[other] In het bewijs houdt een andere zet { $moves } zetten langer stand.
}

solved-hint = Tip
solved-hint-move = Tip: speel { $move }.
solved-show = In het bewijs tonen

# How it ended.
solved-won = { $moves ->
    [one] Je hebt gewonnen in één zet
   *[other] Je hebt gewonnen in { $moves } zetten
}
solved-won-about = { $most ->
    [one] De kortste winst duurt één zet.
   *[other] De kortste winst duurt { $most } zetten.
}
solved-lost = { $moves ->
    [one] De computer heeft gewonnen in één zet
   *[other] De computer heeft gewonnen in { $moves } zetten
}
solved-lost-about = Neem je zet terug om opnieuw naar de winst te zoeken.
solved-held = Je hebt { $moves } van { $most } zetten standgehouden
solved-held-perfect = Geen verdediging duurt langer.
solved-new-best = Dit is je beste resultaat.
solved-helped = Na een tip of een teruggenomen zet telt het resultaat niet.

# The proof as a tree.
solved-line = Zettenreeks
solved-line-start = Begin
solved-node-winner = { $side } is aan zet en wint. Het bewijs speelt:
solved-node-loser = { $side } is aan zet. Elke zet verliest:
solved-node-none = Het bewijs bevat deze stelling niet.
solved-to-go = { $moves ->
    [0] beëindigt de partij
    [one] nog 1 zet te gaan
   *[other] nog hoogstens { $moves } zetten
}
solved-answer = antwoord { $move }
