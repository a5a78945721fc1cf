# Lesson: Hus, African rules. The learner is South. Keep the names of pits (c1).
lesson-hus-african-board-title = Het bord
lesson-hus-african-board-task = Hus heeft vier rijen van acht kommetjes. De onderste twee rijen zijn van jou: je bent Zuid, en je zaait alleen in die rijen. De rij aan de rand is je buitenrij, de andere je binnenrij. Elk kommetje heet naar zijn kolom, a tot en met h van links af, en zijn rij, 1 tot en met 4 van onderen af.

lesson-hus-african-goal-title = Doel van het spel
lesson-hus-african-goal-task = Elke speler begint met 24 stenen: twee in elk buitenkommetje en twee in elk van de vier binnenkommetjes aan zijn rechterhand. Zuid begint. Je wint als Noord aan zet is en geen kommetje met twee of meer stenen heeft. Overkomt dat jou, dan verlies je.

lesson-hus-african-sow-title = Zaaien
lesson-hus-african-sow-task = Pak alle stenen uit een van je kommetjes en zaai ze een voor een in de volgende kommetjes. Je zaait tegen de klok in: naar rechts in de buitenrij, naar links in de binnenrij. Ook Noord zaait tegen de klok in, door de bovenste twee rijen. Zaai de drie stenen vanuit c1.
lesson-hus-african-sow-done = De laatste steen viel in een leeg kommetje, dus je beurt is voorbij. Je kunt alleen zaaien vanuit een kommetje met minstens twee stenen. Ligt er maar één steen in, dan blijft die liggen. Gaat het zaaien helemaal rond, dan wordt het kommetje waar het begon niet overgeslagen.
lesson-hus-african-sow-wrong-other = Ook daar vandaan kun je zaaien. Maar zaai nu de drie stenen vanuit c1.

lesson-hus-african-relay-title = Doorzaaien
lesson-hus-african-relay-task = Valt de laatste steen in een kommetje dat niet leeg is, dan pak je alle stenen uit dat kommetje en zaai je verder. Dat is doorzaaien, en het is verplicht. Zaai vanuit een kommetje waarbij je moet doorzaaien.
lesson-hus-african-relay-done = De laatste steen viel in f1, waar twee stenen lagen. Je pakte ze alle drie en zaaide door. Eén keer oppakken en het zaaien dat erop volgt, heet een ronde. Je beurt eindigt pas als de laatste steen in een leeg kommetje valt.
lesson-hus-african-relay-wrong-short = De laatste steen viel in een leeg kommetje, dus je zaaide niet door. Zoek een kommetje waarvan de laatste steen in een kommetje met stenen valt.

lesson-hus-african-capture-title = Veroveren
lesson-hus-african-capture-task = De laatste steen kan stenen veroveren als hij in je binnenrij terechtkomt. Valt hij in een binnenkommetje dat niet leeg is, en liggen er in beide kommetjes van Noord in deze kolom stenen, dan verover je alle stenen uit die twee kommetjes. Verover de stenen in g3 en g4.
lesson-hus-african-capture-done = Je veroverde vier stenen en zaaide ze, te beginnen met het volgende kommetje. In het Afrikaanse spel zaai je alleen de veroverde stenen: de twee stenen in g2 bleven daar liggen. Veroveren gaat vanzelf en je kunt het niet weigeren, maar je hoeft geen zet te kiezen die iets verovert.
lesson-hus-african-capture-wrong-none = Deze zet verovert niets. Zoek het kommetje waarvan de laatste steen in g2 valt.

lesson-hus-african-both-title = Beide kommetjes moeten bezet zijn
lesson-hus-african-both-task = Is een van de twee kommetjes van Noord in de kolom leeg, dan verover je niets. Je pakt de stenen uit je eigen kommetje en zaait door. Zoek de zet die verovert.
lesson-hus-african-both-done = Zowel in a3 als in a4 lagen stenen, dus je veroverde ze alle vier.
lesson-hus-african-both-wrong-one = De laatste steen viel in f2. In f3 liggen stenen, maar f4 is leeg, dus je veroverde niets. Zaai vanuit een ander kommetje.

lesson-hus-african-chain-title = Twee keer veroveren
lesson-hus-african-chain-task = Na een verovering zaai je verder. Valt de laatste van die stenen in het juiste kommetje, dan verover je opnieuw. Verover twee keer in één zet.
lesson-hus-african-chain-done = Twee veroveringen en zeven stenen in één zet. Voordat je een zet speelt, toont het bord de rondes en wat de zet verovert.
lesson-hus-african-chain-wrong-none = Deze zet verovert niets. Zoek een kommetje waarvan de laatste steen in een bezet binnenkommetje valt, met stenen in beide kommetjes ertegenover.

lesson-hus-african-safe-title = Bescherm je stenen
lesson-hus-african-safe-task = Kijk nu naar de zetten van Noord. Noord kan vanuit b4 zaaien: de laatste steen valt in b3 en verovert je stenen in b1 en b2. Doe een zet waarna Noord niets kan veroveren.
lesson-hus-african-safe-done = Je kommetje b1 is nu leeg, dus je steen in b2 is veilig. Een kolom met één leeg kommetje kan niet worden veroverd.
lesson-hus-african-safe-wrong-lost = Noord kan nog steeds vanuit b4 zaaien en je stenen in b1 en b2 veroveren. Maak een van die kommetjes leeg.

lesson-hus-african-endless-title = Eindeloos zaaien
lesson-hus-african-endless-task = Soms zou doorzaaien nooit ophouden. Duurt een zaaibeurt meer dan 5000 rondes, dan mag je die niet kiezen. Hier geldt dat voor b2. Probeer het als je wilt en speel daarna een andere zet.
lesson-hus-african-endless-done = Het bord laat je geen eindeloze zaaibeurt kiezen. Zijn al je mogelijke zaaibeurten eindeloos, dan verlies je. Dat komt heel zelden voor.

lesson-hus-african-end-title = Het einde van de partij
lesson-hus-african-end-task = De partij eindigt als de speler die aan zet is geen kommetje met twee of meer stenen heeft. Die speler verliest. Noord heeft nog maar één zo’n kommetje, h3. Verover de stenen daarin, dan kan Noord niet meer zetten.
lesson-hus-african-end-done = Noord is aan zet en heeft in geen kommetje meer dan één steen, dus je wint. De stenen aan de eigen kant zijn de punten van elke speler; ook de verliezer krijgt dus punten. Heeft de winnaar alle 48 stenen, dan tellen ze dubbel. In een match worden de punten van alle partijen opgeteld.
lesson-hus-african-end-wrong-other = Noord heeft nog drie stenen in h3 en kan verder. Verover ze.

lesson-hus-african-win-title = Win een kleine partij
lesson-hus-african-win-task = Win nu een kleine partij. Noord heeft drie kommetjes met twee of meer stenen. Verover eerst de zes stenen in h3 en h4.
lesson-hus-african-win-task-2 = Noord had maar één zet en heeft nu in geen kommetje meer dan één steen. Maar jij bent aan zet, dus de partij gaat door. Doe een zet: die brengt geen stenen naar de kant van Noord, dus Noord kan er niet op antwoorden.
lesson-hus-african-win-done = Noord moet zetten en kan het niet, dus je wint. Goed gespeeld!
lesson-hus-african-win-wrong-none = Deze zet verovert de zes stenen niet. Zaai zo door dat de laatste steen in h2 valt.

lesson-hus-african-game-title = Je eerste partij
lesson-hus-african-game-task = Speel een hele partij tegen een makkelijke tegenstander. Bij elke beurt krijg je een korte tip, en je kunt zo vaak zetten terugnemen als je wilt. Komt dezelfde stelling voor de derde keer voor, dan eindigt de partij in remise.
