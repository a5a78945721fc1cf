# Abalone: names.
abalone-name = Abalone
abalone-about = Éjectez les billes de vos rivaux d’un plateau hexagonal en étant en surnombre sur une ligne.
abalone-option-layout-name = Disposition
abalone-option-layout-about = Où les billes commencent, et pour combien de joueurs.
abalone-option-partners-name = Billes des partenaires
abalone-option-partners-about = Les billes que vous pouvez déplacer dans une partie par équipes (règle 4.3).
abalone-option-partners-sheet-name = Celles de toute l’équipe
abalone-option-partners-sheet-about = Vous pouvez déplacer les billes de votre équipe comme si elles étaient les vôtres.
abalone-option-partners-own-only-name = Les vôtres seulement
abalone-option-partners-own-only-about = Vous déplacez vos propres billes. Celles de vos partenaires aident seulement à pousser.
abalone-option-target-name = Billes à éjecter
abalone-option-target-about = Combien de billes il faut éjecter pour gagner. La règle dit six.

# Starting layouts: as variants, and as values of the option layout.
abalone-variant-standard-name = Standard
abalone-variant-standard-about = La position de la règle : de chaque côté, deux rangées pleines et trois billes devant. Un jeu prudent peut la bloquer et mener à la nulle.
abalone-variant-belgian-daisy-name = Belgian Daisy
abalone-variant-belgian-daisy-about = Chaque camp a deux marguerites de sept billes dans des coins opposés. Le départ à choisir quand on connaît le jeu.
abalone-variant-german-daisy-name = German Daisy
abalone-variant-german-daisy-about = Les marguerites de Belgian Daisy, une rangée plus à l’intérieur.
abalone-variant-dutch-daisy-name = Dutch Daisy
abalone-variant-dutch-daisy-about = Des marguerites dans les coins, chacune avec une bille adverse en son cœur.
abalone-variant-swiss-daisy-name = Swiss Daisy
abalone-variant-swiss-daisy-about = Des marguerites une rangée plus à l’intérieur, chacune avec une bille adverse en son cœur.
abalone-variant-domination-name = Domination
abalone-variant-domination-about = Deux triangles par camp le long du bord, chacun avec une bille avancée vers le centre.
abalone-variant-infiltration-name = Infiltration
abalone-variant-infiltration-about = Deux longs fronts, chacun déjà infiltré par trois billes adverses.
abalone-variant-pyramid-name = Pyramide
abalone-variant-pyramid-about = Deux triangles massifs, d’un coin à l’autre le long du bord, avec le centre libre entre eux.
abalone-variant-the-wall-name = Le mur
abalone-variant-the-wall-about = Deux murs en travers de tout le plateau, avec une bille en attente derrière chacun.
abalone-variant-alien-name = Alien
abalone-variant-alien-about = Deux visages se regardent, chacun avec quatre billes adverses à l’intérieur.
abalone-variant-snakes-name = Serpents
abalone-variant-snakes-about = Deux longs serpents le long du bord, les têtes enlacées au centre.
abalone-variant-snakes-variant-name = Serpents (variante)
abalone-variant-snakes-variant-about = Deux longs serpents le long du bord, dont les têtes se dépassent.
abalone-variant-fujiyama-name = Fujiyama
abalone-variant-fujiyama-about = Deux montagnes pointent l’une vers l’autre, chacune avec trois billes adverses à l’intérieur.
abalone-variant-face-to-face-name = Face à face
abalone-variant-face-to-face-about = Deux blocs massifs à gauche et à droite d’un couloir vide.
abalone-variant-french-daisy-name = French Daisy
abalone-variant-french-daisy-about = Quatre marguerites autour du centre libre, les deux couleurs en croix.
abalone-variant-alliances-name = Alliances
abalone-variant-alliances-about = Deux anneaux ouverts appuyés l’un contre l’autre autour du centre.
abalone-variant-checkerboard-name = Damier
abalone-variant-checkerboard-about = Quatre rangées de couleurs alternées. Aucun camp n’a deux billes côte à côte.
abalone-variant-three-players-name = Trois joueurs
abalone-variant-three-players-about = Onze billes chacun, chacun pour soi. Qui éjecte en premier six billes des autres gagne.
abalone-variant-four-players-name = Quatre joueurs
abalone-variant-four-players-about = Neuf billes chacun. Noir et Rouge jouent contre Blanc et Jaune.
abalone-variant-six-players-name = Six joueurs
abalone-variant-six-players-about = Six billes chacun. Noir, Rouge et Vert jouent contre Blanc, Jaune et Bleu.
abalone-option-layout-standard-name = { abalone-variant-standard-name }
abalone-option-layout-standard-about = { abalone-variant-standard-about }
abalone-option-layout-belgian-daisy-name = { abalone-variant-belgian-daisy-name }
abalone-option-layout-belgian-daisy-about = { abalone-variant-belgian-daisy-about }
abalone-option-layout-german-daisy-name = { abalone-variant-german-daisy-name }
abalone-option-layout-german-daisy-about = { abalone-variant-german-daisy-about }
abalone-option-layout-dutch-daisy-name = { abalone-variant-dutch-daisy-name }
abalone-option-layout-dutch-daisy-about = { abalone-variant-dutch-daisy-about }
abalone-option-layout-swiss-daisy-name = { abalone-variant-swiss-daisy-name }
abalone-option-layout-swiss-daisy-about = { abalone-variant-swiss-daisy-about }
abalone-option-layout-domination-name = { abalone-variant-domination-name }
abalone-option-layout-domination-about = { abalone-variant-domination-about }
abalone-option-layout-infiltration-name = { abalone-variant-infiltration-name }
abalone-option-layout-infiltration-about = { abalone-variant-infiltration-about }
abalone-option-layout-pyramid-name = { abalone-variant-pyramid-name }
abalone-option-layout-pyramid-about = { abalone-variant-pyramid-about }
abalone-option-layout-the-wall-name = { abalone-variant-the-wall-name }
abalone-option-layout-the-wall-about = { abalone-variant-the-wall-about }
abalone-option-layout-alien-name = { abalone-variant-alien-name }
abalone-option-layout-alien-about = { abalone-variant-alien-about }
abalone-option-layout-snakes-name = { abalone-variant-snakes-name }
abalone-option-layout-snakes-about = { abalone-variant-snakes-about }
abalone-option-layout-snakes-variant-name = { abalone-variant-snakes-variant-name }
abalone-option-layout-snakes-variant-about = { abalone-variant-snakes-variant-about }
abalone-option-layout-fujiyama-name = { abalone-variant-fujiyama-name }
abalone-option-layout-fujiyama-about = { abalone-variant-fujiyama-about }
abalone-option-layout-face-to-face-name = { abalone-variant-face-to-face-name }
abalone-option-layout-face-to-face-about = { abalone-variant-face-to-face-about }
abalone-option-layout-french-daisy-name = { abalone-variant-french-daisy-name }
abalone-option-layout-french-daisy-about = { abalone-variant-french-daisy-about }
abalone-option-layout-alliances-name = { abalone-variant-alliances-name }
abalone-option-layout-alliances-about = { abalone-variant-alliances-about }
abalone-option-layout-checkerboard-name = { abalone-variant-checkerboard-name }
abalone-option-layout-checkerboard-about = { abalone-variant-checkerboard-about }
abalone-option-layout-three-players-name = { abalone-variant-three-players-name }
abalone-option-layout-three-players-about = { abalone-variant-three-players-about }
abalone-option-layout-four-players-name = { abalone-variant-four-players-name }
abalone-option-layout-four-players-about = { abalone-variant-four-players-about }
abalone-option-layout-six-players-name = { abalone-variant-six-players-name }
abalone-option-layout-six-players-about = { abalone-variant-six-players-about }

abalone-options-players = La variante { $variant } se joue à { $variant_seats }, la disposition { $layout } à { $layout_seats }. Choisissez plutôt la variante { $layout }.
abalone-options-target-too-high =
    { $teams ->
        [yes] Un objectif de { $target } est hors d’atteinte avec la disposition { $layout } : les rivaux d’une équipe n’ont que { $most } billes.
       *[no] Un objectif de { $target } est hors d’atteinte avec la disposition { $layout } : les rivaux d’un joueur n’ont que { $most } billes.
    }

# Moves.
abalone-move-pass = { SIDE($side) } ne peut pas bouger et passe.
abalone-move-marble = { SIDE($side) } déplace la bille de { $from } en { $to }.
abalone-move-row =
    { $sideways ->
        [yes] { SIDE($side) } déplace latéralement la rangée { $first }-{ $last } en { $first_to }-{ $last_to }.
       *[no] { SIDE($side) } déplace la rangée { $first }-{ $last } en { $first_to }-{ $last_to }.
    }
abalone-move-push = { $marbles ->
        [one] { SIDE($side) } déplace la rangée { $first }-{ $last } en { $first_to }-{ $last_to } et pousse la bille { SIDE($owner, form: "genitive") }.
        [many] { SIDE($side) } déplace la rangée { $first }-{ $last } en { $first_to }-{ $last_to } et pousse { $marbles } billes { SIDE($owner, form: "genitive") }.
       *[other] { SIDE($side) } déplace la rangée { $first }-{ $last } en { $first_to }-{ $last_to } et pousse { $marbles } billes { SIDE($owner, form: "genitive") }.
    }
abalone-move-push-two-rivals = { SIDE($side) } déplace la rangée { $first }-{ $last } en { $first_to }-{ $last_to } et pousse les billes { SIDE($near, form: "genitive") } et { SIDE($far, form: "genitive") }.
abalone-move-eject = { SIDE($side) } déplace la rangée { $first }-{ $last } en { $first_to }-{ $last_to } et éjecte la bille { SIDE($owner, form: "genitive") } du plateau.

abalone-expected-move = Entrez un coup en ligne comme a1b2, un coup latéral comme c3c5d4, ou pass.
abalone-expected-one-of = Cela peut signifier { $moves }. Écrivez en entier le coup voulu.
abalone-expected-in-line = Un coup dans le sens de la rangée s’écrit { $text }.
abalone-illegal-no-such-cell = Il n’y a pas de case « { $cell } » sur le plateau. Les rangées vont de a1–a5 à i5–i9.
abalone-illegal-empty-cell = La case { $cell } est vide. Il n’y a pas de bille à déplacer.
abalone-illegal-not-your-marble = La bille en { $cell } est { SIDE($owner, form: "dative") }. Déplacez l’une des vôtres.
abalone-illegal-not-your-team = La bille en { $cell } est { SIDE($owner, form: "dative") }, qui joue pour l’autre équipe.
abalone-illegal-partners-marble = La bille en { $cell } est { SIDE($owner, form: "dative") }. Les billes des partenaires ne bougent que lors d’une poussée.
abalone-illegal-no-marbles-left = { SIDE($seat) } n’a plus de billes et passe.
abalone-illegal-row-too-long = La rangée de { $marbles } billes à partir de { $cell } est trop longue. On déplace au plus trois billes ensemble.
abalone-illegal-not-a-row = Les cases { $first } et { $last } ne sont pas les extrémités d’une rangée droite.
abalone-illegal-not-adjacent = La case { $to } n’est pas voisine de { $from }. Les billes avancent d’une case à la fois.
abalone-illegal-off-the-board = Votre bille en { $cell } tomberait du plateau.
abalone-illegal-sideways-blocked = La case { $cell } est occupée par { SIDE($owner) }. Un coup latéral demande des cases libres.
abalone-illegal-sideways-push = La bille { SIDE($owner, form: "genitive") } en { $cell } ne peut pas être poussée latéralement, seulement en ligne.
abalone-illegal-too-weak = { $pushing } contre { $pushed } : impossible de pousser. Il faut être en surnombre.
abalone-illegal-blocked-behind = Votre propre bille en { $cell } se trouve derrière les billes poussées. Cette case doit être libre.
abalone-illegal-partner-pushed = La bille { SIDE($owner, form: "genitive") } en { $cell } serait poussée. On ne pousse jamais les billes de ses partenaires.
abalone-illegal-not-started-by-own = La poussée part de la bille { SIDE($owner, form: "genitive") } en { $cell }, pas d’une des vôtres.
abalone-illegal-cannot-pass = Vous pouvez jouer, donc vous ne pouvez pas passer.

# Endings: a sentence that follows “Black wins.”
abalone-reason-target = Le camp gagnant a éjecté assez de billes.

# Positions.
abalone-position-fields = Il faut 3 parties séparées par une seule espace (plateau, place au trait et billes éjectées) ; il y en a { $found }.
abalone-position-cells = Il faut { $expected } cases ; il y en a { $found }.
abalone-position-owner = La case { $cell } contient une bille de la place { $seat }. Les places vont de 1 à { $seats }.
abalone-position-numbers = La rangée { $row } a deux nombres côte à côte dans « { $text } ». Écrivez un seul nombre pour toute la suite.
abalone-position-sign = La rangée { $row } contient « { $sign } ». Valeur attendue : { $expected }, ou le nombre de cases vides.
abalone-position-row = Il faut { $expected } cases dans la rangée { $row } ; il y en a { $found }.
abalone-position-counts = Il faut le nombre de billes éjectées pour { $expected } places ; il y en a { $found }.
abalone-position-count = Les billes éjectées contiennent « { $text } ». Écrivez un nombre comme 0 ou 5.
abalone-position-marbles = Il y a { $found } billes sur le plateau pour { SIDE($side) }. Le maximum est { $most }.
abalone-position-beyond-target = Les billes éjectées font { $count } au total pour un camp. La partie se termine à { $target }.
abalone-position-two-winners = Les billes éjectées donnent { $target } à deux camps. Un seul camp peut avoir gagné.
abalone-position-rivals-missing = Le camp { SIDE($side, form: "genitive") } aurait éjecté { $count } billes, mais il n’en manque que { $missing } à ses rivaux.
abalone-position-missing = Les billes éjectées font { $count } au total, mais il n’en manque que { $missing }.
