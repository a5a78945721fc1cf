# The first game of a lesson: what matters now. Computed from the position, said at each turn of the learner.
lesson-advice-alone = Met deze zet kun je niet winnen en niet slaan. Kijk wat je tegenstander daarna kan doen.
lesson-advice-hus-win = Je kunt met deze zet winnen. Bekijk al je kommetjes.
lesson-advice-hus-danger = Pas op: Noord kan met de volgende zet winnen.
lesson-advice-hus-threat = { $count ->
    [one] Pas op: Noord kan met de volgende zet één steen veroveren ({ $cells }).
   *[other] Pas op: Noord kan met de volgende zet { $count } stenen veroveren ({ $cells }).
}
lesson-advice-hus-chance = { $count ->
    [one] Je kunt met deze zet één steen veroveren.
   *[other] Je kunt met deze zet { $count } stenen veroveren.
}
lesson-advice-hus-quiet = Niemand kan nu iets veroveren. Bereid een zaaibeurt voor die in een bezet binnenkommetje eindigt.

lesson-advice-pantarei-choose = Bekijk de slang en kies een kleur. Je tegenstander begint dan.
lesson-advice-pantarei-win = Je kunt met deze zet winnen. Zoek de blokken die de hoogste stapel bereiken.
lesson-advice-pantarei-danger = Pas op: je tegenstander kan met de volgende zet winnen. Welke blokken kunnen de hoogste stapel bereiken?
lesson-advice-pantarei-quiet = Niemand kan in één zet een stapel van zeven maken. Bouw een stapel die jij kunt bereiken en je tegenstander niet.

lesson-advice-gou-win = Je kunt met deze zet winnen.
lesson-advice-gou-danger = Pas op: Geel kan met de volgende zet winnen.
lesson-advice-gou-threat = { $count ->
    [one] Pas op: Geel kan met de volgende zet je stuk op { $cells } slaan.
   *[other] Pas op: Geel kan met de volgende zet { $count } van je stukken slaan ({ $cells }).
}
lesson-advice-gou-chance = { $count ->
    [one] Je kunt met deze zet een stuk slaan.
   *[other] Je kunt met deze zet { $count } stukken slaan.
}
lesson-advice-gou-quiet = Niemand kan nu slaan. Breng je stukken dichter bij de doelen.

lesson-advice-abalone-win = Je kunt met deze zet winnen.
lesson-advice-abalone-danger = Pas op: Wit kan met de volgende zet winnen.
lesson-advice-abalone-threat = Pas op: Wit kan met de volgende zet je knikker op { $cells } van het bord duwen.
lesson-advice-abalone-chance = Je kunt met deze zet een knikker van het bord duwen.
lesson-advice-abalone-quiet = Er kan nu geen knikker van het bord worden geduwd. Houd je knikkers bij elkaar en ga ermee naar het midden.
