### Matches of engines, `tetrarch arena`. Words such as nodes, chance=0.98 and --resume are typed and the same in every language.

# What is wrong with the text of an option such as --sprt; $form shows how it is written, $problem is a sentence of its own.
arena-form-wrong = { $problem } Skriv så här: { $form }
arena-form-no-value = ”{ $part }” har inget värde.
arena-form-bad-value = { $key } kan inte vara ”{ $value }”.
arena-form-no-such-key = Det finns ingen nyckel ”{ $key }”.
arena-form-no-adjudication = Förväntade chance, draw eller båda.
arena-form-win-chance = chance måste vara över 0.5 och högst 1.
arena-form-draw-chance = draw måste vara minst 0 och under 0.5.
arena-form-agreed-plies = plies och draw-plies måste vara minst 1.
arena-form-long-opening = En öppning har högst { $most } halvdrag.
arena-form-even = even måste vara mellan 0 och 0.5.
arena-form-opening-effort = tries och nodes måste vara minst 1.
arena-form-elo-order = elo0 måste vara mindre än elo1, men de är { $elo0 } och { $elo1 }.
arena-form-error-rates = alpha och beta måste vara mellan 0 och 0.5, men de är { $alpha } och { $beta }.
arena-clock-wrong = ”{ $text }” är ingen klocka. Förväntade 1+0.5 (minuter och sekunder), 10s+0.1 eller 5.

# How long a search may take, as part of a list.
arena-pace-depth = { $plies ->
    [one] 1 halvdrags djup per drag
   *[other] { $plies } halvdrags djup per drag
}
arena-pace-nodes = { $nodes ->
    [one] 1 nod per drag
   *[other] { $nodes } noder per drag
}
arena-pace-move-time = { $ms } ms per drag
arena-pace-clock = klocka { $clock }

# What is wrong with an entrant. $problem is a sentence of its own.
arena-entrant-wrong = ”{ $text }”: { $problem }
arena-entrant-unknown = Det finns ingen sådan deltagare. Förväntade { $forms }.
arena-entrant-name = Ett namn måste ha minst en bokstav och får inte innehålla något kommatecken.
arena-entrant-no-option = ”{ $part }” är inget alternativ. Ett alternativ skrivs KEY=VALUE.
arena-entrant-no-such-option = Det finns inget alternativ ”{ $key }”. Förväntade { $known }.
arena-entrant-whole-number = { $key } kan inte vara ”{ $value }”. Förväntade ett heltal som är minst 1.
arena-entrant-others = others kan inte vara ”{ $value }”. Förväntade { $known }.
arena-entrant-engine-option = Bara engine har alternativen { $options }.
arena-entrant-program-option = Använd option.Threads och option.Hash för ett program.
arena-entrant-not-closed = Ett citattecken är inte stängt.
arena-entrant-no-program = Förväntade ett program, till exempel ugi:./tetrarch ugi.

# Why a program loses a game without playing it to the end. $why is a sentence of its own.
arena-forfeit-crash = Programmet avslutades: { $status }.
arena-forfeit-closed-output = Programmet stängde sin utmatning.
arena-forfeit-silence = Det svarade inte på { $waited_ms } ms.
arena-forfeit-illegal-move = ”{ $text }” kan inte spelas. { $why }
arena-forfeit-time = Det tog { $spent_ms } ms för ett drag med { $allowed_ms } ms kvar.
arena-forfeit-rejected = Det avvisade en rad: { $error }.
arena-forfeit-no-move = Det hittade inget drag.
arena-program-fails = { $entrant } kan inte spela. { $reason }

# Why a match cannot be played.
arena-plan-too-few-entrants = En match kräver minst två deltagare, inte { $entrants }.
arena-plan-same-name = Två deltagare heter { $name }. Ge en av dem ett annat namn, till exempel other={ $name }.
arena-plan-no-limit = { $name } har ingen gräns. Begränsa matchen med noder, djup, tid per drag eller en klocka, eller ge deltagaren en egen gräns, till exempel engine:nodes=1000.
arena-plan-external-cpu-time = { $name } är ett annat program vars processortid inte kan mätas. Begränsa noderna, eller mät klocktiden.
arena-plan-sprt-of-several = Ett SPRT kräver exakt två deltagare, inte { $entrants }.
arena-plan-adjudication-of-several = Bara partier mellan två lag kan dömas av. Det här har { $teams } lag.
arena-plan-unplayable = { $problem }

# What is wrong with the folder of a match.
arena-ledger-file = { $path }: { $error }
arena-ledger-exists = Det finns redan en match i { $folder }. Fortsätt den med --resume, eller välj en annan mapp.
arena-ledger-in-use = En annan process spelar matchen i { $folder }.
arena-ledger-other-plan = Matchen i { $folder } har en annan plan: { $differences }. Välj en annan mapp.
arena-ledger-corrupt = { $path }, rad { $line }: { $problem }
arena-ledger-twice = { $path }, rad { $line }: parti { $game } förekommer två gånger.
# Parts of a list; $was and $is are JSON.
arena-difference-changed = { $field } var { $was } och är nu { $is }
arena-difference-new = { $field } var inte satt och är nu { $is }

# What the chart of a match says.
arena-chart-duel = { $game }: { $first } mot { $second }
arena-chart-ratings = { $game }: rating
arena-chart-score = { $groups ->
    [one] { $score } % efter 1 grupp partier; 95 % konfidens från { $low } % till { $high } %
   *[other] { $score } % efter { $groups } grupper partier; 95 % konfidens från { $low } % till { $high } %
}
arena-chart-percent = { $percent } %
arena-chart-groups = grupper av partier med ombytta lag
arena-chart-confidence = Elo med 95 % konfidens
