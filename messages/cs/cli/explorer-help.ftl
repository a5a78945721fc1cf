### The help of `tetrarch explorer` and `tetrarch balance`; see `help.ftl`.

cli-explorer-about = Prozkoumat zahájení: které tahy se hrály, jak často a jak partie skončily
cli-explorer-after =
    Příklady:
      tetrarch explorer show hus --moves "c1"
      tetrarch explorer add abalone games.json --to club.explorer
      tetrarch explorer show abalone --with club.explorer
cli-explorer-show-about = Vypsat tahy hrané v pozici: partie, podíl, výhry stran a remízy, a co říká engine
cli-explorer-show-with = Přidat partie tohoto souboru zahájení; lze opakovat
cli-explorer-add-about = Přidat dohrané partie ze zápisů do souboru zahájení
cli-explorer-add-files = Soubory se zápisy partií
cli-explorer-add-to = Soubor zahájení; vytvoří se, pokud neexistuje
cli-explorer-make-about = Vytvořit soubor zahájení hry ze zápisů
cli-explorer-make-more = Vzácné tahy se vynechají. Ostatní posoudí engine a dokazovač s pevným počtem pozic, takže každý počítač vytvoří stejný soubor.
cli-explorer-make-files = Soubory se zápisy partií
cli-explorer-make-least = Vynechat tahy hrané v méně než tolika partiích
cli-explorer-make-nodes = Kolik pozic engine prozkoumá na tah
cli-explorer-make-out = Zapsat soubor zahájení do tohoto souboru
cli-balance-about = Změřit, jak často vyhrává každá strana z každé výchozí pozice, jsou-li obě stejně silné
cli-balance-more = Engine hraje sám se sebou z výchozí pozice každé varianty nebo, u her s rozdáním, z mnoha rozdání. Výsledky mají 95% intervaly spolehlivosti. Stejné argumenty dají na každém počítači stejné partie.
cli-balance-after =
    Příklady:
      tetrarch balance gou
      tetrarch balance pantarei --deals 100 --games 20 --out balance/pantarei.json --records games.json
cli-balance-games = Partií na výchozí pozici
cli-balance-nodes = Kolik pozic engine prozkoumá na tah
cli-balance-seed = Seed partií
cli-balance-deals = Počet rozdání u her, které jím začínají
cli-balance-max-plies = Po tolika půltazích je partie remíza
cli-balance-out = Zapsat výsledky do tohoto souboru jako JSON
cli-balance-records = Zapsat partie do tohoto souboru jako zápisy
