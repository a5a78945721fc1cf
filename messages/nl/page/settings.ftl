settings = Instellingen
settings-theme = Thema
settings-theme-system = Systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-speed = Animatiesnelheid
settings-speed-value = { $speed ->
    [0] Uit
    [0.5] Langzaam
    [1] Normaal
   *[2] Snel
}
settings-sound = Geluid
settings-sound-about = Geluid bij zetten en bij het slaan
settings-coordinates = Coördinaten
settings-coordinates-about = Coördinaten op het bord tonen
settings-boldMarks = Duidelijke tekens
settings-boldMarks-about = Stukken behalve aan kleur ook aan vorm herkennen
settings-name = Je naam aan tafels
settings-kept = Instellingen worden alleen in deze browser bewaard.
settings-typefaces = Lettertypen, onder de SIL Open Font License:

## Notifications while the page is closed.
push = Meldingen
push-about = Je beurt, uitdagingen en berichten terwijl deze pagina dicht is
push-offer = Deze partij kan dagen duren. Je kunt een melding krijgen als je aan zet bent.
push-offer-accept = Meldingen aan
push-blocked = De browser blokkeert meldingen van deze site. Je kunt ze in de browserinstellingen toestaan.
push-your-turn = Jij bent aan zet
push-challenge = Je bent uitgedaagd voor een partij
push-message = Nieuw bericht
