cli-debut =
    Début: tabletop football and handball games.

    `debut play` starts a match; `--lang fr` speaks French with any command.
cli-games = List the games.
cli-rules = Show the rules of a game, or one clause of them.
cli-play = Play a match in the terminal. In it: a number or the notation plays, u undoes, s FILE saves, ? helps, q leaves.
cli-verify = Check a match record: every ply, and the dice where they can be checked.
cli-legal = Show what is allowed in a position.
cli-perft = Count the positions a number of actions away, throws expanded.
cli-compile = Compile the rules now, so that nothing waits for it later.
cli-simulate = Play matches between two computer opponents.
cli-lab = Simulate matches and make a report of them: goals, draws, who begins, openings, maps, rules that bite, options beside each other.
cli-ladder = Measure whether each level is better than the one below.
cli-learn = Have a judgement learn from matches against itself; stopped, the same command goes on.
cli-solve = Solve a game: what it is worth with the best play of both teams.
cli-bench = Measure speed beside the peers, in the same run.

arg-clause = A clause of the rules, as SG-3.2.
arg-game = Which game; `debut games` lists them.
arg-level = Opponent: 1 to 5, perfect (Super Goal! only), random or greedy.
arg-two = Two people at this keyboard.
arg-as = The team you play against the computer: A or B.
arg-players = Who plays, as Ann,2,Cid,3: team A, team B, then their partners, where the game has any; a level is the computer.
arg-option = An option of the game as name=value; can be given again.
arg-dice = random, typed (you throw real dice) or checked (anyone can check them afterwards).
arg-record = Keep the match in this file, saved after every ply.
arg-resume = Go on with the match in this file.
arg-file = A match record.
arg-position = A position text, "key=value; key=value"; the start if left out.
arg-depth = How many actions deep.
arg-a = First opponent: random, greedy, search, level1 to level5, perfect (Super Goal! only).
arg-b = Second opponent.
arg-games = How many matches.
arg-seed = First seed of the dice.
arg-events = Also count what happens in a match.
arg-csv = Write a row a match to this file.
arg-json = Write the figures to this file.
arg-device = Millions of random matches: cpu (all cores of this machine) or cuda (a GPU); both play the same ones. Needs --a random --b random.
arg-ray = Have Ray play the matches, the same ones: local (a cluster of its own on this machine), auto (the one that runs here) or its address, as host:6379. Without it, all cores of this machine play.
arg-lab-a = First player; left out, one that makes a report in about a minute.
arg-lab-games = How many matches under each set of options; left out, as many as take about a minute.
arg-against = Other options to compare, as "var=yes" or "throws=30 var=yes"; each time it is given is a set of its own, on top of --option.
arg-out = Folder of the report, a new one; GAME-lab if left out.
arg-gpu = Also for GPUs of this architecture, as sm_90; none is needed for that.
arg-learn = Also what debut learn needs.
arg-minutes = How long it learns in all, what it did before among it.
arg-deeper = Look deeper, at what may be thrown next and at the best reply, beginning with the present judgement.
arg-learn-device = Where: cpu (all cores of this machine) or cuda (a GPU, far faster).
arg-course = The file that it is kept in; GAME.course if left out. Beside it, as .bin, the judgement.
arg-learn-seed = Seed of the dice and of the first weights.
arg-page = Put the table into this docs page, between its marks.
arg-quick = Short measurements, rough figures.

compile-working = Compiling the rules of { $game }; once, it takes about ten seconds …
compile-done = Rules of { $game } compiled.
compile-ready = Rules of { $game } are ready.
learn-progress = { $minutes } min, { $decisions } million decisions: { $share } % ({ $low } to { $high }) against the present judgement, one action ahead
learn-done = Done. The course is in { $file }, the judgement in { $judgement }; with more minutes it goes on.
learn-stopped = Stopped. What was learned is in { $file }, the judgement in { $judgement }; the same command goes on.
legal-over = The match is over: nothing is allowed.
verify-finished = Every one of { $plies } plies ({ $throws } throws) is right. Final score { $a }–{ $b }: { $side ->
    [none] nobody wins.
    [both] both teams lose.
   *[other] { $name } wins.
    }
verify-resigned = { $Name } resigned.
verify-unfinished = Every one of { $plies } plies ({ $throws } throws) is right. The match goes on at { $a }–{ $b }.
verify-dice-checked = The dice are those that were promised before the first throw.
verify-dice-sealed = The dice can be checked once their secret is shown at the end.
verify-dice-typed = The throws were told by people from real dice.
verify-dice-random = The dice were thrown by the computer and cannot be checked.

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
solve-title = { $game }: worth to { $nameA }, from −1 (lost) to +1 (won)
solve-start = at the start
solve-done = Solved in { $seconds } s: { $cores } positions seen from one team with left and right folded, { $edges } ways between them, { $megabytes } MB.
column-throw = throw
column-face = face
column-worth = worth

play-hello = Number or notation to play · u undo · s FILE save · resign · ? help · q leave
play-help =
    Type the number of what you pick, its name (a square, a piece), or the whole action as it is written.
    Several actions may stand in one line, with blanks between: all of them are played, or none.
    What can be picked on the board stands in brackets; coloured text behind a pick is how the action is written.
    u takes back your last decision, as long as no die has been thrown since, or the face of a real die told last;
    in the middle of an action, its picks.
    s FILE saves the match; "debut play --resume FILE" goes on with it. q saves and leaves.
    resign gives the match up (resign A, resign B where two play); it asks once.
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
ask-resign = Give the match up for { $name }? y: yes, Enter: no >
ask-throw = Enter throws the die (u takes it back) >
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
fate-out = out: the others get the ball
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
row-too-long = Nothing is played: before “{ $word }” somebody else is to act, or a die is thrown.
why-not = Not here: { $why } ({ $clause })
saved = Saved in { $file }. Go on with: debut play --resume { $file }
saved-over = Saved in { $file }. Check it with: debut verify { $file }
save-failed = Could not save in { $file }: { $why }
score-throws = A { $a } – { $b } B   ·   { $period ->
    [3] penalties
   *[other] half { $period }, throw { $done } of { $of }
    }
score-seconds = A { $a } – { $b } B   ·   { $period ->
    [3] penalties
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
cli-serve = Start the web table.
arg-host = Address to listen on.
arg-port = Port to listen on.
arg-database = File (or address) of the database; your data folder if left out.
serve-at = The table is at { $address } (Ctrl-C stops it)
cli-story = Tell a finished match: goals, figures, luck, and how it swung.
story-title = { $game }: { $a } { $goals-a } – { $goals-b } { $b }
cli-analyse = Luck and skill of a finished match: what each throw brought, what each decision gave away.
analyse-thinking = Thinking the match over
cli-skill = How well each level plays: what it gives away in matches against itself.
arg-more-files = More match files: everybody’s means over all of them.
arg-skill-player = An opponent to measure, as level5 or perfect; again for more. Levels 1 to 4 if left out.
arg-skill-keep = Keep what is found as the figures that the table shows beside people’s own.
skill-title = { $game }: errors and luck
skill-interval = 95 % intervals; one match has none
column-matches = matches
column-errors = errors a match
column-luck = luck a match
column-decision = errors a decision
