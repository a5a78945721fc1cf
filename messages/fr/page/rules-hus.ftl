### The rules of Hus. $max-laps is an option; $move is the pit to sow.

rules-hus-goal-title = But du jeu
rules-hus-goal = Privez votre adversaire de tout coup. Un joueur dont c’est le tour et qui n’a aucun trou d’au moins deux graines ne peut pas semer et perd.

rules-hus-board-title = Plateau
rules-hus-board = Le plateau a quatre rangées de huit trous. Les deux rangées les plus proches de vous sont les vôtres : la rangée extérieure au bord et la rangée intérieure, à côté de celle de votre adversaire. Vous ne semez que dans vos propres seize trous.
rules-hus-board-start = Au début, chaque trou extérieur contient deux graines, de même que les quatre trous intérieurs à la droite de chaque joueur. Les 48 graines restent sur le plateau pendant toute la partie. Sud commence.
rules-hus-start = La position initiale. Sud est en bas.

rules-hus-sow-title = Semailles
rules-hus-sow = Quand c’est à vous de jouer, choisissez un de vos trous qui contient au moins deux graines. Ramassez-les toutes et semez-les une par une dans les trous suivants. Vous ne pouvez choisir ni un trou vide ni une graine seule.
rules-hus-sow-clockwise = Semez dans le sens horaire. Vos graines vont vers la droite dans votre rangée intérieure et vers la gauche dans votre rangée extérieure.
rules-hus-sow-counter-clockwise = Semez dans le sens antihoraire. Vos graines vont vers la droite dans votre rangée extérieure et vers la gauche dans votre rangée intérieure.
rules-hus-sow-round = Des semailles qui font le tour complet ne sautent pas le trou d’où elles sont parties.
rules-hus-sow-example-clockwise = Semez depuis b1. La dernière graine tombe dans le trou vide a2, et votre coup est terminé.
rules-hus-sow-example-counter-clockwise = Semez depuis e2. La dernière graine tombe dans le trou vide c2, et votre coup est terminé.
rules-hus-sow-single = Le trou { $move } ne contient qu’une graine.

rules-hus-relay-title = Relais
rules-hus-relay = Si la dernière graine tombe dans un trou vide, votre coup est terminé. Si elle tombe dans un trou occupé, ramassez tout ce qu’il contient, la dernière graine comprise, et continuez à semer à partir du trou suivant. C’est obligatoire. Un ramassage et les semailles qui le suivent s’appellent un tour ; un coup peut prendre de nombreux tours.
rules-hus-relay-example-clockwise = Semez depuis e1. Le premier tour finit en c1, où il y a des graines. Le deuxième finit dans le trou vide a2.
rules-hus-relay-example-counter-clockwise = Semez depuis h1. Le premier tour finit en g2, où il y a des graines. Le deuxième finit dans le trou vide d2.
rules-hus-endless = Certains relais ne finissent jamais. Vous ne pouvez pas choisir de semailles qui prennent plus de { $max-laps } tours. Un joueur qui n’a pas d’autres semailles perd.

rules-hus-capture-title = Capture
rules-hus-capture-inner = Vous capturez quand un tour finit dans votre rangée intérieure, dans un trou qui contenait des graines, et que le trou intérieur adverse de la même colonne en contient aussi. Prenez toutes les graines des deux trous adverses de la colonne. Le trou extérieur peut être vide.
rules-hus-capture-both = Vous capturez quand un tour finit dans votre rangée intérieure, dans un trou qui contenait des graines, et que les deux trous adverses de la même colonne en contiennent. Prenez toutes les graines de ces deux trous.
rules-hus-resow-with-own = Ramassez aussi les graines de votre propre trou. Semez le tout en commençant par le trou suivant.
rules-hus-resow-captured-only = Laissez les graines de votre propre trou en place. Semez seulement les graines capturées, en commençant par le trou suivant.
rules-hus-capture-example = Semez depuis { $move }. Le premier tour finit dans un trou intérieur occupé, et vous capturez.
rules-hus-no-capture = Si vous ne pouvez pas capturer, vous continuez en relais comme d’habitude. Un tour qui finit dans votre rangée extérieure ne capture jamais. Une capture ne se refuse pas, mais vous pouvez choisir un coup qui ne capture pas.

rules-hus-end-title = Fin et points
rules-hus-ends-either = Après chaque coup, on regarde les deux camps. Si un camp n’a aucun trou d’au moins deux graines, la partie se termine et ce camp perd. Cela peut être le camp qui vient de jouer.
rules-hus-ends-either-example = Semez depuis e2. Ensuite, Sud n’a plus que des graines seules : Sud perd.
rules-hus-ends-mover = La partie se termine quand le joueur au trait n’a pas de coup légal. Ce joueur perd.
rules-hus-points = Chaque joueur marque autant de points qu’il y a de graines de son côté. Un gagnant qui possède les 48 graines marque le double, soit 96 points. Dans un match, les joueurs changent de camp après chaque partie, et les points de toutes les parties s’additionnent.

rules-hus-differs-title = Hus européen et africain
rules-hus-differs = Les deux jeux diffèrent par quatre règles. Chacune est une option : vous pouvez donc aussi les combiner. Un programme a joué des parties au hasard et cherché les positions les plus simples où une différence compte.
rules-hus-differs-all = Les quatre règles ensemble : la même position, le même trou d2.
rules-hus-differs-direction = Sens des semailles : le trou c2 ne capture que s’il est semé dans le sens horaire.
rules-hus-differs-capture-if = Capture : le tour qui part de c2 finit en e2. En face, le trou intérieur contient une graine et le trou extérieur est vide.
rules-hus-differs-resow = Semailles après capture : les deux jeux capturent la graine en g3. Le jeu européen ramasse aussi les graines en g2 ; le jeu africain les y laisse.
rules-hus-differs-ends = Fin de la partie : après e2, Sud n’a que des graines seules, mais Nord est au trait et peut jouer.

rules-hus-readings-title = Notre lecture des règles
rules-hus-readings-must = La règle européenne dit que l’on « peut » ramasser et capturer. Nous lisons « doit », comme le dit la description africaine.
rules-hus-readings-end = La règle européenne termine la partie quand l’un des joueurs n’a que des graines seules. Selon la description africaine, le dernier joueur qui peut jouer gagne. L’option « Fin de la partie » permet de choisir.
rules-hus-readings-both = Il est impossible que les deux camps n’aient en même temps que des graines seules : 48 graines ne tiennent pas une par une dans 32 trous. Si cela arrive dans une position personnalisée avec moins de graines, le joueur au trait perd.
rules-hus-readings-own = La description africaine dit que les graines capturées sont semées. Elle ne parle pas de votre propre trou. D’autres descriptions du jeu s’accordent : ce trou garde ses graines. L’option « Semailles après capture » change cela.
rules-hus-readings-endless = Les règles ne parlent pas des relais sans fin. Nous les interdisons. L’option « Semailles les plus longues » fixe la limite.
rules-hus-readings-first = Selon la règle européenne, on tire au sort qui commence. Ici, Sud commence, et vous choisissez votre camp en préparant la partie.
