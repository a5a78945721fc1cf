### The Hus board.

# $first and $second are the names of the sides.
hus-board = Доска Hus, четыре ряда по восемь лунок; камушки: { $first } — { $firstSeeds }, { $second } — { $secondSeeds }
# A pit, for the screen reader. $owner is the name of a side, South or North.
hus-pit = { $pit }, { $owner }, { $seeds ->
    [0] пусто
    [one] { $seeds } камушек
    [few] { $seeds } камушка
    [many] { $seeds } камушков
   *[other] { $seeds } камушка
}
hus-pit-playable = { hus-pit }, ход возможен
# What a move would do, as short as possible: it is written on the board.
hus-preview = { $laps ->
    [one] { $laps } заход
    [few] { $laps } захода
    [many] { $laps } заходов
   *[other] { $laps } захода
} · { $gain ->
    [0] без захвата
   *[other] захват: { $gain }
} · конец в { $last }
hus-preview-again = Нажмите ещё раз, чтобы сеять.
hus-sowing = заход { $lap }
hus-sowing-gain = заход { $lap } · захвачено { $gain }

# The position editor.
hus-brush-more = Добавить камушек
hus-brush-less = Убрать камушек
hus-seeds-in = Камушки в { $pit }
