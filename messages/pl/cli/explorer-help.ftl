### The help of `tetrarch explorer` and `tetrarch balance`; see `help.ftl`.

cli-explorer-about = Przeglądaj otwarcia: jakie ruchy grano, jak często i jak kończyły się partie
cli-explorer-after =
    Przykłady:
      tetrarch explorer show hus --moves "c1"
      tetrarch explorer add abalone games.json --to club.explorer
      tetrarch explorer show abalone --with club.explorer
cli-explorer-show-about = Wypisz ruchy zagrane w pozycji: partie, udział, wygrane każdej strony i remisy oraz ocenę silnika
cli-explorer-show-with = Dodaj partie z tego pliku otwarć; można powtórzyć
cli-explorer-add-about = Dodaj zakończone partie z zapisów do pliku otwarć
cli-explorer-add-files = Pliki z zapisami partii
cli-explorer-add-to = Plik otwarć; powstanie, jeśli go nie ma
cli-explorer-make-about = Utwórz plik otwarć gry z zapisów
cli-explorer-make-more = Rzadkie ruchy są pomijane. Pozostałe oceniają silnik i moduł dowodów przy stałej liczbie pozycji, więc każdy komputer tworzy ten sam plik.
cli-explorer-make-files = Pliki z zapisami partii
cli-explorer-make-least = Pomiń ruchy zagrane w mniej niż tylu partiach
cli-explorer-make-nodes = Liczba pozycji badanych przez silnik na ruch
cli-explorer-make-out = Zapisz plik otwarć do tego pliku
cli-balance-about = Zmierz, jak często wygrywa każda strona z każdej pozycji początkowej, gdy obie są równie silne
cli-balance-more = Silnik gra sam ze sobą z pozycji początkowej każdego wariantu lub, w grach z rozdaniem, z wielu rozdań. Wyniki mają 95-procentowe przedziały ufności. Te same argumenty dają te same partie na każdym komputerze.
cli-balance-after =
    Przykłady:
      tetrarch balance gou
      tetrarch balance pantarei --deals 100 --games 20 --out balance/pantarei.json --records games.json
cli-balance-games = Partie na pozycję początkową
cli-balance-nodes = Liczba pozycji badanych przez silnik na ruch
cli-balance-seed = Ziarno partii
cli-balance-deals = Liczba rozdań w grach, które się od nich zaczynają
cli-balance-max-plies = Uznaj partię za remis po tylu półruchach
cli-balance-out = Zapisz wyniki do tego pliku jako JSON
cli-balance-records = Zapisz partie do tego pliku
