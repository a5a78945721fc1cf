# Accounts: signing in, the account page. Accounts are optional; only rated games and challenges need one.
nav-sign-in = Iniciar sessão
nav-account = A sua conta: { $name }

sign-in = Iniciar sessão
sign-up = Criar uma conta
sign-in-line = Pode jogar sem conta. Com uma conta tem uma classificação, pode receber desafios pelo nome e encontra as suas partidas em todos os dispositivos.
sign-in-name = Nome
sign-in-password = Palavra-passe
sign-in-show = Mostrar palavra-passe
sign-in-go = Iniciar sessão
sign-up-go = Criar conta
sign-in-new = Primeira visita? Crie uma conta
sign-in-known = Já tem conta? Inicie sessão
sign-up-name = De 2 a 24 caracteres: letras de A a Z, algarismos, - e _, a começar por uma letra. Todos o podem ver.
sign-up-password = Pelo menos 8 caracteres. Não pedimos endereço de e-mail, por isso uma palavra-passe perdida não pode ser recuperada.
sign-in-moves = { $count ->
        [one] A sua partida neste navegador passará para a sua conta.
        [many] As suas { $count } partidas neste navegador passarão para a sua conta.
       *[other] As suas { $count } partidas neste navegador passarão para a sua conta.
    }
sign-in-stay = As partidas por terminar com relógio, os encontros e as partidas entre várias pessoas neste dispositivo ficam neste navegador até terminarem.
sign-in-go-on = Continuar
sign-in-already = Sessão iniciada como { $name }.

moved = { $count ->
        [one] { $count } partida passou para a sua conta.
        [many] { $count } partidas passaram para a sua conta.
       *[other] { $count } partidas passaram para a sua conta.
    }
moved-see = Ver as suas partidas

refused-unreachable = O servidor não responde. Verifique a ligação e tente de novo.
refused-name-taken = Este nome já está em uso. Escolha outro.
refused-label-taken = Já tem um token com este nome. Escolha outro.
refused-wrong-login = Nome ou palavra-passe incorretos.
refused-wrong-password = Palavra-passe incorreta. Nada foi alterado.
refused-too-many-requests = { $seconds ->
        [one] Demasiadas tentativas. Tente de novo dentro de { $seconds } segundo.
        [many] Demasiadas tentativas. Tente de novo dentro de { $seconds } segundos.
       *[other] Demasiadas tentativas. Tente de novo dentro de { $seconds } segundos.
    }
refused-busy = { $seconds ->
        [one] O servidor está ocupado. Tente de novo dentro de { $seconds } segundo.
        [many] O servidor está ocupado. Tente de novo dentro de { $seconds } segundos.
       *[other] O servidor está ocupado. Tente de novo dentro de { $seconds } segundos.
    }
refused-no-such-account = Ninguém usa este nome aqui. Verifique a ortografia; os nomes não têm espaços.
refused-needs-account = É precisa uma conta para isto. Inicie sessão ou crie uma.
refused-already-seated = Já tem um lugar nesta mesa, e não pode jogar uma partida classificada contra si.
refused-no-free-seat = Este lugar já não está livre: outra pessoa ocupou-o ou a partida foi cancelada.

rating-is = Classificação { $value }
rating-about = { $games ->
        [0] Ainda sem partidas classificadas: algures entre { $low } e { $high }.
        [one] Após { $games } partida classificada: muito provavelmente entre { $low } e { $high }.
        [many] Após { $games } partidas classificadas: muito provavelmente entre { $low } e { $high }.
       *[other] Após { $games } partidas classificadas: muito provavelmente entre { $low } e { $high }.
    }
rating-uncertain = provisória

account = A sua conta
account-none = Sem sessão iniciada
account-since = Conta criada em { $date }
account-sign-out = Terminar sessão
account-ratings = Classificações
account-ratings-none = Ainda não jogou nenhuma partida classificada. Ao começar uma partida por link, por nome ou na sala, pode torná-la classificada.
account-rating-from = { $games ->
        [one] { $players } jogadores, { $games } partida
        [many] { $players } jogadores, { $games } partidas
       *[other] { $players } jogadores, { $games } partidas
    }
account-uncertain = Um ponto de interrogação assinala uma classificação provisória. Muda depressa até haver mais partidas jogadas.
account-going-on = Em curso
account-going-on-none = Nenhuma partida em curso.
account-over = Terminadas
account-over-none = Ainda sem partidas terminadas.
account-older = Partidas mais antigas
account-against = contra { $names }
account-open = à espera de jogadores
account-continue = Continuar
account-look = Ver
account-keys = Segurança e dados

password = Alterar palavra-passe
password-about = Termina a sua sessão em todos os outros navegadores.
password-old = Palavra-passe atual
password-new = Nova palavra-passe
password-go = Guardar
password-done = A palavra-passe foi alterada e a sua sessão foi terminada em todos os outros navegadores.

tokens = Tokens de API
tokens-about = Um token permite que um programa, por exemplo um bot, aja em seu nome. Não pode alterar a palavra-passe nem eliminar a conta.
token-once = Este token só é mostrado uma vez. Copie-o agora e guarde-o como uma palavra-passe.
token-made = Token «{ $label }»
token-label = Nome do token
token-label-example = o meu primeiro bot
token-scopes = Permissões
token-scope-play = jogar
token-scope-create = criar partidas
token-scope-play-about = Jogar: receber desafios, entrar em partidas, fazer jogadas
token-scope-create-about = Criar partidas e desafiar outros
token-make = Criar token
token-revoke = Revogar
token-revoke-named = Revogar { $label }

data = Os seus dados
data-about = Descarregue num só ficheiro tudo o que este servidor guarda a seu respeito, incluindo todas as suas partidas.
data-export = Exportar os meus dados
delete-about = Pode eliminar a sua conta e tudo o que está guardado a seu respeito.
delete = Eliminar a minha conta…
delete-title = Eliminar a conta { $name }?
delete-warning = As partidas em curso são dadas por perdidas. As terminadas são mantidas, sem o seu nome nem as suas mensagens. As classificações, os tokens e a conta são eliminados definitivamente. Não é possível anular esta ação.
delete-yes = Eliminar definitivamente
delete-no = Manter conta
delete-done = A sua conta foi eliminada.

news = Notificações
challenge-from = { $name } lança-lhe um desafio:
challenge-more = { $count ->
        [one] Mais { $count } desafio à espera.
        [many] Mais { $count } desafios à espera.
       *[other] Mais { $count } desafios à espera.
    }
challenge-accept = Aceitar
challenge-decline = Recusar
challenge-accepted = Desafio aceite: { $names }.
challenge-declined = Desafio recusado: { $names }.
challenge-go = Ir para a mesa
