# Gou: names.
gou-name = Gou
gou-about = Sluit vijandelijke stukken in tussen twee van jezelf en bezet de vier punten rond het midden.
gou-variant-base-name = Gou
gou-variant-base-about = Het regelblad zonder de varianten.
gou-variant-variation-1-name = Gou, variant 1
gou-variant-variation-1-about = De eerste variant van het blad: ook rijen van meerdere stukken worden geslagen.
gou-variant-variation-2-name = Gou, variant 2
gou-variant-variation-2-about = De tweede variant van het blad: een stuk mag tussen twee vijandelijke blijven staan als het slaat.
gou-variant-variations-1-2-name = Gou, beide varianten
gou-variant-variations-1-2-about = Beide varianten van het blad samen.
gou-option-rows-name = Rijen slaan
gou-option-rows-about = Een aaneengesloten rij vijandelijke stukken wordt geslagen als ze aan beide uiteinden is ingesloten (variant 1 van het blad).
gou-option-stop-between-name = Stoppen tussen vijanden
gou-option-stop-between-about = Een stuk mag tussen twee vijandelijke stukken blijven staan als het er een van slaat (variant 2 van het blad).
gou-option-captures-name = Te slaan stukken
gou-option-captures-about = Hoeveel geslagen stukken winnen. De taalversies van het blad spreken elkaar tegen.
gou-option-captures-10-name = 10
gou-option-captures-10-about = Alle veertien op vier na, zoals op het Duitse en het Engelse blad.
gou-option-captures-11-name = 11
gou-option-captures-11-about = Alle veertien op drie na, zoals op het Franse blad.
gou-option-board-name = Bord
gou-option-board-about = De uitgave van het bord. De afbeelding op het blad is verloren gegaan.
gou-option-board-go-ju-name = Go Ju
gou-option-board-go-ju-about = Vijf concentrische vierkanten, verbonden door diagonalen, veertien stukken per kant: het bord van Go Ju (Hexagames 1986), dat bij elke zin van het blad past.

# Moves.
gou-move-plain = { SIDE($side) } gaat van { $from } naar { $to }.
gou-move-capture = { SIDE($side) } gaat van { $from } naar { $to } en slaat { $captured }.

gou-expected-move = Verwacht: twee punten, zoals a7-b6.
gou-illegal-no-such-point = Er is geen punt ‘{ $point }’ op het bord.
gou-illegal-empty-point = Er staat geen stuk op { $from }.
gou-illegal-opponents-piece = Het stuk op { $from } is van { SIDE($owner) }. { SIDE($turn) } is aan zet.
gou-illegal-stays-put = Een zet gaat naar een ander punt. Het stuk staat al op { $from }.
gou-illegal-occupied = Punt { $to } is bezet door een stuk van { SIDE($owner) }. Een stuk gaat naar een vrij punt.
gou-illegal-round-a-corner = De punten { $from } en { $to } liggen op verschillende zijden van hetzelfde vierkant. Een stuk gaat nooit de hoek om.
gou-illegal-not-on-one-line = Er loopt geen lijn van { $from } naar { $to }. Een stuk gaat langs één rechte lijn.
gou-illegal-diagonal-too-far = Punt { $to } is te ver van { $from }. Op een diagonaal gaat een stuk maar één punt verder, hier naar { $nearest }.
gou-illegal-blocked = Het stuk van { SIDE($owner) } op { $by } blokkeert de weg van { $from } naar { $to }. Stukken springen niet.
gou-illegal-stops-between = Punt { $to } ligt tussen de vijandelijke stukken op { $first } en { $second }. Een stuk mag daar tussendoor gaan, maar er niet blijven staan.
gou-illegal-captures-neither = Punt { $to } ligt tussen de vijandelijke stukken op { $first } en { $second }, en de zet slaat geen van beide. Een stuk mag daar alleen blijven staan als het er een van slaat.

# Endings: a sentence that follows “Red wins.”
gou-reason-goal-points = De winnende kant bezet alle punten rond het midden.
gou-reason-captures = De verliezende kant heeft te weinig stukken over.
gou-reason-no-move = De verliezende kant kan niet zetten.

# Positions.
gou-position-no-turn = Verwacht: het bord, een spatie en de kant aan zet (r of y).
gou-position-points = Verwacht: { $expected } punten in rij { $row }; gevonden: { $found }.
gou-position-numbers = Rij { $row } heeft twee getallen naast elkaar, { $first } en { $second }. Verwacht: { $sum }.
gou-position-sign = In rij { $row } staat ‘{ $sign }’. Verwacht: r, y of een aantal lege punten.
gou-position-pieces = Verwacht: hoogstens { $most } stukken voor { SIDE($side) }; gevonden: { $found }.
gou-position-not-on-board = Punt { $point } hoort niet bij dit bord.
gou-position-twice = Punt { $point } is twee keer getekend. Elk punt mag maar één keer voorkomen.
gou-position-owner = Op punt { $point } staat een stuk van plaats { $seat }. Verwacht: plaats 1 of 2.
