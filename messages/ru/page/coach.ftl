# The coach under the turning points of a game report.
turning-refutation = Показать ответ
turning-kept = { $count ->
    [1] Одна ваша ошибка стала задачей.
    [one] { $count } ваша ошибка стала задачей.
    [few] { $count } ваши ошибки стали задачами.
    [many] { $count } ваших ошибок стали задачами.
   *[other] { $count } вашей ошибки стали задачами.
}

# Puzzles of your own.
turning-solve = Решить
