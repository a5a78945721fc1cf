# Why the server does not do what it was asked to do.
refusal-no-such-table = Es gibt keinen Tisch „{ $table }“.
refusal-no-seat = Das dürfen nur Spieler. Sende das Geheimnis eines Platzes oder melde dich an.
refusal-wrong-secret = Dieses Geheimnis gehört zu keinem Platz an diesem Tisch.
refusal-only-invitation = Dieses Geheimnis ist eine Einladung. Nimm damit zuerst einen Platz ein.
refusal-used-invitation = Diese Einladung wurde schon benutzt: Alle ihre Plätze sind besetzt. Du kannst zuschauen.
refusal-wrong-device-link = { $minutes ->
    [one] Dieser Link wurde schon benutzt, oder er ist älter als eine Minute. Erstelle einen anderen auf dem Gerät, auf dem du spielst.
   *[other] Dieser Link wurde schon benutzt, oder er ist älter als { $minutes } Minuten. Erstelle einen anderen auf dem Gerät, auf dem du spielst.
}
refusal-account-seat = Dieser Platz gehört einem Konto. Melde dich auf dem anderen Gerät an, um dort weiterzuspielen.
refusal-not-begun = Die Partie beginnt, sobald alle Plätze besetzt sind.
refusal-wrong-ply = Du hast Zug { $sent } gesendet, aber der nächste Zug hat die Nummer { $expected }.
refusal-reused-id = Die ID { $id } wurde schon für etwas anderes benutzt. Benutze für jeden Zug und jede Aktion eine neue.
refusal-needs-account = Dafür brauchst du ein Konto. Melde dich an, erstelle ein Konto oder sende ein API-Token.
refusal-not-for-programs = Das geht nach dem Anmelden in einem Browser, nicht mit einem API-Token.
refusal-wrong-token = Dieses API-Token ist ungültig. Vielleicht wurde es widerrufen.
refusal-missing-scope = Das API-Token hat nicht das Recht „{ $scope }“.
refusal-wrong-login = Name oder Passwort ist falsch.
refusal-wrong-password = Das Passwort ist falsch.
refusal-name-taken = Der Name „{ $name }“ ist vergeben. Wähle einen anderen.
refusal-reserved-name = Der Name „{ $name }“ ist reserviert, weil er nach dem Server oder einer Engine klingt. Wähle einen anderen.
# $until is a date and time, $reason was written by whoever blocked the account.
refusal-blocked-account = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] Dieses Konto ist dauerhaft gesperrt: { $reason }
       *[no] Dieses Konto ist bis { $until } gesperrt: { $reason }
    }
   *[no] { $is_for_good ->
        [yes] Dieses Konto ist dauerhaft gesperrt.
       *[no] Dieses Konto ist bis { $until } gesperrt.
    }
}
refusal-blocked-address = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] Diese Adresse ist dauerhaft gesperrt: { $reason }
       *[no] Diese Adresse ist bis { $until } gesperrt: { $reason }
    }
   *[no] { $is_for_good ->
        [yes] Diese Adresse ist dauerhaft gesperrt.
       *[no] Diese Adresse ist bis { $until } gesperrt.
    }
}
refusal-label-taken = Es gibt schon ein Token namens „{ $label }“. Wähle einen anderen Namen.
refusal-no-such-account = Es gibt kein Konto „{ $name }“.
refusal-already-seated = Dieses Konto hat schon einen Platz an diesem gewerteten Tisch.
refusal-no-analysis = Von dieser Partie gibt es noch keine Analyse. Fordere sie mit POST an.
refusal-engines-busy = Alle Engines sind ausgelastet. Versuche es später noch einmal.
refusal-too-many-analyses = { $each ->
    [one] Eine Analyse, die du angefordert hast, ist noch nicht fertig. Versuche es noch einmal, wenn sie fertig ist.
   *[other] { $each } Analysen, die du angefordert hast, sind noch nicht fertig. Versuche es noch einmal, wenn eine davon fertig ist.
}
refusal-too-many-engine-moves = { $each ->
    [one] An deinen Tischen steht noch ein Zug der Engine aus. Versuche es noch einmal, wenn er gespielt ist.
   *[other] An deinen Tischen stehen noch { $each } Züge der Engine aus. Versuche es noch einmal, wenn einige davon gespielt sind.
}
refusal-busy = Zu viele Leute melden sich gerade an. Versuche es in einigen Sekunden noch einmal.
refusal-overloaded = Der Server ist überlastet. Versuche es in einer Sekunde noch einmal.
refusal-too-many-guesses = { $seconds ->
    [one] Von deiner Adresse wurden zu viele Passwörter ausprobiert. Versuche es in einer Sekunde noch einmal.
   *[other] Von deiner Adresse wurden zu viele Passwörter ausprobiert. Versuche es in { $seconds } Sekunden noch einmal.
}
refusal-too-many-tables = { $seconds ->
    [one] Von deiner Adresse wurden zu viele Tische erstellt. Versuche es in einer Sekunde noch einmal.
   *[other] Von deiner Adresse wurden zu viele Tische erstellt. Versuche es in { $seconds } Sekunden noch einmal.
}
refusal-too-many-accounts = { $seconds ->
    [one] Von deiner Adresse wurden zu viele Konten erstellt. Versuche es in einer Sekunde noch einmal.
   *[other] Von deiner Adresse wurden zu viele Konten erstellt. Versuche es in { $seconds } Sekunden noch einmal.
}
refusal-too-many-local-games = { $seconds ->
    [one] Zu diesem Konto wurden zu viele Partien hinzugefügt. Versuche es in einer Sekunde noch einmal.
   *[other] Zu diesem Konto wurden zu viele Partien hinzugefügt. Versuche es in { $seconds } Sekunden noch einmal.
}
refusal-too-much-reading = { $seconds ->
    [one] Von deiner Adresse wurden zu viele lange Partien geladen. Versuche es in einer Sekunde noch einmal.
   *[other] Von deiner Adresse wurden zu viele lange Partien geladen. Versuche es in { $seconds } Sekunden noch einmal.
}
refusal-too-many-requests = { $seconds ->
    [one] Zu viele Anfragen. Versuche es in einer Sekunde noch einmal.
   *[other] Zu viele Anfragen. Versuche es in { $seconds } Sekunden noch einmal.
}
refusal-too-many-connections = Von deiner Adresse sind zu viele Verbindungen offen. Schließe eine, oder versuche es später noch einmal.
refusal-too-many-reports = Zu viele Meldungen warten auf die Administration. Versuche es später noch einmal.
refusal-not-over = Die Partie ist noch nicht beendet.
refusal-went-on = Die Spieler haben an Tisch { $table } weitergespielt.
refusal-not-away = Der Spieler auf Platz { $seat } ist noch da.
refusal-too-soon = { $seconds ->
    [one] Der Spieler auf Platz { $seat } kann noch zurückkommen. Versuche es in einer Sekunde noch einmal.
   *[other] Der Spieler auf Platz { $seat } kann noch zurückkommen. Versuche es in { $seconds } Sekunden noch einmal.
}
refusal-handed-over = Auf diesem Platz spielt jetzt der Computer. Du kannst zuschauen.
refusal-no-talking = In Teampartien gibt es vor dem Ende keinen Chat: Partner dürfen sich nicht absprechen.
refusal-no-clocks = An diesem Tisch gibt es keine Uhren.
refusal-disk-full = Der Speicherplatz des Servers ist voll, es wurde nichts gespeichert. Versuche es noch einmal, wenn wieder Platz ist.
refusal-disk-failed = Die Festplatte des Servers hat einen Fehler, es wurde nichts gespeichert. Versuche es noch einmal, wenn sie wieder funktioniert.
refusal-damaged = Die Daten des Servers sind beschädigt. Wer ihn betreibt, muss sie reparieren.
refusal-data-in-use = Die Daten des Servers werden anderswo benutzt, es wurde nichts gespeichert. Versuche es noch einmal.
refusal-unreachable = Der Server erreicht seine Datenbank nicht, es wurde nichts gespeichert. Versuche es gleich noch einmal.
refusal-undecided = Der Server hat die Verbindung zu seiner Datenbank verloren. Lade die Seite neu, um zu sehen, ob dies gespeichert wurde.
refusal-conflict = Jemand anders hat das zuerst geändert, und es wurde nichts gespeichert. Lade neu und versuche es noch einmal.
refusal-not-stored = Das konnte nicht gespeichert werden. Versuche es noch einmal.
refusal-unavailable = Der Tisch ist im Moment nicht erreichbar. Versuche es noch einmal.
refusal-no-place = Der Server hat keinen Platz für weitere Verbindungen. Versuche es später noch einmal.
refusal-slow-request = Die Anfrage hat zu lange gedauert.
refusal-foreign-origin = Seiten von „{ $origin }“ dürfen diesen Server nicht benutzen.
