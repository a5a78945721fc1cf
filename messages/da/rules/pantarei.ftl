# Pantareï: names.
pantarei-name = Pantareï
pantarei-about = Skæl kravler op på hinanden, og slangen skrumper. Byg en høj stak før din modstander.
pantarei-variant-standard-name = Standard
pantarei-variant-standard-about = Spillet på regelarket: nitten skæl, og en stak på syv vinder.
pantarei-option-goal-name = Vinderhøjde
pantarei-option-goal-about = Hvor høj en stak skal være for at vinde. Regelarket siger syv; så kan en af siderne altid trække. Lavere mål giver kortere partier; med højere kan et parti slutte med, at begge melder pas.

# Moves.
pantarei-move-choose = { SIDE($side) } tager { SIDE($colour) }. { SIDE($other) } spiller { SIDE($other_colour) } og begynder.
pantarei-move-one = { SIDE($side) } flytter en { pantarei-top } { $value }’er fra stak { $from } til stak { $to }, { pantarei-height }
pantarei-move-two = { SIDE($side) } flytter en { pantarei-top } { $value }’er med den { pantarei-under } { $under_value }’er under den fra stak { $from } til stak { $to }, { pantarei-height }
pantarei-move-with-neutral = { SIDE($side) } flytter en { pantarei-top } { $value }’er med det neutrale skæl under den fra stak { $from } til stak { $to }, { pantarei-height }
pantarei-move-swap = { SIDE($side) } bytter om på stak { $first } og { $second }.
pantarei-move-pass = { SIDE($side) } kan hverken flytte eller bytte og melder pas.
pantarei-top =
    { $top ->
        [white] hvid
       *[black] sort
    }
pantarei-under =
    { $under ->
        [white] hvide
       *[black] sorte
    }
pantarei-height =
    { $wins ->
        [yes] som nu er { $height } høj og vinder{ pantarei-gap }
       *[no] som nu er { $height } høj{ pantarei-gap }
    }
pantarei-gap =
    { $closes ->
        [yes] ; hullet lukkes.
       *[no] .
    }

pantarei-expected-move = Forventede white, black, 5r, 5l2, 5x9 eller pass. Stakkene er nummereret fra hovedet.
pantarei-illegal-colour-not-chosen = Plads 1 skal vælge en farve først: hvid eller sort.
pantarei-illegal-colour-already-chosen = Farverne er valgt: Plads 1 spiller { SIDE($seat_1) }.
pantarei-illegal-no-such-stack = Der er ingen stak { $stack }. Stakkene er nummereret fra 1 til { $stacks }.
pantarei-illegal-opponents-stack = Øverst på stak { $stack } ligger { $top }, som er din modstanders. Du flytter kun stakke med din farve øverst.
pantarei-illegal-neutral-stack = Øverst på stak { $stack } ligger det neutrale skæl, som kun flyttes med under et andet skæl.
pantarei-illegal-beyond-head = Det øverste skæl på stak { $stack } skal flyttes { pantarei-stacks }, men der er kun { $room } { $room ->
        [one] stak
       *[other] stakke
    } mod hovedet. Intet skæl må gå ud over slangens ende.
pantarei-illegal-beyond-tail = Det øverste skæl på stak { $stack } skal flyttes { pantarei-stacks }, men der er kun { $room } { $room ->
        [one] stak
       *[other] stakke
    } mod halen. Intet skæl må gå ud over slangens ende.
pantarei-stacks =
    { $value ->
        [one] én stak
       *[other] { $value } stakke
    }
pantarei-illegal-single-scale = Stak { $stack } er et enkelt skæl. Der er ikke et andet at tage med.
pantarei-illegal-swap-with-itself = Stak { $stack } kan ikke byttes med sig selv. Et bytte kræver to stakke.
pantarei-illegal-swap-not-yours = Øverst på stak { $stack } ligger { $top }. Begge stakke i et bytte skal have din farve øverst.
pantarei-illegal-swap-after-swap = Din modstander har lige byttet. Et bytte må ikke følge efter et bytte.
pantarei-illegal-pass-by-choice =
    { $choices ->
        [one] Du må kun melde pas, hvis du hverken kan flytte eller bytte. Du har ét muligt træk.
       *[other] Du må kun melde pas, hvis du hverken kan flytte eller bytte. Du har { $choices } mulige træk.
    }

# Endings: a sentence that follows “White wins.”
pantarei-reason-goal-stack = En stak har nået vinderhøjden.

# Positions.
pantarei-position-fields = Forventede 4 dele med ét mellemrum imellem (slange, tur, lås og hvid), fandt { $found }.
pantarei-position-won-without-colours = Farverne skal være valgt, fordi en stak på { $goal } eller mere har vundet.
pantarei-position-no-scales = Slangen har ingen skæl. Forventede mindst ét.
pantarei-position-empty-stack = Stak { $stack } er tom. Forventede mindst ét skæl.
pantarei-position-supply = Forventede højst { $most } × { $scale }, fandt { $found }.
pantarei-position-sign = Stak { $stack } har et skæl, der begynder med »{ $sign }«. Forventede w, b eller n.
pantarei-position-value = Stak { $stack } har et skæl med værdien »{ $value }«. Forventede 1, 2 eller 3.
pantarei-position-value-missing = Stak { $stack } slutter med en farve. Forventede dens værdi: 1, 2 eller 3.
pantarei-position-white-seat = Hvid kan ikke spilles af plads { $seat }. Forventede 1 eller 2.
pantarei-position-white = Pladsen, der spiller hvid, er »{ $found }«. Forventede 1, 2 eller -.
pantarei-position-white-before-choice = Pladsen, der spiller hvid, er »{ $found }«. Forventede -, så længe plads 1 ikke har valgt farve (tur ?).
pantarei-position-white-missing = Farverne er valgt. Forventede 1 eller 2, pladsen, der spiller hvid.
pantarei-position-turn-before-choice = Det kan ikke være plads 2, der er i trækket, før plads 1 har valgt farve.
pantarei-position-swap-before-choice = Sidste træk kan ikke have været et bytte, før farverne er valgt.
pantarei-position-lock = Låsen er »{ $found }«. Forventede x eller -.
