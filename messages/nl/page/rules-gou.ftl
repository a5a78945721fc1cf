### The rules of Gou. $captures is how many pieces must be captured to win.

rules-gou-goal-title = Doel van het spel
rules-gou-goal = Bezet alle vier de doelen rond het midden, of sla { $captures } van de veertien stukken van je tegenstander.

rules-gou-board-title = Bord
rules-gou-board = Vijf vierkanten liggen in elkaar en zijn verbonden door diagonale lijnen. De stukken staan op de zestig punten waar lijnen elkaar raken. Elke speler heeft veertien stukken. Rood begint.
rules-gou-start = De beginstelling. De stukken van Rood hebben een ring, die van Geel een kruis.
rules-gou-board-goals = De vier hoeken van het binnenste vierkant zijn de doelen: e5, g5, e7 en g7. Er loopt geen lijn door het midden.

rules-gou-move-title = Zetten
rules-gou-move = Als je aan zet bent, verplaats je een van je stukken langs een lijn naar een vrij punt. Stukken springen nooit over andere stukken.
rules-gou-move-slide = Langs de zijde van een vierkant schuift een stuk zo ver als je wilt. Het stopt uiterlijk op de hoek van zijn vierkant en gaat nooit de hoek om.
rules-gou-move-slide-picture = Twee manieren om het stuk op b10 te schuiven.
rules-gou-move-step = Langs een diagonaal gaat een stuk alleen naar het volgende punt.
rules-gou-move-step-example = Verplaats het stuk op a7 langs de diagonaal naar b6.

rules-gou-capture-title = Slaan
rules-gou-capture = Je slaat een vijandelijk stuk als het stuk dat je verplaatst en een ander stuk van jou het insluiten: drie punten direct naast elkaar op één lijn. Het geslagen stuk gaat van het bord.
rules-gou-capture-example = Schuif van c3 naar g3. De stukken op g3 en e1 sluiten f2 in en slaan het.
rules-gou-capture-several = Eén zet kan op meerdere lijnen tegelijk slaan. Je moet alle stukken slaan die het verplaatste stuk insluit.
rules-gou-capture-several-example = Schuif van c3 naar g3 en sla twee stukken.
rules-gou-capture-single = Alleen losse stukken worden geslagen. Twee vijandelijke stukken naast elkaar op een lijn beschermen elkaar daar.

rules-gou-rows-title = Rijen slaan
rules-gou-rows = In deze variant sla je ook een hele rij vijandelijke stukken: twee of meer op opeenvolgende punten van één lijn, zonder gat, aan beide uiteinden ingesloten.
rules-gou-rows-example = Ga van h2 naar i3. De stukken op i3 en c3 sluiten een rij van twee in.
rules-gou-rows-differs = Variant 1: dezelfde zet, met en zonder.

rules-gou-between-title = Niet stoppen tussen vijanden
rules-gou-between = Een zet mag niet eindigen tussen twee vijandelijke stukken, als de drie punten op een lijn direct naast elkaar liggen. Dat geldt ook als de zet zou slaan of een doel zou bereiken.
rules-gou-between-forbidden = Het stuk op f2 kan niet stoppen op d2, tussen c3 en e1.
rules-gou-between-pass = Langs de zijde van een vierkant mag een stuk tussen twee vijanden door gaan en verderop stoppen.
rules-gou-between-pass-example = Schuif van f2 voorbij d2 naar b2.

rules-gou-stop-title = Stoppen tussen vijanden
rules-gou-stop = In deze variant mag een zet tussen twee vijandelijke stukken eindigen als hij een van die twee slaat. Anders is het verboden.
rules-gou-stop-example = Ga van f2 naar g3, tussen e3 en i3. De stukken op g3 en c3 slaan e3.
rules-gou-stop-pairs = Als meerdere paren vijanden het punt insluiten, moet de zet van elk paar een stuk slaan.
rules-gou-stop-forbidden = Op c3 staat geen rood stuk, dus de zet van f2 naar g3 slaat niets.
rules-gou-stop-differs = Variant 2: dezelfde zet, met en zonder.

rules-gou-win-title = Einde
rules-gou-win-goals = Je wint zodra je stukken op alle vier de doelen staan.
rules-gou-win-goals-example = Rood wint met h4 naar g5.
rules-gou-win-captures = Je wint ook zodra je { $captures } stukken hebt geslagen.
rules-gou-win-captures-example = Geel heeft nog vijf stukken. Sla er een met c3 naar g3.
rules-gou-win-stuck = Wie geen mogelijke zet heeft, verliest.

rules-gou-variations-title = Varianten
rules-gou-variations = Het regelblad heeft twee varianten. Bij het instellen van de partij kun je er een of allebei kiezen.

rules-gou-readings-title = Hoe wij het regelblad lezen
rules-gou-readings-board = De afbeeldingen van het blad zijn verloren gegaan. Ons bord en de beginstelling komen uit een andere beschrijving van hetzelfde spel, Go Ju (Hexagames 1986). Ze passen bij elke zin van het blad.
rules-gou-readings-captures = De Duitse en de Engelse tekst vragen alle stukken op vier na, dus tien; de Franse tekst vraagt er elf. Je kiest met de optie ‘Te slaan stukken’.
rules-gou-readings-rows = Bij variant 1 staan de Duitse en de Engelse tekst toe om twee of meer stukken op één lijn te slaan. De Franse tekst heeft het over meerdere stukken op meerdere lijnen. Hier slaat een zet in elke partij op al zijn lijnen; bij de variant volgen we de Duitse en de Engelse tekst.
rules-gou-readings-must = Het blad zegt dat je een geslagen stuk ‘mag’ weghalen. Wij lezen dat als ‘moet’.
rules-gou-readings-moved = Een stuk dat volgens variant 2 tussen twee vijanden gaat staan, wordt door hen niet geslagen: alleen wie aan zet is, slaat.
rules-gou-readings-stuck = Het blad zegt niet wat er gebeurt met een speler zonder zet. Hier verliest die speler.
rules-gou-readings-stop = Het blad zegt niet wat er gebeurt als twee paren vijanden het punt insluiten. Wij vragen van elk paar één geslagen stuk.
