# Accounts: signing in, the account page. Accounts are optional; only rated games and challenges need one.
nav-sign-in = Inloggen
nav-account = Je account: { $name }

sign-in = Inloggen
sign-up = Account aanmaken
sign-in-line = Je kunt zonder account spelen. Met een account krijg je ratings, kunnen anderen je op naam uitdagen en heb je je partijen op elk apparaat.
sign-in-name = Naam
sign-in-password = Wachtwoord
sign-in-show = Wachtwoord tonen
sign-in-go = Inloggen
sign-up-go = Account aanmaken
sign-in-new = Nieuw hier? Maak een account aan
sign-in-known = Heb je al een account? Log in
sign-up-name = 2 tot en met 24 tekens: letters A tot en met Z, cijfers, - en _, beginnend met een letter. Iedereen kan je naam zien.
sign-up-password = Minstens 8 tekens. We vragen geen e-mailadres, dus een vergeten wachtwoord kun je niet herstellen.
sign-in-moves = { $count ->
    [one] Je partij in deze browser gaat naar je account.
   *[other] Je { $count } partijen in deze browser gaan naar je account.
}
sign-in-stay = Lopende partijen met een klok, matches en partijen met meerdere mensen op dit apparaat blijven in deze browser tot ze afgelopen zijn.
sign-in-go-on = Verder
sign-in-already = Je bent ingelogd als { $name }.

moved = { $count ->
    [one] Eén partij staat nu in je account.
   *[other] { $count } partijen staan nu in je account.
}
moved-see = Je partijen bekijken

refused-unreachable = De server reageert niet. Controleer je verbinding en probeer het opnieuw.
refused-name-taken = Deze naam is bezet. Kies een andere.
refused-label-taken = Je hebt al een token met deze naam. Kies een andere.
refused-wrong-login = Naam of wachtwoord klopt niet.
refused-wrong-password = Het wachtwoord klopt niet. Er is niets veranderd.
refused-too-many-requests = { $seconds ->
    [one] Te veel pogingen. Probeer het over een seconde opnieuw.
   *[other] Te veel pogingen. Probeer het over { $seconds } seconden opnieuw.
}
refused-busy = { $seconds ->
    [one] De server heeft het druk. Probeer het over een seconde opnieuw.
   *[other] De server heeft het druk. Probeer het over { $seconds } seconden opnieuw.
}
refused-no-such-account = Er is geen speler met deze naam. Controleer de spelling; namen hebben geen spaties.
refused-needs-account = Hiervoor heb je een account nodig. Log in of maak er een aan.
refused-already-seated = Je hebt al een plaats aan deze tafel, en je kunt geen ratingpartij tegen jezelf spelen.
refused-no-free-seat = Deze plaats is niet meer vrij: iemand anders zit er, of de partij is afgebroken.

rating-is = Rating { $value }
rating-about = { $games ->
    [0] Nog geen ratingpartijen: ergens tussen { $low } en { $high }.
    [one] Na één ratingpartij: waarschijnlijk tussen { $low } en { $high }.
   *[other] Na { $games } ratingpartijen: waarschijnlijk tussen { $low } en { $high }.
}
rating-uncertain = voorlopig

account = Je account
account-none = Je bent niet ingelogd
account-since = Lid sinds { $date }
account-sign-out = Uitloggen
account-ratings = Ratings
account-ratings-none = Je hebt nog geen ratingpartij gespeeld. Als je een partij begint via een link, met bepaalde spelers of in de lobby, kun je voor rating kiezen.
account-rating-from = { $games ->
    [one] { $players } spelers, één partij
   *[other] { $players } spelers, { $games } partijen
}
account-uncertain = Een vraagteken betekent een voorlopige rating. Die verandert snel tot je meer partijen hebt gespeeld.
account-going-on = Bezig
account-going-on-none = Geen lopende partijen.
account-over = Afgelopen
account-over-none = Nog geen afgelopen partijen.
account-older = Oudere partijen
account-against = tegen { $names }
account-open = wacht op spelers
account-continue = Verder spelen
account-look = Bekijken
account-keys = Beveiliging en gegevens

password = Wachtwoord wijzigen
password-about = Hiermee word je in alle andere browsers uitgelogd.
password-old = Huidig wachtwoord
password-new = Nieuw wachtwoord
password-go = Wachtwoord opslaan
password-done = Je wachtwoord is gewijzigd. In alle andere browsers ben je uitgelogd.

tokens = API-tokens
tokens-about = Met een token kan een programma, zoals een bot, namens jou handelen. Het kan je wachtwoord niet wijzigen en je account niet verwijderen.
token-once = Dit token zie je maar één keer. Kopieer het nu en bewaar het even veilig als een wachtwoord.
token-made = Token ‘{ $label }’
token-label = Naam van het token
token-label-example = mijn eerste bot
token-scopes = Rechten
token-scope-play = spelen
token-scope-create = partijen aanmaken
token-scope-play-about = Spelen: uitdagingen ontvangen, meedoen aan partijen, zetten doen
token-scope-create-about = Partijen aanmaken en anderen uitdagen
token-make = Token aanmaken
token-revoke = Intrekken
token-revoke-named = { $label } intrekken

data = Je gegevens
data-about = Download alles wat deze server over je bewaart, met al je partijen, in één bestand.
data-export = Mijn gegevens exporteren
delete-about = Je kunt je account en alles wat over je is opgeslagen verwijderen.
delete = Mijn account verwijderen…
delete-title = Account { $name } verwijderen?
delete-warning = Lopende partijen worden opgegeven. Afgelopen partijen blijven bewaard, zonder je naam en je berichten. Je ratings, tokens en account worden definitief verwijderd. Dit kan niet ongedaan worden gemaakt.
delete-yes = Definitief verwijderen
delete-no = Account behouden
delete-done = Je account is verwijderd.

news = Meldingen
challenge-from = { $name } daagt je uit:
challenge-more = { $count ->
    [one] Er wacht nog één uitdaging.
   *[other] Er wachten nog { $count } uitdagingen.
}
challenge-accept = Accepteren
challenge-decline = Weigeren
challenge-accepted = Uitdaging geaccepteerd: { $names }
challenge-declined = Uitdaging geweigerd: { $names }
challenge-go = Naar de tafel
