# Solved Hus: find the win, hold out against it, browse the proof. Moves are counted for both sides together.
solved-about = Está demostrado quién gana en Hus, juegue lo que juegue el otro bando. Encuentra la victoria, resiste frente al juego perfecto o recorre la demostración. Se cuentan las jugadas de ambos bandos.
solved-who = { $moves ->
    [one] { $side } gana en exactamente una jugada.
    [many] { $side } gana en exactamente { $moves } jugadas.
   *[other] { $side } gana en exactamente { $moves } jugadas.
}
solved-parts = Qué hacer
solved-part-win = Encontrar la victoria
solved-part-hold = Resistir
solved-part-proof = Ver demostración
solved-win-about = Juegas con { $side }, el bando que gana. Encuentra la victoria.
solved-hold-about = Juegas con { $side }, el bando que pierde. Resiste todo lo que puedas.
solved-best-win = { $moves ->
    [one] Récord: victoria en una jugada
    [many] Récord: victoria en { $moves } jugadas
   *[other] Récord: victoria en { $moves } jugadas
}
# $most is how many moves the longest defence takes.
solved-best-hold = Récord: resistencia de { $moves } de { $most } jugadas
solved-best-none = Aún sin resultado
solved-opening = Abriendo la demostración…

# How the game stands.
solved-checking = Comprobando la posición…
solved-winning = { $moves ->
    [one] Sigues ganando: la próxima jugada gana
    [many] Sigues ganando, quedan { $moves } jugadas
   *[other] Sigues ganando, quedan { $moves } jugadas
}
solved-winning-most = Sigues ganando, quedan { $moves } jugadas como máximo
solved-losing = { $moves ->
    [one] El ordenador gana en la próxima jugada
    [many] El ordenador gana, quedan { $moves } jugadas
   *[other] El ordenador gana, quedan { $moves } jugadas
}
solved-losing-most = El ordenador gana, quedan { $moves } jugadas como máximo
solved-open = Sin demostrar: no se sabe quién gana desde aquí

# What the player’s last move was worth.
solved-remark-fast = Tan rápido como la demostración.
solved-remark-slow = { $moves ->
    [one] Otra jugada gana una jugada antes.
    [many] Otra jugada gana { $moves } jugadas antes.
   *[other] Otra jugada gana { $moves } jugadas antes.
}
solved-remark-slip = Has dejado escapar la victoria.
solved-remark-open = La demostración no contiene esta jugada.
solved-remark-long = La defensa más larga de la demostración.
solved-remark-short = { $moves ->
    [one] En la demostración, otra jugada resiste una jugada más.
    [many] En la demostración, otra jugada resiste { $moves } jugadas más.
   *[other] En la demostración, otra jugada resiste { $moves } jugadas más.
}

solved-hint = Pista
solved-hint-move = Pista: juega { $move }.
solved-show = Ver en la demostración

# How it ended.
solved-won = { $moves ->
    [one] Has ganado en una jugada
    [many] Has ganado en { $moves } jugadas
   *[other] Has ganado en { $moves } jugadas
}
solved-won-about = { $most ->
    [one] La victoria más corta dura una jugada.
    [many] La victoria más corta dura { $most } jugadas.
   *[other] La victoria más corta dura { $most } jugadas.
}
solved-lost = { $moves ->
    [one] El ordenador ha ganado en una jugada
    [many] El ordenador ha ganado en { $moves } jugadas
   *[other] El ordenador ha ganado en { $moves } jugadas
}
solved-lost-about = Retira tu jugada para volver a buscar la victoria.
solved-held = Has resistido { $moves } de { $most } jugadas
solved-held-perfect = Ninguna defensa dura más.
solved-new-best = Es tu mejor resultado.
solved-helped = Después de una pista o de retirar una jugada, el resultado no cuenta.

# The proof as a tree.
solved-line = Línea
solved-line-start = Inicio
solved-node-winner = Es el turno de { $side }, que gana. La demostración juega:
solved-node-loser = Es el turno de { $side }. Todas las jugadas pierden:
solved-node-none = La demostración no contiene esta posición.
solved-to-go = { $moves ->
    [0] termina la partida
    [one] queda 1 jugada
    [many] quedan { $moves } jugadas como máximo
   *[other] quedan { $moves } jugadas como máximo
}
solved-answer = respuesta { $move }
