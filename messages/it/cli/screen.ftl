### The full-screen game, `tetrarch play`.

cli-screen-over = La partita è finita.
cli-screen-no-draw = Il computer rifiuta la patta.
cli-screen-pace = Velocità delle animazioni: { $pace }.
cli-screen-unsaved-quit = Questa partita non è salvata. Uscire comunque?
cli-screen-unsaved-load = Questa partita non è salvata. Caricarne comunque un’altra?
cli-screen-unsaved-new = Questa partita non è salvata. Iniziarne comunque una nuova?
# $side is the name of a side, or cli-screen-team.
cli-screen-resign = Abbandono: { $side }. Confermi?
cli-screen-draw = Offerta di patta: { $side }. Gli altri accettano?
cli-screen-team = la squadra di { $others } e { $last }
cli-screen-exists = { $file } esiste già. Sostituirlo?
cli-screen-saved = Salvato in { $file }.
cli-screen-loaded = Caricato da { $file }.
cli-screen-nothing-to-undo = Non ci sono mosse da ritirare.
cli-screen-nothing-to-redo = Non ci sono mosse da rigiocare.
cli-screen-thinking = { $computer } sta pensando.
cli-screen-hint-wait = Ricerca di un consiglio…
cli-screen-ambiguous = { $moves } mosse iniziano così; continua a scrivere o usa le frecce.
cli-screen-type-a-move = Scrivi una mossa o scegline una con le frecce.
cli-screen-start = La partita inizia.
cli-screen-skip = un tasto per saltare
# Both lines must fit into 60 columns.
cli-screen-keys-playing = Invio gioca · ! consiglio · u ritira · ? aiuto · q esci
cli-screen-keys-choosing = ↑↓ vai · ←→ cambia · Invio gioca · l apri · ? aiuto · q esci
cli-screen-subtitle = quattro giochi da tavolo astratti
cli-screen-no-limit = nessun limite
cli-screen-variant = variante
cli-screen-seat = posto { $seat }
cli-screen-who-plays = Chi gioca: una persona a questo terminale oppure il computer, dal livello 1 (principiante) al motore a piena forza.
cli-who-human = persona
cli-who-level = livello { $level }
cli-who-engine = motore
cli-screen-rated-anchor = { $who }: punteggio { $rating }, dove inizia la scala.
cli-screen-rated = { $who }: punteggio { $rating } ± { $error } a { $game }.
cli-screen-window-is =
    Questa finestra è { $width } × { $height }.
    Ingrandiscila almeno a { $least_width } × { $least_height }.
cli-screen-title-keys = Tasti
cli-screen-title-save = Salva
cli-screen-title-load = Carica
cli-screen-title-over = La partita è finita
cli-screen-hint-save = un nome che finisce in .json o .txt
cli-screen-hint-load = il file di una partita salvata
cli-screen-points = { $first }: { $first_points } punti, { $second }: { $second_points } punti.
cli-screen-moves-played = { $moves ->
        [one] È stata giocata 1 mossa.
        [many] Sono state giocate { $moves } mosse.
       *[other] Sono state giocate { $moves } mosse.
    }
cli-screen-marks = Segni: [da] (a) {"{"}catturato{"}"} ‹ultima› · animazione: { $pace }
cli-screen-team-letter = squadra { $team }
cli-screen-to-move = deve muovere
cli-screen-title-moves = Mosse
cli-screen-title-played = Giocate
cli-screen-some-of = { $shown } di { $all }

# The computer’s hint.
cli-screen-no-move = Non ci sono mosse legali.
cli-screen-hint = Prova { $best } ({ $worth }).
cli-screen-hint-proved = Prova { $best } ({ $worth }, dimostrato).
cli-screen-then = Poi forse { $moves }.
cli-screen-wins-in = { $plies ->
        [one] vince in 1 semimossa
        [many] vince in { $plies } semimosse
       *[other] vince in { $plies } semimosse
    }
cli-screen-loses-in = { $plies ->
        [one] perde in 1 semimossa
        [many] perde in { $plies } semimosse
       *[other] perde in { $plies } semimosse
    }
cli-screen-game-over = la partita è finita
cli-screen-pace-slow = lenta
cli-screen-pace-normal = normale
cli-screen-pace-fast = rapida
cli-screen-pace-off = nessuna

# What keys do.
cli-key-undo = ritira l’ultima mossa
cli-key-undo-short = ritira
cli-key-redo = rigiocala
cli-key-save = salva in un file
cli-key-save-short = salva
cli-key-load = carica da un file
cli-key-new = nuova partita
cli-key-resign = abbandona
cli-key-draw = offri patta
cli-key-hint = consiglio
cli-key-bar = mostra la valutazione
cli-key-pace = velocità delle animazioni
cli-key-help = questo aiuto
cli-key-quit = esci
cli-key-arrows = frecce, Tab
cli-key-walk = scorri le mosse legali
cli-key-letters = lettere
cli-key-type-move = scrivi una mossa, in qualsiasi notazione ammessa
cli-key-play = gioca la mossa
cli-key-release = annulla la selezione
cli-key-mouse = mouse
cli-key-press = fai clic sulle caselle di una mossa, una alla volta
cli-key-yes = sì
cli-key-no = no
cli-key-done = fatto
cli-key-cancel = annulla
cli-key-board = tavoliere
