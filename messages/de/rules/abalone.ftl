# Abalone: names.
abalone-name = Abalone
abalone-about = Schiebe gegnerische Kugeln vom sechseckigen Brett: Wer in der Linie mehr Kugeln hat, darf schieben.
abalone-option-layout-name = Aufstellung
abalone-option-layout-about = Wo die Kugeln am Anfang liegen und für wie viele Spieler.
abalone-option-partners-name = Kugeln der Partner
abalone-option-partners-about = Wessen Kugeln du in einer Teampartie ziehen darfst (Regelblatt 4.3).
abalone-option-partners-sheet-name = Die des ganzen Teams
abalone-option-partners-sheet-about = Du darfst die Kugeln deines Teams wie deine eigenen ziehen.
abalone-option-partners-own-only-name = Nur die eigenen
abalone-option-partners-own-only-about = Du ziehst deine eigenen Kugeln. Die Kugeln deiner Partner helfen nur beim Schieben.
abalone-option-target-name = Hinauszuschiebende Kugeln
abalone-option-target-about = Wie viele Kugeln für den Sieg vom Brett geschoben werden müssen. Auf dem Regelblatt sind es sechs.

# Starting layouts: as variants, and as values of the option layout.
abalone-variant-standard-name = Standard
abalone-variant-standard-about = Die Aufstellung des Regelblatts: auf jeder Seite zwei volle Reihen und davor drei Kugeln. Wer vorsichtig spielt, kann sich zum Remis einmauern.
abalone-variant-belgian-daisy-name = Belgian Daisy
abalone-variant-belgian-daisy-about = Jede Seite hat zwei Blüten aus sieben Kugeln in gegenüberliegenden Ecken. Die beste Wahl, sobald du das Spiel kennst.
abalone-variant-german-daisy-name = German Daisy
abalone-variant-german-daisy-about = Die Blüten von Belgian Daisy, eine Reihe weiter innen.
abalone-variant-dutch-daisy-name = Dutch Daisy
abalone-variant-dutch-daisy-about = Blüten in den Ecken, jede mit einer gegnerischen Kugel in der Mitte.
abalone-variant-swiss-daisy-name = Swiss Daisy
abalone-variant-swiss-daisy-about = Blüten eine Reihe weiter innen, jede mit einer gegnerischen Kugel in der Mitte.
abalone-variant-domination-name = Dominanz
abalone-variant-domination-about = Zwei Dreiecke je Seite am Rand, aus jedem ist eine Kugel zur Mitte vorgerückt.
abalone-variant-infiltration-name = Infiltration
abalone-variant-infiltration-about = Zwei lange Fronten, in jeder stehen schon drei gegnerische Kugeln.
abalone-variant-pyramid-name = Pyramide
abalone-variant-pyramid-about = Zwei geschlossene Keile von Ecke zu Ecke am Rand, dazwischen die freie Mitte.
abalone-variant-the-wall-name = Die Mauer
abalone-variant-the-wall-about = Zwei Mauern quer über das ganze Brett, hinter jeder wartet eine Kugel.
abalone-variant-alien-name = Alien
abalone-variant-alien-about = Zwei Gesichter sehen sich an, jedes mit vier gegnerischen Kugeln darin.
abalone-variant-snakes-name = Schlangen
abalone-variant-snakes-about = Zwei lange Schlangen am Rand, die Köpfe in der Mitte verschlungen.
abalone-variant-snakes-variant-name = Schlangen (Variante)
abalone-variant-snakes-variant-about = Zwei lange Schlangen am Rand, die Köpfe aneinander vorbeigestreckt.
abalone-variant-fujiyama-name = Fujiyama
abalone-variant-fujiyama-about = Zwei Berge zeigen aufeinander, jeder mit drei gegnerischen Kugeln darin.
abalone-variant-face-to-face-name = Auge in Auge
abalone-variant-face-to-face-about = Zwei geschlossene Blöcke links und rechts einer leeren Gasse.
abalone-variant-french-daisy-name = French Daisy
abalone-variant-french-daisy-about = Vier Blüten um die freie Mitte, die beiden Farben über Kreuz.
abalone-variant-alliances-name = Allianzen
abalone-variant-alliances-about = Zwei offene Ringe lehnen rund um die Mitte aneinander.
abalone-variant-checkerboard-name = Schachbrett
abalone-variant-checkerboard-about = Vier Reihen in wechselnden Farben. Keine Seite hat zwei Kugeln nebeneinander.
abalone-variant-three-players-name = Drei Spieler
abalone-variant-three-players-about = Je elf Kugeln, jeder gegen jeden. Wer zuerst sechs fremde Kugeln vom Brett schiebt, gewinnt.
abalone-variant-four-players-name = Vier Spieler
abalone-variant-four-players-about = Je neun Kugeln. Schwarz und Rot spielen gegen Weiß und Gelb.
abalone-variant-six-players-name = Sechs Spieler
abalone-variant-six-players-about = Je sechs Kugeln. Schwarz, Rot und Grün spielen gegen Weiß, Gelb und Blau.
abalone-option-layout-standard-name = { abalone-variant-standard-name }
abalone-option-layout-standard-about = { abalone-variant-standard-about }
abalone-option-layout-belgian-daisy-name = { abalone-variant-belgian-daisy-name }
abalone-option-layout-belgian-daisy-about = { abalone-variant-belgian-daisy-about }
abalone-option-layout-german-daisy-name = { abalone-variant-german-daisy-name }
abalone-option-layout-german-daisy-about = { abalone-variant-german-daisy-about }
abalone-option-layout-dutch-daisy-name = { abalone-variant-dutch-daisy-name }
abalone-option-layout-dutch-daisy-about = { abalone-variant-dutch-daisy-about }
abalone-option-layout-swiss-daisy-name = { abalone-variant-swiss-daisy-name }
abalone-option-layout-swiss-daisy-about = { abalone-variant-swiss-daisy-about }
abalone-option-layout-domination-name = { abalone-variant-domination-name }
abalone-option-layout-domination-about = { abalone-variant-domination-about }
abalone-option-layout-infiltration-name = { abalone-variant-infiltration-name }
abalone-option-layout-infiltration-about = { abalone-variant-infiltration-about }
abalone-option-layout-pyramid-name = { abalone-variant-pyramid-name }
abalone-option-layout-pyramid-about = { abalone-variant-pyramid-about }
abalone-option-layout-the-wall-name = { abalone-variant-the-wall-name }
abalone-option-layout-the-wall-about = { abalone-variant-the-wall-about }
abalone-option-layout-alien-name = { abalone-variant-alien-name }
abalone-option-layout-alien-about = { abalone-variant-alien-about }
abalone-option-layout-snakes-name = { abalone-variant-snakes-name }
abalone-option-layout-snakes-about = { abalone-variant-snakes-about }
abalone-option-layout-snakes-variant-name = { abalone-variant-snakes-variant-name }
abalone-option-layout-snakes-variant-about = { abalone-variant-snakes-variant-about }
abalone-option-layout-fujiyama-name = { abalone-variant-fujiyama-name }
abalone-option-layout-fujiyama-about = { abalone-variant-fujiyama-about }
abalone-option-layout-face-to-face-name = { abalone-variant-face-to-face-name }
abalone-option-layout-face-to-face-about = { abalone-variant-face-to-face-about }
abalone-option-layout-french-daisy-name = { abalone-variant-french-daisy-name }
abalone-option-layout-french-daisy-about = { abalone-variant-french-daisy-about }
abalone-option-layout-alliances-name = { abalone-variant-alliances-name }
abalone-option-layout-alliances-about = { abalone-variant-alliances-about }
abalone-option-layout-checkerboard-name = { abalone-variant-checkerboard-name }
abalone-option-layout-checkerboard-about = { abalone-variant-checkerboard-about }
abalone-option-layout-three-players-name = { abalone-variant-three-players-name }
abalone-option-layout-three-players-about = { abalone-variant-three-players-about }
abalone-option-layout-four-players-name = { abalone-variant-four-players-name }
abalone-option-layout-four-players-about = { abalone-variant-four-players-about }
abalone-option-layout-six-players-name = { abalone-variant-six-players-name }
abalone-option-layout-six-players-about = { abalone-variant-six-players-about }

abalone-options-players = Die Variante { $variant } ist für { $variant_seats } Spieler, die Aufstellung { $layout } für { $layout_seats }. Wähle stattdessen die Variante { $layout }.
abalone-options-target-too-high =
    { $teams ->
        [yes] Das Ziel { $target } ist mit der Aufstellung { $layout } nicht erreichbar: Die Gegner eines Teams haben nur { $most } Kugeln.
       *[no] Das Ziel { $target } ist mit der Aufstellung { $layout } nicht erreichbar: Die Gegner eines Spielers haben nur { $most } Kugeln.
    }

# Moves.
abalone-move-pass = { SIDE($side) } kann nicht ziehen und passt.
abalone-move-marble = { SIDE($side) } zieht die Kugel auf { $from } nach { $to }.
abalone-move-row =
    { $sideways ->
        [yes] { SIDE($side) } zieht die Reihe { $first }-{ $last } seitwärts nach { $first_to }-{ $last_to }.
       *[no] { SIDE($side) } zieht die Reihe { $first }-{ $last } nach { $first_to }-{ $last_to }.
    }
abalone-move-push =
    { $marbles ->
        [one] { SIDE($side) } zieht die Reihe { $first }-{ $last } nach { $first_to }-{ $last_to } und schiebt eine Kugel von { SIDE($owner) }.
       *[other] { SIDE($side) } zieht die Reihe { $first }-{ $last } nach { $first_to }-{ $last_to } und schiebt { $marbles } Kugeln von { SIDE($owner) }.
    }
abalone-move-push-two-rivals = { SIDE($side) } zieht die Reihe { $first }-{ $last } nach { $first_to }-{ $last_to } und schiebt die Kugeln von { SIDE($near) } und { SIDE($far) }.
abalone-move-eject = { SIDE($side) } zieht die Reihe { $first }-{ $last } nach { $first_to }-{ $last_to } und schiebt eine Kugel von { SIDE($owner) } vom Brett.

abalone-expected-move = Erwartet wird ein Zug in der Linie wie a1b2, ein Seitwärtszug wie c3c5d4 oder pass.
abalone-expected-one-of = Gemeint sein kann { $moves }. Schreibe den gemeinten Zug aus.
abalone-expected-in-line = Ein Zug entlang der Reihe wird { $text } geschrieben.
abalone-illegal-no-such-cell = Auf dem Brett gibt es kein Feld „{ $cell }“. Die Reihen gehen von a1–a5 bis i5–i9.
abalone-illegal-empty-cell = Das Feld { $cell } ist leer. Dort liegt keine Kugel, die ziehen könnte.
abalone-illegal-not-your-marble = Die Kugel auf { $cell } gehört { SIDE($owner) }. Ziehe eine eigene.
abalone-illegal-not-your-team = Die Kugel auf { $cell } gehört { SIDE($owner) } im anderen Team.
abalone-illegal-partners-marble = Die Kugel auf { $cell } gehört { SIDE($owner) }. Kugeln der Partner ziehen nur beim Schieben mit.
abalone-illegal-no-marbles-left = { SIDE($seat) } hat keine Kugeln mehr und passt.
abalone-illegal-row-too-long = Die Reihe aus { $marbles } Kugeln ab { $cell } ist zu lang. Höchstens drei Kugeln ziehen zusammen.
abalone-illegal-not-a-row = Die Felder { $first } und { $last } sind nicht die Enden einer geraden Reihe.
abalone-illegal-not-adjacent = Das Feld { $to } liegt nicht neben { $from }. Kugeln ziehen immer nur ein Feld weit.
abalone-illegal-off-the-board = Deine Kugel auf { $cell } würde vom Brett fallen.
abalone-illegal-sideways-blocked = Das Feld { $cell } ist von { SIDE($owner) } besetzt. Ein Seitwärtszug braucht freie Felder.
abalone-illegal-sideways-push = Die Kugel von { SIDE($owner) } auf { $cell } lässt sich nicht seitwärts schieben, nur in der Linie.
abalone-illegal-too-weak = Mit { $pushing } gegen { $pushed } lässt sich nicht schieben. Die schiebende Seite muss in der Überzahl sein.
abalone-illegal-blocked-behind = Hinter den geschobenen Kugeln liegt auf { $cell } deine eigene. Dieses Feld muss frei sein.
abalone-illegal-partner-pushed = Die Kugel von { SIDE($owner) } auf { $cell } würde geschoben. Kugeln der Partner werden nie geschoben.
abalone-illegal-not-started-by-own = Das Schieben beginnt mit der Kugel von { SIDE($owner) } auf { $cell }, nicht mit deiner.
abalone-illegal-cannot-pass = Du kannst ziehen, also darfst du nicht passen.

# Endings: a sentence that follows “Black wins.”
abalone-reason-target = Die siegreiche Seite hat genug Kugeln vom Brett geschoben.

# Positions.
abalone-position-fields = Erwartet werden 3 Teile mit einzelnen Leerzeichen dazwischen (Brett, Platz am Zug, Zahlen der hinausgeschobenen Kugeln), gefunden: { $found }.
abalone-position-cells = Erwartet werden { $expected } Felder, gefunden: { $found }.
abalone-position-owner = Auf dem Feld { $cell } liegt eine Kugel von Platz { $seat }. Die Plätze sind 1 bis { $seats }.
abalone-position-numbers = In Reihe { $row } stehen bei „{ $text }“ zwei Zahlen nebeneinander. Schreibe eine Zahl für die ganze Folge.
abalone-position-sign = In Reihe { $row } steht „{ $sign }“. Erwartet wird { $expected } oder die Zahl der leeren Felder.
abalone-position-row = In Reihe { $row } werden { $expected } Felder erwartet, gefunden: { $found }.
abalone-position-counts = Erwartet werden Zahlen hinausgeschobener Kugeln für { $expected } Plätze, gefunden: { $found }.
abalone-position-count = Bei den hinausgeschobenen Kugeln steht „{ $text }“. Erwartet wird eine Zahl wie 0 oder 5.
abalone-position-marbles = Erwartet werden höchstens { $most } Kugeln von { SIDE($side) } auf dem Brett, gefunden: { $found }.
abalone-position-beyond-target = Die hinausgeschobenen Kugeln ergeben { $count } für eine Seite. Die Partie endet bei { $target }.
abalone-position-two-winners = Für zwei Seiten sind { $target } hinausgeschobene Kugeln angegeben. Nur eine Seite kann gewonnen haben.
abalone-position-rivals-missing = Für die Seite von { SIDE($side) } sind { $count } hinausgeschobene Kugeln angegeben, aber nur { $missing } gegnerische Kugeln fehlen.
abalone-position-missing = Die hinausgeschobenen Kugeln ergeben { $count }, aber nur { $missing } Kugeln fehlen.
