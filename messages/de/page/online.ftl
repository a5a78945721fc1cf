# Online tables: lobby, links, errors.
online-waiting = Beitritt zum Tisch …
online-signed-out = Du wurdest abgemeldet. Melde dich an, um weiterzuspielen.

invited-title = Du bist zu einer Partie { $game } eingeladen
invited-by = Am Tisch: { $names }
invited-watch = Nur zuschauen
invited-used = Dieser Link wurde schon benutzt
invited-used-advice = Der Platz ist besetzt, aber du kannst zuschauen. Wenn es dein Platz ist, öffne den Tisch in dem Browser, mit dem du beigetreten bist, oder wähle dort „Auf anderem Gerät weiterspielen“.
join = Spielen
join-as = Als { $name } spielen
join-seat = Dein Platz
join-any-seat = Beliebiger freier Platz

devices-title = Auf anderem Gerät weiterspielen
devices-about = Erstelle einen privaten Link zu deinem Platz und öffne ihn auf deinem anderen Gerät. Danach kannst du auf beiden spielen.
devices-make = Privaten Link erstellen
devices-link = Privater Link zu deinem Platz
devices-once = Er gilt einmal und nur fünf Minuten lang. Gib ihn nicht weiter: Wer ihn öffnet, kann für dich spielen.
devices-account = Melde dich auf dem anderen Gerät als { $name } an und öffne dort diesen Tisch.

invitation-title = Warten auf Spieler
invitation-link = Link für { $side }
invitation-link-all = Ein Link für alle freien Plätze
invitation-all-advice = Wer diesen Link öffnet, bekommt einen freien Platz, solange es noch einen gibt.
invitation-each = Ein Link für einen Platz
invitation-advice = { $count ->
    [one] Schicke diesen Link deinem Gegner. Der Link gilt für eine Person. Die Partie beginnt, sobald alle da sind.
   *[other] Der Link für einen Platz gilt für eine Person. Die Partie beginnt, sobald alle da sind.
}
invitation-lobby = Dein Tisch ist in der Lobby. Die Partie beginnt, sobald jemand beitritt.
invitation-challenged = Du wurdest herausgefordert
qr-code = QR-Code
qr-code-of = QR-Code: { $link }
invitation-asked = { $count ->
    [one] Warten auf { $names }: Deine Herausforderung ist noch nicht angenommen.
   *[other] Warten auf { $names }. Die Partie beginnt, sobald alle angenommen haben.
}
invitation-asked-guest = Die freien Plätze sind für { $names } reserviert. Wenn du das bist, melde dich an, um zu antworten.
invitation-abort = Partie abbrechen
invitation-watch = Die freien Plätze sind für eingeladene Spieler. Du kannst zuschauen, sobald die Partie beginnt.

lobby-title = Lobby
lobby-open = Offene Tische
lobby-playing = Partien zum Zuschauen
lobby-none = Es gibt keine offenen Tische. Erstelle einen, dann sehen ihn andere hier.
lobby-none-playing = Zurzeit keine öffentlichen Partien.
lobby-waiting = Tische werden geladen …
lobby-gone = Der Server antwortet nicht, deshalb ist die Lobby leer. Du kannst trotzdem gegen den Computer oder mit anderen an diesem Gerät spielen.
lobby-join = Beitreten
lobby-watch = Zuschauen
lobby-new = Neuer Tisch
lobby-name = Dein Name
lobby-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
lobby-rated = gewertet
lobby-local = an einem Gerät gespielt
lobby-no-clock = ohne Uhr
lobby-days = { $count ->
    [one] 1 Tag pro Zug
   *[other] { $count } Tage pro Zug
}
lobby-games = { $count ->
    [one] eine Partie
   *[other] Match über { $count } Partien
}

trouble-unreachable = Der Server antwortet nicht
trouble-unreachable-advice = Vielleicht ist der Server ausgefallen, oder du bist offline. Du kannst trotzdem gegen den Computer oder mit anderen an diesem Gerät spielen.
trouble-no-such-table = Diesen Tisch gibt es nicht
trouble-no-such-table-advice = Vielleicht ist der Link alt, oder die Partie hat nie begonnen und wurde entfernt. Bitte um einen neuen Link oder suche einen Tisch in der Lobby.
trouble-wrong-secret = Dieser Link ist ungültig
trouble-wrong-secret-advice = Vielleicht gehört er zu einem anderen Tisch, oder beim Kopieren ging ein Teil verloren. Bitte noch einmal um den Link. Du kannst der Partie zuschauen.
trouble-wrong-device-link = Dieser Link gilt nicht mehr
trouble-wrong-device-link-advice = Er gilt nur einmal und fünf Minuten lang. Erstelle auf dem Gerät, auf dem du spielst, einen neuen. Du kannst der Partie zuschauen.
trouble-other-version = Diese Seite ist veraltet
trouble-other-version-advice = Lade die Seite neu, um die neueste Version zu bekommen.
trouble-too-many-requests = Zu viele Anfragen
trouble-too-many-requests-advice = Der Server begrenzt die Zahl der Anfragen von einer Adresse. Warte einige Sekunden und versuche es noch einmal.
trouble-needs-account = Dies ist eine gewertete Partie
trouble-needs-account-advice = Für gewertete Partien brauchst du ein Konto. Melde dich an oder erstelle eins, dann kommst du an diesen Tisch zurück.
trouble-other = Etwas ist schiefgegangen
trouble-other-advice = Versuche es noch einmal. Wenn es immer wieder passiert, schicke die Meldung oben an die Administration dieser Seite.
