# What is wrong with a request that can be read, and what would be right.
invalid-seat-count = { $seats ->
    [one] Spelet har en plats, inte { $found }.
   *[other] Spelet har { $seats } platser, inte { $found }.
}
invalid-no-person = Minst en plats måste vara för en människa.
invalid-rated = Ett rankat parti börjar från utgångsställningen, och bara människor spelar det.
invalid-rated-clock = Ett rankat parti för tre eller fler spelare behöver en klocka.
invalid-over-position = Partiet är slut i den här ställningen.
invalid-match-length = En match måste ha 1 till { $most } partier.
invalid-not-two = När fler än två spelar kan du inte kräva segern, men datorn kan ta över platsen.
invalid-only-two = När två spelar kan datorn inte ta över platsen, men du kan kräva segern.
invalid-seat = Platserna är 1 till { $seats }.
invalid-not-kept = Ingen plats är reserverad för det här kontot.
invalid-seats-free = Alla platser var inte upptagna.
invalid-seat-not-free = Plats { $seat } är inte ledig för dig.
invalid-no-open-seat = Ingen plats vid det här bordet är öppen för alla.
invalid-devices = { $most ->
    [one] En gäst spelar på en enhet per bord.
   *[other] En gäst spelar på högst { $most } enheter per bord.
}
invalid-attempt = Ett försöks id (attempt) måste vara en slumpmässig sträng med { $least } till { $most } tecken.
invalid-game-id = Ett partis id måste vara en slumpmässig sträng med { $least } till { $most } tecken.
invalid-one-record = Skicka ett protokoll i taget.
invalid-own-seat = Partiet har platserna 1 till { $seats }.
invalid-computer-seat = En dator spelade på plats { $seat }.
invalid-unfinished = Ett parti som inte är slut kan sparas bara om alla andra spelare är datorer och det inte finns någon klocka.
invalid-said-nothing = Det finns inget meddelande från plats { $seat } med det här numret.
invalid-nobody = Plats { $seat } är tom.
invalid-account-seat = Plats { $seat } tillhör ett konto. Ta bort kontots namn.
invalid-no-message = Händelse { $number } vid det här bordet är inget meddelande.
invalid-gift = Du kan ge 1 till { $most } sekunder.
invalid-gift-receiver = Du kan bara ge tid till motståndare.
invalid-act-id = Ett id får vara högst { $most }.
invalid-full-of-moves = Bordet har { $most } händelser och har inte plats för fler drag. Ge upp för att avsluta partiet.
invalid-full-of-chat = { $most } meddelanden har skrivits vid det här bordet, och det finns inte plats för fler.
invalid-full = Bordet har { $most } händelser. Du kan bara spela vidare eller avsluta partiet.
invalid-words = Ett meddelande måste ha 1 till { $most } tecken vanlig text.
invalid-name-length = Ett namn måste ha 1 till { $most } tecken på en rad.
# $code is a number of Unicode, as in U+200B.
invalid-name-character = Ett namn får inte innehålla tecknet { $code }, som är osynligt eller ändrar hur text visas.
invalid-name-accents = { $most ->
    [one] En bokstav i ett namn har högst en accent.
   *[other] En bokstav i ett namn har högst { $most } accenter.
}
invalid-account-name = Ett namn måste ha { $least } till { $most } tecken: bokstäverna A till Z, siffror, ”-” och ”_”, med en bokstav först.
invalid-password = Ett lösenord måste ha { $least } till { $most } tecken.
invalid-label-length = Namnet på en token måste ha 1 till { $most } tecken.
invalid-label = Namnet på en token måste stå på en rad, utan ”/”, osynliga tecken och mellanslag i början eller slutet.
invalid-no-scope = En token måste ha minst en behörighet.
invalid-tokens = { $most ->
    [one] Ett konto har högst en token. Återkalla den först.
   *[other] Ett konto har högst { $most } token. Återkalla en först.
}
invalid-mute-self = Du kan inte tysta dig själv.
invalid-mutes = Ett konto kan tysta högst { $most } andra. Sluta tysta någon först.
invalid-no-report = Det finns ingen anmälan { $number }.
invalid-place = ”{ $text }” är inte en giltig sidmarkör. Använd värdet av ”next” från föregående sida.
invalid-language = Det finns inget språk ”{ $language }”. Välj { $languages }.
# Of a subscription to notifications.
invalid-endpoint-length = En prenumerations slutpunkt får ha högst { $most } tecken.
invalid-endpoint-url = En prenumerations slutpunkt måste vara en URL.
invalid-endpoint-https = En prenumerations slutpunkt måste börja med https://.
invalid-endpoint-host = En prenumerations slutpunkt måste ange en värd.
invalid-endpoint-password = En prenumerations slutpunkt får inte innehålla något lösenord.
invalid-endpoint-private = En prenumerations slutpunkt måste finnas på det publika internet.
invalid-push-key = Nyckeln { $name } måste vara { $length } byte i URL-säker base64.
invalid-push-point = Nyckeln p256dh är inte en punkt på kurvan P-256.

# Openings and fair starts.
invalid-position-key = En ställnings nyckel måste ha 16 hexadecimala siffror med små bokstäver.
invalid-balanced = Ett parti kan börja med en jämn fördelning eller med en egen ställning, men inte med båda.
