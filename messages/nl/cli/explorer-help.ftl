### The help of `tetrarch explorer` and `tetrarch balance`; see `help.ftl`.

cli-explorer-about = Openingen verkennen: welke zetten gespeeld zijn, hoe vaak, en hoe de partijen afliepen
cli-explorer-after =
    Voorbeelden:
      tetrarch explorer show hus --moves "c1"
      tetrarch explorer add abalone games.json --to club.explorer
      tetrarch explorer show abalone --with club.explorer
cli-explorer-show-about = De in een stelling gespeelde zetten tonen: partijen, aandeel, winst van elke kant en remises, en wat de engine zegt
cli-explorer-show-with = De partijen van dit openingenbestand meetellen; kan herhaald worden
cli-explorer-add-about = Afgelopen partijen uit partijverslagen aan een openingenbestand toevoegen
cli-explorer-add-files = Bestanden met partijverslagen
cli-explorer-add-to = Het openingenbestand; wordt gemaakt als het er niet is
cli-explorer-make-about = Het openingenbestand van een spel maken uit partijverslagen
cli-explorer-make-more = Zeldzame zetten vallen weg. De andere worden door de engine en de bewijszoeker beoordeeld met een vast aantal stellingen, zodat elke computer hetzelfde bestand maakt.
cli-explorer-make-files = Bestanden met partijverslagen
cli-explorer-make-least = Zetten weglaten die in minder dan zoveel partijen gespeeld zijn
cli-explorer-make-nodes = Stellingen die de engine per zet onderzoekt
cli-explorer-make-out = Het openingenbestand naar dit bestand schrijven
cli-balance-about = Meten hoe vaak elke kant wint vanuit elke beginstelling als beide even sterk zijn
cli-balance-more = De engine speelt tegen zichzelf vanuit elke variant of, bij spellen met een verdeling, vanuit veel verdelingen. De resultaten hebben 95%-intervallen. Dezelfde argumenten geven op elke computer dezelfde partijen.
cli-balance-after =
    Voorbeelden:
      tetrarch balance gou
      tetrarch balance pantarei --deals 100 --games 20 --out balance/pantarei.json --records games.json
cli-balance-games = Partijen per beginstelling
cli-balance-nodes = Stellingen die de engine per zet onderzoekt
cli-balance-seed = Seed van de partijen
cli-balance-deals = Aantal verdelingen, bij spellen die ermee beginnen
cli-balance-max-plies = Een partij remise geven na zoveel halve zetten
cli-balance-out = De resultaten als JSON naar dit bestand schrijven
cli-balance-records = De partijen als partijverslagen naar dit bestand schrijven
