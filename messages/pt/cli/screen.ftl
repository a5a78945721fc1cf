### The full-screen game, `tetrarch play`.

cli-screen-over = A partida acabou.
cli-screen-no-draw = O computador recusa o empate.
cli-screen-pace = Velocidade das animações: { $pace }.
cli-screen-unsaved-quit = Esta partida não está guardada. Sair mesmo assim?
cli-screen-unsaved-load = Esta partida não está guardada. Carregar outra mesmo assim?
cli-screen-unsaved-new = Esta partida não está guardada. Começar outra mesmo assim?
# $side is the name of a side, or cli-screen-team.
cli-screen-resign = Desistência: { $side }. Confirmar?
cli-screen-draw = Proposta de empate: { $side }. Os outros aceitam?
cli-screen-team = a equipa de { $others } e { $last }
cli-screen-exists = { $file } já existe. Substituir?
cli-screen-saved = Guardado em { $file }.
cli-screen-loaded = Carregado de { $file }.
cli-screen-nothing-to-undo = Não há jogada para desfazer.
cli-screen-nothing-to-redo = Não há jogada para repetir.
cli-screen-thinking = { $computer } está a pensar.
cli-screen-hint-wait = A procurar uma sugestão…
cli-screen-ambiguous = { $moves } jogadas começam assim; continue a escrever ou use as setas.
cli-screen-type-a-move = Escreva uma jogada ou escolha uma com as setas.
cli-screen-start = A partida começa.
cli-screen-skip = qualquer tecla para saltar
# Both lines must fit into 60 columns.
cli-screen-keys-playing = Enter jogar · ! sugestão · u desfazer · ? ajuda · q sair
cli-screen-keys-choosing = ↑↓←→ escolher · Enter jogar · l carregar · ? ajuda · q sair
cli-screen-subtitle = quatro jogos de tabuleiro abstratos
cli-screen-no-limit = sem limite
cli-screen-variant = variante
cli-screen-seat = lugar { $seat }
cli-screen-who-plays = Quem joga: uma pessoa neste terminal ou o computador, do nível 1 (novato) ao motor com força máxima.
cli-who-human = pessoa
cli-who-level = nível { $level }
cli-who-engine = motor
cli-screen-rated-anchor = { $who }: classificação { $rating }, onde começa a escala.
cli-screen-rated = { $who }: classificação { $rating } ± { $error } em { $game }.
cli-screen-window-is =
    Esta janela tem { $width } × { $height }.
    Aumente-a para { $least_width } × { $least_height } ou mais.
cli-screen-title-keys = Teclas
cli-screen-title-save = Guardar
cli-screen-title-load = Carregar
cli-screen-title-over = A partida acabou
cli-screen-hint-save = um nome que acabe em .json ou .txt
cli-screen-hint-load = o ficheiro de uma partida guardada
cli-screen-points = { $first }: { $first_points } pontos, { $second }: { $second_points } pontos.
cli-screen-moves-played = { $moves ->
        [one] Foi feita { $moves } jogada.
        [many] Foram feitas { $moves } jogadas.
       *[other] Foram feitas { $moves } jogadas.
    }
cli-screen-marks = Marcas: [de] (para) {"{"}capturado{"}"} ‹última› · animação: { $pace }
cli-screen-team-letter = equipa { $team }
cli-screen-to-move = tem a vez
cli-screen-title-moves = Jogadas
cli-screen-title-played = Feitas
cli-screen-some-of = { $shown } de { $all }

# The computer’s hint.
cli-screen-no-move = Não há nenhuma jogada legal.
cli-screen-hint = Experimente { $best } ({ $worth }).
cli-screen-hint-proved = Experimente { $best } ({ $worth }, provado).
cli-screen-then = Depois, talvez { $moves }.
cli-screen-wins-in = { $plies ->
        [one] ganha em { $plies } meia jogada
        [many] ganha em { $plies } meias jogadas
       *[other] ganha em { $plies } meias jogadas
    }
cli-screen-loses-in = { $plies ->
        [one] perde em { $plies } meia jogada
        [many] perde em { $plies } meias jogadas
       *[other] perde em { $plies } meias jogadas
    }
cli-screen-game-over = a partida acabou
cli-screen-pace-slow = lenta
cli-screen-pace-normal = normal
cli-screen-pace-fast = rápida
cli-screen-pace-off = nenhuma

# What keys do.
cli-key-undo = desfazer a última jogada
cli-key-undo-short = desfazer
cli-key-redo = repeti-la
cli-key-save = guardar num ficheiro
cli-key-save-short = guardar
cli-key-load = carregar de um ficheiro
cli-key-new = nova partida
cli-key-resign = desistir
cli-key-draw = propor empate
cli-key-hint = sugestão
cli-key-bar = mostrar a avaliação
cli-key-pace = velocidade das animações
cli-key-help = esta ajuda
cli-key-quit = sair
cli-key-arrows = setas, Tab
cli-key-walk = percorrer as jogadas legais
cli-key-letters = letras
cli-key-type-move = escrever uma jogada, em qualquer notação aceite
cli-key-play = fazer a jogada
cli-key-release = anular a seleção
cli-key-mouse = rato
cli-key-press = clicar nas casas de uma jogada, uma a uma
cli-key-yes = sim
cli-key-no = não
cli-key-done = concluir
cli-key-cancel = cancelar
cli-key-board = tabuleiro
