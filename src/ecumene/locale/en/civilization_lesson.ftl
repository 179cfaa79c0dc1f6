## The guided first game

civilization-lesson-welcome = The whole world, and nobody knows it yet: under every question mark lies a resource, a treasure or a surprise. You can move and zoom the map.
civilization-lesson-first-village = Everybody begins with two villages, each with a swordsman and a settler. Found your first one in Anatolia, between three continents.
civilization-lesson-second-village = Your rival has settled in India. Your second village: Gaul.
civilization-lesson-markers = The markers of your regions are turned up: coal here, iron in Gaul. Resources are worth gold, and three of a kind are a monopoly.
civilization-lesson-settler = Movement. A settler walks two regions a turn. Open Anatolia and send its settler to the Euphrates.
civilization-lesson-other-settler = The second settler goes from Gaul to Germania.
civilization-lesson-swordsman = An army walks one region. Send the swordsman after the settler, to guard the new village.
civilization-lesson-done-moving = That is all for the movement. Where armies of two players meet, there would be battles now.
civilization-lesson-trade = Trade: anything against anything, with anybody who agrees. Today there is nothing to gain: say that you are ready.
civilization-lesson-income = Production: every settlement brings gold by its size, and nobody gets less than 10. Dice decide which resource is critical: the settlements of whoever holds it yield double.
civilization-lesson-found = Purchases. Your settler has arrived: found a village at the Euphrates. The settler stays there for good.
civilization-lesson-marker-found = Under the marker was nothing. Germania, unexplored, may hide more; a settler can look under a marker before you found a village.
civilization-lesson-research = A technology of this era: it counts at the end of the game, and makes your people stronger in battle. Buy one.
civilization-lesson-expand = Villages grow to towns, cities and metropolises. Each step brings more gold every turn. Let one grow.
civilization-lesson-army = The rest of the gold: another settler founds another village. Or buy an army; you decide.
civilization-lesson-done-buying = Finish your purchases. The others buy, and the next turn begins.
civilization-lesson-battle = In battle both sides choose a unit in secret, then dice fall. Horse has the edge over foot, foot over artillery, artillery over horse.
civilization-lesson-end = Settle fast, keep a guard in each village, buy technologies before the era is over. From here on you choose, and the coach stays beside you.
