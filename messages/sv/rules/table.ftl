# What every table has, whatever the game.
table-option-repetition-name = Tre gånger samma ställning
table-option-repetition-about = Vad som händer när en ställning uppstår för tredje gången. Regelbladen säger det inte.
table-option-repetition-draw-name = Remi
table-option-repetition-draw-about = Partiet är remi.
table-option-repetition-off-name = Spela vidare
table-option-repetition-off-about = Ställningar får upprepas för evigt.
table-option-max-plies-name = Längsta parti (drag)
table-option-max-plies-about = Partiet är remi efter så här många drag, alla spelares inräknade. 0 betyder ingen gräns, som på regelbladen.

# How a game ended. $winners and $losers are lists of sides.
game-ended-won =
    { $count ->
        [one] { $winners } vinner. { $reason }
       *[other] { $winners } vinner. { $reason }
    }
game-ended-drawn = Remi. { $reason }
game-ended-repetition = Remi. Ställningen uppstod för tredje gången.
game-ended-max-plies = Remi. Partiet nådde bordets draggräns.
game-ended-agreement = Överenskommen remi.
game-ended-resignation =
    { $count ->
        [one] { $winners } vinner: { $losers } gav upp.
       *[other] { $winners } vinner: { $losers } gav upp.
    }
game-ended-time =
    { $count ->
        [one] { $winners } vinner: tiden är slut för { SIDE($loser) }.
       *[other] { $winners } vinner: tiden är slut för { SIDE($loser) }.
    }
game-ended-abandonment =
    { $count ->
        [one] { $winners } vinner: { SIDE($loser) } lämnade partiet.
       *[other] { $winners } vinner: { SIDE($loser) } lämnade partiet.
    }
game-ended-abort = Inget resultat: partiet avbröts.

# Why a table refuses something.
table-start-position = Utgångsställningen är fel. { $problem }
table-players = Partiet har { $expected } platser. Det finns { $found } spelare.
table-no-such-seat = Det finns ingen plats { $seat } vid det här bordet. Platserna är 1 till { $seats }.
table-game-over = Partiet är slut.
table-not-your-turn = Plats { $turn } är vid draget, inte plats { $seat }.
table-out-of-time = Plats { $seat } har ingen tid kvar.
table-nothing-to-take-back =
    { $played ->
        [one] { $asked } drag kan inte tas tillbaka. Bara ett har spelats.
       *[other] { $asked } drag kan inte tas tillbaka. Bara { $played } har spelats.
    }
table-no-move-of-yours = Plats { $seat } har inte gjort något drag än.
table-takeback-pending = Plats { $seat } har redan bett att få ta tillbaka drag.
table-no-takeback-asked = Ingen har bett att få ta tillbaka drag.
table-not-asked = Det är motståndarna som ska svara, inte plats { $seat }.
table-no-draw-offered = Ingen har erbjudit remi.
table-no-resignation = Plats { $seat } har inte föreslagit att ge upp.
table-no-vote = Plats { $seat } bestämmer inte för laget. Det gör de mänskliga medspelarna.
table-clock-decides = Partiet har en klocka. Den som stannar borta förlorar när tiden är slut.
table-nothing-to-claim = På plats { $seat } sitter ingen av dina motståndare.
table-too-late-to-abort = Ett parti kan bara avbrytas före andra draget. Du kan ge upp eller erbjuda remi.

# Saved games, matches, time controls.
saved-move = Drag { $ply } kan inte spelas igen. { $error }
saved-unfit =
    { $part ->
        [clock] Klockan passar inte till partiet.
        [takeback] Återtagandet passar inte till partiet.
       *[ending] Slutet passar inte till partiet.
    }
match-players = Partiet har { $expected } platser. Det finns { $found } spelare.
match-no-games = En match måste ha minst ett parti.
match-over = Matchen är slut.
time-control-unreadable = ”{ $text }” är ingen betänketid. Förväntade none, 5, 5+3, 5d3 eller 3d/move, med högst ett dygn på klockan, 3600 sekunder per drag eller 30 dagar per drag.
