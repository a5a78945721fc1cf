### The help of `tetrarch puzzles`; see `help.ftl`.

cli-puzzles-about = Lös uppgifter: hitta det enda draget som vinner eller räddar partiet
cli-puzzles-more = Varje uppgift har exakt en lösning. ”bevisad” betyder att detta är bevisat, ”enligt motorn” att alla andra drag är mycket sämre efter ett fast antal ställningar. Nivån är datorns lägsta nivå som hittar lösningen. Ett felaktigt försök besvaras med draget som vederlägger det. docs/puzzles.md beskriver filerna.
cli-puzzles-after =
    Exempel:
      tetrarch puzzles
      tetrarch puzzles hus --theme long-relay
      tetrarch puzzles gou --level 3 --seed 7
      tetrarch puzzles check
cli-puzzles-theme = Bara uppgifter med det här temat
cli-puzzles-level = Bara uppgifter på den här nivån
cli-puzzles-seed = Välj uppgifternas ordning; annars en ny varje dag
cli-puzzles-check-about = Kontrollera uppgifter: ställningar, dragföljder, teman och att det finns exakt en lösning
cli-puzzles-check-more = Allt kontrolleras på nytt med reglerna, bevissökningen och motorn. Varje fel skrivs på en rad; den sista raden är `N puzzles, K wrong`.
cli-puzzles-check-after =
    Exempel:
      tetrarch puzzles check
      tetrarch puzzles check --sample 20 --seed 3
      tetrarch puzzles check puzzles/gou.jsonl --json
cli-puzzles-check-files = Filer med uppgifter; annars de medföljande
cli-puzzles-check-sample = Sök andra lösningar bara i så här många uppgifter per fil
cli-puzzles-check-seed = Välj stickprovet
cli-puzzles-mine-about = Hitta uppgifter i partier som motorn spelar mot sig själv
cli-puzzles-mine-more = Samma spel och slumpfrö ger samma uppgifter på alla datorer.
cli-puzzles-mine-after =
    Exempel:
      tetrarch puzzles mine hus --seed 1 --count 500 --resume hus.journal --out puzzles/hus.jsonl
cli-puzzles-mine-seed = Slumpfrö för partierna
cli-puzzles-mine-count = Antal uppgifter
cli-puzzles-mine-resume = För en logg över partierna i den här filen och fortsätt från den
cli-puzzles-mine-out = Skriv uppgifterna till den här filen
