setup-way = Soupeř
setup-way-computer = Počítač
setup-way-here = { $count ->
    [one] Někdo tady
    [few] Lidé tady
    [many] Lidé tady
   *[other] Lidé tady
}
setup-way-link = { $count ->
    [one] Přítel, odkazem
    [few] Přátelé, odkazem
    [many] Přátelé, odkazem
   *[other] Přátelé, odkazem
}
setup-way-lobby = Kdokoli
setup-way-person = { $count ->
    [one] Hráč, podle jména
    [few] Hráči, podle jména
    [many] Hráči, podle jména
   *[other] Hráči, podle jména
}
setup-person = Hráč
setup-person-many = Hráč { $number }
setup-person-self = Nemůžete vyzvat sami sebe.
setup-person-guest = Abyste mohli někoho vyzvat, potřebujete účet.
setup-rated = Hodnocená
setup-rated-about = Výsledek změní rating všech hráčů.
setup-rated-guest = K hodnoceným partiím potřebujete účet.
setup-rated-position = Hodnocená partie začíná z výchozí pozice, ne z vlastní.
setup-rated-computer = Partie proti počítači se nehodnotí.
setup-rated-clock = Se třemi a více hráči potřebuje hodnocená partie hodiny.
setup-public = Veřejná
setup-public-about = Partii najde v lobby kdokoli a může ji sledovat.
setup-as = Hrajete jako { $name }.
setup-level = Úroveň
setup-level-value = { $name } · úroveň { $level }
setup-level-rated = { $name } · úroveň { $level }, rating asi { $rating }
setup-level-weakest = nejslabší
setup-level-strongest = nejsilnější
setup-players = Hráči
setup-layout = Výchozí pozice
setup-variant = Varianta
setup-side = Vaše strana
setup-side-chance = Náhodná
setup-seat-each = Nastavit místa
setup-seat-alike = Pro ostatní stejně
setup-seats = Místa
setup-seat = Hráč: { $side }
setup-seat-name = Jméno: { $side }
setup-seat-level = Úroveň: { $side }
setup-sitter-me = Vy
setup-sitter-here = Někdo tady
setup-sitter-link = Přítel, odkazem
setup-sitter-person = Hráč, podle jména
setup-sitter-lobby = Kdokoli
setup-sitter-computer = Počítač
setup-problem-here-and-elsewhere = V online partii má každé zařízení jedno místo. Místo „Někdo tady“ zvolte „Přítel, odkazem“.
setup-problem-nobody-here = Ještě nemáte místo. U jednoho z míst zvolte „Vy“.
setup-time = Tempo hry
setup-time-none = Bez hodin
setup-match = Délka zápasu
setup-match-games = { $count ->
    [one] Jedna partie
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
}
setup-options = { $count ->
    [0] Volby pravidel
    [one] Volby pravidel: jedna změna
    [few] Volby pravidel: { $count } změny
    [many] Volby pravidel: { $count } změny
   *[other] Volby pravidel: { $count } změn
}
setup-go-computer = Hrát
setup-go-here = Hrát
setup-go-link = Vytvořit odkaz
setup-go-lobby = Otevřít stůl
setup-go-person = Vyzvat

# The computer’s levels.
level-1 = Nováček
level-2 = Začátečník
level-3 = Rekreační hráč
level-4 = Mírně pokročilý
level-5 = Středně pokročilý
level-6 = Zkušený
level-7 = Silný
level-8 = Expert
level-9 = Mistr
level-10 = Plná síla

# Fair starts.
setup-balanced = Vyrovnaná
setup-balanced-start = Nejvyrovnanější z měřených výchozích pozic: { $name }.
setup-balanced-deal = Jedno z { $count } rozdání, ze kterých obě strany vyhrávaly zhruba stejně často.
setup-balanced-none = Tato výchozí pozice zvýhodňuje jednu stranu. Vyrovnaná výchozí pozice se pro tato pravidla nenašla.
setup-measured = Hráč, který začíná, získá proti stejně silnému soupeři { $low } až { $high } % bodů (naměřeno: { $percent } %, remíza se počítá za půl; partií enginu: { $games }, z toho { $drawn } % remíz).
setup-measured-shares = Body mezi stejně silnými hráči: { $shares } (remíza se dělí; partií enginu: { $games }, z toho { $drawn } % remíz).
setup-share = { $side } { $low } až { $high } %
