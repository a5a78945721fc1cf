# The first game of a lesson: what matters now. Computed from the position, said at each turn of the learner.
lesson-advice-alone = Tym ruchem nie możesz ani wygrać, ani nic zbić. Sprawdź, co przeciwnik mógłby zrobić po nim.
lesson-advice-hus-win = Tym ruchem możesz wygrać. Sprawdź każdą swoją nieckę.
lesson-advice-hus-danger = Uwaga: Północ może wygrać następnym ruchem.
lesson-advice-hus-threat = { $count ->
    [one] Uwaga: następnym ruchem Północ może zbić jeden pionek ({ $cells }).
    [few] Uwaga: następnym ruchem Północ może zbić { $count } pionki ({ $cells }).
    [many] Uwaga: następnym ruchem Północ może zbić { $count } pionków ({ $cells }).
   *[other] Uwaga: następnym ruchem Północ może zbić { $count } pionka ({ $cells }).
}
lesson-advice-hus-chance = { $count ->
    [one] Tym ruchem możesz zbić jeden pionek.
    [few] Tym ruchem możesz zbić { $count } pionki.
    [many] Tym ruchem możesz zbić { $count } pionków.
   *[other] Tym ruchem możesz zbić { $count } pionka.
}
lesson-advice-hus-quiet = Nikt nie może teraz bić. Przygotuj siew, który skończy się w zajętej niecce wewnętrznej.

lesson-advice-pantarei-choose = Przyjrzyj się wężowi i wybierz kolor. Przeciwnik wtedy zaczyna.
lesson-advice-pantarei-win = Tym ruchem możesz wygrać. Znajdź łuski, które sięgają najwyższego stosu.
lesson-advice-pantarei-danger = Uwaga: przeciwnik może wygrać następnym ruchem. Które łuski sięgają najwyższego stosu?
lesson-advice-pantarei-quiet = Nikt nie może jednym ruchem zbudować stosu z siedmiu. Buduj stos, którego dosięgasz ty, a przeciwnik nie.

lesson-advice-gou-win = Tym ruchem możesz wygrać.
lesson-advice-gou-danger = Uwaga: żółte mogą wygrać następnym ruchem.
lesson-advice-gou-threat = { $count ->
    [one] Uwaga: następnym ruchem żółte mogą zbić twój pionek na { $cells }.
    [few] Uwaga: następnym ruchem żółte mogą zbić { $count } twoje pionki ({ $cells }).
    [many] Uwaga: następnym ruchem żółte mogą zbić { $count } twoich pionków ({ $cells }).
   *[other] Uwaga: następnym ruchem żółte mogą zbić { $count } twojego pionka ({ $cells }).
}
lesson-advice-gou-chance = { $count ->
    [one] Tym ruchem możesz zbić pionek.
    [few] Tym ruchem możesz zbić { $count } pionki.
    [many] Tym ruchem możesz zbić { $count } pionków.
   *[other] Tym ruchem możesz zbić { $count } pionka.
}
lesson-advice-gou-quiet = Nikt nie może teraz bić. Zbliż swoje pionki do punktów docelowych.

lesson-advice-abalone-win = Tym ruchem możesz wygrać.
lesson-advice-abalone-danger = Uwaga: białe mogą wygrać następnym ruchem.
lesson-advice-abalone-threat = Uwaga: następnym ruchem białe mogą zepchnąć twoją kulę na { $cells }.
lesson-advice-abalone-chance = Tym ruchem możesz zepchnąć kulę.
lesson-advice-abalone-quiet = Żadnej kuli nie można teraz zepchnąć. Trzymaj swoje kule razem i przesuwaj je ku środkowi.
