settings = Impostazioni
settings-theme = Tema
settings-theme-system = Sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-speed = Velocità delle animazioni
settings-speed-value = { $speed ->
    [0] Nessuna
    [0.5] Lenta
    [1] Normale
   *[2] Rapida
}
settings-sound = Suono
settings-sound-about = Riproduci un suono per mosse e catture
settings-coordinates = Coordinate
settings-coordinates-about = Mostra le coordinate sul tavoliere
settings-boldMarks = Segni marcati
settings-boldMarks-about = Distingui i pezzi anche per forma, non solo per colore
settings-name = Il tuo nome ai tavoli
settings-kept = Le impostazioni sono salvate solo in questo browser.
settings-typefaces = Caratteri, con licenza SIL Open Font License:

## Notifications while the page is closed.
push = Notifiche
push-about = Il tuo turno, le sfide e i messaggi mentre questa pagina è chiusa
push-offer = Questa partita può durare giorni. Puoi ricevere una notifica quando tocca a te.
push-offer-accept = Avvisami
push-blocked = Il browser blocca le notifiche di questo sito. Puoi consentirle nelle sue impostazioni.
push-your-turn = Tocca a te
push-challenge = Hai ricevuto una sfida
push-message = Nuovo messaggio
