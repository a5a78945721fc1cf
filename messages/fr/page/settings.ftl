settings = Réglages
settings-theme = Thème
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-speed = Vitesse des animations
settings-speed-value = { $speed ->
    [0] Aucune
    [0.5] Lente
    [1] Normale
   *[2] Rapide
}
settings-sound = Son
settings-sound-about = Jouer un son pour les coups et les captures
settings-coordinates = Coordonnées
settings-coordinates-about = Afficher les coordonnées sur le plateau
settings-boldMarks = Marques renforcées
settings-boldMarks-about = Distinguer les pièces par la forme en plus de la couleur
settings-name = Votre nom aux tables
settings-kept = Les réglages ne sont enregistrés que dans ce navigateur.
settings-typefaces = Polices, sous licence SIL Open Font License :

## Notifications while the page is closed.
push = Notifications
push-about = Votre tour, les défis et les messages quand cette page est fermée
push-offer = Cette partie peut durer des jours. Vous pouvez recevoir une notification quand c’est à vous de jouer.
push-offer-accept = Me prévenir
push-blocked = Le navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses paramètres.
push-your-turn = À vous de jouer
push-challenge = On vous lance un défi
push-message = Nouveau message
