# Lesson: Hus, African rules. The learner is South. Keep the names of pits (c1).
lesson-hus-african-board-title = Brættet
lesson-hus-african-board-task = Hus har fire rækker med otte fordybninger. De to nederste rækker er dine: Du er Syd, og du sår kun i disse rækker. Rækken ved kanten er din ydre række, den anden er din indre. Hver fordybning har navn efter sin kolonne, a til h fra venstre, og sin række, 1 til 4 nedefra.

lesson-hus-african-goal-title = Mål
lesson-hus-african-goal-task = Hver spiller begynder med 24 brikker, to i hver ydre fordybning og to i hver af de fire indre til højre for spilleren. Syd begynder. Du vinder, når Nord er i trækket og ikke har nogen fordybning med to eller flere brikker. Sker det for dig, taber du.

lesson-hus-african-sow-title = Så
lesson-hus-african-sow-task = Tag alle brikkerne i en af dine fordybninger, og så dem én ad gangen i de følgende fordybninger. Du sår mod uret: mod højre i den ydre række, mod venstre i den indre række. Nord sår også mod uret, rundt i de to øverste rækker. Så de tre brikker fra c1.
lesson-hus-african-sow-done = Den sidste brik faldt i en tom fordybning, så din tur er slut. Du kan kun så fra en fordybning med mindst to brikker. En brik, der ligger alene, bliver liggende. Går en såning hele vejen rundt, springes den fordybning, hvor den begyndte, ikke over.
lesson-hus-african-sow-wrong-other = Du kunne også så derfra. Men så nu de tre brikker fra c1.

lesson-hus-african-relay-title = Fortsæt såningen
lesson-hus-african-relay-task = Hvis den sidste brik falder i en fordybning, der ikke er tom, tager du alle brikkerne i den fordybning op og fortsætter såningen. Det har du pligt til. Så fra en fordybning, hvor såningen fortsætter.
lesson-hus-african-relay-done = Den sidste brik faldt i f1, hvor der lå to brikker. Du tog alle tre op og fortsatte såningen. At tage brikkerne op én gang og så dem kaldes en omgang. Din tur slutter først, når den sidste brik falder i en tom fordybning.
lesson-hus-african-relay-wrong-short = Den sidste brik faldt i en tom fordybning, så såningen fortsatte ikke. Find en fordybning, hvis sidste brik falder i en fordybning med brikker.

lesson-hus-african-capture-title = Fang
lesson-hus-african-capture-task = Den sidste brik kan fange brikker, hvis den ender i din indre række. Hvis den falder i en indre fordybning, der ikke er tom, og der ligger brikker i begge Nords fordybninger i denne kolonne, fanger du alle brikkerne i de to fordybninger. Fang brikkerne i g3 og g4.
lesson-hus-african-capture-done = Du fangede fire brikker og såede dem fra og med den næste fordybning. I det afrikanske spil sår du kun de fangede brikker: De to brikker i g2 blev liggende. En fangst sker af sig selv, og du kan ikke sige nej til den, men du behøver ikke vælge et træk, der fanger.
lesson-hus-african-capture-wrong-none = Dette træk fanger ikke noget. Find den fordybning, hvis sidste brik falder i g2.

lesson-hus-african-both-title = Begge fordybninger skal have brikker
lesson-hus-african-both-task = Hvis en af Nords to fordybninger i kolonnen er tom, fanger du ikke noget. Du tager brikkerne i din egen fordybning op og fortsætter såningen. Find det træk, der fanger.
lesson-hus-african-both-done = Der lå brikker i både a3 og a4, så du fangede alle fire.
lesson-hus-african-both-wrong-one = Den sidste brik faldt i f2. Der ligger brikker i f3, men f4 er tom, så du fangede ikke noget. Så fra en anden fordybning.

lesson-hus-african-chain-title = Fang to gange
lesson-hus-african-chain-task = Efter en fangst sår du igen. Hvis den sidste af disse brikker falder i den rigtige fordybning, fanger du igen. Fang to gange i ét træk.
lesson-hus-african-chain-done = To fangster og syv brikker i ét træk. Før du spiller et træk, viser brættet dig omgangene, og hvad trækket fanger.
lesson-hus-african-chain-wrong-none = Dette træk fanger ikke noget. Find en fordybning, hvis sidste brik falder i en besat indre fordybning med brikker i begge fordybninger overfor.

lesson-hus-african-safe-title = Beskyt dine brikker
lesson-hus-african-safe-task = Se nu på Nords træk. Nord kan så fra b4: Den sidste brik falder i b3 og fanger dine brikker i b1 og b2. Spil et træk, så Nord ikke kan fange noget.
lesson-hus-african-safe-done = Din fordybning b1 er tom nu, så din brik i b2 er sikker. En kolonne med en tom fordybning kan ikke fanges.
lesson-hus-african-safe-wrong-lost = Nord kan stadig så fra b4 og fange dine brikker i b1 og b2. Tøm en af de to fordybninger.

lesson-hus-african-endless-title = Uendelig såning
lesson-hus-african-endless-task = Nogle gange ville såningen aldrig slutte. Hvis en såning varer mere end 5.000 omgange, må du ikke vælge den. Her gælder det b2. Prøv den, hvis du vil, og spil så et andet træk.
lesson-hus-african-endless-done = Brættet lader dig ikke vælge en uendelig såning. Hvis alle dine mulige såninger er uendelige, taber du. Det sker meget sjældent.

lesson-hus-african-end-title = Partiets slutning
lesson-hus-african-end-task = Partiet slutter, når spilleren i trækket ikke har nogen fordybning med to eller flere brikker. Den spiller taber. Nord har kun én sådan fordybning tilbage, h3. Fang brikkerne i den, så kan Nord ikke trække.
lesson-hus-african-end-done = Nord er i trækket og har ingen fordybning med mere end én brik, så du vinder. Hver spillers point er brikkerne på spillerens egen side, så taberen får også point. Har vinderen alle 48 brikker, tæller de dobbelt. I en match lægges pointene fra alle partier sammen.
lesson-hus-african-end-wrong-other = Nord har stadig tre brikker i h3 og kan spille videre. Fang dem.

lesson-hus-african-win-title = Vind et lille parti
lesson-hus-african-win-task = Vind nu et lille parti. Nord har tre fordybninger med to eller flere brikker. Fang først de seks brikker i h3 og h4.
lesson-hus-african-win-task-2 = Nord havde kun ét træk og har nu ingen fordybning med mere end én brik. Men det er din tur, så partiet fortsætter. Træk: Det bringer ingen brikker over på Nords side, så Nord kan ikke svare.
lesson-hus-african-win-done = Nord skal trække og kan ikke, så du vinder. Godt spillet!
lesson-hus-african-win-wrong-none = Dette træk fanger ikke de seks brikker. Find en såning, der fortsætter, og hvis sidste brik falder i h2.

lesson-hus-african-game-title = Dit første parti
lesson-hus-african-game-task = Spil et helt parti mod en nem modstander. Ved hver tur får du et kort tip, og du kan tage træk tilbage, så ofte du vil. Hvis den samme stilling opstår for tredje gang, ender partiet remis.
