# Lesson: Hus, European rules. The learner is South. Keep the names of pits (f1).
lesson-hus-european-board-title = Brädet
lesson-hus-european-board-task = Hus har fyra rader med åtta gropar. De två nedersta raderna är dina: du är Syd, och du sår bara i de raderna. Raden vid kanten är din yttre rad, den andra är din inre. Varje grop har namn efter sin kolumn, a till h från vänster, och sin rad, 1 till 4 nedifrån.

lesson-hus-european-goal-title = Mål
lesson-hus-european-goal-task = Varje spelare börjar med 24 stenar, två i varje yttre grop och två i var och en av de fyra inre groparna till höger om sig. Syd börjar. Du vinner när Nord inte längre har någon grop med två eller fler stenar. Har du själv ingen kvar förlorar du.

lesson-hus-european-sow-title = Så
lesson-hus-european-sow-task = Ta upp alla stenar i en av dina gropar och så dem en och en i de följande groparna. Du sår medurs: åt vänster i den yttre raden, åt höger i den inre raden. Nord sår också medurs, runt de två översta raderna. Så de tre stenarna från f1.
lesson-hus-european-sow-done = Den sista stenen hamnade i en tom grop, så din tur är slut. Du kan bara så från en grop med minst två stenar. En ensam sten ligger kvar. Om sådden går hela varvet runt hoppas gropen där den började inte över.
lesson-hus-european-sow-wrong-other = Du kan också så därifrån. Men så nu de tre stenarna från f1.

lesson-hus-european-relay-title = Fortsätt sådden
lesson-hus-european-relay-task = Om den sista stenen hamnar i en grop som inte är tom tar du upp alla stenar i den gropen och fortsätter sådden. Det måste du göra. Så från en grop där sådden fortsätter.
lesson-hus-european-relay-done = Den sista stenen hamnade i c1, där det låg två stenar. Du tog upp alla tre och fortsatte sådden. Att ta upp stenar en gång och så dem kallas ett varv. Din tur slutar först när den sista stenen hamnar i en tom grop.
lesson-hus-european-relay-wrong-short = Den sista stenen hamnade i en tom grop, så sådden fortsatte inte. Hitta en grop vars sista sten hamnar i en grop med stenar.

lesson-hus-european-capture-title = Fånga
lesson-hus-european-capture-task = Den sista stenen kan fånga stenar om den hamnar i din inre rad. Om den hamnar i en inre grop som inte är tom, och det finns stenar i Nords inre grop mittemot, fångar du alla stenar i båda Nords gropar i samma kolumn. Fånga stenarna i b3 och b4.
lesson-hus-european-capture-done = Du fångade fyra stenar. Du sådde dem tillsammans med de två stenarna från b2, med början i nästa grop. En fångst sker av sig själv och kan inte avböjas, men du behöver inte välja ett drag som fångar.
lesson-hus-european-capture-wrong-none = Det här draget fångar ingenting. Hitta gropen vars sista sten hamnar i b2.

lesson-hus-european-opposite-title = Den inre gropen avgör
lesson-hus-european-opposite-task = Om Nords inre grop mittemot är tom fångar du ingenting, inte ens om det ligger stenar i den yttre gropen bakom. Du tar upp stenarna i din egen grop och fortsätter sådden. Hitta draget som fångar.
lesson-hus-european-opposite-done = Det fanns en sten i h3, så du fångade den och de tre stenarna i h4 bakom den. Du hade fångat stenen i h3 även om h4 hade varit tom.
lesson-hus-european-opposite-wrong-empty = Den sista stenen hamnade i c2, men c3 mittemot är tom. Därför kunde du inte fånga de fem stenarna i c4. Så från en annan grop.

lesson-hus-european-chain-title = Fånga två gånger
lesson-hus-european-chain-task = Efter en fångst sår du vidare. Om den sista av de stenarna hamnar i rätt grop fångar du igen. Fånga två gånger i ett drag.
lesson-hus-european-chain-done = Två fångster och sex stenar i ett drag. Innan du spelar ett drag visar brädet varven och vad draget fångar.
lesson-hus-european-chain-wrong-once = Du fångade bara en gång. En annan grop fångar två gånger.
lesson-hus-european-chain-wrong-none = Det här draget fångar ingenting. Leta efter en grop vars sista sten hamnar i en inre grop med stenar, med stenar i den inre gropen mittemot.

lesson-hus-european-safe-title = Skydda dina stenar
lesson-hus-european-safe-task = Titta nu på Nords drag. Nord kan så från g3: den sista stenen hamnar i e3 och fångar dina fyra stenar i e2. Gör ett drag så att Nord inte kan fånga något.
lesson-hus-european-safe-done = Din grop e2 är tom nu, så Nord fångar ingenting där. Titta efter vad din motståndare kan fånga före vart och ett av dina drag.
lesson-hus-european-safe-wrong-lost = Nord kan fortfarande så från g3 och fånga dina stenar i e2. Flytta de stenarna.

lesson-hus-european-endless-title = Ändlös sådd
lesson-hus-european-endless-task = Ibland skulle sådden aldrig ta slut. Om en sådd tar mer än 5 000 varv får du inte välja den. Här gäller det h1. Prova om du vill och spela sedan ett annat drag.
lesson-hus-european-endless-done = Brädet låter dig inte välja en ändlös sådd. Om alla dina möjliga sådder är ändlösa förlorar du. Det händer mycket sällan.

lesson-hus-european-end-title = Partiets slut
lesson-hus-european-end-task = Efter varje drag ser man på båda sidorna. En sida utan en grop med två eller fler stenar har förlorat, även om den just har dragit. Nord har bara en sådan grop kvar, h3. Fånga stenarna i den och vinn.
lesson-hus-european-end-done = Nord har ingen grop med mer än en sten, så du vinner. Varje spelares poäng är stenarna på den egna sidan, så även förloraren får poäng. Om vinnaren har alla 48 stenarna räknas de dubbelt. I en match räknas poängen från alla partier ihop.
lesson-hus-european-end-wrong-other = Nord har fortfarande tre stenar i h3 och kan spela vidare. Fånga dem.

lesson-hus-european-win-title = Vinn ett litet parti
lesson-hus-european-win-task = Vinn nu ett litet parti. Nord har tre gropar med två eller fler stenar. Fånga först fyra stenar i ett drag.
lesson-hus-european-win-task-2 = Nord sådde från g3. Nu har bara c3 två eller fler stenar. Fånga stenarna i den och vinn.
lesson-hus-european-win-done = Du har vunnit ditt första lilla parti. Bra spelat!
lesson-hus-european-win-wrong-none = Det här draget fångar inte fyra stenar. Hitta gropen vars sista sten hamnar i d2.
lesson-hus-european-win-wrong-not-yet = Nord har fortfarande tre stenar i c3. Hitta gropen vars sista sten hamnar i c2.

lesson-hus-european-game-title = Ditt första parti
lesson-hus-european-game-task = Spela ett helt parti mot en snäll motståndare. Vid varje drag får du ett kort tips, och du kan ta tillbaka drag så ofta du vill. Om samma ställning uppstår för tredje gången slutar partiet remi.
