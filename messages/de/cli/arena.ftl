### Matches of engines, `tetrarch arena`. Words such as nodes, chance=0.98 and --resume are typed and the same in every language.

# What is wrong with the text of an option such as --sprt; $form shows how it is written, $problem is a sentence of its own.
arena-form-wrong = { $problem } Schreibe es so: { $form }
arena-form-no-value = „{ $part }“ hat keinen Wert.
arena-form-bad-value = { $key } kann nicht „{ $value }“ sein.
arena-form-no-such-key = Es gibt keinen Schlüssel „{ $key }“.
arena-form-no-adjudication = Erwartet wird chance, draw oder beides.
arena-form-win-chance = chance muss über 0.5 liegen und höchstens 1 sein.
arena-form-draw-chance = draw muss mindestens 0 sein und unter 0.5 liegen.
arena-form-agreed-plies = plies und draw-plies müssen mindestens 1 sein.
arena-form-long-opening = Eine Eröffnung hat höchstens { $most } Halbzüge.
arena-form-even = even muss zwischen 0 und 0.5 liegen.
arena-form-opening-effort = tries und nodes müssen mindestens 1 sein.
arena-form-elo-order = elo0 muss kleiner als elo1 sein, sie sind aber { $elo0 } und { $elo1 }.
arena-form-error-rates = alpha und beta müssen zwischen 0 und 0.5 liegen, sie sind aber { $alpha } und { $beta }.
arena-clock-wrong = „{ $text }“ ist keine Uhr. Erwartet wird 1+0.5 (Minuten und Sekunden), 10s+0.1 oder 5.

# How long a search may take, as part of a list.
arena-pace-depth = { $plies ->
    [one] 1 Halbzug Tiefe pro Zug
   *[other] { $plies } Halbzüge Tiefe pro Zug
}
arena-pace-nodes = { $nodes } Knoten pro Zug
arena-pace-move-time = { $ms } ms pro Zug
arena-pace-clock = Uhr { $clock }

# What is wrong with an entrant. $problem is a sentence of its own.
arena-entrant-wrong = „{ $text }“: { $problem }
arena-entrant-unknown = Diesen Teilnehmer gibt es nicht. Erwartet wird { $forms }.
arena-entrant-name = Ein Name muss mindestens einen Buchstaben haben und darf kein Komma enthalten.
arena-entrant-no-option = „{ $part }“ ist keine Option. Eine Option wird KEY=VALUE geschrieben.
arena-entrant-no-such-option = Es gibt keine Option „{ $key }“. Erwartet wird { $known }.
arena-entrant-whole-number = { $key } kann nicht „{ $value }“ sein. Erwartet wird eine ganze Zahl ab 1.
arena-entrant-others = others kann nicht „{ $value }“ sein. Erwartet wird { $known }.
arena-entrant-engine-option = Nur engine hat die Optionen { $options }.
arena-entrant-program-option = Verwende option.Threads und option.Hash für ein Programm.
arena-entrant-not-closed = Ein Anführungszeichen ist nicht geschlossen.
arena-entrant-no-program = Erwartet wird ein Programm, zum Beispiel ugi:./tetrarch ugi.

# Why a program loses a game without playing it to the end. $why is a sentence of its own.
arena-forfeit-crash = Das Programm hat sich beendet: { $status }.
arena-forfeit-closed-output = Das Programm hat seine Ausgabe geschlossen.
arena-forfeit-silence = Es antwortete { $waited_ms } ms lang nicht.
arena-forfeit-illegal-move = „{ $text }“ kann nicht gespielt werden. { $why }
arena-forfeit-time = Es brauchte { $spent_ms } ms für einen Zug und hatte noch { $allowed_ms } ms.
arena-forfeit-rejected = Es hat eine Zeile abgelehnt: { $error }.
arena-forfeit-no-move = Es hat keinen Zug gefunden.
arena-program-fails = { $entrant } kann nicht spielen. { $reason }

# Why a match cannot be played.
arena-plan-too-few-entrants = Ein Match braucht mindestens zwei Teilnehmer, nicht { $entrants }.
arena-plan-same-name = Zwei Teilnehmer heißen { $name }. Gib einem von ihnen einen anderen Namen, zum Beispiel other={ $name }.
arena-plan-no-limit = { $name } hat keine Grenze. Begrenze das Match durch Knoten, Tiefe, Zeit pro Zug oder eine Uhr, oder gib dem Teilnehmer eine eigene Grenze, zum Beispiel engine:nodes=1000.
arena-plan-external-cpu-time = { $name } ist ein anderes Programm, dessen Prozessorzeit nicht gemessen werden kann. Begrenze die Knoten, oder miss die verstrichene Zeit.
arena-plan-sprt-of-several = Ein SPRT braucht genau zwei Teilnehmer, nicht { $entrants }.
arena-plan-adjudication-of-several = Nur Partien zweier Teams können abgeschätzt werden. Diese hat { $teams } Teams.
arena-plan-unplayable = { $problem }

# What is wrong with the folder of a match.
arena-ledger-file = { $path }: { $error }
arena-ledger-exists = In { $folder } gibt es schon ein Match. Setze es mit --resume fort, oder wähle einen anderen Ordner.
arena-ledger-in-use = Ein anderer Prozess spielt das Match in { $folder }.
arena-ledger-other-plan = Das Match in { $folder } ist anders geplant: { $differences }. Wähle einen anderen Ordner.
arena-ledger-corrupt = { $path }, Zeile { $line }: { $problem }
arena-ledger-twice = { $path }, Zeile { $line }: Partie { $game } kommt zweimal vor.
# Parts of a list; $was and $is are JSON.
arena-difference-changed = { $field } war { $was } und ist jetzt { $is }
arena-difference-new = { $field } war nicht gesetzt und ist jetzt { $is }

# What the chart of a match says.
arena-chart-duel = { $game }: { $first } gegen { $second }
arena-chart-ratings = { $game }: Wertungen
arena-chart-score = { $groups ->
    [one] { $score } % nach 1 Gruppe von Partien; 95 % Konfidenz von { $low } % bis { $high } %
   *[other] { $score } % nach { $groups } Gruppen von Partien; 95 % Konfidenz von { $low } % bis { $high } %
}
arena-chart-percent = { $percent } %
arena-chart-groups = Gruppen von Partien mit vertauschten Teams
arena-chart-confidence = Elo mit 95 % Konfidenz
