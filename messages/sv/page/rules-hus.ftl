### The rules of Hus. $max-laps is an option; $move is the pit to sow.

rules-hus-goal-title = Mål
rules-hus-goal = Se till att din motståndare inte kan dra. En spelare som är vid draget och inte har någon grop med två eller fler stenar kan inte så och förlorar.

rules-hus-board-title = Bräde
rules-hus-board = Brädet har fyra rader med åtta gropar. De två raderna närmast dig är dina: den yttre raden vid kanten och den inre raden intill motståndarens. Du sår bara i dina egna sexton gropar.
rules-hus-board-start = Från början ligger det två stenar i varje yttre grop och i de fyra inre groparna till höger om varje spelare. De 48 stenarna stannar på brädet hela partiet. Syd börjar.
rules-hus-start = Utgångsställningen. Syd sitter längst ner.

rules-hus-sow-title = Sådd
rules-hus-sow = När det är din tur väljer du en av dina gropar med två eller fler stenar. Ta upp alla och så dem en och en i de följande groparna. Du kan inte välja en tom grop eller en grop med bara en sten.
rules-hus-sow-clockwise = Så medurs. Dina stenar går åt höger i din inre rad och åt vänster i din yttre rad.
rules-hus-sow-counter-clockwise = Så moturs. Dina stenar går åt höger i din yttre rad och åt vänster i din inre rad.
rules-hus-sow-round = En sådd som går hela vägen runt hoppar inte över gropen där den började.
rules-hus-sow-example-clockwise = Så från b1. Den sista stenen hamnar i den tomma gropen a2, och turen slutar.
rules-hus-sow-example-counter-clockwise = Så från e2. Den sista stenen hamnar i den tomma gropen c2, och turen slutar.
rules-hus-sow-single = I grop { $move } finns bara en sten.

rules-hus-relay-title = Sådden fortsätter
rules-hus-relay = Om den sista stenen hamnar i en tom grop slutar din tur. Om den hamnar i en grop med stenar tar du upp allt i den gropen, även den sista stenen, och fortsätter sådden från nästa grop. Du måste fortsätta. Att ta upp stenar och så dem en gång kallas ett varv; din tur kan ta många varv.
rules-hus-relay-example-clockwise = Så från e1. Första varvet slutar i c1, där det finns stenar. Andra varvet slutar i den tomma gropen a2.
rules-hus-relay-example-counter-clockwise = Så från h1. Första varvet slutar i g2, där det finns stenar. Andra varvet slutar i den tomma gropen d2.
rules-hus-endless = Vissa sådder tar aldrig slut. Du får inte välja en sådd som tar mer än { $max-laps } varv. Den som inte har någon annan sådd förlorar.

rules-hus-capture-title = Fångst
rules-hus-capture-inner = Du fångar stenar när ett varv slutar i din inre rad, i en grop där det låg stenar, och det också finns stenar i den fientliga inre gropen i samma kolumn. Ta alla stenar från båda de fientliga groparna i kolumnen. Den yttre får vara tom.
rules-hus-capture-both = Du fångar stenar när ett varv slutar i din inre rad, i en grop där det låg stenar, och det finns stenar i båda de fientliga groparna i samma kolumn. Ta alla stenar från båda.
rules-hus-resow-with-own = Ta också upp stenarna i din egen grop. Så alla, med början i nästa grop.
rules-hus-resow-captured-only = Låt stenarna i din egen grop ligga. Så bara de fångade stenarna, med början i nästa grop.
rules-hus-capture-example = Så från { $move }. Första varvet slutar i en inre grop med stenar, och du fångar stenar.
rules-hus-no-capture = Om du inte kan fånga något fortsätter du sådden som vanligt. Ett varv som slutar i din yttre rad fångar aldrig något. En fångst kan inte avböjas, men du behöver inte välja ett drag som fångar något.

rules-hus-end-title = Slut och poäng
rules-hus-ends-either = Efter varje drag ser man på båda sidorna. Om en sida inte har någon grop med två eller fler stenar slutar partiet, och den sidan förlorar. Det kan också vara sidan som just har dragit.
rules-hus-ends-either-example = Så från e2. Efteråt har Syd ingen grop med mer än en sten, så Syd förlorar.
rules-hus-ends-mover = Partiet slutar när spelaren vid draget inte har något möjligt drag. Den spelaren förlorar.
rules-hus-points = Varje spelare får poäng för stenarna på sin egen sida. En vinnare som har alla 48 stenarna får det dubbla, 96 poäng. I en match byter spelarna sida efter varje parti, och poängen från alla partier läggs ihop.

rules-hus-differs-title = Europeiskt och afrikanskt Hus
rules-hus-differs = De två spelen skiljer sig åt i fyra regler. Var och en av dem är ett regelval, så du kan också kombinera dem. Ett program spelade slumpmässiga partier och letade efter de enklaste ställningar där en skillnad spelar roll.
rules-hus-differs-all = Alla fyra reglerna tillsammans: samma ställning, samma grop d2.
rules-hus-differs-direction = Såriktning: grop c2 fångar bara om den sås medurs.
rules-hus-differs-capture-if = Fångst: varvet som börjar i c2 slutar i e2. Mittemot finns en sten i den inre gropen, och den yttre är tom.
rules-hus-differs-resow = Sådd efter fångst: båda fångar stenen i g3. I det europeiska spelet tar man också upp stenarna i g2; i det afrikanska ligger de kvar.
rules-hus-differs-ends = Partiets slut: efter e2 har Syd ingen grop med mer än en sten, men Nord är vid draget och kan dra.

rules-hus-readings-title = Så läser vi regelbladen
rules-hus-readings-must = Det europeiska bladet säger att du ”får” ta upp och fånga. Vi läser det som ”måste”, så som den afrikanska beskrivningen säger.
rules-hus-readings-end = Enligt det europeiska bladet slutar partiet när en av spelarna bara har gropar med en sten. Den afrikanska beskrivningen säger att den sista spelaren som kan dra vinner. Regelvalet ”Partiets slut” bestämmer.
rules-hus-readings-both = Båda sidorna kan inte samtidigt ha bara gropar med högst en sten: 48 stenar får inte plats en och en i 32 gropar. Händer det i en egen ställning med färre stenar förlorar spelaren vid draget.
rules-hus-readings-own = Den afrikanska beskrivningen säger att de fångade stenarna sås. Den nämner inte din egen grop. Andra beskrivningar av spelet är överens om att den behåller sina stenar. Regelvalet ”Sådd efter fångst” ändrar det.
rules-hus-readings-endless = Bladen nämner inte sådder som aldrig tar slut. Vi förbjuder dem. Regelvalet ”Längsta sådd” sätter gränsen.
rules-hus-readings-first = Enligt det europeiska bladet lottar man om vem som börjar. Här börjar Syd, och du väljer sida när du skapar partiet.
