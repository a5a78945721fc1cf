# Lesson: Pantareï. The learner plays White. Stacks are numbered from the head.
lesson-pantarei-snake-title = De slang
lesson-pantarei-snake-task = Negentien blokken liggen op een rij, de slang: negen witte, negen zwarte en één neutraal blok. Beide kleuren hebben drie blokken van elk van de waarden 1, 2 en 3. Voor elke partij worden ze alle negentien geschud, dus het neutrale blok kan overal liggen. In het begin is elk blok een stapel op zich. In je beurt verplaats je blokken naar andere blokken, waar ze bovenop komen te liggen. Wie met een zet een stapel van zeven of meer blokken maakt, wint. De stapels zijn genummerd: stapel 1 ligt bij de kop van de slang, de laatste bij de staart.

lesson-pantarei-colour-title = Kies een kleur
lesson-pantarei-colour-task = De speler op plaats 1 bekijkt de slang en kiest een kleur. De tegenstander krijgt de andere kleur en doet de eerste zet. Hier kies jij: wit of zwart.
lesson-pantarei-colour-done = Nu zou je tegenstander beginnen. In de volgende stappen speel je Wit.

lesson-pantarei-move-title = Een blok verplaatsen
lesson-pantarei-move-task = Je verplaatst het bovenste blok van een stapel als het jouw kleur heeft. Ook één los blok is een stapel. Het gaat precies zoveel stapels in de richting van de kop of de staart als zijn waarde aangeeft. Het mag niet voorbij het einde van de slang. Verplaats de witte 2.
lesson-pantarei-move-done = De 2 ging precies twee stapels verder en ligt nu op de zwarte 3. Je mag op elke stapel terechtkomen. De stapel is van de speler wiens kleur bovenop ligt.
lesson-pantarei-move-wrong-other = Dat kan, maar verplaats nu de witte 2 bij de kop.

lesson-pantarei-two-title = Een tweede blok meenemen
lesson-pantarei-two-task = Je mag het blok direct onder het bovenste meenemen, welke kleur het ook heeft. Alleen de waarde van het bovenste blok telt. Selecteer de witte 2, kies ‘Twee blokken’ en verplaats hem samen met de zwarte 3 eronder.
lesson-pantarei-two-done = Beide blokken gingen twee stapels verder en hielden hun volgorde. Je kunt één of twee blokken verplaatsen, nooit meer.
lesson-pantarei-two-wrong-swap = Dit was een ruil. Die leer je zo kennen. Verplaats nu twee blokken tegelijk.
lesson-pantarei-two-wrong-one = Je hebt maar één blok verplaatst. Neem de zwarte 3 mee.

lesson-pantarei-close-title = De slang sluit zich
lesson-pantarei-close-task = Raakt een plek leeg, dan sluit het gat zich meteen en veranderen de afstanden. De witte 2 ligt drie stapels van de zwarte 3 af en kan er niet bij. Verplaats de witte 1 naar de zwarte 3.
lesson-pantarei-close-task-2 = Je zet heeft een gat gesloten: de zwarte 3 met jouw 1 erop is nog maar twee stapels van je 2 af. Zwart heeft een 2 op de zwarte 1 gelegd. Verplaats de witte 2 naar de zwarte 3 met jouw 1.
lesson-pantarei-close-done = Bij afstanden tellen altijd de stapels die er nu liggen. De hoogte van een stapel maakt niet uit.
lesson-pantarei-close-wrong-first = Verplaats de witte 1 één stapel in de richting van de staart, op de zwarte 3.
lesson-pantarei-close-wrong-second = Verplaats de witte 2 bij de kop twee stapels in de richting van de staart.

lesson-pantarei-neutral-title = Het neutrale blok
lesson-pantarei-neutral-task = Het neutrale blok is van niemand. Zolang het bovenop ligt, kan niemand die stapel verplaatsen of ruilen. Maar iedereen mag erop terechtkomen. Verplaats de witte 1 erheen.
lesson-pantarei-neutral-task-2 = Zwart heeft een 2 op jouw 2 gelegd. Het neutrale blok beweegt alleen mee onder een ander blok. Verplaats je 1 en neem het neutrale blok mee.
lesson-pantarei-neutral-done = Het neutrale blok telt in een stapel mee als elk ander blok.
lesson-pantarei-neutral-wrong-first = Verplaats de witte 1 bij de kop naar het neutrale blok.
lesson-pantarei-neutral-wrong-second = Kies ‘Twee blokken’, zodat het neutrale blok met je 1 meegaat.

lesson-pantarei-swap-title = Ruilen
lesson-pantarei-swap-task = In plaats van een blok te verplaatsen mag je twee willekeurige stapels ruilen als op beide jouw kleur bovenop ligt. Elke stapel houdt zijn volgorde; alleen de plekken worden geruild. Ruil de stapels 2 en 4.
lesson-pantarei-swap-done = Een ruil verandert wat je blokken kunnen bereiken. Ook losse blokken tellen als stapel. Je mag ook twee gelijke blokken ruilen.
lesson-pantarei-swap-wrong-move = Je hebt een blok verplaatst. Kies stapel 2, dan ‘Ruilen’, dan stapel 4.

lesson-pantarei-ban-title = Geen ruil na een ruil
lesson-pantarei-ban-task = Als je tegenstander net heeft geruild, mag jij niet ruilen. Zwart heeft net geruild, dus je moet een blok verplaatsen. Maak een stapel van drie blokken.
lesson-pantarei-ban-done = Na een verplaatsing of een pas mag er weer worden geruild.
lesson-pantarei-ban-wrong-low = Deze stapel heeft maar twee blokken. Verplaats twee blokken tegelijk.

lesson-pantarei-pass-title = Passen
lesson-pantarei-pass-task = Je past alleen als je geen blok kunt verplaatsen en ook niet kunt ruilen. Je 3 zou voorbij het einde van de slang gaan, en voor een ruil zijn twee stapels met jouw kleur bovenop nodig. Je moet dus passen.
lesson-pantarei-pass-done = Vrijwillig passen mag niemand. Je moet ook passen als je alleen zou kunnen ruilen en je tegenstander net heeft geruild. Dat beide spelers vastzitten, kan nooit gebeuren.

lesson-pantarei-safe-title = Laat Zwart niet winnen
lesson-pantarei-safe-task = Stapel 1 heeft vijf blokken. Zwart kan twee blokken van stapel 3 erop leggen en met zeven winnen. Voorkom dit.
lesson-pantarei-safe-done = Nu kan Zwart niet met de volgende zet winnen. Kijk voor je zet wie de hoogste stapel kan bereiken.
lesson-pantarei-safe-wrong-lost = Zwart kan nog steeds twee blokken van stapel 3 naar stapel 1 verplaatsen en winnen. Verander de afstand, of bedek stapel 3.

lesson-pantarei-win-title = Win een kleine partij
lesson-pantarei-win-task = Win nu een kleine partij. Leg een zesde blok op de hoge stapel, zodat je daarna het zevende erop kunt leggen, wat Zwart ook doet.
lesson-pantarei-win-task-2 = Zwart heeft een 3 op jouw 2 gelegd, maar kon je niet tegenhouden. Leg het zevende blok erop.
lesson-pantarei-win-done = Zeven blokken: je hebt je eerste kleine partij gewonnen. Leg je twee blokken op een stapel van zes, dan worden het er acht, en ook daarmee win je.
lesson-pantarei-win-wrong-stopped = De stapel heeft zes blokken, maar Zwart kan het zevende tegenhouden. Leg er een ander blok op, zodat je 1 kan volgen.
lesson-pantarei-win-wrong-low = De hoge stapel moet een zesde blok krijgen. Zoek een blok dat er precies op uitkomt.
lesson-pantarei-win-wrong-not-yet = Dit geeft geen stapel van zeven. Verplaats de witte 1 naar de hoge stapel.

lesson-pantarei-game-title = Je eerste partij
lesson-pantarei-game-task = Speel een hele partij tegen een makkelijke tegenstander. Bij elke beurt krijg je een korte tip, en je kunt zo vaak zetten terugnemen als je wilt. Komt dezelfde stelling voor de derde keer voor, dan eindigt de partij in remise.
