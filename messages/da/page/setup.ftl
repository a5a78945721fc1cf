
setup-way = Modstander
setup-way-computer = Computer
setup-way-here = { $count ->
    [one] På denne enhed
   *[other] På denne enhed
}
setup-way-link = { $count ->
    [one] Invitation via link
   *[other] Invitationer via link
}
setup-way-lobby = Hvem som helst
setup-way-person = { $count ->
    [one] Bestemt spiller
   *[other] Bestemte spillere
}
setup-person = Spiller
setup-person-many = Spiller { $number }
setup-person-self = Du kan ikke udfordre dig selv.
setup-person-guest = Du skal have en konto for at udfordre nogen.
setup-rated = Ratet
setup-rated-about = Resultatet ændrer alle spilleres rating.
setup-rated-guest = Du skal have en konto for at spille ratede partier.
setup-rated-position = Et ratet parti begynder fra startstillingen, ikke fra en egen stilling.
setup-rated-computer = Partier mod computeren er ikke ratede.
setup-rated-clock = Med tre eller flere spillere kræver et ratet parti et ur.
setup-public = Offentligt
setup-public-about = Alle kan finde partiet i lobbyen og se med.
setup-as = Du spiller som { $name }.
setup-level = Niveau
setup-level-value = { $name } · niveau { $level }
setup-level-rated = { $name } · niveau { $level }, rating cirka { $rating }
setup-level-weakest = svagest
setup-level-strongest = stærkest
setup-players = Spillere
setup-layout = Opstilling
setup-variant = Variant
setup-side = Du spiller
setup-side-chance = Tilfældig
setup-seat-each = Indstil hver plads
setup-seat-alike = Ens for alle andre
setup-seats = Pladser
setup-seat = Spiller for { $side }
setup-seat-name = Navn for { $side }
setup-seat-level = Niveau for { $side }
setup-sitter-me = Dig
setup-sitter-here = På denne enhed
setup-sitter-link = Invitation via link
setup-sitter-person = Bestemt spiller
setup-sitter-lobby = Hvem som helst
setup-sitter-computer = Computer
setup-problem-here-and-elsewhere = I et onlineparti har hver enhed én plads. Vælg »Invitation via link« i stedet for »På denne enhed«.
setup-problem-nobody-here = Du har ingen plads endnu. Vælg »Dig« til en af pladserne.
setup-time = Betænkningstid
setup-time-none = Uden ur
setup-match = Matchens længde
setup-match-games = { $count ->
    [one] Ét parti
   *[other] { $count } partier
}
setup-options = { $count ->
    [0] Regelvalg
    [one] Regelvalg: ét ændret
   *[other] Regelvalg: { $count } ændrede
}
setup-go-computer = Spil
setup-go-here = Spil
setup-go-link = Opret link
setup-go-lobby = Opret bord
setup-go-person = Udfordr

# The computer’s levels.
level-1 = Nybegynder
level-2 = Begynder
level-3 = Hyggespiller
level-4 = Let øvet
level-5 = Mellem
level-6 = Øvet
level-7 = Stærk
level-8 = Ekspert
level-9 = Mester
level-10 = Fuld styrke

# Fair starts.
setup-balanced = Jævnbyrdig
setup-balanced-start = Den mest jævnbyrdige af de målte startstillinger: { $name }.
setup-balanced-deal = En af { $count } fordelinger, hvor begge sider har vundet omtrent lige ofte.
setup-balanced-none = Denne startstilling giver den ene side en fordel. Der blev ikke fundet en jævnbyrdig startstilling til disse regler.
setup-measured = Den, der begynder, får { $low } til { $high } % af pointene mellem lige stærke spillere (målt: { $percent } %, remis tæller halvt; motorens partier: { $games }, heraf { $drawn } % remis).
setup-measured-shares = Point mellem lige stærke spillere: { $shares } (remis deles; motorens partier: { $games }, heraf { $drawn } % remis).
setup-share = { $side } { $low } til { $high } %
