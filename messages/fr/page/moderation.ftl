# Muting and reporting people at a table.
people = Autres joueurs
person-menu = Masquer ou signaler { $name }
person-mute = Masquer
person-unmute = Ne plus masquer
person-mute-about = Vous ne verrez plus ses messages. Cette personne n’en saura rien.
person-muted = messages masqués
person-hidden = Message masqué : vous avez masqué cette personne.

report-player = Signaler cette personne
report-message = Signaler ce message
report-reason-abuse = Insultes ou harcèlement
report-reason-cheating = Triche
report-reason-spam = Spam
report-reason-name = Nom offensant
report-reason-other = Autre chose
report-words = Précisions (facultatif)
report-send = Envoyer
report-sent = Merci. La modération du site va examiner votre signalement.
