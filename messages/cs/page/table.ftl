# The table: player bars, moves, controls, results.
name-computer = Počítač, úroveň { $level }
# The same where many names stand side by side; the seat’s piece and colour are next to it.
name-computer-short = Úroveň { $level }
name-you = Vy
name-invited = Pozvánka odkazem
name-anyone = Kdokoli

bar-label = Hráč: { $side }
bar-team = tým { $team }
bar-thinking = přemýšlí…
bar-away = bez připojení
bar-your-turn = jste na tahu
bar-their-turn = na tahu
bar-to-move = na tahu
clock = Zbývající čas
table-your-turn = Jste na tahu: { $game }

moves = Tahy
moves-none = Zatím žádné tahy
moves-first = První tah
moves-back = Předchozí tah
moves-forward = Další tah
moves-last = Poslední tah
moves-past = Prohlížíte si dřívější pozici.
moves-return = Zpět do partie

premove = Předtah: { $move }. Zahraje se, jakmile budete na tahu.
premove-cancel = Zrušit předtah
premove-failed = { $move } už není možný tah. Zvolte jiný.

controls = Ovládání partie
control-takeback = Vrátit tah
control-draw = Nabídnout remízu
control-resign = Vzdát
control-time = Přidat čas
control-flip = Otočit desku
control-sound = Zvuk
control-share = Export
control-settings = Nastavení
control-again = Odveta

resign-title = Vzdát partii?
resign-question = Partie skončí a prohrajete.
resign-question-team = Zeptáme se vašich spoluhráčů. Tým se vzdá, když souhlasí více než polovina.
resign-question-three = Vaše místo převezme počítač a ostatní hrají dál. Partii můžete sledovat.
resign-yes = Vzdát
draw-title = Nabídnout remízu?
draw-question = Partie pokračuje, dokud soupeři nesouhlasí.
draw-question-here = Pokud všichni u tohoto stolu souhlasí, partie skončí remízou.
draw-yes = Nabídnout remízu

share-title = Export
share-link = Odkaz ke sledování tohoto stolu
share-position = Pozice na desce
share-record = Dosavadní partie
share-save-text = Uložit jako text
share-save-json = Uložit jako JSON

table-rated = Hodnocená partie
give-title = Přidat čas
give-none = Teď nemůžete nikomu přidat čas.
give-time-to = { $name }: přidat { $seconds } s
give-hour-to = { $name }: přidat hodinu
time-given = { $name } má více času: +{ $time }

rating-changes = Nové ratingy
rating-changes-later = Nové ratingy se nepodařilo načíst. Najdete je na stránkách účtů hráčů.

ending-declined = Odmítnuto
ending-won = Vyhráli jste
ending-lost = Prohráli jste
ending-draw = Remíza
ending-shared = Bez vítěze
ending-called-off = Zrušeno
ending-side = { $count ->
    [one] Vítězí { $side }
    [few] Vítězí { $side }
    [many] Vítězí { $side }
   *[other] Vítězí { $side }
}
ending-again = Odveta
ending-analyse = Analýza
ending-report = Rozbor partie
ending-level = Zkusit: { $name } (úroveň { $level })
ending-other-side = Hrát za druhou stranu
ending-new = Nová partie
ending-next = Další partie

series = Zápas
series-game = Partie { $game } z { $length }

question-you = vy
question-agreed = Souhlasí: { $names }
question-refused = Nesouhlasí: { $names }
question-waiting = Čeká se na: { $names }
question-needed = { $count ->
    [0] Všechny potřebné souhlasy už jsou
    [one] Musí souhlasit ještě 1 hráč
    [few] Musí souhlasit ještě { $count } hráči
    [many] Musí souhlasit ještě { $count } hráče
   *[other] Musí souhlasit ještě { $count } hráčů
}
question-withdraw = Stáhnout
question-draw = { $name } nabízí remízu.
question-draw-own = Nabídli jste remízu.
question-draw-yes = Přijmout
question-draw-no = Odmítnout
question-takeback = { $count ->
    [one] { $name } žádá o vrácení tahu.
    [few] { $name } žádá o vrácení { $count } tahů.
    [many] { $name } žádá o vrácení { $count } tahu.
   *[other] { $name } žádá o vrácení { $count } tahů.
}
question-takeback-own = { $count ->
    [one] Požádali jste o vrácení tahu.
    [few] Požádali jste o vrácení { $count } tahů.
    [many] Požádali jste o vrácení { $count } tahu.
   *[other] Požádali jste o vrácení { $count } tahů.
}
question-takeback-yes = Přijmout
question-takeback-no = Odmítnout
question-resignation = { $name } navrhuje, aby se tým vzdal.
question-resignation-own = Navrhli jste týmu, aby se vzdal.
question-resignation-yes = Také vzdát
question-rematch = { $name } žádá o odvetu.
question-rematch-own = Požádali jste o odvetu.
question-rematch-yes = Odveta
question-rematch-no = Odmítnout

# A request that ended without being granted.
closed-draw-declined = { $name } odmítá remízu.
closed-draw-withdrawn = { $name } stahuje nabídku remízy.
closed-draw-played-on = { $name } hraje dál, remíza tedy neplatí.
closed-draw-own-declined = Odmítli jste remízu.
closed-draw-own-withdrawn = Stáhli jste nabídku remízy.
closed-draw-own-played-on = Hráli jste dál, remíza tedy neplatí.
closed-takeback-declined = { $name } odmítá vrácení tahu.
closed-takeback-withdrawn = { $name } stahuje žádost o vrácení tahu.
closed-takeback-played-on = { $name } hraje dál, žádný tah se tedy nevrací.
closed-takeback-own-declined = Odmítli jste vrácení tahu.
closed-takeback-own-withdrawn = Stáhli jste žádost o vrácení tahu.
closed-takeback-own-played-on = Hráli jste dál, žádný tah se tedy nevrací.

# A player who left.
away = { $name } je bez připojení.
away-clock = Hodiny běží.
away-claim-in = Výhru můžete nárokovat za { $time }.
away-claim = Nárokovat výhru
away-replace-in = Počítač může místo převzít za { $time }.
away-replace = Předat místo počítači
away-opponent-in = Soupeř může výhru nárokovat za { $time }.
away-opponent = Soupeř teď může nárokovat výhru.
away-unrated = Partie se pak už nehodnotí.

connection-connecting = Připojování ke stolu…
connection-lost = Spojení přerušeno. Obnovuje se… To, co vidíte, nemusí být aktuální.

chat = Chat
chat-name = { $name } ({ $side })
chat-watchers = { $count ->
    [0] žádní diváci
    [one] 1 divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } diváků
}
chat-watching = Sledují: { $names }
chat-guests = { $count ->
    [one] 1 host
    [few] { $count } hosté
    [many] { $count } hosta
   *[other] { $count } hostů
}
chat-say = Zpráva
chat-send = Odeslat
chat-closed = Psát mohou jen hráči. V týmových partiích se chat otevře po skončení partie.

here-none = Tady žádná partie není
here-none-advice = Možná se hrála v jiném prohlížeči nebo byla data tohoto prohlížeče smazána. Začněte novou partii.
here-new = Nová partie

motion = Animace
motion-pause = Pozastavit
motion-go-on = Pokračovat
motion-step = Jeden krok
motion-skip = Přeskočit na konec
