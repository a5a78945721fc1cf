# The table: player bars, moves, controls, results.
name-computer = Dator, nivå { $level }
# The same where many names stand side by side; the seat’s piece and colour are next to it.
name-computer-short = Nivå { $level }
name-you = Du
name-invited = Inbjuden via länk
name-anyone = Vem som helst

bar-label = Spelare: { $side }
bar-team = lag { $team }
bar-thinking = tänker…
bar-away = inte ansluten
bar-your-turn = din tur
bar-their-turn = vid draget
bar-to-move = vid draget
clock = Tid kvar
table-your-turn = Din tur: { $game }

moves = Drag
moves-none = Inga drag än
moves-first = Första draget
moves-back = Föregående drag
moves-forward = Nästa drag
moves-last = Sista draget
moves-past = Du ser en tidigare ställning.
moves-return = Tillbaka till partiet

premove = Förhandsdrag: { $move }. Det spelas så snart det är din tur.
premove-cancel = Ta bort förhandsdrag
premove-failed = { $move } är inte längre möjligt. Välj ett annat drag.

controls = Partimeny
control-takeback = Ta tillbaka
control-draw = Erbjud remi
control-resign = Ge upp
control-time = Ge tid
control-flip = Vänd brädet
control-sound = Ljud
control-share = Exportera
control-settings = Inställningar
control-again = Returmatch

resign-title = Ge upp?
resign-question = Partiet slutar och du förlorar.
resign-question-team = Dina medspelare tillfrågas. Ditt lag ger upp när mer än hälften håller med.
resign-question-three = Datorn tar över din plats och de andra spelar vidare. Du kan titta på.
resign-yes = Ge upp
draw-title = Erbjud remi?
draw-question = Partiet fortsätter tills dina motståndare säger ja.
draw-question-here = Om alla vid bordet säger ja blir partiet remi.
draw-yes = Erbjud remi

share-title = Exportera
share-link = Åskådarlänk till bordet
share-position = Ställningen på brädet
share-record = Partiet hittills
share-save-text = Spara som text
share-save-json = Spara som JSON

table-rated = Rankat parti
give-title = Ge tid
give-none = Du kan inte ge någon tid nu.
give-time-to = Ge { $name } { $seconds } sekunder till
give-hour-to = Ge { $name } en timme till
time-given = { $name } fick mer tid: +{ $time }

rating-changes = Ny rating
rating-changes-later = Den nya ratingen kunde inte läsas in. Du hittar den på spelarnas kontosidor.

ending-declined = Avböjt
ending-won = Du vann
ending-lost = Du förlorade
ending-draw = Remi
ending-shared = Ingen vinnare
ending-called-off = Avbrutet
ending-side = { $count ->
    [one] { $side } vinner
   *[other] { $side } vinner
}
ending-again = Returmatch
ending-analyse = Analysera
ending-report = Partirapport
ending-level = Prova nivå { $level } ({ $name })
ending-other-side = Spela andra sidan
ending-new = Nytt parti
ending-next = Nästa parti

series = Match
series-game = Parti { $game } av { $length }

question-you = du
question-agreed = Har sagt ja: { $names }
question-refused = Har avböjt: { $names }
question-waiting = Väntar på svar: { $names }
question-needed = { $count ->
    [0] Alla som behövs har sagt ja
    [one] 1 till måste säga ja
   *[other] { $count } till måste säga ja
}
question-withdraw = Dra tillbaka
question-draw = { $name } erbjuder remi.
question-draw-own = Du har erbjudit remi.
question-draw-yes = Acceptera
question-draw-no = Avböj
question-takeback = { $count ->
    [one] { $name } vill ta tillbaka ett drag.
   *[other] { $name } vill ta tillbaka { $count } drag.
}
question-takeback-own = { $count ->
    [one] Du har bett att få ta tillbaka ett drag.
   *[other] Du har bett att få ta tillbaka { $count } drag.
}
question-takeback-yes = Acceptera
question-takeback-no = Avböj
question-resignation = { $name } föreslår att laget ger upp.
question-resignation-own = Du har föreslagit att laget ger upp.
question-resignation-yes = Ge också upp
question-rematch = { $name } vill ha returmatch.
question-rematch-own = Du har bett om returmatch.
question-rematch-yes = Returmatch
question-rematch-no = Avböj

# A request that ended without being granted.
closed-draw-declined = { $name } avböjde remi.
closed-draw-withdrawn = { $name } drog tillbaka remianbudet.
closed-draw-played-on = { $name } spelade vidare, så det blev inte remi.
closed-draw-own-declined = Du avböjde remi.
closed-draw-own-withdrawn = Du drog tillbaka ditt remianbud.
closed-draw-own-played-on = Du spelade vidare, så det blev inte remi.
closed-takeback-declined = { $name } avböjde återtagandet.
closed-takeback-withdrawn = { $name } vill inte längre ta tillbaka drag.
closed-takeback-played-on = { $name } spelade vidare, så inget drag tas tillbaka.
closed-takeback-own-declined = Du avböjde återtagandet.
closed-takeback-own-withdrawn = Du vill inte längre ta tillbaka drag.
closed-takeback-own-played-on = Du spelade vidare, så inget drag tas tillbaka.

# A player who left.
away = { $name } är inte ansluten.
away-clock = Klockan går.
away-claim-in = Du kan kräva segern om { $time }.
away-claim = Kräv segern
away-replace-in = Datorn kan ta över platsen om { $time }.
away-replace = Låt datorn ta över
away-opponent-in = Motståndaren kan kräva segern om { $time }.
away-opponent = Motståndaren kan kräva segern nu.
away-unrated = Partiet är därefter inte längre rankat.

connection-connecting = Ansluter till bordet…
connection-lost = Anslutningen bröts. Ansluter igen… Det du ser kan vara inaktuellt.

chat = Chatt
chat-name = { $name } ({ $side })
chat-watchers = { $count ->
    [0] inga åskådare
    [one] 1 åskådare
   *[other] { $count } åskådare
}
chat-watching = Tittar på: { $names }
chat-guests = { $count ->
    [one] 1 gäst
   *[other] { $count } gäster
}
chat-say = Meddelande
chat-send = Skicka
chat-closed = Bara spelare kan chatta. I lagpartier öppnas chatten när partiet är slut.

here-none = Det finns inget parti här
here-none-advice = Det kan ha spelats i en annan webbläsare, eller så har webbläsarens data rensats. Starta ett nytt parti.
here-new = Nytt parti

motion = Animation
motion-pause = Pausa
motion-go-on = Fortsätt
motion-step = Ett steg
motion-skip = Hoppa till slutet
