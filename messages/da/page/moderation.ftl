# Muting and reporting people at a table.
people = Andre spillere
person-menu = Skjul eller anmeld { $name }
person-mute = Skjul beskeder
person-unmute = Vis beskeder igen
person-mute-about = Du ser ikke længere personens beskeder. Personen får det ikke at vide.
person-muted = skjult
person-hidden = Beskeden er skjult: Du har skjult denne spillers beskeder.

report-player = Anmeld denne spiller
report-message = Anmeld denne besked
report-reason-abuse = Fornærmelser eller chikane
report-reason-cheating = Snyd
report-reason-spam = Spam
report-reason-name = Stødende navn
report-reason-other = Noget andet
report-words = Detaljer (valgfrit)
report-send = Send anmeldelse
report-sent = Tak. Sidens moderatorer ser på det.
