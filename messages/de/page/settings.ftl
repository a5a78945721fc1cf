settings = Einstellungen
settings-theme = Design
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-speed = Tempo der Animationen
settings-speed-value = { $speed ->
    [0] Aus
    [0.5] Langsam
    [1] Normal
   *[2] Schnell
}
settings-sound = Ton
settings-sound-about = Einen Ton bei Zügen und beim Schlagen abspielen
settings-coordinates = Koordinaten
settings-coordinates-about = Koordinaten auf dem Brett anzeigen
settings-boldMarks = Deutliche Zeichen
settings-boldMarks-about = Steine nicht nur durch Farbe, sondern auch durch Form unterscheiden
settings-name = Dein Name an Tischen
settings-kept = Einstellungen werden nur in diesem Browser gespeichert.
settings-typefaces = Schriften unter der SIL Open Font License:

## Notifications while the page is closed.
push = Benachrichtigungen
push-about = Dein Zug, Herausforderungen und Nachrichten, während diese Seite geschlossen ist
push-offer = Diese Partie kann Tage dauern. Du kannst dich benachrichtigen lassen, wenn du am Zug bist.
push-offer-accept = Benachrichtigen
push-blocked = Der Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.
push-your-turn = Du bist am Zug
push-challenge = Du wurdest zu einer Partie herausgefordert
push-message = Neue Nachricht
