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

rules-example = Dit træk:
rules-example-done = Godt klaret.
rules-example-other = Muligt, men ikke det træk, vi mener. Begynd forfra.
rules-example-again = Begynd forfra
rules-forbidden = Ikke tilladt.
rules-comparison-play = Spil begge
rules-comparison-again = Begynd forfra
rules-comparison-goes-on = Partiet fortsætter.
