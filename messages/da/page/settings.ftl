settings = Indstillinger
settings-theme = Tema
settings-theme-system = System
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-speed = Animationshastighed
settings-speed-value = { $speed ->
    [0] Fra
    [0.5] Langsom
    [1] Normal
   *[2] Hurtig
}
settings-sound = Lyd
settings-sound-about = Afspil en lyd ved træk og slag
settings-coordinates = Koordinater
settings-coordinates-about = Vis koordinater på brættet
settings-boldMarks = Tydelige tegn
settings-boldMarks-about = Kend brikkerne på både form og farve
settings-name = Dit navn ved bordene
settings-kept = Indstillinger gemmes kun i denne browser.
settings-typefaces = Skrifttyper under SIL Open Font License:

## Notifications while the page is closed.
push = Notifikationer
push-about = Din tur, udfordringer og beskeder, mens denne side er lukket
push-offer = Dette parti kan tage flere dage. Du kan få besked, når det er din tur.
push-offer-accept = Giv mig besked
push-blocked = Browseren blokerer notifikationer fra denne side. Du kan tillade dem i dens indstillinger.
push-your-turn = Din tur
push-challenge = Du er udfordret til et parti
push-message = Ny besked
