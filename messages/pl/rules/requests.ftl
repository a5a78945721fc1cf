# What can be wrong with a request to the rules in the page.
request-saved-players = Gracze nie pasują do zapisanej partii.
request-empty-record = Nie zawiera żadnej partii.
request-no-next-game = Nie ma następnej partii. Mecz jest zakończony.
request-not-over = Partia nie jest zakończona.
request-game-over = Partia jest zakończona. Nie można już wykonywać ruchów.
request-no-such-move = Nie ma ruchu { $ply }. Liczba wykonanych ruchów: { $plies }.
request-no-such-table = Na tej stronie nie ma stołu { $handle }.
request-unreadable = Nie można tego odczytać: { $detail }.
