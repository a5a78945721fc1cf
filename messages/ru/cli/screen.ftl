### The full-screen game, `tetrarch play`.

cli-screen-over = Партия окончена.
cli-screen-no-draw = Компьютер отклоняет ничью.
cli-screen-pace = Скорость анимации: { $pace }.
cli-screen-unsaved-quit = Партия не сохранена. Всё равно выйти?
cli-screen-unsaved-load = Партия не сохранена. Всё равно загрузить другую?
cli-screen-unsaved-new = Партия не сохранена. Всё равно начать новую?
# $side is the name of a side, or cli-screen-team.
cli-screen-resign = Подтвердить сдачу: { $side }?
cli-screen-draw = Предложение ничьей: { $side }. Согласны ли остальные?
cli-screen-team = команда { $others } и { $last }
cli-screen-exists = { $file } уже существует. Заменить?
cli-screen-saved = Сохранено в { $file }.
cli-screen-loaded = Загружено из { $file }.
cli-screen-nothing-to-undo = Нет хода, который можно вернуть.
cli-screen-nothing-to-redo = Нет хода, который можно повторить.
cli-screen-thinking = { $computer } думает.
cli-screen-hint-wait = Идёт поиск подсказки…
cli-screen-ambiguous = Так начинаются несколько ходов ({ $moves }); печатайте дальше или выберите стрелками.
cli-screen-type-a-move = Введите ход или выберите его стрелками.
cli-screen-start = Партия начинается.
cli-screen-skip = любая клавиша — пропустить
# Both lines must fit into 60 columns.
cli-screen-keys-playing = Enter ход · ! подсказка · u назад · ? справка · q выход
cli-screen-keys-choosing = ↑↓←→ выбор · Enter играть · l файл · ? справка · q выход
cli-screen-subtitle = четыре абстрактные настольные игры
cli-screen-no-limit = без ограничения
cli-screen-variant = вариант
cli-screen-seat = место { $seat }
cli-screen-who-plays = Кто играет: человек за этим терминалом или компьютер — от уровня 1 (новичок) до движка в полную силу.
cli-who-human = человек
cli-who-level = уровень { $level }
cli-who-engine = движок
cli-screen-rated-anchor = { $who }: рейтинг { $rating }, начало шкалы.
cli-screen-rated = { $who }: рейтинг { $rating } ± { $error } в игре { $game }.
cli-screen-window-is =
    Размер окна { $width } × { $height }.
    Увеличьте его до { $least_width } × { $least_height } или больше.
cli-screen-title-keys = Клавиши
cli-screen-title-save = Сохранить
cli-screen-title-load = Загрузить
cli-screen-title-over = Партия окончена
cli-screen-hint-save = имя с окончанием .json или .txt
cli-screen-hint-load = файл сохранённой партии
cli-screen-points = Очки: { $first } { $first_points }, { $second } { $second_points }.
cli-screen-moves-played = { $moves ->
    [one] Сделан { $moves } ход.
    [few] Сделано { $moves } хода.
    [many] Сделано { $moves } ходов.
   *[other] Сделано { $moves } хода.
}
cli-screen-marks = Метки: [откуда] (куда) {"{"}захват{"}"} ‹последний› · анимация: { $pace }
cli-screen-team-letter = команда { $team }
cli-screen-to-move = ходит
cli-screen-title-moves = Ходы
cli-screen-title-played = Сделано
cli-screen-some-of = { $shown } из { $all }

# The computer’s hint.
cli-screen-no-move = Возможных ходов нет.
cli-screen-hint = Попробуйте { $best } ({ $worth }).
cli-screen-hint-proved = Попробуйте { $best } ({ $worth }, доказано).
cli-screen-then = Затем, возможно, { $moves }.
cli-screen-wins-in = { $plies ->
    [one] победа за { $plies } полуход
    [few] победа за { $plies } полухода
    [many] победа за { $plies } полуходов
   *[other] победа за { $plies } полухода
}
cli-screen-loses-in = { $plies ->
    [one] поражение за { $plies } полуход
    [few] поражение за { $plies } полухода
    [many] поражение за { $plies } полуходов
   *[other] поражение за { $plies } полухода
}
cli-screen-game-over = партия окончена
cli-screen-pace-slow = медленная
cli-screen-pace-normal = обычная
cli-screen-pace-fast = быстрая
cli-screen-pace-off = выключена

# What keys do.
cli-key-undo = вернуть последний ход
cli-key-undo-short = назад
cli-key-redo = повторить его
cli-key-save = сохранить в файл
cli-key-save-short = сохранить
cli-key-load = загрузить из файла
cli-key-new = новая партия
cli-key-resign = сдаться
cli-key-draw = предложить ничью
cli-key-hint = подсказка
cli-key-bar = показать оценку
cli-key-pace = скорость анимации
cli-key-help = эта справка
cli-key-quit = выход
cli-key-arrows = стрелки, Tab
cli-key-walk = перебрать возможные ходы
cli-key-letters = буквы
cli-key-type-move = ввести ход в любой допустимой нотации
cli-key-play = сделать ход
cli-key-release = снять выбор
cli-key-mouse = мышь
cli-key-press = нажать поля хода по очереди
cli-key-yes = да
cli-key-no = нет
cli-key-done = готово
cli-key-cancel = отмена
cli-key-board = доска
