# What is wrong with a request that can be read, and what would be right.
invalid-seat-count = { $seats ->
    [one] Dette spil har én plads, ikke { $found }.
   *[other] Dette spil har { $seats } pladser, ikke { $found }.
}
invalid-no-person = Mindst én plads skal være til et menneske.
invalid-rated = Et ratet parti begynder fra startstillingen og spilles kun af mennesker.
invalid-rated-clock = Et ratet parti for tre eller flere spillere kræver et ur.
invalid-over-position = Partiet er slut i denne stilling.
invalid-match-length = En match skal have 1 til { $most } partier.
invalid-not-two = Når flere end to spiller, kan du ikke kræve sejren, men computeren kan overtage pladsen.
invalid-only-two = Når to spiller, kan computeren ikke overtage pladsen, men du kan kræve sejren.
invalid-seat = Pladserne er 1 til { $seats }.
invalid-not-kept = Ingen plads er reserveret til denne konto.
invalid-seats-free = Ikke alle pladser var optaget.
invalid-seat-not-free = Plads { $seat } er ikke ledig for dig.
invalid-no-open-seat = Ingen plads ved dette bord er åben for alle.
invalid-devices = { $most ->
    [one] En gæst spiller på én enhed pr. bord.
   *[other] En gæst spiller på højst { $most } enheder pr. bord.
}
invalid-attempt = Et forsøgs id (attempt) skal være en tilfældig streng på { $least } til { $most } tegn.
invalid-game-id = Et partis id skal være en tilfældig streng på { $least } til { $most } tegn.
invalid-one-record = Send én optegnelse ad gangen.
invalid-own-seat = Dette parti har pladserne 1 til { $seats }.
invalid-computer-seat = En computer spillede på plads { $seat }.
invalid-unfinished = Et parti, der ikke er slut, kan kun gemmes, hvis alle andre spillere er computere, og der ikke er noget ur.
invalid-said-nothing = Der er ingen besked fra plads { $seat } med dette nummer.
invalid-nobody = Plads { $seat } er tom.
invalid-account-seat = Plads { $seat } tilhører en konto. Fjern kontoens navn.
invalid-no-message = Hændelse { $number } ved dette bord er ikke en besked.
invalid-gift = Du kan give 1 til { $most } sekunder.
invalid-gift-receiver = Du kan kun give tid til modstandere.
invalid-act-id = Et id må højst være { $most }.
invalid-full-of-moves = Dette bord har { $most } hændelser og har ikke plads til flere træk. Opgiv for at afslutte partiet.
invalid-full-of-chat = Der er skrevet { $most } beskeder ved dette bord, og der er ikke plads til flere.
invalid-full = Dette bord har { $most } hændelser. Du kan kun spille videre eller afslutte partiet.
invalid-words = En besked skal have 1 til { $most } tegn almindelig tekst.
invalid-name-length = Et navn skal have 1 til { $most } tegn på én linje.
# $code is a number of Unicode, as in U+200B.
invalid-name-character = Et navn må ikke indeholde tegnet { $code }, som er usynligt eller ændrer, hvordan tekst vises.
invalid-name-accents = { $most ->
    [one] Et bogstav i et navn har højst én accent.
   *[other] Et bogstav i et navn har højst { $most } accenter.
}
invalid-account-name = Et navn skal have { $least } til { $most } tegn (bogstaverne A til Z, cifre, »-« og »_«) og begynde med et bogstav.
invalid-password = En adgangskode skal have { $least } til { $most } tegn.
invalid-label-length = En tokens navn skal have 1 til { $most } tegn.
invalid-label = En tokens navn skal stå på én linje, uden »/«, usynlige tegn og mellemrum i enderne.
invalid-no-scope = En token skal have mindst én tilladelse.
invalid-tokens = { $most ->
    [one] En konto har højst én token. Tilbagekald den først.
   *[other] En konto har højst { $most } tokens. Tilbagekald en først.
}
invalid-mute-self = Du kan ikke skjule dine egne beskeder.
invalid-mutes = En konto kan højst skjule beskeder fra { $most } andre. Vis beskeder fra en af dem igen først.
invalid-no-report = Der er ingen anmeldelse { $number }.
invalid-place = »{ $text }« er ikke en gyldig sidemarkør. Brug værdien af »next« fra den forrige side.
invalid-language = Der er intet sprog »{ $language }«. Vælg { $languages }.
# Of a subscription to notifications.
invalid-endpoint-length = Et abonnements endpoint må højst have { $most } tegn.
invalid-endpoint-url = Et abonnements endpoint skal være en URL.
invalid-endpoint-https = Et abonnements endpoint skal begynde med https://.
invalid-endpoint-host = Et abonnements endpoint skal angive en vært.
invalid-endpoint-password = Et abonnements endpoint må ikke indeholde en adgangskode.
invalid-endpoint-private = Et abonnements endpoint skal være på det offentlige internet.
invalid-push-key = Nøglen { $name } skal være { $length } byte i URL-sikker base64.
invalid-push-point = Nøglen p256dh er ikke et punkt på kurven P-256.

# Openings and fair starts.
invalid-position-key = En stillings nøgle skal have 16 hexadecimale cifre med små bogstaver.
invalid-balanced = Et parti kan begynde med en jævnbyrdig fordeling eller med en egen stilling, men ikke med begge dele.
