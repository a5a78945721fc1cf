# Lesson: Hus, European rules. The learner is South. Keep the names of pits (f1).
lesson-hus-european-board-title = Brættet
lesson-hus-european-board-task = Hus har fire rækker med otte fordybninger. De to nederste rækker er dine: Du er Syd, og du sår kun i disse rækker. Rækken ved kanten er din ydre række, den anden er din indre. Hver fordybning har navn efter sin kolonne, a til h fra venstre, og sin række, 1 til 4 nedefra.

lesson-hus-european-goal-title = Mål
lesson-hus-european-goal-task = Hver spiller begynder med 24 brikker, to i hver ydre fordybning og to i hver af de fire indre til højre for spilleren. Syd begynder. Du vinder, når Nord ikke længere har nogen fordybning med to eller flere brikker. Har du selv ingen tilbage, taber du.

lesson-hus-european-sow-title = Så
lesson-hus-european-sow-task = Tag alle brikkerne i en af dine fordybninger, og så dem én ad gangen i de følgende fordybninger. Du sår med uret: mod venstre i den ydre række, mod højre i den indre række. Nord sår også med uret, rundt i de to øverste rækker. Så de tre brikker fra f1.
lesson-hus-european-sow-done = Den sidste brik faldt i en tom fordybning, så din tur er slut. Du kan kun så fra en fordybning med mindst to brikker. En brik, der ligger alene, bliver liggende. Går en såning hele vejen rundt, springes den fordybning, hvor den begyndte, ikke over.
lesson-hus-european-sow-wrong-other = Du kunne også så derfra. Men så nu de tre brikker fra f1.

lesson-hus-european-relay-title = Fortsæt såningen
lesson-hus-european-relay-task = Hvis den sidste brik falder i en fordybning, der ikke er tom, tager du alle brikkerne i den fordybning op og fortsætter såningen. Det har du pligt til. Så fra en fordybning, hvor såningen fortsætter.
lesson-hus-european-relay-done = Den sidste brik faldt i c1, hvor der lå to brikker. Du tog alle tre op og fortsatte såningen. At tage brikkerne op én gang og så dem kaldes en omgang. Din tur slutter først, når den sidste brik falder i en tom fordybning.
lesson-hus-european-relay-wrong-short = Den sidste brik faldt i en tom fordybning, så såningen fortsatte ikke. Find en fordybning, hvis sidste brik falder i en fordybning med brikker.

lesson-hus-european-capture-title = Fang
lesson-hus-european-capture-task = Den sidste brik kan fange brikker, hvis den ender i din indre række. Hvis den falder i en indre fordybning, der ikke er tom, og der ligger brikker i Nords indre fordybning overfor, fanger du alle brikkerne i begge Nords fordybninger i denne kolonne. Fang brikkerne i b3 og b4.
lesson-hus-european-capture-done = Du fangede fire brikker. Du såede dem sammen med de to brikker fra b2, fra og med den næste fordybning. En fangst sker af sig selv, og du kan ikke sige nej til den, men du behøver ikke vælge et træk, der fanger.
lesson-hus-european-capture-wrong-none = Dette træk fanger ikke noget. Find den fordybning, hvis sidste brik falder i b2.

lesson-hus-european-opposite-title = Den indre fordybning afgør det
lesson-hus-european-opposite-task = Hvis Nords indre fordybning overfor er tom, fanger du ikke noget, heller ikke hvis der ligger brikker i den ydre fordybning bag den. Du tager brikkerne i din egen fordybning op og fortsætter såningen. Find det træk, der fanger.
lesson-hus-european-opposite-done = Der lå en brik i h3, så du fangede den og de tre brikker i h4 bag den. Du ville have fanget brikken i h3, selv om h4 havde været tom.
lesson-hus-european-opposite-wrong-empty = Den sidste brik faldt i c2, men c3 overfor er tom. Derfor kunne du ikke fange de fem brikker i c4. Så fra en anden fordybning.

lesson-hus-european-chain-title = Fang to gange
lesson-hus-european-chain-task = Efter en fangst sår du igen. Hvis den sidste af disse brikker falder i den rigtige fordybning, fanger du igen. Fang to gange i ét træk.
lesson-hus-european-chain-done = To fangster og seks brikker i ét træk. Før du spiller et træk, viser brættet dig omgangene, og hvad trækket fanger.
lesson-hus-european-chain-wrong-once = Du fangede kun én gang. En anden fordybning fanger to gange.
lesson-hus-european-chain-wrong-none = Dette træk fanger ikke noget. Find en fordybning, hvis sidste brik falder i en besat indre fordybning med brikker i den indre fordybning overfor.

lesson-hus-european-safe-title = Beskyt dine brikker
lesson-hus-european-safe-task = Se nu på Nords træk. Nord kan så fra g3: Den sidste brik falder i e3 og fanger dine fire brikker i e2. Spil et træk, så Nord ikke kan fange noget.
lesson-hus-european-safe-done = Din fordybning e2 er tom nu, så Nord fanger ikke noget dér. Se efter, hvad din modstander kan fange, før hvert af dine træk.
lesson-hus-european-safe-wrong-lost = Nord kan stadig så fra g3 og fange dine brikker i e2. Flyt de brikker.

lesson-hus-european-endless-title = Uendelig såning
lesson-hus-european-endless-task = Nogle gange ville såningen aldrig slutte. Hvis en såning varer mere end 5.000 omgange, må du ikke vælge den. Her gælder det h1. Prøv den, hvis du vil, og spil så et andet træk.
lesson-hus-european-endless-done = Brættet lader dig ikke vælge en uendelig såning. Hvis alle dine mulige såninger er uendelige, taber du. Det sker meget sjældent.

lesson-hus-european-end-title = Partiets slutning
lesson-hus-european-end-task = Efter hver tur ser man på begge sider. En side uden en fordybning med to eller flere brikker har tabt, også hvis den lige har trukket. Nord har kun én sådan fordybning tilbage, h3. Fang brikkerne i den, og vind.
lesson-hus-european-end-done = Nord har ingen fordybning med mere end én brik, så du vinder. Hver spillers point er brikkerne på spillerens egen side, så taberen får også point. Har vinderen alle 48 brikker, tæller de dobbelt. I en match lægges pointene fra alle partier sammen.
lesson-hus-european-end-wrong-other = Nord har stadig tre brikker i h3 og kan spille videre. Fang dem.

lesson-hus-european-win-title = Vind et lille parti
lesson-hus-european-win-task = Vind nu et lille parti. Nord har tre fordybninger med to eller flere brikker. Fang først fire brikker i ét træk.
lesson-hus-european-win-task-2 = Nord såede fra g3. Nu har kun c3 to eller flere brikker. Fang brikkerne i den, og vind.
lesson-hus-european-win-done = Du har vundet dit første lille parti. Godt spillet!
lesson-hus-european-win-wrong-none = Dette træk fanger ikke fire brikker. Find den fordybning, hvis sidste brik falder i d2.
lesson-hus-european-win-wrong-not-yet = Nord har stadig tre brikker i c3. Find den fordybning, hvis sidste brik falder i c2.

lesson-hus-european-game-title = Dit første parti
lesson-hus-european-game-task = Spil et helt parti mod en nem modstander. Ved hver tur får du et kort tip, og du kan tage træk tilbage, så ofte du vil. Hvis den samme stilling opstår for tredje gang, ender partiet remis.
