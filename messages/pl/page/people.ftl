# Accounts: signing in, the account page. Accounts are optional; only rated games and challenges need one.
nav-sign-in = Zaloguj się
nav-account = Twoje konto: { $name }

sign-in = Logowanie
sign-up = Tworzenie konta
sign-in-line = Możesz grać bez konta. Konto daje ranking, pozwala innym wyzwać cię po nazwie i przechowuje twoje partie na każdym urządzeniu.
sign-in-name = Nazwa
sign-in-password = Hasło
sign-in-show = Pokaż hasło
sign-in-go = Zaloguj się
sign-up-go = Utwórz konto
sign-in-new = Pierwszy raz tutaj? Utwórz konto
sign-in-known = Masz już konto? Zaloguj się
sign-up-name = Od 2 do 24 znaków: litery od A do Z, cyfry, - i _, na początku litera. Nazwę widzą wszyscy.
sign-up-password = Co najmniej 8 znaków. Nie pytamy o adres e-mail, więc utraconego hasła nie da się odzyskać.
sign-in-moves = { $count ->
    [one] Twoja partia z tej przeglądarki zostanie przeniesiona na konto.
    [few] Twoje { $count } partie z tej przeglądarki zostaną przeniesione na konto.
    [many] Twoich { $count } partii z tej przeglądarki zostanie przeniesionych na konto.
   *[other] Twoje partie z tej przeglądarki ({ $count }) zostaną przeniesione na konto.
}
sign-in-stay = Trwające partie z zegarem, mecze i partie kilku osób na tym urządzeniu pozostają w tej przeglądarce aż do końca.
sign-in-go-on = Kontynuuj
sign-in-already = Zalogowano jako { $name }.

moved = { $count ->
    [one] Jedna partia została przeniesiona na twoje konto.
    [few] { $count } partie zostały przeniesione na twoje konto.
    [many] { $count } partii zostało przeniesionych na twoje konto.
   *[other] { $count } partii zostało przeniesione na twoje konto.
}
moved-see = Zobacz swoje partie

refused-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
refused-name-taken = Ta nazwa jest zajęta. Wybierz inną.
refused-label-taken = Masz już token o tej nazwie. Wybierz inną.
refused-wrong-login = Błędna nazwa lub hasło.
refused-wrong-password = Błędne hasło. Nic nie zmieniono.
refused-too-many-requests = { $seconds ->
    [one] Zbyt wiele prób. Spróbuj ponownie za sekundę.
    [few] Zbyt wiele prób. Spróbuj ponownie za { $seconds } sekundy.
    [many] Zbyt wiele prób. Spróbuj ponownie za { $seconds } sekund.
   *[other] Zbyt wiele prób. Spróbuj ponownie za { $seconds } sekundy.
}
refused-busy = { $seconds ->
    [one] Serwer jest zajęty. Spróbuj ponownie za sekundę.
    [few] Serwer jest zajęty. Spróbuj ponownie za { $seconds } sekundy.
    [many] Serwer jest zajęty. Spróbuj ponownie za { $seconds } sekund.
   *[other] Serwer jest zajęty. Spróbuj ponownie za { $seconds } sekundy.
}
refused-no-such-account = Nie ma gracza o tej nazwie. Sprawdź pisownię; nazwy nie mają spacji.
refused-needs-account = Do tego potrzebne jest konto. Zaloguj się lub utwórz konto.
refused-already-seated = Masz już miejsce przy tym stole, a partii rankingowej nie można grać przeciwko sobie.
refused-no-free-seat = To miejsce nie jest już wolne: ktoś inny je zajął albo partię anulowano.

rating-is = Ranking { $value }
rating-about = { $games ->
    [0] Jeszcze bez partii rankingowych: gdzieś między { $low } a { $high }.
    [one] Po jednej partii rankingowej: najpewniej między { $low } a { $high }.
    [few] Po { $games } partiach rankingowych: najpewniej między { $low } a { $high }.
    [many] Po { $games } partiach rankingowych: najpewniej między { $low } a { $high }.
   *[other] Po { $games } partii rankingowej: najpewniej między { $low } a { $high }.
}
rating-uncertain = tymczasowy

account = Twoje konto
account-none = Nie zalogowano
account-since = Konto utworzono { $date }
account-sign-out = Wyloguj się
account-ratings = Rankingi
account-ratings-none = Nie masz jeszcze partii rankingowych. Zakładając partię przez link, po nazwie lub w lobby, możesz ustawić ją jako rankingową.
account-rating-from = { $games ->
    [one] graczy: { $players }, jedna partia
    [few] graczy: { $players }, { $games } partie
    [many] graczy: { $players }, { $games } partii
   *[other] graczy: { $players }, { $games } partii
}
account-uncertain = Znak zapytania oznacza ranking tymczasowy. Zmienia się szybko, dopóki nie rozegrasz więcej partii.
account-going-on = W toku
account-going-on-none = Brak partii w toku.
account-over = Zakończone
account-over-none = Nie ma jeszcze zakończonych partii.
account-older = Starsze partie
account-against = przeciwko: { $names }
account-open = oczekiwanie na graczy
account-continue = Kontynuuj
account-look = Zobacz
account-keys = Bezpieczeństwo i dane

password = Zmiana hasła
password-about = Spowoduje to wylogowanie we wszystkich innych przeglądarkach.
password-old = Obecne hasło
password-new = Nowe hasło
password-go = Zapisz hasło
password-done = Hasło zostało zmienione. We wszystkich innych przeglądarkach nastąpiło wylogowanie.

tokens = Tokeny API
tokens-about = Token pozwala programowi, na przykład botowi, działać w twoim imieniu. Nie może zmienić hasła ani usunąć konta.
token-once = Ten token jest pokazywany tylko raz. Skopiuj go teraz i chroń jak hasło.
token-made = Token „{ $label }”
token-label = Nazwa tokenu
token-label-example = mój pierwszy bot
token-scopes = Uprawnienia
token-scope-play = gra
token-scope-create = tworzenie partii
token-scope-play-about = Gra: odbieranie wyzwań, dołączanie do partii, wykonywanie ruchów
token-scope-create-about = Tworzenie partii i wyzywanie innych
token-make = Utwórz token
token-revoke = Unieważnij
token-revoke-named = Unieważnij { $label }

data = Twoje dane
data-about = Pobierz w jednym pliku wszystko, co ten serwer o tobie przechowuje, w tym wszystkie partie.
data-export = Eksportuj moje dane
delete-about = Możesz usunąć konto i wszystko, co jest o tobie przechowywane.
delete = Usuń moje konto…
delete-title = Usunąć konto { $name }?
delete-warning = Partie w toku zostaną poddane. Zakończone partie pozostaną, bez twojej nazwy i twoich wiadomości. Twoje rankingi, tokeny i konto zostaną trwale usunięte. Tego nie można cofnąć.
delete-yes = Usuń trwale
delete-no = Zachowaj konto
delete-done = Twoje konto zostało usunięte.

news = Powiadomienia
challenge-from = { $name } rzuca ci wyzwanie:
challenge-more = { $count ->
    [one] Czeka jeszcze jedno wyzwanie.
    [few] Czekają jeszcze { $count } wyzwania.
    [many] Czeka jeszcze { $count } wyzwań.
   *[other] Czeka jeszcze { $count } wyzwania.
}
challenge-accept = Przyjmij
challenge-decline = Odrzuć
challenge-accepted = Wyzwanie przyjęte: { $names }.
challenge-declined = Wyzwanie odrzucone: { $names }.
challenge-go = Przejdź do stołu
