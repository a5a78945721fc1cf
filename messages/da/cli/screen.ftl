### The full-screen game, `tetrarch play`.

cli-screen-over = Partiet er slut.
cli-screen-no-draw = Computeren afslår remis.
cli-screen-pace = Animationshastighed: { $pace }.
cli-screen-unsaved-quit = Partiet er ikke gemt. Afslut alligevel?
cli-screen-unsaved-load = Partiet er ikke gemt. Indlæs et andet alligevel?
cli-screen-unsaved-new = Partiet er ikke gemt. Start et nyt alligevel?
# $side is the name of a side, or cli-screen-team.
cli-screen-resign = Opgiver { $side }?
cli-screen-draw = { $side } tilbyder remis. Siger de andre ja?
cli-screen-team = holdet { $others } og { $last }
cli-screen-exists = { $file } findes allerede. Erstat den?
cli-screen-saved = Gemt i { $file }.
cli-screen-loaded = Indlæst fra { $file }.
cli-screen-nothing-to-undo = Der er intet træk at tage tilbage.
cli-screen-nothing-to-redo = Der er intet træk at spille igen.
cli-screen-thinking = { $computer } tænker.
cli-screen-hint-wait = Leder efter et tip…
cli-screen-ambiguous = { $moves } træk begynder sådan; skriv videre, eller brug piletasterne.
cli-screen-type-a-move = Skriv et træk, eller vælg et med piletasterne.
cli-screen-start = Partiet begynder.
cli-screen-skip = tryk på en tast for at springe over
# Both lines must fit into 60 columns.
cli-screen-keys-playing = Enter spil · ! tip · u fortryd · ? hjælp · q afslut
cli-screen-keys-choosing = ↑↓ gå · ←→ skift · Enter spil · l hent · ? hjælp · q afslut
cli-screen-subtitle = fire abstrakte brætspil
cli-screen-no-limit = ingen grænse
cli-screen-variant = variant
cli-screen-seat = plads { $seat }
cli-screen-who-plays = Hvem der spiller: et menneske ved denne terminal eller computeren, fra niveau 1 (nybegynder) til motoren med fuld styrke.
cli-who-human = menneske
cli-who-level = niveau { $level }
cli-who-engine = motor
cli-screen-rated-anchor = { $who }: rating { $rating }, hvor skalaen begynder.
cli-screen-rated = { $who }: rating { $rating } ± { $error } i { $game }.
cli-screen-window-is =
    Dette vindue er { $width } × { $height }.
    Gør det mindst { $least_width } × { $least_height } stort.
cli-screen-title-keys = Taster
cli-screen-title-save = Gem
cli-screen-title-load = Indlæs
cli-screen-title-over = Partiet er slut
cli-screen-hint-save = et navn, der ender på .json eller .txt
cli-screen-hint-load = filen med et gemt parti
cli-screen-points = { $first }: { $first_points } point, { $second }: { $second_points } point.
cli-screen-moves-played = { $moves ->
    [one] Der blev spillet 1 træk.
   *[other] Der blev spillet { $moves } træk.
}
cli-screen-marks = Tegn: [fra] (til) {"{"}slået{"}"} ‹sidste› · animation: { $pace }
cli-screen-team-letter = hold { $team }
cli-screen-to-move = i trækket
cli-screen-title-moves = Træk
cli-screen-title-played = Spillet
cli-screen-some-of = { $shown } af { $all }

# The computer’s hint.
cli-screen-no-move = Der er intet muligt træk.
cli-screen-hint = Prøv { $best } ({ $worth }).
cli-screen-hint-proved = Prøv { $best } ({ $worth }, bevist).
cli-screen-then = Derefter måske { $moves }.
cli-screen-wins-in = { $plies ->
    [one] vinder i 1 halvtræk
   *[other] vinder i { $plies } halvtræk
}
cli-screen-loses-in = { $plies ->
    [one] taber i 1 halvtræk
   *[other] taber i { $plies } halvtræk
}
cli-screen-game-over = partiet er slut
cli-screen-pace-slow = langsom
cli-screen-pace-normal = normal
cli-screen-pace-fast = hurtig
cli-screen-pace-off = fra

# What keys do.
cli-key-undo = tag sidste træk tilbage
cli-key-undo-short = fortryd
cli-key-redo = spil det igen
cli-key-save = gem i en fil
cli-key-save-short = gem
cli-key-load = indlæs fra en fil
cli-key-new = nyt parti
cli-key-resign = opgiv
cli-key-draw = tilbyd remis
cli-key-hint = tip
cli-key-bar = vis vurderingen
cli-key-pace = animationshastighed
cli-key-help = denne hjælp
cli-key-quit = afslut
cli-key-arrows = pile, Tab
cli-key-walk = gennemgå de mulige træk
cli-key-letters = bogstaver
cli-key-type-move = skriv et træk i en kendt notation
cli-key-play = spil trækket
cli-key-release = ophæv valget
cli-key-mouse = mus
cli-key-press = klik på felterne i et træk, et ad gangen
cli-key-yes = ja
cli-key-no = nej
cli-key-done = færdig
cli-key-cancel = annuller
cli-key-board = bræt
