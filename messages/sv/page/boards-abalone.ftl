### The Abalone board.

abalone-board = Abalone-bräde
abalone-cells = Brädets fält
abalone-cell =
    { $cell }, { $seat ->
        [1] svart kula
        [2] vit kula
        [3] röd kula
        [4] gul kula
        [5] grön kula
        [6] blå kula
       *[none] tomt
    }
abalone-tray =
    { $seat ->
        [1] Svart
        [2] Vit
        [3] Röd
        [4] Gul
        [5] Grön
       *[6] Blå
    } har knuffat av { $team ->
        [none] { $count } av { $target } kulor
       *[other] { $count ->
            [one] en kula
           *[other] { $count } kulor
        }; lag { $team } har { $together } av { $target }
    }
# $whose lists the marbles by colour: "2 white, 1 red".
abalone-tray-whose = { abalone-tray }: { $whose }
abalone-fallen =
    { $count } { $seat ->
        [1] { $count ->
            [one] svart
           *[other] svarta
        }
        [2] { $count ->
            [one] vit
           *[other] vita
        }
        [3] { $count ->
            [one] röd
           *[other] röda
        }
        [4] { $count ->
            [one] gul
           *[other] gula
        }
        [5] { $count ->
            [one] grön
           *[other] gröna
        }
        [6] { $count ->
            [one] blå
           *[other] blåa
        }
       *[0] av okänd färg
    }
abalone-way =
    { $way ->
        [east] åt höger
        [north-east] uppåt höger
        [north-west] uppåt vänster
        [west] åt vänster
        [south-west] nedåt vänster
       *[south-east] nedåt höger
    }
abalone-chosen =
    { $count ->
        [one] Kula { $first }
       *[other] Rad { $first } till { $last }
    } vald; { $number ->
        [0] den kan inte flyttas.
       *[other] den kan flyttas { $ways }.
    }
abalone-released = Valet är upphävt.
abalone-no-move = Kulan på { $cell } kan inte flyttas nu.
abalone-not-in-row = { $cell } bildar ingen rad som kan flyttas med de valda kulorna.
abalone-edge = Då skulle du knuffa av din egen kula från brädet.
abalone-nowhere = De valda kulorna kan inte flyttas åt det hållet.
abalone-pass = Passa: ingen av dina kulor kan flyttas

# The position editor.
abalone-brush = { $seat ->
    [1] Svart kula
    [2] Vit kula
    [3] Röd kula
    [4] Gul kula
    [5] Grön kula
   *[6] Blå kula
}
abalone-pushed-off = Avknuffade av { $side }
