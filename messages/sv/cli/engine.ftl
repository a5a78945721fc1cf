### The engine protocol (`tetrarch ugi`), proofs (`tetrarch solve`, `check-proof`) and what is certain of a position.

# Why a line of the protocol is rejected. Commands and options are typed and the same in every language.
ugi-wrong-unknown-command = Det finns inget kommando ”{ $command }”.
ugi-wrong-not-alone = Inget får följa efter { $command }.
ugi-wrong-form = Förväntat efter { $command }: { $expected }.
ugi-wrong-unknown-option = Det finns inget alternativ ”{ $name }”. Kommandot ugi listar dem.
ugi-wrong-number = { $name } kan inte vara ”{ $value }”. Förväntade ett heltal från { NUMBER($min, useGrouping: "false") } till { NUMBER($max, useGrouping: "false") }.
ugi-wrong-no-memory = Hash kan inte vara { $mib }. Med minnet för bevis krävs { $needed_mib } MiB, men bara { $free_mib } MiB är lediga.
ugi-wrong-unknown-limit = Det finns ingen gräns ”{ $name }”.
ugi-wrong-twice = { $name } är angivet två gånger.
ugi-wrong-no-such-seat = Det finns ingen plats { $seat }. Spelet har { $seats } platser.
ugi-wrong-no-clock = Plats { $seat } är vid draget, men p{ $seat }time saknas.
ugi-wrong-searching = En sökning pågår. Stoppa den först.
ugi-wrong-game-over = Partiet är slut.
ugi-wrong-move = Drag { $number }, { $text }: { $refused }
ugi-wrong-position = Ställningen är fel. { $problem }
ugi-wrong-search-failed = Sökningen misslyckades: { $reason }.

# Why a file is not a proof file. $expected shows how the line is written.
proof-file-io = { $error }
proof-file-head = Rad { $line } i huvudet är ”{ $found }”. Förväntade: { $expected }
proof-file-damaged = Valen är skadade: { $error }.
proof-file-too-few = Det finns färre val än huvudets { $choices }.
proof-file-too-many = Det finns fler val än huvudets { $choices }.

# What is wrong with a proof. $line is a series of moves.
proof-flaw-other-game = Det gäller spelet ”{ $found }”, inte { $expected }.
proof-flaw-options = Dess alternativ är ogiltiga. { $problem }
proof-flaw-position = Dess ställning kan inte läsas. { $problem }
proof-flaw-no-such-team = Ingen plats spelar för lag { $team }.
proof-flaw-too-short = Det slutar innan det säger vad som ska spelas efter ”{ $line }”.
proof-flaw-no-such-move = Efter ”{ $line }” väljer det drag { $choice }, men det finns bara { $moves }, räknat från 0.
proof-flaw-illegal-move = Efter ”{ $line }” är draget { $text } otillåtet. { $reason }
proof-flaw-not-won = ”{ $line }” avslutar partiet utan vinsten.
proof-flaw-cycle = ”{ $line }” upprepar en ställning.
proof-flaw-too-long = { $choices ->
    [one] 1 val blir över.
   *[other] { $choices } val blir över.
}
proof-flaw-other-length = Det anger { $said } halvdrag, men den längsta varianten har { $found }.

# Why there is no proof.
prover-stopped = Sökningen stoppades.
prover-no-win = Det finns ingen sådan vinst.

# Behind an evaluation, in brackets.
certainty-proved = { $exact ->
    [yes] { $plies ->
        [one] bevisat, 1 halvdrag
       *[other] bevisat, { $plies } halvdrag
    }
   *[no] { $plies ->
        [one] bevisat, högst 1 halvdrag
       *[other] bevisat, högst { $plies } halvdrag
    }
}
