# Pantareï: names.
pantarei-name = Pantareï
pantarei-about = Blokken klimmen op elkaar en de slang krimpt. Wie het eerst een hoge stapel bouwt, wint.
pantarei-variant-standard-name = Standaard
pantarei-variant-standard-about = Het spel op het regelblad: negentien blokken, en een stapel van zeven wint.
pantarei-option-goal-name = Winnende hoogte
pantarei-option-goal-about = Hoe hoog een stapel moet zijn om te winnen. Op het regelblad is dat zeven; dan kan een van beide kanten altijd zetten. Lagere doelen maken de partijen korter; bij hogere kan een partij eindigen doordat beide kanten passen.

# Moves.
pantarei-move-choose = { SIDE($side) } neemt { SIDE($colour) }. { SIDE($other) } speelt { SIDE($other_colour) } en begint.
pantarei-move-one = { SIDE($side) } verplaatst een { pantarei-top } { $value } van stapel { $from } naar stapel { $to }, { pantarei-height }
pantarei-move-two = { SIDE($side) } verplaatst een { pantarei-top } { $value } met de { pantarei-under } { $under_value } eronder van stapel { $from } naar stapel { $to }, { pantarei-height }
pantarei-move-with-neutral = { SIDE($side) } verplaatst een { pantarei-top } { $value } met het neutrale blok eronder van stapel { $from } naar stapel { $to }, { pantarei-height }
pantarei-move-swap = { SIDE($side) } ruilt de stapels { $first } en { $second }.
pantarei-move-pass = { SIDE($side) } kan geen blok verplaatsen en niet ruilen, en past.
pantarei-top =
    { $top ->
        [white] witte
       *[black] zwarte
    }
pantarei-under =
    { $under ->
        [white] witte
       *[black] zwarte
    }
pantarei-height =
    { $wins ->
        [yes] die nu { $height } hoog is en wint{ pantarei-gap }
       *[no] die nu { $height } hoog is{ pantarei-gap }
    }
pantarei-gap =
    { $closes ->
        [yes] ; het gat sluit zich.
       *[no] .
    }

pantarei-expected-move = Verwacht: white, black, 5r, 5l2, 5x9 of pass. De stapels zijn van de kop af genummerd.
pantarei-illegal-colour-not-chosen = Plaats 1 moet eerst een kleur kiezen: wit of zwart.
pantarei-illegal-colour-already-chosen = De kleuren zijn gekozen: plaats 1 speelt { SIDE($seat_1) }.
pantarei-illegal-no-such-stack = Er is geen stapel { $stack }. De stapels zijn genummerd van 1 tot en met { $stacks }.
pantarei-illegal-opponents-stack = Boven op stapel { $stack } ligt { $top }, een blok van je tegenstander. Je verplaatst alleen stapels met jouw kleur bovenop.
pantarei-illegal-neutral-stack = Boven op stapel { $stack } ligt het neutrale blok. Dat beweegt alleen mee onder een ander blok.
pantarei-illegal-beyond-head = Het bovenste blok van stapel { $stack } gaat { pantarei-stacks } ver, maar richting kop { $room ->
        [one] ligt
       *[other] liggen
    } er maar { $room }. Een blok mag niet voorbij het einde van de slang.
pantarei-illegal-beyond-tail = Het bovenste blok van stapel { $stack } gaat { pantarei-stacks } ver, maar richting staart { $room ->
        [one] ligt
       *[other] liggen
    } er maar { $room }. Een blok mag niet voorbij het einde van de slang.
pantarei-stacks =
    { $value ->
        [one] één stapel
       *[other] { $value } stapels
    }
pantarei-illegal-single-scale = Stapel { $stack } is één blok. Er is geen tweede om mee te nemen.
pantarei-illegal-swap-with-itself = Stapel { $stack } kan niet met zichzelf ruilen. Voor ruilen zijn twee stapels nodig.
pantarei-illegal-swap-not-yours = Boven op stapel { $stack } ligt { $top }. Op beide geruilde stapels moet jouw kleur bovenop liggen.
pantarei-illegal-swap-after-swap = Je tegenstander heeft net geruild. Na een ruil mag niet meteen weer worden geruild.
pantarei-illegal-pass-by-choice =
    { $choices ->
        [one] Je mag alleen passen als je geen blok kunt verplaatsen en niet kunt ruilen. Er is één mogelijke zet.
       *[other] Je mag alleen passen als je geen blok kunt verplaatsen en niet kunt ruilen. Er zijn { $choices } mogelijke zetten.
    }

# Endings: a sentence that follows “White wins.”
pantarei-reason-goal-stack = Een stapel heeft de winnende hoogte bereikt.

# Positions.
pantarei-position-fields = Verwacht: 4 delen met één spatie ertussen (slang, beurt, slot en wit); gevonden: { $found }.
pantarei-position-won-without-colours = De kleuren moeten gekozen zijn, want een stapel van { $goal } of meer heeft gewonnen.
pantarei-position-no-scales = De slang heeft geen blokken. Verwacht: minstens één.
pantarei-position-empty-stack = Stapel { $stack } is leeg. Verwacht: minstens één blok.
pantarei-position-supply = Verwacht: hoogstens { $most } × { $scale }; gevonden: { $found }.
pantarei-position-sign = In stapel { $stack } begint een blok met ‘{ $sign }’. Verwacht: w, b of n.
pantarei-position-value = In stapel { $stack } heeft een blok de waarde ‘{ $value }’. Verwacht: 1, 2 of 3.
pantarei-position-value-missing = Stapel { $stack } eindigt met een kleur. Verwacht: de waarde, 1, 2 of 3.
pantarei-position-white-seat = Plaats { $seat } kan Wit niet spelen. Verwacht: 1 of 2.
pantarei-position-white = Als plaats die Wit speelt staat er ‘{ $found }’. Verwacht: 1, 2 of -.
pantarei-position-white-before-choice = Als plaats die Wit speelt staat er ‘{ $found }’. Verwacht: -, zolang plaats 1 geen kleur heeft gekozen (beurt ?).
pantarei-position-white-missing = De kleuren zijn gekozen. Verwacht: 1 of 2, de plaats die Wit speelt.
pantarei-position-turn-before-choice = Plaats 2 kan niet aan zet zijn voordat plaats 1 een kleur heeft gekozen.
pantarei-position-swap-before-choice = De laatste zet kan geen ruil zijn geweest voordat de kleuren zijn gekozen.
pantarei-position-lock = Het slot is ‘{ $found }’. Verwacht: x of -.
