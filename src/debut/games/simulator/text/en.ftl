### What is shown: the game, its options, the pawns, buttons, prompts, facts and commentary

# The game

game-name = Simulator Soccer
game-blurb = Eleven pawns a team and a ball that really rolls: aim and flick.
game-length = Two halves of { $n } steps

# Options

option-length = Steps of a half
option-length-help = How many steps of the clock a half has: 33 are 45 minutes of play, 22 are 30, 11 are 15.
option-length-33 = 33
option-length-22 = 22
option-length-11 = 11
option-dexterity = Dexterity
option-dexterity-help = How far a flick may go astray: a little, twice as much, or not at all.
option-dexterity-normal = normal
option-dexterity-hard = hard: twice the error
option-dexterity-none = no error
option-team_a = Stickers of team A
option-team_a-help = The name of a ready team, or the numbers of sixteen stickers with commas between, a keeper first.
option-team_b = Stickers of team B
option-team_b-help = The name of a ready team, or the numbers of sixteen stickers with commas between, a keeper first.
option-penalties = Shoot-out
option-penalties-help = After a draw penalties decide: five each, then pairs.
option-penalties-no = no
option-penalties-yes = yes
option-pro = Pro rules
option-pro-help = All the pro rules at once, or only those that are switched on below.
option-pro-none = one by one
option-pro-all = all
option-assist = Pro: assist
option-assist-help = Two yellows: a pass to a team-mate with green or red switches off the blue that marks it.
option-assist-no = no
option-assist-yes = yes
option-through = Pro: through ball
option-through-help = Three yellows: a pass of more than five cells that touches nobody is settled like a short one.
option-through-no = no
option-through-yes = yes
option-recovery = Pro: recovery
option-recovery-help = Two blues: coming in from behind is a foul with a 1 only.
option-recovery-no = no
option-recovery-yes = yes
option-interception = Pro: interception
option-interception-help = Three blues: whoever runs forwards to intercept may stay on its feet.
option-interception-no = no
option-interception-yes = yes
option-wide = Pro: wider zone
option-wide-help = Two greens: a cross may also come from the cells next to the crossing zone.
option-wide-no = no
option-wide-yes = yes
option-pinpoint = Pro: pinpoint cross
option-pinpoint-help = Three greens: a cross that touches nobody is headed by a team-mate whose cell it crosses.
option-pinpoint-no = no
option-pinpoint-yes = yes
option-line = Pro: on the offside line
option-line-help = Two reds: whoever would receive offside steps back first.
option-line-no = no
option-line-yes = yes
option-torpedo = Pro: torpedo
option-torpedo-help = Three reds: a shot at any moment of the turn, and the keeper can only lie down outside the goal area.
option-torpedo-no = no
option-torpedo-yes = yes
option-header = Pro: header
option-header-help = Black: when a cross is announced, the pawn may go one cell to meet it in the penalty area.
option-header-no = no
option-header-yes = yes
option-pace = Pro: pace
option-pace-help = Grey: with nobody at the ball, the pawn goes one cell nearer to it before the count.
option-pace-no = no
option-pace-yes = yes
option-quick = Pro: quick defence
option-quick-help = In answer to a quick turn the defence may also climb, or shift four pawns within their cells.
option-quick-no = no
option-quick-yes = yes

# Dice

die-toss = Coin
die-attack = Attacker’s die
die-defence = Defender’s die
die-die = Die
die-angle = Error of direction
die-power = Error of strength
die-rod = Keeper’s spot

# Faces

face-toss-a = { $NameA }
face-toss-b = { $NameB }
face-attack-1 = 1
face-attack-2 = 2
face-attack-3 = 3
face-attack-4 = 4
face-attack-5 = 5
face-attack-6 = 6
face-defence-1 = 1
face-defence-2 = 2
face-defence-3 = 3
face-defence-4 = 4
face-defence-5 = 5
face-defence-6 = 6
face-die-1 = 1
face-die-2 = 2
face-die-3 = 3
face-die-4 = 4
face-die-5 = 5
face-die-6 = 6
face-angle-left2 = far left
face-angle-left = left
face-angle-straight = straight
face-angle-right = right
face-angle-right2 = far right
face-power-short = too short
face-power-exact = just right
face-power-long = too long
face-rod-rod1 = spot 1
face-rod-rod2 = spot 2
face-rod-rod3 = spot 3
face-rod-rod4 = spot 4
face-rod-rod5 = spot 5

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
name-cell = cell { $cell }

# Buttons

button-low = Low
button-high = High
button-cross = Cross
button-shot = Shot
button-head = Head it on
button-headshot = Head at goal
button-throw = Throw
button-round = Round the keeper
button-go = Shoot
button-direct = Pass at once
button-directcross = Cross at once
button-directshot = Shoot at once
button-none = No skill
button-tackle = Tackle
button-press = Only press
button-subs = Substitutions
button-end = Done
button-quick = Quick turn
button-as-we-stand = Play on as we stand
button-nearest = The nearest takes it
button-stay = The rest stay
button-rod1 = Spot 1 (d)
button-rod2 = Spot 2
button-rod3 = Spot 3
button-rod4 = Spot 4
button-rod5 = Spot 5 (f)
button-stand = Standing
button-lie-x = Lying along the pitch
button-lie-y = Lying across the pitch
button-spot0 = The middle of the cell
button-spot1 = Towards the corner at a1
button-spot2 = Towards the corner at a11
button-spot3 = Towards the goal at e1
button-spot4 = Towards the goal at e11
button-spot5 = Towards the corner at i1
button-spot6 = Towards the corner at i11
button-name-keeper = Make this pawn the keeper
button-4-4-2 = 4-4-2
button-4-3-3 = 4-3-3
button-3-5-2 = 3-5-2
button-5-3-2 = 5-3-2

# What is done one after the other

course-turn-ball = Ball
course-turn-attack = Attack moves
course-turn-defence = Defence moves
course-place-first = Attack
course-place-all = Defence
course-place-rest = The rest
course-line-up-first = First team
course-line-up-second = Second team

# What decided a count

rule-nearest = nearest
rule-short = level: short pass, attack’s ball
rule-long = level: long ball, defence’s ball
rule-through = level: through ball, attack’s ball
rule-pressing = level: pressed, defence’s ball
rule-relance = level: just won, opponents’ ball
rule-cross = level: a cross, defence’s ball
rule-shot = level: a shot, defence’s ball
rule-touch = level: last touch

# Skills

badge-yellow = yellow
badge-green = green
badge-red = red
badge-blue = blue
badge-black = black
badge-grey = grey

# What is to be done now

# How the ball is struck, what was announced, which restart: parts of other texts.
part-kind = { $kind ->
    [low] low
    [high] high
    [throw] by hand
   *[head] with the head
}
part-deed = { $deed ->
    [pass] pass or advance
    [dribble] dribble
    [cross] cross
    [head-pass] header
    [head-shot] header at goal
    [throw] throw
    [round] dribble round the keeper
   *[shot] shot
}
part-restart = { $restart ->
    [kick-off] Kick-off
    [free-kick] Free kick
    [corner] Corner
    [goal-kick] Goal kick
    [throw-in] Throw-in
    [penalty] Penalty
    [shoot-out] Shoot-out
   *[none] In play
}

prompt-toss = Coin toss: whoever wins it kicks off.
prompt-lineup = { $you ->
    [yes] Line up: a formation, or pawn by pawn ({ $n } of { $of }), with one keeper.
   *[no] { $Name } lines up ({ $n } of { $of }).
}
prompt-announce = { $you ->
    [yes] { $restart ->
        [none] Your number { $number } has the ball: what next?
       *[other] { part-restart } by your number { $number }: what next?
    }
   *[no] { $restart ->
        [none] { $Name }’s number { $number } has the ball.
       *[other] { part-restart } by { $name }’s number { $number }.
    }
}
prompt-hands = { $you ->
    [yes] Your keeper { $number } has the ball in hand: put it down on a spot of the keeper’s cell, or throw it.
   *[no] { $Name }’s keeper { $number } has the ball in hand.
}
prompt-intercept = { $you ->
    [yes] { $deed ->
        [cross] A direct cross is coming
       *[other] A direct shot is coming
    }: one of yours may get in its way, { $n ->
        [0] within its own cell; or nobody.
        [one] within its own cell or one cell away, lying; or nobody.
       *[other] within its own cell or up to { $n } cells away, lying; or nobody.
    }
   *[no] { $Name } may intercept the direct { $deed ->
        [cross] cross.
       *[other] shot.
    }
}
prompt-head-move = { $you ->
    [yes] Before the cross: your pawns with black may go one cell in the penalty area.
   *[no] Before the cross: { $name }’s pawns with black may go one cell.
}
prompt-keeper = { $you ->
    [yes] { $rods ->
        [yes] A shot is coming: choose your keeper’s spot on the goal line. Nobody else sees it.
       *[no] A shot is coming: place your keeper { $number }.
    }
   *[no] { $rods ->
        [yes] { $Name } chooses a spot for the keeper in secret.
       *[no] { $Name } places the keeper.
    }
}
prompt-round = { $you ->
    [yes] Your number { $number } may shoot, or dribble round the keeper.
   *[no] { $Name }’s number { $number } may shoot, or dribble round the keeper.
}
prompt-kind = { $you ->
    [yes] { $restart ->
        [penalty] Penalty by your number { $number }: tap where in the goal the ball should go, then strike.
       *[other] Your number { $number } ({ part-deed }): choose low or high, tap where the ball should go, then strike.
    }
   *[no] { $restart ->
        [penalty] { $Name }’s number { $number } takes the penalty: where in the goal will it go?
       *[other] { part-deed } by { $name }’s number { $number }: low or high?
    }
}
prompt-direction = { $you ->
    [yes] Your number { $number } { $kind ->
        [low] strikes low
        [high] strikes high
        [throw] throws
       *[head] heads the ball
    }: tap where the ball should go, then strike.
   *[no] { $Name }’s number { $number } takes aim ({ part-deed }, { part-kind }).
}
prompt-strength = { $you ->
    [yes] Your number { $number } { $kind ->
        [low] strikes low
        [high] strikes high
        [throw] throws
       *[head] heads the ball
    }: how hard, from 1 to 40?
   *[no] { $Name }’s number { $number } has aimed ({ part-deed }, { part-kind }): how hard?
}
prompt-error = { $you ->
    [yes] Roll for the error of your number { $number } ({ part-kind }).
   *[no] { $Name } rolls for the error of number { $number } ({ part-kind }).
}
prompt-rod = { $you ->
    [yes] Nobody knows your keeper’s spot: roll for it.
   *[no] Nobody knows the spot of { $name }’s keeper: it is rolled for.
}
prompt-header = { $you ->
    [yes] Your number { $number } is at the cross: head it on, or at goal?
   *[no] { $Name }’s number { $number } is at the cross.
}
prompt-duel = { $duel ->
    [dribble] { $you ->
        [yes] Your number { $number } dribbles (die + { $plus }) past number { $other } (die + { $against }): roll.
       *[no] { $Name }’s number { $number } dribbles (die + { $plus }) past number { $other } (die + { $against }).
    }
    [round] { $you ->
        [yes] Your number { $number } goes round the keeper (die + { $plus } against die + { $against }): roll.
       *[no] { $Name }’s number { $number } goes round the keeper (die + { $plus } against die + { $against }).
    }
    [keeper-tackle] { $you ->
        [yes] Your number { $number } (die + { $plus }) against the keeper who came out (die + { $against }): roll.
       *[no] { $Name }’s number { $number } (die + { $plus }) against the keeper who came out (die + { $against }).
    }
   *[tackle] { $you ->
        [yes] Your number { $number } keeps the ball (die + { $plus }) from number { $other } (die + { $against }): roll.
       *[no] { $Name }’s number { $number } keeps the ball (die + { $plus }) from number { $other } (die + { $against }).
    }
}
prompt-pace = { $you ->
    [yes] Nobody is near the ball: your pawns with grey may go one cell nearer.
   *[no] Nobody is near the ball: { $name }’s pawns with grey may go one cell nearer.
}
prompt-count = { $you ->
    [yes] The ball is yours: who goes to it, and into which cell?
   *[no] { $Name } has the ball: who goes to it?
}
prompt-back = { $you ->
    [yes] Your number { $number } would be offside: which cell to step back to?
   *[no] { $Name }’s number { $number } steps back from offside.
}
prompt-skill = { $you ->
    [yes] Your number { $number } may play on at once.
   *[no] { $Name }’s number { $number } may play on at once.
}
prompt-attack = { $you ->
    [yes] Move your pawns, up to { $n } cells each{ $quick ->
        [yes] ; to end now is a quick turn.
       *[no] .
    }
   *[no] { $Name } moves, up to { $n } cells each{ $quick ->
        [yes] ; to end now is a quick turn.
       *[no] .
    }
}
prompt-defence = { $you ->
    [yes] { $quick ->
        [yes] Answer the quick turn: one pawn and the keeper, by one cell.
       *[no] { $n ->
            [one] Defend: your pawns go one cell each.
           *[other] Defend: your pawns go up to { $n } cells each.
        }
    }
   *[no] { $Name } defends{ $quick ->
        [yes] { " " }in answer to a quick turn: one pawn and the keeper, by one cell.
       *[no] { $n ->
            [one] , one cell each.
           *[other] , up to { $n } cells each.
        }
    }
}
prompt-entry = { $you ->
    [yes] Your number { $number } comes in from behind: roll, { $n ->
        [one] a 1 is a foul.
       *[other] 1 to { $n } is a foul.
    }
   *[no] { $Name }’s number { $number } comes in from behind: { $n ->
        [one] a 1 is a foul.
       *[other] 1 to { $n } is a foul.
    }
}
prompt-tackle = { $you ->
    [yes] Your number { $number } is at the ball: tackle (die + { $plus } against die + { $against } of number { $other }), or only press?
   *[no] { $Name }’s number { $number } is at the ball and may tackle (die + { $plus } against die + { $against } of number { $other }).
}
prompt-climb = { $you ->
    [yes] Your number { $number } moves on: to which empty cell?
   *[no] { $Name }’s number { $number } moves on to an empty cell.
}
prompt-var = { $you ->
    [yes] VAR check! Roll: a 6 cancels the foul of your number { $number }.
   *[no] VAR check! A 6 cancels the foul of { $name }’s number { $number }.
}
prompt-thrower = { $you ->
    [yes] Throw-in: who takes it? Or announce substitutions.
   *[no] Throw-in for { $name }.
}
prompt-goal-spot = { $you ->
    [yes] Goal kick: tap where in your goal area the ball should lie.
   *[no] Goal kick for { $name }: the ball may lie on any spot of the goal area.
}
prompt-taker = { $you ->
    [yes] { part-restart }: choose who takes it, or a formation.
   *[no] { part-restart } for { $name }, who chooses the taker or a formation.
}
prompt-owed = { $you ->
    [yes] You owe { $n ->
        [one] a substitution
       *[other] { $n } substitutions
    }: choose a substitute, then the pawn that goes off.
   *[no] { $Name } owes { $n ->
        [one] a substitution.
       *[other] { $n } substitutions.
    }
}
prompt-wall = { $you ->
    [yes] Your wall breaks up: { $n ->
        [one] one pawn has
       *[other] { $n } pawns have
    } to leave { $cell } first.
   *[no] { $Name }’s wall in { $cell } breaks up.
}
prompt-place-first = { $you ->
    [yes] { part-restart }: place up to { $n } more of your pawns; the rest stay.
   *[no] { part-restart }: { $name } places up to { $n } more pawns, then the rest stay.
}
prompt-place-all = { $you ->
    [yes] { part-restart } against you: place as many of your pawns as you like; the rest stay.
   *[no] { part-restart }: { $name } places as many defenders as wanted; the rest stay.
}
prompt-place-rest = { $you ->
    [yes] { part-restart }: place the others behind the halfway line{ $n ->
        [0] , or let them stay.
        [one] , at least one more.
       *[other] , at least { $n } more.
    }
   *[no] { part-restart }: { $name } places the others behind the halfway line{ $n ->
        [0] , or lets them stay.
        [one] , at least one more.
       *[other] , at least { $n } more.
    }
}
prompt-shooter = { $you ->
    [yes] Shoot-out: who takes the next penalty?
   *[no] Shoot-out: { $name } chooses who takes the next penalty.
}
prompt-over = The match is over: { $a } – { $b }.

# What else to know now

fact-minute = Minute { $minute } (step { $step } of { $of }{ $added ->
    [0] { "" }
   *[other] {" "}+ { $added }
}).
fact-late = Time is up: the half ends as soon as the ball leaves the attack zone{ $n ->
    [0] .
    [one] {" "}(one step over time).
   *[other] {" "}({ $n } steps over time).
}
fact-restart = { part-restart }: { $you ->
    [yes] yours.
   *[no] { $name }’s.
}
fact-relance = { $you ->
    [yes] You have just won the ball: when both are level, it goes to the opponents.
   *[no] { $Name } has just won the ball: when both are level, it goes to the opponents.
}
fact-pressed = { $you ->
    [yes] Your number { $number } is pressed: when both are level, the ball goes to the opponents.
   *[no] { $Name }’s number { $number } is pressed: when both are level, the ball goes to the opponents.
}
fact-limit = { $you ->
    [yes] As things stand you will go up to { $n ->
        [one] one cell.
       *[other] { $n } cells.
    }
   *[no] As things stand { $name } will go up to { $n ->
        [one] one cell.
       *[other] { $n } cells.
    }
}
fact-quick = { $you ->
    [yes] Nobody has run yet: a quick turn would leave you one pawn and your keeper, by a cell.
   *[no] Nobody has run yet: a quick turn would leave { $name } one pawn and the keeper, by a cell.
}
fact-hands = { $you ->
    [yes] Your keeper { $number } has the ball in hand.
   *[no] { $Name }’s keeper { $number } has the ball in hand.
}
fact-rod = Your keeper will slide to spot { $n } of the goal line.
fact-rod-secret = { $you ->
    [yes] Your keeper’s spot is chosen, and nobody else knows it.
   *[no] The spot of { $name }’s keeper is chosen: it shows when the ball is struck.
}
fact-offside = { $you ->
    [yes] Beyond the last defender: your { $numbers }.
   *[no] Beyond the last defender: { $name }’s { $numbers }.
}
fact-wall = { $you ->
    [yes] Your wall stands in { $cell } ({ $n }): all but one leave it in your next phase.
   *[no] { $Name }’s wall stands in { $cell } ({ $n }): all but one leave it in the next phase.
}
fact-down = { $you ->
    [yes] Beaten by a dribble, and not moving: your { $numbers }.
   *[no] Beaten by a dribble, and not moving: { $name }’s { $numbers }.
}
fact-failed = { $you ->
    [yes] The tackle of your number { $number } failed: opponents dribble past without dice.
   *[no] The tackle of { $name }’s number { $number } failed: opponents dribble past without dice.
}
fact-booked = { $you ->
    [yes] Yellow card: your { $numbers }.
   *[no] Yellow card: { $name }’s { $numbers }.
}
fact-sent-off = { $you ->
    [yes] Sent off: your { $numbers }.
   *[no] Sent off: { $name }’s { $numbers }.
}
fact-subs = { $you ->
    [yes] You have made { $n } of { $of } substitutions.
   *[no] { $Name } has made { $n } of { $of } substitutions.
}
fact-aims = Direction and strength to your own: { $aims }; to the middle of the goal: { $goal }.
fact-shoot-out = Shoot-out: { $a } of { $takenA } – { $b } of { $takenB }.

# Commentary

# Who acts, and how somebody lies or stands: parts of other texts.
part-who = { $you ->
    [yes] Your number { $number }
   *[no] { $Name }’s number { $number }
}
part-to = { $to ->
    [goal-a] the goal
    [goal-b] the goal
   *[cell] { $to }
}
part-whose = { $you ->
    [yes] your number { $number }
   *[no] { $name }’s number { $number }
}
event-toss = { $you ->
    [yes] You win the toss and kick off.
   *[no] { $Name } wins the toss and kicks off.
}
event-formation = { $you ->
    [yes] You line up in a { $face }.
   *[no] { $Name } lines up in a { $face }.
}
event-placed = { part-who } stands in { $to }.
event-lined-up = { $you ->
    [yes] You are ready.
   *[no] { $Name } is ready.
}
event-taker = { part-who } will take it.
event-sub = { $you ->
    [yes] Substitution: your number { $number } comes on for number { $by }.
   *[no] Substitution: { $name }’s number { $number } comes on for number { $by }.
}
event-keeper-named = { part-who } goes in goal.
event-kick-off = { $you ->
    [yes] You kick off.
   *[no] { $Name } kicks off.
}
event-announced = { part-who } { $face ->
    [pass] announces a pass or an advance.
    [dribble] announces a dribble.
    [cross] announces a cross.
    [shot] announces a shot.
    [head-pass] will head it on.
    [head-shot] announces a header at goal!
    [throw] will throw.
   *[round] will go round the keeper!
}
    .v2 = { part-who } { $face ->
    [pass] looks for somebody: a pass or an advance.
    [dribble] wants to go past: a dribble.
    [cross] looks up: here comes a cross.
    [shot] has seen the goal: a shot!
    [head-pass] will nod it on.
    [head-shot] goes for it, head at goal!
    [throw] is about to throw.
   *[round] goes for the keeper!
}
    .v3 = { part-who } { $face ->
    [pass] means to pass, or to advance.
    [dribble] takes the opponent on.
    [cross] is going to cross; the area fills up.
    [shot] is going to shoot; the crowd rises.
    [head-pass] will head it to a team-mate.
    [head-shot] will head it at goal!
    [throw] has the ball over the head, to throw.
   *[round] will try to go round the keeper!
}
event-hands-down = { part-who } puts the ball down.
event-intercepts = { part-who } { $face ->
    [stand] runs to { $to } to intercept.
    [lie-x] dives in { $to }, along the pitch.
    [lie-y] dives in { $to }, across the pitch.
   *[other] shifts within { $to } to intercept.
}
event-head-move = { part-who } runs to meet the cross in { $to }.
event-rod-chosen = Your keeper will slide to { $face ->
    [rod1] spot 1.
    [rod2] spot 2.
    [rod3] spot 3.
    [rod4] spot 4.
   *[rod5] spot 5.
}
event-rod-shown = { $you ->
    [yes] Your keeper slides to { $face ->
        [rod1] spot 1.
        [rod2] spot 2.
        [rod3] spot 3, the middle.
        [rod4] spot 4.
       *[rod5] spot 5.
    }
   *[no] { $Name }’s keeper slides to { $face ->
        [rod1] spot 1.
        [rod2] spot 2.
        [rod3] spot 3, the middle.
        [rod4] spot 4.
       *[rod5] spot 5.
    }
}
event-keeper-placed = { $you ->
    [yes] Your keeper { $face ->
        [lie-x] lies in { $to }, along the pitch.
        [lie-y] lies in { $to }, across the pitch.
       *[stand] stands in { $to }.
    }
   *[no] { $Name }’s keeper { $face ->
        [lie-x] lies in { $to }, along the pitch.
        [lie-y] lies in { $to }, across the pitch.
       *[stand] stands in { $to }.
    }
}
event-keeper-out = { $you ->
    [yes] Your keeper comes out to the ball in { $to }!
   *[no] { $Name }’s keeper comes out to the ball in { $to }!
}
event-kind = { $face ->
    [high] It will be high.
   *[low] It will be low.
}
event-aimed = { $face ->
    [mate-soft] Meant for number { $number }, softly.
    [mate-firm] Meant for number { $number }, firmly.
    [mate-hard] Meant for number { $number }, hard.
    [goal-soft] Aimed at the goal, softly.
    [goal-firm] Aimed at the goal, firmly.
    [goal-hard] Aimed at the goal, hard.
    [off-soft] Meant to go off beyond { $to }, softly.
    [off-firm] Meant to go off beyond { $to }, firmly.
    [off-hard] Meant to go off beyond { $to }, hard.
    [cell-soft] Meant to stop in { $to }, softly.
    [cell-firm] Meant to stop in { $to }, firmly.
   *[cell-hard] Meant to stop in { $to }, hard.
}
event-error = { $die ->
    [angle] { $face ->
        [left2] Far to the left
        [left] A little to the left
        [right] A little to the right
        [right2] Far to the right
       *[straight] Straight as aimed
    }…
   *[power] { $face ->
        [short] and a little short.
        [long] and a little long.
       *[exact] and just as hard as meant.
    }
}
    .v2 = { $die ->
    [angle] { $face ->
        [left2] Well to the left
        [left] It drifts left
        [right] It drifts right
        [right2] Well to the right
       *[straight] Dead straight
    }…
   *[power] { $face ->
        [short] and not quite far enough.
        [long] and a touch too far.
       *[exact] and exactly as far as meant.
    }
}
    .v3 = { $die ->
    [angle] { $face ->
        [left2] Off to the left, clearly
        [left] A shade left
        [right] A shade right
        [right2] Off to the right, clearly
       *[straight] On the line
    }…
   *[power] { $face ->
        [short] and a breath too soft.
        [long] and a breath too hard.
       *[exact] with just the right weight.
    }
}
event-flick = { part-who } { $face ->
    [low] strikes it low
    [high] lifts it
    [throw] throws it
   *[head] heads it
} from { $from }, and the ball { $touches ->
    [0] goes to { part-to }.
    [one] meets somebody and goes to { part-to }.
   *[other] bounces { $touches } times and goes to { part-to }.
}
    .v2 = From { $from } to { part-to }{ $touches ->
    [0] { "" }
    [one] , with one bounce
   *[other] , with { $touches } bounces
}: { part-whose } { $face ->
    [low] plays it along the ground.
    [high] plays it through the air.
    [throw] throws it.
   *[head] sends it with the head.
}
    .v3 = { part-who } sends the ball from { $from } to { part-to }, { $face ->
    [low] low
    [high] high
    [throw] with both hands
   *[head] with the head
}{ $touches ->
    [0] .
    [one] , and somebody is in the way.
   *[other] , and it is a game of pinball: { $touches } touches.
}
event-touch = { $face ->
    [post] It hits the post!
    [bar] It hits the bar!
   *[pawn] It touches { part-whose } in { $to }.
}
    .v2 = { $face ->
    [post] The post! It is still shaking.
    [bar] The bar! It is still shaking.
   *[pawn] It comes off { part-whose } in { $to }.
}
    .v3 = { $face ->
    [post] Off the post: a matter of inches!
    [bar] Off the bar: a matter of inches!
   *[pawn] { part-who } is in its way in { $to }.
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
    [yes] GOAL for you! The whole ground is on its feet.
   *[no] GOAL for { $name }! The whole ground is on its feet.
}
    .v4 = { $you ->
    [yes] GOAL for you! The keeper never saw it.
   *[no] GOAL for { $name }! The keeper never saw it.
}
event-own-goal = { $you ->
    [yes] Own goal! It counts for you.
   *[no] Own goal! It counts for { $name }.
}
event-knocked-over = The header knocks number { $number } over!
event-offside = { part-who } is offside in { $to }!
    .v2 = The flag is up: { part-whose } is offside in { $to }!
    .v3 = Offside! { part-who } had gone too early, in { $to }.
event-steps-back = { part-who } steps back to { $to } and is onside.
event-throw-in = { $you ->
    [yes] Over the touch-line in { $to }: your throw-in.
   *[no] Over the touch-line in { $to }: { $name }’s throw-in.
}
    .v2 = { $you ->
    [yes] Off in { $to }: you throw in.
   *[no] Off in { $to }: { $name } throws in.
}
    .v3 = { $you ->
    [yes] The ball leaves in { $to }, and the throw-in is yours.
   *[no] The ball leaves in { $to }, and the throw-in is { $name }’s.
}
event-corner = { $you ->
    [yes] Corner for you!
   *[no] Corner for { $name }!
}
    .v2 = { $you ->
    [yes] Behind the line, off the defence: your corner!
   *[no] Behind the line, off the defence: { $name }’s corner!
}
    .v3 = { $you ->
    [yes] To the flag: corner for you!
   *[no] To the flag: corner for { $name }!
}
event-goal-kick = { $you ->
    [yes] Goal kick for you.
   *[no] Goal kick for { $name }.
}
    .v2 = { $you ->
    [yes] From the goal area: your goal kick.
   *[no] From the goal area: { $name }’s goal kick.
}
    .v3 = { $you ->
    [yes] Danger over: you have the goal kick.
   *[no] Danger over: { $name } has the goal kick.
}
event-header = { part-who } gets to the cross!
    .v2 = { part-who } rises above everybody!
    .v3 = { part-who } meets the cross with the head!
event-dribble-won = { $you ->
    [yes] You are past number { $number }!
   *[no] { $Name } is past number { $number }!
}
    .v2 = { $you ->
    [yes] You leave number { $number } standing!
   *[no] { $Name } leaves number { $number } standing!
}
    .v3 = { $you ->
    [yes] Number { $number } looks for the ball: you are past!
   *[no] Number { $number } looks for the ball: { $name } is past!
}
event-dribble-lost = Number { $number } stands firm.
    .v2 = No way past number { $number }.
    .v3 = Number { $number } has read the dribble.
event-dribble-void = The ball did not go towards number { $number }: no dribble.
event-round-won = { $you ->
    [yes] You are round the keeper!
   *[no] { $Name } is round the keeper!
}
event-round-lost = { $face ->
    [sure] The ball did not pass outside the keeper.
   *[dice] The keeper stands firm.
}
event-duel = { $die ->
    [attack] { part-who } rolls { $face }…
   *[defence] { part-whose } rolls { $face }.
}
event-pace = { part-who } is quick: to { $to }.
event-count = { part-who } has the ball in { $to }{ $face ->
    [short] : level, but the pass was short.
    [long] : level, but the pass was long.
    [through] : level, but it was a through ball.
    [pressing] : level, but the ball was played under pressure.
    [relance] : level, but the opponents had only just won the ball.
    [cross] : level, but it was a cross.
    [shot] : level, but it was a shot.
    [touch] : level, and the last to touch it.
   *[nearest] .
}
    .v2 = { part-who } gets to it in { $to }{ $face ->
    [short] , level with an opponent: a short pass, attack’s ball.
    [long] , level with an opponent: a long ball, defence’s ball.
    [through] , level with an opponent: a through ball, attack’s ball.
    [pressing] , level with an opponent: the pass was pressed.
    [relance] , level with an opponent: they had only just won it.
    [cross] , level with an opponent: it was a cross.
    [shot] , level with an opponent: it was a shot.
    [touch] , level with an opponent: the last touch decides.
   *[nearest] first.
}
    .v3 = Whose ball in { $to }? It is { part-whose }{ $face ->
    [short] : as near as an opponent, but the pass was short.
    [long] : as near as an opponent, but the pass was long.
    [through] : as near as an opponent, but it was a through ball.
    [pressing] : as near as an opponent, but the ball was played under pressure.
    [relance] : as near as an opponent, who had only just won the ball.
    [cross] : as near as an opponent, but it was a cross.
    [shot] : as near as an opponent, but it was a shot.
    [touch] : as near as an opponent, and the last to touch it.
   *[nearest] , the nearest.
}
event-relance = { $you ->
    [yes] Turnover: you have won the ball and play at once.
   *[no] Turnover: { $name } has won the ball and plays at once.
}
    .v2 = { $you ->
    [yes] The ball changes hands: it is yours, and you play at once.
   *[no] The ball changes hands: { $name } plays at once.
}
    .v3 = { $you ->
    [yes] Won! Now the other way: you play at once.
   *[no] Won! Now the other way: { $name } plays at once.
}
event-hands = { part-who } has it in hand.
    .v2 = { part-who } holds it tight.
    .v3 = { part-who } slams the door, and has the ball.
event-skill = { part-who } { $face ->
    [pass] may play on at once.
    [cross] crosses at once!
   *[shot] shoots at once!
}
event-no-skill = { part-who } takes a moment.
    .v2 = { part-who } looks around first.
    .v3 = { part-who } is in no hurry.
event-move = { part-who } goes from { $from } to { $to }.
    .v2 = { part-who } runs from { $from } to { $to }.
    .v3 = { part-who } leaves { $from } for { $to }.
    .v4 = { part-who } takes up position in { $to }, from { $from }.
event-attack-end = { $you ->
    [yes] You have moved.
   *[no] { $Name } has moved.
}
    .v2 = { $you ->
    [yes] Your attack is ready.
   *[no] { $Name }’s attack is ready.
}
    .v3 = { $you ->
    [yes] Your runs are made.
   *[no] { $Name }’s runs are made.
}
event-quick = { $you ->
    [yes] You play a quick turn.
   *[no] { $Name } plays a quick turn.
}
event-defence-end = { $you ->
    [yes] Your defence is set.
   *[no] { $Name }’s defence is set.
}
    .v2 = { $you ->
    [yes] Your lines are closed.
   *[no] { $Name }’s lines are closed.
}
    .v3 = { $you ->
    [yes] Everybody of yours is in place.
   *[no] Everybody of { $name }’s is in place.
}
event-stands-still = { $you ->
    [yes] You move nobody: no step of the clock.
   *[no] { $Name } moves nobody: no step of the clock.
}
event-enters = { part-who } comes to the ball in { $to }.
    .v2 = { part-who } closes in on the ball in { $to }.
    .v3 = { part-who } goes into the challenge in { $to }.
event-entry-die = { part-who } came from behind: { $face }.
event-tackle-won = { part-who } wins the tackle!
    .v2 = Clean as a whistle: { part-whose } has the ball!
    .v3 = What a tackle! { part-who } has it.
event-tackle-lost = { part-who } loses the tackle.
    .v2 = { part-who } tackles thin air.
    .v3 = Too late: { part-whose } misses the ball.
event-no-tackle = { part-who } only presses.
event-climbs = { part-who } climbs to { $to }.
event-shifts = { part-who } shifts within { $to }.
event-foul = Foul by { part-whose }!
    .v2 = The referee saw it all: foul by { part-whose }!
    .v3 = The whistle! { part-who } went too far.
event-violent = { part-who } came flying in: violent!
event-booked = Yellow card for { part-whose }.
event-sent-off = Red card: { part-whose } is sent off!
event-var = VAR check! The referee looks at it again.
event-var-cancelled = { $face }: no foul, nothing happened.
event-var-confirmed = { $face }: the foul stands.
event-free-kick = { $you ->
    [yes] Free kick for you in { $to }.
   *[no] Free kick for { $name } in { $to }.
}
    .v2 = { $you ->
    [yes] The referee points to { $to }: your free kick.
   *[no] The referee points to { $to }: { $name }’s free kick.
}
    .v3 = { $you ->
    [yes] You may take it from { $to }: a free kick.
   *[no] { $Name } may take it from { $to }: a free kick.
}
event-penalty = { $you ->
    [yes] Penalty for you!
   *[no] Penalty for { $name }!
}
event-step = Minute { $face }.
event-half-time = Half-time, { $face }! { $you ->
    [yes] You kick off
   *[no] { $Name } kicks off
} the second half; nobody changes ends.
event-full-time = The final whistle!
event-forfeit = { $you ->
    [yes] You have fewer than seven pawns left: the match is lost.
   *[no] { $Name } has fewer than seven pawns left: the match is lost.
}
event-shoot-out = A draw: penalties will decide.
event-shooter = { part-who } goes to the spot.
event-scored = { $you ->
    [yes] Your penalty is in!
   *[no] { $Name }’s penalty is in!
}
event-missed = { $you ->
    [yes] Your penalty is missed!
   *[no] { $Name }’s penalty is missed!
}
event-subs-announced = { $you ->
    [yes] You announce substitutions.
   *[no] { $Name } announces substitutions.
}
event-pushed = { part-who } makes room and goes to { $to }.

# How a match ended

reason-full-time = At the final whistle
reason-forfeit = By forfeit
reason-shoot-out = After a shoot-out

# Teams

team-rouges = Rouges
team-bleus = Bleus
team-moulins = Windmills
team-faubourgs = Outskirts
team-canaux = Canals
team-falaises = Cliffs
team-orages = Storms
team-cometes = Comets

class-weak = weak
class-middling = middling
class-tournament = tournament
class-strong = strong
class-very-strong = very strong

# What a sticker shows

skill-yellow = yellow: build-up
skill-green = green: wings
skill-red = red: finishing
skill-blue = blue: defence
skill-black = black: heading
skill-blackx = black X: keeper
skill-grey = grey: pace

duel-dribble = dribble
duel-marking = marking
duel-tackle = tackle
duel-keeping = keeping the ball

style-safe-hands = Safe hands
style-long-arms = Long arms
style-reflexes = Quick as a cat
style-far-out = Far off the goal line
style-wall = A wall
style-shadow = A shadow that stays
style-last-barrier = The last barrier
style-clean-tackle = A clean tackle
style-tower = A tower in the air
style-back-in-time = Always back in time
style-first-pass = A first pass that arrives
style-whole-wing = The whole wing, up and down
style-everywhere = Everywhere at once
style-metronome = A metronome
style-engine = An engine that never stops
style-anchor = An anchor
style-ball-hunt = On the hunt for the ball
style-open-eye = An eye for the gap
style-long-ball = The ball over sixty metres
style-late-run = Arrives late, and well
style-sleight = Sleight of foot
style-chalk = Chalk on the boots
style-early-cross = Crosses before you look
style-lightning = Lightning
style-cut-inside = Cuts inside
style-tricks = A bag of tricks
style-lurking = Lurks before the goal
style-hammer = A hammer of a shot
style-drops-deep = Drops deep for the ball
style-in-behind = Runs in behind
style-target = A head to aim at

### What is answered: impossible positions, refusals, after the match

# Why not?

why-lineup-now = Line up now: a formation, or your pawns one by one.
why-announce-now = Whoever has the ball announces now: low, high, a cross, a shot or a dribble.
why-hands-now = The keeper has the ball in hand: put it down on a spot of the keeper’s cell, or throw it.
why-intercept-now = One of your field pawns may intercept now, or nobody.
why-head-move-now = Pawns with black may meet the cross now, one cell each; or say that you are done.
why-keeper-now = A shot is coming: place your keeper.
why-round-now = Shoot, or dribble round the keeper: that is asked now.
why-kind-now = Low or high: that is asked now.
why-direction-now = The direction is asked now: degrees from 0 to 359.5, in halves.
why-strength-now = The strength is asked now: from 1 to 40.
why-header-now = Head it on or at goal: that is asked now.
why-pace-now = Pawns with grey may go one cell nearer to the ball now; or say that you are done.
why-count-now = Choose who of yours goes to the ball, and into which cell.
why-back-now = Choose the cell that it steps back to.
why-skill-now = Choose one of its skills, or none.
why-attack-now = Your pawns without the ball move now; or end the phase.
why-defence-now = Your defence moves now; or end the phase.
why-tackle-now = Tackle, or only press: that is asked now.
why-climb-now = The one who makes room goes on to an empty cell beside its own.
why-thrower-now = Choose who takes the throw-in, or announce substitutions.
why-goal-spot-now = Choose where in your goal area the ball is to lie.
why-place-now = Pawns are placed now: put them, take a formation, or end the step.
why-shooter-now = Choose who takes the next penalty.

why-pawn-first = Choose a pawn of your own first.
why-where-to = Now choose where it goes.
why-own-pawn = That is not one of your pawns.
why-off-pitch = It is not on the pitch.
why-nowhere-to-go = There is nowhere for it to go.
why-stays-there = It is there already.
why-moved = It has moved in this turn: everybody moves once.
why-mate-there = One of your own stands there: a cell has room for one of each team.
why-spot-off = This spot is not on the pitch, or somebody is in its way.
why-direct-only = After a direct pass it may only pass, advance or dribble.
why-one-cross = There has been a cross in this turn.
why-crossing-zone = It is not in the crossing zone.
why-one-shot = There has been a shot in this turn.
why-shooting-zone = It is not in the shooting zone.
why-no-dribble = At this restart there is no dribble.
why-dribble-standing = Only a standing opponent is dribbled.
why-dribble-near = Only an opponent in its cell or in one beside it is dribbled.
why-no-keeper = The keeper does not intercept.
why-lie-only = Whoever runs to intercept lies there: only three blues, with that pro rule, let it stand.
why-forward-only = Standing it may only intercept forwards.
why-within-cell = Nobody ran to the ball: an interceptor only shifts within its cell.
why-not-into-ball = It may not go into the ball’s cell.
why-intercept-far = That is farther than the attacker ran to the ball.
why-black-only = Only a pawn with black may meet the cross.
why-one-cell = It goes one cell only.
why-into-area = It may only go to a cell of the penalty area.
why-rods-now = Your keeper waits on its goal line: choose one of the five spots.
why-no-rods = The spots of the goal line are for a keeper in its goal area and a shot from outside the penalty area.
why-named-no-rods = A field pawn in goal does not use the spots of the goal line.
why-header-no-rods = Before a header the keeper is placed, without the spots of the goal line.
why-on-line = At a penalty the keeper stays on its line.
why-torpedo = Against this shot the keeper may not stand outside the goal area, and can only lie down there.
why-from-front = Into the ball’s cell it comes only from the front, and only in play.
why-two-lying = Two cells away it can only lie.
why-keeper-far = The keeper goes two cells at most.
why-not-counting = It takes no part in this count.
why-not-nearest = Somebody is nearer to the ball.
why-last-touch = Whoever touched the ball last goes to it.
why-under-ball = The ball does not lie in that cell.
why-back-behind = It steps back to one of the three cells behind it where it is onside, with none of its own.
why-no-direct-pass = A direct pass is for a pawn with yellow, or an unmarked one, who gets a pass in its own cell and is touched by it; once for each yellow.
why-no-direct-cross = A direct cross is for a pawn with green, or an unmarked one, in the crossing zone; once a turn.
why-no-direct-shot = A direct shot is for a pawn with red, or an unmarked one, in the shooting zone; once a turn.
why-marked-off = An opponent with blue stands in its cell: its skills are off.
why-holder-stays = Whoever has the ball does not move.
why-carry-area = With the ball in its hands the keeper stays in its penalty area.
why-too-far = That is too far: up to three cells each, after a lost ball as far as its winner ran.
why-wall-first = All but one have to leave the wall first.
why-no-torpedo = Only a pawn with three reds shoots in this phase, with that pro rule, once a turn and from the shooting zone.
why-down = It was beaten by a dribble: in this phase it only gets up.
why-first-only = Only the first pawn that moves may come to the ball.
why-keeper-safe = Nobody comes to a keeper who has the ball in its hands.
why-thrower-safe = Nobody comes to whoever takes a throw-in.
why-quick = In answer to a quick turn one pawn and the keeper go one cell, and no more.
why-limit = That is too far: a defender goes as far as the attacker who ran farthest.
why-no-synchro = Pawns shift within their cells only in answer to a quick turn, with that pro rule: up to four, and nobody else moves.
why-nobody-tackles = None of yours is in the ball’s cell and may tackle.
why-empty-cell = It goes on to a cell that is empty.
why-no-subs-left = You have made all your substitutions.
why-taker-first = First choose who takes it.
why-taker-chosen = Whoever takes it has been chosen.
why-placed-already = It has been placed already.
why-keeper-later = The keeper is placed in the last step, unless it takes it.
why-seven = Seven field pawns at most are placed in this step.
why-behind = In this step pawns are placed behind the halfway line.
why-takers-cell = Nobody shares the cell of whoever takes it.
why-keep-away = That is too near: opponents keep 9.6 from the ball, and at a goal kick or a penalty they stay out of the penalty area.
why-wall-full = A wall has three pawns at most, in one cell outside the goal area.
why-owed = You still have to make a substitution before you end this step.
why-three-behind = At least three of the others must stand behind the halfway line first.
why-five-subs = Five substitutions are the most.
why-bench = One on the pitch goes off, and one from the bench who has not played comes on.
why-keeper-for-keeper = A keeper comes on for the keeper, a field pawn for a field pawn.
why-taker-stays = Whoever takes it stays on.
why-subs-before = Substitutions are made in the first step of the attack, and in that of the defence.
why-keeper-there = Your keeper is on the pitch.
why-eleven = Eleven are on the pitch already.
why-not-eleven = Eleven have to be on the pitch first.
why-one-keeper = There is one keeper on the pitch.
why-keeper-missing = The last one has to be a keeper.
why-centre-kicker = The centre is for whoever kicks off, and for nobody else.
why-centre-needed = Somebody has to stand on the centre to kick off.
why-formation-first = A formation is taken before anybody is placed.
why-grey-only = Only a pawn with grey is that quick.
why-grey-unmarked = It is marked: only an unmarked pawn is that quick.
why-one-nearer = It goes one cell, and nearer to the ball.
why-shot-already = This one has taken a penalty: the others first.

# What is wrong with a position

impossible-not-now = In this phase there is no such thing.
impossible-off-pitch = Somebody who is named here is not on the pitch.
impossible-gone = Whoever was sent off or replaced is not on the pitch.
impossible-subs = More were replaced than that.
impossible-eleven = A team has one to eleven pawns on the pitch; before the line-up nobody is there.
impossible-booked = A yellow card is for a pawn that has played, and a second one means it is sent off.
impossible-cell = A cell has room for one pawn of each team; three stand only in a wall.
impossible-place = A pawn stands in the given cell.
impossible-keeper = The keeper is on the pitch and the only one there with a keeper’s sticker. Without one, a keeper was sent off.
impossible-named = A field pawn is in goal only after a keeper was sent off.
impossible-reserve = A reserve keeper comes on only after a keeper was sent off.
impossible-kick-off = Whoever kicks off stands on the centre, alone of their team.
impossible-line-up = Nobody can have lined up like this.
impossible-who = In this phase it is not this team that decides.
impossible-side = In this phase neither team has the ball: it is written side=A.
impossible-duel = A roll for a duel has to say which.
impossible-restart = This restart does not go with this phase, or with what was announced.
impossible-ball = The ball does not lie where this restart is taken from.
impossible-no-holder = Somebody has to have the ball in this phase.
impossible-holder = In this phase it cannot have the ball.
impossible-far-holder = Whoever has the ball stands in a cell that it lies in.
impossible-hands = Only a keeper in its own penalty area has the ball in its hands, in play.
impossible-deed = That cannot have been announced in this phase.
impossible-direct = Phase 1 is played again in play only, and not at once after the ball was won.
impossible-kind = What was announced is not struck like this, or not yet.
impossible-aim = Direction and strength are given from when they are chosen until the ball is struck.
impossible-error = That error cannot have come up.
impossible-target = A dribble names a standing opponent in the holder’s cell or beside it, and nothing else does.
impossible-no-keeper = The opponents have no keeper.
impossible-round = Nobody can go round the keeper here: it takes a direct shot after a run, and the keeper beside it.
impossible-rod = No spot of the goal line can have been chosen for this shot, or it is unknown in another phase.
impossible-entered = Whoever is about to tackle is in the ball’s cell.
impossible-shots = What is announced counts among the crosses and shots of the turn.
impossible-zone = It does not stand where that is announced from.
impossible-nothing-to-do = Nobody could do anything in this phase.
impossible-striker = It is another pawn that struck the ball.
impossible-origin = The cell in which a ball was struck has to be given.
impossible-touch = Two pawns cannot have been touched at the same time.
impossible-offside = Only pawns that stand offside are caught.
impossible-first = Nobody can be about to head the ball.
impossible-fate = A ball that has left the pitch is not played for.
impossible-void = This dribble cannot be settled like this.
impossible-culprit = This cannot be said of that pawn.
impossible-passes = Only the team with the ball has played direct passes.
impossible-failed = Only a defender can have lost a tackle.
impossible-climber = Nobody can be moving on like this.
impossible-lineup = Before a half both teams line up; the second one is kicked off by the other team.
impossible-placed = Before it is known who takes it nobody has been placed.
impossible-card = A violent foul is not looked at again.
impossible-before = Before the match nothing has happened yet.
impossible-turns = Eight turns make a step of the clock.
impossible-steps = The half is over by then.
impossible-no-shoot-out = There is no shoot-out.
impossible-no-draw = A shoot-out comes after a draw.
impossible-early = The second half is not over yet.
impossible-scored = Nobody scores more penalties than they take.
impossible-taken = The shoot-out cannot stand like this: penalties are taken in turns, until it is settled.
impossible-shooters = Somebody has to be left to take the penalty.
impossible-result = A match has a result when it is over, and not before.
impossible-forfeit = A team loses by forfeit with fewer than seven pawns, by three goals or more.
impossible-winner = The stated result does not match the goals.

# What is wrong with a team

wrong-team-name = no ready team is called "{ $text }". There are { $known }; or write the numbers of 16 stickers with commas between.
wrong-sticker = there is no sticker "{ $text }". They are numbered from 1 to { $most }.
wrong-twice = sticker { $number } ({ $who }) is there twice. Each may be taken once.
wrong-count = { $n ->
    [one] there is one sticker
   *[other] there are { $n } stickers
} in it. A team has { $men }: eleven who start and five on the bench.
wrong-no-keeper = no sticker in it is a keeper’s (black X). The team begins with sticker { $number } ({ $who }), but needs 1 to { $most } keepers.
wrong-first = sticker { $number } ({ $who }) is no keeper’s. The first of the list is the keeper who starts.
wrong-keepers = with sticker { $number } ({ $who }) there are too many keepers. A team has 1 to { $most }.
wrong-value = with sticker { $number } ({ $who }, value { $value }) it has more than { $most } points, { $total } in all. No team may.

# To learn by

lesson-low-title = A low kick
lesson-low = Their keeper has gone for a walk, and your 9 has announced a shot, low along the cloth. Aim it between the posts and strike it hard enough: the ball needs 20 cm to the line.
lesson-low-hint = Draw back from the ball, or give numbers: direction 0 leads straight ahead, and a low ball rolls 2.75 cm for each step of its strength. 14 is plenty.
lesson-low-done = GOAL! You say where and how hard; a roll then adds a small error, and this time there was none.
lesson-low-wrong = No goal. The posts are 12 cm apart, straight ahead: direction 0, strength 10 or more.
lesson-pass-title = Pass and count
lesson-pass = Nobody catches a ball here: once it lies still, it belongs to whoever is the fewest cells away. Pass with your 8 so that a team-mate is nearest; the 10 on the marked cell is waiting.
lesson-pass-hint = Low, direction 45, strength 8: the ball comes to lie in the cell of your 10, or beside it.
lesson-pass-done = Your team-mate has it! When both teams are level, a ball that went five cells or less is still yours; a longer one is theirs.
lesson-pass-wrong = No team-mate was nearest this time. Send it low to the 10, towards 45 degrees, and not too hard: strength 6 to 10.
lesson-dribble-title = Past an opponent
lesson-dribble = Their 7 stands right in front of your 7. Dribble past: touch their 7, then send the ball a little past it, no more than 30° off the line to it, and a few cells far. Both then roll a die: yours will be a 5, theirs a 2.
lesson-dribble-2 = Their 7 is beaten! The ball is yours: say who goes to it, and into which cell.
lesson-dribble-hint = Touch their 7, then direction 24 and strength 3.
lesson-dribble-done = Beaten! Your die and dribble were more than their die and marking: their 7 lies on the ground and does not count.
lesson-dribble-wrong = Name their 7, keep within 30° of it, and do not send the ball too far: strength 2 to 5.
lesson-cross-title = Cross and header
lesson-cross = Your 11 is out on the wing, three of yours wait in the penalty area. Announce a cross, and hit one of them: the first pawn that the ball touches there heads it.
lesson-cross-2 = Your 9 is at it! Head it at goal; their keeper stands at the post by column f.
lesson-cross-hint = Cross, high, direction 280, strength 10 finds the 9. Then head at goal, direction 350.
lesson-cross-done = What a header! From columns a, b, h and i near their goal line one may cross, once a turn.
lesson-cross-wrong = It did not come off. The 9 is at 280 degrees from your 11; then head it away from the keeper.
lesson-save-title = Shot and save
lesson-save = Their 9 is going to shoot from outside the area. In secret you send your keeper to one of five spots of the goal line, where the keeper slides as the ball is struck. The 9 looks towards the marked cell: which spot is it?
lesson-save-hint = Column f is where spots 4 and 5 are; the shot goes close to the post.
lesson-save-done = Saved and held! Shooter and keeper never know of each other. From inside the area there are no spots: the keeper is placed for all to see.
lesson-save-wrong = That one is in. The shot went close to the post beside f1: only the outermost spot there reaches it.
lesson-attack-title = Phase 2: the attack moves
lesson-attack = After the strike, all of yours but the holder may go, each once and up to three cells. Send the 11 and the 9 forward, to the marked cells.
lesson-attack-2 = Now the other one, to the other marked cell.
lesson-attack-3 = That is all you need: the others stay. Say that you are done.
lesson-attack-hint = The 11 goes to i9, the 9 to e9, in either order; then Done.
lesson-attack-done = Well spread! But beware: the defence may now go as far as your farthest runner went, three cells. Whoever moves nobody ties them down.
lesson-attack-wrong = Only the 11, to i9, and the 9, to e9; then end the phase.
lesson-tackle-title = Phase 3: tackle
lesson-tackle = Now you defend, and their 10 has the ball. The first pawn you move may come into its cell: from the three cells towards your goal that is no risk. Send your 7.
lesson-tackle-2 = Your 7 is there. Only to press would give you the ties; tackle! Your die will be a 5, theirs a 2.
lesson-tackle-hint = The 7 goes to e6; then Tackle.
lesson-tackle-done = The ball is yours, and you strike at once: a turnover. From behind you would have rolled for a foul, and from afar your 7 would have been sent off.
lesson-tackle-wrong = Your 7 is the one in front of their 10: e6, and then tackle.
lesson-turn-title = A whole turn
lesson-turn = All of it now. Phase 1: a pass to one of yours. The 10 is at 60 degrees and two cells away.
lesson-turn-2 = The ball is still yours. If your 10 may play on at once, do without the skill; then it is phase 2: move whomever you like.
lesson-turn-3 = As many as you like, each once. When you are done, the defence moves: phase 3.
lesson-turn-hint = Low, direction 62, strength 6; no skill; the 11 to i9; then Done.
lesson-turn-done = That was a turn: strike, attack, defence; the clock goes on one step, and it is your strike again. Now a match is waiting.
lesson-turn-wrong = The turn broke off. Pass low to the 10, move somebody, and end your phase.

# After the match

tally-passes = Passes and advances
tally-completed = Of them kept
tally-crosses = Crosses
tally-shots = Shots
tally-saves = Saves
tally-dribbles = Dribbles won
tally-tackles = Tackles won
tally-relances = Turnovers won
tally-fouls = Fouls
tally-offsides = Offsides
tally-corners = Corners
tally-penalties = Penalties
tally-cards = Cards
flight-pass = Passes and advances
flight-dribble = Dribbles
flight-cross = Crosses
flight-shot = Shots
flight-head-pass = Headers on
flight-head-shot = Headers at goal
flight-throw = Throws
flight-round = Round the keeper
how-shot = a shot from { $from }{ $n ->
    [0] { "" }
    [one] , after a pass
   *[other] , after { $n } passes
}
how-header = a header from { $from }
how-free-kick = a free kick from { $from }
how-penalty = a penalty
how-own-goal = an own goal from { $from }
