# Lesson: Pantareï. The learner plays White. Stacks are numbered from the head.
lesson-pantarei-snake-title = Slangen
lesson-pantarei-snake-task = Nitten skæl ligger på en linje, slangen: ni hvide, ni sorte og ét neutralt. Begge farver har tre skæl af hver af værdierne 1, 2 og 3. Alle nitten blandes til hvert parti, så det neutrale kan ligge hvor som helst. Ved starten er hvert skæl en stak for sig. Når det er din tur, flytter du skæl hen oven på andre skæl. Den spiller, hvis træk giver en stak på syv eller flere skæl, vinder. Stakkene er nummererede: Stak 1 ligger ved slangens hoved, den sidste ved dens hale.

lesson-pantarei-colour-title = Vælg en farve
lesson-pantarei-colour-task = Spilleren på plads 1 ser på slangen og vælger en farve. Modstanderen får den anden farve og trækker først. Her vælger du: hvid eller sort.
lesson-pantarei-colour-done = Nu ville din modstander begynde. I de næste trin spiller du Hvid.

lesson-pantarei-move-title = Flyt et skæl
lesson-pantarei-move-task = Du flytter det øverste skæl på en stak, hvis det har din farve. Også et enkelt skæl er en stak. Det flyttes præcis så mange stakke mod hovedet eller mod halen, som dets værdi siger. Det må ikke gå ud over slangens ende. Flyt den hvide 2’er.
lesson-pantarei-move-done = 2’eren rykkede præcis to stakke og ligger nu på den sorte 3’er. Du må lande på enhver stak. Stakken tilhører den spiller, hvis farve ligger øverst.
lesson-pantarei-move-wrong-other = Det kan man godt, men flyt nu den hvide 2’er ved hovedet.

lesson-pantarei-two-title = Tag et skæl mere med
lesson-pantarei-two-task = Du må tage det skæl med, der ligger lige under det øverste, uanset dets farve. Kun værdien af det øverste skæl tæller. Vælg den hvide 2’er og derefter »To skæl«, og flyt den sammen med den sorte 3’er under den.
lesson-pantarei-two-done = Begge skæl rykkede to stakke og beholdt deres rækkefølge. Du kan flytte et eller to skæl, aldrig flere.
lesson-pantarei-two-wrong-swap = Det var et bytte. Det lærer du at kende om lidt. Flyt nu to skæl på én gang.
lesson-pantarei-two-wrong-one = Du flyttede kun ét skæl. Tag den sorte 3’er med.

lesson-pantarei-close-title = Slangen lukker sig sammen
lesson-pantarei-close-task = Når en plads bliver tom, lukkes hullet med det samme, og afstandene ændrer sig. Den hvide 2’er er tre stakke fra den sorte 3’er og kan ikke nå den. Flyt den hvide 1’er hen på den sorte 3’er.
lesson-pantarei-close-task-2 = Dit træk lukkede et hul: Den sorte 3’er med din 1’er er kun to stakke fra din 2’er. Sort har flyttet en 2’er hen på den sorte 1’er. Flyt den hvide 2’er hen på den sorte 3’er med din 1’er.
lesson-pantarei-close-done = I afstande tæller altid de stakke, der er der nu. En staks højde betyder ikke noget.
lesson-pantarei-close-wrong-first = Flyt den hvide 1’er én stak mod halen, hen på den sorte 3’er.
lesson-pantarei-close-wrong-second = Flyt den hvide 2’er ved hovedet to stakke mod halen.

lesson-pantarei-neutral-title = Det neutrale skæl
lesson-pantarei-neutral-task = Det neutrale skæl tilhører ingen. Så længe det ligger øverst, kan ingen flytte eller bytte stakken. Men alle må lande på den. Flyt den hvide 1’er derhen.
lesson-pantarei-neutral-task-2 = Sort har flyttet en 2’er hen på din 2’er. Det neutrale skæl flyttes kun med under et andet skæl. Flyt din 1’er, og tag det neutrale skæl med.
lesson-pantarei-neutral-done = Det neutrale skæl tæller i en stak som ethvert andet skæl.
lesson-pantarei-neutral-wrong-first = Flyt den hvide 1’er ved hovedet hen på det neutrale skæl.
lesson-pantarei-neutral-wrong-second = Vælg »To skæl«, så det neutrale skæl flyttes med din 1’er.

lesson-pantarei-swap-title = Byt
lesson-pantarei-swap-task = I stedet for at flytte må du bytte om på to vilkårlige stakke, hvis begge har din farve øverst. Hver stak beholder sin rækkefølge; kun pladserne byttes. Byt om på stak 2 og 4.
lesson-pantarei-swap-done = Et bytte ændrer, hvad dine skæl kan nå. Et enkelt skæl tæller også som en stak. Du må også bytte om på to ens skæl.
lesson-pantarei-swap-wrong-move = Du flyttede. Vælg stak 2, så »Byt« og så stak 4.

lesson-pantarei-ban-title = Intet bytte efter et bytte
lesson-pantarei-ban-task = Når din modstander lige har byttet, må du ikke bytte. Sort har lige byttet, så du er nødt til at flytte. Lav en stak på tre skæl.
lesson-pantarei-ban-done = Efter en flytning eller et pas må der byttes igen.
lesson-pantarei-ban-wrong-low = Denne stak har kun to skæl. Flyt to skæl på én gang.

lesson-pantarei-pass-title = Meld pas
lesson-pantarei-pass-task = Du melder kun pas, hvis du hverken kan flytte eller bytte. Din 3’er ville gå ud over slangens ende, og et bytte kræver to stakke med din farve øverst. Derfor skal du melde pas.
lesson-pantarei-pass-done = Ingen må melde pas frivilligt. Du skal også melde pas, hvis du kun kunne bytte, og din modstander lige har byttet. Det kan aldrig ske, at begge spillere sidder fast.

lesson-pantarei-safe-title = Lad ikke Sort vinde
lesson-pantarei-safe-task = Stak 1 har fem skæl. Sort kan flytte to skæl fra stak 3 hen på den og vinde med syv. Forhindr det.
lesson-pantarei-safe-done = Nu kan Sort ikke vinde med næste træk. Se efter, hvem der kan nå den højeste stak, før du trækker.
lesson-pantarei-safe-wrong-lost = Sort kan stadig flytte to skæl fra stak 3 hen på stak 1 og vinde. Ændr afstanden, eller dæk stak 3.

lesson-pantarei-win-title = Vind et lille parti
lesson-pantarei-win-task = Vind nu et lille parti. Læg et sjette skæl på den høje stak, så du bagefter kan lægge det syvende på, uanset hvad Sort gør.
lesson-pantarei-win-task-2 = Sort har flyttet en 3’er hen på din 2’er, men kunne ikke standse dig. Læg det syvende skæl på.
lesson-pantarei-win-done = Syv skæl: Du har vundet dit første lille parti. Lægger du to skæl på en stak på seks, bliver det otte, og det vinder også.
lesson-pantarei-win-wrong-stopped = Stakken har seks skæl, men Sort kan forhindre det syvende. Læg et andet skæl på i stedet, så din 1’er kan følge efter.
lesson-pantarei-win-wrong-low = Den høje stak skal have et sjette skæl. Find et skæl, der når den præcis.
lesson-pantarei-win-wrong-not-yet = Det giver ikke en stak på syv. Flyt den hvide 1’er hen på den høje stak.

lesson-pantarei-game-title = Dit første parti
lesson-pantarei-game-task = Spil et helt parti mod en nem modstander. Ved hver tur får du et kort tip, og du kan tage træk tilbage, så ofte du vil. Hvis den samme stilling opstår for tredje gang, ender partiet remis.
