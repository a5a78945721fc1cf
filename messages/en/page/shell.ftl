# Words used on every screen.
title = Tetrarch
title-room = { $room } · Tetrarch
skip-to-content = Skip to content
nav = Main menu
nav-lobby = Lobby
nav-learn = Learn
nav-settings = Settings
close = Close
cancel = Cancel
copy = Copy
copied = Copied
share = Share
go-home = Home
try-again = Try again
waiting-rules = Loading the rules…
waiting-room = Loading…
offline = You are offline. You can still play against the computer or with people on this device.
new-version = A new version of this page is available.
new-version-load = Reload

# Errors that fill the screen.
trouble-rules = The rules could not be loaded
trouble-rules-advice = Part of the page did not load. Check your connection and reload the page.
trouble-room = This page could not be loaded
trouble-room-advice = Check your connection and try again. Games against the computer work offline once you have opened them.
trouble-page = Something went wrong
trouble-page-advice = This is a bug in the page. Reload it; your game is saved.
trouble-address = Page not found
trouble-address-advice = The link may be old or mistyped.

# Ways to the puzzles.
puzzles-title = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-home = Puzzles: find the only move

# The way to solved Hus.
solved = Solved Hus
solved-link = Hus is solved: play against perfection
