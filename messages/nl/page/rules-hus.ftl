### The rules of Hus. $max-laps is an option; $move is the pit to sow.

rules-hus-goal-title = Doel
rules-hus-goal = Zorg dat je tegenstander niet meer kan zetten. Wie aan zet is en geen kommetje met twee of meer stenen heeft, kan niet zaaien en verliest.

rules-hus-board-title = Bord
rules-hus-board = Het bord heeft vier rijen van acht kommetjes. De twee rijen het dichtst bij jou zijn van jou: de buitenrij aan de rand en de binnenrij naast die van je tegenstander. Je zaait alleen in je eigen zestien kommetjes.
rules-hus-board-start = In het begin liggen in elk buitenkommetje twee stenen, net als in de vier binnenkommetjes rechts van elke speler. De 48 stenen blijven de hele partij op het bord. Zuid begint.
rules-hus-start = De beginstelling. Zuid zit onderaan.

rules-hus-sow-title = Zaaien
rules-hus-sow = Als je aan zet bent, kies je een van je kommetjes met twee of meer stenen. Pak ze er allemaal uit en zaai ze een voor een in de kommetjes die volgen. Een leeg kommetje of een kommetje met één steen kun je niet kiezen.
rules-hus-sow-clockwise = Zaai met de klok mee. Je stenen gaan in je binnenrij naar rechts en in je buitenrij naar links.
rules-hus-sow-counter-clockwise = Zaai tegen de klok in. Je stenen gaan in je buitenrij naar rechts en in je binnenrij naar links.
rules-hus-sow-round = Een zaaibeurt die helemaal rondgaat, slaat het kommetje waar hij begon niet over.
rules-hus-sow-example-clockwise = Zaai vanuit b1. De laatste steen valt in het lege kommetje a2 en de beurt is voorbij.
rules-hus-sow-example-counter-clockwise = Zaai vanuit e2. De laatste steen valt in het lege kommetje c2 en de beurt is voorbij.
rules-hus-sow-single = In kommetje { $move } ligt maar één steen.

rules-hus-relay-title = Doorzaaien
rules-hus-relay = Valt de laatste steen in een leeg kommetje, dan is je beurt voorbij. Valt hij in een kommetje met stenen, pak dan alles uit dat kommetje, ook de laatste steen, en zaai verder vanaf het volgende kommetje. Doorzaaien is verplicht. Eén keer stenen pakken en ze zaaien heet een ronde; je beurt kan veel rondes duren.
rules-hus-relay-example-clockwise = Zaai vanuit e1. De eerste ronde eindigt in c1, waar stenen liggen. De tweede ronde eindigt in het lege kommetje a2.
rules-hus-relay-example-counter-clockwise = Zaai vanuit h1. De eerste ronde eindigt in g2, waar stenen liggen. De tweede ronde eindigt in het lege kommetje d2.
rules-hus-endless = Soms houdt het doorzaaien nooit op. Een zaaibeurt die meer dan { $max-laps } rondes duurt, mag je niet kiezen. Wie geen andere zaaibeurt heeft, verliest.

rules-hus-capture-title = Veroveren
rules-hus-capture-inner = Je verovert stenen als een ronde in je binnenrij eindigt, in een kommetje waar al stenen lagen, en er in het vijandelijke binnenkommetje van dezelfde kolom ook stenen liggen. Pak alle stenen uit beide vijandelijke kommetjes van de kolom. Het buitenkommetje mag leeg zijn.
rules-hus-capture-both = Je verovert stenen als een ronde in je binnenrij eindigt, in een kommetje waar al stenen lagen, en er in beide vijandelijke kommetjes van dezelfde kolom stenen liggen. Pak alle stenen uit allebei.
rules-hus-resow-with-own = Pak ook de stenen uit je eigen kommetje. Zaai ze allemaal, te beginnen met het volgende kommetje.
rules-hus-resow-captured-only = Laat de stenen in je eigen kommetje liggen. Zaai alleen de veroverde stenen, te beginnen met het volgende kommetje.
rules-hus-capture-example = Zaai vanuit { $move }. De eerste ronde eindigt in een bezet binnenkommetje en je verovert stenen.
rules-hus-no-capture = Kun je niets veroveren, dan zaai je gewoon door. Een ronde die in je buitenrij eindigt, verovert nooit iets. Veroveren kun je niet weigeren, maar je hoeft geen zet te kiezen die iets verovert.

rules-hus-end-title = Einde en punten
rules-hus-ends-either = Na elke beurt wordt naar beide kanten gekeken. Heeft een kant geen kommetje met twee of meer stenen, dan eindigt de partij en verliest die kant. Dat kan ook de kant zijn die net heeft gezet.
rules-hus-ends-either-example = Zaai vanuit e2. Daarna heeft Zuid in geen kommetje meer dan één steen, dus Zuid verliest.
rules-hus-ends-mover = De partij eindigt als de speler aan zet geen mogelijke zet heeft. Die speler verliest.
rules-hus-points = Elke speler krijgt een punt voor elke steen aan de eigen kant. Een winnaar die alle 48 stenen heeft, krijgt het dubbele, 96 punten. In een match wisselen de spelers na elke partij van kant, en worden de punten van alle partijen opgeteld.

rules-hus-differs-title = Europees en Afrikaans Hus
rules-hus-differs = De twee spellen verschillen in vier regels. Elke regel is een optie, dus je kunt ze ook combineren. Een programma speelde willekeurige partijen en zocht de eenvoudigste stellingen waarin een verschil ertoe doet.
rules-hus-differs-all = Alle vier de regels samen: dezelfde stelling, hetzelfde kommetje d2.
rules-hus-differs-direction = Zaairichting: kommetje c2 verovert alleen als het met de klok mee wordt gezaaid.
rules-hus-differs-capture-if = Veroveren: de ronde die in c2 begint, eindigt in e2. Ertegenover ligt in het binnenkommetje een steen en is het buitenkommetje leeg.
rules-hus-differs-resow = Zaaien na verovering: in beide gevallen wordt de steen in g3 veroverd. In het Europese spel pak je ook de stenen in g2; in het Afrikaanse blijven ze daar liggen.
rules-hus-differs-ends = Einde van de partij: na e2 heeft Zuid in geen kommetje meer dan één steen, maar Noord is aan zet en kan zetten.

rules-hus-readings-title = Hoe wij de regelbladen lezen
rules-hus-readings-must = Het Europese blad zegt dat je ‘mag’ oppakken en veroveren. Wij lezen dat als ‘moet’, zoals de Afrikaanse beschrijving zegt.
rules-hus-readings-end = Volgens het Europese blad eindigt de partij als een van de spelers alleen nog kommetjes met één steen heeft. De Afrikaanse beschrijving zegt dat de laatste speler die kan zetten, wint. Je kiest met de optie ‘Einde van de partij’.
rules-hus-readings-both = Beide kanten kunnen niet tegelijk in elk kommetje hooguit één steen hebben: 48 stenen passen niet een voor een in 32 kommetjes. Gebeurt dat in een eigen stelling met minder stenen, dan verliest de speler aan zet.
rules-hus-readings-own = De Afrikaanse beschrijving zegt dat de veroverde stenen worden gezaaid. Je eigen kommetje noemt ze niet. Andere beschrijvingen van het spel zijn het erover eens dat het zijn stenen houdt. De optie ‘Zaaien na verovering’ verandert dit.
rules-hus-readings-endless = De bladen zeggen niets over zaaibeurten die nooit ophouden. Wij verbieden ze. De optie ‘Langste zaaibeurt’ bepaalt de limiet.
rules-hus-readings-first = Volgens het Europese blad wordt geloot wie begint. Hier begint Zuid, en je kiest je kant bij het instellen van de partij.
