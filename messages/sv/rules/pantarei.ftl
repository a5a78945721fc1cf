# Pantareï: names.
pantarei-name = Pantareï
pantarei-about = Fjäll klättrar på varandra och ormen krymper. Den som först bygger en hög stapel vinner.
pantarei-variant-standard-name = Standard
pantarei-variant-standard-about = Spelet på regelbladet: nitton fjäll, och en stapel med sju vinner.
pantarei-option-goal-name = Vinsthöjd
pantarei-option-goal-about = Hur hög en stapel måste vara för att vinna. Regelbladet säger sju; då kan någon av sidorna alltid dra. Lägre mål ger kortare partier; med högre kan ett parti sluta med att båda passar.

# Moves.
pantarei-move-choose = { SIDE($side) } tar { SIDE($colour) }. { SIDE($other) } spelar { SIDE($other_colour) } och börjar.
pantarei-move-one = { SIDE($side) } flyttar en { pantarei-top } { $value }:a från stapel { $from } till stapel { $to }, { pantarei-height }
pantarei-move-two = { SIDE($side) } flyttar en { pantarei-top } { $value }:a med den { pantarei-under } { $under_value }:an under den från stapel { $from } till stapel { $to }, { pantarei-height }
pantarei-move-with-neutral = { SIDE($side) } flyttar en { pantarei-top } { $value }:a med det neutrala fjället under den från stapel { $from } till stapel { $to }, { pantarei-height }
pantarei-move-swap = { SIDE($side) } byter plats på staplarna { $first } och { $second }.
pantarei-move-pass = { SIDE($side) } kan varken flytta eller byta och passar.
pantarei-top =
    { $top ->
        [white] vit
       *[black] svart
    }
pantarei-under =
    { $under ->
        [white] vita
       *[black] svarta
    }
pantarei-height =
    { $wins ->
        [yes] som nu är { $height } hög och vinner{ pantarei-gap }
       *[no] som nu är { $height } hög{ pantarei-gap }
    }
pantarei-gap =
    { $closes ->
        [yes] ; luckan sluts.
       *[no] .
    }

pantarei-expected-move = Förväntade white, black, 5r, 5l2, 5x9 eller pass. Staplarna är numrerade från huvudet.
pantarei-illegal-colour-not-chosen = Plats 1 måste välja färg först: vit eller svart.
pantarei-illegal-colour-already-chosen = Färgerna är valda: plats 1 spelar { SIDE($seat_1) }.
pantarei-illegal-no-such-stack = Det finns ingen stapel { $stack }. Staplarna är numrerade från 1 till { $stacks }.
pantarei-illegal-opponents-stack = Överst på stapel { $stack } ligger { $top }, som är din motståndares. Du flyttar bara staplar med din färg överst.
pantarei-illegal-neutral-stack = Överst på stapel { $stack } ligger det neutrala fjället, som bara flyttas med under ett annat fjäll.
pantarei-illegal-beyond-head = Det översta fjället på stapel { $stack } ska flyttas { pantarei-stacks }, men mot huvudet finns bara { $room } { $room ->
        [one] stapel
       *[other] staplar
    }. Inget fjäll får gå förbi ormens ände.
pantarei-illegal-beyond-tail = Det översta fjället på stapel { $stack } ska flyttas { pantarei-stacks }, men mot svansen finns bara { $room } { $room ->
        [one] stapel
       *[other] staplar
    }. Inget fjäll får gå förbi ormens ände.
pantarei-stacks =
    { $value ->
        [one] en stapel
       *[other] { $value } staplar
    }
pantarei-illegal-single-scale = Stapel { $stack } är ett enda fjäll. Det finns inget till att ta med.
pantarei-illegal-swap-with-itself = Stapel { $stack } kan inte byta plats med sig själv. Ett byte kräver två staplar.
pantarei-illegal-swap-not-yours = Överst på stapel { $stack } ligger { $top }. Båda staplarna i ett byte måste ha din färg överst.
pantarei-illegal-swap-after-swap = Din motståndare har just bytt. Ett byte får inte följa på ett byte.
pantarei-illegal-pass-by-choice =
    { $choices ->
        [one] Du får passa bara om du varken kan flytta eller byta. Du har ett möjligt drag.
       *[other] Du får passa bara om du varken kan flytta eller byta. Du har { $choices } möjliga drag.
    }

# Endings: a sentence that follows “White wins.”
pantarei-reason-goal-stack = En stapel har nått vinsthöjden.

# Positions.
pantarei-position-fields = Förväntade 4 delar med ett mellanslag emellan (orm, tur, lås och vit), hittade { $found }.
pantarei-position-won-without-colours = Färgerna måste vara valda, eftersom en stapel med { $goal } eller fler har vunnit.
pantarei-position-no-scales = Ormen har inga fjäll. Förväntade minst ett.
pantarei-position-empty-stack = Stapel { $stack } är tom. Förväntade minst ett fjäll.
pantarei-position-supply = Förväntade högst { $most } × { $scale }, hittade { $found }.
pantarei-position-sign = Stapel { $stack } har ett fjäll som börjar med ”{ $sign }”. Förväntade w, b eller n.
pantarei-position-value = Stapel { $stack } har ett fjäll med värdet ”{ $value }”. Förväntade 1, 2 eller 3.
pantarei-position-value-missing = Stapel { $stack } slutar med en färg. Förväntade dess värde: 1, 2 eller 3.
pantarei-position-white-seat = Vit kan inte spelas av plats { $seat }. Förväntade 1 eller 2.
pantarei-position-white = Platsen som spelar vit är ”{ $found }”. Förväntade 1, 2 eller -.
pantarei-position-white-before-choice = Platsen som spelar vit är ”{ $found }”. Förväntade - så länge plats 1 inte har valt färg (tur ?).
pantarei-position-white-missing = Färgerna är valda. Förväntade 1 eller 2, platsen som spelar vit.
pantarei-position-turn-before-choice = Plats 2 kan inte vara vid draget innan plats 1 har valt färg.
pantarei-position-swap-before-choice = Senaste draget kan inte ha varit ett byte innan färgerna är valda.
pantarei-position-lock = Låset är ”{ $found }”. Förväntade x eller -.
