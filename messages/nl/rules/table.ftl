# What every table has, whatever the game.
table-option-repetition-name = Drie keer dezelfde stelling
table-option-repetition-about = Wat er gebeurt als een stelling voor de derde keer ontstaat. De regelbladen zeggen het niet.
table-option-repetition-draw-name = Remise
table-option-repetition-draw-about = De partij is remise.
table-option-repetition-off-name = Doorspelen
table-option-repetition-off-about = Stellingen mogen zich eindeloos herhalen.
table-option-max-plies-name = Langste partij (zetten)
table-option-max-plies-about = Na dit aantal zetten van alle spelers samen is de partij remise. 0 betekent geen limiet, zoals op de regelbladen.

# How a game ended. $winners and $losers are lists of sides.
game-ended-won =
    { $count ->
        [one] { $winners } wint. { $reason }
       *[other] { $winners } winnen. { $reason }
    }
game-ended-drawn = Remise. { $reason }
game-ended-repetition = Remise. De stelling ontstond voor de derde keer.
game-ended-max-plies = Remise. De partij bereikte de zettenlimiet van de tafel.
game-ended-agreement = Remise in overleg.
game-ended-resignation =
    { $count ->
        [one] { $winners } wint door opgave van { $losers }.
       *[other] { $winners } winnen door opgave van { $losers }.
    }
game-ended-time =
    { $count ->
        [one] { $winners } wint: de tijd van { SIDE($loser) } is om.
       *[other] { $winners } winnen: de tijd van { SIDE($loser) } is om.
    }
game-ended-abandonment =
    { $count ->
        [one] { $winners } wint: { SIDE($loser) } heeft de partij verlaten.
       *[other] { $winners } winnen: { SIDE($loser) } heeft de partij verlaten.
    }
game-ended-abort = Geen uitslag: de partij is afgebroken.

# Why a table refuses something.
table-start-position = De beginstelling klopt niet. { $problem }
table-players = Deze partij heeft { $expected } plaatsen, maar er zijn { $found } spelers.
table-no-such-seat = Er is geen plaats { $seat } aan deze tafel. De plaatsen zijn 1 tot en met { $seats }.
table-game-over = De partij is afgelopen.
table-not-your-turn = Plaats { $turn } is aan zet, niet plaats { $seat }.
table-out-of-time = Plaats { $seat } heeft geen tijd meer.
table-nothing-to-take-back =
    { $played ->
        [one] Zoveel zetten ({ $asked }) terugnemen kan niet. Er is er pas één gespeeld.
       *[other] Zoveel zetten ({ $asked }) terugnemen kan niet. Er zijn er pas { $played } gespeeld.
    }
table-no-move-of-yours = Plaats { $seat } heeft nog geen zet gedaan.
table-takeback-pending = Plaats { $seat } heeft al gevraagd om een zet terug te nemen.
table-no-takeback-asked = Er is niet gevraagd om een zet terug te nemen.
table-not-asked = De vraag is niet voor plaats { $seat }, maar voor de tegenstanders.
table-no-draw-offered = Er is geen remise aangeboden.
table-no-resignation = Plaats { $seat } heeft niet voorgesteld om op te geven.
table-no-vote = Plaats { $seat } beslist niet voor het team. Dat doen de menselijke partners.
table-clock-decides = Deze partij heeft een klok. Wie wegblijft, verliest als de tijd om is.
table-nothing-to-claim = Op plaats { $seat } zit geen tegenstander van je.
table-too-late-to-abort = Een partij kan alleen voor de tweede zet worden afgebroken. Je kunt opgeven of remise aanbieden.

# Saved games, matches, time controls.
saved-move = Zet { $ply } kan niet opnieuw worden gespeeld. { $error }
saved-unfit =
    { $part ->
        [clock] De klok past niet bij de partij.
        [takeback] Het terugnemen past niet bij de partij.
       *[ending] Het einde past niet bij de partij.
    }
match-players = Deze partij heeft { $expected } plaatsen, maar er zijn { $found } spelers.
match-no-games = Een match moet minstens één partij hebben.
match-over = De match is afgelopen.
time-control-unreadable = ‘{ $text }’ is geen speeltempo. Verwacht: none, 5, 5+3, 5d3 of 3d/move, met hoogstens een dag op de klok, 3600 seconden per zet of 30 dagen per zet.
