# Gou: names.
gou-name = Gou
gou-about = Luk fjendens brikker inde mellem to af dine egne, og besæt de fire punkter omkring midten.
gou-variant-base-name = Gou
gou-variant-base-about = Regelarket uden dets varianter.
gou-variant-variation-1-name = Gou, variant 1
gou-variant-variation-1-about = Arkets første variant: Også rækker af flere brikker slås.
gou-variant-variation-2-name = Gou, variant 2
gou-variant-variation-2-about = Arkets anden variant: En brik må standse mellem to fjendtlige, hvis den slår.
gou-variant-variations-1-2-name = Gou, begge varianter
gou-variant-variations-1-2-about = Begge arkets varianter sammen.
gou-option-rows-name = Slå rækker
gou-option-rows-about = En ubrudt række af fjendtlige brikker slås, hvis den er lukket inde i begge ender (arkets variant 1).
gou-option-stop-between-name = Standse mellem fjender
gou-option-stop-between-about = En brik må standse mellem to fjendtlige brikker, hvis den slår en af dem (arkets variant 2).
gou-option-captures-name = Brikker at slå
gou-option-captures-about = Hvor mange slåede brikker der vinder. Arkets sprogudgaver er ikke enige.
gou-option-captures-10-name = 10
gou-option-captures-10-about = Alle på nær fire af fjorten, som på det tyske og det engelske ark.
gou-option-captures-11-name = 11
gou-option-captures-11-about = Alle på nær tre af fjorten, som på det franske ark.
gou-option-board-name = Bræt
gou-option-board-about = Brættets udgave. Arkets eget billede af det er gået tabt.
gou-option-board-go-ju-name = Go Ju
gou-option-board-go-ju-about = Fem koncentriske kvadrater forbundet af diagonaler, fjorten brikker pr. side: brættet fra Go Ju (Hexagames 1986), som passer til hver sætning på arket.

# Moves.
gou-move-plain = { SIDE($side) } flytter fra { $from } til { $to }.
gou-move-capture = { SIDE($side) } flytter fra { $from } til { $to } og slår { $captured }.

gou-expected-move = Forventede to punkter som a7-b6.
gou-illegal-no-such-point = Brættet har intet punkt »{ $point }«.
gou-illegal-empty-point = Der er ingen brik på { $from }.
gou-illegal-opponents-piece = Brikken på { $from } tilhører { SIDE($owner) }. { SIDE($turn) } er i trækket.
gou-illegal-stays-put = Et træk fører en brik til et andet punkt. Brikken står allerede på { $from }.
gou-illegal-occupied = Punkt { $to } er optaget af en af { SIDE($owner, form: "genitive") } brikker. En brik flyttes til et frit punkt.
gou-illegal-round-a-corner = Punkterne { $from } og { $to } ligger på forskellige sider af samme kvadrat. En brik drejer aldrig om et hjørne.
gou-illegal-not-on-one-line = Ingen linje forbinder { $from } og { $to }. En brik flyttes langs én lige linje.
gou-illegal-diagonal-too-far = Punkt { $to } er for langt fra { $from }. På en diagonal flyttes en brik kun ét punkt, her til { $nearest }.
gou-illegal-blocked = { SIDE($owner, form: "genitive") } brik på { $by } spærrer vejen fra { $from } til { $to }. Brikker springer ikke.
gou-illegal-stops-between = Punkt { $to } ligger mellem de fjendtlige brikker på { $first } og { $second }. En brik må passere mellem to fjender, men ikke standse der.
gou-illegal-captures-neither = Punkt { $to } ligger mellem de fjendtlige brikker på { $first } og { $second }, og trækket slår ingen af dem. En brik må kun standse der, hvis den slår en af dem.

# Endings: a sentence that follows “Red wins.”
gou-reason-goal-points = Den vindende side har besat alle målpunkter.
gou-reason-captures = Den tabende side har for få brikker tilbage.
gou-reason-no-move = Den tabende side har intet muligt træk.

# Positions.
gou-position-no-turn = Forventede brættet, et mellemrum og siden i trækket (r eller y).
gou-position-points = Forventede { $expected } punkter i række { $row }, fandt { $found }.
gou-position-numbers = Række { $row } har to tal ved siden af hinanden, { $first } og { $second }. Forventede { $sum }.
gou-position-sign = Række { $row } har »{ $sign }«. Forventede r, y eller et antal tomme punkter.
gou-position-pieces = Forventede højst { $most } brikker for { SIDE($side) }, fandt { $found }.
gou-position-not-on-board = Punkt { $point } hører ikke til dette bræt.
gou-position-twice = Punkt { $point } er tegnet to gange. Hvert punkt må kun være der én gang.
gou-position-owner = På punkt { $point } står en brik fra plads { $seat }. Forventede plads 1 eller 2.
