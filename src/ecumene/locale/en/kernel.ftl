seat = Seat { $n }
listing = { $first }, { $rest }
not-asked = That is not what is asked now.

no-such-action = There is no action “{ $action }” in this game.
no-such-seat = There is no seat { $seat }: the table has { $players } seats.
game-over = The game is over.
not-your-move = { $player } owes no decision now.
nothing-to-take-back = There is nothing to take back.
bad-players = { $game } is for { $least } to { $most } players, not { $given }.
bad-options = { $game } cannot be set up like this: { $problem }.
unknown-game = There is no game “{ $given }” here. Known games: { $known }.

record-unreadable = { $file } cannot be read: { $problem }.
record-malformed = This is not a record of a game: { $problem }.
record-format = The record is of format { $given }; this program reads format { $known }.
record-game = The record is of the game “{ $given }”, not of “{ $known }”.
record-rules = The record follows rules version { $given }; this program plays version { $known }.
record-line = “{ $line }” is no action: it must begin with the number of a seat.
record-action = Action { $number } (“{ $line }”) cannot be played: { $reason }
record-altered = Action { $number } (“{ $line }”) was altered: it does not match the record's check.
record-length = The record lists { $actions } actions but carries checks for { $checks }.
record-digest = The actions lead to another position ({ $found }) than the record claims ({ $given }).
record-result = The actions lead to another result than the record claims.

# Whoever did something at the beginning of a sentence: the reader is spoken to. Verbs stand in the past tense, which fits both.
who-player = { $you ->
    [player] You
   *[other] { $player }
}

# The other one it is about, not at the beginning of a sentence.
whom-rival = { $you ->
    [rival] you
   *[other] { $rival }
}
whose-rival = { $you ->
    [rival] your
   *[other] { $rival }’s
}
