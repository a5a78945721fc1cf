### How a match went (`tetrarch arena`), how training goes (`tetrarch fit`, `tetrarch train`), and how far a command has got.

cli-match-title = { $game } { $variant }
# $limits is a list such as “100,000 nodes per move”.
cli-match-title-limits = { $game } { $variant }, { $limits }
# A group is a pair of games with the teams swapped, or with three teams more games.
cli-match-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, { $groups ->
    [one] { $groups } полная группа по { $size }
    [few] { $groups } полные группы по { $size }
    [many] { $groups } полных групп по { $size }
   *[other] { $groups } полные группы по { $size }
}, { $openings ->
    [one] { $openings } дебют
    [few] { $openings } разных дебюта
    [many] { $openings } разных дебютов
   *[other] { $openings } разных дебюта
}
cli-match-stopped = Матч остановлен досрочно.
# Headings of columns and lines.
cli-match-entrant = участник
cli-match-rating = рейтинг
cli-match-score = результат
cli-match-won = побед
cli-match-drawn = ничьих
cli-match-lost = поражений
cli-match-forfeits = тех. поражений
cli-match-depth = глубина
cli-match-nodes = узлов
cli-match-elo = Эло
cli-match-normalised = нормированное Эло
cli-match-superiority = превосходство
cli-match-groups = группы
cli-match-sprt = SPRT
cli-match-endings = окончания
cli-match-average = в среднем
cli-match-rated = { $rating } ± { $error }
cli-match-percent = { $percent } %
cli-match-all-groups = { $counts } (от одних поражений до одних побед)
cli-match-ending = { $ending } { $count }
cli-match-plies = полуходов на партию: { $plies }, { $percent } % у первой команды
cli-match-interval = { $value } (от { $low } до { $high })
cli-match-percent-interval = { $value } % (от { $low } % до { $high } %)
cli-match-sprt-open = не решено, LLR { $llr } между { $lower } и { $upper }
cli-match-sprt-first = принято elo0, LLR { $llr } между { $lower } и { $upper }
cli-match-sprt-second = принято elo1, LLR { $llr } между { $lower } и { $upper }
cli-match-in-short = Эло { $elo } (от { $low } до { $high })
cli-match-in-short-sprt = Эло { $elo } (от { $low } до { $high }), LLR { $llr }

cli-training-fit-round = { $positions ->
    [one] раунд { $round }: { $positions } позиция
    [few] раунд { $round }: { $positions } позиции
    [many] раунд { $round }: { $positions } позиций
   *[other] раунд { $round }: { $positions } позиции
}
cli-training-fitted-round = раунд { $round }: партий: { $games }, ничьих: { $drawn }, позиций: { $positions }, потери: { $loss }
cli-training-generation = { $game } поколение { $generation }:
cli-training-self-play = файлы партий с самим собой
cli-training-samples = примеры, эпоха { $epoch } из { $epochs }
cli-training-epoch = эпоха { $epoch }: потери { $loss }, { $held_out } на отложенных партиях
cli-training-pairs = пары: побед { $won }, ничьих { $drawn }, поражений { $lost }
cli-training-pairs-elo = пары: побед { $won }, ничьих { $drawn }, поражений { $lost }, Эло { $elo }
cli-training-done = Поколение { $generation }: примеров { $samples }, потери { $before } → { $after }; побед { $won }, ничьих { $drawn }, поражений { $lost }, шаров на партию { $marbles }.
cli-training-elo = Эло { $elo } (от { $low } до { $high }).
cli-training-better = Лучше: сохранена.
cli-training-not-better = Не доказано, что лучше.
cli-training-best = Лучшая сеть — { $file }.
cli-training-none-better = Пока ни одна сеть не лучше исходной.

# Why training cannot continue.
training-file = { $path }: { $error }
training-unreadable = Файл { $path } повреждён или записан другой версией. Удалите его, чтобы создать заново.
training-net = { $path }: { $problem }
training-other-plan = Обучение в папке { $folder } начато с другими настройками: { $begun }. Повторите их или выберите другую папку.
samples-file = { $path }: { $error }
samples-damaged = Файл { $path } повреждён: { $why ->
    [begin] начало не совпадает
    [short] слишком короткий
    [checksum] контрольная сумма не совпадает
   *[cut] обрывается посреди примера
}. Удалите его, чтобы создать заново.
net-header = Это не сеть для Abalone этой версии.
net-length = В сети { $found } байт вместо { $expected }.
# $layer is first, second or output.
net-too-large = Вес слоя «{ $layer }» равен { $weight }. Наибольший допустимый — { $limit }.

# Behind a progress bar; $left is a time.
cli-progress-things = { $done }/{ $all }, осталось { $left }
cli-progress-games = { $done }/{ $all } партий, осталось { $left }
cli-progress-positions = { $done }/{ $all } позиций, осталось { $left }
