# The game

game-name = StreetSoccer
game-blurb = Five footballers a team: run, pass and bend your shots.
game-length = { $n ->
    [one] 1 turn
   *[other] { $n } turns
} for each team

# Options

option-setup = Setup
option-setup-help = How the footballers come onto the field: placed by turns, in ready formations, or the way Little Golem’s players do it.
option-setup-turns = by turns
option-setup-quick = ready formations
option-setup-littlegolem = Little Golem
option-minutes = Minutes
option-minutes-help = How many turns each team has, from 1 to 99. Default: 25.
option-extra = Minutes of extra time
option-extra-help = How long a tied match goes on at most until somebody scores, from 0 to 30. Default: 10.

# Dice

die-die = Die
die-kick-off = Kick-off
die-lot = Draw

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

prompt-lot = Coin toss: whoever wins it sets up first.
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
prompt-kick-off-throw = Both teams roll: the higher roll kicks off, as far as the difference.
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
    [yes] Roll the die.
   *[no] { $Name } to roll.
}
prompt-move = { $you ->
    [yes] You have rolled { $n }: move one footballer exactly { $n ->
        [one] 1 step
       *[other] { $n } steps
    }, or reach the ball and kick it.
   *[no] { $Name } has rolled { $n }: one footballer moves { $n ->
        [one] 1 step
       *[other] { $n } steps
    }, or reaches the ball and kicks it.
}
prompt-scorer-keeper = { $you ->
    [yes] You have scored: place your keeper on one of your two dark squares.
   *[no] { $Name } has scored and places the keeper on a dark square.
}
prompt-beaten-keeper = { $you ->
    [yes] Now place your keeper on one of your two dark squares. Your keeper is about to kick.
   *[no] { $Name } now places the keeper on a dark square. The keeper is about to kick.
}
prompt-restart-throw = { $you ->
    [yes] Roll the die for your keeper’s kick.
   *[no] { $Name } to roll for the keeper’s kick.
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

fact-owed-keeper = Still to place: your keeper, on a dark square.
fact-owed-central = Still to place: one on a central square.
fact-owed-own-half = Still to place: { $n } more in your half.
fact-owed-other-half = Still to place: one in the other half.
fact-no-goal-now = Nobody can score with the kick-off.
fact-extra = Extra time: the next goal wins.
fact-last = { $you ->
    [yes] Without another goal you win: you scored last.
   *[no] Without another goal { $name } wins, having scored last.
}
fact-no-goal-yet = Nobody has scored: without a goal both teams lose.

# Commentary

# Who walks or kicks, and how they shoot: parts of other texts.
part-who = { $you ->
    [yes] Your number { $number }
   *[no] { $Name }’s number { $number }
}
part-shot = { $touches ->
    [0] { $bends ->
        [0] shoots at the goal…
       *[other] curls it round { $bend } towards the goal…
    }
    [one] plays it via a team-mate ({ $by }), who shoots at the goal…
   *[other] starts a run of { $touches } passes ({ $by }), and the shot heads for the goal…
}
event-throw = { $die ->
    [kick-off] { $you ->
        [yes] You win
       *[no] { $Name } wins
    } the roll for the kick-off by { $face ->
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
        [yes] You win the draw: you set up first.
       *[no] { $Name } wins the draw and sets up first.
    }
   *[die] { $you ->
        [yes] You roll
       *[no] { $Name } rolls
    } a { $face }.
}
    .v2 = { $die ->
    [kick-off] { $you ->
        [yes] The kick-off is yours, won by { $face ->
            [a1] 1.
            [b1] 1.
            [a2] 2.
            [b2] 2.
            [a3] 3.
            [b3] 3.
            [a4] 4!
            [b4] 4!
           *[other] 5!
        }
       *[no] The kick-off is { $name }’s, won by { $face ->
            [a1] 1.
            [b1] 1.
            [a2] 2.
            [b2] 2.
            [a3] 3.
            [b3] 3.
            [a4] 4!
            [b4] 4!
           *[other] 5!
        }
    }
    [lot] { $you ->
        [yes] The coin falls for you: you set up first.
       *[no] The coin falls for { $name }, who sets up first.
    }
   *[die] { $you ->
        [yes] A { $face } for you.
       *[no] A { $face } for { $name }.
    }
}
    .v3 = { $die ->
    [kick-off] { $you ->
        [yes] Your roll is higher: you kick off.
       *[no] { $Name } has rolled higher and kicks off.
    }
    [lot] { $you ->
        [yes] The toss is yours: you set up first.
       *[no] The toss goes to { $name }, who sets up first.
    }
   *[die] { $you ->
        [yes] Your die shows { $face }.
       *[no] { $Name }’s die shows { $face }.
    }
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
    [one] via a team-mate ({ $by }) the ball rolls to { $to }.
   *[other] { $touches } passes ({ $by }), and the ball rolls to { $to }.
} Here we go!
event-walk = { part-who } moves from { $from } to { $to }.
    .v2 = { part-who } jogs from { $from } to { $to }.
    .v3 = { part-who } leaves { $from } for { $to }.
    .v4 = { part-who } looks for space: { $from } to { $to }.
event-run = { part-who } runs to the ball on { $to }…
    .v2 = { part-who } gets to the ball on { $to }…
    .v3 = { part-who } sprints for it: the ball on { $to }…
event-kick = { part-who } { $to ->
    [goal-a] { part-shot }
    [goal-b] { part-shot }
   *[other] { $touches ->
        [0] { $bends ->
            [0] kicks it straight to { $to }.
           *[other] curls it round { $bend } to { $to }.
        }
        [one] plays it via a team-mate ({ $by }): it rolls to { $to }.
       *[other] starts a run of { $touches } passes ({ $by }): it rolls to { $to }!
    }
}
    .v2 = { part-who } { $to ->
    [goal-a] { part-shot }
    [goal-b] { part-shot }
   *[other] { $touches ->
        [0] { $bends ->
            [0] drives it straight to { $to }.
           *[other] bends it round { $bend } to { $to }, as with a ruler.
        }
        [one] finds a team-mate ({ $by }), who plays it on to { $to }.
       *[other] begins { $touches } passes ({ $by }), pure silk: it rolls to { $to }!
    }
}
    .v3 = { part-who } { $to ->
    [goal-a] { part-shot }
    [goal-b] { part-shot }
   *[other] { $touches ->
        [0] { $bends ->
            [0] hits it, straight on, to { $to }.
           *[other] sends it round { $bend } to { $to }: what a curl!
        }
        [one] plays a one-two ({ $by }): the ball goes to { $to }.
       *[other] is the first of a string of { $touches } passes ({ $by }): it ends on { $to }!
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
    .v2 = { $you ->
    [yes] GOAL for you! The whole street is cheering.
   *[no] GOAL for { $name }! The whole street is cheering.
}
    .v3 = { $you ->
    [yes] GOAL for you! The net is still trembling.
   *[no] GOAL for { $name }! The net is still trembling.
}
    .v4 = { $you ->
    [yes] GOAL for you! And not a window broken.
   *[no] GOAL for { $name }! And not a window broken.
}
event-put-back = No spoiling tactics in front of the goal: the kicker is put back on { $to }.
    .v2 = Dark squares are the keeper’s: the kicker steps back to { $to }.
    .v3 = Kicked, and out of the dark square at once: the kicker is on { $to } now.
event-skipped = { $you ->
    [yes] Nothing is possible: you skip your turn.
   *[no] Nothing is possible: { $name } skips a turn.
}
event-ball-laid = No kick is possible: the ball is laid on { $to }.
event-keeper-placed = { $you ->
    [yes] Your keeper
   *[no] { $Name }’s keeper
} takes up position on { $to }.
    .v2 = { $you ->
    [yes] Back between the posts: your keeper
   *[no] Back between the posts: { $name }’s keeper
} is on { $to }.
    .v3 = { $you ->
    [yes] Your keeper
   *[no] { $Name }’s keeper
} waits on { $to }, gloves on.
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
why-keeper-only = The dark squares are for the keeper of that goal, and for nobody else.
why-their-central = Those are the other team’s central squares: none of your footballers starts there.
why-owed = That would leave the rest of your team unable to meet the rules of placing.
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
why-not-that-far = That is out of reach: a move is exactly as many steps as the die shows, never diagonal, over free squares.
why-starting-square = A move does not end where it began.
why-ball-is-kicked = The ball is there, and whoever reaches it kicks it: say where it goes.
why-goal-squares = Nobody moves into the goals.
why-not-skip = You can still move: a turn is skipped only when nothing is possible.
why-ball-not-there = The ball does not lie on that square.
why-cannot-reach-ball = The ball is out of reach with this roll.
why-ball-cannot-go = The ball cannot get there: it uses all its steps over free squares, and bends only once between two touches.
why-cannot-score = This ball does not reach the goal: it must cross the line from one of the dark squares in front of it.
why-off-field = The ball stays on the field: only the other team’s goal lets it out.
why-dark = Only a keeper may stay on a dark square, in front of their own goal; anyone else goes there only to kick.
why-no-room-back = After a kick from a dark square the footballer is put back, and no square is free for that.
why-light = Only one of your footballers, keeper included, may stand on your two light squares.
why-surround = You may not hold every square around the ball: the other team must be able to reach it.
why-corner = With the ball in a corner you may not hold three of the four squares around it.
why-no-placing-now = There is nobody to place now.
why-die-thrown = The die has been rolled: now one of your footballers moves.
why-alike = All footballers but the keeper are alike: take the one that is marked.
why-keeper-on-dark = Your keeper is placed on one of the two dark squares in front of your goal.
why-footballer-first = First point at the footballer who is to move: one of your own.
why-cannot-move = This footballer cannot move with this roll.
why-square-taken = Somebody already stands there: a move ends on a free square.

# What is wrong with a position

impossible-footballers = Nobody shares a square with another footballer or with the ball in play, and nobody stands in a goal.
impossible-dark = Only a keeper stands on a dark square, and only in front of their own goal.
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
impossible-winner = The stated result does not match the goals and the minutes.

# How a match ended

ending-no-goal = Both teams lose
reason-full-time = At the final whistle
reason-extra-time = In extra time
reason-last-goal = By the last goal
reason-no-goal = Without a goal, both lose

# Tasks to learn by

lesson-walk-title = First steps
lesson-walk = The die shows 3: move footballer 2 to the marked square. A move takes exactly as many steps as the die shows, along rows and columns, never diagonally.
lesson-walk-hint = Touch footballer 2, then the marked square. You may turn at every step, but not pass through anybody.
lesson-walk-done = Nicely done! All the steps of the die are used, and the squares around the field may be used too.
lesson-walk-wrong = That led somewhere else. Use up all the steps of the die, and end on the marked square.
lesson-kick-title = First kick
lesson-kick = Reach the ball and kick it to the marked square. The ball goes as many steps as the footballer has left, and one more.
lesson-kick-hint = Touch the footballer who can reach the ball, then the ball, then the marked square. Fewer steps to the ball leave more for the kick.
lesson-kick-done = Nicely struck! Whoever reaches the ball kicks it at once, in any of the eight directions.
lesson-kick-wrong = The ball is elsewhere. The fewer steps the footballer takes to reach it, the farther it goes.
lesson-bend-title = Bend it
lesson-bend = The straight way is blocked: kick the ball around to the marked square. On its way it may bend once, by 45°.
lesson-bend-hint = Part of the way straight, part of it diagonally: that is a bend. The ball does not pass through footballers.
lesson-bend-done = What a curl! One bend between two touches gets the ball around almost anybody.
lesson-bend-wrong = The ball went another way. Straight on and then diagonally, or the other way round: that leads around the opponent.
lesson-pass-title = Play together
lesson-pass = The marked square is too far for one kick: play the ball via a team-mate, who has the steps that are left, and one more, with a new direction and a new bend.
lesson-pass-hint = Reach the ball, then choose the marked square: the way via your team-mate is shown.
lesson-pass-done = Lovely pass! Every team-mate who touches the ball adds a step to its way.
lesson-pass-wrong = It does not get there that way. Reach the ball, then choose the marked square: your team-mate plays it on.
lesson-score-title = Into the net
lesson-score = Score! The ball must cross the line from one of the two dark squares in front of the other goal; steps may be left over.
lesson-score-hint = Reach the ball, then choose the goal. Passes and bends help to get there.
lesson-score-done = GOAL! Now you know all it takes: a match is waiting.
lesson-score-wrong = No goal this time. Reach the ball, and then choose the goal itself.

# After the match

tally-chances = Rolls that could score
tally-kicks = Kicks
tally-passes = Passes
how-kick = { $touches ->
    [0] a shot from { $from }
    [one] a shot from { $from } via a team-mate
   *[other] a shot from { $from } via { $touches } team-mates’ touches
}
how-restart = { $touches ->
    [0] a kick by the keeper from { $from }
    [one] a kick by the keeper from { $from } via a team-mate
   *[other] a kick by the keeper from { $from } via { $touches } team-mates’ touches
}
