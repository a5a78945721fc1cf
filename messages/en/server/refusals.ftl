# Why the server does not do what it was asked to do.
refusal-no-such-table = There is no table “{ $table }”.
refusal-no-seat = Only a player may do this. Send the secret of a seat, or sign in.
refusal-wrong-secret = This secret does not match any seat at this table.
refusal-only-invitation = This secret is an invitation. Take a seat with it first.
refusal-used-invitation = This invitation has been used: all its seats are taken. You can watch.
refusal-wrong-device-link = { $minutes ->
    [one] This link has already been used, or it is older than one minute. Create another one on the device you play on.
   *[other] This link has already been used, or it is older than { $minutes } minutes. Create another one on the device you play on.
}
refusal-account-seat = This seat belongs to an account. Sign in on the other device to continue there.
refusal-not-begun = The game starts when all seats are taken.
refusal-wrong-ply = You sent move { $sent }, but the next move is number { $expected }.
refusal-reused-id = The id { $id } was used for something else. Use a new one for every move and every action.
refusal-needs-account = This needs an account. Sign in or sign up, or send an API token.
refusal-not-for-programs = This can be done in a browser after signing in, not with an API token.
refusal-wrong-token = This API token is not valid. It may have been revoked.
refusal-missing-scope = The API token does not have the scope “{ $scope }”.
refusal-wrong-login = The name or the password is wrong.
refusal-wrong-password = The password is wrong.
refusal-name-taken = The name “{ $name }” is taken. Choose another one.
refusal-reserved-name = The name “{ $name }” is reserved, because it looks like the server or an engine. Choose another one.
# $until is a date and time, $reason was written by the administrator who blocked the account.
refusal-blocked-account = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] This account is permanently blocked: { $reason }
       *[no] This account is blocked until { $until }: { $reason }
    }
   *[no] { $is_for_good ->
        [yes] This account is permanently blocked.
       *[no] This account is blocked until { $until }.
    }
}
refusal-blocked-address = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] This address is permanently blocked: { $reason }
       *[no] This address is blocked until { $until }: { $reason }
    }
   *[no] { $is_for_good ->
        [yes] This address is permanently blocked.
       *[no] This address is blocked until { $until }.
    }
}
refusal-label-taken = There is already a token called “{ $label }”. Choose another label.
refusal-no-such-account = There is no account “{ $name }”.
refusal-already-seated = This account already has a seat at this rated table.
refusal-no-analysis = There is no analysis of this game yet. Request one with POST.
refusal-engines-busy = All engines are busy. Try again later.
refusal-too-many-analyses = { $each ->
    [one] One analysis that you requested is still waiting. Try again when it is done.
   *[other] { $each } analyses that you requested are still waiting. Try again when one is done.
}
refusal-too-many-engine-moves = { $each ->
    [one] One engine move at your tables is still waiting. Try again when it is made.
   *[other] { $each } engine moves at your tables are still waiting. Try again when some are made.
}
refusal-busy = Too many people are signing in. Try again in a few seconds.
refusal-overloaded = The server is overloaded. Try again in a second.
refusal-too-many-guesses = { $seconds ->
    [one] Too many passwords were tried from your address. Try again in one second.
   *[other] Too many passwords were tried from your address. Try again in { $seconds } seconds.
}
refusal-too-many-tables = { $seconds ->
    [one] Too many tables were created from your address. Try again in one second.
   *[other] Too many tables were created from your address. Try again in { $seconds } seconds.
}
refusal-too-many-accounts = { $seconds ->
    [one] Too many accounts were created from your address. Try again in one second.
   *[other] Too many accounts were created from your address. Try again in { $seconds } seconds.
}
refusal-too-many-local-games = { $seconds ->
    [one] Too many games were added to this account. Try again in one second.
   *[other] Too many games were added to this account. Try again in { $seconds } seconds.
}
refusal-too-much-reading = { $seconds ->
    [one] Too many long games were loaded from your address. Try again in one second.
   *[other] Too many long games were loaded from your address. Try again in { $seconds } seconds.
}
refusal-too-many-requests = { $seconds ->
    [one] Too many requests. Try again in one second.
   *[other] Too many requests. Try again in { $seconds } seconds.
}
refusal-too-many-connections = Too many connections from your address are open. Close one, or try again later.
refusal-too-many-reports = Too many reports are waiting for an administrator. Try again later.
refusal-not-over = The game is not over.
refusal-went-on = The players have continued at table { $table }.
refusal-not-away = The player of seat { $seat } has not left.
refusal-too-soon = { $seconds ->
    [one] The player of seat { $seat } may still come back. Try again in one second.
   *[other] The player of seat { $seat } may still come back. Try again in { $seconds } seconds.
}
refusal-handed-over = The computer plays for this seat now. You can watch.
refusal-no-talking = In team games there is no chat before the end: partners may not confer.
refusal-no-clocks = This table has no clocks.
refusal-disk-full = The server’s disk is full, and nothing was saved. Try again when there is room.
refusal-disk-failed = The server’s disk has failed, and nothing was saved. Try again when it works.
refusal-damaged = The server’s data is damaged. The operator has to repair it.
refusal-data-in-use = The server’s data is in use elsewhere, and nothing was saved. Try again.
refusal-unreachable = The server cannot reach its database, and nothing was saved. Try again in a moment.
refusal-undecided = The server lost the connection to its database. Reload the page to see whether this was saved.
refusal-conflict = Someone else changed this first, and nothing was saved. Reload and try again.
refusal-not-stored = This could not be saved. Try again.
refusal-unavailable = The table is not available at the moment. Try again.
refusal-no-place = The server has no room for more connections. Try again later.
refusal-slow-request = The request took too long.
refusal-foreign-origin = Pages from “{ $origin }” may not use this server.
