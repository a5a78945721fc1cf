# Why a record cannot be read or written. $problem is a sentence of its own.
record-error-not-text = Byte { $byte } is geen UTF-8-tekst.
record-error-unknown-format = Dit is geen partijverslag in een bekend formaat. Verwacht: { $known }.
record-error-no-such-format = Er is geen formaat ‘{ $id }’. Verwacht: { $known }.
record-error-empty = Er staat geen partij in.
record-error-place = Regel { $line }, kolom { $column }: { $problem }
record-error-field = Verslag { $record }, veld { $field }: { $problem }
record-error-whole = Verslag { $record }: { $problem }
record-error-unwritable = Verslag { $record } kan niet worden geschreven. { $problem }
record-error-import-only = Het formaat { $format } kan alleen worden gelezen. Schrijf json of text.

record-not-open = ‘{ $close }’ sluit niets af.
record-text-not-closed = De tekst die hier begint, is niet afgesloten. Verwacht: ".
record-comment-not-closed = Het commentaar dat hier begint, is niet afgesloten. Verwacht: { "}" }.
record-variation-not-closed = De zijvariant die hier begint, is niet afgesloten. Verwacht: ).
record-tag-without-name = Verwacht: de naam van een tag.
record-tag-without-value = Verwacht: de waarde van de tag { $tag } tussen aanhalingstekens.
record-tag-not-closed = De tag { $tag } in regel { $line } is niet afgesloten. Verwacht: ].
record-tag-twice = De tag { $tag } staat al in regel { $line }.
record-tag = Tag { $tag }: { $problem }
record-no-game-tag = Verwacht: een tag [{ $tag } "…"] voor de zetten.
record-other-result = De uitslag verschilt van die in de tag Result.
record-results = Verwacht: { $seats } uitslagen; gevonden: { $found }.
record-not-a-flag = Verwacht: true of false.
record-not-a-number = Verwacht: een geheel getal.
record-not-a-result = Verwacht: een uitslag zoals 1-0, 1/2-1/2 of *.
record-not-json = Geen geldige JSON: { $detail }.
record-no-such-seat = Die plaats is er niet. De plaatsen zijn 1 tot en met { $seats }.
record-not-a-kind = Verwacht: human of computer.
record-not-a-seat-tag = Verwacht na de punt: UserId, Kind of Points.
record-reserved-field = Het veld ‘{ $field }’ staat elders in het verslag en kan hier niet worden gebruikt.
record-not-a-date = Verwacht: een datum zoals 2026-01-31T20:15:00Z of 2026.01.31.
record-not-an-object = Verwacht: een object.
record-not-an-array = Verwacht: een array.
record-not-a-text = Verwacht: een tekst.
record-missing = Dit veld ontbreekt.
record-second-variant = Verwacht: niet meer dan één variant.
record-too-many-points = Het aantal punten is te groot.
record-not-an-outcome = Verwacht: win, draw of loss.
record-partial-result = Niet alle spelers hebben een uitslag. Verwacht: een uitslag voor iedereen of voor niemand.
record-too-many-moves = Te veel zetten in deze ronde. Er zijn { $seats } plaatsen.
record-not-a-move = Verwacht: een zet, dus een tekst, een object of null.
record-time-without-move = Deze tijd hoort bij geen enkele zet.
record-not-cells = ‘{ $text }’ is geen zet. Verwacht: velden zoals a1b2 of c3c5d4.
record-not-abalone = Verwacht: een partij Abalone.
record-too-many-readings = Te veel zetten tot hier zijn op twee manieren te lezen. In de notatie van Aba-Pro zou dezelfde partij eenduidig zijn.
record-unplayable =
    { $ways ->
        [one] { $text } kan niet worden gespeeld. { $reason }
       *[other] { $text } kan niet worden gespeeld, welke van de { $ways } lezingen van de vorige zetten je ook kiest. { $reason }
    }
record-no-such-move = Geen mogelijke zet wordt zo geschreven.
record-ambiguous = { $text } kan { $readings } betekenen, en de rest van de partij past bij beide.
record-players = Verwacht: { $seats } spelers; gevonden: { $found }.
record-seat = Plaats { $seat } heeft een zet, maar de plaatsen zijn 1 tot en met { $seats }.

# What is wrong with a record that can be read.
record-problem-at-ply = Zet { $ply } (plaats { $seat }): { $trouble }
record-problem-start = De beginstelling klopt niet. { $problem }
record-problem-no-deal = De partij begint met een willekeurige verdeling. Verwacht: een beginstelling of een seed.
record-problem-deal = De beginstelling is niet die van de seed: { $dealt }.
record-problem-players = Verwacht: { $expected } spelers; gevonden: { $found }.
record-problem-turn = Plaats { $expected } is aan zet.
record-problem-move = { $text } kan niet worden gespeeld. { $refused }
record-problem-after-the-end = De partij was al afgelopen: { $rule }.
record-problem-result = De uitslag is { $recorded }. Verwacht: { $expected } ({ $reason }).
record-problem-not-over = De uitslag is { $recorded }, maar volgens de regels is de partij niet afgelopen en het verslag noemt geen andere reden.
record-problem-termination = Als einde staat er ‘{ $recorded }’. Verwacht: ‘{ $expected }’.
record-problem-not-ended-by = Als einde staat er ‘{ $recorded }’, maar daarmee was de partij niet afgelopen.
record-problem-points = Plaats { $seat } heeft { $recorded } punten. Verwacht: { $expected }.
