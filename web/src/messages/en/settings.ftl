settings = Settings
settings-theme = Light
settings-theme-system = As the device
settings-theme-light = Day
settings-theme-dark = Night
settings-speed = Moves are shown
settings-speed-value = { $speed ->
    [0] at once
    [0.5] slowly
    [1] normally
   *[2] quickly
}
settings-sound = Sounds
settings-sound-about = Small ones, made by the page
settings-coordinates = Coordinates
settings-coordinates-about = The names of the fields at the board
settings-boldMarks = Bold marks
settings-boldMarks-about = Pieces are told apart by clear marks, not only by colour
settings-name = Your name at tables
settings-language = Language
settings-kept = Settings are kept in this browser and nowhere else.
settings-typefaces = Typefaces, under the SIL Open Font License:
