# Lesson: Hus, African rules. The learner is South. Keep the names of pits (c1).
lesson-hus-african-board-title = Brädet
lesson-hus-african-board-task = Hus har fyra rader med åtta gropar. De två nedersta raderna är dina: du är Syd, och du sår bara i de raderna. Raden vid kanten är din yttre rad, den andra är din inre. Varje grop har namn efter sin kolumn, a till h från vänster, och sin rad, 1 till 4 nedifrån.

lesson-hus-african-goal-title = Mål
lesson-hus-african-goal-task = Varje spelare börjar med 24 stenar, två i varje yttre grop och två i var och en av de fyra inre groparna till höger om sig. Syd börjar. Du vinner när Nord är vid draget och inte har någon grop med två eller fler stenar. Händer det dig förlorar du.

lesson-hus-african-sow-title = Så
lesson-hus-african-sow-task = Ta upp alla stenar i en av dina gropar och så dem en och en i de följande groparna. Du sår moturs: åt höger i den yttre raden, åt vänster i den inre raden. Nord sår också moturs, runt de två översta raderna. Så de tre stenarna från c1.
lesson-hus-african-sow-done = Den sista stenen hamnade i en tom grop, så din tur är slut. Du kan bara så från en grop med minst två stenar. En ensam sten ligger kvar. Om sådden går hela varvet runt hoppas gropen där den började inte över.
lesson-hus-african-sow-wrong-other = Du kan också så därifrån. Men så nu de tre stenarna från c1.

lesson-hus-african-relay-title = Fortsätt sådden
lesson-hus-african-relay-task = Om den sista stenen hamnar i en grop som inte är tom tar du upp alla stenar i den gropen och fortsätter sådden. Det måste du göra. Så från en grop där sådden fortsätter.
lesson-hus-african-relay-done = Den sista stenen hamnade i f1, där det låg två stenar. Du tog upp alla tre och fortsatte sådden. Att ta upp stenar en gång och så dem kallas ett varv. Din tur slutar först när den sista stenen hamnar i en tom grop.
lesson-hus-african-relay-wrong-short = Den sista stenen hamnade i en tom grop, så sådden fortsatte inte. Hitta en grop vars sista sten hamnar i en grop med stenar.

lesson-hus-african-capture-title = Fånga
lesson-hus-african-capture-task = Den sista stenen kan fånga stenar om den hamnar i din inre rad. Om den hamnar i en inre grop som inte är tom, och det finns stenar i båda Nords gropar i samma kolumn, fångar du alla stenar i de två groparna. Fånga stenarna i g3 och g4.
lesson-hus-african-capture-done = Du fångade fyra stenar och sådde dem med början i nästa grop. I det afrikanska spelet sår du bara de fångade stenarna: de två stenarna i g2 låg kvar. En fångst sker av sig själv och kan inte avböjas, men du behöver inte välja ett drag som fångar.
lesson-hus-african-capture-wrong-none = Det här draget fångar ingenting. Hitta gropen vars sista sten hamnar i g2.

lesson-hus-african-both-title = Det måste finnas stenar i båda groparna
lesson-hus-african-both-task = Om en av Nords två gropar i kolumnen är tom fångar du ingenting. Du tar upp stenarna i din egen grop och fortsätter sådden. Hitta draget som fångar.
lesson-hus-african-both-done = Det fanns stenar både i a3 och i a4, så du fångade alla fyra.
lesson-hus-african-both-wrong-one = Den sista stenen hamnade i f2. Det finns stenar i f3, men f4 är tom, så du fångade ingenting. Så från en annan grop.

lesson-hus-african-chain-title = Fånga två gånger
lesson-hus-african-chain-task = Efter en fångst sår du vidare. Om den sista av de stenarna hamnar i rätt grop fångar du igen. Fånga två gånger i ett drag.
lesson-hus-african-chain-done = Två fångster och sju stenar i ett drag. Innan du spelar ett drag visar brädet varven och vad draget fångar.
lesson-hus-african-chain-wrong-none = Det här draget fångar ingenting. Leta efter en grop vars sista sten hamnar i en inre grop med stenar, med stenar i båda groparna mittemot.

lesson-hus-african-safe-title = Skydda dina stenar
lesson-hus-african-safe-task = Titta nu på Nords drag. Nord kan så från b4: den sista stenen hamnar i b3 och fångar dina stenar i b1 och b2. Gör ett drag så att Nord inte kan fånga något.
lesson-hus-african-safe-done = Din grop b1 är tom nu, så din sten i b2 är säker. En kolumn med en tom grop kan inte fångas.
lesson-hus-african-safe-wrong-lost = Nord kan fortfarande så från b4 och fånga dina stenar i b1 och b2. Töm en av de groparna.

lesson-hus-african-endless-title = Ändlös sådd
lesson-hus-african-endless-task = Ibland skulle sådden aldrig ta slut. Om en sådd tar mer än 5 000 varv får du inte välja den. Här gäller det b2. Prova om du vill och spela sedan ett annat drag.
lesson-hus-african-endless-done = Brädet låter dig inte välja en ändlös sådd. Om alla dina möjliga sådder är ändlösa förlorar du. Det händer mycket sällan.

lesson-hus-african-end-title = Partiets slut
lesson-hus-african-end-task = Partiet slutar när spelaren vid draget inte har någon grop med två eller fler stenar. Den spelaren förlorar. Nord har bara en sådan grop kvar, h3. Fånga stenarna i den, så kan Nord inte dra.
lesson-hus-african-end-done = Nord är vid draget och har ingen grop med mer än en sten, så du vinner. Varje spelares poäng är stenarna på den egna sidan, så även förloraren får poäng. Om vinnaren har alla 48 stenarna räknas de dubbelt. I en match räknas poängen från alla partier ihop.
lesson-hus-african-end-wrong-other = Nord har fortfarande tre stenar i h3 och kan spela vidare. Fånga dem.

lesson-hus-african-win-title = Vinn ett litet parti
lesson-hus-african-win-task = Vinn nu ett litet parti. Nord har tre gropar med två eller fler stenar. Fånga först de sex stenarna i h3 och h4.
lesson-hus-african-win-task-2 = Nord hade bara ett drag och har nu ingen grop med mer än en sten. Men det är din tur, så partiet fortsätter. Gör ett drag: det för inga stenar till Nords sida, så Nord kan inte svara.
lesson-hus-african-win-done = Nord måste dra och kan inte, så du vinner. Bra spelat!
lesson-hus-african-win-wrong-none = Det här draget fångar inte de sex stenarna. Hitta en sådd som fortsätter och vars sista sten hamnar i h2.

lesson-hus-african-game-title = Ditt första parti
lesson-hus-african-game-task = Spela ett helt parti mot en snäll motståndare. Vid varje drag får du ett kort tips, och du kan ta tillbaka drag så ofta du vill. Om samma ställning uppstår för tredje gången slutar partiet remi.
