# Online tables: lobby, links, errors.
online-waiting = Aanschuiven aan tafel…
online-signed-out = Je bent uitgelogd. Log in om verder te spelen.

invited-title = Je bent uitgenodigd voor een partij { $game }
invited-by = Aan tafel: { $names }
invited-watch = Alleen kijken
invited-used = Deze link is al gebruikt
invited-used-advice = De plaats is bezet, maar je kunt de partij volgen. Is het jouw plaats, open de tafel dan in de browser waarmee je bent aangeschoven, of kies daar ‘Verder op een ander apparaat’.
join = Spelen
join-as = Spelen als { $name }
join-seat = Je plaats
join-any-seat = Willekeurige vrije plaats

devices-title = Verder op een ander apparaat
devices-about = Maak een privélink naar je plaats en open die op je andere apparaat. Daarna kun je op allebei spelen.
devices-make = Privélink maken
devices-link = Privélink naar je plaats
devices-once = De link werkt één keer, binnen vijf minuten. Deel hem niet: wie hem opent, kan voor jou spelen.
devices-account = Log op het andere apparaat in als { $name } en open daar deze tafel.

invitation-title = Wachten op spelers
invitation-link = Link voor { $side }
invitation-link-all = Eén link voor alle vrije plaatsen
invitation-all-advice = Wie deze link opent, krijgt een vrije plaats, zolang er nog een is.
invitation-each = Een link voor één plaats
invitation-advice = { $count ->
    [one] Stuur deze link naar je tegenstander. De link werkt voor één persoon. De partij begint zodra iedereen er is.
   *[other] De link voor een plaats werkt voor één persoon. De partij begint zodra iedereen er is.
}
invitation-lobby = Je tafel staat in de lobby. De partij begint zodra iemand aanschuift.
invitation-challenged = Je bent uitgedaagd
qr-code = QR-code
qr-code-of = QR-code: { $link }
invitation-asked = { $count ->
    [one] Wachten tot { $names } je uitdaging accepteert.
   *[other] Wachten op { $names }. De partij begint zodra iedereen de uitdaging heeft geaccepteerd.
}
invitation-asked-guest = De vrije plaatsen zijn gereserveerd voor { $names }. Ben jij dat, log dan in om te antwoorden.
invitation-abort = Partij afbreken
invitation-watch = De vrije plaatsen zijn voor genodigden. Je kunt kijken zodra de partij begint.

lobby-title = Lobby
lobby-open = Open tafels
lobby-playing = Partijen om te volgen
lobby-none = Er zijn geen open tafels. Open er zelf een, dan zien anderen die hier.
lobby-none-playing = Op dit moment geen openbare partijen.
lobby-waiting = Tafels laden…
lobby-gone = De server reageert niet, dus de lobby is leeg. Je kunt wel tegen de computer spelen, of met anderen op dit apparaat.
lobby-join = Meedoen
lobby-watch = Kijken
lobby-new = Nieuwe tafel
lobby-name = Je naam
lobby-free = { $count ->
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
}
lobby-rated = met rating
lobby-local = op één apparaat gespeeld
lobby-no-clock = zonder klok
lobby-days = { $count ->
    [one] 1 dag per zet
   *[other] { $count } dagen per zet
}
lobby-games = { $count ->
    [one] één partij
   *[other] match van { $count } partijen
}

trouble-unreachable = De server reageert niet
trouble-unreachable-advice = Misschien is de server uitgevallen of ben je offline. Je kunt wel tegen de computer spelen, of met anderen op dit apparaat.
trouble-no-such-table = Deze tafel bestaat niet
trouble-no-such-table-advice = Misschien is de link oud, of is de partij nooit begonnen en verwijderd. Vraag om een nieuwe link of zoek een tafel in de lobby.
trouble-wrong-secret = Deze link is niet geldig
trouble-wrong-secret-advice = Misschien hoort hij bij een andere tafel, of is er bij het kopiëren een stuk weggevallen. Vraag nog eens om de link. Je kunt de partij volgen.
trouble-wrong-device-link = Deze link is niet meer geldig
trouble-wrong-device-link-advice = Hij werkt maar één keer en vijf minuten lang. Maak een nieuwe op het apparaat waarop je speelt. Je kunt de partij volgen.
trouble-other-version = Deze pagina is verouderd
trouble-other-version-advice = Laad de pagina opnieuw om de nieuwste versie te krijgen.
trouble-too-many-requests = Te veel verzoeken
trouble-too-many-requests-advice = De server beperkt het aantal verzoeken van één adres. Wacht een paar seconden en probeer het opnieuw.
trouble-needs-account = Dit is een ratingpartij
trouble-needs-account-advice = Voor ratingpartijen heb je een account nodig. Log in of maak er een aan, dan kom je terug bij deze tafel.
trouble-other = Er is iets misgegaan
trouble-other-advice = Probeer het opnieuw. Blijft het gebeuren, stuur de melding hierboven dan naar de beheerder van deze site.
