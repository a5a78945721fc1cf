# The table: player bars, moves, controls, results.
name-computer = Computer, niveau { $level }
# The same where many names stand side by side; the seat’s piece and colour are next to it.
name-computer-short = Niveau { $level }
name-you = Dig
name-invited = Inviteret via link
name-anyone = Hvem som helst

bar-label = Spiller: { $side }
bar-team = hold { $team }
bar-thinking = tænker…
bar-away = ikke forbundet
bar-your-turn = din tur
bar-their-turn = i trækket
bar-to-move = i trækket
clock = Tid tilbage
table-your-turn = Din tur: { $game }

moves = Træk
moves-none = Ingen træk endnu
moves-first = Første træk
moves-back = Forrige træk
moves-forward = Næste træk
moves-last = Sidste træk
moves-past = Du ser en tidligere stilling.
moves-return = Tilbage til partiet

premove = Forhåndstræk: { $move }. Det spilles, så snart det er din tur.
premove-cancel = Slet forhåndstræk
premove-failed = { $move } er ikke længere muligt. Vælg et andet træk.

controls = Partimenu
control-takeback = Tag tilbage
control-draw = Tilbyd remis
control-resign = Opgiv
control-time = Giv tid
control-flip = Vend brættet
control-sound = Lyd
control-share = Eksportér
control-settings = Indstillinger
control-again = Revanche

resign-title = Opgiv?
resign-question = Partiet slutter, og du taber.
resign-question-team = Dine medspillere bliver spurgt. Dit hold opgiver, når mere end halvdelen er enige.
resign-question-three = Computeren overtager din plads, og de andre spiller videre. Du kan se med.
resign-yes = Opgiv
draw-title = Tilbyd remis?
draw-question = Partiet fortsætter, indtil dine modstandere siger ja.
draw-question-here = Hvis alle ved bordet siger ja, er partiet remis.
draw-yes = Tilbyd remis

share-title = Eksportér
share-link = Tilskuerlink til dette bord
share-position = Stillingen på brættet
share-record = Partiet indtil nu
share-save-text = Gem som tekst
share-save-json = Gem som JSON

table-rated = Ratet parti
give-title = Giv tid
give-none = Du kan ikke give nogen tid nu.
give-time-to = Giv { $name } { $seconds } sekunder mere
give-hour-to = Giv { $name } en time mere
time-given = { $name } fik mere tid: +{ $time }

rating-changes = Nye ratings
rating-changes-later = De nye ratings kunne ikke indlæses. Du kan se dem på spillernes kontosider.

ending-declined = Afslået
ending-won = Du vandt
ending-lost = Du tabte
ending-draw = Remis
ending-shared = Ingen vinder
ending-called-off = Afbrudt
ending-side = { $count ->
    [one] { $side } vinder
   *[other] { $side } vinder
}
ending-again = Revanche
ending-analyse = Analysér
ending-report = Partirapport
ending-level = Prøv niveau { $level } ({ $name })
ending-other-side = Spil den anden side
ending-new = Nyt parti
ending-next = Næste parti

series = Match
series-game = Parti { $game } af { $length }

question-you = du
question-agreed = Sagde ja: { $names }
question-refused = Afslog: { $names }
question-waiting = Mangler svar: { $names }
question-needed = { $count ->
    [0] Alle nødvendige har sagt ja
    [one] 1 mere skal sige ja
   *[other] { $count } flere skal sige ja
}
question-withdraw = Træk tilbage
question-draw = { $name } tilbyder remis.
question-draw-own = Du har tilbudt remis.
question-draw-yes = Acceptér
question-draw-no = Afslå
question-takeback = { $count ->
    [one] { $name } vil gerne tage et træk tilbage.
   *[other] { $name } vil gerne tage { $count } træk tilbage.
}
question-takeback-own = { $count ->
    [one] Du har bedt om at tage et træk tilbage.
   *[other] Du har bedt om at tage { $count } træk tilbage.
}
question-takeback-yes = Acceptér
question-takeback-no = Afslå
question-resignation = { $name } foreslår holdet at opgive.
question-resignation-own = Du har foreslået dit hold at opgive.
question-resignation-yes = Opgiv også
question-rematch = { $name } vil gerne have revanche.
question-rematch-own = Du har bedt om revanche.
question-rematch-yes = Revanche
question-rematch-no = Afslå

# A request that ended without being granted.
closed-draw-declined = { $name } afslog remis.
closed-draw-withdrawn = { $name } trak remistilbuddet tilbage.
closed-draw-played-on = { $name } spillede videre, så det blev ikke remis.
closed-draw-own-declined = Du afslog remis.
closed-draw-own-withdrawn = Du trak dit remistilbud tilbage.
closed-draw-own-played-on = Du spillede videre, så det blev ikke remis.
closed-takeback-declined = { $name } afslog tilbagetagningen.
closed-takeback-withdrawn = { $name } vil ikke længere tage træk tilbage.
closed-takeback-played-on = { $name } spillede videre, så intet træk tages tilbage.
closed-takeback-own-declined = Du afslog tilbagetagningen.
closed-takeback-own-withdrawn = Du vil ikke længere tage træk tilbage.
closed-takeback-own-played-on = Du spillede videre, så intet træk tages tilbage.

# A player who left.
away = { $name } er ikke forbundet.
away-clock = Uret går.
away-claim-in = Du kan kræve sejren om { $time }.
away-claim = Kræv sejren
away-replace-in = Computeren kan overtage pladsen om { $time }.
away-replace = Lad computeren overtage
away-opponent-in = Modstanderen kan kræve sejren om { $time }.
away-opponent = Modstanderen kan kræve sejren nu.
away-unrated = Partiet er derefter ikke længere ratet.

connection-connecting = Forbinder til bordet…
connection-lost = Forbindelsen er afbrudt. Forbinder igen… Det, du ser, er måske ikke aktuelt.

chat = Chat
chat-name = { $name } ({ $side })
chat-watchers = { $count ->
    [0] ingen tilskuere
    [one] 1 tilskuer
   *[other] { $count } tilskuere
}
chat-watching = Ser med: { $names }
chat-guests = { $count ->
    [one] 1 gæst
   *[other] { $count } gæster
}
chat-say = Besked
chat-send = Send
chat-closed = Kun spillere kan chatte. I holdpartier åbner chatten, når partiet er slut.

here-none = Der er intet parti her
here-none-advice = Det blev måske spillet i en anden browser, eller denne browsers data er blevet ryddet. Start et nyt parti.
here-new = Nyt parti

motion = Animation
motion-pause = Pause
motion-go-on = Fortsæt
motion-step = Ét skridt
motion-skip = Gå til slutningen
