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

rules-example = Ditt drag:
rules-example-done = Bra gjort.
rules-example-other = Möjligt, men inte draget vi menar. Börja om.
rules-example-again = Börja om
rules-forbidden = Inte tillåtet.
rules-comparison-play = Spela båda
rules-comparison-again = Börja om
rules-comparison-goes-on = Partiet fortsätter.
