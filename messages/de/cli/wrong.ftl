### What is wrong with a call, and what would be right; after “error:”.

cli-wrong-option-form = eine Option wird K=V geschrieben, zum Beispiel goal=7
cli-wrong-seat-form = ein Platz wird N=WHO geschrieben, zum Beispiel 2=level:7, nicht „{ $text }“
cli-wrong-player-form = einen Platz spielt human, level:N oder engine, nicht „{ $text }“
cli-wrong-origin-form = eine Origin hat ein Schema, einen Host und wahlweise einen Port, zum Beispiel https://play.example
cli-wrong-anchor-form = eine Bezugswertung wird NAME=RATING geschrieben, zum Beispiel level:1=1000
cli-wrong-duration-form = eine Dauer wird wie 30m, 12h, 7d, 3mo oder 1y geschrieben, oder `ever`
cli-wrong-no-terminal = play braucht ein Terminal: Es benutzt den ganzen Bildschirm
cli-wrong-which-game = welches Spiel? Schreibe seinen Namen vor die Optionen: tetrarch play GAME …
cli-wrong-seats = --seat { $seat }: Die Plätze sind 1 bis { $seats }
cli-wrong-one-chart = --svg zeichnet eine Partie, aber es sind { $games }; wähle eine mit --number
cli-wrong-game-number = --number { $number }: Die letzte Partie hat die Nummer { $games }
cli-wrong-no-entrant = --anchor: Es gibt keinen Teilnehmer „{ $name }“; wähle { $entrants }
cli-wrong-other-checkpoint = { $file } gehört zu einer anderen Suche: „{ $found }“, nicht „{ $wanted }“
cli-wrong-no-home = es gibt kein Benutzerverzeichnis, um Partien zu speichern: Wähle einen Ordner mit --data
cli-wrong-database-form = eine PostgreSQL-Datenbank schreibt man postgres://NAME:PASSWORT@RECHNER:PORT/DATENBANK
cli-wrong-bus-form = einen NATS-Server schreibt man nats://NAME:PASSWORT@RECHNER:PORT
cli-wrong-bus-alone = --bus verbindet Server, die sich eine PostgreSQL-Datenbank teilen: nur zusammen mit --store verwenden
cli-wrong-no-queue = ein Worker holt seine Aufträge aus einer PostgreSQL-Datenbank: Gib sie mit --store oder in TETRARCH_STORE an; ein Datenordner gehört seinem Server allein
cli-wrong-queue-program = --queue: Worker starten keine Programme, also kann ein Match mit einer externen Engine sie nicht nutzen
cli-wrong-queue-timed = --queue: Partien mit Uhr verlaufen auf jedem Rechner anders; begrenze stattdessen Knoten oder Tiefe
cli-wrong-queue-failed = Auftrag { $job } konnte nicht erledigt werden: { $problem }
cli-wrong-no-store = in { $folder } ist kein Speicher
cli-wrong-ports-in-use = die Ports { $first } bis { $last } sind alle belegt: Wähle einen anderen mit --listen 127.0.0.1:PORT
cli-wrong-address-in-use = { $address } ist belegt: Beende das Programm, das die Adresse benutzt, oder wähle einen anderen Port, zum Beispiel --listen { $other }
cli-wrong-address-foreign = { $address } ist keine Adresse dieses Rechners: --listen 127.0.0.1:{ $port } ist nur für diesen Rechner, --listen 0.0.0.0:{ $port } auch für andere
cli-wrong-address-forbidden = nur ein Administrator darf auf { $address } lauschen: Wähle einen Port über 1023, zum Beispiel --listen { $other }
cli-wrong-address-unusable = { $address } kann nicht benutzt werden: { $reason }
cli-wrong-no-server = unter { $address } antwortet kein Server: { $reason }
cli-wrong-unhealthy = der Server unter { $address } ist nicht in Ordnung: { $status }
cli-wrong-nothing-to-fit = für { $game } gibt es noch keine Bewertung, also auch keine Gewichte zum Anpassen
