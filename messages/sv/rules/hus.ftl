# Hus: names.
hus-name = Hus
hus-about = Ett mancalaspel med fyra rader: så stenar runt på din egen sida, fortsätt sådden och fånga stenarna mittemot.
hus-variant-european-name = Europeiskt Hus
hus-variant-european-about = Reglerna på bladet i den europeiska utgåvan.
hus-variant-african-name = Afrikanskt Hus
hus-variant-african-about = Spelet som det spelas i Afrika enligt ett uppslagsverk.
hus-option-direction-name = Såriktning
hus-option-direction-about = Åt vilket håll man sår, sett uppifrån. De två regelbladen skiljer sig åt.
hus-option-direction-clockwise-name = Medurs
hus-option-direction-clockwise-about = Som på det europeiska bladet.
hus-option-direction-counter-clockwise-name = Moturs
hus-option-direction-counter-clockwise-about = Som på det afrikanska bladet.
hus-option-capture-if-name = Fångst
hus-option-capture-if-about = När ett varv som slutar i en inre grop med stenar fångar motståndarens stenar mittemot. Enligt det europeiska bladet måste det bara finnas stenar i motståndarens inre grop, enligt det afrikanska i båda.
hus-option-capture-if-inner-name = Stenar i inre gropen
hus-option-capture-if-inner-about = Det måste finnas stenar i motståndarens inre grop. Den yttre fångas med, tom eller inte.
hus-option-capture-if-both-name = Stenar i båda groparna
hus-option-capture-if-both-about = Det måste finnas stenar i båda motståndarens gropar.
hus-option-resow-name = Sådd efter fångst
hus-option-resow-about = Vilka stenar som sås efter en fångst. Det europeiska bladet nämner även den egna gropen, det afrikanska bara de fångade stenarna.
hus-option-resow-with-own-name = Fångst och egen grop
hus-option-resow-with-own-about = Stenarna i den egna gropen sås tillsammans med de fångade.
hus-option-resow-captured-only-name = Bara fångade stenar
hus-option-resow-captured-only-about = Bara de fångade stenarna sås. Den egna gropen behåller sina stenar.
hus-option-ends-name = Partiets slut
hus-option-ends-about = När partiet slutar därför att det inte går att dra. Det europeiska bladet ser på båda sidorna efter varje drag, det afrikanska bara på sidan vid draget.
hus-option-ends-either-name = Någon sida kan inte dra
hus-option-ends-either-about = Partiet slutar så snart någon av sidorna saknar en grop med två eller fler stenar.
hus-option-ends-mover-name = Sidan vid draget kan inte dra
hus-option-ends-mover-about = Partiet slutar när sidan vid draget inte har något möjligt drag.
hus-option-max-laps-name = Längsta sådd (varv)
hus-option-max-laps-about = En sådd med fler varv räknas som ändlös och får inte väljas. Bladen nämner inte att en sådd kan fortsätta för evigt.

# Moves.
hus-move-sow =
    { $captured ->
        [0] { SIDE($side) } sår från { $from } i { hus-laps } och slutar i { $last }.
        [one] { SIDE($side) } sår från { $from } i { hus-laps }, fångar en sten och slutar i { $last }.
       *[other] { SIDE($side) } sår från { $from } i { hus-laps }, fångar { $captured } stenar och slutar i { $last }.
    }
hus-laps =
    { $laps ->
        [one] ett varv
       *[other] { $laps } varv
    }

hus-expected-move = Förväntade en grop från a1 till h4, till exempel c1.
hus-illegal-opponents-pit = Grop { $pit } tillhör din motståndare. Börja med en av dina egna.
hus-illegal-empty-pit = Grop { $pit } är tom. Ett drag kräver en grop med minst två stenar.
hus-illegal-single-seed = I grop { $pit } finns bara en sten. Ett drag kräver minst två.
hus-illegal-endless-sowing =
    { $laps ->
        [one] Sådden från { $pit } slutar inte inom ett varv. En ändlös sådd får inte väljas.
       *[other] Sådden från { $pit } slutar inte inom { $laps } varv. En ändlös sådd får inte väljas.
    }

# Endings: a sentence that follows “South wins.”
hus-reason-no-seeds = Den förlorande sidan har inga stenar kvar.
hus-reason-only-singles = Den förlorande sidan har ingen grop med två eller fler stenar.
hus-reason-no-move = Varje sådd som den förlorande sidan kunde välja är ändlös.

# Positions.
hus-position-no-turn = Förväntade brädet, ett mellanslag och sidan vid draget (s eller n).
hus-position-pits = Förväntade { $expected } gropar i rad { $row }, hittade { $found }.
hus-position-seeds = Grop { $pit } har ”{ $found }”. Förväntade ett tal från 0 till { $most }.
hus-position-hand =
    { $seeds ->
        [one] Det finns en sten i handen. Mellan dragen måste handen vara tom.
       *[other] Det finns { $seeds } stenar i handen. Mellan dragen måste handen vara tom.
    }
hus-position-too-many-seeds = Förväntade högst { $most } stenar, hittade { $found }.
