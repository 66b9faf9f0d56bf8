# The game

game-name = StreetSoccer
game-blurb = Five footballers a side, one ball and one die: run, bend your shots and thread the passes that open the way to the net.
game-length = About 30 minutes, 50 turns

side-a = Side A
side-b = Side B

# Options

option-setup = Setup
option-setup-help = How the footballers come onto the field: placed by turns, in ready formations, or the way Little Golem’s players do it.
option-setup-turns = by turns
option-setup-quick = ready formations
option-setup-littlegolem = Little Golem
option-minutes = Minutes
option-minutes-help = How many turns each side has, from 1 to 99. Left out: 25.
option-extra = Minutes of extra time
option-extra-help = How long a tied match goes on at most until somebody scores, from 0 to 30. Left out: 10.

# Dice

die-die = Die
die-kick-off = Kick-off
die-lot = Lots

# Faces

face-die-1 = 1
face-die-2 = 2
face-die-3 = 3
face-die-4 = 4
face-die-5 = 5
face-die-6 = 6
face-kick-off-a1 = A wins by 1
face-kick-off-a2 = A wins by 2
face-kick-off-a3 = A wins by 3
face-kick-off-a4 = A wins by 4
face-kick-off-a5 = A wins by 5
face-kick-off-b1 = B wins by 1
face-kick-off-b2 = B wins by 2
face-kick-off-b3 = B wins by 3
face-kick-off-b4 = B wins by 4
face-kick-off-b5 = B wins by 5
face-lot-a = Side A
face-lot-b = Side B

# Pieces

piece-keeper = keeper { $number } of side { $side }
piece-footballer = footballer { $number } of side { $side }
piece-ball = ball

# Buttons

button-skip = Nothing is possible: skip the turn
button-diamond = Diamond
button-wall = Wall
button-arrow = Arrow
button-wide = Wide
button-left = Left wing
button-right = Right wing

# What is to be done now

prompt-lot = Draw lots: the side that wins them sets up first.
prompt-formation = Side { $side }: choose a formation.
prompt-place = Side { $side }: place { $now ->
    [one] a footballer
   *[other] { $now } footballers, one after the other
}.
prompt-kick-off-throw = Both sides throw: the higher throw kicks off, by the difference.
prompt-kick-off = Side { $side } kicks off, { $n ->
    [one] 1 step
   *[other] { $n } steps
} long: choose where the ball comes to rest.
prompt-throw = Side { $side }: throw the die.
prompt-move = Side { $side } has thrown { $n }: walk exactly { $n ->
    [one] 1 step
   *[other] { $n } steps
} with one footballer, or reach the ball and kick it.
prompt-scorer-keeper = Side { $side } has scored: place your keeper on one of your two dark squares.
prompt-beaten-keeper = Side { $side }: now place your keeper on one of your two dark squares. He is about to kick.
prompt-restart-throw = Side { $side }: throw the die for your keeper’s kick.
prompt-restart = Side { $side }’s keeper kicks, { $n ->
    [one] 1 step
   *[other] { $n } steps
} long: choose where the ball goes.
prompt-over = The match is over: side A { $a }, side B { $b }.

# What else to know now

fact-owed-keeper = Owed: your keeper, on a dark square.
fact-owed-central = Owed: one on a central square.
fact-owed-own-half = Owed: { $n } more in your half.
fact-owed-other-half = Owed: one in the other half.
fact-no-goal-now = Nobody can score with the kick-off.
fact-extra = Extra time: the next goal wins.
fact-last = Without another goal side { $side } wins: it scored last.
fact-no-goal-yet = Nobody has scored: without a goal both sides lose.

# Commentary

event-throw = { $die ->
    [kick-off] { $face ->
        [a1] Side A wins the throw by 1 and kicks off.
        [a2] Side A wins the throw by 2 and kicks off.
        [a3] Side A wins the throw by 3 and kicks off.
        [a4] Side A wins the throw by 4 and kicks off!
        [a5] Side A wins the throw by 5 and kicks off: it could not be more!
        [b1] Side B wins the throw by 1 and kicks off.
        [b2] Side B wins the throw by 2 and kicks off.
        [b3] Side B wins the throw by 3 and kicks off.
        [b4] Side B wins the throw by 4 and kicks off!
       *[b5] Side B wins the throw by 5 and kicks off: it could not be more!
    }
    [lot] The lots say: side { $face ->
        [a] A
       *[b] B
    } sets up first.
   *[die] Side { $side } throws a { $face }.
}
event-placed = Side { $side } places a footballer on { $to }.
event-formation = Side { $side } lines up { $face ->
    [diamond] in a diamond.
    [wall] in a wall.
    [arrow] in an arrow.
    [wide] wide across the field.
    [left] on the left wing.
   *[right] on the right wing.
}
event-kick-off = { $touches ->
    [0] Side { $side } kicks off, and the ball comes to rest on { $to }. Here we go!
    [one] Side { $side } kicks off through a team-mate, all the way to { $to }. Here we go!
   *[other] Side { $side } kicks off, { $touches } touches by team-mates, all the way to { $to }. Here we go!
}
event-walk = Side { $side } walks from { $from } to { $to }.
event-run = Side { $side } runs from { $from } to the ball on { $to }…
event-kick = { $to ->
    [goal-a] { $touches ->
        [0] Side { $side } shoots at the goal…
        [one] Side { $side } plays it on, and the shot heads for the goal…
       *[other] Side { $side } plays it on { $touches } times, and the shot heads for the goal…
    }
    [goal-b] { $touches ->
        [0] Side { $side } shoots at the goal…
        [one] Side { $side } plays it on, and the shot heads for the goal…
       *[other] Side { $side } plays it on { $touches } times, and the shot heads for the goal…
    }
   *[other] { $touches ->
        [0] Side { $side } kicks the ball from { $from } to { $to }.
        [one] Side { $side } plays the ball from { $from } through a team-mate to { $to }.
       *[other] A fine run of passes by side { $side }: { $touches } touches by team-mates from { $from } to { $to }!
    }
}
event-restart-kick = { $to ->
    [goal-a] Side { $side }’s keeper starts it, and the ball flies at the other goal…
    [goal-b] Side { $side }’s keeper starts it, and the ball flies at the other goal…
   *[other] { $touches ->
        [0] Side { $side }’s keeper kicks the ball to { $to }.
        [one] Side { $side }’s keeper finds a team-mate, who plays it on to { $to }.
       *[other] Side { $side }’s keeper starts a run of passes: { $touches } touches by team-mates, all the way to { $to }!
    }
}
event-goal = GOAL for side { $side }!
event-put-back = No camping in front of the goal: the kicker is put back on { $to }.
event-skipped = Nothing is possible: side { $side } skips its turn.
event-ball-laid = No kick is possible: the ball is laid on { $to }.
event-keeper-placed = Side { $side }’s keeper takes his place on { $to }.
event-extra-time = All square: extra time, and the next goal wins!
event-full-time = The whistle: full time!
event-extra-goal = What an end! Side { $side } wins in extra time!
event-last-goal = Still all square: side { $side } scored last, and wins!
event-both-lose = Not one goal in the whole match: both sides lose!

# Why not?

why-place-first = The footballers are placed first: name a free square.
why-not-field = Footballers are placed on the field itself, not around it.
why-taken = Somebody already stands on that square.
why-keeper-only = The dark squares are for the keeper of that goal, and for him alone.
why-their-central = Those are the other side’s central squares: none of your footballers starts there.
why-owed = Placed there, the rest of your side could no longer meet the rules of placing.
why-light-placed = Only one of your footballers may start on your two light squares.
why-mid-circle = In this setup your three footballers start outside the four central squares.
why-formation-first = The formations are chosen first: name one of them.
why-formation-taken = That formation needs a square where the other side already stands.
why-no-formations = No formations are chosen here.
why-kick-off-first = The kick-off comes first: name the square where the ball comes to rest.
why-no-goal-at-kick-off = The kick-off may not score.
why-keeper-first = After a goal the keepers are placed first: name one of your two dark squares.
why-keeper-square = After a goal your keeper stands on one of your own two dark squares.
why-restart-first = Your keeper kicks the ball back into play first: name the square where it comes to rest.
why-nobody-there = None of your footballers stands on that square.
why-not-that-far = He cannot get there: a walk is exactly as many steps as the die shows, never diagonal, over free squares.
why-starting-square = A walk does not end where it began.
why-ball-is-kicked = The ball lies there, and whoever reaches it kicks it: say where it goes.
why-goal-squares = Nobody walks into the goals.
why-not-skip = You can still move: a turn is skipped only when nothing is possible.
why-ball-not-there = The ball does not lie on that square.
why-cannot-reach-ball = He cannot reach the ball with this throw.
why-ball-cannot-go = The ball cannot get there: it uses all its steps over free squares, and bends only once between two touches.
why-cannot-score = This ball does not reach the goal: it must cross the line from one of the dark squares in front of it.
why-off-field = The ball stays on the field: only the other side’s goal lets it out.
why-dark = Only a keeper may stay on a dark square, in front of his own goal; anyone else goes there only to kick.
why-no-room-back = After a kick from a dark square he is put back, and no square is free for him.
why-light = Only one of your footballers, keeper included, may stand on your two light squares.
why-surround = You may not hold every square around the ball: the other side must be able to reach it.
why-corner = With the ball in a corner you may not hold three of the four squares around it.
why-no-placing-now = There is nobody to place now.
why-die-thrown = The die has been thrown: now one of your footballers moves.
why-alike = All footballers but the keeper are alike: take the one that is marked.
why-keeper-on-dark = Your keeper is placed on one of the two dark squares in front of your goal.
why-footballer-first = First point at the footballer who shall move: one of your own.
why-cannot-move = He cannot move with this throw.
why-square-taken = Somebody already stands there: a walk ends on a free square.

# What is wrong with a position

impossible-footballers = Nobody shares a square with another footballer or with the ball in play, and nobody stands in a goal.
impossible-dark = Only a keeper stands on a dark square, and only in front of his own goal.
impossible-light = At most one footballer of a side stands on its own two light squares.
impossible-unplaced = Footballers are missing only while they are placed, and numbers 2 to 5 are placed in that order.
impossible-order = So many footballers placed do not go with this phase and this side.
impossible-owed = These footballers do not stand, or could no longer all come to stand, as the rules of placing ask.
impossible-setup = This phase does not belong to this setup.
impossible-ball = The ball cannot lie there in this phase, or somebody stands on its square.
impossible-side = In this phase neither side is to act by itself: it is written side=A.
impossible-die = The die cannot show this in this phase, or it leaves no legal kick-off.
impossible-turns = A match in this phase cannot have had so many turns.
impossible-last = A side scored last only if it has a goal, and once there are goals in the regular minutes one side did.
impossible-score = This score does not go with the phase, the turns or the side that scored last.
impossible-result = A match has a result when it is over, and not before.
impossible-winner = The result told is not the one that the goals and the minutes have made.

# How a match ended

ending-no-goal = Both sides lose
reason-full-time = At full time
reason-extra-time = In extra time
reason-last-goal = By the last goal
reason-no-goal = Without a goal, both lose

# Tasks to learn by

lesson-walk-title = Take a walk
lesson-walk = The die shows 3: walk footballer 2 to the marked square. A walk takes exactly as many steps as the die shows, along rows and columns, never diagonally.
lesson-walk-hint = Touch footballer 2, then the marked square. He may turn at every step, but not walk through anybody.
lesson-walk-done = Well walked! All the steps of the die are used, and the squares around the field may be walked on too.
lesson-walk-wrong = He is somewhere else now. Use up all the steps of the die, and end on the marked cell.
lesson-kick-title = First kick
lesson-kick = Reach the ball and kick it to the marked square. The ball goes as many steps as the footballer has left, and one more.
lesson-kick-hint = Touch the footballer who can reach the ball, then the ball, then the marked square. Fewer steps to the ball leave more for the kick.
lesson-kick-done = Nicely struck! Whoever reaches the ball kicks it at once, in any of the eight directions.
lesson-kick-wrong = The ball lies elsewhere. The fewer steps he takes to reach it, the farther it goes.
lesson-bend-title = Bend it
lesson-bend = The straight way is blocked: kick the ball around to the marked square. On its way it may bend once, by 45°.
lesson-bend-hint = Part of the way straight, part of it diagonally: that is a bend. The ball does not pass through footballers.
lesson-bend-done = What a curl! One bend between two touches gets the ball around almost anybody.
lesson-bend-wrong = The ball went another way. Straight on and then diagonally, or the other way round: that leads around him.
lesson-pass-title = Play together
lesson-pass = The marked square is too far for one kick: play the ball through a team-mate. He has the steps that are left, and one more, with a new direction and a new bend.
lesson-pass-hint = Reach the ball, then choose the marked square: the way through your team-mate is shown.
lesson-pass-done = Lovely pass! Every team-mate who touches the ball adds a step to its way.
lesson-pass-wrong = It does not get there that way. Reach the ball, then choose the marked cell: your team-mate plays it on.
lesson-score-title = Into the net
lesson-score = Score! The ball must cross the line from one of the two dark squares in front of the other goal; steps may be left over.
lesson-score-hint = Reach the ball, then choose the goal. Passes and bends help to get there.
lesson-score-done = GOAL! Now you know all it takes: a match is waiting.
lesson-score-wrong = No goal this time. Reach the ball, and then choose the goal itself.

# After the match

tally-chances = Throws that could score
tally-kicks = Kicks
tally-passes = Passes
how-kick = { $touches ->
    [0] a shot from { $from }
    [one] a shot from { $from } through a team-mate
   *[other] a shot from { $from } through { $touches } team-mates’ touches
}
how-restart = { $touches ->
    [0] a kick by the keeper from { $from }
    [one] a kick by the keeper from { $from } through a team-mate
   *[other] a kick by the keeper from { $from } through { $touches } team-mates’ touches
}
