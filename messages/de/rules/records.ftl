# Why a record cannot be read or written. $problem is a sentence of its own.
record-error-not-text = Das Byte { $byte } ist kein UTF-8-Text.
record-error-unknown-format = Das ist keine Aufzeichnung in einem bekannten Format. Erwartet wird { $known }.
record-error-no-such-format = Es gibt kein Format „{ $id }“. Erwartet wird { $known }.
record-error-empty = Keine Partie enthalten.
record-error-place = Zeile { $line }, Spalte { $column }: { $problem }
record-error-field = Aufzeichnung { $record }, Feld { $field }: { $problem }
record-error-whole = Aufzeichnung { $record }: { $problem }
record-error-unwritable = Die Aufzeichnung { $record } kann nicht geschrieben werden. { $problem }
record-error-import-only = Das Format { $format } kann nur gelesen werden. Schreibe json oder text.

record-not-open = „{ $close }“ schließt nichts.
record-text-not-closed = Der Text, der hier beginnt, ist nicht geschlossen. Erwartet wird ".
record-comment-not-closed = Der Kommentar, der hier beginnt, ist nicht geschlossen. Erwartet wird { "}" }.
record-variation-not-closed = Die Nebenvariante, die hier beginnt, ist nicht geschlossen. Erwartet wird ).
record-tag-without-name = Erwartet wird der Name eines Tags.
record-tag-without-value = Erwartet wird der Wert des Tags { $tag } in Anführungszeichen.
record-tag-not-closed = Das Tag { $tag } in Zeile { $line } ist nicht geschlossen. Erwartet wird ].
record-tag-twice = Das Tag { $tag } steht schon in Zeile { $line }.
record-tag = Tag { $tag }: { $problem }
record-no-game-tag = Vor den Zügen wird ein Tag [{ $tag } "…"] erwartet.
record-other-result = Das Ergebnis weicht von dem im Tag Result ab.
record-results = Erwartet werden { $seats } Ergebnisse, gefunden: { $found }.
record-not-a-flag = Erwartet wird true oder false.
record-not-a-number = Erwartet wird eine ganze Zahl.
record-not-a-result = Erwartet wird ein Ergebnis wie 1-0, 1/2-1/2 oder *.
record-not-json = Kein gültiges JSON: { $detail }.
record-no-such-seat = Diesen Platz gibt es nicht. Die Plätze sind 1 bis { $seats }.
record-not-a-kind = Erwartet wird human oder computer.
record-not-a-seat-tag = Nach dem Punkt wird UserId, Kind oder Points erwartet.
record-reserved-field = Das Feld „{ $field }“ steht an anderer Stelle der Aufzeichnung und kann hier nicht benutzt werden.
record-not-a-date = Erwartet wird ein Datum wie 2026-01-31T20:15:00Z oder 2026.01.31.
record-not-an-object = Erwartet wird ein Objekt.
record-not-an-array = Erwartet wird ein Array.
record-not-a-text = Erwartet wird ein Text.
record-missing = Dieses Feld fehlt.
record-second-variant = Erwartet wird nur eine Variante.
record-too-many-points = Die Punktzahl ist zu groß.
record-not-an-outcome = Erwartet wird win, draw oder loss.
record-partial-result = Nur einige Spieler haben ein Ergebnis. Erwartet wird ein Ergebnis für alle oder für niemanden.
record-too-many-moves = Zu viele Züge in dieser Runde. Es gibt { $seats } Plätze.
record-not-a-move = Erwartet wird ein Zug: ein Text, ein Objekt oder null.
record-time-without-move = Diese Zeit gehört zu keinem Zug.
record-not-cells = „{ $text }“ ist kein Zug. Erwartet werden Felder wie a1b2 oder c3c5d4.
record-not-abalone = Erwartet wird eine Partie Abalone.
record-too-many-readings = Zu viele Züge bis hierher lassen sich auf zwei Arten lesen. In der Notation von Aba-Pro wäre dieselbe Partie eindeutig.
record-unplayable =
    { $ways ->
        [one] { $text } kann nicht gespielt werden. { $reason }
       *[other] { $text } kann nicht gespielt werden, welche der { $ways } Lesarten der bisherigen Züge man auch wählt. { $reason }
    }
record-no-such-move = Kein möglicher Zug wird so geschrieben.
record-ambiguous = { $text } kann { $readings } bedeuten, und der Rest der Partie passt zu beidem.
record-players = Erwartet werden { $seats } Spieler, gefunden: { $found }.
record-seat = Platz { $seat } hat einen Zug, aber die Plätze sind 1 bis { $seats }.

# What is wrong with a record that can be read.
record-problem-at-ply = Zug { $ply } (Platz { $seat }): { $trouble }
record-problem-start = Die Anfangsstellung ist falsch. { $problem }
record-problem-no-deal = Die Partie beginnt mit einer zufälligen Verteilung. Erwartet wird eine Anfangsstellung oder ein Startwert.
record-problem-deal = Die Anfangsstellung ist nicht die, die der Startwert ergibt: { $dealt }.
record-problem-players = Erwartet werden { $expected } Spieler, gefunden: { $found }.
record-problem-turn = Platz { $expected } ist am Zug.
record-problem-move = { $text } kann nicht gespielt werden. { $refused }
record-problem-after-the-end = Die Partie war schon beendet: { $rule }.
record-problem-result = Das Ergebnis ist { $recorded }. Erwartet wird { $expected } ({ $reason }).
record-problem-not-over = Das Ergebnis ist { $recorded }, aber die Partie ist nach den Regeln nicht beendet, und die Aufzeichnung nennt keinen anderen Grund.
record-problem-termination = Als Ende steht „{ $recorded }“. Erwartet wird „{ $expected }“.
record-problem-not-ended-by = Als Ende steht „{ $recorded }“, aber damit war die Partie nicht beendet.
record-problem-points = Platz { $seat } hat { $recorded } Punkte. Erwartet wird { $expected }.
