### Looking a finished game over again.

review-title = Review
review-turning = { $player }: { $played }. Better: { $better }; this cost { $loss } percentage points of the chance to win
review-chances = Chance to win
review-turnings = Turning points
review-no-turnings = No single move turned the game.
review-luck = Luck and choice
review-choices = everybody's choices
review-mistakes = own doubtful moves
review-by-luck = luck
review-points = Points by source, after each quarter of the game
review-strokes = Strokes of luck
review-stroke = { $player }: { $before } % before, { $after } % after
review-reason-ends = played on to the end, it comes out at { $better } %, what was played at { $played } %
review-step = Step { $step }

cli-about-review = Look a finished game over: chances to win, turning points, luck and choice.
cli-review-file-help = a record of a finished game
cli-review-report-help = write one page for a browser
cli-review-annotate-help = write the record with what is said of its moves
cli-review-running = This game is not over. Only finished games are looked over.
cli-review-written = { $file } is written.

server-review-later = The game is still going on. It can be looked over when it is finished.
server-review-too-long = The game has more than { $most } steps: too many to be looked over. Its replay shows them all.
server-too-many-reviews = From where you are, { $most } games were given to be looked over within a short time. Wait for them, then ask again: one more every minute.
server-no-review = This game cannot be looked over: it was not played to its end.

server-share-end = The end of the game
server-share-moment = { $step ->
    [0] At the start
   *[other] After step { $step } of { $steps }
}
