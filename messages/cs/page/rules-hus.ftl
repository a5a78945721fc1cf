### The rules of Hus. $max-laps is an option; $move is the pit to sow.

rules-hus-goal-title = Cíl
rules-hus-goal = Připravte soupeře o možnost táhnout. Hráč, který je na tahu a nemá důlek se dvěma nebo více kameny, nemůže rozsévat a prohrává.

rules-hus-board-title = Deska
rules-hus-board = Deska má čtyři řady po osmi důlcích. Dvě řady nejblíž k vám jsou vaše: vnější řada u okraje a vnitřní řada vedle soupeřovy. Rozséváte jen do svých šestnácti důlků.
rules-hus-board-start = Na začátku jsou dva kameny v každém vnějším důlku a také ve čtyřech vnitřních důlcích po pravé ruce každého hráče. Všech 48 kamenů zůstává na desce po celou partii. Začíná Jih.
rules-hus-start = Výchozí pozice. Jih sedí dole.

rules-hus-sow-title = Setí
rules-hus-sow = Když jste na tahu, zvolte jeden ze svých důlků se dvěma nebo více kameny. Vyberte z něj všechny kameny a rozsejte je po jednom do následujících důlků. Prázdný důlek ani důlek s jediným kamenem zvolit nelze.
rules-hus-sow-clockwise = Rozsévejte po směru hodinových ručiček. Vaše kameny putují vnitřní řadou doprava a vnější řadou doleva.
rules-hus-sow-counter-clockwise = Rozsévejte proti směru hodinových ručiček. Vaše kameny putují vnější řadou doprava a vnitřní řadou doleva.
rules-hus-sow-round = Setí, které obejde celý okruh, nevynechává důlek, ve kterém začalo.
rules-hus-sow-example-clockwise = Rozsejte b1. Poslední kámen padne do prázdného důlku a2 a tah končí.
rules-hus-sow-example-counter-clockwise = Rozsejte e2. Poslední kámen padne do prázdného důlku c2 a tah končí.
rules-hus-sow-single = V důlku { $move } je jediný kámen.

rules-hus-relay-title = Navazování
rules-hus-relay = Padne-li poslední kámen do prázdného důlku, váš tah končí. Padne-li do důlku s kameny, vyberte z tohoto důlku všechno i s posledním kamenem a rozsévejte dál od následujícího důlku. Navázat musíte. Jednomu vybrání důlku a setí, které po něm následuje, se říká kolo; váš tah může mít mnoho kol.
rules-hus-relay-example-clockwise = Rozsejte e1. První kolo končí v c1, kde kameny jsou. Druhé kolo končí v prázdném důlku a2.
rules-hus-relay-example-counter-clockwise = Rozsejte h1. První kolo končí v g2, kde kameny jsou. Druhé kolo končí v prázdném důlku d2.
rules-hus-endless = Některá navazování nikdy neskončí. Setí, které má více než { $max-laps } kol, zvolit nesmíte. Hráč, který nemá jiné setí, prohrává.

rules-hus-capture-title = Braní
rules-hus-capture-inner = Berete, když kolo skončí ve vaší vnitřní řadě v důlku, ve kterém už kameny byly, a kameny jsou i v soupeřově vnitřním důlku téhož sloupce. Vezměte všechny kameny z obou soupeřových důlků tohoto sloupce. Vnější může být prázdný.
rules-hus-capture-both = Berete, když kolo skončí ve vaší vnitřní řadě v důlku, ve kterém už kameny byly, a kameny jsou i v obou soupeřových důlcích téhož sloupce. Vezměte z obou všechny kameny.
rules-hus-resow-with-own = Vyberte i kameny ze svého důlku. Všechny rozsejte, počínaje následujícím důlkem.
rules-hus-resow-captured-only = Kameny ve svém důlku nechte ležet. Rozsejte jen sebrané kameny, počínaje následujícím důlkem.
rules-hus-capture-example = Rozsejte { $move }. První kolo končí v obsazeném vnitřním důlku a berete.
rules-hus-no-capture = Když brát nemůžete, jako obvykle navážete dalším setím. Kolo, které skončí ve vaší vnější řadě, nikdy nebere. Braní odmítnout nelze, ale tah s braním si volit nemusíte.

rules-hus-end-title = Konec a body
rules-hus-ends-either = Po každém tahu se podívejte na obě strany. Nemá-li některá strana důlek se dvěma nebo více kameny, partie končí a tato strana prohrává. Může to být i strana, která právě táhla.
rules-hus-ends-either-example = Rozsejte e2. Jihu pak zbývají jen jednotlivé kameny, Jih tedy prohrává.
rules-hus-ends-mover = Partie končí, když hráč na tahu nemá žádný možný tah. Tento hráč prohrává.
rules-hus-points = Každý hráč dostane tolik bodů, kolik je kamenů na jeho straně. Vítěz, který má všech 48 kamenů, získá dvojnásobek, 96 bodů. V zápase si hráči po každé partii vymění strany a body ze všech partií se sčítají.

rules-hus-differs-title = Evropský a africký Hus
rules-hus-differs = Obě hry se liší ve čtyřech pravidlech. Každé z nich je samostatná volba, můžete je tedy i kombinovat. Program odehrál náhodné partie a vyhledal v nich nejjednodušší pozice, ve kterých se rozdíl projeví.
rules-hus-differs-all = Všechna čtyři pravidla dohromady: stejná pozice, stejný důlek d2.
rules-hus-differs-direction = Směr setí: důlek c2 bere, jen když se rozsévá po směru hodinových ručiček.
rules-hus-differs-capture-if = Braní: kolo, které začíná v c2, končí v e2. Naproti je ve vnitřním důlku jeden kámen a vnější důlek je prázdný.
rules-hus-differs-resow = Setí po braní: v obou hrách se bere kámen z g3. V evropské hře se vybírají i kameny z g2, v africké tam zůstanou.
rules-hus-differs-ends = Konec partie: po e2 zbývají Jihu jen jednotlivé kameny, ale na tahu je Sever a ten táhnout může.

rules-hus-readings-title = Jak listům rozumíme
rules-hus-readings-must = Evropský list říká, že hráč „může“ navázat a brát. Čteme to jako „musí“, jak to uvádí i africký popis.
rules-hus-readings-end = Podle evropského listu partie končí, když jednomu z hráčů zbývají jen jednotlivé kameny. Podle afrického popisu vítězí poslední, kdo může táhnout. Rozhoduje volba „Konec partie“.
rules-hus-readings-both = Oběma stranám zároveň nemohou zbýt jen jednotlivé kameny: 48 kamenů se po jednom do 32 důlků nevejde. Ve vlastní pozici s méně kameny v takovém případě prohrává hráč na tahu.
rules-hus-readings-own = Africký popis říká, že se rozsévají sebrané kameny. O vlastním důlku se nezmiňuje. Jiné popisy hry se shodují v tom, že v něm kameny zůstávají. Mění to volba „Setí po braní“.
rules-hus-readings-endless = Listy se nezmiňují o navazování, které nikdy neskončí. My je zakazujeme. Mez určuje volba „Nejdelší setí“.
rules-hus-readings-first = Podle evropského listu se o první tah losuje. Tady začíná Jih a svou stranu si vyberete při nastavení partie.
