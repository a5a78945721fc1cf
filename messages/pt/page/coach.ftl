# The coach under the turning points of a game report.
turning-refutation = Mostrar a resposta
turning-kept = { $count ->
    [one] Dos seus erros nasceu { $count } problema.
    [many] Dos seus erros nasceram { $count } problemas.
   *[other] Dos seus erros nasceram { $count } problemas.
}

# Puzzles of your own.
turning-solve = Resolvê-los
