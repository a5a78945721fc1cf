### The help of `tetrarch puzzles`; see `help.ftl`.

cli-puzzles-about = Решать задачи: найти единственный ход, который выигрывает или спасает партию
cli-puzzles-more = У каждой задачи ровно одно решение. «доказано» значит, что это доказано, «по оценке движка» — что после фиксированного числа позиций любой другой ход намного хуже. Уровень задачи — самый низкий уровень компьютера, который находит решение. На неверную попытку программа отвечает ходом, который её опровергает. Файлы описаны в docs/puzzles.md.
cli-puzzles-after =
    Примеры:
      tetrarch puzzles
      tetrarch puzzles hus --theme long-relay
      tetrarch puzzles gou --level 3 --seed 7
      tetrarch puzzles check
cli-puzzles-theme = Только задачи на эту тему
cli-puzzles-level = Только задачи этого уровня
cli-puzzles-seed = Задать порядок задач; по умолчанию каждый день новый
cli-puzzles-check-about = Проверить задачи: позиции, решения, темы и то, что решение ровно одно
cli-puzzles-check-more = Всё проверяется заново по правилам, программой доказательства и движком. Каждая ошибка выводится одной строкой; последняя строка — `N puzzles, K wrong`.
cli-puzzles-check-after =
    Примеры:
      tetrarch puzzles check
      tetrarch puzzles check --sample 20 --seed 3
      tetrarch puzzles check puzzles/gou.jsonl --json
cli-puzzles-check-files = Файлы задач; по умолчанию — входящие в комплект
cli-puzzles-check-sample = Искать другие решения только в таком числе задач каждого файла
cli-puzzles-check-seed = Задать выборку
cli-puzzles-mine-about = Добыть задачи из партий, которые движок играет сам с собой
cli-puzzles-mine-more = Одна и та же игра с одним и тем же seed даёт одни и те же задачи на любом компьютере.
cli-puzzles-mine-after =
    Примеры:
      tetrarch puzzles mine hus --seed 1 --count 500 --resume hus.journal --out puzzles/hus.jsonl
cli-puzzles-mine-seed = Seed партий
cli-puzzles-mine-count = Число задач
cli-puzzles-mine-resume = Вести в этом файле журнал партий и продолжать с него
cli-puzzles-mine-out = Записать задачи в этот файл
