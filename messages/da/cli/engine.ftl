### The engine protocol (`tetrarch ugi`), proofs (`tetrarch solve`, `check-proof`) and what is certain of a position.

# Why a line of the protocol is rejected. Commands and options are typed and the same in every language.
ugi-wrong-unknown-command = Der er ingen kommando »{ $command }«.
ugi-wrong-not-alone = Intet må følge efter { $command }.
ugi-wrong-form = Forventet efter { $command }: { $expected }.
ugi-wrong-unknown-option = Der er intet valg »{ $name }«. Kommandoen ugi viser dem.
ugi-wrong-number = { $name } kan ikke være »{ $value }«. Forventede et helt tal fra { NUMBER($min, useGrouping: "false") } til { NUMBER($max, useGrouping: "false") }.
ugi-wrong-no-memory = Hash kan ikke være { $mib }. Med hukommelsen til beviser kræver det { $needed_mib } MiB, men kun { $free_mib } MiB er ledige.
ugi-wrong-unknown-limit = Der er ingen grænse »{ $name }«.
ugi-wrong-twice = { $name } er angivet to gange.
ugi-wrong-no-such-seat = Der er ingen plads { $seat }. Spillet har { $seats } pladser.
ugi-wrong-no-clock = Plads { $seat } er i trækket, men p{ $seat }time mangler.
ugi-wrong-searching = En søgning er i gang. Stop den først.
ugi-wrong-game-over = Partiet er slut.
ugi-wrong-move = Træk { $number }, { $text }: { $refused }
ugi-wrong-position = Stillingen er forkert. { $problem }
ugi-wrong-search-failed = Søgningen mislykkedes: { $reason }.

# Why a file is not a proof file. $expected shows how the line is written.
proof-file-io = { $error }
proof-file-head = Linje { $line } i hovedet er »{ $found }«. Forventede: { $expected }
proof-file-damaged = Valgene er beskadigede: { $error }.
proof-file-too-few = Der er færre valg end hovedets { $choices }.
proof-file-too-many = Der er flere valg end hovedets { $choices }.

# What is wrong with a proof. $line is a series of moves.
proof-flaw-other-game = Det handler om spillet »{ $found }«, ikke { $expected }.
proof-flaw-options = Dets valg er ugyldige. { $problem }
proof-flaw-position = Dets stilling kan ikke læses. { $problem }
proof-flaw-no-such-team = Ingen plads spiller for hold { $team }.
proof-flaw-too-short = Det slutter, før det siger, hvad der skal spilles efter »{ $line }«.
proof-flaw-no-such-move = Efter »{ $line }« vælger det træk { $choice }, men der er kun { $moves }, talt fra 0.
proof-flaw-illegal-move = Efter »{ $line }« er trækket { $text } ikke muligt. { $reason }
proof-flaw-not-won = »{ $line }« afslutter partiet uden sejr.
proof-flaw-cycle = »{ $line }« gentager en stilling.
proof-flaw-too-long = { $choices ->
    [one] 1 valg er tilovers.
   *[other] { $choices } valg er tilovers.
}
proof-flaw-other-length = Det angiver { $said } halvtræk, men den længste trækfølge har { $found }.

# Why there is no proof.
prover-stopped = Søgningen blev standset.
prover-no-win = Der er ingen sådan sejr.

# Behind an evaluation, in brackets.
certainty-proved = { $exact ->
    [yes] { $plies ->
        [one] bevist, 1 halvtræk
       *[other] bevist, { $plies } halvtræk
    }
   *[no] { $plies ->
        [one] bevist, højst 1 halvtræk
       *[other] bevist, højst { $plies } halvtræk
    }
}
