### The Abalone board.

abalone-board = Abalone-Brett
abalone-cells = Felder des Bretts
abalone-cell =
    { $cell }, { $seat ->
        [1] schwarze Kugel
        [2] weiße Kugel
        [3] rote Kugel
        [4] gelbe Kugel
        [5] grüne Kugel
        [6] blaue Kugel
       *[none] leer
    }
abalone-tray =
    { $seat ->
        [1] Schwarz
        [2] Weiß
        [3] Rot
        [4] Gelb
        [5] Grün
       *[6] Blau
    } hat { $team ->
        [none] { $count } von { $target } Kugeln vom Brett geschoben
       *[other] { $count ->
            [one] eine Kugel
           *[other] { $count } Kugeln
        } vom Brett geschoben; Team { $team } hat { $together } von { $target }
    }
# $whose lists the marbles by colour: "2 white, 1 red".
abalone-tray-whose = { abalone-tray }: { $whose }
abalone-fallen =
    { $count } { $seat ->
        [1] schwarze
        [2] weiße
        [3] rote
        [4] gelbe
        [5] grüne
        [6] blaue
       *[0] von unbekannter Farbe
    }
abalone-way =
    { $way ->
        [east] nach rechts
        [north-east] nach rechts oben
        [north-west] nach links oben
        [west] nach links
        [south-west] nach links unten
       *[south-east] nach rechts unten
    }
abalone-chosen =
    { $count ->
        [one] Kugel { $first }
       *[other] Reihe { $first } bis { $last }
    } ausgewählt; { $number ->
        [0] sie kann nicht ziehen.
       *[other] sie kann ziehen: { $ways }.
    }
abalone-released = Auswahl aufgehoben.
abalone-no-move = Die Kugel auf { $cell } kann jetzt nicht ziehen.
abalone-not-in-row = { $cell } bildet mit den ausgewählten Kugeln keine Reihe, die ziehen kann.
abalone-edge = Damit würdest du deine eigene Kugel vom Brett schieben.
abalone-nowhere = Die ausgewählten Kugeln können nicht in diese Richtung ziehen.
abalone-pass = Passen: Keine deiner Kugeln kann ziehen

# The position editor.
abalone-brush = { $seat ->
    [1] Schwarze Kugel
    [2] Weiße Kugel
    [3] Rote Kugel
    [4] Gelbe Kugel
    [5] Grüne Kugel
   *[6] Blaue Kugel
}
abalone-pushed-off = Vom Brett geschoben von { $side }
