### The rules of Pantareï. $goal is the winning height.

rules-pantarei-goal-title = Cíl
rules-pantarei-goal = Zahrajte tah, kterým vznikne hromádka, v níž je { $goal } nebo více destiček. Nezáleží na tom, čí destičky to jsou.
rules-pantarei-goal-example = Bílý vyhrává. Přesuňte dvě vrchní destičky hromádky 3 směrem k hlavě na hromádku 1.

rules-pantarei-snake-title = Had
rules-pantarei-snake = Devatenáct destiček leží v řadě v náhodném pořadí; to je had. Bílý a Černý mají každý devět destiček: tři s hodnotou 1, tři s hodnotou 2 a tři s hodnotou 3. Jedna destička je neutrální. Dva konce hada jsou hlava a ocas. Hromádky se číslují od hlavy: hromádka 1 je u hlavy.
rules-pantarei-snake-start = Jedna z mnoha výchozích pozic.
rules-pantarei-colours = Místo 1 si prohlédne hada a vybere si barvu. Druhý hráč dostane druhou barvu a začíná.
rules-pantarei-top = Hromádka patří hráči, jehož destička je na vrchu. I jediná destička je hromádka. Hráči se pak v tazích střídají. Když jste na tahu, přesouváte, nebo prohazujete.

rules-pantarei-move-title = Přesun
rules-pantarei-move = Vezměte vrchní destičku jedné ze svých hromádek. Přesuňte ji směrem k hlavě nebo k ocasu přesně o tolik hromádek, kolik činí její hodnota, a položte ji na vrch tamní hromádky. Na výšce hromádek mezi tím nezáleží. Smíte skončit na kterékoli hromádce, i na soupeřově; ta je pak vaše.
rules-pantarei-move-picture = Všechny přesuny jedné destičky, které tu Bílý má.
rules-pantarei-move-example = Přesuňte bílou 2 z hromádky 1 o dvě hromádky směrem k ocasu.
rules-pantarei-ends-of-snake = Destička se nikdy nepřesouvá za hlavu ani za ocas a cestou se nikdy neobrací.
rules-pantarei-move-forbidden = Bílá 3 na hromádce 7 se nemůže přesunout směrem k ocasu.

rules-pantarei-two-title = Dvě destičky
rules-pantarei-two = Má-li vaše hromádka dvě nebo více destiček, smíte vzít s sebou i destičku pod vrchní, ať má jakoukoli barvu. Vzdálenost dál určuje hodnota vrchní destičky. Pořadí obou destiček se nemění. Nikdy nepřesouváte víc než dvě.
rules-pantarei-two-example = Přesuňte obě destičky hromádky 3 o dvě hromádky směrem k ocasu.

rules-pantarei-closes-title = Had se uzavírá
rules-pantarei-closes = Když se některé místo vyprázdní, had se hned uzavře. Do vzdáleností se počítají jen hromádky, které zbyly.
rules-pantarei-closes-example = Přesuňte bílou 1 z hromádky 4 směrem k ocasu. Její místo se uzavře a had má o jednu hromádku méně.

rules-pantarei-neutral-title = Neutrální destička
rules-pantarei-neutral = Hromádka s neutrální destičkou na vrchu nepatří nikomu. Nelze s ní táhnout ani ji prohodit. Přesunout se na ni lze a do vzdáleností se počítá. Neutrální destička se přesouvá jen jako spodní ze dvou.
rules-pantarei-neutral-forbidden = Hromádka 3 má na vrchu neutrální destičku.
rules-pantarei-neutral-example = Přesuňte bílou 2 z hromádky 2 směrem k ocasu a vezměte s sebou neutrální destičku pod ní.

rules-pantarei-swap-title = Prohození
rules-pantarei-swap = Místo přesunu smíte prohodit dvě ze svých hromádek. Obě si vymění místo i se všemi destičkami. I jednotlivé destičky jsou hromádky. Prohodit smíte i dvě stejné destičky.
rules-pantarei-swap-example = Prohoďte hromádky 3 a 5.
rules-pantarei-swap-ban = Prohazovat nesmíte, když soupeř ve svém posledním tahu prohazoval.
rules-pantarei-swap-forbidden = Černý právě prohazoval. Bílý teď hromádky 3 a 5 prohodit nemůže.

rules-pantarei-pass-title = Vynechání tahu
rules-pantarei-pass = Když nemůžete přesouvat ani prohazovat, tah vynecháte. Z vlastní vůle ho vynechat nesmíte. Po vynechaném tahu soupeř prohazovat smí.
rules-pantarei-pass-example = Jediná hromádka Bílého se nemůže v rámci hada přesunout o tři místa a jiná bílá hromádka k prohození není. Bílý musí tah vynechat.

rules-pantarei-readings-title = Jak listu rozumíme
rules-pantarei-readings-choice = List říká, že si jeden hráč vybere barvu a druhý začíná. Neříká který. Tady vybírá místo 1.
rules-pantarei-readings-goal = List žádá alespoň sedm destiček, vítězí tedy i hromádka z osmi. Počet mění volba „Vítězná výška“.
rules-pantarei-readings-under = Některé jazykové verze listu neříkají, jakou barvu smí mít druhá destička. Řídíme se těmi, které to říkají: jakoukoli, i neutrální.
rules-pantarei-readings-look = Hromádky jsou veřejné. Do kterékoli se smíte kdykoli podívat.
rules-pantarei-readings-pass = List neříká, zda vynechaný tah ruší zákaz prohození. Ruší, protože zákaz se týká jen bezprostředně předchozího tahu.
