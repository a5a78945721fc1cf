### The rules of Gou. $captures is how many pieces must be captured to win.

rules-gou-goal-title = Mål
rules-gou-goal = Inta alla fyra målpunkterna runt mitten, eller slå { $captures } av motståndarens fjorton pjäser.

rules-gou-board-title = Bräde
rules-gou-board = Fem kvadrater ligger inuti varandra, förenade av diagonala linjer. Pjäserna står på de sextio punkter där linjer möts. Varje spelare har fjorton pjäser. Röd börjar.
rules-gou-start = Utgångsställningen. Röds pjäser har en ring, Guls ett kryss.
rules-gou-board-goals = De fyra hörnen i den innersta kvadraten är målpunkterna: e5, g5, e7 och g7. Ingen linje går genom mitten.

rules-gou-move-title = Drag
rules-gou-move = När det är din tur flyttar du en av dina pjäser längs en linje till en fri punkt. Pjäser hoppar aldrig över andra pjäser.
rules-gou-move-slide = Längs en kvadrats sida glider en pjäs så långt du vill. Den stannar senast i kvadratens hörn och går aldrig runt ett hörn.
rules-gou-move-slide-picture = Två sätt att låta pjäsen på b10 glida.
rules-gou-move-step = Längs en diagonal flyttas en pjäs bara till nästa punkt.
rules-gou-move-step-example = Flytta pjäsen på a7 längs diagonalen till b6.

rules-gou-capture-title = Slå
rules-gou-capture = Du slår en fientlig pjäs när pjäsen du flyttar och en annan av dina stänger in den: tre punkter alldeles intill varandra på en linje. Den slagna pjäsen tas bort från brädet.
rules-gou-capture-example = Glid från c3 till g3. Pjäserna på g3 och e1 stänger in f2 och slår den.
rules-gou-capture-several = Ett drag kan slå längs flera linjer på en gång. Du måste slå alla pjäser som den flyttade pjäsen stänger in.
rules-gou-capture-several-example = Glid från c3 till g3 och slå två pjäser.
rules-gou-capture-single = Bara ensamma pjäser slås. Två fientliga pjäser bredvid varandra på en linje skyddar varandra där.

rules-gou-rows-title = Slå rader
rules-gou-rows = I den här varianten slår du också en hel rad av fientliga pjäser: två eller fler på punkter i följd på en linje, utan lucka, instängda i båda ändar.
rules-gou-rows-example = Flytta från h2 till i3. Pjäserna på i3 och c3 stänger in en rad med två.
rules-gou-rows-differs = Variant 1: samma drag med och utan den.

rules-gou-between-title = Stanna inte mellan fiender
rules-gou-between = Ett drag får inte sluta mellan två fientliga pjäser, om de tre punkterna ligger alldeles intill varandra på en linje. Det gäller även om draget skulle slå eller nå en målpunkt.
rules-gou-between-forbidden = Pjäsen på f2 kan inte stanna på d2, mellan c3 och e1.
rules-gou-between-pass = Längs en kvadrats sida får en pjäs passera mellan två fiender och stanna längre fram.
rules-gou-between-pass-example = Glid från f2 förbi d2 till b2.

rules-gou-stop-title = Stanna mellan fiender
rules-gou-stop = I den här varianten får ett drag sluta mellan två fientliga pjäser om det slår en av de två. Annars är det förbjudet.
rules-gou-stop-example = Flytta från f2 till g3, mellan e3 och i3. Pjäserna på g3 och c3 slår e3.
rules-gou-stop-pairs = Om flera par fiender stänger in punkten måste draget slå en pjäs i varje par.
rules-gou-stop-forbidden = Ingen röd pjäs står på c3, så draget från f2 till g3 slår ingenting.
rules-gou-stop-differs = Variant 2: samma drag med och utan den.

rules-gou-win-title = Slut
rules-gou-win-goals = Du vinner så snart dina pjäser står på alla fyra målpunkterna.
rules-gou-win-goals-example = Röd vinner med h4 till g5.
rules-gou-win-captures = Du vinner också så snart du har slagit { $captures } pjäser.
rules-gou-win-captures-example = Gul har fem pjäser kvar. Slå en med c3 till g3.
rules-gou-win-stuck = En spelare som inte har något möjligt drag förlorar.

rules-gou-variations-title = Varianter
rules-gou-variations = Regelbladet har två varianter. Du kan välja en av dem eller båda när du skapar partiet.

rules-gou-readings-title = Så läser vi regelbladet
rules-gou-readings-board = Bladets bilder är förlorade. Vårt bräde och dess utgångsställning kommer från en annan beskrivning av samma spel, Go Ju (Hexagames 1986). De passar till varje mening på bladet.
rules-gou-readings-captures = Den tyska och den engelska texten kräver alla pjäser utom fyra, alltså tio; den franska kräver elva. Regelvalet ”Pjäser att slå” bestämmer.
rules-gou-readings-rows = I variant 1 tillåter den tyska och den engelska texten att två eller fler pjäser på en linje slås. Den franska texten talar om flera pjäser på flera linjer. Här slår ett drag i alla partier på alla sina linjer; i varianten följer vi den tyska och den engelska texten.
rules-gou-readings-must = Bladet säger att du ”får” ta bort en slagen pjäs. Vi läser det som ”måste”.
rules-gou-readings-moved = En pjäs som enligt variant 2 ställer sig mellan två fiender slås inte av dem: bara spelaren som drar slår.
rules-gou-readings-stuck = Bladet säger inte vad som händer med en spelare utan drag. Här förlorar den spelaren.
rules-gou-readings-stop = Bladet säger inte vad som händer om två par fiender stänger in punkten. Vi kräver en slagen pjäs i varje par.
