puzzles-about = Nur ein Zug gewinnt oder rettet die Partie. Finde ihn.
puzzles-missing = Die Aufgaben konnten nicht geladen werden
puzzles-none = Diese Aufgabe gibt es nicht. Wähle ein anderes Thema.

# What is asked.
puzzles-task-win = { $side } am Zug: Finde den einzigen Zug, der gewinnt
puzzles-task-within = { $side } am Zug: { $moves ->
    [one] Gewinne in einem Zug
   *[other] Gewinne in { $moves } Zügen
}. Nur ein erster Zug führt dazu
puzzles-task-advantage = { $side } am Zug: Finde den einzigen Zug, der zu einem klaren Vorteil führt
puzzles-task-save = { $side } am Zug: Finde den einzigen Zug, der nicht verliert
puzzles-task-defend = { $side } am Zug: Finde die beste Verteidigung. Jeder andere Zug ist deutlich schlechter
puzzles-task-own = { $side } am Zug: Finde den Zug, der deutlich besser ist als alle anderen
puzzles-target = Es gewinnt, wer zuerst { $marbles ->
    [one] eine Kugel
   *[other] { $marbles } Kugeln
} vom Brett schiebt.
puzzles-level = Stufe { $level }
puzzles-proved = bewiesen
puzzles-proved-about = Es ist bewiesen, dass es genau eine Lösung gibt.
puzzles-engine = laut Engine
puzzles-engine-about = Laut Engine ist jeder andere Zug viel schlechter.

# What is answered.
puzzles-right = Richtig!
puzzles-wrong = Das ist nicht der Zug. Dein Gegner antwortet …
puzzles-wrong-over = Das ist nicht der Zug. Er beendet die Partie.
puzzles-refuted = Das ist nicht der Zug. { $reply }
puzzles-wrong-result = Nicht der Zug: Die Antwort siehst du auf dem Brett.
puzzles-why-chances = Nach { $played } schätzt die Engine die Chancen von { SIDE($side) } auf { $percent } %.
puzzles-hint-move = Der Zug ist { $move }. { $how }

# What can be done.
puzzles-hint = Tipp
puzzles-again = Noch einmal
puzzles-skip = Überspringen
puzzles-next = Nächste Aufgabe
puzzles-line = Zugfolge zeigen
puzzles-series = Alle Aufgaben
puzzles-daily = Aufgabe des Tages
puzzles-daily-of = { $game }: Aufgabe des Tages

# How someone gets on.
puzzles-rating = Wertung { $rating }
puzzles-rating-about = Deine Wertung bestimmt die nächste Aufgabe. Sie bleibt in diesem Browser.
puzzles-streak = Serie { $streak }, längste { $best }
puzzles-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} in Folge

# Themes.
puzzles-theme = Thema
puzzles-theme-all = Alle Themen
puzzles-theme-long-relay = Lange Aussaat
puzzles-theme-starvation = Aushungern
puzzles-theme-capture = Erbeuten
puzzles-theme-big-capture = Großer Fang
puzzles-theme-stack-of-seven = Stapel aus sieben
puzzles-theme-swap = Tausch
puzzles-theme-two-scales = Zwei Steine
puzzles-theme-cover = Stapel zudecken
puzzles-theme-high-stack = Hoher Stapel
puzzles-theme-pincers = Zange
puzzles-theme-goal-points = Zielpunkte
puzzles-theme-sumito = Sumito
puzzles-theme-edge = Rand
puzzles-theme-double-threat = Doppeldrohung
puzzles-theme-parry = Sieg verhindern
puzzles-theme-quiet = Stiller Zug
puzzles-theme-defence = Verteidigung

# Your own mistakes.
puzzles-theme-own = Deine Fehler ({ $count })
puzzles-own-none = Alle Aufgaben aus deinen Fehlern sind gelöst. Wähle ein anderes Thema.
