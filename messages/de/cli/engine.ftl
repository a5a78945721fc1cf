### The engine protocol (`tetrarch ugi`), proofs (`tetrarch solve`, `check-proof`) and what is certain of a position.

# Why a line of the protocol is rejected. Commands and options are typed and the same in every language.
ugi-wrong-unknown-command = Es gibt keinen Befehl „{ $command }“.
ugi-wrong-not-alone = Nach { $command } darf nichts folgen.
ugi-wrong-form = Nach { $command } wird erwartet: { $expected }.
ugi-wrong-unknown-option = Es gibt keine Option „{ $name }“. Der Befehl ugi listet sie auf.
ugi-wrong-number = { $name } kann nicht „{ $value }“ sein. Erwartet wird eine ganze Zahl von { NUMBER($min, useGrouping: "false") } bis { NUMBER($max, useGrouping: "false") }.
ugi-wrong-no-memory = Hash kann nicht { $mib } sein. Mit dem Speicher für Beweise braucht es { $needed_mib } MiB, frei sind aber nur { $free_mib } MiB.
ugi-wrong-unknown-limit = Es gibt keine Grenze „{ $name }“.
ugi-wrong-twice = { $name } ist zweimal angegeben.
ugi-wrong-no-such-seat = Es gibt keinen Platz { $seat }. Das Spiel hat { $seats } Plätze.
ugi-wrong-no-clock = Platz { $seat } ist am Zug, aber p{ $seat }time fehlt.
ugi-wrong-searching = Eine Suche läuft. Halte sie zuerst an.
ugi-wrong-game-over = Die Partie ist zu Ende.
ugi-wrong-move = Zug { $number }, { $text }: { $refused }
ugi-wrong-position = Die Stellung ist falsch. { $problem }
ugi-wrong-search-failed = Die Suche ist fehlgeschlagen: { $reason }.

# Why a file is not a proof file. $expected shows how the line is written.
proof-file-io = { $error }
proof-file-head = Zeile { $line } des Kopfes ist „{ $found }“. Erwartet wird: { $expected }
proof-file-damaged = Die Wahlen sind beschädigt: { $error }.
proof-file-too-few = Es gibt weniger Wahlen als die { $choices } des Kopfes.
proof-file-too-many = Es gibt mehr Wahlen als die { $choices } des Kopfes.

# What is wrong with a proof. $line is a series of moves.
proof-flaw-other-game = Er handelt vom Spiel „{ $found }“, nicht von { $expected }.
proof-flaw-options = Seine Optionen sind ungültig. { $problem }
proof-flaw-position = Seine Stellung ist nicht lesbar. { $problem }
proof-flaw-no-such-team = Kein Platz spielt für Team { $team }.
proof-flaw-too-short = Er endet, bevor er sagt, was nach „{ $line }“ zu spielen ist.
proof-flaw-no-such-move = Nach „{ $line }“ wählt er Zug { $choice }, es gibt aber nur { $moves }, von 0 an gezählt.
proof-flaw-illegal-move = Nach „{ $line }“ ist der Zug { $text } nicht möglich. { $reason }
proof-flaw-not-won = „{ $line }“ beendet die Partie ohne den Sieg.
proof-flaw-cycle = „{ $line }“ wiederholt eine Stellung.
proof-flaw-too-long = { $choices ->
    [one] 1 Wahl bleibt übrig.
   *[other] { $choices } Wahlen bleiben übrig.
}
proof-flaw-other-length = Er nennt { $said } Halbzüge, die längste Zugfolge hat aber { $found }.

# Why there is no proof.
prover-stopped = Die Suche wurde angehalten.
prover-no-win = Einen solchen Sieg gibt es nicht.

# Behind an evaluation, in brackets.
certainty-proved = { $exact ->
    [yes] { $plies ->
        [one] bewiesen, 1 Halbzug
       *[other] bewiesen, { $plies } Halbzüge
    }
   *[no] { $plies ->
        [one] bewiesen, höchstens 1 Halbzug
       *[other] bewiesen, höchstens { $plies } Halbzüge
    }
}
