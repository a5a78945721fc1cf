# What is wrong with a request that can be read, and what would be right.
invalid-seat-count = { $seats ->
    [one] Este juego tiene un asiento, no { $found }.
    [many] Este juego tiene { $seats } asientos, no { $found }.
   *[other] Este juego tiene { $seats } asientos, no { $found }.
}
invalid-no-person = Al menos un asiento debe ser para una persona.
invalid-rated = Una partida por puntos empieza en la posición inicial, y solo la juegan personas.
invalid-rated-clock = Una partida por puntos para tres o más jugadores necesita reloj.
invalid-over-position = En esta posición la partida ya ha terminado.
invalid-match-length = Un encuentro debe tener de 1 a { $most } partidas.
invalid-not-two = Cuando juegan más de dos no se puede reclamar la victoria, pero el ordenador puede ocupar el asiento.
invalid-only-two = Cuando juegan dos, el ordenador no puede ocupar el asiento, pero puedes reclamar la victoria.
invalid-seat = Los asientos van del 1 al { $seats }.
invalid-not-kept = No hay ningún asiento reservado para esta cuenta.
invalid-seats-free = No todos los asientos estaban ocupados.
invalid-seat-not-free = El asiento { $seat } no está libre para ti.
invalid-no-open-seat = En esta mesa no hay ningún asiento abierto a todos.
invalid-devices = { $most ->
    [one] Sin cuenta se juega en un solo dispositivo por mesa.
    [many] Sin cuenta se juega en { $most } dispositivos por mesa como máximo.
   *[other] Sin cuenta se juega en { $most } dispositivos por mesa como máximo.
}
invalid-attempt = El identificador de un intento (attempt) debe ser una cadena aleatoria de { $least } a { $most } caracteres.
invalid-game-id = El identificador de una partida debe ser una cadena aleatoria de { $least } a { $most } caracteres.
invalid-one-record = Envía los registros de uno en uno.
invalid-own-seat = En este juego los asientos van del 1 al { $seats }.
invalid-computer-seat = En el asiento { $seat } jugó un ordenador.
invalid-unfinished = Una partida sin terminar solo se puede guardar si todos los demás jugadores son ordenadores y no hay reloj.
invalid-said-nothing = No hay ningún mensaje del asiento { $seat } con este número.
invalid-nobody = En el asiento { $seat } no hay nadie.
invalid-account-seat = El asiento { $seat } es de una cuenta. Elimina el nombre de la cuenta.
invalid-no-message = El evento { $number } de esta mesa no es un mensaje.
invalid-gift = Se pueden añadir de 1 a { $most } segundos.
invalid-gift-receiver = Solo se puede dar tiempo a los rivales.
invalid-act-id = Un identificador debe ser como máximo { $most }.
invalid-full-of-moves = Esta mesa tiene { $most } entradas y no admite más jugadas. Abandona para terminar la partida.
invalid-full-of-chat = En esta mesa se han escrito { $most } mensajes y no caben más.
invalid-full = Esta mesa tiene { $most } entradas. Solo puedes seguir jugando o terminar la partida.
invalid-words = Un mensaje debe tener de 1 a { $most } caracteres de texto sin formato.
invalid-name-length = Un nombre debe tener de 1 a { $most } caracteres en una línea.
# $code is a number of Unicode, as in U+200B.
invalid-name-character = Un nombre no puede contener el carácter { $code }, que es invisible o cambia cómo se muestra el texto.
invalid-name-accents = { $most ->
    [one] Una letra de un nombre tiene como máximo un acento.
    [many] Una letra de un nombre tiene como máximo { $most } acentos.
   *[other] Una letra de un nombre tiene como máximo { $most } acentos.
}
invalid-account-name = Un nombre debe tener de { $least } a { $most } caracteres (letras de la A a la Z, cifras, «-» y «_») y empezar por una letra.
invalid-password = Una contraseña debe tener de { $least } a { $most } caracteres.
invalid-label-length = El nombre de un token debe tener de 1 a { $most } caracteres.
invalid-label = El nombre de un token debe ir en una línea, sin «/», sin caracteres invisibles y sin espacios al principio ni al final.
invalid-no-scope = Un token debe tener al menos un permiso.
invalid-tokens = { $most ->
    [one] Una cuenta tiene como máximo un token. Revócalo primero.
    [many] Una cuenta tiene como máximo { $most } tokens. Revoca uno primero.
   *[other] Una cuenta tiene como máximo { $most } tokens. Revoca uno primero.
}
invalid-mute-self = No puedes silenciarte.
invalid-mutes = Una cuenta puede silenciar a otras { $most } como máximo. Antes, deja de silenciar a una.
invalid-no-report = No hay ninguna denuncia { $number }.
invalid-place = «{ $text }» no es un token de página válido. Usa el valor de «next» de la página anterior.
invalid-language = No hay ningún idioma «{ $language }». Elige { $languages }.
# Of a subscription to notifications.
invalid-endpoint-length = La dirección de una suscripción debe tener como máximo { $most } caracteres.
invalid-endpoint-url = La dirección de una suscripción debe ser una URL.
invalid-endpoint-https = La dirección de una suscripción debe empezar por https://.
invalid-endpoint-host = La dirección de una suscripción debe nombrar un host.
invalid-endpoint-password = La dirección de una suscripción no debe contener una contraseña.
invalid-endpoint-private = La dirección de una suscripción debe estar en la internet pública.
invalid-push-key = La clave { $name } debe tener { $length } bytes en base64 apto para URL.
invalid-push-point = La clave p256dh no es un punto de la curva P-256.

# Openings and fair starts.
invalid-position-key = La clave de una posición debe tener 16 cifras hexadecimales en minúsculas.
invalid-balanced = Una partida puede empezar con un reparto equilibrado o con una posición personalizada, pero no con ambos.
