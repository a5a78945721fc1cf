### The rules of Abalone for 2, 3, 4 and 6 players. $target is how many marbles must be pushed off.

rules-abalone-goal-title = Mål
rules-abalone-goal-two = { $target ->
    [one] Var först med att knuffa av en av motståndarens kulor från brädet.
   *[other] Var först med att knuffa av { $target } av motståndarens kulor från brädet.
}
rules-abalone-goal-three = { $target ->
    [one] Var först med att knuffa av en av de andras kulor från brädet. Alla tre spelar för sig själva.
   *[other] Var först med att knuffa av { $target } av de andras kulor från brädet. Alla tre spelar för sig själva, och det spelar ingen roll vems kulor det är.
}
rules-abalone-goal-teams = { $target ->
    [one] Två lag spelar. Det lag som först knuffar av en av det andra lagets kulor från brädet vinner.
   *[other] Två lag spelar. Det lag som först knuffar av { $target } av det andra lagets kulor från brädet vinner. Kulorna som medspelare knuffar av räknas ihop.
}

rules-abalone-board-title = Bräde
rules-abalone-board = Brädet är en sexhörning med sextioett fält. En kula kan flyttas i sex riktningar, till ett fält intill.
rules-abalone-board-two = Svart och Vit har fjorton kulor var. Svart börjar.
rules-abalone-board-three = Svart, Vit och Röd har elva kulor var och drar i den ordningen.
rules-abalone-board-four = Svart, Vit, Röd och Gul har nio kulor var och drar i den ordningen, så att lagen turas om.
rules-abalone-board-six = Svart, Vit, Röd, Gul, Grön och Blå har sex kulor var och drar i den ordningen, så att lagen turas om.
rules-abalone-start = Utgångsställningen i det här partiet.

rules-abalone-move-title = Drag
rules-abalone-move = När det är din tur flyttar du en, två eller tre kulor ett fält. Två eller tre kulor som flyttas tillsammans måste röra vid varandra i en rak rad, och alla flyttas åt samma håll.
rules-abalone-move-ways = En rad flyttas i linje, alltså i sin egen riktning, eller i sidled. Varje fält som en kula flyttas till måste vara fritt, utom i en knuff.
rules-abalone-move-line-example = Flytta raden c3–c5 i linje åt höger.
rules-abalone-move-sideways-example = Flytta raden c3–c5 i sidled, uppåt höger.
rules-abalone-move-must = Du måste dra. Bara en spelare som inte kan dra passar.

rules-abalone-push-title = Knuff
rules-abalone-push = I linje knuffar en rad de fientliga kulorna alldeles framför sig om den själv har fler kulor: två knuffar en, tre knuffar en eller två. Fältet bakom de knuffade kulorna måste vara fritt eller utanför brädet. Du behöver aldrig knuffa.
rules-abalone-push-one-example = Två knuffar en: flytta raden e3–e4 åt höger.
rules-abalone-push-two-example = Tre knuffar två: flytta raden e3–e5 åt höger.
rules-abalone-push-not = De här knuffarna är inte tillåtna.
rules-abalone-push-weak = Två kan inte knuffa två.
rules-abalone-push-blocked = En kula ligger bakom de knuffade.
rules-abalone-push-sideways = En rad kan inte knuffa i sidled.

rules-abalone-off-title = Knuffa av
rules-abalone-off = En kula som knuffas över kanten är ur spel. Den räknas för spelaren som knuffade den.
rules-abalone-off-example = Knuffa av den vita kulan: flytta raden e6–e8 åt höger.
rules-abalone-off-own = Du kan inte flytta dina egna kulor av brädet.

rules-abalone-three-title = Tre spelare
rules-abalone-three = Två knuffade kulor får ha två olika färger.
rules-abalone-three-example = Tre knuffar två: en vit och en röd kula.
rules-abalone-three-end = { $target ->
    [one] Partiet slutar när en spelare har knuffat av en kula. Ingen spelare åker ut före det.
   *[other] Partiet slutar när en spelare har knuffat av { $target } kulor. Ingen spelare åker ut före det. En spelare utan kulor eller utan drag passar.
}

rules-abalone-teams-title = Lag
rules-abalone-teams-four = Svart och Röd spelar mot Vit och Gul.
rules-abalone-teams-six = Svart, Röd och Grön spelar mot Vit, Gul och Blå.
rules-abalone-teams-sheet = Du får flytta dina medspelares kulor som om de vore dina egna, ensamma eller i en rad med dina.
rules-abalone-teams-own-only = Du flyttar bara dina egna kulor. Dina medspelares kulor flyttas bara med i en knuff.
rules-abalone-teams-move-example = Svart flyttar en rad med två svarta kulor och en röd. Svart och Röd är medspelare.
rules-abalone-teams-move-forbidden = Svart kan inte flytta en rad med en kula som tillhör Röd.
rules-abalone-teams-push = En rad som knuffar får innehålla dina medspelares kulor, men den bakersta kulan måste vara din. Två knuffade kulor får tillhöra två olika motståndare.
rules-abalone-teams-push-example = Den svarta kulan på d4 börjar knuffen, med två röda kulor framför sig.
rules-abalone-teams-push-forbidden = Den röda kulan på d4 kan inte börja en knuff för Svart.
rules-abalone-teams-partner = Dina medspelares kulor knuffas aldrig.
rules-abalone-teams-partner-forbidden = Bakom den vita kulan ligger en röd, en medspelares.
rules-abalone-teams-silent = Medspelare får inte diskutera drag. Vid ett bord för fyra eller sex öppnas chatten när partiet är slut.

rules-abalone-readings-title = Så läser vi regelbladet
rules-abalone-readings-layout = Bladet visar en utgångsställning, Standard. Försiktiga spelare kan låsa den till remi. Om du kan spelet, välj Belgian Daisy: regelvalet ”Uppställning” har många utgångsställningar.
rules-abalone-readings-target = Bladet kräver sex kulor. Regelvalet ”Kulor att knuffa av” ändrar antalet.
rules-abalone-readings-three = Bladet säger inte vad som händer med en spelare som har förlorat många kulor. Här spelar alla vidare tills en spelare har vunnit.
rules-abalone-readings-partners = Enligt bladet får du flytta dina medspelares kulor som dina egna. Många spelar annorlunda. Regelvalet ”Medspelares kulor” ändrar det.
rules-abalone-readings-confer = Bladet förbjuder medspelare att diskutera drag. Onlinebord har ingen privat chatt mellan medspelare.
rules-abalone-readings-stuck = Bladet säger inte vad som händer med en spelare som inte kan dra. Här passar den spelaren.
