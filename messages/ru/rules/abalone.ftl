# Abalone: names.
abalone-name = Abalone
abalone-about = Добейтесь перевеса в ряду и вытолкните шары соперников с шестиугольной доски.
abalone-option-layout-name = Расстановка
abalone-option-layout-about = Начальная расстановка шаров и число игроков.
abalone-option-partners-name = Шары партнёров
abalone-option-partners-about = Чьими шарами можно ходить в командной игре (правило 4.3).
abalone-option-partners-sheet-name = Шары всей команды
abalone-option-partners-sheet-about = Шарами команды можно ходить как своими.
abalone-option-partners-own-only-name = Только свои шары
abalone-option-partners-own-only-about = Вы ходите своими шарами. Шары партнёров только помогают толкать.
abalone-option-target-name = Сколько вытолкнуть
abalone-option-target-about = Сколько шаров нужно вытолкнуть для победы. По правилам — шесть.

# Starting layouts: as variants, and as values of the option layout.
abalone-variant-standard-name = Стандартная
abalone-variant-standard-about = Расстановка из правил: у каждой стороны два полных ряда и три шара перед ними. При осторожной игре партия может зайти в тупик и кончиться вничью.
abalone-variant-belgian-daisy-name = Бельгийская ромашка
abalone-variant-belgian-daisy-about = У каждой стороны две ромашки по семь шаров в противоположных углах. Для тех, кто уже знаком с игрой.
abalone-variant-german-daisy-name = Немецкая ромашка
abalone-variant-german-daisy-about = Бельгийские ромашки, сдвинутые на ряд к центру.
abalone-variant-dutch-daisy-name = Голландская ромашка
abalone-variant-dutch-daisy-about = Ромашки в углах, в середине каждой — чужой шар.
abalone-variant-swiss-daisy-name = Швейцарская ромашка
abalone-variant-swiss-daisy-about = Ромашки на ряд ближе к центру, в середине каждой — чужой шар.
abalone-variant-domination-name = Господство
abalone-variant-domination-about = У каждой стороны два треугольника вдоль края, и от каждого один шар выдвинут к центру.
abalone-variant-infiltration-name = Проникновение
abalone-variant-infiltration-about = Два длинных фронта, и в каждом уже три чужих шара.
abalone-variant-pyramid-name = Пирамида
abalone-variant-pyramid-about = Два сплошных клина вдоль края от угла к углу, между ними свободный центр.
abalone-variant-the-wall-name = Стена
abalone-variant-the-wall-about = Две стены через всю доску, за каждой ждёт один шар.
abalone-variant-alien-name = Пришелец
abalone-variant-alien-about = Два лица смотрят друг на друга, в каждом четыре чужих шара.
abalone-variant-snakes-name = Змеи
abalone-variant-snakes-about = Две длинные змеи вдоль края, их головы сплелись в центре.
abalone-variant-snakes-variant-name = Змеи (вариант)
abalone-variant-snakes-variant-about = Две длинные змеи вдоль края, их головы вытянуты мимо друг друга.
abalone-variant-fujiyama-name = Фудзияма
abalone-variant-fujiyama-about = Две горы направлены друг на друга, в каждой три чужих шара.
abalone-variant-face-to-face-name = Лицом к лицу
abalone-variant-face-to-face-about = Два сплошных блока слева и справа от пустой полосы.
abalone-variant-french-daisy-name = Французская ромашка
abalone-variant-french-daisy-about = Четыре ромашки вокруг свободного центра, цвета стоят крест-накрест.
abalone-variant-alliances-name = Союзы
abalone-variant-alliances-about = Два незамкнутых кольца опираются друг на друга вокруг центра.
abalone-variant-checkerboard-name = Шахматная
abalone-variant-checkerboard-about = Четыре ряда чередующихся цветов. Ни у кого нет двух шаров рядом.
abalone-variant-three-players-name = Три игрока
abalone-variant-three-players-about = По одиннадцать шаров, каждый сам за себя. Побеждает тот, кто первым вытолкнет шесть чужих шаров.
abalone-variant-four-players-name = Четыре игрока
abalone-variant-four-players-about = По девять шаров. Чёрные и красные играют против белых и жёлтых.
abalone-variant-six-players-name = Шесть игроков
abalone-variant-six-players-about = По шесть шаров. Чёрные, красные и зелёные играют против белых, жёлтых и синих.
abalone-option-layout-standard-name = { abalone-variant-standard-name }
abalone-option-layout-standard-about = { abalone-variant-standard-about }
abalone-option-layout-belgian-daisy-name = { abalone-variant-belgian-daisy-name }
abalone-option-layout-belgian-daisy-about = { abalone-variant-belgian-daisy-about }
abalone-option-layout-german-daisy-name = { abalone-variant-german-daisy-name }
abalone-option-layout-german-daisy-about = { abalone-variant-german-daisy-about }
abalone-option-layout-dutch-daisy-name = { abalone-variant-dutch-daisy-name }
abalone-option-layout-dutch-daisy-about = { abalone-variant-dutch-daisy-about }
abalone-option-layout-swiss-daisy-name = { abalone-variant-swiss-daisy-name }
abalone-option-layout-swiss-daisy-about = { abalone-variant-swiss-daisy-about }
abalone-option-layout-domination-name = { abalone-variant-domination-name }
abalone-option-layout-domination-about = { abalone-variant-domination-about }
abalone-option-layout-infiltration-name = { abalone-variant-infiltration-name }
abalone-option-layout-infiltration-about = { abalone-variant-infiltration-about }
abalone-option-layout-pyramid-name = { abalone-variant-pyramid-name }
abalone-option-layout-pyramid-about = { abalone-variant-pyramid-about }
abalone-option-layout-the-wall-name = { abalone-variant-the-wall-name }
abalone-option-layout-the-wall-about = { abalone-variant-the-wall-about }
abalone-option-layout-alien-name = { abalone-variant-alien-name }
abalone-option-layout-alien-about = { abalone-variant-alien-about }
abalone-option-layout-snakes-name = { abalone-variant-snakes-name }
abalone-option-layout-snakes-about = { abalone-variant-snakes-about }
abalone-option-layout-snakes-variant-name = { abalone-variant-snakes-variant-name }
abalone-option-layout-snakes-variant-about = { abalone-variant-snakes-variant-about }
abalone-option-layout-fujiyama-name = { abalone-variant-fujiyama-name }
abalone-option-layout-fujiyama-about = { abalone-variant-fujiyama-about }
abalone-option-layout-face-to-face-name = { abalone-variant-face-to-face-name }
abalone-option-layout-face-to-face-about = { abalone-variant-face-to-face-about }
abalone-option-layout-french-daisy-name = { abalone-variant-french-daisy-name }
abalone-option-layout-french-daisy-about = { abalone-variant-french-daisy-about }
abalone-option-layout-alliances-name = { abalone-variant-alliances-name }
abalone-option-layout-alliances-about = { abalone-variant-alliances-about }
abalone-option-layout-checkerboard-name = { abalone-variant-checkerboard-name }
abalone-option-layout-checkerboard-about = { abalone-variant-checkerboard-about }
abalone-option-layout-three-players-name = { abalone-variant-three-players-name }
abalone-option-layout-three-players-about = { abalone-variant-three-players-about }
abalone-option-layout-four-players-name = { abalone-variant-four-players-name }
abalone-option-layout-four-players-about = { abalone-variant-four-players-about }
abalone-option-layout-six-players-name = { abalone-variant-six-players-name }
abalone-option-layout-six-players-about = { abalone-variant-six-players-about }

abalone-options-players = Число игроков не совпадает: вариант { $variant } — { $variant_seats }, расстановка { $layout } — { $layout_seats }. Выберите вариант { $layout }.
abalone-options-target-too-high =
    { $teams ->
        [yes] Цель { $target } в расстановке { $layout } недостижима: шаров у соперников команды всего { $most }.
       *[no] Цель { $target } в расстановке { $layout } недостижима: шаров у соперников игрока всего { $most }.
    }

# Moves.
abalone-move-pass = { SIDE($side) } не могут ходить и пропускают ход.
abalone-move-marble = { SIDE($side) } передвигают шар с { $from } на { $to }.
abalone-move-row =
    { $sideways ->
        [yes] { SIDE($side) } сдвигают ряд { $first }-{ $last } вбок на { $first_to }-{ $last_to }.
       *[no] { SIDE($side) } сдвигают ряд { $first }-{ $last } на { $first_to }-{ $last_to }.
    }
abalone-move-push =
    { $marbles ->
        [1] { SIDE($side) } сдвигают ряд { $first }-{ $last } на { $first_to }-{ $last_to } и толкают шар { SIDE($owner, form: "genitive") }.
        [one] { SIDE($side) } сдвигают ряд { $first }-{ $last } на { $first_to }-{ $last_to } и толкают { $marbles } шар { SIDE($owner, form: "genitive") }.
        [few] { SIDE($side) } сдвигают ряд { $first }-{ $last } на { $first_to }-{ $last_to } и толкают { $marbles } шара { SIDE($owner, form: "genitive") }.
        [many] { SIDE($side) } сдвигают ряд { $first }-{ $last } на { $first_to }-{ $last_to } и толкают { $marbles } шаров { SIDE($owner, form: "genitive") }.
       *[other] { SIDE($side) } сдвигают ряд { $first }-{ $last } на { $first_to }-{ $last_to } и толкают { $marbles } шара { SIDE($owner, form: "genitive") }.
    }
abalone-move-push-two-rivals = { SIDE($side) } сдвигают ряд { $first }-{ $last } на { $first_to }-{ $last_to } и толкают шары { SIDE($near, form: "genitive") } и { SIDE($far, form: "genitive") }.
abalone-move-eject = { SIDE($side) } сдвигают ряд { $first }-{ $last } на { $first_to }-{ $last_to } и выталкивают с доски шар { SIDE($owner, form: "genitive") }.

abalone-expected-move = Ожидается ход вдоль ряда, например a1b2, ход вбок, например c3c5d4, или pass.
abalone-expected-one-of = Это может означать { $moves }. Напишите нужный ход полностью.
abalone-expected-in-line = Ход вдоль ряда записывается так: { $text }.
abalone-illegal-no-such-cell = На доске нет поля «{ $cell }». Ряды идут от a1–a5 до i5–i9.
abalone-illegal-empty-cell = Поле { $cell } пусто. Здесь нечем ходить.
abalone-illegal-not-your-marble = Шар на { $cell } принадлежит { SIDE($owner, form: "dative") }. Ходите одним из своих.
abalone-illegal-not-your-team = Шар на { $cell } принадлежит { SIDE($owner, form: "dative") }, а они играют за другую команду.
abalone-illegal-partners-marble = Шар на { $cell } принадлежит { SIDE($owner, form: "dative") }. Шары партнёров двигаются только при толкании.
abalone-illegal-no-marbles-left = У { SIDE($seat, form: "genitive") } не осталось шаров, они пропускают ход.
abalone-illegal-row-too-long = Ряд от { $cell } слишком длинный (шаров: { $marbles }). Вместе двигаются не более трёх шаров.
abalone-illegal-not-a-row = Поля { $first } и { $last } — не концы прямого ряда.
abalone-illegal-not-adjacent = Поле { $to } не соседнее с { $from }. Шары двигаются на одно поле.
abalone-illegal-off-the-board = Ваш шар на { $cell } упал бы с доски.
abalone-illegal-sideways-blocked = На поле { $cell } стоит шар { SIDE($owner, form: "genitive") }. Для хода вбок нужны свободные поля.
abalone-illegal-sideways-push = Шар { SIDE($owner, form: "genitive") } на { $cell } нельзя толкать вбок, только вдоль ряда.
abalone-illegal-too-weak = { $pushing } против { $pushed } — толкнуть нельзя. У толкающей стороны должно быть больше шаров.
abalone-illegal-blocked-behind = За толкаемыми шарами на { $cell } стоит ваш собственный шар. Это поле должно быть свободно.
abalone-illegal-partner-pushed = Пришлось бы толкать шар { SIDE($owner, form: "genitive") } на { $cell }. Шары партнёров не толкают.
abalone-illegal-not-started-by-own = Толкание начинается с шара { SIDE($owner, form: "genitive") } на { $cell }, а не с вашего.
abalone-illegal-cannot-pass = Вы можете ходить, поэтому пропускать ход нельзя.

# Endings: a sentence that follows “Black wins.”
abalone-reason-target = Вытолкнуто достаточно шаров.

# Positions.
abalone-position-fields = Ожидаются 3 части через один пробел (доска, место, чей ход, и числа вытолкнутых), найдено: { $found }.
abalone-position-cells = Ожидаемое число полей: { $expected }, найдено: { $found }.
abalone-position-owner = На поле { $cell } стоит шар места { $seat }. Места — от 1 до { $seats }.
abalone-position-numbers = В ряду { $row } два числа подряд: «{ $text }». Напишите одно число на весь промежуток.
abalone-position-sign = В ряду { $row } стоит «{ $sign }». Ожидается { $expected } или число пустых полей.
abalone-position-row = Ожидаемое число полей в ряду { $row }: { $expected }, найдено: { $found }.
abalone-position-counts = Ожидаются числа вытолкнутых шаров для { $expected } мест, найдено: { $found }.
abalone-position-count = Среди чисел вытолкнутых есть «{ $text }». Ожидается число, например 0 или 5.
abalone-position-marbles = { SIDE($side) }: ожидается шаров на доске не более { $most }, найдено: { $found }.
abalone-position-beyond-target = Числа вытолкнутых дают одной стороне { $count }. Партия заканчивается при { $target }.
abalone-position-two-winners = По числам вытолкнутых у двух сторон { $target }. Победить могла только одна.
abalone-position-rivals-missing = Числа вытолкнутых дают { $count } для стороны { SIDE($side, form: "genitive") }, но у её соперников не хватает шаров всего { $missing }.
abalone-position-missing = Числа вытолкнутых дают в сумме { $count }, но не хватает шаров всего { $missing }.
