## The strengths of bots

bots-level-random = Random
bots-level-novice = Novice
bots-level-easy = Easy
bots-level-medium = Medium
bots-level-hard = Hard
bots-level-expert = Expert

## What can be wrong with a bot

bots-unknown = There is no bot “{ $given }”. Bots: { $known }.
bots-bad-setting = “{ $given }” is no setting of the bot { $bot }. Settings: { $known }.
bots-no-command = After “exec:” the command that starts the bot is missing.
bots-answer-malformed = the answer is not understood: { $problem }
bots-answer-stale = the answer is for question { $given }, asked was { $asked }
bots-answer-illegal = “{ $action }” is not one of the legal actions
bots-answer-late = no answer within { $seconds } s
bots-gone = the bot has ended: { $problem }

## Hints: what a bot would do, and why

bots-hint-only = There is only this to do.
bots-hint-move = { $n }. { $action }: { $chance } %
bots-hint-chance = expected outcome { $chance } % (50 % is level with the best rival)
bots-reason-more = { $category }: about { $points } more than with the next best move
bots-reason-less = { $category }: about { $points } less than with the next best move
bots-reason-later = pays off later: a stronger position for the turns to come
bots-reason-denial = leaves { $player } about { $points } worse off
bots-reason-gift = leaves { $player } about { $points } better off
bots-reason-close = hardly better than the next best move
bots-reason-risky = risky: its outcome varies more than that of other moves
bots-reason-safe = safe: its outcome varies less than that of other moves
bots-reason-judged = judged at first sight; tried in no possible world

## The arena

cli-about-arena = Let bots play many games against each other and tell how good they are.
cli-about-duel = Find out which of two bots is better.
cli-about-train = Learn a game’s evaluation by self-play.
cli-about-positions = Write positions, actions and outcomes of many games to a Parquet file.

arena-help-bots = the bots, separated by commas, such as expert,hard,search:sims=200,exec:./my_bot
arena-help-line-up = one table exactly, such as hard+easy+easy+easy; can be given several times
arena-help-report = write the results as a page
arena-help-one = the bot to be judged
arena-help-two = the bot it is compared with
arena-help-sprt = stop as soon as it is decided
arena-help-low = share of wins that means “not better”
arena-help-high = share of wins that means “better”
arena-help-generations = how many generations to learn for
arena-help-lessons = games of self-play in a generation
arena-help-gate = games of each measurement of a generation
arena-help-weights = the file for the weights; other numbers of players in it are kept
arena-help-checkpoints = a folder from which an interrupted course goes on
arena-help-engine = where games are played: in processes of this machine or on a Ray cluster
arena-help-store = keep all results in this file and go on from it
arena-help-records = keep the records of all games in this folder
arena-help-bot = the bot that plays
arena-help-parquet = the file to write

arena-no-bots = Name the bots with --bots or the tables with --line-up.
arena-no-ray = Ray is not installed: pip install "ecumene[lab]".
arena-no-pyarrow = Parquet needs pyarrow: pip install "ecumene[lab]".
arena-other-plan = { $file } holds results of other bots, games or seeds.
arena-progress = Games
arena-report = Arena
arena-bot = bot
arena-games = games
arena-blocks = deals
arena-seed = seed
arena-wins = wins per seat
arena-parity = parity
arena-rank = mean rank
arena-lead = mean lead
arena-score = mean score
arena-rating = rating
arena-p50 = ms, p50
arena-p95 = ms, p95
arena-faults = faults
arena-line-ups = Tables
arena-course = How the shares settled
arena-note = Intervals of 95 % over blocks: every deal is played once with the line-up in each rotation. Rating: openskill, Plackett–Luce, μ − 3σ. The tick marks parity.
arena-sprt-better = Decided: { $one } is better than { $two } (log-likelihood ratio { $ratio }).
arena-sprt-not-better = Decided: { $one } is not better than { $two } (log-likelihood ratio { $ratio }).
arena-sprt-undecided = Not decided yet between { $one } and { $two } (log-likelihood ratio { $ratio }).
arena-generation = { $players } players, generation { $generation }: { $best } % against the best so far, { $greedy } % against the hand-made judgement; explains { $early } of the outcome at the beginning, { $late } at the end; { $kept ->
    [yes] kept
   *[no] not kept
}
arena-trained = Weights written to { $file }.
arena-nothing-learned = { $players } players: no generation was better than the hand-made judgement; nothing is written.
arena-positions = { $n ->
    [one] { $n } position
   *[other] { $n } positions
} written to { $file }.
