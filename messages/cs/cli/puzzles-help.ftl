### The help of `tetrarch puzzles`; see `help.ftl`.

cli-puzzles-about = Řešit úlohy: najít jediný tah, který vyhrává nebo zachraňuje partii
cli-puzzles-more = Každá úloha má právě jedno řešení. „dokázáno“ znamená, že je to dokázáno, „podle enginu“, že každý jiný tah je po pevném počtu pozic o mnoho horší. Úroveň je nejnižší úroveň počítače, která řešení najde. Na chybný pokus program odpoví tahem, který ho vyvrací. Soubory popisuje docs/puzzles.md.
cli-puzzles-after =
    Příklady:
      tetrarch puzzles
      tetrarch puzzles hus --theme long-relay
      tetrarch puzzles gou --level 3 --seed 7
      tetrarch puzzles check
cli-puzzles-theme = Jen úlohy na toto téma
cli-puzzles-level = Jen úlohy této úrovně
cli-puzzles-seed = Určit pořadí úloh; jinak je každý den nové
cli-puzzles-check-about = Zkontrolovat úlohy: pozice, řešení, témata a to, že existuje právě jedno řešení
cli-puzzles-check-more = Všechno se znovu prověří podle pravidel, dokazovacím programem a enginem. Každá chyba se vypíše na jeden řádek; poslední řádek je `N puzzles, K wrong`.
cli-puzzles-check-after =
    Příklady:
      tetrarch puzzles check
      tetrarch puzzles check --sample 20 --seed 3
      tetrarch puzzles check puzzles/gou.jsonl --json
cli-puzzles-check-files = Soubory s úlohami; jinak ty přiložené
cli-puzzles-check-sample = Hledat jiná řešení jen u tohoto počtu úloh v každém souboru
cli-puzzles-check-seed = Určit výběr
cli-puzzles-mine-about = Získat úlohy z partií, které engine hraje sám se sebou
cli-puzzles-mine-more = Stejná hra a stejný seed dají na každém počítači stejné úlohy.
cli-puzzles-mine-after =
    Příklady:
      tetrarch puzzles mine hus --seed 1 --count 500 --resume hus.journal --out puzzles/hus.jsonl
cli-puzzles-mine-seed = Seed partií
cli-puzzles-mine-count = Počet úloh
cli-puzzles-mine-resume = Vést v tomto souboru deník partií a navázat na něj
cli-puzzles-mine-out = Zapsat úlohy do tohoto souboru
