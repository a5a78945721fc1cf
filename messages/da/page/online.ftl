# Online tables: lobby, links, errors.
online-waiting = Sætter dig til bordet…
online-signed-out = Du er blevet logget ud. Log ind for at spille videre.

invited-title = Du er inviteret til et parti { $game }
invited-by = Ved bordet: { $names }
invited-watch = Se bare med
invited-used = Linket er allerede brugt
invited-used-advice = Pladsen er optaget, men du kan se med. Hvis pladsen er din, så åbn bordet i den browser, du tog pladsen i, eller vælg »Fortsæt på en anden enhed« dér.
join = Spil
join-as = Spil som { $name }
join-seat = Din plads
join-any-seat = Vilkårlig ledig plads

devices-title = Fortsæt på en anden enhed
devices-about = Opret et privat link til din plads, og åbn det på din anden enhed. Så kan du spille på begge.
devices-make = Opret privat link
devices-link = Privat link til din plads
devices-once = Det virker én gang inden for de næste fem minutter. Del det ikke: Den, der åbner det, kan spille for dig.
devices-account = Log ind som { $name } på den anden enhed, og åbn dette bord dér.

invitation-title = Venter på spillere
invitation-link = Link til { $side }
invitation-link-all = Ét link til alle ledige pladser
invitation-all-advice = Alle, der åbner dette link, får en ledig plads, så længe der er flere.
invitation-each = Et link til én plads
invitation-advice = { $count ->
    [one] Send dette link til din modstander. Det virker for én person. Partiet begynder, når alle er her.
   *[other] Linket til en plads virker for én person. Partiet begynder, når alle er her.
}
invitation-lobby = Dit bord er i lobbyen. Partiet begynder, når nogen deltager.
invitation-challenged = Du er blevet udfordret
qr-code = QR-kode
qr-code-of = QR-kode: { $link }
invitation-asked = { $count ->
    [one] Venter på, at { $names } accepterer din udfordring.
   *[other] Venter på, at { $names } accepterer. Partiet begynder, når alle har accepteret.
}
invitation-asked-guest = De ledige pladser er reserveret til { $names }. Hvis det er dig, så log ind for at svare.
invitation-abort = Afbryd parti
invitation-watch = De ledige pladser er til inviterede spillere. Du kan se med, så snart partiet begynder.

lobby-title = Lobby
lobby-open = Åbne borde
lobby-playing = Partier at se
lobby-none = Der er ingen åbne borde. Opret et, så ser andre det her.
lobby-none-playing = Ingen offentlige partier lige nu.
lobby-waiting = Indlæser borde…
lobby-gone = Serveren svarer ikke, så lobbyen er tom. Du kan stadig spille mod computeren eller med andre på denne enhed.
lobby-join = Deltag
lobby-watch = Se med
lobby-new = Nyt bord
lobby-name = Dit navn
lobby-free = { $count ->
    [one] 1 ledig plads
   *[other] { $count } ledige pladser
}
lobby-rated = ratet
lobby-local = spilles på én enhed
lobby-no-clock = uden ur
lobby-days = { $count ->
    [one] 1 dag pr. træk
   *[other] { $count } dage pr. træk
}
lobby-games = { $count ->
    [one] ét parti
   *[other] match på { $count } partier
}

trouble-unreachable = Serveren svarer ikke
trouble-unreachable-advice = Serveren er måske nede, eller du er offline. Du kan stadig spille mod computeren eller med andre på denne enhed.
trouble-no-such-table = Bordet findes ikke
trouble-no-such-table-advice = Linket er måske gammelt, eller partiet kom aldrig i gang og blev fjernet. Bed om et nyt link, eller find et bord i lobbyen.
trouble-wrong-secret = Linket er ikke gyldigt
trouble-wrong-secret-advice = Det er måske til et andet bord, eller en del gik tabt ved kopieringen. Bed om linket igen. Du kan se med i partiet.
trouble-wrong-device-link = Linket gælder ikke længere
trouble-wrong-device-link-advice = Det virker kun én gang og i fem minutter. Opret et nyt på den enhed, du spiller på. Du kan se med i partiet.
trouble-other-version = Siden er forældet
trouble-other-version-advice = Genindlæs siden for at få den nyeste version.
trouble-too-many-requests = For mange forespørgsler
trouble-too-many-requests-advice = Serveren begrænser antallet af forespørgsler fra én adresse. Vent nogle sekunder, og prøv igen.
trouble-needs-account = Dette er et ratet parti
trouble-needs-account-advice = Du skal have en konto for at spille ratede partier. Log ind, eller opret en, så kommer du tilbage til dette bord.
trouble-other = Noget gik galt
trouble-other-advice = Prøv igen. Hvis det bliver ved, så send meddelelsen ovenfor til sidens administrator.
