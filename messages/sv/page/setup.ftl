
setup-way = Motståndare
setup-way-computer = Dator
setup-way-here = { $count ->
    [one] På den här enheten
   *[other] På den här enheten
}
setup-way-link = { $count ->
    [one] Inbjudan via länk
   *[other] Inbjudningar via länk
}
setup-way-lobby = Vem som helst
setup-way-person = { $count ->
    [one] Namngiven spelare
   *[other] Namngivna spelare
}
setup-person = Spelare
setup-person-many = Spelare { $number }
setup-person-self = Du kan inte utmana dig själv.
setup-person-guest = Du behöver ett konto för att utmana någon.
setup-rated = Rankat
setup-rated-about = Resultatet ändrar alla spelares rating.
setup-rated-guest = Du behöver ett konto för att spela rankade partier.
setup-rated-position = Ett rankat parti börjar från utgångsställningen, inte från en egen ställning.
setup-rated-computer = Partier mot datorn är inte rankade.
setup-rated-clock = Med tre eller fler spelare behöver ett rankat parti en klocka.
setup-public = Offentligt
setup-public-about = Alla kan hitta partiet i lobbyn och titta på.
setup-as = Du spelar som { $name }.
setup-level = Nivå
setup-level-value = { $name } · nivå { $level }
setup-level-rated = { $name } · nivå { $level }, rating cirka { $rating }
setup-level-weakest = svagast
setup-level-strongest = starkast
setup-players = Spelare
setup-layout = Uppställning
setup-variant = Variant
setup-side = Du spelar
setup-side-chance = Slumpas
setup-seat-each = Ställ in varje plats
setup-seat-alike = Samma för alla andra
setup-seats = Platser
setup-seat = Spelare för { $side }
setup-seat-name = Namn för { $side }
setup-seat-level = Nivå för { $side }
setup-sitter-me = Du
setup-sitter-here = På den här enheten
setup-sitter-link = Inbjudan via länk
setup-sitter-person = Namngiven spelare
setup-sitter-lobby = Vem som helst
setup-sitter-computer = Dator
setup-problem-here-and-elsewhere = I ett onlineparti har varje enhet en plats. Välj ”Inbjudan via länk” i stället för ”På den här enheten”.
setup-problem-nobody-here = Du har ingen plats än. Välj ”Du” för en av platserna.
setup-time = Betänketid
setup-time-none = Utan klocka
setup-match = Matchens längd
setup-match-games = { $count ->
    [one] Ett parti
   *[other] { $count } partier
}
setup-options = { $count ->
    [0] Regelval
    [one] Regelval: ett ändrat
   *[other] Regelval: { $count } ändrade
}
setup-go-computer = Spela
setup-go-here = Spela
setup-go-link = Skapa länk
setup-go-lobby = Skapa bord
setup-go-person = Utmana

# The computer’s levels.
level-1 = Novis
level-2 = Nybörjare
level-3 = Hobbyspelare
level-4 = På väg upp
level-5 = Medel
level-6 = Rutinerad
level-7 = Stark
level-8 = Expert
level-9 = Mästare
level-10 = Full styrka

# Fair starts.
setup-balanced = Jämn
setup-balanced-start = Den jämnaste av de uppmätta utgångsställningarna: { $name }.
setup-balanced-deal = En av { $count } fördelningar där båda sidor har vunnit ungefär lika ofta.
setup-balanced-none = Den här utgångsställningen gynnar en sida. Ingen jämn utgångsställning hittades för de här reglerna.
setup-measured = Den som börjar tar { $low } till { $high } % av poängen mellan lika starka spelare (uppmätt: { $percent } %, remi räknas halvt; motorns partier: { $games }, varav { $drawn } % remi).
setup-measured-shares = Poäng mellan lika starka spelare: { $shares } (remi delas; motorns partier: { $games }, varav { $drawn } % remi).
setup-share = { $side } { $low } till { $high } %
