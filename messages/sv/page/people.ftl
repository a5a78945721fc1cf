# Accounts: signing in, the account page. Accounts are optional; only rated games and challenges need one.
nav-sign-in = Logga in
nav-account = Ditt konto: { $name }

sign-in = Logga in
sign-up = Skapa konto
sign-in-line = Du kan spela utan konto. Med ett konto får du rating, andra kan utmana dig vid namn, och du har dina partier på alla enheter.
sign-in-name = Namn
sign-in-password = Lösenord
sign-in-show = Visa lösenord
sign-in-go = Logga in
sign-up-go = Skapa konto
sign-in-new = Ny här? Skapa ett konto
sign-in-known = Har du ett konto? Logga in
sign-up-name = 2 till 24 tecken: bokstäverna A till Z, siffror, - och _, med en bokstav först. Alla kan se namnet.
sign-up-password = Minst 8 tecken. Vi ber inte om någon e-postadress, så ett bortglömt lösenord kan inte återställas.
sign-in-moves = { $count ->
    [one] Ditt parti i den här webbläsaren flyttas till ditt konto.
   *[other] Dina { $count } partier i den här webbläsaren flyttas till ditt konto.
}
sign-in-stay = Pågående partier med klocka, matcher och partier med flera personer på den här enheten stannar i den här webbläsaren tills de är slut.
sign-in-go-on = Fortsätt
sign-in-already = Du är inloggad som { $name }.

moved = { $count ->
    [one] Ett parti har flyttats till ditt konto.
   *[other] { $count } partier har flyttats till ditt konto.
}
moved-see = Se dina partier

refused-unreachable = Servern svarar inte. Kontrollera anslutningen och försök igen.
refused-name-taken = Namnet är upptaget. Välj ett annat.
refused-label-taken = Du har redan en token med det namnet. Välj ett annat.
refused-wrong-login = Fel namn eller lösenord.
refused-wrong-password = Fel lösenord. Inget har ändrats.
refused-too-many-requests = { $seconds ->
    [one] För många försök. Försök igen om en sekund.
   *[other] För många försök. Försök igen om { $seconds } sekunder.
}
refused-busy = { $seconds ->
    [one] Servern är upptagen. Försök igen om en sekund.
   *[other] Servern är upptagen. Försök igen om { $seconds } sekunder.
}
refused-no-such-account = Det finns ingen spelare med det namnet. Kontrollera stavningen; namn har inga mellanslag.
refused-needs-account = Du behöver ett konto för det. Logga in eller skapa ett.
refused-already-seated = Du har redan en plats vid det här bordet, och du kan inte spela ett rankat parti mot dig själv.
refused-no-free-seat = Platsen är inte längre ledig: någon annan tog den, eller så avbröts partiet.

rating-is = Rating { $value }
rating-about = { $games ->
    [0] Inga rankade partier än: någonstans mellan { $low } och { $high }.
    [one] Efter ett rankat parti: troligen mellan { $low } och { $high }.
   *[other] Efter { $games } rankade partier: troligen mellan { $low } och { $high }.
}
rating-uncertain = preliminär

account = Ditt konto
account-none = Du är inte inloggad
account-since = Medlem sedan { $date }
account-sign-out = Logga ut
account-ratings = Rating
account-ratings-none = Du har inte spelat något rankat parti än. När du startar ett parti via länk, mot namngivna spelare eller i lobbyn kan du göra det rankat.
account-rating-from = { $games ->
    [one] { $players } spelare, ett parti
   *[other] { $players } spelare, { $games } partier
}
account-uncertain = Ett frågetecken visar en preliminär rating. Den ändras snabbt tills du har spelat fler partier.
account-going-on = Pågår
account-going-on-none = Inga pågående partier.
account-over = Avslutade
account-over-none = Inga avslutade partier än.
account-older = Äldre partier
account-against = mot { $names }
account-open = väntar på spelare
account-continue = Fortsätt
account-look = Visa
account-keys = Säkerhet och data

password = Byt lösenord
password-about = Det loggar ut dig i alla andra webbläsare.
password-old = Nuvarande lösenord
password-new = Nytt lösenord
password-go = Spara lösenord
password-done = Ditt lösenord har bytts. Du är utloggad i alla andra webbläsare.

tokens = API-token
tokens-about = Med en token kan ett program, till exempel en bot, agera i ditt namn. Det kan inte byta ditt lösenord eller ta bort ditt konto.
token-once = Denna token visas bara en gång. Kopiera den nu och förvara den lika säkert som ett lösenord.
token-made = Token ”{ $label }”
token-label = Namn på token
token-label-example = min första bot
token-scopes = Behörigheter
token-scope-play = spela
token-scope-create = skapa partier
token-scope-play-about = Spela: ta emot utmaningar, gå med i partier, göra drag
token-scope-create-about = Skapa partier och utmana andra
token-make = Skapa token
token-revoke = Återkalla
token-revoke-named = Återkalla { $label }

data = Dina data
data-about = Ladda ner allt som servern lagrar om dig, med alla dina partier, i en fil.
data-export = Exportera mina data
delete-about = Du kan ta bort ditt konto och allt som är lagrat om dig.
delete = Ta bort mitt konto…
delete-title = Ta bort kontot { $name }?
delete-warning = Pågående partier ges upp. Avslutade partier finns kvar, utan ditt namn och dina meddelanden. Din rating, dina token och ditt konto tas bort permanent. Det kan inte ångras.
delete-yes = Ta bort permanent
delete-no = Behåll konto
delete-done = Ditt konto har tagits bort.

news = Aviseringar
challenge-from = { $name } utmanar dig:
challenge-more = { $count ->
    [one] En utmaning till väntar.
   *[other] { $count } utmaningar till väntar.
}
challenge-accept = Acceptera
challenge-decline = Avböj
challenge-accepted = { $names } accepterade din utmaning.
challenge-declined = { $names } avböjde din utmaning.
challenge-go = Gå till bordet
