### What the server says.

server-bot = Bot { $n }
server-took-back = takes a decision back

server-malformed = The request cannot be understood: { $problem }
server-refused = This is not possible here.
server-fault = Something went wrong on our side. Nothing was changed; please try again.
server-nothing-here = There is nothing at this address.
server-wrong-method = This address does not take such a request.
server-too-large = That is too large.
server-not-json = The request must be JSON (Content-Type: application/json).
server-slow-down = Too many requests. Please wait a minute.
server-headers-too-large = The headers of the request are too large. Deleting the cookies of this site may help.
server-cross-site = The request did not come from our own page. Reload the page and try again.
server-no-database = The database does not answer.
server-disk-full = The server's disk is full. Nothing was changed; try again in a little while.
server-read-only = The server cannot write to its database at the moment. Nothing was changed; try again in a little while.
server-damaged = The server's database is damaged. Nothing was changed; the host of this server has to restore it.
server-try-again = Somebody did the same at the same moment. Please try again.
server-no-advice = The bots are out of breath. Nothing has happened at the table; ask again in a moment.
server-no-points = Where these points come from cannot be counted right now. The score stands; try again in a moment.
server-no-picture = The picture cannot be drawn right now. The game is as it was; try again in a moment.
server-closing = The server is about to restart. Please try again in a little while.

server-sign-in = Please sit down first: choose a name or sign in.
server-empty-name = Please give a name that can be read.
server-name-taken = This name has an account already. Choose another one.
server-already-signed-in = You are signed in with an account. Sign out first.
server-wrong-password = Name and password do not fit together.
server-too-many-guesses = Too many wrong passwords were tried for this name. Wait a quarter of an hour, or sign in where you did before.

server-no-table = There is no such table.
server-no-account = There is no such account.
server-no-such-code = No table has this code. Check the letters, or ask for a new invitation.
server-wrong-code = This table is by invitation: the code does not fit.
server-no-rules = There are no rules in this language yet.
server-no-lesson = This game has no guided first game.
server-too-many-tables = { $most ->
    [one] You already have { $most } unfinished table. Finish or leave it first.
   *[other] You already have { $most } unfinished tables. Finish or leave some first.
}
server-seat-count = There are { $given } seats given for { $players } players.
server-seated-twice = You can sit at one seat only. Others at your screen are hot seats.
server-no-such-level = Bots have no level “{ $level }”. Levels: { $known }.
server-import-open-seat = The game of this record is over: there are no seats left to take.
server-already-started = The game has already started.
server-not-started = The game has not started yet.
server-not-over = The game is not over yet.
server-rules-gone = This game was begun under rules that the server does not play any more. It was closed; the score is as it stood.
server-cannot-continue = The server cannot go on with this game at the moment: its rules have changed. Nothing is lost; the host of the server has been told.
server-closed-by-host = The host of this server has closed the table. The score is as it stood.
server-host-only = Only the host of this table can do that.
server-already-seated = You already sit at this table.
server-seat-taken = This seat is taken.
server-not-your-seat = This is not your seat.
server-not-absent = { $minutes ->
    [one] A bot can take over when the player has been away for { $minutes } minute.
   *[other] A bot can take over when the player has been away for { $minutes } minutes.
}
server-resigned = You have resigned: a bot plays on for you.
server-bot-plays-here = A bot plays at this seat now. Take the seat back first.
server-moved-on = The table has moved on since you chose. Look again and decide anew.
server-not-asked = No decision is asked of you now.
server-nothing-to-undo = This cannot be undone: something was revealed, or somebody has acted since.
server-too-many-changes = Enough minds have been changed at this table: what is played stays played.
server-key-reused = This key was used for another request. Make a new one for every click.
server-record-later = The record holds the secrets of the game. You can have it when the game is over.
server-no-hints = This table is played without hints.
server-nothing-said = There is nothing to say in this.

server-workers-need-postgresql = Several worker processes need PostgreSQL: they tell each other through it. Set a database URL, or serve with one worker.
server-database-missing = There is no database { $file }.
server-database-empty = The database { $file } is empty. Put back a backup, or delete the file to begin with a new one.
server-database-damaged = The database { $file } is damaged ({ $problem }). Put back a backup.
server-database-foreign = The file { $file } is a database of another program.
server-database-newer = The database was last used by a newer release of Ecumene ({ $problem }). Install that release, or put back a backup made before the upgrade.
server-database-in-use = Another server is running on the database { $file }. Several servers need PostgreSQL.
server-backup-onto-itself = { $file } is the database itself. Give the copy another name.
server-backup-unsound = The copy is not sound ({ $problem }); it was thrown away.
server-not-built = The server runs, but the web application is not built. Run “make web” in the checkout, or install the released package. The API is described at /schema/openapi.json.

# Clocks

server-pace-one-kind = A pace is either so much time for every turn, or a bank of time: give one of the two.
server-pace-increment = Only a bank of time has an increment.
server-pace-too-quick = A move needs { $seconds } seconds at least.
server-pace-night = A night must end at another hour than it begins.
server-pace-zone = There is no time zone “{ $zone }”. Give a name such as Europe/Moscow or UTC.
server-ended-together = The players have agreed to end the game. The score is as it stood.
server-no-motion = Nothing is proposed at this table now.

# Notices

server-notice-turn = { $game }: your move
server-notice-with = { $names } wait for you.
server-notice-time = { $game }: your time runs out
server-notice-hours = { $n ->
    [one] { $n } hour is left for your move.
   *[other] { $n } hours are left for your move.
}
server-notice-digest = { $n ->
    [one] { $n } table waits for you
   *[other] { $n } tables wait for you
}
server-notice-test = Ecumene
server-notice-test-about = This is how you will hear that it is your move.
server-notice-stop = No more of these mails:
server-mail-confirm = Ecumene: is this your address?
server-mail-confirm-about = { $name } wants to be told here when it is their move. If that is you, follow the link; if not, do nothing, and no more mail will come.
server-mail-unconfirmed = Follow the link in the mail we sent first.
server-mail-asked = A mail to this address, or several from where you are, went out a short while ago. Look for it (also among the spam), or try again in some hours.
server-no-mail = The host of this server has not set up mail.
server-no-public-url = The host of this server has not said where it is reached from outside (ECUMENE_PUBLIC_URL), so links could not be sent.
server-not-a-mail-address = This is not a mail address.
server-not-a-web-address = An address must begin with https:// or http://.
server-push-keys = A browser that is pushed to has keys, and nothing else has.
server-too-many-channels = { $most } ways of being told are enough: take one away first.
server-no-such-channel = There is no such way of being told (any more).
server-too-much-to-wish = That is more than can be remembered.

# Accounts

server-no-password = Only an account has a password. Make one first.
server-wrong-code-or-name = This name and this code do not belong together, or the code was used already.

# Friends

server-no-such-person = Nobody here has the name { $name }. Only accounts can be found by their name.
server-friend-is-me = That is you.
server-too-many-friends = { $most } are enough.
server-watch-later = The host lets others see this game later.
server-notice-invited = { $name } invites you: { $game }

# Cups

server-no-cup = There is no such cup.
server-too-many-cups = You have { $most } cups going on: finish one first.
server-cup-full = { $most } take part already, and that is as many as there can be.
server-too-few-entrants = A table needs at least { $least }: invite somebody, or let bots take part.

# Why a notice did not arrive

server-undelivered-unreachable = nobody answers at this address
server-undelivered-refused = it was answered with { $status }
server-undelivered-no-address = there is no such address
server-undelivered-no-web-address = that is no web address
server-undelivered-inside = the address lies in the host’s own network
server-undelivered-keys = the browser has given wrong keys
server-undelivered-no-push-service = that is not the address of a push service
server-undelivered-mail-server = the host’s mail server does not take it
server-undelivered-unknown-mail = the mail server does not know this address
