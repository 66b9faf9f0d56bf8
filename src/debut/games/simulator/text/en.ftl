### What is shown: the game, its options, the pawns, buttons, prompts, facts and commentary

# The game

game-name = Simulator Soccer
game-blurb = Eleven pawns a team and a ball that really rolls: announce, aim, flick; whoever is nearest has it.
game-length = About two hours, two halves of 33 steps

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
option-assist-help = Two yellows: a pass to a team-mate with green or red switches off the blue that marks him.
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
option-interception-help = Three blues: whoever runs forwards to intercept may stay standing.
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
option-torpedo-help = Three reds: a shot at any moment of the turn, and the keeper is only laid outside his goal area.
option-torpedo-no = no
option-torpedo-yes = yes
option-header = Pro: header
option-header-help = Black: when a cross is announced he may go one cell to meet it in the penalty area.
option-header-no = no
option-header-yes = yes
option-pace = Pro: pace
option-pace-help = Grey: with nobody at the ball he goes one cell nearer to it before the count.
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
button-spot1 = Towards column a and row 1
button-spot2 = Towards column a and row 11
button-spot3 = Towards row 1
button-spot4 = Towards row 11
button-spot5 = Towards column i and row 1
button-spot6 = Towards column i and row 11
button-name-keeper = Make him the keeper
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
rule-short = tie: a short pass, the attack
rule-long = tie: a long ball, the defence
rule-through = tie: a through ball, the attack
rule-pressing = tie: pressed, the defence
rule-relance = tie: just won, the others
rule-cross = tie: a cross, the defence
rule-shot = tie: a shot, the defence
rule-touch = tie: the last touch

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

prompt-toss = Toss the coin: whoever wins it kicks off.
prompt-lineup = { $you ->
    [yes] Line up: a formation, or pawn by pawn ({ $n } of { $of }), with one keeper.
   *[no] { $Name } lines up ({ $n } of { $of }).
}
prompt-announce = { $you ->
    [yes] { $restart ->
        [none] Your number { $number } has the ball: what will he do with it?
       *[other] { part-restart } by your number { $number }: what will he do?
    }
   *[no] { $restart ->
        [none] { $Name }’s number { $number } has the ball.
       *[other] { part-restart } by { $name }’s number { $number }.
    }
}
prompt-hands = { $you ->
    [yes] Your keeper { $number } has the ball in his hands: put it down on a spot of his cell, or throw it.
   *[no] { $Name }’s keeper { $number } has the ball in his hands.
}
prompt-intercept = { $you ->
    [yes] { $deed ->
        [cross] A direct cross is coming
       *[other] A direct shot is coming
    }: one of yours may get in its way, { $n ->
        [0] within his cell; or nobody.
        [one] within his cell or one cell away, lying; or nobody.
       *[other] within his cell or up to { $n } cells away, lying; or nobody.
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
    [yes] { part-deed } by your number { $number }: low or high?
   *[no] { part-deed } by { $name }’s number { $number }: low or high?
}
prompt-direction = { $you ->
    [yes] Your number { $number } strikes { part-kind }: in which direction?
   *[no] { $Name }’s number { $number } takes aim ({ part-deed }, { part-kind }).
}
prompt-strength = { $you ->
    [yes] Your number { $number } strikes { part-kind } at { $degrees }°: how hard, from 1 to 40?
   *[no] { $Name }’s number { $number } aims at { $degrees }° ({ part-deed }, { part-kind }).
}
prompt-error = { $you ->
    [yes] Throw for the error of your number { $number } ({ part-kind }).
   *[no] Now the error of { $name }’s number { $number } ({ part-kind }).
}
prompt-rod = { $you ->
    [yes] Nobody knows your keeper’s spot: throw for it.
   *[no] Nobody knows the spot of { $name }’s keeper: it is thrown for.
}
prompt-header = { $you ->
    [yes] Your number { $number } is at the cross: head it on, or at goal?
   *[no] { $Name }’s number { $number } is at the cross.
}
prompt-duel = { $duel ->
    [dribble] { $you ->
        [yes] Your number { $number } dribbles (die + { $plus }) past number { $other } (die + { $against }): throw.
       *[no] { $Name }’s number { $number } dribbles (die + { $plus }) past number { $other } (die + { $against }).
    }
    [round] { $you ->
        [yes] Your number { $number } goes round the keeper (die + { $plus } against die + { $against }): throw.
       *[no] { $Name }’s number { $number } goes round the keeper (die + { $plus } against die + { $against }).
    }
    [keeper-tackle] { $you ->
        [yes] Your number { $number } (die + { $plus }) against the keeper who came out (die + { $against }): throw.
       *[no] { $Name }’s number { $number } (die + { $plus }) against the keeper who came out (die + { $against }).
    }
   *[tackle] { $you ->
        [yes] Your number { $number } keeps the ball (die + { $plus }) from number { $other } (die + { $against }): throw.
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
    [yes] Your number { $number } would be offside: which cell does he step back to?
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
    [yes] Your number { $number } comes in from behind: throw, { $n ->
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
    [yes] Your number { $number } goes on: to which empty cell?
   *[no] { $Name }’s number { $number } goes on to an empty cell.
}
prompt-var = { $you ->
    [yes] A penalty? Throw: a 6 clears your number { $number }.
   *[no] A penalty? A 6 clears { $name }’s number { $number }.
}
prompt-thrower = { $you ->
    [yes] Throw-in: who takes it? Or announce substitutions.
   *[no] Throw-in for { $name }.
}
prompt-goal-spot = { $you ->
    [yes] Goal kick: where in your goal area shall the ball lie?
   *[no] Goal kick for { $name }.
}
prompt-taker = { $you ->
    [yes] { part-restart }: choose who takes it, or a formation.
   *[no] { part-restart } for { $name }, who chooses the taker or a formation.
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
    [yes] You have just won the ball: a tie in the count goes against you.
   *[no] { $Name } has just won the ball: a tie in the count goes to the others.
}
fact-pressed = { $you ->
    [yes] Your number { $number } is pressed: a tie in the count goes against you.
   *[no] { $Name }’s number { $number } is pressed: a tie in the count goes to the others.
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
    [yes] Your keeper { $number } has the ball in his hands.
   *[no] { $Name }’s keeper { $number } has the ball in his hands.
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
    [yes] The tackle of your number { $number } failed: he can be dribbled past without dice.
   *[no] The tackle of { $name }’s number { $number } failed: he can be dribbled past without dice.
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
fact-owed = { $you ->
    [yes] You must still make { $n ->
        [one] a substitution.
       *[other] { $n } substitutions.
    }
   *[no] { $Name } must still make { $n ->
        [one] a substitution.
       *[other] { $n } substitutions.
    }
}
fact-aims = Direction and strength to your own: { $aims }; to the middle of the goal: { $goal }.
fact-shoot-out = Shoot-out: { $a } of { $takenA } – { $b } of { $takenB }.

# Commentary

# Who acts, and how somebody lies or stands: parts of other texts.
part-who = { $you ->
    [yes] Your number { $number }
   *[no] { $Name }’s number { $number }
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
event-hands-down = { part-who } puts the ball down.
event-intercepts = { part-who } { $face ->
    [stand] runs to { $to } to intercept.
    [lie-x] throws himself down in { $to }, along the pitch.
    [lie-y] throws himself down in { $to }, across the pitch.
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
event-aimed = Aimed at { $face }°.
event-error = { $die ->
    [angle] { $face ->
        [left2] Far to the left
        [left] A little to the left
        [right] A little to the right
        [right2] Far to the right
       *[straight] Straight as aimed
    }…
   *[power] { $face ->
        [short] … and a little short.
        [long] … and a little long.
       *[exact] … and just as hard as meant.
    }
}
event-flick = { part-who } strikes { $face ->
    [low] low
    [high] high
   *[head] with the head
} from { $from }, and the ball { $touches ->
    [0] goes to { $to }.
    [one] meets somebody and goes to { $to }.
   *[other] bounces { $touches } times and goes to { $to }.
}
event-touch = { $face ->
    [post] It hits the post!
    [bar] It hits the bar!
   *[pawn] It touches { part-whose } in { $to }.
}
event-goal = { $you ->
    [yes] GOAL for you!
   *[no] GOAL for { $name }!
}
event-own-goal = { $you ->
    [yes] Own goal! It counts for you.
   *[no] Own goal! It counts for { $name }.
}
event-knocked-over = Number { $number } is knocked over by the header!
event-offside = { part-who } is offside in { $to }!
event-steps-back = { part-who } steps back to { $to } and is onside.
event-throw-in = { $you ->
    [yes] Over the touch line in { $to }: your throw-in.
   *[no] Over the touch line in { $to }: { $name }’s throw-in.
}
event-corner = { $you ->
    [yes] Corner for you!
   *[no] Corner for { $name }!
}
event-goal-kick = { $you ->
    [yes] Goal kick for you.
   *[no] Goal kick for { $name }.
}
event-header = { part-who } gets to the cross!
event-dribble-won = { $you ->
    [yes] You are past number { $number }!
   *[no] { $Name } is past number { $number }!
}
event-dribble-lost = Number { $number } is not to be passed.
event-dribble-void = The ball did not go towards number { $number }: no dribble.
event-round-won = { $you ->
    [yes] You are round the keeper!
   *[no] { $Name } is round the keeper!
}
event-round-lost = { $face ->
    [sure] The ball did not pass outside the keeper.
   *[dice] The keeper is not to be passed.
}
event-duel = { $die ->
    [attack] { part-who } throws { $face }…
   *[defence] … { part-whose } throws { $face }.
}
event-pace = { part-who } is quick: to { $to }.
event-count = { part-who } has the ball in { $to }{ $face ->
    [short] : as near, but the pass was short.
    [long] : as near, but the pass was long.
    [through] : as near, but it was a through ball.
    [pressing] : as near, but the ball was played under pressure.
    [relance] : as near, but the others had only just won the ball.
    [cross] : as near, but it was a cross.
    [shot] : as near, but it was a shot.
    [touch] : as near, and he touched it last.
   *[nearest] .
}
event-relance = { $you ->
    [yes] You have won the ball and play at once.
   *[no] { $Name } has won the ball and plays at once.
}
event-hands = { part-who } has it in his hands.
event-skill = { part-who } { $face ->
    [pass] may play on at once.
    [cross] crosses at once!
   *[shot] shoots at once!
}
event-no-skill = { part-who } takes his time.
event-move = { part-who } goes from { $from } to { $to }.
event-attack-end = { $you ->
    [yes] You have moved.
   *[no] { $Name } has moved.
}
event-quick = { $you ->
    [yes] You play a quick turn.
   *[no] { $Name } plays a quick turn.
}
event-defence-end = { $you ->
    [yes] Your defence stands.
   *[no] { $Name }’s defence stands.
}
event-stands-still = { $you ->
    [yes] You move nobody: no step of the clock.
   *[no] { $Name } moves nobody: no step of the clock.
}
event-enters = { part-who } comes to the ball in { $to }.
event-entry-die = { part-who } came from behind: { $face }.
event-tackle-won = { part-who } wins the tackle!
event-tackle-lost = { part-who } loses the tackle.
event-no-tackle = { part-who } only presses.
event-climbs = { part-who } climbs to { $to }.
event-shifts = { part-who } shifts within { $to }.
event-foul = Foul by { part-whose }!
event-violent = { part-who } came flying in: violent!
event-booked = Yellow card for { part-whose }.
event-sent-off = Red card: { part-whose } is sent off!
event-var = A penalty? It is looked at again.
event-var-cancelled = { $face }: no foul, nothing happened.
event-var-confirmed = { $face }: the foul stands.
event-free-kick = { $you ->
    [yes] Free kick for you in { $to }.
   *[no] Free kick for { $name } in { $to }.
}
event-penalty = { $you ->
    [yes] Penalty for you!
   *[no] Penalty for { $name }!
}
event-step = Minute { $face }.
event-half-time = Half-time!
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

reason-full-time = At full time
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
why-hands-now = The keeper has the ball in his hands: put it down on a spot of his cell, or throw it.
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
why-back-now = Choose the cell that he steps back to.
why-skill-now = Choose one of his skills, or none.
why-attack-now = Your pawns without the ball move now; or end the phase.
why-defence-now = Your defence moves now; or end the phase.
why-tackle-now = Tackle, or only press: that is asked now.
why-climb-now = The one who makes room goes on to an empty cell beside his own.
why-thrower-now = Choose who takes the throw-in, or announce substitutions.
why-goal-spot-now = Choose where in your goal area the ball shall lie.
why-place-now = Pawns are placed now: put them, take a formation, or end the step.
why-shooter-now = Choose who takes the next penalty.

why-pawn-first = Choose a pawn of your own first.
why-where-to = Now choose where he goes.
why-own-pawn = That is not one of your pawns.
why-off-pitch = He is not on the pitch.
why-nowhere-to-go = There is nowhere that he may go.
why-stays-there = He is there already.
why-moved = He has moved in this turn: everybody moves once.
why-mate-there = One of your own stands there: a cell has room for one of each team.
why-spot-off = This spot is not on the pitch, or somebody is in its way.
why-direct-only = After a direct pass he may only pass, advance or dribble.
why-one-cross = There has been a cross in this turn.
why-crossing-zone = He is not in the crossing zone.
why-one-shot = There has been a shot in this turn.
why-shooting-zone = He is not in the shooting zone.
why-no-dribble = At this restart there is no dribble.
why-dribble-standing = Only a standing opponent is dribbled.
why-dribble-near = Only an opponent in his cell or in one beside it is dribbled.
why-no-keeper = The keeper does not intercept.
why-lie-only = Whoever runs to intercept lies there: only three blues, with that pro rule, let him stand.
why-forward-only = Standing he may only intercept forwards.
why-within-cell = Nobody ran to the ball: an interceptor only shifts within his cell.
why-not-into-ball = He may not go into the ball’s cell.
why-intercept-far = That is farther than the attacker ran to the ball.
why-black-only = Only a pawn with black may meet the cross.
why-one-cell = He goes one cell only.
why-into-area = He may only go to a cell of the penalty area.
why-rods-now = Your keeper waits on his goal line: choose one of the five spots.
why-no-rods = The spots of the goal line are for a keeper in his goal area and a shot from outside the penalty area.
why-named-no-rods = A field pawn in goal does not use the spots of the goal line.
why-header-no-rods = Before a header the keeper is placed, without the spots of the goal line.
why-on-line = At a penalty the keeper stays on his line.
why-torpedo = Against this shot the keeper may not stand outside his goal area: there he only lies.
why-from-front = Into the ball’s cell he comes only from the front, and only in play.
why-two-lying = Two cells away he can only lie.
why-keeper-far = The keeper goes two cells at most.
why-not-counting = He takes no part in this count.
why-not-nearest = Somebody is nearer to the ball.
why-last-touch = Whoever touched the ball last goes to it.
why-under-ball = The ball does not lie in that cell.
why-back-behind = He steps back to one of the three cells behind him where he is onside, with none of his own.
why-no-direct-pass = A direct pass is for a pawn with yellow, or an unmarked one, who gets a pass in his own cell and is touched by it; once for each yellow.
why-no-direct-cross = A direct cross is for a pawn with green, or an unmarked one, in the crossing zone; once a turn.
why-no-direct-shot = A direct shot is for a pawn with red, or an unmarked one, in the shooting zone; once a turn.
why-marked-off = An opponent with blue stands in his cell: his skills are off.
why-holder-stays = Whoever has the ball does not move.
why-carry-area = With the ball in his hands the keeper stays in his penalty area.
why-too-far = That is too far: up to three cells each, after a lost ball as far as its winner ran.
why-wall-first = All but one have to leave the wall first.
why-no-torpedo = Only a pawn with three reds shoots in this phase, with that pro rule, once a turn and from the shooting zone.
why-down = He was beaten by a dribble: in this phase he only gets up.
why-first-only = Only the first pawn that moves may come to the ball.
why-keeper-safe = Nobody comes to a keeper who has the ball in his hands.
why-thrower-safe = Nobody comes to whoever takes a throw-in.
why-quick = In answer to a quick turn one pawn and the keeper go one cell, and no more.
why-limit = That is too far: a defender goes as far as the attacker who ran farthest.
why-no-synchro = Pawns shift within their cells only in answer to a quick turn, with that pro rule: up to four, and nobody else moves.
why-nobody-tackles = None of yours is in the ball’s cell and may tackle.
why-empty-cell = He goes on to a cell that is empty.
why-no-subs-left = You have made all your substitutions.
why-taker-first = First choose who takes it.
why-taker-chosen = Whoever takes it has been chosen.
why-placed-already = He has been placed already.
why-keeper-later = The keeper is placed in the last step, unless he takes it.
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
why-centre-kicker = The centre is for whoever kicks off, and for him alone.
why-centre-needed = Somebody has to stand on the centre to kick off.
why-formation-first = A formation is taken before anybody is placed.
why-grey-only = Only a pawn with grey is that quick.
why-grey-unmarked = He is marked: only an unmarked pawn is that quick.
why-one-nearer = He goes one cell, and nearer to the ball.
why-shot-already = He has taken his penalty: first the others.

# What is wrong with a position

impossible-not-now = In this phase there is no such thing.
impossible-off-pitch = Somebody who is named here is not on the pitch.
impossible-gone = Whoever was sent off or replaced is not on the pitch.
impossible-subs = More were replaced than that.
impossible-eleven = A team has one to eleven pawns on the pitch; before the line-up nobody is there.
impossible-booked = A yellow card is for somebody who has played, and a second one sends him off.
impossible-cell = A cell has room for one pawn of each team; three stand only in a wall.
impossible-place = A pawn stands in the cell that is told.
impossible-keeper = The keeper is on the pitch and the only one there with a keeper’s sticker. Without one, a keeper was sent off.
impossible-named = A field pawn is in goal only after a keeper was sent off.
impossible-reserve = A reserve keeper comes on only after a keeper was sent off.
impossible-kick-off = Whoever kicks off stands on the centre, alone of his team.
impossible-line-up = So nobody can have lined up.
impossible-who = In this phase it is not this team that decides.
impossible-side = In this phase neither team has the ball: it is written side=A.
impossible-duel = A throw for a duel needs to be told which.
impossible-restart = This restart does not go with this phase, or with what was announced.
impossible-ball = The ball does not lie where this restart is taken from.
impossible-no-holder = Somebody has to have the ball in this phase.
impossible-holder = In this phase he cannot have the ball.
impossible-far-holder = Whoever has the ball stands in a cell that it lies in.
impossible-hands = Only a keeper in his own penalty area has the ball in his hands, in play.
impossible-deed = That cannot have been announced in this phase.
impossible-direct = Phase 1 is played again in play only, and not at once after the ball was won.
impossible-kind = What was announced is not struck so, or not yet.
impossible-aim = Direction and strength are told from when they are chosen until the ball is struck.
impossible-error = That error cannot have been thrown.
impossible-target = A dribble names a standing opponent in the holder’s cell or beside it, and nothing else does.
impossible-no-keeper = The others have no keeper.
impossible-round = Nobody can go round the keeper here: it takes a direct shot after a run, and the keeper beside him.
impossible-rod = No spot of the goal line can have been chosen for this shot, or it is unknown in another phase.
impossible-entered = Whoever is about to tackle is in the ball’s cell.
impossible-shots = What is announced counts among the crosses and shots of the turn.
impossible-zone = He does not stand where that is announced from.
impossible-nothing-to-do = Nobody could do anything in this phase.
impossible-striker = It is not he who struck the ball.
impossible-origin = It is told in which cell a ball was struck.
impossible-touch = Two pawns cannot have been touched at the same time.
impossible-offside = Only pawns that stand offside are caught.
impossible-first = Nobody can be about to head the ball.
impossible-fate = A ball that has left the pitch is not played for.
impossible-void = This dribble can not be settled so.
impossible-culprit = It cannot be he of whom this is told.
impossible-passes = Only the team with the ball has played direct passes.
impossible-failed = Only a defender can have lost a tackle.
impossible-climber = Nobody can be climbing so.
impossible-lineup = Before a half both teams line up; the second one is kicked off by the other team.
impossible-placed = Before it is known who takes it nobody has been placed.
impossible-card = A violent foul is not looked at again.
impossible-before = Before the match nothing has happened yet.
impossible-turns = Eight turns make a step of the clock.
impossible-steps = The half is over by then.
impossible-no-shoot-out = There is no shoot-out.
impossible-no-draw = A shoot-out comes after a draw.
impossible-early = The second half is not over yet.
impossible-scored = Nobody scores more penalties than he takes.
impossible-taken = So the shoot-out cannot stand: penalties are taken in turns, until it is settled.
impossible-shooters = Somebody has to be left to take the penalty.
impossible-result = A match has a result when it is over, and not before.
impossible-forfeit = A team loses by forfeit with fewer than seven pawns, by three goals or more.
impossible-winner = The result told is not the one that the goals have made.

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
wrong-value = with sticker { $number } ({ $who }, value { $value }) it is worth more than { $most } points, { $total } in all. No team may.

# To learn by

lesson-low-title = A low kick
lesson-low = Their keeper has gone for a walk, and your 9 has announced a shot, low along the cloth. Aim it between the posts and strike it hard enough: the ball needs 20 cm to the line.
lesson-low-hint = Draw back from the ball, or give numbers: direction 0 leads straight ahead, and a low ball rolls 2.75 cm for each step of its strength. 14 is plenty.
lesson-low-done = GOAL! You say where and how hard; a throw then adds a small error, and this time there was none.
lesson-low-wrong = No goal. The posts are 12 cm apart, straight ahead: direction 0, strength 10 or more.
lesson-pass-title = Pass and count
lesson-pass = Nobody catches a ball here: once it lies still, it belongs to whoever is the fewest cells away. Pass with your 8 so that a team-mate is nearest; the 10 on the marked cell is waiting.
lesson-pass-hint = Low, direction 45, strength 8: the ball comes to lie in the cell of your 10, or beside him.
lesson-pass-done = He has it! When both teams are as near, a ball that went five cells or less is still yours; a longer one is theirs.
lesson-pass-wrong = No team-mate was nearest this time. Send it low to the 10, towards 45 degrees, and not too hard: strength 6 to 10.
lesson-dribble-title = Past an opponent
lesson-dribble = Their 7 stands right in front of your 7. Dribble him: touch him, then send the ball a little past him, no more than 30° off the line to him, and a few cells far. Both then throw a die: yours will be a 5, his a 2.
lesson-dribble-2 = He is beaten! The ball is yours: say who goes to it, and into which cell.
lesson-dribble-hint = Touch their 7, then direction 24 and strength 3.
lesson-dribble-done = Beaten! Your die and dribble were more than his die and marking: he lies on the ground and does not count.
lesson-dribble-wrong = Name their 7, keep within 30° of him, and do not send the ball too far: strength 2 to 5.
lesson-cross-title = Cross and header
lesson-cross = Your 11 is out on the wing, three of yours wait in the penalty area. Announce a cross, and hit one of them: the first pawn that the ball touches there heads it.
lesson-cross-2 = He is at it! Head it at goal; their keeper stands at the post by column f.
lesson-cross-hint = Cross, high, direction 280, strength 10 finds the 9. Then head at goal, direction 350.
lesson-cross-done = What a header! From columns a, b, h and i near their goal line one may cross, once a turn.
lesson-cross-wrong = It did not come off. The 9 is at 280 degrees from your 11; then head it away from the keeper.
lesson-save-title = Shot and save
lesson-save = Their 9 is going to shoot from outside the area. In secret you send your keeper to one of five spots of the goal line; he slides there as the ball is struck. The 9 looks towards the marked cell: which spot is it?
lesson-save-hint = Column f is where spots 4 and 5 are; he shoots close to the post.
lesson-save-done = Saved, and in his hands! Shooter and keeper never know of each other. From inside the area there are no spots: the keeper is placed for all to see.
lesson-save-wrong = That one is in. He shot close to the post beside f1: only the outermost spot there reaches it.
lesson-attack-title = Phase 2: the attack moves
lesson-attack = After the strike, all of yours but the holder may go, each once and up to three cells. Send the 11 and the 9 forward, to the marked cells.
lesson-attack-2 = Now the other one, to the other marked cell.
lesson-attack-3 = That is all you need: the others stay. Say that you are done.
lesson-attack-hint = The 11 goes to i9, the 9 to e9, in either order; then Done.
lesson-attack-done = Well spread! But beware: the defence may now go as far as your farthest runner went, three cells. Whoever moves nobody ties them down.
lesson-attack-wrong = Only the 11, to i9, and the 9, to e9; then end the phase.
lesson-tackle-title = Phase 3: tackle
lesson-tackle = Now you defend, and their 10 has the ball. The first pawn you move may come into his cell: from the three cells towards your goal that is no risk. Send your 7.
lesson-tackle-2 = He is there. Only to press would give you the ties; tackle him! Your die will be a 5, his a 2.
lesson-tackle-hint = The 7 goes to e6; then Tackle.
lesson-tackle-done = The ball is yours, and you strike at once: a relance. From behind you would have thrown for a foul, and from afar he would have been sent off.
lesson-tackle-wrong = Your 7 is the one in front of him: e6, and then tackle.
lesson-turn-title = A whole turn
lesson-turn = All of it now. Phase 1: a pass to one of yours. The 10 is at 60 degrees and two cells away.
lesson-turn-2 = The ball is still yours. If he may play on at once, do without the skill; then it is phase 2: move whomever you like.
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
tally-relances = Balls won
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
