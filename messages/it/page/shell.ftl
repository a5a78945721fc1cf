# Words used on every screen.
title = Tetrarch
title-room = { $room } · Tetrarch
skip-to-content = Vai al contenuto
nav = Menu principale
nav-lobby = Lobby
nav-learn = Impara
nav-settings = Impostazioni
close = Chiudi
cancel = Annulla
copy = Copia
copied = Copiato
share = Condividi
go-home = Home
try-again = Riprova
waiting-rules = Caricamento delle regole…
waiting-room = Caricamento…
offline = Manca la connessione. Puoi comunque giocare contro il computer o con altre persone su questo dispositivo.
new-version = È disponibile una nuova versione di questa pagina.
new-version-load = Ricarica

# Errors that fill the screen.
trouble-rules = Impossibile caricare le regole
trouble-rules-advice = Una parte della pagina non è stata caricata. Controlla la connessione e ricarica la pagina.
trouble-room = Impossibile caricare questa pagina
trouble-room-advice = Controlla la connessione e riprova. Le partite contro il computer funzionano offline una volta aperte.
trouble-page = Qualcosa è andato storto
trouble-page-advice = È un errore della pagina. Ricaricala; la tua partita è salvata.
trouble-address = Pagina non trovata
trouble-address-advice = Il link potrebbe essere vecchio o scritto male.

# Ways to the puzzles.
puzzles-title = Problemi
puzzles-of = Problemi: { $game }
puzzles-home = Problemi: trova l’unica mossa

# The way to solved Hus; the link is on the set-up screen of Hus.
solved = Hus risolto
solved-link = Hus è risolto: gioca contro la perfezione
