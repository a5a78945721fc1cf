# Move texts, positions and options of every game.

move-unreadable = ”{ $text }” är inget drag. { $expected }
move-game-over = Partiet är slut. Inga fler drag kan spelas.

position-rows =
    { $expected ->
        [one] Förväntade en rad, hittade { $found }.
       *[other] Förväntade { $expected } rader, hittade { $found }.
    }
position-turn = Sidan vid draget är ”{ $found }”. Förväntade { $expected }.
position-turn-seat = Plats { $seat } kan inte vara vid draget. Platserna är 1 till { $seats }.
position-other-game = Ställningen hör till ett annat spel. Förväntade { $expected }.

options-unknown-variant = Det finns ingen variant ”{ $variant }”. Förväntade { $known }.
options-unknown-option = Det finns inget regelval ”{ $option }”. Förväntade { $known }.
options-not-a-choice = Regelvalet { $option } kan inte vara ”{ $value }”. Förväntade { $known }.
options-out-of-range = Regelvalet { $option } kan inte vara ”{ $value }”. Förväntade ett heltal från { NUMBER($min, useGrouping: "false") } till { NUMBER($max, useGrouping: "false") }.
options-not-a-flag = Regelvalet { $option } kan inte vara ”{ $value }”. Förväntade true eller false.
options-other-game = Det här är inställningar för { $found }, inte för { $expected }.

catalog-unknown-game = Det finns inget spel ”{ $game }”. Förväntade { $known }.
level-unknown = Det finns ingen nivå ”{ $level }”. Nivåerna är { $min } till { $max }.
seat-unknown = Det finns ingen plats { $seat }. Platserna är 1 till { $seats }.
seat-unknown-team = Det finns inget lag { $team }. Lagen är 1 till { $teams }.
