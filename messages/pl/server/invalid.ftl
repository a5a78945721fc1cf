# What is wrong with a request that can be read, and what would be right.
invalid-seat-count = { $seats ->
    [one] Ta gra ma jedno miejsce, a nie { $found }.
    [few] Ta gra ma { $seats } miejsca, a nie { $found }.
    [many] Ta gra ma { $seats } miejsc, a nie { $found }.
   *[other] Ta gra ma { $seats } miejsca, a nie { $found }.
}
invalid-no-person = Co najmniej jedno miejsce musi być dla człowieka.
invalid-rated = Partia rankingowa zaczyna się od pozycji początkowej i grają w niej tylko ludzie.
invalid-rated-clock = Partia rankingowa dla trzech lub więcej graczy wymaga zegara.
invalid-over-position = W tej pozycji partia jest już zakończona.
invalid-match-length = Mecz musi mieć od 1 do { $most } partii.
invalid-not-two = Gdy gra więcej niż dwoje, nie można ogłosić wygranej, ale miejsce może przejąć komputer.
invalid-only-two = Gdy gra dwoje, komputer nie może przejąć miejsca, ale można ogłosić wygraną.
invalid-seat = Miejsca są od 1 do { $seats }.
invalid-not-kept = Dla tego konta nie zarezerwowano żadnego miejsca.
invalid-seats-free = Nie wszystkie miejsca były zajęte.
invalid-seat-not-free = Miejsce { $seat } nie jest dla ciebie wolne.
invalid-no-open-seat = Przy tym stole nie ma miejsca otwartego dla wszystkich.
invalid-devices = { $most ->
    [one] Gość gra przy jednym stole na jednym urządzeniu.
    [few] Gość gra przy jednym stole na najwyżej { $most } urządzeniach.
    [many] Gość gra przy jednym stole na najwyżej { $most } urządzeniach.
   *[other] Gość gra przy jednym stole na najwyżej { $most } urządzenia.
}
invalid-attempt = Identyfikator próby (attempt) musi być losowym ciągiem długości od { $least } do { $most } znaków.
invalid-game-id = Identyfikator partii musi być losowym ciągiem długości od { $least } do { $most } znaków.
invalid-one-record = Wysyłaj zapisy pojedynczo.
invalid-own-seat = Ta partia ma miejsca od 1 do { $seats }.
invalid-computer-seat = Na miejscu { $seat } grał komputer.
invalid-unfinished = Niezakończoną partię można zapisać tylko wtedy, gdy wszyscy pozostali gracze to komputery i nie ma zegara.
invalid-said-nothing = Pod tym numerem nie ma wiadomości od miejsca { $seat }.
invalid-nobody = Na miejscu { $seat } nikogo nie ma.
invalid-account-seat = Miejsce { $seat } należy do konta. Usuń nazwę konta.
invalid-no-message = Zdarzenie { $number } tego stołu nie jest wiadomością.
invalid-gift = Dodać można od 1 do { $most } sekund.
invalid-gift-receiver = Czas można dodać tylko przeciwnikom.
invalid-act-id = Identyfikator może wynosić najwyżej { $most }.
invalid-full-of-moves = Ten stół osiągnął limit wpisów ({ $most }) i nie przyjmuje więcej ruchów. Poddaj się, aby zakończyć partię.
invalid-full-of-chat = Ten stół osiągnął limit wiadomości ({ $most }).
invalid-full = Ten stół osiągnął limit wpisów ({ $most }). Możesz tylko grać dalej lub zakończyć partię.
invalid-words = Wiadomość musi mieć od 1 do { $most } znaków zwykłego tekstu.
invalid-name-length = Nazwa musi mieć od 1 do { $most } znaków w jednym wierszu.
# $code is a number of Unicode, as in U+200B.
invalid-name-character = Nazwa nie może zawierać znaku { $code }, który jest niewidoczny lub zmienia wygląd tekstu.
invalid-name-accents = { $most ->
    [one] Litera w nazwie ma najwyżej jeden znak diakrytyczny.
    [few] Litera w nazwie ma najwyżej { $most } znaki diakrytyczne.
    [many] Litera w nazwie ma najwyżej { $most } znaków diakrytycznych.
   *[other] Litera w nazwie ma najwyżej { $most } znaku diakrytycznego.
}
invalid-account-name = Nazwa musi mieć od { $least } do { $most } znaków: litery od A do Z, cyfry, „-” i „_”, i zaczynać się literą.
invalid-password = Hasło musi mieć od { $least } do { $most } znaków.
invalid-label-length = Nazwa musi mieć od 1 do { $most } znaków.
invalid-label = Nazwa musi zajmować jeden wiersz, bez „/”, niewidocznych znaków i spacji na początku i końcu.
invalid-no-scope = Token musi mieć co najmniej jedno uprawnienie.
invalid-tokens = { $most ->
    [one] Konto ma najwyżej jeden token. Najpierw go unieważnij.
    [few] Konto ma najwyżej { $most } tokeny. Najpierw unieważnij jeden.
    [many] Konto ma najwyżej { $most } tokenów. Najpierw unieważnij jeden.
   *[other] Konto ma najwyżej { $most } tokenu. Najpierw unieważnij jeden.
}
invalid-mute-self = Nie można wyciszyć siebie.
invalid-mutes = Konto może wyciszyć najwyżej { $most } innych. Najpierw cofnij któreś wyciszenie.
invalid-no-report = Nie ma zgłoszenia { $number }.
invalid-place = „{ $text }” nie jest prawidłowym znacznikiem strony. Użyj wartości „next” z poprzedniej strony.
invalid-language = Nie ma języka „{ $language }”. Wybierz { $languages }.
# Of a subscription to notifications.
invalid-endpoint-length = Endpoint subskrypcji może mieć najwyżej { $most } znaków.
invalid-endpoint-url = Endpoint subskrypcji musi być adresem URL.
invalid-endpoint-https = Endpoint subskrypcji musi zaczynać się od https://.
invalid-endpoint-host = Endpoint subskrypcji musi podawać host.
invalid-endpoint-password = Endpoint subskrypcji nie może zawierać hasła.
invalid-endpoint-private = Endpoint subskrypcji musi być w publicznym internecie.
invalid-push-key = Klucz { $name } musi mieć długość { $length } bajtów w base64 dla URL.
invalid-push-point = Klucz p256dh nie jest punktem krzywej P-256.

# Openings and fair starts.
invalid-position-key = Klucz pozycji musi mieć 16 cyfr szesnastkowych małymi literami.
invalid-balanced = Partia może zacząć się od wyrównanego rozdania albo od własnej pozycji, ale nie od obu.
