# Why the server does not do what it was asked to do.
refusal-no-such-table = No hay ninguna mesa «{ $table }».
refusal-no-seat = Solo un jugador puede hacer esto. Envía el secreto de un asiento o inicia sesión.
refusal-wrong-secret = Este secreto no corresponde a ningún asiento de esta mesa.
refusal-only-invitation = Este secreto es una invitación. Primero ocupa un asiento con él.
refusal-used-invitation = Esta invitación ya se ha usado: todos sus asientos están ocupados. Puedes mirar.
refusal-wrong-device-link = { $minutes ->
    [one] Este enlace ya se ha usado o tiene más de un minuto. Crea otro en el dispositivo en el que juegas.
    [many] Este enlace ya se ha usado o tiene más de { $minutes } minutos. Crea otro en el dispositivo en el que juegas.
   *[other] Este enlace ya se ha usado o tiene más de { $minutes } minutos. Crea otro en el dispositivo en el que juegas.
}
refusal-account-seat = Este asiento es de una cuenta. Inicia sesión en el otro dispositivo para seguir allí.
refusal-not-begun = La partida empieza cuando todos los asientos están ocupados.
refusal-wrong-ply = Has enviado la jugada { $sent }, pero la siguiente es la número { $expected }.
refusal-reused-id = El identificador { $id } ya se ha usado para otra cosa. Usa uno nuevo para cada jugada y cada acción.
refusal-needs-account = Hace falta una cuenta. Inicia sesión, crea una cuenta o envía un token de API.
refusal-not-for-programs = Esto se hace en un navegador tras iniciar sesión, no con un token de API.
refusal-wrong-token = Este token de API no es válido. Puede que se haya revocado.
refusal-missing-scope = El token de API no tiene el permiso «{ $scope }».
refusal-wrong-login = El nombre o la contraseña no son correctos.
refusal-wrong-password = La contraseña no es correcta.
refusal-name-taken = El nombre «{ $name }» ya está en uso. Elige otro.
refusal-reserved-name = El nombre «{ $name }» está reservado porque parece el del servidor o el de un motor. Elige otro.
# $until is a date and time, $reason was written by whoever blocked the account.
refusal-blocked-account = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] Esta cuenta está bloqueada para siempre: { $reason }
       *[no] Esta cuenta está bloqueada hasta el { $until }: { $reason }
    }
   *[no] { $is_for_good ->
        [yes] Esta cuenta está bloqueada para siempre.
       *[no] Esta cuenta está bloqueada hasta el { $until }.
    }
}
refusal-blocked-address = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] Esta dirección está bloqueada para siempre: { $reason }
       *[no] Esta dirección está bloqueada hasta el { $until }: { $reason }
    }
   *[no] { $is_for_good ->
        [yes] Esta dirección está bloqueada para siempre.
       *[no] Esta dirección está bloqueada hasta el { $until }.
    }
}
refusal-label-taken = Ya hay un token llamado «{ $label }». Elige otro nombre.
refusal-no-such-account = No hay ninguna cuenta «{ $name }».
refusal-already-seated = Esta cuenta ya tiene un asiento en esta mesa por puntos.
refusal-no-analysis = Aún no hay análisis de esta partida. Pide uno con POST.
refusal-engines-busy = Todos los motores están ocupados. Inténtalo más tarde.
refusal-too-many-analyses = { $each ->
    [one] Un análisis que has pedido sigue en espera. Inténtalo de nuevo cuando esté listo.
    [many] { $each } análisis que has pedido siguen en espera. Inténtalo de nuevo cuando alguno esté listo.
   *[other] { $each } análisis que has pedido siguen en espera. Inténtalo de nuevo cuando alguno esté listo.
}
refusal-too-many-engine-moves = { $each ->
    [one] Una jugada del motor en tus mesas sigue en espera. Inténtalo de nuevo cuando se haya hecho.
    [many] { $each } jugadas del motor en tus mesas siguen en espera. Inténtalo de nuevo cuando se hayan hecho algunas.
   *[other] { $each } jugadas del motor en tus mesas siguen en espera. Inténtalo de nuevo cuando se hayan hecho algunas.
}
refusal-busy = Demasiadas personas están iniciando sesión. Inténtalo de nuevo en unos segundos.
refusal-overloaded = El servidor está sobrecargado. Inténtalo de nuevo dentro de un segundo.
refusal-too-many-guesses = { $seconds ->
    [one] Se han probado demasiadas contraseñas desde tu dirección. Inténtalo de nuevo dentro de un segundo.
    [many] Se han probado demasiadas contraseñas desde tu dirección. Inténtalo de nuevo dentro de { $seconds } segundos.
   *[other] Se han probado demasiadas contraseñas desde tu dirección. Inténtalo de nuevo dentro de { $seconds } segundos.
}
refusal-too-many-tables = { $seconds ->
    [one] Se han creado demasiadas mesas desde tu dirección. Inténtalo de nuevo dentro de un segundo.
    [many] Se han creado demasiadas mesas desde tu dirección. Inténtalo de nuevo dentro de { $seconds } segundos.
   *[other] Se han creado demasiadas mesas desde tu dirección. Inténtalo de nuevo dentro de { $seconds } segundos.
}
refusal-too-many-accounts = { $seconds ->
    [one] Se han creado demasiadas cuentas desde tu dirección. Inténtalo de nuevo dentro de un segundo.
    [many] Se han creado demasiadas cuentas desde tu dirección. Inténtalo de nuevo dentro de { $seconds } segundos.
   *[other] Se han creado demasiadas cuentas desde tu dirección. Inténtalo de nuevo dentro de { $seconds } segundos.
}
refusal-too-many-local-games = { $seconds ->
    [one] Se han añadido demasiadas partidas a esta cuenta. Inténtalo de nuevo dentro de un segundo.
    [many] Se han añadido demasiadas partidas a esta cuenta. Inténtalo de nuevo dentro de { $seconds } segundos.
   *[other] Se han añadido demasiadas partidas a esta cuenta. Inténtalo de nuevo dentro de { $seconds } segundos.
}
refusal-too-much-reading = { $seconds ->
    [one] Se han cargado demasiadas partidas largas desde tu dirección. Inténtalo de nuevo dentro de un segundo.
    [many] Se han cargado demasiadas partidas largas desde tu dirección. Inténtalo de nuevo dentro de { $seconds } segundos.
   *[other] Se han cargado demasiadas partidas largas desde tu dirección. Inténtalo de nuevo dentro de { $seconds } segundos.
}
refusal-too-many-requests = { $seconds ->
    [one] Demasiadas peticiones. Inténtalo de nuevo dentro de un segundo.
    [many] Demasiadas peticiones. Inténtalo de nuevo dentro de { $seconds } segundos.
   *[other] Demasiadas peticiones. Inténtalo de nuevo dentro de { $seconds } segundos.
}
refusal-too-many-connections = Hay demasiadas conexiones abiertas desde tu dirección. Cierra una o inténtalo más tarde.
refusal-too-many-reports = Hay demasiadas denuncias pendientes de revisar. Inténtalo más tarde.
refusal-not-over = La partida no ha terminado.
refusal-went-on = Los jugadores han seguido en la mesa { $table }.
refusal-not-away = El jugador del asiento { $seat } no se ha ido.
refusal-too-soon = { $seconds ->
    [one] El jugador del asiento { $seat } todavía puede volver. Inténtalo de nuevo dentro de un segundo.
    [many] El jugador del asiento { $seat } todavía puede volver. Inténtalo de nuevo dentro de { $seconds } segundos.
   *[other] El jugador del asiento { $seat } todavía puede volver. Inténtalo de nuevo dentro de { $seconds } segundos.
}
refusal-handed-over = Ahora juega el ordenador en este asiento. Puedes mirar.
refusal-no-talking = En las partidas por equipos no hay chat antes del final: los compañeros no pueden comentar las jugadas.
refusal-no-clocks = Esta mesa no tiene relojes.
refusal-disk-full = El disco del servidor está lleno y no se ha guardado nada. Inténtalo de nuevo cuando haya espacio.
refusal-disk-failed = El disco del servidor falla y no se ha guardado nada. Inténtalo de nuevo cuando funcione.
refusal-damaged = Los datos del servidor están dañados. Debe repararlos quien lo administra.
refusal-data-in-use = Los datos del servidor se están usando en otro sitio y no se ha guardado nada. Inténtalo de nuevo.
refusal-unreachable = El servidor no puede conectar con su base de datos y no se ha guardado nada. Inténtalo de nuevo dentro de un momento.
refusal-undecided = El servidor ha perdido la conexión con su base de datos. Recarga la página para ver si esto se ha guardado.
refusal-conflict = Otra persona lo ha cambiado antes y no se ha guardado nada. Recarga e inténtalo de nuevo.
refusal-not-stored = No se ha podido guardar. Inténtalo de nuevo.
refusal-unavailable = La mesa no está disponible en este momento. Inténtalo de nuevo.
refusal-no-place = El servidor no admite más conexiones. Inténtalo más tarde.
refusal-slow-request = La petición ha tardado demasiado.
refusal-foreign-origin = Las páginas de «{ $origin }» no pueden usar este servidor.
