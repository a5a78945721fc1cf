# The first game of a lesson: what matters now. Computed from the position, said at each turn of the learner.
lesson-advice-alone = Du kan hverken vinde eller slå noget med dette træk. Se på, hvad din modstander kan gøre bagefter.
lesson-advice-hus-win = Du kan vinde med dette træk. Se på hver af dine fordybninger.
lesson-advice-hus-danger = Pas på: Nord kan vinde med næste træk.
lesson-advice-hus-threat = { $count ->
    [one] Pas på: Nord kan fange én brik ({ $cells }) med næste træk.
   *[other] Pas på: Nord kan fange { $count } brikker ({ $cells }) med næste træk.
}
lesson-advice-hus-chance = { $count ->
    [one] Du kan fange én brik med dette træk.
   *[other] Du kan fange { $count } brikker med dette træk.
}
lesson-advice-hus-quiet = Ingen kan fange noget nu. Forbered en såning, der slutter i en besat indre fordybning.

lesson-advice-pantarei-choose = Se på slangen, og vælg en farve. Din modstander begynder så.
lesson-advice-pantarei-win = Du kan vinde med dette træk. Find de skæl, der når den højeste stak.
lesson-advice-pantarei-danger = Pas på: Din modstander kan vinde med næste træk. Hvilke skæl kan nå den højeste stak?
lesson-advice-pantarei-quiet = Ingen kan lave en stak på syv i ét træk. Byg en stak, som du kan nå, og som din modstander ikke kan nå.

lesson-advice-gou-win = Du kan vinde med dette træk.
lesson-advice-gou-danger = Pas på: Gul kan vinde med næste træk.
lesson-advice-gou-threat = { $count ->
    [one] Pas på: Gul kan slå din brik på { $cells } med næste træk.
   *[other] Pas på: Gul kan slå { $count } af dine brikker ({ $cells }) med næste træk.
}
lesson-advice-gou-chance = { $count ->
    [one] Du kan slå en brik med dette træk.
   *[other] Du kan slå { $count } brikker med dette træk.
}
lesson-advice-gou-quiet = Ingen kan slå noget nu. Før dine brikker tættere på målpunkterne.

lesson-advice-abalone-win = Du kan vinde med dette træk.
lesson-advice-abalone-danger = Pas på: Hvid kan vinde med næste træk.
lesson-advice-abalone-threat = Pas på: Hvid kan skubbe din kugle på { $cells } af brættet med næste træk.
lesson-advice-abalone-chance = Du kan skubbe en kugle af brættet med dette træk.
lesson-advice-abalone-quiet = Ingen kugle kan skubbes af brættet nu. Hold dine kugler samlet, og flyt dem mod midten.
