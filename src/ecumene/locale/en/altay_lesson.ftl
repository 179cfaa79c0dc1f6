## The guided first game

altay-lesson-welcome = Before you lies Altay: farmland, forests, mines and mountains. Your people settles here, conquers and learns. Let us play two turns together.
altay-lesson-people = Four peoples, each with ten cards of its own. The Smallfolk have many hunters, craftsmen and a spellweaver. Take them.
altay-lesson-place = Your first settlement stands on farmland. Choose region F3: it has many neighbours.
altay-lesson-hand = Your hand: five cards each turn. Play as many as you like; at the end the rest is discarded and you draw five new ones.
altay-lesson-hunter = The Hunter produces food. Play him.
altay-lesson-pool = Here lie your resources. They last only for this turn: spend them or put them on cards.
altay-lesson-again = One more Hunter, one more food.
altay-lesson-market = The market: eleven piles of better cards under their prices. What you buy comes into your deck, and soon into your hand.
altay-lesson-buy = The Farmer costs 1 food. If you hold farmland, he produces 2 food, twice as much as a Hunter. Buy one.
altay-lesson-attack = W3 is a neutral forest of difficulty 1. Your settlement beside it and one Warrior make 2, that is enough: attack from F3.
altay-lesson-goals = Achievements: fill the places of a card with resources, over several turns if need be. They bring powers and points; level III are wonders.
altay-lesson-wood = Food is left, and the Craftsman has wood. Play him.
altay-lesson-start = Writing wants 2 food and 2 wood. Begin it and put on it all you have: that much is safe.
altay-lesson-end-turn = End the turn: what was not used goes back, and you draw five cards.
altay-lesson-second = Your rival has conquered too. A new hand: begin with the hunters again.
altay-lesson-village = The Village is laid before you and collects 2 food. When it is full, you build a settlement.
altay-lesson-fill = Put the food on the Village, all with one click.
altay-lesson-settle = A new settlement. Put it into the forest you conquered: every region you hold is a point at the end, and several settlements defend each other.
altay-lesson-points = Points come from regions, achievements, cards, conquest markers and captured settlements. The game ends in the round in which somebody has no settlement left to place.
altay-lesson-end = You know enough. Conquer, settle, learn; from here on you choose, and the coach stays beside you.
