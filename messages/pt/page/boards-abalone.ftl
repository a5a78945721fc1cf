### The Abalone board.

abalone-board = Tabuleiro de Abalone
abalone-cells = Casas do tabuleiro
abalone-cell =
    { $cell }, { $seat ->
        [1] berlinde preto
        [2] berlinde branco
        [3] berlinde vermelho
        [4] berlinde amarelo
        [5] berlinde verde
        [6] berlinde azul
       *[none] vazia
    }
abalone-tray =
    { $seat ->
        [1] O Preto
        [2] O Branco
        [3] O Vermelho
        [4] O Amarelo
        [5] O Verde
       *[6] O Azul
    } expulsou { $team ->
        [none] { $count } de { $target } berlindes
       *[other] { $count ->
            [one] { $count } berlinde
            [many] { $count } berlindes
           *[other] { $count } berlindes
        }; equipa { $team }: { $together } de { $target }
    }
# $whose lists the marbles by colour: "2 white, 1 red".
abalone-tray-whose = { abalone-tray }: { $whose }
abalone-fallen =
    { $count } { $seat ->
        [1] do Preto
        [2] do Branco
        [3] do Vermelho
        [4] do Amarelo
        [5] do Verde
        [6] do Azul
       *[0] de cor desconhecida
    }
abalone-way =
    { $way ->
        [east] para a direita
        [north-east] para cima à direita
        [north-west] para cima à esquerda
        [west] para a esquerda
        [south-west] para baixo à esquerda
       *[south-east] para baixo à direita
    }
abalone-chosen = { $count ->
        [one] Berlinde { $first } selecionado
        [many] Fila de { $first } a { $last } selecionada
       *[other] Fila de { $first } a { $last } selecionada
    }; { $number ->
        [0] não se pode mover.
       *[other] pode mover-se { $ways }.
    }
abalone-released = Seleção anulada.
abalone-no-move = O berlinde em { $cell } não se pode mover agora.
abalone-not-in-row = { $cell } não forma uma fila móvel com os berlindes selecionados.
abalone-edge = Isso expulsaria um berlinde seu do tabuleiro.
abalone-nowhere = Os berlindes selecionados não se podem mover nessa direção.
abalone-pass = Passar: nenhum dos seus berlindes se pode mover

# The position editor.
abalone-brush = { $seat ->
    [1] Berlinde preto
    [2] Berlinde branco
    [3] Berlinde vermelho
    [4] Berlinde amarelo
    [5] Berlinde verde
   *[6] Berlinde azul
}
abalone-pushed-off = Berlindes expulsos: { $side }
