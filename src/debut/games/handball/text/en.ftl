# The game

game-name = Handball et dé
game-blurb = Seven pawns a team: find the gap and beat the keeper.
game-length = Two periods of { $n ->
    [one] 1 turn
   *[other] { $n } turns
} for each team

# Options

option-actions = Turns of a period
option-actions-help = How many turns each team has in each of the two periods, from 1 to 200. Default: 50.
option-clock = Time
option-clock-help = Counted in turns, a period ends after that many turns. By a real clock it ends with a whistle, when its minutes are over.
option-clock-actions = count turns
option-clock-real = real clock
option-minutes = Minutes of a period
option-minutes-help = How long a period lasts by the real clock, from 1 to 60 minutes. Default: 30.
option-court = Court
option-court-help = The full court has 16 columns, the short one 14: on that there are more goals.
option-court-full = full
option-court-short = short
option-passive = Passive play
option-passive-help = After how many turns running in possession without a shot the opponents get a free throw, from 1 to 20. 0: never.

# Dice

die-die = Die
die-lot = Draw

# Faces

face-die-1 = 1
face-die-2 = 2
face-die-3 = 3
face-die-4 = 4
face-die-5 = 5
face-die-6 = 6
face-lot-a = { $NameA }
face-lot-b = { $NameB }

# Pieces

piece-keeper = { $you ->
    [yes] your keeper { $number }
   *[no] { $name }’s keeper { $number }
}
piece-pawn = { $you ->
    [yes] your pawn { $number }
   *[no] { $name }’s pawn { $number }
}
piece-ball = ball

# Buttons

button-stand = Stand: go round and back
button-throw = Throw the ball
button-keep = Keep the ball
button-next = Continue with the other half
button-stay = Play on as we stand
button-wall = Wall
button-five-one = 5-1
button-three-three = 3-3
button-spread = Spread
button-block = Block
button-counter = Counter-attack
button-siege = Siege
button-press = Press

# What is to be done now

# How far: a part of other texts.
part-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
# In which half pawns are placed now: a part of other texts.
part-half = { $half ->
    [own] { $you ->
        [yes] in your own half
       *[no] in their own half
    }
    [other] in the other half
   *[any] anywhere on the court
}

prompt-lot = Coin toss: whoever wins it throws off.
prompt-taker-free = { $you ->
    [yes] Free throw for you: choose who takes it, and put that pawn on the spot.
   *[no] Free throw for { $name }: a pawn is put on the spot with the ball.
}
prompt-taker-seven = { $you ->
    [yes] 7 m throw for you: put the thrower on one of the two 7 m squares.
   *[no] 7 m throw for { $name }: the thrower is put on a 7 m square.
}
prompt-taker-keeper = { $you ->
    [yes] Your keeper’s restart: put the keeper on one of the six squares along the line of the goal area.
   *[no] { $Name }’s keeper restarts from the line of the goal area.
}
prompt-taker-goal = { $you ->
    [yes] Restart after the goal: put one of your pawns with the ball on one of your central squares.
   *[no] { $Name } restarts after the goal and puts a pawn on a central square.
}
prompt-taker-engage = { $you ->
    [yes] You throw off: put one of your pawns with the ball on one of your central squares.
   *[no] { $Name } throws off and puts a pawn on a central square.
}
prompt-place-free = { $you ->
    [yes] Free throw: move pawns { part-half }, take a formation, or let them stay.
   *[no] Free throw: { $name } moves pawns { part-half }.
}
prompt-place-seven = { $you ->
    [yes] 7 m throw: move pawns { part-half }, take a formation, or let them stay.
   *[no] 7 m throw: { $name } moves pawns { part-half }.
}
prompt-place-keeper = { $you ->
    [yes] Keeper’s restart: you may move { $n ->
        [one] 1 more field pawn
       *[other] { $n } field pawns
    } { part-half }.
   *[no] Keeper’s restart: { $name } may move { $n ->
        [one] 1 more field pawn
       *[other] { $n } field pawns
    } { part-half }.
}
prompt-place-goal = { $you ->
    [yes] After the goal: place your pawns { part-half }, your keeper in the goal area; or take a formation.
   *[no] After the goal: { $name } places pawns { part-half }.
}
prompt-place-engage = { $you ->
    [yes] Place your pawns in your own half, your keeper in the goal area; or take a formation.
   *[no] { $Name } places all pawns in their own half.
}
prompt-walk-throw = { $you ->
    [yes] Roll the die: one of your pawns moves.
   *[no] { $Name } to roll for a move.
}
prompt-walk = { $you ->
    [yes] You have rolled { $n }: move one of your pawns exactly { part-steps }.
   *[no] { $Name } has rolled { $n }: a pawn moves exactly { part-steps }.
}
prompt-choose = { $you ->
    [yes] The ball is yours: throw it in this same turn, or keep it?
   *[no] { $Name } has taken the ball: to throw it, or to keep it?
}
prompt-ball-throw = { $you ->
    [yes] Roll the die for the ball.
   *[no] { $Name } to roll for the ball.
}
prompt-ball = { $you ->
    [yes] You have rolled { $n }: send the ball exactly { $n ->
        [one] 1 square
       *[other] { $n } squares
    }, or shoot with fewer.
   *[no] { $Name } has rolled { $n }: the ball goes exactly { $n ->
        [one] 1 square
       *[other] { $n } squares
    }, or into the goal with fewer.
}
prompt-save = { $you ->
    [yes] A shot at your goal! Roll the die for your keeper: { $n ->
        [1] nothing stops it.
        [2] only a 1 stops it.
       *[other] less than { $n } stops it.
    }
   *[no] A shot! { $Name } rolls for the keeper: { $n ->
        [1] nothing stops it.
        [2] only a 1 stops it.
       *[other] less than { $n } stops it.
    }
}
prompt-intercept = { $you ->
    [yes] The ball crosses your goal area: roll the die for your keeper, 1 or 2 gets it.
   *[no] The ball crosses { $name }’s goal area: the keeper’s die is rolled, 1 or 2 gets it.
}
prompt-seven = { $you ->
    [yes] Roll the die for the 7 m throw: 3 to 6 scores.
   *[no] { $Name } rolls for the 7 m throw: 3 to 6 scores.
}
prompt-over = The match is over: { $a } – { $b }.

# What else to know now

fact-shut-out = { $you ->
    [yes] You shut the opponents out from the ball: your pawn nearest to it must move.
   *[no] { $Name } shuts the opponents out from the ball: the pawn nearest to it must move.
}
fact-shut-out-soon = { $you ->
    [yes] You shut the opponents out from the ball: if it stays so, your pawn nearest to it must move in your next turn.
   *[no] { $Name } shuts the opponents out from the ball: if it stays so, the pawn nearest to it must move in the next turn.
}
fact-owed = { $you ->
    [yes] { $n ->
        [one] 1 of your pawns must still be placed.
       *[other] { $n } of your pawns must still be placed.
    }
   *[no] { $n ->
        [one] 1 pawn must still be placed.
       *[other] { $n } pawns must still be placed.
    }
}
fact-beside = { $you ->
    [yes] Only one of your pawns may stand beside the ball.
   *[no] Only one of { $name }’s pawns may stand beside the ball.
}
fact-free-zone = { $you ->
    [yes] Your pawns keep out of the opponents’ free-throw zone.
   *[no] { $Name }’s pawns keep out of the opponents’ free-throw zone.
}
fact-seven-zone = Within the free-throw line stand only the thrower and the keeper.
fact-keeper-out = { $you ->
    [yes] Your keeper is out of the goal area: a shot scores at once.
   *[no] { $Name }’s keeper is out of the goal area: a shot scores at once.
}
fact-passive = { $left ->
    [none] { $you ->
        [yes] Passive play: shoot in this turn, or the opponents get a free throw.
       *[no] Passive play: { $name } must shoot in this turn.
    }
   *[some] Passive play: turn { $n } of { $of } without a shot.
}
fact-up = The whistle has blown: this is the last turn of the period.

# Commentary

# Who walks or throws: a part of other texts.
part-who = { $you ->
    [yes] Your number { $number }
   *[no] { $Name }’s number { $number }
}
event-throw = { $die ->
    [lot] { $you ->
        [yes] You win the draw.
       *[no] { $Name } wins the draw.
    }
   *[die] { $you ->
        [yes] You roll
       *[no] { $Name } rolls
    } a { $face }.
}
    .v2 = { $die ->
    [lot] { $you ->
        [yes] The coin falls for you.
       *[no] The coin falls for { $name }.
    }
   *[die] { $you ->
        [yes] A { $face } for you.
       *[no] A { $face } for { $name }.
    }
}
    .v3 = { $die ->
    [lot] { $you ->
        [yes] The toss is yours.
       *[no] The toss goes to { $name }.
    }
   *[die] { $you ->
        [yes] Your die shows { $face }.
       *[no] { $Name }’s die shows { $face }.
    }
}
event-walk = { part-who } moves from { $from } to { $to }.
    .v2 = { part-who } slips from { $from } to { $to }.
    .v3 = { part-who } leaves { $from } for { $to }.
    .v4 = { part-who } looks for the gap: { $from } to { $to }.
event-stand = { $you ->
    [yes] You move a pawn round and back to where it stood.
   *[no] { $Name } moves a pawn round and back to where it stood.
}
event-take = { part-who } takes the ball on { $to }!
    .v2 = { part-who } swoops on the ball on { $to }!
    .v3 = { part-who } has it in both hands on { $to }!
event-keep = { $you ->
    [yes] You keep the ball on { $to }.
   *[no] { $Name } keeps the ball on { $to }.
}
    .v2 = { $you ->
    [yes] Not yet: you hold the ball on { $to }.
   *[no] Not yet: { $name } holds the ball on { $to }.
}
    .v3 = { $you ->
    [yes] Patience: the ball stays yours on { $to }.
   *[no] Patience: the ball stays with { $name } on { $to }.
}
event-pass-mate = { part-who } throws, and a team-mate has it on { $to } ({ $by }).
    .v2 = { part-who } finds a team-mate on { $to } ({ $by }), from hand to hand.
    .v3 = { part-who } passes to { $to } ({ $by }), and it is caught.
    .v4 = { part-who } throws, quick and true, to { $to } ({ $by }).
event-pass-lost = { part-who } throws to { $to }, and the opponents have the ball.
    .v2 = { part-who } throws to { $to }: straight into the opponents’ hands!
    .v3 = A present! { part-who } throws to { $to }, and the opponents say thank you.
event-pass-loose = { part-who } throws to { $to }, where the ball lies loose.
    .v2 = { part-who } throws to { $to }: nobody is there, the ball rolls free.
    .v3 = { part-who } throws into the open, to { $to }: who will be first?
event-shot = { part-who } shoots from { $from }…
    .v2 = { part-who } jumps and shoots from { $from }…
    .v3 = { part-who } winds up on { $from }; the hall holds its breath…
    .v4 = { part-who } tries from { $from }…
event-goal = { $you ->
    [yes] GOAL for you!
   *[no] GOAL for { $name }!
}
    .v2 = { $you ->
    [yes] GOAL for you! The net is still trembling.
   *[no] GOAL for { $name }! The net is still trembling.
}
    .v3 = { $you ->
    [yes] GOAL for you! The whole hall is on its feet.
   *[no] GOAL for { $name }! The whole hall is on its feet.
}
    .v4 = { $you ->
    [yes] GOAL for you! Too fast for any keeper.
   *[no] GOAL for { $name }! Too fast for any keeper.
}
    .v5 = { $you ->
    [yes] GOAL for you! Past the hand, inside the post.
   *[no] GOAL for { $name }! Past the hand, inside the post.
}
event-save = { $you ->
    [yes] Saved! Your keeper has the ball.
   *[no] Saved! { $Name }’s keeper has the ball.
}
    .v2 = { $you ->
    [yes] Your keeper slams the door: saved!
   *[no] { $Name }’s keeper slams the door: saved!
}
    .v3 = { $you ->
    [yes] A leg, an arm, and the ball is your keeper’s: saved!
   *[no] A leg, an arm: { $name }’s keeper has saved!
}
    .v4 = { $you ->
    [yes] Saved! The bench jumps up for your keeper.
   *[no] Saved! The bench jumps up for { $name }’s keeper.
}
event-through-area = { part-who } throws through the goal area towards { $to }…
    .v2 = { part-who } dares it, across the goal area towards { $to }…
    .v3 = { part-who } threads it past the keeper towards { $to }…
event-intercepted = { $you ->
    [yes] Your keeper reaches out and has the ball!
   *[no] { $Name }’s keeper reaches out and has the ball!
}
    .v2 = { $you ->
    [yes] One long arm, and your keeper has picked it off!
   *[no] One long arm, and { $name }’s keeper has picked it off!
}
    .v3 = { $you ->
    [yes] Your keeper was awake: intercepted!
   *[no] { $Name }’s keeper was awake: intercepted!
}
event-slipped-through = The keeper does not reach it: the ball is through.
    .v2 = By a fingertip! The ball slips past the keeper.
    .v3 = Past the keeper’s hands: the ball is through!
event-own-area = { part-who } throws back into the goal area behind, to { $to }.
event-other-area = { part-who } throws into the other goal area, to { $to }: it is the keeper’s.
event-foul-blocked = { $you ->
    [yes] The ball stays shut in, for none of your nearest pawns can move: foul against you.
   *[no] The ball stays shut in, for none of the nearest pawns can move: foul against { $name }.
}
event-foul-no-throw = { $you ->
    [yes] The ball has no path of that length: foul against you.
   *[no] The ball has no path of that length: foul against { $name }.
}
event-foul-own-area = { $you ->
    [yes] The ball is in your own goal area: foul against you.
   *[no] The ball is in their own goal area: foul against { $name }.
}
event-foul-passive = { $you ->
    [yes] So long without a shot is passive play: foul against you.
   *[no] So long without a shot is passive play: foul against { $name }.
}
event-no-walk = { $you ->
    [yes] The opponents cannot move any pawn: you have blocked them.
   *[no] No pawn can move: { $name } has blocked them all.
}
event-seven-thrown = { part-who } throws from 7 m…
    .v2 = From 7 m, face to face: { part-who } throws…
    .v3 = { part-who } takes a breath at 7 m, and throws…
event-seven-missed = Too short! The ball does not reach the line.
event-free-throw = { $you ->
    [yes] Free throw for you.
   *[no] Free throw for { $name }.
}
    .v2 = { $you ->
    [yes] The whistle: free throw for you.
   *[no] The whistle: free throw for { $name }.
}
    .v3 = { $you ->
    [yes] The referee’s arm is up: your free throw.
   *[no] The referee’s arm is up: { $name }’s free throw.
}
event-seven = { $you ->
    [yes] 7 m throw for you!
   *[no] 7 m throw for { $name }!
}
    .v2 = { $you ->
    [yes] No way out for any pawn: 7 m throw for you!
   *[no] No way out for any pawn: 7 m throw for { $name }!
}
    .v3 = { $you ->
    [yes] The referee points to the 7 m squares: your throw!
   *[no] The referee points to the 7 m squares: { $name }’s throw!
}
event-keeper-restart = { $you ->
    [yes] Your keeper restarts.
   *[no] { $Name }’s keeper restarts.
}
    .v2 = { $you ->
    [yes] The ball is with your keeper, who restarts.
   *[no] The ball is with { $name }’s keeper, who restarts.
}
    .v3 = { $you ->
    [yes] Your keeper looks for somebody to restart with.
   *[no] { $Name }’s keeper looks for somebody to restart with.
}
event-engage = { $you ->
    [yes] You throw off.
   *[no] { $Name } throws off.
}
event-restart-after-goal = { $you ->
    [yes] You restart from the middle.
   *[no] { $Name } restarts from the middle.
}
    .v2 = { $you ->
    [yes] Back to the middle: you restart.
   *[no] Back to the middle: { $name } restarts.
}
    .v3 = { $you ->
    [yes] The ball is in the middle again, and it is yours.
   *[no] The ball is in the middle again, for { $name }.
}
event-taker = { part-who } stands ready with the ball on { $to }.
    .v2 = { part-who } will restart from { $to }, ball in hand.
    .v3 = { part-who } takes the ball on { $to } and looks for an opening.
event-taken-off = { part-who } makes room, and is to be placed again.
event-put = { part-who } goes to { $to }.
event-formation = { $you ->
    [yes] You line up
   *[no] { $Name } lines up
} { $face ->
    [wall] in a wall.
    [five-one] five and one.
    [three-three] three and three.
    [spread] spread out.
    [block] in a block.
    [counter] for a counter-attack.
    [siege] for a siege.
   *[press] to press.
}
event-stays = { $you ->
    [yes] All your other pawns stay.
   *[no] { $Name } leaves all other pawns where they are.
}
event-half-time = Half-time! The teams change ends.
event-full-time = The whistle: full time!

# How a match ended

reason-full-time = At the final whistle

# Why not?

why-taker-first = First the pawn that restarts is put on its square, with the ball: point at that pawn, then at the square.
why-field-pawn-takes = A field pawn takes this restart, not the keeper.
why-keeper-takes = The keeper brings the ball back into play, nobody else.
why-spot-free = The free throw is taken from where the ball is, or from a nearest square beyond the free-throw line.
why-spot-seven = A 7 m throw is taken from one of the two 7 m squares in front of the other goal.
why-spot-keeper = The keeper restarts from one of the six squares of its goal area that touch its line.
why-spot-central = The ball is put on one of the two central squares of your own half.
why-place-first = Pawns are placed now: point at one of your pawns, then at its square, or choose a formation.
why-taker-stays = The pawn with the ball stays where it restarts from.
why-keepers-stay = At a keeper’s restart only field pawns are moved, not the keepers.
why-placed-already = This pawn has been placed already: each of them is placed once in a restart.
why-stands-there = It stands there already. A pawn that you leave alone stays where it is.
why-put-on-taken = Somebody stands there: pawns are placed on free squares.
why-put-in-area = The goal areas are closed: only a keeper stands in one, and only in the keeper’s own.
why-keeper-home = At this restart the keeper stands in its own goal area.
why-own-half = At this restart your pawns stand in your own half.
why-own-half-first = First come the squares of your own half; the other half has its turn later.
why-other-half-now = Your own half is done: now the other half is to be filled.
why-seven-zone = At a 7 m throw only the thrower and the keeper of that goal stand within the free-throw line.
why-free-zone = Whoever takes a free throw has no pawn between the other team’s free-throw line and its goal area.
why-beside-ball = Only one of your pawns may stand beside the ball, and one does already.
why-no-formation = At a keeper’s restart there are no formations: at most two pawns move.
why-formation-half = This formation reaches into the other half, where your pawns may not be now.
why-no-next = There is no further half to continue with: place your pawns, or leave the others.
why-somebody-must-move = One of your pawns still has to be placed: it is off the court, or stands where this restart does not allow it.
why-no-placing-now = Pawns are placed before a restart only.
why-choose-first = You have taken the ball: choose whether to throw it or to keep it.
why-die-thrown = The die has been rolled and must be used.
why-walk-first = First one of your pawns moves, then the ball may be thrown.
why-pawn-first = First point at the pawn that is to move: one of your own.
why-nobody-there = None of your pawns stands there.
why-must-open = Your team shuts the opponents out from the ball: your pawn nearest to it must move.
why-not-stand = No pawn can come back to its own square with this roll: that takes four steps or six, with room to go round.
why-ends-where-it-began = It does not get back to its own square. Where a pawn can, with a 4 or a 6, that is called standing.
why-only-stand = With this roll it only comes back to its own square: choose to stand.
why-off-court = That is not on the court.
why-no-cell = No pawn goes there: play is on the squares of the court.
why-square-taken = Somebody stands there: a move ends on a free square, or on the loose ball.
why-area = Field pawns enter neither goal area.
why-other-area = The other goal area is closed to your keeper.
why-keeper-with-ball = With the ball, the keeper neither leaves its goal area nor enters it.
why-way-barred = Pawns bar the way there: nobody moves over another pawn.
why-not-that-far = It does not get there: a move is exactly as many steps as the die shows, never diagonal, never straight back, not through a goal area.
why-walled-in = It is walled in: every square around it is taken or closed.
why-no-room = It has no room for so many steps.
why-keeper-no-room = With the ball the keeper does not cross the line of the goal area, and there is no room for so many steps.
why-throw-now = Now the ball is thrown: point at the square where it is to end.
why-die-binds = The die has been rolled: the ball must go.
why-take-the-cell = That can be done: choose the square itself.
why-own-goal = The ball leaves the court through the other team’s goal only.
why-ball-off-court = That is not on the court: the ball stays on it, or goes into the other team’s goal.
why-ball-back = The ball does not end where it began.
why-keeper-clears = The keeper must throw the ball out of its goal area.
why-ball-barred = Pawns bar the way there: the ball may end on a pawn, but not cross one.
why-ball-not-that-far = The ball does not get there: it goes exactly as many steps as the die shows, never diagonally, never straight back.
why-shot-barred = Pawns bar the shot: the way around them takes more than the die shows.
why-no-power = The shot lacks power: the die must show more than the squares that the ball crosses on its way into the goal.

# What is wrong with a position

impossible-pawns = Two pawns share a square, or one stands beyond this court.
impossible-area = Only a keeper stands in a goal area, and only in its own.
impossible-missing = Pawns are off the court only before a throw-off, and one while a restart’s pawns are placed.
impossible-ball = This square is not on this court.
impossible-ball-there = The ball cannot lie there in this phase of play.
impossible-not-held = In this phase a pawn of the team whose turn it is holds the ball.
impossible-side = In this phase neither team is to act by itself: it is written side=A.
impossible-restart = A restart belongs to the phases taker and place, and they to one.
impossible-no-restart = This is given only while pawns are placed for a restart.
impossible-taker-first = The team that restarts puts its pawn on the spot.
impossible-engage = The team that threw off in the first period does not throw off in the second.
impossible-taker = The keeper takes its own restart, a field pawn any other.
impossible-spot = The ball lies with the pawn that restarts, on a square that this restart is taken from.
impossible-step = This step of placing does not exist in this restart, or is the other team’s.
impossible-nobody-left = The team that is to place has nobody left to be placed.
impossible-placed = These pawns cannot have been placed by now, or the pawn that restarts is missing among them.
impossible-placed-there = A pawn that has been placed stands where it could not be put.
impossible-moved = Pawns are counted at a keeper’s restart only: as many as have been placed, without the keeper.
impossible-stays = A team says that the others stay only in its own step, while pawns are left, and when none of them must move.
impossible-plan = This formation cannot have been taken by now, or its pawns do not fit what it leaves to be placed.
impossible-unfinished = The other team’s part of placing is over: all its pawns must have been placed, or be allowed to stay.
impossible-seven-spot = A 7 m throw is thrown by a field pawn on a 7 m square before the other goal.
impossible-seven-zone = At a 7 m throw only the thrower and the keeper of that goal stand within the free-throw line.
impossible-die = A die lies on the table in the phases walk, ball, save and intercept, and in no other.
impossible-no-walk = With this roll none of the pawns that may move can: that has been dealt with at once.
impossible-no-throw = With this roll the ball can go nowhere: that has been dealt with at once.
impossible-no-shot = A distance is given only while a keeper rolls against a shot.
impossible-distance = This is not the distance of a shot that the die allows here.
impossible-no-interception = A target is given only while a keeper rolls to intercept.
impossible-target = The ball cannot come down there by crossing the other goal area.
impossible-keeper-away = Only a keeper in its goal area rolls to save or to intercept.
impossible-before-lot = Before the draw it is the first period, and nobody has thrown off: first=A.
impossible-over = A match is over in its second period.
impossible-turns = A period in this phase cannot have had so many turns.
impossible-whistle = Only the real clock whistles, and only while a match is being played.
impossible-score = This score does not go with the turns played, or the goal that is restarted after is missing.
impossible-held = So many turns in possession do not go with this phase, with who holds the ball or with the option passive.
impossible-result = A match has a result when it is over, and not before.
impossible-winner = The stated result does not match the goals.

# Tasks to learn by

lesson-walk-title = Fetch the ball
lesson-walk = The die shows 4: move pawn 2 to the loose ball. A move takes exactly as many steps as the die shows, along rows and columns, over nobody.
lesson-walk-hint = Touch pawn 2, then the square of the ball. It may turn at every step, but never go straight back.
lesson-walk-done = The ball is yours! Whoever ends a move on a loose ball holds it, and may throw it at once or keep it.
lesson-walk-wrong = The ball still lies there. Only pawn 2 gets there in exactly four steps, around the opponent.
lesson-throw-title = Find a team-mate
lesson-throw = You have the ball, and the die shows 5: throw it to the team-mate on the marked square. The ball goes exactly five steps and crosses nobody, but may end on a pawn.
lesson-throw-hint = Choose the marked square. The colours tell what comes of a throw: a team-mate, an opponent, or nobody there.
lesson-throw-done = Well thrown! It turned around both opponents, and your team has the ball when its next turn begins.
lesson-throw-wrong = Your team-mate waits in vain. Send the ball to the marked square, where it stands.
lesson-shoot-title = Shoot
lesson-shoot = With the ball you move, then throw. The next die will show 4, and a shot needs more than the squares it crosses: carry the ball two steps to the marked square.
lesson-shoot-2 = The die shows 4, and three squares lie between you and the goal: shoot!
lesson-shoot-hint = With the ball, go two steps straight towards the goal, then choose the goal. The keeper saves with less than the distance: the nearer you are, the better.
lesson-shoot-done = GOAL! Over three squares the keeper needed a 1 or a 2.
lesson-shoot-wrong = No goal this time. Bring the ball two steps straight towards the goal, and then shoot.
lesson-open-title = Open the way
lesson-open = Your three pawns around the loose ball shut the other team out. Then one of the nearest must move. The die shows 1: take the ball.
lesson-open-hint = Touch one of the three pawns beside the ball, then the ball.
lesson-open-done = Taken! Had the die let none of the three move, it would have been a free throw for the opponents: do not crowd around a loose ball.
lesson-open-wrong = That was allowed, but the ball still lies there. One step is enough to take it.
lesson-keeper-title = Over the wall
lesson-keeper = Your keeper restarts before a wall. A keeper’s restart alone may cross pawns within its free-throw line. The die shows 4: find the team-mate on the marked square.
lesson-keeper-hint = Choose the marked square: four steps straight ahead, over two opponents.
lesson-keeper-done = Over all their heads! A keeper’s restart must end outside its goal area, else it is a free throw for the opponents.
lesson-keeper-wrong = Your team-mate was free. The restart goes over the wall, straight to the marked square.
lesson-free-title = Free throw
lesson-free = A free throw for the opponents: only one of your pawns may stand beside the ball, and two do. Take the formation Wall; or put one of the two on the marked square.
lesson-free-2 = Nobody must move any more: let all the others stay.
lesson-free-hint = Choose Wall. Or drag pawn 2 or 3 onto the marked square, and let the others stay.
lesson-free-done = The way to your goal is closed! Before every restart both teams may move, each first in its own half. Now a match is waiting.
lesson-free-wrong = That can be done, but was not the task. Choose Wall; or put one of the two beside the ball on the marked square, and let the others stay.

# After the match

tally-shots = Shots
tally-saves = Saves
tally-sevens = 7 m throws
tally-interceptions = Interceptions by the keeper
tally-turnovers = Balls lost
tally-fouls = Fouls
how-shot = a shot from { $from } over { $n ->
    [one] 1 square
   *[other] { $n } squares
}
how-open-goal = a shot from { $from } into the goal that its keeper had left
how-seven = a 7 m throw from { $from }
