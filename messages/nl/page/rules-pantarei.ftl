### The rules of Pantareï. $goal is the winning height.

rules-pantarei-goal-title = Doel
rules-pantarei-goal = Doe een zet waarmee een stapel van { $goal } of meer blokken ontstaat. Het maakt niet uit van wie de blokken zijn.
rules-pantarei-goal-example = Wit wint. Verplaats de bovenste twee blokken van stapel 3 in de richting van de kop, naar stapel 1.

rules-pantarei-snake-title = Slang
rules-pantarei-snake = Negentien blokken liggen in willekeurige volgorde op een rij, de slang. Wit en Zwart hebben elk negen blokken: drie met waarde 1, drie met waarde 2 en drie met waarde 3. Eén blok is neutraal. De twee uiteinden van de slang zijn de kop en de staart. De stapels zijn van de kop af genummerd: stapel 1 ligt bij de kop.
rules-pantarei-snake-start = Een van de vele beginstellingen.
rules-pantarei-colours = Plaats 1 bekijkt de slang en kiest een kleur. De andere speler krijgt de andere kleur en begint.
rules-pantarei-top = Een stapel is van de speler wiens blok bovenop ligt. Een los blok is een stapel van één. Daarna zijn de spelers om de beurt aan zet. Als je aan zet bent, verplaats je blokken of ruil je.

rules-pantarei-move-title = Verplaatsen
rules-pantarei-move = Pak het bovenste blok van een van je stapels. Verplaats het in de richting van de kop of de staart, precies zoveel stapels als zijn waarde, en leg het boven op de stapel daar. Hoe hoog de stapels ertussen zijn, maakt niet uit. Je mag op elke stapel terechtkomen, ook op een van je tegenstander; die is dan van jou.
rules-pantarei-move-picture = Alle zetten met één blok die Wit hier heeft.
rules-pantarei-move-example = Verplaats de witte 2 van stapel 1 twee stapels in de richting van de staart.
rules-pantarei-ends-of-snake = Een blok gaat nooit voorbij de kop of de staart, en keert onderweg nooit om.
rules-pantarei-move-forbidden = De witte 3 op stapel 7 kan niet in de richting van de staart.

rules-pantarei-two-title = Twee blokken
rules-pantarei-two = Heeft een stapel van jou twee of meer blokken, dan mag je het blok onder het bovenste meenemen, welke kleur het ook heeft. De waarde van het bovenste blok bepaalt nog steeds hoe ver. De twee blokken houden hun volgorde. Meer dan twee verplaats je nooit.
rules-pantarei-two-example = Verplaats beide blokken van stapel 3 twee stapels in de richting van de staart.

rules-pantarei-closes-title = De slang sluit zich
rules-pantarei-closes = Raakt een plek leeg, dan sluit de slang zich meteen. Bij afstanden tellen alleen de stapels die er nog liggen.
rules-pantarei-closes-example = Verplaats de witte 1 van stapel 4 in de richting van de staart. De lege plek sluit zich, en de slang heeft een stapel minder.

rules-pantarei-neutral-title = Neutraal blok
rules-pantarei-neutral = Een stapel met het neutrale blok bovenop is van geen van beide spelers. Je kunt hem niet verplaatsen of ruilen. Je kunt er wel op terechtkomen, en hij telt mee in afstanden. Het neutrale blok beweegt alleen als het onderste van twee blokken.
rules-pantarei-neutral-forbidden = Boven op stapel 3 ligt het neutrale blok.
rules-pantarei-neutral-example = Verplaats de witte 2 van stapel 2 in de richting van de staart en neem het neutrale blok eronder mee.

rules-pantarei-swap-title = Ruilen
rules-pantarei-swap = In plaats van blokken te verplaatsen mag je twee van je stapels ruilen. Ze wisselen van plek met al hun blokken. Ook losse blokken zijn stapels. Je mag ook twee gelijke blokken ruilen.
rules-pantarei-swap-example = Ruil de stapels 3 en 5.
rules-pantarei-swap-ban = Je mag niet ruilen als je tegenstander in de vorige beurt heeft geruild.
rules-pantarei-swap-forbidden = Zwart heeft net geruild. Wit kan de stapels 3 en 5 nu niet ruilen.

rules-pantarei-pass-title = Passen
rules-pantarei-pass = Kun je geen blok verplaatsen en ook niet ruilen, dan pas je. Vrijwillig passen mag niet. Na een pas mag je tegenstander ruilen.
rules-pantarei-pass-example = De enige stapel van Wit kan binnen de slang geen drie plaatsen verder, en er is geen andere witte stapel om mee te ruilen. Wit moet passen.

rules-pantarei-readings-title = Hoe wij het regelblad lezen
rules-pantarei-readings-choice = Het blad zegt dat een van de spelers een kleur kiest en de andere begint. Het zegt niet wie. Hier kiest plaats 1.
rules-pantarei-readings-goal = Het blad vraagt minstens zeven blokken, dus een stapel van acht wint ook. De optie ‘Winnende hoogte’ verandert het aantal.
rules-pantarei-readings-under = Sommige taalversies van het blad zeggen niet welke kleur het tweede blok mag hebben. Wij volgen de versies die dat wel doen: elke kleur, en ook het neutrale blok.
rules-pantarei-readings-look = Stapels zijn open. Je mag altijd in elke stapel kijken.
rules-pantarei-readings-pass = Het blad zegt niet of een pas het ruilverbod opheft. Dat doet hij, want het verbod kijkt alleen naar de beurt direct ervoor.
