# Why a record cannot be read or written. $problem is a sentence of its own.
record-error-not-text = Bajt { $byte } není text UTF-8.
record-error-unknown-format = Toto není zápis ve známém formátu. Očekává se { $known }.
record-error-no-such-format = Formát „{ $id }“ neexistuje. Očekává se { $known }.
record-error-empty = Neobsahuje žádnou partii.
record-error-place = Řádek { $line }, sloupec { $column }: { $problem }
record-error-field = Zápis { $record }, pole { $field }: { $problem }
record-error-whole = Zápis { $record }: { $problem }
record-error-unwritable = Zápis { $record } nelze uložit. { $problem }
record-error-import-only = Formát { $format } lze jen číst. Ukládejte jako json nebo text.

record-not-open = „{ $close }“ nic neuzavírá.
record-text-not-closed = Text, který tu začíná, není uzavřen. Očekává se ".
record-comment-not-closed = Komentář, který tu začíná, není uzavřen. Očekává se { "}" }.
record-variation-not-closed = Varianta, která tu začíná, není uzavřena. Očekává se ).
record-tag-without-name = Očekává se název značky.
record-tag-without-value = Očekává se hodnota značky { $tag } v uvozovkách.
record-tag-not-closed = Značka { $tag } na řádku { $line } není uzavřena. Očekává se ].
record-tag-twice = Značka { $tag } už je na řádku { $line }.
record-tag = Značka { $tag }: { $problem }
record-no-game-tag = Před tahy se očekává značka [{ $tag } "…"].
record-other-result = Výsledek se liší od výsledku ve značce Result.
record-results = Očekávaný počet výsledků: { $seats }, nalezeno: { $found }.
record-not-a-flag = Očekává se true nebo false.
record-not-a-number = Očekává se celé číslo.
record-not-a-result = Očekává se výsledek jako 1-0, 1/2-1/2 nebo *.
record-not-json = Neplatný JSON: { $detail }.
record-no-such-seat = Takové místo neexistuje. Místa jsou 1 až { $seats }.
record-not-a-kind = Očekává se human nebo computer.
record-not-a-seat-tag = Za tečkou se očekává UserId, Kind nebo Points.
record-reserved-field = Pole „{ $field }“ se zapisuje jinde v zápisu a zde ho použít nelze.
record-not-a-date = Očekává se datum jako 2026-01-31T20:15:00Z nebo 2026.01.31.
record-not-an-object = Očekává se objekt.
record-not-an-array = Očekává se pole hodnot.
record-not-a-text = Očekává se text.
record-missing = Toto pole chybí.
record-second-variant = Očekává se jen jedna varianta.
record-too-many-points = Počet bodů je příliš velký.
record-not-an-outcome = Očekává se win, draw nebo loss.
record-partial-result = Výsledek mají jen někteří hráči. Očekává se u všech, nebo u žádného.
record-too-many-moves = Příliš mnoho tahů v tomto kole. Počet míst je { $seats }.
record-not-a-move = Očekává se tah: text, objekt nebo null.
record-time-without-move = Tento čas nepatří k žádnému tahu.
record-not-cells = „{ $text }“ není tah. Očekávají se pole jako a1b2 nebo c3c5d4.
record-not-abalone = Očekává se partie Abalone.
record-too-many-readings = Příliš mnoho dosavadních tahů lze číst dvěma způsoby. Zápis téže partie v notaci Aba-Pro by byl jednoznačný.
record-unplayable =
    { $ways ->
        [one] { $text } nelze zahrát. { $reason }
        [few] { $text } nelze zahrát v žádném ze { $ways } výkladů předchozích tahů. { $reason }
        [many] { $text } nelze zahrát v žádném z { $ways } výkladu předchozích tahů. { $reason }
       *[other] { $text } nelze zahrát v žádném z { $ways } výkladů předchozích tahů. { $reason }
    }
record-no-such-move = Takto se nezapisuje žádný možný tah.
record-ambiguous = { $text } může znamenat { $readings } a zbytek partie odpovídá obojímu.
record-players = Očekávaný počet hráčů: { $seats }, nalezeno: { $found }.
record-seat = Tah má místo { $seat }, ale místa jsou 1 až { $seats }.

# What is wrong with a record that can be read.
record-problem-at-ply = Tah { $ply } (místo { $seat }): { $trouble }
record-problem-start = Výchozí pozice je chybná. { $problem }
record-problem-no-deal = Partie začíná rozdáním. Očekává se výchozí pozice nebo seed.
record-problem-deal = Výchozí pozice neodpovídá té, kterou rozdává seed: { $dealt }.
record-problem-players = Očekávaný počet hráčů: { $expected }, nalezeno: { $found }.
record-problem-turn = Na tahu je místo { $expected }.
record-problem-move = { $text } nelze zahrát. { $refused }
record-problem-after-the-end = Partie už skončila: { $rule }.
record-problem-result = Výsledek je { $recorded }. Očekává se { $expected } ({ $reason }).
record-problem-not-over = Výsledek je { $recorded }, ale partie podle pravidel neskončila a zápis neuvádí jiný důvod.
record-problem-termination = Ukončení je „{ $recorded }“. Očekává se „{ $expected }“.
record-problem-not-ended-by = Ukončení je „{ $recorded }“, ale tím partie neskončila.
record-problem-points = Body místa { $seat }: { $recorded }. Očekává se { $expected }.
