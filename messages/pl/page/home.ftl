home-title = Cztery gry do wyboru
home-play = Graj
home-play-of = Graj w { $game }
home-continue = Kontynuuj
home-new = Nowa partia
home-new-of = Nowa partia { $game }
home-more = Opcje…
your-games = Twoje partie
your-games-against = przeciwko: { $names }
your-games-here = na tym urządzeniu
your-games-turn = Twój ruch
your-games-their-turn = Oczekiwanie na ruch
your-games-open = Oczekiwanie na graczy
your-games-report = Raport
your-games-more = { $count ->
    [one] Pokaż jeszcze 1
    [few] Pokaż jeszcze { $count }
    [many] Pokaż jeszcze { $count }
   *[other] Pokaż jeszcze { $count }
}

home-learn = Nauka
home-analyse = Analiza

game-hus = Hus
game-hus-line = Siej po swoich dwóch rzędach, kontynuuj siew i zbijaj pionki naprzeciwko.
game-pantarei = Pantareï
game-pantarei-line = Łuski wspinają się na siebie, a wąż się skraca. Zbuduj pierwszy stos z siedmiu.
game-gou = Gou
game-gou-line = Zamykaj pionki przeciwnika między dwoma swoimi i zajmij cztery punkty wokół środka.
game-abalone = Abalone
game-abalone-line = Zdobądź przewagę w rzędzie i zepchnij z planszy sześć kul przeciwnika.
