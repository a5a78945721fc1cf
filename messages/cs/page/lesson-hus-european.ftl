# Lesson: Hus, European rules. The learner is South. Keep the names of pits (f1).
lesson-hus-european-board-title = Deska
lesson-hus-european-board-task = Hus má čtyři řady po osmi důlcích. Dvě spodní řady jsou vaše: hrajete za Jih a rozséváte jen do těchto řad. Řada u okraje je vaše vnější řada, druhá je vnitřní. Každý důlek se jmenuje podle sloupce, zleva a až h, a řady, zdola 1 až 4.

lesson-hus-european-goal-title = Cíl
lesson-hus-european-goal-task = Každý hráč začíná s 24 kameny: po dvou v každém vnějším důlku a po dvou ve čtyřech vnitřních po své pravé ruce. Začíná Jih. Vyhrajete, když Severu nezbude důlek se dvěma nebo více kameny. Nezbude-li takový důlek vám, prohrajete.

lesson-hus-european-sow-title = Setí
lesson-hus-european-sow-task = Vyberte všechny kameny z jednoho svého důlku a rozsejte je po jednom do následujících důlků. Rozsévá se po směru hodinových ručiček: ve vnější řadě doleva, ve vnitřní doprava. Také Sever rozsévá po směru hodinových ručiček, kolem dvou horních řad. Rozsejte tři kameny z f1.
lesson-hus-european-sow-done = Poslední kámen padl do prázdného důlku, váš tah tedy končí. Rozsévat lze jen z důlku s alespoň dvěma kameny. Jediný kámen zůstává, kde je. Obejde-li setí celý okruh, důlek, ve kterém začalo, se nevynechává.
lesson-hus-european-sow-wrong-other = Rozsévat byste mohli i odtud. Teď ale rozsejte tři kameny z f1.

lesson-hus-european-relay-title = Navažte dalším setím
lesson-hus-european-relay-task = Padne-li poslední kámen do důlku, který není prázdný, vyberete z tohoto důlku všechny kameny a rozséváte dál. Tomu se říká navazování. Je povinné. Rozsejte důlek tak, aby došlo k navázání.
lesson-hus-european-relay-done = Poslední kámen padl do c1, kde byly dva kameny. Vybrali jste všechny tři a rozsévali dál. Jednomu vybrání důlku a setí, které po něm následuje, se říká kolo. Tah končí teprve tehdy, když poslední kámen padne do prázdného důlku.
lesson-hus-european-relay-wrong-short = Poslední kámen padl do prázdného důlku, nenavázali jste tedy. Najděte důlek, jehož poslední kámen padne do důlku s kameny.

lesson-hus-european-capture-title = Braní
lesson-hus-european-capture-task = Poslední kámen ve vaší vnitřní řadě může brát. Padne-li do vnitřního důlku, který není prázdný, a v protějším vnitřním důlku Severu jsou kameny, berete kameny z obou důlků Severu v tomto sloupci. Seberte kameny z b3 a b4.
lesson-hus-european-capture-done = Sebrali jste čtyři kameny. Rozseli jste je spolu se dvěma kameny z b2, počínaje následujícím důlkem. Braní proběhne samo a nelze ho odmítnout, ale tah s braním si volit nemusíte.
lesson-hus-european-capture-wrong-none = Tento tah nic nesebral. Najděte důlek, jehož poslední kámen padne do b2.

lesson-hus-european-opposite-title = Rozhoduje vnitřní důlek
lesson-hus-european-opposite-task = Je-li protější vnitřní důlek Severu prázdný, neberete nic, i kdyby ve vnějším důlku za ním kameny byly. Vyberete kameny ze svého důlku a rozséváte dál. Najděte tah, který bere.
lesson-hus-european-opposite-done = V h3 byl kámen, sebrali jste tedy ten i tři kameny v h4 za ním. Kámen z h3 byste sebrali, i kdyby byl důlek h4 prázdný.
lesson-hus-european-opposite-wrong-empty = Poslední kámen padl do c2, ale protější c3 je prázdný. Pět kamenů v c4 jste proto sebrat nemohli. Rozsejte jiný důlek.

lesson-hus-european-chain-title = Berte dvakrát
lesson-hus-european-chain-task = Po braní rozséváte dál. Padne-li poslední z těchto kamenů do správného důlku, berete znovu. Seberte kameny dvakrát v jednom tahu.
lesson-hus-european-chain-done = Dvě braní a šest kamenů v jednom tahu. Než tah zahrajete, deska vám ukáže jeho kola a co sebere.
lesson-hus-european-chain-wrong-once = Brali jste jen jednou. Z jiného důlku se bere dvakrát.
lesson-hus-european-chain-wrong-none = Tento tah nic nesebral. Hledejte důlek, jehož poslední kámen padne do obsazeného vnitřního důlku, naproti němuž jsou kameny v soupeřově vnitřním důlku.

lesson-hus-european-safe-title = Chraňte své kameny
lesson-hus-european-safe-task = Teď se podívejte na tahy Severu. Sever může rozsít kameny z g3: poslední kámen padne do e3 a sebere vaše čtyři kameny v e2. Zahrajte tah, po kterém Sever nebude moci nic brát.
lesson-hus-european-safe-done = Váš důlek e2 je teď prázdný, Sever tam tedy nic nesebere. Před každým svým tahem se podívejte, co může soupeř sebrat.
lesson-hus-european-safe-wrong-lost = Sever stále může rozsít kameny z g3 a sebrat vaše kameny v e2. Přemístěte tyto kameny.

lesson-hus-european-endless-title = Nekonečné setí
lesson-hus-european-endless-task = Někdy by navazování nikdy neskončilo. Setí, které má více než 5 000 kol, zvolit nesmíte. Tady to platí pro h1. Jestli chcete, vyzkoušejte to, a pak zahrajte jiný tah.
lesson-hus-european-endless-done = Deska vám nekonečné setí zvolit nedovolí. Jsou-li nekonečná všechna setí, která máte na výběr, prohrajete. Stává se to velmi zřídka.

lesson-hus-european-end-title = Konec partie
lesson-hus-european-end-task = Po každém tahu se posuzují obě strany. Strana bez důlku se dvěma nebo více kameny prohrála, i když právě táhla. Severu zbývá jediný důlek s více kameny, h3. Seberte je a vyhrajte.
lesson-hus-european-end-done = Severu zbývají jen jednotlivé kameny, proto vyhráváte. Body každého hráče jsou kameny na jeho straně, takže body má i poražený. Má-li vítěz všech 48 kamenů, počítají se dvojnásobně. V zápase se body ze všech partií sčítají.
lesson-hus-european-end-wrong-other = Sever má v h3 stále tři kameny a může hrát dál. Seberte je.

lesson-hus-european-win-title = Vyhrajte malou partii
lesson-hus-european-win-task = Teď vyhrajte malou partii. Sever má tři důlky se dvěma nebo více kameny. Nejdřív seberte jedním tahem čtyři kameny.
lesson-hus-european-win-task-2 = Sever rozsel g3. Dva nebo více kamenů má teď jen v c3. Seberte je a vyhrajte.
lesson-hus-european-win-done = Vyhráli jste svou první malou partii. Skvěle!
lesson-hus-european-win-wrong-none = Tento tah čtyři kameny nesebral. Najděte důlek, jehož poslední kámen padne do d2.
lesson-hus-european-win-wrong-not-yet = Sever má v c3 stále tři kameny. Najděte důlek, jehož poslední kámen padne do c2.

lesson-hus-european-game-title = Vaše první partie
lesson-hus-european-game-task = Zahrajte si celou partii proti snadnému soupeři. V každém tahu dostanete krátkou nápovědu a tahy můžete vracet, kolikrát chcete. Nastane-li stejná pozice potřetí, partie skončí remízou.
