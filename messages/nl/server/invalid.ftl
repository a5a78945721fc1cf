# What is wrong with a request that can be read, and what would be right.
invalid-seat-count = { $seats ->
    [one] Dit spel heeft één plaats, niet { $found }.
   *[other] Dit spel heeft { $seats } plaatsen, niet { $found }.
}
invalid-no-person = Minstens één plaats moet voor een mens zijn.
invalid-rated = Een ratingpartij begint met de beginstelling, en alleen mensen spelen mee.
invalid-rated-clock = Een ratingpartij voor drie of meer spelers heeft een klok nodig.
invalid-over-position = In deze stelling is de partij afgelopen.
invalid-match-length = Een match moet 1 tot en met { $most } partijen hebben.
invalid-not-two = Bij meer dan twee spelers kun je de winst niet opeisen, maar kan de computer de plaats overnemen.
invalid-only-two = Bij twee spelers kan de computer de plaats niet overnemen, maar kun je de winst opeisen.
invalid-seat = De plaatsen zijn 1 tot en met { $seats }.
invalid-not-kept = Voor dit account is geen plaats gereserveerd.
invalid-seats-free = Niet alle plaatsen waren bezet.
invalid-seat-not-free = Plaats { $seat } is niet vrij voor jou.
invalid-no-open-seat = Aan deze tafel is geen plaats open voor iedereen.
invalid-devices = { $most ->
    [one] Een gast speelt per tafel op één apparaat.
   *[other] Een gast speelt per tafel op hoogstens { $most } apparaten.
}
invalid-attempt = De id van een poging (attempt) moet een willekeurige tekenreeks van { $least } tot en met { $most } tekens zijn.
invalid-game-id = De id van een partij moet een willekeurige tekenreeks van { $least } tot en met { $most } tekens zijn.
invalid-one-record = Stuur één partijverslag tegelijk.
invalid-own-seat = Deze partij heeft de plaatsen 1 tot en met { $seats }.
invalid-computer-seat = Op plaats { $seat } speelde een computer.
invalid-unfinished = Een partij die niet is afgelopen, kan alleen worden bewaard als alle andere spelers computers zijn en er geen klok is.
invalid-said-nothing = Er is geen bericht van plaats { $seat } met dit nummer.
invalid-nobody = Plaats { $seat } is leeg.
invalid-account-seat = Plaats { $seat } hoort bij een account. Verwijder de naam van het account.
invalid-no-message = Gebeurtenis { $number } van deze tafel is geen bericht.
invalid-gift = Je kunt 1 tot en met { $most } seconden geven.
invalid-gift-receiver = Je kunt alleen tegenstanders tijd geven.
invalid-act-id = Een id mag hoogstens { $most } zijn.
invalid-full-of-moves = Deze tafel heeft { $most } gebeurtenissen, en er passen geen zetten meer bij. Geef op om de partij te beëindigen.
invalid-full-of-chat = Aan deze tafel zijn { $most } berichten geschreven, en er passen er geen meer bij.
invalid-full = Deze tafel heeft { $most } gebeurtenissen. Je kunt alleen doorspelen of de partij beëindigen.
invalid-words = Een bericht moet uit 1 tot en met { $most } tekens gewone tekst bestaan.
invalid-name-length = Een naam moet uit 1 tot en met { $most } tekens op één regel bestaan.
# $code is a number of Unicode, as in U+200B.
invalid-name-character = In een naam mag het teken { $code } niet voorkomen: het is onzichtbaar of verandert hoe tekst wordt getoond.
invalid-name-accents = { $most ->
    [one] Een letter in een naam heeft hoogstens één accent.
   *[other] Een letter in een naam heeft hoogstens { $most } accenten.
}
invalid-account-name = Een naam moet { $least } tot en met { $most } tekens hebben: letters A tot en met Z, cijfers, ‘-’ en ‘_’, beginnend met een letter.
invalid-password = Een wachtwoord moet { $least } tot en met { $most } tekens hebben.
invalid-label-length = De naam van een token moet 1 tot en met { $most } tekens hebben.
invalid-label = De naam van een token moet op één regel staan, zonder ‘/’, onzichtbare tekens en spaties aan het begin of eind.
invalid-no-scope = Een token moet minstens één recht hebben.
invalid-tokens = { $most ->
    [one] Een account heeft hoogstens één token. Trek dat eerst in.
   *[other] Een account heeft hoogstens { $most } tokens. Trek er eerst een in.
}
invalid-mute-self = Je kunt jezelf niet dempen.
invalid-mutes = Een account kan hoogstens { $most } anderen dempen. Hef eerst een demping op.
invalid-no-report = Er is geen melding { $number }.
invalid-place = ‘{ $text }’ is geen geldig paginatoken. Gebruik de waarde van ‘next’ van de vorige pagina.
invalid-language = Er is geen taal ‘{ $language }’. Kies { $languages }.
# Of a subscription to notifications.
invalid-endpoint-length = Het endpoint van een abonnement mag hoogstens { $most } tekens hebben.
invalid-endpoint-url = Het endpoint van een abonnement moet een URL zijn.
invalid-endpoint-https = Het endpoint van een abonnement moet met https:// beginnen.
invalid-endpoint-host = Het endpoint van een abonnement moet een host noemen.
invalid-endpoint-password = Het endpoint van een abonnement mag geen wachtwoord bevatten.
invalid-endpoint-private = Het endpoint van een abonnement moet op het openbare internet staan.
invalid-push-key = De sleutel { $name } moet { $length } bytes in URL-veilige base64 zijn.
invalid-push-point = De sleutel p256dh is geen punt op de kromme P-256.

# Openings and fair starts.
invalid-position-key = De sleutel van een stelling moet 16 hexadecimale cijfers in kleine letters hebben.
invalid-balanced = Een partij kan met een verdeling in evenwicht of met een eigen stelling beginnen, maar niet met allebei.
