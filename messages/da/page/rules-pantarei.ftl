### The rules of Pantareï. $goal is the winning height.

rules-pantarei-goal-title = Mål
rules-pantarei-goal = Spil et træk, der bygger en stak på { $goal } eller flere skæl. Det er lige meget, hvis skæl det er.
rules-pantarei-goal-example = Hvid vinder. Flyt de to øverste skæl på stak 3 mod hovedet, hen på stak 1.

rules-pantarei-snake-title = Slange
rules-pantarei-snake = Nitten skæl ligger på en række, slangen, i tilfældig rækkefølge. Hvid og Sort har ni skæl hver: tre med værdien 1, tre med værdien 2 og tre med værdien 3. Ét skæl er neutralt. Slangens to ender er hovedet og halen. Stakkene er nummereret fra hovedet: Stak 1 ligger ved hovedet.
rules-pantarei-snake-start = En af mange startstillinger.
rules-pantarei-colours = Plads 1 ser på slangen og vælger en farve. Den anden spiller får den anden farve og begynder.
rules-pantarei-top = En stak tilhører den spiller, hvis skæl ligger øverst. Et enkelt skæl er en stak på ét. Derefter trækker spillerne på skift. Når det er din tur, flytter eller bytter du.

rules-pantarei-move-title = Flyt
rules-pantarei-move = Tag det øverste skæl på en af dine stakke. Flyt det mod hovedet eller halen, præcis så mange stakke som dets værdi, og læg det øverst på stakken dér. Højden af stakkene imellem betyder ikke noget. Du må lande på enhver stak, også en af modstanderens; så er den din.
rules-pantarei-move-picture = Alle træk med ét skæl, som Hvid har her.
rules-pantarei-move-example = Flyt den hvide 2’er fra stak 1 to stakke mod halen.
rules-pantarei-ends-of-snake = Et skæl går aldrig ud over hovedet eller halen, og det vender aldrig om undervejs.
rules-pantarei-move-forbidden = Den hvide 3’er på stak 7 kan ikke flyttes mod halen.

rules-pantarei-two-title = To skæl
rules-pantarei-two = Hvis en af dine stakke har to eller flere skæl, må du tage skællet under det øverste med, uanset dets farve. Værdien af det øverste skæl bestemmer stadig hvor langt. De to skæl beholder deres rækkefølge. Du flytter aldrig mere end to.
rules-pantarei-two-example = Flyt begge skæl på stak 3 to stakke mod halen.

rules-pantarei-closes-title = Slangen lukker sig sammen
rules-pantarei-closes = Når en plads bliver tom, lukker slangen sig sammen med det samme. I afstande tæller kun de stakke, der er tilbage.
rules-pantarei-closes-example = Flyt den hvide 1’er fra stak 4 mod halen. Dens plads lukkes, og slangen har en stak mindre.

rules-pantarei-neutral-title = Det neutrale skæl
rules-pantarei-neutral = En stak med det neutrale skæl øverst tilhører ingen af spillerne. Du kan ikke flytte eller bytte den. Du kan lande på den, og den tæller med i afstande. Det neutrale skæl flyttes kun som det nederste af to skæl.
rules-pantarei-neutral-forbidden = Stak 3 har det neutrale skæl øverst.
rules-pantarei-neutral-example = Flyt den hvide 2’er på stak 2 mod halen, og tag det neutrale skæl under den med.

rules-pantarei-swap-title = Byt
rules-pantarei-swap = I stedet for at flytte må du bytte om på to af dine stakke. De skifter plads med alle deres skæl. Et enkelt skæl er også en stak. Du må også bytte om på to ens skæl.
rules-pantarei-swap-example = Byt om på stak 3 og 5.
rules-pantarei-swap-ban = Du må ikke bytte, hvis din modstanders seneste tur var et bytte.
rules-pantarei-swap-forbidden = Sort har lige byttet. Hvid kan ikke bytte om på stak 3 og 5 nu.

rules-pantarei-pass-title = Meld pas
rules-pantarei-pass = Hvis du hverken kan flytte eller bytte, melder du pas. Du må ikke melde pas frivilligt. Efter et pas må din modstander bytte.
rules-pantarei-pass-example = Hvids eneste stak kan ikke flyttes tre pladser inden for slangen, og der er ingen anden hvid stak at bytte med. Hvid skal melde pas.

rules-pantarei-readings-title = Sådan læser vi regelarket
rules-pantarei-readings-choice = Arket siger, at en af spillerne vælger en farve, og at den anden begynder. Det siger ikke hvem. Her vælger plads 1.
rules-pantarei-readings-goal = Arket kræver mindst syv skæl, så en stak på otte vinder også. Regelvalget »Vinderhøjde« ændrer antallet.
rules-pantarei-readings-under = Nogle af arkets sprogudgaver siger ikke, hvilken farve det andet skæl må have. Vi følger dem, der gør: enhver farve og også det neutrale skæl.
rules-pantarei-readings-look = Stakke er åbne. Du må altid se ind i enhver stak.
rules-pantarei-readings-pass = Arket siger ikke, om et pas ophæver forbuddet mod at bytte. Det gør det, for forbuddet ser kun på turen lige før.
