# Words used on every screen.
title = Tetrarch
title-room = { $room } · Tetrarch
skip-to-content = Перейти к содержанию
nav = Главное меню
nav-lobby = Лобби
nav-learn = Обучение
nav-settings = Настройки
close = Закрыть
cancel = Отмена
copy = Копировать
copied = Скопировано
share = Поделиться
go-home = Главная
try-again = Повторить
waiting-rules = Загрузка правил…
waiting-room = Загрузка…
offline = Нет связи. Вы по-прежнему можете играть с компьютером или с людьми на этом устройстве.
new-version = Доступна новая версия страницы.
new-version-load = Обновить

# Errors that fill the screen.
trouble-rules = Не удалось загрузить правила
trouble-rules-advice = Часть страницы не загрузилась. Проверьте связь и обновите страницу.
trouble-room = Не удалось загрузить страницу
trouble-room-advice = Проверьте связь и попробуйте снова. Партии с компьютером работают и без связи, если вы их уже открывали.
trouble-page = Что-то пошло не так
trouble-page-advice = Это ошибка страницы. Обновите её; ваша партия сохранена.
trouble-address = Страница не найдена
trouble-address-advice = Возможно, ссылка устарела или в ней опечатка.

# Ways to the puzzles.
puzzles-title = Задачи
puzzles-of = Задачи: { $game }
puzzles-home = Задачи: найдите единственный ход

# The way to solved Hus.
solved = Решённый Hus
solved-link = Hus решён: сыграйте с безупречным соперником
