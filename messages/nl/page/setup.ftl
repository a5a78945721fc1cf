
setup-way = Tegenstander
setup-way-computer = Computer
setup-way-here = { $count ->
    [one] Op dit apparaat
   *[other] Op dit apparaat
}
setup-way-link = { $count ->
    [one] Uitnodiging via link
   *[other] Uitnodigingen via link
}
setup-way-lobby = Open voor iedereen
setup-way-person = { $count ->
    [one] Bepaalde speler
   *[other] Bepaalde spelers
}
setup-person = Speler
setup-person-many = Speler { $number }
setup-person-self = Je kunt jezelf niet uitdagen.
setup-person-guest = Om iemand uit te dagen heb je een account nodig.
setup-rated = Met rating
setup-rated-about = De uitslag verandert de rating van elke speler.
setup-rated-guest = Voor ratingpartijen heb je een account nodig.
setup-rated-position = Een ratingpartij begint met de beginstelling, niet met een eigen stelling.
setup-rated-computer = Partijen tegen de computer tellen niet voor de rating.
setup-rated-clock = Met drie of meer spelers heeft een ratingpartij een klok nodig.
setup-public = Openbaar
setup-public-about = Iedereen kan deze partij in de lobby vinden en volgen.
setup-as = Je speelt als { $name }.
setup-level = Niveau
setup-level-value = { $name } · niveau { $level }
setup-level-rated = { $name } · niveau { $level }, rating ongeveer { $rating }
setup-level-weakest = zwakst
setup-level-strongest = sterkst
setup-players = Spelers
setup-layout = Opstelling
setup-variant = Variant
setup-side = Je speelt
setup-side-chance = Willekeurig
setup-seat-each = Elke plaats instellen
setup-seat-alike = Voor alle anderen gelijk
setup-seats = Plaatsen
setup-seat = Speler voor { $side }
setup-seat-name = Naam voor { $side }
setup-seat-level = Niveau voor { $side }
setup-sitter-me = Jij
setup-sitter-here = Op dit apparaat
setup-sitter-link = Uitnodiging via link
setup-sitter-person = Bepaalde speler
setup-sitter-lobby = Open voor iedereen
setup-sitter-computer = Computer
setup-problem-here-and-elsewhere = In een onlinepartij heeft elk apparaat één plaats. Kies ‘Uitnodiging via link’ in plaats van ‘Op dit apparaat’.
setup-problem-nobody-here = Je hebt nog geen plaats. Kies ‘Jij’ voor een van de plaatsen.
setup-time = Speeltempo
setup-time-none = Zonder klok
setup-match = Lengte van de match
setup-match-games = { $count ->
    [one] Eén partij
   *[other] { $count } partijen
}
setup-options = { $count ->
    [0] Regelopties
    [one] Regelopties: één gewijzigd
   *[other] Regelopties: { $count } gewijzigd
}
setup-go-computer = Spelen
setup-go-here = Spelen
setup-go-link = Link maken
setup-go-lobby = Tafel openen
setup-go-person = Uitdagen

# The computer’s levels.
level-1 = Nieuweling
level-2 = Beginner
level-3 = Hobbyspeler
level-4 = Halfgevorderd
level-5 = Geoefend
level-6 = Gevorderd
level-7 = Sterk
level-8 = Expert
level-9 = Meester
level-10 = Volle sterkte

# Fair starts.
setup-balanced = In evenwicht
setup-balanced-start = De meest evenwichtige van de gemeten beginstellingen: { $name }.
setup-balanced-deal = Een van de { $count } verdelingen waarbij beide kanten ongeveer even vaak wonnen.
setup-balanced-none = Deze beginstelling bevoordeelt één kant. Voor deze regels is geen evenwichtige beginstelling gevonden.
setup-measured = Wie begint, haalt { $low } tot { $high }% van de punten tussen even sterke spelers (gemeten: { $percent }%, remise telt half; partijen van de engine: { $games }, waarvan { $drawn }% remise).
setup-measured-shares = Punten onder even sterke spelers: { $shares } (remise wordt gedeeld; partijen van de engine: { $games }, waarvan { $drawn }% remise).
setup-share = { $side } { $low } tot { $high }%
