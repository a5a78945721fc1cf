# Abalone: names.
abalone-name = Abalone
abalone-about = Knuffa fiendens kulor av det sexkantiga brädet: den som har flest kulor på linjen får knuffa.
abalone-option-layout-name = Uppställning
abalone-option-layout-about = Var kulorna börjar, och för hur många spelare.
abalone-option-partners-name = Medspelares kulor
abalone-option-partners-about = Vems kulor du får flytta i ett lagparti (regelblad 4.3).
abalone-option-partners-sheet-name = Hela lagets
abalone-option-partners-sheet-about = Du får flytta ditt lags kulor som om de vore dina egna.
abalone-option-partners-own-only-name = Bara dina egna
abalone-option-partners-own-only-about = Du flyttar dina egna kulor. Dina medspelares kulor hjälper bara till att knuffa.
abalone-option-target-name = Kulor att knuffa av
abalone-option-target-about = Hur många kulor som måste knuffas av för att vinna. Regelbladet säger sex.

# Starting layouts: as variants, and as values of the option layout.
abalone-variant-standard-name = Standard
abalone-variant-standard-about = Regelbladets egen uppställning: på varje sida två fulla rader med tre kulor framför. Försiktiga spelare kan låsa ställningen till remi.
abalone-variant-belgian-daisy-name = Belgian Daisy
abalone-variant-belgian-daisy-about = Varje sida har två blommor med sju kulor i motsatta hörn. Välj den när du kan spelet.
abalone-variant-german-daisy-name = German Daisy
abalone-variant-german-daisy-about = Blommorna från Belgian Daisy, en rad längre in.
abalone-variant-dutch-daisy-name = Dutch Daisy
abalone-variant-dutch-daisy-about = Blommor i hörnen, var och en med en fientlig kula i mitten.
abalone-variant-swiss-daisy-name = Swiss Daisy
abalone-variant-swiss-daisy-about = Blommor en rad längre in, var och en med en fientlig kula i mitten.
abalone-variant-domination-name = Dominans
abalone-variant-domination-about = Två trianglar per sida längs kanten, var och en med en kula på väg mot mitten.
abalone-variant-infiltration-name = Infiltration
abalone-variant-infiltration-about = Två långa fronter, var och en med tre fientliga kulor redan innanför.
abalone-variant-pyramid-name = Pyramid
abalone-variant-pyramid-about = Två täta kilar från hörn till hörn längs kanten, med den fria mitten emellan.
abalone-variant-the-wall-name = Muren
abalone-variant-the-wall-about = Två murar tvärs över hela brädet, med en väntande kula bakom var och en.
abalone-variant-alien-name = Alien
abalone-variant-alien-about = Två ansikten ser på varandra, vart och ett med fyra fientliga kulor inuti.
abalone-variant-snakes-name = Ormar
abalone-variant-snakes-about = Två långa ormar längs kanten, med huvudena hopslingrade i mitten.
abalone-variant-snakes-variant-name = Ormar (variant)
abalone-variant-snakes-variant-about = Två långa ormar längs kanten, med huvudena sträckta förbi varandra.
abalone-variant-fujiyama-name = Fujiyama
abalone-variant-fujiyama-about = Två berg pekar mot varandra, vart och ett med tre fientliga kulor inuti.
abalone-variant-face-to-face-name = Öga mot öga
abalone-variant-face-to-face-about = Två täta block till vänster och höger om en tom bana.
abalone-variant-french-daisy-name = French Daisy
abalone-variant-french-daisy-about = Fyra blommor runt den fria mitten, de två färgerna i kors.
abalone-variant-alliances-name = Allianser
abalone-variant-alliances-about = Två öppna ringar lutar sig mot varandra runt mitten.
abalone-variant-checkerboard-name = Schackbräde
abalone-variant-checkerboard-about = Fyra rader med växlande färger. Ingen sida har två kulor intill varandra.
abalone-variant-three-players-name = Tre spelare
abalone-variant-three-players-about = Elva kulor var, alla mot alla. Den som först knuffar av sex av de andras kulor vinner.
abalone-variant-four-players-name = Fyra spelare
abalone-variant-four-players-about = Nio kulor var. Svart och Röd spelar mot Vit och Gul.
abalone-variant-six-players-name = Sex spelare
abalone-variant-six-players-about = Sex kulor var. Svart, Röd och Grön spelar mot Vit, Gul och Blå.
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

abalone-options-players = Varianten { $variant } är för { $variant_seats } spelare, uppställningen { $layout } för { $layout_seats }. Välj varianten { $layout } i stället.
abalone-options-target-too-high =
    { $teams ->
        [yes] Målet { $target } går inte att nå med uppställningen { $layout }: ett lags motståndare har bara { $most } kulor.
       *[no] Målet { $target } går inte att nå med uppställningen { $layout }: en spelares motståndare har bara { $most } kulor.
    }

# Moves.
abalone-move-pass = { SIDE($side) } kan inte dra och passar.
abalone-move-marble = { SIDE($side) } flyttar kulan på { $from } till { $to }.
abalone-move-row =
    { $sideways ->
        [yes] { SIDE($side) } flyttar raden { $first }-{ $last } i sidled till { $first_to }-{ $last_to }.
       *[no] { SIDE($side) } flyttar raden { $first }-{ $last } till { $first_to }-{ $last_to }.
    }
abalone-move-push =
    { $marbles ->
        [one] { SIDE($side) } flyttar raden { $first }-{ $last } till { $first_to }-{ $last_to } och knuffar en kula som tillhör { SIDE($owner) }.
       *[other] { SIDE($side) } flyttar raden { $first }-{ $last } till { $first_to }-{ $last_to } och knuffar { $marbles } kulor som tillhör { SIDE($owner) }.
    }
abalone-move-push-two-rivals = { SIDE($side) } flyttar raden { $first }-{ $last } till { $first_to }-{ $last_to } och knuffar kulor som tillhör { SIDE($near) } och { SIDE($far) }.
abalone-move-eject = { SIDE($side) } flyttar raden { $first }-{ $last } till { $first_to }-{ $last_to } och knuffar av en kula som tillhör { SIDE($owner) }.

abalone-expected-move = Förväntade ett drag i linje som a1b2, ett drag i sidled som c3c5d4 eller pass.
abalone-expected-one-of = Det kan betyda { $moves }. Skriv ut det du menar.
abalone-expected-in-line = Ett drag längs raden skrivs { $text }.
abalone-illegal-no-such-cell = Det finns inget fält ”{ $cell }” på brädet. Raderna går från a1–a5 till i5–i9.
abalone-illegal-empty-cell = Fält { $cell } är tomt. Det finns ingen kula att flytta.
abalone-illegal-not-your-marble = Kulan på { $cell } tillhör { SIDE($owner) }. Flytta en av dina egna.
abalone-illegal-not-your-team = Kulan på { $cell } tillhör { SIDE($owner) } i det andra laget.
abalone-illegal-partners-marble = Kulan på { $cell } tillhör { SIDE($owner) }. Medspelares kulor flyttas bara med i en knuff.
abalone-illegal-no-marbles-left = { SIDE($seat) } har inga kulor kvar och passar.
abalone-illegal-row-too-long = Raden med { $marbles } från { $cell } är för lång. Högst tre kulor flyttas tillsammans.
abalone-illegal-not-a-row = Fälten { $first } och { $last } är inte ändarna på en rak rad.
abalone-illegal-not-adjacent = Fält { $to } ligger inte intill { $from }. Kulor flyttas ett fält i taget.
abalone-illegal-off-the-board = Din kula på { $cell } skulle falla av brädet.
abalone-illegal-sideways-blocked = Fält { $cell } är upptaget av { SIDE($owner) }. Ett drag i sidled kräver fria fält.
abalone-illegal-sideways-push = Kulan på { $cell } tillhör { SIDE($owner) } och kan inte knuffas i sidled, bara i linje.
abalone-illegal-too-weak = { $pushing } mot { $pushed } räcker inte för att knuffa. Den knuffande sidan måste ha fler kulor.
abalone-illegal-blocked-behind = Din egen kula på { $cell } ligger bakom de knuffade. Fältet måste vara fritt.
abalone-illegal-partner-pushed = Kulan på { $cell } tillhör { SIDE($owner) } och skulle knuffas. Medspelares kulor knuffas aldrig.
abalone-illegal-not-started-by-own = Knuffen börjar med kulan på { $cell }, som tillhör { SIDE($owner) }, inte med din.
abalone-illegal-cannot-pass = Du kan dra, så du får inte passa.

# Endings: a sentence that follows “Black wins.”
abalone-reason-target = Den vinnande sidan har knuffat av tillräckligt många kulor.

# Positions.
abalone-position-fields = Förväntade 3 delar med ett mellanslag emellan (bräde, plats vid draget och antal avknuffade kulor), hittade { $found }.
abalone-position-cells = Förväntade { $expected } fält, hittade { $found }.
abalone-position-owner = På fält { $cell } ligger en kula från plats { $seat }. Platserna är 1 till { $seats }.
abalone-position-numbers = Rad { $row } har två tal intill varandra i ”{ $text }”. Skriv ett tal för hela sträckan.
abalone-position-sign = Rad { $row } har ”{ $sign }”. Förväntade { $expected } eller antalet tomma fält.
abalone-position-row = Förväntade { $expected } fält i rad { $row }, hittade { $found }.
abalone-position-counts = Förväntade antal avknuffade kulor för { $expected } platser, hittade { $found }.
abalone-position-count = Antalen avknuffade kulor innehåller ”{ $text }”. Förväntade ett tal som 0 eller 5.
abalone-position-marbles = Förväntade högst { $most } kulor på brädet för { SIDE($side) }, hittade { $found }.
abalone-position-beyond-target = De avknuffade kulorna blir { $count } för en sida. Partiet slutar vid { $target }.
abalone-position-two-winners = De avknuffade kulorna ger två sidor { $target }. Bara en sida kan ha vunnit.
abalone-position-rivals-missing = { $count } avknuffade kulor anges för sidan { SIDE($side) }, men bara { $missing } av motståndarnas kulor saknas.
abalone-position-missing = De avknuffade kulorna blir { $count }, men bara { $missing } kulor saknas.
