### Words around the rules of every game.

rules-players = { $count ->
    [one] 1 giocatore
    [many] { $count } giocatori
   *[other] { $count } giocatori
}
rules-options-title = Opzioni di questa partita
rules-options-all-title = Opzioni
rules-options-about = Dove i regolamenti tacciono o non concordano c’è un’opzione, che scegli quando prepari la partita.
rules-option-value = { $option }: { $value }
rules-option-other = Oppure: { $value }. { $about }
rules-yes = Sì
rules-no = No
rules-endings-title = Patta, resa, tempo
rules-endings-repetition = Quando la stessa posizione si presenta per la terza volta e tocca allo stesso giocatore, la partita è patta.
rules-endings-repetition-off = Le posizioni possono ripetersi all’infinito.
rules-endings-max-plies = La partita è patta anche dopo questo numero di mosse, contando quelle di tutti: { $plies }.
rules-endings-agreement = I giocatori possono accordarsi sulla patta e un giocatore può abbandonare. Con gli orologi, perde chi esaurisce il tempo.

rules-example = Tocca a te:
rules-example-done = Ben fatto.
rules-example-other = È una mossa legale, ma non quella dell’esempio. Ricomincia.
rules-example-again = Ricomincia
rules-forbidden = Non consentito.
rules-comparison-play = Gioca entrambe
rules-comparison-again = Ricomincia
rules-comparison-goes-on = La partita continua.
