# The first game of a lesson: what matters now. Computed from the position, said at each turn of the learner.
lesson-advice-alone = Du kan varken vinna eller slå något med det här draget. Se efter vad din motståndare kan göra efter det.
lesson-advice-hus-win = Du kan vinna med det här draget. Titta på var och en av dina gropar.
lesson-advice-hus-danger = Se upp: Nord kan vinna med nästa drag.
lesson-advice-hus-threat = { $count ->
    [one] Se upp: Nord kan fånga en sten ({ $cells }) med nästa drag.
   *[other] Se upp: Nord kan fånga { $count } stenar ({ $cells }) med nästa drag.
}
lesson-advice-hus-chance = { $count ->
    [one] Du kan fånga en sten med det här draget.
   *[other] Du kan fånga { $count } stenar med det här draget.
}
lesson-advice-hus-quiet = Ingen kan fånga något nu. Förbered en sådd som slutar i en inre grop med stenar.

lesson-advice-pantarei-choose = Titta på ormen och välj en färg. Din motståndare börjar sedan.
lesson-advice-pantarei-win = Du kan vinna med det här draget. Hitta fjällen som når den högsta stapeln.
lesson-advice-pantarei-danger = Se upp: din motståndare kan vinna med nästa drag. Vilka fjäll kan nå den högsta stapeln?
lesson-advice-pantarei-quiet = Ingen kan göra en stapel med sju i ett drag. Bygg en stapel som du kan nå men inte din motståndare.

lesson-advice-gou-win = Du kan vinna med det här draget.
lesson-advice-gou-danger = Se upp: Gul kan vinna med nästa drag.
lesson-advice-gou-threat = { $count ->
    [one] Se upp: Gul kan slå din pjäs på { $cells } med nästa drag.
   *[other] Se upp: Gul kan slå { $count } av dina pjäser ({ $cells }) med nästa drag.
}
lesson-advice-gou-chance = { $count ->
    [one] Du kan slå en pjäs med det här draget.
   *[other] Du kan slå { $count } pjäser med det här draget.
}
lesson-advice-gou-quiet = Ingen kan slå något nu. För dina pjäser närmare målpunkterna.

lesson-advice-abalone-win = Du kan vinna med det här draget.
lesson-advice-abalone-danger = Se upp: Vit kan vinna med nästa drag.
lesson-advice-abalone-threat = Se upp: Vit kan knuffa av din kula på { $cells } med nästa drag.
lesson-advice-abalone-chance = Du kan knuffa av en kula med det här draget.
lesson-advice-abalone-quiet = Ingen kula kan knuffas av nu. Håll ihop dina kulor och flytta dem mot mitten.
