### The full-screen game, `tetrarch play`.

cli-screen-over = De partij is afgelopen.
cli-screen-no-draw = De computer weigert de remise.
cli-screen-pace = Animatiesnelheid: { $pace }.
cli-screen-unsaved-quit = Deze partij is niet opgeslagen. Toch stoppen?
cli-screen-unsaved-load = Deze partij is niet opgeslagen. Toch een andere laden?
cli-screen-unsaved-new = Deze partij is niet opgeslagen. Toch een nieuwe beginnen?
# $side is the name of a side, or cli-screen-team.
cli-screen-resign = Geeft { $side } op?
cli-screen-draw = { $side } biedt remise aan. Gaan de anderen akkoord?
cli-screen-team = team { $others } en { $last }
cli-screen-exists = { $file } bestaat al. Vervangen?
cli-screen-saved = Opgeslagen in { $file }.
cli-screen-loaded = Geladen uit { $file }.
cli-screen-nothing-to-undo = Er is geen zet om terug te nemen.
cli-screen-nothing-to-redo = Er is geen zet om opnieuw te spelen.
cli-screen-thinking = { $computer } denkt na.
cli-screen-hint-wait = Er wordt een tip gezocht…
cli-screen-ambiguous = { $moves } zetten beginnen zo; typ verder of gebruik de pijltoetsen.
cli-screen-type-a-move = Typ een zet of kies er een met de pijltoetsen.
cli-screen-start = De partij begint.
cli-screen-skip = druk op een toets om over te slaan
# Both lines must fit into 60 columns.
cli-screen-keys-playing = Enter spelen · ! tip · u terug · ? hulp · q stop
cli-screen-keys-choosing = ↑↓ ga · ←→ wijzig · Enter speel · l laad · ? hulp · q stop
cli-screen-subtitle = vier abstracte bordspellen
cli-screen-no-limit = geen limiet
cli-screen-variant = variant
cli-screen-seat = plaats { $seat }
cli-screen-who-plays = Wie speelt: een mens aan deze terminal, of de computer, van niveau 1 (nieuweling) tot de engine op volle sterkte.
cli-who-human = mens
cli-who-level = niveau { $level }
cli-who-engine = engine
cli-screen-rated-anchor = { $who }: rating { $rating }, waar de schaal begint.
cli-screen-rated = { $who }: rating { $rating } ± { $error } in { $game }.
cli-screen-window-is =
    Dit venster is { $width } × { $height }.
    Maak het { $least_width } × { $least_height } of groter.
cli-screen-title-keys = Toetsen
cli-screen-title-save = Opslaan
cli-screen-title-load = Laden
cli-screen-title-over = De partij is afgelopen
cli-screen-hint-save = een naam die eindigt op .json of .txt
cli-screen-hint-load = het bestand van een opgeslagen partij
cli-screen-points = { $first }: { $first_points } punten, { $second }: { $second_points } punten.
cli-screen-moves-played = { $moves ->
    [one] Er is 1 zet gespeeld.
   *[other] Er zijn { $moves } zetten gespeeld.
}
cli-screen-marks = Tekens: [van] (naar) {"{"}geslagen{"}"} ‹laatste› · animatie: { $pace }
cli-screen-team-letter = team { $team }
cli-screen-to-move = aan zet
cli-screen-title-moves = Zetten
cli-screen-title-played = Gespeeld
cli-screen-some-of = { $shown } van { $all }

# The computer’s hint.
cli-screen-no-move = Er is geen mogelijke zet.
cli-screen-hint = Probeer { $best } ({ $worth }).
cli-screen-hint-proved = Probeer { $best } ({ $worth }, bewezen).
cli-screen-then = Daarna misschien { $moves }.
cli-screen-wins-in = { $plies ->
    [one] wint in 1 halve zet
   *[other] wint in { $plies } halve zetten
}
cli-screen-loses-in = { $plies ->
    [one] verliest in 1 halve zet
   *[other] verliest in { $plies } halve zetten
}
cli-screen-game-over = de partij is afgelopen
cli-screen-pace-slow = langzaam
cli-screen-pace-normal = normaal
cli-screen-pace-fast = snel
cli-screen-pace-off = uit

# What keys do.
cli-key-undo = de laatste zet terugnemen
cli-key-undo-short = terug
cli-key-redo = die opnieuw spelen
cli-key-save = opslaan in een bestand
cli-key-save-short = opslaan
cli-key-load = laden uit een bestand
cli-key-new = nieuwe partij
cli-key-resign = opgeven
cli-key-draw = remise aanbieden
cli-key-hint = tip
cli-key-bar = de beoordeling tonen
cli-key-pace = animatiesnelheid
cli-key-help = deze hulp
cli-key-quit = stoppen
cli-key-arrows = pijlen, Tab
cli-key-walk = de mogelijke zetten doorlopen
cli-key-letters = letters
cli-key-type-move = een zet typen, in elke bekende notatie
cli-key-play = de zet spelen
cli-key-release = de selectie opheffen
cli-key-mouse = muis
cli-key-press = de velden van een zet een voor een aanklikken
cli-key-yes = ja
cli-key-no = nee
cli-key-done = klaar
cli-key-cancel = annuleren
cli-key-board = bord
