### The help of `tetrarch puzzles`; see `help.ftl`.

cli-puzzles-about = Aufgaben lösen: den einzigen Zug finden, der die Partie gewinnt oder rettet
cli-puzzles-more = Jede Aufgabe hat genau eine Lösung. „bewiesen“ bedeutet, dass das bewiesen ist, „laut Engine“, dass jeder andere Zug nach einer festen Zahl von Stellungen viel schlechter ist. Die Stufe ist die niedrigste Stufe des Computers, die die Lösung findet. Auf einen falschen Versuch folgt der Zug, der ihn widerlegt. docs/puzzles.md beschreibt die Dateien.
cli-puzzles-after =
    Beispiele:
      tetrarch puzzles
      tetrarch puzzles hus --theme long-relay
      tetrarch puzzles gou --level 3 --seed 7
      tetrarch puzzles check
cli-puzzles-theme = Nur Aufgaben zu diesem Thema
cli-puzzles-level = Nur Aufgaben dieser Stufe
cli-puzzles-seed = Die Reihenfolge der Aufgaben bestimmen; sonst jeden Tag eine neue
cli-puzzles-check-about = Aufgaben prüfen: Stellungen, Zugfolgen, Themen und dass es genau eine Lösung gibt
cli-puzzles-check-more = Alles wird mit den Regeln, dem Beweiser und der Engine noch einmal geprüft. Jeder Fehler steht auf einer Zeile; die letzte Zeile ist `N puzzles, K wrong`.
cli-puzzles-check-after =
    Beispiele:
      tetrarch puzzles check
      tetrarch puzzles check --sample 20 --seed 3
      tetrarch puzzles check puzzles/gou.jsonl --json
cli-puzzles-check-files = Dateien mit Aufgaben; sonst die mitgelieferten
cli-puzzles-check-sample = Nur in so vielen Aufgaben pro Datei nach anderen Lösungen suchen
cli-puzzles-check-seed = Die Stichprobe bestimmen
cli-puzzles-mine-about = Aufgaben aus Partien der Engine gegen sich selbst gewinnen
cli-puzzles-mine-more = Dasselbe Spiel und derselbe Startwert ergeben auf jedem Rechner dieselben Aufgaben.
cli-puzzles-mine-after =
    Beispiele:
      tetrarch puzzles mine hus --seed 1 --count 500 --resume hus.journal --out puzzles/hus.jsonl
cli-puzzles-mine-seed = Startwert der Partien
cli-puzzles-mine-count = Zahl der Aufgaben
cli-puzzles-mine-resume = In dieser Datei ein Protokoll der Partien führen und damit fortfahren
cli-puzzles-mine-out = Die Aufgaben in diese Datei schreiben
