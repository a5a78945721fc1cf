# The first game of a lesson: what matters now. Computed from the position, said at each turn of the learner.
lesson-advice-alone = Tímto tahem nemůžete vyhrát ani brát. Podívejte se, co by po něm mohl udělat soupeř.
lesson-advice-hus-win = Tímto tahem můžete vyhrát. Projděte všechny své důlky.
lesson-advice-hus-danger = Pozor: Sever může příštím tahem vyhrát.
lesson-advice-hus-threat = { $count ->
    [one] Pozor: Sever vám může příštím tahem sebrat jeden kámen ({ $cells }).
    [few] Pozor: Sever vám může příštím tahem sebrat { $count } kameny ({ $cells }).
    [many] Pozor: Sever vám může příštím tahem sebrat { $count } kamene ({ $cells }).
   *[other] Pozor: Sever vám může příštím tahem sebrat { $count } kamenů ({ $cells }).
}
lesson-advice-hus-chance = { $count ->
    [one] Tímto tahem můžete sebrat jeden kámen.
    [few] Tímto tahem můžete sebrat { $count } kameny.
    [many] Tímto tahem můžete sebrat { $count } kamene.
   *[other] Tímto tahem můžete sebrat { $count } kamenů.
}
lesson-advice-hus-quiet = Teď nikdo nemůže brát. Připravte si setí, které skončí v obsazeném vnitřním důlku.

lesson-advice-pantarei-choose = Prohlédněte si hada a vyberte barvu. Soupeř pak začíná.
lesson-advice-pantarei-win = Tímto tahem můžete vyhrát. Najděte destičky, které dosáhnou na nejvyšší hromádku.
lesson-advice-pantarei-danger = Pozor: soupeř může příštím tahem vyhrát. Které destičky dosáhnou na nejvyšší hromádku?
lesson-advice-pantarei-quiet = Hromádku ze sedmi teď nikdo jedním tahem nepostaví. Stavte hromádku, na kterou dosáhnete vy, a soupeř ne.

lesson-advice-gou-win = Tímto tahem můžete vyhrát.
lesson-advice-gou-danger = Pozor: Žlutý může příštím tahem vyhrát.
lesson-advice-gou-threat = { $count ->
    [one] Pozor: Žlutý může příštím tahem sebrat váš kámen na { $cells }.
    [few] Pozor: Žlutý může příštím tahem sebrat { $count } vaše kameny ({ $cells }).
    [many] Pozor: Žlutý může příštím tahem sebrat { $count } vašeho kamene ({ $cells }).
   *[other] Pozor: Žlutý může příštím tahem sebrat { $count } vašich kamenů ({ $cells }).
}
lesson-advice-gou-chance = { $count ->
    [one] Tímto tahem můžete sebrat kámen.
    [few] Tímto tahem můžete sebrat { $count } kameny.
    [many] Tímto tahem můžete sebrat { $count } kamene.
   *[other] Tímto tahem můžete sebrat { $count } kamenů.
}
lesson-advice-gou-quiet = Teď nikdo nemůže brát. Přibližte své kameny k cílovým bodům.

lesson-advice-abalone-win = Tímto tahem můžete vyhrát.
lesson-advice-abalone-danger = Pozor: Bílý může příštím tahem vyhrát.
lesson-advice-abalone-threat = Pozor: Bílý může příštím tahem vytlačit vaši kouli na { $cells }.
lesson-advice-abalone-chance = Tímto tahem můžete vytlačit kouli.
lesson-advice-abalone-quiet = Teď nelze vytlačit žádnou kouli. Držte své koule pohromadě a posouvejte je ke středu.
