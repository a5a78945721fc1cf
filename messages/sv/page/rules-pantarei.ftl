### The rules of Pantareï. $goal is the winning height.

rules-pantarei-goal-title = Mål
rules-pantarei-goal = Gör ett drag som bygger en stapel med { $goal } eller fler fjäll. Det spelar ingen roll vems fjäll det är.
rules-pantarei-goal-example = Vit vinner. Flytta de två översta fjällen på stapel 3 mot huvudet, till stapel 1.

rules-pantarei-snake-title = Orm
rules-pantarei-snake = Nitton fjäll ligger på en rad, ormen, i slumpmässig ordning. Vit och Svart har nio fjäll var: tre med värdet 1, tre med värdet 2 och tre med värdet 3. Ett fjäll är neutralt. Ormens två ändar är huvudet och svansen. Staplarna är numrerade från huvudet: stapel 1 ligger vid huvudet.
rules-pantarei-snake-start = En av många utgångsställningar.
rules-pantarei-colours = Plats 1 tittar på ormen och väljer en färg. Den andra spelaren får den andra färgen och börjar.
rules-pantarei-top = En stapel tillhör den spelare vars fjäll ligger överst. Ett ensamt fjäll är en stapel med ett. Sedan turas spelarna om. När det är din tur flyttar eller byter du.

rules-pantarei-move-title = Flytta
rules-pantarei-move = Ta det översta fjället på en av dina staplar. Flytta det mot huvudet eller svansen, exakt så många staplar som dess värde, och lägg det överst på stapeln där. Höjden på staplarna däremellan spelar ingen roll. Du får landa på vilken stapel som helst, även motståndarens; då är den din.
rules-pantarei-move-picture = Alla drag med ett fjäll som Vit har här.
rules-pantarei-move-example = Flytta den vita 2:an från stapel 1 två staplar mot svansen.
rules-pantarei-ends-of-snake = Ett fjäll går aldrig förbi huvudet eller svansen, och det vänder aldrig på vägen.
rules-pantarei-move-forbidden = Den vita 3:an på stapel 7 kan inte flyttas mot svansen.

rules-pantarei-two-title = Två fjäll
rules-pantarei-two = Om en av dina staplar har två eller fler fjäll får du ta med fjället under det översta, oavsett färg. Värdet på det översta fjället avgör fortfarande hur långt. De två fjällen behåller sin ordning. Du flyttar aldrig fler än två.
rules-pantarei-two-example = Flytta båda fjällen på stapel 3 två staplar mot svansen.

rules-pantarei-closes-title = Ormen sluter sig
rules-pantarei-closes = När en plats blir tom sluter sig ormen genast. I avstånd räknas bara de staplar som är kvar.
rules-pantarei-closes-example = Flytta den vita 1:an från stapel 4 mot svansen. Dess plats sluts, och ormen har en stapel mindre.

rules-pantarei-neutral-title = Det neutrala fjället
rules-pantarei-neutral = En stapel med det neutrala fjället överst tillhör ingen av spelarna. Du kan inte flytta eller byta den. Du kan landa på den, och den räknas i avstånd. Det neutrala fjället flyttas bara som det undre av två fjäll.
rules-pantarei-neutral-forbidden = Stapel 3 har det neutrala fjället överst.
rules-pantarei-neutral-example = Flytta den vita 2:an på stapel 2 mot svansen och ta med det neutrala fjället under den.

rules-pantarei-swap-title = Byt
rules-pantarei-swap = I stället för att flytta får du byta plats på två av dina staplar. De byter plats med alla sina fjäll. Ett ensamt fjäll är också en stapel. Du får även byta två likadana fjäll.
rules-pantarei-swap-example = Byt plats på staplarna 3 och 5.
rules-pantarei-swap-ban = Du får inte byta om din motståndares senaste drag var ett byte.
rules-pantarei-swap-forbidden = Svart har just bytt. Vit kan inte byta plats på staplarna 3 och 5 nu.

rules-pantarei-pass-title = Passa
rules-pantarei-pass = Om du varken kan flytta eller byta passar du. Du får inte passa frivilligt. Efter ett pass får din motståndare byta.
rules-pantarei-pass-example = Vits enda stapel kan inte flyttas tre platser inom ormen, och det finns ingen annan vit stapel att byta med. Vit måste passa.

rules-pantarei-readings-title = Så läser vi regelbladet
rules-pantarei-readings-choice = Bladet säger att en av spelarna väljer en färg och att den andra börjar. Det säger inte vem. Här väljer plats 1.
rules-pantarei-readings-goal = Bladet kräver minst sju fjäll, så en stapel med åtta vinner också. Regelvalet ”Vinsthöjd” ändrar antalet.
rules-pantarei-readings-under = Vissa språkversioner av bladet säger inte vilken färg det andra fjället får ha. Vi följer dem som gör det: vilken färg som helst, och även det neutrala fjället.
rules-pantarei-readings-look = Staplar är öppna. Du får när som helst titta in i vilken stapel som helst.
rules-pantarei-readings-pass = Bladet säger inte om ett pass upphäver förbudet mot byten. Det gör det, för förbudet ser bara på draget närmast före.
