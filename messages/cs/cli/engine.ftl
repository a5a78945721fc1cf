### The engine protocol (`tetrarch ugi`), proofs (`tetrarch solve`, `check-proof`) and what is certain of a position.

# Why a line of the protocol is rejected. Commands and options are typed and the same in every language.
ugi-wrong-unknown-command = Příkaz „{ $command }“ neexistuje.
ugi-wrong-not-alone = Za { $command } nesmí nic následovat.
ugi-wrong-form = Za { $command } se očekává: { $expected }.
ugi-wrong-unknown-option = Volba „{ $name }“ neexistuje. Dostupné volby vypíše příkaz ugi.
ugi-wrong-number = { $name } nemůže být „{ $value }“. Očekává se celé číslo od { NUMBER($min, useGrouping: "false") } do { NUMBER($max, useGrouping: "false") }.
ugi-wrong-no-memory = Hash nemůže být { $mib }. S pamětí pro důkazy je třeba { $needed_mib } MiB, ale volných je jen { $free_mib } MiB.
ugi-wrong-unknown-limit = Omezení „{ $name }“ neexistuje.
ugi-wrong-twice = { $name } je zadáno dvakrát.
ugi-wrong-no-such-seat = Místo { $seat } neexistuje. Počet míst ve hře: { $seats }.
ugi-wrong-no-clock = Na tahu je místo { $seat }, ale chybí p{ $seat }time.
ugi-wrong-searching = Probíhá hledání. Nejprve ho zastavte.
ugi-wrong-game-over = Partie skončila.
ugi-wrong-move = Tah { $number }, { $text }: { $refused }
ugi-wrong-position = Pozice je chybná. { $problem }
ugi-wrong-search-failed = Hledání selhalo: { $reason }.

# Why a file is not a proof file. $expected shows how the line is written.
proof-file-io = { $error }
proof-file-head = Řádek { $line } hlavičky je „{ $found }“. Očekává se: { $expected }
proof-file-damaged = Volby tahů jsou poškozeny: { $error }.
proof-file-too-few = Voleb tahů je méně než { $choices } z hlavičky.
proof-file-too-many = Voleb tahů je více než { $choices } z hlavičky.

# What is wrong with a proof. $line is a series of moves.
proof-flaw-other-game = Týká se hry „{ $found }“, ne { $expected }.
proof-flaw-options = Jeho volby jsou neplatné. { $problem }
proof-flaw-position = Jeho pozici nelze přečíst. { $problem }
proof-flaw-no-such-team = Za tým { $team } nehraje žádné místo.
proof-flaw-too-short = Končí dřív, než řekne, co hrát po „{ $line }“.
proof-flaw-no-such-move = Po „{ $line }“ volí tah { $choice }, ale tahů je jen { $moves }, počítáno od 0.
proof-flaw-illegal-move = Po „{ $line }“ není tah { $text } možný. { $reason }
proof-flaw-not-won = Po „{ $line }“ partie končí bez slíbené výhry.
proof-flaw-cycle = V „{ $line }“ se opakuje pozice.
proof-flaw-too-long = { $choices ->
    [one] 1 volba tahu přebývá.
    [few] { $choices } volby tahů přebývají.
    [many] { $choices } voleb tahů přebývá.
   *[other] { $choices } voleb tahů přebývá.
}
proof-flaw-other-length = Uvádí počet půltahů { $said }, ale nejdelší varianta jich má { $found }.

# Why there is no proof.
prover-stopped = Hledání bylo zastaveno.
prover-no-win = Taková výhra neexistuje.

# Behind an evaluation, in brackets.
certainty-proved = { $exact ->
    [yes] { $plies ->
        [one] dokázáno, 1 půltah
        [few] dokázáno, { $plies } půltahy
        [many] dokázáno, { $plies } půltahů
       *[other] dokázáno, { $plies } půltahů
    }
   *[no] { $plies ->
        [one] dokázáno, nejvýše 1 půltah
        [few] dokázáno, nejvýše { $plies } půltahy
        [many] dokázáno, nejvýše { $plies } půltahů
       *[other] dokázáno, nejvýše { $plies } půltahů
    }
}
