### The help of `tetrarch explorer` and `tetrarch balance`; see `help.ftl`.

cli-explorer-about = Udforsk åbninger: hvilke træk der blev spillet, hvor ofte, og hvordan partierne endte
cli-explorer-after =
    Eksempler:
      tetrarch explorer show hus --moves "c1"
      tetrarch explorer add abalone games.json --to club.explorer
      tetrarch explorer show abalone --with club.explorer
cli-explorer-show-about = Vis de træk, der er spillet i en stilling: partier, andel, sejre for hver side og remiser, og hvad motoren siger
cli-explorer-show-with = Tag partierne i denne åbningsfil med; kan gentages
cli-explorer-add-about = Føj afsluttede partier fra optegnelser til en åbningsfil
cli-explorer-add-files = Filer med optegnelser
cli-explorer-add-to = Åbningsfilen; oprettes, hvis den ikke findes
cli-explorer-make-about = Lav et spils åbningsfil af optegnelser
cli-explorer-make-more = Sjældne træk udelades. De andre vurderes af motoren og bevissøgningen med et fast antal stillinger, så alle maskiner laver den samme fil.
cli-explorer-make-files = Filer med optegnelser
cli-explorer-make-least = Udelad træk, der er spillet i færre partier end dette
cli-explorer-make-nodes = Stillinger, som motoren undersøger pr. træk
cli-explorer-make-out = Skriv åbningsfilen til denne fil
cli-balance-about = Mål, hvor ofte hver side vinder fra hver startstilling, når begge er lige stærke
cli-balance-more = Motoren spiller mod sig selv fra hver variant eller, i spil med en fordeling, fra mange fordelinger. Resultaterne har 95 %-intervaller. De samme argumenter giver de samme partier på alle maskiner.
cli-balance-after =
    Eksempler:
      tetrarch balance gou
      tetrarch balance pantarei --deals 100 --games 20 --out balance/pantarei.json --records games.json
cli-balance-games = Partier pr. startstilling
cli-balance-nodes = Stillinger, som motoren undersøger pr. træk
cli-balance-seed = Startværdi for partierne
cli-balance-deals = Antal fordelinger i spil, der begynder med en
cli-balance-max-plies = Et parti er remis efter så mange halvtræk
cli-balance-out = Skriv resultaterne til denne fil som JSON
cli-balance-records = Skriv partierne til denne fil som optegnelser
