# Accounts: signing in, the account page. Accounts are optional; only rated games and challenges need one.
nav-sign-in = Sign in
nav-account = Your account: { $name }

sign-in = Sign in
sign-up = Create an account
sign-in-line = You can play without an account. An account gives you ratings, lets others challenge you by name, and keeps your games on every device.
sign-in-name = Name
sign-in-password = Password
sign-in-show = Show password
sign-in-go = Sign in
sign-up-go = Create account
sign-in-new = New here? Create an account
sign-in-known = Already have an account? Sign in
sign-up-name = 2 to 24 characters: letters A to Z, digits, - and _, starting with a letter. Everyone can see it.
sign-up-password = At least 8 characters. We don’t ask for an email address, so a lost password can’t be recovered.
sign-in-moves = { $count ->
    [one] Your game in this browser will move to your account.
   *[other] Your { $count } games in this browser will move to your account.
}
sign-in-stay = Unfinished games with a clock, matches, and games with several people on this device stay in this browser until they are over.
sign-in-go-on = Continue
sign-in-already = You are signed in as { $name }.

moved = { $count ->
    [one] One game has moved to your account.
   *[other] { $count } games have moved to your account.
}
moved-see = See your games

refused-unreachable = The server is not responding. Check your connection and try again.
refused-name-taken = This name is taken. Choose another one.
refused-label-taken = You already have a token with this name. Choose another one.
refused-wrong-login = Wrong name or password.
refused-wrong-password = Wrong password. Nothing was changed.
refused-too-many-requests = { $seconds ->
    [one] Too many attempts. Try again in one second.
   *[other] Too many attempts. Try again in { $seconds } seconds.
}
refused-busy = { $seconds ->
    [one] The server is busy. Try again in one second.
   *[other] The server is busy. Try again in { $seconds } seconds.
}
refused-no-such-account = There is no player with this name. Check the spelling; names have no spaces.
refused-needs-account = You need an account for this. Sign in or create one.
refused-already-seated = You already have a seat at this table, and you can’t play a rated game against yourself.
refused-no-free-seat = This seat is no longer free: someone else took it, or the game was cancelled.

rating-is = Rating { $value }
rating-about = { $games ->
    [0] No rated games yet: anywhere between { $low } and { $high }.
    [one] After one rated game: most likely between { $low } and { $high }.
   *[other] After { $games } rated games: most likely between { $low } and { $high }.
}
rating-uncertain = provisional

account = Your account
account-none = You are not signed in
account-since = Member since { $date }
account-sign-out = Sign out
account-ratings = Ratings
account-ratings-none = You have not played a rated game yet. When you start a game by link, by name or in the lobby, you can make it rated.
account-rating-from = { $games ->
    [one] { $players } players, one game
   *[other] { $players } players, { $games } games
}
account-uncertain = A question mark marks a provisional rating. It changes quickly until you have played more games.
account-going-on = In progress
account-going-on-none = No games in progress.
account-over = Finished
account-over-none = No finished games yet.
account-older = Older games
account-against = against { $names }
account-open = waiting for players
account-continue = Continue
account-look = View
account-keys = Security and data

password = Change password
password-about = This signs you out in all other browsers.
password-old = Current password
password-new = New password
password-go = Save password
password-done = Your password has been changed. You are signed out in all other browsers.

tokens = API tokens
tokens-about = A token lets a program, such as a bot, act in your name. It cannot change your password or delete your account.
token-once = This token is shown only once. Copy it now and keep it as safe as a password.
token-made = Token “{ $label }”
token-label = Token name
token-label-example = my first bot
token-scopes = Permissions
token-scope-play = play
token-scope-create = create games
token-scope-play-about = Play: receive challenges, join games, make moves
token-scope-create-about = Create games and challenge others
token-make = Create token
token-revoke = Revoke
token-revoke-named = Revoke { $label }

data = Your data
data-about = Download everything this server stores about you, including all your games, in one file.
data-export = Export my data
delete-about = You can delete your account and everything stored about you.
delete = Delete my account…
delete-title = Delete the account { $name }?
delete-warning = Games in progress are resigned. Finished games are kept, without your name and your messages. Your ratings, tokens and account are deleted permanently. This cannot be undone.
delete-yes = Delete permanently
delete-no = Keep account
delete-done = Your account has been deleted.

news = Notifications
challenge-from = { $name } challenges you:
challenge-more = { $count ->
    [one] One more challenge is waiting.
   *[other] { $count } more challenges are waiting.
}
challenge-accept = Accept
challenge-decline = Decline
challenge-accepted = { $names } accepted your challenge.
challenge-declined = { $names } declined your challenge.
challenge-go = Go to table
