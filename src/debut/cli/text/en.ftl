cli-debut =
    Début: tabletop football and handball games.

    `debut play` starts a match; `--lang fr` speaks French with any command.
cli-games = List the games.
cli-rules = Show the rules of a game, one part of them, or one clause.
cli-play = Play a match in the terminal. In it: a number or the notation plays, u undoes, s FILE saves, ? helps, q leaves.
cli-verify = Check a match record: every move, and the dice where they can be checked.
cli-legal = Show what is allowed in a position.
cli-perft = Count the positions a number of actions away, rolls expanded.
cli-compile = Compile the rules now, so that nothing waits for it later.
cli-simulate = Play matches between two computer opponents.
cli-lab = Simulate matches and make a report of them: goals, draws, the advantage of beginning, openings, maps, rules that matter, options side by side.
cli-ladder = Measure whether each level is better than the one below.
cli-learn = Have a value network learn from matches against itself; stopped, the same command continues.
cli-solve = Solve a game: its value with the best play of both teams.

arg-clause = A clause, as SG-3.2, or how the heading of a part begins, as "reminder" or "restarts".
arg-game = Which game; `debut games` lists them.
arg-level = Opponent: 1 to 5, perfect (Super Goal! only), random or greedy.
arg-two = Two people at this keyboard.
arg-as = The team you play against the computer: A or B.
arg-players = Who plays, as Ann,2,Cid,3: team A, team B, then their partners, where the game has any; a level is the computer.
arg-option = An option of the game as name=value; can be given again.
arg-dice = random, typed (you roll real dice) or checked (anyone can check them afterwards).
arg-record = Keep the match in this file, saved after every move.
arg-resume = Continue the match in this file.
arg-file = A match record.
arg-position = A position, "key=value; key=value"; by default the start.
arg-depth = How many actions deep.
arg-a = First opponent: random, greedy, search, level1 to level5, perfect (Super Goal! only).
arg-b = Second opponent.
arg-games = How many matches.
arg-seed = First seed of the dice.
arg-events = Also count what happens in a match.
arg-csv = Write a row a match to this file.
arg-json = Write the figures to this file.
arg-device = Millions of random matches: cpu (all cores of this machine) or cuda (a GPU); both play the same ones. Needs --a random --b random.
arg-ray = Have Ray play the matches, the same ones: local (a cluster of its own on this machine), auto (the one that runs here) or its address, as host:6379. By default all cores of this machine play.
arg-lab-a = First player; by default one that makes a report in about a minute.
arg-lab-games = How many matches under each set of options; by default as many as take about a minute.
arg-against = Other options to compare, as "var=yes" or "throws=30 var=yes"; each time it is given is a set of its own, on top of --option.
arg-out = Folder of the report, a new one; by default GAME-lab.
arg-gpu = Also for GPUs of this architecture, as sm_90; none is needed for that.
arg-learn = Also what debut learn needs.
arg-minutes = How long it learns in all, including what it did before.
arg-deeper = Look deeper, at what may be rolled next and at the best reply, beginning with the present value network.
arg-learn-device = Where: cpu (all cores of this machine) or cuda (a GPU, far faster).
arg-course = The file that it is kept in; by default GAME.course. Beside it, as .bin, the value network.
arg-learn-seed = Seed of the dice and of the first weights.
arg-install = Put the value network of a finished course into the game, instead of learning.
arg-page = Put the table into this docs page, between its marks.

compile-working = Compiling the rules of { $game }; once, it takes about ten seconds …
compile-done = Rules of { $game } compiled.
compile-ready = Rules of { $game } are ready.
learn-progress = { $minutes } min, { $decisions } million decisions: { $share } % ({ $low } to { $high }) against the present value network, one action ahead
learn-done = Done. The course is in { $file }, the value network in { $network }; with more minutes it continues.
learn-stopped = Stopped. What was learned is in { $file }, the value network in { $network }; the same command continues.
learn-installed = { $game } now has the value network of this course: { $file }. Its rules are compiled again when they are next needed.
learn-before = The one before it is kept in { $file }.
legal-over = The match is over: nothing is allowed.
verify-finished = Every one of { $plies } moves ({ $throws } rolls) is right. Final score { $a }–{ $b }: { $side ->
    [none] nobody wins.
    [both] both teams lose.
   *[other] { $name } wins.
    }
verify-resigned = { $Name } resigned.
verify-unfinished = Every one of { $plies } moves ({ $throws } rolls) is right. The match continues at { $a }–{ $b }.
verify-dice-checked = The dice are those that were promised before the first roll.
verify-dice-sealed = The dice can be checked once their secret is shown at the end.
verify-dice-typed = The rolls were entered by people from real dice.
verify-dice-random = The dice were rolled by the computer and cannot be checked.
verify-dice-by-turns = In this older format each player’s text was seen by those who came later: a host who played and came last could have chosen among texts.
verify-dice-voided = The dice were opened { $openings } times: { $times ->
    [one] once { $names } did not reveal a text, and all began again.
   *[other] { $times } times a text was not revealed ({ $names }), and all began again.
}

simulate-title = { $game }: { $games } matches
lab-drawing = Drawing the report …
lab-done = The report is in { $file }.
share-first = Whoever decides first has { $share } of the points.
share-kick-off = Whoever kicks off has { $share } of the points.
column-player = player
column-wins = wins
column-draws = draws
column-nobody = no winner
column-losses = losses
column-share =
    share of the points
    (95 %)
column-goals = goals a match
column-ms = ms an answer
column-event = event
column-often = a match

perfect-working = Perfect works the match out
solve-working = Solving { $game }
solve-title = { $game }: value to { $nameA }, from −1 (lost) to +1 (won)
solve-start = at the start
solve-done = Solved in { $seconds } s: { $cores } positions seen from one team with left and right folded, { $edges } ways between them, { $megabytes } MB.
column-throw = roll
column-face = face
column-worth = value

play-hello = Number or notation to play · u undo · s FILE save · resign · ? help · q leave
play-help =
    Type the number of what you pick, its name (a square, a piece), or the whole action as it is written.
    Several actions may stand in one line, with blanks between: all of them are played, or none.
    What can be picked on the board stands in brackets; coloured text behind a pick is how the action is written.
    u takes back your last decision, as long as no die has been rolled since, or the face of a real die entered last;
    in the middle of an action, its picks.
    s FILE saves the match; "debut play --resume FILE" continues it. q saves and leaves.
    resign resigns the match (resign A, resign B where two play); it asks once.
play-help-here = Written here, for example: { $examples }
play-over = { $side ->
    [none] Over at { $a }–{ $b }: nobody wins ({ $why }).
    [both] Over at { $a }–{ $b }: both teams lose ({ $why }).
   *[other] Over at { $a }–{ $b }: { $you ->
        [yes] you win
       *[no] { $name } wins
    } ({ $why }).
    }
play-turn = { $who }: your turn
ask-keep = Keep the match in a file? Name (Enter: no):
ask-resign = Resign the match for { $name }? y: yes, Enter: no >
ask-throw = Enter rolls the die (u takes it back) >
ask-choice = >
ask-next = (u: pick again) >
bench = Bench { $side }:
die-shows = { $die }: { $face }
cell-goal = { $you ->
    [yes] your goal
   *[no] { $name }’s goal
    }
cell-exit = off the field from { $cell }
fate-keep = keeps the ball
fate-goal = a goal
fate-lose = loses the ball
fate-out = out: the opponents get the ball
fate-concede = into your own goal
fate-loose = nobody has the ball
fate-foul = a foul
fate-share = { $fate }: { $n } %
sign = { $mark } { $what }
sign-must = has to act
sign-barred = closes a way
sign-limit = restricted now
sign-offside = offside beyond here
sign-wall = a wall
score-turns = A { $a } – { $b } B   ·   half { $period }, turn { $done } of { $of }
score-steps = A { $a } – { $b } B   ·   half { $period }, step { $done } of { $of }
measure-direction = Type the direction: { $first } … { $last } degrees, in halves; 0 leads towards the last row, 90 towards the last column. Direction and strength may stand in one line.
measure-strength = Type the strength: { $first } … { $last }.
row-too-long = Nothing is played: before “{ $word }” somebody else is to act, or a die is rolled.
why-not = Not here: { $why } ({ $clause })
saved = Saved in { $file }. Continue with: debut play --resume { $file }
saved-over = Saved in { $file }. Check it with: debut verify { $file }
save-failed = Could not save in { $file }: { $why }
score-throws = A { $a } – { $b } B   ·   { $period ->
    [3] shoot-out
   *[other] half { $period }, roll { $done } of { $of }
    }
score-seconds = A { $a } – { $b } B   ·   { $period ->
    [3] shoot-out
   *[other] half { $period }, { $of } seconds by the clock
    }
score-minutes = A { $a } – { $b } B   ·   { $period ->
    [2] extra time, { $done } of { $of ->
        [one] 1 minute
       *[other] { $of } minutes
    } played
   *[other] { $done } of { $of ->
        [one] 1 minute
       *[other] { $of } minutes
    } played
    }
cli-backup = Copy the server's database into a file, while the server runs.
cli-restore = Put such a copy back, while the server does not run; every match in it is checked.
arg-backup = The file of the copy; an existing one is never overwritten without asking.
arg-restore = A copy made by debut backup.
arg-overwrite = Overwrite an existing file, unasked.
backup-working = Copying the database
backup-overwrite = { $path } exists. Overwrite it? (yes/no)
backup-done = { $matches } matches with { $plies } moves are in { $path } ({ $megabytes } MB), checked.
restore-working = Checking every match
restore-done = { $matches } matches with { $plies } moves are back in { $path }, every one checked.
restore-kept = The database before it is kept as { $path }
answer-yes = yes
cli-serve = Start the web table.
arg-host = Address to listen on.
arg-port = Port to listen on.
arg-database = File (or address) of the database; by default in your data folder.
arg-api-only = Serve the interface for programs alone, without the browser's pages.
serve-at = The table is at { $address } (Ctrl-C stops it)
serve-api-at = The interface for programs is at { $address }api/schema (Ctrl-C stops it)
cli-story = Tell a finished match: goals, figures, luck, and how it swung.
story-title = { $game }: { $a } { $goals-a } – { $goals-b } { $b }
cli-analyse = Measure luck and skill in a finished match: what each roll brought, what each decision gave away.
analyse-thinking = Analysing the match
cli-skill = Measure how well each level plays: what it gives away in matches against itself.
arg-more-files = More match files: everybody’s averages over all of them.
arg-skill-player = An opponent to measure, as level5 or perfect; again for more. By default levels 1 to 4.
arg-skill-keep = Store what is found as the figures that the table shows beside people’s own.
skill-title = { $game }: errors and luck
skill-interval = In percent of winning, with 95 % intervals; one match has none
column-matches = matches
column-errors = errors a match (%)
column-luck = luck a match (%)
column-decision = errors a decision (%)

# Teams

cli-teams = List the ready teams of a game, or check and compare those that are named.
arg-teams = A game, if you like, and teams to check: names of ready ones, or lists of stickers as 7,29,24,…
teams-means = Skills are counted over the whole team, duels are means of those who start.
teams-team = team
teams-class = class
teams-points = points
teams-keepers = keepers
teams-shirt = shirt
teams-sticker = sticker
teams-name = name
teams-skills = skills
teams-right = { $team } may play: { $points } points, class { $class }.
teams-wrong = { $team } may not play:
