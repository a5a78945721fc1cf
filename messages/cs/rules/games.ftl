# Move texts, positions and options of every game.

move-unreadable = „{ $text }“ není tah. { $expected }
move-game-over = Partie skončila. Další tahy nelze hrát.

position-rows =
    { $expected ->
        [one] Očekává se jedna řada, nalezeno: { $found }.
        [few] Očekávají se { $expected } řady, nalezeno: { $found }.
        [many] Očekává se { $expected } řady, nalezeno: { $found }.
       *[other] Očekává se { $expected } řad, nalezeno: { $found }.
    }
position-turn = Strana na tahu je „{ $found }“. Očekává se { $expected }.
position-turn-seat = Místo { $seat } nemůže být na tahu. Místa jsou 1 až { $seats }.
position-other-game = Tato pozice patří k jiné hře. Očekává se { $expected }.

options-unknown-variant = Varianta „{ $variant }“ neexistuje. Očekává se { $known }.
options-unknown-option = Volba „{ $option }“ neexistuje. Očekává se { $known }.
options-not-a-choice = Volba { $option } nemůže být „{ $value }“. Očekává se { $known }.
options-out-of-range = Volba { $option } nemůže být „{ $value }“. Očekává se celé číslo od { NUMBER($min, useGrouping: "false") } do { NUMBER($max, useGrouping: "false") }.
options-not-a-flag = Volba { $option } nemůže být „{ $value }“. Očekává se true nebo false.
options-other-game = Toto je nastavení hry { $found }, ne { $expected }.

catalog-unknown-game = Hra „{ $game }“ neexistuje. Očekává se { $known }.
level-unknown = Úroveň „{ $level }“ neexistuje. Úrovně jsou { $min } až { $max }.
seat-unknown = Místo { $seat } neexistuje. Místa jsou 1 až { $seats }.
seat-unknown-team = Tým { $team } neexistuje. Týmy jsou 1 až { $teams }.
