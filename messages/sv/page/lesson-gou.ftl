# Lesson: Gou. The learner is Red. Keep the names of points (e7).
lesson-gou-board-title = Brädet
lesson-gou-board-task = Brädet har fem kvadrater, den ena inuti den andra, förenade av diagonaler. Varje sida av en kvadrat är en linje, och det är varje diagonal också. Pjäserna står på punkterna där linjer möts; tecknet i mitten är ingen punkt. Varje spelare börjar med fjorton pjäser. Dina är röda, och Röd börjar. Varje punkt har namn efter sin kolumn, a till k från vänster, och sin rad, 1 till 11 nedifrån.

lesson-gou-goal-title = Mål
lesson-gou-goal-task = Du kan vinna på tre sätt: dina pjäser står på alla fyra markerade målpunkter, din motståndare har högst fyra pjäser kvar, eller din motståndare har inget möjligt drag.

lesson-gou-slide-title = Glid längs en sida
lesson-gou-slide-task = På en kvadrats sida glider en pjäs så långt du vill, så länge punkterna är fria. Den kan inte hoppa över pjäser och inte gå runt ett hörn. Glid från c9 till i9.
lesson-gou-slide-done = Din pjäs gled längs hela sidan. För att gå runt hörnet behöver den ett drag till.
lesson-gou-slide-wrong-short = Du får stanna där, men glid nu ända till hörnet, i9.
lesson-gou-slide-wrong-other = Det är ett möjligt drag. Men låt nu pjäsen på c9 glida till i9.

lesson-gou-diagonal-title = Ett steg längs en diagonal
lesson-gou-diagonal-task = På en diagonal flyttas en pjäs bara en punkt. Gå från d8 till målpunkten e7.
lesson-gou-diagonal-done = Diagonaler leder från en kvadrat till nästa, och till målpunkterna.
lesson-gou-diagonal-wrong-other = Det är ett möjligt drag. Men gå nu från d8 längs diagonalen till e7.

lesson-gou-capture-title = Slå
lesson-gou-capture-task = Du slår en fientlig pjäs om du stänger in den mellan pjäsen du flyttar och en annan av dina pjäser. Alla tre måste stå alldeles intill varandra på en och samma linje, utan någon punkt emellan. Slå pjäsen på f10.
lesson-gou-capture-done = Dina pjäser på d10 och h10 stängde in den fientliga pjäsen. Bara pjäsen du flyttar slår, och den slår alltid alla pjäser den kan där den stannar. Men du behöver inte välja ett drag som slår. De slagna pjäserna ligger i rännorna vid brädets kant: med tio har du vunnit.
lesson-gou-capture-wrong-none = Det här draget slår ingenting. Du har en pjäs på d10; för en annan till andra sidan av f10.

lesson-gou-double-title = Slå två på en gång
lesson-gou-double-task = Ett drag slår varje fientlig pjäs som det stänger in, på alla linjer. Slå två pjäser med ett drag.
lesson-gou-double-done = Du slog en pjäs på kvadratens sida och en på en diagonal. Bara ensamma pjäser slås. Två fientliga pjäser bredvid varandra på en linje skyddar varandra där.
lesson-gou-double-wrong-one = Du slog en pjäs. Det finns en punkt varifrån du slår två.
lesson-gou-double-wrong-none = Det här draget slår ingenting. Titta på pjäserna på e9 och f8.

lesson-gou-between-title = Stanna inte mellan två fiender
lesson-gou-between-task = En pjäs får inte stanna mellan två fientliga pjäser som står alldeles intill den på en linje, inte ens för att slå eller för att nå en målpunkt. Därför får du inte stanna på h10. Men en pjäs får passera mellan två fiender. Hitta en annan pjäs att slå.
lesson-gou-between-done = Din pjäs passerade mellan fienderna på d4 och f2, stannade på c3 och slog pjäsen på c5.
lesson-gou-between-wrong-none = Det här draget slår ingenting. Titta på den gula pjäsen på c5.

lesson-gou-safe-title = Skydda dina pjäser
lesson-gou-safe-task = Gul slår på samma sätt. Om Gul flyttar från i11 till h10 förlorar du din pjäs på f10. Gör ett drag så att Gul inte kan slå något.
lesson-gou-safe-done = Nu kan Gul inte slå något. Titta efter vad din motståndare kan slå före vart och ett av dina drag.
lesson-gou-safe-wrong-lost = Gul kan fortfarande slå en pjäs efter det här draget. Se till att ingen av dina pjäser kan stängas in mellan två gula.

lesson-gou-corner-title = Säkra punkter
lesson-gou-corner-task = En pjäs på något av de fyra yttersta hörnen kan aldrig slås, eftersom ingen linje fortsätter bakom den. En pjäs på en målpunkt kan slås på bara en linje: den på e7 bara från d6 och f8.

lesson-gou-block-title = Låt inte Gul vinna
lesson-gou-block-task = Guls pjäser står på tre målpunkter, och en fjärde pjäs kan gå från d4 till e5 och vinna. Förhindra det.
lesson-gou-block-done = Nu kan Gul inte vinna med nästa drag. Du kan slå en pjäs på en målpunkt eller själv ställa en pjäs på en målpunkt.
lesson-gou-block-wrong-lost = Gul går till e5 och vinner. Slå pjäsen på e7 eller inta själv e5.

lesson-gou-win-title = Vinn ett litet parti
lesson-gou-win-task = Vinn nu ett litet parti. Dina pjäser står på två målpunkter. Inta en tredje.
lesson-gou-win-task-2 = Gul har gått från f2 till e3 och är för långt borta. Inta den fjärde målpunkten.
lesson-gou-win-done = Dina pjäser står på alla fyra målpunkterna. Partiet är genast slut, och du har vunnit ditt första lilla parti.
lesson-gou-win-wrong-other = Dina pjäser på d4 och h4 står intill de fria målpunkterna. Flytta en av dem.
lesson-gou-win-wrong-not-yet = En målpunkt är fortfarande fri. Inta den.

lesson-gou-game-title = Ditt första parti
lesson-gou-game-task = Spela ett helt parti mot en snäll motståndare. Vid varje drag får du ett kort tips, och du kan ta tillbaka drag så ofta du vill. Om samma ställning uppstår för tredje gången slutar partiet remi. När du ställer in ett parti kan du välja varianter.
