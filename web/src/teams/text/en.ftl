### The team builder, and kits

teams-title = Your team for { $game }
teams-lead = { $n } stickers: choose { $men } of them, eleven who start and five for the bench. Click or drag.

# Teams to begin with

teams-shelf = Teams to begin with
teams-laid = { $team } is chosen.
teams-opened = { $team } has been opened.
teams-cleared = The team is empty.
teams-worth = { $n } points, { $class }
teams-worth-short = { $n ->
    [one] 1 point
   *[other] { $n } points
}
teams-unfinished = unfinished, { $n } of { $of }
teams-delete = Delete this team
teams-delete-of = Delete the team { $team }
teams-deleted = { $team } has been deleted.
teams-undo = Undo
teams-undo-close = Leave it
teams-undone = Undone.

# Stickers

teams-stickers = Stickers
teams-found = { $n } of { $of }
teams-search = Name or number
teams-filter-who = Who
teams-who-all = everybody
teams-who-keepers = keepers
teams-who-field = field pawns
teams-filter-skill = Skill
teams-any = any
teams-value = Value
teams-number = Number
teams-reset = Show all
teams-none-found = No match. Remove a filter.
teams-keys = Arrow keys move, Enter takes a sticker into the team, Delete takes it out.
teams-in = No. { $shirt }
teams-in-bench = Bench, { $shirt }
teams-letter-yellow = Y
teams-letter-green = G
teams-letter-red = R
teams-letter-blue = B
teams-letter-black = K
teams-letter-blackx = X
teams-letter-grey = S
teams-short-dribble = DRI
teams-short-marking = MAR
teams-short-tackle = TAC
teams-short-keeping = KEE

# The team

teams-mine = Your team
teams-bench = Bench
teams-place = shirt { $shirt }
teams-keeper-place = Keeper
teams-free = free
teams-added = { $who } is in the team, shirt { $shirt }.
teams-removed = { $who } is no longer in the team.
teams-swapped = Shirts { $a } and { $b } have been exchanged.
teams-full = All { $n } places are taken. Point at one to replace the sticker there.
teams-points = { $n ->
    [one] point
   *[other] points
}
teams-over = too many points
teams-right = This team may play.
teams-begin = Choose stickers, or begin with one of the teams above.
teams-name = Name of the team
teams-unnamed = My team
teams-save = Save
teams-is-saved = Saved
teams-saved = { $team } has been saved in this browser.
teams-copy = Save as another
teams-play = Play with this team
teams-clear = Empty the team
teams-print = Print
teams-see-team = Team
teams-see-stickers = Stickers

# Handing it on

teams-share = Share a link
teams-copied = The link has been copied.
teams-copy-this = Copy this link: { $link }
teams-link-damaged = The link is damaged: no team can be read from it. Ask for it again. Your own team is as it was.
teams-export = Save as a file
teams-import = Open a file
teams-file-not-json = { $file } cannot be read: it is not the file of a team, or it has been cut off. Your team is as it was.
teams-file-other = { $file } is not the file of a team. Your team is as it was.
teams-file-game = { $file } is the team of another game. Your team is as it was.
teams-file-stickers = { $file } has stickers that do not exist. Your team is as it was.

# Beside another

teams-compare = Compare with another team
teams-compare-with = The other team
teams-compare-value = points
teams-compare-keepers = keepers
teams-compare-mean = Duels, average of the eleven

# Before a match

teams-choose = Ready teams
teams-choose-saved = Your own teams
teams-choose-list = A list of your own
teams-build = Build a team

# Kits

kit-title = Kit
kit-away = Against a team that looks alike
kit-pattern = Pattern
kit-main = Main colour: { $colour }
kit-second = Second colour: { $colour }
kit-plain = plain
kit-stripes = stripes
kit-hoops = hoops
kit-halves = halves
kit-quarters = quarters
kit-sash = sash
kit-chevron = chevron
kit-red = red
kit-claret = claret
kit-orange = orange
kit-yellow = yellow
kit-green = green
kit-sky = sky blue
kit-blue = blue
kit-navy = navy
kit-violet = violet
kit-pink = pink
kit-white = white
kit-grey = grey
kit-black = black
