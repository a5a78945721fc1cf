### The rules of Gou. $captures is how many pieces must be captured to win.

rules-gou-goal-title = Cíl
rules-gou-goal = Obsaďte všechny čtyři cílové body kolem středu, nebo seberte { $captures } ze čtrnácti soupeřových kamenů.

rules-gou-board-title = Deska
rules-gou-board = Pět čtverců leží jeden v druhém a spojují je úhlopříčky. Kameny stojí na šedesáti bodech, kde se čáry setkávají. Každý hráč má čtrnáct kamenů. Začíná Červený.
rules-gou-start = Výchozí pozice. Kameny Červeného nesou kroužek, kameny Žlutého křížek.
rules-gou-board-goals = Cílové body jsou čtyři rohy nejmenšího čtverce: e5, g5, e7 a g7. Středem žádná čára neprochází.

rules-gou-move-title = Tah
rules-gou-move = Když jste na tahu, táhněte jedním ze svých kamenů po čáře na volný bod. Kameny nikdy nepřeskakují jiné kameny.
rules-gou-move-slide = Po straně čtverce se kámen posouvá, jak daleko chcete. Nejpozději se zastaví v rohu svého čtverce a nikdy nezatáčí za roh.
rules-gou-move-slide-picture = Dva způsoby, jak posunout kámen na b10.
rules-gou-move-step = Po úhlopříčce táhne kámen jen na sousední bod.
rules-gou-move-step-example = Táhněte kamenem na a7 po úhlopříčce na b6.

rules-gou-capture-title = Braní
rules-gou-capture = Soupeřův kámen berete, když ho mezi sebou sevřou kámen, kterým táhnete, a jiný váš kámen: tři sousední body na jedné čáře. Sebraný kámen opouští desku.
rules-gou-capture-example = Posuňte kámen z c3 na g3. Kameny na g3 a e1 mezi sebou sevřou f2 a seberou ho.
rules-gou-capture-several = Jeden tah může brát na několika čárách najednou. Musíte vzít všechny kameny, které bere kámen, kterým táhnete.
rules-gou-capture-several-example = Posuňte kámen z c3 na g3 a seberte dva kameny.
rules-gou-capture-single = Berou se jen jednotlivé kameny. Dva soupeřovy kameny vedle sebe na čáře se na ní navzájem chrání.

rules-gou-rows-title = Braní řad
rules-gou-rows = V této obměně berete i celou řadu soupeřových kamenů: dva nebo více na po sobě jdoucích bodech jedné čáry, bez mezery a sevřené na obou koncích.
rules-gou-rows-example = Táhněte z h2 na i3. Kameny na i3 a c3 svírají řadu dvou kamenů.
rules-gou-rows-differs = Obměna 1: stejný tah s ní a bez ní.

rules-gou-between-title = Mezi soupeřovými kameny se nezastavuje
rules-gou-between = Tah nesmí skončit mezi dvěma soupeřovými kameny, pokud tyto tři body na čáře sousedí. Platí to i tehdy, když by tah bral nebo vedl na cílový bod.
rules-gou-between-forbidden = Kámen na f2 se nemůže zastavit na d2 mezi c3 a e1.
rules-gou-between-pass = Po straně čtverce smí kámen mezi dvěma soupeřovými projít a zastavit se až za nimi.
rules-gou-between-pass-example = Posuňte kámen z f2 přes d2 na b2.

rules-gou-stop-title = Zastavení mezi soupeřovými kameny
rules-gou-stop = V této obměně smí tah skončit mezi dvěma soupeřovými kameny, pokud jeden z těchto dvou sebere. Jinak je to zakázáno.
rules-gou-stop-example = Táhněte z f2 na g3, mezi e3 a i3. Kameny na g3 a c3 berou e3.
rules-gou-stop-pairs = Svírá-li několik dvojic soupeřových kamenů týž bod, musí tah sebrat jeden kámen z každé dvojice.
rules-gou-stop-forbidden = Na c3 nestojí červený kámen, tah z f2 na g3 tedy nic nebere.
rules-gou-stop-differs = Obměna 2: stejný tah s ní a bez ní.

rules-gou-win-title = Konec
rules-gou-win-goals = Vyhráváte, jakmile vaše kameny stojí na všech čtyřech cílových bodech.
rules-gou-win-goals-example = Červený vyhrává tahem z h4 na g5.
rules-gou-win-captures = Vyhráváte také, jakmile seberete { $captures } kamenů.
rules-gou-win-captures-example = Žlutému zbývá pět kamenů. Seberte jeden tahem z c3 na g3.
rules-gou-win-stuck = Hráč, který nemá žádný možný tah, prohrává.

rules-gou-variations-title = Obměny
rules-gou-variations = List má dvě obměny. Při nastavení partie můžete zvolit jednu nebo obě.

rules-gou-readings-title = Jak listu rozumíme
rules-gou-readings-board = Obrázky listu se ztratily. Naše deska a její výchozí pozice pocházejí z jiného popisu téže hry, Go Ju (Hexagames 1986). Odpovídají každé větě listu.
rules-gou-readings-captures = Německý a anglický text žádají všechny kameny až na čtyři, tedy deset sebraných; francouzský text jedenáct. Rozhoduje volba „Sebraných kamenů k výhře“.
rules-gou-readings-rows = U obměny 1 dovolují německý a anglický text sebrat dva nebo více kamenů na jedné čáře. Francouzský text mluví o více kamenech na více čárách. Tady bere tah v každé partii na všech svých čárách; u obměny se řídíme německým a anglickým textem.
rules-gou-readings-must = List říká, že sebraný kámen „smíte“ odstranit. Čteme to jako „musíte“.
rules-gou-readings-moved = Kámen, který v obměně 2 táhne mezi dva soupeřovy, jimi sebrán není: bere jen hráč, který táhne.
rules-gou-readings-stuck = List neříká, co se stane s hráčem bez tahu. Tady prohrává.
rules-gou-readings-stop = List neříká, co se stane, když bod svírají dvě dvojice soupeřových kamenů. My žádáme jeden sebraný kámen z každé dvojice.
