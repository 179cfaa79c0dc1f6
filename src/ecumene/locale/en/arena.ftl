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
arena-help-rules = the rule set to learn, where each has weights of its own (Civilization: standard, advanced); otherwise the one the shipped weights for so many players are of
arena-help-generations = how many generations to learn for
arena-help-lessons = games of self-play in a generation
arena-help-gate = games of each measurement of a generation
arena-help-units = units of a hidden layer learned on top of the weights at the end; kept if it plays better
arena-help-edition = begin with the weights of an edition (shipped, anchor-2026-11) instead of learning from nothing
arena-help-hindsight = rounds of learning to choose by looking back at self-play; kept if that plays better
arena-help-drills = games of each round of looking back
arena-help-insight = games of learning the networks that expert thinks with, where a game has statements for them (7 Wonders with three or four players); the other weights are left alone
arena-help-weights = the file for the weights; other numbers of players in it are kept
arena-help-checkpoints = a folder from which an interrupted course goes on
arena-help-engine = where games are played: in processes of this machine or on a Ray cluster
arena-help-store = keep all results in this file and go on from it
arena-help-records = keep the records of all games in this folder
arena-help-bot = the bot that plays
arena-help-parquet = the file to write

arena-no-bots = Name the bots with --bots or the tables with --line-up.
arena-no-ray = Ray is not installed: pip install "ecumene[lab]".
arena-ray-failed = The Ray cluster cannot be used: { $problem } Check RAY_ADDRESS, or play with --engine local.
arena-no-pyarrow = Parquet needs pyarrow: pip install "ecumene[lab]".
arena-no-openskill = Ratings need openskill: pip install "ecumene[lab]".
arena-no-scipy = Networks are learned with scipy: pip install "ecumene[lab]".
arena-other-plan = { $file } holds results of other bots, games or seeds. Name another file with --store, or give the command it was begun with.
arena-damaged = { $file } is damaged in line { $line }. Remove that line, and its games are played again.
arena-line-up-size = { $line } takes { $seats } seats, but --players asks for { $players }. Leave out --players, or change the line-up.
arena-bad-shares = The test has to decide between two shares of wins, 0 < --low < --high < 1; given were { $low } and { $high }.
arena-other-course = { $file } is the checkpoint of another course: other settings or another seed. Name another folder with --checkpoints, or give the command it was begun with.
arena-not-weights = { $file } is no file of weights ({ $problem }). Name another one with --out.
arena-no-edition = There are no weights “{ $edition }” of this game for { $players } players.
arena-not-learned-so = { $option } means nothing to { $game }: what its bots go by is learned in another way.
arena-no-rule-set = { $game } has no rule set “{ $given }”; known are { $known }.
arena-no-insight = Nothing is told to networks in { $game }: leave out --insight, and its weights are learned in their own way.
arena-insight-players = Networks of { $game } are learned for one number of players: name one of { $known } with --players.
arena-complaint = { $bot }: { $reason }.
arena-progress = Games
arena-report = Arena
arena-decimal-mark = .
arena-milliseconds = ms
arena-standings = Results
arena-bot = bot
arena-games = games
arena-blocks = deals
arena-seed = seed
arena-wins = wins per seat
arena-parity = parity
arena-rank = mean rank
arena-score = mean score
arena-lead = mean lead
arena-rating = rating
arena-times = ms, p50 / p95
arena-parity-is = Games: { $games }. Parity: { $parity } of the wins for every seat.
arena-faults = faults
arena-above = above parity
arena-even = parity not excluded
arena-under = below parity
arena-mirror = mirror match
arena-line-ups = Tables
arena-pace = Time per move
arena-repeat = The same games again
arena-about-wins = Share of the games won for every seat a bot held, with its 95 % interval. The dashed tick is parity: the share if all were equal.
arena-about-line-ups = Share of the games won by all seats of a bot together, table by table. In a mirror match a bot plays against itself: each share should hold parity within its interval.
arena-about-course = Wins per seat after so many deals; the dotted line is parity.
arena-about-pace = From the median to the 95th percentile of all moves that were a choice, in milliseconds; each mark is ten times the one before.
arena-about-faults = Answers that were illegal, late or not understood, and moves by chance in their place.
arena-course = How the shares settled
arena-note = Every deal is played once with the line-up in each rotation around the table, and by all line-ups; intervals of 95 % are over deals. Rating: openskill, Plackett–Luce, μ − 3σ.
arena-sprt-better = Decided: { $one } is better than { $two } (log-likelihood ratio { $ratio }).
arena-sprt-not-better = Decided: { $one } is not better than { $two } (log-likelihood ratio { $ratio }).
arena-sprt-undecided = Not decided yet between { $one } and { $two } (log-likelihood ratio { $ratio }).
arena-generation = { $players } players, generation { $generation }: { $best } % against the best so far, { $greedy } % against the hand-made judgement; explains { $early } of the outcome at the beginning, { $late } at the end; { $kept ->
    [yes] kept
   *[no] not kept
}
arena-shaken-generation = { $players } players{ $rules ->
    [usual] {""}
   *[other] {" "}({ $rules })
}, generation { $generation }: { $games } games of shaken weights show a way that is { $sure } % more than chance; { $won } % against the best so far, parity { $parity } %; { $kept ->
    [yes] kept
   *[no] not kept
}
arena-looked-back = { $players } players, round { $round } of looking back: { $best } % against what it began with, { $greedy } % against the hand-made judgement; explains { $gained } % of what went otherwise than expected; { $kept ->
    [yes] kept
   *[no] not kept
}
arena-trained = Weights written to { $file }.
arena-insight-learned = { $games } of { $all } games: at a table of the learned value it wins { $won } % (parity { $parity } %), { $ahead } points before the better one
arena-nothing-learned = { $players } players: no generation was better than the hand-made judgement; nothing is written.
arena-positions = { $n ->
    [one] { $n } position
   *[other] { $n } positions
} written to { $file }.

## The ladder

cli-about-ladder = Keep ratings of all bots of a game, playing the tables that tell most.

ladder-help-add = a bot of yours, such as "exec:python my_bot.py" or ws://127.0.0.1:8400; it stays on the ladder
ladder-help-without = a bot that plays no more games; its rating stays
ladder-help-store = the file of the ladder (ladder-GAME-PLAYERS.jsonl); the same command goes on from it
ladder-help-page = write the ladder as a page
ladder-help-ratings = put the ratings of the levels into this file, from which the server shows them
ladder-help-engine = where games are played; without it on a Ray cluster where RAY_ADDRESS names one, else on this machine

ladder-too-few = A ladder needs at least two bots that can play.
ladder-kept = All results are in { $file }: the same command goes on from there.
ladder = Ladder
ladder-standings = Ratings
ladder-course = How the ratings settled
ladder-made-with = rules and levels
ladder-commit = commit
ladder-about = On the scale of Elo, with the 95 % interval: 400 points ahead means ten wins to one. The average of all is 1500; only differences mean something.
ladder-about-course = The ratings after so many games; the dotted line is the middle of the scale.
ladder-about-repeat = At the same commit, in an empty folder:
ladder-note = Each round plays the tables that tell most about who is better than whom, every deal once in each rotation around the table. A game counts as a comparison of every two bots at the table; ties count half.
