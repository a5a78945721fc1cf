# What every table has, whatever the game.
table-option-repetition-name = Tre gange samme stilling
table-option-repetition-about = Hvad der sker, når en stilling opstår for tredje gang. Regelarkene siger det ikke.
table-option-repetition-draw-name = Remis
table-option-repetition-draw-about = Partiet er remis.
table-option-repetition-off-name = Spil videre
table-option-repetition-off-about = Stillinger må gentages i det uendelige.
table-option-max-plies-name = Længste parti (træk)
table-option-max-plies-about = Partiet er remis efter dette antal træk, alle spillere talt med. 0 betyder ingen grænse, som på regelarkene.

# How a game ended. $winners and $losers are lists of sides.
game-ended-won =
    { $count ->
        [one] { $winners } vinder. { $reason }
       *[other] { $winners } vinder. { $reason }
    }
game-ended-drawn = Remis. { $reason }
game-ended-repetition = Remis. Stillingen opstod for tredje gang.
game-ended-max-plies = Remis. Partiet nåede bordets trækgrænse.
game-ended-agreement = Remis efter aftale.
game-ended-resignation =
    { $count ->
        [one] { $winners } vinder: { $losers } opgav.
       *[other] { $winners } vinder: { $losers } opgav.
    }
game-ended-time =
    { $count ->
        [one] { $winners } vinder: { SIDE($loser) } løb tør for tid.
       *[other] { $winners } vinder: { SIDE($loser) } løb tør for tid.
    }
game-ended-abandonment =
    { $count ->
        [one] { $winners } vinder: { SIDE($loser) } forlod partiet.
       *[other] { $winners } vinder: { SIDE($loser) } forlod partiet.
    }
game-ended-abort = Intet resultat: Partiet blev afbrudt.

# Why a table refuses something.
table-start-position = Startstillingen er forkert. { $problem }
table-players = Dette parti har { $expected } pladser. Der er { $found } spillere.
table-no-such-seat = Der er ingen plads { $seat } ved dette bord. Pladserne er 1 til { $seats }.
table-game-over = Partiet er slut.
table-not-your-turn = Plads { $turn } er i trækket, ikke plads { $seat }.
table-out-of-time = Plads { $seat } har ikke mere tid.
table-nothing-to-take-back =
    { $played ->
        [one] { $asked } træk kan ikke tages tilbage. Der er kun spillet ét.
       *[other] { $asked } træk kan ikke tages tilbage. Der er kun spillet { $played }.
    }
table-no-move-of-yours = Plads { $seat } har ikke trukket endnu.
table-takeback-pending = Plads { $seat } har allerede bedt om at tage træk tilbage.
table-no-takeback-asked = Ingen har bedt om at tage træk tilbage.
table-not-asked = Det er modstanderne, der skal svare, ikke plads { $seat }.
table-no-draw-offered = Der er ikke tilbudt remis.
table-no-resignation = Plads { $seat } har ikke foreslået at opgive.
table-no-vote = Plads { $seat } bestemmer ikke for holdet. Det gør de menneskelige medspillere.
table-clock-decides = Dette parti har et ur. Den, der bliver væk, taber, når tiden løber ud.
table-nothing-to-claim = På plads { $seat } sidder ingen af dine modstandere.
table-too-late-to-abort = Et parti kan kun afbrydes før andet træk. Du kan opgive eller tilbyde remis.

# Saved games, matches, time controls.
saved-move = Træk { $ply } kan ikke spilles igen. { $error }
saved-unfit =
    { $part ->
        [clock] Uret passer ikke til partiet.
        [takeback] Tilbagetagningen passer ikke til partiet.
       *[ending] Slutningen passer ikke til partiet.
    }
match-players = Dette parti har { $expected } pladser. Der er { $found } spillere.
match-no-games = En match skal have mindst ét parti.
match-over = Matchen er slut.
time-control-unreadable = »{ $text }« er ikke en betænkningstid. Forventede none, 5, 5+3, 5d3 eller 3d/move, med højst et døgn på uret, 3600 sekunder pr. træk eller 30 dage pr. træk.
