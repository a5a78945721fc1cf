# Muting and reporting people at a table.
people = Altri giocatori
person-menu = Silenzia o segnala { $name }
person-mute = Silenzia
person-unmute = Riattiva
person-mute-about = Non vedrai più i suoi messaggi. Non riceverà alcun avviso.
person-muted = messaggi nascosti
person-hidden = Messaggio nascosto: hai silenziato questa persona.

report-player = Segnala questa persona
report-message = Segnala questo messaggio
report-reason-abuse = Insulti o molestie
report-reason-cheating = Imbrogli
report-reason-spam = Spam
report-reason-name = Nome offensivo
report-reason-other = Altro
report-words = Dettagli (facoltativo)
report-send = Invia segnalazione
report-sent = Grazie. I moderatori del sito la esamineranno.
