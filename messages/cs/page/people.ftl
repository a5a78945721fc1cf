# Accounts: signing in, the account page. Accounts are optional; only rated games and challenges need one.
nav-sign-in = Přihlásit se
nav-account = Váš účet: { $name }

sign-in = Přihlášení
sign-up = Vytvoření účtu
sign-in-line = Hrát můžete i bez účtu. S účtem získáte rating, ostatní vás mohou vyzvat podle jména a své partie najdete na každém zařízení.
sign-in-name = Jméno
sign-in-password = Heslo
sign-in-show = Zobrazit heslo
sign-in-go = Přihlásit se
sign-up-go = Vytvořit účet
sign-in-new = Jste tu poprvé? Vytvořte si účet
sign-in-known = Už účet máte? Přihlaste se
sign-up-name = 2 až 24 znaků: písmena A až Z, číslice, - a _, na začátku písmeno. Uvidí ho všichni.
sign-up-password = Alespoň 8 znaků. E-mail po vás nechceme, ztracené heslo proto nelze obnovit.
sign-in-moves = { $count ->
    [one] Vaše partie v tomto prohlížeči se přesune do účtu.
    [few] Vaše { $count } partie v tomto prohlížeči se přesunou do účtu.
    [many] Vaše partie v tomto prohlížeči ({ $count }) se přesunou do účtu.
   *[other] Vašich { $count } partií v tomto prohlížeči se přesune do účtu.
}
sign-in-stay = Rozehrané partie s hodinami, zápasy a partie více lidí na tomto zařízení zůstanou v tomto prohlížeči, dokud neskončí.
sign-in-go-on = Pokračovat
sign-in-already = Jste přihlášeni jako { $name }.

moved = { $count ->
    [one] Do vašeho účtu se přesunula jedna partie.
    [few] Do vašeho účtu se přesunuly { $count } partie.
    [many] Do vašeho účtu se přesunulo { $count } partie.
   *[other] Do vašeho účtu se přesunulo { $count } partií.
}
moved-see = Zobrazit partie

refused-unreachable = Server neodpovídá. Zkontrolujte připojení a zkuste to znovu.
refused-name-taken = Toto jméno je obsazené. Zvolte jiné.
refused-label-taken = Token s tímto názvem už máte. Zvolte jiný.
refused-wrong-login = Chybné jméno nebo heslo.
refused-wrong-password = Chybné heslo. Nic se nezměnilo.
refused-too-many-requests = { $seconds ->
    [one] Příliš mnoho pokusů. Zkuste to znovu za sekundu.
    [few] Příliš mnoho pokusů. Zkuste to znovu za { $seconds } sekundy.
    [many] Příliš mnoho pokusů. Zkuste to znovu za { $seconds } sekundy.
   *[other] Příliš mnoho pokusů. Zkuste to znovu za { $seconds } sekund.
}
refused-busy = { $seconds ->
    [one] Server je vytížený. Zkuste to znovu za sekundu.
    [few] Server je vytížený. Zkuste to znovu za { $seconds } sekundy.
    [many] Server je vytížený. Zkuste to znovu za { $seconds } sekundy.
   *[other] Server je vytížený. Zkuste to znovu za { $seconds } sekund.
}
refused-no-such-account = Hráč s tímto jménem neexistuje. Zkontrolujte, zda je napsané správně; jména nemají mezery.
refused-needs-account = K tomu potřebujete účet. Přihlaste se nebo si ho vytvořte.
refused-already-seated = U tohoto stolu už místo máte a sami se sebou hodnocenou partii hrát nemůžete.
refused-no-free-seat = Toto místo už není volné: obsadil ho někdo jiný, nebo byla partie zrušena.

rating-is = Rating { $value }
rating-about = { $games ->
    [0] Zatím žádná hodnocená partie: kdekoli mezi { $low } a { $high }.
    [one] Po jedné hodnocené partii: nejspíš mezi { $low } a { $high }.
    [few] Po { $games } hodnocených partiích: nejspíš mezi { $low } a { $high }.
    [many] Po { $games } hodnocené partie: nejspíš mezi { $low } a { $high }.
   *[other] Po { $games } hodnocených partiích: nejspíš mezi { $low } a { $high }.
}
rating-uncertain = prozatímní

account = Váš účet
account-none = Nejste přihlášeni
account-since = Účet založen { $date }
account-sign-out = Odhlásit se
account-ratings = Ratingy
account-ratings-none = Ještě jste nehráli hodnocenou partii. Když zakládáte partii odkazem, podle jména nebo v lobby, můžete ji označit jako hodnocenou.
account-rating-from = { $games ->
    [one] hráčů: { $players }, jedna partie
    [few] hráčů: { $players }, { $games } partie
    [many] hráčů: { $players }, { $games } partie
   *[other] hráčů: { $players }, { $games } partií
}
account-uncertain = Otazník označuje prozatímní rating. Mění se rychle, dokud neodehrajete více partií.
account-going-on = Rozehrané
account-going-on-none = Žádné rozehrané partie.
account-over = Dohrané
account-over-none = Zatím žádné dohrané partie.
account-older = Starší partie
account-against = proti: { $names }
account-open = čeká se na hráče
account-continue = Pokračovat
account-look = Zobrazit
account-keys = Zabezpečení a data

password = Změna hesla
password-about = Ve všech ostatních prohlížečích budete odhlášeni.
password-old = Současné heslo
password-new = Nové heslo
password-go = Uložit heslo
password-done = Heslo bylo změněno. Ve všech ostatních prohlížečích jste odhlášeni.

tokens = Tokeny API
tokens-about = S tokenem může program, třeba bot, jednat vaším jménem. Nemůže změnit heslo ani smazat účet.
token-once = Tento token se zobrazí jen jednou. Zkopírujte si ho hned a chraňte ho jako heslo.
token-made = Token „{ $label }“
token-label = Název tokenu
token-label-example = můj první bot
token-scopes = Oprávnění
token-scope-play = hrát
token-scope-create = zakládat partie
token-scope-play-about = Hrát: přijímat výzvy, připojovat se k partiím, táhnout
token-scope-create-about = Zakládat partie a vyzývat ostatní
token-make = Vytvořit token
token-revoke = Zneplatnit
token-revoke-named = Zneplatnit { $label }

data = Vaše data
data-about = Stáhněte si v jednom souboru vše, co o vás tento server ukládá, včetně všech partií.
data-export = Exportovat moje data
delete-about = Účet a vše, co je o vás uloženo, můžete smazat.
delete = Smazat můj účet…
delete-title = Smazat účet { $name }?
delete-warning = Rozehrané partie budou vzdány. Dohrané partie zůstanou, bez vašeho jména a vašich zpráv. Vaše ratingy, tokeny a účet budou trvale smazány. Nelze to vrátit zpět.
delete-yes = Trvale smazat
delete-no = Ponechat účet
delete-done = Váš účet byl smazán.

news = Oznámení
challenge-from = { $name } vás vyzývá:
challenge-more = { $count ->
    [one] Čeká ještě jedna výzva.
    [few] Čekají ještě { $count } výzvy.
    [many] Čeká ještě { $count } výzvy.
   *[other] Čeká ještě { $count } výzev.
}
challenge-accept = Přijmout
challenge-decline = Odmítnout
challenge-accepted = Výzva přijata: { $names }.
challenge-declined = Výzva odmítnuta: { $names }.
challenge-go = Přejít ke stolu
