# Luck and skill of a match
analysis-of = { $a } – { $b }, luck and skill
analysis-working = The match is being analysed: { $percent }%
analysis-waiting = { $n ->
    [one] One other match is analysed first.
   *[other] { $n } other matches are analysed first.
}
analysis-leave = It may take a minute. You can go elsewhere and come back: it goes on.
analysis-progress = Analysis of the match
analysis-away = The server is not responding. Trying again.
analysis-failed = This match cannot be analysed
analysis-replay = Watch it again
analysis-graph = Who was winning
analysis-luck-row = Luck of the rolls
analysis-errors-row = Errors
analysis-solved = Exact: everything that could have come up was worked out.
analysis-searched = By a search about every position, longer than the level “{ $level }” makes.
analysis-judged = By a rough evaluation of positions: take the figures as hints.
analysis-keys = Move along the bars with the arrow keys; Enter or a click opens the replay there.
analysis-quiet = No roll and no decision changed the chance of winning by half a percent.
analysis-list = { $n ->
    [one] The bar in words
   *[other] All { $n } bars in words
}
analysis-ply = Move { $ply }
analysis-none = None added half a percent of winning.
analysis-none-wrong = None cost half a percent of winning.
analysis-decided = { $name }, { $when }
analysis-gave = { $worth }
analysis-played = Played: { $what }
analysis-better = Better: { $what }
analysis-resigned = Resigned here
analysis-watch = Watch move { $ply }
analysis-sums = What it adds up to
analysis-sums-lead = All of it in percent of winning: from a lost match to a won one it is 100%, and at 50% both teams have the same prospects.
analysis-start-help = the chance of winning in the first position
analysis-luck-help = what its own rolls brought, above the mean of all that could have come up
analysis-errors-help = what its decisions gave away, against the best ones
analysis-remainder-help = what neither explains: how the very first position was misjudged, what a team could not know, the whistle of a real clock
analysis-result-help = 100% for a win, 50% for a draw, 0% for a defeat
analysis-sums-told = For a team: start + own luck − the opponents’ luck + own errors − the opponents’ errors + remainder = result.

# Over many matches
skill-lead = What you give away in a match, and how the dice fall for you: over the matches of this browser, beside the computer’s levels against themselves.
skill-none = No match of yours is over yet.
skill-begin = Choose a game
skill-matches = { $n ->
    [one] one match
   *[other] { $n } matches
}
skill-you = You
skill-who = Who
skill-errors = Errors a match (% of winning)
skill-luck = Luck a match (% of winning)
skill-decision = Errors a decision (% of winning)
skill-between = { $low } to { $high }
skill-one = one match: no interval
skill-interval = Beneath each mean: its 95% interval. The fewer errors the better; luck is zero in the long run.
skill-missing = { $n ->
    [one] One match is not analysed yet.
   *[other] { $n } matches are not analysed yet.
}
skill-analyse = { $n ->
    [one] Analyse it
   *[other] Analyse them
}
skill-working = Match { $number } of { $of }: { $percent }%
skill-stop = Stop
skill-both = { $n ->
    [one] One match with both teams at this screen is not counted: nobody knows which one was you.
   *[other] { $n } matches with both teams at this screen are not counted: nobody knows which one was you.
}
skill-unmeasured = The levels of this game have not been measured.
skill-table = { $game }: errors and luck
skill-solved = Errors are exact: the game is solved.
skill-searched = Errors are measured by a longer search than the level “{ $level }” makes.
skill-judged = Errors are measured by a rough evaluation of positions: take the figures as hints.
skill-length = Levels: matches of the usual length. In shorter ones everybody has less to give away.
