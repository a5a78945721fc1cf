### The full-screen game, `tetrarch play`.

cli-screen-over = Partiet är slut.
cli-screen-no-draw = Datorn avböjer remi.
cli-screen-pace = Animationshastighet: { $pace }.
cli-screen-unsaved-quit = Partiet är inte sparat. Avsluta ändå?
cli-screen-unsaved-load = Partiet är inte sparat. Läs in ett annat ändå?
cli-screen-unsaved-new = Partiet är inte sparat. Starta ett nytt ändå?
# $side is the name of a side, or cli-screen-team.
cli-screen-resign = Ger { $side } upp?
cli-screen-draw = { $side } erbjuder remi. Säger de andra ja?
cli-screen-team = laget { $others } och { $last }
cli-screen-exists = { $file } finns redan. Ersätta den?
cli-screen-saved = Sparat i { $file }.
cli-screen-loaded = Inläst från { $file }.
cli-screen-nothing-to-undo = Det finns inget drag att ta tillbaka.
cli-screen-nothing-to-redo = Det finns inget drag att spela igen.
cli-screen-thinking = { $computer } tänker.
cli-screen-hint-wait = Letar efter ett tips…
cli-screen-ambiguous = { $moves } drag börjar så; skriv vidare eller använd piltangenterna.
cli-screen-type-a-move = Skriv ett drag eller välj ett med piltangenterna.
cli-screen-start = Partiet börjar.
cli-screen-skip = valfri tangent för att hoppa över
# Both lines must fit into 60 columns.
cli-screen-keys-playing = Enter spela · ! tips · u ångra · ? hjälp · q sluta
cli-screen-keys-choosing = ↑↓ gå · ←→ ändra · Enter spela · l öppna · ? hjälp · q sluta
cli-screen-subtitle = fyra abstrakta brädspel
cli-screen-no-limit = ingen gräns
cli-screen-variant = variant
cli-screen-seat = plats { $seat }
cli-screen-who-plays = Vem som spelar: en människa vid den här terminalen eller datorn, från nivå 1 (novis) till motorn med full styrka.
cli-who-human = människa
cli-who-level = nivå { $level }
cli-who-engine = motor
cli-screen-rated-anchor = { $who }: rating { $rating }, där skalan börjar.
cli-screen-rated = { $who }: rating { $rating } ± { $error } i { $game }.
cli-screen-window-is =
    Fönstret är { $width } × { $height }.
    Gör det minst { $least_width } × { $least_height } stort.
cli-screen-title-keys = Tangenter
cli-screen-title-save = Spara
cli-screen-title-load = Läs in
cli-screen-title-over = Partiet är slut
cli-screen-hint-save = ett namn som slutar på .json eller .txt
cli-screen-hint-load = filen med ett sparat parti
cli-screen-points = { $first }: { $first_points } poäng, { $second }: { $second_points } poäng.
cli-screen-moves-played = { $moves ->
    [one] 1 drag spelades.
   *[other] { $moves } drag spelades.
}
cli-screen-marks = Tecken: [från] (till) {"{"}slagen{"}"} ‹senast› · animation: { $pace }
cli-screen-team-letter = lag { $team }
cli-screen-to-move = vid draget
cli-screen-title-moves = Drag
cli-screen-title-played = Spelade
cli-screen-some-of = { $shown } av { $all }

# The computer’s hint.
cli-screen-no-move = Det finns inget möjligt drag.
cli-screen-hint = Prova { $best } ({ $worth }).
cli-screen-hint-proved = Prova { $best } ({ $worth }, bevisat).
cli-screen-then = Sedan kanske { $moves }.
cli-screen-wins-in = { $plies ->
    [one] vinner på 1 halvdrag
   *[other] vinner på { $plies } halvdrag
}
cli-screen-loses-in = { $plies ->
    [one] förlorar på 1 halvdrag
   *[other] förlorar på { $plies } halvdrag
}
cli-screen-game-over = partiet är slut
cli-screen-pace-slow = långsam
cli-screen-pace-normal = normal
cli-screen-pace-fast = snabb
cli-screen-pace-off = av

# What keys do.
cli-key-undo = ta tillbaka senaste draget
cli-key-undo-short = ångra
cli-key-redo = spela det igen
cli-key-save = spara i en fil
cli-key-save-short = spara
cli-key-load = läs in från en fil
cli-key-new = nytt parti
cli-key-resign = ge upp
cli-key-draw = erbjud remi
cli-key-hint = tips
cli-key-bar = visa värderingen
cli-key-pace = animationshastighet
cli-key-help = den här hjälpen
cli-key-quit = sluta
cli-key-arrows = pilar, Tab
cli-key-walk = gå igenom de möjliga dragen
cli-key-letters = bokstäver
cli-key-type-move = skriv ett drag i någon känd notation
cli-key-play = spela draget
cli-key-release = upphäv valet
cli-key-mouse = mus
cli-key-press = klicka på ett drags fält, ett i taget
cli-key-yes = ja
cli-key-no = nej
cli-key-done = klar
cli-key-cancel = avbryt
cli-key-board = bräde
