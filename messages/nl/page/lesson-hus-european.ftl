# Lesson: Hus, European rules. The learner is South. Keep the names of pits (f1).
lesson-hus-european-board-title = Het bord
lesson-hus-european-board-task = Hus heeft vier rijen van acht kommetjes. De onderste twee rijen zijn van jou: je bent Zuid, en je zaait alleen in die rijen. De rij aan de rand is je buitenrij, de andere je binnenrij. Elk kommetje heet naar zijn kolom, a tot en met h van links af, en zijn rij, 1 tot en met 4 van onderen af.

lesson-hus-european-goal-title = Doel van het spel
lesson-hus-european-goal-task = Elke speler begint met 24 stenen: twee in elk buitenkommetje en twee in elk van de vier binnenkommetjes aan zijn rechterhand. Zuid begint. Je wint als Noord geen kommetje met twee of meer stenen meer heeft. Heb je er zelf geen meer, dan verlies je.

lesson-hus-european-sow-title = Zaaien
lesson-hus-european-sow-task = Pak alle stenen uit een van je kommetjes en zaai ze een voor een in de volgende kommetjes. Je zaait met de klok mee: naar links in de buitenrij, naar rechts in de binnenrij. Ook Noord zaait met de klok mee, door de bovenste twee rijen. Zaai de drie stenen vanuit f1.
lesson-hus-european-sow-done = De laatste steen viel in een leeg kommetje, dus je beurt is voorbij. Je kunt alleen zaaien vanuit een kommetje met minstens twee stenen. Ligt er maar één steen in, dan blijft die liggen. Gaat het zaaien helemaal rond, dan wordt het kommetje waar het begon niet overgeslagen.
lesson-hus-european-sow-wrong-other = Ook daar vandaan kun je zaaien. Maar zaai nu de drie stenen vanuit f1.

lesson-hus-european-relay-title = Doorzaaien
lesson-hus-european-relay-task = Valt de laatste steen in een kommetje dat niet leeg is, dan pak je alle stenen uit dat kommetje en zaai je verder. Dat is doorzaaien, en het is verplicht. Zaai vanuit een kommetje waarbij je moet doorzaaien.
lesson-hus-european-relay-done = De laatste steen viel in c1, waar twee stenen lagen. Je pakte ze alle drie en zaaide door. Eén keer oppakken en het zaaien dat erop volgt, heet een ronde. Je beurt eindigt pas als de laatste steen in een leeg kommetje valt.
lesson-hus-european-relay-wrong-short = De laatste steen viel in een leeg kommetje, dus je zaaide niet door. Zoek een kommetje waarvan de laatste steen in een kommetje met stenen valt.

lesson-hus-european-capture-title = Veroveren
lesson-hus-european-capture-task = De laatste steen kan stenen veroveren als hij in je binnenrij terechtkomt. Valt hij in een binnenkommetje dat niet leeg is, en liggen er stenen in het binnenkommetje van Noord ertegenover, dan verover je alle stenen uit beide kommetjes van Noord in deze kolom. Verover de stenen in b3 en b4.
lesson-hus-european-capture-done = Je veroverde vier stenen. Je zaaide ze samen met de twee stenen uit b2, te beginnen met het volgende kommetje. Veroveren gaat vanzelf en je kunt het niet weigeren, maar je hoeft geen zet te kiezen die iets verovert.
lesson-hus-european-capture-wrong-none = Deze zet verovert niets. Zoek het kommetje waarvan de laatste steen in b2 valt.

lesson-hus-european-opposite-title = Het binnenkommetje beslist
lesson-hus-european-opposite-task = Is het binnenkommetje van Noord ertegenover leeg, dan verover je niets, ook al liggen er stenen in het buitenkommetje erachter. Je pakt de stenen uit je eigen kommetje en zaait verder. Zoek de zet die verovert.
lesson-hus-european-opposite-done = In h3 lag een steen, dus die veroverde je, met de drie stenen in h4 erachter. De steen in h3 had je ook veroverd als h4 leeg was geweest.
lesson-hus-european-opposite-wrong-empty = De laatste steen viel in c2, maar c3 ertegenover is leeg. De vijf stenen in c4 kon je dus niet veroveren. Zaai vanuit een ander kommetje.

lesson-hus-european-chain-title = Twee keer veroveren
lesson-hus-european-chain-task = Na een verovering zaai je verder. Valt de laatste van die stenen in het juiste kommetje, dan verover je opnieuw. Verover twee keer in één zet.
lesson-hus-european-chain-done = Twee veroveringen en zes stenen in één zet. Voordat je een zet speelt, toont het bord de rondes en wat de zet verovert.
lesson-hus-european-chain-wrong-once = Je veroverde maar één keer. Een ander kommetje verovert twee keer.
lesson-hus-european-chain-wrong-none = Deze zet verovert niets. Zoek een kommetje waarvan de laatste steen in een bezet binnenkommetje valt, met stenen in het binnenkommetje ertegenover.

lesson-hus-european-safe-title = Bescherm je stenen
lesson-hus-european-safe-task = Kijk nu naar de zetten van Noord. Noord kan vanuit g3 zaaien: de laatste steen valt in e3 en verovert je vier stenen in e2. Doe een zet waarna Noord niets kan veroveren.
lesson-hus-european-safe-done = Je kommetje e2 is nu leeg, dus Noord verovert daar niets. Kijk voor elke zet wat je tegenstander kan veroveren.
lesson-hus-european-safe-wrong-lost = Noord kan nog steeds vanuit g3 zaaien en je stenen in e2 veroveren. Haal die stenen daar weg.

lesson-hus-european-endless-title = Eindeloos zaaien
lesson-hus-european-endless-task = Soms zou doorzaaien nooit ophouden. Duurt een zaaibeurt meer dan 5000 rondes, dan mag je die niet kiezen. Hier geldt dat voor h1. Probeer het als je wilt en speel daarna een andere zet.
lesson-hus-european-endless-done = Het bord laat je geen eindeloze zaaibeurt kiezen. Zijn al je mogelijke zaaibeurten eindeloos, dan verlies je. Dat komt heel zelden voor.

lesson-hus-european-end-title = Het einde van de partij
lesson-hus-european-end-task = Na elke beurt wordt naar beide kanten gekeken. Een kant zonder kommetje met twee of meer stenen heeft verloren, ook als die net heeft gezet. Noord heeft nog maar één zo’n kommetje, h3. Verover de stenen daarin en win.
lesson-hus-european-end-done = Noord heeft in geen kommetje meer dan één steen, dus je wint. De stenen aan de eigen kant zijn de punten van elke speler; ook de verliezer krijgt dus punten. Heeft de winnaar alle 48 stenen, dan tellen ze dubbel. In een match worden de punten van alle partijen opgeteld.
lesson-hus-european-end-wrong-other = Noord heeft nog drie stenen in h3 en kan verder. Verover ze.

lesson-hus-european-win-title = Win een kleine partij
lesson-hus-european-win-task = Win nu een kleine partij. Noord heeft drie kommetjes met twee of meer stenen. Verover eerst vier stenen in één zet.
lesson-hus-european-win-task-2 = Noord zaaide vanuit g3. Nu liggen alleen nog in c3 twee of meer stenen. Verover ze en win.
lesson-hus-european-win-done = Je hebt je eerste kleine partij gewonnen. Goed gespeeld!
lesson-hus-european-win-wrong-none = Deze zet verovert geen vier stenen. Zoek het kommetje waarvan de laatste steen in d2 valt.
lesson-hus-european-win-wrong-not-yet = Noord heeft nog drie stenen in c3. Zoek het kommetje waarvan de laatste steen in c2 valt.

lesson-hus-european-game-title = Je eerste partij
lesson-hus-european-game-task = Speel een hele partij tegen een makkelijke tegenstander. Bij elke beurt krijg je een korte tip, en je kunt zo vaak zetten terugnemen als je wilt. Komt dezelfde stelling voor de derde keer voor, dan eindigt de partij in remise.
