# Move texts, positions and options of every game.

move-unreadable = „{ $text }” nie jest ruchem. { $expected }
move-game-over = Partia jest zakończona. Nie można już wykonywać ruchów.

position-rows =
    { $expected ->
        [one] Oczekiwano jednego rzędu, znaleziono: { $found }.
        [few] Oczekiwano { $expected } rzędów, znaleziono: { $found }.
        [many] Oczekiwano { $expected } rzędów, znaleziono: { $found }.
       *[other] Oczekiwano { $expected } rzędu, znaleziono: { $found }.
    }
position-turn = Strona na ruchu to „{ $found }”. Oczekiwano: { $expected }.
position-turn-seat = Na ruchu nie może być miejsce { $seat }. Miejsca są od 1 do { $seats }.
position-other-game = Ta pozycja jest z innej gry. Oczekiwano: { $expected }.

options-unknown-variant = Nie ma wariantu „{ $variant }”. Oczekiwano: { $known }.
options-unknown-option = Nie ma opcji „{ $option }”. Oczekiwano: { $known }.
options-not-a-choice = Opcja { $option } nie może mieć wartości „{ $value }”. Oczekiwano: { $known }.
options-out-of-range = Opcja { $option } nie może mieć wartości „{ $value }”. Oczekiwana jest liczba całkowita od { NUMBER($min, useGrouping: "false") } do { NUMBER($max, useGrouping: "false") }.
options-not-a-flag = Opcja { $option } nie może mieć wartości „{ $value }”. Oczekiwano true lub false.
options-other-game = To ustawienia gry { $found }, a nie { $expected }.

catalog-unknown-game = Nie ma gry „{ $game }”. Oczekiwano: { $known }.
level-unknown = Nie ma poziomu „{ $level }”. Poziomy są od { $min } do { $max }.
seat-unknown = Nie ma miejsca { $seat }. Miejsca są od 1 do { $seats }.
seat-unknown-team = Nie ma drużyny { $team }. Drużyny są od 1 do { $teams }.
