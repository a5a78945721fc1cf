### The engine protocol (`tetrarch ugi`), proofs (`tetrarch solve`, `check-proof`) and what is certain of a position.

# Why a line of the protocol is rejected. Commands and options are typed and the same in every language.
ugi-wrong-unknown-command = Er is geen opdracht ‘{ $command }’.
ugi-wrong-not-alone = Na { $command } mag niets volgen.
ugi-wrong-form = Verwacht na { $command }: { $expected }.
ugi-wrong-unknown-option = Er is geen optie ‘{ $name }’. De opdracht ugi toont ze.
ugi-wrong-number = { $name } kan niet ‘{ $value }’ zijn. Verwacht wordt een geheel getal van { NUMBER($min, useGrouping: "false") } tot en met { NUMBER($max, useGrouping: "false") }.
ugi-wrong-no-memory = Hash kan niet { $mib } zijn. Met het geheugen voor bewijzen kost het { $needed_mib } MiB, maar slechts { $free_mib } MiB is vrij.
ugi-wrong-unknown-limit = Er is geen grens ‘{ $name }’.
ugi-wrong-twice = { $name } is twee keer opgegeven.
ugi-wrong-no-such-seat = Er is geen plaats { $seat }. Het spel heeft { $seats } plaatsen.
ugi-wrong-no-clock = Plaats { $seat } is aan zet, maar p{ $seat }time ontbreekt.
ugi-wrong-searching = Er wordt gezocht. Stop dat eerst.
ugi-wrong-game-over = De partij is afgelopen.
ugi-wrong-move = Zet { $number }, { $text }: { $refused }
ugi-wrong-position = De stelling is onjuist. { $problem }
ugi-wrong-search-failed = Het zoeken is mislukt: { $reason }.

# Why a file is not a proof file. $expected shows how the line is written.
proof-file-io = { $error }
proof-file-head = Regel { $line } van de kop is ‘{ $found }’. Verwacht: { $expected }
proof-file-damaged = De keuzes zijn beschadigd: { $error }.
proof-file-too-few = Er zijn minder keuzes dan de { $choices } van de kop.
proof-file-too-many = Er zijn meer keuzes dan de { $choices } van de kop.

# What is wrong with a proof. $line is a series of moves.
proof-flaw-other-game = Het gaat over het spel ‘{ $found }’, niet over { $expected }.
proof-flaw-options = De opties zijn ongeldig. { $problem }
proof-flaw-position = De stelling kan niet worden gelezen. { $problem }
proof-flaw-no-such-team = Geen plaats speelt voor team { $team }.
proof-flaw-too-short = Het eindigt voordat het zegt wat er na ‘{ $line }’ moet worden gespeeld.
proof-flaw-no-such-move = Na ‘{ $line }’ kiest het zet { $choice }, maar er zijn er maar { $moves }, geteld vanaf 0.
proof-flaw-illegal-move = Na ‘{ $line }’ is de zet { $text } niet toegestaan. { $reason }
proof-flaw-not-won = ‘{ $line }’ beëindigt de partij zonder winst.
proof-flaw-cycle = ‘{ $line }’ herhaalt een stelling.
proof-flaw-too-long = { $choices ->
    [one] 1 keuze blijft over.
   *[other] { $choices } keuzes blijven over.
}
proof-flaw-other-length = Het noemt { $said } halve zetten, maar de langste variant heeft er { $found }.

# Why there is no proof.
prover-stopped = De zoektocht is gestopt.
prover-no-win = Zo’n winst is er niet.

# Behind an evaluation, in brackets.
certainty-proved = { $exact ->
    [yes] { $plies ->
        [one] bewezen, 1 halve zet
       *[other] bewezen, { $plies } halve zetten
    }
   *[no] { $plies ->
        [one] bewezen, hoogstens 1 halve zet
       *[other] bewezen, hoogstens { $plies } halve zetten
    }
}
