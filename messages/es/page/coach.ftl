# The coach under the turning points of a game report.
turning-refutation = Mostrar la respuesta
turning-kept = { $count ->
    [one] Uno de tus errores se ha convertido en un problema.
    [many] { $count } de tus errores se han convertido en problemas.
   *[other] { $count } de tus errores se han convertido en problemas.
}

# Puzzles of your own.
turning-solve = Resolverlos
