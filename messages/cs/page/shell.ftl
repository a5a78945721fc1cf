# Words used on every screen.
title = Tetrarch
title-room = { $room } · Tetrarch
skip-to-content = Přejít k obsahu
nav = Hlavní nabídka
nav-lobby = Lobby
nav-learn = Učit se
nav-settings = Nastavení
close = Zavřít
cancel = Zrušit
copy = Kopírovat
copied = Zkopírováno
share = Sdílet
go-home = Domů
try-again = Zkusit znovu
waiting-rules = Načítají se pravidla…
waiting-room = Načítá se…
offline = Nejste připojeni k internetu. Stále můžete hrát proti počítači nebo s lidmi u tohoto zařízení.
new-version = Je k dispozici nová verze této stránky.
new-version-load = Obnovit

# Errors that fill the screen.
trouble-rules = Pravidla se nepodařilo načíst
trouble-rules-advice = Část stránky se nenačetla. Zkontrolujte připojení a načtěte stránku znovu.
trouble-room = Tuto stránku se nepodařilo načíst
trouble-room-advice = Zkontrolujte připojení a zkuste to znovu. Partie proti počítači fungují i bez připojení, pokud jste je už jednou otevřeli.
trouble-page = Něco se nepovedlo
trouble-page-advice = Jde o chybu stránky. Načtěte ji znovu; vaše partie je uložená.
trouble-address = Stránka nenalezena
trouble-address-advice = Odkaz je možná starý nebo obsahuje překlep.

# Ways to the puzzles.
puzzles-title = Úlohy
puzzles-of = Úlohy: { $game }
puzzles-home = Úlohy: najděte jediný správný tah

# The way to solved Hus.
solved = Vyřešený Hus
solved-link = Hus je vyřešený: zahrajte si proti dokonalému soupeři
