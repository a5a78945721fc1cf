# What is wrong with a request that can be read, and what would be right.
invalid-seat-count = { $seats ->
    [one] Dieses Spiel hat einen Platz, nicht { $found }.
   *[other] Dieses Spiel hat { $seats } Plätze, nicht { $found }.
}
invalid-no-person = Mindestens ein Platz muss für einen Menschen sein.
invalid-rated = Eine gewertete Partie beginnt mit der Anfangsstellung und wird nur von Menschen gespielt.
invalid-rated-clock = Eine gewertete Partie ab drei Spielern braucht eine Uhr.
invalid-over-position = In dieser Stellung ist die Partie beendet.
invalid-match-length = Ein Match muss 1 bis { $most } Partien haben.
invalid-not-two = Bei mehr als zwei Spielern kannst du den Sieg nicht beanspruchen, aber der Computer kann den Platz übernehmen.
invalid-only-two = Bei zwei Spielern kann der Computer den Platz nicht übernehmen, aber du kannst den Sieg beanspruchen.
invalid-seat = Die Plätze sind 1 bis { $seats }.
invalid-not-kept = Für dieses Konto ist kein Platz reserviert.
invalid-seats-free = Nicht alle Plätze waren besetzt.
invalid-seat-not-free = Platz { $seat } ist für dich nicht frei.
invalid-no-open-seat = An diesem Tisch steht kein Platz allen offen.
invalid-devices = { $most ->
    [one] Ein Gast spielt an einem Tisch auf einem Gerät.
   *[other] Ein Gast spielt an einem Tisch auf höchstens { $most } Geräten.
}
invalid-attempt = Die ID eines Versuchs (attempt) muss eine zufällige Zeichenkette aus { $least } bis { $most } Zeichen sein.
invalid-game-id = Die ID einer Partie muss eine zufällige Zeichenkette aus { $least } bis { $most } Zeichen sein.
invalid-one-record = Sende die Aufzeichnungen einzeln.
invalid-own-seat = Diese Partie hat die Plätze 1 bis { $seats }.
invalid-computer-seat = Auf Platz { $seat } hat ein Computer gespielt.
invalid-unfinished = Eine Partie, die nicht beendet ist, kann nur gespeichert werden, wenn alle anderen Spieler Computer sind und es keine Uhr gibt.
invalid-said-nothing = Unter dieser Nummer gibt es keine Nachricht von Platz { $seat }.
invalid-nobody = Platz { $seat } ist leer.
invalid-account-seat = Platz { $seat } gehört einem Konto. Entferne den Namen des Kontos.
invalid-no-message = Ereignis { $number } dieses Tischs ist keine Nachricht.
invalid-gift = Es können 1 bis { $most } Sekunden gegeben werden.
invalid-gift-receiver = Zeit kann nur Gegnern gegeben werden.
invalid-act-id = Eine ID darf höchstens { $most } sein.
invalid-full-of-moves = Dieser Tisch hat { $most } Einträge und nimmt keine Züge mehr an. Gib auf, um die Partie zu beenden.
invalid-full-of-chat = An diesem Tisch wurden { $most } Nachrichten geschrieben, für weitere ist kein Platz.
invalid-full = Dieser Tisch hat { $most } Einträge. Du kannst nur noch weiterspielen oder die Partie beenden.
invalid-words = Eine Nachricht muss 1 bis { $most } Zeichen einfachen Text haben.
invalid-name-length = Ein Name muss 1 bis { $most } Zeichen in einer Zeile haben.
# $code is a number of Unicode, as in U+200B.
invalid-name-character = Ein Name darf das Zeichen { $code } nicht enthalten, das unsichtbar ist oder die Anzeige von Text verändert.
invalid-name-accents = { $most ->
    [one] Ein Buchstabe eines Namens hat höchstens einen Akzent.
   *[other] Ein Buchstabe eines Namens hat höchstens { $most } Akzente.
}
invalid-account-name = Ein Name muss { $least } bis { $most } Zeichen haben (Buchstaben A bis Z, Ziffern, „-“ und „_“) und mit einem Buchstaben beginnen.
invalid-password = Ein Passwort muss { $least } bis { $most } Zeichen haben.
invalid-label-length = Der Name eines Tokens muss 1 bis { $most } Zeichen haben.
invalid-label = Der Name eines Tokens muss in einer Zeile stehen, ohne „/“, unsichtbare Zeichen und Leerzeichen am Anfang oder Ende.
invalid-no-scope = Ein Token muss mindestens ein Recht haben.
invalid-tokens = { $most ->
    [one] Ein Konto hat höchstens ein Token. Widerrufe es zuerst.
   *[other] Ein Konto hat höchstens { $most } Tokens. Widerrufe zuerst eins.
}
invalid-mute-self = Du kannst dich nicht selbst stummschalten.
invalid-mutes = Ein Konto kann höchstens { $most } andere stummschalten. Hebe zuerst eine Stummschaltung auf.
invalid-no-report = Es gibt keine Meldung { $number }.
invalid-place = „{ $text }“ ist keine gültige Seitenmarke. Benutze den Wert von „next“ der vorigen Seite.
invalid-language = Es gibt keine Sprache „{ $language }“. Wähle { $languages }.
# Of a subscription to notifications.
invalid-endpoint-length = Der Endpunkt eines Abonnements darf höchstens { $most } Zeichen haben.
invalid-endpoint-url = Der Endpunkt eines Abonnements muss eine URL sein.
invalid-endpoint-https = Der Endpunkt eines Abonnements muss mit https:// beginnen.
invalid-endpoint-host = Der Endpunkt eines Abonnements muss einen Host nennen.
invalid-endpoint-password = Der Endpunkt eines Abonnements darf kein Passwort enthalten.
invalid-endpoint-private = Der Endpunkt eines Abonnements muss im öffentlichen Internet liegen.
invalid-push-key = Der Schlüssel { $name } muss { $length } Bytes lang sein, in URL-sicherem Base64.
invalid-push-point = Der Schlüssel p256dh ist kein Punkt der Kurve P-256.

# Openings and fair starts.
invalid-position-key = Der Schlüssel einer Stellung muss 16 hexadezimale Ziffern in Kleinbuchstaben haben.
invalid-balanced = Eine Partie kann mit einer ausgeglichenen Verteilung oder mit einer eigenen Stellung beginnen, aber nicht mit beidem.
