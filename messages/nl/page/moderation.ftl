# Muting and reporting people at a table.
people = Andere spelers
person-menu = { $name } dempen of melden
person-mute = Dempen
person-unmute = Niet meer dempen
person-mute-about = Je ziet geen berichten meer van deze persoon. Die krijgt daar niets van te horen.
person-muted = gedempt
person-hidden = Bericht verborgen: je hebt deze speler gedempt.

report-player = Deze speler melden
report-message = Dit bericht melden
report-reason-abuse = Beledigen of lastigvallen
report-reason-cheating = Valsspelen
report-reason-spam = Spam
report-reason-name = Aanstootgevende naam
report-reason-other = Iets anders
report-words = Toelichting (niet verplicht)
report-send = Melding versturen
report-sent = Bedankt. De moderators van deze site gaan ernaar kijken.
