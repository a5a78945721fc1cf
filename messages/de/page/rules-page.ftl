### Words around the rules of every game.

rules-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
rules-options-title = Optionen dieses Spiels
rules-options-all-title = Optionen
rules-options-about = Wo die Regelblätter nichts sagen oder sich widersprechen, gibt es eine Option. Du wählst sie beim Einrichten der Partie.
rules-option-value = { $option }: { $value }
rules-option-other = Oder: { $value }. { $about }
rules-yes = Ja
rules-no = Nein
rules-endings-title = Remis, Aufgabe, Zeit
rules-endings-repetition = Kommt dieselbe Stellung zum dritten Mal vor und ist derselbe Spieler am Zug, so ist die Partie remis.
rules-endings-repetition-off = Stellungen dürfen sich beliebig oft wiederholen.
rules-endings-max-plies = Remis ist die Partie auch nach so vielen Zügen aller Spieler zusammen: { $plies }.
rules-endings-agreement = Die Spieler können sich auf Remis einigen, und ein Spieler kann aufgeben. Mit Uhren verliert, wessen Zeit abläuft.

rules-example = Dein Zug:
rules-example-done = Gut gemacht.
rules-example-other = Dieser Zug ist möglich, aber ein anderer ist gemeint. Fang neu an.
rules-example-again = Neu anfangen
rules-forbidden = Nicht erlaubt.
rules-comparison-play = Beide spielen
rules-comparison-again = Neu anfangen
rules-comparison-goes-on = Die Partie geht weiter.
