settings = Settings
settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Animation speed
settings-speed-value = { $speed ->
    [0] Off
    [0.5] Slow
    [1] Normal
   *[2] Fast
}
settings-sound = Sound
settings-sound-about = Play a sound for moves and captures
settings-coordinates = Coordinates
settings-coordinates-about = Show coordinates on the board
settings-boldMarks = Bold marks
settings-boldMarks-about = Tell pieces apart by shape as well as colour
settings-name = Your name at tables
settings-kept = Settings are saved in this browser only.
settings-typefaces = Fonts, under the SIL Open Font License:

## Notifications while the page is closed.
push = Notifications
push-about = Your turn, challenges and messages while this page is closed
push-offer = This game may take days. You can be notified when it is your turn.
push-offer-accept = Notify me
push-blocked = The browser blocks notifications from this site. You can allow them in its settings.
push-your-turn = Your turn
push-challenge = You are challenged to a game
push-message = New message
