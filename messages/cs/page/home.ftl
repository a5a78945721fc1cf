home-title = Čtyři hry na výběr
home-play = Hrát
home-play-of = Hrát { $game }
home-continue = Pokračovat
home-new = Nová partie
home-new-of = Nová partie { $game }
home-more = Možnosti…
your-games = Vaše partie
your-games-against = proti: { $names }
your-games-here = na tomto zařízení
your-games-turn = Jste na tahu
your-games-their-turn = Čeká se na tah
your-games-open = Čeká se na hráče
your-games-report = Rozbor
your-games-more = { $count ->
    [one] Zobrazit 1 další
    [few] Zobrazit { $count } další
    [many] Zobrazit { $count } další
   *[other] Zobrazit { $count } dalších
}

home-learn = Učit se
home-analyse = Analýza

game-hus = Hus
game-hus-line = Rozsévejte po svých dvou řadách, navazujte dalším setím a berte kameny naproti.
game-pantarei = Pantareï
game-pantarei-line = Destičky šplhají na sebe a had se krátí. Postavte první hromádku ze sedmi.
game-gou = Gou
game-gou-line = Sevřete soupeřovy kameny mezi dva své a obsaďte čtyři body kolem středu.
game-abalone = Abalone
game-abalone-line = Získejte v řadě přesilu a vytlačte z desky šest soupeřových koulí.
