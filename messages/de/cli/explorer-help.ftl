### The help of `tetrarch explorer` and `tetrarch balance`; see `help.ftl`.

cli-explorer-about = Eröffnungen erkunden: welche Züge gespielt wurden, wie oft, und wie die Partien endeten
cli-explorer-after =
    Beispiele:
      tetrarch explorer show hus --moves "c1"
      tetrarch explorer add abalone games.json --to club.explorer
      tetrarch explorer show abalone --with club.explorer
cli-explorer-show-about = Die in einer Stellung gespielten Züge auflisten: Partien, Anteil, Siege jeder Seite und Remis, und was die Engine sagt
cli-explorer-show-with = Die Partien dieser Eröffnungsdatei hinzunehmen; mehrfach möglich
cli-explorer-add-about = Beendete Partien aus Aufzeichnungen zu einer Eröffnungsdatei hinzufügen
cli-explorer-add-files = Dateien mit Aufzeichnungen
cli-explorer-add-to = Die Eröffnungsdatei; wird angelegt, wenn es sie nicht gibt
cli-explorer-make-about = Die Eröffnungsdatei eines Spiels aus Aufzeichnungen erstellen
cli-explorer-make-more = Seltene Züge entfallen. Die anderen bewerten Engine und Beweiser mit einer festen Zahl von Stellungen, sodass jeder Rechner dieselbe Datei erstellt.
cli-explorer-make-files = Dateien mit Aufzeichnungen
cli-explorer-make-least = Züge weglassen, die in weniger Partien gespielt wurden als angegeben
cli-explorer-make-nodes = Stellungen, die die Engine je Zug untersucht
cli-explorer-make-out = Die Eröffnungsdatei in diese Datei schreiben
cli-balance-about = Messen, wie oft jede Seite von jeder Anfangsstellung aus gewinnt, wenn beide gleich stark sind
cli-balance-more = Die Engine spielt gegen sich selbst, aus jeder Variante oder, bei Spielen mit Verteilung, aus vielen Verteilungen. Die Ergebnisse haben 95-%-Intervalle. Dieselben Angaben ergeben auf jedem Rechner dieselben Partien.
cli-balance-after =
    Beispiele:
      tetrarch balance gou
      tetrarch balance pantarei --deals 100 --games 20 --out balance/pantarei.json --records games.json
cli-balance-games = Partien je Anfangsstellung
cli-balance-nodes = Stellungen, die die Engine je Zug untersucht
cli-balance-seed = Startwert der Partien
cli-balance-deals = Zahl der Verteilungen, bei Spielen, die damit beginnen
cli-balance-max-plies = Eine Partie nach so vielen Halbzügen remis geben
cli-balance-out = Die Ergebnisse als JSON in diese Datei schreiben
cli-balance-records = Die Partien als Aufzeichnungen in diese Datei schreiben
