# The coach under the turning points of a game report.
turning-refutation = Mostrar a resposta
turning-kept = { $count ->
    [one] { $count } dos seus erros tornou-se um problema.
    [many] { $count } dos seus erros tornaram-se problemas.
   *[other] { $count } dos seus erros tornaram-se problemas.
}

# Puzzles of your own.
turning-solve = Resolvê-los
