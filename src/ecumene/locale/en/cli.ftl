## What the program says about itself

cli-about = Civilization board games on one table: play, check, measure, simulate. Unofficial fan work.
cli-about-play = Play in the terminal against bots.
cli-about-components = List everything in the box of a game.
cli-about-check = Put every promise of a game to the test over many random games.
cli-about-bench = Measure how fast the engine plays, in seconds and in turns of a plain Python loop.
cli-about-replay = Replay a record, verify it, and show how the game ended.
cli-about-simulate = Play random games and keep their records, or their positions for learning.
cli-about-serve = Serve the table to browsers.
cli-about-backup = Copy the server’s database to a file, also while the server runs.
cli-about-check-tables = Replay every stored game by today’s rules and list what differs, before players notice.
cli-about-tables = List, close, export or delete the tables of a server.
cli-about-accounts = List or delete accounts, or give one a new password.
cli-about-announce = Say something at every table that is being watched, before a restart for instance.

cli-metavar-command = COMMAND
cli-metavar-game = GAME
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-level = LEVEL

cli-help-help = show this help and leave
cli-help-version = show the version and leave
cli-help-lang = language of all texts; by default that of your locale
cli-help-game = name of a game, such as seven_wonders
cli-help-bench = name of a game; by default all of them
cli-help-players = number of players
cli-help-player-counts = numbers of players: 4, 3-7 or 3,4,7
cli-help-seat = the seat you take, counted from 1
cli-help-bots = how strong the others are: random, novice, easy, medium, hard, expert
cli-help-options = options of the game; lists are separated by commas
cli-help-seed = seed of the game; by default a random one
cli-help-seed-check = seed of all games, so that they can be played again
cli-help-save = keep the game in this file when you leave or finish
cli-help-load = go on with the game of this file
cli-load-as-it-is = { $file } is a game that has begun: { $option } cannot be chosen any more. Leave it out.
cli-help-games = how many games in all
cli-help-deep = share of the decisions at which the costly checks are made, from 0 to 1
cli-help-jobs = how many processes work at once
cli-help-json = print data for other programs
cli-help-seconds = how long to measure for each number of players
cli-help-record = record of a game
cli-help-log = tell the whole game, as far as everybody may know it
cli-help-out = where the records go; made if it is not there
cli-help-format = records: a file for each game; parquet: all positions, actions and outcomes in one table
cli-help-host = address to listen on
cli-help-port = port to listen on
cli-help-workers = number of server processes; more than one needs PostgreSQL
cli-help-database = database of the server; by default an SQLite file of yours
cli-help-backup = where the copy goes
cli-help-tables = what to do
cli-help-table-id = the table, as “list” shows it
cli-help-status = only tables that wait, are played or are over
cli-help-export = where the record goes; by default ID.json
cli-help-accounts = what to do
cli-help-account = the name of the account
cli-help-announce = what to say

cli-usage = usage:{" "}
cli-positionals = what is expected
cli-options = what may be added

## What can be wrong with a command. Signs like %s and %(value)r are filled in by the program.

cli-error-usage = { $problem }. See ecumene --help.
cli-error-argument = %(argument_name)s: %(message)s
cli-error-required = missing: %s
cli-error-unrecognized = not understood: %s
cli-error-choice = %(value)r is none of %(choices)s
cli-error-value = %(value)r does not fit here; wanted is %(type)s
cli-number-whole = a whole number from { $least } to { $most }
cli-number-whole-up = a whole number from { $least } up
cli-number-any = a number from { $least } to { $most }
cli-error-unwritable = { $file } cannot be written: { $problem }. Choose another place.
cli-error-one-argument = a value is missing
cli-error-explicit = %r is one value too many
cli-error-ambiguous = %(option)s could be any of %(matches)s
cli-error-file = { $file }: { $problem }.
cli-error-bug = This is our mistake: { $error }. Set ECUMENE_TRACE=1 to see where.
cli-error-server = The server cannot do this: { $problem }.
cli-error-port = { $address } cannot be served: { $problem }. Choose another port: --port 8322, or make play PORT=8322.
cli-error-no-server = The server is not installed ({ $module } is missing). Install it with: pip install "ecumene[server]"

## At the table

cli-seat-you = Seat { $n } (you)
cli-yes = yes
cli-no = no

cli-command-why = why
cli-command-hint = hint
cli-command-undo = undo
cli-command-log = log
cli-command-table = table
cli-command-save = save
cli-command-help = help
cli-command-quit = quit

cli-play-welcome = { $game }. You take seat { $seat }; { $level ->
    [random] the others choose at random.
   *[other] the others are bots ({ $bot }).
}
cli-play-commands = Answer with a number, or: why, hint, undo, log, table, save, help, quit.
cli-play-help =
    3            take offer 3
    why          why something cannot be done; “why 7” for one of them
    hint         what a bot would do in your place, and why
    undo         take your last action back, unless it has shown something
    log          everything that happened
    table        draw the table again
    save FILE    keep the game in a file
    quit         leave; “ecumene play GAME --load FILE” goes on with a kept game
    Actions can be typed out as well, for example “build baths”.
cli-play-refused = { $what }: not now
cli-play-points = { $n } VP
cli-play-offered = { $what }. In notation: { $notation }
cli-play-thinking = Thinking…
cli-play-nothing-refused = Nothing is refused: all you have can be used.
cli-play-rule = Rule: { $file }, paragraph “{ $rule }”.
cli-play-unknown = “{ $line }” is none of the offers and no command. Type help for what can be said.
cli-play-no-undo = This cannot be undone: something was shown since, or nothing was done.
cli-play-undone = Undone.
cli-play-saved = Kept in { $file }.
cli-play-left = You have left the table.
cli-play-won = { $n ->
    [one] Winner: { $winners }.
   *[other] Shared victory: { $winners }.
}

cli-standings-rank = Rank
cli-standings-total = Total

## Checks and measurements

cli-check-progress = Checking
cli-check-promise = Promise
cli-check-times = Checked
cli-check-kept = kept
cli-check-broken = broken
cli-check-games = Games: { $games }, actions: { $actions }, longest game: { $longest } actions, time: { $seconds } s.
cli-check-no-inventory = This game counts no components, so conservation says nothing.
cli-check-failure = { $promise } (players: { $players }, seed: { $seed }, after action { $action }): { $what }
cli-check-ok = Every promise is kept.
cli-check-failed = Broken promises: { $failed }.

cli-bench-game = Game
cli-bench-players = Players
cli-bench-compiled = Compiled
cli-bench-games_per_second = Games per s
cli-bench-decisions_per_second = Decisions per s
cli-bench-clone_us = Clone, µs
cli-bench-loop_ns = Loop, ns
cli-bench-loops_per_game = Loops per game
cli-bench-loops_per_clone = Loops per clone

cli-replay-ok = { $game }: the record is sound. Players: { $players }, actions: { $actions }.
cli-replay-unfinished = The game goes on. To decide: { $seats }.
cli-simulate-progress = Playing
cli-simulate-done = Records written to { $folder }: { $games }.

cli-serve = Open { $address } in a browser. Ctrl-C ends the server.
cli-backup-done = The database is copied to { $file }.
cli-table-exported = The record of table { $table } is in { $file }.
cli-table-closed = Table { $table } is closed.
cli-table-deleted = Table { $table } is deleted.
cli-password = The new password of { $name } is { $password }
cli-account-deleted = The account { $name } is deleted.
cli-announced = It will be said at all tables in a moment.
cli-tables-checked = { $seen ->
    [one] { $seen } table looked over, { $different } not as it was.
   *[other] { $seen } tables looked over, { $different } not as they were.
}
