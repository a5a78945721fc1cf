### The rules of Abalone for 2, 3, 4 and 6 players. $target is how many marbles must be pushed off.

rules-abalone-goal-title = Doel
rules-abalone-goal-two = { $target ->
    [one] Duw als eerste een knikker van je tegenstander van het bord.
   *[other] Duw als eerste { $target } knikkers van je tegenstander van het bord.
}
rules-abalone-goal-three = { $target ->
    [one] Duw als eerste een knikker van de anderen van het bord. Alle drie spelen voor zichzelf.
   *[other] Duw als eerste { $target } knikkers van de anderen van het bord. Alle drie spelen voor zichzelf, en het maakt niet uit van wie de knikkers zijn.
}
rules-abalone-goal-teams = { $target ->
    [one] Er spelen twee teams. Het team dat het eerst een knikker van het andere team van het bord duwt, wint.
   *[other] Er spelen twee teams. Het team dat het eerst { $target } knikkers van het andere team van het bord duwt, wint. De knikkers die partners van het bord duwen, worden bij elkaar geteld.
}

rules-abalone-board-title = Bord
rules-abalone-board = Het bord is een zeshoek van eenenzestig velden. Een knikker kan in zes richtingen bewegen, naar een aangrenzend veld.
rules-abalone-board-two = Zwart en Wit hebben elk veertien knikkers. Zwart begint.
rules-abalone-board-three = Zwart, Wit en Rood hebben elk elf knikkers en zijn in deze volgorde aan zet.
rules-abalone-board-four = Zwart, Wit, Rood en Geel hebben elk negen knikkers en zijn in deze volgorde aan zet, zodat de teams elkaar afwisselen.
rules-abalone-board-six = Zwart, Wit, Rood, Geel, Groen en Blauw hebben elk zes knikkers en zijn in deze volgorde aan zet, zodat de teams elkaar afwisselen.
rules-abalone-start = De beginstelling van deze partij.

rules-abalone-move-title = Zetten
rules-abalone-move = Als je aan zet bent, verplaats je een, twee of drie knikkers één veld. Twee of drie knikkers die samen bewegen, moeten elkaar in een rechte rij raken, en ze gaan allemaal in dezelfde richting.
rules-abalone-move-ways = Een rij beweegt in de lijn, dus in haar eigen richting, of zijwaarts. Elk veld waar een knikker terechtkomt, moet vrij zijn, behalve bij het duwen.
rules-abalone-move-line-example = Verplaats de rij c3–c5 in de lijn naar rechts.
rules-abalone-move-sideways-example = Verplaats de rij c3–c5 zijwaarts, naar rechtsboven.
rules-abalone-move-must = Zetten is verplicht. Alleen wie niet kan zetten, past.

rules-abalone-push-title = Duwen
rules-abalone-push = In de lijn duwt een rij de vijandelijke knikkers die er vlak voor liggen, als ze zelf uit meer knikkers bestaat: twee duwen er één, drie duwen er een of twee. Het veld achter de geduwde knikkers moet vrij zijn of buiten het bord liggen. Duwen is nooit verplicht.
rules-abalone-push-one-example = Twee duwen er één: verplaats de rij e3–e4 naar rechts.
rules-abalone-push-two-example = Drie duwen er twee: verplaats de rij e3–e5 naar rechts.
rules-abalone-push-not = Zo mag je niet duwen.
rules-abalone-push-weak = Twee kunnen er geen twee duwen.
rules-abalone-push-blocked = Achter de geduwde knikkers ligt een andere knikker.
rules-abalone-push-sideways = Een rij kan niet zijwaarts duwen.

rules-abalone-off-title = Van het bord duwen
rules-abalone-off = Een knikker die over de rand wordt geduwd, is uit het spel. Hij telt voor de speler die hem duwde.
rules-abalone-off-example = Duw de knikker van Wit van het bord: verplaats de rij e6–e8 naar rechts.
rules-abalone-off-own = Je eigen knikkers kun je niet van het bord verplaatsen.

rules-abalone-three-title = Drie spelers
rules-abalone-three = Twee geduwde knikkers mogen verschillende kleuren hebben.
rules-abalone-three-example = Drie duwen er twee: een witte en een rode knikker.
rules-abalone-three-end = { $target ->
    [one] De partij eindigt als een speler een knikker van het bord heeft geduwd. Voor die tijd valt niemand af.
   *[other] De partij eindigt als een speler { $target } knikkers van het bord heeft geduwd. Voor die tijd valt niemand af. Wie geen knikkers of geen zet heeft, past.
}

rules-abalone-teams-title = Teams
rules-abalone-teams-four = Zwart en Rood spelen tegen Wit en Geel.
rules-abalone-teams-six = Zwart, Rood en Groen spelen tegen Wit, Geel en Blauw.
rules-abalone-teams-sheet = Je mag knikkers van je partners verplaatsen alsof het de jouwe zijn, alleen of in een rij met die van jou.
rules-abalone-teams-own-only = Je verplaatst alleen je eigen knikkers. Die van je partners bewegen alleen mee bij het duwen.
rules-abalone-teams-move-example = Zwart verplaatst een rij van twee zwarte knikkers en één rode. Zwart en Rood zijn partners.
rules-abalone-teams-move-forbidden = Zwart kan geen rij verplaatsen waar een knikker van Rood in ligt.
rules-abalone-teams-push = In een rij die duwt, mogen knikkers van je partners liggen, maar de achterste knikker moet van jou zijn. Twee geduwde knikkers mogen van twee verschillende tegenstanders zijn.
rules-abalone-teams-push-example = De knikker van Zwart op d4 begint met duwen, met twee rode knikkers ervoor.
rules-abalone-teams-push-forbidden = Met de knikker van Rood op d4 kan Zwart niet beginnen te duwen.
rules-abalone-teams-partner = Knikkers van je partners worden nooit geduwd.
rules-abalone-teams-partner-forbidden = Achter de witte knikker ligt een rode, die van een partner is.
rules-abalone-teams-silent = Partners mogen niet over zetten overleggen. Aan een tafel voor vier of zes gaat de chat open als de partij voorbij is.

rules-abalone-readings-title = Hoe wij het regelblad lezen
rules-abalone-readings-layout = Het blad toont één beginstelling, Standaard. Wie voorzichtig speelt, kan die dichtzetten tot remise. Ken je het spel, kies dan Belgian Daisy: de optie ‘Opstelling’ heeft veel beginstellingen.
rules-abalone-readings-target = Het blad vraagt zes knikkers. De optie ‘Af te duwen knikkers’ verandert het aantal.
rules-abalone-readings-three = Het blad zegt niet wat er gebeurt met een speler die veel knikkers heeft verloren. Hier speelt iedereen door tot een speler heeft gewonnen.
rules-abalone-readings-partners = Volgens het blad mag je knikkers van je partners verplaatsen als de jouwe. Veel groepen spelen anders. De optie ‘Knikkers van partners’ verandert dit.
rules-abalone-readings-confer = Het blad verbiedt partners om over zetten te overleggen. Onlinetafels hebben geen privéchat tussen partners.
rules-abalone-readings-stuck = Het blad zegt niet wat er gebeurt met een speler die niet kan zetten. Hier past die speler.
