# Hus: names.
hus-name = Hus
hus-about = Een mancalaspel met vier rijen: zaai rond over je eigen kant, blijf doorzaaien en verover de stenen aan de overkant.
hus-variant-european-name = Europees Hus
hus-variant-european-about = De regels op het blaadje van de Europese uitgave.
hus-variant-african-name = Afrikaans Hus
hus-variant-african-about = Het spel zoals het volgens een encyclopedie in Afrika wordt gespeeld.
hus-option-direction-name = Zaairichting
hus-option-direction-about = Welke kant op wordt gezaaid, van boven gezien. De twee regelbladen verschillen.
hus-option-direction-clockwise-name = Met de klok mee
hus-option-direction-clockwise-about = Zoals op het Europese blad.
hus-option-direction-counter-clockwise-name = Tegen de klok in
hus-option-direction-counter-clockwise-about = Zoals op het Afrikaanse blad.
hus-option-capture-if-name = Veroveren
hus-option-capture-if-about = Wanneer een ronde die in een bezet binnenkommetje eindigt, de stenen aan de overkant verovert. Volgens het Europese blad hoeft alleen het binnenkommetje van de tegenstander bezet te zijn, volgens het Afrikaanse allebei.
hus-option-capture-if-inner-name = Binnenkommetje bezet
hus-option-capture-if-inner-about = In het binnenkommetje van de tegenstander moeten stenen liggen. Het buitenkommetje wordt mee veroverd, leeg of niet.
hus-option-capture-if-both-name = Beide kommetjes bezet
hus-option-capture-if-both-about = In beide kommetjes van de tegenstander moeten stenen liggen.
hus-option-resow-name = Zaaien na verovering
hus-option-resow-about = Welke stenen na een verovering worden gezaaid. Het Europese blad noemt ook het eigen kommetje, het Afrikaanse alleen de veroverde stenen.
hus-option-resow-with-own-name = Buit en eigen kommetje
hus-option-resow-with-own-about = De stenen van het eigen kommetje worden samen met de veroverde gezaaid.
hus-option-resow-captured-only-name = Alleen de buit
hus-option-resow-captured-only-about = Alleen de veroverde stenen worden gezaaid. Het eigen kommetje houdt zijn stenen.
hus-option-ends-name = Einde van de partij
hus-option-ends-about = Wanneer de partij eindigt doordat er niet gezet kan worden. Het Europese blad kijkt na elke beurt naar beide kanten, het Afrikaanse alleen naar de kant aan zet.
hus-option-ends-either-name = Een van beide kan niet zetten
hus-option-ends-either-about = De partij eindigt zodra een van beide kanten geen kommetje met twee of meer stenen heeft.
hus-option-ends-mover-name = De kant aan zet kan niet zetten
hus-option-ends-mover-about = De partij eindigt als de kant aan zet geen mogelijke zet heeft.
hus-option-max-laps-name = Langste zaaibeurt (rondes)
hus-option-max-laps-about = Een zaaibeurt met meer rondes geldt als eindeloos en mag niet worden gekozen. Dat doorzaaien eeuwig kan duren, noemen de bladen niet.

# Moves.
hus-move-sow =
    { $captured ->
        [0] { SIDE($side) } zaait vanuit { $from } in { hus-laps } en eindigt in { $last }.
        [one] { SIDE($side) } zaait vanuit { $from } in { hus-laps }, verovert één steen en eindigt in { $last }.
       *[other] { SIDE($side) } zaait vanuit { $from } in { hus-laps }, verovert { $captured } stenen en eindigt in { $last }.
    }
hus-laps =
    { $laps ->
        [one] één ronde
       *[other] { $laps } rondes
    }

hus-expected-move = Verwacht: een kommetje van a1 tot en met h4, zoals c1.
hus-illegal-opponents-pit = Kommetje { $pit } is van je tegenstander. Begin met een van jezelf.
hus-illegal-empty-pit = Kommetje { $pit } is leeg. Voor een zet heb je een kommetje met minstens twee stenen nodig.
hus-illegal-single-seed = In kommetje { $pit } ligt maar één steen. Voor een zet heb je er minstens twee nodig.
hus-illegal-endless-sowing =
    { $laps ->
        [one] De zaaibeurt vanuit { $pit } eindigt niet binnen één ronde. Een eindeloze zaaibeurt mag niet worden gekozen.
       *[other] De zaaibeurt vanuit { $pit } eindigt niet binnen { $laps } rondes. Een eindeloze zaaibeurt mag niet worden gekozen.
    }

# Endings: a sentence that follows “South wins.”
hus-reason-no-seeds = De verliezende kant heeft geen stenen meer.
hus-reason-only-singles = De verliezende kant heeft geen kommetje met twee of meer stenen.
hus-reason-no-move = Elke zaaibeurt die de verliezende kant kan kiezen, is eindeloos.

# Positions.
hus-position-no-turn = Verwacht: het bord, een spatie en de kant aan zet (s of n).
hus-position-pits = Verwacht: { $expected } kommetjes in rij { $row }; gevonden: { $found }.
hus-position-seeds = Bij kommetje { $pit } staat ‘{ $found }’. Verwacht: een getal van 0 tot en met { $most }.
hus-position-hand =
    { $seeds ->
        [one] Er is één steen in de hand. Tussen zetten moet de hand leeg zijn.
       *[other] Er zijn { $seeds } stenen in de hand. Tussen zetten moet de hand leeg zijn.
    }
hus-position-too-many-seeds = Verwacht: hoogstens { $most } stenen; gevonden: { $found }.
