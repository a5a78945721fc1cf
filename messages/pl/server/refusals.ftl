# Why the server does not do what it was asked to do.
refusal-no-such-table = Nie ma stołu „{ $table }”.
refusal-no-seat = To może zrobić tylko gracz. Wyślij tajny klucz miejsca lub zaloguj się.
refusal-wrong-secret = Ten tajny klucz nie pasuje do żadnego miejsca przy tym stole.
refusal-only-invitation = Ten tajny klucz to zaproszenie. Najpierw zajmij z nim miejsce.
refusal-used-invitation = To zaproszenie zostało już użyte: wszystkie jego miejsca są zajęte. Możesz oglądać.
refusal-wrong-device-link = { $minutes ->
    [one] Ten link został już użyty albo ma ponad minutę. Utwórz inny na urządzeniu, na którym grasz.
    [few] Ten link został już użyty albo ma ponad { $minutes } minuty. Utwórz inny na urządzeniu, na którym grasz.
    [many] Ten link został już użyty albo ma ponad { $minutes } minut. Utwórz inny na urządzeniu, na którym grasz.
   *[other] Ten link został już użyty albo ma ponad { $minutes } minuty. Utwórz inny na urządzeniu, na którym grasz.
}
refusal-account-seat = To miejsce należy do konta. Zaloguj się na drugim urządzeniu, aby tam kontynuować.
refusal-not-begun = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
refusal-wrong-ply = Wysłano ruch { $sent }, ale następny ruch ma numer { $expected }.
refusal-reused-id = Identyfikator { $id } został już użyty do czegoś innego. Dla każdego ruchu i każdej czynności użyj nowego.
refusal-needs-account = Do tego potrzebne jest konto. Zaloguj się, utwórz konto lub wyślij token API.
refusal-not-for-programs = Można to zrobić w przeglądarce po zalogowaniu, a nie za pomocą tokenu API.
refusal-wrong-token = Ten token API jest nieważny. Być może został unieważniony.
refusal-missing-scope = Token API nie ma uprawnienia „{ $scope }”.
refusal-wrong-login = Błędna nazwa lub hasło.
refusal-wrong-password = Błędne hasło.
refusal-name-taken = Nazwa „{ $name }” jest zajęta. Wybierz inną.
refusal-reserved-name = Nazwa „{ $name }” jest zastrzeżona, bo wygląda jak nazwa serwera lub silnika. Wybierz inną.
# $until is a date and time, $reason was written by whoever blocked the account.
refusal-blocked-account = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] To konto jest zablokowane na stałe: { $reason }
       *[no] To konto jest zablokowane do { $until }: { $reason }
    }
   *[no] { $is_for_good ->
        [yes] To konto jest zablokowane na stałe.
       *[no] To konto jest zablokowane do { $until }.
    }
}
refusal-blocked-address = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] Ten adres jest zablokowany na stałe: { $reason }
       *[no] Ten adres jest zablokowany do { $until }: { $reason }
    }
   *[no] { $is_for_good ->
        [yes] Ten adres jest zablokowany na stałe.
       *[no] Ten adres jest zablokowany do { $until }.
    }
}
refusal-label-taken = Istnieje już token o nazwie „{ $label }”. Wybierz inną nazwę.
refusal-no-such-account = Nie ma konta „{ $name }”.
refusal-already-seated = To konto ma już miejsce przy tym stole rankingowym.
refusal-no-analysis = Nie ma jeszcze analizy tej partii. Zamów ją przez POST.
refusal-engines-busy = Wszystkie silniki są zajęte. Spróbuj później.
refusal-too-many-analyses = { $each ->
    [one] Jedna zamówiona przez ciebie analiza jeszcze czeka. Spróbuj ponownie, gdy będzie gotowa.
    [few] { $each } zamówione przez ciebie analizy jeszcze czekają. Spróbuj ponownie, gdy któraś będzie gotowa.
    [many] { $each } zamówionych przez ciebie analiz jeszcze czeka. Spróbuj ponownie, gdy któraś będzie gotowa.
   *[other] { $each } zamówionej przez ciebie analizy jeszcze czeka. Spróbuj ponownie, gdy któraś będzie gotowa.
}
refusal-too-many-engine-moves = { $each ->
    [one] Przy twoich stołach czeka jeszcze jeden ruch silnika. Spróbuj ponownie, gdy zostanie wykonany.
    [few] Przy twoich stołach czekają jeszcze { $each } ruchy silnika. Spróbuj ponownie, gdy któryś zostanie wykonany.
    [many] Przy twoich stołach czeka jeszcze { $each } ruchów silnika. Spróbuj ponownie, gdy któryś zostanie wykonany.
   *[other] Przy twoich stołach czeka jeszcze { $each } ruchu silnika. Spróbuj ponownie, gdy któryś zostanie wykonany.
}
refusal-busy = Zbyt wiele osób loguje się naraz. Spróbuj ponownie za kilka sekund.
refusal-overloaded = Serwer jest przeciążony. Spróbuj ponownie za sekundę.
refusal-too-many-guesses = { $seconds ->
    [one] Z twojego adresu wypróbowano zbyt wiele haseł. Spróbuj ponownie za sekundę.
    [few] Z twojego adresu wypróbowano zbyt wiele haseł. Spróbuj ponownie za { $seconds } sekundy.
    [many] Z twojego adresu wypróbowano zbyt wiele haseł. Spróbuj ponownie za { $seconds } sekund.
   *[other] Z twojego adresu wypróbowano zbyt wiele haseł. Spróbuj ponownie za { $seconds } sekundy.
}
refusal-too-many-tables = { $seconds ->
    [one] Z twojego adresu utworzono zbyt wiele stołów. Spróbuj ponownie za sekundę.
    [few] Z twojego adresu utworzono zbyt wiele stołów. Spróbuj ponownie za { $seconds } sekundy.
    [many] Z twojego adresu utworzono zbyt wiele stołów. Spróbuj ponownie za { $seconds } sekund.
   *[other] Z twojego adresu utworzono zbyt wiele stołów. Spróbuj ponownie za { $seconds } sekundy.
}
refusal-too-many-accounts = { $seconds ->
    [one] Z twojego adresu utworzono zbyt wiele kont. Spróbuj ponownie za sekundę.
    [few] Z twojego adresu utworzono zbyt wiele kont. Spróbuj ponownie za { $seconds } sekundy.
    [many] Z twojego adresu utworzono zbyt wiele kont. Spróbuj ponownie za { $seconds } sekund.
   *[other] Z twojego adresu utworzono zbyt wiele kont. Spróbuj ponownie za { $seconds } sekundy.
}
refusal-too-many-local-games = { $seconds ->
    [one] Do tego konta dodano zbyt wiele partii. Spróbuj ponownie za sekundę.
    [few] Do tego konta dodano zbyt wiele partii. Spróbuj ponownie za { $seconds } sekundy.
    [many] Do tego konta dodano zbyt wiele partii. Spróbuj ponownie za { $seconds } sekund.
   *[other] Do tego konta dodano zbyt wiele partii. Spróbuj ponownie za { $seconds } sekundy.
}
refusal-too-much-reading = { $seconds ->
    [one] Z twojego adresu wczytano zbyt wiele długich partii. Spróbuj ponownie za sekundę.
    [few] Z twojego adresu wczytano zbyt wiele długich partii. Spróbuj ponownie za { $seconds } sekundy.
    [many] Z twojego adresu wczytano zbyt wiele długich partii. Spróbuj ponownie za { $seconds } sekund.
   *[other] Z twojego adresu wczytano zbyt wiele długich partii. Spróbuj ponownie za { $seconds } sekundy.
}
refusal-too-many-requests = { $seconds ->
    [one] Zbyt wiele żądań. Spróbuj ponownie za sekundę.
    [few] Zbyt wiele żądań. Spróbuj ponownie za { $seconds } sekundy.
    [many] Zbyt wiele żądań. Spróbuj ponownie za { $seconds } sekund.
   *[other] Zbyt wiele żądań. Spróbuj ponownie za { $seconds } sekundy.
}
refusal-too-many-connections = Z twojego adresu otwarto zbyt wiele połączeń. Zamknij jedno lub spróbuj później.
refusal-too-many-reports = Zbyt wiele zgłoszeń czeka na administratora. Spróbuj później.
refusal-not-over = Partia nie jest zakończona.
refusal-went-on = Gracze kontynuują przy stole { $table }.
refusal-not-away = Gracz na miejscu { $seat } nie odszedł.
refusal-too-soon = { $seconds ->
    [one] Gracz na miejscu { $seat } może jeszcze wrócić. Spróbuj ponownie za sekundę.
    [few] Gracz na miejscu { $seat } może jeszcze wrócić. Spróbuj ponownie za { $seconds } sekundy.
    [many] Gracz na miejscu { $seat } może jeszcze wrócić. Spróbuj ponownie za { $seconds } sekund.
   *[other] Gracz na miejscu { $seat } może jeszcze wrócić. Spróbuj ponownie za { $seconds } sekundy.
}
refusal-handed-over = Na tym miejscu gra teraz komputer. Możesz oglądać.
refusal-no-talking = W partiach drużynowych przed końcem nie ma czatu: partnerom nie wolno się naradzać.
refusal-no-clocks = Przy tym stole nie ma zegarów.
refusal-disk-full = Dysk serwera jest pełny i niczego nie zapisano. Spróbuj ponownie, gdy będzie miejsce.
refusal-disk-failed = Dysk serwera zawodzi i niczego nie zapisano. Spróbuj ponownie, gdy zacznie działać.
refusal-damaged = Dane serwera są uszkodzone. Musi je naprawić jego administrator.
refusal-data-in-use = Danych serwera używa inny program i niczego nie zapisano. Spróbuj ponownie.
refusal-unreachable = Serwer nie może połączyć się ze swoją bazą danych i niczego nie zapisano. Spróbuj ponownie za chwilę.
refusal-undecided = Serwer utracił połączenie ze swoją bazą danych. Odśwież stronę, aby zobaczyć, czy to zapisano.
refusal-conflict = Ktoś inny zmienił to wcześniej i niczego nie zapisano. Odśwież stronę i spróbuj jeszcze raz.
refusal-not-stored = Nie udało się tego zapisać. Spróbuj ponownie.
refusal-unavailable = Stół jest chwilowo niedostępny. Spróbuj ponownie.
refusal-no-place = Serwer nie ma miejsca na więcej połączeń. Spróbuj później.
refusal-slow-request = Żądanie trwało zbyt długo.
refusal-foreign-origin = Strony z „{ $origin }” nie mogą używać tego serwera.
