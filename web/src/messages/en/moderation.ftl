# Muting and reporting people at a table.
people = Other players
person-menu = Mute or report { $name }
person-mute = Mute
person-unmute = Unmute
person-mute-about = You no longer see their messages. They are not told.
person-muted = muted
person-hidden = Message hidden: you muted this player.

report-player = Report this player
report-message = Report this message
report-reason-abuse = Insults or harassment
report-reason-cheating = Cheating
report-reason-spam = Spam
report-reason-name = Offensive name
report-reason-other = Something else
report-words = Details (optional)
report-send = Send the report
report-sent = Thank you. The people who run this server will look at it.
