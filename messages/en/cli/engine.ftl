### The engine protocol (`tetrarch ugi`), proofs (`tetrarch solve`, `check-proof`) and what is certain of a position.

# Why a line of the protocol is rejected. Commands and options are typed and the same in every language.
ugi-wrong-unknown-command = There is no command “{ $command }”.
ugi-wrong-not-alone = Nothing may follow { $command }.
ugi-wrong-form = Expected after { $command }: { $expected }.
ugi-wrong-unknown-option = There is no option “{ $name }”. Send ugi for a list of options.
ugi-wrong-number = { $name } cannot be “{ $value }”. Expected a whole number from { NUMBER($min, useGrouping: "false") } to { NUMBER($max, useGrouping: "false") }.
ugi-wrong-no-memory = Hash cannot be { $mib }. With the memory for proofs it takes { $needed_mib } MiB, but only { $free_mib } MiB are free.
ugi-wrong-unknown-limit = There is no limit “{ $name }”.
ugi-wrong-twice = { $name } is given twice.
ugi-wrong-no-such-seat = There is no seat { $seat }. The game has { $seats } seats.
ugi-wrong-no-clock = It is seat { $seat }’s turn, but p{ $seat }time is missing.
ugi-wrong-searching = A search is running. Stop it first.
ugi-wrong-game-over = The game is over.
ugi-wrong-move = Move { $number }, { $text }: { $refused }
ugi-wrong-position = The position is invalid. { $problem }
ugi-wrong-search-failed = The search failed: { $reason }.

# Why a file is not a proof file. $expected shows how the line is written.
proof-file-io = { $error }
proof-file-head = Line { $line } of the header is “{ $found }”. Expected: { $expected }
proof-file-damaged = The choices are damaged: { $error }.
proof-file-too-few = There are fewer choices than the { $choices } given in the header.
proof-file-too-many = There are more choices than the { $choices } given in the header.

# What is wrong with a proof. $line is a series of moves.
proof-flaw-other-game = It is about the game “{ $found }”, not { $expected }.
proof-flaw-options = Its options are invalid. { $problem }
proof-flaw-position = Its position cannot be read. { $problem }
proof-flaw-no-such-team = No seat plays for team { $team }.
proof-flaw-too-short = It ends before it says what to play after “{ $line }”.
proof-flaw-no-such-move = After “{ $line }” it chooses move { $choice }, but there are only { $moves }, counted from 0.
proof-flaw-illegal-move = After “{ $line }” the move { $text } is illegal. { $reason }
proof-flaw-not-won = “{ $line }” ends the game without a win.
proof-flaw-cycle = “{ $line }” repeats a position.
proof-flaw-too-long = { $choices ->
    [one] 1 choice is left over.
   *[other] { $choices } choices are left over.
}
proof-flaw-other-length = It claims { $said } plies, but the longest line has { $found }.

# Why there is no proof.
prover-stopped = The search was stopped.
prover-no-win = There is no such win.

# Behind an evaluation, in brackets.
certainty-proved = { $exact ->
    [yes] { $plies ->
        [one] proved, 1 ply
       *[other] proved, { $plies } plies
    }
   *[no] { $plies ->
        [one] proved, at most 1 ply
       *[other] proved, at most { $plies } plies
    }
}
