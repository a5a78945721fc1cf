# The table: player bars, moves, controls, results.
name-computer = Computer, niveau { $level }
# The same where many names stand side by side; the seat’s piece and colour are next to it.
name-computer-short = Niveau { $level }
name-you = Jij
name-invited = Uitgenodigd via link
name-anyone = Open voor iedereen

bar-label = Speler: { $side }
bar-team = team { $team }
bar-thinking = denkt na…
bar-away = niet verbonden
bar-your-turn = jij bent aan zet
bar-their-turn = aan zet
bar-to-move = aan zet
clock = Resterende tijd
table-your-turn = Jij bent aan zet: { $game }

moves = Zetten
moves-none = Nog geen zetten
moves-first = Eerste zet
moves-back = Vorige zet
moves-forward = Volgende zet
moves-last = Laatste zet
moves-past = Je bekijkt een eerdere stelling.
moves-return = Terug naar de partij

premove = Premove: { $move }. Die wordt gespeeld zodra je aan zet bent.
premove-cancel = Premove wissen
premove-failed = { $move } kan niet meer. Kies een andere zet.

controls = Partijmenu
control-takeback = Terugnemen
control-draw = Remise aanbieden
control-resign = Opgeven
control-time = Tijd geven
control-flip = Bord draaien
control-sound = Geluid
control-share = Export
control-settings = Instellingen
control-again = Revanche

resign-title = Opgeven?
resign-question = De partij eindigt en je verliest.
resign-question-team = Het wordt aan je partners gevraagd. Je team geeft op als meer dan de helft akkoord gaat.
resign-question-three = De computer neemt je plaats over en de anderen spelen verder. Je kunt kijken.
resign-yes = Opgeven
draw-title = Remise aanbieden?
draw-question = De partij gaat door tot je tegenstanders akkoord gaan.
draw-question-here = Als iedereen aan deze tafel akkoord gaat, is de partij remise.
draw-yes = Remise aanbieden

share-title = Exporteren
share-link = Link om deze tafel te volgen
share-position = Stelling op het bord
share-record = Partij tot nu toe
share-save-text = Opslaan als tekst
share-save-json = Opslaan als JSON

table-rated = Ratingpartij
give-title = Tijd geven
give-none = Je kunt nu niemand tijd geven.
give-time-to = { $name } { $seconds } seconden extra geven
give-hour-to = { $name } een uur extra geven
time-given = { $name } kreeg meer tijd: +{ $time }

rating-changes = Nieuwe ratings
rating-changes-later = De nieuwe ratings konden niet worden geladen. Je vindt ze op de accountpagina’s van de spelers.

ending-declined = Geweigerd
ending-won = Je hebt gewonnen
ending-lost = Je hebt verloren
ending-draw = Remise
ending-shared = Geen winnaar
ending-called-off = Afgebroken
ending-side = { $count ->
    [one] { $side } wint
   *[other] { $side } winnen
}
ending-again = Revanche
ending-analyse = Analyseren
ending-report = Partijrapport
ending-level = Niveau { $level } proberen ({ $name })
ending-other-side = Andere kant spelen
ending-new = Nieuwe partij
ending-next = Volgende partij

series = Match
series-game = Partij { $game } van { $length }

question-you = jij
question-agreed = Akkoord: { $names }
question-refused = Geweigerd: { $names }
question-waiting = Wacht op antwoord: { $names }
question-needed = { $count ->
    [0] Alle nodige akkoorden zijn er
    [one] Nog 1 akkoord nodig
   *[other] Nog { $count } akkoorden nodig
}
question-withdraw = Intrekken
question-draw = { $name } biedt remise aan.
question-draw-own = Je hebt remise aangeboden.
question-draw-yes = Accepteren
question-draw-no = Weigeren
question-takeback = { $count ->
    [one] { $name } wil een zet terugnemen.
   *[other] { $name } wil { $count } zetten terugnemen.
}
question-takeback-own = { $count ->
    [one] Je wilt een zet terugnemen.
   *[other] Je wilt { $count } zetten terugnemen.
}
question-takeback-yes = Accepteren
question-takeback-no = Weigeren
question-resignation = { $name } stelt het team voor om op te geven.
question-resignation-own = Je hebt je team voorgesteld om op te geven.
question-resignation-yes = Ook opgeven
question-rematch = { $name } wil revanche.
question-rematch-own = Je wilt revanche.
question-rematch-yes = Revanche
question-rematch-no = Weigeren

# A request that ended without being granted.
closed-draw-declined = { $name } heeft de remise geweigerd.
closed-draw-withdrawn = { $name } heeft het remiseaanbod ingetrokken.
closed-draw-played-on = { $name } heeft doorgespeeld, dus geen remise.
closed-draw-own-declined = Je hebt de remise geweigerd.
closed-draw-own-withdrawn = Je hebt je remiseaanbod ingetrokken.
closed-draw-own-played-on = Je hebt doorgespeeld, dus geen remise.
closed-takeback-declined = { $name } heeft het terugnemen geweigerd.
closed-takeback-withdrawn = { $name } wil niets meer terugnemen.
closed-takeback-played-on = { $name } heeft doorgespeeld, dus er wordt niets teruggenomen.
closed-takeback-own-declined = Je hebt het terugnemen geweigerd.
closed-takeback-own-withdrawn = Je wilt niets meer terugnemen.
closed-takeback-own-played-on = Je hebt doorgespeeld, dus er wordt niets teruggenomen.

# A player who left.
away = { $name } is niet verbonden.
away-clock = De klok loopt.
away-claim-in = Je kunt over { $time } de winst opeisen.
away-claim = Winst opeisen
away-replace-in = De computer kan de plaats over { $time } overnemen.
away-replace = Computer laten overnemen
away-opponent-in = De tegenstander kan over { $time } de winst opeisen.
away-opponent = De tegenstander kan nu de winst opeisen.
away-unrated = De partij telt daarna niet meer voor de rating.

connection-connecting = Verbinden met de tafel…
connection-lost = Verbinding verbroken. Opnieuw verbinden… Wat je ziet, is misschien niet actueel.

chat = Chat
chat-name = { $name } ({ $side })
chat-watchers = { $count ->
    [0] geen toeschouwers
    [one] 1 toeschouwer
   *[other] { $count } toeschouwers
}
chat-watching = Toeschouwers: { $names }
chat-guests = { $count ->
    [one] 1 gast
   *[other] { $count } gasten
}
chat-say = Bericht
chat-send = Versturen
chat-closed = Alleen spelers kunnen chatten. In teampartijen gaat de chat open als de partij voorbij is.

here-none = Er is hier geen partij
here-none-advice = Misschien is de partij in een andere browser gespeeld, of zijn de gegevens van deze browser gewist. Begin een nieuwe partij.
here-new = Nieuwe partij

motion = Animatie
motion-pause = Pauzeren
motion-go-on = Doorgaan
motion-step = Eén stap
motion-skip = Naar het einde
