### The Abalone board.

abalone-board = Abalone-bord
abalone-cells = Velden van het bord
abalone-cell =
    { $cell }, { $seat ->
        [1] zwarte knikker
        [2] witte knikker
        [3] rode knikker
        [4] gele knikker
        [5] groene knikker
        [6] blauwe knikker
       *[none] leeg
    }
abalone-tray =
    { $seat ->
        [1] Zwart
        [2] Wit
        [3] Rood
        [4] Geel
        [5] Groen
       *[6] Blauw
    } heeft { $team ->
        [none] { $count } van de { $target } knikkers van het bord geduwd
       *[other] { $count ->
            [one] één knikker
           *[other] { $count } knikkers
        } van het bord geduwd; team { $team } heeft er { $together } van de { $target }
    }
# $whose lists the marbles by colour: "2 white, 1 red".
abalone-tray-whose = { abalone-tray }: { $whose }
abalone-fallen =
    { $count } { $seat ->
        [1] zwarte
        [2] witte
        [3] rode
        [4] gele
        [5] groene
        [6] blauwe
       *[0] van onbekende kleur
    }
abalone-way =
    { $way ->
        [east] naar rechts
        [north-east] naar rechtsboven
        [north-west] naar linksboven
        [west] naar links
        [south-west] naar linksonder
       *[south-east] naar rechtsonder
    }
abalone-chosen =
    { $count ->
        [one] Knikker { $first }
       *[other] Rij { $first } tot en met { $last }
    } geselecteerd; { $number ->
        [0] kan niet bewegen.
       *[other] kan bewegen: { $ways }.
    }
abalone-released = Selectie opgeheven.
abalone-no-move = De knikker op { $cell } kan nu niet bewegen.
abalone-not-in-row = { $cell } vormt met de geselecteerde knikkers geen rij die kan bewegen.
abalone-edge = Daarmee zou je je eigen knikker van het bord duwen.
abalone-nowhere = De geselecteerde knikkers kunnen niet in die richting bewegen.
abalone-pass = Passen: geen van je knikkers kan bewegen

# The position editor.
abalone-brush = { $seat ->
    [1] Zwarte knikker
    [2] Witte knikker
    [3] Rode knikker
    [4] Gele knikker
    [5] Groene knikker
   *[6] Blauwe knikker
}
abalone-pushed-off = Afgeduwd door { $side }
