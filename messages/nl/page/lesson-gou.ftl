# Lesson: Gou. The learner is Red. Keep the names of points (e7).
lesson-gou-board-title = Het bord
lesson-gou-board-task = Het bord heeft vijf vierkanten, het ene binnen het andere, verbonden door diagonalen. Elke zijde van een vierkant is een lijn, en elke diagonaal ook. De stukken staan op de punten waar lijnen samenkomen; het teken in het midden is geen punt. Elke speler begint met veertien stukken. De jouwe zijn rood, en Rood begint. Elk punt heet naar zijn kolom, a tot en met k van links af, en zijn rij, 1 tot en met 11 van onderen af.

lesson-gou-goal-title = Doel van het spel
lesson-gou-goal-task = Je kunt op drie manieren winnen: je stukken staan op alle vier de gemarkeerde doelen, je tegenstander heeft nog hooguit vier stukken, of je tegenstander heeft geen mogelijke zet.

lesson-gou-slide-title = Schuiven langs een zijde
lesson-gou-slide-task = Op de zijde van een vierkant schuift een stuk zo ver als je wilt, zolang de punten vrij zijn. Het kan niet over stukken springen en niet de hoek om. Schuif van c9 naar i9.
lesson-gou-slide-done = Je stuk is langs de hele zijde geschoven. Om de hoek om te gaan heeft het nog een zet nodig.
lesson-gou-slide-wrong-short = Daar mag je stoppen, maar schuif nu door tot de hoek, i9.
lesson-gou-slide-wrong-other = Deze zet is mogelijk. Maar schuif nu het stuk op c9 naar i9.

lesson-gou-diagonal-title = Een stap langs een diagonaal
lesson-gou-diagonal-task = Op een diagonaal gaat een stuk maar één punt verder. Ga van d8 naar het doel e7.
lesson-gou-diagonal-done = Diagonalen leiden van het ene vierkant naar het volgende, en naar de doelen.
lesson-gou-diagonal-wrong-other = Deze zet is mogelijk. Maar ga nu van d8 langs de diagonaal naar e7.

lesson-gou-capture-title = Slaan
lesson-gou-capture-task = Je slaat een vijandelijk stuk als je het insluit tussen het stuk dat je verplaatst en een ander stuk van jou. Alle drie moeten op één lijn direct naast elkaar staan, zonder ander punt ertussen. Sla het stuk op f10.
lesson-gou-capture-done = Je stukken op d10 en h10 sloten het vijandelijke stuk in. Alleen het verplaatste stuk slaat, en het slaat altijd alles wat het kan slaan vanaf het punt waar het stopt. Maar je hoeft geen zet te kiezen die slaat. De geslagen stukken liggen in de bakjes aan de rand van het bord: met tien win je.
lesson-gou-capture-wrong-none = Deze zet slaat niets. Je hebt een stuk op d10; breng een ander stuk naar de andere kant van f10.

lesson-gou-double-title = Twee tegelijk slaan
lesson-gou-double-task = Een zet slaat elk vijandelijk stuk dat hij insluit, op alle lijnen. Sla twee stukken met één zet.
lesson-gou-double-done = Je hebt één stuk op de zijde van het vierkant geslagen en één op een diagonaal. Alleen losse stukken worden geslagen. Twee vijandelijke stukken naast elkaar op een lijn beschermen elkaar daar.
lesson-gou-double-wrong-one = Je hebt één stuk geslagen. Er is een punt vanwaar je er twee slaat.
lesson-gou-double-wrong-none = Deze zet slaat niets. Kijk naar de stukken op e9 en f8.

lesson-gou-between-title = Stop niet tussen twee vijanden
lesson-gou-between-task = Een stuk mag niet stoppen tussen twee vijandelijke stukken die er op één lijn direct naast staan, ook niet om te slaan of om een doel te bereiken. Je mag dus niet op h10 stoppen. Maar tussen twee vijanden door gaan mag wel. Zoek een andere zet die slaat.
lesson-gou-between-done = Je stuk ging tussen de vijanden op d4 en f2 door, stopte op c3 en sloeg het stuk op c5.
lesson-gou-between-wrong-none = Deze zet slaat niets. Kijk naar het gele stuk op c5.

lesson-gou-safe-title = Bescherm je stukken
lesson-gou-safe-task = Geel slaat op dezelfde manier. Gaat Geel van i11 naar h10, dan verlies je je stuk op f10. Doe een zet waarna Geel niets kan slaan.
lesson-gou-safe-done = Nu kan Geel niets slaan. Kijk voor elke zet wat je tegenstander kan slaan.
lesson-gou-safe-wrong-lost = Geel kan na deze zet nog steeds een stuk slaan. Zorg dat geen stuk van jou tussen twee gele kan worden ingesloten.

lesson-gou-corner-title = Veilige punten
lesson-gou-corner-task = Een stuk op een van de vier buitenste hoeken kan nooit worden geslagen, omdat er geen lijn achter doorloopt. Een stuk op een doel kan maar op één lijn worden geslagen: dat op e7 alleen vanaf d6 en f8.

lesson-gou-block-title = Laat Geel niet winnen
lesson-gou-block-task = Stukken van Geel staan op drie doelen, en een vierde stuk kan van d4 naar e5 gaan en winnen. Voorkom dit.
lesson-gou-block-done = Nu kan Geel niet met de volgende zet winnen. Je kunt een stuk op een doel slaan, of zelf een stuk op een doel zetten.
lesson-gou-block-wrong-lost = Geel gaat naar e5 en wint. Sla het stuk op e7, of bezet e5 zelf.

lesson-gou-win-title = Win een kleine partij
lesson-gou-win-task = Win nu een kleine partij. Je stukken staan op twee doelen. Bezet een derde.
lesson-gou-win-task-2 = Geel is van f2 naar e3 gegaan en is te ver weg. Bezet het vierde doel.
lesson-gou-win-done = Je stukken staan op alle vier de doelen. De partij is meteen afgelopen, en je hebt je eerste kleine partij gewonnen.
lesson-gou-win-wrong-other = Je stukken op d4 en h4 staan naast de vrije doelen. Verplaats er een.
lesson-gou-win-wrong-not-yet = Er is nog één doel vrij. Bezet het.

lesson-gou-game-title = Je eerste partij
lesson-gou-game-task = Speel een hele partij tegen een makkelijke tegenstander. Bij elke beurt krijg je een korte tip, en je kunt zo vaak zetten terugnemen als je wilt. Komt dezelfde stelling voor de derde keer voor, dan eindigt de partij in remise. Bij het instellen van een partij kun je varianten kiezen.
