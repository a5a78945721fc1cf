### The help of `tetrarch puzzles`; see `help.ftl`.

cli-puzzles-about = Løs opgaver: Find det eneste træk, der vinder eller redder partiet
cli-puzzles-more = Hver opgave har præcis én løsning. »bevist« betyder, at det er bevist, »ifølge motoren«, at alle andre træk er langt dårligere efter et fast antal stillinger. Niveauet er det laveste niveau af computeren, der finder løsningen. Et forkert forsøg besvares med det træk, der gendriver det. docs/puzzles.md beskriver filerne.
cli-puzzles-after =
    Eksempler:
      tetrarch puzzles
      tetrarch puzzles hus --theme long-relay
      tetrarch puzzles gou --level 3 --seed 7
      tetrarch puzzles check
cli-puzzles-theme = Kun opgaver med dette tema
cli-puzzles-level = Kun opgaver på dette niveau
cli-puzzles-seed = Vælg opgavernes rækkefølge; normalt en ny hver dag
cli-puzzles-check-about = Kontrollér opgaver: stillinger, trækfølger, temaer, og at der er præcis én løsning
cli-puzzles-check-more = Alt kontrolleres igen med reglerne, bevissøgningen og motoren. Hver fejl skrives på én linje; den sidste linje er `N puzzles, K wrong`.
cli-puzzles-check-after =
    Eksempler:
      tetrarch puzzles check
      tetrarch puzzles check --sample 20 --seed 3
      tetrarch puzzles check puzzles/gou.jsonl --json
cli-puzzles-check-files = Filer med opgaver; normalt de medfølgende
cli-puzzles-check-sample = Søg kun efter andre løsninger i dette antal opgaver pr. fil
cli-puzzles-check-seed = Vælg stikprøven
cli-puzzles-mine-about = Find opgaver i partier, som motoren spiller mod sig selv
cli-puzzles-mine-more = Samme spil og startværdi giver de samme opgaver på alle maskiner.
cli-puzzles-mine-after =
    Eksempler:
      tetrarch puzzles mine hus --seed 1 --count 500 --resume hus.journal --out puzzles/hus.jsonl
cli-puzzles-mine-seed = Startværdi for partierne
cli-puzzles-mine-count = Antal opgaver
cli-puzzles-mine-resume = Før en log over partierne i denne fil, og fortsæt fra den
cli-puzzles-mine-out = Skriv opgaverne til denne fil
