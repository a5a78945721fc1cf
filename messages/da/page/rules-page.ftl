### Words around the rules of every game.

rules-players = { $count ->
    [one] 1 spiller
   *[other] { $count } spillere
}
rules-options-title = Regelvalg i dette parti
rules-options-all-title = Regelvalg
rules-options-about = Hvor regelarkene ikke siger noget eller er uenige, er der et regelvalg. Du vælger, når du opretter partiet.
rules-option-value = { $option }: { $value }
rules-option-other = Eller: { $value }. { $about }
rules-yes = Ja
rules-no = Nej
rules-endings-title = Remis, opgivelse, tid
rules-endings-repetition = Når den samme stilling opstår for tredje gang med den samme spiller i trækket, er partiet remis.
rules-endings-repetition-off = Stillinger må gentages i det uendelige.
rules-endings-max-plies = Partiet er også remis efter dette antal træk, alle spillere talt med: { $plies }.
rules-endings-agreement = Spillerne kan aftale remis, og en spiller kan give op. Med ure taber den, hvis tid løber ud.

rules-example = Dit træk:
rules-example-done = Godt klaret.
rules-example-other = Muligt, men ikke det træk, vi mener. Begynd forfra.
rules-example-again = Begynd forfra
rules-forbidden = Ikke tilladt.
rules-comparison-play = Spil begge
rules-comparison-again = Begynd forfra
rules-comparison-goes-on = Partiet fortsætter.
