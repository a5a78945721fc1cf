# Muting and reporting people at a table.
people = Inni gracze
person-menu = Wycisz lub zgłoś: { $name }
person-mute = Wycisz
person-unmute = Cofnij wyciszenie
person-mute-about = Nie zobaczysz już wiadomości tej osoby. Ta osoba się o tym nie dowie.
person-muted = wyciszono
person-hidden = Wiadomość ukryta: ta osoba jest wyciszona.

report-player = Zgłoś tę osobę
report-message = Zgłoś tę wiadomość
report-reason-abuse = Obelgi lub nękanie
report-reason-cheating = Oszukiwanie
report-reason-spam = Spam
report-reason-name = Obraźliwa nazwa
report-reason-other = Coś innego
report-words = Szczegóły (opcjonalnie)
report-send = Wyślij zgłoszenie
report-sent = Dziękujemy. Moderatorzy serwisu zajmą się zgłoszeniem.
