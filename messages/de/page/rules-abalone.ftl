### The rules of Abalone for 2, 3, 4 and 6 players. $target is how many marbles must be pushed off.

rules-abalone-goal-title = Ziel
rules-abalone-goal-two = { $target ->
    [one] Es gewinnt, wer zuerst eine gegnerische Kugel vom Brett schiebt.
   *[other] Es gewinnt, wer zuerst { $target } gegnerische Kugeln vom Brett schiebt.
}
rules-abalone-goal-three = { $target ->
    [one] Es gewinnt, wer zuerst eine fremde Kugel vom Brett schiebt. Alle drei spielen für sich.
   *[other] Es gewinnt, wer zuerst { $target } fremde Kugeln vom Brett schiebt. Alle drei spielen für sich, und es ist egal, wem die Kugeln gehören.
}
rules-abalone-goal-teams = { $target ->
    [one] Zwei Teams spielen. Es gewinnt das Team, das zuerst eine Kugel des anderen Teams vom Brett schiebt.
   *[other] Zwei Teams spielen. Es gewinnt das Team, das zuerst { $target } Kugeln des anderen Teams vom Brett schiebt. Was Partner vom Brett schieben, wird zusammengezählt.
}

rules-abalone-board-title = Brett
rules-abalone-board = Das Brett ist ein Sechseck mit einundsechzig Feldern. Eine Kugel zieht in sechs Richtungen, auf ein Nachbarfeld.
rules-abalone-board-two = Schwarz und Weiß haben je vierzehn Kugeln. Schwarz beginnt.
rules-abalone-board-three = Schwarz, Weiß und Rot haben je elf Kugeln und ziehen in dieser Reihenfolge.
rules-abalone-board-four = Schwarz, Weiß, Rot und Gelb haben je neun Kugeln und ziehen in dieser Reihenfolge, sodass sich die Teams abwechseln.
rules-abalone-board-six = Schwarz, Weiß, Rot, Gelb, Grün und Blau haben je sechs Kugeln und ziehen in dieser Reihenfolge, sodass sich die Teams abwechseln.
rules-abalone-start = Die Anfangsstellung dieses Spiels.

rules-abalone-move-title = Ziehen
rules-abalone-move = Wenn du am Zug bist, ziehst du eine, zwei oder drei Kugeln ein Feld weit. Zwei oder drei Kugeln, die zusammen ziehen, müssen sich in einer geraden Reihe berühren, und alle ziehen in dieselbe Richtung.
rules-abalone-move-ways = Eine Reihe zieht in der Linie, also entlang der Reihe, oder seitwärts. Jedes Feld, auf das eine Kugel kommt, muss frei sein, außer beim Schieben.
rules-abalone-move-line-example = Ziehe die Reihe c3–c5 in der Linie nach rechts.
rules-abalone-move-sideways-example = Ziehe die Reihe c3–c5 seitwärts nach rechts oben.
rules-abalone-move-must = Du musst ziehen. Nur wer nicht ziehen kann, passt.

rules-abalone-push-title = Schieben
rules-abalone-push = In der Linie schiebt eine Reihe die gegnerischen Kugeln direkt vor sich, wenn sie selbst mehr Kugeln hat: Zwei schieben eine, drei schieben eine oder zwei. Das Feld hinter den geschobenen Kugeln muss frei sein oder schon außerhalb des Bretts liegen. Du musst nie schieben.
rules-abalone-push-one-example = Zwei schieben eine: Ziehe die Reihe e3–e4 nach rechts.
rules-abalone-push-two-example = Drei schieben zwei: Ziehe die Reihe e3–e5 nach rechts.
rules-abalone-push-not = So darf nicht geschoben werden.
rules-abalone-push-weak = Zwei können nicht zwei schieben.
rules-abalone-push-blocked = Hinter den geschobenen Kugeln liegt noch eine.
rules-abalone-push-sideways = Seitwärts kann eine Reihe nicht schieben.

rules-abalone-off-title = Vom Brett schieben
rules-abalone-off = Eine Kugel, die über den Rand geschoben wird, ist aus dem Spiel. Sie zählt für den Spieler, der sie geschoben hat.
rules-abalone-off-example = Schiebe eine Kugel von Weiß vom Brett: Ziehe die Reihe e6–e8 nach rechts.
rules-abalone-off-own = Deine eigenen Kugeln kannst du nicht vom Brett ziehen.

rules-abalone-three-title = Drei Spieler
rules-abalone-three = Zwei geschobene Kugeln dürfen zwei verschiedene Farben haben.
rules-abalone-three-example = Drei schieben zwei: eine weiße und eine rote Kugel.
rules-abalone-three-end = { $target ->
    [one] Die Partie endet, wenn ein Spieler eine Kugel vom Brett geschoben hat. Vorher scheidet niemand aus.
   *[other] Die Partie endet, wenn ein Spieler { $target } Kugeln vom Brett geschoben hat. Vorher scheidet niemand aus. Wer keine Kugeln mehr hat oder nicht ziehen kann, passt.
}

rules-abalone-teams-title = Teams
rules-abalone-teams-four = Schwarz und Rot spielen gegen Weiß und Gelb.
rules-abalone-teams-six = Schwarz, Rot und Grün spielen gegen Weiß, Gelb und Blau.
rules-abalone-teams-sheet = Du darfst die Kugeln deiner Partner wie deine eigenen ziehen, allein oder in einer Reihe mit deinen.
rules-abalone-teams-own-only = Du ziehst nur deine eigenen Kugeln. Die Kugeln deiner Partner ziehen nur beim Schieben mit.
rules-abalone-teams-move-example = Schwarz zieht eine Reihe aus zwei schwarzen Kugeln und einer roten. Schwarz und Rot sind Partner.
rules-abalone-teams-move-forbidden = Schwarz kann keine Reihe ziehen, in der eine Kugel von Rot liegt.
rules-abalone-teams-push = In einer Reihe, die schiebt, dürfen Kugeln deiner Partner liegen, aber die hinterste Kugel muss deine sein. Zwei geschobene Kugeln dürfen auch verschiedenen Gegnern gehören.
rules-abalone-teams-push-example = Die Kugel von Schwarz auf d4 beginnt das Schieben, vor ihr liegen zwei rote.
rules-abalone-teams-push-forbidden = Mit der Kugel von Rot auf d4 kann Schwarz das Schieben nicht beginnen.
rules-abalone-teams-partner = Die Kugeln deiner Partner werden nie geschoben.
rules-abalone-teams-partner-forbidden = Hinter der weißen Kugel liegt eine rote, die einem Partner gehört.
rules-abalone-teams-silent = Partner dürfen sich nicht über Züge absprechen. An einem Tisch für vier oder sechs öffnet sich der Chat, wenn die Partie beendet ist.

rules-abalone-readings-title = So lesen wir das Regelblatt
rules-abalone-readings-layout = Das Blatt zeigt nur eine Anfangsstellung, Standard. Wer vorsichtig spielt, kann sich darin zum Remis einmauern. Wenn du das Spiel kennst, wähle Belgian Daisy: Die Option „Aufstellung“ hat viele Anfangsstellungen.
rules-abalone-readings-target = Das Blatt verlangt sechs Kugeln. Die Option „Hinauszuschiebende Kugeln“ ändert die Zahl.
rules-abalone-readings-three = Das Blatt sagt nicht, was mit einem Spieler geschieht, der viele Kugeln verloren hat. Hier spielen alle weiter, bis jemand gewonnen hat.
rules-abalone-readings-partners = Nach dem Blatt darfst du die Kugeln deiner Partner wie deine eigenen ziehen. Viele spielen anders. Die Option „Kugeln der Partner“ ändert das.
rules-abalone-readings-confer = Das Blatt verbietet Partnern, sich über Züge abzusprechen. Online-Tische haben keinen privaten Chat zwischen Partnern.
rules-abalone-readings-stuck = Das Blatt sagt nicht, was geschieht, wenn ein Spieler nicht ziehen kann. Hier passt er.
