# The first game of a lesson: what matters now. Computed from the position, said at each turn of the learner.
lesson-advice-alone = Avec ce coup, vous ne pouvez ni gagner ni capturer. Regardez ce que votre adversaire pourrait faire ensuite.
lesson-advice-hus-win = Vous pouvez gagner avec ce coup. Examinez chacun de vos trous.
lesson-advice-hus-danger = Attention : Nord peut gagner au prochain coup.
lesson-advice-hus-threat = { $count ->
    [one] Attention : Nord peut capturer { $count } graine ({ $cells }) au prochain coup.
    [many] Attention : Nord peut capturer { $count } graines ({ $cells }) au prochain coup.
   *[other] Attention : Nord peut capturer { $count } graines ({ $cells }) au prochain coup.
}
lesson-advice-hus-chance = { $count ->
    [one] Vous pouvez capturer { $count } graine avec ce coup.
    [many] Vous pouvez capturer { $count } graines avec ce coup.
   *[other] Vous pouvez capturer { $count } graines avec ce coup.
}
lesson-advice-hus-quiet = Aucun camp ne peut capturer maintenant. Préparez des semailles qui finissent dans un trou intérieur occupé.

lesson-advice-pantarei-choose = Observez le serpent et choisissez une couleur. Votre adversaire joue ensuite le premier coup.
lesson-advice-pantarei-win = Vous pouvez gagner avec ce coup. Trouvez les écailles qui atteignent la pile la plus haute.
lesson-advice-pantarei-danger = Attention : votre adversaire peut gagner au prochain coup. Quelles écailles peuvent atteindre la pile la plus haute ?
lesson-advice-pantarei-quiet = Aucun camp ne peut former une pile de sept en un coup. Montez une pile que vous pouvez atteindre et votre adversaire non.

lesson-advice-gou-win = Vous pouvez gagner avec ce coup.
lesson-advice-gou-danger = Attention : Jaune peut gagner au prochain coup.
lesson-advice-gou-threat = { $count ->
    [one] Attention : Jaune peut capturer votre pion en { $cells } au prochain coup.
    [many] Attention : Jaune peut capturer { $count } de vos pions ({ $cells }) au prochain coup.
   *[other] Attention : Jaune peut capturer { $count } de vos pions ({ $cells }) au prochain coup.
}
lesson-advice-gou-chance = { $count ->
    [one] Vous pouvez capturer { $count } pion avec ce coup.
    [many] Vous pouvez capturer { $count } pions avec ce coup.
   *[other] Vous pouvez capturer { $count } pions avec ce coup.
}
lesson-advice-gou-quiet = Aucun camp ne peut capturer maintenant. Rapprochez vos pions des points cibles.

lesson-advice-abalone-win = Vous pouvez gagner avec ce coup.
lesson-advice-abalone-danger = Attention : Blanc peut gagner au prochain coup.
lesson-advice-abalone-threat = Attention : Blanc peut éjecter votre bille en { $cells } au prochain coup.
lesson-advice-abalone-chance = Vous pouvez éjecter une bille avec ce coup.
lesson-advice-abalone-quiet = Aucune bille ne peut être éjectée maintenant. Gardez vos billes groupées et amenez-les vers le centre.
