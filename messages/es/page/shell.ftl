# Words used on every screen.
title = Tetrarch
title-room = { $room } · Tetrarch
skip-to-content = Ir al contenido
nav = Menú principal
nav-lobby = Sala
nav-learn = Aprender
nav-settings = Ajustes
close = Cerrar
cancel = Cancelar
copy = Copiar
copied = Copiado
share = Compartir
go-home = Inicio
try-again = Reintentar
waiting-rules = Cargando las reglas…
waiting-room = Cargando…
offline = No tienes conexión. Aún puedes jugar contra el ordenador o con otras personas en este dispositivo.
new-version = Hay una nueva versión de esta página.
new-version-load = Recargar

# Errors that fill the screen.
trouble-rules = No se han podido cargar las reglas
trouble-rules-advice = Una parte de la página no se ha cargado. Comprueba tu conexión y recarga la página.
trouble-room = No se ha podido cargar esta página
trouble-room-advice = Comprueba tu conexión e inténtalo de nuevo. Las partidas contra el ordenador funcionan sin conexión una vez abiertas.
trouble-page = Algo ha salido mal
trouble-page-advice = Es un error de la página. Recárgala; tu partida está guardada.
trouble-address = Página no encontrada
trouble-address-advice = Puede que el enlace sea antiguo o esté mal escrito.

# Ways to the puzzles.
puzzles-title = Problemas
puzzles-of = Problemas: { $game }
puzzles-home = Problemas: encuentra la única jugada

# The way to solved Hus; the link is on the set-up screen of Hus.
solved = Hus resuelto
solved-link = Hus está resuelto: juega contra la perfección
