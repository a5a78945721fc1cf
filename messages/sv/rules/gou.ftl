# Gou: names.
gou-name = Gou
gou-about = Stäng in fiendens pjäser mellan två av dina egna och inta de fyra punkterna runt mitten.
gou-variant-base-name = Gou
gou-variant-base-about = Regelbladet utan dess varianter.
gou-variant-variation-1-name = Gou, variant 1
gou-variant-variation-1-about = Bladets första variant: även rader med flera pjäser slås.
gou-variant-variation-2-name = Gou, variant 2
gou-variant-variation-2-about = Bladets andra variant: en pjäs får stanna mellan två fientliga om den slår.
gou-variant-variations-1-2-name = Gou, båda varianterna
gou-variant-variations-1-2-about = Bladets båda varianter tillsammans.
gou-option-rows-name = Slå rader
gou-option-rows-about = En obruten rad av fientliga pjäser slås om den är instängd i båda ändar (bladets variant 1).
gou-option-stop-between-name = Stanna mellan fiender
gou-option-stop-between-about = En pjäs får stanna mellan två fientliga pjäser om den slår en av dem (bladets variant 2).
gou-option-captures-name = Pjäser att slå
gou-option-captures-about = Hur många slagna pjäser som vinner. Bladets språkversioner är inte överens.
gou-option-captures-10-name = 10
gou-option-captures-10-about = Alla utom fyra av fjorton, som på det tyska och det engelska bladet.
gou-option-captures-11-name = 11
gou-option-captures-11-about = Alla utom tre av fjorton, som på det franska bladet.
gou-option-board-name = Bräde
gou-option-board-about = Brädets utgåva. Bladets egen bild av det är förlorad.
gou-option-board-go-ju-name = Go Ju
gou-option-board-go-ju-about = Fem koncentriska kvadrater förenade av diagonaler, fjorton pjäser per sida: brädet från Go Ju (Hexagames 1986), som passar till varje mening på bladet.

# Moves.
gou-move-plain = { SIDE($side) } flyttar från { $from } till { $to }.
gou-move-capture = { SIDE($side) } flyttar från { $from } till { $to } och slår { $captured }.

gou-expected-move = Förväntade två punkter, som a7-b6.
gou-illegal-no-such-point = Brädet har ingen punkt ”{ $point }”.
gou-illegal-empty-point = Det finns ingen pjäs på { $from }.
gou-illegal-opponents-piece = Pjäsen på { $from } tillhör { SIDE($owner) }. { SIDE($turn) } är vid draget.
gou-illegal-stays-put = Ett drag för en pjäs till en annan punkt. Pjäsen står redan på { $from }.
gou-illegal-occupied = Punkt { $to } är upptagen av en av { SIDE($owner, form: "genitive") } pjäser. En pjäs flyttas till en fri punkt.
gou-illegal-round-a-corner = Punkterna { $from } och { $to } ligger på olika sidor av samma kvadrat. En pjäs går aldrig runt ett hörn.
gou-illegal-not-on-one-line = Ingen linje förenar { $from } och { $to }. En pjäs flyttas längs en rak linje.
gou-illegal-diagonal-too-far = Punkt { $to } är för långt från { $from }. På en diagonal flyttas en pjäs bara en punkt, här till { $nearest }.
gou-illegal-blocked = { SIDE($owner, form: "genitive") } pjäs på { $by } spärrar vägen från { $from } till { $to }. Pjäser hoppar inte.
gou-illegal-stops-between = Punkt { $to } ligger mellan de fientliga pjäserna på { $first } och { $second }. En pjäs får passera mellan två fiender men inte stanna där.
gou-illegal-captures-neither = Punkt { $to } ligger mellan de fientliga pjäserna på { $first } och { $second }, och draget slår ingen av dem. En pjäs får stanna där bara om den slår en av dem.

# Endings: a sentence that follows “Red wins.”
gou-reason-goal-points = Den vinnande sidan har intagit alla målpunkter.
gou-reason-captures = Den förlorande sidan har för få pjäser kvar.
gou-reason-no-move = Den förlorande sidan har inget möjligt drag.

# Positions.
gou-position-no-turn = Förväntade brädet, ett mellanslag och sidan vid draget (r eller y).
gou-position-points = Förväntade { $expected } punkter i rad { $row }, hittade { $found }.
gou-position-numbers = Rad { $row } har två tal intill varandra, { $first } och { $second }. Förväntade { $sum }.
gou-position-sign = Rad { $row } har ”{ $sign }”. Förväntade r, y eller ett antal tomma punkter.
gou-position-pieces = Förväntade högst { $most } pjäser för { SIDE($side) }, hittade { $found }.
gou-position-not-on-board = Punkt { $point } finns inte på det här brädet.
gou-position-twice = Punkt { $point } är ritad två gånger. Varje punkt får bara finnas en gång.
gou-position-owner = På punkt { $point } står en pjäs från plats { $seat }. Förväntade plats 1 eller 2.
