# Muting and reporting people at a table.
people = Andere Spieler
person-menu = { $name } stummschalten oder melden
person-mute = Stummschalten
person-unmute = Stummschaltung aufheben
person-mute-about = Du siehst keine Nachrichten dieser Person mehr. Sie erfährt nichts davon.
person-muted = stummgeschaltet
person-hidden = Nachricht ausgeblendet: Du hast diese Person stummgeschaltet.

report-player = Diesen Spieler melden
report-message = Diese Nachricht melden
report-reason-abuse = Beleidigung oder Belästigung
report-reason-cheating = Betrug
report-reason-spam = Spam
report-reason-name = Anstößiger Name
report-reason-other = Etwas anderes
report-words = Einzelheiten (freiwillig)
report-send = Meldung senden
report-sent = Danke. Die Moderation dieser Seite sieht sich das an.
