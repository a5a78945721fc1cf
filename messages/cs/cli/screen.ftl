### The full-screen game, `tetrarch play`.

cli-screen-over = Partie skončila.
cli-screen-no-draw = Počítač remízu odmítá.
cli-screen-pace = Rychlost animací: { $pace }.
cli-screen-unsaved-quit = Tato partie není uložená. Přesto skončit?
cli-screen-unsaved-load = Tato partie není uložená. Přesto načíst jinou?
cli-screen-unsaved-new = Tato partie není uložená. Přesto začít novou?
# $side is the name of a side, or cli-screen-team.
cli-screen-resign = Vzdává se { $side }?
cli-screen-draw = { $side } nabízí remízu. Přijímají ostatní?
cli-screen-team = tým { $others } a { $last }
cli-screen-exists = { $file } už existuje. Nahradit?
cli-screen-saved = Uloženo do { $file }.
cli-screen-loaded = Načteno z { $file }.
cli-screen-nothing-to-undo = Není tah, který by šlo vrátit.
cli-screen-nothing-to-redo = Není tah, který by šlo zopakovat.
cli-screen-thinking = { $computer } přemýšlí.
cli-screen-hint-wait = Hledá se nápověda…
cli-screen-ambiguous = Takto začíná více tahů ({ $moves }); pište dál nebo použijte šipky.
cli-screen-type-a-move = Napište tah nebo ho vyberte šipkami.
cli-screen-start = Partie začíná.
cli-screen-skip = přeskočit libovolnou klávesou
# Both lines must fit into 60 columns.
cli-screen-keys-playing = Enter hrát · ! napovědět · u zpět · ? klávesy · q konec
cli-screen-keys-choosing = ↑↓←→ volba · Enter hrát · l načíst · ? klávesy · q konec
cli-screen-subtitle = čtyři abstraktní deskové hry
cli-screen-no-limit = bez omezení
cli-screen-variant = varianta
cli-screen-seat = místo { $seat }
cli-screen-who-plays = Kdo hraje: člověk u tohoto terminálu, nebo počítač, od úrovně 1 (nováček) po engine v plné síle.
cli-who-human = člověk
cli-who-level = úroveň { $level }
cli-who-engine = engine
cli-screen-rated-anchor = { $who }: rating { $rating }, zde stupnice začíná.
cli-screen-rated = { $who }: rating { $rating } ± { $error } ve hře { $game }.
cli-screen-window-is =
    Toto okno má { $width } × { $height }.
    Zvětšete ho aspoň na { $least_width } × { $least_height }.
cli-screen-title-keys = Klávesy
cli-screen-title-save = Uložit
cli-screen-title-load = Načíst
cli-screen-title-over = Partie skončila
cli-screen-hint-save = název končící na .json nebo .txt
cli-screen-hint-load = soubor uložené partie
cli-screen-points = Body: { $first } { $first_points }, { $second } { $second_points }.
cli-screen-moves-played = { $moves ->
    [one] Odehrán 1 tah.
    [few] Odehrány { $moves } tahy.
    [many] Odehráno { $moves } tahu.
   *[other] Odehráno { $moves } tahů.
}
cli-screen-marks = Značky: [odkud] (kam) {"{"}sebrané{"}"} ‹poslední› · animace: { $pace }
cli-screen-team-letter = tým { $team }
cli-screen-to-move = na tahu
cli-screen-title-moves = Tahy
cli-screen-title-played = Odehráno
cli-screen-some-of = { $shown } z { $all }

# The computer’s hint.
cli-screen-no-move = Není žádný možný tah.
cli-screen-hint = Zkuste { $best } ({ $worth }).
cli-screen-hint-proved = Zkuste { $best } ({ $worth }, dokázáno).
cli-screen-then = Pak třeba { $moves }.
cli-screen-wins-in = { $plies ->
    [one] výhra za 1 půltah
    [few] výhra za { $plies } půltahy
    [many] výhra za { $plies } půltahu
   *[other] výhra za { $plies } půltahů
}
cli-screen-loses-in = { $plies ->
    [one] prohra za 1 půltah
    [few] prohra za { $plies } půltahy
    [many] prohra za { $plies } půltahu
   *[other] prohra za { $plies } půltahů
}
cli-screen-game-over = partie skončila
cli-screen-pace-slow = pomalá
cli-screen-pace-normal = normální
cli-screen-pace-fast = rychlá
cli-screen-pace-off = vypnuto

# What keys do.
cli-key-undo = vrátit poslední tah
cli-key-undo-short = zpět
cli-key-redo = zopakovat ho
cli-key-save = uložit do souboru
cli-key-save-short = uložit
cli-key-load = načíst ze souboru
cli-key-new = nová partie
cli-key-resign = vzdát
cli-key-draw = nabídnout remízu
cli-key-hint = napovědět tah
cli-key-bar = zobrazit hodnocení
cli-key-pace = rychlost animací
cli-key-help = tento přehled kláves
cli-key-quit = skončit
cli-key-arrows = šipky, Tab
cli-key-walk = procházet možné tahy
cli-key-letters = písmena
cli-key-type-move = napsat tah v kterékoli přijímané notaci
cli-key-play = zahrát tah
cli-key-release = zrušit výběr
cli-key-mouse = myš
cli-key-press = stisknout postupně pole tahu
cli-key-yes = ano
cli-key-no = ne
cli-key-done = hotovo
cli-key-cancel = zrušit
cli-key-board = deska
