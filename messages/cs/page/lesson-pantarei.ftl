# Lesson: Pantareï. The learner plays White. Stacks are numbered from the head.
lesson-pantarei-snake-title = Had
lesson-pantarei-snake-task = Devatenáct destiček leží v řadě, které říkáme had: devět bílých, devět černých a jedna neutrální. Obě barvy mají po třech destičkách každé z hodnot 1, 2 a 3. Pro každou partii se zamíchá všech devatenáct, takže neutrální může ležet kdekoli. Na začátku je každá destička hromádkou o jedné destičce. Ve svém tahu přesouváte destičky na jiné destičky. Vítězí hráč, jehož tahem vznikne hromádka ze sedmi nebo více destiček. Hromádky mají čísla: hromádka 1 je u hlavy hada, poslední u ocasu.

lesson-pantarei-colour-title = Výběr barvy
lesson-pantarei-colour-task = Hráč na místě 1 si prohlédne hada a vybere si barvu. Soupeř dostane druhou barvu a má první tah. Tady si barvu vybíráte vy: bílou, nebo černou.
lesson-pantarei-colour-done = Teď by začínal soupeř. V dalších krocích hrajete bílou.

lesson-pantarei-move-title = Přesun destičky
lesson-pantarei-move-task = Přesouváte vrchní destičku hromádky, má-li vaši barvu. I jediná destička je hromádka. Jde směrem k hlavě nebo k ocasu přesně o tolik hromádek, kolik udává její hodnota. Za konec hada nesmí. Přesuňte bílou 2.
lesson-pantarei-move-done = Destička 2 se přesunula přesně o dvě hromádky a teď leží na černé 3. Skončit smíte na kterékoli hromádce. Hromádka patří hráči, jehož barva je na vrchu.
lesson-pantarei-move-wrong-other = To je možné, ale teď přesuňte bílou 2 u hlavy.

lesson-pantarei-two-title = Vezměte s sebou druhou destičku
lesson-pantarei-two-task = Smíte vzít s sebou i destičku přímo pod vrchní, ať má jakoukoli barvu. Platí jen hodnota vrchní destičky. Vyberte bílou 2, zvolte „2 destičky“ a přesuňte ji spolu s černou 3 pod ní.
lesson-pantarei-two-done = Obě destičky se přesunuly o dvě hromádky a jejich pořadí zůstalo. Přesouvat lze jednu nebo dvě destičky, nikdy víc.
lesson-pantarei-two-wrong-swap = To bylo prohození. Brzy ho poznáte. Teď přesuňte dvě destičky najednou.
lesson-pantarei-two-wrong-one = Přesunuli jste jen jednu destičku. Vezměte s sebou i černou 3.

lesson-pantarei-close-title = Had se uzavírá
lesson-pantarei-close-task = Když se některé místo vyprázdní, mezera se hned uzavře a vzdálenosti se změní. Bílá 2 je od černé 3 vzdálená tři hromádky a nedosáhne na ni. Přesuňte na černou 3 bílou 1.
lesson-pantarei-close-task-2 = Váš tah uzavřel mezeru: černá 3 s vaší 1 je od vaší 2 vzdálená už jen dvě hromádky. Černý přesunul 2 na černou 1. Přesuňte bílou 2 na černou 3 s vaší 1.
lesson-pantarei-close-done = Do vzdáleností se vždy počítají jen hromádky, které tam právě jsou. Na jejich výšce nezáleží.
lesson-pantarei-close-wrong-first = Přesuňte bílou 1 o jednu hromádku směrem k ocasu, na černou 3.
lesson-pantarei-close-wrong-second = Přesuňte bílou 2 u hlavy o dvě hromádky směrem k ocasu.

lesson-pantarei-neutral-title = Neutrální destička
lesson-pantarei-neutral-task = Neutrální destička nepatří nikomu. Dokud je na vrchu, nikdo nemůže její hromádkou táhnout ani ji prohodit. Přesunout se na ni ale smí každý. Přesuňte na ni bílou 1.
lesson-pantarei-neutral-task-2 = Černý přesunul 2 na vaši 2. Neutrální destička se přesouvá jen pod jinou. Přesuňte svou 1 a neutrální destičku vezměte s sebou.
lesson-pantarei-neutral-done = V hromádce se neutrální destička počítá jako každá jiná.
lesson-pantarei-neutral-wrong-first = Přesuňte bílou 1 u hlavy na neutrální destičku.
lesson-pantarei-neutral-wrong-second = Zvolte „2 destičky“, aby se neutrální destička přesunula s vaší 1.

lesson-pantarei-swap-title = Prohození
lesson-pantarei-swap-task = Místo přesunu smíte prohodit kterékoli dvě hromádky, mají-li obě na vrchu vaši barvu. Každá hromádka si zachová pořadí, vymění se jen místa. Prohoďte hromádky 2 a 4.
lesson-pantarei-swap-done = Prohození změní, kam vaše destičky dosáhnou. I jednotlivé destičky se počítají jako hromádky. Prohodit smíte i dvě stejné destičky.
lesson-pantarei-swap-wrong-move = To byl přesun. Vyberte hromádku 2, pak „Prohození“ a pak hromádku 4.

lesson-pantarei-ban-title = Po prohození se neprohazuje
lesson-pantarei-ban-task = Když soupeř právě prohazoval, vy prohazovat nesmíte. Černý právě prohazoval, musíte tedy přesouvat. Postavte hromádku ze tří destiček.
lesson-pantarei-ban-done = Po přesunu nebo vynechaném tahu se zase prohazovat smí.
lesson-pantarei-ban-wrong-low = Tato hromádka má jen dvě destičky. Přesuňte dvě destičky najednou.

lesson-pantarei-pass-title = Vynechání tahu
lesson-pantarei-pass-task = Tah vynecháte, jen když nemůžete přesouvat ani prohazovat. Vaše 3 by se dostala za konec hada a k prohození jsou třeba dvě hromádky s vaší barvou na vrchu. Musíte tedy tah vynechat.
lesson-pantarei-pass-done = Z vlastní vůle nesmí tah vynechat nikdo. Tah musíte vynechat i tehdy, když byste mohli jen prohodit a soupeř právě prohodil. Oba hráči nikdy nemohou uvíznout zároveň.

lesson-pantarei-safe-title = Nenechte Černého vyhrát
lesson-pantarei-safe-task = Hromádka 1 má pět destiček. Černý na ni může přesunout dvě destičky z hromádky 3 a se sedmi vyhrát. Zabraňte tomu.
lesson-pantarei-safe-done = Teď Černý příštím tahem vyhrát nemůže. Než táhnete, podívejte se, kdo dosáhne na nejvyšší hromádku.
lesson-pantarei-safe-wrong-lost = Černý stále může přesunout dvě destičky z hromádky 3 na hromádku 1 a vyhrát. Změňte vzdálenost, nebo zakryjte hromádku 3.

lesson-pantarei-win-title = Vyhrajte malou partii
lesson-pantarei-win-task = Teď vyhrajte malou partii. Přidejte na vysokou hromádku šestou destičku tak, abyste příště mohli přidat sedmou, ať Černý zahraje cokoli.
lesson-pantarei-win-task-2 = Černý přesunul 3 na vaši 2, ale nezastavil vás. Přidejte sedmou destičku.
lesson-pantarei-win-done = Sedm destiček: vyhráli jste svou první malou partii. Přidáte-li na hromádku ze šesti destiček dvě, bude jich osm, a i to vítězí.
lesson-pantarei-win-wrong-stopped = Hromádka má šest destiček, ale Černý může sedmé zabránit. Přidejte raději jinou destičku, aby za ní mohla vaše 1.
lesson-pantarei-win-wrong-low = Vysoká hromádka potřebuje šestou destičku. Hledejte destičku, která na ni přesně dosáhne.
lesson-pantarei-win-wrong-not-yet = Tím hromádka ze sedmi nevznikne. Přesuňte na vysokou hromádku bílou 1.

lesson-pantarei-game-title = Vaše první partie
lesson-pantarei-game-task = Zahrajte si celou partii proti snadnému soupeři. V každém tahu dostanete krátkou nápovědu a tahy můžete vracet, kolikrát chcete. Nastane-li stejná pozice potřetí, partie skončí remízou.
