# Words used on every screen.
title = Tetrarch
title-room = { $room } · Tetrarch
skip-to-content = Gå til indhold
nav = Hovedmenu
nav-lobby = Lobby
nav-learn = Lær
nav-settings = Indstillinger
close = Luk
cancel = Annuller
copy = Kopiér
copied = Kopieret
share = Del
go-home = Forside
try-again = Prøv igen
waiting-rules = Indlæser reglerne…
waiting-room = Indlæser…
offline = Du er offline. Du kan stadig spille mod computeren eller med andre på denne enhed.
new-version = Der er en ny version af denne side.
new-version-load = Genindlæs

# Errors that fill the screen.
trouble-rules = Reglerne kunne ikke indlæses
trouble-rules-advice = En del af siden blev ikke indlæst. Tjek din forbindelse, og genindlæs siden.
trouble-room = Siden kunne ikke indlæses
trouble-room-advice = Tjek din forbindelse, og prøv igen. Partier mod computeren virker offline, når du har åbnet dem én gang.
trouble-page = Noget gik galt
trouble-page-advice = Det er en fejl i siden. Genindlæs den; dit parti er gemt.
trouble-address = Siden blev ikke fundet
trouble-address-advice = Linket er måske gammelt eller tastet forkert.

# Ways to the puzzles.
puzzles-title = Opgaver
puzzles-of = Opgaver: { $game }
puzzles-home = Opgaver: Find det eneste træk

# Ways to solved Hus: the screen, and a link on the set-up screen of Hus.
solved = Hus er løst
solved-link = Hus er løst: Spil mod perfekt spil
