# Muting and reporting people at a table.
people = Outros jogadores
person-menu = Silenciar ou denunciar { $name }
person-mute = Silenciar
person-unmute = Deixar de silenciar
person-mute-about = Deixará de ver as mensagens desta pessoa. Ela não será avisada.
person-muted = mensagens ocultas
person-hidden = Mensagem oculta: silenciou esta pessoa.

report-player = Denunciar esta pessoa
report-message = Denunciar esta mensagem
report-reason-abuse = Insultos ou assédio
report-reason-cheating = Batota
report-reason-spam = Spam
report-reason-name = Nome ofensivo
report-reason-other = Outro motivo
report-words = Detalhes (opcional)
report-send = Enviar denúncia
report-sent = Obrigado. A moderação do site vai analisar a denúncia.
