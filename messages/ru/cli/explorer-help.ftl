### The help of `tetrarch explorer` and `tetrarch balance`; see `help.ftl`.

cli-explorer-about = Исследовать дебюты: какие ходы играли, как часто и чем заканчивались партии
cli-explorer-after =
    Примеры:
      tetrarch explorer show hus --moves "c1"
      tetrarch explorer add abalone games.json --to club.explorer
      tetrarch explorer show abalone --with club.explorer
cli-explorer-show-about = Показать ходы, сыгранные в позиции: партии, доля, победы каждой стороны и ничьи, а также оценка движка
cli-explorer-show-with = Добавить партии этого файла дебютов; можно повторять
cli-explorer-add-about = Добавить законченные партии из записей в файл дебютов
cli-explorer-add-files = Файлы с записями партий
cli-explorer-add-to = Файл дебютов; создаётся, если его нет
cli-explorer-make-about = Создать файл дебютов игры из записей
cli-explorer-make-more = Редкие ходы опускаются. Остальные оценивают движок и поиск доказательств с постоянным числом позиций, поэтому любой компьютер создаёт один и тот же файл.
cli-explorer-make-files = Файлы с записями партий
cli-explorer-make-least = Опустить ходы, сыгранные в меньшем числе партий, чем указано
cli-explorer-make-nodes = Сколько позиций движок рассматривает на ход
cli-explorer-make-out = Записать файл дебютов в этот файл
cli-balance-about = Измерить, как часто каждая сторона выигрывает из каждой начальной позиции при равной силе
cli-balance-more = Движок играет сам с собой с начальной позиции каждого варианта или, в играх с раскладкой, с многих раскладок. Для результатов указаны 95-процентные доверительные интервалы. Одни и те же аргументы дают одни и те же партии на любом компьютере.
cli-balance-after =
    Примеры:
      tetrarch balance gou
      tetrarch balance pantarei --deals 100 --games 20 --out balance/pantarei.json --records games.json
cli-balance-games = Партий на начальную позицию
cli-balance-nodes = Сколько позиций движок рассматривает на ход
cli-balance-seed = Начальное число (seed) партий
cli-balance-deals = Число раскладок в играх, которые начинаются с раскладки
cli-balance-max-plies = Считать партию ничьей после стольких полуходов
cli-balance-out = Записать результаты в этот файл как JSON
cli-balance-records = Записать партии в этот файл
