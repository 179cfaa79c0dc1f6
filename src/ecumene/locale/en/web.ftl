### The web application: everything around the board.

web-name = Ecumene
web-headline = Civilization games on one table
web-intro = Sit down with friends or with bots and play the great board games about building a civilization, right here in the browser: on a laptop, on a phone, live or a move a day. No registration, no installation.
web-unofficial = Ecumene is an unofficial fan work. The games belong to their authors and publishers, who have neither made nor approved it; names are used only to say which game is meant. Drawings and texts are our own. If you like a game here, buy it and play it at a real table too.
web-skip = Skip to the content
web-you = you
web-default-name = Guest
web-no-name = Your name
web-close = Close
web-dismiss = Dismiss
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-cancel = Cancel
web-yes = Yes
web-no = No
web-notices = Notices
web-try-again = Try again
web-to-start = To the start page
web-lost-title = Nobody sits here
web-lost = There is no page at this address. Perhaps a letter got lost on the way.
web-switch-language = Переключить на русский
web-theme-now = { $theme ->
    [auto] Theme: as the system. Switch to light
    [light] Theme: light. Switch to dark
   *[dark] Theme: dark. Switch to the system’s
}

## When something goes wrong

web-error-unreachable = The server cannot be reached. Check the connection; we keep trying.
web-error-server = The server could not do that. Please try again.
web-error-busy = Too many requests at once. We wait a moment and try again.
web-error-unexpected = Something unexpected happened. Reload the page; the game itself is safe on the server.
web-connection-lost = Connection lost. Reconnecting; nothing you have done is lost.
web-sending-late = Your move has not been confirmed yet. We keep sending it until the server answers.
web-trouble-sign-in = To see this seat you must sit at it. Sign in first.
web-trouble-not-yours = This seat is somebody else’s.
web-trouble-no-table = There is no such table. Check the link.

## Start page

web-shelf = Games
web-no-games = No games are installed on this server.
web-play-now = Play now against bots
web-more = More about this edition
web-set-up = Set up a table
web-players = Players
web-n-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
web-bot-level = Strength of the bots
web-level-usual = Bots: as usual ({ $level })
web-level-usual-one = As usual ({ $level })
web-join-title = Join by code
web-code = Code or link of an invitation
web-code-placeholder = Code or link
web-join = Join
web-my-tables = My tables
web-open-tables = Open tables
web-no-open-tables = No table is waiting for players now. Set one up, others will see it here.
web-finished-tables = Finished games
web-your-move-short = your move
web-running = running
web-seats-taken = { $taken } of { $players } seats taken
web-import-title = Continue a saved game
web-import-about = A record saved from Ecumene can be replayed, or played on if it is not over.
web-not-a-record = This file is not a record of a game. Choose one that was saved here.
web-import-invite = Others take their seats by an invitation
web-import = Choose a file

## Who you are

web-who-are-you = Who is playing?
web-as-guest = Guest
web-register = New account
web-login = Sign in
web-guest-about = A name is enough. This browser remembers you.
web-register-about = An account keeps your games and lets you continue on another device. No e-mail needed: codes that you write down let you in again if you lose the password.
web-login-about = Continue with your tables on this device.
web-guest-do = Use this name
web-register-do = Create the account
web-login-do = Sign in
web-your-name = Your name
web-password = Password (8 characters or more)
web-hello = Welcome, { $name }.
web-signed-in-as = You are signed in as { $name }.
web-logout = Sign out

## A new table

web-new-table = A new table
web-game = Game
web-seats = Seats
web-sits-me = Me
web-sits-open = Anybody
web-sits-bot = Bot
web-sits-hotseat = At my screen
web-their-name = Their name
web-name-placeholder = Name
web-nobody-is-me = You are not sitting at this table: you will only watch.
web-options = Options
web-option-random = Random
web-option-true = Yes
web-option-false = No
web-option-null = None
web-list-placeholder = Separated by commas
web-listed = Show among the open tables
web-listed-about = Anybody may sit down, without a code.
web-hints = Hints
web-hints-about = Anybody at the table may ask what a bot would do.
web-open-table = Open the table
web-start-now = Start the game

## Waiting room

web-waiting-for = { $n ->
    [one] Waiting for one more player.
   *[other] Waiting for { $n } more players.
}
web-all-here = Everybody is here.
web-invite = Invite with a link
web-invite-link = Link of the invitation
web-copy = Copy
web-copied = The link is copied.
web-copy-failed = The browser does not let us copy. Select the link and copy it yourself.
web-or-code = or tell the code:
web-seat-open = free seat
web-seat-bot = Seat a bot
web-sit-down = Sit down
web-only-watch = Only watch
web-start-with-bots = Start, bots take the free seats
web-host-starts = The game starts when everybody is here, or when the host says so.
web-leave = Leave the table
web-invited = You are invited to a game of { $game }
web-kind-bot = bot
web-kind-human = player
web-kind-hotseat = at the same screen
web-kind-open = free

## The table

web-laying-table = The table is being laid.
web-tab-table = Table
web-rail = Seats and log
web-dock = What is asked of you
web-menu = Table menu
web-drawers = Beside the board
web-drawer-log = Log
web-drawer-score = Score
web-drawer-rules = Rules
web-drawer-chat = Chat
web-drawer-notes = Notes
web-drawer-settings = Settings
web-new-lines = New lines
web-title-your-move = ● Your move: { $game }
web-state-thinking = deciding
web-state-decided = has decided
web-state-waiting = waiting
web-state-won = victory
web-state-placed = place { $rank }
web-state-away = away
web-state-resigned = resigned
web-bot-plays = a bot plays for them
web-you-watch = You are watching
web-show-seat = Show { $name } on the board
web-score-now = { $n ->
    [one] { $n } point now
   *[other] { $n } points now
}

web-sending = Sending your decision.
web-waiting-names = { $n ->
    [one] { $names } is deciding.
   *[other] { $names } are deciding.
}
web-bot-for-you = A bot plays for you.
web-you-resigned = You have resigned; a bot plays on for you.
web-waiting-table = One moment, the table is moving on.
web-won = The game is over. Victory: { $names }.
web-in-the-past = You are looking at a past moment of the game.
web-chosen = Chosen: { $action }. Press Enter to confirm, Escape to cancel.
web-pays = pays
web-points-now = { $n ->
    [one] point now
   *[other] points now
}
web-rule = rule
web-free = free
web-becomes = becomes
web-coins = Coins
web-score-stands = Points as things stand
web-points-if = { $n ->
    [one] { $n } point now
   *[other] { $n } points now
}
web-wins = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-coins-left = { $n ->
    [one] { $n } coin left
   *[other] { $n } coins left
}
web-winner = winner
web-player = Player
web-see-table = See the table
web-show-sheet = Score sheet
web-price-bank = to the bank
web-price-left = to the left neighbour
web-price-right = to the right neighbour
web-confirm = Confirm
web-take-back = Take back
web-undo = Undo
web-no-undo-here = There is nothing here that you could undo.
web-no-take-back-undo = Your last move is not hidden: undo it with U.
web-no-undo-take-back = Your choice is still hidden: take it back with T.
web-no-take-back = You have no hidden choice to take back.
web-no-undo-nothing = You have not decided anything yet.
web-no-undo-others = Others have moved since: your last move stands.
web-no-undo-revealed = Your last move has shown something that was hidden: it stands.
web-hint = Hint
web-hint-says = A bot would: { $action }
web-hint-thinking = A bot thinks it over in your place.
web-rule-here = The rule for this decision
web-read-rule = Read the rule
web-rematch = Play again
web-rematch-asked = { $n ->
    [one] { $names } wants to play again. Will you?
   *[other] { $names } want to play again. Will you?
}
web-rematch-join = Sit down again
web-raise = Show what you can do
web-lower = Show more of the table
web-what-you-can-do = What you can do
web-no-component = Other
web-word-left = left
web-word-right = right
web-field-id = Name
web-field-seat = Player
web-field-nobody = Beside the players

## Drawers

web-score-final = Final score
web-score-so-far = As if the game ended now, from what everybody may know.
web-category = Points for
web-total = Total
web-rank = Place
web-export = Save the record
web-contents = Contents
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-spectator = Here those talk who sit at the table. Watchers have a channel of their own.
web-send = Send
web-notes-about = Only you can see what is written here.
web-notes-kept = Kept.
web-notes-keeping = Keeping.

## Settings

web-language = Language
web-theme = Appearance
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-play = Play
web-sound = A sound when it is my move
web-my-seat = Seat of { $name }
web-let-bot = Let a bot play for me
web-return = I play again myself
web-bot-for = A bot plays for { $name }
web-resign = Resign
web-resign-sure = { $name } leaves this game for good and a bot plays on in that seat. This cannot be undone.

## Hot seat

web-curtain = The screen goes to { $name }
web-curtain-about = The cards are hidden. Everybody else, please look away.
web-curtain-open = I am { $name }

## Replay

web-replay = Replay
web-replay-turn-back = One turn back
web-replay-back = One step back
web-replay-on = One step on
web-replay-turn-on = One turn on
web-replay-play = Play
web-replay-pause = Pause
web-replay-step = Step { $step } of { $steps }
web-replay-eyes = Through whose eyes
web-eyes-spectator = Spectator’s eyes
web-replay-copy = Copy a link to this moment
web-replay-copied = The link to this moment is copied.
web-replay-link-above = The link to this moment stands in the address bar.
web-to-present = Back to the present

## Keys

web-shortcuts = Keyboard
web-shortcuts-about = Tab and the arrow keys reach everything; these are quicker.
web-key-confirm = Confirm what is chosen
web-key-cancel = Cancel, close
web-key-inspect = Look at it closely

## Since the last decision

web-missed = Since your last move
web-missed-more = Show all of it
web-missed-less = Show less
web-moved = { $what }: { $before } → { $after }
web-log-earlier = Earlier
web-log-new = new:
