### The line under a board: what to do now, hints, and the way to the rules.

# $side is the name of the side to move.
now-hus = Ход: { $side }. Выберите лунку с двумя и более камушками.
now-pantarei = Ход: { $side }. Выберите стопку с вашим цветом сверху.
now-gou = Ход: { $side }. Выберите одну из своих фишек.
now-abalone = Ход: { $side }. Выберите один, два или три шара в ряд.
now-move = Ход: { $side }. Выберите, чем ходить.
now-pass = { $side }: ходов нет, нужно пропустить ход.
now-wait = Ход: { $side }.

rules-button = Правила
rules-panel = Правила игры { $game }

hint-button = Подсказка
hint-button-move = Показать ход
hint-thinking = Поиск хорошего хода…
# $cells are names of cells, such as c1 or e5, or numbers of stacks.
hint-look = Подсказка: посмотрите на { $cells }.
hint-look-stack = Подсказка: посмотрите на стопку { $cells }.
hint-move = Подсказка: { $move }
hint-none = Подсказку найти не удалось. Попробуйте ещё раз.

# How a move is played by hand. $pit, $from, $to, $first and $last are names of cells, or numbers of stacks.
how-hus = Посейте из { $pit }.
how-gou = Пойдите с { $from } на { $to }.
how-abalone-one = Сдвиньте шар с { $from } на { $to }.
how-abalone-row = Выберите { $first } и { $last }, затем сдвиньте ряд так, чтобы шар с { $last } оказался на { $to }.
how-pantarei-choose = Выберите { $colour ->
    [white] белых
   *[black] чёрных
}.
how-pantarei-one = Перенесите одну чешуйку со стопки { $from } на стопку { $to }.
how-pantarei-two = Выберите стопку { $from }, затем «{ pantarei-mode-two }», затем стопку { $to }.
how-pantarei-swap = Выберите стопку { $first }, затем «{ pantarei-mode-swap }», затем стопку { $second }.
how-pass = Пропустите ход.
