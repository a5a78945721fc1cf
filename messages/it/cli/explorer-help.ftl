### The help of `tetrarch explorer` and `tetrarch balance`; see `help.ftl`.

cli-explorer-about = Esplora le aperture: quali mosse sono state giocate, quanto spesso, e come sono finite le partite
cli-explorer-after =
    Esempi:
      tetrarch explorer show hus --moves "c1"
      tetrarch explorer add abalone games.json --to club.explorer
      tetrarch explorer show abalone --with club.explorer
cli-explorer-show-about = Elenca le mosse giocate in una posizione: partite, quota, vittorie di ogni parte, patte e parere del motore
cli-explorer-show-with = Aggiungi le partite di questo file di aperture; si può ripetere
cli-explorer-add-about = Aggiungi partite finite da registrazioni a un file di aperture
cli-explorer-add-files = File con registrazioni di partite
cli-explorer-add-to = Il file di aperture; creato se non esiste
cli-explorer-make-about = Crea il file di aperture di un gioco da registrazioni
cli-explorer-make-more = Le mosse rare sono omesse. Il motore e il dimostratore giudicano le altre con un numero fisso di posizioni, così ogni macchina crea lo stesso file.
cli-explorer-make-files = File con registrazioni di partite
cli-explorer-make-least = Ometti le mosse giocate in meno partite di questo numero
cli-explorer-make-nodes = Posizioni esaminate dal motore per mossa
cli-explorer-make-out = Scrivi il file di aperture in questo file
cli-balance-about = Misura quanto spesso vince ogni parte da ogni posizione di partenza quando le parti hanno la stessa forza
cli-balance-more = Il motore gioca contro sé stesso da ogni variante o, nei giochi con una distribuzione, da molte distribuzioni. I risultati hanno intervalli al 95%. Gli stessi argomenti danno le stesse partite su ogni macchina.
cli-balance-after =
    Esempi:
      tetrarch balance gou
      tetrarch balance pantarei --deals 100 --games 20 --out balance/pantarei.json --records games.json
cli-balance-games = Partite per partenza
cli-balance-nodes = Posizioni esaminate dal motore per mossa
cli-balance-seed = Seme casuale delle partite
cli-balance-deals = Numero di distribuzioni, nei giochi che cominciano con una distribuzione
cli-balance-max-plies = Dichiara patta una partita dopo questo numero di semimosse
cli-balance-out = Scrivi i risultati in questo file come JSON
cli-balance-records = Scrivi le partite in questo file come registrazioni
