### What commands answer.

cli-answer-exported = { $games ->
    [one] 1 Partie exportiert
   *[other] { $games } Partien exportiert
}
cli-answer-imported = { $new ->
    [one] 1 Partie importiert
   *[other] { $new } Partien importiert
}, { $known } schon vorhanden
cli-answer-data-folder = Partien werden in { $folder } gespeichert.
cli-answer-database = Partien werden in PostgreSQL gespeichert.
cli-answer-copied = { $rows ->
    [one] 1 Zeile kopiert und verglichen
   *[other] { $rows } Zeilen kopiert und verglichen
}
cli-answer-whole = { $rows ->
    [one] 1 Zeile, keine Fehler
   *[other] { $rows } Zeilen, keine Fehler
}
cli-answer-running = Tetrarch läuft. Strg+C beendet es. Öffne diese Adresse in einem Browser:
cli-answer-healthy = der Server unter { $address } ist in Ordnung
cli-answer-manual-pages = { $pages } Handbuchseiten in { $folder }
cli-answer-speed = { $seconds } s, { $speed } Millionen Stellungen pro Sekunde
cli-answer-proof-checked = { $game } { $variant }: Team { $team } gewinnt in höchstens { $plies } Halbzügen.
cli-answer-proof-parts = { $choices } Stellungen mit einer Wahl, { $replies } mit allen Antworten, { $ends } Endstellungen.
cli-answer-turn = { $moves ->
    [one] { SIDE($side) } am Zug, 1 möglicher Zug.
   *[other] { SIDE($side) } am Zug, { $moves } mögliche Züge.
}
# How a game ended. $winners is a list of sides, $reason a sentence of its own.
cli-answer-won = { $count ->
    [one] { $winners } gewinnt. { $reason }
   *[other] { $winners } gewinnen. { $reason }
}
cli-answer-won-points = { $count ->
    [one] { $winners } gewinnt mit { $more } zu { $fewer } Punkten. { $reason }
   *[other] { $winners } gewinnen mit { $more } zu { $fewer } Punkten. { $reason }
}
cli-answer-drawn = Remis. { $reason }
cli-answer-drawn-points = Remis mit { $more } zu { $fewer } Punkten. { $reason }
cli-answer-wrong-move = --moves: Zug { $number }, { $text }: { $problem }
cli-answer-records = { $records ->
    [one] 1 Aufzeichnung
   *[other] { $records } Aufzeichnungen
}, { $problems ->
    [one] 1 Problem
   *[other] { $problems } Probleme
}
cli-answer-fault = { $file }: { $problem }
cli-answer-fault-record = { $file }: Aufzeichnung { $record }: { $problem }
cli-answer-fault-ply = { $file }: Aufzeichnung { $record }, Halbzug { $ply }: { $problem }

# What `tetrarch options` lists. $values, $default and $id are typed.
cli-listed-variants = Varianten, --variant V
cli-listed-game-options = Optionen des Spiels, --option K=V
cli-listed-table-options = Optionen des Tisches, zum Spielen
cli-listed-variant = { $default ->
    [yes] { $name }, { $seats } Spieler, Standard
   *[no] { $name }, { $seats } Spieler
}
cli-listed-sets = setzt { $options }
cli-listed-option = { $name }: { $values }; Standard: { $default }
cli-listed-range = { $min } bis { $max }
cli-listed-choice = { $id }: { $name }. { $about }

# What the boards of the terminal say.
cli-board-pantarei-seats = Weiß: Platz { $white } · Schwarz: Platz { $black }
cli-board-pantarei-choice = Platz 1 wählt eine Farbe
cli-board-hus-seeds = { SIDE($side) } · { $seeds }
cli-board-hus-hand = in der Hand · { $seeds }

# What `tetrarch solve` answers. $winners is a list of sides.
cli-solved-open = Nicht gelöst: Die Suche wurde angehalten.
cli-solved-no-win = Niemand kann den Sieg erzwingen.
cli-solved-no-win-within = { $plies ->
    [one] Niemand kann den Sieg in 1 Halbzug erzwingen.
   *[other] Niemand kann den Sieg in { $plies } Halbzügen erzwingen.
}
cli-solved-no-win-for = Platz { $seat } kann den Sieg nicht erzwingen.
cli-solved-no-win-for-within = { $plies ->
    [one] Platz { $seat } kann den Sieg nicht in 1 Halbzug erzwingen.
   *[other] Platz { $seat } kann den Sieg nicht in { $plies } Halbzügen erzwingen.
}
cli-solved-win = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
}
cli-solved-win-in = { $winners } { $count ->
    [one] gewinnt
   *[other] gewinnen
} in { $exact ->
    [yes] genau
   *[no] höchstens
} { $plies ->
    [one] 1 Halbzug
   *[other] { $plies } Halbzügen
}.
cli-solved-speed = { $seconds } s, { $nodes } Knoten, { $speed } Millionen pro Sekunde
cli-solved-searching = Suche: { $nodes } Knoten, { $seconds } s
cli-solved-shortening = Verkürzen: { $nodes } Knoten, { $seconds } s
cli-solved-proving = Beweis: { $nodes } Knoten, { $seconds } s

# What `tetrarch verify` says.
cli-compared-summary = { $games ->
    [one] 1 Partie
   *[other] { NUMBER($games, useGrouping: "false") } Partien
}, { $plies ->
    [one] 1 Halbzug
   *[other] { NUMBER($plies, useGrouping: "false") } Halbzüge
}, { $errors ->
    [one] 1 Fehler
   *[other] { NUMBER($errors, useGrouping: "false") } Fehler
}
# $what is one of the words that follow; $expected and $found are phrases such as those below, moves or positions.
cli-compared-mismatch = { $file }: Partie { $game }, Halbzug { $ply }: { $what }: erwartet { $expected }, gefunden { $found }
cli-compared-line = Zeile
cli-compared-settings = Einstellungen
cli-compared-start = Anfang
cli-compared-legal = mögliche Züge
cli-compared-move = Zug
cli-compared-position = Stellung
cli-compared-outcome = Ergebnis
cli-compared-some-game = eine Partie in JSON
cli-compared-known-settings = ein bekanntes Spiel mit Variante und Optionen
cli-compared-some-position = eine Stellung ({ $text })
cli-compared-an-error = ein Fehler: { $error }
cli-compared-some-start = ein Anfang, ein Startwert oder die Stellung nach Halbzug 1
cli-compared-no-start = nichts davon, obwohl { $game } mit einer Verteilung beginnt
cli-compared-refusal = eine Ablehnung ({ $rule }): { $reason }
cli-compared-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
cli-compared-moves-only-here = { $moves ->
    [one] 1 Zug, nur hier: { $only }
   *[other] { $moves } Züge, nur hier: { $only }
}
cli-compared-not-over = eine Partie, die nicht zu Ende ist

# What `tetrarch bench` says: column headings.
cli-measured-measuring = messe { $game } { $variant } …
cli-measured-game = Spiel
cli-measured-variant = Variante
cli-measured-bytes = Bytes
cli-measured-depth = Tiefe
cli-measured-leaves = Blätter
cli-measured-leaves-per-second = Blätter/s
cli-measured-random-plies = Zufallszüge
cli-measured-plies-per-second = Halbzüge/s
# A million.
cli-measured-millions = { $millions } Mio.
cli-answer-explored = Partien: { $games }, Stellungen: { $positions }, in { $file }

# Explorer files.
explorer-file-format = Das ist keine Eröffnungsdatei. Ihre erste Zeile sollte aus „tetrarch-explorer 1“, einem Spiel und einer Zahl von Partien bestehen.
explorer-file-line = Zeile { $line }: Erwartet werden ein Schlüssel und Züge mit ihren Ergebnissen.
