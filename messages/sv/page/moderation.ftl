# Muting and reporting people at a table.
people = Andra spelare
person-menu = Tysta eller anmäl { $name }
person-mute = Tysta
person-unmute = Sluta tysta
person-mute-about = Du ser inte längre personens meddelanden. Personen får inte veta det.
person-muted = tystad
person-hidden = Meddelandet är dolt: du har tystat den här spelaren.

report-player = Anmäl den här spelaren
report-message = Anmäl det här meddelandet
report-reason-abuse = Förolämpningar eller trakasserier
report-reason-cheating = Fusk
report-reason-spam = Spam
report-reason-name = Stötande namn
report-reason-other = Något annat
report-words = Detaljer (frivilligt)
report-send = Skicka anmälan
report-sent = Tack. Webbplatsens moderatorer tittar på det.
