# Pantareï: names.
pantarei-name = Pantareï
pantarei-about = As escamas sobem umas para cima das outras e a serpente encurta. Forme uma pilha alta antes do adversário.
pantarei-variant-standard-name = Padrão
pantarei-variant-standard-about = O jogo do regulamento: dezanove escamas, e uma pilha de sete ganha.
pantarei-option-goal-name = Altura para ganhar
pantarei-option-goal-about = Que altura deve ter uma pilha para ganhar. O regulamento diz sete: assim, um dos jogadores pode sempre jogar. Objetivos mais baixos dão partidas mais curtas; com mais altos, uma partida pode acabar porque ambos passam.

# Moves.
pantarei-move-choose = { SIDE($side, form: "nominative") } escolhe { SIDE($colour, form: "accusative") }; { SIDE($other, form: "accusative") } joga com { SIDE($other_colour, form: "accusative") } e começa.
pantarei-move-one = { SIDE($side, form: "nominative") } move a escama { pantarei-top } { $value } da pilha { $from } para a pilha { $to }, { pantarei-height }
pantarei-move-two = { SIDE($side, form: "nominative") } move a escama { pantarei-top } { $value } e a { pantarei-under } { $under_value } por baixo dela, da pilha { $from } para a pilha { $to }, { pantarei-height }
pantarei-move-with-neutral = { SIDE($side, form: "nominative") } move a escama { pantarei-top } { $value } e a neutra por baixo dela, da pilha { $from } para a pilha { $to }, { pantarei-height }
pantarei-move-swap = { SIDE($side, form: "nominative") } troca as pilhas { $first } e { $second }.
pantarei-move-pass = { SIDE($side, form: "nominative") } não pode mover nem trocar, e passa.
pantarei-top =
    { $top ->
        [white] branca
       *[black] preta
    }
pantarei-under =
    { $under ->
        [white] branca
       *[black] preta
    }
pantarei-height =
    { $wins ->
        [yes] que fica com altura { $height } e ganha{ pantarei-gap }
       *[no] que fica com altura { $height }{ pantarei-gap }
    }
pantarei-gap =
    { $closes ->
        [yes] ; o espaço fecha-se.
       *[no] .
    }

pantarei-expected-move = Escreva white, black, 5r, 5l2, 5x9 ou pass. As pilhas são numeradas a partir da cabeça.
pantarei-illegal-colour-not-chosen = O lugar 1 tem de escolher primeiro uma cor: white ou black.
pantarei-illegal-colour-already-chosen = As cores já foram escolhidas: o lugar 1 joga com { SIDE($seat_1, form: "accusative") }.
pantarei-illegal-no-such-stack = A pilha { $stack } não existe. As pilhas são numeradas de 1 a { $stacks }.
pantarei-illegal-opponents-stack = A pilha { $stack } tem no topo { $top }, que é do adversário. Só se movem pilhas com a própria cor no topo.
pantarei-illegal-neutral-stack = A pilha { $stack } tem no topo a escama neutra, que só se move por baixo de outra.
pantarei-illegal-beyond-head = O topo da pilha { $stack } move-se { pantarei-stacks }, mas em direção à cabeça { $room ->
        [0] não há nenhuma
       *[other] só há { $room }
    }. Nenhuma escama pode passar da ponta da serpente.
pantarei-illegal-beyond-tail = O topo da pilha { $stack } move-se { pantarei-stacks }, mas em direção à cauda { $room ->
        [0] não há nenhuma
       *[other] só há { $room }
    }. Nenhuma escama pode passar da ponta da serpente.
pantarei-stacks = { $value ->
        [one] { $value } pilha
        [many] { $value } pilhas
       *[other] { $value } pilhas
    }
pantarei-illegal-single-scale = A pilha { $stack } tem uma só escama. Não há uma segunda para levar.
pantarei-illegal-swap-with-itself = A pilha { $stack } não pode ser trocada consigo mesma. Uma troca precisa de duas pilhas.
pantarei-illegal-swap-not-yours = A pilha { $stack } tem no topo { $top }. As duas pilhas de uma troca têm de ter a sua cor no topo.
pantarei-illegal-swap-after-swap = O adversário acabou de trocar. Uma troca não pode seguir-se a outra.
pantarei-illegal-pass-by-choice = { $choices ->
        [one] Só pode passar se não puder mover nem trocar. Tem { $choices } jogada possível.
        [many] Só pode passar se não puder mover nem trocar. Tem { $choices } jogadas possíveis.
       *[other] Só pode passar se não puder mover nem trocar. Tem { $choices } jogadas possíveis.
    }

# Endings: a sentence that follows “White wins.”
pantarei-reason-goal-stack = Uma pilha atingiu a altura para ganhar.

# Positions.
pantarei-position-fields = São precisas 4 partes separadas por um só espaço (serpente, vez, bloqueio e branco); há { $found }.
pantarei-position-won-without-colours = As cores têm de estar escolhidas, porque uma pilha de { $goal } ou mais ganhou.
pantarei-position-no-scales = A serpente não tem escamas. É precisa pelo menos uma.
pantarei-position-empty-stack = A pilha { $stack } está vazia. É precisa pelo menos uma escama.
pantarei-position-supply = Há { $found } × { $scale }. O máximo é { $most }.
pantarei-position-sign = A pilha { $stack } tem uma escama que começa por «{ $sign }». Valor esperado: w, b ou n.
pantarei-position-value = A pilha { $stack } tem uma escama de valor «{ $value }». Valor esperado: 1, 2 ou 3.
pantarei-position-value-missing = A pilha { $stack } acaba numa cor. Falta o valor: 1, 2 ou 3.
pantarei-position-white-seat = O lugar { $seat } não pode jogar com o Branco. Valor esperado: 1 ou 2.
pantarei-position-white = O lugar que joga com o Branco é «{ $found }». Valor esperado: 1, 2 ou -.
pantarei-position-white-before-choice = O lugar que joga com o Branco é «{ $found }». É preciso - enquanto o lugar 1 não tiver escolhido uma cor (vez «?»).
pantarei-position-white-missing = As cores já foram escolhidas. Valor esperado: 1 ou 2, o lugar que joga com o Branco.
pantarei-position-turn-before-choice = Não pode ser a vez do lugar 2 antes de o lugar 1 ter escolhido uma cor.
pantarei-position-swap-before-choice = A última jogada não pode ser uma troca antes da escolha das cores.
pantarei-position-lock = O bloqueio é «{ $found }». Valor esperado: x ou -.
