### The rules of Gou. $captures is how many pieces must be captured to win.

rules-gou-goal-title = Mål
rules-gou-goal = Besæt alle fire målpunkter omkring midten, eller slå { $captures } af modstanderens fjorten brikker.

rules-gou-board-title = Bræt
rules-gou-board = Fem kvadrater ligger inden i hinanden, forbundet af diagonale linjer. Brikkerne står på de tres punkter, hvor linjer mødes. Hver spiller har fjorten brikker. Rød begynder.
rules-gou-start = Startstillingen. Røds brikker har en ring, Guls et kryds.
rules-gou-board-goals = De fire hjørner af det inderste kvadrat er målpunkterne: e5, g5, e7 og g7. Ingen linje går gennem midten.

rules-gou-move-title = Træk
rules-gou-move = Når det er din tur, flytter du en af dine brikker langs en linje til et frit punkt. Brikker springer aldrig over andre brikker.
rules-gou-move-slide = Langs siden af et kvadrat glider en brik så langt, du vil. Den standser senest ved kvadratets hjørne og drejer aldrig om et hjørne.
rules-gou-move-slide-picture = To måder at lade brikken på b10 glide på.
rules-gou-move-step = Langs en diagonal flyttes en brik kun til det næste punkt.
rules-gou-move-step-example = Flyt brikken på a7 langs diagonalen til b6.

rules-gou-capture-title = Slå
rules-gou-capture = Du slår en fjendtlig brik, når den brik, du flytter, og en anden af dine brikker lukker den inde: tre punkter lige ved siden af hinanden på én linje. Den slåede brik fjernes fra brættet.
rules-gou-capture-example = Glid fra c3 til g3. Brikkerne på g3 og e1 lukker f2 inde og slår den.
rules-gou-capture-several = Ét træk kan slå langs flere linjer på én gang. Du skal slå alle de brikker, som den flyttede brik lukker inde.
rules-gou-capture-several-example = Glid fra c3 til g3, og slå to brikker.
rules-gou-capture-single = Kun brikker, der står alene, slås. To fjendtlige brikker ved siden af hinanden på en linje beskytter hinanden dér.

rules-gou-rows-title = Slå rækker
rules-gou-rows = I denne variant slår du også en hel række af fjendtlige brikker: to eller flere på række, punkt ved punkt på én linje, uden hul, lukket inde i begge ender.
rules-gou-rows-example = Flyt fra h2 til i3. Brikkerne på i3 og c3 lukker en række på to inde.
rules-gou-rows-differs = Variant 1: samme træk med og uden den.

rules-gou-between-title = Stands ikke mellem fjender
rules-gou-between = Et træk må ikke slutte mellem to fjendtlige brikker, hvis de tre punkter ligger lige ved siden af hinanden på en linje. Det gælder, selv om trækket ville slå eller nå et målpunkt.
rules-gou-between-forbidden = Brikken på f2 kan ikke standse på d2, mellem c3 og e1.
rules-gou-between-pass = Langs siden af et kvadrat må en brik passere mellem to fjender og standse længere fremme.
rules-gou-between-pass-example = Glid fra f2 forbi d2 til b2.

rules-gou-stop-title = Standse mellem fjender
rules-gou-stop = I denne variant må et træk slutte mellem to fjendtlige brikker, hvis det slår en af de to. Ellers er det forbudt.
rules-gou-stop-example = Flyt fra f2 til g3, mellem e3 og i3. Brikkerne på g3 og c3 slår e3.
rules-gou-stop-pairs = Hvis flere par fjender lukker punktet inde, skal trækket slå en brik fra hvert par.
rules-gou-stop-forbidden = Der står ingen rød brik på c3, så trækket fra f2 til g3 slår ikke noget.
rules-gou-stop-differs = Variant 2: samme træk med og uden den.

rules-gou-win-title = Slutning
rules-gou-win-goals = Du vinder, så snart dine brikker står på alle fire målpunkter.
rules-gou-win-goals-example = Rød vinder med h4 til g5.
rules-gou-win-captures = Du vinder også, så snart du har slået { $captures } brikker.
rules-gou-win-captures-example = Gul har fem brikker tilbage. Slå en med c3 til g3.
rules-gou-win-stuck = En spiller uden et muligt træk taber.

rules-gou-variations-title = Varianter
rules-gou-variations = Regelarket har to varianter. Du kan vælge en af dem eller begge, når du opretter partiet.

rules-gou-readings-title = Sådan læser vi regelarket
rules-gou-readings-board = Arkets billeder er gået tabt. Vores bræt og startstillingen stammer fra en anden beskrivelse af samme spil, Go Ju (Hexagames 1986). De passer til hver sætning på arket.
rules-gou-readings-captures = Den tyske og den engelske tekst kræver alle på nær fire brikker, altså ti; den franske kræver elleve. Regelvalget »Brikker at slå« bestemmer det.
rules-gou-readings-rows = I variant 1 tillader den tyske og den engelske tekst, at to eller flere brikker på én linje slås. Den franske tekst taler om flere brikker på flere linjer. Her slår et træk i alle partier på alle sine linjer; i varianten følger vi den tyske og den engelske tekst.
rules-gou-readings-must = Arket siger, at du »må« fjerne en slået brik. Vi læser det som »skal«.
rules-gou-readings-moved = En brik, der efter variant 2 stiller sig mellem to fjender, bliver ikke slået af dem: Kun den spiller, der trækker, slår.
rules-gou-readings-stuck = Arket siger ikke, hvad der sker med en spiller uden et træk. Her taber den spiller.
rules-gou-readings-stop = Arket siger ikke, hvad der sker, hvis to par fjender lukker punktet inde. Vi kræver én slået brik fra hvert par.
