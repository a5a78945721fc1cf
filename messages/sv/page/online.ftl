# Online tables: lobby, links, errors.
online-waiting = Går till bordet…
online-signed-out = Du har loggats ut. Logga in för att spela vidare.

invited-title = Du är inbjuden till ett parti { $game }
invited-by = Vid bordet: { $names }
invited-watch = Bara titta på
invited-used = Länken har redan använts
invited-used-advice = Platsen är upptagen, men du kan titta på. Om platsen är din, öppna bordet i webbläsaren du gick med i, eller välj ”Fortsätt på en annan enhet” där.
join = Spela
join-as = Spela som { $name }
join-seat = Din plats
join-any-seat = Valfri ledig plats

devices-title = Fortsätt på en annan enhet
devices-about = Skapa en privat länk till din plats och öppna den på din andra enhet. Sedan kan du spela på båda.
devices-make = Skapa privat länk
devices-link = Privat länk till din plats
devices-once = Den fungerar en gång, inom fem minuter. Dela den inte: den som öppnar den kan spela åt dig.
devices-account = Logga in som { $name } på den andra enheten och öppna det här bordet där.

invitation-title = Väntar på spelare
invitation-link = Länk för { $side }
invitation-link-all = En länk för alla lediga platser
invitation-all-advice = Alla som öppnar länken får en ledig plats, så länge det finns någon kvar.
invitation-each = En länk för en plats
invitation-advice = { $count ->
    [one] Skicka länken till din motståndare. Den fungerar för en person. Partiet börjar när alla är här.
   *[other] Länken för en plats fungerar för en person. Partiet börjar när alla är här.
}
invitation-lobby = Ditt bord finns i lobbyn. Partiet börjar när någon går med.
invitation-challenged = Du har blivit utmanad
qr-code = QR-kod
qr-code-of = QR-kod: { $link }
invitation-asked = { $count ->
    [one] Väntar på att { $names } ska acceptera din utmaning.
   *[other] Väntar på { $names }. Partiet börjar när alla har accepterat.
}
invitation-asked-guest = De lediga platserna är reserverade för { $names }. Om det är du, logga in för att svara.
invitation-abort = Avbryt parti
invitation-watch = De lediga platserna är för inbjudna spelare. Du kan titta på så snart partiet börjar.

lobby-title = Lobby
lobby-open = Öppna bord
lobby-playing = Partier att titta på
lobby-none = Det finns inga öppna bord. Skapa ett, så ser andra det här.
lobby-none-playing = Inga offentliga partier just nu.
lobby-waiting = Läser in bord…
lobby-gone = Servern svarar inte, så lobbyn är tom. Du kan ändå spela mot datorn eller med andra på den här enheten.
lobby-join = Gå med
lobby-watch = Titta på
lobby-new = Nytt bord
lobby-name = Ditt namn
lobby-free = { $count ->
    [one] 1 ledig plats
   *[other] { $count } lediga platser
}
lobby-rated = rankat
lobby-local = spelas på en enhet
lobby-no-clock = utan klocka
lobby-days = { $count ->
    [one] 1 dag per drag
   *[other] { $count } dagar per drag
}
lobby-games = { $count ->
    [one] ett parti
   *[other] match om { $count } partier
}

trouble-unreachable = Servern svarar inte
trouble-unreachable-advice = Servern kan ligga nere, eller så är du offline. Du kan ändå spela mot datorn eller med andra på den här enheten.
trouble-no-such-table = Bordet finns inte
trouble-no-such-table-advice = Länken kan vara gammal, eller så började partiet aldrig och togs bort. Be om en ny länk eller hitta ett bord i lobbyn.
trouble-wrong-secret = Länken är inte giltig
trouble-wrong-secret-advice = Den kan höra till ett annat bord, eller så föll en del bort vid kopieringen. Be om länken igen. Du kan titta på partiet.
trouble-wrong-device-link = Länken gäller inte längre
trouble-wrong-device-link-advice = Den fungerar bara en gång och i fem minuter. Skapa en ny på enheten du spelar på. Du kan titta på partiet.
trouble-other-version = Sidan är inaktuell
trouble-other-version-advice = Ladda om sidan för att få den senaste versionen.
trouble-too-many-requests = För många förfrågningar
trouble-too-many-requests-advice = Servern begränsar antalet förfrågningar från en adress. Vänta några sekunder och försök igen.
trouble-needs-account = Det här är ett rankat parti
trouble-needs-account-advice = Du behöver ett konto för att spela rankade partier. Logga in eller skapa ett, så kommer du tillbaka till det här bordet.
trouble-other = Något gick fel
trouble-other-advice = Försök igen. Om det fortsätter, skicka meddelandet ovan till webbplatsens administratör.
