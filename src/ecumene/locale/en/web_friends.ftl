# Friends and invitations

web-friends = Friends
web-friends-about = Whom you like to play with: one click invites them to a table. Those who have you among their friends, too, see when you are here.
web-friend-name = Name of an account
web-friend-add = Add
web-friend-remove = Remove { $name } from my friends
web-friend-keep = Add { $name } to my friends
web-friend-kept = { $name } is among your friends now.
web-a-guest = guest
web-online = here now
web-invite-name = Invite by name
web-invite-do = Invite
web-invited-name = { $name } is invited.
web-invitations = Invitations
web-invitation-table = { $name } invites you to a game of { $game }.
web-invitation-cup = { $name } invites you to the cup “{ $cup }”.
web-decline = No, thanks
web-muted = Muted
web-mute = Mute { $name }
web-mute-sure = You will hear nothing more from { $name }, here and at other tables, and get no invitations from them. On the page with your name you can undo this.
web-mute-do = Mute
web-unmute = Hear again

# Chat

web-chat-playing = Players
web-chat-watching = Watchers
web-chat-say-watching = Say something to those who watch
web-chat-nobody = Choose a name first, then you can talk.
web-unread = { $n ->
    [one] { $n } new line
   *[other] { $n } new lines
}

# Watching

web-watch = Games to watch
web-watchers = { $n ->
    [0] nobody watches
    [one] { $n } watches
   *[other] { $n } watch
}
web-delay = Watchers
web-delay-about = Who does not play sees the game and hears the talk later.
web-delay-none = see it at once
web-delay-by = see it { $time } later
web-delay-told = Those who watch see the game { $time } later.
web-you-watch-later = You watch, { $time } later.

# Bots and preferences

web-level-plays = { $level }: { $how }.
web-cards = Cards in hand
web-cards-small = Small
web-cards-usual = As usual
web-cards-large = Large
web-hand = Phone in
web-hand-right = the right hand
web-hand-left = the left hand: buttons change sides
web-hold = Show what the others did only when I click
web-held = The others have moved.
web-held-show = Show it

# Cups

web-cups = Cups
web-cups-about = A small tournament for people and bots. When a round is over, the tables of the next one make themselves.
web-cup-new = New cup
web-cup-create = Open the cup
web-cup-name = Name of the cup
web-cup-seats = Seats at a table
web-cup-tables-of = tables of { $n }
web-cup-shape = Who meets whom
web-cup-swiss = Swiss
web-cup-swiss-about = In every round those sit together who stand alike, and have not met if possible.
web-cup-robin = Round robin
web-cup-robin-about = Everybody meets everybody.
web-cup-rounds = Rounds
web-cup-times = How many times
web-cup-bots = Bots that take part
web-cup-open = Show among the cups
web-cup-open-about = Anybody may enter. Else those with the link, or an invitation.
web-cup-look = Have a look
web-cup-enter = Take part
web-cup-leave = Withdraw
web-cup-start = Begin the cup
web-cup-end = End the cup as it stands
web-cup-copy = Copy the link
web-cup-add-bot = Add a bot
web-cup-remove = Send { $name } away
web-cup-my-table = To my table
web-cup-over = over
web-cup-round = round { $n } of { $of }
web-cup-round-n = Round { $n }
web-cup-entrants-n = { $n ->
    [one] { $n } takes part
   *[other] { $n } take part
}
web-cup-standings = Standings
web-cup-place = Place
web-cup-who = Who
web-cup-points = Points
web-cup-wins = Wins
web-cup-opponents = Opponents
web-cup-share = Share
web-cup-points-about = The first of a table gets 1 point, the last 0, the others lie evenly between; sitting out counts half a point. Between equals decide wins, then the points of the opponents on average, then the share of all victory points.
web-cup-gone = gone, a bot plays
web-cup-table-over = over
web-cup-out = Sits out: { $names }
web-cup-of = Table of a cup: see how it stands
