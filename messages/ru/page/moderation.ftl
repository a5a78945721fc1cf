# Muting and reporting people at a table.
people = Другие игроки
person-menu = Скрыть сообщения или пожаловаться: { $name }
person-mute = Скрыть сообщения
person-unmute = Показать сообщения
person-mute-about = Вы больше не увидите сообщений этого игрока. Он об этом не узнает.
person-muted = сообщения скрыты
person-hidden = Сообщение скрыто: вы скрыли сообщения этого игрока.

report-player = Пожаловаться на игрока
report-message = Пожаловаться на сообщение
report-reason-abuse = Оскорбления или травля
report-reason-cheating = Нечестная игра
report-reason-spam = Спам
report-reason-name = Оскорбительное имя
report-reason-other = Другое
report-words = Подробности (необязательно)
report-send = Отправить жалобу
report-sent = Спасибо. Модераторы сайта рассмотрят жалобу.
