setup-way = Соперник
setup-way-computer = Компьютер
setup-way-here = { $count ->
    [one] Кто-то рядом
    [few] Люди рядом
    [many] Люди рядом
   *[other] Люди рядом
}
setup-way-link = { $count ->
    [one] Друг, по ссылке
    [few] Друзья, по ссылке
    [many] Друзья, по ссылке
   *[other] Друзья, по ссылке
}
setup-way-lobby = Любой игрок
setup-way-person = { $count ->
    [one] Игрок, по имени
    [few] Игроки, по имени
    [many] Игроки, по имени
   *[other] Игроки, по имени
}
setup-person = Игрок
setup-person-many = Игрок { $number }
setup-person-self = Нельзя вызвать себя.
setup-person-guest = Чтобы вызвать кого-то, нужен аккаунт.
setup-rated = Рейтинговая
setup-rated-about = Результат изменит рейтинг всех игроков.
setup-rated-guest = Для рейтинговых партий нужен аккаунт.
setup-rated-position = Рейтинговая партия начинается с начальной позиции, а не с заданной вручную.
setup-rated-computer = Партии с компьютером не идут в рейтинг.
setup-rated-clock = Если игроков трое или больше, для рейтинговой партии нужны часы.
setup-public = Открытая
setup-public-about = Эту партию может найти в лобби и смотреть кто угодно.
setup-as = Вы играете как { $name }.
setup-level = Уровень
setup-level-value = { $name } · уровень { $level }
setup-level-rated = { $name } · уровень { $level }, рейтинг около { $rating }
setup-level-weakest = слабейший
setup-level-strongest = сильнейший
setup-players = Игроки
setup-layout = Начальная расстановка
setup-variant = Вариант
setup-side = Ваша сторона
setup-side-chance = Случайная
setup-seat-each = Настроить места
setup-seat-alike = Одинаково для остальных
setup-seats = Места
setup-seat = Игрок: { $side }
setup-seat-name = Имя: { $side }
setup-seat-level = Уровень: { $side }
setup-sitter-me = Вы
setup-sitter-here = Кто-то рядом
setup-sitter-link = Друг, по ссылке
setup-sitter-person = Игрок, по имени
setup-sitter-lobby = Любой игрок
setup-sitter-computer = Компьютер
setup-problem-here-and-elsewhere = В сетевой партии у каждого устройства одно место. Вместо «Кто-то рядом» выберите «Друг, по ссылке».
setup-problem-nobody-here = У вас ещё нет места. Для одного из мест выберите «Вы».
setup-time = Контроль времени
setup-time-none = Без часов
setup-match = Длина матча
setup-match-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
setup-options = { $count ->
    [0] Параметры правил
    [one] Параметры правил: изменён { $count }
    [few] Параметры правил: изменено { $count }
    [many] Параметры правил: изменено { $count }
   *[other] Параметры правил: изменено { $count }
}
setup-go-computer = Играть
setup-go-here = Играть
setup-go-link = Создать ссылку
setup-go-lobby = Открыть стол
setup-go-person = Вызвать

# The computer’s levels.
level-1 = Новичок
level-2 = Начинающий
level-3 = Любитель
level-4 = Продолжающий
level-5 = Средний
level-6 = Опытный
level-7 = Сильный
level-8 = Эксперт
level-9 = Мастер
level-10 = Полная сила

# Fair starts.
setup-balanced = Равные шансы
setup-balanced-start = Начальная позиция с самыми равными шансами из измеренных: { $name }.
setup-balanced-deal = Одна из раскладок, при которых обе стороны выигрывали примерно одинаково часто (всего: { $count }).
setup-balanced-none = Эта начальная позиция выгодна одной из сторон. Для этих правил позиции с равными шансами не найдено.
setup-measured = При равной силе тот, кто ходит первым, набирает от { $low } до { $high } % очков (измерено: { $percent } %, ничья считается за половину; партий движка: { $games }, из них { $drawn } % вничью).
setup-measured-shares = Очки при равной силе: { $shares } (ничья делится; партий движка: { $games }, из них { $drawn } % вничью).
setup-share = { $side } от { $low } до { $high } %
