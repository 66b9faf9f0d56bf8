report-title = { $game }: { $games } simulated matches
report-lead = { $a } against { $b }, seats changed after each match. Every figure comes with the interval that holds the true one in 95 of 100 studies like this.
facts-title = What was simulated
fact-game = Game
fact-players = Players
fact-matches = Matches
fact-seeds = Seeds
fact-options = Options
fact-command = Command
fact-version = Version
fact-files = One row a match
seeds-told = { $first } to { $last }
matches-told = { $sets ->
    [one] { $games }
   *[other] { $games } under each of { $sets } sets of options, from the same seeds
    }
contents = Questions
figures-behind = The figures
set-usual = default rules
of-set = { $set } — { $told }
column-set = options

results-title = Who wins?
results-answer = { $a } has { $share } of the points against { $b }.
results-caption = How the matches ended, with the 95 % interval.
results-table = Results
draws = draws
draws-answer = Draws: { $share } of the matches.
nobody = no winner
nobody-answer = No winner: { $share } of the matches.
wins-of = { $player } wins
column-points = points of { $player }
axis-matches = share of the matches
axis-points = share of the points

goals-title = How many goals?
goals-answer = { $mean } goals a match; none at all in { $none } of the matches.
goals-caption = Matches by the goals of both teams together, with the 95 % interval.
goals-means = Goals a match
goals-table = Matches by their goals
axis-goals = goals in a match
column-goals = goals a match
column-goals-of = by { $player }

begins-title = Does it help to begin?
begins-answer = The team that decides first has { $share } of the points: { $verdict }.
kicks-answer = The team that kicks off has { $share }.
begins-caption = The share of the points of the team that begins, with the 95 % interval; half of them would be fair.
begins-table = The team that begins
verdict-helps = to begin is an advantage
verdict-harms = to begin is a disadvantage
verdict-unknown = these matches show neither an advantage nor a disadvantage
begin-first = who decides first
begin-kick-off = who kicks off
row-first = points, deciding first
row-kick-off = points, kicking off

length-title = How long does a match take?
length-answer = { $plies } moves, of which { $decisions } are decisions; the rest are rolls.
length-caption = Matches by the number of decisions in them.
length-table = Length
axis-decisions = decisions in a match
column-plies = moves
column-decisions = decisions
column-shortest = fewest decisions
column-median = median
column-longest = most decisions

openings-title = How do teams begin, and how do they fare?
openings-answer = { $n ->
    [one] All begin alike: { $opening }.
   *[other] { $n } ways to begin were seen. The commonest, { $opening }, was that of { $often } of the teams and brought { $share } of the points.
    }
openings-none = Nobody had a choice at the beginning.
openings-caption = The share of the points by the way to begin, the commonest first, with the 95 % interval ({ $set }).
openings-table = Ways to begin ({ $set })
openings-note = The formation that a team took, or else its first decision where it had a choice, as the notation writes it from the first seat.
column-opening = way to begin
column-times = teams
column-often = share of the teams
column-won = points

ball-title = Where is the ball?
ball-answer = Most often on { $cell }: at { $share } of the rolls.
ball-none = No ball was ever seen.
ball-caption = How often the ball was on each square when dice were rolled ({ $set }). The first player attacks { $way ->
    [right] to the right
    [left] to the left
    [up] upwards
   *[down] downwards
    }.
ball-table = Where the ball was most ({ $set })
column-cell = square
column-ball = share of the rolls

from-title = Where do goals come from?
from-answer = Most often from { $cell }: { $share } of the goals.
from-none = Nobody scored.
from-caption = Where goals came from ({ $set }). Whoever scores attacks { $way ->
    [right] to the right
    [left] to the left
    [up] upwards
   *[down] downwards
    }.
from-table = Where goals came from most ({ $set })
column-from = share of the goals

rules-title = How often does each rule matter?
rules-answer = { $n } kinds of events were seen; apart from rolls and moves of pieces and ball, the most frequent are { $common }.
rules-caption = How often the most frequent events happen in a match, with the 95 % interval.
rules-table = Whatever happened
rules-note = An event counts once a move. Its name is the one the program knows it by; the example is the first one seen.
tallies-table = What the game counts itself
axis-often = times a match
column-event = event
column-kind = kind
column-tally = counted
column-times-a-match = a match
column-matches = matches with it
column-example = example

compared-title = What do the options change?
compared-answer = { $set } instead of { $first }: { $told }. No other figure of the table is shown to differ.
compared-nothing = { $set } instead of { $first }: no figure of the table is shown to differ.
compared-differs = { $what } { $gap } ({ $interval })
compared-caption = The same figures under each set of options, with the 95 % interval.
compared-table = Figures side by side
compared-events = Events that differ most surely
compared-note = A difference is shown when its 95 % interval leaves out zero: of twenty figures that do not differ, one looks so by chance. Differences of shares are in percentage points.
column-figure = figure
column-difference = difference: { $set }
