setup-way = Opponent
setup-way-computer = Computer
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
    [one] A player, by name
   *[other] Players, by name
}
setup-person = Player
setup-person-many = Player { $number }
setup-person-self = You can’t challenge yourself.
setup-person-guest = You need an account to challenge someone.
setup-rated = Rated
setup-rated-about = The result changes every player’s rating.
setup-rated-guest = You need an account to play rated games.
setup-rated-position = A rated game starts from the opening position, not from a custom one.
setup-rated-computer = Games against the computer are not rated.
setup-rated-clock = With three or more players, a rated game needs a clock.
setup-public = Public
setup-public-about = Anyone can find this game in the lobby and watch it.
setup-as = You play as { $name }.
setup-level = Level
setup-level-value = { $name } · level { $level }
setup-level-rated = { $name } · level { $level }, rating about { $rating }
setup-level-weakest = weakest
setup-level-strongest = strongest
setup-players = Players
setup-layout = Starting position
setup-variant = Variant
setup-side = You play
setup-side-chance = Random
setup-seat-each = Set each seat
setup-seat-alike = Same for everyone else
setup-seats = Seats
setup-seat = Player for { $side }
setup-seat-name = Name for { $side }
setup-seat-level = Level for { $side }
setup-sitter-me = You
setup-sitter-here = Someone here
setup-sitter-link = A friend, by link
setup-sitter-person = A player, by name
setup-sitter-lobby = Anyone
setup-sitter-computer = Computer
setup-problem-here-and-elsewhere = In an online game each device has one seat. Choose “A friend, by link” instead of “Someone here”.
setup-problem-nobody-here = You have no seat yet. Choose “You” for one of the seats.
setup-time = Time control
setup-time-none = No clock
setup-match = Match length
setup-match-games = { $count ->
    [one] One game
   *[other] { $count } games
}
setup-options = { $count ->
    [0] Rule options
    [one] Rule options: one changed
   *[other] Rule options: { $count } changed
}
setup-go-computer = Play
setup-go-here = Play
setup-go-link = Create link
setup-go-lobby = Open table
setup-go-person = Challenge

# The computer’s levels.
level-1 = Newcomer
level-2 = Beginner
level-3 = Casual
level-4 = Improving
level-5 = Intermediate
level-6 = Skilled
level-7 = Strong
level-8 = Expert
level-9 = Master
level-10 = Full strength

# Fair starts.
setup-balanced = Balanced
setup-balanced-start = The most balanced start measured: { $name }.
setup-balanced-deal = One of { $count } deals from which both sides won about equally often.
setup-balanced-none = This start favours one side. No even start for these rules was found.
setup-measured = The first player scores { $low } to { $high }% between equal players (measured: { $percent }%, a draw counts half; engine games: { $games }, { $drawn }% drawn).
setup-measured-shares = Scores between equal players: { $shares } (draws are shared; engine games: { $games }, { $drawn }% drawn).
setup-share = { $side } { $low } to { $high }%
