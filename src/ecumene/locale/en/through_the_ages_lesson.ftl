## The guided first game

through_the_ages-lesson-welcome = You lead a civilization from antiquity to modern times. Culture wins in the end; science, food, resources and strength are the way there. Let us play the first rounds.
through_the_ages-lesson-row = The card row: leaders, wonders, technologies. The left ones cost 1 civil action, further right 2 and 3. Cards slide to the left, so whoever waits pays less.
through_the_ages-lesson-take = In the first round you only take cards, and the first player has one action. Take the Hanging Gardens, a wonder to be built later.
through_the_ages-lesson-first-end = That was your action. End the turn.
through_the_ages-lesson-politics = Every turn begins with politics: events, aggressions, pacts. You have no military cards yet, so pass.
through_the_ages-lesson-actions = Now you have 4 civil actions, the white ones, and 2 military actions, the red ones. Nearly everything costs one of them.
through_the_ages-lesson-population = Increase your population: for food a new worker comes from the yellow bank. The emptier the bank, the more the next one costs.
through_the_ages-lesson-mine = A worker without work does nothing. Build a Bronze mine: 2 resources, and every turn one resource more.
through_the_ages-lesson-second-take = Two civil actions are left, and they do not keep. Take a card for 2 of them: with Frugality you grow more cheaply.
through_the_ages-lesson-production = What the end of the turn brings: culture, science, food and resources. Unused red actions become military cards.
through_the_ages-lesson-end-turn = Nothing is left to do: end the turn.
through_the_ages-lesson-military = Your military cards, which only you see: events and territories to prepare, aggressions, tactics, bonuses.
through_the_ages-lesson-event = Prepare an event: it goes face down to the future events, and brings you culture. In exchange the first of the current events happens, to everybody.
through_the_ages-lesson-what-happened = Development of Trade Routes: everybody got science, food and a resource. Age A is kind; later events strike the weakest.
through_the_ages-lesson-columbus = Look who has come: Christopher Columbus. A leader costs the actions of his place, here 2.
through_the_ages-lesson-leader = Put him into play, for one more action. You have one leader at a time, and only one of each age.
through_the_ages-lesson-temple = One action left. Religion, a temple, brings culture every turn and a happy face: the more people you have, the more of them grow discontented.
through_the_ages-lesson-colony = Colonies are won by auction: whoever sends the most strength. Columbus takes one from your hand without a fight, and then leaves. Settle the Vast Territory.
through_the_ages-lesson-strength = Colonies stay yours for good; the Vast Territory fills your yellow bank. Keep an eye on strength: whoever is weakest gets attacked.
through_the_ages-lesson-end = You know the round: politics, actions, production. Spend what you make: too much of it in store is lost to corruption, as the red warning says. From here on you choose, and the coach stays beside you.
