### The Abalone board.

abalone-board = Tavoliere di Abalone
abalone-cells = Caselle del tavoliere
abalone-cell =
    { $cell }, { $seat ->
        [1] biglia nera
        [2] biglia bianca
        [3] biglia rossa
        [4] biglia gialla
        [5] biglia verde
        [6] biglia blu
       *[none] vuota
    }
abalone-tray =
    { $seat ->
        [1] Nero
        [2] Bianco
        [3] Rosso
        [4] Giallo
        [5] Verde
       *[6] Blu
    } ha espulso { $team ->
        [none] { $count ->
            [one] { $count } biglia
            [many] { $count } biglie
           *[other] { $count } biglie
        } su { $target }
       *[other] { $count ->
            [one] una biglia
            [many] { $count } biglie
           *[other] { $count } biglie
        }; squadra { $team }: { $together } su { $target }
    }
# $whose lists the marbles by colour: "2 white, 1 red".
abalone-tray-whose = { abalone-tray }: { $whose }
abalone-fallen =
    { $count } { $seat ->
        [1] del Nero
        [2] del Bianco
        [3] del Rosso
        [4] del Giallo
        [5] del Verde
        [6] del Blu
       *[0] di colore ignoto
    }
abalone-way =
    { $way ->
        [east] a destra
        [north-east] in alto a destra
        [north-west] in alto a sinistra
        [west] a sinistra
        [south-west] in basso a sinistra
       *[south-east] in basso a destra
    }
abalone-chosen = { $count ->
        [one] Biglia { $first } selezionata
        [many] Fila da { $first } a { $last } selezionata
       *[other] Fila da { $first } a { $last } selezionata
    }; { $number ->
        [0] non si può muovere.
       *[other] si può muovere { $ways }.
    }
abalone-released = Selezione annullata.
abalone-no-move = La biglia in { $cell } ora non si può muovere.
abalone-not-in-row = { $cell } non forma una fila mobile con le biglie selezionate.
abalone-edge = Espelleresti dal tavoliere una tua biglia.
abalone-nowhere = Le biglie selezionate non si possono muovere in quella direzione.
abalone-pass = Passa: nessuna tua biglia si può muovere

# The position editor.
abalone-brush = { $seat ->
    [1] Biglia nera
    [2] Biglia bianca
    [3] Biglia rossa
    [4] Biglia gialla
    [5] Biglia verde
   *[6] Biglia blu
}
abalone-pushed-off = Biglie espulse da { $side }
