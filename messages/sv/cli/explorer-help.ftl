### The help of `tetrarch explorer` and `tetrarch balance`; see `help.ftl`.

cli-explorer-about = Utforska öppningar: vilka drag som spelats, hur ofta, och hur partierna slutade
cli-explorer-after =
    Exempel:
      tetrarch explorer show hus --moves "c1"
      tetrarch explorer add abalone games.json --to club.explorer
      tetrarch explorer show abalone --with club.explorer
cli-explorer-show-about = Visa dragen som spelats i en ställning: partier, andel, vinster för varje sida och remier, och vad motorn säger
cli-explorer-show-with = Ta med partierna i den här öppningsfilen; kan upprepas
cli-explorer-add-about = Lägg till avslutade partier från protokoll i en öppningsfil
cli-explorer-add-files = Filer med partiprotokoll
cli-explorer-add-to = Öppningsfilen; skapas om den inte finns
cli-explorer-make-about = Skapa ett spels öppningsfil från protokoll
cli-explorer-make-more = Ovanliga drag utelämnas. De andra bedöms av motorn och bevissökningen med ett fast antal ställningar, så att alla datorer skapar samma fil.
cli-explorer-make-files = Filer med partiprotokoll
cli-explorer-make-least = Utelämna drag som spelats i färre partier än så
cli-explorer-make-nodes = Ställningar som motorn undersöker per drag
cli-explorer-make-out = Skriv öppningsfilen till den här filen
cli-balance-about = Mät hur ofta varje sida vinner från varje utgångsställning när båda är lika starka
cli-balance-more = Motorn spelar mot sig själv från varje variant eller, i spel med fördelning, från många fördelningar. Resultaten har 95-procentiga intervall. Samma argument ger samma partier på alla datorer.
cli-balance-after =
    Exempel:
      tetrarch balance gou
      tetrarch balance pantarei --deals 100 --games 20 --out balance/pantarei.json --records games.json
cli-balance-games = Partier per utgångsställning
cli-balance-nodes = Ställningar som motorn undersöker per drag
cli-balance-seed = Slumpfrö för partierna
cli-balance-deals = Antal fördelningar i spel som börjar med en
cli-balance-max-plies = Ett parti är remi efter så många halvdrag
cli-balance-out = Skriv resultaten till den här filen som JSON
cli-balance-records = Skriv partierna till den här filen som protokoll
