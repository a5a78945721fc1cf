### The help of `tetrarch puzzles`; see `help.ftl`.

cli-puzzles-about = Rozwiązuj zadania: znajdź jedyny ruch, który wygrywa lub ratuje partię
cli-puzzles-more = Każde zadanie ma dokładnie jedno rozwiązanie. „udowodnione” oznacza, że jest to udowodnione, „według silnika” – że po ustalonej liczbie pozycji każdy inny ruch jest dużo gorszy. Poziom zadania to najniższy poziom komputera, który znajduje rozwiązanie. Na błędną próbę program odpowiada ruchem, który ją obala. Pliki opisuje docs/puzzles.md.
cli-puzzles-after =
    Przykłady:
      tetrarch puzzles
      tetrarch puzzles hus --theme long-relay
      tetrarch puzzles gou --level 3 --seed 7
      tetrarch puzzles check
cli-puzzles-theme = Tylko zadania na ten temat
cli-puzzles-level = Tylko zadania tego poziomu
cli-puzzles-seed = Wybierz kolejność zadań; domyślnie każdego dnia nowa
cli-puzzles-check-about = Sprawdź zadania: pozycje, rozwiązania, tematy i to, że rozwiązanie jest dokładnie jedno
cli-puzzles-check-more = Wszystko jest sprawdzane od nowa: zasadami, modułem dowodów i silnikiem. Każdy błąd zajmuje jeden wiersz; ostatni wiersz to `N puzzles, K wrong`.
cli-puzzles-check-after =
    Przykłady:
      tetrarch puzzles check
      tetrarch puzzles check --sample 20 --seed 3
      tetrarch puzzles check puzzles/gou.jsonl --json
cli-puzzles-check-files = Pliki z zadaniami; domyślnie dołączone do programu
cli-puzzles-check-sample = Szukaj innych rozwiązań tylko w tylu zadaniach z każdego pliku
cli-puzzles-check-seed = Wybierz próbkę
cli-puzzles-mine-about = Wydobądź zadania z partii, które silnik gra sam ze sobą
cli-puzzles-mine-more = Ta sama gra i to samo ziarno dają te same zadania na każdym komputerze.
cli-puzzles-mine-after =
    Przykłady:
      tetrarch puzzles mine hus --seed 1 --count 500 --resume hus.journal --out puzzles/hus.jsonl
cli-puzzles-mine-seed = Ziarno partii
cli-puzzles-mine-count = Liczba zadań
cli-puzzles-mine-resume = Prowadź w tym pliku dziennik partii i kontynuuj od niego
cli-puzzles-mine-out = Zapisz zadania do tego pliku
