# Why the server does not do what it was asked to do.
refusal-no-such-table = Stůl „{ $table }“ neexistuje.
refusal-no-seat = Tohle smí jen hráč. Pošlete tajný klíč místa, nebo se přihlaste.
refusal-wrong-secret = Tento tajný klíč nepatří k žádnému místu u tohoto stolu.
refusal-only-invitation = Tento tajný klíč je pozvánka. Nejprve s ní obsaďte místo.
refusal-used-invitation = Tato pozvánka už byla použita: všechna její místa jsou obsazená. Partii můžete sledovat.
refusal-wrong-device-link = { $minutes ->
    [one] Tento odkaz už byl použit, nebo je starší než minuta. Vytvořte jiný na zařízení, na kterém hrajete.
    [few] Tento odkaz už byl použit, nebo je starší než { $minutes } minuty. Vytvořte jiný na zařízení, na kterém hrajete.
    [many] Tento odkaz už byl použit, nebo je starší než { $minutes } minuty. Vytvořte jiný na zařízení, na kterém hrajete.
   *[other] Tento odkaz už byl použit, nebo je starší než { $minutes } minut. Vytvořte jiný na zařízení, na kterém hrajete.
}
refusal-account-seat = Toto místo patří účtu. Chcete-li pokračovat na druhém zařízení, přihlaste se tam.
refusal-not-begun = Partie začne, až budou všechna místa obsazená.
refusal-wrong-ply = Poslali jste tah { $sent }, ale další tah má číslo { $expected }.
refusal-reused-id = ID { $id } už bylo použito k něčemu jinému. Pro každý tah a každou akci použijte nové.
refusal-needs-account = K tomu je třeba účet. Přihlaste se, vytvořte si účet, nebo pošlete token API.
refusal-not-for-programs = Tohle lze udělat v prohlížeči po přihlášení, ne s tokenem API.
refusal-wrong-token = Tento token API neplatí. Možná byl zneplatněn.
refusal-missing-scope = Token API nemá oprávnění „{ $scope }“.
refusal-wrong-login = Chybné jméno nebo heslo.
refusal-wrong-password = Chybné heslo.
refusal-name-taken = Jméno „{ $name }“ je obsazené. Zvolte jiné.
refusal-reserved-name = Jméno „{ $name }“ je vyhrazené, protože vypadá jako jméno serveru nebo enginu. Zvolte jiné.
# $until is a date and time, $reason was written by whoever blocked the account.
refusal-blocked-account = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] Tento účet je trvale zablokován: { $reason }
       *[no] Tento účet je zablokován do { $until }: { $reason }
    }
   *[no] { $is_for_good ->
        [yes] Tento účet je trvale zablokován.
       *[no] Tento účet je zablokován do { $until }.
    }
}
refusal-blocked-address = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] Tato adresa je trvale zablokována: { $reason }
       *[no] Tato adresa je zablokována do { $until }: { $reason }
    }
   *[no] { $is_for_good ->
        [yes] Tato adresa je trvale zablokována.
       *[no] Tato adresa je zablokována do { $until }.
    }
}
refusal-label-taken = Token s názvem „{ $label }“ už existuje. Zvolte jiný název.
refusal-no-such-account = Účet „{ $name }“ neexistuje.
refusal-already-seated = Tento účet už u tohoto hodnoceného stolu místo má.
refusal-no-analysis = Tato partie zatím nemá analýzu. Vyžádejte si ji pomocí POST.
refusal-engines-busy = Všechny enginy jsou vytížené. Zkuste to později.
refusal-too-many-analyses = { $each ->
    [one] Jedna analýza, kterou jste si vyžádali, ještě čeká. Zkuste to znovu, až bude hotová.
    [few] { $each } analýzy, které jste si vyžádali, ještě čekají. Zkuste to znovu, až bude některá hotová.
    [many] { $each } analýzy, které jste si vyžádali, ještě čeká. Zkuste to znovu, až bude některá hotová.
   *[other] { $each } analýz, které jste si vyžádali, ještě čeká. Zkuste to znovu, až bude některá hotová.
}
refusal-too-many-engine-moves = { $each ->
    [one] U vašich stolů ještě čeká jeden tah enginu. Zkuste to znovu, až bude zahrán.
    [few] U vašich stolů ještě čekají { $each } tahy enginu. Zkuste to znovu, až bude některý zahrán.
    [many] U vašich stolů ještě čeká { $each } tahu enginu. Zkuste to znovu, až bude některý zahrán.
   *[other] U vašich stolů ještě čeká { $each } tahů enginu. Zkuste to znovu, až bude některý zahrán.
}
refusal-busy = Přihlašuje se příliš mnoho lidí. Zkuste to znovu za několik sekund.
refusal-overloaded = Server je přetížený. Zkuste to za sekundu znovu.
refusal-too-many-guesses = { $seconds ->
    [one] Z vaší adresy bylo vyzkoušeno příliš mnoho hesel. Zkuste to znovu za sekundu.
    [few] Z vaší adresy bylo vyzkoušeno příliš mnoho hesel. Zkuste to znovu za { $seconds } sekundy.
    [many] Z vaší adresy bylo vyzkoušeno příliš mnoho hesel. Zkuste to znovu za { $seconds } sekundy.
   *[other] Z vaší adresy bylo vyzkoušeno příliš mnoho hesel. Zkuste to znovu za { $seconds } sekund.
}
refusal-too-many-tables = { $seconds ->
    [one] Z vaší adresy bylo vytvořeno příliš mnoho stolů. Zkuste to znovu za sekundu.
    [few] Z vaší adresy bylo vytvořeno příliš mnoho stolů. Zkuste to znovu za { $seconds } sekundy.
    [many] Z vaší adresy bylo vytvořeno příliš mnoho stolů. Zkuste to znovu za { $seconds } sekundy.
   *[other] Z vaší adresy bylo vytvořeno příliš mnoho stolů. Zkuste to znovu za { $seconds } sekund.
}
refusal-too-many-accounts = { $seconds ->
    [one] Z vaší adresy bylo vytvořeno příliš mnoho účtů. Zkuste to znovu za sekundu.
    [few] Z vaší adresy bylo vytvořeno příliš mnoho účtů. Zkuste to znovu za { $seconds } sekundy.
    [many] Z vaší adresy bylo vytvořeno příliš mnoho účtů. Zkuste to znovu za { $seconds } sekundy.
   *[other] Z vaší adresy bylo vytvořeno příliš mnoho účtů. Zkuste to znovu za { $seconds } sekund.
}
refusal-too-many-local-games = { $seconds ->
    [one] Do tohoto účtu bylo přidáno příliš mnoho partií. Zkuste to znovu za sekundu.
    [few] Do tohoto účtu bylo přidáno příliš mnoho partií. Zkuste to znovu za { $seconds } sekundy.
    [many] Do tohoto účtu bylo přidáno příliš mnoho partií. Zkuste to znovu za { $seconds } sekundy.
   *[other] Do tohoto účtu bylo přidáno příliš mnoho partií. Zkuste to znovu za { $seconds } sekund.
}
refusal-too-much-reading = { $seconds ->
    [one] Z vaší adresy se načetlo příliš mnoho dlouhých partií. Zkuste to znovu za sekundu.
    [few] Z vaší adresy se načetlo příliš mnoho dlouhých partií. Zkuste to znovu za { $seconds } sekundy.
    [many] Z vaší adresy se načetlo příliš mnoho dlouhých partií. Zkuste to znovu za { $seconds } sekundy.
   *[other] Z vaší adresy se načetlo příliš mnoho dlouhých partií. Zkuste to znovu za { $seconds } sekund.
}
refusal-too-many-requests = { $seconds ->
    [one] Příliš mnoho požadavků. Zkuste to znovu za sekundu.
    [few] Příliš mnoho požadavků. Zkuste to znovu za { $seconds } sekundy.
    [many] Příliš mnoho požadavků. Zkuste to znovu za { $seconds } sekundy.
   *[other] Příliš mnoho požadavků. Zkuste to znovu za { $seconds } sekund.
}
refusal-too-many-connections = Z vaší adresy je otevřeno příliš mnoho spojení. Jedno zavřete, nebo to zkuste později.
refusal-too-many-reports = Na správce čeká příliš mnoho hlášení. Zkuste to později.
refusal-not-over = Partie neskončila.
refusal-went-on = Hráči pokračovali u stolu { $table }.
refusal-not-away = Hráč na místě { $seat } neodešel.
refusal-too-soon = { $seconds ->
    [one] Hráč na místě { $seat } se ještě může vrátit. Zkuste to znovu za sekundu.
    [few] Hráč na místě { $seat } se ještě může vrátit. Zkuste to znovu za { $seconds } sekundy.
    [many] Hráč na místě { $seat } se ještě může vrátit. Zkuste to znovu za { $seconds } sekundy.
   *[other] Hráč na místě { $seat } se ještě může vrátit. Zkuste to znovu za { $seconds } sekund.
}
refusal-handed-over = Za toto místo teď hraje počítač. Partii můžete sledovat.
refusal-no-talking = V týmových partiích se chat otevře až po skončení: spoluhráči se nesmějí radit.
refusal-no-clocks = U tohoto stolu se hraje bez hodin.
refusal-disk-full = Disk serveru je plný a nic se neuložilo. Zkuste to znovu, až na něm bude místo.
refusal-disk-failed = Disk serveru selhává a nic se neuložilo. Zkuste to znovu, až bude fungovat.
refusal-damaged = Data serveru jsou poškozená. Musí je opravit jeho správce.
refusal-data-in-use = Data serveru se používají jinde a nic se neuložilo. Zkuste to znovu.
refusal-unreachable = Server se nemůže spojit se svou databází a nic se neuložilo. Zkuste to za chvíli znovu.
refusal-undecided = Server ztratil spojení se svou databází. Načtěte stránku znovu a uvidíte, zda se to uložilo.
refusal-conflict = Někdo jiný to změnil dřív a nic se neuložilo. Načtěte stránku znovu a opakujte to.
refusal-not-stored = Tohle se nepodařilo uložit. Zkuste to znovu.
refusal-unavailable = Stůl teď není dostupný. Zkuste to znovu.
refusal-no-place = Server nemá místo pro další spojení. Zkuste to později.
refusal-slow-request = Požadavek trval příliš dlouho.
refusal-foreign-origin = Stránky z „{ $origin }“ nesmějí tento server používat.
