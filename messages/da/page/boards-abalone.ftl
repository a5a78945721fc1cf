### The Abalone board.

abalone-board = Abalone-bræt
abalone-cells = Brættets felter
abalone-cell =
    { $cell }, { $seat ->
        [1] sort kugle
        [2] hvid kugle
        [3] rød kugle
        [4] gul kugle
        [5] grøn kugle
        [6] blå kugle
       *[none] tomt
    }
abalone-tray =
    { $seat ->
        [1] Sort
        [2] Hvid
        [3] Rød
        [4] Gul
        [5] Grøn
       *[6] Blå
    } har skubbet { $team ->
        [none] { $count } af { $target } kugler af brættet
       *[other] { $count ->
            [one] én kugle
           *[other] { $count } kugler
        } af brættet; hold { $team } har { $together } af { $target }
    }
# $whose lists the marbles by colour: "2 white, 1 red".
abalone-tray-whose = { abalone-tray }: { $whose }
abalone-fallen =
    { $count } { $seat ->
        [1] { $count ->
            [one] sort
           *[other] sorte
        }
        [2] { $count ->
            [one] hvid
           *[other] hvide
        }
        [3] { $count ->
            [one] rød
           *[other] røde
        }
        [4] { $count ->
            [one] gul
           *[other] gule
        }
        [5] { $count ->
            [one] grøn
           *[other] grønne
        }
        [6] blå
       *[0] af ukendt farve
    }
abalone-way =
    { $way ->
        [east] mod højre
        [north-east] op mod højre
        [north-west] op mod venstre
        [west] mod venstre
        [south-west] ned mod venstre
       *[south-east] ned mod højre
    }
abalone-chosen =
    { $count ->
        [one] Kugle { $first }
       *[other] Række { $first } til { $last }
    } valgt; { $number ->
        [0] den kan ikke flyttes.
       *[other] den kan flyttes { $ways }.
    }
abalone-released = Valget er ophævet.
abalone-no-move = Kuglen på { $cell } kan ikke flyttes nu.
abalone-not-in-row = { $cell } danner ikke en række, der kan flyttes, med de valgte kugler.
abalone-edge = Det ville skubbe din egen kugle af brættet.
abalone-nowhere = De valgte kugler kan ikke flyttes i den retning.
abalone-pass = Meld pas: Ingen af dine kugler kan flyttes

# The position editor.
abalone-brush = { $seat ->
    [1] Sort kugle
    [2] Hvid kugle
    [3] Rød kugle
    [4] Gul kugle
    [5] Grøn kugle
   *[6] Blå kugle
}
abalone-pushed-off = Afskubbet af { $side }
