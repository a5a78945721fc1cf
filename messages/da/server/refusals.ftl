# Why the server does not do what it was asked to do.
refusal-no-such-table = Der er intet bord »{ $table }«.
refusal-no-seat = Det må kun en spiller gøre. Send hemmeligheden for en plads med, eller log ind.
refusal-wrong-secret = Denne hemmelighed passer ikke til nogen plads ved dette bord.
refusal-only-invitation = Denne hemmelighed er en invitation. Tag først en plads med den.
refusal-used-invitation = Denne invitation er brugt: Alle dens pladser er optaget. Du kan se med.
refusal-wrong-device-link = { $minutes ->
    [one] Linket er brugt, eller det er mere end et minut gammelt. Opret et nyt på den enhed, du spiller på.
   *[other] Linket er brugt, eller det er mere end { $minutes } minutter gammelt. Opret et nyt på den enhed, du spiller på.
}
refusal-account-seat = Denne plads tilhører en konto. Log ind på den anden enhed for at fortsætte dér.
refusal-not-begun = Partiet begynder, når alle pladser er optaget.
refusal-wrong-ply = Du sendte træk { $sent }, men det næste træk er nummer { $expected }.
refusal-reused-id = Id’et { $id } er brugt til noget andet. Brug et nyt til hvert træk og hver handling.
refusal-needs-account = Det kræver en konto. Log ind, opret en, eller send en API-token.
refusal-not-for-programs = Det kan gøres i en browser, når du er logget ind, men ikke med en API-token.
refusal-wrong-token = Denne API-token er ikke gyldig. Måske er den tilbagekaldt.
refusal-missing-scope = API-tokenen har ikke tilladelsen »{ $scope }«.
refusal-wrong-login = Forkert navn eller adgangskode.
refusal-wrong-password = Forkert adgangskode.
refusal-name-taken = Navnet »{ $name }« er optaget. Vælg et andet.
refusal-reserved-name = Navnet »{ $name }« er reserveret, fordi det ligner serverens eller en motors navn. Vælg et andet.
# $until is a date and time, $reason was written by whoever blocked the account.
refusal-blocked-account = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] Denne konto er blokeret permanent: { $reason }
       *[no] Denne konto er blokeret indtil { $until }: { $reason }
    }
   *[no] { $is_for_good ->
        [yes] Denne konto er blokeret permanent.
       *[no] Denne konto er blokeret indtil { $until }.
    }
}
refusal-blocked-address = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] Denne adresse er blokeret permanent: { $reason }
       *[no] Denne adresse er blokeret indtil { $until }: { $reason }
    }
   *[no] { $is_for_good ->
        [yes] Denne adresse er blokeret permanent.
       *[no] Denne adresse er blokeret indtil { $until }.
    }
}
refusal-label-taken = Der er allerede en token med navnet »{ $label }«. Vælg et andet navn.
refusal-no-such-account = Der er ingen konto »{ $name }«.
refusal-already-seated = Denne konto har allerede en plads ved dette ratede bord.
refusal-no-analysis = Der er ingen analyse af dette parti endnu. Bed om en med POST.
refusal-engines-busy = Alle motorer er optaget. Prøv igen senere.
refusal-too-many-analyses = { $each ->
    [one] Én analyse, du har bedt om, venter stadig. Prøv igen, når den er færdig.
   *[other] { $each } analyser, du har bedt om, venter stadig. Prøv igen, når en er færdig.
}
refusal-too-many-engine-moves = { $each ->
    [one] Ét af motorens træk ved dine borde venter stadig. Prøv igen, når det er spillet.
   *[other] { $each } af motorens træk ved dine borde venter stadig. Prøv igen, når nogle er spillet.
}
refusal-busy = For mange logger ind på én gang. Prøv igen om et par sekunder.
refusal-overloaded = Serveren er overbelastet. Prøv igen om et sekund.
refusal-too-many-guesses = { $seconds ->
    [one] Der er prøvet for mange adgangskoder fra din adresse. Prøv igen om et sekund.
   *[other] Der er prøvet for mange adgangskoder fra din adresse. Prøv igen om { $seconds } sekunder.
}
refusal-too-many-tables = { $seconds ->
    [one] Der er oprettet for mange borde fra din adresse. Prøv igen om et sekund.
   *[other] Der er oprettet for mange borde fra din adresse. Prøv igen om { $seconds } sekunder.
}
refusal-too-many-accounts = { $seconds ->
    [one] Der er oprettet for mange konti fra din adresse. Prøv igen om et sekund.
   *[other] Der er oprettet for mange konti fra din adresse. Prøv igen om { $seconds } sekunder.
}
refusal-too-many-local-games = { $seconds ->
    [one] Der er føjet for mange partier til denne konto. Prøv igen om et sekund.
   *[other] Der er føjet for mange partier til denne konto. Prøv igen om { $seconds } sekunder.
}
refusal-too-much-reading = { $seconds ->
    [one] Der er indlæst for mange lange partier fra din adresse. Prøv igen om et sekund.
   *[other] Der er indlæst for mange lange partier fra din adresse. Prøv igen om { $seconds } sekunder.
}
refusal-too-many-requests = { $seconds ->
    [one] For mange forespørgsler. Prøv igen om et sekund.
   *[other] For mange forespørgsler. Prøv igen om { $seconds } sekunder.
}
refusal-too-many-connections = For mange forbindelser fra din adresse er åbne. Luk en, eller prøv igen senere.
refusal-too-many-reports = For mange anmeldelser venter på en administrator. Prøv igen senere.
refusal-not-over = Partiet er ikke slut.
refusal-went-on = Spillerne er fortsat ved bord { $table }.
refusal-not-away = Spilleren på plads { $seat } er ikke gået.
refusal-too-soon = { $seconds ->
    [one] Spilleren på plads { $seat } kan stadig nå at komme tilbage. Prøv igen om et sekund.
   *[other] Spilleren på plads { $seat } kan stadig nå at komme tilbage. Prøv igen om { $seconds } sekunder.
}
refusal-handed-over = Computeren spiller på denne plads nu. Du kan se med.
refusal-no-talking = I holdpartier er der ingen chat før slutningen: Medspillere må ikke rådføre sig med hinanden.
refusal-no-clocks = Dette bord har ingen ure.
refusal-disk-full = Serverens disk er fuld, og intet blev gemt. Prøv igen, når der er plads.
refusal-disk-failed = Serverens disk svigter, og intet blev gemt. Prøv igen, når den virker.
refusal-damaged = Serverens data er beskadiget. Den, der driver serveren, skal reparere dem.
refusal-data-in-use = Serverens data er i brug et andet sted, og intet blev gemt. Prøv igen.
refusal-unreachable = Serveren kan ikke nå sin database, og intet blev gemt. Prøv igen om et øjeblik.
refusal-undecided = Serveren mistede forbindelsen til sin database. Genindlæs siden for at se, om dette blev gemt.
refusal-conflict = En anden har ændret dette først, og intet blev gemt. Genindlæs, og prøv igen.
refusal-not-stored = Det kunne ikke gemmes. Prøv igen.
refusal-unavailable = Bordet er ikke tilgængeligt i øjeblikket. Prøv igen.
refusal-no-place = Serveren har ikke plads til flere forbindelser. Prøv igen senere.
refusal-slow-request = Forespørgslen tog for lang tid.
refusal-foreign-origin = Sider fra »{ $origin }« må ikke bruge denne server.
