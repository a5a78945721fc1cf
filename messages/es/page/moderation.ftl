# Muting and reporting people at a table.
people = Otros jugadores
person-menu = Silenciar o denunciar a { $name }
person-mute = Silenciar
person-unmute = Dejar de silenciar
person-mute-about = Ya no verás sus mensajes. No se le avisará.
person-muted = mensajes ocultos
person-hidden = Mensaje oculto: has silenciado a esta persona.

report-player = Denunciar a esta persona
report-message = Denunciar este mensaje
report-reason-abuse = Insultos o acoso
report-reason-cheating = Trampas
report-reason-spam = Spam
report-reason-name = Nombre ofensivo
report-reason-other = Otra cosa
report-words = Detalles (opcional)
report-send = Enviar denuncia
report-sent = Gracias. El equipo de moderación lo revisará.
