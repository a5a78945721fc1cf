# Gou: names.
gou-name = Gou
gou-about = Зажимайте чужие фишки между двумя своими и займите четыре точки вокруг центра.
gou-variant-base-name = Gou
gou-variant-base-about = Правила без вариаций.
gou-variant-variation-1-name = Gou, вариация 1
gou-variant-variation-1-about = Первая вариация правил: захватываются и ряды из нескольких фишек.
gou-variant-variation-2-name = Gou, вариация 2
gou-variant-variation-2-about = Вторая вариация правил: фишка может встать между двумя чужими, если захватывает.
gou-variant-variations-1-2-name = Gou, обе вариации
gou-variant-variations-1-2-about = Обе вариации правил вместе.
gou-option-rows-name = Захват рядов
gou-option-rows-about = Сплошной ряд чужих фишек захватывается, если зажат с обоих концов (вариация 1).
gou-option-stop-between-name = Остановка между чужими
gou-option-stop-between-about = Фишка может встать между двумя чужими, если захватывает одну из них (вариация 2).
gou-option-captures-name = Захватов для победы
gou-option-captures-about = Сколько фишек нужно захватить для победы. Правила на разных языках называют разные числа.
gou-option-captures-10-name = 10
gou-option-captures-10-about = Все, кроме четырёх из четырнадцати, как в немецких и английских правилах.
gou-option-captures-11-name = 11
gou-option-captures-11-about = Все, кроме трёх из четырнадцати, как во французских правилах.
gou-option-board-name = Доска
gou-option-board-about = Издание доски. Рисунок из самих правил утрачен.
gou-option-board-go-ju-name = Go Ju
gou-option-board-go-ju-about = Пять концентрических квадратов, соединённых диагоналями, по четырнадцать фишек у стороны: доска игры Go Ju (Hexagames, 1986), которая подходит к каждой фразе правил.

# Moves.
gou-move-plain = { SIDE($side) } ходят с { $from } на { $to }.
gou-move-capture = { SIDE($side) } ходят с { $from } на { $to } и захватывают { $captured }.

gou-expected-move = Ожидаются две точки, например a7-b6.
gou-illegal-no-such-point = На доске нет точки «{ $point }».
gou-illegal-empty-point = На { $from } нет фишки.
gou-illegal-opponents-piece = Фишка на { $from } принадлежит { SIDE($owner, form: "dative") }. Сейчас ход { SIDE($turn, form: "genitive") }.
gou-illegal-stays-put = Фишка должна перейти на другую точку. На { $from } она уже стоит.
gou-illegal-occupied = На точке { $to } стоит фишка { SIDE($owner, form: "genitive") }. Ходить можно на свободную точку.
gou-illegal-round-a-corner = Точки { $from } и { $to } лежат на разных сторонах одного квадрата. Фишка не поворачивает за угол.
gou-illegal-not-on-one-line = Точки { $from } и { $to } не соединены линией. Фишка ходит по одной прямой.
gou-illegal-diagonal-too-far = Точка { $to } слишком далеко от { $from }. По диагонали фишка ходит только на одну точку, здесь — на { $nearest }.
gou-illegal-blocked = Путь с { $from } на { $to } закрывает фишка { SIDE($owner, form: "genitive") } на { $by }. Фишки не перепрыгивают.
gou-illegal-stops-between = Точка { $to } лежит между чужими фишками на { $first } и { $second }. Между двумя чужими можно пройти, но не остановиться.
gou-illegal-captures-neither = Точка { $to } лежит между чужими фишками на { $first } и { $second }, и ход не захватывает ни одной. Остановиться там можно, только захватив одну из них.

# Endings: a sentence that follows “Red wins.”
gou-reason-goal-points = Все целевые точки заняты победителем.
gou-reason-captures = У проигравшего осталось слишком мало фишек.
gou-reason-no-move = У проигравшего нет возможных ходов.

# Positions.
gou-position-no-turn = Ожидаются доска, пробел и сторона, чей ход (r или y).
gou-position-points = Ожидаемое число точек в ряду { $row }: { $expected }, найдено: { $found }.
gou-position-numbers = В ряду { $row } два числа подряд, { $first } и { $second }. Ожидается { $sum }.
gou-position-sign = В ряду { $row } стоит «{ $sign }». Ожидается r, y или число пустых точек.
gou-position-pieces = { SIDE($side) }: ожидается фишек не более { $most }, найдено: { $found }.
gou-position-not-on-board = Точки { $point } на этой доске нет.
gou-position-twice = Точка { $point } нарисована дважды. Она должна быть указана один раз.
gou-position-owner = На точке { $point } стоит фишка места { $seat }. Ожидается место 1 или 2.
