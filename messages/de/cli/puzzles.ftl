### What `tetrarch puzzles` says.

cli-puzzle-title = Aufgabe { $id }: { $game }, { $variant }, Stufe { $level }
cli-puzzle-proved = bewiesen
cli-puzzle-engine = laut Engine
cli-puzzle-target = Es gewinnt, wer zuerst { $marbles ->
    [one] eine Kugel
   *[other] { $marbles } Kugeln
} vom Brett schiebt.
cli-puzzle-win = { $side } am Zug: Finde den einzigen Zug, der gewinnt.
cli-puzzle-win-within = { $side } am Zug: { $moves ->
    [one] Gewinne in einem Zug
   *[other] Gewinne in { $moves } Zügen
}. Nur ein erster Zug führt dazu.
cli-puzzle-advantage = { $side } am Zug: Finde den einzigen Zug, der zu einem klaren Vorteil führt.
cli-puzzle-save = { $side } am Zug: Finde den einzigen Zug, der nicht verliert.
cli-puzzle-defend = { $side } am Zug: Finde die beste Verteidigung. Jeder andere Zug ist deutlich schlechter.
cli-puzzle-keys = Tippe einen Zug, oder „hint“ (Tipp), „next“ (weiter) oder „quit“ (Ende).
cli-puzzle-right = Richtig. Die Zugfolge ist { $line }.
cli-puzzle-wrong = { $tried } ist falsch: { $reply } widerlegt es. Versuche es noch einmal.
cli-puzzle-wrong-over = { $tried } ist falsch: Es beendet die Partie. Versuche es noch einmal.
cli-puzzle-hint-themes = Thema: { $themes }.
cli-puzzle-hint-none = Die Aufgabe hat kein Thema. Der nächste Tipp ist der Zug.
cli-puzzle-hint-move = Der Zug ist { $best }.
cli-puzzle-score = { $solved } von { $seen } gelöst
cli-puzzle-none = Diese Aufgabe gibt es nicht. Wähle ein anderes Thema oder eine andere Stufe.
cli-puzzle-faulty = { $file }: Aufgabe { $id }: { $reason }
cli-puzzle-mined = { $puzzles ->
    [one] 1 Aufgabe
   *[other] { $puzzles } Aufgaben
} aus { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} in { $file }
cli-puzzle-mining = { $games ->
    [one] ({ $proved } bewiesen, 1 Partie)
   *[other] ({ $proved } bewiesen, { $games } Partien)
}
cli-puzzle-checked = { $puzzles ->
    [one] 1 Aufgabe
   *[other] { NUMBER($puzzles, useGrouping: "false") } Aufgaben
}, { NUMBER($wrong, useGrouping: "false") } falsch

# Themes.
cli-theme-long-relay = lange Aussaat
cli-theme-starvation = Aushungern
cli-theme-capture = Erbeuten
cli-theme-big-capture = großer Fang
cli-theme-stack-of-seven = Stapel aus sieben
cli-theme-swap = Tausch
cli-theme-two-scales = zwei Steine
cli-theme-cover = Stapel zudecken
cli-theme-high-stack = hoher Stapel
cli-theme-pincers = Zange
cli-theme-goal-points = Zielpunkte
cli-theme-sumito = Sumito
cli-theme-edge = Rand
cli-theme-double-threat = Doppeldrohung
cli-theme-parry = Sieg verhindern
cli-theme-quiet = stiller Zug
cli-theme-defence = Verteidigung

# What can be wrong with a puzzle.
cli-flaw-position = die Stellung lässt sich nicht aufbauen: { $reason }
cli-flaw-spelling = die Stellung sollte „{ $canonical }“ geschrieben werden
cli-flaw-id = die ID sollte „{ $expected }“ sein
cli-flaw-twice = eine andere Aufgabe hat dieselbe ID
cli-flaw-no-choice = es gibt keine Wahl zwischen Zügen
cli-flaw-move = Zug { $number } der Zugfolge ist nicht möglich: { $reason }
cli-flaw-move-spelling = Zug { $number } der Zugfolge sollte „{ $canonical }“ geschrieben werden
cli-flaw-line = die Zugfolge sollte 1 bis { $longest } Züge haben
cli-flaw-not-won = die Zugfolge führt nicht zum Sieg
cli-flaw-lost = die Zugfolge führt zur Niederlage
cli-flaw-themes = die Themen sollten „{ $expected }“ sein
cli-flaw-another = „{ $other }“ ist auch eine Lösung
cli-flaw-useless = die Lösung erreicht das Ziel nicht
cli-flaw-goal = das Ziel ist ein anderes
cli-flaw-unproved = der Beweiser findet den Beweis nicht
cli-flaw-doubtful = die Engine zieht „{ $best }“ vor, um { $margin } %

# Why puzzles cannot be read, or mining cannot be resumed.
puzzle-file-line = Zeile { $line }: { $error }
mining-journal-file = { $error }
mining-journal-other = Das ist ein Journal von { $found }, nicht von { $wanted }.
mining-journal-unreadable = Zeile { $line } gehört zu keinem Journal.
