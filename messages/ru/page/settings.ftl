settings = Настройки
settings-theme = Тема
settings-theme-system = Системная
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-speed = Скорость анимации
settings-speed-value = { $speed ->
    [0] Без анимации
    [0.5] Медленная
    [1] Обычная
   *[2] Быстрая
}
settings-sound = Звук
settings-sound-about = Звук при ходах и захватах
settings-coordinates = Координаты
settings-coordinates-about = Показывать на доске координаты
settings-boldMarks = Чёткие метки
settings-boldMarks-about = Различать фишки не только по цвету, но и по форме
settings-name = Ваше имя за столами
settings-kept = Настройки сохраняются только в этом браузере.
settings-typefaces = Шрифты под лицензией SIL Open Font License:

## Notifications while the page is closed.
push = Уведомления
push-about = Ваш ход, вызовы и сообщения, когда страница закрыта
push-offer = Эта партия может длиться несколько дней. Вы можете получать уведомления, когда наступает ваш ход.
push-offer-accept = Уведомлять
push-blocked = Браузер блокирует уведомления с этого сайта. Разрешить их можно в его настройках.
push-your-turn = Ваш ход
push-challenge = Вас вызывают на игру
push-message = Новое сообщение
