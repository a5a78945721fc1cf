settings = Ustawienia
settings-theme = Motyw
settings-theme-system = Systemowy
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-speed = Szybkość animacji
settings-speed-value = { $speed ->
    [0] Wyłączone
    [0.5] Wolno
    [1] Normalnie
   *[2] Szybko
}
settings-sound = Dźwięk
settings-sound-about = Odtwarzaj dźwięk przy ruchach i biciach
settings-coordinates = Współrzędne
settings-coordinates-about = Pokazuj współrzędne na planszy
settings-boldMarks = Wyraźne znaki
settings-boldMarks-about = Odróżniaj pionki nie tylko kolorem, lecz także kształtem
settings-name = Twoja nazwa przy stołach
settings-kept = Ustawienia są zapisywane tylko w tej przeglądarce.
settings-typefaces = Czcionki na licencji SIL Open Font License:

## Notifications while the page is closed.
push = Powiadomienia
push-about = Twój ruch, wyzwania i wiadomości, gdy ta strona jest zamknięta
push-offer = Ta partia może trwać kilka dni. Możesz dostać powiadomienie, gdy przyjdzie twój ruch.
push-offer-accept = Powiadamiaj mnie
push-blocked = Przeglądarka blokuje powiadomienia z tej witryny. Możesz na nie zezwolić w jej ustawieniach.
push-your-turn = Twój ruch
push-challenge = Masz wyzwanie do gry
push-message = Nowa wiadomość
