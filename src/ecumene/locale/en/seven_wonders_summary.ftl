## The game on one page

seven_wonders-summary-aim = Three ages, one city. Everybody chooses a card at the same time; after the third age the most points win.
seven_wonders-summary-step-choose = Choose one card of your hand, face down.
seven_wonders-summary-step-use = All are turned over: build it, tuck it under your wonder as a stage, or sell it for 3 coins.
seven_wonders-summary-step-pay = Pay with what your city produces; what is missing you buy from a neighbour, 2 coins each.
seven_wonders-summary-step-pass = The hands go on: left in ages I and III, right in age II. Of the last two cards one is played.
seven_wonders-summary-step-fight = At the end of an age compare shields with both neighbours.
seven_wonders-summary-points-military = A won conflict 1, 3 or 5 by age; a lost one −1.
seven_wonders-summary-points-treasury = 3 coins: 1 point.
seven_wonders-summary-points-wonder = Wonder stages and blue cards: as printed.
seven_wonders-summary-points-science = Science: equal symbols squared, each set of three different ones 7.
seven_wonders-summary-points-others = Yellow cards and guilds: by what they count.

## Signs

seven_wonders-term-coin = Coin
    .about = pays for trade; three are a point at the end
seven_wonders-term-point = Victory point
    .about = the most of them win
    .words = victory point, point
seven_wonders-term-shield = Shield
    .about = strength in the conflicts at the end of each age
seven_wonders-term-wood = Wood
    .about = a raw material
seven_wonders-term-stone = Stone
    .about = a raw material
    .words = stone
seven_wonders-term-clay = Clay
    .about = a raw material
seven_wonders-term-ore = Ore
    .about = a raw material
seven_wonders-term-glass = Glass
    .about = a manufactured good
seven_wonders-term-cloth = Cloth
    .about = a manufactured good
seven_wonders-term-papyrus = Papyrus
    .about = a manufactured good
seven_wonders-term-compass = Compass
    .about = a symbol of science
seven_wonders-term-gear = Gear
    .about = a symbol of science
seven_wonders-term-tablet = Tablet
    .about = a symbol of science
seven_wonders-term-chain = Chain
    .about = a building you have makes another one free
    .words = chain
seven_wonders-term-victory = Victory token
    .about = points for a won conflict
seven_wonders-term-defeat = Defeat token
    .about = one point less
seven_wonders-term-stage = Wonder stage
    .about = is built with any card, face down
    .words = wonder stage, stage
seven_wonders-term-family-brown = Brown card
    .about = raw materials
seven_wonders-term-family-grey = Grey card
    .about = manufactured goods
seven_wonders-term-family-blue = Blue card
    .about = points
seven_wonders-term-family-green = Green card
    .about = science
seven_wonders-term-family-yellow = Yellow card
    .about = trade and coins
seven_wonders-term-family-red = Red card
    .about = shields
seven_wonders-term-family-purple = Purple card
    .about = guilds of the third age
seven_wonders-term-city = Free City
    .about = the third city of a game for two, played in turns

## Terms without a sign of their own

seven_wonders-term-age = Age
    .about = six turns with one deck; then the shields are compared
seven_wonders-term-neighbour = Neighbour
    .about = whoever sits to your left or right: you trade and fight with both
    .words = neighbour
seven_wonders-term-conflict = Conflict
    .about = shields against each neighbour, at the end of an age
seven_wonders-term-guild = Guild
    .about = a purple card that counts what you and your neighbours have
seven_wonders-term-hand = Hand
    .about = the cards to choose from; it is passed on after every turn
    .words = hand
