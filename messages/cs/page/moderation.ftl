# Muting and reporting people at a table.
people = Ostatní hráči
person-menu = Ztlumit nebo nahlásit: { $name }
person-mute = Ztlumit
person-unmute = Zrušit ztlumení
person-mute-about = Zprávy od tohoto hráče už neuvidíte. Hráč se o tom nedozví.
person-muted = ztlumeno
person-hidden = Zpráva je skrytá: tohoto hráče máte ztlumeného.

report-player = Nahlásit tohoto hráče
report-message = Nahlásit tuto zprávu
report-reason-abuse = Urážky nebo obtěžování
report-reason-cheating = Podvádění
report-reason-spam = Spam
report-reason-name = Urážlivé jméno
report-reason-other = Něco jiného
report-words = Podrobnosti (nepovinné)
report-send = Odeslat hlášení
report-sent = Děkujeme. Moderátoři se na to podívají.
