### What `tetrarch explorer show` says: the headings of its columns, and where there is nothing to show.

cli-explored-move = Ход
cli-explored-games = Партии
cli-explored-draws = Ничьи
cli-explored-engine = Движок
cli-explored-none = Ни одна учтённая партия не пришла к этой позиции.
