### Words around the rules of every game.

rules-players = { $count ->
    [one] 1 spelare
   *[other] { $count } spelare
}
rules-options-title = Regelval i det här partiet
rules-options-all-title = Regelval
rules-options-about = Där regelbladen inte säger något eller inte är överens finns ett regelval. Du väljer när du skapar partiet.
rules-option-value = { $option }: { $value }
rules-option-other = Eller: { $value }. { $about }
rules-yes = Ja
rules-no = Nej
rules-endings-title = Remi, uppgivet parti, tid
rules-endings-repetition = När samma ställning uppstår för tredje gången med samma spelare vid draget är partiet remi.
rules-endings-repetition-off = Ställningar får upprepas för evigt.
rules-endings-max-plies = Partiet är också remi efter så här många drag, alla spelares inräknade: { $plies }.
rules-endings-agreement = Spelarna kan komma överens om remi, och en spelare kan ge upp. Med klockor förlorar den vars tid tar slut.

rules-example = Ditt drag:
rules-example-done = Bra gjort.
rules-example-other = Möjligt, men inte draget vi menar. Börja om.
rules-example-again = Börja om
rules-forbidden = Inte tillåtet.
rules-comparison-play = Spela båda
rules-comparison-again = Börja om
rules-comparison-goes-on = Partiet fortsätter.
