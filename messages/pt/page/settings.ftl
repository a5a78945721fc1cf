settings = Definições
settings-theme = Tema
settings-theme-system = Sistema
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-speed = Velocidade das animações
settings-speed-value = { $speed ->
    [0] Nenhuma
    [0.5] Lenta
    [1] Normal
   *[2] Rápida
}
settings-sound = Som
settings-sound-about = Reproduzir um som nas jogadas e capturas
settings-coordinates = Coordenadas
settings-coordinates-about = Mostrar as coordenadas no tabuleiro
settings-boldMarks = Marcas reforçadas
settings-boldMarks-about = Distinguir as peças pela forma, além da cor
settings-name = O seu nome nas mesas
settings-kept = As definições são guardadas apenas neste navegador.
settings-typefaces = Tipos de letra, com a licença SIL Open Font License:

## Notifications while the page is closed.
push = Notificações
push-about = A sua vez, desafios e mensagens enquanto esta página está fechada
push-offer = Esta partida pode durar dias. Pode receber uma notificação quando for a sua vez.
push-offer-accept = Notificar-me
push-blocked = O navegador bloqueia as notificações deste site. Pode permiti-las nas definições do navegador.
push-your-turn = É a sua vez
push-challenge = Recebeu um desafio para uma partida
push-message = Nova mensagem
