# Muting and reporting people at a table.
people = Other players
person-menu = Mute or report { $name }
person-mute = Mute
person-unmute = Unmute
person-mute-about = You will no longer see their messages. They are not notified.
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
report-send = Send report
report-sent = Thank you. The site’s moderators will look at it.
