### La composition des équipes, et les maillots

teams-title = Votre équipe pour { $game }
teams-lead = { $n } autocollants : choisissez-en { $men }, onze titulaires et cinq remplaçants. Cliquez ou faites glisser.

# Des équipes pour commencer

teams-shelf = Des équipes pour commencer
teams-laid = { $team } : l’équipe est choisie.
teams-opened = { $team } : l’équipe a été ouverte.
teams-cleared = L’équipe est vide.
teams-worth = { $n } points, { $class }
teams-worth-short = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
teams-unfinished = inachevée, { $n } sur { $of }
teams-delete = Supprimer cette équipe
teams-delete-of = Supprimer l’équipe { $team }
teams-deleted = { $team } : l’équipe a été supprimée.
teams-undo = Annuler
teams-undo-close = Laisser ainsi
teams-undone = Annulé.

# Autocollants

teams-stickers = Autocollants
teams-found = { $n } sur { $of }
teams-search = Nom ou numéro
teams-filter-who = Qui
teams-who-all = tous
teams-who-keepers = gardiens
teams-who-field = pions de champ
teams-filter-skill = Compétence
teams-any = toutes
teams-value = Valeur
teams-number = Numéro
teams-reset = Tout montrer
teams-none-found = Aucun résultat : retirez un filtre.
teams-keys = Les flèches parcourent la liste, Entrée met un autocollant dans l’équipe, Suppr l’en retire.
teams-in = N° { $shirt }
teams-in-bench = Banc, { $shirt }
teams-letter-yellow = J
teams-letter-green = V
teams-letter-red = R
teams-letter-blue = B
teams-letter-black = N
teams-letter-blackx = X
teams-letter-grey = G
teams-short-dribble = DRI
teams-short-marking = MAR
teams-short-tackle = TAC
teams-short-keeping = CON

# L’équipe

teams-mine = Votre équipe
teams-bench = Banc
teams-place = maillot { $shirt }
teams-keeper-place = Gardien
teams-free = libre
teams-added = { $who } est dans l’équipe, maillot { $shirt }.
teams-removed = { $who } n’est plus dans l’équipe.
teams-swapped = Les maillots { $a } et { $b } ont été échangés.
teams-full = Les { $n } places sont prises. Désignez-en une pour y remplacer l’autocollant.
teams-points = { $n ->
    [one] point
   *[other] points
}
teams-over = vaut trop
teams-right = Cette équipe peut jouer.
teams-begin = Choisissez des autocollants, ou commencez par une des équipes ci-dessus.
teams-name = Nom de l’équipe
teams-unnamed = Mon équipe
teams-save = Enregistrer
teams-is-saved = Enregistrée
teams-saved = { $team } : l’équipe est enregistrée dans ce navigateur.
teams-copy = Enregistrer comme une autre
teams-play = Jouer avec cette équipe
teams-clear = Vider l’équipe
teams-print = Imprimer
teams-see-team = Équipe
teams-see-stickers = Autocollants

# La transmettre

teams-share = Partager un lien
teams-copied = Le lien a été copié.
teams-copy-this = Copiez ce lien : { $link }
teams-link-damaged = Le lien est abîmé : aucune équipe ne peut y être lue. Demandez-le à nouveau. Votre équipe est comme avant.
teams-export = Enregistrer en fichier
teams-import = Ouvrir un fichier
teams-file-not-json = { $file } ne peut pas être lu : ce n’est pas le fichier d’une équipe, ou il est coupé. Votre équipe est comme avant.
teams-file-other = { $file } n’est pas le fichier d’une équipe. Votre équipe est comme avant.
teams-file-game = { $file } est l’équipe d’un autre jeu. Votre équipe est comme avant.
teams-file-stickers = { $file } a des autocollants qui n’existent pas. Votre équipe est comme avant.

# À côté d’une autre

teams-compare = Comparer avec une autre équipe
teams-compare-with = L’autre équipe
teams-compare-value = points
teams-compare-keepers = gardiens
teams-compare-mean = Duels, moyenne des onze

# Avant un match

teams-choose = Équipes toutes prêtes
teams-choose-saved = Vos équipes
teams-choose-list = Une liste à vous
teams-build = Composer une équipe

# Maillots

kit-title = Maillot
kit-away = Contre une équipe qui lui ressemble
kit-pattern = Motif
kit-main = Couleur principale : { $colour }
kit-second = Seconde couleur : { $colour }
kit-plain = uni
kit-stripes = rayures
kit-hoops = rayures horizontales
kit-halves = moitiés
kit-quarters = quartiers
kit-sash = écharpe
kit-chevron = chevron
kit-red = rouge
kit-claret = bordeaux
kit-orange = orange
kit-yellow = jaune
kit-green = vert
kit-sky = bleu ciel
kit-blue = bleu
kit-navy = bleu marine
kit-violet = violet
kit-pink = rose
kit-white = blanc
kit-grey = gris
kit-black = noir
