### Words around the rules of every game.

rules-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
rules-options-title = Opties van deze partij
rules-options-all-title = Opties
rules-options-about = Waar de regelbladen niets zeggen of elkaar tegenspreken, is er een optie. Je kiest die bij het instellen van de partij.
rules-option-value = { $option }: { $value }
rules-option-other = Of: { $value }. { $about }
rules-yes = Ja
rules-no = Nee
rules-endings-title = Remise, opgeven, tijd
rules-endings-repetition = Komt dezelfde stelling voor de derde keer voor, met dezelfde speler aan zet, dan is de partij remise.
rules-endings-repetition-off = Stellingen mogen zich eindeloos herhalen.
rules-endings-max-plies = De partij is ook remise na dit aantal zetten van alle spelers samen: { $plies }.
rules-endings-agreement = De spelers kunnen remise overeenkomen, en een speler kan opgeven. Met klokken verliest wie geen tijd meer heeft.

rules-example = Jouw zet:
rules-example-done = Goed gedaan.
rules-example-other = Mogelijk, maar niet de zet die we bedoelen. Begin opnieuw.
rules-example-again = Opnieuw beginnen
rules-forbidden = Niet toegestaan.
rules-comparison-play = Beide spelen
rules-comparison-again = Opnieuw beginnen
rules-comparison-goes-on = De partij gaat door.
