### The rules of Abalone for 2, 3, 4 and 6 players. $target is how many marbles must be pushed off.

rules-abalone-goal-title = Mål
rules-abalone-goal-two = { $target ->
    [one] Vær den første, der skubber en af modstanderens kugler af brættet.
   *[other] Vær den første, der skubber { $target } af modstanderens kugler af brættet.
}
rules-abalone-goal-three = { $target ->
    [one] Vær den første, der skubber en af de andres kugler af brættet. Alle tre spiller for sig selv.
   *[other] Vær den første, der skubber { $target } af de andres kugler af brættet. Alle tre spiller for sig selv, og det er lige meget, hvis kugler det er.
}
rules-abalone-goal-teams = { $target ->
    [one] To hold spiller. Det første hold, der skubber en af det andet holds kugler af brættet, vinder.
   *[other] To hold spiller. Det første hold, der skubber { $target } af det andet holds kugler af brættet, vinder. De kugler, medspillere skubber af, tælles sammen.
}

rules-abalone-board-title = Bræt
rules-abalone-board = Brættet er en sekskant med enogtres felter. En kugle kan flyttes i seks retninger til et nabofelt.
rules-abalone-board-two = Sort og Hvid har fjorten kugler hver. Sort begynder.
rules-abalone-board-three = Sort, Hvid og Rød har elleve kugler hver og trækker i denne rækkefølge.
rules-abalone-board-four = Sort, Hvid, Rød og Gul har ni kugler hver og trækker i denne rækkefølge, så holdene skiftes.
rules-abalone-board-six = Sort, Hvid, Rød, Gul, Grøn og Blå har seks kugler hver og trækker i denne rækkefølge, så holdene skiftes.
rules-abalone-start = Startstillingen i dette parti.

rules-abalone-move-title = Træk
rules-abalone-move = Når det er din tur, flytter du en, to eller tre kugler ét felt. To eller tre kugler, der flyttes sammen, skal røre hinanden i en lige række, og de flyttes alle i samme retning.
rules-abalone-move-ways = En række flyttes på linje, altså i sin egen retning, eller sidelæns. Hvert felt, en kugle flyttes til, skal være frit, undtagen i et skub.
rules-abalone-move-line-example = Flyt rækken c3–c5 på linje mod højre.
rules-abalone-move-sideways-example = Flyt rækken c3–c5 sidelæns op mod højre.
rules-abalone-move-must = Du skal trække. Kun en spiller, der ikke kan trække, melder pas.

rules-abalone-push-title = Skub
rules-abalone-push = På linje skubber en række de fjendtlige kugler lige foran sig, hvis den selv har flere kugler: To skubber én, tre skubber en eller to. Feltet bag de skubbede kugler skal være frit eller uden for brættet. Du har aldrig pligt til at skubbe.
rules-abalone-push-one-example = To skubber én: Flyt rækken e3–e4 mod højre.
rules-abalone-push-two-example = Tre skubber to: Flyt rækken e3–e5 mod højre.
rules-abalone-push-not = Disse skub er ikke tilladt.
rules-abalone-push-weak = To kan ikke skubbe to.
rules-abalone-push-blocked = Der ligger en kugle bag de skubbede.
rules-abalone-push-sideways = En række kan ikke skubbe sidelæns.

rules-abalone-off-title = Skub af brættet
rules-abalone-off = En kugle, der skubbes ud over kanten, er ude af spillet. Den tæller for den spiller, der skubbede den.
rules-abalone-off-example = Skub Hvids kugle af brættet: Flyt rækken e6–e8 mod højre.
rules-abalone-off-own = Du kan ikke flytte dine egne kugler af brættet.

rules-abalone-three-title = Tre spillere
rules-abalone-three = To skubbede kugler må have to forskellige farver.
rules-abalone-three-example = Tre skubber to: en hvid og en rød kugle.
rules-abalone-three-end = { $target ->
    [one] Partiet slutter, når en spiller har skubbet en kugle af brættet. Ingen spiller går ud før det.
   *[other] Partiet slutter, når en spiller har skubbet { $target } kugler af brættet. Ingen spiller går ud før det. En spiller uden kugler eller uden et træk melder pas.
}

rules-abalone-teams-title = Hold
rules-abalone-teams-four = Sort og Rød spiller mod Hvid og Gul.
rules-abalone-teams-six = Sort, Rød og Grøn spiller mod Hvid, Gul og Blå.
rules-abalone-teams-sheet = Du må flytte dine medspilleres kugler, som om de var dine egne, alene eller i en række sammen med dine.
rules-abalone-teams-own-only = Du flytter kun dine egne kugler. Dine medspilleres kugler flyttes kun med i et skub.
rules-abalone-teams-move-example = Sort flytter en række med to sorte kugler og en rød. Sort og Rød er medspillere.
rules-abalone-teams-move-forbidden = Sort kan ikke flytte en række, hvor en af kuglerne er Røds.
rules-abalone-teams-push = I en række, der skubber, må der være dine medspilleres kugler, men den bageste kugle skal være din. To skubbede kugler må gerne tilhøre to forskellige modstandere.
rules-abalone-teams-push-example = Sorts kugle på d4 begynder skubbet med to røde kugler foran sig.
rules-abalone-teams-push-forbidden = Røds kugle på d4 kan ikke begynde et skub for Sort.
rules-abalone-teams-partner = Dine medspilleres kugler skubbes aldrig.
rules-abalone-teams-partner-forbidden = Bag den hvide kugle ligger en rød, en medspillers.
rules-abalone-teams-silent = Medspillere må ikke drøfte træk. Ved et bord for fire eller seks åbner chatten, når partiet er slut.

rules-abalone-readings-title = Sådan læser vi regelarket
rules-abalone-readings-layout = Arket viser én startstilling, Standard. Forsigtige spillere kan låse den til remis. Vælg Belgian Daisy, hvis du kender spillet: Regelvalget »Opstilling« har mange startstillinger.
rules-abalone-readings-target = Arket kræver seks kugler. Regelvalget »Kugler at skubbe af« ændrer antallet.
rules-abalone-readings-three = Arket siger ikke, hvad der sker med en spiller, der har mistet mange kugler. Her spiller alle videre, indtil én har vundet.
rules-abalone-readings-partners = Efter arket må du flytte dine medspilleres kugler som dine egne. Mange spiller anderledes. Regelvalget »Medspilleres kugler« ændrer det.
rules-abalone-readings-confer = Arket forbyder medspillere at drøfte træk. Onlineborde har ingen privat chat mellem medspillere.
rules-abalone-readings-stuck = Arket siger ikke, hvad der sker med en spiller, der ikke kan trække. Her melder den spiller pas.
