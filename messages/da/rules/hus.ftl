# Hus: names.
hus-name = Hus
hus-about = Et mancalaspil med fire rækker: Så brikkerne rundt på din egen side, bliv ved, og fang brikkerne overfor.
hus-variant-european-name = Europæisk Hus
hus-variant-european-about = Reglerne på den europæiske udgaves indlægsseddel.
hus-variant-african-name = Afrikansk Hus
hus-variant-african-about = Spillet, som det ifølge et leksikon spilles i Afrika.
hus-option-direction-name = Såretning
hus-option-direction-about = Hvilken vej der sås, set oppefra. De to regelark er forskellige.
hus-option-direction-clockwise-name = Med uret
hus-option-direction-clockwise-about = Som på det europæiske ark.
hus-option-direction-counter-clockwise-name = Mod uret
hus-option-direction-counter-clockwise-about = Som på det afrikanske ark.
hus-option-capture-if-name = Fangst
hus-option-capture-if-about = Hvornår en omgang, der slutter i en besat indre fordybning, fanger modstanderens brikker overfor. Efter det europæiske ark skal kun modstanderens indre fordybning være besat, efter det afrikanske dem begge.
hus-option-capture-if-inner-name = Inderste fordybning besat
hus-option-capture-if-inner-about = Der skal ligge brikker i modstanderens indre fordybning. Den ydre fanges med, tom eller ej.
hus-option-capture-if-both-name = Begge fordybninger besat
hus-option-capture-if-both-about = Der skal ligge brikker i begge modstanderens fordybninger.
hus-option-resow-name = Såning efter fangst
hus-option-resow-about = Hvilke brikker der sås efter en fangst. Det europæiske ark nævner også ens egen fordybning, det afrikanske kun de fangede brikker.
hus-option-resow-with-own-name = Fangst og egen fordybning
hus-option-resow-with-own-about = Brikkerne i ens egen fordybning sås sammen med de fangede.
hus-option-resow-captured-only-name = Kun fangede brikker
hus-option-resow-captured-only-about = Kun de fangede brikker sås. Ens egen fordybning beholder sine brikker.
hus-option-ends-name = Partiets slutning
hus-option-ends-about = Hvornår partiet slutter, fordi der ikke kan trækkes. Det europæiske ark ser på begge sider efter hver tur, det afrikanske kun på siden i trækket.
hus-option-ends-either-name = En af siderne kan ikke trække
hus-option-ends-either-about = Partiet slutter, så snart en af siderne ikke har nogen fordybning med to eller flere brikker.
hus-option-ends-mover-name = Siden i trækket kan ikke trække
hus-option-ends-mover-about = Partiet slutter, når siden i trækket ikke har noget muligt træk.
hus-option-max-laps-name = Længste såning (omgange)
hus-option-max-laps-about = En såning med flere omgange regnes for uendelig og må ikke vælges. Arkene nævner ikke, at en såning kan fortsætte i det uendelige.

# Moves.
hus-move-sow =
    { $captured ->
        [0] { SIDE($side) } sår fra { $from } i { hus-laps } og slutter i { $last }.
        [one] { SIDE($side) } sår fra { $from } i { hus-laps }, fanger én brik og slutter i { $last }.
       *[other] { SIDE($side) } sår fra { $from } i { hus-laps }, fanger { $captured } brikker og slutter i { $last }.
    }
hus-laps =
    { $laps ->
        [one] én omgang
       *[other] { $laps } omgange
    }

hus-expected-move = Forventede en fordybning fra a1 til h4, for eksempel c1.
hus-illegal-opponents-pit = Fordybning { $pit } tilhører din modstander. Begynd med en af dine egne.
hus-illegal-empty-pit = Fordybning { $pit } er tom. Et træk kræver en fordybning med mindst to brikker.
hus-illegal-single-seed = I fordybning { $pit } ligger kun én brik. Et træk kræver mindst to.
hus-illegal-endless-sowing =
    { $laps ->
        [one] Såningen fra { $pit } slutter ikke inden for én omgang. En uendelig såning må ikke vælges.
       *[other] Såningen fra { $pit } slutter ikke inden for { $laps } omgange. En uendelig såning må ikke vælges.
    }

# Endings: a sentence that follows “South wins.”
hus-reason-no-seeds = Den tabende side har ingen brikker tilbage.
hus-reason-only-singles = Den tabende side har ingen fordybning med to eller flere brikker.
hus-reason-no-move = Alle såninger, den tabende side kunne vælge, er uendelige.

# Positions.
hus-position-no-turn = Forventede brættet, et mellemrum og siden i trækket (s eller n).
hus-position-pits = Forventede { $expected } fordybninger i række { $row }, fandt { $found }.
hus-position-seeds = Fordybning { $pit } har »{ $found }«. Forventede et tal fra 0 til { $most }.
hus-position-hand =
    { $seeds ->
        [one] Der er én brik i hånden. Mellem trækkene skal hånden være tom.
       *[other] Der er { $seeds } brikker i hånden. Mellem trækkene skal hånden være tom.
    }
hus-position-too-many-seeds = Forventede højst { $most } brikker, fandt { $found }.
