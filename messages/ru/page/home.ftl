home-title = Четыре игры на выбор
home-play = Играть
home-play-of = Играть в { $game }
home-continue = Продолжить
home-new = Новая партия
home-new-of = Новая партия: { $game }
home-more = Ещё…
your-games = Ваши партии
your-games-against = против: { $names }
your-games-here = на этом устройстве
your-games-turn = Ваш ход
your-games-their-turn = Ожидание хода
your-games-open = Ожидание игроков
your-games-report = Разбор
your-games-more = { $count ->
    [one] Показать ещё { $count }
    [few] Показать ещё { $count }
    [many] Показать ещё { $count }
   *[other] Показать ещё { $count }
}

home-learn = Обучение
home-analyse = Анализ

game-hus = Hus
game-hus-line = Сейте по двум своим рядам, продолжайте посев и захватывайте камушки напротив.
game-pantarei = Pantareï
game-pantarei-line = Чешуйки взбираются друг на друга, и змея становится короче. Постройте стопку из семи раньше соперника.
game-gou = Gou
game-gou-line = Зажимайте чужие фишки между двумя своими и займите четыре точки вокруг центра.
game-abalone = Abalone
game-abalone-line = Добейтесь перевеса в ряду и вытолкните с доски шесть шаров соперника.
