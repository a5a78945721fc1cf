# The first game of a lesson: what matters now. Computed from the position, said at each turn of the learner.
lesson-advice-alone = Mit diesem Zug kannst du weder gewinnen noch schlagen. Sieh nach, was danach für die andere Seite möglich ist.
lesson-advice-hus-win = Mit diesem Zug kannst du gewinnen. Sieh dir jede deiner Mulden an.
lesson-advice-hus-danger = Vorsicht: Nord kann mit dem nächsten Zug gewinnen.
lesson-advice-hus-threat = { $count ->
    [one] Vorsicht: Nord kann mit dem nächsten Zug einen Stein ({ $cells }) erbeuten.
   *[other] Vorsicht: Nord kann mit dem nächsten Zug { $count } Steine ({ $cells }) erbeuten.
}
lesson-advice-hus-chance = { $count ->
    [one] Mit diesem Zug kannst du einen Stein erbeuten.
   *[other] Mit diesem Zug kannst du { $count } Steine erbeuten.
}
lesson-advice-hus-quiet = Im Moment kann keine Seite etwas erbeuten. Bereite eine Aussaat vor, die in einer besetzten inneren Mulde endet.

lesson-advice-pantarei-choose = Sieh dir die Schlange an und wähle eine Farbe. Dein Gegner beginnt dann.
lesson-advice-pantarei-win = Mit diesem Zug kannst du gewinnen. Finde die Steine, die den höchsten Stapel erreichen.
lesson-advice-pantarei-danger = Vorsicht: Dein Gegner kann mit dem nächsten Zug gewinnen. Welche Steine können den höchsten Stapel erreichen?
lesson-advice-pantarei-quiet = Keine Seite kann mit einem Zug einen Stapel aus sieben bilden. Baue einen Stapel, den du erreichst und dein Gegner nicht.

lesson-advice-gou-win = Mit diesem Zug kannst du gewinnen.
lesson-advice-gou-danger = Vorsicht: Gelb kann mit dem nächsten Zug gewinnen.
lesson-advice-gou-threat = { $count ->
    [one] Vorsicht: Gelb kann mit dem nächsten Zug deinen Stein auf { $cells } schlagen.
   *[other] Vorsicht: Gelb kann mit dem nächsten Zug { $count } deiner Steine ({ $cells }) schlagen.
}
lesson-advice-gou-chance = { $count ->
    [one] Mit diesem Zug kannst du einen Stein schlagen.
   *[other] Mit diesem Zug kannst du { $count } Steine schlagen.
}
lesson-advice-gou-quiet = Im Moment kann keine Seite schlagen. Bringe deine Steine näher an die Zielpunkte.

lesson-advice-abalone-win = Mit diesem Zug kannst du gewinnen.
lesson-advice-abalone-danger = Vorsicht: Weiß kann mit dem nächsten Zug gewinnen.
lesson-advice-abalone-threat = Vorsicht: Weiß kann mit dem nächsten Zug deine Kugel auf { $cells } vom Brett schieben.
lesson-advice-abalone-chance = Mit diesem Zug kannst du eine Kugel vom Brett schieben.
lesson-advice-abalone-quiet = Im Moment kann keine Kugel vom Brett geschoben werden. Halte deine Kugeln zusammen und ziehe sie zur Mitte.
