# Teams

team-told = Team { $side }

# What a team may not know

event-held-back = { $you ->
    [yes] You have decided in secret.
   *[no] { $Name } has decided in secret.
}

# Errors

unknown-game = There is no game "{ $game }". Games: { $known }.
game-no-table = "{ $game }" is not played in the browser yet. The terminal plays it: debut play { $game }
option-unknown = There is no option "{ $option }". Options: { $known }.
option-bad-value = Option "{ $option }" does not take "{ $value }". It takes: { $takes }.
option-wrong-text = Option "{ $option }" does not take "{ $value }": { $why }
action-illegal = "{ $action }" is not allowed here. Allowed: { $allowed }.
action-match-over = The match is over: "{ $action }" comes too late.
action-no-throw = There is nothing to roll now: a team has to decide.
signal-illegal = "{ $signal }" cannot happen here.
undo-nothing = Nothing can be taken back: a roll stays rolled.
notation-bad-action = "{ $text }" is no action of this game.
notation-bad-throw = "{ $text }" cannot come up here. The die shows: { $takes }.
position-no-value = "{ $part }" is not of the form key=value.
position-unknown-key = There is no key "{ $key }". Keys: { $known }.
position-twice = Key "{ $key }" is given twice.
position-bad-value = Key "{ $key }" does not take "{ $value }". It takes: { $takes }.
position-impossible = Key "{ $key }": { $reason }
record-empty = This file is empty: it holds no match.
record-cut-off = This record is cut off: its end is missing.
record-not-json = This is no match record: it does not read as a JSON document.
record-no-record = This is a JSON document, but not a match record.
record-wrong-shape = This is not a whole match record: "{ $where }" is missing, unknown or of the wrong kind.
record-later-format = This record is of format { $format }; this version reads up to { $known }. Update to read it.
record-wrong-dice = Dice of kind "{ $kind }" are unknown.
record-no-commitment = Checked dice need a commitment and a text from each player.
record-wrong-start = The match cannot start: { $why }
record-ply-after-end = Move { $ply } ("{ $text }") comes after the end of the match.
record-ply-turn = Move { $ply } ("{ $text }") is recorded for seat { $told }, but it is seat { $turn }'s turn.
record-ply-illegal = Move { $ply } ("{ $text }") is not allowed there. Allowed: { $allowed }.
record-ply-text = Move { $ply } says "{ $text }", but its code { $action } means "{ $written }".
record-wrong-result = The stated result is not the one after { $plies } moves.
record-edited = The record was changed after it was written: its digest does not match.
record-wrong-secret = The secret shown is not the one published before the first roll.
record-wrong-throw = Move { $ply } ("{ $text }") is not what the dice gave: that was "{ $fair }".
throw-typed = Roll { $k } comes from real dice: say what came up.
dice-unknown = Dice are random, checked or typed, not "{ $kind }".
unknown-player = There is no player "{ $player }". Players: { $known }.
cannot-compile = The rules of { $game } could not be compiled: { $why }
gpu-no-package = To play on a GPU, install debut[gpu] ({ $why }).
gpu-no-driver = To play on a GPU, this machine needs NVIDIA’s driver, and there is none ({ $why }).
gpu-none = The driver shows no GPU here ({ $why }).
gpu-old-driver = The driver of the GPU is too old for these kernels: install a later one ({ $why }).
gpu-no-room = The GPU has too little free memory: each of its thousands of threads plays a match of its own. End other programs on it, or play with --device cpu ({ $why }).
gpu-failed = The GPU refused ({ $why }).
device-random-only = With --device all matches are random: give --a random --b random, not "{ $player }".
device-no-events = With --device nothing is recorded of what happens in the matches: leave out --events, or --device.
device-no-ray = A GPU plays on this machine only: leave out --ray, or --device.
no-package = For this, install { $extra }: { $package } is missing.
ray-address = "{ $address }" is not an address of Ray: local, auto, host:port or ray://host:port.
ray-nobody = Ray is not responding at "{ $address }". Start it with: ray start --head; or let --ray local start one.
ray-lost = Ray has lost matches too often to continue ({ $why }).
lab-folder = "{ $folder }" exists already and is not empty: name another folder with --out.
learn-no-package = To learn, install debut[learn] ({ $why }).
learn-torch-without-gpu = PyTorch was installed here without its part for GPUs: install that build of it, or learn with --device cpu.
learn-no-inputs = { $game } does not say what a value network has to know of its positions. Games that do: { $known }.
learn-bad-file = { $file } holds no course of learning ({ $why }). Name another file, or remove this one.
learn-other-depth = { $file } holds a course that looks { $found ->
    [0] one action ahead
   *[1] deeper
}. Name another file, or remove this one.
learn-other-course = { $file } holds a course of another kind ({ $found } inputs), not of { $game } as it is now. Name another file, or remove this one.
learn-unfinished = { $file } has not learned as long as it was to: continue with the same command without --install, then install it.
learn-cannot-install = The network cannot be written to { $folder } ({ $why }).
network-missing = The value network { $file } cannot be read ({ $why }).
network-not-one = { $file } is not a value network of Début, or one without a header, as older versions wrote them.
network-damaged = { $file } is damaged: its weights are not those that were written.
network-other-version = { $file } is a value network of version { $found }; this is { $known }.
network-other-inputs = { $file } was trained on other inputs than { $game } has now. Train it again: debut learn { $game }
cannot-link = The rules of { $game } call what this machine does not have: { $symbols }
option-no-value = "{ $option }" is not of the form name=value.
language-unknown = There are no texts in "{ $lang }". Languages: { $known }.
peer-missing = OpenSpiel is needed to compare with: pip install 'debut[openspiel]'.
page-no-block = { $page } has no place for "{ $block }" (<!-- { $block } --> … <!-- /{ $block } -->).
clause-unknown = The rules of { $game } have no clause and no part { $clause }. Parts: { $parts }.
page-bad-mark = A mark in a rule page names what the game does not have: { $mark }.
lesson-unknown = There is no task "{ $lesson }". Tasks: { $known }.
game-no-teams = { $game } has no stickers to build a team from.
solve-no-packing = { $game } cannot be solved: its folder does not say how its positions are compressed.
solve-not-with = The value of a match cannot be calculated with { $option }={ $value }; it can with: { $takes }.
solve-other = The solved game is { $solved }; this is { $asked }.
solve-never = No match of the solved game comes to this position: { $position }
solve-nobody = Nobody decides here: { $position }
match-unknown = There is no match "{ $match }".
match-removed = This match was removed: nobody had touched it for { $days } { $many ->
    [yes] days
   *[no] day
}.
ply-stale = The match has gone on: it is at move { $now }, not { $ply }.
seat-not-yours = It is { $name }’s turn, and you do not hold that key.
seat-none = You are watching: only the players roll.
seat-bad-level = There is no level { $level }: levels go from 1 to { $most }.
seat-bad-dice = Dice at the table are checked or typed, not "{ $dice }".
throw-not-typed = The dice of this match are the table's: roll them instead of entering a face.
message-too-large = This is too large: at most { $most } kB.
message-too-long = That is too long ({ $length }): at most { $most } characters.
message-wrong-shape = That message is not understood: { $why }.
message-not-json = That is not JSON: { $why }.
page-unknown = There is nothing at { $path }.
thinker-gone = The computer opponent { $bot } is not responding.
record-no-format = There is no record format { $format }.
match-finished = That match is over: it can be replayed, but not continued.
web-files-missing = The browser's files are missing: { $place } has no index.html. In a checkout `make web` builds them; --api-only serves the interface for programs without them.
setting-no-number = { $setting } must be a number, not "{ $value }".
setting-out-of-bounds = { $setting } cannot be { $value }: from { $least } on, below { $most }.
too-many-requests = Too many requests from your address: try again in { $seconds } s.
too-many-matches = Too many new matches from your address: try again in { $seconds } s.
storage-address-full = The matches opened from your address take up the { $most } MB that it has on this server. Those under way can be played to the end. Finish some of them, or try again in a few days.
storage-full = This server has no room for another match. Those under way can be played to the end. Please try again later.
storage-disk-low = { storage-full }
too-many-sockets = Your address is at { $most } matches already: leave one first.
too-many-replays = Your address is waiting for { $most } replays already: let one arrive first.
too-many-analyses = { $most } matches are being analysed for your address already: let one finish first.
analyses-full = { $most } matches are waiting to be analysed already: try again in a few minutes.
too-many-connections = Your address has { $most } connections already.
too-many-bytes = Your address has more than { $most } MB under way: let some of it arrive first.
server-full = The server has no room for this just now: try again in a few seconds.
request-late = The request did not arrive in time.
setting-not-one-of = { $setting } must be one of { $known }, not "{ $value }".
setting-no-network = { $setting } must be addresses or networks with commas between, not "{ $value }".
metrics-not-here = The figures of the server are for whoever runs it: from the addresses in { $setting }, and not through a proxy.
setting-no-host = { $setting } must be host names with commas between, without "https://" and path, not "{ $value }".
host-other = This server does not answer to the name “{ $host }”. If that is your own table, set { $setting }={ $host } (without the port; several names with commas between) before it starts. If it is not the name in the browser, the reverse proxy must pass on the Host header as the browser sent it (docs/server.md, “Behind a proxy”).
origin-other = The page of another site ({ $origin }) may not ask this: this server was asked for as { $host }. If both are your own table, its reverse proxy must pass on the Host header as the browser sent it, with its port (docs/server.md, “Behind a proxy”).
server-fault = Something went wrong on the server. It has been noted; please try again.
backup-not-sqlite = debut backup and debut restore are for SQLite; a { $kind } database has tools of its own.
backup-no-database = There is no database at { $path }.
backup-is-database = { $path } is the database itself.
backup-exists = { $path } exists already: choose another name, or add --overwrite.
backup-unreadable = { $path } cannot be copied: { $why }
backup-damaged = The copy { $path } is damaged: { $why }
backup-missing = There is no copy at { $path }.
restore-in-use = { $path } is open: stop the server first.
restore-bad-matches = { $bad } of { $all } matches in the copy are wrong; nothing was changed. { $which }
database-unreadable = The database { $path } cannot be used: { $why }
record-no-secret = The match is over, but the secret of its dice is not in the record: they cannot be checked.
record-wrong-texts = Checked dice need a text from each player: { $players } players, { $texts } texts.
record-early-hashes = A record of format { $format } has no hashes of texts and no void openings: these came with format 3.
record-no-hashes = Checked dice need a hash of each player’s text.
record-wrong-hashes = Checked dice need a hash of each player’s text: { $players } players, { $hashes } hashes.
record-wrong-hash = The text of { $name } is not the one that was committed to before the others were revealed.
record-wrong-void = Void opening { $number } of the dice names nobody, or somebody who has no text to reveal.
record-wrong-players = { $players } players cannot play this game: each team has one, or two where the game lets two share it.
record-ply-part = Move { $ply } ("{ $text }") is not part { $part } of one message with the move before it.
players-wrong-sides = Players for the teams { $sides } cannot play this game: each team has one, or two where the game lets two share it.
action-not-same-person = "{ $action }" cannot come in the same message: somebody else goes on from there.
throw-not-seated = No die is rolled before everyone has sat down. Still to come: { $names }.
throw-not-revealed = No die is rolled before every page has revealed its text for the dice. Still to come: { $names }.
reveal-early = A text for the dice is revealed only when everybody has committed to one. Still to come: { $names }.
reveal-wrong-text = This is not the text that { $name } committed to.
opening-not-yours = A text for the dice comes from the player’s own page.
opening-too-often = The dice were opened { $most } times, and each time a page did not reveal its text. Open a new match.
seat-bad-sides = Players for the teams { $sides } cannot play this game: each team has one, or two where the game lets two share it.
partner-not-yours = It is { $name }’s turn to play for your team.
throw-not-yours = { $name } rolls this die.
throw-by-table = The table rolls this die by itself.
sit-first = Sit down first: nothing is said or done before.
sit-twice = You have sat down already.
sit-wrong-hashes = Hashes are for all keys or for none: { $keys } keys, { $hashes } hashes.
store-silent = The database has not answered for { $seconds } seconds.
store-failed = Nothing can be stored just now: { $why }. Nothing was played.
computer-failed = The computer could not continue; it is trying again.
worker-late = This took longer than { $seconds } s and was ended: please try again later.
worker-gone = The process that was to do this has stopped: please try again.
name-too-long = A name of { $length } characters is too long: at most { $most }.
match-too-long = A match of { $length } moves is too long: at most { $most }.
record-ply-secret = Move { $ply } is still a secret: this record can be read once the match is over.

# After the match

match-not-over = The match is not over: it is summed up at its end.
analyse-nothing = Nothing was played in this match: there is nothing to analyse.
analyse-start = At the start
analyse-luck = Luck of own rolls
analyse-errors = Errors
analyse-remainder = Remainder
analyse-result = Result
analyse-lucky = { $n ->
    [3] The three luckiest rolls
   *[other] The luckiest rolls
}
analyse-wrong = { $n ->
    [3] The three worst decisions
   *[other] The worst decisions
}
analyse-throw = { $name }, { $when }: { $what } ({ $worth })
analyse-decision = { $name }, { $when } ({ $worth }): { $what } Better: { $better }
analyse-resigned = { $name }, { $when }: resigned ({ $worth })
analyse-verdict = { $played ->
    [alike] Both played equally well
   *[other] { $better } played better, by { $skill } of winning
}{ $threw ->
    [alike] , and the dice favoured nobody
    [same] , and had more luck with the dice, by { $luck }
   *[other] , and { $luckier } had more luck with the dice, by { $luck }
}.
story-goals = Goals
story-goals-none = Nobody has scored.
story-possession = Possession
story-luck = Luck in all
story-best = Best roll
story-worst = Worst roll
story-judgement = How the match swung
story-flights = The paths of the ball
story-flights-side = Whose
story-flights-both = Both
story-flights-kind = What
story-flights-all = All
story-flights-goal = Goal
story-flights-lost = Ball lost
story-flights-kept = Ball kept
story-flights-told = { $name }: { $n ->
    [one] one path of the ball
   *[other] { $n } paths of the ball
}, { $goals ->
    [one] one goal
   *[other] { $goals } goals
}, { $lost } lost
story-ball = Where the ball was
story-ball-told = { $n ->
    [one] { $cell } (once)
   *[other] { $cell } ({ $n } times)
}
story-chance = { $name }: { $share } % to win
story-throw = { $die }: { $face }
story-gain = { $luck } %
story-goal-told = { $name }, { $when }: { $how }
story-throw-when = { $when }: { $gain }
story-when = { $kind ->
    [minutes] { $period ->
        [1] minute { $n }
       *[other] extra time, minute { $n }
    }
    [throws] { $period ->
        [1] first half, roll { $n }
        [2] second half, roll { $n }
       *[other] shoot-out
    }
    [turns] { $period ->
        [1] first half, turn { $n }
       *[other] second half, turn { $n }
    }
    [steps] minute { $minute }
   *[seconds] { $period ->
        [1] first half, minute { $minute }
        [2] second half, minute { $minute }
       *[other] shoot-out
    }
}
how-goal = in play

# A decision in words: what was picked

deed-towards = towards { $cell }
deed-goal = at the goal
deed-strength = strength { $n }
deed-direction = direction { $degrees }°
deed-cell = { $cell }
deed-exit = out of play at { $cell }
deed-number = number { $number }
deed-ball = the ball

# People: resigning, names, offers

event-resigned = { $you ->
    [yes] You resign.
   *[no] The match is given up by { $name }.
}
reason-resigned = By resignation
match-given-up = The match was resigned: it does not continue.
resign-over = The match is over already: there is nothing to resign.
resign-no-side = There is no team { $side } to resign.
resign-which = Say which team resigns.
resign-nothing = Nobody is asking to resign any more.
resign-not-yours = Only those who play for a team can resign for it.
record-resigned-side = The team said to have resigned ({ $side }) does not exist.
record-resigned-over = The match was over after { $plies } moves: nobody could resign it any more.
people-only = You are watching: this is for the players.
rematch-early = There is no rematch before the end.
rematch-declined = A rematch was declined more than once: it cannot be asked for again.
rematch-nothing = Nobody has asked for a rematch.
sit-wrong-names = Names are for all keys or for none: { $keys } keys, { $names } names.
sit-wrong-kits = Kits are for all keys or for none: { $keys } keys, { $kits } kits.

# How long a match takes (kernel/pace.py): $time and $full are lengths as length-time says them

length-time = { $hours ->
    [0] { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
    [1] { $minutes ->
        [0] 1 hour
       *[other] 1 h { $minutes }
    }
   *[other] { $minutes ->
        [0] { $hours } hours
       *[other] { $hours } h { $minutes }
    }
}
length-about = About { $time }
length-first = Your first match is shorter on purpose: about { $time } instead of { $full }.
length-head = length | a match between two people | note
length-note-first = a first match
length-note-full = a full match

# The seal of the dice at the table: what was promised, and what that proves.
seal-lead = Before the first roll the server promised a secret and each player’s page a random text, by showing their fingerprints (SHA-256) only. Once everybody had promised, the pages revealed their texts. The secret and all the texts together make every roll.
seal-lead-older = This match was saved in an older format: the players’ texts were added one after another. Whoever came last and could read the server’s secret could have chosen the rolls.
seal-promise = The seal: the fingerprint of the server’s secret
seal-added = Added by { $name }
seal-absent = Nothing yet.
seal-hash = Promised:
seal-text = Revealed:
seal-unrevealed = The text is not revealed yet.
seal-computer = Nothing: the computer adds none.
seal-nothing = Nothing.
seal-secret = The secret, shown at the end
seal-void = { $n ->
    [0] No attempt to prepare the dice was void.
    [one] One attempt to prepare the dice was void: somebody’s page did not reveal its text, so nothing was rolled and everybody promised a new one.
   *[other] { $n } attempts to prepare the dice were void: somebody’s page did not reveal its text, so nothing was rolled and everybody promised a new one.
}
seal-void-by = Not revealed: { $name }
seal-proof = What this proves, and to whom
seal-proof-own = To you, if your own page took part: with no void attempt nobody could choose a roll, not even a host who plays and can read the server’s secret.
seal-proof-watched = If you only watched, or read the record later, you have to trust that the players did not act together with the host.
seal-proof-void = Each void attempt gave whoever did not reveal another try: you can see how many there were.
seal-later = When the match is over the secret is shown here, and your browser checks every roll by itself.
seal-check = Check the dice
seal-how = Your browser does the calculation itself. With the saved record, “debut verify” does the same.
seal-busy = Checking every roll…
seal-failed = The record is unavailable just now. Try again in a moment.
seal-kept = { $n ->
    [0] Nothing was rolled in this match: there is nothing to check.
    [one] The one roll of this match is the one promised.
   *[other] All { $n } rolls are those promised.
}
seal-kept-elsewhere = But this browser did not make the text of { $name }. If you did not sit down on another device, somebody else chose that text.
seal-kept-turns = But this older format does not rule out that whoever came last chose the rolls.
seal-going = The match goes on: the secret is not shown yet.
seal-no-secret = The match is over and its secret is not shown: these dice do not pass.
seal-wrong-secret = The secret shown is not the one that was sealed: these dice do not pass.
seal-other-seal = This is not the seal that your browser was shown at the table: these dice do not pass.
seal-other-text = What { $name } added is not what your browser was shown at the table: these dice do not pass.
seal-other-hash = The fingerprint of { $name }’s text is not the one that your browser was shown at the table: these dice do not pass.
seal-other-void = The void attempts are not those that your browser was shown at the table: these dice do not pass.
seal-wrong-hash = The text of { $name } does not fit the fingerprint promised: these dice do not pass.
seal-not-whole = Record and replay do not fit together: these dice cannot be checked.
seal-wrong-throw = Move { $ply } (“{ $text }”) is not the roll that was promised.
