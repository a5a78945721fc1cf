### The engine protocol (`tetrarch ugi`), proofs (`tetrarch solve`, `check-proof`) and what is certain of a position.

# Why a line of the protocol is rejected. Commands and options are typed and the same in every language.
ugi-wrong-unknown-command = Команды «{ $command }» нет.
ugi-wrong-not-alone = После { $command } ничего не должно следовать.
ugi-wrong-form = После { $command } ожидается: { $expected }.
ugi-wrong-unknown-option = Параметра «{ $name }» нет. Список параметров выводит команда ugi.
ugi-wrong-number = { $name } не может быть «{ $value }». Ожидается целое число от { NUMBER($min, useGrouping: "false") } до { NUMBER($max, useGrouping: "false") }.
ugi-wrong-no-memory = Hash не может быть { $mib }. С памятью для доказательств нужно { $needed_mib } МиБ, а свободно только { $free_mib } МиБ.
ugi-wrong-unknown-limit = Ограничения «{ $name }» нет.
ugi-wrong-twice = { $name } указано дважды.
ugi-wrong-no-such-seat = Места { $seat } нет. Мест в игре: { $seats }.
ugi-wrong-no-clock = Ход за местом { $seat }, но p{ $seat }time не указано.
ugi-wrong-searching = Идёт поиск. Сначала остановите его.
ugi-wrong-game-over = Партия окончена.
ugi-wrong-move = Ход { $number }, { $text }: { $refused }
ugi-wrong-position = Позиция неверна. { $problem }
ugi-wrong-search-failed = Поиск не удался: { $reason }.

# Why a file is not a proof file. $expected shows how the line is written.
proof-file-io = { $error }
proof-file-head = Строка { $line } заголовка — «{ $found }». Ожидается: { $expected }
proof-file-damaged = Данные о выборе ходов повреждены: { $error }.
proof-file-too-few = Выбранных ходов меньше, чем { $choices } в заголовке.
proof-file-too-many = Выбранных ходов больше, чем { $choices } в заголовке.

# What is wrong with a proof. $line is a series of moves.
proof-flaw-other-game = Оно относится к игре «{ $found }», а не к { $expected }.
proof-flaw-options = Его параметры недопустимы. { $problem }
proof-flaw-position = Его позиция не читается. { $problem }
proof-flaw-no-such-team = За команду { $team } не играет ни одно место.
proof-flaw-too-short = Оно обрывается раньше, чем указан ход после «{ $line }».
proof-flaw-no-such-move = После «{ $line }» выбран ход { $choice }, а ходов только { $moves }, считая от 0.
proof-flaw-illegal-move = После «{ $line }» ход { $text } невозможен. { $reason }
proof-flaw-not-won = После «{ $line }» партия заканчивается без обещанной победы.
proof-flaw-cycle = В «{ $line }» повторяется позиция.
proof-flaw-too-long = { $choices ->
    [one] Лишний { $choices } выбранный ход.
    [few] Лишних { $choices } выбранных хода.
    [many] Лишних { $choices } выбранных ходов.
   *[other] Лишних { $choices } выбранных хода.
}
proof-flaw-other-length = Указано полуходов: { $said }, а в самом длинном варианте их { $found }.

# Why there is no proof.
prover-stopped = Поиск остановлен.
prover-no-win = Такой победы нет.

# Behind an evaluation, in brackets.
certainty-proved = { $exact ->
    [yes] { $plies ->
        [one] доказано, { $plies } полуход
        [few] доказано, { $plies } полухода
        [many] доказано, { $plies } полуходов
       *[other] доказано, { $plies } полухода
    }
   *[no] { $plies ->
        [one] доказано, не более { $plies } полухода
        [few] доказано, не более { $plies } полуходов
        [many] доказано, не более { $plies } полуходов
       *[other] доказано, не более { $plies } полуходов
    }
}
