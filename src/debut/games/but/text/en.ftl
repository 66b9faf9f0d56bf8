### What is shown: the game, its options, dice, pieces, buttons, prompts, facts and commentary

# The game

game-name = BUT
game-blurb = Eleven figures a team and two dice: move, pass and shoot.
game-length = Two halves of { $n ->
    [one] 1 turn
   *[other] { $n } turns
}

# Options

option-length = Turns of a half
option-length-help = How many turns a half has, both teams together, from 1 to 100. Default: 20.
option-placing = Placing
option-placing-help = By formation, each team chooses one of five. Freely, each figure is put on a square of its own.
option-placing-formation = by formation
option-placing-free = freely
option-clock = Time
option-clock-help = Counted in turns, a half ends after that many turns. By a real clock it ends with a whistle, when its minutes are over.
option-clock-turns = count turns
option-clock-real = real clock
option-minutes = Minutes of a half
option-minutes-help = How long a half lasts by the real clock, from 1 to 60 minutes. Default: 15.

# Dice

die-black = Black die
die-yellow = Yellow die
die-lot = Draw

# Faces

face-black-1 = 1
face-black-2 = 2
face-black-3 = 3
face-black-4 = 4
face-black-5 = 5
face-black-6 = 6
face-yellow-1 = 1
face-yellow-2 = 2
face-yellow-3 = 3
face-yellow-4 = 4
face-yellow-5 = 5
face-yellow-6 = 6
face-lot-a = { $NameA }
face-lot-b = { $NameB }

# Pieces

piece-keeper = { $you ->
    [yes] your keeper { $number }
   *[no] { $name }’s keeper { $number }
}
piece-figure = { $you ->
    [yes] your figure { $number }
   *[no] { $name }’s figure { $number }
}
piece-ball = ball

# Buttons

button-4-4-2 = 4-4-2
button-4-3-3 = 4-3-3
button-3-5-2 = 3-5-2
button-5-3-2 = 5-3-2
button-wm = WM
button-same = As before
button-stay = The keeper stays
button-end = Skip remaining dice
button-shot = Shot in place of a pass
button-clear = Clearance in place of a shot
button-shot-nw = Shot over the line: north-west
button-shot-n = Shot over the line: north
button-shot-ne = Shot over the line: north-east
button-shot-w = Shot over the line: west
button-shot-e = Shot over the line: east
button-shot-sw = Shot over the line: south-west
button-shot-s = Shot over the line: south
button-shot-se = Shot over the line: south-east

# What is to be done now

# Which dice are left: a part of other texts.
part-dice = { $left ->
    [both] black { $black }, yellow { $yellow }
    [black] black { $black }
   *[yellow] yellow { $yellow }
}

prompt-lot = Coin toss: whoever wins it kicks off.
prompt-formation = { $you ->
    [yes] Choose your formation.
   *[no] { $Name } chooses a formation.
}
prompt-place = { $you ->
    [yes] Place your number { $number } { $number ->
        [1] in the penalty area.
       *[other] in your own half.
    }
   *[no] { $Name } places number { $number }.
}
prompt-keeper = { $you ->
    [yes] Before the roll: your keeper may go up to { $n } squares in the penalty area, or stay.
   *[no] Before the roll: { $name }’s keeper may go up to { $n } squares in the penalty area.
}
prompt-throw = { $you ->
    [yes] Roll both dice.
   *[no] { $Name } to roll both dice.
}
prompt-play = { $you ->
    [yes] { $left ->
        [both] Black { $black }, yellow { $yellow }: choose a die and a figure, then where to.
        [black] Black { $black } is left: choose a figure, then where to.
       *[yellow] Yellow { $yellow } is left: choose a figure, then where to.
    }
   *[no] { $left ->
        [both] Black { $black }, yellow { $yellow }: { $name } chooses a die and a figure, then where to.
        [black] Black { $black } is left: { $name } chooses a figure, then where to.
       *[yellow] Yellow { $yellow } is left: { $name } chooses a figure, then where to.
    }
}
prompt-free-kick = { $you ->
    [yes] Free kick: your number { $number } plays the black die, exactly twice as far ({ part-dice }).
   *[no] Free kick: { $name }’s number { $number } plays the black die ({ part-dice }).
}
prompt-keeper-ball = { $you ->
    [yes] Your keeper has the ball and must play the black die: clearance, pass or shot ({ part-dice }).
   *[no] { $Name }’s keeper has the ball and must play the black die ({ part-dice }).
}
prompt-penalty = { $you ->
    [yes] Penalty for you! Roll the black die: only a 1 misses.
   *[no] Penalty for { $name }, to roll the black die: only a 1 misses.
}
prompt-put = { $you ->
    [yes] Missed: put your number { $number } on any free square outside the area.
   *[no] Missed: { $name } puts number { $number } outside the area.
}
prompt-over = The match is over: { $a } – { $b }.

# What else to know now

fact-row = Roll { $n } of at most { $of } in a row.
fact-extra = { $you ->
    [yes] Your pass has earned you one more roll.
   *[no] The pass has earned { $name } one more roll.
}
fact-taker = { $you ->
    [yes] Your number { $number } has taken the ball and may use the other die, too.
   *[no] { $Name }’s number { $number } has taken the ball and may use the other die, too.
}
fact-idle = The keeper has used the yellow die: nobody can use the black one now.
fact-free-kick = { $you ->
    [yes] Free kick: your number { $number } plays the black die.
   *[no] Free kick: { $name }’s number { $number } plays the black die.
}
fact-keeper-ball = { $you ->
    [yes] Your keeper has the ball: the black die is for the keeper.
   *[no] { $Name }’s keeper has the ball: the black die is for the keeper.
}
fact-foul = { $you ->
    [yes] Your { $numbers } beside the ball: a 1 on either die is a foul.
   *[no] { $Name }’s { $numbers } beside the ball: a 1 on either die is a foul.
}
fact-foul-penalty = { $you ->
    [yes] Your { $numbers } beside the ball in your area: a 1 on either die is a penalty.
   *[no] { $Name }’s { $numbers } beside the ball in the area: a 1 on either die is a penalty.
}
fact-offside = { $you ->
    [yes] Offside, if the ball comes to them: your { $numbers }.
   *[no] Offside, if the ball comes to them: { $name }’s { $numbers }.
}
fact-up = The whistle has blown: this is the last turn of the half.

# Commentary

# Who walks or kicks: a part of other texts.
part-who = { $you ->
    [yes] Your number { $number }
   *[no] { $Name }’s number { $number }
}
event-throw = { $die ->
    [lot] { $you ->
        [yes] You win the draw: you kick off.
       *[no] { $Name } wins the draw and kicks off.
    }
    [black] { $you ->
        [yes] You roll: black { $face }.
       *[no] { $Name } rolls: black { $face }.
    }
   *[yellow] And yellow { $face }.
}
    .v2 = { $die ->
    [lot] { $you ->
        [yes] The coin falls for you: you kick off.
       *[no] The coin falls for { $name }, who kicks off.
    }
    [black] { $you ->
        [yes] Black { $face } for you.
       *[no] Black { $face } for { $name }.
    }
   *[yellow] Yellow { $face } with it.
}
    .v3 = { $die ->
    [lot] { $you ->
        [yes] The toss is yours: you kick off.
       *[no] The toss goes to { $name }, who kicks off.
    }
    [black] { $you ->
        [yes] Your dice: black { $face }.
       *[no] { $Name }’s dice: black { $face }.
    }
   *[yellow] Beside it, yellow { $face }.
}
event-walk = { part-who } goes from { $from } to { $to }.
    .v2 = { part-who } is on the move, from { $from } to { $to }.
    .v3 = { part-who } leaves { $from } for { $to }.
    .v4 = { part-who } finds a place on { $to }, from { $from }.
event-dribble = { part-who } dribbles from { $from } to { $to }.
    .v2 = { part-who } takes the ball along, from { $from } to { $to }.
    .v3 = { part-who } carries it from { $from } to { $to }, ball at the feet.
    .v4 = { part-who } keeps the ball close, from { $from } to { $to }.
event-take-loose = { part-who } picks the ball up on { $to }.
    .v2 = { part-who } is first to the loose ball on { $to }.
    .v3 = A ball for nobody? { part-who } takes it on { $to }.
event-take = { part-who } takes the ball off number { $by }!
    .v2 = { part-who } robs number { $by }, who was looking elsewhere!
    .v3 = Number { $by } had the ball; { part-who } has it now!
    .v4 = Clean as a whistle: { part-who } wins it from number { $by }!
event-keeper-steps = { $you ->
    [yes] Your keeper goes to { $to }.
   *[no] { $Name }’s keeper goes to { $to }.
}
    .v2 = { $you ->
    [yes] A step or two: your keeper waits on { $to } now.
   *[no] A step or two: { $name }’s keeper waits on { $to } now.
}
    .v3 = { $you ->
    [yes] Your keeper closes the angle from { $to }.
   *[no] { $Name }’s keeper closes the angle from { $to }.
}
event-keeper-stays = { $you ->
    [yes] Your keeper stays.
   *[no] { $Name }’s keeper stays.
}
    .v2 = { $you ->
    [yes] Your keeper does not budge.
   *[no] { $Name }’s keeper does not budge.
}
    .v3 = { $you ->
    [yes] Your keeper is well placed, and stays.
   *[no] { $Name }’s keeper is well placed, and stays.
}
event-pass = { part-who } passes from { $from } to { $to } ({ $by }).
    .v2 = { part-who } finds a team-mate: { $from } to { $to } ({ $by }).
    .v3 = { part-who } threads it through, { $from } to { $to } ({ $by }).
    .v4 = From { $from } to { $to }, pure silk ({ $by }): { part-who } passed.
    .v5 = { part-who } plays it along the line, { $from } to { $to } ({ $by }).
event-intercepted = { part-who } cuts the pass out on { $to }!
    .v2 = { part-who } saw it coming: the pass ends on { $to }!
    .v3 = Not through there! { part-who } stands on { $to } and has it!
event-shot = { part-who } shoots from { $from }…
    .v2 = { part-who } tries from { $from }; the crowd rises…
    .v3 = { part-who } lets fly from { $from }…
    .v4 = From { $from }, and hard: { part-who } shoots…
event-shot-mate = { part-who } shoots, and a team-mate has it on { $to } ({ $by }).
    .v2 = { part-who } shoots, and it falls to a team-mate on { $to } ({ $by }).
    .v3 = A shot or a pass? { part-who } finds a team-mate on { $to } ({ $by }).
event-shot-loose = { part-who } shoots to { $to }, where the ball lies loose.
    .v2 = { part-who } shoots, the ball rolls out on { $to }: anybody’s.
    .v3 = Too short: { part-who } shoots to { $to }, and nobody is there.
event-stopped = { part-who } stops the ball on { $to }.
    .v2 = { part-who } is in the way on { $to }, and has the ball.
    .v3 = { part-who } blocks it on { $to }; the crowd sits down again.
event-saved = { $you ->
    [yes] Saved! Your keeper has the ball on { $to }.
   *[no] Saved! { $Name }’s keeper has the ball on { $to }.
}
    .v2 = { $you ->
    [yes] Your keeper slams the door on { $to }: saved!
   *[no] { $Name }’s keeper slams the door on { $to }: saved!
}
    .v3 = { $you ->
    [yes] Held on { $to }! Your keeper hugs the ball.
   *[no] Held on { $to }! { $Name }’s keeper hugs the ball.
}
event-clear = { $you ->
    [yes] Your keeper clears from { $from }…
   *[no] { $Name }’s keeper clears from { $from }…
}
event-clear-mate = { $you ->
    [yes] Your keeper clears, and a team-mate has it on { $to } ({ $by }).
   *[no] { $Name }’s keeper clears, and a team-mate has it on { $to } ({ $by }).
}
    .v2 = { $you ->
    [yes] Over all their heads: your keeper finds a team-mate on { $to } ({ $by }).
   *[no] Over all heads: { $name }’s keeper finds a team-mate on { $to } ({ $by }).
}
event-clear-lost = { $you ->
    [yes] Your keeper clears to { $to }, and the opponents have the ball.
   *[no] { $Name }’s keeper clears to { $to }, and the opponents have the ball.
}
    .v2 = { $you ->
    [yes] A present from your keeper: the opponents have it on { $to }.
   *[no] A present from { $name }’s keeper: the opponents have it on { $to }.
}
event-clear-loose = { $you ->
    [yes] Your keeper clears to { $to }, where the ball lies loose.
   *[no] { $Name }’s keeper clears to { $to }, where the ball lies loose.
}
event-goal = { $you ->
    [yes] GOAL for you!
   *[no] GOAL for { $name }!
}
    .v2 = { $you ->
    [yes] GOAL for you! The net is still trembling.
   *[no] GOAL for { $name }! The net is still trembling.
}
    .v3 = { $you ->
    [yes] GOAL for you! The keeper could only watch.
   *[no] GOAL for { $name }! The keeper could only watch.
}
    .v4 = { $you ->
    [yes] GOAL for you! The whole stand is on its feet.
   *[no] GOAL for { $name }! The whole stand is on its feet.
}
event-own-goal = { $you ->
    [yes] Own goal! It counts for you.
   *[no] Own goal! It counts for { $name }.
}
event-out-side = { $you ->
    [yes] Over the touch-line at { $to }: your ball.
   *[no] Over the touch-line at { $to }: { $name }’s ball.
}
    .v2 = { $you ->
    [yes] Off at { $to }: the throw-in is yours.
   *[no] Off at { $to }: the throw-in is { $name }’s.
}
    .v3 = { $you ->
    [yes] The ball is over the touch-line at { $to }, and comes to you.
   *[no] The ball is over the touch-line at { $to }, and goes to { $name }.
}
event-out-goal-line = { $you ->
    [yes] Over the goal line: your keeper has the ball.
   *[no] Over the goal line: { $name }’s keeper has the ball.
}
    .v2 = { $you ->
    [yes] Wide! Your keeper fetches the ball.
   *[no] Wide! { $Name }’s keeper fetches the ball.
}
    .v3 = { $you ->
    [yes] Behind the goal: your keeper will play it.
   *[no] Behind the goal: { $name }’s keeper will play it.
}
event-corner = { $you ->
    [yes] Over their own goal line: corner for you!
   *[no] Over their own goal line: corner for { $name }!
}
    .v2 = { $you ->
    [yes] Put behind by the defence: corner for you!
   *[no] Put behind by the defence: corner for { $name }!
}
    .v3 = { $you ->
    [yes] Corner! You crowd forward.
   *[no] Corner! { $Name } crowds forward.
}
event-offside = { part-who } is offside on { $to }!
    .v2 = Offside! { part-who } had left too early, on { $to }.
    .v3 = The flag is up: { part-who } is offside on { $to }!
event-back = { part-who } goes back to { $to }.
event-restart = { part-who } has the ball on { $to }.
event-foul = Foul! { part-who } against number { $by }.
    .v2 = The referee saw it all: { part-who } fouls number { $by }.
    .v3 = Number { $by } goes down: foul by { part-who }.
event-free-kick = Free kick: { $you ->
    [yes] your number { $number } will take it.
   *[no] { $name }’s number { $number } will take it.
}
    .v2 = The ball is put down: { $you ->
    [yes] your number { $number } takes the free kick.
   *[no] { $name }’s number { $number } takes the free kick.
}
    .v3 = The referee points: free kick, { $you ->
    [yes] and your number { $number } has the ball.
   *[no] and { $name }’s number { $number } has the ball.
}
event-free-kick-taken = { part-who } takes the free kick from { $from }…
    .v2 = { part-who } strikes the free kick from { $from }…
    .v3 = The free kick from { $from }: { part-who } lets fly…
event-penalty = { $you ->
    [yes] Penalty for you! Your number { $number } takes it.
   *[no] Penalty for { $name }! Number { $number } takes it.
}
event-penalty-scored = { part-who } shoots from the spot…
    .v2 = A long run-up: { part-who }, from the spot…
event-penalty-missed = { part-who } shoots from the spot, and misses!
    .v2 = From the spot, and over the bar! { part-who } had one chance in six to miss.
event-put = { part-who } goes to { $to }.
event-formation = { $you ->
    [yes] You line up
   *[no] { $Name } lines up
} { $face ->
    [wm] in a WM.
   *[other] in a { $face }.
}
event-placed = { part-who } stands on { $to }.
event-same = { $you ->
    [yes] You line up as before.
   *[no] { $Name } lines up as before.
}
event-kick-off = { $you ->
    [yes] You kick off.
   *[no] { $Name } kicks off.
}
event-extra-throw = { $you ->
    [yes] The pass earns you roll number { $face } in a row.
   *[no] The pass earns { $name } roll number { $face } in a row.
}
    .v2 = { $you ->
    [yes] It arrived, so you roll again: number { $face } in a row.
   *[no] It arrived, so { $name } rolls again: number { $face } in a row.
}
    .v3 = { $you ->
    [yes] The move goes on: roll number { $face } in a row for you.
   *[no] The move goes on: roll number { $face } in a row for { $name }.
}
event-end = { $you ->
    [yes] You skip the remaining dice.
   *[no] { $Name } skips the remaining dice.
}
event-half-time = Half-time!
event-full-time = The final whistle: it is over!

# How a match ended

reason-full-time = At the final whistle

### What is answered: impossible positions, refusals, tasks, after the match

# Why not?

why-formation-first = First a formation is chosen: take one of the five.
why-place-first = Figures are placed now: point at the square for the one whose turn it is.
why-singly = In this match figures are placed singly, not by formation.
why-same = All your squares can be kept only at half-time, and only before the first figure is placed.
why-nine-stands = Your number 9 kicks off: it stands on the centre already.
why-placed-already = This figure has been placed already.
why-in-order = Figures are placed in the order of their numbers, the keeper first.
why-put-on-taken = Somebody stands there: figures are put on free squares.
why-keeper-placed = The keeper is placed in its own penalty area.
why-own-half = Your figures are placed in your own half.
why-circle = The centre circle is for the team that kicks off.
why-put-taker = After the miss the taker of the penalty is put somewhere: point at a free square outside the area.
why-outside-area = The taker is put outside this penalty area.
why-no-placing-now = Figures are placed before a half only.
why-keeper-first = Before the roll only the keeper may go, up to two squares in its penalty area; or it stays.
why-stay = It stands there already. If it is not to move, choose that it stays.
why-two-steps = Before a roll the keeper goes two squares at most.
why-no-stay-now = That is asked before a roll. Now the dice are used, or the remaining ones are skipped.
why-keeper-area = The keeper does not leave its penalty area.
why-square-taken = Somebody stands there: there is one figure on a square at most.
why-way-barred = Figures bar the way there: nobody moves over another one.
why-not-that-far = It does not get there: a figure moves at most as many squares as its die shows.
why-keeper-not-that-far = It does not get there: a keeper moves at most twice as many squares as its die shows.
why-ends-where-it-began = It stands there already: a move ends on another square.
why-walled-in = It is walled in: every square around it is taken or closed to it.
why-off-pitch = Nobody leaves the pitch; into a goal goes only the ball, by the black die of whoever has it.
why-no-square = Nobody is put there: play is on the squares of the pitch.
why-die-first = First choose a die, then who uses it.
why-figure-first = Now choose the figure that is to use this die: one of your own.
why-own-figure = Your dice move your own figures only.
why-where-to = The die and the figure are chosen: now the square, or for a pass the team-mate.
why-die-used = This die has been used.
why-one-die = It has used a die in this roll, and a figure uses one, unless it has taken the ball from an opponent.
why-free-kick-die = The black die is the free kick, and nothing else.
why-free-kick-first = The free kick must be taken: the black die cannot be skipped.
why-free-kick-shot = A free kick is a shot: no pass, no clearance.
why-kicker-no-yellow = Whoever takes the free kick does not use the yellow die.
why-keepers-die = Your keeper has the ball: the black die is for a clearance, a pass or a shot.
why-keeper-must-play = Your keeper has the ball and must play it with the black die, which cannot be skipped.
why-keeper-yellow = Your keeper has the ball and plays it with the black die, so it does not use the yellow one.
why-die-idle = Your keeper has picked the ball up with the yellow die, so nobody can use the black one: skip it.
why-take-beside = To take the ball it ends next to the holder, not on its square.
why-point-at-holder = It can take the ball: choose the figure that has it.
why-loose-ball = Nobody has the ball: whoever moves onto it picks it up.
why-own-ball = Your own team has the ball.
why-not-from-keeper = Nobody takes the ball from a keeper.
why-beside-holder = Whoever takes the ball ends on a square next to the holder.
why-beside-taken = This square next to the holder is taken.
why-none-beside = No square next to the holder is free for it.
why-take-price = The die does not show enough: taking the ball needs one more than the squares to the holder.
why-keeper-price = The die does not show enough for the keeper: out of twice the die, it needs two more than the squares to where it ends.
why-take-barred = Figures bar the way to the holder.
why-keeper-takes-at-home = A keeper takes the ball only from an opponent in its own penalty area.
why-no-ball = None of your figures has the ball.
why-black-only = The ball is played with the black die only, and that has been used.
why-pass-to-mate = A pass goes to a team-mate, not to oneself.
why-not-in-line = The ball goes straight only: along a row, a column or a diagonal.
why-pass-too-far = It is too far away: a pass goes at most twice as many squares as the black die shows.
why-shot-exact = The ball does not end there: a shot goes exactly twice as far as the black die shows, a keeper’s clearance three times.
why-stopped-before = An opponent on the way would stop the ball before.
why-goal-too-far = The shot falls short: it must leave the pitch within twice the black die.
why-keeper-clears = Only a keeper clears the ball.
why-clear-forward = A keeper clears straight or diagonally forward.
why-take-the-cell = That can be done: choose the square itself.

# What is wrong with a position

impossible-figures = Two figures share a square.
impossible-keeper = A keeper is never outside its own penalty area.
impossible-missing = Figures are off the pitch only until they are placed: the team without the kick-off comes first, singly placed ones in the order of their numbers.
impossible-placing = Formations are chosen in the phase formation, with placing=formation; figures are placed singly in the phase place, with placing=free.
impossible-home = Nobody can have been placed on these squares by now.
impossible-placed = A figure that has been placed does not stand on the square kept for it, or could not be put there.
impossible-ball = The ball is on the pitch from the kick-off on, and not before.
impossible-middle = With the ball on column 13 no keeper is asked.
impossible-side = In this phase neither team is to act by itself: it is written side=A.
impossible-dice = In the phase play at least one die is left, in the phase penalty both lie there, and in any other none.
impossible-movers = A used die names the figure that used it while the other die is left, and only then.
impossible-throws = So many rolls do not go with this phase, or with who has the ball.
impossible-taker = Whoever has taken the ball from an opponent has used a die of their team’s first roll, and has the ball.
impossible-extra = One more roll is earned by a pass with the black die, before the third roll: whoever got it still has it, in line with whoever passed.
impossible-kicker = A free kick is taken by the figure with the ball, with the black die of the first roll, and it uses no other; a penalty by the field figure that was fouled.
impossible-penalty-ball = A penalty is for the figure with the ball, in the penalty area of the team at fault.
impossible-no-offender = None of the team at fault is next to the figure that was fouled.
impossible-no-foul = Without a 1 there is no foul.
impossible-missed = After a missed penalty the keeper has the ball in the middle of its goal line, or on the nearest free square, and the taker is still in that area.
impossible-foul = With this 1 it was a foul: a figure of this team was next to the opponent with the ball.
impossible-before-lot = Before the draw it is the first half, and nobody has kicked off: first=A.
impossible-over = A match is over in its second half.
impossible-turns = A half in this phase cannot have had so many turns.
impossible-whistle = Only the real clock whistles, and only while a match is being played.
impossible-played = The turns of both teams do not make up those of the halves.
impossible-score = There are more goals than turns.
impossible-result = A match has a result when it is over, and not before.
impossible-winner = The stated result does not match the goals.

# Tasks to learn by

lesson-dribble-title = One die each
lesson-dribble = Black shows 3, yellow 2, and each die moves one figure. Dribble with the 7 three squares to the marked one by the black die, and send the 9 to the other by the yellow die.
lesson-dribble-2 = One die is left, and it is for another figure: bring it to its marked square, too.
lesson-dribble-hint = Touch the black die, the 7 with the ball, then 13.9; and the yellow die, the 9, then 16.9. Either may come first.
lesson-dribble-done = Nicely done! Up to the die, in any direction, also diagonally, over free squares: and the ball goes with whoever has it.
lesson-dribble-wrong = Not quite: the 7 takes the ball to 13.9 with the black die, the 9 runs to 16.9 with the yellow one.
lesson-pass-title = Pass and roll again
lesson-pass = Black shows 4: a pass goes up to eight squares straight. Find the 9 on the marked square; the 7 lets the ball go by.
lesson-pass-2 = It has arrived, and that earns one more roll: black 3, yellow 2. Pass on at once, to the 11 on the other marked square.
lesson-pass-hint = Touch the black die, whoever has the ball, then the team-mate who is to get it.
lesson-pass-done = Two passes in a row! Each earns another roll, up to three in a turn.
lesson-pass-wrong = The ball was to go from the 6 to the 9, and from it at once to the 11.
lesson-onside-title = Mind the offside
lesson-onside = Your 9 stands behind the last defender: a pass to it would be offside. The yellow die shows 2: bring it back, level with the defenders or nearer, and still in line with the ball.
lesson-onside-2 = Now it may receive it: pass to it with the black die.
lesson-onside-hint = Yellow die, the 9, one of the marked squares. Then black die, the 7, and the 9.
lesson-onside-done = Onside! Whoever has moved with the yellow die may still receive the ball of the black one.
lesson-onside-wrong = That was not it. First the 9 goes back along its row with the yellow die, then the ball comes to it.
lesson-shoot-title = Exactly that far
lesson-shoot = The black die shows 3: a shot goes exactly six squares, and any opponent on its way stops it. Score!
lesson-shoot-hint = Straight ahead it is five squares to the goal line, and the sixth is in the goal.
lesson-shoot-done = GOAL! A shot scores if it leaves the pitch between the posts within twice the die.
lesson-shoot-wrong = No goal. Shoot straight ahead, into the marked square of the goal.
lesson-take-title = Win the ball
lesson-take = The opponent with the ball is three squares from your 7: taking it costs one more, a 4, and that is what yellow shows. Take it so that the 9 is in line afterwards.
lesson-take-2 = The ball is yours, and whoever took it may use the other die, too: pass to the 9.
lesson-take-hint = Yellow die, the 7, the opponent with the ball, then the marked square beside it. Then black die and the 9.
lesson-take-done = Taken and passed on! But beware: with a 1 on either die, one of yours beside their holder commits a foul.
lesson-take-wrong = Not this time. The 7 takes the ball from 11.8, and from there the 9 is in line.
lesson-clear-title = Out of the area
lesson-clear = Your keeper has the ball, and the black die with it: a 4. A clearance flies three times as far, over everybody, and whoever stands on its last square has it.
lesson-clear-hint = Twelve squares straight ahead stands your 8.
lesson-clear-done = Over all their heads! A keeper clears straight or diagonally forward, and may not keep the ball. Now a match is waiting.
lesson-clear-wrong = Your 8 waits on the marked square: a clearance straight ahead gets there.

# After the match

tally-passes = Passes that arrived
tally-interceptions = Passes intercepted
tally-shots = Shots and free kicks
tally-saves = Saves
tally-takes = Balls won from opponents
tally-offsides = Offsides
tally-fouls = Fouls
tally-corners = Corners
tally-penalties = Penalties
how-shot = a shot from { $from }{ $n ->
    [0] { "" }
    [one] , after a pass
   *[other] , after { $n } passes
}
how-free-kick = a free kick from { $from }
how-own-goal = an own goal from { $from }
how-penalty = a penalty
