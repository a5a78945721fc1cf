settings = Nastavení
settings-theme = Motiv
settings-theme-system = Podle systému
settings-theme-light = Světlý
settings-theme-dark = Tmavý
settings-speed = Rychlost animací
settings-speed-value = { $speed ->
    [0] Vypnuto
    [0.5] Pomalá
    [1] Normální
   *[2] Rychlá
}
settings-sound = Zvuk
settings-sound-about = Přehrávat zvuk při tazích a braních
settings-coordinates = Souřadnice
settings-coordinates-about = Zobrazovat na desce souřadnice
settings-boldMarks = Výrazné značky
settings-boldMarks-about = Rozlišovat kameny nejen barvou, ale i tvarem
settings-name = Vaše jméno u stolů
settings-kept = Nastavení se ukládá jen v tomto prohlížeči.
settings-typefaces = Písma pod licencí SIL Open Font License:

## Notifications while the page is closed.
push = Oznámení
push-about = Váš tah, výzvy a zprávy, i když je stránka zavřená
push-offer = Tato partie může trvat dny. Můžeme vám oznámit, když budete na tahu.
push-offer-accept = Zapnout oznámení
push-blocked = Prohlížeč oznámení z tohoto webu blokuje. Povolit je můžete v jeho nastavení.
push-your-turn = Jste na tahu
push-challenge = Někdo vás vyzývá k partii
push-message = Nová zpráva
