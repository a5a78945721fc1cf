### The rules of Hus. $max-laps is an option; $move is the pit to sow.

rules-hus-goal-title = Mål
rules-hus-goal = Sørg for, at din modstander ikke kan trække. En spiller, der er i trækket og ikke har nogen fordybning med to eller flere brikker, kan ikke så og taber.

rules-hus-board-title = Bræt
rules-hus-board = Brættet har fire rækker med otte fordybninger. De to rækker nærmest dig er dine: den ydre række ved kanten og den indre række ved siden af modstanderens. Du sår kun i dine egne seksten fordybninger.
rules-hus-board-start = Ved starten ligger der to brikker i hver ydre fordybning og i de fire indre fordybninger til højre for hver spiller. De 48 brikker bliver på brættet hele partiet. Syd begynder.
rules-hus-start = Startstillingen. Syd sidder nederst.

rules-hus-sow-title = Såning
rules-hus-sow = Når det er din tur, vælger du en af dine fordybninger med to eller flere brikker. Tag dem alle op, og så dem én ad gangen i de følgende fordybninger. Du kan ikke vælge en tom fordybning eller en med kun én brik.
rules-hus-sow-clockwise = Så med uret. Dine brikker bevæger sig mod højre i den indre række og mod venstre i den ydre.
rules-hus-sow-counter-clockwise = Så mod uret. Dine brikker bevæger sig mod højre i den ydre række og mod venstre i den indre.
rules-hus-sow-round = En såning, der når hele vejen rundt, springer ikke den fordybning over, hvor den begyndte.
rules-hus-sow-example-clockwise = Så fra b1. Den sidste brik falder i den tomme fordybning a2, og turen slutter.
rules-hus-sow-example-counter-clockwise = Så fra e2. Den sidste brik falder i den tomme fordybning c2, og turen slutter.
rules-hus-sow-single = I fordybning { $move } ligger kun én brik.

rules-hus-relay-title = Såningen fortsætter
rules-hus-relay = Hvis den sidste brik falder i en tom fordybning, slutter din tur. Hvis den falder i en fordybning med brikker, tager du alt i den fordybning op, også den sidste brik, og fortsætter såningen fra den næste fordybning. Du skal fortsætte. At tage brikker op og så dem én gang kaldes en omgang; din tur kan vare mange omgange.
rules-hus-relay-example-clockwise = Så fra e1. Første omgang slutter i c1, hvor der ligger brikker. Anden omgang slutter i den tomme fordybning a2.
rules-hus-relay-example-counter-clockwise = Så fra h1. Første omgang slutter i g2, hvor der ligger brikker. Anden omgang slutter i den tomme fordybning d2.
rules-hus-endless = Nogle såninger slutter aldrig. Du må ikke vælge en såning, der varer mere end { $max-laps } omgange. En spiller, der ikke har andre såninger, taber.

rules-hus-capture-title = Fangst
rules-hus-capture-inner = Du fanger brikker, når en omgang slutter i din indre række, i en fordybning, hvor der lå brikker, og der også ligger brikker i den fjendtlige indre fordybning i samme kolonne. Tag alle brikkerne fra begge fjendtlige fordybninger i kolonnen. Den ydre må godt være tom.
rules-hus-capture-both = Du fanger brikker, når en omgang slutter i din indre række, i en fordybning, hvor der lå brikker, og der ligger brikker i begge fjendtlige fordybninger i samme kolonne. Tag alle brikkerne fra dem begge.
rules-hus-resow-with-own = Tag også brikkerne i din egen fordybning op. Så dem alle fra og med den næste fordybning.
rules-hus-resow-captured-only = Lad brikkerne i din egen fordybning ligge. Så kun de fangede brikker fra og med den næste fordybning.
rules-hus-capture-example = Så fra { $move }. Første omgang slutter i en besat indre fordybning, og du fanger brikker.
rules-hus-no-capture = Hvis du ikke kan fange, fortsætter du såningen som sædvanlig. En omgang, der slutter i din ydre række, fanger aldrig. Du kan ikke sige nej til en fangst, men du behøver ikke vælge et træk, der fanger.

rules-hus-end-title = Slutning og point
rules-hus-ends-either = Efter hver tur ser man på begge sider. Hvis en side ikke har nogen fordybning med to eller flere brikker, slutter partiet, og den side taber. Det kan også være den side, der lige har trukket.
rules-hus-ends-either-example = Så fra e2. Derefter har Syd ingen fordybning med mere end én brik, så Syd taber.
rules-hus-ends-mover = Partiet slutter, når spilleren i trækket ikke har noget muligt træk. Den spiller taber.
rules-hus-points = Hver spiller får point for brikkerne på sin egen side. En vinder, der har alle 48 brikker, får det dobbelte, 96 point. I en match bytter spillerne side efter hvert parti, og pointene fra alle partier lægges sammen.

rules-hus-differs-title = Europæisk og afrikansk Hus
rules-hus-differs = De to spil adskiller sig i fire regler. Hver af dem er et regelvalg, så du kan også kombinere dem. Et program spillede tilfældige partier og ledte efter de simpleste stillinger, hvor en forskel har betydning.
rules-hus-differs-all = Alle fire regler sammen: samme stilling, samme fordybning d2.
rules-hus-differs-direction = Såretning: Fordybning c2 fanger kun, hvis den sås med uret.
rules-hus-differs-capture-if = Fangst: Den omgang, der begynder i c2, slutter i e2. Overfor ligger der en brik i den indre fordybning, og den ydre er tom.
rules-hus-differs-resow = Såning efter fangst: Begge fanger brikken i g3. I det europæiske spil tager man også brikkerne i g2 op; i det afrikanske bliver de liggende.
rules-hus-differs-ends = Partiets slutning: Efter e2 har Syd ingen fordybning med mere end én brik, men Nord er i trækket og kan trække.

rules-hus-readings-title = Sådan læser vi regelarkene
rules-hus-readings-must = Det europæiske ark siger, at du »må« tage op og fange. Vi læser det som »skal«, sådan som den afrikanske beskrivelse siger.
rules-hus-readings-end = Efter det europæiske ark slutter partiet, når en af spillerne kun har fordybninger med én brik. Den afrikanske beskrivelse siger, at den sidste spiller, der kan trække, vinder. Regelvalget »Partiets slutning« bestemmer det.
rules-hus-readings-both = Det er umuligt, at begge sider på samme tid kun har fordybninger med højst én brik: 48 brikker kan ikke ligge én og én i 32 fordybninger. Sker det i en egen stilling med færre brikker, taber spilleren i trækket.
rules-hus-readings-own = Den afrikanske beskrivelse siger, at de fangede brikker sås. Den nævner ikke din egen fordybning. Andre beskrivelser af spillet er enige om, at den beholder sine brikker. Regelvalget »Såning efter fangst« ændrer det.
rules-hus-readings-endless = Arkene nævner ikke såninger, der aldrig slutter. Vi forbyder dem. Regelvalget »Længste såning« sætter grænsen.
rules-hus-readings-first = Efter det europæiske ark trækker man lod om, hvem der begynder. Her begynder Syd, og du vælger din side, når du opretter partiet.
