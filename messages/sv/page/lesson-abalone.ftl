# Lesson: Abalone. The learner is Black. Keep the names of cells (e5).
lesson-abalone-board-title = Brädet
lesson-abalone-board-task = Brädet är en sexhörning med 61 fält. Ett fält heter efter bokstaven för sin rad och siffran för sin sneda linje: det mittersta är e5. Du har fjorton svarta kulor, och Vit har också fjorton. Svart börjar. Du vinner när du har knuffat av sex fientliga kulor från brädet.

lesson-abalone-line-title = Flytta i linje
lesson-abalone-line-task = I ett drag flyttar du en kula eller en rak rad med två eller tre kulor som rör vid varandra. Alla flyttas ett fält åt samma håll. Välj den första och den sista kulan i din rad med tre och flytta raden i linje, så att en kula når e5.
lesson-abalone-line-done = Alla tre kulorna flyttades ett fält längs sin rad. Du kan aldrig flytta fler än tre. Du måste dra varje gång det är din tur. Bara en spelare som inte kan dra passar.
lesson-abalone-line-wrong-few = Du nådde e5, men inte med hela raden. Flytta alla tre kulorna på en gång.
lesson-abalone-line-wrong-other = Det är ett möjligt drag. Men flytta nu raden b2, c3, d4 mot e5.

lesson-abalone-sideways-title = Flytta i sidled
lesson-abalone-sideways-task = En rad kan också flyttas i sidled, men varje fält den flyttas till måste vara fritt. Flytta din rad med tre i sidled, upp till e4, e5 och e6.
lesson-abalone-sideways-done = Alla tre kulorna flyttades ett fält åt samma håll. Ett drag i sidled knuffar aldrig.
lesson-abalone-sideways-wrong-few = Alla tre kulorna flyttades inte. Välj den första och den sista kulan i raden.
lesson-abalone-sideways-wrong-other = Det är ett möjligt drag. Men flytta nu raden d3, d4, d5 upp till rad e.

lesson-abalone-push-title = Knuffa
lesson-abalone-push-task = I linje kan en rad knuffa de fientliga kulorna alldeles framför sig om de är färre än radens egna. Två kulor knuffar en. Fältet bakom den knuffade kulan måste vara fritt. Knuffa den vita kulan på e5.
lesson-abalone-push-done = Två mot en: den vita kulan fick ge vika. En ensam kula knuffar aldrig. Du behöver aldrig knuffa.
lesson-abalone-push-wrong-none = Det här draget knuffar ingenting. Flytta raden c3, d4 mot den vita kulan på e5.

lesson-abalone-three-title = Tre knuffar två
lesson-abalone-three-task = Tre kulor knuffar en eller två. Knuffa de två vita kulorna på e5 och f6.
lesson-abalone-three-done = Tre mot två. Eftersom man aldrig flyttar fler än tre kulor kan ingen knuffa tre.
lesson-abalone-three-wrong-none = Det här draget knuffar inte båda kulorna. Flytta hela raden b2, c3, d4.

lesson-abalone-blocked-title = När du inte kan knuffa
lesson-abalone-blocked-task = Du kan inte knuffa lika många som du själv har: två kulor kan inte knuffa två. Och du kan inte knuffa om det ligger en annan kula bakom de knuffade. Bara en av dina rader kan knuffa här. Hitta den.
lesson-abalone-blocked-done = Tre mot två, med ett fritt fält bakom. De andra raderna är stoppade: av två vita kulor och av en svart kula på e5.
lesson-abalone-blocked-wrong-none = Det här draget knuffar ingenting. Räkna kulorna i varje rad och titta på fältet bakom.

lesson-abalone-off-title = Knuffa av en kula
lesson-abalone-off-task = Om det inte finns något fält bakom den knuffade kulan faller den av brädet och räknas för dig. Knuffa av en vit kula.
lesson-abalone-off-done = Kulan har åkt av brädet. Med sex har du vunnit. Du kan inte flytta dina egna kulor av brädet.
lesson-abalone-off-wrong-push = Du knuffade en kula, men den är kvar på brädet. Knuffa den vid kanten.
lesson-abalone-off-wrong-none = Det här draget knuffar inte av något. Titta på den vita kulan på e9.

lesson-abalone-safe-title = Skydda dina kulor
lesson-abalone-safe-task = Din kula på a3 ligger vid kanten. De tre vita kulorna på b3, c3 och d3 ligger på samma linje och kan knuffa av den. Gör ett drag så att Vit inte kan knuffa av något.
lesson-abalone-safe-done = Nu kan Vit inte knuffa av något. En kula vid kanten är i fara när den ligger på samma linje som en fientlig rad. Kulor som håller ihop i mitten är starka.
lesson-abalone-safe-wrong-lost = Vit kan fortfarande knuffa av din kula på a3. Flytta den från linjen.

lesson-abalone-more-title = Tre spelare
lesson-abalone-more-task = Med tre spelare spelar alla för sig själva: Svart, Vit och Röd, i den ordningen, med elva kulor var. Alla andra är motståndare, så du kan också knuffa två kulor av olika färg. Knuffa kulorna på e5 och e6.
lesson-abalone-more-done = Tre mot två, en vit och en röd. Den som först har knuffat av sex kulor vinner, vilken färg de än har. Fram till dess spelar alla vidare; en spelare utan kulor eller utan drag passar.
lesson-abalone-more-wrong-none = Det här draget knuffar inte båda kulorna. Flytta hela raden e2, e3, e4.

lesson-abalone-teams-title = Lag
lesson-abalone-teams-task = Med fyra eller sex spelare finns det två lag som turas om. Här spelar du och Röd mot Vit och Gul. Du får flytta din medspelares kulor som dina egna, ensamma eller i en rad med dina. Men en knuff måste börja med din egen kula: den bakersta måste vara svart. Knuffa den vita kulan på e5.
lesson-abalone-teams-done = Din kula på c3 knuffade bakifrån. I raden g3, g4 är den bakersta kulan röd, så med den kan du inte knuffa. Ett lag knuffar aldrig sina egna kulor. Det som medspelarna knuffar av räknas ihop: med sex vinner laget. Två knuffade kulor får ha två motståndares färger. Fyra spelare drar i ordningen Svart, Vit, Röd, Gul, med nio kulor var; sex i ordningen Svart, Vit, Röd, Gul, Grön, Blå, med sex var. Med sex spelar Svart, Röd och Grön mot Vit, Gul och Blå.
lesson-abalone-teams-wrong-none = Det här draget knuffar ingenting. Din kula på c3 ligger bakom den röda på d4: flytta den raden.

lesson-abalone-win-title = Vinn ett litet parti
lesson-abalone-win-task = Vinn nu ett litet parti. Du har redan knuffat av fyra kulor. Knuffa av en till.
lesson-abalone-win-task-2 = Vit räddade en kula, men inte båda. Knuffa av den sjätte.
lesson-abalone-win-done = Sex kulor har åkt av brädet: du har vunnit ditt första lilla parti.
lesson-abalone-win-wrong-none = Det här draget knuffar inte av något. Leta efter en vit kula vid kanten med två av dina bakom.

lesson-abalone-game-title = Ditt första parti
lesson-abalone-game-task = Spela mot en snäll motståndare. För att partiet ska bli kort räcker det här med tre kulor för att vinna. Vid varje drag får du ett kort tips, och du kan ta tillbaka drag så ofta du vill. Om samma ställning uppstår för tredje gången slutar partiet remi.
