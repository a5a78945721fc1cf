settings = Inställningar
settings-theme = Tema
settings-theme-system = System
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-speed = Animationshastighet
settings-speed-value = { $speed ->
    [0] Av
    [0.5] Långsam
    [1] Normal
   *[2] Snabb
}
settings-sound = Ljud
settings-sound-about = Spela ett ljud vid drag och slag
settings-coordinates = Koordinater
settings-coordinates-about = Visa koordinater på brädet
settings-boldMarks = Tydliga tecken
settings-boldMarks-about = Skilj pjäserna åt med både form och färg
settings-name = Ditt namn vid borden
settings-kept = Inställningarna sparas bara i den här webbläsaren.
settings-typefaces = Typsnitt, under SIL Open Font License:

## Notifications while the page is closed.
push = Aviseringar
push-about = Din tur, utmaningar och meddelanden när sidan är stängd
push-offer = Partiet kan ta flera dagar. Du kan få en avisering när det är din tur.
push-offer-accept = Meddela mig
push-blocked = Webbläsaren blockerar aviseringar från webbplatsen. Du kan tillåta dem i dess inställningar.
push-your-turn = Din tur
push-challenge = Du är utmanad till ett parti
push-message = Nytt meddelande
