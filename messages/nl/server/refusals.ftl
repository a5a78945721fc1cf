# Why the server does not do what it was asked to do.
refusal-no-such-table = Er is geen tafel ‘{ $table }’.
refusal-no-seat = Dit kan alleen een speler. Stuur het geheim van een plaats mee, of log in.
refusal-wrong-secret = Dit geheim hoort bij geen enkele plaats aan deze tafel.
refusal-only-invitation = Dit geheim is een uitnodiging. Neem er eerst een plaats mee in.
refusal-used-invitation = Deze uitnodiging is gebruikt: alle plaatsen ervan zijn bezet. Je kunt kijken.
refusal-wrong-device-link = { $minutes ->
    [one] Deze link is al gebruikt, of ouder dan één minuut. Maak een nieuwe op het apparaat waarop je speelt.
   *[other] Deze link is al gebruikt, of ouder dan { $minutes } minuten. Maak een nieuwe op het apparaat waarop je speelt.
}
refusal-account-seat = Deze plaats hoort bij een account. Log in op het andere apparaat om daar verder te spelen.
refusal-not-begun = De partij begint als alle plaatsen bezet zijn.
refusal-wrong-ply = Je stuurde zet { $sent }, maar de volgende zet is nummer { $expected }.
refusal-reused-id = De id { $id } is voor iets anders gebruikt. Gebruik voor elke zet en elke handeling een nieuwe.
refusal-needs-account = Hiervoor is een account nodig. Log in, maak er een aan of stuur een API-token.
refusal-not-for-programs = Dit kan in een browser na het inloggen, niet met een API-token.
refusal-wrong-token = Dit API-token is niet geldig. Misschien is het ingetrokken.
refusal-missing-scope = Het API-token heeft het recht ‘{ $scope }’ niet.
refusal-wrong-login = Naam of wachtwoord klopt niet.
refusal-wrong-password = Het wachtwoord klopt niet.
refusal-name-taken = De naam ‘{ $name }’ is bezet. Kies een andere.
refusal-reserved-name = De naam ‘{ $name }’ is gereserveerd, omdat hij op die van de server of een engine lijkt. Kies een andere.
# $until is a date and time, $reason was written by whoever blocked the account.
refusal-blocked-account = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] Dit account is voorgoed geblokkeerd: { $reason }
       *[no] Dit account is geblokkeerd tot { $until }: { $reason }
    }
   *[no] { $is_for_good ->
        [yes] Dit account is voorgoed geblokkeerd.
       *[no] Dit account is geblokkeerd tot { $until }.
    }
}
refusal-blocked-address = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] Dit adres is voorgoed geblokkeerd: { $reason }
       *[no] Dit adres is geblokkeerd tot { $until }: { $reason }
    }
   *[no] { $is_for_good ->
        [yes] Dit adres is voorgoed geblokkeerd.
       *[no] Dit adres is geblokkeerd tot { $until }.
    }
}
refusal-label-taken = Er is al een token met de naam ‘{ $label }’. Kies een andere naam.
refusal-no-such-account = Er is geen account ‘{ $name }’.
refusal-already-seated = Dit account heeft al een plaats aan deze tafel met rating.
refusal-no-analysis = Van deze partij is er nog geen analyse. Vraag er een aan met POST.
refusal-engines-busy = Alle engines zijn bezig. Probeer het later opnieuw.
refusal-too-many-analyses = { $each ->
    [one] Eén analyse die je hebt aangevraagd, wacht nog. Probeer het opnieuw als die klaar is.
   *[other] { $each } analyses die je hebt aangevraagd, wachten nog. Probeer het opnieuw als er een klaar is.
}
refusal-too-many-engine-moves = { $each ->
    [one] Eén zet van de engine aan je tafels wacht nog. Probeer het opnieuw als die gedaan is.
   *[other] { $each } zetten van de engine aan je tafels wachten nog. Probeer het opnieuw als er een paar gedaan zijn.
}
refusal-busy = Er loggen te veel mensen tegelijk in. Probeer het over een paar seconden opnieuw.
refusal-overloaded = De server is overbelast. Probeer het over een seconde opnieuw.
refusal-too-many-guesses = { $seconds ->
    [one] Vanaf je adres zijn te veel wachtwoorden geprobeerd. Probeer het over één seconde opnieuw.
   *[other] Vanaf je adres zijn te veel wachtwoorden geprobeerd. Probeer het over { $seconds } seconden opnieuw.
}
refusal-too-many-tables = { $seconds ->
    [one] Vanaf je adres zijn te veel tafels geopend. Probeer het over één seconde opnieuw.
   *[other] Vanaf je adres zijn te veel tafels geopend. Probeer het over { $seconds } seconden opnieuw.
}
refusal-too-many-accounts = { $seconds ->
    [one] Vanaf je adres zijn te veel accounts aangemaakt. Probeer het over één seconde opnieuw.
   *[other] Vanaf je adres zijn te veel accounts aangemaakt. Probeer het over { $seconds } seconden opnieuw.
}
refusal-too-many-local-games = { $seconds ->
    [one] Er zijn te veel partijen aan dit account toegevoegd. Probeer het over één seconde opnieuw.
   *[other] Er zijn te veel partijen aan dit account toegevoegd. Probeer het over { $seconds } seconden opnieuw.
}
refusal-too-much-reading = { $seconds ->
    [one] Vanaf je adres zijn te veel lange partijen geladen. Probeer het over één seconde opnieuw.
   *[other] Vanaf je adres zijn te veel lange partijen geladen. Probeer het over { $seconds } seconden opnieuw.
}
refusal-too-many-requests = { $seconds ->
    [one] Te veel verzoeken. Probeer het over één seconde opnieuw.
   *[other] Te veel verzoeken. Probeer het over { $seconds } seconden opnieuw.
}
refusal-too-many-connections = Vanaf je adres staan te veel verbindingen open. Sluit er een, of probeer het later opnieuw.
refusal-too-many-reports = Er wachten te veel meldingen op een beheerder. Probeer het later opnieuw.
refusal-not-over = De partij is niet afgelopen.
refusal-went-on = De spelers zijn verdergegaan aan tafel { $table }.
refusal-not-away = De speler van plaats { $seat } is niet weggegaan.
refusal-too-soon = { $seconds ->
    [one] De speler van plaats { $seat } kan nog terugkomen. Probeer het over één seconde opnieuw.
   *[other] De speler van plaats { $seat } kan nog terugkomen. Probeer het over { $seconds } seconden opnieuw.
}
refusal-handed-over = De computer speelt nu voor deze plaats. Je kunt kijken.
refusal-no-talking = In teampartijen is er geen chat voor het einde: partners mogen niet overleggen.
refusal-no-clocks = Deze tafel heeft geen klokken.
refusal-disk-full = De schijf van de server is vol, en er is niets opgeslagen. Probeer het opnieuw als er ruimte is.
refusal-disk-failed = De schijf van de server doet het niet, en er is niets opgeslagen. Probeer het opnieuw als hij weer werkt.
refusal-damaged = De gegevens van de server zijn beschadigd. De beheerder moet ze herstellen.
refusal-data-in-use = De gegevens van de server zijn elders in gebruik, en er is niets opgeslagen. Probeer het opnieuw.
refusal-unreachable = De server kan zijn database niet bereiken, en er is niets opgeslagen. Probeer het zo meteen opnieuw.
refusal-undecided = De server heeft de verbinding met zijn database verloren. Laad de pagina opnieuw om te zien of dit is opgeslagen.
refusal-conflict = Iemand anders heeft dit eerder gewijzigd, en er is niets opgeslagen. Laad opnieuw en probeer het nog eens.
refusal-not-stored = Dit kon niet worden opgeslagen. Probeer het opnieuw.
refusal-unavailable = De tafel is op dit moment niet beschikbaar. Probeer het opnieuw.
refusal-no-place = De server heeft geen ruimte voor meer verbindingen. Probeer het later opnieuw.
refusal-slow-request = Het verzoek duurde te lang.
refusal-foreign-origin = Pagina’s van ‘{ $origin }’ mogen deze server niet gebruiken.
