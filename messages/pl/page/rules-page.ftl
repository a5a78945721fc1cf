### Words around the rules of every game.

rules-players = { $count ->
    [one] 1 gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
rules-options-title = Opcje tej gry
rules-options-all-title = Opcje
rules-options-about = Tam, gdzie instrukcje milczą lub się różnią, jest opcja. Wybierasz ją w ustawieniach partii.
rules-option-value = { $option }: { $value }
rules-option-other = Albo: { $value }. { $about }
rules-yes = Tak
rules-no = Nie

rules-example = Twój ruch:
rules-example-done = Świetnie.
rules-example-other = Taki ruch jest możliwy, ale chodzi nam o inny. Zacznij od nowa.
rules-example-again = Zacznij od nowa
rules-forbidden = Niedozwolone.
rules-comparison-play = Zagraj oba
rules-comparison-again = Zacznij od nowa
rules-comparison-goes-on = Partia trwa dalej.
