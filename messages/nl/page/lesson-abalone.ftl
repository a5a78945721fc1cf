# Lesson: Abalone. The learner is Black. Keep the names of cells (e5).
lesson-abalone-board-title = Het bord
lesson-abalone-board-task = Het bord is een zeshoek van 61 velden. Een veld heet naar de letter van zijn rij en het nummer van zijn schuine lijn: het middelste is e5. Jij hebt veertien zwarte knikkers, en Wit heeft er ook veertien. Zwart begint. Je wint als je zes vijandelijke knikkers van het bord hebt geduwd.

lesson-abalone-line-title = Zetten in de lijn
lesson-abalone-line-task = Per beurt verplaats je één knikker, of een rechte rij van twee of drie knikkers die elkaar raken. Ze gaan allemaal één veld in dezelfde richting. Selecteer de eerste en de laatste knikker van je rij van drie en verplaats de rij in de lijn, zodat er een knikker op e5 komt.
lesson-abalone-line-done = Alle drie de knikkers gingen één veld verder langs hun rij. Meer dan drie kun je nooit verplaatsen. Je moet elke beurt zetten. Alleen wie niet kan zetten, past.
lesson-abalone-line-wrong-few = Je hebt e5 bereikt, maar niet met de hele rij. Verplaats alle drie de knikkers tegelijk.
lesson-abalone-line-wrong-other = Deze zet is mogelijk. Maar verplaats nu de rij b2, c3, d4 richting e5.

lesson-abalone-sideways-title = Zijwaarts zetten
lesson-abalone-sideways-task = Een rij kan ook zijwaarts bewegen, maar elk veld waar ze terechtkomt, moet vrij zijn. Verplaats je rij van drie zijwaarts, omhoog naar e4, e5 en e6.
lesson-abalone-sideways-done = Alle drie de knikkers gingen één veld in dezelfde richting. Een zijwaartse zet duwt nooit.
lesson-abalone-sideways-wrong-few = Niet alle drie de knikkers zijn verplaatst. Selecteer de eerste en de laatste knikker van de rij.
lesson-abalone-sideways-wrong-other = Deze zet is mogelijk. Maar verplaats nu de rij d3, d4, d5 omhoog naar rij e.

lesson-abalone-push-title = Duwen
lesson-abalone-push-task = In de lijn kan een rij de vijandelijke knikkers vlak ervoor duwen, als het er minder zijn dan ze er zelf heeft. Twee knikkers duwen er één. Het veld achter de geduwde knikker moet vrij zijn. Duw de witte knikker op e5.
lesson-abalone-push-done = Twee tegen één: de witte knikker moest wijken. Eén knikker alleen duwt nooit. Duwen is nooit verplicht.
lesson-abalone-push-wrong-none = Deze zet duwt niets. Verplaats de rij c3, d4 naar de witte knikker op e5 toe.

lesson-abalone-three-title = Drie duwen twee
lesson-abalone-three-task = Drie knikkers duwen er een of twee. Duw de twee witte knikkers op e5 en f6.
lesson-abalone-three-done = Drie tegen twee. Omdat je nooit meer dan drie knikkers verplaatst, kan niemand er drie duwen.
lesson-abalone-three-wrong-none = Deze zet duwt niet beide knikkers. Verplaats de hele rij b2, c3, d4.

lesson-abalone-blocked-title = Wanneer je niet kunt duwen
lesson-abalone-blocked-task = Een gelijk aantal kun je niet duwen: twee knikkers duwen er geen twee. En je kunt niet duwen als er achter de geduwde knikkers nog een knikker ligt. Slechts één van je rijen kan hier duwen. Zoek die rij.
lesson-abalone-blocked-done = Drie tegen twee, met een vrij veld erachter. De andere rijen worden tegengehouden: door twee witte knikkers, en door een zwarte knikker op e5.
lesson-abalone-blocked-wrong-none = Deze zet duwt niets. Tel de knikkers in elke rij en kijk naar het veld erachter.

lesson-abalone-off-title = Een knikker van het bord duwen
lesson-abalone-off-task = Als er achter de geduwde knikker geen veld meer is, valt hij van het bord en telt hij voor jou. Duw een witte knikker van het bord.
lesson-abalone-off-done = De knikker is van het bord. Met zes heb je gewonnen. Je eigen knikkers kun je niet van het bord af zetten.
lesson-abalone-off-wrong-push = Je hebt een knikker geduwd, maar hij ligt nog op het bord. Duw de knikker aan de rand.
lesson-abalone-off-wrong-none = Deze zet duwt niets van het bord. Kijk naar de witte knikker op e9.

lesson-abalone-safe-title = Bescherm je knikkers
lesson-abalone-safe-task = Je knikker op a3 ligt aan de rand. De drie witte knikkers op b3, c3 en d3 liggen er op één lijn mee en kunnen hem van het bord duwen. Doe een zet waarna Wit niets van het bord kan duwen.
lesson-abalone-safe-done = Nu kan Wit niets van het bord duwen. Een knikker aan de rand loopt gevaar als hij op één lijn ligt met een vijandelijke rij. Knikkers die in het midden bij elkaar blijven, staan sterk.
lesson-abalone-safe-wrong-lost = Wit kan je knikker op a3 nog steeds van het bord duwen. Haal hem uit de lijn.

lesson-abalone-more-title = Drie spelers
lesson-abalone-more-task = Met drie spelers speelt ieder voor zich: Zwart, Wit en Rood, in deze volgorde, met elk elf knikkers. Alle anderen zijn tegenstanders, dus je kunt ook twee knikkers van verschillende kleur duwen. Duw de knikkers op e5 en e6.
lesson-abalone-more-done = Drie tegen twee, een witte en een rode. Wie als eerste zes knikkers van het bord heeft geduwd, wint, van welke kleur ze ook zijn. Tot dan speelt iedereen door; wie geen knikkers of geen zet heeft, past.
lesson-abalone-more-wrong-none = Deze zet duwt niet beide knikkers. Verplaats de hele rij e2, e3, e4.

lesson-abalone-teams-title = Teams
lesson-abalone-teams-task = Met vier of zes spelers zijn er twee teams, die om de beurt zetten. Hier speel je met Rood tegen Wit en Geel. Knikkers van je partner mag je verplaatsen als die van jezelf, alleen of in een rij met die van jou. Maar bij het duwen moet je eigen knikker beginnen: de achterste moet zwart zijn. Duw de witte knikker op e5.
lesson-abalone-teams-done = Je knikker op c3 duwde van achteren. In de rij g3, g4 is de achterste knikker rood, dus daarmee kun je niet duwen. Een team duwt nooit zijn eigen knikkers. Wat de partners van het bord duwen, telt samen: met zes win je. Twee geduwde knikkers mogen de kleuren van twee tegenstanders hebben. Met vier spelers is de volgorde Zwart, Wit, Rood, Geel, met elk negen knikkers; met zes is de volgorde Zwart, Wit, Rood, Geel, Groen, Blauw, met elk zes. Met zes spelen Zwart, Rood en Groen tegen Wit, Geel en Blauw.
lesson-abalone-teams-wrong-none = Deze zet duwt niets. Je knikker op c3 ligt achter de rode op d4: verplaats die rij.

lesson-abalone-win-title = Win een kleine partij
lesson-abalone-win-task = Win nu een kleine partij. Je hebt al vier knikkers van het bord geduwd. Duw er nog een af.
lesson-abalone-win-task-2 = Wit heeft één knikker gered, maar niet allebei. Duw de zesde van het bord.
lesson-abalone-win-done = Zes knikkers zijn van het bord: je hebt je eerste kleine partij gewonnen.
lesson-abalone-win-wrong-none = Deze zet duwt niets van het bord. Zoek een witte knikker aan de rand met twee van jou erachter.

lesson-abalone-game-title = Je eerste partij
lesson-abalone-game-task = Speel tegen een makkelijke tegenstander. Om de partij kort te houden win je hier al met drie knikkers. Bij elke beurt krijg je een korte tip, en je kunt zo vaak zetten terugnemen als je wilt. Komt dezelfde stelling voor de derde keer voor, dan eindigt de partij in remise.
