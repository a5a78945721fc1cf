### The full-screen game, `tetrarch play`.

cli-screen-over = Die Partie ist beendet.
cli-screen-no-draw = Der Computer lehnt das Remis ab.
cli-screen-pace = Tempo der Animationen: { $pace }.
cli-screen-unsaved-quit = Diese Partie ist nicht gespeichert. Trotzdem beenden?
cli-screen-unsaved-load = Diese Partie ist nicht gespeichert. Trotzdem eine andere laden?
cli-screen-unsaved-new = Diese Partie ist nicht gespeichert. Trotzdem eine neue beginnen?
# $side is the name of a side, or cli-screen-team.
cli-screen-resign = Gibt { $side } auf?
cli-screen-draw = { $side } bietet Remis an. Nehmen die anderen an?
cli-screen-team = Team { $others } und { $last }
cli-screen-exists = { $file } gibt es schon. Ersetzen?
cli-screen-saved = In { $file } gespeichert.
cli-screen-loaded = Aus { $file } geladen.
cli-screen-nothing-to-undo = Es gibt keinen Zug zum Zurücknehmen.
cli-screen-nothing-to-redo = Es gibt keinen Zug zum Wiederholen.
cli-screen-thinking = { $computer } denkt nach.
cli-screen-hint-wait = Ein Tipp wird gesucht …
cli-screen-ambiguous = { $moves } Züge beginnen so; tippe weiter oder nimm die Pfeiltasten.
cli-screen-type-a-move = Tippe einen Zug oder wähle einen mit den Pfeiltasten.
cli-screen-start = Die Partie beginnt.
cli-screen-skip = beliebige Taste zum Überspringen
# Both lines must fit into 60 columns.
cli-screen-keys-playing = Enter ziehen · ! Tipp · u zurück · ? Hilfe · q Ende
cli-screen-keys-choosing = ↑↓ Wahl · ←→ ändern · Enter los · l laden · ? Hilfe · q Ende
cli-screen-subtitle = vier abstrakte Brettspiele
cli-screen-no-limit = keine Grenze
cli-screen-variant = Variante
cli-screen-seat = Platz { $seat }
cli-screen-who-plays = Wer spielt: ein Mensch an diesem Terminal oder der Computer, von Stufe 1 (Neuling) bis zur Engine mit voller Stärke.
cli-who-human = Mensch
cli-who-level = Stufe { $level }
cli-who-engine = Engine
cli-screen-rated-anchor = { $who }: Wertung { $rating }, der Anfang der Skala.
cli-screen-rated = { $who }: Wertung { $rating } ± { $error } in { $game }.
cli-screen-window-is =
    Dieses Fenster ist { $width } × { $height } groß.
    Bitte vergrößere es auf mindestens { $least_width } × { $least_height }.
cli-screen-title-keys = Tasten
cli-screen-title-save = Speichern
cli-screen-title-load = Laden
cli-screen-title-over = Die Partie ist beendet
cli-screen-hint-save = ein Name, der auf .json oder .txt endet
cli-screen-hint-load = die Datei einer gespeicherten Partie
cli-screen-points = { $first }: { $first_points } Punkte, { $second }: { $second_points } Punkte.
cli-screen-moves-played = { $moves ->
    [one] 1 Zug wurde gespielt.
   *[other] { $moves } Züge wurden gespielt.
}
cli-screen-marks = Zeichen: [von] (nach) {"{"}geschlagen{"}"} ‹zuletzt› · Animation: { $pace }
cli-screen-team-letter = Team { $team }
cli-screen-to-move = am Zug
cli-screen-title-moves = Züge
cli-screen-title-played = Gespielt
cli-screen-some-of = { $shown } von { $all }

# The computer’s hint.
cli-screen-no-move = Es gibt keinen möglichen Zug.
cli-screen-hint = Versuche { $best } ({ $worth }).
cli-screen-hint-proved = Versuche { $best } ({ $worth }, bewiesen).
cli-screen-then = Danach vielleicht { $moves }.
cli-screen-wins-in = { $plies ->
    [one] gewinnt in 1 Halbzug
   *[other] gewinnt in { $plies } Halbzügen
}
cli-screen-loses-in = { $plies ->
    [one] verliert in 1 Halbzug
   *[other] verliert in { $plies } Halbzügen
}
cli-screen-game-over = die Partie ist beendet
cli-screen-pace-slow = langsam
cli-screen-pace-normal = normal
cli-screen-pace-fast = schnell
cli-screen-pace-off = aus

# What keys do.
cli-key-undo = letzten Zug zurücknehmen
cli-key-undo-short = zurück
cli-key-redo = ihn wieder spielen
cli-key-save = in eine Datei speichern
cli-key-save-short = speichern
cli-key-load = aus einer Datei laden
cli-key-new = neue Partie
cli-key-resign = aufgeben
cli-key-draw = Remis anbieten
cli-key-hint = Tipp
cli-key-bar = Bewertung anzeigen
cli-key-pace = Tempo der Animationen
cli-key-help = diese Hilfe
cli-key-quit = beenden
cli-key-arrows = Pfeile, Tab
cli-key-walk = mögliche Züge durchgehen
cli-key-letters = Buchstaben
cli-key-type-move = einen Zug tippen, in jeder bekannten Notation
cli-key-play = den Zug spielen
cli-key-release = Auswahl aufheben
cli-key-mouse = Maus
cli-key-press = die Felder eines Zugs nacheinander anklicken
cli-key-yes = ja
cli-key-no = nein
cli-key-done = fertig
cli-key-cancel = abbrechen
cli-key-board = Brett
