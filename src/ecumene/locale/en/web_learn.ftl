## The guided first game

web-learn = Learn by playing
web-guide = Guide
web-guide-next = Next
web-guide-skip = Skip the lesson
web-guide-play-on = Play on
web-guide-do = Press what is framed
web-guide-free = A proposal: you may do something else
web-guide-confirm = Now confirm
web-guide-count = { $n }/{ $all }

## Rules at hand

web-rules-of = Rules: { $game }
web-summary = On one page

## The coach

web-coach = Coach
web-coach-about = one line before a decision, a warning before a mistake
web-summary-turn = How it goes
web-summary-points = What counts
web-signs = Signs
web-print = Print
