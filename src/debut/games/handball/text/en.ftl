# The game

game-name = Handball et dé
game-blurb = Seven pawns a team, one ball and one die: walk, throw, find the gap around the goal area and beat the keeper.
game-length = About 60 minutes, 200 turns

# Options

option-actions = Turns of a period
option-actions-help = How many turns each team has in each of the two periods, from 1 to 200. Left out: 50.
option-clock = Time
option-clock-help = Counted in turns, a period ends after their number. By a real clock it ends with a whistle, when its minutes are over.
option-clock-actions = count turns
option-clock-real = real clock
option-minutes = Minutes of a period
option-minutes-help = How long a period lasts by the real clock, from 1 to 60 minutes. Left out: 30.
option-court = Court
option-court-help = The full court has 16 columns, the short one 14: on that there are more goals.
option-court-full = full
option-court-short = short
option-passive = Passive play
option-passive-help = After how many turns running in possession without a shot the others get a free throw, from 1 to 20. 0: never.

# Dice

die-die = Die
die-lot = Lots

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

button-stand = Stand: walk round and back
button-throw = Throw the ball
button-keep = Keep the ball
button-next = Go on to the other half
button-stay = Everybody else stays
button-wall = Wall
button-five-one = Five and one
button-three-three = Three and three
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

prompt-lot = Draw lots: whoever wins them engages.
prompt-taker-free = { $you ->
    [yes] Free throw for you: choose who takes it, and put that pawn on the spot.
   *[no] Free throw for { $name }: a pawn is put on the spot with the ball.
}
prompt-taker-seven = { $you ->
    [yes] 7 m throw for you: put the thrower on one of the two 7 m cells.
   *[no] 7 m throw for { $name }: the thrower is put on a 7 m cell.
}
prompt-taker-keeper = { $you ->
    [yes] Your keeper restarts: put him on one of the six cells along the line of his goal area.
   *[no] { $Name }’s keeper restarts from the line of his goal area.
}
prompt-taker-goal = { $you ->
    [yes] Restart after the goal: put one of your pawns with the ball on one of your central cells.
   *[no] { $Name } restarts after the goal and puts a pawn on a central cell.
}
prompt-taker-engage = { $you ->
    [yes] You engage: put one of your pawns with the ball on one of your central cells.
   *[no] { $Name } engages and puts a pawn on a central cell.
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
    [yes] After the goal: place your pawns { part-half }, your keeper in his goal area; or take a formation.
   *[no] After the goal: { $name } places pawns { part-half }.
}
prompt-place-engage = { $you ->
    [yes] Place your pawns in your own half, your keeper in his goal area; or take a formation.
   *[no] { $Name } places all pawns in their own half.
}
prompt-walk-throw = { $you ->
    [yes] Throw the die: one of your pawns walks.
   *[no] Now { $name }’s die for a walk.
}
prompt-walk = { $you ->
    [yes] You have thrown { $n }: walk exactly { part-steps } with one of your pawns.
   *[no] { $Name } has thrown { $n }: a pawn walks exactly { part-steps }.
}
prompt-choose = { $you ->
    [yes] The ball is yours: throw it in this same turn, or keep it?
   *[no] { $Name } has taken the ball: to throw it, or to keep it?
}
prompt-ball-throw = { $you ->
    [yes] Throw the die for the ball.
   *[no] Now { $name }’s die for the ball.
}
prompt-ball = { $you ->
    [yes] You have thrown { $n }: choose where the ball goes, exactly { part-steps } far, or shoot with fewer.
   *[no] { $Name } has thrown { $n }: the ball goes exactly { part-steps }, or into the goal with fewer.
}
prompt-save = { $you ->
    [yes] A shot at your goal! Throw the die for your keeper: { $n ->
        [1] nothing stops it.
        [2] only a 1 stops it.
       *[other] less than { $n } stops it.
    }
   *[no] A shot! Now the die for { $name }’s keeper: { $n ->
        [1] nothing stops it.
        [2] only a 1 stops it.
       *[other] less than { $n } stops it.
    }
}
prompt-intercept = { $you ->
    [yes] The ball crosses your goal area: throw the die for your keeper, 1 or 2 gets it.
   *[no] The ball crosses { $name }’s goal area: now the keeper’s die, 1 or 2 gets it.
}
prompt-seven = { $you ->
    [yes] Throw the die for the 7 m throw: 3 to 6 scores.
   *[no] Now { $name }’s die for the 7 m throw: 3 to 6 scores.
}
prompt-over = The match is over: { $a } – { $b }.

# What else to know now

fact-shut-out = { $you ->
    [yes] You shut the others out from the ball: your pawn nearest to it must walk.
   *[no] { $Name } shuts the others out from the ball: the pawn nearest to it must walk.
}
fact-shut-out-soon = { $you ->
    [yes] You shut the others out from the ball: if it stays so, your pawn nearest to it must walk in your next turn.
   *[no] { $Name } shuts the others out from the ball: if it stays so, the pawn nearest to it must walk in the next turn.
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
    [yes] Your pawns keep out of the others’ free-throw zone.
   *[no] { $Name }’s pawns keep out of the others’ free-throw zone.
}
fact-seven-zone = Within the free-throw line stand only the thrower and the keeper.
fact-keeper-out = { $you ->
    [yes] Your keeper is out of his goal area: a shot scores at once.
   *[no] { $Name }’s keeper is out of his goal area: a shot scores at once.
}
fact-passive = { $left ->
    [none] { $you ->
        [yes] Passive play: shoot in this turn, or the others get a free throw.
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
        [yes] The lots fall for you.
       *[no] The lots fall for { $name }.
    }
   *[die] { $you ->
        [yes] You throw
       *[no] { $Name } throws
    } a { $face }.
}
event-walk = { part-who } walks from { $from } to { $to }.
event-stand = { $you ->
    [yes] You walk a pawn round and back to where it stood.
   *[no] { $Name } walks a pawn round and back to where it stood.
}
event-take = { part-who } takes the ball on { $to }!
event-keep = { $you ->
    [yes] You keep the ball on { $to }.
   *[no] { $Name } keeps the ball on { $to }.
}
event-pass-mate = { part-who } throws, and a team-mate has it on { $to } ({ $by }).
event-pass-lost = { part-who } throws to { $to }, and the others have the ball.
event-pass-loose = { part-who } throws to { $to }, where the ball lies free.
event-shot = { part-who } shoots from { $from }…
event-goal = { $you ->
    [yes] GOAL for you!
   *[no] GOAL for { $name }!
}
event-save = { $you ->
    [yes] Saved! Your keeper has the ball.
   *[no] Saved! { $Name }’s keeper has the ball.
}
event-through-area = { part-who } throws through the goal area towards { $to }…
event-intercepted = { $you ->
    [yes] Your keeper reaches out and has the ball!
   *[no] { $Name }’s keeper reaches out and has the ball!
}
event-slipped-through = The keeper does not reach it: the ball is through.
event-own-area = { part-who } throws back into the goal area behind, to { $to }.
event-other-area = { part-who } throws into the other goal area, to { $to }: it is the keeper’s.
event-foul-blocked = { $you ->
    [yes] The ball stays shut in, for none of your nearest pawns can walk: your fault.
   *[no] The ball stays shut in, for none of { $name }’s nearest pawns can walk: a fault.
}
event-foul-no-throw = { $you ->
    [yes] The ball has no way of that length: your fault.
   *[no] The ball has no way of that length: { $name } is at fault.
}
event-foul-own-area = { $you ->
    [yes] The ball is in your own goal area: your fault.
   *[no] The ball is in { $name }’s own goal area: a fault.
}
event-foul-passive = { $you ->
    [yes] So long without a shot is passive play: your fault.
   *[no] So long without a shot is passive play: { $name } is at fault.
}
event-no-walk = { $you ->
    [yes] The others cannot walk with any pawn: you have blocked them.
   *[no] No pawn can walk: { $name } has blocked them all.
}
event-seven-thrown = { part-who } throws from 7 m…
event-seven-missed = Too short! The ball does not reach the line.
event-free-throw = { $you ->
    [yes] Free throw for you.
   *[no] Free throw for { $name }.
}
event-seven = { $you ->
    [yes] 7 m throw for you!
   *[no] 7 m throw for { $name }!
}
event-keeper-restart = { $you ->
    [yes] Your keeper restarts.
   *[no] { $Name }’s keeper restarts.
}
event-engage = { $you ->
    [yes] You engage.
   *[no] { $Name } engages.
}
event-restart-after-goal = { $you ->
    [yes] You restart from the middle.
   *[no] { $Name } restarts from the middle.
}
event-taker = { part-who } stands ready with the ball on { $to }.
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
    [yes] Everybody else of yours stays.
   *[no] { $Name } lets everybody else stay.
}
event-half-time = Half-time! The teams change ends.
event-full-time = The whistle: full time!

# How a match ended

reason-full-time = At full time

# Why not?

why-taker-first = First the pawn that restarts is put on its cell, with the ball: point at that pawn, then at the cell.
why-field-pawn-takes = A field pawn takes this restart, not the keeper.
why-keeper-takes = The keeper himself brings the ball back into play.
why-spot-free = The free throw is taken from where the ball is, or from a nearest cell beyond the free-throw line.
why-spot-seven = A 7 m throw is taken from one of the two 7 m cells in front of the other goal.
why-spot-keeper = The keeper restarts from one of the six cells of his goal area that touch its line.
why-spot-central = The ball is put on one of the two central cells of your own half.
why-place-first = Pawns are placed now: point at one of your pawns, then at its cell, or choose a formation.
why-taker-stays = The pawn with the ball stays where it restarts from.
why-keepers-stay = At a keeper’s restart only field pawns are moved, not the keepers.
why-placed-already = This pawn has been placed already: each of them is placed once in a restart.
why-stands-there = It stands there already. A pawn that you leave alone stays where it is.
why-put-on-taken = Somebody stands there: pawns are placed on free cells.
why-put-in-area = The goal areas are closed: only a keeper stands in one, and in his own.
why-keeper-home = At this restart the keeper stands in his own goal area.
why-own-half = At this restart your pawns stand in your own half.
why-own-half-first = First come the cells of your own half; the other half has its turn later.
why-other-half-now = Your own half is done: now the other half is to be filled.
why-seven-zone = At a 7 m throw only the thrower and the keeper of that goal stand within the free-throw line.
why-free-zone = Whoever takes a free throw has no pawn between the other team’s free-throw line and its goal area.
why-beside-ball = Only one of your pawns may stand beside the ball, and one does already.
why-no-formation = At a keeper’s restart there are no formations: at most two pawns move.
why-formation-half = This formation reaches into the other half, where your pawns may not be now.
why-no-next = There is no further half to go on to: place your pawns, or let the others stay.
why-somebody-must-move = One of your pawns still has to be placed: it is off the court, or stands where this restart does not allow it.
why-no-placing-now = Pawns are placed before a restart only.
why-choose-first = You have taken the ball: choose whether to throw it or to keep it.
why-die-thrown = The die has been thrown, and it binds.
why-walk-first = First one of your pawns walks, then the ball may be thrown.
why-pawn-first = First point at the pawn that shall walk: one of your own.
why-nobody-there = None of your pawns stands there.
why-must-open = Your team shuts the others out from the ball: your pawn nearest to it must walk.
why-not-stand = No pawn can come back to its own cell with this throw: that takes four steps or six, with room to go round.
why-ends-where-it-began = It does not get back to its own cell. Where a pawn can, with a 4 or a 6, that is called standing.
why-only-stand = With this throw it only comes back to its own cell: choose to stand.
why-off-court = That is not on the court.
why-no-cell = No pawn goes there: play is on the cells of the court.
why-square-taken = Somebody stands there: a walk ends on a free cell, or on the loose ball.
why-area = Field pawns enter neither goal area.
why-other-area = The other goal area is closed to your keeper.
why-keeper-with-ball = With the ball, the keeper neither leaves his goal area nor enters it.
why-way-barred = Pawns bar the way there: nobody walks over another pawn.
why-not-that-far = It does not get there: a walk is exactly as many steps as the die shows, never diagonal, never straight back, not through a goal area.
why-walled-in = It is walled in: every cell around it is taken or closed.
why-no-room = It has no room for so many steps.
why-keeper-no-room = With the ball the keeper does not cross the line of his goal area, and he has no room for so many steps.
why-throw-now = Now the ball is thrown: point at the cell where it shall end.
why-die-binds = The die has been thrown: the ball must go.
why-take-the-cell = That can be done: choose the cell itself.
why-own-goal = The ball leaves the court through the other team’s goal only.
why-ball-off-court = That is not on the court: the ball stays on it, or goes into the other team’s goal.
why-ball-back = The ball does not end where it began.
why-keeper-clears = The keeper must throw the ball out of his goal area.
why-ball-barred = Pawns bar the way there: the ball may end on a pawn, but not cross one.
why-ball-not-that-far = The ball does not get there: it goes exactly as many steps as the die shows, never diagonally, never straight back.
why-shot-barred = Pawns bar the shot: the way around them takes more than the die shows.
why-no-power = The shot lacks power: the die must show more than the cells that the ball crosses on its way into the goal.

# What is wrong with a position

impossible-pawns = Two pawns share a cell, or one stands beyond this court.
impossible-area = Only a keeper stands in a goal area, and in his own.
impossible-missing = Pawns are off the court only before an engagement, and one while a restart’s pawns are placed.
impossible-ball = This cell is not on this court.
impossible-ball-there = The ball cannot lie there in this phase of play.
impossible-not-held = In this phase a pawn of the team whose turn it is holds the ball.
impossible-side = In this phase neither team is to act by itself: it is written side=A.
impossible-restart = A restart belongs to the phases taker and place, and they to one.
impossible-no-restart = This is told only while pawns are placed for a restart.
impossible-taker-first = The team that restarts puts its pawn on the spot.
impossible-engage = The team that engaged the first period does not engage the second.
impossible-taker = The keeper takes his own restart, a field pawn any other.
impossible-spot = The ball lies with the pawn that restarts, on a cell that this restart is taken from.
impossible-step = This step of placing does not exist in this restart, or is the other team’s.
impossible-nobody-left = The team that is to place has nobody left to be placed.
impossible-placed = These pawns cannot have been placed by now, or the pawn that restarts is missing among them.
impossible-placed-there = A pawn that has been placed stands where it could not be put.
impossible-moved = Pawns are counted at a keeper’s restart only: as many as have been placed, the keeper left out.
impossible-stays = A team says that the others stay only in its own step, while pawns are left, and when none of them must move.
impossible-plan = This formation cannot have been taken by now, or its pawns do not fit what it leaves to be placed.
impossible-unfinished = The other team’s part of placing is over: all its pawns must have been placed, or be allowed to stay.
impossible-seven-spot = A 7 m throw is thrown by a field pawn on a 7 m cell before the other goal.
impossible-seven-zone = At a 7 m throw only the thrower and the keeper of that goal stand within the free-throw line.
impossible-die = A die lies on the table in the phases walk, ball, save and intercept, and in no other.
impossible-no-walk = With this throw nobody can walk who may: that has been dealt with at once.
impossible-no-throw = With this throw the ball can go nowhere: that has been dealt with at once.
impossible-no-shot = A distance is told only while a keeper throws against a shot.
impossible-distance = This is not the distance of a shot that the die allows here.
impossible-no-interception = A target is told only while a keeper throws to intercept.
impossible-target = The ball cannot come down there by crossing the other goal area.
impossible-keeper-away = Only a keeper in his goal area throws to save or to intercept.
impossible-before-lot = Before the lots are drawn it is the first period, and nobody has engaged: first=A.
impossible-over = A match is over in its second period.
impossible-turns = A period in this phase cannot have had so many turns.
impossible-whistle = Only the real clock whistles, and only while a match is being played.
impossible-score = This score does not go with the turns played, or the goal that is restarted after is missing.
impossible-held = So many turns in possession do not go with this phase, with who holds the ball or with the option passive.
impossible-result = A match has a result when it is over, and not before.
impossible-winner = The result told is not the one that the goals have made.

# Tasks to learn by

lesson-walk-title = Fetch the ball
lesson-walk = The die shows 4: walk pawn 2 to the loose ball. A walk takes exactly as many steps as the die shows, along rows and columns, over nobody.
lesson-walk-hint = Touch pawn 2, then the cell of the ball. He may turn at every step, but never go straight back.
lesson-walk-done = The ball is yours! Whoever ends a walk on a loose ball holds it, and may throw it at once or keep it.
lesson-walk-wrong = The ball still lies there. Only pawn 2 gets there in exactly four steps, around the opponent.
lesson-throw-title = Find a team-mate
lesson-throw = You have the ball, and the die shows 5: throw it to the team-mate on the marked cell. The ball goes exactly five steps and crosses nobody, but may end on a pawn.
lesson-throw-hint = Choose the marked cell. The colours tell what comes of a throw: a team-mate, an opponent, or nobody there.
lesson-throw-done = Well thrown! It turned around both opponents, and your team has the ball when its next turn begins.
lesson-throw-wrong = Your team-mate waits in vain. Send the ball to the marked cell, where he stands.
lesson-shoot-title = Shoot
lesson-shoot = With the ball you walk, then throw. The next die will show 4, and a shot needs more than the cells it crosses: carry the ball two steps to the marked cell.
lesson-shoot-2 = The die shows 4, and three cells lie between you and the goal: shoot!
lesson-shoot-hint = With the ball, go two steps straight towards the goal, then choose the goal. The keeper saves with less than the distance: the nearer you are, the better.
lesson-shoot-done = GOAL! Over three cells the keeper needed a 1 or a 2.
lesson-shoot-wrong = No goal this time. Bring the ball two steps straight towards the goal, and then shoot.
lesson-open-title = Open the way
lesson-open = Your three pawns around the loose ball shut the other team out. Then one of the nearest must walk. The die shows 1: take the ball.
lesson-open-hint = Touch one of the three pawns beside the ball, then the ball.
lesson-open-done = Taken! Had the die let none of the three walk, it would have been a free throw for the others: do not crowd around a loose ball.
lesson-open-wrong = That was allowed, but the ball still lies there. One step is enough to take it.
lesson-keeper-title = Over the wall
lesson-keeper = Your keeper restarts before a wall. His restart alone may cross pawns within his free-throw line. The die shows 4: find the team-mate on the marked cell.
lesson-keeper-hint = Choose the marked cell: four steps straight ahead, over two opponents.
lesson-keeper-done = Over all their heads! A keeper’s restart must end outside his goal area, else it is a free throw for the others.
lesson-keeper-wrong = Your team-mate was free. The restart goes over the wall, straight to the marked cell.
lesson-free-title = Free throw
lesson-free = A free throw for the others: only one of your pawns may stand beside the ball, and two do. Take the formation Wall; or put one of the two on the marked cell.
lesson-free-2 = Nobody must move any more: let all the others stay.
lesson-free-hint = Choose Wall. Or drag pawn 2 or 3 onto the marked cell, and let the others stay.
lesson-free-done = The way to your goal is closed! Before every restart both teams may move, each first in its own half. Now a match is waiting.
lesson-free-wrong = That can be done, but was not the task. Choose Wall; or put one of the two beside the ball on the marked cell, and let the others stay.

# After the match

tally-shots = Shots
tally-saves = Saves
tally-sevens = 7 m throws
tally-interceptions = Interceptions by the keeper
tally-turnovers = Balls lost
tally-fouls = Faults
how-shot = a shot from { $from } over { $n ->
    [one] 1 cell
   *[other] { $n } cells
}
how-open-goal = a shot from { $from } into the goal that its keeper had left
how-seven = a 7 m throw from { $from }
