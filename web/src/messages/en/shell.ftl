# Names and words that every room uses.
title = Tetrarch
title-room = { $room } · Tetrarch
skip-to-content = Skip to the content
nav = Main
nav-lobby = Lobby
nav-learn = Learn
nav-settings = Settings
close = Close
cancel = Cancel
copy = Copy
copied = Copied
share = Share
go-home = To the games
try-again = Try again
waiting-rules = Fetching the rules…
waiting-room = One moment…
offline = You are offline. Games against the computer and at this screen go on.
new-version = There is a new version of this page.
new-version-load = Load it

# What went wrong, as a page.
trouble-rules = The rules could not be loaded
trouble-rules-advice = The page needs a part that did not arrive. Check the connection and load the page again.
trouble-room = This room could not be loaded
trouble-room-advice = Check the connection and try again. Games against the computer work offline once they were opened.
trouble-page = The page has failed here
trouble-page-advice = This is our mistake, not yours. Load the page again; your game is kept.
trouble-address = There is nothing at this address
trouble-address-advice = The link may be mistyped or old. The games are where they always are.
