## The guided first game

seven_wonders-lesson-welcome = This is Ephesos, your city. Over three ages you build here; whoever has the most points at the end wins. Let us play the first age together.
seven_wonders-lesson-resources = What your city produces. Papyrus is printed on your board, for every turn: resources are never used up.
seven_wonders-lesson-hand = Your hand. Everybody chooses one card, all are turned over at once, and the hands go on to the neighbour. What you leave, somebody else may take.
seven_wonders-lesson-stone = Brown and grey cards produce resources. Stone will be needed for your wonder: open the Stone Pit and build it.
seven_wonders-lesson-neighbours = What you lack, your neighbours sell: 2 coins each, paid to them. They cannot refuse, and keep the resource. Gizah has just bought papyrus from you.
seven_wonders-lesson-trade = The Guard Tower needs clay. You have none, but Olympia has: build it, the 2 coins go to your right-hand neighbour.
seven_wonders-lesson-wonder = Your wonder grows stage by stage. The first one costs two stone and brings 2 points and 4 coins.
seven_wonders-lesson-stage = Any card can become a stage: it goes face down under the wonder, so take one you do not need. One stone is your own, Gizah sells the other.
seven_wonders-lesson-science = Green cards carry symbols of science. Equal ones are worth their number squared; a set of all three kinds is worth 7 points more. Begin with the Apothecary.
seven_wonders-lesson-shields = Shields: yours in the middle, the neighbours’ beside them. They are compared at the end of each age, and only with the two neighbours.
seven_wonders-lesson-barracks = Another shield would put you ahead of both neighbours. The Barracks need ore; you may also choose something else now.
seven_wonders-lesson-sale = The last two cards of an age: one is played, the other is discarded. When nothing fits, sell a card for 3 coins. Sell one.
seven_wonders-lesson-conflicts = The age is over, and there were conflicts. Winning one is worth 1 point in the first age, then 3, then 5; losing always costs 1.
seven_wonders-lesson-points = Everybody’s points so far. Most of them come late: science grows with every symbol, guilds and the last wonder stages come in the third age.
seven_wonders-lesson-end = The second age: stronger cards, dearer ones, and the hands go the other way round. From here on you choose, and the coach stays beside you.
