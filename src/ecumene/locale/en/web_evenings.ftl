# Evenings with friends: pace and clocks

web-pace = Pace
web-pace-none = No clock
web-pace-live = Live
web-pace-days = By correspondence
web-pace-per-move = { $time } a turn
web-pace-bank = { $time } in all
web-pace-bank-plus = { $time } in all, { $more } more after each turn
web-pace-nights = Nights do not count
web-pace-nights-about = Clocks rest from { $from }:00 to { $to }:00 by your time.
web-pace-weekends = Weekends do not count
web-pace-nights-told = Clocks rest at night, from { $from }:00 to { $to }:00 ({ $zone }).
web-pace-weekends-told = Clocks rest on weekends.
web-pace-late = Out of time
web-pace-late-bot = A bot plays until they are back
web-pace-late-random = A random move is made
web-pace-late-out = The seat is lost
web-pace-late-told = Whoever is out of time: { $what }.
web-time-days = { $days } d { $hours } h
web-time-hours = { $hours } h { $minutes } min
web-time-left = { $time } left
web-time-is-up = Time is up: a bot plays
web-time-short = Your time runs out: { $time } left. { $late ->
    [random] Then a random move is made for you.
    [out] Then your seat is lost.
   *[bot] Then a bot plays until you are back.
}
web-length-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
web-length-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
web-length-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
web-length-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
web-preset = Begin with
web-preset-quick = Quick: against bots, at once
web-preset-tonight = With friends tonight
web-preset-daily = A move a day
web-next-table = To the next table that waits
web-level-about-random = plays anything that is allowed
web-level-about-novice = knows what pays at once, and often misses it
web-level-about-easy = takes what pays at once
web-level-about-medium = knows what pays in the end
web-level-about-hard = thinks ahead
web-level-about-expert = thinks far ahead, and takes its time

# What is decided together

web-motion-bot = { $by } proposes that a bot plays for { $name }, who stays away.
web-motion-end = { $by } proposes to end the game as it stands.
web-motion-agree = Agree
web-motion-refuse = No
web-motion-waits = Still asked: { $names }
web-end-together = Propose to end the game

# Me

web-me = Notices and preferences
web-me-nobody = Take a name first: notices need somebody to go to.
web-likes = Preferences
web-motion = Motion
web-motion-usual = As usual
web-motion-fast = Fast
web-motion-none = None
web-confirming = A chosen move
web-confirming-strict = is always confirmed by a second click
web-confirming-every = is confirmed by a second click, unless it can be undone
web-confirming-choices = is played at once if there is no other
web-confirming-none = is always played at once
web-told = Notices
web-told-about = One notice when your turn begins and you are not looking. Never in your quiet hours.
web-told-push = This or another browser
web-told-discord = Discord
web-told-slack = Slack
web-told-matrix = Matrix
web-told-json = A web address, as JSON
web-told-mail = Mail
web-told-this-device = Tell me on this device
web-told-no-push = This browser cannot be sent notices here. Open the page by https, and on an iPhone add it to the home screen first.
web-told-not-allowed = The browser was not allowed to show notices. You can change that in its settings for this page.
web-told-how = How
web-told-address = Address
web-told-add = Add
web-told-test = Test
web-told-remove = Take away
web-told-sent = Sent.
web-told-mail-sent = A mail is on its way: follow the link in it.
web-told-unconfirmed = Waits for you to follow the link in the first mail.
web-told-daily = once a day
web-told-daily-about = Once a day for all tables, instead of at every turn
web-told-trouble = The last one did not arrive: { $why }
web-quiet = Quiet hours
web-quiet-from = from
web-quiet-to = to
web-quiet-none = none
web-mail = Mail from Ecumene
web-mail-about = Somebody wants to be told at your address when it is their move. Is that you?
web-mail-confirm = Yes, tell me here
web-mail-stop = No more mail
web-mail-confirm-done = Done: you will be told when it is your move.
web-mail-stop-done = Done: no more mail will come.

# Results and account

web-results = Results
web-results-played = Played
web-results-won = Won
web-results-place = Place on average
web-rating = { $game }: rating { $rating }.
web-rating-bots = Bots: { $bots }
web-any-game = Any game
web-any-size = Any number of players
web-with-whom = With whom
web-unfinished = ended early
web-more-games = Earlier games
web-no-past-games = No such games yet.
web-account = Account
web-guest-keeps = You are a guest: make an account, and everything you have goes with you.
web-change-password = Change the password
web-new-codes = Recovery codes
web-devices = Signed in on
web-device-here = This device
web-device-since = A device signed in on { $date }
web-device-used = last used on { $date }
web-sign-out-others = Sign out everywhere else
web-my-data = Everything kept about me
web-forget-me = Delete me
web-password-now = Your password
web-password-new = New password
web-password-changed = Changed. All other devices are signed out.
web-codes-about = Write these down: each of them opens your account once, if you lose the password. They are shown only now.
web-codes-written = I have written them down
web-deed-password = Change the password
web-deed-password-about = All other devices will be signed out.
web-deed-password-do = Change it
web-deed-codes = Recovery codes
web-deed-codes-about = New codes make all earlier ones void.
web-deed-codes-do = Show new codes
web-deed-delete = Delete me
web-deed-delete-about = Your name, what you said and wrote, and your ways in will be gone for good. Finished games remain to those you played with, without your name.
web-deed-delete-do = Delete me for good
web-recover = Lost your password?
web-recover-code = Recovery code
web-recover-about = One of the codes you wrote down opens the account once; choose a new password.
web-recover-do = Come back
