# Lesson: Abalone. The learner is Black. Keep the names of cells (e5).
lesson-abalone-board-title = Deska
lesson-abalone-board-task = Deska je šestiúhelník s 61 poli. Pole se jmenuje podle písmene své řady a čísla své úhlopříčky: prostřední je e5. Máte čtrnáct černých koulí a Bílý má také čtrnáct. Začíná Černý. Vyhrajete, až vytlačíte z desky šest soupeřových koulí.

lesson-abalone-line-title = Tah ve směru řady
lesson-abalone-line-task = Ve svém tahu posouváte jednu kouli, nebo přímou řadu dvou či tří koulí, které se dotýkají. Všechny se posunou o jedno pole stejným směrem. Vyberte první a poslední kouli své řady tří koulí a posuňte ji v jejím směru tak, aby jedna koule došla na e5.
lesson-abalone-line-done = Všechny tři koule se posunuly o jedno pole ve směru řady. Víc než tři najednou posunout nelze. V každém tahu táhnout musíte. Tah vynechává jen hráč, který táhnout nemůže.
lesson-abalone-line-wrong-few = Na e5 jste došli, ale ne s celou řadou. Posuňte všechny tři koule najednou.
lesson-abalone-line-wrong-other = Tak táhnout lze. Teď ale posuňte řadu b2, c3, d4 směrem k e5.

lesson-abalone-sideways-title = Tah bokem
lesson-abalone-sideways-task = Řada se může posunout i bokem, ale každé pole, na které vstoupí, musí být volné. Posuňte svou řadu tří koulí bokem nahoru na e4, e5 a e6.
lesson-abalone-sideways-done = Všechny tři koule se posunuly o jedno pole stejným směrem. Tah bokem nikdy netlačí.
lesson-abalone-sideways-wrong-few = Neposunuly se všechny tři koule. Vyberte první a poslední kouli řady.
lesson-abalone-sideways-wrong-other = Tak táhnout lze. Teď ale posuňte řadu d3, d4, d5 nahoru do řady e.

lesson-abalone-push-title = Tlačení
lesson-abalone-push-task = Ve svém směru může řada odtlačit soupeřovy koule hned před sebou, je-li jich méně než vlastních. Dvě koule odtlačí jednu. Pole za odtlačovanou koulí musí být volné. Odtlačte bílou kouli na e5.
lesson-abalone-push-done = Dvě proti jedné: bílá koule musela ustoupit. Jediná koule nikdy netlačí a tlačit nikdy nemusíte.
lesson-abalone-push-wrong-none = Tento tah nic neodtlačil. Posuňte řadu c3, d4 k bílé kouli na e5.

lesson-abalone-three-title = Tři odtlačí dvě
lesson-abalone-three-task = Tři koule odtlačí jednu nebo dvě. Odtlačte obě bílé koule na e5 a f6.
lesson-abalone-three-done = Tři proti dvěma. Víc než tři koule posunout nelze, proto tři odtlačit nikdo nemůže.
lesson-abalone-three-wrong-none = Tento tah neodtlačil obě koule. Posuňte celou řadu b2, c3, d4.

lesson-abalone-blocked-title = Kdy tlačit nelze
lesson-abalone-blocked-task = Stejný počet odtlačit nelze: dvě koule dvě neodtlačí. A tlačit nelze ani tehdy, když za odtlačovanými koulemi leží další koule. Tady může tlačit jen jedna z vašich řad. Najděte ji.
lesson-abalone-blocked-done = Tři proti dvěma a za nimi volné pole. Ostatní řady něco zastaví: jednu dvě bílé koule, druhou černá koule na e5.
lesson-abalone-blocked-wrong-none = Tento tah nic neodtlačil. Spočítejte koule v každé řadě a podívejte se na pole za nimi.

lesson-abalone-off-title = Vytlačení koule
lesson-abalone-off-task = Pokud za odtlačovanou koulí už žádné pole není, koule spadne z desky a počítá se vám. Vytlačte bílou kouli.
lesson-abalone-off-done = Koule je z desky pryč. Šest takových vyhrává. Vlastní koule z desky posunout nemůžete.
lesson-abalone-off-wrong-push = Odtlačili jste kouli, ale ta je stále na desce. Vytlačte tu na okraji.
lesson-abalone-off-wrong-none = Tento tah nic nevytlačil. Podívejte se na bílou kouli na e9.

lesson-abalone-safe-title = Chraňte své koule
lesson-abalone-safe-task = Vaše koule na a3 leží na okraji. Tři bílé koule na b3, c3 a d3 leží s ní v jedné přímce a mohou ji vytlačit. Zahrajte tah, po kterém Bílý nebude moci nic vytlačit.
lesson-abalone-safe-done = Teď Bílý nemůže nic vytlačit. Koule na okraji je ohrožená, leží-li v jedné přímce se soupeřovou řadou. Koule, které drží pohromadě uprostřed, jsou silné.
lesson-abalone-safe-wrong-lost = Bílý stále může vaši kouli na a3 vytlačit. Uhněte s ní z této řady.

lesson-abalone-more-title = Tři hráči
lesson-abalone-more-task = Ve třech hraje každý sám za sebe: Černý, Bílý a Červený, v tomto pořadí, každý s jedenácti koulemi. Všichni ostatní jsou soupeři, a tak můžete odtlačit i dvě koule různých barev. Odtlačte koule na e5 a e6.
lesson-abalone-more-done = Tři proti dvěma, jedné bílé a jedné červené. Vyhrává ten, kdo první vytlačí šest koulí, ať mají jakoukoli barvu. Do té doby hrají všichni dál; kdo nemá koule nebo nemůže táhnout, vynechá tah.
lesson-abalone-more-wrong-none = Tento tah neodtlačil obě koule. Posuňte celou řadu e2, e3, e4.

lesson-abalone-teams-title = Týmy
lesson-abalone-teams-task = Ve čtyřech nebo šesti hrají dva týmy, které se v tazích střídají. Tady hrajete s Červeným proti Bílému a Žlutému. Koule spoluhráče smíte posouvat jako své vlastní, samotné i v řadě s vašimi. Tlačení ale musí začínat vaší koulí: zadní koule musí být černá. Odtlačte bílou kouli na e5.
lesson-abalone-teams-done = Vaše koule na c3 tlačila zezadu. V řadě g3, g4 je zadní koule červená, proto s ní tlačit nemůžete. Tým nikdy neodtlačuje vlastní koule. Co spoluhráči vytlačí, se počítá dohromady: šest vyhrává. Dvě odtlačované koule mohou mít barvy dvou soupeřů. Ve čtyřech se táhne v pořadí Černý, Bílý, Červený, Žlutý a každý má devět koulí; v šesti v pořadí Černý, Bílý, Červený, Žlutý, Zelený, Modrý a každý má šest. V šesti hrají Černý, Červený a Zelený proti Bílému, Žlutému a Modrému.
lesson-abalone-teams-wrong-none = Tento tah nic neodtlačil. Vaše koule na c3 leží za červenou na d4: posuňte tuto řadu.

lesson-abalone-win-title = Vyhrajte malou partii
lesson-abalone-win-task = Teď vyhrajte malou partii. Čtyři koule jste už vytlačili. Vytlačte další.
lesson-abalone-win-task-2 = Bílý zachránil jednu kouli, ale ne obě. Vytlačte šestou.
lesson-abalone-win-done = Šest koulí je z desky pryč: vyhráli jste svou první malou partii.
lesson-abalone-win-wrong-none = Tento tah nic nevytlačil. Hledejte bílou kouli na okraji, za kterou jsou dvě vaše.

lesson-abalone-game-title = Vaše první partie
lesson-abalone-game-task = Zahrajte si proti snadnému soupeři. Aby byla partie krátká, stačí k výhře tři koule. V každém tahu dostanete krátkou nápovědu a tahy můžete vracet, kolikrát chcete. Nastane-li stejná pozice potřetí, partie skončí remízou.
