settings = Ajustes
settings-theme = Tema
settings-theme-system = Sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-speed = Velocidad de animación
settings-speed-value = { $speed ->
    [0] Sin animación
    [0.5] Lenta
    [1] Normal
   *[2] Rápida
}
settings-sound = Sonido
settings-sound-about = Reproducir un sonido en jugadas y capturas
settings-coordinates = Coordenadas
settings-coordinates-about = Mostrar las coordenadas en el tablero
settings-boldMarks = Marcas destacadas
settings-boldMarks-about = Distinguir las piezas por la forma además del color
settings-name = Tu nombre en las mesas
settings-kept = Los ajustes se guardan solo en este navegador.
settings-typefaces = Tipos de letra, con licencia SIL Open Font License:

## Notifications while the page is closed.
push = Notificaciones
push-about = Tu turno, los desafíos y los mensajes mientras esta página está cerrada
push-offer = Esta partida puede durar días. Puedes recibir un aviso cuando sea tu turno.
push-offer-accept = Avisarme
push-blocked = El navegador bloquea las notificaciones de este sitio. Puedes permitirlas en su configuración.
push-your-turn = Tu turno
push-challenge = Te desafían a una partida
push-message = Mensaje nuevo
