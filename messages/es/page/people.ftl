# Accounts: signing in, the account page. Accounts are optional; only rated games and challenges need one.
nav-sign-in = Iniciar sesión
nav-account = Tu cuenta: { $name }

sign-in = Iniciar sesión
sign-up = Crear una cuenta
sign-in-line = Puedes jugar sin cuenta. Con una cuenta tienes puntuación, pueden desafiarte por tu nombre y conservas tus partidas en todos tus dispositivos.
sign-in-name = Nombre
sign-in-password = Contraseña
sign-in-show = Mostrar contraseña
sign-in-go = Iniciar sesión
sign-up-go = Crear cuenta
sign-in-new = ¿Es tu primera vez? Crea una cuenta
sign-in-known = ¿Ya tienes cuenta? Inicia sesión
sign-up-name = De 2 a 24 caracteres: letras de la A a la Z, cifras, - y _, empezando por una letra. Lo puede ver todo el mundo.
sign-up-password = Al menos 8 caracteres. No pedimos correo electrónico, así que una contraseña perdida no se puede recuperar.
sign-in-moves = { $count ->
        [one] Tu partida de este navegador pasará a tu cuenta.
        [many] Tus { $count } partidas de este navegador pasarán a tu cuenta.
       *[other] Tus { $count } partidas de este navegador pasarán a tu cuenta.
    }
sign-in-stay = Las partidas sin terminar con reloj, los encuentros y las partidas de varias personas en este dispositivo se quedan en este navegador hasta que terminen.
sign-in-go-on = Continuar
sign-in-already = Has iniciado sesión como { $name }.

moved = { $count ->
        [one] Una partida ha pasado a tu cuenta.
        [many] { $count } partidas han pasado a tu cuenta.
       *[other] { $count } partidas han pasado a tu cuenta.
    }
moved-see = Ver tus partidas

refused-unreachable = El servidor no responde. Comprueba tu conexión e inténtalo de nuevo.
refused-name-taken = Este nombre ya está en uso. Elige otro.
refused-label-taken = Ya tienes un token con este nombre. Elige otro.
refused-wrong-login = Nombre o contraseña incorrectos.
refused-wrong-password = Contraseña incorrecta. No se ha cambiado nada.
refused-too-many-requests = { $seconds ->
        [one] Demasiados intentos. Prueba otra vez dentro de un segundo.
        [many] Demasiados intentos. Prueba otra vez dentro de { $seconds } segundos.
       *[other] Demasiados intentos. Prueba otra vez dentro de { $seconds } segundos.
    }
refused-busy = { $seconds ->
        [one] El servidor está ocupado. Prueba otra vez dentro de un segundo.
        [many] El servidor está ocupado. Prueba otra vez dentro de { $seconds } segundos.
       *[other] El servidor está ocupado. Prueba otra vez dentro de { $seconds } segundos.
    }
refused-no-such-account = Nadie usa ese nombre aquí. Comprueba la ortografía; los nombres no tienen espacios.
refused-needs-account = Para esto necesitas una cuenta. Inicia sesión o crea una.
refused-already-seated = Ya tienes un asiento en esta mesa, y no puedes jugar por puntos contra ti.
refused-no-free-seat = Este asiento ya no está libre: lo ha ocupado otra persona o la partida se ha cancelado.

rating-is = Puntuación { $value }
rating-about = { $games ->
        [0] Aún sin partidas por puntos: en algún lugar entre { $low } y { $high }.
        [one] Tras una partida por puntos: lo más probable, entre { $low } y { $high }.
        [many] Tras { $games } partidas por puntos: lo más probable, entre { $low } y { $high }.
       *[other] Tras { $games } partidas por puntos: lo más probable, entre { $low } y { $high }.
    }
rating-uncertain = provisional

account = Tu cuenta
account-none = No has iniciado sesión
account-since = Cuenta creada: { $date }
account-sign-out = Cerrar sesión
account-ratings = Puntuaciones
account-ratings-none = Aún no has jugado ninguna partida por puntos. Cuando empieces una partida por enlace, por nombre o en la sala, puedes hacer que sea por puntos.
account-rating-from = { $games ->
        [one] { $players } jugadores, una partida
        [many] { $players } jugadores, { $games } partidas
       *[other] { $players } jugadores, { $games } partidas
    }
account-uncertain = El signo de interrogación indica una puntuación provisional. Cambia deprisa hasta que hayas jugado más partidas.
account-going-on = En curso
account-going-on-none = No hay partidas en curso.
account-over = Terminadas
account-over-none = Aún no hay partidas terminadas.
account-older = Partidas anteriores
account-against = contra { $names }
account-open = esperando jugadores
account-continue = Continuar
account-look = Ver
account-keys = Seguridad y datos

password = Cambiar contraseña
password-about = Se cerrará tu sesión en todos los demás navegadores.
password-old = Contraseña actual
password-new = Contraseña nueva
password-go = Guardar contraseña
password-done = Se ha cambiado tu contraseña y se ha cerrado tu sesión en los demás navegadores.

tokens = Tokens de API
tokens-about = Un token permite que un programa, como un bot, actúe en tu nombre. No puede cambiar tu contraseña ni borrar tu cuenta.
token-once = Este token solo se muestra una vez. Cópialo ahora y guárdalo como si fuera una contraseña.
token-made = Token «{ $label }»
token-label = Nombre del token
token-label-example = mi primer bot
token-scopes = Permisos
token-scope-play = jugar
token-scope-create = crear partidas
token-scope-play-about = Jugar: recibir desafíos, entrar en partidas, hacer jugadas
token-scope-create-about = Crear partidas y desafiar a otros
token-make = Crear token
token-revoke = Revocar
token-revoke-named = Revocar { $label }

data = Tus datos
data-about = Descarga en un solo archivo todo lo que este servidor guarda sobre ti, incluidas todas tus partidas.
data-export = Exportar mis datos
delete-about = Puedes borrar tu cuenta y todo lo que se guarda sobre ti.
delete = Borrar mi cuenta…
delete-title = ¿Borrar la cuenta { $name }?
delete-warning = Abandonarás las partidas en curso. Las terminadas se conservan, sin tu nombre ni tus mensajes. Tus puntuaciones, tokens y cuenta se borran para siempre. No se puede deshacer.
delete-yes = Borrar para siempre
delete-no = Conservar cuenta
delete-done = Se ha borrado tu cuenta.

news = Notificaciones
challenge-from = { $name } te desafía:
challenge-more = { $count ->
        [one] Te espera otro desafío.
        [many] Te esperan otros { $count } desafíos.
       *[other] Te esperan otros { $count } desafíos.
    }
challenge-accept = Aceptar
challenge-decline = Rechazar
challenge-accepted = Desafío aceptado: { $names }.
challenge-declined = Desafío rechazado: { $names }.
challenge-go = Ir a la mesa
