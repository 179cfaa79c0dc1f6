## The strengths of bots

bots-level-random = Random
bots-level-lesson = Easy
bots-level-novice = Novice
bots-level-easy = Easy
bots-level-medium = Medium
bots-level-hard = Hard
bots-level-expert = Expert

## What can be wrong with a bot

bots-unknown = There is no bot “{ $given }”. Bots: { $known }.
bots-bad-setting = “{ $given }” is no setting of the bot { $bot }. Settings: { $known }.
bots-no-setting-here = “{ $bot }”: in { $game } this level thinks in another way, to which these settings mean nothing. Name a kind of bot instead, for example plan:width=4 or beam:width=3.
bots-no-turns = The bot “{ $bot }” plans whole turns by how everybody stands after them, which { $game } does not tell. Choose a level instead, hard for example.
bots-no-steps = The bot “beam” plans turns step by step by what positions are worth, which { $game } does not tell. Choose a level instead, hard for example.
bots-no-rounds = The bot “tries” plays moves on for some rounds; { $game } does not say how positions compare. Choose a level instead, hard for example.
bots-no-command = After “exec:” the command that starts the bot is missing.
bots-answer-malformed = the answer is not understood: { $problem }
bots-answer-stale = the answer is for question { $given }, asked was { $asked }
bots-answer-unasked = the answer is for question { $given }, which nobody has asked; asked was { $asked }
bots-answer-illegal = “{ $action }” is not one of the legal actions
bots-answer-late = no answer within { $seconds } s
bots-gone = the program has ended (exit code { $code }): { $problem }
bots-silent = it wrote nothing to standard error
bots-hung-up = the program has closed its standard output
bots-endless = the program wrote an endless line
bots-not-reading = the program does not read what it is asked
bots-not-started = it cannot be started: { $problem }
bots-not-reached = it cannot be reached: { $problem }
bots-line-lost = the connection was lost: { $problem }
bots-no-websockets = programs at an address need `pip install websockets`
bots-no-greeting = it did not answer the greeting within { $seconds } s
bots-bad-greeting = instead of a greeting it said “{ $said }”
bots-other-protocol = it speaks protocol { $given }, we speak { $known }
bots-unusable = The bot “{ $command }” cannot play: { $reason }. Check the command, and that the program greets as docs/bots.md tells.

## Hints: what a bot would do, and why

bots-hint-only = There is only this to do.
bots-hint-or-resign = There is only this to do, short of giving up.
bots-hint-move = { $worlds ->
    [0] { $n }. { $action }
   *[other] { $n }. { $action } — { $chance } %
}
bots-hint-chance = expected outcome { $chance } %
bots-hint-about = { $worlds ->
    [0] Judged at first sight, without trying it out.
    [one] Expected outcome: 50 % is level with the best rival. Tried in { $worlds } possible world.
   *[other] Expected outcome: 50 % is level with the best rival. Tried in { $worlds } possible worlds.
}
bots-points = { $tenth ->
    [0] { $whole ->
        [one] { $whole } point
       *[other] { $whole } points
    }
   *[other] { $whole }.{ $tenth } points
}
bots-in-all = all in all
bots-reason-points-now = adds { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once
bots-reason-points-lost = costs { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once
bots-reason-gains = brings { $changes }
bots-reason-costs = costs { $changes }
bots-reason-does = { $what }
bots-reason-keeps = keeps { $what }
bots-reason-leaves = leaves { $what } at { $own }, where another move would leave { $other }
bots-reason-way = opens the way, still in this turn: { $steps }
bots-change = { $what } { $before } → { $after }
bots-change-of = { $player }, { $what } { $before } → { $after }
bots-reason-more = { $category }: about { $points } more{ $than ->
    [best] { " " }than with the best move
    [played] { " " }than with what was played
    [yours] { " " }than with your choice
    [unsaid] { "" }
   *[next] { " " }than with the next best move
}
bots-reason-less = { $category }: about { $points } less{ $than ->
    [best] { " " }than with the best move
    [played] { " " }than with what was played
    [yours] { " " }than with your choice
    [unsaid] { "" }
   *[next] { " " }than with the next best move
}
bots-reason-denial = leaves { $player } about { $points } worse off
bots-reason-gift = leaves { $player } about { $points } better off
bots-reason-close = about as good as the best move
bots-reason-alike = several moves come to much the same here
bots-reason-then = next in this turn: { $step }
bots-reason-tried-better = came out better than the next best move when both were tried
bots-reason-alone = every other move is clearly worse
bots-reason-judged = judged at first sight; tried in no possible world
bots-reason-judged-better = by rule of thumb { $far ->
    [1] far
   *[other] about { $points }
} better than { $than ->
    [best] the best move
   *[next] the next best move
}
bots-reason-judged-worse = by rule of thumb { $far ->
    [1] far
   *[other] about { $points }
} worse than { $than ->
    [best] the best move
   *[next] the next best move
}

## The coach: one line before a decision, a warning before a mistake

bots-coach-line = { $action }. { $reason }
bots-coach-warning = { $action } looks clearly better here. { $reason }
