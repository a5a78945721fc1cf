### The help of `tetrarch puzzles`; see `help.ftl`.

cli-puzzles-about = Puzzels oplossen: de enige zet vinden die de partij wint of redt
cli-puzzles-more = Elke puzzel heeft precies één oplossing. ‘bewezen’ betekent dat dit bewezen is, ‘volgens de engine’ dat elke andere zet na een vast aantal stellingen veel slechter is. Het niveau is het laagste niveau van de computer dat de oplossing vindt. Op een foute poging volgt de zet die haar weerlegt. docs/puzzles.md beschrijft de bestanden.
cli-puzzles-after =
    Voorbeelden:
      tetrarch puzzles
      tetrarch puzzles hus --theme long-relay
      tetrarch puzzles gou --level 3 --seed 7
      tetrarch puzzles check
cli-puzzles-theme = Alleen puzzels met dit thema
cli-puzzles-level = Alleen puzzels van dit niveau
cli-puzzles-seed = De volgorde van de puzzels kiezen; standaard elke dag een nieuwe
cli-puzzles-check-about = Puzzels controleren: stellingen, zettenreeksen, thema’s, en of er precies één oplossing is
cli-puzzles-check-more = Alles wordt opnieuw gecontroleerd met de regels, de bewijszoeker en de engine. Elke fout staat op één regel; de laatste regel is `N puzzles, K wrong`.
cli-puzzles-check-after =
    Voorbeelden:
      tetrarch puzzles check
      tetrarch puzzles check --sample 20 --seed 3
      tetrarch puzzles check puzzles/gou.jsonl --json
cli-puzzles-check-files = Bestanden met puzzels; standaard de meegeleverde
cli-puzzles-check-sample = Alleen bij dit aantal puzzels per bestand naar andere oplossingen zoeken
cli-puzzles-check-seed = De steekproef kiezen
cli-puzzles-mine-about = Puzzels halen uit partijen van de engine tegen zichzelf
cli-puzzles-mine-more = Hetzelfde spel en dezelfde seed geven op elke computer dezelfde puzzels.
cli-puzzles-mine-after =
    Voorbeelden:
      tetrarch puzzles mine hus --seed 1 --count 500 --resume hus.journal --out puzzles/hus.jsonl
cli-puzzles-mine-seed = Seed van de partijen
cli-puzzles-mine-count = Aantal puzzels
cli-puzzles-mine-resume = In dit bestand een logboek van de partijen bijhouden, en ermee doorgaan
cli-puzzles-mine-out = De puzzels naar dit bestand schrijven
