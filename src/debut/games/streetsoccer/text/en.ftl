# The game

game-name = StreetSoccer
game-blurb = Five footballers a team, one ball and one die: run, bend your shots and thread the passes that open the way to the net.
game-length = About 30 minutes, 50 turns

# Options

option-setup = Setup
option-setup-help = How the footballers come onto the field: placed by turns, in ready formations, or the way Little Golem’s players do it.
option-setup-turns = by turns
option-setup-quick = ready formations
option-setup-littlegolem = Little Golem
option-minutes = Minutes
option-minutes-help = How many turns each team has, from 1 to 99. Left out: 25.
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
face-kick-off-a1 = { $NameA } by 1
face-kick-off-a2 = { $NameA } by 2
face-kick-off-a3 = { $NameA } by 3
face-kick-off-a4 = { $NameA } by 4
face-kick-off-a5 = { $NameA } by 5
face-kick-off-b1 = { $NameB } by 1
face-kick-off-b2 = { $NameB } by 2
face-kick-off-b3 = { $NameB } by 3
face-kick-off-b4 = { $NameB } by 4
face-kick-off-b5 = { $NameB } by 5
face-lot-a = { $NameA }
face-lot-b = { $NameB }

# Pieces

piece-keeper = { $you ->
    [yes] your keeper { $number }
   *[no] { $name }’s keeper { $number }
}
piece-footballer = { $you ->
    [yes] your footballer { $number }
   *[no] { $name }’s footballer { $number }
}
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

prompt-lot = Draw lots: whoever wins them sets up first.
prompt-formation = { $you ->
    [yes] Choose a formation for your team.
   *[no] { $Name } chooses a formation.
}
prompt-place = { $you ->
    [yes] Place { $now ->
        [one] a footballer.
       *[other] { $now } footballers, one after the other.
    }
   *[no] { $Name } places { $now ->
        [one] a footballer.
       *[other] { $now } footballers, one after the other.
    }
}
prompt-kick-off-throw = Both teams throw: the higher throw kicks off, by the difference.
prompt-kick-off = { $you ->
    [yes] You kick off, { $n ->
        [one] 1 step
       *[other] { $n } steps
    } long: choose where the ball comes to rest.
   *[no] { $Name } kicks off, { $n ->
        [one] 1 step
       *[other] { $n } steps
    } long.
}
prompt-throw = { $you ->
    [yes] Throw the die.
   *[no] Now { $name }’s die.
}
prompt-move = { $you ->
    [yes] You have thrown { $n }: walk exactly { $n ->
        [one] 1 step
       *[other] { $n } steps
    } with one footballer, or reach the ball and kick it.
   *[no] { $Name } has thrown { $n }: one footballer walks { $n ->
        [one] 1 step
       *[other] { $n } steps
    }, or reaches the ball and kicks it.
}
prompt-scorer-keeper = { $you ->
    [yes] You have scored: place your keeper on one of your two dark squares.
   *[no] { $Name } has scored and places the keeper on a dark square.
}
prompt-beaten-keeper = { $you ->
    [yes] Now place your keeper on one of your two dark squares. He is about to kick.
   *[no] { $Name } now places the keeper on a dark square. He is about to kick.
}
prompt-restart-throw = { $you ->
    [yes] Throw the die for your keeper’s kick.
   *[no] Now the die for { $name }’s keeper’s kick.
}
prompt-restart = { $you ->
    [yes] Your keeper kicks, { $n ->
        [one] 1 step
       *[other] { $n } steps
    } long: choose where the ball goes.
   *[no] { $Name }’s keeper kicks, { $n ->
        [one] 1 step
       *[other] { $n } steps
    } long.
}
prompt-over = The match is over: { $a } – { $b }.

# What else to know now

fact-owed-keeper = Owed: your keeper, on a dark square.
fact-owed-central = Owed: one on a central square.
fact-owed-own-half = Owed: { $n } more in your half.
fact-owed-other-half = Owed: one in the other half.
fact-no-goal-now = Nobody can score with the kick-off.
fact-extra = Extra time: the next goal wins.
fact-last = { $you ->
    [yes] Without another goal you win: you scored last.
   *[no] Without another goal { $name } wins, having scored last.
}
fact-no-goal-yet = Nobody has scored: without a goal both teams lose.

# Commentary

# Who walks or kicks, and how he shoots: parts of other texts.
part-who = { $you ->
    [yes] Your number { $number }
   *[no] { $Name }’s number { $number }
}
part-shot = { $touches ->
    [0] { $bends ->
        [0] shoots at the goal…
       *[other] curls it round { $bend } towards the goal…
    }
    [one] plays it over a team-mate ({ $by }), who shoots at the goal…
   *[other] starts a run of { $touches } passes ({ $by }), and the shot heads for the goal…
}
event-throw = { $die ->
    [kick-off] { $you ->
        [yes] You win
       *[no] { $Name } wins
    } the kick-off throw by { $face ->
        [a1] 1.
        [b1] 1.
        [a2] 2.
        [b2] 2.
        [a3] 3.
        [b3] 3.
        [a4] 4!
        [b4] 4!
       *[other] 5: it could not be more!
    }
    [lot] { $you ->
        [yes] The lots say: you set up first.
       *[no] The lots say: { $name } sets up first.
    }
   *[die] { $you ->
        [yes] You throw
       *[no] { $Name } throws
    } a { $face }.
}
event-placed = { $you ->
    [yes] You place
   *[no] { $Name } places
} a footballer on { $to }.
event-formation = { $you ->
    [yes] You line up
   *[no] { $Name } lines up
} { $face ->
    [diamond] in a diamond.
    [wall] in a wall.
    [arrow] in an arrow.
    [wide] wide across the field.
    [left] on the left wing.
   *[right] on the right wing.
}
event-kick-off = { $you ->
    [yes] You kick off
   *[no] { $Name } kicks off
}: { $touches ->
    [0] { $bends ->
        [0] the ball rolls to { $to }.
       *[other] the ball curls round { $bend } to { $to }.
    }
    [one] over a team-mate ({ $by }) the ball rolls to { $to }.
   *[other] { $touches } passes ({ $by }), and the ball rolls to { $to }.
} Here we go!
event-walk = { part-who } walks from { $from } to { $to }.
event-run = { part-who } runs to the ball on { $to }…
event-kick = { part-who } { $to ->
    [goal-a] { part-shot }
    [goal-b] { part-shot }
   *[other] { $touches ->
        [0] { $bends ->
            [0] kicks it straight to { $to }.
           *[other] curls it round { $bend } to { $to }.
        }
        [one] plays it over a team-mate ({ $by }): it rolls to { $to }.
       *[other] starts a run of { $touches } passes ({ $by }): it rolls to { $to }!
    }
}
event-restart-kick = { $you ->
    [yes] Your keeper
   *[no] { $Name }’s keeper
} { $to ->
    [goal-a] starts it ({ $by }), and the ball flies at the other goal…
    [goal-b] starts it ({ $by }), and the ball flies at the other goal…
   *[other] { $touches ->
        [0] { $bends ->
            [0] kicks the ball to { $to }.
           *[other] curls the ball round { $bend } to { $to }.
        }
        [one] finds a team-mate ({ $by }), who plays it on to { $to }.
       *[other] starts a run of passes, { $by }: it rolls to { $to }!
    }
}
event-goal = { $you ->
    [yes] GOAL for you!
   *[no] GOAL for { $name }!
}
event-put-back = No camping in front of the goal: the kicker is put back on { $to }.
event-skipped = { $you ->
    [yes] Nothing is possible: you skip your turn.
   *[no] Nothing is possible: { $name } skips a turn.
}
event-ball-laid = No kick is possible: the ball is laid on { $to }.
event-keeper-placed = { $you ->
    [yes] Your keeper
   *[no] { $Name }’s keeper
} takes his place on { $to }.
event-extra-time = All square: extra time, and the next goal wins!
event-full-time = The whistle: full time!
event-extra-goal = { $you ->
    [yes] What an end! You win in extra time!
   *[no] What an end! { $Name } wins in extra time!
}
event-last-goal = { $you ->
    [yes] Still all square: you scored last, and win!
   *[no] Still all square: { $name } scored last, and wins!
}
event-both-lose = Not one goal in the whole match: both teams lose!

# Why not?

why-place-first = The footballers are placed first: name a free square.
why-not-field = Footballers are placed on the field itself, not around it.
why-taken = Somebody already stands on that square.
why-keeper-only = The dark squares are for the keeper of that goal, and for him alone.
why-their-central = Those are the other team’s central squares: none of your footballers starts there.
why-owed = Placed there, the rest of your team could no longer meet the rules of placing.
why-light-placed = Only one of your footballers may start on your two light squares.
why-mid-circle = In this setup your three footballers start outside the four central squares.
why-formation-first = The formations are chosen first: name one of them.
why-formation-taken = That formation needs a square where the other team already stands.
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
why-off-field = The ball stays on the field: only the other team’s goal lets it out.
why-dark = Only a keeper may stay on a dark square, in front of his own goal; anyone else goes there only to kick.
why-no-room-back = After a kick from a dark square he is put back, and no square is free for him.
why-light = Only one of your footballers, keeper included, may stand on your two light squares.
why-surround = You may not hold every square around the ball: the other team must be able to reach it.
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
impossible-light = At most one footballer of a team stands on its own two light squares.
impossible-unplaced = Footballers are missing only while they are placed, and numbers 2 to 5 are placed in that order.
impossible-order = So many footballers placed do not go with this phase and this team.
impossible-owed = These footballers do not stand, or could no longer all come to stand, as the rules of placing ask.
impossible-setup = This phase does not belong to this setup.
impossible-ball = The ball cannot lie there in this phase, or somebody stands on its square.
impossible-side = In this phase neither team is to act by itself: it is written side=A.
impossible-die = The die cannot show this in this phase, or it leaves no legal kick-off.
impossible-turns = A match in this phase cannot have had so many turns.
impossible-last = A team scored last only if it has a goal, and once there are goals in the regular minutes one team did.
impossible-score = This score does not go with the phase, the turns or the team that scored last.
impossible-result = A match has a result when it is over, and not before.
impossible-winner = The result told is not the one that the goals and the minutes have made.

# How a match ended

ending-no-goal = Both teams lose
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
