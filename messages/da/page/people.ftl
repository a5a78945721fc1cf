# Accounts: signing in, the account page. Accounts are optional; only rated games and challenges need one.
nav-sign-in = Log ind
nav-account = Din konto: { $name }

sign-in = Log ind
sign-up = Opret konto
sign-in-line = Du kan spille uden konto. Med en konto får du ratings, andre kan udfordre dig ved navn, og du har dine partier på alle enheder.
sign-in-name = Navn
sign-in-password = Adgangskode
sign-in-show = Vis adgangskode
sign-in-go = Log ind
sign-up-go = Opret konto
sign-in-new = Ny her? Opret en konto
sign-in-known = Har du en konto? Log ind
sign-up-name = 2 til 24 tegn: bogstaverne A til Z, cifre, - og _, med et bogstav først. Alle kan se navnet.
sign-up-password = Mindst 8 tegn. Vi beder ikke om en e-mailadresse, så en glemt adgangskode kan ikke gendannes.
sign-in-moves = { $count ->
    [one] Dit parti i denne browser flyttes til din konto.
   *[other] Dine { $count } partier i denne browser flyttes til din konto.
}
sign-in-stay = Igangværende partier med ur, matcher og partier med flere personer på denne enhed bliver i denne browser, til de er slut.
sign-in-go-on = Fortsæt
sign-in-already = Du er logget ind som { $name }.

moved = { $count ->
    [one] Ét parti er flyttet til din konto.
   *[other] { $count } partier er flyttet til din konto.
}
moved-see = Se dine partier

refused-unreachable = Serveren svarer ikke. Tjek din forbindelse, og prøv igen.
refused-name-taken = Navnet er optaget. Vælg et andet.
refused-label-taken = Du har allerede en token med dette navn. Vælg et andet.
refused-wrong-login = Forkert navn eller adgangskode.
refused-wrong-password = Forkert adgangskode. Intet blev ændret.
refused-too-many-requests = { $seconds ->
    [one] For mange forsøg. Prøv igen om et sekund.
   *[other] For mange forsøg. Prøv igen om { $seconds } sekunder.
}
refused-busy = { $seconds ->
    [one] Serveren har travlt. Prøv igen om et sekund.
   *[other] Serveren har travlt. Prøv igen om { $seconds } sekunder.
}
refused-no-such-account = Der er ingen spiller med dette navn. Tjek stavningen; navne har ingen mellemrum.
refused-needs-account = Det kræver en konto. Log ind, eller opret en.
refused-already-seated = Du har allerede en plads ved dette bord, og du kan ikke spille et ratet parti mod dig selv.
refused-no-free-seat = Pladsen er ikke længere ledig: En anden tog den, eller partiet blev afbrudt.

rating-is = Rating { $value }
rating-about = { $games ->
    [0] Ingen ratede partier endnu: et sted mellem { $low } og { $high }.
    [one] Efter ét ratet parti: sandsynligvis mellem { $low } og { $high }.
   *[other] Efter { $games } ratede partier: sandsynligvis mellem { $low } og { $high }.
}
rating-uncertain = foreløbig

account = Din konto
account-none = Du er ikke logget ind
account-since = Medlem siden { $date }
account-sign-out = Log ud
account-ratings = Ratings
account-ratings-none = Du har ikke spillet et ratet parti endnu. Når du starter et parti via link, mod bestemte spillere eller i lobbyen, kan du gøre det ratet.
account-rating-from = { $games ->
    [one] { $players } spillere, ét parti
   *[other] { $players } spillere, { $games } partier
}
account-uncertain = Et spørgsmålstegn viser en foreløbig rating. Den ændrer sig hurtigt, indtil du har spillet flere partier.
account-going-on = I gang
account-going-on-none = Ingen partier i gang.
account-over = Afsluttede
account-over-none = Ingen afsluttede partier endnu.
account-older = Ældre partier
account-against = mod { $names }
account-open = venter på spillere
account-continue = Fortsæt
account-look = Se
account-keys = Sikkerhed og data

password = Skift adgangskode
password-about = Det logger dig ud i alle andre browsere.
password-old = Nuværende adgangskode
password-new = Ny adgangskode
password-go = Gem adgangskode
password-done = Din adgangskode er skiftet. Du er logget ud i alle andre browsere.

tokens = API-tokens
tokens-about = Med en token kan et program, for eksempel en bot, handle i dit navn. Det kan ikke skifte din adgangskode eller slette din konto.
token-once = Denne token vises kun én gang. Kopiér den nu, og pas lige så godt på den som på en adgangskode.
token-made = Token »{ $label }«
token-label = Navn på token
token-label-example = min første bot
token-scopes = Tilladelser
token-scope-play = spille
token-scope-create = oprette partier
token-scope-play-about = Spille: modtage udfordringer, deltage i partier, trække
token-scope-create-about = Oprette partier og udfordre andre
token-make = Opret token
token-revoke = Tilbagekald
token-revoke-named = Tilbagekald { $label }

data = Dine data
data-about = Hent alt, hvad denne server gemmer om dig, med alle dine partier, i én fil.
data-export = Eksportér mine data
delete-about = Du kan slette din konto og alt, hvad der er gemt om dig.
delete = Slet min konto…
delete-title = Slet kontoen { $name }?
delete-warning = Partier i gang opgives. Afsluttede partier bevares uden dit navn og dine beskeder. Dine ratings, tokens og din konto slettes permanent. Det kan ikke fortrydes.
delete-yes = Slet permanent
delete-no = Behold konto
delete-done = Din konto er slettet.

news = Notifikationer
challenge-from = { $name } udfordrer dig:
challenge-more = { $count ->
    [one] Der venter én udfordring mere.
   *[other] Der venter { $count } udfordringer mere.
}
challenge-accept = Acceptér
challenge-decline = Afslå
challenge-accepted = { $names } accepterede din udfordring.
challenge-declined = { $names } afslog din udfordring.
challenge-go = Gå til bordet
