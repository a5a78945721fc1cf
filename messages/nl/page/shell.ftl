# Words used on every screen.
title = Tetrarch
title-room = { $room } · Tetrarch
skip-to-content = Naar de inhoud
nav = Hoofdmenu
nav-lobby = Lobby
nav-learn = Leren
nav-settings = Instellingen
close = Sluiten
cancel = Annuleren
copy = Kopiëren
copied = Gekopieerd
share = Delen
go-home = Beginpagina
try-again = Opnieuw proberen
waiting-rules = Regels laden…
waiting-room = Laden…
offline = Je bent offline. Je kunt wel tegen de computer spelen, of met anderen op dit apparaat.
new-version = Er is een nieuwe versie van deze pagina.
new-version-load = Opnieuw laden

# Errors that fill the screen.
trouble-rules = De regels konden niet worden geladen
trouble-rules-advice = Een deel van de pagina is niet geladen. Controleer je verbinding en laad de pagina opnieuw.
trouble-room = Deze pagina kon niet worden geladen
trouble-room-advice = Controleer je verbinding en probeer het opnieuw. Partijen tegen de computer werken offline als je ze al eens hebt geopend.
trouble-page = Er is iets misgegaan
trouble-page-advice = Dit is een fout in de pagina. Laad die opnieuw; je partij is bewaard.
trouble-address = Pagina niet gevonden
trouble-address-advice = Misschien is de link oud of verkeerd getypt.

# Ways to the puzzles.
puzzles-title = Puzzels
puzzles-of = Puzzels: { $game }
puzzles-home = Puzzels: vind de enige zet

# Ways to solved Hus: the screen, and a link on the set-up screen of Hus.
solved = Hus opgelost
solved-link = Hus is opgelost: speel tegen perfect spel
