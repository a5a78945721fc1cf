# Lesson: Abalone. The learner is Black. Keep the names of cells (e5).
lesson-abalone-board-title = Brættet
lesson-abalone-board-task = Brættet er en sekskant med 61 felter. Et felt hedder efter bogstavet for sin række og tallet for sin skrå linje: Det midterste er e5. Du har fjorten sorte kugler, og Hvid har også fjorten. Sort begynder. Du vinder, når du har skubbet seks fjendtlige kugler af brættet.

lesson-abalone-line-title = Flyt på linje
lesson-abalone-line-task = I en tur flytter du én kugle eller en lige række på to eller tre kugler, der rører hinanden. De flyttes alle ét felt i samme retning. Vælg den første og den sidste kugle i din række på tre, og flyt den på linje, så en kugle når e5.
lesson-abalone-line-done = Alle tre kugler rykkede ét felt langs deres række. Du kan aldrig flytte mere end tre. Du skal trække, hver gang det er din tur. Kun en spiller, der ikke kan trække, melder pas.
lesson-abalone-line-wrong-few = Du nåede e5, men ikke med hele rækken. Flyt alle tre kugler på én gang.
lesson-abalone-line-wrong-other = Det er et muligt træk. Men flyt nu rækken b2, c3, d4 mod e5.

lesson-abalone-sideways-title = Flyt sidelæns
lesson-abalone-sideways-task = En række kan også flyttes sidelæns, men hvert felt, den flyttes til, skal være frit. Flyt din række på tre sidelæns op til e4, e5 og e6.
lesson-abalone-sideways-done = Alle tre kugler rykkede ét felt i samme retning. Et sidelæns træk skubber aldrig.
lesson-abalone-sideways-wrong-few = Ikke alle tre kugler blev flyttet. Vælg den første og den sidste kugle i rækken.
lesson-abalone-sideways-wrong-other = Det er et muligt træk. Men flyt nu rækken d3, d4, d5 op i række e.

lesson-abalone-push-title = Skub
lesson-abalone-push-task = På linje kan en række skubbe de fjendtlige kugler lige foran sig, hvis der er færre af dem, end den selv har. To kugler skubber én. Feltet bag den skubbede kugle skal være frit. Skub den hvide kugle på e5.
lesson-abalone-push-done = To mod én: Den hvide kugle måtte vige. En enkelt kugle skubber aldrig. Du har aldrig pligt til at skubbe.
lesson-abalone-push-wrong-none = Dette træk skubber ikke noget. Flyt rækken c3, d4 mod den hvide kugle på e5.

lesson-abalone-three-title = Tre skubber to
lesson-abalone-three-task = Tre kugler skubber en eller to. Skub de to hvide kugler på e5 og f6.
lesson-abalone-three-done = Tre mod to. Da man aldrig flytter mere end tre kugler, kan ingen skubbe tre.
lesson-abalone-three-wrong-none = Dette træk skubber ikke begge kugler. Flyt hele rækken b2, c3, d4.

lesson-abalone-blocked-title = Når du ikke kan skubbe
lesson-abalone-blocked-task = Du kan ikke skubbe lige så mange, som du selv har: To kugler kan ikke skubbe to. Og du kan ikke skubbe, hvis der ligger en anden kugle bag de skubbede. Kun én af dine rækker kan skubbe her. Find den.
lesson-abalone-blocked-done = Tre mod to med et frit felt bagved. De andre rækker er standset: af to hvide kugler og af en sort kugle på e5.
lesson-abalone-blocked-wrong-none = Dette træk skubber ikke noget. Tæl kuglerne i hver række, og se på feltet bagved.

lesson-abalone-off-title = Skub en kugle af brættet
lesson-abalone-off-task = Hvis der ikke er noget felt bag den skubbede kugle, falder den af brættet og tæller for dig. Skub en hvid kugle af brættet.
lesson-abalone-off-done = Kuglen er skubbet af brættet. Med seks har du vundet. Du kan ikke flytte dine egne kugler ud af brættet.
lesson-abalone-off-wrong-push = Du skubbede en kugle, men den er stadig på brættet. Skub den ved kanten.
lesson-abalone-off-wrong-none = Dette træk skubber ikke noget af brættet. Se på den hvide kugle på e9.

lesson-abalone-safe-title = Beskyt dine kugler
lesson-abalone-safe-task = Din kugle på a3 ligger ved kanten. De tre hvide kugler på b3, c3 og d3 ligger på linje med den og kan skubbe den af brættet. Spil et træk, så Hvid ikke kan skubbe noget af brættet.
lesson-abalone-safe-done = Nu kan Hvid ikke skubbe noget af brættet. En kugle ved kanten er i fare, når den ligger på linje med en fjendtlig række. Kugler, der holder sammen i midten, står stærkt.
lesson-abalone-safe-wrong-lost = Hvid kan stadig skubbe din kugle på a3 af brættet. Flyt den væk fra linjen.

lesson-abalone-more-title = Tre spillere
lesson-abalone-more-task = Med tre spillere spiller alle alene: Sort, Hvid og Rød i denne rækkefølge, med elleve kugler hver. Alle de andre er modstandere, så du kan også skubbe to kugler af forskellig farve. Skub kuglerne på e5 og e6.
lesson-abalone-more-done = Tre mod to, en hvid og en rød. Den første, der har skubbet seks kugler af brættet, vinder, uanset deres farve. Indtil da spiller alle videre; en spiller uden kugler eller uden et træk melder pas.
lesson-abalone-more-wrong-none = Dette træk skubber ikke begge kugler. Flyt hele rækken e2, e3, e4.

lesson-abalone-teams-title = Hold
lesson-abalone-teams-task = Med fire eller seks spillere er der to hold, som trækker på skift. Her spiller du og Rød mod Hvid og Gul. Du må flytte din medspillers kugler som dine egne, alene eller i en række sammen med dine. Men et skub skal begynde med din egen kugle: Den bageste skal være sort. Skub den hvide kugle på e5.
lesson-abalone-teams-done = Din kugle på c3 skubbede bagfra. I rækken g3, g4 er den bageste kugle rød, så den kan du ikke skubbe med. Et hold skubber aldrig sine egne kugler. Det, som medspillerne skubber af brættet, tælles sammen: Med seks vinder holdet. To skubbede kugler må have to modstanderes farver. Fire spillere trækker i rækkefølgen Sort, Hvid, Rød, Gul med ni kugler hver; seks i rækkefølgen Sort, Hvid, Rød, Gul, Grøn, Blå med seks hver. Med seks spiller Sort, Rød og Grøn mod Hvid, Gul og Blå.
lesson-abalone-teams-wrong-none = Dette træk skubber ikke noget. Din kugle på c3 ligger bag den røde på d4: Flyt den række.

lesson-abalone-win-title = Vind et lille parti
lesson-abalone-win-task = Vind nu et lille parti. Du har allerede skubbet fire kugler af brættet. Skub endnu en af.
lesson-abalone-win-task-2 = Hvid reddede én kugle, men ikke begge. Skub den sjette af brættet.
lesson-abalone-win-done = Seks kugler er skubbet af brættet: Du har vundet dit første lille parti.
lesson-abalone-win-wrong-none = Dette træk skubber ikke noget af brættet. Find en hvid kugle ved kanten med to af dine bag sig.

lesson-abalone-game-title = Dit første parti
lesson-abalone-game-task = Spil mod en nem modstander. For at partiet kan blive kort, vinder man her med tre kugler. Ved hver tur får du et kort tip, og du kan tage træk tilbage, så ofte du vil. Hvis den samme stilling opstår for tredje gang, ender partiet remis.
