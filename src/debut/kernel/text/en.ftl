# Errors

unknown-game = There is no game "{ $game }". Games: { $known }.
option-unknown = There is no option "{ $option }". Options: { $known }.
option-bad-value = Option "{ $option }" does not take "{ $value }". It takes: { $takes }.
action-illegal = "{ $action }" is not allowed here. Allowed: { $allowed }.
action-match-over = The match is over: "{ $action }" comes too late.
action-no-throw = There is nothing to throw now: a side has to decide.
signal-illegal = "{ $signal }" cannot come here.
undo-nothing = Nothing can be taken back: a throw stays thrown.
notation-bad-action = "{ $text }" is no action of this game.
notation-bad-throw = "{ $text }" cannot be thrown here. The die shows: { $takes }.
position-no-value = "{ $part }" is not of the form key=value.
position-unknown-key = There is no key "{ $key }". Keys: { $known }.
position-twice = Key "{ $key }" is given twice.
position-bad-value = Key "{ $key }" does not take "{ $value }". It takes: { $takes }.
position-impossible = Key "{ $key }": { $reason }
record-not-json = This is no whole JSON document: { $why }.
record-wrong-shape = This is no match record: { $why }.
record-later-format = This record is of format { $format }; this version reads up to { $known }. Update to read it.
record-wrong-dice = Dice of kind "{ $kind }" are not known.
record-no-commitment = Checked dice need a commitment and two texts.
record-wrong-start = The match cannot start: { $why }
record-ply-after-end = Ply { $ply } ("{ $text }") comes after the end of the match.
record-ply-turn = Ply { $ply } ("{ $text }") is told by seat { $told }, but it is seat { $turn }'s turn.
record-ply-illegal = Ply { $ply } ("{ $text }") is not allowed there. Allowed: { $allowed }.
record-ply-text = Ply { $ply } says "{ $text }", but its code { $action } means "{ $written }".
record-wrong-result = The result told is not the one after { $plies } plies.
record-edited = The record was changed after it was written: its digest does not fit.
record-wrong-secret = The secret shown is not the one published before the first throw.
record-wrong-throw = Ply { $ply } ("{ $text }") is not what the dice gave: that was "{ $fair }".
throw-typed = Throw { $k } comes from real dice: say what came up.
dice-unknown = Dice are random, checked or typed, not "{ $kind }".
unknown-player = There is no player "{ $player }". Players: { $known }.
cannot-compile = The rules of { $game } could not be compiled: { $why }
option-no-value = "{ $option }" is not of the form name=value.
language-unknown = There are no texts in "{ $lang }". Languages: { $known }.
peer-missing = OpenSpiel is needed to compare with: pip install 'debut[openspiel]'.
page-no-block = { $page } has no place for "{ $block }" (<!-- { $block } --> … <!-- /{ $block } -->).
