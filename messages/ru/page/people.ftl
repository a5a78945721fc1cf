# Accounts: signing in, the account page. Accounts are optional; only rated games and challenges need one.
nav-sign-in = Войти
nav-account = Ваш аккаунт: { $name }

sign-in = Вход
sign-up = Создание аккаунта
sign-in-line = Играть можно и без аккаунта. С аккаунтом у вас будет рейтинг, другие смогут вызвать вас по имени, а ваши партии будут доступны на всех устройствах.
sign-in-name = Имя
sign-in-password = Пароль
sign-in-show = Показать пароль
sign-in-go = Войти
sign-up-go = Создать аккаунт
sign-in-new = Впервые здесь? Создайте аккаунт
sign-in-known = Уже есть аккаунт? Войдите
sign-up-name = От 2 до 24 знаков: латинские буквы от A до Z, цифры, - и _, первый знак — буква. Имя видно всем.
sign-up-password = Не менее 8 знаков. Мы не спрашиваем адрес почты, поэтому утерянный пароль восстановить нельзя.
sign-in-moves = { $count ->
    [1] Ваша партия из этого браузера перейдёт в аккаунт.
    [one] { $count } ваша партия из этого браузера перейдёт в аккаунт.
    [few] { $count } ваши партии из этого браузера перейдут в аккаунт.
    [many] { $count } ваших партий из этого браузера перейдут в аккаунт.
   *[other] Ваши партии из этого браузера ({ $count }) перейдут в аккаунт.
}
sign-in-go-on = Продолжить
sign-in-already = Вы вошли как { $name }.

moved = { $count ->
    [one] В ваш аккаунт перенесена { $count } партия.
    [few] В ваш аккаунт перенесены { $count } партии.
    [many] В ваш аккаунт перенесено { $count } партий.
   *[other] В ваш аккаунт перенесено { $count } партии.
}
moved-see = Показать ваши партии

refused-unreachable = Сервер не отвечает. Проверьте связь и попробуйте снова.
refused-name-taken = Это имя занято. Выберите другое.
refused-label-taken = У вас уже есть токен с таким названием. Выберите другое.
refused-wrong-login = Неверное имя или пароль.
refused-wrong-password = Неверный пароль. Ничего не изменено.
refused-too-many-requests = { $seconds ->
    [one] Слишком много попыток. Попробуйте снова через { $seconds } секунду.
    [few] Слишком много попыток. Попробуйте снова через { $seconds } секунды.
    [many] Слишком много попыток. Попробуйте снова через { $seconds } секунд.
   *[other] Слишком много попыток. Попробуйте снова через { $seconds } секунды.
}
refused-busy = { $seconds ->
    [one] Сервер занят. Попробуйте снова через { $seconds } секунду.
    [few] Сервер занят. Попробуйте снова через { $seconds } секунды.
    [many] Сервер занят. Попробуйте снова через { $seconds } секунд.
   *[other] Сервер занят. Попробуйте снова через { $seconds } секунды.
}
refused-no-such-account = Игрока с таким именем нет. Проверьте написание; пробелов в именах не бывает.
refused-needs-account = Для этого нужен аккаунт. Войдите или создайте его.
refused-already-seated = У вас уже есть место за этим столом, а рейтинговую партию против себя играть нельзя.
refused-no-free-seat = Это место уже не свободно: его занял кто-то другой или партия отменена.

rating-is = Рейтинг { $value }
rating-about = { $games ->
    [0] Рейтинговых партий пока нет: где-то между { $low } и { $high }.
    [one] После { $games } рейтинговой партии: скорее всего, между { $low } и { $high }.
    [few] После { $games } рейтинговых партий: скорее всего, между { $low } и { $high }.
    [many] После { $games } рейтинговых партий: скорее всего, между { $low } и { $high }.
   *[other] После { $games } рейтинговой партии: скорее всего, между { $low } и { $high }.
}
rating-uncertain = предварительный

account = Ваш аккаунт
account-none = Вы не вошли в аккаунт
account-since = Аккаунт создан { $date }
account-sign-out = Выйти
account-ratings = Рейтинги
account-ratings-none = Вы ещё не играли рейтинговых партий. Партию по ссылке, по имени или в лобби можно сделать рейтинговой при создании.
account-rating-from = { $games ->
    [one] игроков: { $players }, { $games } партия
    [few] игроков: { $players }, { $games } партии
    [many] игроков: { $players }, { $games } партий
   *[other] игроков: { $players }, { $games } партии
}
account-uncertain = Вопросительный знак отмечает предварительный рейтинг. Он быстро меняется, пока вы не сыграете больше партий.
account-going-on = Текущие
account-going-on-none = Текущих партий нет.
account-over = Завершённые
account-over-none = Завершённых партий пока нет.
account-older = Более старые партии
account-against = против: { $names }
account-open = ожидание игроков
account-continue = Продолжить
account-look = Смотреть
account-keys = Безопасность и данные

password = Смена пароля
password-about = Во всех остальных браузерах будет выполнен выход из аккаунта.
password-old = Текущий пароль
password-new = Новый пароль
password-go = Сохранить пароль
password-done = Пароль изменён. Во всех остальных браузерах выполнен выход из аккаунта.

tokens = Токены API
tokens-about = С токеном программа, например бот, действует от вашего имени. Она не может сменить пароль или удалить аккаунт.
token-once = Токен показывается только один раз. Скопируйте его сейчас и храните как пароль.
token-made = Токен «{ $label }»
token-label = Название токена
token-label-example = мой первый бот
token-scopes = Разрешения
token-scope-play = играть
token-scope-create = создавать партии
token-scope-play-about = Играть: получать вызовы, вступать в партии, делать ходы
token-scope-create-about = Создавать партии и вызывать других
token-make = Создать токен
token-revoke = Отозвать
token-revoke-named = Отозвать { $label }

data = Ваши данные
data-about = Скачайте одним файлом всё, что этот сервер хранит о вас, включая все партии.
data-export = Скачать мои данные
delete-about = Вы можете удалить аккаунт и всё, что о вас хранится.
delete = Удалить аккаунт…
delete-title = Удалить аккаунт { $name }?
delete-warning = В идущих партиях вам засчитают сдачу. Завершённые партии останутся, но без вашего имени и ваших сообщений. Ваши рейтинги, токены и аккаунт будут удалены навсегда. Отменить это нельзя.
delete-yes = Удалить навсегда
delete-no = Оставить аккаунт
delete-done = Ваш аккаунт удалён.

news = Уведомления
challenge-from = { $name } вызывает вас:
challenge-more = { $count ->
    [one] Вас ждёт ещё { $count } вызов.
    [few] Вас ждут ещё { $count } вызова.
    [many] Вас ждут ещё { $count } вызовов.
   *[other] Вас ждут ещё { $count } вызова.
}
challenge-accept = Принять
challenge-decline = Отклонить
challenge-accepted = Вызов принят: { $names }.
challenge-declined = Вызов отклонён: { $names }.
challenge-go = К столу
