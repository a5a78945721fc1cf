# What is wrong with a request that can be read, and what would be right.
invalid-seat-count = { $seats ->
    [one] В этой игре { $seats } место, а не { $found }.
    [few] В этой игре { $seats } места, а не { $found }.
    [many] В этой игре { $seats } мест, а не { $found }.
   *[other] В этой игре { $seats } места, а не { $found }.
}
invalid-no-person = Хотя бы одно место должно быть для человека.
invalid-rated = Рейтинговая партия начинается с начальной позиции, и участвуют в ней только люди.
invalid-rated-clock = Для рейтинговой партии с тремя и более игроками нужны часы.
invalid-over-position = В этой позиции партия уже окончена.
invalid-match-length = В матче должно быть от 1 до { $most } партий.
invalid-not-two = Если игроков больше двух, потребовать победу нельзя, но место может занять компьютер.
invalid-only-two = Если игроков двое, компьютер занять место не может, но можно потребовать победу.
invalid-seat = Места — от 1 до { $seats }.
invalid-not-kept = Для этого аккаунта нет оставленного места.
invalid-seats-free = Заняты были не все места.
invalid-seat-not-free = Место { $seat } для вас не свободно.
invalid-no-open-seat = За этим столом нет места, открытого для всех.
invalid-devices = { $most ->
    [one] Гость играет за одним столом не более чем на { $most } устройстве.
    [few] Гость играет за одним столом не более чем на { $most } устройствах.
    [many] Гость играет за одним столом не более чем на { $most } устройствах.
   *[other] Гость играет за одним столом не более чем на { $most } устройства.
}
invalid-attempt = Идентификатор попытки (attempt) должен быть случайной строкой длиной от { $least } до { $most } знаков.
invalid-game-id = Идентификатор партии должен быть случайной строкой длиной от { $least } до { $most } знаков.
invalid-one-record = Отправляйте записи по одной.
invalid-own-seat = В этой партии места от 1 до { $seats }.
invalid-computer-seat = На месте { $seat } играл компьютер.
invalid-unfinished = Неоконченную партию можно сохранить, только если все остальные игроки — компьютеры и часов нет.
invalid-said-nothing = Под этим номером от места { $seat } сообщения нет.
invalid-nobody = На месте { $seat } никого нет.
invalid-account-seat = Место { $seat } принадлежит аккаунту. Уберите имя аккаунта.
invalid-no-message = Событие { $number } этого стола — не сообщение.
invalid-gift = Добавить можно от 1 до { $most } секунд.
invalid-gift-receiver = Время можно добавить только соперникам.
invalid-act-id = Идентификатор не может быть больше { $most }.
invalid-full-of-moves = Стол достиг предела записей ({ $most }) и новых ходов не принимает. Сдайтесь, чтобы закончить партию.
invalid-full-of-chat = Стол достиг предела сообщений ({ $most }).
invalid-full = Стол достиг предела записей ({ $most }). Можно только играть дальше или закончить партию.
invalid-words = Сообщение должно содержать от 1 до { $most } знаков простого текста.
invalid-name-length = Имя должно содержать от 1 до { $most } знаков в одной строке.
# $code is a number of Unicode, as in U+200B.
invalid-name-character = В имени не может быть знака { $code }: он невидим или меняет вид текста.
invalid-name-accents = { $most ->
    [one] У буквы имени не более { $most } диакритического знака.
    [few] У буквы имени не более { $most } диакритических знаков.
    [many] У буквы имени не более { $most } диакритических знаков.
   *[other] У буквы имени не более { $most } диакритического знака.
}
invalid-account-name = Имя должно содержать от { $least } до { $most } знаков (латинские буквы от A до Z, цифры, «-» и «_») и начинаться с буквы.
invalid-password = Пароль должен содержать от { $least } до { $most } знаков.
invalid-label-length = Название должно содержать от 1 до { $most } знаков.
invalid-label = Название должно умещаться в одной строке, без «/», невидимых знаков и пробелов по краям.
invalid-no-scope = У токена должно быть хотя бы одно разрешение.
invalid-tokens = { $most ->
    [1] У аккаунта не более одного токена. Сначала отзовите его.
    [one] У аккаунта не более { $most } токена. Сначала отзовите один.
    [few] У аккаунта не более { $most } токенов. Сначала отзовите один.
    [many] У аккаунта не более { $most } токенов. Сначала отзовите один.
   *[other] У аккаунта не более { $most } токена. Сначала отзовите один.
}
invalid-mute-self = Скрыть собственные сообщения нельзя.
invalid-mutes = Аккаунт может скрыть сообщения не более { $most } других. Сначала покажите чьи-нибудь снова.
invalid-no-report = Жалобы { $number } нет.
invalid-place = «{ $text }» — недопустимая метка страницы. Используйте значение «next» с предыдущей страницы.
invalid-language = Языка «{ $language }» нет. Выберите { $languages }.
# Of a subscription to notifications.
invalid-endpoint-length = В endpoint подписки должно быть не более { $most } знаков.
invalid-endpoint-url = Endpoint подписки должен быть адресом URL.
invalid-endpoint-https = Endpoint подписки должен начинаться с https://.
invalid-endpoint-host = В endpoint подписки должен быть указан хост.
invalid-endpoint-password = В endpoint подписки не должно быть пароля.
invalid-endpoint-private = Endpoint подписки должен находиться в публичном интернете.
invalid-push-key = Длина ключа { $name } в base64 для URL должна быть { $length } байт.
invalid-push-point = Ключ p256dh — не точка кривой P-256.
invalid-position-key = Ключ позиции должен состоять из 16 шестнадцатеричных цифр строчными буквами.
invalid-balanced = Партия может начаться либо с раскладки с равными шансами, либо с позиции, заданной вручную, но не с того и другого.
