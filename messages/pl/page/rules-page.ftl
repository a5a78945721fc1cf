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
rules-endings-title = Remis, poddanie partii, czas
rules-endings-repetition = Gdy ta sama pozycja wystąpi po raz trzeci, przy ruchu tego samego gracza, partia kończy się remisem.
rules-endings-repetition-off = Pozycje mogą się powtarzać bez końca.
rules-endings-max-plies = Partia kończy się remisem także po tylu ruchach, licząc wszystkich graczy: { $plies }.
rules-endings-agreement = Gracze mogą zgodzić się na remis, a gracz może się poddać. Gdy gra się z zegarem, przegrywa gracz, któremu skończy się czas.

rules-example = Twój ruch:
rules-example-done = Świetnie.
rules-example-other = Taki ruch jest możliwy, ale chodzi nam o inny. Zacznij od nowa.
rules-example-again = Zacznij od nowa
rules-forbidden = Niedozwolone.
rules-comparison-play = Zagraj oba
rules-comparison-again = Zacznij od nowa
rules-comparison-goes-on = Partia trwa dalej.
