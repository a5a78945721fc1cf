# Abalone: names.
abalone-name = Abalone
abalone-about = Skub fjendens kugler af det sekskantede bræt: Den, der har flest kugler på linjen, må skubbe.
abalone-option-layout-name = Opstilling
abalone-option-layout-about = Hvor kuglerne begynder, og for hvor mange spillere.
abalone-option-partners-name = Medspilleres kugler
abalone-option-partners-about = Hvis kugler du må flytte i et holdparti (regelark 4.3).
abalone-option-partners-sheet-name = Hele holdets
abalone-option-partners-sheet-about = Du må flytte dit holds kugler, som om de var dine egne.
abalone-option-partners-own-only-name = Kun dine egne
abalone-option-partners-own-only-about = Du flytter dine egne kugler. Dine medspilleres kugler hjælper kun med at skubbe.
abalone-option-target-name = Kugler at skubbe af
abalone-option-target-about = Hvor mange kugler der skal skubbes af brættet for at vinde. Regelarket siger seks.

# Starting layouts: as variants, and as values of the option layout.
abalone-variant-standard-name = Standard
abalone-variant-standard-about = Regelarkets egen opstilling: på hver side to fulde rækker med tre kugler foran. Forsigtige spillere kan låse stillingen til remis.
abalone-variant-belgian-daisy-name = Belgian Daisy
abalone-variant-belgian-daisy-about = Hver side har to blomster på syv kugler i modsatte hjørner. Vælg den, når du kender spillet.
abalone-variant-german-daisy-name = German Daisy
abalone-variant-german-daisy-about = Blomsterne fra Belgian Daisy, én række længere inde.
abalone-variant-dutch-daisy-name = Dutch Daisy
abalone-variant-dutch-daisy-about = Blomster i hjørnerne, hver med en fjendtlig kugle i midten.
abalone-variant-swiss-daisy-name = Swiss Daisy
abalone-variant-swiss-daisy-about = Blomster én række længere inde, hver med en fjendtlig kugle i midten.
abalone-variant-domination-name = Dominans
abalone-variant-domination-about = To trekanter pr. side langs kanten, hver med én kugle på vej mod midten.
abalone-variant-infiltration-name = Infiltration
abalone-variant-infiltration-about = To lange fronter, hver med tre fjendtlige kugler allerede indenfor.
abalone-variant-pyramid-name = Pyramide
abalone-variant-pyramid-about = To massive kiler fra hjørne til hjørne langs kanten med den frie midte imellem.
abalone-variant-the-wall-name = Muren
abalone-variant-the-wall-about = To mure tværs over hele brættet med én ventende kugle bag hver.
abalone-variant-alien-name = Alien
abalone-variant-alien-about = To ansigter ser på hinanden, hvert med fire fjendtlige kugler indeni.
abalone-variant-snakes-name = Slanger
abalone-variant-snakes-about = To lange slanger langs kanten med hovederne snoet sammen i midten.
abalone-variant-snakes-variant-name = Slanger (variant)
abalone-variant-snakes-variant-about = To lange slanger langs kanten med hovederne strakt forbi hinanden.
abalone-variant-fujiyama-name = Fujiyama
abalone-variant-fujiyama-about = To bjerge peger mod hinanden, hvert med tre fjendtlige kugler indeni.
abalone-variant-face-to-face-name = Ansigt til ansigt
abalone-variant-face-to-face-about = To massive blokke til venstre og højre for en tom bane.
abalone-variant-french-daisy-name = French Daisy
abalone-variant-french-daisy-about = Fire blomster omkring den frie midte, de to farver over kors.
abalone-variant-alliances-name = Alliancer
abalone-variant-alliances-about = To åbne ringe læner sig op ad hinanden omkring midten.
abalone-variant-checkerboard-name = Skakbræt
abalone-variant-checkerboard-about = Fire rækker med skiftende farver. Ingen side har to kugler ved siden af hinanden.
abalone-variant-three-players-name = Tre spillere
abalone-variant-three-players-about = Elleve kugler hver, alle mod alle. Den første, der skubber seks af de andres kugler af brættet, vinder.
abalone-variant-four-players-name = Fire spillere
abalone-variant-four-players-about = Ni kugler hver. Sort og Rød spiller mod Hvid og Gul.
abalone-variant-six-players-name = Seks spillere
abalone-variant-six-players-about = Seks kugler hver. Sort, Rød og Grøn spiller mod Hvid, Gul og Blå.
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

abalone-options-players = Varianten { $variant } er til { $variant_seats } spillere, opstillingen { $layout } til { $layout_seats }. Vælg varianten { $layout } i stedet.
abalone-options-target-too-high =
    { $teams ->
        [yes] Målet { $target } kan ikke nås med opstillingen { $layout }: Et holds modstandere har kun { $most } kugler.
       *[no] Målet { $target } kan ikke nås med opstillingen { $layout }: En spillers modstandere har kun { $most } kugler.
    }

# Moves.
abalone-move-pass = { SIDE($side) } kan ikke trække og melder pas.
abalone-move-marble = { SIDE($side) } flytter kuglen på { $from } til { $to }.
abalone-move-row =
    { $sideways ->
        [yes] { SIDE($side) } flytter rækken { $first }-{ $last } sidelæns til { $first_to }-{ $last_to }.
       *[no] { SIDE($side) } flytter rækken { $first }-{ $last } til { $first_to }-{ $last_to }.
    }
abalone-move-push =
    { $marbles ->
        [one] { SIDE($side) } flytter rækken { $first }-{ $last } til { $first_to }-{ $last_to } og skubber en af { SIDE($owner, form: "genitive") } kugler.
       *[other] { SIDE($side) } flytter rækken { $first }-{ $last } til { $first_to }-{ $last_to } og skubber { $marbles } af { SIDE($owner, form: "genitive") } kugler.
    }
abalone-move-push-two-rivals = { SIDE($side) } flytter rækken { $first }-{ $last } til { $first_to }-{ $last_to } og skubber { SIDE($near, form: "genitive") } og { SIDE($far, form: "genitive") } kugler.
abalone-move-eject = { SIDE($side) } flytter rækken { $first }-{ $last } til { $first_to }-{ $last_to } og skubber en af { SIDE($owner, form: "genitive") } kugler af brættet.

abalone-expected-move = Forventede et træk på linje som a1b2, et sidelæns træk som c3c5d4 eller pass.
abalone-expected-one-of = Det kan betyde { $moves }. Skriv trækket helt ud.
abalone-expected-in-line = Et træk langs rækken skrives { $text }.
abalone-illegal-no-such-cell = Der er intet felt »{ $cell }« på brættet. Rækkerne går fra a1–a5 til i5–i9.
abalone-illegal-empty-cell = Felt { $cell } er tomt. Der er ingen kugle at flytte.
abalone-illegal-not-your-marble = Kuglen på { $cell } tilhører { SIDE($owner) }. Flyt en af dine egne.
abalone-illegal-not-your-team = Kuglen på { $cell } tilhører { SIDE($owner) } på det andet hold.
abalone-illegal-partners-marble = Kuglen på { $cell } tilhører { SIDE($owner) }. Medspilleres kugler flyttes kun med i et skub.
abalone-illegal-no-marbles-left = { SIDE($seat) } har ingen kugler tilbage og melder pas.
abalone-illegal-row-too-long = Rækken på { $marbles } fra { $cell } er for lang. Højst tre kugler flyttes sammen.
abalone-illegal-not-a-row = Felterne { $first } og { $last } er ikke enderne af en lige række.
abalone-illegal-not-adjacent = Felt { $to } ligger ikke ved siden af { $from }. Kugler flyttes ét felt ad gangen.
abalone-illegal-off-the-board = Din kugle på { $cell } ville falde af brættet.
abalone-illegal-sideways-blocked = Felt { $cell } er optaget af { SIDE($owner) }. Et sidelæns træk kræver frie felter.
abalone-illegal-sideways-push = { SIDE($owner, form: "genitive") } kugle på { $cell } kan ikke skubbes sidelæns, kun på linje.
abalone-illegal-too-weak = { $pushing } mod { $pushed } er ikke nok til at skubbe. Den skubbende side skal have flest kugler.
abalone-illegal-blocked-behind = Din egen kugle på { $cell } ligger bag de skubbede. Feltet skal være frit.
abalone-illegal-partner-pushed = { SIDE($owner, form: "genitive") } kugle på { $cell } ville blive skubbet. Medspilleres kugler skubbes aldrig.
abalone-illegal-not-started-by-own = Skubbet begynder med { SIDE($owner, form: "genitive") } kugle på { $cell }, ikke med din.
abalone-illegal-cannot-pass = Du kan trække, så du må ikke melde pas.

# Endings: a sentence that follows “Black wins.”
abalone-reason-target = Den vindende side har skubbet nok kugler af brættet.

# Positions.
abalone-position-fields = Forventede 3 dele med ét mellemrum imellem (bræt, plads i trækket og antal afskubbede kugler), fandt { $found }.
abalone-position-cells = Forventede { $expected } felter, fandt { $found }.
abalone-position-owner = På felt { $cell } ligger en kugle fra plads { $seat }. Pladserne er 1 til { $seats }.
abalone-position-numbers = Række { $row } har to tal ved siden af hinanden i »{ $text }«. Skriv ét tal for hele strækningen.
abalone-position-sign = Række { $row } har »{ $sign }«. Forventede { $expected } eller antallet af tomme felter.
abalone-position-row = Forventede { $expected } felter i række { $row }, fandt { $found }.
abalone-position-counts = Forventede antal afskubbede kugler for { $expected } pladser, fandt { $found }.
abalone-position-count = Antallene af afskubbede kugler indeholder »{ $text }«. Forventede et tal som 0 eller 5.
abalone-position-marbles = Forventede højst { $most } kugler på brættet for { SIDE($side) }, fandt { $found }.
abalone-position-beyond-target = De afskubbede kugler giver { $count } for én side. Partiet slutter ved { $target }.
abalone-position-two-winners = De afskubbede kugler giver to sider { $target }. Kun én side kan have vundet.
abalone-position-rivals-missing = Der er angivet { $count } afskubbede kugler for { SIDE($side, form: "genitive") } side, men kun { $missing } af modstandernes kugler mangler.
abalone-position-missing = De afskubbede kugler giver { $count }, men kun { $missing } kugler mangler.
