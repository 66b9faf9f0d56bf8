# The game

game-name = Super Goal!
game-blurb = Football with one ball, eight dice and no players: push your luck all the way to the net.
game-length = About 15 minutes, 100 throws

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
face-champion-long-shot = Long shot
face-champion-decisive-pass = Decisive pass
face-champion-unstoppable = Unstoppable shot
face-champion-save = Exceptional save
face-champion-recovery = Miraculous recovery
face-champion-foul = Foul
face-coin-a = { $NameA }
face-coin-b = { $NameB }

# What a face that lies on the table is good for

does-champion-long-shot = In attack, from line 6 on: a shot from afar.
does-champion-decisive-pass = In attack, from line 4 on: the ball goes to c10, in front of the goal.
does-champion-unstoppable = In attack, wherever a shot is allowed: only a champion can stop it.
does-champion-save = In defence: any shot at the goal is saved.
does-champion-recovery = In defence, before a throw or against a shot from outside the area: the ball is won.
does-champion-foul = Before a throw: a foul for whoever plays it, in attack or in defence.

# Buttons

button-let = Let it be
button-straight = Straight
button-turned = Turned towards the middle
button-short = Short
button-long = Long: the arrow counts twice

# What is to be done now

# What a face of the champion die does, and which throw is about to come: parts of other texts.
part-champion = { $face ->
    [long-shot] long shot
    [decisive-pass] decisive pass
    [unstoppable] unstoppable shot
    [save] exceptional save
    [recovery] miraculous recovery
   *[foul] foul
}
part-throw = { $die ->
    [control] the control die is about to be thrown
    [pass] the pass die is about to be thrown
    [launch] the launch die is about to be thrown
    [shot] a shot is about to be taken
    [penalty] a penalty is about to be taken
   *[other] a die is about to be thrown
}

prompt-throw = { $you ->
    [yes] { $die ->
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
   *[no] { $die ->
        [control] Now the control die.
        [pass] Now the pass die.
        [launch] Now the launch die.
        [shot] Now the shot die.
        [blue] Now the blue die.
        [keeper] Now the keeper die.
        [penalty] Now the penalty die.
        [champion] Now the champion die.
        [coin] Now the coin is tossed.
       *[other] Now the die.
    }
}
prompt-choose-open = { $you ->
    [yes] You have the ball on { $ball }: choose a die to throw.
   *[no] { $Name } has the ball on { $ball } and chooses a die.
}
prompt-choose-kick-off = { $you ->
    [yes] You kick off: choose an arrow die to throw.
   *[no] { $Name } kicks off and chooses an arrow die.
}
prompt-choose-throw-in = { $you ->
    [yes] You throw in from { $ball }: choose an arrow die.
   *[no] { $Name } throws in from { $ball } and chooses an arrow die.
}
prompt-choose-free-kick = { $you ->
    [yes] You have a free kick on { $ball }: choose an arrow die.
   *[no] { $Name } has a free kick on { $ball } and chooses an arrow die.
}
prompt-choose-direct = { $you ->
    [yes] You have a free kick on { $ball }: choose an arrow die, or shoot directly.
   *[no] { $Name } has a free kick on { $ball }: an arrow die, or a direct shot.
}
prompt-choose-corner = { $you ->
    [yes] You have a corner: choose a11 or e11, then an arrow die. The arrow is turned.
   *[no] { $Name } has a corner, from a11 or e11. The arrow is turned.
}
prompt-choose-goal-kick = { $you ->
    [yes] You have a goal kick: choose b1 or d1, an arrow die, and short or long.
   *[no] { $Name } has a goal kick, from b1 or d1, short or long.
}
prompt-choose-keeper = { $you ->
    [yes] Your keeper has the ball: choose c1 or c2, an arrow die, and short or long.
   *[no] { $Name }’s keeper has the ball, on c1 or c2, to throw it short or long.
}
prompt-window = { $you ->
    [yes] Careful, { part-throw }: play your champion die ({ part-champion }) now, or let it be.
   *[no] First { $name } may play the champion die ({ part-champion }): { part-throw }.
}
prompt-side = { $you ->
    [yes] Which way does the ball go? Choose one of the two.
   *[no] { $Name } chooses which of two ways the ball goes.
}
prompt-challenge = { $you ->
    [yes] You may step in: throw the blue die, or let it be.
   *[no] { $Name } may step in with the blue die, or let it be.
}
prompt-intercept = { $you ->
    [yes] You may get in the way of the shot: throw the blue die, or let it be and trust your keeper.
   *[no] { $Name } may get in the way of the shot with the blue die, or trust the keeper.
}
prompt-bar = { $you ->
    [yes] The ball drops off the bar. You must answer: with the blue die or the keeper die.
   *[no] The ball drops off the bar. { $Name } must answer: with the blue die or the keeper die.
}
prompt-bar-champion = { $you ->
    [yes] The ball drops off the bar. You must answer: with the blue die, the keeper die or your champion die ({ part-champion }).
   *[no] The ball drops off the bar. { $Name } must answer: with the blue die, the keeper die or the champion die ({ part-champion }).
}
prompt-mouth = { $you ->
    [yes] The shot reaches your keeper: throw the keeper die, or play your champion die instead ({ part-champion }).
   *[no] The shot reaches { $name }’s keeper: the keeper die, or the champion die instead ({ part-champion }).
}
prompt-unstoppable = { $you ->
    [yes] Only a champion stops this shot: play your champion die ({ part-champion }), or let the goal be.
   *[no] Only a champion stops this shot: { $name } has the champion die ({ part-champion }).
}
prompt-over = The match is over: { $a } – { $b }.

# What else to know now

fact-up = Time is up: this is the last attack.
fact-champion = { $you ->
    [yes] You may also play your champion die: { part-champion }.
   *[no] { $Name } may also play the champion die: { part-champion }.
}
fact-fouled = { $you ->
    [yes] Careful: another foul on your next blue throw means a sending-off.
   *[no] { $Name }: another foul on the next blue throw means a sending-off.
}
fact-shootout = Shoot-out: { $a } – { $b }.

# Commentary

# A face with a question mark cannot be the name of a variant: those faces are the last ones.
event-throw = { $die ->
    [control] { $you ->
        [yes] You control the ball
       *[no] { $Name } controls the ball
    }: { $face ->
        [f1] 1 forward.
        [d1] 1 diagonally.
        [l1] 1 sideways.
       *[f2-ask] a heavy touch, 2 forward, and a chance to step in.
    }
    [pass] { $you ->
        [yes] You pass
       *[no] { $Name } passes
    }: { $face ->
        [f2] 2 forward.
        [d2] 2 diagonally.
        [b1] 1 back.
        [l2-lost] 2 sideways, straight to the opponents!
        [f2-ask] 2 forward, not quite safe…
       *[d2-ask] 2 diagonally, not quite safe…
    }
    [launch] { $you ->
        [yes] You launch the ball
       *[no] { $Name } launches the ball
    }: { $face ->
        [f3] 3 forward.
        [d3] 3 diagonally.
        [f4-lost] 4 forward, much too long!
        [l3-lost] 3 sideways, nobody there!
        [f3-ask] 3 forward, and it hangs in the air…
       *[d3-ask] 3 diagonally, and it hangs in the air…
    }
    [shot] { $face ->
        [target] { $you ->
            [yes] Your shot is on target!
           *[no] { $Name }’s shot is on target!
        }
        [unstoppable] { $you ->
            [yes] What a strike of yours!
           *[no] What a strike by { $name }!
        }
        [post] { $you ->
            [yes] You hit the post!
           *[no] { $Name } hits the post!
        }
        [bar] { $you ->
            [yes] You hit the bar!
           *[no] { $Name } hits the bar!
        }
       *[off] { $you ->
            [yes] You shoot wide.
           *[no] { $Name } shoots wide.
        }
    }
    [blue] { $you ->
        [yes] { $face ->
            [steal] You go in, and cleanly!
            [miss] You go in, and get nothing.
            [own-goal] You swing a wild leg at it…
            [clear] You get there first!
           *[foul] You go in much too hard…
        }
       *[no] { $face ->
            [steal] { $Name } goes in, and cleanly!
            [miss] { $Name } goes in, and gets nothing.
            [own-goal] { $Name } swings a wild leg at it…
            [clear] { $Name } gets there first!
           *[foul] { $Name } goes in much too hard…
        }
    }
    [keeper] { $you ->
        [yes] Your keeper
       *[no] { $Name }’s keeper
    } { $face ->
        [saved] dives: saved!
        [not-saved] is beaten!
        [parried] beats it away!
       *[corner] gets his fingertips to it!
    }
    [penalty] { $you ->
        [yes] You take
       *[no] { $Name } takes
    } the penalty: { $face ->
        [scored] scored!
        [off] over the top!
        [corner] tipped round the post!
       *[rebound] the keeper stops it!
    }
    [champion] { $you ->
        [yes] You throw
       *[no] { $Name } throws
    } the champion die: { part-champion }.
   *[coin] The coin falls for { $you ->
        [yes] you
       *[no] { $name }
    }.
}
event-flight = The ball reaches { $to }.
event-won = { $you ->
    [yes] You have the ball!
   *[no] { $Name } has the ball!
}
event-out = { $you ->
    [yes] Out of play: you throw in.
   *[no] Out of play: { $name } throws in.
}
event-goal-kick = { $you ->
    [yes] Goal kick for you.
   *[no] Goal kick for { $name }.
}
event-keeper-throw = { $you ->
    [yes] You go on with a keeper’s throw.
   *[no] { $Name } goes on with a keeper’s throw.
}
event-corner = { $you ->
    [yes] Corner for you!
   *[no] Corner for { $name }!
}
event-free-kick = { $you ->
    [yes] Free kick for you.
   *[no] Free kick for { $name }.
}
event-penalty = { $you ->
    [yes] Penalty for you!
   *[no] Penalty for { $name }!
}
event-goal = { $you ->
    [yes] GOAL for you!
   *[no] GOAL for { $name }!
}
event-own-goal = { $you ->
    [yes] Oh no! You put it into your own net!
   *[no] Oh no! { $Name } scores an own goal!
}
event-half-time = The whistle: half-time.
event-full-time = The whistle: full time!
event-shootout = All square: penalties will decide.
event-shootout-won = { $you ->
    [yes] You win the shoot-out!
   *[no] { $Name } wins the shoot-out!
}
event-lots = { $you ->
    [yes] Nothing could part you: the coin gives you the match.
   *[no] Nothing could part them: the coin gives { $name } the match.
}
event-time-up = Time is up! The attack may still be played out.
event-extra-over = The referee has seen enough: no more extra play.
event-foul = { $you ->
    [yes] You commit a foul!
   *[no] Foul by { $name }!
}
event-sent-off = { $you ->
    [yes] Two fouls running: red card for you!
   *[no] Two fouls running: red card for { $name }!
}
event-var-upheld = { $you ->
    [yes] VAR: your penalty stands.
   *[no] VAR: the penalty for { $name } stands.
}
event-var-cancelled = { $you ->
    [yes] VAR: no penalty! You keep the ball.
   *[no] VAR: no penalty! { $Name } keeps the ball.
}
event-miss = { $you ->
    [yes] Past you: the attack goes on.
   *[no] Past { $name }: the attack goes on.
}
event-clear = { $you ->
    [yes] You boot it back up the field.
   *[no] { $Name } boots it back up the field.
}
event-parry = { $you ->
    [yes] Your keeper cannot hold it: the ball is loose.
   *[no] { $Name }’s keeper cannot hold it: the ball is loose.
}
event-post = { $you ->
    [yes] The ball comes back into play: you still have it.
   *[no] The ball comes back into play: { $name } still has it.
}
event-bar = { $you ->
    [yes] It drops right in front of the goal: what a chance for you!
   *[no] It drops right in front of the goal: what a chance for { $name }!
}
event-let = { $you ->
    [yes] You let it be.
   *[no] { $Name } lets it be.
}
event-champion-played = { $you ->
    [yes] Your champion
   *[no] { $Name }’s champion
} { $face ->
    [long-shot] tries his luck from afar!
    [decisive-pass] finds the perfect pass!
    [unstoppable] lets fly: unstoppable!
    [save] makes an exceptional save!
    [recovery] wins it back: a miracle!
   *[foul] earns a whistle from the referee!
}
event-champion-passes = { $you ->
    [yes] The champion die goes to you.
   *[no] The champion die goes to { $name }.
}
event-kick-off = { $you ->
    [yes] You kick off. Here we go!
   *[no] { $Name } kicks off. Here we go!
}
event-save = { $you ->
    [yes] Safe in the hands of your keeper.
   *[no] Safe in the hands of { $name }’s keeper.
}
event-shot-taken = { $you ->
    [yes] You shoot…
   *[no] { $Name } shoots…
}
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
why-not-your-champion = The other team has the champion die.
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
impossible-kicks = A shoot-out comes only after a tied match of a tournament, and a team never scores more often than it shoots.
impossible-result = A match has a result when it is over, and not before.
impossible-window = The defender has no champion die to play here, so nobody waits for him.
impossible-turns = In a shoot-out the teams kick by turns, the one that kicked off the match first, at most 30 times each.
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
