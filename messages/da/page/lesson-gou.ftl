# Lesson: Gou. The learner is Red. Keep the names of points (e7).
lesson-gou-board-title = Brættet
lesson-gou-board-task = Brættet har fem kvadrater inden i hinanden, forbundet af diagonaler. Hver side af et kvadrat er en linje, og det er hver diagonal også. Brikkerne står på de punkter, hvor linjer mødes; tegnet i midten er ikke et punkt. Hver spiller begynder med fjorten brikker. Dine er røde, og Rød begynder. Hvert punkt har navn efter sin kolonne, a til k fra venstre, og sin række, 1 til 11 nedefra.

lesson-gou-goal-title = Mål
lesson-gou-goal-task = Du kan vinde på tre måder: Dine brikker står på alle fire markerede målpunkter, din modstander har højst fire brikker tilbage, eller din modstander har ikke noget muligt træk.

lesson-gou-slide-title = Glid langs en side
lesson-gou-slide-task = På siden af et kvadrat glider en brik så langt, du vil, så længe punkterne er frie. Den kan ikke springe over brikker, og den kan ikke dreje om et hjørne. Glid fra c9 til i9.
lesson-gou-slide-done = Din brik gled langs hele siden. Det kræver endnu et træk at dreje om hjørnet.
lesson-gou-slide-wrong-short = Du må godt standse dér, men glid nu helt til hjørnet, i9.
lesson-gou-slide-wrong-other = Det er et muligt træk. Men lad nu brikken på c9 glide til i9.

lesson-gou-diagonal-title = Gå ét skridt langs en diagonal
lesson-gou-diagonal-task = På en diagonal flyttes en brik kun ét punkt. Gå fra d8 til målpunktet e7.
lesson-gou-diagonal-done = Diagonaler fører fra det ene kvadrat til det næste og til målpunkterne.
lesson-gou-diagonal-wrong-other = Det er et muligt træk. Men gå nu fra d8 langs diagonalen til e7.

lesson-gou-capture-title = Slå
lesson-gou-capture-task = Du slår en fjendtlig brik, hvis du lukker den inde mellem den brik, du flytter, og en anden af dine brikker. Alle tre skal stå lige ved siden af hinanden på én linje, uden noget punkt imellem. Slå brikken på f10.
lesson-gou-capture-done = Dine brikker på d10 og h10 lukkede den fjendtlige brik inde. Kun den brik, du flytter, slår, og den slår altid alle de brikker, den kan, dér, hvor den standser. Men du behøver ikke vælge et træk, der slår. De slåede brikker ligger i bakkerne ved brættets kant: Med ti har du vundet.
lesson-gou-capture-wrong-none = Dette træk slår ikke noget. Du har en brik på d10; før en anden hen på den modsatte side af f10.

lesson-gou-double-title = Slå to på én gang
lesson-gou-double-task = Et træk slår hver fjendtlig brik, det lukker inde, på alle linjer. Slå to brikker med ét træk.
lesson-gou-double-done = Du slog en brik på kvadratets side og en på en diagonal. Kun brikker, der står alene, slås. To fjendtlige brikker ved siden af hinanden på en linje beskytter hinanden dér.
lesson-gou-double-wrong-one = Du slog én brik. Der er et punkt, hvorfra du slår to.
lesson-gou-double-wrong-none = Dette træk slår ikke noget. Se på brikkerne på e9 og f8.

lesson-gou-between-title = Stands ikke mellem to fjender
lesson-gou-between-task = En brik må ikke standse mellem to fjendtlige brikker, der står lige ved siden af den på én linje, heller ikke for at slå eller for at nå et målpunkt. Derfor må du ikke standse på h10. Men en brik må passere mellem to fjender. Find en anden brik at slå.
lesson-gou-between-done = Din brik passerede mellem fjenderne på d4 og f2, standsede på c3 og slog brikken på c5.
lesson-gou-between-wrong-none = Dette træk slår ikke noget. Se på den gule brik på c5.

lesson-gou-safe-title = Beskyt dine brikker
lesson-gou-safe-task = Gul slår på samme måde. Hvis Gul flytter fra i11 til h10, mister du din brik på f10. Spil et træk, så Gul ikke kan slå noget.
lesson-gou-safe-done = Nu kan Gul ikke slå noget. Se efter, hvad din modstander kan slå, før hvert af dine træk.
lesson-gou-safe-wrong-lost = Gul kan stadig slå en brik efter dette træk. Sørg for, at ingen af dine brikker kan lukkes inde mellem to gule.

lesson-gou-corner-title = Sikre punkter
lesson-gou-corner-task = En brik på et af de fire yderste hjørner kan aldrig slås, fordi ingen linje fortsætter bag den. En brik på et målpunkt kan kun slås på én linje: brikken på e7 kun fra d6 og f8.

lesson-gou-block-title = Lad ikke Gul vinde
lesson-gou-block-task = Guls brikker står på tre målpunkter, og en fjerde brik kan gå fra d4 til e5 og vinde. Forhindr det.
lesson-gou-block-done = Nu kan Gul ikke vinde med næste træk. Du kan slå en brik på et målpunkt eller selv sætte en brik på et målpunkt.
lesson-gou-block-wrong-lost = Gul går til e5 og vinder. Slå brikken på e7, eller besæt selv e5.

lesson-gou-win-title = Vind et lille parti
lesson-gou-win-task = Vind nu et lille parti. Dine brikker står på to målpunkter. Besæt et tredje.
lesson-gou-win-task-2 = Gul er gået fra f2 til e3 og er for langt væk. Besæt det fjerde målpunkt.
lesson-gou-win-done = Dine brikker står på alle fire målpunkter. Partiet er straks slut, og du har vundet dit første lille parti.
lesson-gou-win-wrong-other = Dine brikker på d4 og h4 står ved siden af de frie målpunkter. Flyt en af dem.
lesson-gou-win-wrong-not-yet = Ét målpunkt er stadig frit. Besæt det.

lesson-gou-game-title = Dit første parti
lesson-gou-game-task = Spil et helt parti mod en nem modstander. Ved hver tur får du et kort tip, og du kan tage træk tilbage, så ofte du vil. Hvis den samme stilling opstår for tredje gang, ender partiet remis. Når du opretter et parti, kan du vælge varianter.
