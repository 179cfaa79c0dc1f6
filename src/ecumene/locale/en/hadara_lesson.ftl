## The guided first game

hadara-lesson-welcome = You lead a people through three epochs. These four tracks are all you need to watch: income, military, culture and food. Let us play the first epoch.
hadara-lesson-side = Your start card has two sides. Side A has one coin and one military more; side B one income more, and income is paid twice in every epoch. Take side B.
hadara-lesson-wheel = Five decks, one for each colour, and the wheel in the middle. Your crest shows which deck you draw from; after each draw the wheel moves on by one.
hadara-lesson-turn-wheel = You are first player: turn the wheel so that your crest points at blue, the colour of culture.
hadara-lesson-two-cards = From each deck you draw two cards. One you buy or sell, the other goes to the open pile, where somebody may take it later.
hadara-lesson-buy = The Sculptor costs 3 coins and raises culture by 3. Buy it.
hadara-lesson-discount = Your cards by colour. Each card makes further ones of its colour cheaper by 1 coin.
hadara-lesson-farm = Green is food. At the end of the epoch every card of yours wants to eat, so take the Beekeeper.
hadara-lesson-sell = No coins left, so you cannot buy. Selling a card brings 2 coins in this epoch. Sell one of the two.
hadara-lesson-gold = Yellow raises income, and income is paid twice in every epoch. The Weaver pays for herself soon; but choose as you like.
hadara-lesson-income = The first half is over and income was paid: as many coins as the income track shows.
hadara-lesson-statue = Your culture reaches the first statue. Lay a bonus tile on it: face up it raises a track, face down it brings points. Income now is worth most.
hadara-lesson-second-half = The second half: now you take in turn from the open piles, five cards in all. What you threw away is there for everybody.
hadara-lesson-take = The Treasurer raises income by 4. Every yellow card you have makes him one coin cheaper.
hadara-lesson-food = Think of the end of the epoch: more cards need more food. The Irrigation canal would bring 3.
hadara-lesson-colony = Your military is enough for a colony. Plunder it for coins at once, or pay to annex it and turn up its hidden bonus.
hadara-lesson-feeding = Feeding: one food for every card. A card that cannot be fed has to go.
hadara-lesson-medals = Medals. Silver brings half of one track as points at the end of the game: put it on a track that will grow.
hadara-lesson-gold-medal = Gold brings 7 points for each set of five colours. Without a set in sight you may pass and keep the coins.
hadara-lesson-end = That was an epoch: two more follow, dearer and stronger. From here on you choose, and the coach stays beside you.
