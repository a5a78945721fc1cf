# Words used on every screen.
title = Tetrarch
title-room = { $room } · Tetrarch
skip-to-content = Ir para o conteúdo
nav = Menu principal
nav-lobby = Sala
nav-learn = Aprender
nav-settings = Definições
close = Fechar
cancel = Cancelar
copy = Copiar
copied = Copiado
share = Partilhar
go-home = Início
try-again = Tentar de novo
waiting-rules = A carregar as regras…
waiting-room = A carregar…
offline = Sem ligação à Internet. Pode continuar a jogar contra o computador ou com outras pessoas neste dispositivo.
new-version = Há uma nova versão desta página.
new-version-load = Recarregar

# Errors that fill the screen.
trouble-rules = Não foi possível carregar as regras
trouble-rules-advice = Uma parte da página não foi carregada. Verifique a ligação e recarregue a página.
trouble-room = Não foi possível carregar esta página
trouble-room-advice = Verifique a ligação e tente de novo. As partidas contra o computador funcionam sem ligação depois de abertas.
trouble-page = Ocorreu um problema
trouble-page-advice = É um erro da página. Recarregue-a; a sua partida está guardada.
trouble-address = Página não encontrada
trouble-address-advice = O link pode ser antigo ou estar mal escrito.

# Ways to the puzzles.
puzzles-title = Problemas
puzzles-of = Problemas: { $game }
puzzles-home = Problemas: encontre a única jogada

# The way to solved Hus; the link is on the set-up screen of Hus.
solved = Hus resolvido
solved-link = Hus está resolvido: jogue contra a perfeição
