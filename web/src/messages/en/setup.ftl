setup-way = Against
setup-way-computer = The computer
setup-way-here = { $count ->
    [one] Someone here
   *[other] People here
}
setup-way-link = { $count ->
    [one] A friend, by link
   *[other] Friends, by link
}
setup-way-lobby = Anyone
setup-level = How strong
setup-level-value = Level { $level }
setup-level-rated = Level { $level } · about { $rating }
setup-level-weakest = a beginner
setup-level-strongest = as strong as it can
setup-variant = Variant
setup-side = You play
setup-side-chance = By chance
setup-time = Time
setup-time-none = No clock
setup-match = Length
setup-match-games = { $count ->
    [one] One game
   *[other] { $count } games
}
setup-options = { $count ->
    [0] Rules in detail
    [one] Rules in detail: one changed
   *[other] Rules in detail: { $count } changed
}
setup-go-computer = Play
setup-go-here = Play
setup-go-link = Make the link
setup-go-lobby = Open the table
