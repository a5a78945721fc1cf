# Lesson: Gou. The learner is Red. Keep the names of points (e7).
lesson-gou-board-title = Deska
lesson-gou-board-task = Deska má pět čtverců, jeden v druhém, spojených úhlopříčkami. Každá strana čtverce je čára a každá úhlopříčka také. Kameny stojí na bodech, kde se čáry setkávají; znak uprostřed není bod. Každý hráč začíná se čtrnácti kameny. Vaše jsou červené a Červený začíná. Každý bod se jmenuje podle sloupce, zleva a až k, a řady, zdola 1 až 11.

lesson-gou-goal-title = Cíl
lesson-gou-goal-task = Vyhrát lze třemi způsoby: vaše kameny stojí na všech čtyřech označených cílových bodech, soupeři zbývají nejvýše čtyři kameny, nebo soupeř nemá žádný možný tah.

lesson-gou-slide-title = Posun po straně
lesson-gou-slide-task = Po straně čtverce se kámen posune, jak daleko chcete, pokud jsou body volné. Nesmí přeskakovat kameny a nesmí zatočit za roh. Posuňte kámen z c9 na i9.
lesson-gou-slide-done = Kámen se posunul po celé straně. Za roh se dostane až dalším tahem.
lesson-gou-slide-wrong-short = Zastavit se tam smíte, ale teď kámen posuňte až do rohu na i9.
lesson-gou-slide-wrong-other = Tak táhnout lze. Teď ale posuňte kámen z c9 na i9.

lesson-gou-diagonal-title = Krok po úhlopříčce
lesson-gou-diagonal-task = Po úhlopříčce táhne kámen jen o jeden bod. Táhněte z d8 na cílový bod e7.
lesson-gou-diagonal-done = Úhlopříčky vedou z jednoho čtverce do druhého a k cílovým bodům.
lesson-gou-diagonal-wrong-other = Tak táhnout lze. Teď ale táhněte z d8 po úhlopříčce na e7.

lesson-gou-capture-title = Braní
lesson-gou-capture-task = Soupeřův kámen berete, když ho sevřete mezi kámen, kterým táhnete, a jiný svůj kámen. Všechny tři musí na jedné čáře sousedit, bez dalšího bodu mezi sebou. Seberte kámen na f10.
lesson-gou-capture-done = Vaše kameny na d10 a h10 soupeřův kámen sevřely mezi sebou. Bere jen kámen, kterým táhnete, a vždy vezme všechny kameny, které z místa, kde se zastaví, vzít může. Tah s braním si ale volit nemusíte. Sebrané kameny leží v zásobnících u okraje desky: deset jich vyhrává.
lesson-gou-capture-wrong-none = Tento tah nic nesebral. Na d10 máte kámen; přiveďte jiný z druhé strany k f10.

lesson-gou-double-title = Seberte dva najednou
lesson-gou-double-task = Tah bere každý soupeřův kámen, který sevře, na všech čárách. Seberte jedním tahem dva kameny.
lesson-gou-double-done = Sebrali jste jeden kámen na straně čtverce a jeden na úhlopříčce. Berou se jen jednotlivé kameny. Dva soupeřovy kameny vedle sebe na čáře se na ní navzájem chrání.
lesson-gou-double-wrong-one = Sebrali jste jeden kámen. Existuje bod, ze kterého seberete dva.
lesson-gou-double-wrong-none = Tento tah nic nesebral. Podívejte se na kameny na e9 a f8.

lesson-gou-between-title = Nezastavujte se mezi dvěma soupeřovými
lesson-gou-between-task = Kámen se nesmí zastavit mezi dvěma soupeřovými, které s ním na jedné čáře sousedí, ani kdyby bral nebo došel na cílový bod. Proto se nesmíte zastavit na h10. Projít mezi dvěma soupeřovými ale kámen smí. Najděte jiné braní.
lesson-gou-between-done = Váš kámen prošel mezi soupeřovými na d4 a f2, zastavil se na c3 a sebral kámen na c5.
lesson-gou-between-wrong-none = Tento tah nic nesebral. Podívejte se na žlutý kámen na c5.

lesson-gou-safe-title = Chraňte své kameny
lesson-gou-safe-task = Žlutý bere stejně. Když táhne z i11 na h10, přijdete o kámen na f10. Zahrajte tah, po kterém Žlutý nebude moci nic brát.
lesson-gou-safe-done = Teď Žlutý nemůže nic brát. Před každým svým tahem se podívejte, co může soupeř sebrat.
lesson-gou-safe-wrong-lost = I po tomto tahu může Žlutý sebrat kámen. Postarejte se, aby žádný váš kámen nešlo sevřít mezi dva žluté.

lesson-gou-corner-title = Bezpečné body
lesson-gou-corner-task = Kámen v jednom ze čtyř vnějších rohů nelze nikdy sebrat, protože za ním už žádná čára nepokračuje. Kámen na cílovém bodě lze sebrat jen na jedné čáře: ten na e7 jen z d6 a f8.

lesson-gou-block-title = Nenechte Žlutého vyhrát
lesson-gou-block-task = Kameny Žlutého stojí na třech cílových bodech a čtvrtý může táhnout z d4 na e5 a vyhrát. Zabraňte tomu.
lesson-gou-block-done = Teď Žlutý příštím tahem vyhrát nemůže. Můžete sebrat kámen na cílovém bodě, nebo na cílový bod postavit vlastní.
lesson-gou-block-wrong-lost = Žlutý táhne na e5 a vyhrává. Seberte kámen na e7, nebo sami obsaďte e5.

lesson-gou-win-title = Vyhrajte malou partii
lesson-gou-win-task = Teď vyhrajte malou partii. Vaše kameny stojí na dvou cílových bodech. Obsaďte třetí.
lesson-gou-win-task-2 = Žlutý táhl z f2 na e3 a je příliš daleko. Obsaďte čtvrtý cílový bod.
lesson-gou-win-done = Vaše kameny stojí na všech čtyřech cílových bodech. Partie hned končí a vyhráli jste svou první malou partii.
lesson-gou-win-wrong-other = Vaše kameny na d4 a h4 stojí vedle volných cílových bodů. Táhněte jedním z nich.
lesson-gou-win-wrong-not-yet = Jeden cílový bod je ještě volný. Obsaďte ho.

lesson-gou-game-title = Vaše první partie
lesson-gou-game-task = Zahrajte si celou partii proti snadnému soupeři. V každém tahu dostanete krátkou nápovědu a tahy můžete vracet, kolikrát chcete. Nastane-li stejná pozice potřetí, partie skončí remízou. Při zakládání partie si můžete zvolit obměny.
