# Hus: names.
hus-name = Hus
hus-about = Манкала с четырьмя рядами: сейте по своей стороне, продолжайте посев и захватывайте камушки напротив.
hus-variant-european-name = Европейский Hus
hus-variant-european-about = Правила из листовки европейского издания.
hus-variant-african-name = Африканский Hus
hus-variant-african-about = Так, как играют в Африке, по описанию в энциклопедии.
hus-option-direction-name = Направление посева
hus-option-direction-about = В какую сторону сеют камушки, если смотреть сверху. Две версии правил расходятся.
hus-option-direction-clockwise-name = По часовой стрелке
hus-option-direction-clockwise-about = Как в европейских правилах.
hus-option-direction-counter-clockwise-name = Против часовой стрелки
hus-option-direction-counter-clockwise-about = Как в африканских правилах.
hus-option-capture-if-name = Захват
hus-option-capture-if-about = Когда заход, который кончается в занятой внутренней лунке, захватывает камушки соперника напротив. По европейским правилам должна быть занята только внутренняя лунка, по африканским — обе.
hus-option-capture-if-inner-name = Занята внутренняя лунка
hus-option-capture-if-inner-about = Во внутренней лунке соперника должны быть камушки. Внешняя захватывается вместе с ней, даже пустая.
hus-option-capture-if-both-name = Заняты обе лунки
hus-option-capture-if-both-about = Камушки должны быть в обеих лунках соперника.
hus-option-resow-name = Посев после захвата
hus-option-resow-about = Какие камушки сеют после захвата. Европейские правила называют захваченные и камушки своей лунки, африканские — только захваченные.
hus-option-resow-with-own-name = Захваченные и своя лунка
hus-option-resow-with-own-about = Камушки из своей лунки сеют вместе с захваченными.
hus-option-resow-captured-only-name = Только захваченные
hus-option-resow-captured-only-about = Сеют только захваченные камушки. В своей лунке камушки остаются.
hus-option-ends-name = Конец партии
hus-option-ends-about = Кто должен остаться без ходов, чтобы партия кончилась. Европейские правила после каждого хода смотрят на обе стороны, африканские — на игрока, чья очередь ходить.
hus-option-ends-either-name = У одной из сторон нет хода
hus-option-ends-either-about = Партия кончается, как только у одной из сторон нет лунки с двумя и более камушками.
hus-option-ends-mover-name = У ходящей стороны нет хода
hus-option-ends-mover-about = Партия кончается, когда у игрока, чья очередь ходить, нет возможных ходов.
hus-option-max-laps-name = Самый долгий посев (заходы)
hus-option-max-laps-about = Посев, в котором заходов больше, считается бесконечным, и выбрать его нельзя. О том, что посев может длиться бесконечно, правила не говорят.

# Moves.
hus-move-sow =
    { $captured ->
        [0] { SIDE($side) } сеет из { $from } за { hus-laps } и заканчивает в { $last }.
        [one] { SIDE($side) } сеет из { $from } за { hus-laps }, захватывает { $captured } камушек и заканчивает в { $last }.
        [few] { SIDE($side) } сеет из { $from } за { hus-laps }, захватывает { $captured } камушка и заканчивает в { $last }.
        [many] { SIDE($side) } сеет из { $from } за { hus-laps }, захватывает { $captured } камушков и заканчивает в { $last }.
       *[other] { SIDE($side) } сеет из { $from } за { hus-laps }, захватывает { $captured } камушка и заканчивает в { $last }.
    }
hus-laps =
    { $laps ->
        [one] { $laps } заход
        [few] { $laps } захода
        [many] { $laps } заходов
       *[other] { $laps } захода
    }

hus-expected-move = Ожидается лунка от a1 до h4, например c1.
hus-illegal-opponents-pit = Лунка { $pit } принадлежит сопернику. Начните с одной из своих.
hus-illegal-empty-pit = Лунка { $pit } пуста. Для хода нужна лунка хотя бы с двумя камушками.
hus-illegal-single-seed = В лунке { $pit } только один камушек. Для хода нужно хотя бы два.
hus-illegal-endless-sowing =
    { $laps ->
        [one] Посев из { $pit } не кончается за { $laps } заход. Бесконечный посев выбрать нельзя.
        [few] Посев из { $pit } не кончается за { $laps } захода. Бесконечный посев выбрать нельзя.
        [many] Посев из { $pit } не кончается за { $laps } заходов. Бесконечный посев выбрать нельзя.
       *[other] Посев из { $pit } не кончается за { $laps } захода. Бесконечный посев выбрать нельзя.
    }

# Endings: a sentence that follows “South wins.”
hus-reason-no-seeds = У проигравшего не осталось камушков.
hus-reason-only-singles = У проигравшего нет лунки с двумя и более камушками.
hus-reason-no-move = Любой посев, который мог бы выбрать проигравший, бесконечен.

# Positions.
hus-position-no-turn = Ожидаются доска, пробел и сторона, чей ход (s или n).
hus-position-pits = Ожидаемое число лунок в ряду { $row }: { $expected }, найдено: { $found }.
hus-position-seeds = В лунке { $pit } указано «{ $found }». Ожидается число от 0 до { $most }.
hus-position-hand =
    { $seeds ->
        [one] В руке { $seeds } камушек. Между ходами рука должна быть пуста.
        [few] В руке { $seeds } камушка. Между ходами рука должна быть пуста.
        [many] В руке { $seeds } камушков. Между ходами рука должна быть пуста.
       *[other] В руке { $seeds } камушка. Между ходами рука должна быть пуста.
    }
hus-position-too-many-seeds = Ожидается камушков не более { $most }, найдено: { $found }.
