# What can be wrong with a request to the rules in the page.
request-saved-players = Игроки не соответствуют сохранённой партии.
request-empty-record = Партий здесь нет.
request-no-next-game = Следующей партии нет. Матч окончен.
request-not-over = Партия не окончена.
request-game-over = Партия окончена. Больше ходить нельзя.
request-no-such-move = Хода { $ply } нет. Сделано ходов: { $plies }.
request-no-such-table = Стола { $handle } на этой странице нет.
request-unreadable = Это не удаётся прочесть: { $detail }.
