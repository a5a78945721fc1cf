### The help of `tetrarch puzzles`; see `help.ftl`.

cli-puzzles-about = Risolvi problemi: trova l’unica mossa che vince o salva la partita
cli-puzzles-more = Ogni problema ha esattamente una soluzione. «dimostrato» significa che ciò è dimostrato, «secondo il motore» che ogni altra mossa è molto peggiore dopo un numero fisso di posizioni. Il livello è il più basso livello del computer che trova la soluzione. A un tentativo sbagliato risponde la mossa che lo confuta. docs/puzzles.md descrive i file.
cli-puzzles-after =
    Esempi:
      tetrarch puzzles
      tetrarch puzzles hus --theme long-relay
      tetrarch puzzles gou --level 3 --seed 7
      tetrarch puzzles check
cli-puzzles-theme = Solo problemi su questo tema
cli-puzzles-level = Solo problemi di questo livello
cli-puzzles-seed = Scegli l’ordine dei problemi; per impostazione predefinita un nuovo ordine ogni giorno
cli-puzzles-check-about = Controlla problemi: posizioni, linee, temi, e che ci sia esattamente una soluzione
cli-puzzles-check-more = Tutto viene controllato di nuovo con le regole, il dimostratore e il motore. Ogni difetto è mostrato su una riga; l’ultima riga è `N puzzles, K wrong`.
cli-puzzles-check-after =
    Esempi:
      tetrarch puzzles check
      tetrarch puzzles check --sample 20 --seed 3
      tetrarch puzzles check puzzles/gou.jsonl --json
cli-puzzles-check-files = File di problemi; quelli forniti per impostazione predefinita
cli-puzzles-check-sample = Cerca altre soluzioni solo in questo numero di problemi per file
cli-puzzles-check-seed = Scegli il campione
cli-puzzles-mine-about = Estrai problemi da partite che il motore gioca contro sé stesso
cli-puzzles-mine-more = Lo stesso gioco e lo stesso seme casuale danno gli stessi problemi su ogni macchina.
cli-puzzles-mine-after =
    Esempi:
      tetrarch puzzles mine hus --seed 1 --count 500 --resume hus.journal --out puzzles/hus.jsonl
cli-puzzles-mine-seed = Seme casuale delle partite
cli-puzzles-mine-count = Numero di problemi
cli-puzzles-mine-resume = Tieni un diario delle partite in questo file e continua da lì
cli-puzzles-mine-out = Scrivi i problemi in questo file
