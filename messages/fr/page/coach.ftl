# The coach under the turning points of a game report.
turning-refutation = Montrer la réponse
turning-kept = { $count ->
    [one] Une de vos erreurs est devenue un problème.
    [many] { $count } de vos erreurs sont devenues des problèmes.
   *[other] { $count } de vos erreurs sont devenues des problèmes.
}

# Puzzles of your own.
turning-solve = Les résoudre
