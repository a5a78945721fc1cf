# Why a record cannot be read or written. $problem is a sentence of its own.
record-error-not-text = Byte { $byte } er ikke UTF-8-tekst.
record-error-unknown-format = Dette er ikke en partioptegnelse i et kendt format. Forventede { $known }.
record-error-no-such-format = Der er intet format »{ $id }«. Forventede { $known }.
record-error-empty = Den indeholder intet parti.
record-error-place = Linje { $line }, kolonne { $column }: { $problem }
record-error-field = Optegnelse { $record }, felt { $field }: { $problem }
record-error-whole = Optegnelse { $record }: { $problem }
record-error-unwritable = Optegnelse { $record } kan ikke skrives. { $problem }
record-error-import-only = Formatet { $format } kan kun læses. Skriv json eller text.

record-not-open = »{ $close }« lukker ikke noget.
record-text-not-closed = Teksten, der begynder her, er ikke afsluttet. Forventede ".
record-comment-not-closed = Kommentaren, der begynder her, er ikke afsluttet. Forventede { "}" }.
record-variation-not-closed = Sidevarianten, der begynder her, er ikke afsluttet. Forventede ).
record-tag-without-name = Forventede navnet på et tag.
record-tag-without-value = Forventede værdien af tagget { $tag } i anførselstegn.
record-tag-not-closed = Tagget { $tag } i linje { $line } er ikke afsluttet. Forventede ].
record-tag-twice = Tagget { $tag } findes allerede i linje { $line }.
record-tag = Tag { $tag }: { $problem }
record-no-game-tag = Forventede et tag [{ $tag } "…"] før trækkene.
record-other-result = Resultatet er et andet end det i tagget Result.
record-results = Forventede { $seats } resultater, fandt { $found }.
record-not-a-flag = Forventede true eller false.
record-not-a-number = Forventede et helt tal.
record-not-a-result = Forventede et resultat som 1-0, 1/2-1/2 eller *.
record-not-json = Ikke gyldig JSON: { $detail }.
record-no-such-seat = Den plads findes ikke. Pladserne er 1 til { $seats }.
record-not-a-kind = Forventede human eller computer.
record-not-a-seat-tag = Forventede UserId, Kind eller Points efter punktummet.
record-reserved-field = Feltet »{ $field }« står et andet sted i optegnelsen og kan ikke bruges her.
record-not-a-date = Forventede en dato som 2026-01-31T20:15:00Z eller 2026.01.31.
record-not-an-object = Forventede et objekt.
record-not-an-array = Forventede et array.
record-not-a-text = Forventede en tekst.
record-missing = Dette felt mangler.
record-second-variant = Forventede kun én variant.
record-too-many-points = Antallet af point er for stort.
record-not-an-outcome = Forventede win, draw eller loss.
record-partial-result = Kun nogle spillere har et resultat. Forventede et resultat for alle eller for ingen.
record-too-many-moves = For mange træk i denne runde. Der er { $seats } pladser.
record-not-a-move = Forventede et træk: en tekst, et objekt eller null.
record-time-without-move = Denne tid hører ikke til noget træk.
record-not-cells = »{ $text }« er ikke et træk. Forventede felter som a1b2 eller c3c5d4.
record-not-abalone = Forventede et parti Abalone.
record-too-many-readings = For mange træk indtil her kan læses på to måder. Aba-Pros notation af samme parti ville være entydig.
record-unplayable =
    { $ways ->
        [one] { $text } kan ikke spilles. { $reason }
       *[other] { $text } kan ikke spilles, uanset hvilken af de { $ways } læsninger af de foregående træk der vælges. { $reason }
    }
record-no-such-move = Intet muligt træk skrives sådan.
record-ambiguous = { $text } kan betyde { $readings }, og resten af partiet passer til begge.
record-players = Forventede { $seats } spillere, fandt { $found }.
record-seat = Plads { $seat } har et træk, men pladserne er 1 til { $seats }.

# What is wrong with a record that can be read.
record-problem-at-ply = Træk { $ply } (plads { $seat }): { $trouble }
record-problem-start = Startstillingen er forkert. { $problem }
record-problem-no-deal = Partiet begynder med en tilfældig fordeling. Forventede en startstilling eller en startværdi.
record-problem-deal = Startstillingen er ikke den, startværdien giver: { $dealt }.
record-problem-players = Forventede { $expected } spillere, fandt { $found }.
record-problem-turn = Plads { $expected } er i trækket.
record-problem-move = { $text } kan ikke spilles. { $refused }
record-problem-after-the-end = Partiet var allerede slut: { $rule }.
record-problem-result = Resultatet er { $recorded }. Forventede { $expected } ({ $reason }).
record-problem-not-over = Resultatet er { $recorded }, men partiet er ikke slut efter reglerne, og optegnelsen nævner ingen anden grund.
record-problem-termination = Afslutningen er »{ $recorded }«. Forventede »{ $expected }«.
record-problem-not-ended-by = Afslutningen er »{ $recorded }«, men det havde ikke afsluttet partiet.
record-problem-points = Plads { $seat } har { $recorded } point. Forventede { $expected }.
