# Why a record cannot be read or written. $problem is a sentence of its own.
record-error-not-text = Byte { $byte } är inte UTF-8-text.
record-error-unknown-format = Det här är inget partiprotokoll i ett känt format. Förväntade { $known }.
record-error-no-such-format = Det finns inget format ”{ $id }”. Förväntade { $known }.
record-error-empty = Det innehåller inget parti.
record-error-place = Rad { $line }, kolumn { $column }: { $problem }
record-error-field = Protokoll { $record }, fält { $field }: { $problem }
record-error-whole = Protokoll { $record }: { $problem }
record-error-unwritable = Protokoll { $record } kan inte skrivas. { $problem }
record-error-import-only = Formatet { $format } kan bara läsas. Skriv json eller text.

record-not-open = ”{ $close }” stänger ingenting.
record-text-not-closed = Texten som börjar här är inte avslutad. Förväntade ".
record-comment-not-closed = Kommentaren som börjar här är inte avslutad. Förväntade { "}" }.
record-variation-not-closed = Sidovarianten som börjar här är inte avslutad. Förväntade ).
record-tag-without-name = Förväntade namnet på en tagg.
record-tag-without-value = Förväntade värdet på taggen { $tag } inom citattecken.
record-tag-not-closed = Taggen { $tag } på rad { $line } är inte avslutad. Förväntade ].
record-tag-twice = Taggen { $tag } finns redan på rad { $line }.
record-tag = Tagg { $tag }: { $problem }
record-no-game-tag = Förväntade en tagg [{ $tag } "…"] före dragen.
record-other-result = Resultatet skiljer sig från det i taggen Result.
record-results = Förväntade { $seats } resultat, hittade { $found }.
record-not-a-flag = Förväntade true eller false.
record-not-a-number = Förväntade ett heltal.
record-not-a-result = Förväntade ett resultat som 1-0, 1/2-1/2 eller *.
record-not-json = Ogiltig JSON: { $detail }.
record-no-such-seat = Den platsen finns inte. Platserna är 1 till { $seats }.
record-not-a-kind = Förväntade human eller computer.
record-not-a-seat-tag = Förväntade UserId, Kind eller Points efter punkten.
record-reserved-field = Fältet ”{ $field }” står på ett annat ställe i protokollet och kan inte användas här.
record-not-a-date = Förväntade ett datum som 2026-01-31T20:15:00Z eller 2026.01.31.
record-not-an-object = Förväntade ett objekt.
record-not-an-array = Förväntade en array.
record-not-a-text = Förväntade en text.
record-missing = Fältet saknas.
record-second-variant = Förväntade bara en variant.
record-too-many-points = Antalet poäng är för stort.
record-not-an-outcome = Förväntade win, draw eller loss.
record-partial-result = Bara några spelare har ett resultat. Förväntade ett resultat för alla eller för ingen.
record-too-many-moves = För många drag i den här rundan. Det finns { $seats } platser.
record-not-a-move = Förväntade ett drag: en text, ett objekt eller null.
record-time-without-move = Tiden hör inte till något drag.
record-not-cells = ”{ $text }” är inget drag. Förväntade fält som a1b2 eller c3c5d4.
record-not-abalone = Förväntade ett parti Abalone.
record-too-many-readings = För många drag hittills kan läsas på två sätt. Aba-Pros notation av samma parti skulle vara entydig.
record-unplayable =
    { $ways ->
        [one] { $text } kan inte spelas. { $reason }
       *[other] { $text } kan inte spelas, vilken av de { $ways } tolkningarna av de tidigare dragen man än väljer. { $reason }
    }
record-no-such-move = Inget möjligt drag skrivs så.
record-ambiguous = { $text } kan betyda { $readings }, och resten av partiet stämmer med båda.
record-players = Förväntade { $seats } spelare, hittade { $found }.
record-seat = Plats { $seat } har ett drag, men platserna är 1 till { $seats }.

# What is wrong with a record that can be read.
record-problem-at-ply = Drag { $ply } (plats { $seat }): { $trouble }
record-problem-start = Utgångsställningen är fel. { $problem }
record-problem-no-deal = Partiet börjar med en slumpad fördelning. Förväntade en utgångsställning eller ett slumpfrö.
record-problem-deal = Utgångsställningen är inte den som slumpfröet ger: { $dealt }.
record-problem-players = Förväntade { $expected } spelare, hittade { $found }.
record-problem-turn = Plats { $expected } är vid draget.
record-problem-move = { $text } kan inte spelas. { $refused }
record-problem-after-the-end = Partiet var redan slut: { $rule }.
record-problem-result = Resultatet är { $recorded }. Förväntade { $expected } ({ $reason }).
record-problem-not-over = Resultatet är { $recorded }, men partiet är inte slut enligt reglerna och protokollet nämner inget annat skäl.
record-problem-termination = Avslutningen är ”{ $recorded }”. Förväntade ”{ $expected }”.
record-problem-not-ended-by = Avslutningen är ”{ $recorded }”, men det hade inte avslutat partiet.
record-problem-points = Plats { $seat } har { $recorded } poäng. Förväntade { $expected }.
