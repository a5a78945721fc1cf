# Words used on every screen.
title = Tetrarch
title-room = { $room } · Tetrarch
skip-to-content = Hoppa till innehållet
nav = Huvudmeny
nav-lobby = Lobby
nav-learn = Lär dig
nav-settings = Inställningar
close = Stäng
cancel = Avbryt
copy = Kopiera
copied = Kopierat
share = Dela
go-home = Startsida
try-again = Försök igen
waiting-rules = Läser in reglerna…
waiting-room = Läser in…
offline = Du är offline. Du kan ändå spela mot datorn eller med andra på den här enheten.
new-version = Det finns en ny version av sidan.
new-version-load = Ladda om

# Errors that fill the screen.
trouble-rules = Reglerna kunde inte läsas in
trouble-rules-advice = En del av sidan lästes inte in. Kontrollera anslutningen och ladda om sidan.
trouble-room = Sidan kunde inte läsas in
trouble-room-advice = Kontrollera anslutningen och försök igen. Partier mot datorn fungerar offline när du har öppnat dem en gång.
trouble-page = Något gick fel
trouble-page-advice = Det är ett fel i sidan. Ladda om den; ditt parti är sparat.
trouble-address = Sidan hittades inte
trouble-address-advice = Länken kan vara gammal eller felskriven.

# Ways to the puzzles.
puzzles-title = Uppgifter
puzzles-of = Uppgifter: { $game }
puzzles-home = Uppgifter: hitta det enda draget

# Ways to solved Hus: the screen, and a link on the set-up screen of Hus.
solved = Hus är löst
solved-link = Hus är löst: spela mot perfekt spel
