# What every table has, whatever the game.
table-option-repetition-name = Repetição tripla
table-option-repetition-about = O que acontece quando uma posição surge pela terceira vez. Os regulamentos não o dizem.
table-option-repetition-draw-name = Empate
table-option-repetition-draw-about = A partida fica empatada.
table-option-repetition-off-name = Continuar
table-option-repetition-off-about = As posições podem repetir-se sem limite.
table-option-max-plies-name = Partida mais longa (jogadas)
table-option-max-plies-about = A partida fica empatada após este número de jogadas, contando as de todos. 0 significa sem limite, como nos regulamentos.

# How a game ended. $winners and $losers are lists of sides.
game-ended-won = { $count ->
        [one] Vencedor: { $winners }. { $reason }
        [many] Vencedores: { $winners }. { $reason }
       *[other] Vencedores: { $winners }. { $reason }
    }
game-ended-drawn = Empate. { $reason }
game-ended-repetition = Empate. A posição surgiu pela terceira vez.
game-ended-max-plies = Empate. A partida atingiu o limite de jogadas da mesa.
game-ended-agreement = Empate por acordo.
game-ended-resignation = { $count ->
        [one] Vencedor: { $winners }. Desistência: { $losers }.
        [many] Vencedores: { $winners }. Desistência: { $losers }.
       *[other] Vencedores: { $winners }. Desistência: { $losers }.
    }
game-ended-time = { $count ->
        [one] Vencedor: { $winners }. Acabou o tempo { SIDE($loser, form: "genitive") }.
        [many] Vencedores: { $winners }. Acabou o tempo { SIDE($loser, form: "genitive") }.
       *[other] Vencedores: { $winners }. Acabou o tempo { SIDE($loser, form: "genitive") }.
    }
game-ended-abandonment = { $count ->
        [one] Vencedor: { $winners }. { SIDE($loser, form: "nominative") } deixou a partida.
        [many] Vencedores: { $winners }. { SIDE($loser, form: "nominative") } deixou a partida.
       *[other] Vencedores: { $winners }. { SIDE($loser, form: "nominative") } deixou a partida.
    }
game-ended-abort = Sem resultado: a partida foi cancelada.

# Why a table refuses something.
table-start-position = A posição de partida não é válida. { $problem }
table-players = Este jogo tem { $expected } lugares. Há { $found } jogadores.
table-no-such-seat = O lugar { $seat } não existe nesta mesa. Os lugares vão de 1 a { $seats }.
table-game-over = A partida acabou.
table-not-your-turn = É a vez do lugar { $turn }, não do lugar { $seat }.
table-out-of-time = O lugar { $seat } já não tem tempo.
table-nothing-to-take-back = Não é possível desfazer tantas jogadas ({ $asked }). Jogadas feitas: { $played }.
table-no-move-of-yours = O lugar { $seat } ainda não fez nenhuma jogada.
table-takeback-pending = O lugar { $seat } já pediu para desfazer uma jogada.
table-no-takeback-asked = Ninguém pediu para desfazer uma jogada.
table-not-asked = Não é o lugar { $seat } que responde, mas sim os adversários.
table-no-draw-offered = Ninguém propôs empate.
table-no-resignation = O lugar { $seat } não propôs desistir.
table-no-vote = O lugar { $seat } não decide pela equipa. Decidem os parceiros humanos.
table-clock-decides = Esta partida tem relógio. Quem não volta perde quando o tempo acaba.
table-nothing-to-claim = O lugar { $seat } não é de um adversário seu.
table-too-late-to-abort = Uma partida só pode ser cancelada antes da segunda jogada. Pode desistir ou propor empate.

# Saved games, matches, time controls.
saved-move = A jogada { $ply } não pode ser reproduzida. { $error }
saved-unfit =
    { $part ->
        [clock] O relógio não corresponde à partida.
        [takeback] A anulação da jogada não corresponde à partida.
       *[ending] O fim não corresponde à partida.
    }
match-players = Este jogo tem { $expected } lugares. Há { $found } jogadores.
match-no-games = Um encontro deve ter pelo menos uma partida.
match-over = O encontro acabou.
time-control-unreadable = «{ $text }» não é um ritmo de jogo. Valor esperado: none, 5, 5+3, 5d3 ou 3d/move, com um máximo de um dia no relógio, 3600 segundos por jogada ou 30 dias por jogada.
