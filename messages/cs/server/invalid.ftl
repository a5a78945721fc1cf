# What is wrong with a request that can be read, and what would be right.
invalid-seat-count = { $seats ->
    [one] Tato hra má jedno místo, ne { $found }.
    [few] Tato hra má { $seats } místa, ne { $found }.
    [many] Tato hra má { $seats } místa, ne { $found }.
   *[other] Tato hra má { $seats } míst, ne { $found }.
}
invalid-no-person = Alespoň jedno místo musí patřit člověku.
invalid-rated = Hodnocená partie začíná z výchozí pozice a hrají ji jen lidé.
invalid-rated-clock = Hodnocená partie pro tři a více hráčů potřebuje hodiny.
invalid-over-position = V této pozici je partie u konce.
invalid-match-length = Zápas musí mít 1 až { $most } partií.
invalid-not-two = Hrají-li více než dva, nelze nárokovat výhru, ale místo může převzít počítač.
invalid-only-two = Hrají-li dva, počítač místo převzít nemůže, ale můžete nárokovat výhru.
invalid-seat = Místa jsou 1 až { $seats }.
invalid-not-kept = Pro tento účet není vyhrazeno žádné místo.
invalid-seats-free = Nebyla obsazena všechna místa.
invalid-seat-not-free = Místo { $seat } pro vás není volné.
invalid-no-open-seat = U tohoto stolu není místo, které by bylo otevřené všem.
invalid-devices = { $most ->
    [one] Host hraje u jednoho stolu na jednom zařízení.
    [few] Host hraje u jednoho stolu nejvýše na { $most } zařízeních.
    [many] Host hraje u jednoho stolu nejvýše na { $most } zařízení.
   *[other] Host hraje u jednoho stolu nejvýše na { $most } zařízeních.
}
invalid-attempt = ID pokusu (attempt) musí být náhodný řetězec o { $least } až { $most } znacích.
invalid-game-id = ID partie musí být náhodný řetězec o { $least } až { $most } znacích.
invalid-one-record = Posílejte zápisy po jednom.
invalid-own-seat = Tato partie má místa 1 až { $seats }.
invalid-computer-seat = Na místě { $seat } hrál počítač.
invalid-unfinished = Nedohranou partii lze uložit, jen když jsou všichni ostatní hráči počítače a hraje se bez hodin.
invalid-said-nothing = Pod tímto číslem není žádná zpráva od místa { $seat }.
invalid-nobody = Místo { $seat } je prázdné.
invalid-account-seat = Místo { $seat } patří účtu. Odstraňte jméno účtu.
invalid-no-message = Událost { $number } tohoto stolu není zpráva.
invalid-gift = Přidat lze 1 až { $most } sekund.
invalid-gift-receiver = Čas lze přidat jen soupeřům.
invalid-act-id = ID smí být nejvýše { $most }.
invalid-full-of-moves = Tento stůl dosáhl limitu záznamů ({ $most }) a další tahy už nepřijímá. Partii ukončíte, když se vzdáte.
invalid-full-of-chat = Tento stůl dosáhl limitu zpráv ({ $most }).
invalid-full = Tento stůl dosáhl limitu záznamů ({ $most }). Můžete už jen hrát dál nebo partii ukončit.
invalid-words = Zpráva musí mít 1 až { $most } znaků prostého textu.
invalid-name-length = Jméno musí mít 1 až { $most } znaků na jednom řádku.
# $code is a number of Unicode, as in U+200B.
invalid-name-character = Jméno nesmí obsahovat znak { $code }, který je neviditelný nebo mění zobrazení textu.
invalid-name-accents = { $most ->
    [one] Písmeno ve jméně má nejvýše jedno diakritické znaménko.
    [few] Písmeno ve jméně má nejvýše { $most } diakritická znaménka.
    [many] Písmeno ve jméně má nejvýše { $most } diakritického znaménka.
   *[other] Písmeno ve jméně má nejvýše { $most } diakritických znamének.
}
invalid-account-name = Jméno musí mít { $least } až { $most } znaků (písmena A až Z, číslice, „-“ a „_“) a začínat písmenem.
invalid-password = Heslo musí mít { $least } až { $most } znaků.
invalid-label-length = Název musí mít 1 až { $most } znaků.
invalid-label = Název musí být na jednom řádku, bez „/“, neviditelných znaků a mezer na začátku a na konci.
invalid-no-scope = Token musí mít alespoň jedno oprávnění.
invalid-tokens = { $most ->
    [one] Účet má nejvýše jeden token. Nejprve ho zneplatněte.
    [few] Účet má nejvýše { $most } tokeny. Nejprve jeden zneplatněte.
    [many] Účet má nejvýše { $most } tokenu. Nejprve jeden zneplatněte.
   *[other] Účet má nejvýše { $most } tokenů. Nejprve jeden zneplatněte.
}
invalid-mute-self = Sami sebe ztlumit nemůžete.
invalid-mutes = Jeden účet může ztlumit nejvýše { $most } jiných. Nejprve některé ztlumení zrušte.
invalid-no-report = Hlášení { $number } neexistuje.
invalid-place = „{ $text }“ není platná značka stránky. Použijte hodnotu „next“ z předchozí stránky.
invalid-language = Jazyk „{ $language }“ neexistuje. Zvolte { $languages }.
# Of a subscription to notifications.
invalid-endpoint-length = Endpoint odběru smí mít nejvýše { $most } znaků.
invalid-endpoint-url = Endpoint odběru musí být URL.
invalid-endpoint-https = Endpoint odběru musí začínat https://.
invalid-endpoint-host = Endpoint odběru musí uvádět hostitele.
invalid-endpoint-password = Endpoint odběru nesmí obsahovat heslo.
invalid-endpoint-private = Endpoint odběru musí být ve veřejném internetu.
invalid-push-key = Klíč { $name } musí mít délku { $length } bajtů v URL-safe base64.
invalid-push-point = Klíč p256dh není bod křivky P-256.

# Openings and fair starts.
invalid-position-key = Klíč pozice musí mít 16 šestnáctkových číslic malými písmeny.
invalid-balanced = Partie může začít vyrovnaným rozdáním, nebo vlastní pozicí, ale ne obojím.
