# Online tables: lobby, links, errors.
online-waiting = Dołączanie do stołu…
online-signed-out = Nastąpiło wylogowanie. Zaloguj się, aby grać dalej.

invited-title = Zaproszenie do gry { $game }
invited-by = Przy stole: { $names }
invited-watch = Tylko oglądaj
invited-used = Ten link został już użyty
invited-used-advice = Miejsce jest zajęte, ale możesz oglądać partię. Jeśli to twoje miejsce, otwórz stół w przeglądarce użytej do dołączenia lub wybierz tam „Kontynuuj na innym urządzeniu”.
join = Graj
join-as = Graj jako { $name }
join-seat = Twoje miejsce
join-any-seat = Dowolne wolne miejsce

devices-title = Kontynuuj na innym urządzeniu
devices-about = Utwórz prywatny link do swojego miejsca i otwórz go na drugim urządzeniu. Wtedy możesz grać na obu.
devices-make = Utwórz prywatny link
devices-link = Prywatny link do twojego miejsca
devices-once = Działa raz, w ciągu najbliższych pięciu minut. Nie udostępniaj go: każdy, kto go otworzy, może grać za ciebie.
devices-account = Zaloguj się jako { $name } na drugim urządzeniu i otwórz tam ten stół.

invitation-title = Oczekiwanie na graczy
invitation-link = Link: { $side }
invitation-link-all = Jeden link do wszystkich wolnych miejsc
invitation-all-advice = Każdy, kto otworzy ten link, zajmie wolne miejsce, dopóki jakieś jest.
invitation-each = Link do jednego miejsca
invitation-advice = { $count ->
    [one] Wyślij ten link przeciwnikowi. Działa dla jednej osoby. Partia zacznie się, gdy wszyscy będą przy stole.
    [few] Link do miejsca działa dla jednej osoby. Partia zacznie się, gdy wszyscy będą przy stole.
    [many] Link do miejsca działa dla jednej osoby. Partia zacznie się, gdy wszyscy będą przy stole.
   *[other] Link do miejsca działa dla jednej osoby. Partia zacznie się, gdy wszyscy będą przy stole.
}
invitation-lobby = Twój stół jest w lobby. Partia zacznie się, gdy ktoś dołączy.
invitation-challenged = Masz wyzwanie
qr-code = Kod QR
qr-code-of = Kod QR: { $link }
invitation-asked = { $count ->
    [one] Oczekiwanie na przyjęcie wyzwania: { $names }.
    [few] Oczekiwanie na przyjęcie: { $names }. Partia zacznie się, gdy wszyscy przyjmą wyzwanie.
    [many] Oczekiwanie na przyjęcie: { $names }. Partia zacznie się, gdy wszyscy przyjmą wyzwanie.
   *[other] Oczekiwanie na przyjęcie: { $names }. Partia zacznie się, gdy wszyscy przyjmą wyzwanie.
}
invitation-asked-guest = Wolne miejsca są zarezerwowane dla: { $names }. Jeśli to ty, zaloguj się, aby odpowiedzieć.
invitation-abort = Anuluj partię
invitation-watch = Wolne miejsca są dla zaproszonych. Możesz oglądać, gdy tylko partia się zacznie.

lobby-title = Lobby
lobby-open = Otwarte stoły
lobby-playing = Partie do oglądania
lobby-none = Nie ma otwartych stołów. Utwórz stół, a inni go tu zobaczą.
lobby-none-playing = Teraz nie ma publicznych partii.
lobby-waiting = Wczytywanie stołów…
lobby-gone = Serwer nie odpowiada, dlatego lobby jest puste. Nadal możesz grać z komputerem lub z ludźmi na tym urządzeniu.
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-new = Nowy stół
lobby-name = Twoja nazwa
lobby-free = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
lobby-rated = rankingowa
lobby-local = grana na jednym urządzeniu
lobby-no-clock = bez zegara
lobby-days = { $count ->
    [one] 1 dzień na ruch
    [few] { $count } dni na ruch
    [many] { $count } dni na ruch
   *[other] { $count } dnia na ruch
}
lobby-games = { $count ->
    [one] jedna partia
    [few] mecz: { $count } partie
    [many] mecz: { $count } partii
   *[other] mecz: { $count } partii
}

trouble-unreachable = Serwer nie odpowiada
trouble-unreachable-advice = Serwer może nie działać albo nie masz połączenia. Nadal możesz grać z komputerem lub z ludźmi na tym urządzeniu.
trouble-no-such-table = Ten stół nie istnieje
trouble-no-such-table-advice = Link może być stary albo partia nigdy się nie zaczęła i została usunięta. Poproś o nowy link lub znajdź stół w lobby.
trouble-wrong-secret = Ten link jest nieprawidłowy
trouble-wrong-secret-advice = Może dotyczyć innego stołu albo jego część zginęła przy kopiowaniu. Poproś o link jeszcze raz. Możesz oglądać partię.
trouble-wrong-device-link = Ten link już nie działa
trouble-wrong-device-link-advice = Działa tylko raz i przez pięć minut. Utwórz nowy na urządzeniu, na którym grasz. Możesz oglądać partię.
trouble-other-version = Ta strona jest nieaktualna
trouble-other-version-advice = Odśwież stronę, aby pobrać najnowszą wersję.
trouble-too-many-requests = Zbyt wiele żądań
trouble-too-many-requests-advice = Serwer ogranicza liczbę żądań z jednego adresu. Odczekaj kilka sekund i spróbuj ponownie.
trouble-needs-account = To partia rankingowa
trouble-needs-account-advice = Do partii rankingowych potrzebne jest konto. Zaloguj się lub utwórz konto, a wrócisz do tego stołu.
trouble-other = Coś poszło nie tak
trouble-other-advice = Spróbuj ponownie. Jeśli to się powtarza, wyślij powyższy komunikat administratorowi serwisu.
