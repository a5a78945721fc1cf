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
setup-way-person = { $count ->
    [one] Someone by name
   *[other] People by name
}
setup-person = Who
setup-person-many = Who, { $number }
setup-person-self = That is you. Challenge somebody else.
setup-person-guest = A challenge comes from somebody: it needs an account.
setup-rated = Rated
setup-rated-about = The result changes the ratings of all who play.
setup-rated-guest = Rated games are between people with accounts.
setup-rated-position = A rated game begins as the rules say, not from a position of one’s own.
setup-rated-computer = The computer plays no rated games.
setup-as = You play as { $name }.
setup-level = How strong
setup-level-value = { $name } · level { $level }
setup-level-rated = { $name } · level { $level }, rating about { $rating }
setup-level-weakest = a beginner
setup-level-strongest = as strong as it can
setup-variant = Variant
setup-side = You play
setup-side-chance = By chance
setup-seat-each = Each seat for itself
setup-seat-alike = All others alike
setup-seats = Who plays
setup-seat = Who plays { $side }
setup-seat-name = The name of who plays { $side }
setup-seat-level = How strong { $side } is
setup-sitter-me = You
setup-sitter-here = Someone here
setup-sitter-link = Someone, by link
setup-sitter-person = Someone by name
setup-sitter-lobby = Anyone
setup-sitter-computer = Computer
setup-problem-here-and-elsewhere = With players from elsewhere, a screen has one seat. Let “Someone here” come by link too.
setup-problem-nobody-here = You have no seat yet. Choose “You” for one of them.
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
setup-go-person = Challenge

# The levels of the computer.
level-1 = Beginner
level-2 = Novice
level-3 = Casual
level-4 = Improving
level-5 = Intermediate
level-6 = Skilled
level-7 = Strong
level-8 = Expert
level-9 = Master
level-10 = Full strength
