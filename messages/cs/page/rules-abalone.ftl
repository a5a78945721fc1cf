### The rules of Abalone for 2, 3, 4 and 6 players. $target is how many marbles must be pushed off.

rules-abalone-goal-title = Cíl
rules-abalone-goal-two = { $target ->
    [one] Jako první vytlačte z desky jednu soupeřovu kouli.
    [few] Jako první vytlačte z desky { $target } soupeřovy koule.
    [many] Jako první vytlačte z desky { $target } soupeřovy koule.
   *[other] Jako první vytlačte z desky { $target } soupeřových koulí.
}
rules-abalone-goal-three = { $target ->
    [one] Jako první vytlačte z desky jednu cizí kouli. Všichni tři hrají sami za sebe.
    [few] Jako první vytlačte z desky { $target } cizí koule. Všichni tři hrají sami za sebe a nezáleží na tom, čí koule to jsou.
    [many] Jako první vytlačte z desky { $target } cizí koule. Všichni tři hrají sami za sebe a nezáleží na tom, čí koule to jsou.
   *[other] Jako první vytlačte z desky { $target } cizích koulí. Všichni tři hrají sami za sebe a nezáleží na tom, čí koule to jsou.
}
rules-abalone-goal-teams = { $target ->
    [one] Hrají dva týmy. Vítězí tým, který první vytlačí z desky jednu kouli druhého týmu.
    [few] Hrají dva týmy. Vítězí tým, který první vytlačí z desky { $target } koule druhého týmu. Koule vytlačené spoluhráči se počítají dohromady.
    [many] Hrají dva týmy. Vítězí tým, který první vytlačí z desky { $target } koule druhého týmu. Koule vytlačené spoluhráči se počítají dohromady.
   *[other] Hrají dva týmy. Vítězí tým, který první vytlačí z desky { $target } koulí druhého týmu. Koule vytlačené spoluhráči se počítají dohromady.
}

rules-abalone-board-title = Deska
rules-abalone-board = Deska je šestiúhelník s šedesáti jedním polem. Koule se posouvá šesti směry na sousední pole.
rules-abalone-board-two = Černý a Bílý mají po čtrnácti koulích. Začíná Černý.
rules-abalone-board-three = Černý, Bílý a Červený mají po jedenácti koulích a táhnou v tomto pořadí.
rules-abalone-board-four = Černý, Bílý, Červený a Žlutý mají po devíti koulích a táhnou v tomto pořadí, týmy se tedy střídají.
rules-abalone-board-six = Černý, Bílý, Červený, Žlutý, Zelený a Modrý mají po šesti koulích a táhnou v tomto pořadí, týmy se tedy střídají.
rules-abalone-start = Výchozí pozice této hry.

rules-abalone-move-title = Tah
rules-abalone-move = Když jste na tahu, posuňte jednu, dvě nebo tři koule o jedno pole. Dvě nebo tři koule, které se posouvají společně, se musí dotýkat v přímé řadě a všechny se posouvají stejným směrem.
rules-abalone-move-ways = Řada se posouvá ve směru řady, nebo bokem. Každé pole, na které koule vstupuje, musí být volné, kromě tlačení.
rules-abalone-move-line-example = Posuňte řadu c3–c5 v jejím směru doprava.
rules-abalone-move-sideways-example = Posuňte řadu c3–c5 bokem, doprava nahoru.
rules-abalone-move-must = Táhnout musíte. Tah vynechává jen hráč, který táhnout nemůže.

rules-abalone-push-title = Tlačení
rules-abalone-push = Ve svém směru řada odtlačí soupeřovy koule hned před sebou, má-li víc koulí, než kolik jich odtlačuje: dvě odtlačí jednu, tři jednu nebo dvě. Pole za odtlačovanými koulemi musí být volné, nebo už tam deska končí. Tlačit nikdy nemusíte.
rules-abalone-push-one-example = Dvě odtlačí jednu: posuňte řadu e3–e4 doprava.
rules-abalone-push-two-example = Tři odtlačí dvě: posuňte řadu e3–e5 doprava.
rules-abalone-push-not = Takto tlačit nelze.
rules-abalone-push-weak = Dvě neodtlačí dvě.
rules-abalone-push-blocked = Za odtlačovanými koulemi leží další koule.
rules-abalone-push-sideways = Bokem řada tlačit nemůže.

rules-abalone-off-title = Vytlačení
rules-abalone-off = Koule vytlačená přes okraj opouští hru. Počítá se hráči, který ji vytlačil.
rules-abalone-off-example = Vytlačte kouli Bílého: posuňte řadu e6–e8 doprava.
rules-abalone-off-own = Vlastní koule z desky vysunout nemůžete.

rules-abalone-three-title = Tři hráči
rules-abalone-three = Dvě odtlačované koule mohou mít různé barvy.
rules-abalone-three-example = Tři odtlačí dvě: jednu bílou a jednu červenou kouli.
rules-abalone-three-end = { $target ->
    [one] Partie končí, když jeden hráč vytlačí kouli. Do té doby nikdo nevypadne.
    [few] Partie končí, když jeden hráč vytlačí { $target } koule. Do té doby nikdo nevypadne. Hráč bez koulí nebo bez tahu tah vynechává.
    [many] Partie končí, když jeden hráč vytlačí { $target } koule. Do té doby nikdo nevypadne. Hráč bez koulí nebo bez tahu tah vynechává.
   *[other] Partie končí, když jeden hráč vytlačí { $target } koulí. Do té doby nikdo nevypadne. Hráč bez koulí nebo bez tahu tah vynechává.
}

rules-abalone-teams-title = Týmy
rules-abalone-teams-four = Černý a Červený hrají proti Bílému a Žlutému.
rules-abalone-teams-six = Černý, Červený a Zelený hrají proti Bílému, Žlutému a Modrému.
rules-abalone-teams-sheet = Koule spoluhráčů smíte posouvat jako vlastní, samotné i v řadě s vašimi.
rules-abalone-teams-own-only = Posouváte jen vlastní koule. Koule spoluhráčů se posouvají jen spolu s vašimi při tlačení.
rules-abalone-teams-move-example = Černý posouvá řadu ze dvou černých koulí a jedné červené. Černý a Červený jsou spoluhráči.
rules-abalone-teams-move-forbidden = Černý nemůže posunout řadu, ve které je koule Červeného.
rules-abalone-teams-push = V řadě, která tlačí, mohou být koule spoluhráčů, ale zadní koule musí být vaše. Dvě odtlačované koule mohou patřit dvěma různým soupeřům.
rules-abalone-teams-push-example = Tlačení začíná koule Černého na d4, před ní jsou dvě červené.
rules-abalone-teams-push-forbidden = Koulí Červeného na d4 Černý tlačení začít nemůže.
rules-abalone-teams-partner = Koule spoluhráčů se nikdy neodtlačují.
rules-abalone-teams-partner-forbidden = Za bílou koulí leží červená, koule spoluhráče.
rules-abalone-teams-silent = Spoluhráči se o tazích nesmějí radit. U stolu pro čtyři nebo šest hráčů se chat otevře po skončení partie.

rules-abalone-readings-title = Jak listu rozumíme
rules-abalone-readings-layout = List ukazuje jedinou výchozí pozici, Standardní. Opatrní hráči ji mohou zablokovat na remízu. Pokud hru znáte, zvolte Belgickou sedmikrásku: volba „Rozestavení“ nabízí mnoho výchozích pozic.
rules-abalone-readings-target = List žádá šest koulí. Počet mění volba „Koulí k vytlačení“.
rules-abalone-readings-three = List neříká, co se stane s hráčem, který přišel o mnoho koulí. Tady hrají všichni dál, dokud někdo nevyhraje.
rules-abalone-readings-partners = List dovoluje posouvat koule spoluhráčů jako vlastní. Mnozí hrají jinak. Mění to volba „Koule spoluhráčů“.
rules-abalone-readings-confer = List spoluhráčům zakazuje radit se o tazích. U stolů online proto není soukromý chat mezi spoluhráči.
rules-abalone-readings-stuck = List neříká, co se stane s hráčem, který nemůže táhnout. Tady tah vynechává.
