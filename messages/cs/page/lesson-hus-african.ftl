# Lesson: Hus, African rules. The learner is South. Keep the names of pits (c1).
lesson-hus-african-board-title = Deska
lesson-hus-african-board-task = Hus má čtyři řady po osmi důlcích. Dvě spodní řady jsou vaše: hrajete za Jih a rozséváte jen do těchto řad. Řada u okraje je vaše vnější řada, druhá je vnitřní. Každý důlek se jmenuje podle sloupce, zleva a až h, a řady, zdola 1 až 4.

lesson-hus-african-goal-title = Cíl
lesson-hus-african-goal-task = Každý hráč začíná s 24 kameny: po dvou v každém vnějším důlku a po dvou ve čtyřech vnitřních po své pravé ruce. Začíná Jih. Vyhrajete, když je na tahu Sever a nemá důlek se dvěma nebo více kameny. Stane-li se to vám, prohrajete.

lesson-hus-african-sow-title = Setí
lesson-hus-african-sow-task = Vyberte všechny kameny z jednoho svého důlku a rozsejte je po jednom do následujících důlků. Rozsévá se proti směru hodinových ručiček: ve vnější řadě doprava, ve vnitřní doleva. Také Sever rozsévá proti směru hodinových ručiček, kolem dvou horních řad. Rozsejte tři kameny z c1.
lesson-hus-african-sow-done = Poslední kámen padl do prázdného důlku, váš tah tedy končí. Rozsévat lze jen z důlku s alespoň dvěma kameny. Jediný kámen zůstává, kde je. Obejde-li setí celý okruh, důlek, ve kterém začalo, se nevynechává.
lesson-hus-african-sow-wrong-other = Rozsévat byste mohli i odtud. Teď ale rozsejte tři kameny z c1.

lesson-hus-african-relay-title = Navažte dalším setím
lesson-hus-african-relay-task = Padne-li poslední kámen do důlku, který není prázdný, vyberete z tohoto důlku všechny kameny a rozséváte dál. Tomu se říká navazování. Je povinné. Rozsejte důlek tak, aby došlo k navázání.
lesson-hus-african-relay-done = Poslední kámen padl do f1, kde byly dva kameny. Vybrali jste všechny tři a rozsévali dál. Jednomu vybrání důlku a setí, které po něm následuje, se říká kolo. Tah končí teprve tehdy, když poslední kámen padne do prázdného důlku.
lesson-hus-african-relay-wrong-short = Poslední kámen padl do prázdného důlku, nenavázali jste tedy. Najděte důlek, jehož poslední kámen padne do důlku s kameny.

lesson-hus-african-capture-title = Braní
lesson-hus-african-capture-task = Poslední kámen ve vaší vnitřní řadě může brát. Padne-li do vnitřního důlku, který není prázdný, a v obou důlcích Severu v tomto sloupci jsou kameny, berete všechny kameny z těchto dvou důlků. Seberte kameny z g3 a g4.
lesson-hus-african-capture-done = Sebrali jste čtyři kameny a rozseli je počínaje následujícím důlkem. V africké hře se rozsévají jen sebrané kameny: dva kameny v g2 tam zůstaly. Braní proběhne samo a nelze ho odmítnout, ale tah s braním si volit nemusíte.
lesson-hus-african-capture-wrong-none = Tento tah nic nesebral. Najděte důlek, jehož poslední kámen padne do g2.

lesson-hus-african-both-title = Kameny musí být v obou důlcích
lesson-hus-african-both-task = Je-li jeden ze dvou důlků Severu ve sloupci prázdný, neberete nic. Vyberete kameny z vlastního důlku a navážete dalším setím. Najděte tah, který bere.
lesson-hus-african-both-done = Kameny byly v a3 i v a4, sebrali jste tedy všechny čtyři.
lesson-hus-african-both-wrong-one = Poslední kámen padl do f2. V f3 kameny jsou, ale f4 je prázdný, proto jste nic nesebrali. Rozsejte jiný důlek.

lesson-hus-african-chain-title = Berte dvakrát
lesson-hus-african-chain-task = Po braní rozséváte dál. Padne-li poslední z těchto kamenů do správného důlku, berete znovu. Seberte kameny dvakrát v jednom tahu.
lesson-hus-african-chain-done = Dvě braní a sedm kamenů v jednom tahu. Než tah zahrajete, deska vám ukáže jeho kola a co sebere.
lesson-hus-african-chain-wrong-none = Tento tah nic nesebral. Hledejte důlek, jehož poslední kámen padne do obsazeného vnitřního důlku, naproti němuž jsou kameny v obou důlcích.

lesson-hus-african-safe-title = Chraňte své kameny
lesson-hus-african-safe-task = Teď se podívejte na tahy Severu. Sever může rozsít kameny z b4: poslední kámen padne do b3 a sebere vaše kameny v b1 a b2. Zahrajte tah, po kterém Sever nebude moci nic brát.
lesson-hus-african-safe-done = Váš důlek b1 je teď prázdný, kámen v b2 je tedy v bezpečí. Ve sloupci s jedním prázdným důlkem brát nelze.
lesson-hus-african-safe-wrong-lost = Sever stále může rozsít kameny z b4 a sebrat vaše kameny v b1 a b2. Vyprázdněte jeden z těchto důlků.

lesson-hus-african-endless-title = Nekonečné setí
lesson-hus-african-endless-task = Někdy by navazování nikdy neskončilo. Setí, které má více než 5 000 kol, zvolit nesmíte. Tady to platí pro b2. Jestli chcete, vyzkoušejte to, a pak zahrajte jiný tah.
lesson-hus-african-endless-done = Deska vám nekonečné setí zvolit nedovolí. Jsou-li nekonečná všechna setí, která máte na výběr, prohrajete. Stává se to velmi zřídka.

lesson-hus-african-end-title = Konec partie
lesson-hus-african-end-task = Partie končí, když hráč na tahu nemá důlek se dvěma nebo více kameny. Tento hráč prohrává. Severu zbývá jediný takový důlek, h3. Seberte z něj kameny a Sever nebude moci táhnout.
lesson-hus-african-end-done = Na tahu je Sever a zbývají mu jen jednotlivé kameny, proto vyhráváte. Body každého hráče jsou kameny na jeho straně, takže body má i poražený. Má-li vítěz všech 48 kamenů, počítají se dvojnásobně. V zápase se body ze všech partií sčítají.
lesson-hus-african-end-wrong-other = Sever má v h3 stále tři kameny a může hrát dál. Seberte je.

lesson-hus-african-win-title = Vyhrajte malou partii
lesson-hus-african-win-task = Teď vyhrajte malou partii. Sever má tři důlky se dvěma nebo více kameny. Nejdřív seberte šest kamenů z h3 a h4.
lesson-hus-african-win-task-2 = Sever měl jediný tah a teď má jen jednotlivé kameny. Na tahu jste ale vy, partie tedy pokračuje. Zahrajte tah: na stranu Severu žádné kameny nepřinese, takže Sever nebude mít odpověď.
lesson-hus-african-win-done = Sever musí táhnout a nemůže, proto vyhráváte. Skvěle!
lesson-hus-african-win-wrong-none = Tento tah těch šest kamenů nesebral. Najděte navazování, jehož poslední kámen padne do h2.

lesson-hus-african-game-title = Vaše první partie
lesson-hus-african-game-task = Zahrajte si celou partii proti snadnému soupeři. V každém tahu dostanete krátkou nápovědu a tahy můžete vracet, kolikrát chcete. Nastane-li stejná pozice potřetí, partie skončí remízou.
