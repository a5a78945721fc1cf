# Words used on every screen.
title = Tetrarch
title-room = { $room } · Tetrarch
skip-to-content = Aller au contenu
nav = Menu principal
nav-lobby = Salon
nav-learn = Apprendre
nav-settings = Réglages
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
share = Partager
go-home = Accueil
try-again = Réessayer
waiting-rules = Chargement des règles…
waiting-room = Chargement…
offline = Vous êtes hors ligne. Vous pouvez toujours jouer contre l’ordinateur ou à plusieurs sur cet appareil.
new-version = Une nouvelle version de cette page est disponible.
new-version-load = Recharger

# Errors that fill the screen.
trouble-rules = Les règles n’ont pas pu être chargées
trouble-rules-advice = Une partie de la page n’a pas été chargée. Vérifiez votre connexion et rechargez la page.
trouble-room = Cette page n’a pas pu être chargée
trouble-room-advice = Vérifiez votre connexion et réessayez. Les parties contre l’ordinateur fonctionnent hors ligne une fois que vous les avez ouvertes.
trouble-page = Un problème est survenu
trouble-page-advice = C’est un bug de la page. Rechargez-la ; votre partie est enregistrée.
trouble-address = Page introuvable
trouble-address-advice = Le lien est peut-être ancien ou mal saisi.

# Ways to the puzzles.
puzzles-title = Problèmes
puzzles-of = Problèmes : { $game }
puzzles-home = Problèmes : trouvez le seul coup

# The way to solved Hus; the link is on the set-up screen of Hus.
solved = Hus résolu
solved-link = Hus est résolu : jouez contre la perfection
