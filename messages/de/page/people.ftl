# Accounts: signing in, the account page. Accounts are optional; only rated games and challenges need one.
nav-sign-in = Anmelden
nav-account = Dein Konto: { $name }

sign-in = Anmelden
sign-up = Konto erstellen
sign-in-line = Du kannst ohne Konto spielen. Mit einem Konto bekommst du Wertungen, andere können dich namentlich herausfordern, und du hast deine Partien auf jedem Gerät.
sign-in-name = Name
sign-in-password = Passwort
sign-in-show = Passwort anzeigen
sign-in-go = Anmelden
sign-up-go = Konto erstellen
sign-in-new = Neu hier? Konto erstellen
sign-in-known = Schon ein Konto? Anmelden
sign-up-name = 2 bis 24 Zeichen: Buchstaben A bis Z, Ziffern, - und _, am Anfang ein Buchstabe. Alle können ihn sehen.
sign-up-password = Mindestens 8 Zeichen. Wir fragen nicht nach einer E-Mail-Adresse, deshalb lässt sich ein vergessenes Passwort nicht wiederherstellen.
sign-in-moves = { $count ->
    [one] Deine Partie in diesem Browser wird in dein Konto übernommen.
   *[other] Deine { $count } Partien in diesem Browser werden in dein Konto übernommen.
}
sign-in-stay = Laufende Partien mit Uhr, Matches und Partien mit mehreren Menschen an diesem Gerät bleiben in diesem Browser, bis sie zu Ende sind.
sign-in-go-on = Weiter
sign-in-already = Du bist als { $name } angemeldet.

moved = { $count ->
    [one] Eine Partie wurde in dein Konto übernommen.
   *[other] { $count } Partien wurden in dein Konto übernommen.
}
moved-see = Deine Partien ansehen

refused-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
refused-name-taken = Dieser Name ist vergeben. Wähle einen anderen.
refused-label-taken = Du hast schon ein Token mit diesem Namen. Wähle einen anderen.
refused-wrong-login = Name oder Passwort ist falsch.
refused-wrong-password = Das Passwort ist falsch. Es wurde nichts geändert.
refused-too-many-requests = { $seconds ->
    [one] Zu viele Versuche. Versuche es in einer Sekunde noch einmal.
   *[other] Zu viele Versuche. Versuche es in { $seconds } Sekunden noch einmal.
}
refused-busy = { $seconds ->
    [one] Der Server ist ausgelastet. Versuche es in einer Sekunde noch einmal.
   *[other] Der Server ist ausgelastet. Versuche es in { $seconds } Sekunden noch einmal.
}
refused-no-such-account = Es gibt keinen Spieler mit diesem Namen. Prüfe die Schreibweise; Namen haben keine Leerzeichen.
refused-needs-account = Dafür brauchst du ein Konto. Melde dich an oder erstelle eins.
refused-already-seated = Du hast schon einen Platz an diesem Tisch und kannst keine gewertete Partie gegen dich selbst spielen.
refused-no-free-seat = Dieser Platz ist nicht mehr frei: Er ist jetzt besetzt, oder die Partie wurde abgebrochen.

rating-is = Wertung { $value }
rating-about = { $games ->
    [0] Noch keine gewerteten Partien: irgendwo zwischen { $low } und { $high }.
    [one] Nach einer gewerteten Partie: wahrscheinlich zwischen { $low } und { $high }.
   *[other] Nach { $games } gewerteten Partien: wahrscheinlich zwischen { $low } und { $high }.
}
rating-uncertain = vorläufig

account = Dein Konto
account-none = Du bist nicht angemeldet
account-since = Mitglied seit { $date }
account-sign-out = Abmelden
account-ratings = Wertungen
account-ratings-none = Du hast noch keine gewertete Partie gespielt. Wenn du eine Partie per Link, mit bestimmten Spielern oder in der Lobby beginnst, kannst du sie werten lassen.
account-rating-from = { $games ->
    [one] { $players } Spieler, eine Partie
   *[other] { $players } Spieler, { $games } Partien
}
account-uncertain = Ein Fragezeichen steht für eine vorläufige Wertung. Sie ändert sich schnell, bis du mehr Partien gespielt hast.
account-going-on = Laufend
account-going-on-none = Keine laufenden Partien.
account-over = Beendet
account-over-none = Noch keine beendeten Partien.
account-older = Ältere Partien
account-against = gegen { $names }
account-open = wartet auf Spieler
account-continue = Weiterspielen
account-look = Ansehen
account-keys = Sicherheit und Daten

password = Passwort ändern
password-about = Damit wirst du in allen anderen Browsern abgemeldet.
password-old = Aktuelles Passwort
password-new = Neues Passwort
password-go = Passwort speichern
password-done = Dein Passwort wurde geändert. In allen anderen Browsern bist du abgemeldet.

tokens = API-Tokens
tokens-about = Mit einem Token kann ein Programm, zum Beispiel ein Bot, in deinem Namen handeln. Es kann weder dein Passwort ändern noch dein Konto löschen.
token-once = Dieses Token wird nur einmal angezeigt. Kopiere es jetzt und bewahre es so sicher auf wie ein Passwort.
token-made = Token „{ $label }“
token-label = Name des Tokens
token-label-example = mein erster Bot
token-scopes = Rechte
token-scope-play = spielen
token-scope-create = Partien erstellen
token-scope-play-about = Spielen: Herausforderungen empfangen, Partien beitreten, ziehen
token-scope-create-about = Partien erstellen und andere herausfordern
token-make = Token erstellen
token-revoke = Widerrufen
token-revoke-named = { $label } widerrufen

data = Deine Daten
data-about = Lade alles, was dieser Server über dich speichert, samt allen deinen Partien in einer Datei herunter.
data-export = Meine Daten exportieren
delete-about = Du kannst dein Konto und alles, was über dich gespeichert ist, löschen.
delete = Mein Konto löschen …
delete-title = Konto { $name } löschen?
delete-warning = Laufende Partien werden aufgegeben. Beendete Partien bleiben ohne deinen Namen und deine Nachrichten erhalten. Deine Wertungen, Tokens und dein Konto werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.
delete-yes = Endgültig löschen
delete-no = Konto behalten
delete-done = Dein Konto wurde gelöscht.

news = Benachrichtigungen
challenge-from = { $name } fordert dich heraus:
challenge-more = { $count ->
    [one] Eine weitere Herausforderung wartet.
   *[other] { $count } weitere Herausforderungen warten.
}
challenge-accept = Annehmen
challenge-decline = Ablehnen
challenge-accepted = Herausforderung angenommen: { $names }
challenge-declined = Herausforderung abgelehnt: { $names }
challenge-go = Zum Tisch
