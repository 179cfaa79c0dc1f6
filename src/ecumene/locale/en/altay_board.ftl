### Altay: what only the drawn board says. $player, $region, $regions, $card, $resource and the like come as finished text.

altay-ui-round = Round { $n }
altay-ui-on-turn = on turn: { $player }
altay-ui-map = The map
altay-ui-about = About this game
altay-ui-map-walk = Regions of the map. Arrow keys walk from one to the next, plus and minus zoom.
altay-ui-free = free
altay-ui-neutral = neutral, difficulty { $n }
altay-ui-neutral-with = neutral, difficulty { $n }, brings { $resource }
altay-ui-neutral-region = Neutral region
altay-ui-held-by = { $player }: { $n ->
    [one] one settlement
   *[other] { $n } settlements
}
altay-ui-token = 1 VP for whoever holds it
altay-ui-not-in-play = { $region }: not used with so few players
altay-ui-borders-on = borders on { $regions }
altay-ui-choices-here = { $n ->
    [one] one thing can be done
   *[other] { $n } things can be done
}
altay-ui-choices-for = What can be done: { $what }
altay-ui-nothing-to-do = Nothing can be done with it now.
altay-ui-sites = Regions to choose from

altay-ui-pool = Resources for this turn
altay-ui-supply-left = In the supply: { $n }
altay-ui-table-of = Table of { $player }
altay-ui-nothing-laid = Nothing is laid out. Cards that collect or store, and the achievement in work, lie here.
altay-ui-finished = Finished achievements
altay-ui-filled = { $n } of { $all } places full
altay-ui-settlement-waits = a settlement waits on it
altay-ui-put-all = all that fits
altay-ui-first-resource = first
altay-ui-use = use
altay-ui-give-up = give up
altay-ui-costs = Costs { $cost }
altay-ui-copies = { $n ->
    [one] one copy
   *[other] { $n } copies
}
altay-ui-level = achievement of level { $level }
altay-ui-family-brown = work
altay-ui-family-blue = culture
altay-ui-family-red = war
altay-ui-family-green = settlements
altay-ui-family-yellow = stores

altay-ui-rivals = Rivals
altay-ui-look-at = Look at the table of { $player }
altay-ui-hand = { $n ->
    [one] Your hand: one card
   *[other] Your hand: { $n } cards
}
altay-ui-end-turn = End the turn
altay-ui-may-keep = You may keep one card.
altay-ui-unused = { $n ->
    [one] One resource goes back unused
   *[other] { $n } resources go back unused
}
altay-ui-unused-for-coins = { $n ->
    [one] One unused resource brings a coin
   *[other] { $n } unused resources bring coins
}
altay-ui-unplayed = { $n ->
    [one] One card not played
   *[other] { $n } cards not played
}

altay-ui-battle-for = Battle for { $region }
altay-ui-attacker = attacks
altay-ui-defender = defends
altay-ui-settlements-in = settlements in { $region }
altay-ui-difficulty-of = difficulty of { $region }
altay-ui-technologies = technologies
altay-ui-falls = The region falls.
altay-ui-must-exceed = The attack must exceed { $n }.
altay-ui-would-tie = As it stands: equal strength, nothing happens.
altay-ui-would-win = As it stands: { $player } wins and captures a settlement.
altay-ui-yields = { $player } yields and loses the battle.
altay-ui-loser-gives = Whoever loses gives a settlement to the winner. After the battle you draw as many cards as you play or discard.
altay-ui-may-hold = { $player } holds { $n ->
    [one] one card
   *[other] { $n } cards
} and may yield or fight.
altay-ui-known-there = Known to be in that hand: { $cards }.
altay-ui-tie = achievements: { $n }
