# Accounts: signing in, the account's room. An account is an offer; nothing but rated games and challenges needs one.
nav-sign-in = Sign in
nav-account = Your account: { $name }

sign-in = Sign in
sign-up = Make an account
sign-in-line = Nobody needs an account to play. With one you have ratings, can be challenged by name, and find your games again on every device.
sign-in-name = Name
sign-in-password = Password
sign-in-show = Show the password
sign-in-go = Sign in
sign-up-go = Make the account
sign-in-new = New here? Make an account
sign-in-known = You have an account? Sign in
sign-up-name = 2 to 24 letters A to Z, digits, - and _; the first a letter. Everybody sees it.
sign-up-password = 8 characters at least. We know no address of yours, so a lost password cannot be sent to you.
sign-in-moves = { $count ->
    [one] The game you play here as a guest moves to your account.
   *[other] The { $count } games you play here as a guest move to your account.
}
sign-in-go-on = Go on
sign-in-already = You are signed in as { $name }.

moved = { $count ->
    [one] One game of yours has moved to your account.
   *[other] { $count } games of yours have moved to your account.
}
moved-see = See your games

refused-unreachable = The server does not answer. Check the connection and try again.
refused-name-taken = Somebody has this name already. Choose another one.
refused-label-taken = Another token of yours is called so. Choose another label.
refused-wrong-login = The name or the password is wrong.
refused-wrong-password = That is not your password. Nothing was changed.
refused-too-many-requests = { $seconds ->
    [one] Too many attempts. Try again in a second.
   *[other] Too many attempts. Try again in { $seconds } seconds.
}
refused-busy = { $seconds ->
    [one] Too many people are signing in just now. Try again in a second.
   *[other] Too many people are signing in just now. Try again in { $seconds } seconds.
}
refused-no-such-account = Nobody here has this name. Names are written as at a table, without blanks.
refused-needs-account = This needs an account. Sign in, or make one.
refused-already-seated = You sit at this table already, and nobody plays a rated game against oneself.
refused-no-free-seat = The seat is not free any more: somebody was quicker, or the table was called off.

rating-is = Rating { $value }
rating-about = { $games ->
    [0] No rated game yet: anywhere between { $low } and { $high }.
    [one] After one rated game: most likely between { $low } and { $high }.
   *[other] After { $games } rated games: most likely between { $low } and { $high }.
}
rating-uncertain = still uncertain

account = Your account
account-none = You are not signed in
account-since = Here since { $date }
account-sign-out = Sign out
account-ratings = Ratings
account-ratings-none = You have played no rated game yet. Whoever sets up a table by link, by name or in the lobby can make it a rated one.
account-rating-from = { $games ->
    [one] { $players } players, one game
   *[other] { $players } players, { $games } games
}
account-uncertain = A question mark stands for a rating that is still uncertain: it moves quickly until you have played more.
account-going-on = Going on
account-going-on-none = No game is going on.
account-over = Finished
account-over-none = No game is finished yet.
account-older = Older games
account-against = against { $names }
account-open = waiting for players
account-continue = Continue
account-look = Look
account-keys = Keys and data

password = Change the password
password-about = Every other browser where you are signed in is signed out by this.
password-old = Password until now
password-new = New password
password-go = Change it
password-done = The password is changed. All other browsers are signed out.

tokens = Tokens for programs
tokens-about = A token lets a program, a bot for example, act in your name. It cannot change your password or delete your account.
token-once = This is shown once. Copy it now and keep it as you keep a password.
token-made = The token “{ $label }”
token-label = Label
token-label-example = my first bot
token-scopes = It may
token-scope-play = play
token-scope-create = make tables
token-scope-play-about = play: hear of challenges and games, sit down, move
token-scope-create-about = make tables, and so challenge others
token-make = Make a token
token-revoke = Revoke
token-revoke-named = Revoke { $label }

data = Your data
data-about = Everything this server knows of you, with all your games as records, in one file.
data-export = Export my data
delete-about = You can delete the account with everything that is known of you.
delete = Delete my account…
delete-title = Delete the account { $name }?
delete-warning = Games that go on are given up. Finished games stay, without your name and without what you said. Ratings, tokens and the account are gone for good: nobody can bring them back.
delete-yes = Delete for good
delete-no = Keep the account
delete-done = The account is deleted.

news = News for you
challenge-from = { $name } challenges you:
challenge-more = { $count ->
    [one] One more challenge waits.
   *[other] { $count } more challenges wait.
}
challenge-accept = Accept
challenge-decline = Decline
challenge-accepted = { $names } has accepted your challenge.
challenge-declined = { $names } has declined your challenge.
challenge-go = To the table
