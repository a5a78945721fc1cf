### What operators of a server read: `tetrarch serve`, `tetrarch admin` and the health check.

# Why the data folder cannot be opened.
open-folder = Não é possível usar a pasta de dados { $folder }: { $error }.
open-in-use = A pasta de dados { $folder } está a ser usada por outro servidor. Pare primeiro esse servidor ou escolha outra pasta.
open-too-new = A versão do esquema da base de dados é { $found }, mas este programa só conhece versões até { $known }. Use uma versão mais recente do programa.
open-foreign = { $file } não é uma base de dados do Tetrarch.
open-database = Não é possível abrir a base de dados: { $error }.

# Why games cannot be exported or imported. $problem is a sentence of its own.
transfer-file = Não é possível usar o ficheiro: { $error }.
transfer-store = { $problem }
transfer-unwritable = Mesa { $table }: { $problem }
transfer-unreadable = Linha { $line }: { $problem }
transfer-unplayable = Linha { $line }: { $problem }
transfer-unfinished = Linha { $line }: A partida não terminou. Só é possível importar partidas terminadas.

health-stopping = O servidor está a encerrar.
health-disk-slow = O disco não responde a tempo.
health-disconnected = Não é possível aceder aos outros servidores: o NATS não responde. Este servidor serve as suas próprias mesas.

admin-error-no-data = { $folder } não é a pasta de dados de um servidor.
admin-error-no-answer = O servidor que usa esta pasta não responde: { $error }.

# What was done. $whom is an account or an address, as below.
admin-report-closed = A denúncia { $id } está fechada.
admin-message-removed = A mensagem { $number } da mesa { $table } foi removida.
admin-name-removed = O nome do lugar { $seat } da mesa { $table } foi removido.
admin-account-renamed = A conta chama-se agora { $name }. O titular passa a iniciar sessão com este nome.
admin-table-removed = A mesa { $table } foi removida.
admin-blocked-until = Bloqueio até { $until }: { $whom }.
admin-blocked-for-good = Bloqueio definitivo: { $whom }.
admin-unblocked = Sem bloqueio: { $whom }.
admin-account = conta { $name }
admin-address = endereço { $address }
admin-not-understood = Não é possível ler o pedido: { $error }.

cli-admin-text-reports = { $count ->
    [one] { $count } denúncia
    [many] { $count } denúncias
   *[other] { $count } denúncias
}
cli-admin-text-blocks = { $count ->
    [one] { $count } bloqueio
    [many] { $count } bloqueios
   *[other] { $count } bloqueios
}
cli-admin-text-entries = { $count ->
    [one] { $count } entrada
    [many] { $count } entradas
   *[other] { $count } entradas
}
# A report: its number and day, $reason is an id, $by and $who are people as below.
cli-admin-text-report = { $closed ->
    [yes] { $id } { $day } { $reason } de { $by }, fechada: { $who }, lugar { $seat } da mesa { $table }
   *[no] { $id } { $day } { $reason } de { $by }: { $who }, lugar { $seat } da mesa { $table }
}
cli-admin-text-account = conta { $name }
cli-admin-text-guest = convidado «{ $name }»
cli-admin-text-some-guest = um convidado
cli-admin-text-message = {"    "}mensagem { $number }: «{ $text }»
cli-admin-text-message-gone = {"    "}a mensagem { $number } foi removida
cli-admin-text-words = {"    "}{ $by } escreve: «{ $words }»
cli-admin-text-block = { $whom } até { $until }
cli-admin-text-block-reason = { $whom } até { $until }: { $reason }
cli-admin-text-block-for-good = { $whom } definitivamente
cli-admin-text-block-for-good-reason = { $whom } definitivamente: { $reason }
