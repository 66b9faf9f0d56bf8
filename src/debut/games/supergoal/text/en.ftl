# The game

game-name = Super Goal!
game-blurb = One ball, eight dice and no players: push your luck.
game-length = Two halves of { $n ->
    [one] 1 roll
   *[other] { $n } rolls
}

# Options

option-throws = Rolls in a half
option-throws-help = How many rolls of the arrow dice and the shot die make a half, from 1 to 200. Default: 50, or 33 in a tournament.
option-clock = Clock
option-clock-help = Counting rolls, a half ends after that many. By the clock it lasts 7:30, or 5:00 in a tournament, and ends by the whistle.
option-clock-throws = count rolls
option-clock-real = real clock
option-var = VAR
option-var-help = The control die is rolled before every penalty: its "?" cancels the penalty.
option-tournament = Tournament
option-tournament-help = Shorter halves, 33 rolls or 5:00 by the clock, and a tie goes to a shoot-out.

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

does-champion-long-shot = In attack, from the middle line on: a long shot.
does-champion-decisive-pass = In attack, from two lines before the middle on: the ball goes right in front of the goal.
does-champion-unstoppable = In attack, wherever a shot is allowed: only a champion can stop it.
does-champion-save = In defence: any shot at the goal is saved.
does-champion-recovery = In defence, before a roll or against a shot from outside the area: the ball is won.
does-champion-foul = Before a roll: a foul for whoever plays it, in attack or in defence.

# Buttons

button-let = Hold off
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
    [control] the control die is about to be rolled
    [pass] the pass die is about to be rolled
    [launch] the launch die is about to be rolled
    [shot] a shot is about to be taken
    [penalty] a penalty is about to be taken
   *[other] a die is about to be rolled
}

prompt-throw = { $you ->
    [yes] { $die ->
        [control] Roll the control die.
        [pass] Roll the pass die.
        [launch] Roll the launch die.
        [shot] Roll the shot die.
        [blue] Roll the blue die.
        [keeper] Roll the keeper die.
        [penalty] Roll the penalty die.
        [champion] Roll the champion die.
        [coin] Toss the coin.
       *[other] Roll the die.
    }
   *[no] { $die ->
        [control] { $Name } rolls the control die.
        [pass] { $Name } rolls the pass die.
        [launch] { $Name } rolls the launch die.
        [shot] { $Name } rolls the shot die.
        [blue] { $Name } rolls the blue die.
        [keeper] { $Name } rolls the keeper die.
        [penalty] { $Name } rolls the penalty die.
        [champion] { $Name } rolls the champion die.
        [coin] Now the coin is tossed.
       *[other] { $Name } rolls the die.
    }
}
prompt-choose-open = { $you ->
    [yes] You have the ball on { $ball }: choose a die to roll.
   *[no] { $Name } has the ball on { $ball } and chooses a die.
}
prompt-choose-kick-off = { $you ->
    [yes] You kick off: choose an arrow die to roll.
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
    [yes] You have a corner: choose { $first } or { $second }, then an arrow die. The arrow is turned.
   *[no] { $Name } has a corner, from { $first } or { $second }. The arrow is turned.
}
prompt-choose-goal-kick = { $you ->
    [yes] You have a goal kick: choose { $first } or { $second }, an arrow die, and short or long.
   *[no] { $Name } has a goal kick, from { $first } or { $second }, short or long.
}
prompt-choose-keeper = { $you ->
    [yes] Your keeper has the ball: choose { $first } or { $second }, an arrow die, and short or long.
   *[no] { $Name }’s keeper has the ball, on { $first } or { $second }, to throw it short or long.
}
prompt-window = { $you ->
    [yes] Careful, { part-throw }: play your champion die ({ part-champion }) now, or hold off.
   *[no] First { $name } may play the champion die ({ part-champion }): { part-throw }.
}
prompt-side = { $you ->
    [yes] Which way does the ball go? Choose one of the two.
   *[no] { $Name } chooses which of two ways the ball goes.
}
prompt-challenge = { $you ->
    [yes] You may step in: roll the blue die, or hold off.
   *[no] { $Name } may step in with the blue die, or hold off.
}
prompt-intercept = { $you ->
    [yes] You may get in the way of the shot: roll the blue die, or hold off and trust your keeper.
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
    [yes] The shot reaches your keeper: roll the keeper die, or play your champion die instead ({ part-champion }).
   *[no] The shot reaches { $name }’s keeper: the keeper die, or the champion die instead ({ part-champion }).
}
prompt-unstoppable = { $you ->
    [yes] Only a champion stops this shot: play your champion die ({ part-champion }), or concede.
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
    [yes] Careful: another foul on your next blue roll, and you have a player sent off.
   *[no] { $Name }: another foul on the next blue roll means a player sent off.
}
fact-blue = Blue die: { $win }% wins the ball, { $foul }% is a foul{ $penalty ->
    [penalty] { $card ->
        [yes] {" "}(penalty, player sent off)
       *[no] {" "}(penalty)
    }
    [var] { $card ->
        [yes] {" "}(VAR check, player sent off)
       *[no] {" "}(VAR check)
    }
   *[free-kick] { $card ->
        [yes] {" "}(player sent off)
       *[no] {""}
    }
}{ $own ->
    [0] {""}
   *[other] , { $own }% is an own goal
}.
fact-shootout = Shoot-out: { $a } – { $b }.

# Letting every answer pass

routine-pass = Let all pass until a shot
routine-passing = All passes
routine-ask = All passes until the next shot: ask me again

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
            [yes] What a strike! It is yours.
           *[no] What a strike! It is { $name }’s.
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
       *[corner] gets a fingertip to it!
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
        [yes] You roll
       *[no] { $Name } rolls
    } the champion die: { part-champion }.
   *[coin] Heads or tails? The coin falls for { $you ->
        [yes] you
       *[no] { $name }
    }.
}
    .v2 = { $die ->
    [control] { $you ->
        [yes] The ball sticks to your foot
       *[no] The ball sticks to the foot of { $name }
    }: { $face ->
        [f1] 1 forward.
        [d1] 1 diagonally.
        [l1] 1 sideways.
       *[f2-ask] or nearly, 2 forward, and who wants it?
    }
    [pass] { $you ->
        [yes] You look up and pass
       *[no] { $Name } looks up and passes
    }: { $face ->
        [f2] 2 forward, into the gap.
        [d2] 2 diagonally, into the gap.
        [b1] 1 back, no risk.
        [l2-lost] 2 sideways: a present for the opponents!
        [f2-ask] 2 forward, a little slow…
       *[d2-ask] 2 diagonally, a little slow…
    }
    [launch] { $you ->
        [yes] Up goes your ball
       *[no] Up goes the ball of { $name }
    }: { $face ->
        [f3] 3 forward, right on the chest.
        [d3] 3 diagonally, right on the chest.
        [f4-lost] 4 forward, into the clouds!
        [l3-lost] 3 sideways: who was that for?
        [f3-ask] 3 forward, and everybody looks up…
       *[d3-ask] 3 diagonally, and everybody looks up…
    }
    [shot] { $face ->
        [target] { $you ->
            [yes] You shoot on target: the crowd rises!
           *[no] { $Name } shoots on target: the crowd rises!
        }
        [unstoppable] { $you ->
            [yes] Into the top corner, and it is your shot!
           *[no] Into the top corner, a shot by { $name }!
        }
        [post] { $you ->
            [yes] The post! It is still shaking from your shot.
           *[no] The post! It is still shaking from the shot of { $name }.
        }
        [bar] { $you ->
            [yes] Your shot rattles the bar!
           *[no] { $Name } rattles the bar!
        }
       *[off] { $you ->
            [yes] You shoot into the stands.
           *[no] { $Name } shoots into the stands.
        }
    }
    [blue] { $you ->
        [yes] { $face ->
            [steal] Clean as a whistle: you take the ball!
            [miss] You were close, but the ball is past.
            [own-goal] You stick out a foot, any foot…
            [clear] You clear it in time!
           *[foul] You arrive a second too late…
        }
       *[no] { $face ->
            [steal] Clean as a whistle: { $name } takes the ball!
            [miss] { $Name } was close, but the ball is past.
            [own-goal] { $Name } sticks out a foot, any foot…
            [clear] { $Name } clears it in time!
           *[foul] { $Name } arrives a second too late…
        }
    }
    [keeper] { $you ->
        [yes] Your keeper
       *[no] { $Name }’s keeper
    } { $face ->
        [saved] slams the door: saved!
        [not-saved] can only watch!
        [parried] punches it out!
       *[corner] turns it round the post!
    }
    [penalty] { $you ->
        [yes] A short run-up, you shoot
       *[no] A short run-up, { $name } shoots
    }: { $face ->
        [scored] scored, keeper the wrong way!
        [off] wide!
        [corner] tipped over the bar!
       *[rebound] saved, and back into play!
    }
    [champion] { $you ->
        [yes] Your champion warms up
       *[no] { $Name }’s champion warms up
    }: { part-champion }.
   *[coin] Heads or tails? The coin falls for { $you ->
        [yes] you
       *[no] { $name }
    }.
}
    .v3 = { $die ->
    [control] { $you ->
        [yes] Nice touch, yours
       *[no] Nice touch by { $name }
    }: { $face ->
        [f1] 1 forward.
        [d1] 1 diagonally.
        [l1] 1 sideways.
       *[f2-ask] almost, for it runs 2 forward, within reach…
    }
    [pass] { $you ->
        [yes] Your pass is on its way
       *[no] A pass by { $name } is on its way
    }: { $face ->
        [f2] 2 forward, pure silk.
        [d2] 2 diagonally, pure silk.
        [b1] 1 back, to begin anew.
        [l2-lost] 2 sideways, and nobody understood it!
        [f2-ask] 2 forward, between two opponents…
       *[d2-ask] 2 diagonally, between two opponents…
    }
    [launch] { $you ->
        [yes] The long ball, from you
       *[no] The long ball, from { $name }
    }: { $face ->
        [f3] 3 forward, and it comes down well.
        [d3] 3 diagonally, and it comes down well.
        [f4-lost] 4 forward, and it will not stop!
        [l3-lost] 3 sideways, and a groan goes round!
        [f3-ask] 3 forward, anybody’s ball…
       *[d3-ask] 3 diagonally, anybody’s ball…
    }
    [shot] { $face ->
        [target] { $you ->
            [yes] Low and hard, your shot goes at the goal!
           *[no] Low and hard, { $name }’s shot goes at the goal!
        }
        [unstoppable] { $you ->
            [yes] Nobody saw that one leave your foot: unstoppable!
           *[no] Nobody saw { $name } hit that one: unstoppable!
        }
        [post] { $you ->
            [yes] Off the post: an inch between you and a goal!
           *[no] Off the post: an inch between { $name } and a goal!
        }
        [bar] { $you ->
            [yes] Against the underside of the bar, your shot!
           *[no] Against the underside of the bar, { $name }’s shot!
        }
       *[off] { $you ->
            [yes] Your shot misses; the crowd sits down again.
           *[no] { $Name } misses; the crowd sits down again.
        }
    }
    [blue] { $you ->
        [yes] { $face ->
            [steal] You pick the pocket, and nobody complains!
            [miss] You slide past everything.
            [own-goal] You lunge at it, eyes closed…
            [clear] You reach it by a toe!
           *[foul] You take the ankle, not the ball…
        }
       *[no] { $face ->
            [steal] { $Name } picks the pocket, and nobody complains!
            [miss] { $Name } slides past everything.
            [own-goal] { $Name } lunges at it, eyes closed…
            [clear] { $Name } reaches it by a toe!
           *[foul] { $Name } takes the ankle, not the ball…
        }
    }
    [keeper] { $you ->
        [yes] Your keeper
       *[no] { $Name }’s keeper
    } { $face ->
        [saved] flies, and holds it!
        [not-saved] dives, in vain!
        [parried] blocks it with both fists!
       *[corner] just gets a hand to it!
    }
    [penalty] { $you ->
        [yes] Eleven metres, you against the keeper
       *[no] Eleven metres, { $name } against the keeper
    }: { $face ->
        [scored] into the corner!
        [off] over the bar!
        [corner] a hand, and a corner!
       *[rebound] the keeper has it, or not quite!
    }
    [champion] { $you ->
        [yes] Your champion comes on
       *[no] { $Name }’s champion comes on
    }: { part-champion }.
   *[coin] Heads or tails? The coin falls for { $you ->
        [yes] you
       *[no] { $name }
    }.
}
event-flight = The ball reaches { $to }.
    .v2 = It lands on { $to }.
    .v3 = Now the ball is on { $to }.
    .v4 = On to { $to }.
event-won = { $you ->
    [yes] You have the ball!
   *[no] { $Name } has the ball!
}
    .v2 = { $you ->
    [yes] The ball is yours, and off you go!
   *[no] The ball is { $name }’s, and off it goes!
}
    .v3 = { $you ->
    [yes] Your turn to attack!
   *[no] Now { $name } attacks!
}
event-out = { $you ->
    [yes] Out of play: your throw-in.
   *[no] Out of play: throw-in for { $name }.
}
    .v2 = { $you ->
    [yes] Over the touch-line: your throw-in.
   *[no] Over the touch-line: throw-in for { $name }.
}
    .v3 = { $you ->
    [yes] It rolls off the field: your throw-in.
   *[no] It rolls off the field: throw-in for { $name }.
}
event-goal-kick = { $you ->
    [yes] Goal kick for you.
   *[no] Goal kick for { $name }.
}
    .v2 = { $you ->
    [yes] Over the goal line: your goal kick.
   *[no] Over the goal line: goal kick for { $name }.
}
    .v3 = { $you ->
    [yes] Nothing came of it: the goal kick is yours.
   *[no] Nothing came of it: the goal kick is { $name }’s.
}
event-keeper-throw = { $you ->
    [yes] Your keeper restarts.
   *[no] { $Name }’s keeper restarts.
}
    .v2 = { $you ->
    [yes] The ball is with your keeper, who restarts.
   *[no] The ball is with { $name }’s keeper, who restarts.
}
    .v3 = { $you ->
    [yes] Your keeper looks up the field to restart.
   *[no] { $Name }’s keeper looks up the field to restart.
}
event-corner = { $you ->
    [yes] Corner for you!
   *[no] Corner for { $name }!
}
    .v2 = { $you ->
    [yes] To the flag: your corner!
   *[no] To the flag: { $name }’s corner!
}
    .v3 = { $you ->
    [yes] Behind, but not lost: you have a corner!
   *[no] Behind, but not lost: { $name } has a corner!
}
event-free-kick = { $you ->
    [yes] Free kick for you.
   *[no] Free kick for { $name }.
}
    .v2 = { $you ->
    [yes] The referee points: your free kick.
   *[no] The referee points: { $name }’s free kick.
}
    .v3 = { $you ->
    [yes] You put the ball down for a free kick.
   *[no] { $Name } puts the ball down for a free kick.
}
event-penalty = { $you ->
    [yes] Penalty for you!
   *[no] Penalty for { $name }!
}
    .v2 = { $you ->
    [yes] To the spot: you have a penalty!
   *[no] To the spot: { $name } has a penalty!
}
    .v3 = { $you ->
    [yes] No doubt about it: penalty, and it is yours!
   *[no] No doubt about it: penalty, and it is { $name }’s!
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
    [yes] GOAL for you! The referee points to the middle.
   *[no] GOAL for { $name }! The referee points to the middle.
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
event-extra-over = The referee has seen enough: no more added time.
event-foul = { $you ->
    [yes] You commit a foul!
   *[no] Foul by { $name }!
}
    .v2 = { $you ->
    [yes] The referee saw it all: foul against you!
   *[no] The referee saw it all: foul against { $name }!
}
    .v3 = { $you ->
    [yes] The whistle! That was too much: foul against you.
   *[no] The whistle! That was too much: foul against { $name }.
}
event-sent-off = { $you ->
    [yes] Two fouls running: you have a player sent off!
   *[no] Two fouls running: { $name } has a player sent off!
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
    .v2 = { $you ->
    [yes] You are beaten, and the attack rolls on.
   *[no] { $Name } is beaten, and the attack rolls on.
}
    .v3 = { $you ->
    [yes] You come away with nothing: the attack is still on.
   *[no] { $Name } comes away with nothing: the attack is still on.
}
event-clear = { $you ->
    [yes] You boot it back up the field.
   *[no] { $Name } boots it back up the field.
}
    .v2 = { $you ->
    [yes] Away with it! You clear your lines.
   *[no] Away with it! { $Name } clears the lines.
}
    .v3 = { $you ->
    [yes] Far up the field: you can breathe again.
   *[no] Far up the field: { $name } can breathe again.
}
event-parry = { $you ->
    [yes] Your keeper cannot hold it: the ball is loose.
   *[no] { $Name }’s keeper cannot hold it: the ball is loose.
}
    .v2 = { $you ->
    [yes] Off your keeper’s fists: the attack still has it.
   *[no] Off the fists of { $name }’s keeper: the attack still has it.
}
    .v3 = { $you ->
    [yes] Your keeper only stops it, and the ball lies free.
   *[no] { $Name }’s keeper only stops it, and the ball lies free.
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
    [yes] You hold off.
   *[no] { $Name } holds off.
}
    .v2 = { $you ->
    [yes] You keep your distance.
   *[no] { $Name } keeps a distance.
}
    .v3 = { $you ->
    [yes] You let the attack come.
   *[no] { $Name } lets the attack come.
}
event-champion-played = { $you ->
    [yes] Your champion
   *[no] { $Name }’s champion
} { $face ->
    [long-shot] tries a long shot!
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
    .v2 = { $you ->
    [yes] Your turn to have the champion die.
   *[no] Now { $name } has the champion die.
}
    .v3 = { $you ->
    [yes] The champion changes shirts: the die is yours.
   *[no] The champion changes shirts: the die is { $name }’s.
}
event-kick-off = { $you ->
    [yes] You kick off. Here we go!
   *[no] { $Name } kicks off. Here we go!
}
event-save = { $you ->
    [yes] Safe in the hands of your keeper.
   *[no] Safe in the hands of { $name }’s keeper.
}
    .v2 = { $you ->
    [yes] Your keeper holds it, and the ground breathes again.
   *[no] { $Name }’s keeper holds it, and the ground breathes again.
}
    .v3 = { $you ->
    [yes] No way past your keeper.
   *[no] No way past { $name }’s keeper.
}
event-shot-taken = { $you ->
    [yes] You shoot…
   *[no] { $Name } shoots…
}
    .v2 = { $you ->
    [yes] You take aim…
   *[no] { $Name } takes aim…
}
    .v3 = { $you ->
    [yes] You try it…
   *[no] { $Name } tries it…
}
event-var-throw = The control die decides the review: { $face ->
    [f2-ask] a question mark!
   *[other] no question mark.
}

# Why not?

why-choose-side = The arrow die has been rolled: choose which way the ball goes.
why-not-defending = You have the ball: only the defender rolls the blue die or holds off.
why-not-attacking = You do not have the ball: only the attacker chooses a roll.
why-no-shot-to-keep = No shot has reached the keeper: the keeper die cannot be rolled now.
why-no-corner = There is no corner to take.
why-no-keeper-throw = There is no keeper’s restart to take.
why-no-goal-kick = There is no goal kick to take.
why-name-square = The ball can be placed on either of two squares: name one of them first.
why-control-twice = Control is never rolled twice running.
why-control-first = The first roll after winning the ball in play is control.
why-cannot-turn = An arrow can only be turned on the two outer columns of the last three lines.
why-no-direct-shot = A free kick may be shot directly from the area, from the two lines before it, and, if the attacker’s champion foul has won it, from the two squares beside the area’s first line; not from here.
why-arrow-at-restart = A restart begins with an arrow die, not with a shot.
why-no-shooting-square = No shot is allowed from this square.
why-must-answer-bar = After a bar you must answer, with the blue die or the keeper die.
why-keeper-must-throw = The shot is on target: the keeper die must answer it.
why-no-blue = The blue die cannot be rolled now.
why-not-your-champion = The other team has the champion die.
why-champion-rests = The champion die rests until the attacker’s next roll.
why-champion-defends = This face of the champion die is for the defence.
why-champion-attacks = This face of the champion die is for the attack.
why-champion-before-throw = The champion die is played in place of a roll, not after it.
why-champion-too-far = The ball is too far from the goal for this face of the champion die.
why-nothing-to-save = There is no shot at the goal to save.
why-no-recovery-now = Recovery comes before a roll of the attacker, or against a shot from outside the area.
why-foul-before-throw = In defence the foul comes before a roll of the attacker.
why-dice-move = The ball goes where a die sends it: choose a die.
why-two-squares = The ball can be placed on the two marked squares only.
why-answer = It is for you to answer: choose one of your dice, or hold off.
why-no-penalty = There is no penalty to take.
why-no-coin = The coin is tossed only before the match.

# What is wrong with a position

impossible-throws = The half does not have that many rolls, or time would be up.
impossible-up = Time cannot be up while the half has rolls left.
impossible-extra = Extra rolls come only when time is up, and no attack goes on after 25 of them.
impossible-after = It goes with phase=champion, and names a phase that the roll of the champion die can hold up.
impossible-champion = Nobody has the champion die before the toss; later its holder has rolled it, unless phase=champion says that it is being rolled.
impossible-plays = The tenth play of the champion die is the answer to a shot: none is under way any more.
impossible-no-throw = No roll of the attacker has been declared.
impossible-die = This die cannot be rolled that way now.
impossible-penalty = A penalty is taken from c10, and no arrow follows it.
impossible-turned = An arrow is turned only on columns a and e, lines 9 to 11.
impossible-long = Only a goal kick or a keeper’s restart is long.
impossible-face = It goes with phase=side, for an arrow that leaves a choice of two ways.
impossible-restart = No such restart can be waiting in this phase.
impossible-direct = It goes with a free kick on a10 or e10 that the attacker’s champion foul has won.
impossible-dice = At a restart any arrow die may be rolled.
impossible-place = The ball cannot lie on this square now.
impossible-shot = It tells of a shot under way, and must fit the phase.
impossible-kicks = A shoot-out comes only after a tied match of a tournament, and a team never scores more often than it shoots.
impossible-result = A match has a result when it is over, and not before.
impossible-window = The defender has no champion die to play here, so nobody waits for it.
impossible-turns = In a shoot-out the teams kick by turns, the one that kicked off the match first, at most 30 times each.
impossible-lots = The coin decides only after 30 kicks each, with as many scored by both.
impossible-winner = The stated result does not match the goals, or the kicks of the shoot-out.

# How a match ended

reason-full-time = At the final whistle
reason-shootout = In the shoot-out
reason-lots = By the coin

# Tasks to learn by

lesson-move-title = First roll
lesson-move = You have the ball. Roll the control die, the orange one: it is short, and the safest.
lesson-move-2 = It shows a diagonal arrow: left or right is yours to choose. Send the ball to the marked square.
lesson-move-hint = Touch the orange die, and then the marked square.
lesson-move-done = There it goes! Arrows point to the goal you attack; where there are two ways, you choose after the roll.
lesson-move-wrong = Not where we wanted it: longer dice go astray more often. Control first, then the marked square.
lesson-push-title = Push on
lesson-push = Control never comes twice running, so it rests. With pass or launch, bring the ball into the area: one of the marked squares.
lesson-push-2 = Now control is free again. One more roll, and the ball is in the area.
lesson-push-hint = Launch goes far, pass is safer. Near the goal a short die is enough.
lesson-push-done = You are in the area! You roll on and on, as long as you keep the ball.
lesson-push-wrong = That ball is gone: over the goal line, the opponents have it. So near the goal a short die is enough.
lesson-lose-title = Lose it
lesson-lose = Pushing on can lose the ball. Roll the launch die and see: here it costs nothing.
lesson-lose-hint = It is the violet die. What it can bring is shown before you roll: X loses the ball, ? lets the opponents step in.
lesson-lose-done = X: the ball is lost where it landed, and the opponents go on from there. Far or safe, that is the whole game.
lesson-lose-wrong = Safe and sound! But this time the ball is to be lost: roll the launch die.
lesson-shoot-title = Shoot
lesson-shoot = The ball is in the area: roll the shot die. If it is on target, only the keeper can still stop it.
lesson-shoot-hint = Touch the shot die. You may shoot from the area, and from some squares around it.
lesson-shoot-done = GOAL! From the area only the keeper is in between; from farther out a defender may get in the way of the shot.
lesson-shoot-wrong = From here an arrow soon goes over the line. The ball is in the area: shoot!
lesson-blue-title = Step in
lesson-blue = The pass of the opponents shows a “?”: you may step in. Roll the blue die.
lesson-blue-hint = Touch the blue die. Two of its six sides steal the ball; but one of them is a foul.
lesson-blue-done = Stolen! The ball is yours where it lies, and your first roll is control.
lesson-blue-wrong = You held off, and the opponents still have the ball. The blue die is your chance to win it.
lesson-keeper-title = The keeper
lesson-keeper = A shot is coming! Get in its way with the blue die, or hold off: your keeper is there too.
lesson-keeper-2 = Saved! Now your keeper restarts: choose a square, a die and “long”, which counts double.
lesson-keeper-hint = First, both are right. Then touch one of the two squares, a die, and the button that says “long”.
lesson-keeper-done = And away it goes! Not every shot is held: after a parry or a corner the opponents go on.
lesson-keeper-wrong = Short is safe, but it does not get far. This time make it long.
lesson-champion-title = The champion
lesson-champion = You hold the champion die, and it shows a decisive pass. Play it: the ball goes right in front of the goal.
lesson-champion-2 = The die passes to the opponents, who roll it at once. And now: shoot!
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
