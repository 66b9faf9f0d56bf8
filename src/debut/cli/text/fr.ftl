cli-debut =
    Début : des jeux de football et de handball sur table.

    `debut play` commence un match ; `--lang fr` fait parler français à toute commande.
cli-games = Lister les jeux.
cli-rules = Afficher les règles d’un jeu, une de leurs rubriques ou un seul article.
cli-play = Jouer un match dans le terminal. Pendant le match : un numéro ou la notation joue, u annule un coup, s FICHIER enregistre, ? aide, q quitte.
cli-verify = Vérifier une feuille de match : chaque coup, et les dés s’ils sont vérifiables.
cli-legal = Montrer ce qui est permis dans une position.
cli-perft = Compter les positions à un certain nombre d’actions, lancers développés.
cli-compile = Compiler les règles maintenant, pour ne plus attendre ensuite.
cli-simulate = Jouer des matchs entre deux adversaires de l’ordinateur.
cli-lab = Simuler des matchs et en faire un rapport : buts, nuls, avantage de commencer, débuts, cartes, règles qui jouent, options côte à côte.
cli-ladder = Mesurer si chaque niveau est meilleur que celui d’en dessous.
cli-learn = Faire apprendre un réseau de valeur par des matchs contre lui-même ; arrêtée, la même commande continue.
cli-solve = Résoudre un jeu : sa valeur quand les deux équipes jouent au mieux.

arg-clause = Un article, comme SG-3.2, ou le début du titre d’une rubrique, comme « aide » ou « les remises ».
arg-game = Quel jeu ; `debut games` en donne la liste.
arg-level = Adversaire : 1 à 5, perfect (Super Goal! seulement), random ou greedy.
arg-two = Deux personnes à ce clavier.
arg-as = L’équipe que vous jouez contre l’ordinateur : A ou B.
arg-players = Qui joue, comme Anne,2,Cid,3 : équipe A, équipe B, puis leurs partenaires si le jeu en a ; un niveau désigne l’ordinateur.
arg-option = Une option du jeu sous la forme nom=valeur ; peut être répétée.
arg-dice = random, typed (vous lancez de vrais dés) ou checked (chacun peut les vérifier après coup).
arg-record = Garder le match dans ce fichier, enregistré après chaque coup.
arg-resume = Reprendre le match de ce fichier.
arg-file = Une feuille de match.
arg-position = Une position, « clé=valeur ; clé=valeur » ; par défaut, le début.
arg-depth = À combien d’actions.
arg-a = Premier adversaire : random, greedy, search, level1 à level5, perfect (Super Goal! seulement).
arg-b = Second adversaire.
arg-games = Combien de matchs.
arg-seed = Première graine des dés.
arg-events = Compter aussi ce qui arrive pendant un match.
arg-csv = Écrire une ligne par match dans ce fichier.
arg-json = Écrire les chiffres dans ce fichier.
arg-device = Des millions de matchs au hasard : cpu (tous les cœurs de cette machine) ou cuda (un GPU) ; les deux jouent les mêmes. Demande --a random --b random.
arg-ray = Faire jouer les matchs par Ray, les mêmes : local (un cluster à lui sur cette machine), auto (celui qui tourne ici) ou son adresse, comme hôte:6379. Par défaut, tous les cœurs de cette machine jouent.
arg-lab-a = Premier joueur ; par défaut, un qui fait un rapport en une minute environ.
arg-lab-games = Combien de matchs sous chaque jeu d’options ; par défaut, autant qu’il en tient en une minute environ.
arg-against = D’autres options à comparer, comme « var=yes » ou « throws=30 var=yes » ; chaque fois qu’elle est donnée, c’est un jeu d’options à part, en plus de --option.
arg-out = Dossier du rapport, un nouveau ; par défaut, JEU-lab.
arg-gpu = Aussi pour les GPU de cette architecture, comme sm_90 ; il n’en faut aucun pour cela.
arg-learn = Aussi ce qu’il faut à debut learn.
arg-minutes = Combien de temps il apprend en tout, y compris ce qu’il a déjà fait.
arg-deeper = Regarder plus loin, ce que les dés peuvent donner et la meilleure réponse, en partant du réseau de valeur actuel.
arg-learn-device = Où : cpu (tous les cœurs de cette machine) ou cuda (un GPU, bien plus rapide).
arg-course = Le fichier où il est gardé ; par défaut, JEU.course. À côté, en .bin, le réseau de valeur.
arg-learn-seed = Graine des dés et des premiers poids.
arg-install = Mettre le réseau de valeur d’un apprentissage fini dans le jeu, au lieu d’apprendre.
arg-page = Mettre le tableau dans cette page de documentation, entre ses marques.

compile-working = Compilation des règles de { $game } ; une seule fois, une dizaine de secondes …
compile-done = Règles de { $game } compilées.
compile-ready = Les règles de { $game } sont prêtes.
learn-progress = { $minutes } min, { $decisions } millions de décisions : { $share } % ({ $low } à { $high }) contre le réseau de valeur actuel, une action à l’avance
learn-done = Fini. L’apprentissage est dans { $file }, le réseau de valeur dans { $network } ; avec plus de minutes, il continue.
learn-stopped = Arrêté. Ce qui a été appris est dans { $file }, le réseau de valeur dans { $network } ; la même commande continue.
learn-installed = { $game } a maintenant le réseau de valeur de cet apprentissage : { $file }. Ses règles seront compilées de nouveau dès qu’il en faudra.
learn-before = Celui d’avant est gardé dans { $file }.
legal-over = Le match est fini : rien n’est permis.
verify-finished = Les { $plies } coups ({ $throws } lancers) sont tous justes. Score final { $a }–{ $b } : { $side ->
    [none] personne ne gagne.
    [both] les deux équipes perdent.
   *[other] { $name } gagne.
    }
verify-resigned = Match abandonné par { $name }.
verify-unfinished = Les { $plies } coups ({ $throws } lancers) sont tous justes. Le match continue à { $a }–{ $b }.
verify-dice-checked = Les dés sont bien ceux annoncés au départ.
verify-dice-sealed = Les dés seront vérifiables quand leur secret sera montré, à la fin.
verify-dice-typed = Les lancers ont été donnés par des personnes avec de vrais dés.
verify-dice-random = Les dés ont été lancés par l’ordinateur et ne sont pas vérifiables.
verify-dice-by-turns = Dans ce format plus ancien, le texte de chaque joueur était visible pour les suivants : un hôte qui joue et arrive le dernier aurait pu choisir parmi des textes.
verify-dice-voided = Les dés ont été ouverts { $openings } fois : { $times ->
    [one] une fois, { $names } n’a pas révélé de texte, et tout a recommencé.
   *[other] { $times } fois, un texte n’a pas été révélé ({ $names }), et tout a recommencé.
}

simulate-title = { $game } : { $games } matchs
lab-drawing = Dessin du rapport …
lab-done = Le rapport est dans { $file }.
share-first = L’équipe qui décide en premier a { $share } des points.
share-kick-off = L’équipe qui donne le coup d’envoi a { $share } des points.
column-player = joueur
column-wins = gagnés
column-draws = nuls
column-nobody = sans gagnant
column-losses = perdus
column-share =
    part des points
    (95 %)
column-goals = buts par match
column-ms = ms par réponse
column-event = événement
column-often = par match

perfect-working = Parfait calcule le match
solve-working = Résolution de { $game }
solve-title = { $game } : valeur pour { $nameA }, de −1 (perdu) à +1 (gagné)
solve-start = au début
solve-done = Résolu en { $seconds } s : { $cores } positions vues d’une équipe, gauche et droite confondues, { $edges } passages entre elles, { $megabytes } Mo.
column-throw = lancer
column-face = face
column-worth = valeur

play-hello = Numéro ou notation pour jouer · u annuler · s FICHIER enregistrer · resign abandonner · ? aide · q quitter
play-help =
    Tapez le numéro de votre choix, son nom (une case, une pièce), ou l’action entière comme elle s’écrit.
    Plusieurs actions peuvent tenir sur une ligne, séparées par des espaces : toutes sont jouées, ou aucune.
    Sur le plateau, ce qui peut être choisi est entre crochets ; le texte en couleur après un choix est l’action comme elle s’écrit.
    u annule votre dernière décision, tant qu’aucun dé n’a été lancé depuis, ou la face d’un vrai dé entrée en dernier ;
    au milieu d’une action, ce que vous en avez choisi.
    s FICHIER enregistre le match ; « debut play --resume FICHIER » le reprend. q enregistre et quitte.
    resign abandonne le match (resign A, resign B quand on est deux) ; une confirmation est demandée.
play-help-here = S’écrit ici, par exemple : { $examples }
play-over = { $side ->
    [none] Fini à { $a }–{ $b } : personne ne gagne ({ $why }).
    [both] Fini à { $a }–{ $b } : les deux équipes perdent ({ $why }).
   *[other] Fini à { $a }–{ $b } : { $you ->
        [yes] vous gagnez
       *[no] { $name } gagne
    } ({ $why }).
    }
play-turn = À { $who } de jouer
ask-keep = Garder le match dans un fichier ? Nom (Entrée : non) :
ask-resign = Abandonner le match pour { $name } ? o : oui, Entrée : non >
ask-throw = Entrée lance le dé (u annule) >
ask-choice = >
ask-next = (u : choisir à nouveau) >
bench = Banc { $side } :
die-shows = { $die } : { $face }
cell-goal = { $you ->
    [yes] votre but
   *[no] but { ELIDE("de", $name) }
    }
cell-exit = hors du terrain depuis { $cell }
fate-keep = garde le ballon
fate-goal = but
fate-lose = perd le ballon
fate-out = sortie : ballon à l’adversaire
fate-concede = dans votre propre but
fate-loose = ballon à personne
fate-foul = faute
fate-share = { $fate } : { $n } %
sign = { $mark } { $what }
sign-must = doit agir
sign-barred = ferme un passage
sign-limit = réservé en ce moment
sign-offside = hors-jeu au-delà
sign-wall = un mur
score-turns = A { $a } – { $b } B   ·   période { $period }, tour { $done } sur { $of }
score-steps = A { $a } – { $b } B   ·   période { $period }, pas { $done } sur { $of }
measure-direction = Écrivez la direction : { $first } … { $last } degrés, par moitiés ; 0 mène vers la dernière rangée, 90 vers la dernière colonne. Direction et force peuvent tenir sur une ligne.
measure-strength = Écrivez la force : { $first } … { $last }.
row-too-long = Rien n’est joué : avant « { $word } », une autre équipe doit agir, ou un dé doit être lancé.
why-not = Pas ici : { $why } ({ $clause })
saved = Enregistré dans { $file }. Pour reprendre : debut play --resume { $file }
saved-over = Enregistré dans { $file }. Pour le vérifier : debut verify { $file }
save-failed = Impossible d’enregistrer dans { $file } : { $why }
score-throws = A { $a } – { $b } B   ·   { $period ->
    [3] tirs au but
   *[other] période { $period }, lancer { $done } sur { $of }
    }
score-seconds = A { $a } – { $b } B   ·   { $period ->
    [3] tirs au but
   *[other] période { $period }, { $of } secondes au chronomètre
    }
score-minutes = A { $a } – { $b } B   ·   { $period ->
    [2] prolongations, minutes jouées : { $done } sur { $of }
   *[other] minutes jouées : { $done } sur { $of }
    }
cli-backup = Copier la base de données du serveur dans un fichier, pendant qu’il tourne.
cli-restore = Remettre une telle copie en place, quand le serveur ne tourne pas ; chaque match est vérifié.
arg-backup = Le fichier de la copie ; un fichier existant n’est jamais écrasé sans question.
arg-restore = Une copie faite par debut backup.
arg-overwrite = Écraser un fichier existant, sans question.
backup-working = Copie de la base de données
backup-overwrite = { $path } existe. L’écraser ? (oui/non)
backup-done = { $matches } matchs et { $plies } coups sont dans { $path } ({ $megabytes } Mo), vérifiés.
restore-working = Vérification de chaque match
restore-done = { $matches } matchs et { $plies } coups sont de retour dans { $path }, tous vérifiés.
restore-kept = La base de données d’avant est gardée sous le nom { $path }
answer-yes = oui
cli-serve = Lancer le serveur du jeu dans le navigateur.
arg-host = Adresse d’écoute.
arg-port = Port d’écoute.
arg-database = Fichier (ou adresse) de la base de données ; par défaut, dans votre dossier de données.
arg-api-only = Servir seulement l’interface pour les programmes, sans les pages du navigateur.
serve-at = La table est à { $address } (Ctrl-C l’arrête)
serve-api-at = L’interface pour les programmes est à { $address }api/schema (Ctrl-C l’arrête)
cli-story = Raconter un match fini : buts, chiffres, chance, et comment il a tourné.
story-title = { $game } : { $a } { $goals-a } – { $goals-b } { $b }
cli-analyse = Mesurer la chance et la compétence dans un match fini : ce qu’a valu chaque lancer, ce qu’a coûté chaque décision.
analyse-thinking = Réflexion sur le match
cli-skill = Mesurer comment joue chaque niveau : ce que lui coûtent ses décisions contre lui-même.
arg-more-files = D’autres fichiers de match : les moyennes de chacun sur tous.
arg-skill-player = Un adversaire à mesurer, comme level5 ou perfect ; à répéter pour d’autres. Par défaut, les niveaux 1 à 4.
arg-skill-keep = Garder ce qui est trouvé comme chiffres que la table montre à côté de ceux des gens.
skill-title = { $game } : erreurs et chance
skill-interval = En pour cent de chances de victoire, avec les intervalles à 95 % ; un seul match n’en a pas
column-matches = matchs
column-errors = erreurs par match, en pour cent
column-luck = chance par match, en pour cent
column-decision = erreurs par décision, en pour cent

# Équipes

cli-teams = Lister les équipes prêtes d’un jeu, ou vérifier et comparer celles qui sont nommées.
arg-teams = Un jeu, si vous voulez, et des équipes à vérifier : noms d’équipes prêtes, ou listes d’autocollants comme 7,29,24,…
teams-means = Les compétences sont comptées sur toute l’équipe, les duels sont des moyennes des titulaires.
teams-team = équipe
teams-class = classe
teams-points = points
teams-keepers = gardiens
teams-shirt = maillot
teams-sticker = autocollant
teams-name = nom
teams-skills = compétences
teams-right = L’équipe « { $team } » peut jouer : { $points } points, classe { $class }.
teams-wrong = L’équipe « { $team } » ne peut pas jouer :
