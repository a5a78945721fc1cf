### What operators of a server read: `tetrarch serve`, `tetrarch admin` and the health check.

# Why the data folder cannot be opened.
open-folder = No se puede usar la carpeta de datos { $folder }: { $error }.
open-in-use = Otro servidor está usando la carpeta de datos { $folder }. Detén antes ese servidor o elige otra carpeta.
open-too-new = La versión del esquema de la base de datos es { $found }, pero este programa solo conoce hasta la { $known }. Usa un programa más reciente.
open-foreign = { $file } no es una base de datos de Tetrarch.
open-database = No se puede abrir la base de datos: { $error }.

# Why games cannot be exported or imported. $problem is a sentence of its own.
transfer-file = No se puede usar el archivo: { $error }.
transfer-store = { $problem }
transfer-unwritable = Mesa { $table }: { $problem }
transfer-unreadable = Línea { $line }: { $problem }
transfer-unplayable = Línea { $line }: { $problem }
transfer-unfinished = Línea { $line }: La partida no ha terminado. Solo se pueden importar partidas terminadas.

health-stopping = El servidor se está cerrando.
health-disk-slow = El disco no responde a tiempo.
health-disconnected = No se puede conectar con los otros servidores: NATS no responde. Este servidor atiende sus propias mesas.

admin-error-no-data = { $folder } no es la carpeta de datos de un servidor.
admin-error-no-answer = El servidor que usa esta carpeta no responde: { $error }.

# What was done. $whom is an account or an address, as below.
admin-report-closed = La denuncia { $id } está cerrada.
admin-message-removed = El mensaje { $number } de la mesa { $table } se ha eliminado.
admin-name-removed = El nombre del asiento { $seat } de la mesa { $table } se ha eliminado.
admin-account-renamed = La cuenta se llama ahora { $name } e inicia sesión con este nombre.
admin-table-removed = La mesa { $table } se ha eliminado.
admin-blocked-until = Bloqueo hasta { $until }: { $whom }.
admin-blocked-for-good = Bloqueo definitivo: { $whom }.
admin-unblocked = Sin bloqueo: { $whom }.
admin-account = cuenta { $name }
admin-address = dirección { $address }
admin-not-understood = No se puede leer la petición: { $error }.

cli-admin-text-reports = { $count ->
    [one] 1 denuncia
    [many] { $count } denuncias
   *[other] { $count } denuncias
}
cli-admin-text-blocks = { $count ->
    [one] 1 bloqueo
    [many] { $count } bloqueos
   *[other] { $count } bloqueos
}
cli-admin-text-entries = { $count ->
    [one] 1 entrada
    [many] { $count } entradas
   *[other] { $count } entradas
}
# A report: its number and day, $reason is an id, $by and $who are people as below.
cli-admin-text-report = { $closed ->
    [yes] { $id } { $day } { $reason } de { $by }, cerrada: { $who }, asiento { $seat } de la mesa { $table }
   *[no] { $id } { $day } { $reason } de { $by }: { $who }, asiento { $seat } de la mesa { $table }
}
cli-admin-text-account = cuenta { $name }
cli-admin-text-guest = invitado «{ $name }»
cli-admin-text-some-guest = un invitado
cli-admin-text-message = {"    "}mensaje { $number }: «{ $text }»
cli-admin-text-message-gone = {"    "}se ha eliminado el mensaje { $number }
cli-admin-text-words = {"    "}{ $by } escribe: «{ $words }»
cli-admin-text-block = { $whom } hasta { $until }
cli-admin-text-block-reason = { $whom } hasta { $until }: { $reason }
cli-admin-text-block-for-good = { $whom } definitivamente
cli-admin-text-block-for-good-reason = { $whom } definitivamente: { $reason }
