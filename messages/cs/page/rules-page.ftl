### Words around the rules of every game.

rules-players = { $count ->
    [one] 1 hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
rules-options-title = Volby této hry
rules-options-all-title = Volby
rules-options-about = Kde listy pravidel mlčí nebo se rozcházejí, nabízíme volbu. Vyberete ji při nastavení partie.
rules-option-value = { $option }: { $value }
rules-option-other = Nebo: { $value }. { $about }
rules-yes = Ano
rules-no = Ne
rules-endings-title = Remíza, vzdání, čas
rules-endings-repetition = Nastane-li stejná pozice potřetí a na tahu je stejný hráč, partie skončí remízou.
rules-endings-repetition-off = Pozice se smějí opakovat bez omezení.
rules-endings-max-plies = Remízou partie skončí i po tomto počtu tahů všech hráčů dohromady: { $plies }.
rules-endings-agreement = Hráči se mohou dohodnout na remíze a hráč se může vzdát. Hraje-li se s hodinami, hráč, kterému dojde čas, prohrává.

rules-example = Váš tah:
rules-example-done = Výborně.
rules-example-other = Tak táhnout lze, ale máme na mysli jiný tah. Začněte znovu.
rules-example-again = Začít znovu
rules-forbidden = Nedovoleno.
rules-comparison-play = Zahrát obojí
rules-comparison-again = Začít znovu
rules-comparison-goes-on = Partie pokračuje.
