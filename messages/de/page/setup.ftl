
setup-way = Gegner
setup-way-computer = Computer
setup-way-here = { $count ->
    [one] An diesem Gerät
   *[other] An diesem Gerät
}
setup-way-link = { $count ->
    [one] Einladung per Link
   *[other] Einladungen per Link
}
setup-way-lobby = Offen für alle
setup-way-person = { $count ->
    [one] Bestimmter Spieler
   *[other] Bestimmte Spieler
}
setup-person = Spieler
setup-person-many = Spieler { $number }
setup-person-self = Du kannst dich nicht selbst herausfordern.
setup-person-guest = Um jemanden herauszufordern, brauchst du ein Konto.
setup-rated = Gewertet
setup-rated-about = Das Ergebnis ändert die Wertung aller Spieler.
setup-rated-guest = Für gewertete Partien brauchst du ein Konto.
setup-rated-position = Eine gewertete Partie beginnt mit der Anfangsstellung, nicht mit einer eigenen Stellung.
setup-rated-computer = Partien gegen den Computer werden nicht gewertet.
setup-rated-clock = Ab drei Spielern braucht eine gewertete Partie eine Uhr.
setup-public = Öffentlich
setup-public-about = Jeder kann diese Partie in der Lobby finden und zuschauen.
setup-as = Du spielst als { $name }.
setup-level = Stufe
setup-level-value = { $name } · Stufe { $level }
setup-level-rated = { $name } · Stufe { $level }, Wertung etwa { $rating }
setup-level-weakest = am schwächsten
setup-level-strongest = am stärksten
setup-players = Spieler
setup-layout = Aufstellung
setup-variant = Variante
setup-side = Du spielst
setup-side-chance = Zufällig
setup-seat-each = Plätze einzeln einstellen
setup-seat-alike = Für alle anderen gleich
setup-seats = Plätze
setup-seat = Spieler für { $side }
setup-seat-name = Name für { $side }
setup-seat-level = Stufe für { $side }
setup-sitter-me = Du
setup-sitter-here = An diesem Gerät
setup-sitter-link = Einladung per Link
setup-sitter-person = Bestimmter Spieler
setup-sitter-lobby = Offen für alle
setup-sitter-computer = Computer
setup-problem-here-and-elsewhere = In einer Online-Partie hat jedes Gerät einen Platz. Wähle „Einladung per Link“ statt „An diesem Gerät“.
setup-problem-nobody-here = Du hast noch keinen Platz. Wähle „Du“ für einen der Plätze.
setup-time = Bedenkzeit
setup-time-none = Ohne Uhr
setup-match = Länge des Matchs
setup-match-games = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
}
setup-options = { $count ->
    [0] Regeloptionen
    [one] Regeloptionen: eine geändert
   *[other] Regeloptionen: { $count } geändert
}
setup-go-computer = Spielen
setup-go-here = Spielen
setup-go-link = Link erstellen
setup-go-lobby = Tisch erstellen
setup-go-person = Herausfordern

# The computer’s levels.
level-1 = Neuling
level-2 = Anfänger
level-3 = Hobbyspieler
level-4 = Aufsteiger
level-5 = Geübt
level-6 = Fortgeschritten
level-7 = Stark
level-8 = Experte
level-9 = Meister
level-10 = Volle Stärke

# Fair starts.
setup-balanced = Ausgeglichen
setup-balanced-start = Die ausgeglichenste der gemessenen Anfangsstellungen: { $name }.
setup-balanced-deal = Eine von { $count } Verteilungen, bei denen beide Seiten etwa gleich oft gewonnen haben.
setup-balanced-none = Diese Anfangsstellung begünstigt eine Seite. Für diese Regeln wurde keine ausgeglichene gefunden.
setup-measured = Wer beginnt, holt unter gleich starken Spielern { $low } bis { $high } % der Punkte (gemessen: { $percent } %, ein Remis zählt halb; Partien der Engine: { $games }, davon { $drawn } % remis).
setup-measured-shares = Punkte unter gleich starken Spielern: { $shares } (ein Remis wird geteilt; Partien der Engine: { $games }, davon { $drawn } % remis).
setup-share = { $side } { $low } bis { $high } %
