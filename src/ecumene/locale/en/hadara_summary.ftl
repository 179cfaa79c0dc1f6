## The game on one page

hadara-summary-aim = Three epochs of two halves. Buy and sell cards, raise four tracks; after the third epoch the most points win.
hadara-summary-step-wheel = First half: the first player sets the wheel. Five times draw two cards from your deck, buy or sell one, lay the other on the open pile.
hadara-summary-step-income = Income: coins by the yellow track.
hadara-summary-step-colony = Colony: with enough military plunder one or annex it.
hadara-summary-step-statue = Statue: with enough culture build one and lay a bonus tile on it.
hadara-summary-step-second = Second half: five times in turn take the top card of an open pile, buy or sell it; income, colony and statue again.
hadara-summary-step-feed = Feed: one food for each card, else cards go. Then buy medals.
hadara-summary-points-cards = Cards, colonies and statues: as printed.
hadara-summary-points-silver = Silver medal: half of one track.
hadara-summary-points-gold = Gold medal: 7 for each set of five colours.
hadara-summary-points-coins = 5 coins: 1 point.

## Signs

hadara-term-coin = Coin
    .about = buys cards and medals
hadara-term-point = Victory point
    .about = the most of them win
    .words = victory point, point
hadara-term-income = Income
    .about = coins, twice an epoch
hadara-term-strength = Military
    .about = captures colonies
    .words = military
hadara-term-culture = Culture
    .about = builds statues
hadara-term-food = Food
    .about = feeds your cards
hadara-term-tile = Bonus tile
    .about = is laid on a statue: raises a track or brings points
hadara-term-medal-silver = Silver medal
    .about = half of a track as points
hadara-term-medal-gold = Gold medal
    .about = points for sets of five colours
hadara-term-set = Set
    .about = one card of each of the five colours
    .words = set of five
hadara-term-colony = Colony
    .about = needs military
hadara-term-statue = Statue
    .about = needs culture
hadara-term-family-yellow = Yellow card
    .about = income
hadara-term-family-red = Red card
    .about = military
hadara-term-family-blue = Blue card
    .about = culture
hadara-term-family-green = Green card
    .about = food
hadara-term-family-purple = Purple card
    .about = special powers
hadara-term-leader = First player
    .about = chooses and acts first in this round

## Terms without a sign of their own

hadara-term-epoch = Epoch
    .about = one of three rounds, each in two halves
hadara-term-wheel = Wheel
    .about = shows from which deck your crest draws
hadara-term-plunder = Plunder
    .about = take coins from a colony instead of adding it to your people
    .words = plunder, plundered
hadara-term-annex = Annex
    .about = pay for a colony: it moves your tracks
    .words = annex, annexed
hadara-term-medal = Medal
    .about = bought at the end of an epoch, counted at the end of the game
