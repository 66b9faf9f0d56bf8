# The frame of every page

app-name = Début
app-title = { $page } — Début
app-skip = Skip to the content
app-nav = Pages
app-games = Games
app-replay = Replay
app-settings = Settings
app-language = Language
app-footer = Tabletop football and handball against a friend or the computer. No account, nothing to install.
app-loading = One moment…
app-again = Try again
app-back-home = Back to the games
language-en = English
language-fr = Français

# Teams without a name: alone, and in the middle of a sentence

team = Team { $side }
player-n = Player { $place }
team-told = Team { $side }

# Home

home-title = Football and handball on the table
home-lead = Dice, a board and an opponent: sit down and play.
home-new = New here?
home-begin = Play { $game } in { $time }
home-games = Games
home-players = 2 players
home-players-four = 2 or 4 players
home-play = Play
home-rules = Rules
home-teams = Teams
home-picture = The board of { $game }
home-no-games = There is no game on this server yet.
home-mine = Your matches
home-mine-none = No match yet. Those you play will wait for you here, in this browser.
home-on-title = Your last match
home-go-on = Continue
home-look-again = Watch again
home-forget = Forget this match
home-forget-of = Forget the match { $a } against { $b }
home-on-of = Continue the match { $a } against { $b }
home-look-of = Watch again: the match { $a } against { $b }
home-over = Finished
home-running = Under way
home-until = If nobody plays on, it is removed on { $date }.
home-gone = No longer on the server
home-score = { $a } to { $b }

# New match

new-title = New match: { $game }
new-unknown = There is no game called “{ $game }” here.
new-who = Who plays?
new-two = Two at this screen
new-two-help = Side by side, turn by turn, on this device.
new-four = Four, two a team
new-four-help = Friends or computers, each where you like.
new-others = The other three
new-seat-computer = Computers
new-seat-here = At this screen
new-seat-link = By link
new-place-partner = Your partner
new-place-first = First opponent
new-place-second = Second opponent
new-place-name = Name, if you like
new-computer = Against the computer
new-computer-help = Opponents from gentle to merciless.
new-level = Your opponent
new-length = How long?
new-more = More choices
new-more-about = Names, team, dice and house rules.
new-names = Names
new-name-you = Your name
new-name-a = Team A
new-name-b = Team B
new-side = Your team
new-side-a = Team A
new-side-b = Team B
new-side-lot = By a draw
new-options = House rules
new-option-usual = default
new-option-clear = Default
new-option-less = Less
new-option-more = More
new-option-off = off
new-option-text = { $n } of { $most } characters.
new-option-long = At most { $most } characters, please.
new-option-bounds = A whole number from { $low } to { $high }, please.
new-dice = Dice
new-dice-checked = The table’s dice
new-dice-checked-help = Sealed before the first roll: after the match anyone can check that none was changed.
new-dice-typed = We roll real dice
new-dice-typed-help = Roll your own dice and enter what came up. The table is the referee.
new-start = Start the match
new-starting = Setting up the board…

# Opponents

level-1 = Newcomer
level-1-help = Plays fast and overlooks a lot. Good for a first match.
level-2 = Sunday player
level-2-help = Takes the chances that are easy to see, forgives most mistakes.
level-3 = Club player
level-3-help = Weighs the odds before every roll. You will have to think too.
level-4 = Captain
level-4-help = Looks several rolls ahead and seldom makes a mistake.
level-5 = No mercy
level-5-help = Thinks as long as it takes. Only the dice can help you.
level-6 = Perfect
level-6-help = Has worked out every possible match and never makes a mistake. What remains is luck.
level-unfit = Cannot play with “{ $option }: { $value }”.
level-n = Level { $level }
computer = Computer


# Rules

rules-of = Rules of { $game }
rules-contents = Contents
rules-link = Link to clause { $clause }
rules-no-clause = There is no clause { $clause } in these rules.
rules-play = Play this game
rules-table = Table

# Tutorial

home-learn = Learn
rules-learn = Learn this game
learn-title = Learn { $game }
learn-none = There are no tasks for this game. Its rules are all you need.
learn-rules = Read the rules
learn-tasks = Tasks
learn-task = Task { $n } of { $of }
learn-dot = Task { $n }: { $title }
learn-dot-done = Task { $n }: { $title } (solved)
learn-target = To reach: { $cells }
learn-target-cell = { $cell }, to be reached
learn-hint = Show me a hint
learn-wrong = Not quite – but now you know what that does.
learn-retry = Try again
learn-next = Next task
learn-finished = You know the game: play a match
learn-finished-help = All { $of } tasks are solved. You can come back to any of them.

# Replay

replay-title = Replay
replay-lead = Watch a match again, roll by roll, or continue one that you have saved.
replay-drop = Drop a match record here
replay-choose = Choose a file
replay-file-help = A match record is a .json file. Every match offers its own: at the table in the menu “…”, here once it is open.
replay-mine = Or one of your matches
replay-reading = Reading the record…
replay-not-whole = The record could not be replayed.
replay-another = Another match
replay-go-on = Continue this match
replay-download = Download the record
replay-controls = Replay
replay-slider = Where in the match
replay-where = Move { $ply } of { $of }
replay-first = To the beginning
replay-back = One back
replay-play = Play
replay-pause = Pause
replay-next = One further
replay-last = To the end
replay-plies = What happened
replay-start = Before the first roll
replay-keys = Arrow keys step, the space bar plays and stops, Home and End jump.
replay-goal = Goal for { $name }: { $a } – { $b }
replay-goals = Goals:
replay-chooses = { $Name } chooses: { $what }
replay-nothing = Nothing to see.
replay-all = Show the whole match
replay-slow-motion = Slow motion
replay-slow-skip = Skip

# Looking back during a match, and after it

past-where = Looking back: move { $ply } of { $of }, score { $a } – { $b }.
past-your-turn = It is your turn!
past-back = One back
past-again = Watch it again
past-on = One further
past-return = Back to the match
past-news = { $n } new
table-watching = You are watching
table-wrong-key = This link fits no seat here: ask for a new one to play.
table-tab = { $turn } — { $a } { $x }–{ $y } { $b }
result-share = Share the match
swing-at = Move { $ply } of { $of }, { $a } – { $b }. { $chance }
swing-watch = Watch from here
analysis-title = Luck and skill
skill-title = How good am I?
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-usual = Usual
replay-speed-fast = Fast
replay-speed-faster = Faster
replay-opened = { $game }, { $when }

# Settings

settings-title = Settings
settings-lead = Kept in this browser, for all games.
settings-language = Language
settings-theme = Light or dark
settings-theme-system = Like the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Animations
settings-speed-help = How fast the ball and the dice move. “Off” shows every result at once.
settings-speed-off = Off
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-legal = Show what can be picked
settings-legal-help = Dice, squares and buttons that lead to an allowed move are marked.
settings-odds = Show the odds
settings-odds-help = Before a roll, what it can bring and how likely that is.
settings-patterns = Patterns on the teams
settings-patterns-help = The two teams differ by pattern as well as by colour.
settings-sound = Sound
settings-sound-help = The rattle of dice, the whistle, the goal.
settings-kit = Wear your own kit
settings-kit-help = Your pieces wear it in every game, and others see it too. In Simulator Soccer each team has its own.

# Not found

missing-title = Nothing here
missing-lead = This page does not exist, or not any more.

# Table

table-title = { $a } against { $b }
table-joining = Taking a seat at the table…
table-missing = This match is not here
table-missing-help = The link may be wrong, the match may have been played on another server, or it was removed because nobody had touched it for long.
table-removed = This match was removed
table-life = { $days ->
    [one] An unfinished match waits here for one day; if nobody touches it in that time, it is removed.
   *[other] An unfinished match waits here for { $days } days; if nobody touches it in that time, it is removed.
}
table-life-until = If nobody plays on, this one is removed on { $date }.
table-life-over = { $days ->
    [one] A finished match is removed after one day.
   *[other] A finished match is removed after { $days } days.
}
table-life-over-until = This one is removed on { $date }.
table-home = Back to the games
table-lost = No connection to the table. Trying again… Nothing of the match is lost.
table-sending = Waiting for the table’s answer…
table-board = Board
table-picker = The table: arrow keys go around what can be picked, Enter picks, Escape goes back
table-tray = { $you ->
    [yes] Your dice
   *[no] Dice: { $name }
}
table-tray-free = Dice of nobody
table-bench = { $you ->
    [yes] Your bench
   *[no] Bench: { $name }
}
table-die-shows = { $die }: { $face }
table-die-spent = { $die }, used
table-name-die = { $die } die
table-name-cell = square { $cell }
table-name-goal = { $you ->
    [yes] your goal
   *[no] { $name }’s goal
}
table-name-lying = { $piece }, lying down
table-knobs = Look of the board
table-zoom-in = Nearer
table-zoom-out = Further away
table-zoom-whole = The whole board
table-zoom-ball = Stay around the ball
table-offside = Offside line
table-throw = Roll
table-throw-name = Roll: { $die }
table-skip = Skip the animation
table-picked = Picked:
table-which-die = With which die?
table-back = Back
table-faces = What did the die show?
table-done = That is all
table-odds = What { $die } can bring
table-odds-plain = What the roll can bring
table-your-turn = Your turn
table-turn-of = { $name }, your turn
table-thinks = { $name } is thinking…
table-waits = Waiting for { $name }
table-waits-partner = Waiting for { $name }, your partner
table-gone = { $name } has left the table for now: the match waits.
table-your-throw = Your roll
table-your-die-rolls = { $dice ->
    [coin] Your coin is in the air…
    [dice] Your dice roll…
   *[die] Your die rolls…
}
table-die-of-rolls = { $name }, { $dice ->
    [coin] your coin is in the air…
    [dice] your dice roll…
   *[die] your die rolls…
}
table-throw-of = { $name } to roll
table-throws = { $name } { $dice ->
    [coin] tosses the coin…
   *[other] rolls…
}
table-awaits = Waiting for { $name } to sit down
table-awaits-page = { $n ->
    [one] Waiting for { $name }’s page
   *[other] Waiting for the pages of { $name }
}
table-void = { $n ->
    [one] { $name }’s page did not reveal its text in time, so nothing was rolled.
   *[other] The pages of { $name } did not reveal their texts in time, so nothing was rolled.
} { $attempt ->
    [2] The dice are being prepared again (2nd time).
    [3] The dice are being prepared again (3rd time).
   *[other] The dice are being prepared again ({ $attempt }th time).
}
table-works-out = { $name } is working out every possible match: a few seconds, this first time only.
table-stalled = { $name } cannot answer just now and tries again.
table-stalled-store = The server cannot store anything just now: the match waits, and moves do not count until it can.
table-stalled-dice = The die cannot be rolled just now; the table tries again.
table-tell-die = Roll the real die: what does it show?
table-tell-dice = Roll the real dice: what do they show?
table-tell-coin = Toss the coin: how does it fall?
table-die-of = { $you ->
    [yes] Your die
   *[no] { $name }’s die
}
table-tie = A tie, both show { $face }: roll both dice again.
table-unplayable = { $a } against { $b } leaves no kick-off: roll both dice again.
table-dice-roll = { $dice ->
    [coin] The coin is in the air…
    [dice] The dice are rolling…
   *[die] The die is rolling…
}
table-over = The match is over
table-you = you
table-to-play = to move
table-score = Score: { $nameA } { $a }, { $nameB } { $b }
table-period = { $n ->
    [1] First half
    [2] Second half
   *[other] Shoot-out
}
table-throws-left = { $n ->
    [one] { $n } roll left
   *[other] { $n } rolls left
}
table-period-short = { $n ->
    [1] 1st half
    [2] 2nd half
   *[other] Shoot-out
}
table-throws-short = { $n ->
    [one] { $n } roll left
   *[other] { $n } rolls left
}
table-turns-left = { $n ->
    [one] { $n } turn left
   *[other] { $n } turns left
}
table-turns-short = { $n ->
    [one] { $n } turn left
   *[other] { $n } turns left
}
table-steps-left = { $n ->
    [0] No step left
    [one] { $n } step left
   *[other] { $n } steps left
}
table-steps-short = { $n ->
    [one] { $n } step left
   *[other] { $n } steps left
}
table-minute = Minute { $n } of { $of }
table-extra-time = Extra time
table-up = Time is up
table-time-gone = Time gone in this half
table-flipped = The board is seen from { $nameB }.
table-commentary = Commentary
table-placed-many = { $you ->
    [yes] You place { $n } pieces.
   *[no] { $Name } places { $n } pieces.
}
table-moved-many = { $you ->
    [yes] You move { $n } pieces.
   *[no] { $Name } moves { $n } pieces.
}
table-commentary-none = Nothing has happened yet.
table-undo = Take back
table-undo-die = Correct the die
table-why = Why can’t I …?
table-why-label = What would you like to do? Type it, or point at dice and squares on the table.
table-why-ask = Ask
table-why-allowed = “{ $text }” is allowed: go ahead.
table-close = Close
table-more = More
table-share-seat = Copy the link for { $name }
table-share-watch = Copy the link for watching
table-copied = Copied.
table-save = Save the record
table-replay = Watch again
table-rules = Rules
table-rematch = Rematch, teams changed
table-set-legal = Mark what can be picked
table-set-odds = Show the odds of a roll
table-set-labels = Names of the squares
table-set-auto = A chosen die rolls by itself
table-set-hold = A short pause before the die, to take a move back
table-set-sound = Sounds
table-keys = Keys: arrows go around, Enter picks, Esc goes back, Space rolls, U takes back or corrects an entered die, ? asks why something is not possible; 1, 2… go to a die, or enter what a real one shows; on small boards + − 0 zoom, B stays around the ball; O draws the offside line, where there is one; , and . look back and on.
table-draw = A draw
table-won = You have won!
table-lost-match = You have lost
table-wins = { $n ->
    [one] { $name } wins!
   *[other] { $name } win!
}

# Sealed dice

seal-title = Sealed dice
seal-open = The seal of the dice
seal-lead = Before the first roll the server promised a secret and each player’s page a random text, by showing their fingerprints (SHA-256) only. Once everybody had promised, the pages revealed their texts. The secret and all the texts together make every roll.
seal-lead-older = This match was saved in an older format: the players’ texts were added one after another. Whoever came last and could read the server’s secret could have chosen the rolls.
seal-promise = The seal: the fingerprint of the server’s secret
seal-added = Added by { $name }
seal-absent = Nothing yet.
seal-hash = Promised:
seal-text = Revealed:
seal-unrevealed = The text is not revealed yet.
seal-computer = Nothing: the computer adds none.
seal-nothing = Nothing.
seal-secret = The secret, shown at the end
seal-void = { $n ->
    [0] No attempt to prepare the dice was void.
    [one] One attempt to prepare the dice was void: somebody’s page did not reveal its text, so nothing was rolled and everybody promised a new one.
   *[other] { $n } attempts to prepare the dice were void: somebody’s page did not reveal its text, so nothing was rolled and everybody promised a new one.
}
seal-void-by = Not revealed: { $name }
seal-proof = What this proves, and to whom
seal-proof-own = To you, if your own page took part: with no void attempt nobody could choose a roll, not even a host who plays and can read the server’s secret.
seal-proof-watched = If you only watched, or read the record later, you have to trust that the players did not act together with the host.
seal-proof-void = Each void attempt gave whoever did not reveal another try: you can see how many there were.
seal-later = When the match is over the secret is shown here, and your browser checks every roll by itself.
seal-check = Check the dice
seal-how = Your browser does the calculation itself. With the saved record, “debut verify” does the same.
seal-busy = Checking every roll…
seal-failed = The record is unavailable just now. Try again in a moment.
seal-kept = { $n ->
    [0] Nothing was rolled in this match: there is nothing to check.
    [one] The one roll of this match is the one promised.
   *[other] All { $n } rolls are those promised.
}
seal-kept-elsewhere = But this browser did not make the text of { $name }. If you did not sit down on another device, somebody else chose that text.
seal-kept-turns = But this older format does not rule out that whoever came last chose the rolls.
seal-going = The match goes on: the secret is not shown yet.
seal-no-secret = The match is over and its secret is not shown: these dice do not pass.
seal-wrong-secret = The secret shown is not the one that was sealed: these dice do not pass.
seal-other-seal = This is not the seal that your browser was shown at the table: these dice do not pass.
seal-other-text = What { $name } added is not what your browser was shown at the table: these dice do not pass.
seal-other-hash = The fingerprint of { $name }’s text is not the one that your browser was shown at the table: these dice do not pass.
seal-other-void = The void attempts are not those that your browser was shown at the table: these dice do not pass.
seal-wrong-hash = The text of { $name } does not fit the fingerprint promised: these dice do not pass.
seal-not-whole = Record and replay do not fit together: these dice cannot be checked.
seal-wrong-throw = Move { $ply } (“{ $text }”) is not the roll that was promised.

# What becomes of the ball, what happened last, and why not

table-name-exit = off the field from { $cell }
table-fate-of = { $name }, { $fate }
table-fate-keep = keeps the ball
table-fate-loose = nobody has the ball
table-fate-share = { $fate }: { $share }
table-percent = { $n }%
table-sign-must = { $n ->
    [one] Has to act: { $cells }.
   *[other] Have to act: { $cells }.
}
table-sign-barred = { $n ->
    [one] Closes the way: { $cells }.
   *[other] Close the way: { $cells }.
}
table-sign-limit = { $n ->
    [one] Square restricted now: { $cells }.
   *[other] Squares restricted now: { $cells }.
}
table-sign-offside = Offside line from { $from } to { $to }: whoever receives the ball beyond it is offside.
table-sign-wall = A wall in { $cells }.
table-name-must = { $piece }, has to act
table-mark-booked = yellow card
table-mark-offside = offside
table-mark-done = has moved
table-mark-down = cannot move
table-badge = { $what }{ $n ->
    [one] { "" }
   *[other] {" "}× { $n }
}{ $lit ->
    [yes] {" "}(counts now)
    [off] {" "}(switched off)
   *[no] { "" }
}
table-course = Steps
table-step-short = { $minute }′
table-step = { $minute }′, step { $n } of { $of }{ $added ->
    [0] { "" }
   *[other] {" "}+ { $added }
}
table-fate-lose = loses the ball
table-fate-out = out: the opponents get the ball
table-fate-foul = a foul: the opponents get the ball
table-fate-goal = a goal
table-fate-concede = into your own goal
table-tap-again = { $kind ->
    [die] { $what }: tap it again to roll it.
    [flight] Tap the same place again to send the ball there.
   *[other] Tap once more: { $what }.
}
table-confirm = Do it
table-why-none = That cannot be picked now: choose what is marked.
table-why-clause = { $clause } in the rules

# A friend by link, coming and leaving, resigning, rematch

new-friend = A friend by link
new-friend-help = Send a link or show a QR code: each plays on a screen of their own.
new-invite = { $n ->
    [one] Invite a friend
   *[other] Invite the others
}
wait-title = { $n ->
    [one] Invite your friend
   *[other] Invite the others
}
wait-show = Show the link
wait-still = { $n ->
    [one] Waiting for your friend…
   *[other] Waiting for { $n } friends…
}
wait-each = Everyone has a link of their own: send each player theirs.
invite-for = Link for { $name }
seats-come = at the table
wait-prompt = Waiting for your friend to sit down
wait-look = Look at the table meanwhile
wait-come = { $name } has sat down.
wait-play = Play
invite-help = Whoever opens this link sits down at this table with you.
invite-link = Link
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share…
invite-text = Come and play: the table is laid.
invite-qr = QR code of the link { $link }
invite-local = This address works on this machine only. For a friend elsewhere, start the table with “debut serve --host 0.0.0.0” and open it here under the machine’s own address.
door-title = { $known ->
    [yes] { $name } invites you to a match of { $game }
   *[other] You are invited to a match of { $game }
}
door-team-a = You play team A.
door-team-b = You play team B.
door-sit = Sit down
door-help = No account needed. The match is kept in this browser: come back to it whenever you like.
door-own = This is the link for your friend
door-own-help = You opened this match yourself and have a place already. Send the link to whoever is to play with you.
door-own-back = Back to my place
door-own-both = Play both teams here
door-own-of = This is the link for { $name }
door-own-too = Play this place here too
door-taken = { $name } has sat down here already
door-taken-help = This link is for { $name } and was opened before. If you are somebody else, ask for a link of your own.
door-taken-me = I am { $name }: play on this screen
door-watch = Just watch
table-here = here
table-away = away
table-awaited = not here yet
table-unknown = unknown
table-twice = You are at this table from two screens: both play as you.
leave-resign = Resign…
leave-go = Leave for now
resign-title = Resign?
resign-partner = { $name } is asked first: you resign together or not at all.
resign-partner-away = { $name } is not at the table: you resign for both of you.
resign-ask = Ask { $name }
resign-both = Resign for both
resign-asked = You have asked { $name } to resign with you.
resign-wait = Keep waiting
resign-withdraw = Play on after all
resign-asks = { $name } would like to resign for both of you.
resign-refused = { $name } wants to play on.
resign-help = The win goes to { $name }. It cannot be taken back.
resign-which = Who resigns? It cannot be taken back.
resign-no = Play on
resign-yes = Resign
result-resigned = { $name } resigned
rematch-waiting = Rematch? Waiting for { $names }…
rematch-asked = { $names } would like a rematch
rematch-accept = Accept
rematch-no = No, thank you
rematch-withdraw = Never mind
home-waiting = { $n ->
    [one] Waiting for your friend
   *[other] Waiting for { $n } friends
}
rematch-declined = { $name } does not want a rematch now.
rematch-none = No rematch, then.
rematch-open = The rematch is open.
rematch-go = Go to the rematch
# The table's strip and what is seldom needed

table-controls = At the table
table-turn-board = Turn the board
table-leave = Leave the table
table-see-board = Look at the board
table-labels-rim = Around the board
table-labels-all = On every square
table-labels-none = Nowhere
settings-turn = Board of { $game }
settings-turn-0 = As it fits best
settings-turn-1 = A quarter turn
settings-turn-2 = Half a turn
settings-turn-3 = Three quarters

# While the rules of a game are compiled, after the first start
compiling = Being made ready for this machine: { $percent }%
compiling-progress = How far it is
app-away = The server is not responding; this page will reconnect by itself. Rules and lessons still open, matches wait for it.

# Aiming
aim-title = Aim
aim-direction = Direction
aim-strength = Strength
aim-strength-number = Strength in numbers
aim-strike = Strike
aim-hint = Tap a team-mate or a cell, or draw the ball back.
aim-hint-shot = Tap where in the goal the ball should go, or draw it back.
aim-share = { $n } % { $fate ->
    [goal] goal
    [lose] theirs
    [out] out
    [concede] own goal
   *[keep] yours
}
aim-met-piece = First it meets { $piece }.
aim-met-post = First it hits a post.
aim-met-bar = First it hits the bar.
aim-met-loose = It meets nobody.
aim-met-goal = Into the goal.
aim-met-concede = Into your own goal.
aim-met-out = It goes out.
aim-told = { $kind }, { $degrees }°, strength { $n }. { $met }

# A decision in secret, where both sides sit at one screen

curtain-over = Hand the screen to { $who }
curtain-over-help = { $who } decides in secret now. { $other } looks away.
curtain-over-open = I am { $who }, and alone: open
curtain-back = Hand the screen back to { $other }
curtain-back-help = { $who } has decided. It is shown when the ball is struck.
curtain-back-open = Continue
