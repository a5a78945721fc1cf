# Why the server does not do what it was asked to do.
refusal-no-such-table = Det finns inget bord ”{ $table }”.
refusal-no-seat = Bara en spelare får göra det här. Skicka med hemligheten för en plats, eller logga in.
refusal-wrong-secret = Den här hemligheten passar inte till någon plats vid bordet.
refusal-only-invitation = Den här hemligheten är en inbjudan. Ta en plats med den först.
refusal-used-invitation = Inbjudan har använts: alla dess platser är upptagna. Du kan titta på.
refusal-wrong-device-link = { $minutes ->
    [one] Länken har använts, eller så är den äldre än en minut. Skapa en ny på enheten du spelar på.
   *[other] Länken har använts, eller så är den äldre än { $minutes } minuter. Skapa en ny på enheten du spelar på.
}
refusal-account-seat = Platsen tillhör ett konto. Logga in på den andra enheten för att fortsätta där.
refusal-not-begun = Partiet börjar när alla platser är upptagna.
refusal-wrong-ply = Du skickade drag { $sent }, men nästa drag är nummer { $expected }.
refusal-reused-id = Id { $id } har använts till något annat. Använd ett nytt för varje drag och handling.
refusal-needs-account = Det här kräver ett konto. Logga in, skapa ett eller skicka en API-token.
refusal-not-for-programs = Det här kan göras i en webbläsare efter inloggning, inte med en API-token.
refusal-wrong-token = Den här API-tokenen är inte giltig. Den kan ha återkallats.
refusal-missing-scope = API-tokenen har inte behörigheten ”{ $scope }”.
refusal-wrong-login = Fel namn eller lösenord.
refusal-wrong-password = Fel lösenord.
refusal-name-taken = Namnet ”{ $name }” är upptaget. Välj ett annat.
refusal-reserved-name = Namnet ”{ $name }” är reserverat eftersom det liknar serverns eller en motors. Välj ett annat.
# $until is a date and time, $reason was written by whoever blocked the account.
refusal-blocked-account = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] Kontot är spärrat för alltid: { $reason }
       *[no] Kontot är spärrat till { $until }: { $reason }
    }
   *[no] { $is_for_good ->
        [yes] Kontot är spärrat för alltid.
       *[no] Kontot är spärrat till { $until }.
    }
}
refusal-blocked-address = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] Adressen är spärrad för alltid: { $reason }
       *[no] Adressen är spärrad till { $until }: { $reason }
    }
   *[no] { $is_for_good ->
        [yes] Adressen är spärrad för alltid.
       *[no] Adressen är spärrad till { $until }.
    }
}
refusal-label-taken = Det finns redan en token med namnet ”{ $label }”. Välj ett annat namn.
refusal-no-such-account = Det finns inget konto ”{ $name }”.
refusal-already-seated = Kontot har redan en plats vid det här rankade bordet.
refusal-no-analysis = Det finns ingen analys av partiet än. Begär en med POST.
refusal-engines-busy = Alla motorer är upptagna. Försök igen senare.
refusal-too-many-analyses = { $each ->
    [one] En analys som du har begärt väntar fortfarande. Försök igen när den är klar.
   *[other] { $each } analyser som du har begärt väntar fortfarande. Försök igen när någon är klar.
}
refusal-too-many-engine-moves = { $each ->
    [one] Ett av motorns drag vid dina bord väntar fortfarande. Försök igen när det är gjort.
   *[other] { $each } av motorns drag vid dina bord väntar fortfarande. Försök igen när några är gjorda.
}
refusal-busy = För många loggar in samtidigt. Försök igen om några sekunder.
refusal-overloaded = Servern är överbelastad. Försök igen om en sekund.
refusal-too-many-guesses = { $seconds ->
    [one] För många lösenord har prövats från din adress. Försök igen om en sekund.
   *[other] För många lösenord har prövats från din adress. Försök igen om { $seconds } sekunder.
}
refusal-too-many-tables = { $seconds ->
    [one] För många bord har skapats från din adress. Försök igen om en sekund.
   *[other] För många bord har skapats från din adress. Försök igen om { $seconds } sekunder.
}
refusal-too-many-accounts = { $seconds ->
    [one] För många konton har skapats från din adress. Försök igen om en sekund.
   *[other] För många konton har skapats från din adress. Försök igen om { $seconds } sekunder.
}
refusal-too-many-local-games = { $seconds ->
    [one] För många partier har lagts till i kontot. Försök igen om en sekund.
   *[other] För många partier har lagts till i kontot. Försök igen om { $seconds } sekunder.
}
refusal-too-much-reading = { $seconds ->
    [one] För många långa partier har lästs in från din adress. Försök igen om en sekund.
   *[other] För många långa partier har lästs in från din adress. Försök igen om { $seconds } sekunder.
}
refusal-too-many-requests = { $seconds ->
    [one] För många förfrågningar. Försök igen om en sekund.
   *[other] För många förfrågningar. Försök igen om { $seconds } sekunder.
}
refusal-too-many-connections = För många anslutningar från din adress är öppna. Stäng en eller försök igen senare.
refusal-too-many-reports = För många anmälningar väntar på en administratör. Försök igen senare.
refusal-not-over = Partiet är inte slut.
refusal-went-on = Spelarna har fortsatt vid bord { $table }.
refusal-not-away = Spelaren på plats { $seat } har inte gått.
refusal-too-soon = { $seconds ->
    [one] Spelaren på plats { $seat } kan fortfarande komma tillbaka. Försök igen om en sekund.
   *[other] Spelaren på plats { $seat } kan fortfarande komma tillbaka. Försök igen om { $seconds } sekunder.
}
refusal-handed-over = Datorn spelar på den här platsen nu. Du kan titta på.
refusal-no-talking = I lagpartier finns ingen chatt före slutet: medspelare får inte rådgöra.
refusal-no-clocks = Bordet har inga klockor.
refusal-disk-full = Serverns disk är full, och inget sparades. Försök igen när det finns plats.
refusal-disk-failed = Serverns disk fungerar inte, och inget sparades. Försök igen när den fungerar.
refusal-damaged = Serverns data är skadade. Den som driver servern måste reparera dem.
refusal-data-in-use = Serverns data används på annat håll, och inget sparades. Försök igen.
refusal-unreachable = Servern når inte sin databas, och inget sparades. Försök igen om en stund.
refusal-undecided = Servern tappade anslutningen till sin databas. Läs in sidan på nytt för att se om detta sparades.
refusal-conflict = Någon annan hann ändra detta före dig, och inget sparades. Läs in på nytt och försök igen.
refusal-not-stored = Det kunde inte sparas. Försök igen.
refusal-unavailable = Bordet är inte tillgängligt just nu. Försök igen.
refusal-no-place = Servern har inte plats för fler anslutningar. Försök igen senare.
refusal-slow-request = Förfrågan tog för lång tid.
refusal-foreign-origin = Sidor från ”{ $origin }” får inte använda den här servern.
