### The engine protocol (`tetrarch ugi`), proofs (`tetrarch solve`, `check-proof`) and what is certain of a position.

# Why a line of the protocol is rejected. Commands and options are typed and the same in every language.
ugi-wrong-unknown-command = Não há nenhum comando «{ $command }».
ugi-wrong-not-alone = Não pode haver nada depois de { $command }.
ugi-wrong-form = Esperado após { $command }: { $expected }.
ugi-wrong-unknown-option = Não há nenhuma opção «{ $name }». O comando ugi lista as opções.
ugi-wrong-number = { $name } não pode ser «{ $value }». Esperava-se um número inteiro de { NUMBER($min, useGrouping: "false") } a { NUMBER($max, useGrouping: "false") }.
ugi-wrong-no-memory = Hash não pode ser { $mib }. Com a memória para provas ocupa { $needed_mib } MiB, mas só há { $free_mib } MiB livres.
ugi-wrong-unknown-limit = Não há nenhum limite «{ $name }».
ugi-wrong-twice = { $name } aparece duas vezes.
ugi-wrong-no-such-seat = O lugar { $seat } não existe. O jogo tem { $seats } lugares.
ugi-wrong-no-clock = É a vez do lugar { $seat }, mas falta p{ $seat }time.
ugi-wrong-searching = Há uma pesquisa em curso. Pare-a primeiro.
ugi-wrong-game-over = A partida terminou.
ugi-wrong-move = Jogada { $number }, { $text }: { $refused }
ugi-wrong-position = A posição está errada. { $problem }
ugi-wrong-search-failed = A pesquisa falhou: { $reason }.

# Why a file is not a proof file. $expected shows how the line is written.
proof-file-io = { $error }
proof-file-head = A linha { $line } do cabeçalho é «{ $found }». Valor esperado: { $expected }
proof-file-damaged = As escolhas estão danificadas: { $error }.
proof-file-too-few = Há menos escolhas do que as { $choices } do cabeçalho.
proof-file-too-many = Há mais escolhas do que as { $choices } do cabeçalho.

# What is wrong with a proof. $line is a series of moves.
proof-flaw-other-game = Trata do jogo «{ $found }», não de { $expected }.
proof-flaw-options = As opções da prova não são válidas. { $problem }
proof-flaw-position = Não é possível ler a posição da prova. { $problem }
proof-flaw-no-such-team = Nenhum lugar joga pela equipa { $team }.
proof-flaw-too-short = Termina antes de dizer o que jogar após «{ $line }».
proof-flaw-no-such-move = Após «{ $line }» escolhe a jogada { $choice }, mas só há { $moves }, contadas a partir de 0.
proof-flaw-illegal-move = Após «{ $line }» a jogada { $text } é ilegal. { $reason }
proof-flaw-not-won = «{ $line }» acaba a partida sem vitória.
proof-flaw-cycle = «{ $line }» repete uma posição.
proof-flaw-too-long = { $choices ->
    [one] Sobra { $choices } escolha.
    [many] Sobram { $choices } escolhas.
   *[other] Sobram { $choices } escolhas.
}
proof-flaw-other-length = Indica { $said } meias jogadas, mas a linha mais longa tem { $found }.

# Why there is no proof.
prover-stopped = A pesquisa foi interrompida.
prover-no-win = Não existe uma vitória assim.

# Behind an evaluation, in brackets.
certainty-proved = { $exact ->
    [yes] { $plies ->
        [one] provado, { $plies } meia jogada
        [many] provado, { $plies } meias jogadas
       *[other] provado, { $plies } meias jogadas
    }
   *[no] { $plies ->
        [one] provado, no máximo { $plies } meia jogada
        [many] provado, no máximo { $plies } meias jogadas
       *[other] provado, no máximo { $plies } meias jogadas
    }
}
