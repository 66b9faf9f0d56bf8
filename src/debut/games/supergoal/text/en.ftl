# The game

game-name = Super Goal!
game-blurb = Football with one ball, eight dice and no players: push your luck all the way to the net.
game-length = About 15 minutes, 100 throws

side-a = Side A
side-b = Side B

# Options

option-throws = Throws in a half
option-throws-help = How many throws of the arrow dice and the shot die make a half, from 1 to 200. Left out: 50, or 33 in a tournament.
option-clock = Clock
option-clock-help = Counting throws, a half ends after their number. By the clock it lasts 7:30, or 5:00 in a tournament, and ends by the whistle.
option-clock-throws = count throws
option-clock-real = real clock
option-var = VAR
option-var-help = The control die is thrown before every penalty: its "?" cancels the penalty.
option-tournament = Tournament
option-tournament-help = Shorter halves, 33 throws or 5:00 by the clock, and a tie goes to penalties.

# Dice

die-control = Control
die-pass = Pass
die-launch = Launch
die-shot = Shot
die-blue = Blue die
die-keeper = Keeper
die-penalty = Penalty
die-champion = Champion
die-coin = Coin

# Faces

face-control-f1 = 1 forward
face-control-d1 = 1 diagonally forward
face-control-l1 = 1 sideways
face-control-f2-ask = 2 forward, the defender may step in
face-pass-f2 = 2 forward
face-pass-d2 = 2 diagonally forward
face-pass-f2-ask = 2 forward, the defender may step in
face-pass-d2-ask = 2 diagonally forward, the defender may step in
face-pass-b1 = 1 back
face-pass-l2-lost = 2 sideways, the ball is lost
face-launch-f3 = 3 forward
face-launch-d3 = 3 diagonally forward
face-launch-f3-ask = 3 forward, the defender may step in
face-launch-d3-ask = 3 diagonally forward, the defender may step in
face-launch-f4-lost = 4 forward, the ball is lost
face-launch-l3-lost = 3 sideways, the ball is lost
face-shot-target = On target
face-shot-unstoppable = Unstoppable
face-shot-post = Post
face-shot-bar = Bar
face-shot-off = Off target
face-blue-steal = Steal: the ball is won
face-blue-miss = Miss
face-blue-own-goal = Miss, or an own goal right in front of the net
face-blue-clear = Clearance: 3 squares back
face-blue-foul = Foul
face-keeper-saved = Saved
face-keeper-not-saved = Not saved
face-keeper-parried = Parried: the ball stays in play
face-keeper-corner = Corner
face-penalty-scored = Scored
face-penalty-off = Off target
face-penalty-corner = Corner
face-penalty-rebound = Rebound: shoot again
face-champion-long-shot = Long shot, in attack
face-champion-decisive-pass = Decisive pass, in attack
face-champion-unstoppable = Unstoppable shot, in attack
face-champion-save = Exceptional save, in defence
face-champion-recovery = Miraculous recovery, in defence
face-champion-foul = Foul, in attack or in defence
face-coin-a = Side A
face-coin-b = Side B

# Buttons

button-let = Let it be
button-straight = Straight
button-turned = Turned towards the middle
button-short = Short
button-long = Long: the arrow counts twice

# What is to be done now

prompt-throw = { $die ->
    [control] Throw the control die.
    [pass] Throw the pass die.
    [launch] Throw the launch die.
    [shot] Throw the shot die.
    [blue] Throw the blue die.
    [keeper] Throw the keeper die.
    [penalty] Throw the penalty die.
    [champion] Throw the champion die.
    [coin] Toss the coin.
   *[other] Throw the die.
}
prompt-choose-open = Side { $side } has the ball on { $ball }: choose a die to throw.
prompt-choose-kick-off = Side { $side } kicks off: choose an arrow die to throw.
prompt-choose-throw-in = Side { $side } throws in from { $ball }: choose an arrow die to throw.
prompt-choose-free-kick = Side { $side } has a free kick on { $ball }: choose an arrow die to throw.
prompt-choose-direct = Side { $side } has a free kick on { $ball }: choose an arrow die, or shoot directly.
prompt-choose-corner = Side { $side } has a corner: choose a corner square, a11 or e11, and an arrow die. The arrow is turned.
prompt-choose-goal-kick = Side { $side } has a goal kick: choose b1 or d1, an arrow die, and short or long.
prompt-choose-keeper = Side { $side }’s keeper has the ball: choose c1 or c2, an arrow die, and short or long.
prompt-window = Side { $side }, { $die ->
    [control] the control die is about to be thrown
    [pass] the pass die is about to be thrown
    [launch] the launch die is about to be thrown
    [shot] a shot is about to be taken
    [penalty] a penalty is about to be taken
   *[other] a die is about to be thrown
}: play the champion die now, or let it be.
prompt-side = Side { $side }, which way does the ball go? Choose one of the two.
prompt-challenge = Side { $side } may step in: throw the blue die, or let it be.
prompt-intercept = Side { $side } may get in the way of the shot: throw the blue die, or let it be and trust the keeper.
prompt-bar = The ball drops off the bar. Side { $side } must choose: the blue die or the keeper die.
prompt-bar-champion = The ball drops off the bar. Side { $side } must answer: with the blue die, the keeper die or the champion die.
prompt-mouth = The shot reaches side { $side }’s keeper: throw the keeper die, or play the champion die instead.
prompt-unstoppable = Only a champion stops this shot. Side { $side }: play the champion die, or let the goal be.
prompt-over = The match is over: side A { $a }, side B { $b }.

# What else to know now

fact-up = Time is up: this is the last attack.
fact-fouled = Side { $side }: a foul on its next blue throw means a sending-off.
fact-shootout = Shoot-out: side A { $a }, side B { $b }.

# Commentary

# A face with a question mark cannot be the name of a variant: those faces are the last ones.
event-throw = { $die ->
    [control] Control, side { $side }: { $face ->
        [f1] 1 forward.
        [d1] 1 diagonally.
        [l1] 1 sideways.
       *[f2-ask] a heavy touch, 2 forward, and a chance to step in.
    }
    [pass] Pass, side { $side }: { $face ->
        [f2] 2 forward.
        [d2] 2 diagonally.
        [b1] 1 back.
        [l2-lost] 2 sideways, straight to the other side!
        [f2-ask] 2 forward, not quite safe…
       *[d2-ask] 2 diagonally, not quite safe…
    }
    [launch] Launch, side { $side }: { $face ->
        [f3] 3 forward.
        [d3] 3 diagonally.
        [f4-lost] 4 forward, much too long!
        [l3-lost] 3 sideways, nobody there!
        [f3-ask] 3 forward, and it hangs in the air…
       *[d3-ask] 3 diagonally, and it hangs in the air…
    }
    [shot] { $face ->
        [target] On target from side { $side }!
        [unstoppable] What a strike from side { $side }!
        [post] Side { $side } hits the post!
        [bar] Side { $side } hits the bar!
       *[off] Side { $side } shoots wide.
    }
    [blue] { $face ->
        [steal] Side { $side } goes in, and cleanly!
        [miss] Side { $side } goes in, and gets nothing.
        [own-goal] Side { $side } swings a wild leg at it…
        [clear] Side { $side } gets there first!
       *[foul] Side { $side } goes in much too hard…
    }
    [keeper] { $face ->
        [saved] Side { $side }’s keeper dives: saved!
        [not-saved] Side { $side }’s keeper is beaten!
        [parried] Side { $side }’s keeper beats it away!
       *[corner] Side { $side }’s keeper gets his fingertips to it!
    }
    [penalty] { $face ->
        [scored] Side { $side } takes the penalty: scored!
        [off] Side { $side } takes the penalty: over the top!
        [corner] Side { $side } takes the penalty: tipped round the post!
       *[rebound] Side { $side } takes the penalty: the keeper stops it!
    }
    [champion] Side { $side } throws the champion die: { $face ->
        [long-shot] long shot.
        [decisive-pass] decisive pass.
        [unstoppable] unstoppable shot.
        [save] exceptional save.
        [recovery] miraculous recovery.
       *[foul] foul.
    }
   *[coin] The coin shows side { $face ->
        [a] A
       *[b] B
    }.
}
event-flight = The ball reaches { $to }.
event-won = Side { $side } has the ball!
event-out = Out of play: side { $side } throws in.
event-goal-kick = Goal kick for side { $side }.
event-keeper-throw = Side { $side } goes on with a keeper’s throw.
event-corner = Corner for side { $side }!
event-free-kick = Free kick for side { $side }.
event-penalty = Penalty for side { $side }!
event-goal = GOAL for side { $side }!
event-own-goal = Oh no! Side { $side } puts it into its own net!
event-half-time = The whistle: half-time.
event-full-time = The whistle: full time!
event-shootout = All square: penalties will decide.
event-shootout-won = Side { $side } wins the shoot-out!
event-lots = Nothing could part them: the coin gives the match to side { $side }.
event-time-up = Time is up! The attack may still be played out.
event-extra-over = The referee has seen enough: no more extra play.
event-foul = Foul by side { $side }!
event-sent-off = Two fouls running: red card for side { $side }!
event-var-upheld = VAR: the penalty stands for side { $side }.
event-var-cancelled = VAR: no penalty! Side { $side } keeps the ball.
event-miss = Past side { $side }: the attack goes on.
event-clear = Side { $side } boots it back up the field.
event-parry = Side { $side } cannot hold it: the ball is loose.
event-post = Side { $side } sees the ball come back into play.
event-bar = It drops right in front of the goal: what a chance for side { $side }!
event-let = Side { $side } lets it be.
event-champion-played = { $face ->
    [long-shot] Side { $side }’s champion tries his luck from afar!
    [decisive-pass] Side { $side }’s champion finds the perfect pass!
    [unstoppable] Side { $side }’s champion lets fly: unstoppable!
    [save] Side { $side }’s champion with an exceptional save!
    [recovery] Side { $side }’s champion wins it back: a miracle!
   *[foul] Side { $side }’s champion earns a whistle from the referee!
}
event-champion-passes = The champion die goes to side { $side }.
event-kick-off = Side { $side } kicks off. Here we go!
event-save = Safe in the hands of side { $side }’s keeper.
event-shot-taken = Side { $side } shoots…
event-var-throw = The control die decides the review: { $face ->
    [f2-ask] a question mark!
   *[other] no question mark.
}

# Why not?

why-choose-side = The arrow is thrown: choose which way the ball goes.
why-not-defending = You have the ball: only the defender throws the blue die or lets it be.
why-not-attacking = You do not have the ball: only the attacker chooses a throw.
why-no-shot-to-keep = No shot has reached the keeper: the keeper die cannot be thrown now.
why-no-corner = There is no corner to take.
why-no-keeper-throw = There is no keeper’s throw to take.
why-no-goal-kick = There is no goal kick to take.
why-name-square = The ball can be placed on either of two squares: name one of them first.
why-control-twice = Control is never thrown twice running.
why-control-first = The first throw after winning the ball in play is control.
why-cannot-turn = An arrow can only be turned on columns a and e, lines 9 to 11.
why-no-direct-shot = A free kick may be shot directly from lines 8 and 9, from the area, and from a10 or e10 if the attacker’s champion foul has won it; not here.
why-arrow-at-restart = A restart begins with an arrow die, not with a shot.
why-no-shooting-square = No shot is allowed from this square.
why-must-answer-bar = After a bar you must answer, with the blue die or the keeper die.
why-keeper-must-throw = The shot is on target: the keeper die must answer it.
why-no-blue = The blue die cannot be thrown now.
why-not-your-champion = The other side has the champion die.
why-champion-rests = The champion die rests until the attacker’s next throw.
why-champion-defends = This face of the champion die is for the defence.
why-champion-attacks = This face of the champion die is for the attack.
why-champion-before-throw = The champion die is played in place of a throw, not after it.
why-champion-too-far = The ball is too far from the goal for this face of the champion die.
why-nothing-to-save = There is no shot at the goal to save.
why-no-recovery-now = Recovery comes before a throw of the attacker, or against a shot from outside the area.
why-foul-before-throw = In defence the foul comes before a throw of the attacker.
why-dice-move = The ball goes where a die sends it: choose a die.
why-two-squares = The ball can be placed on the two marked squares only.
why-answer = It is for you to answer: choose one of your dice, or let it be.
why-no-penalty = There is no penalty to take.
why-no-coin = The coin is tossed only before the match.

# What is wrong with a position

impossible-throws = The half does not have that many throws, or time would be up.
impossible-up = Time cannot be up while the half has throws left.
impossible-extra = Extra throws come only when time is up, and no attack goes on after 25 of them.
impossible-after = It goes with phase=champion, and names a phase that the throw of the champion die can hold up.
impossible-champion = Nobody has the champion die before the toss; later its holder has thrown it, unless phase=champion says that it is being thrown.
impossible-plays = The tenth play of the champion die is the answer to a shot: none is under way any more.
impossible-no-throw = No throw of the attacker has been declared.
impossible-die = This die cannot be thrown that way now.
impossible-penalty = A penalty is taken from c10, and no arrow follows it.
impossible-turned = An arrow is turned only on columns a and e, lines 9 to 11.
impossible-long = Only a goal kick or a keeper’s throw is long.
impossible-face = It goes with phase=side, for an arrow that leaves a choice of two ways.
impossible-restart = No such restart can be waiting in this phase.
impossible-direct = It goes with a free kick on a10 or e10 that the attacker’s champion foul has won.
impossible-dice = At a restart any arrow die may be thrown.
impossible-place = The ball cannot lie on this square now.
impossible-shot = It tells of a shot under way, and must fit the phase.
impossible-kicks = A shoot-out comes only after a tied match of a tournament, and a side never scores more often than it shoots.
impossible-result = A match has a result when it is over, and not before.
impossible-window = The defender has no champion die to play here, so nobody waits for him.
impossible-turns = In a shoot-out the sides kick by turns, the one that kicked off the match first, at most 30 times each.
impossible-lots = The coin decides only after 30 kicks each, with as many scored by both.
impossible-winner = The winner told is not the one that the goals, or the kicks of the shoot-out, have made.

# How a match ended

reason-full-time = At full time
reason-shootout = In the shoot-out
reason-lots = By the coin

# Tasks to learn by

lesson-move-title = First throw
lesson-move = You have the ball. Throw the control die, the orange one: it is short, and the safest.
lesson-move-2 = It shows a diagonal arrow: left or right is yours to choose. Send the ball to the marked cell.
lesson-move-hint = Touch the orange die, and then the marked cell.
lesson-move-done = There it goes! Arrows point to the goal you attack; where there are two ways, you choose after the throw.
lesson-move-wrong = Not where we wanted it: longer dice go astray more often. Control first, then the marked cell.
lesson-push-title = Push on
lesson-push = Control never comes twice running, so it rests. With pass or launch, bring the ball into the area: one of the marked cells.
lesson-push-2 = Now control is free again. One more throw, and the ball is in the area.
lesson-push-hint = Launch goes far, pass is safer. Near the goal a short die is enough.
lesson-push-done = You are in the area! You throw on and on, as long as you keep the ball.
lesson-push-wrong = That ball is gone: over the goal line, the others have it. So near the goal a short die is enough.
lesson-lose-title = Lose it
lesson-lose = Pushing on can lose the ball. Throw the launch die and see: here it costs nothing.
lesson-lose-hint = It is the violet die. What it can bring is shown before you throw: X loses the ball, ? lets the others step in.
lesson-lose-done = X: the ball is lost where it landed, and the others go on from there. Far or safe, that is the whole game.
lesson-lose-wrong = Safe and sound! But this time the ball is to be lost: throw the launch die.
lesson-shoot-title = Shoot
lesson-shoot = The ball is in the area: throw the shot die. If it is on target, only the keeper can still stop it.
lesson-shoot-hint = Touch the shot die. You may shoot from the area, and from some cells around it.
lesson-shoot-done = GOAL! From the area only the keeper is in between; from farther out a defender may throw himself into the shot.
lesson-shoot-wrong = From here an arrow soon goes over the line. The ball is in the area: shoot!
lesson-blue-title = Step in
lesson-blue = The pass of the others shows a “?”: you may step in. Throw the blue die.
lesson-blue-hint = Touch the blue die. Two of its six sides steal the ball; but one of them is a foul.
lesson-blue-done = Stolen! The ball is yours where it lies, and your first throw is control.
lesson-blue-wrong = You let them go on, and they still have the ball. The blue die is your chance to win it.
lesson-keeper-title = The keeper
lesson-keeper = A shot is coming! Throw yourself into it with the blue die, or let it be: your keeper is there too.
lesson-keeper-2 = Saved! Now your keeper throws the ball out: choose a cell, a die and “long”, which counts double.
lesson-keeper-hint = First, both are right. Then touch one of the two cells, a die, and the button that says “long”.
lesson-keeper-done = And away it goes! Not every shot is held: after a parry or a corner the others go on.
lesson-keeper-wrong = Short is safe, but it does not get far. This time make it long.
lesson-champion-title = The champion
lesson-champion = You hold the champion die, and it shows a decisive pass. Play it: the ball goes right in front of the goal.
lesson-champion-2 = The die passes to the others, who throw it at once. And now: shoot!
lesson-champion-hint = Touch the white die, and then the shot die.
lesson-champion-done = GOAL! Once played, the champion die changes hands. You know all it takes: a match is waiting.
lesson-champion-wrong = You could play like that, but there is a better way: the champion die first, and then a shot.

# After the match

tally-shots = Shots
tally-saves = Saves
tally-corners = Corners
tally-fouls = Fouls
tally-cards = Red cards
how-own-goal = own goal
how-penalty = penalty
how-champion = { $face ->
    [unstoppable] an unstoppable shot by the champion from { $from }
   *[other] a long shot by the champion from { $from }
}
how-shot = { $fall ->
    [unstoppable] an unstoppable shot from { $from }
    [bar] off the bar, after a shot from { $from }
    [post] off the post, after a shot from { $from }
   *[other] a shot from { $from }, past the keeper
}
