# Online tables: lobby, links, errors.
online-waiting = Připojování ke stolu…
online-signed-out = Byli jste odhlášeni. Chcete-li hrát dál, přihlaste se.

invited-title = Máte pozvánku ke hře { $game }
invited-by = U stolu: { $names }
invited-watch = Jen sledovat
invited-used = Tento odkaz už byl použit
invited-used-advice = Místo je obsazené, ale partii můžete sledovat. Pokud je místo vaše, otevřete stůl v prohlížeči, ve kterém jste se připojili, nebo tam zvolte „Pokračovat na jiném zařízení“.
join = Hrát
join-as = Hrát jako { $name }
join-seat = Vaše místo
join-any-seat = Libovolné volné místo

devices-title = Pokračovat na jiném zařízení
devices-about = Vytvořte soukromý odkaz na své místo a otevřete ho na druhém zařízení. Pak můžete hrát na obou.
devices-make = Vytvořit soukromý odkaz
devices-link = Soukromý odkaz na vaše místo
devices-once = Funguje jednou, během příštích pěti minut. S nikým ho nesdílejte: kdo ho otevře, může hrát za vás.
devices-account = Na druhém zařízení se přihlaste jako { $name } a otevřete tam tento stůl.

invitation-title = Čeká se na hráče
invitation-link = Odkaz: { $side }
invitation-link-all = Jeden odkaz na všechna volná místa
invitation-all-advice = Každý, kdo tento odkaz otevře, obsadí jedno volné místo, dokud nějaké zbývá.
invitation-each = Odkaz na jedno místo
invitation-advice = { $count ->
    [one] Pošlete tento odkaz soupeři. Funguje pro jednu osobu. Partie začne, až budou všichni u stolu.
    [few] Odkaz na místo funguje pro jednu osobu. Partie začne, až budou všichni u stolu.
    [many] Odkaz na místo funguje pro jednu osobu. Partie začne, až budou všichni u stolu.
   *[other] Odkaz na místo funguje pro jednu osobu. Partie začne, až budou všichni u stolu.
}
invitation-lobby = Váš stůl je v lobby. Partie začne, až se někdo připojí.
invitation-challenged = Máte výzvu
qr-code = QR kód
qr-code-of = QR kód: { $link }
invitation-asked = { $count ->
    [one] Čeká se na přijetí výzvy: { $names }.
    [few] Čeká se na přijetí: { $names }. Partie začne, až přijmou všichni.
    [many] Čeká se na přijetí: { $names }. Partie začne, až přijmou všichni.
   *[other] Čeká se na přijetí: { $names }. Partie začne, až přijmou všichni.
}
invitation-asked-guest = Volná místa jsou vyhrazena pro: { $names }. Pokud jste to vy, přihlaste se a odpovězte.
invitation-abort = Zrušit partii
invitation-watch = Volná místa jsou pro pozvané hráče. Sledovat můžete, jakmile partie začne.

lobby-title = Lobby
lobby-open = Otevřené stoly
lobby-playing = Partie ke sledování
lobby-none = Není tu žádný otevřený stůl. Vytvořte ho a ostatní ho tu uvidí.
lobby-none-playing = Teď se nehraje žádná veřejná partie.
lobby-waiting = Stoly se načítají…
lobby-gone = Server neodpovídá, proto je lobby prázdné. Stále můžete hrát proti počítači nebo s lidmi u tohoto zařízení.
lobby-join = Přidat se
lobby-watch = Sledovat
lobby-new = Nový stůl
lobby-name = Vaše jméno
lobby-free = { $count ->
    [one] 1 volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
lobby-rated = hodnocená
lobby-local = hraje se na jednom zařízení
lobby-no-clock = bez hodin
lobby-days = { $count ->
    [one] 1 den na tah
    [few] { $count } dny na tah
    [many] { $count } dne na tah
   *[other] { $count } dní na tah
}
lobby-games = { $count ->
    [one] jedna partie
    [few] zápas na { $count } partie
    [many] zápas na { $count } partie
   *[other] zápas na { $count } partií
}

trouble-unreachable = Server neodpovídá
trouble-unreachable-advice = Server možná neběží nebo nejste připojeni k internetu. Stále můžete hrát proti počítači nebo s lidmi u tohoto zařízení.
trouble-no-such-table = Tento stůl neexistuje
trouble-no-such-table-advice = Odkaz je možná starý, nebo partie nikdy nezačala a byla odstraněna. Požádejte o nový odkaz nebo si najděte stůl v lobby.
trouble-wrong-secret = Tento odkaz není platný
trouble-wrong-secret-advice = Možná patří k jinému stolu nebo se při kopírování část ztratila. Požádejte o odkaz znovu. Partii můžete sledovat.
trouble-wrong-device-link = Tento odkaz už neplatí
trouble-wrong-device-link-advice = Funguje jen jednou a pět minut. Vytvořte nový na zařízení, na kterém hrajete. Partii můžete sledovat.
trouble-other-version = Tato stránka je zastaralá
trouble-other-version-advice = Načtěte stránku znovu, získáte nejnovější verzi.
trouble-too-many-requests = Příliš mnoho požadavků
trouble-too-many-requests-advice = Server omezuje počet požadavků z jedné adresy. Počkejte několik sekund a zkuste to znovu.
trouble-needs-account = Toto je hodnocená partie
trouble-needs-account-advice = K hodnoceným partiím potřebujete účet. Přihlaste se nebo si ho vytvořte a vrátíte se k tomuto stolu.
trouble-other = Něco se nepovedlo
trouble-other-advice = Zkuste to znovu. Pokud se to opakuje, pošlete zprávu uvedenou výše správci serveru.
