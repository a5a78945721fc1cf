# Online tables: lobby, links, errors.
online-waiting = Entrando en la mesa…
online-signed-out = Se ha cerrado tu sesión. Inicia sesión para seguir jugando.

invited-title = Te invitan a jugar a { $game }
invited-by = En la mesa: { $names }
invited-watch = Solo mirar
invited-used = Este enlace ya se ha usado
invited-used-advice = El asiento está ocupado, pero puedes mirar la partida. Si el asiento es tuyo, abre la mesa en el navegador con el que entraste, o ve allí y elige «Continuar en otro dispositivo».
join = Jugar
join-as = Jugar como { $name }
join-seat = Tu asiento
join-any-seat = Cualquier asiento libre

devices-title = Continuar en otro dispositivo
devices-about = Crea un enlace privado a tu asiento y ábrelo en tu otro dispositivo. Así podrás jugar en los dos.
devices-make = Crear enlace privado
devices-link = Enlace privado a tu asiento
devices-once = Sirve una sola vez, durante los próximos cinco minutos. No lo compartas: quien lo abra puede jugar por ti.
devices-account = Inicia sesión como { $name } en el otro dispositivo y abre esta mesa allí.

invitation-title = Esperando jugadores
invitation-link = Enlace para { $side }
invitation-link-all = Un enlace para todos los asientos libres
invitation-all-advice = Cada persona que abre este enlace ocupa un asiento libre, hasta que no quede ninguno.
invitation-each = Un enlace por asiento
invitation-advice = { $count ->
        [one] Envía este enlace a tu rival. Sirve para una persona. La partida empieza cuando estéis todos.
        [many] El enlace de un asiento sirve para una persona. La partida empieza cuando estéis todos.
       *[other] El enlace de un asiento sirve para una persona. La partida empieza cuando estéis todos.
    }
invitation-lobby = Tu mesa está en la sala. La partida empieza cuando alguien entre.
invitation-challenged = Tienes un desafío
qr-code = Código QR
qr-code-of = Código QR: { $link }
invitation-asked = { $count ->
        [one] Esperando a que { $names } acepte tu desafío.
        [many] Esperando a que acepten { $names }. La partida empieza cuando hayan aceptado todos.
       *[other] Esperando a que acepten { $names }. La partida empieza cuando hayan aceptado todos.
    }
invitation-asked-guest = Asientos libres reservados para { $names }. Si eres tú, inicia sesión para responder.
invitation-abort = Cancelar partida
invitation-watch = Los asientos libres son para personas invitadas. Podrás mirar en cuanto empiece la partida.

lobby-title = Sala
lobby-open = Mesas abiertas
lobby-playing = Partidas para mirar
lobby-none = No hay mesas abiertas. Crea una y los demás la verán aquí.
lobby-none-playing = Ahora no hay partidas públicas.
lobby-waiting = Cargando mesas…
lobby-gone = El servidor no responde, por eso la sala está vacía. Aún puedes jugar contra el ordenador o con otras personas en este dispositivo.
lobby-join = Entrar
lobby-watch = Mirar
lobby-new = Nueva mesa
lobby-name = Tu nombre
lobby-free = { $count ->
        [one] 1 asiento libre
        [many] { $count } asientos libres
       *[other] { $count } asientos libres
    }
lobby-rated = por puntos
lobby-local = jugada en un solo dispositivo
lobby-no-clock = sin reloj
lobby-days = { $count ->
    [one] 1 día por jugada
    [many] { $count } días por jugada
   *[other] { $count } días por jugada
}
lobby-games = { $count ->
        [one] una partida
        [many] encuentro a { $count } partidas
       *[other] encuentro a { $count } partidas
    }

trouble-unreachable = El servidor no responde
trouble-unreachable-advice = Puede que el servidor esté parado o que no tengas conexión. Aún puedes jugar contra el ordenador o con otras personas en este dispositivo.
trouble-no-such-table = Esta mesa no existe
trouble-no-such-table-advice = Puede que el enlace sea antiguo, o que la partida no llegara a empezar y se eliminara. Pide un enlace nuevo o busca una mesa en la sala.
trouble-wrong-secret = Este enlace no es válido
trouble-wrong-secret-advice = Puede que sea de otra mesa o que se perdiera una parte al copiarlo. Pide el enlace otra vez. Puedes mirar la partida.
trouble-wrong-device-link = Este enlace ya no es válido
trouble-wrong-device-link-advice = Sirve una sola vez y caduca a los cinco minutos. Crea otro en el dispositivo en el que juegas. Puedes mirar la partida.
trouble-other-version = Esta página no está actualizada
trouble-other-version-advice = Recárgala para obtener la última versión.
trouble-too-many-requests = Demasiadas peticiones
trouble-too-many-requests-advice = El servidor limita el número de peticiones por dirección. Espera unos segundos e inténtalo de nuevo.
trouble-needs-account = Es una partida por puntos
trouble-needs-account-advice = Necesitas una cuenta para jugar por puntos. Inicia sesión o crea una y volverás a esta mesa.
trouble-other = Algo ha salido mal
trouble-other-advice = Inténtalo de nuevo. Si sigue ocurriendo, envía el mensaje de arriba a la administración del sitio.
