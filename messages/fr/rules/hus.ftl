# Hus: names.
hus-name = Hus
hus-about = Un jeu de mancala à quatre rangées : semez autour de votre côté, enchaînez les relais et capturez les graines d’en face.
hus-variant-european-name = Hus européen
hus-variant-european-about = Les règles de la notice de l’édition européenne.
hus-variant-african-name = Hus africain
hus-variant-african-about = Le jeu tel qu’on y joue en Afrique, d’après une encyclopédie.
hus-option-direction-name = Sens des semailles
hus-option-direction-about = Dans quel sens on sème, vu d’en haut. Les deux règles diffèrent.
hus-option-direction-clockwise-name = Sens horaire
hus-option-direction-clockwise-about = Selon la règle européenne.
hus-option-direction-counter-clockwise-name = Sens antihoraire
hus-option-direction-counter-clockwise-about = Selon la règle africaine.
hus-option-capture-if-name = Capture
hus-option-capture-if-about = Quand un tour qui finit dans un trou intérieur occupé capture les graines d’en face. La règle européenne exige seulement que le trou intérieur adverse soit occupé, la règle africaine les deux.
hus-option-capture-if-inner-name = Trou intérieur occupé
hus-option-capture-if-inner-about = Le trou intérieur adverse doit contenir des graines. Le trou extérieur est capturé avec lui, vide ou non.
hus-option-capture-if-both-name = Les deux trous occupés
hus-option-capture-if-both-about = Les deux trous adverses doivent contenir des graines.
hus-option-resow-name = Semailles après capture
hus-option-resow-about = Quelles graines on sème après une capture. La règle européenne cite aussi le trou du joueur, la règle africaine seulement les graines capturées.
hus-option-resow-with-own-name = Graines capturées et votre trou
hus-option-resow-with-own-about = Les graines de votre propre trou sont semées avec celles qui sont capturées.
hus-option-resow-captured-only-name = Graines capturées seulement
hus-option-resow-captured-only-about = Seules les graines capturées sont semées. Votre propre trou garde les siennes.
hus-option-ends-name = Fin de la partie
hus-option-ends-about = Quel camp doit être sans coup pour que la partie se termine. La règle européenne regarde les deux camps après chaque coup, la règle africaine le joueur au trait.
hus-option-ends-either-name = Un camp ne peut plus jouer
hus-option-ends-either-about = La partie se termine dès qu’un des camps n’a plus de trou avec au moins deux graines.
hus-option-ends-mover-name = Le joueur au trait ne peut plus jouer
hus-option-ends-mover-about = La partie se termine quand le joueur au trait n’a pas de coup légal.
hus-option-max-laps-name = Semailles les plus longues (tours)
hus-option-max-laps-about = Des semailles qui prennent plus de tours que cela sont considérées comme infinies et ne peuvent pas être choisies. Les règles ne disent pas qu’un relais peut durer sans fin.

# Moves.
hus-move-sow = { $captured ->
        [0] { SIDE($side) } sème depuis { $from } en { hus-laps } et finit en { $last }.
        [one] { SIDE($side) } sème depuis { $from } en { hus-laps }, capture { $captured } graine et finit en { $last }.
        [many] { SIDE($side) } sème depuis { $from } en { hus-laps }, capture { $captured } graines et finit en { $last }.
       *[other] { SIDE($side) } sème depuis { $from } en { hus-laps }, capture { $captured } graines et finit en { $last }.
    }
hus-laps = { $laps ->
        [one] { $laps } tour
        [many] { $laps } tours
       *[other] { $laps } tours
    }

hus-expected-move = Entrez un trou de a1 à h4, comme c1.
hus-illegal-opponents-pit = Le trou { $pit } est à votre adversaire. Partez d’un de vos trous.
hus-illegal-empty-pit = Le trou { $pit } est vide. Il faut un trou avec au moins deux graines.
hus-illegal-single-seed = Le trou { $pit } ne contient qu’une graine. Il en faut au moins deux.
hus-illegal-endless-sowing = { $laps ->
        [one] Les semailles depuis { $pit } ne finissent pas en { $laps } tour. On ne peut pas choisir de semailles infinies.
        [many] Les semailles depuis { $pit } ne finissent pas en { $laps } tours. On ne peut pas choisir de semailles infinies.
       *[other] Les semailles depuis { $pit } ne finissent pas en { $laps } tours. On ne peut pas choisir de semailles infinies.
    }

# Endings: a sentence that follows “South wins.”
hus-reason-no-seeds = Le camp perdant n’a plus de graines.
hus-reason-only-singles = Le camp perdant n’a aucun trou avec au moins deux graines.
hus-reason-no-move = Le camp perdant n’a plus que des semailles infinies.

# Positions.
hus-position-no-turn = Il faut le plateau, une espace et le camp au trait (s ou n).
hus-position-pits = Il faut { $expected } trous dans la rangée { $row } ; il y en a { $found }.
hus-position-seeds = Le trou { $pit } contient « { $found } ». Il faut un nombre de 0 à { $most }.
hus-position-hand = { $seeds ->
        [one] Il y a { $seeds } graine dans la main. Entre deux coups, la main doit être vide.
        [many] Il y a { $seeds } graines dans la main. Entre deux coups, la main doit être vide.
       *[other] Il y a { $seeds } graines dans la main. Entre deux coups, la main doit être vide.
    }
hus-position-too-many-seeds = Il y a { $found } graines. Le maximum est { $most }.
