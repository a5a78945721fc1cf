# The table: player bars, moves, controls, results.
name-computer = Computer, Stufe { $level }
# The same where many names stand side by side; the seat’s piece and colour are next to it.
name-computer-short = Stufe { $level }
name-you = Du
name-invited = Per Link eingeladen
name-anyone = Offen für alle

bar-label = Spieler: { $side }
bar-team = Team { $team }
bar-thinking = denkt nach …
bar-away = nicht verbunden
bar-your-turn = du bist am Zug
bar-their-turn = am Zug
bar-to-move = am Zug
clock = Verbleibende Zeit
table-your-turn = Du bist am Zug: { $game }

moves = Züge
moves-none = Noch keine Züge
moves-first = Erster Zug
moves-back = Vorheriger Zug
moves-forward = Nächster Zug
moves-last = Letzter Zug
moves-past = Du siehst eine frühere Stellung.
moves-return = Zurück zur Partie

premove = Vorauszug: { $move }. Er wird gespielt, sobald du am Zug bist.
premove-cancel = Vorauszug löschen
premove-failed = { $move } ist nicht mehr möglich. Wähle einen anderen Zug.

controls = Partiemenü
control-takeback = Zurücknehmen
control-draw = Remis anbieten
control-resign = Aufgeben
control-time = Zeit geben
control-flip = Brett drehen
control-sound = Ton
control-share = Export
control-settings = Einstellungen
control-again = Revanche

resign-title = Aufgeben?
resign-question = Die Partie endet, und du verlierst.
resign-question-team = Deine Partner werden gefragt. Dein Team gibt auf, wenn mehr als die Hälfte zustimmt.
resign-question-three = Der Computer übernimmt deinen Platz, und die anderen spielen weiter. Du kannst zuschauen.
resign-yes = Aufgeben
draw-title = Remis anbieten?
draw-question = Die Partie geht weiter, bis deine Gegner zustimmen.
draw-question-here = Wenn alle an diesem Tisch zustimmen, endet die Partie remis.
draw-yes = Remis anbieten

share-title = Exportieren
share-link = Link zum Zuschauen
share-position = Stellung auf dem Brett
share-record = Bisherige Partie
share-save-text = Als Text speichern
share-save-json = Als JSON speichern

table-rated = Gewertete Partie
give-title = Zeit geben
give-none = Du kannst jetzt niemandem Zeit geben.
give-time-to = { $name } { $seconds } Sekunden mehr geben
give-hour-to = { $name } eine Stunde mehr geben
time-given = { $name } bekam mehr Zeit: +{ $time }

rating-changes = Neue Wertungen
rating-changes-later = Die neuen Wertungen konnten nicht geladen werden. Du findest sie auf den Kontoseiten der Spieler.

ending-declined = Abgelehnt
ending-won = Du hast gewonnen
ending-lost = Du hast verloren
ending-draw = Remis
ending-shared = Kein Sieger
ending-called-off = Abgebrochen
ending-side = { $count ->
    [one] { $side } gewinnt
   *[other] { $side } gewinnen
}
ending-again = Revanche
ending-analyse = Analysieren
ending-report = Partiebericht
ending-level = Stufe { $level } versuchen ({ $name })
ending-other-side = Andere Seite spielen
ending-new = Neue Partie
ending-next = Nächste Partie

series = Match
series-game = Partie { $game } von { $length }

question-you = du
question-agreed = Zugestimmt: { $names }
question-refused = Abgelehnt: { $names }
question-waiting = Antwort fehlt: { $names }
question-needed = { $count ->
    [0] Alle nötigen Zustimmungen liegen vor
    [one] Noch 1 Zustimmung nötig
   *[other] Noch { $count } Zustimmungen nötig
}
question-withdraw = Zurückziehen
question-draw = { $name } bietet Remis an.
question-draw-own = Du hast Remis angeboten.
question-draw-yes = Annehmen
question-draw-no = Ablehnen
question-takeback = { $count ->
    [one] { $name } möchte einen Zug zurücknehmen.
   *[other] { $name } möchte { $count } Züge zurücknehmen.
}
question-takeback-own = { $count ->
    [one] Du möchtest einen Zug zurücknehmen.
   *[other] Du möchtest { $count } Züge zurücknehmen.
}
question-takeback-yes = Annehmen
question-takeback-no = Ablehnen
question-resignation = { $name } schlägt dem Team vor aufzugeben.
question-resignation-own = Du hast deinem Team vorgeschlagen aufzugeben.
question-resignation-yes = Auch aufgeben
question-rematch = { $name } möchte eine Revanche.
question-rematch-own = Du möchtest eine Revanche.
question-rematch-yes = Revanche
question-rematch-no = Ablehnen

# A request that ended without being granted.
closed-draw-declined = { $name } hat das Remis abgelehnt.
closed-draw-withdrawn = { $name } hat das Remisangebot zurückgezogen.
closed-draw-played-on = { $name } hat weitergespielt, also kein Remis.
closed-draw-own-declined = Du hast das Remis abgelehnt.
closed-draw-own-withdrawn = Du hast dein Remisangebot zurückgezogen.
closed-draw-own-played-on = Du hast weitergespielt, also kein Remis.
closed-takeback-declined = { $name } hat die Zugrücknahme abgelehnt.
closed-takeback-withdrawn = { $name } möchte keinen Zug mehr zurücknehmen.
closed-takeback-played-on = { $name } hat weitergespielt, also wird kein Zug zurückgenommen.
closed-takeback-own-declined = Du hast die Zugrücknahme abgelehnt.
closed-takeback-own-withdrawn = Du möchtest keinen Zug mehr zurücknehmen.
closed-takeback-own-played-on = Du hast weitergespielt, also wird kein Zug zurückgenommen.

# A player who left.
away = { $name } ist nicht verbunden.
away-clock = Die Uhr läuft.
away-claim-in = Du kannst in { $time } den Sieg beanspruchen.
away-claim = Sieg beanspruchen
away-replace-in = Der Computer kann den Platz in { $time } übernehmen.
away-replace = Computer übernehmen lassen
away-opponent-in = Die Gegenseite kann in { $time } den Sieg beanspruchen.
away-opponent = Die Gegenseite kann jetzt den Sieg beanspruchen.
away-unrated = Die Partie wird dann nicht mehr gewertet.

connection-connecting = Verbinden mit dem Tisch …
connection-lost = Verbindung verloren. Sie wird wiederhergestellt … Was du siehst, ist vielleicht nicht aktuell.

chat = Chat
chat-name = { $name } ({ $side })
chat-watchers = { $count ->
    [0] keine Zuschauer
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
chat-watching = Es schauen zu: { $names }
chat-guests = { $count ->
    [one] 1 Gast
   *[other] { $count } Gäste
}
chat-say = Nachricht
chat-send = Senden
chat-closed = Nur Spieler können chatten. In Teampartien öffnet der Chat nach dem Ende der Partie.

here-none = Hier gibt es keine Partie
here-none-advice = Vielleicht wurde sie in einem anderen Browser gespielt, oder die Daten dieses Browsers wurden gelöscht. Beginne eine neue Partie.
here-new = Neue Partie

motion = Animation
motion-pause = Anhalten
motion-go-on = Fortsetzen
motion-step = Ein Schritt
motion-skip = Zum Ende springen
