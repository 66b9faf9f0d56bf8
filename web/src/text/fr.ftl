# Le cadre de chaque page

app-name = Début
app-title = { $page } — Début
app-skip = Aller au contenu
app-nav = Pages
app-games = Jeux
app-replay = Revoir
app-settings = Réglages
app-language = Langue
app-footer = Du football et du handball de table contre un ami ou l’ordinateur. Sans compte, sans installation.
app-loading = Un instant…
app-again = Réessayer
app-back-home = Retour aux jeux
language-en = English
language-fr = Français

# Les équipes sans nom : seules, et au milieu d’une phrase

team = Équipe { $side }
player-n = Joueur { $place }
team-told = l’équipe { $side }

# Accueil

home-title = Football et handball sur la table
home-lead = Des dés, un plateau, un adversaire : asseyez-vous et jouez.
home-new = Première visite ?
home-begin = Jouez à { $game } en { $time }
home-games = Jeux
home-players = 2 joueurs
home-players-four = 2 ou 4 joueurs
home-play = Jouer
home-rules = Règles
home-teams = Équipes
home-picture = Le plateau de { $game }
home-no-games = Il n’y a pas encore de jeu sur ce serveur.
home-mine = Vos matchs
home-mine-none = Aucun match pour l’instant. Ceux que vous jouerez vous attendront ici, dans ce navigateur.
home-on-title = Votre dernier match
home-go-on = Continuer
home-look-again = Revoir
home-forget = Oublier ce match
home-forget-of = Oublier le match { $a } contre { $b }
home-on-of = Continuer le match { $a } contre { $b }
home-look-of = Revoir le match { $a } contre { $b }
home-over = Terminé
home-running = En cours
home-until = Si personne n’y joue, il sera supprimé le { $date }.
home-gone = N’est plus sur le serveur
home-score = { $a } à { $b }

# Nouveau match

new-title = Nouveau match : { $game }
new-unknown = Il n’y a pas de jeu « { $game } » ici.
new-who = Qui joue ?
new-two = À deux devant cet écran
new-two-help = Côte à côte, chacun son tour, sur cet appareil.
new-four = À quatre, deux par équipe
new-four-help = Amis ou ordinateurs, chacun où vous voulez.
new-others = Les trois autres joueurs
new-seat-computer = Des ordinateurs
new-seat-here = Devant cet écran
new-seat-link = Par lien
new-place-partner = Votre partenaire
new-place-first = Premier adversaire
new-place-second = Second adversaire
new-place-name = Nom, si vous voulez
new-computer = Contre l’ordinateur
new-computer-help = Des adversaires, du plus doux au plus impitoyable.
new-level = Votre adversaire
new-length = Combien de temps ?
new-more = Autres choix
new-more-about = Noms, équipe, dés et règles de la maison.
new-names = Noms
new-name-you = Votre nom
new-name-a = Équipe A
new-name-b = Équipe B
new-side = Votre équipe
new-side-a = Équipe A
new-side-b = Équipe B
new-side-lot = Tirer au sort
new-options = Règles de la maison
new-option-usual = par défaut
new-option-clear = Par défaut
new-option-less = Moins
new-option-more = Plus
new-option-off = non
new-option-text = { $n } caractères sur { $most }.
new-option-long = { $most } caractères au plus, s’il vous plaît.
new-option-bounds = Un nombre entier de { $low } à { $high }, s’il vous plaît.
new-dice = Dés
new-dice-checked = Les dés de la table
new-dice-checked-help = Scellés avant le premier lancer : après le match, chacun peut vérifier qu’aucun n’a été changé.
new-dice-typed = Nous lançons de vrais dés
new-dice-typed-help = Lancez vos propres dés et entrez ce qui est sorti. L’arbitre, c’est le plateau.
new-start = Commencer le match
new-starting = On installe le plateau…

# Adversaires

level-1 = Débutant
level-1-help = Joue vite et laisse passer beaucoup de choses. Idéal pour un premier match.
level-2 = Joueur du dimanche
level-2-help = Saisit les occasions faciles à voir, pardonne presque toutes les erreurs.
level-3 = Joueur de club
level-3-help = Pèse ses chances avant chaque lancer. Il vous faudra réfléchir aussi.
level-4 = Capitaine
level-4-help = Voit plusieurs lancers à l’avance et se trompe rarement.
level-5 = Sans pitié
level-5-help = Réfléchit le temps qu’il faut. Seuls les dés peuvent vous aider.
level-6 = Parfait
level-6-help = A calculé tous les matchs possibles et ne se trompe jamais. Reste la chance.
level-unfit = Ne peut pas jouer avec « { $option } : { $value } ».
level-n = Niveau { $level }
computer = Ordinateur


# Règles

rules-of = Règles de { $game }
rules-contents = Sommaire
rules-link = Lien vers la règle { $clause }
rules-no-clause = Il n’y a pas de règle { $clause } sur cette page.
rules-play = Jouer à ce jeu
rules-table = Tableau

# Apprendre

home-learn = Apprendre
rules-learn = Apprendre ce jeu
learn-title = Apprendre { $game }
learn-none = Il n’y a pas d’exercices pour ce jeu. Les règles suffisent.
learn-rules = Lire les règles
learn-tasks = Exercices
learn-task = Exercice { $n } sur { $of }
learn-dot = Exercice { $n } : { $title }
learn-dot-done = Exercice { $n } : { $title } (réussi)
learn-target = À atteindre : { $cells }
learn-target-cell = { $cell }, à atteindre
learn-hint = Un indice ?
learn-wrong = Pas tout à fait, mais vous savez maintenant ce que cela donne.
learn-retry = Réessayer
learn-next = Exercice suivant
learn-finished = Vous connaissez le jeu : jouez un match
learn-finished-help = Les { $of } exercices sont réussis. Vous pouvez y revenir quand vous voulez.

# Revoir

replay-title = Revoir un match
replay-lead = Revoyez un match, lancer après lancer, ou continuez un match enregistré.
replay-drop = Déposez ici la feuille d’un match
replay-choose = Choisir un fichier
replay-file-help = La feuille d’un match est un fichier .json. Chaque match propose la sienne : à la table dans le menu « … », ici une fois ouvert.
replay-mine = Ou l’un de vos matchs
replay-reading = Lecture de la feuille…
replay-not-whole = Ce match n’a pas pu être rejoué.
replay-another = Un autre match
replay-go-on = Continuer ce match
replay-download = Télécharger la feuille
replay-controls = Déroulement
replay-slider = Moment du match
replay-where = Coup { $ply } sur { $of }
replay-first = Au début
replay-back = Coup précédent
replay-play = Lecture
replay-pause = Pause
replay-next = Coup suivant
replay-last = À la fin
replay-plies = Ce qui s’est passé
replay-start = Avant le premier lancer
replay-keys = Les flèches avancent pas à pas, la barre d’espace lance et arrête, Début et Fin vont aux extrémités.
replay-goal = But pour { $name } : { $a } – { $b }
replay-goals = Buts :
replay-chooses = { $Name } choisit : { $what }
replay-nothing = Rien à voir.
replay-all = Afficher tout le match
replay-slow-motion = Ralenti
replay-slow-skip = Passer

# Revoir pendant le match, et après

past-where = En arrière : coup { $ply } sur { $of }, score { $a } – { $b }.
past-your-turn = C’est à vous !
past-back = Coup précédent
past-again = Revoir
past-on = Coup suivant
past-return = Revenir au match
past-news = { $n ->
    [one] { $n } nouveau
   *[other] { $n } nouveaux
}
table-watching = Vous regardez
table-wrong-key = Ce lien ne mène à aucune place : demandez-en un autre pour jouer.
table-tab = { $turn } — { $a } { $x }–{ $y } { $b }
result-share = Partager le match
swing-at = Coup { $ply } sur { $of }, { $a } – { $b }. { $chance }
swing-watch = Revoir à partir d’ici
analysis-title = Chance et compétence
skill-title = Quel est mon niveau ?
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-usual = Normale
replay-speed-fast = Rapide
replay-speed-faster = Très rapide
replay-opened = { $game }, { $when }

# Réglages

settings-title = Réglages
settings-lead = Gardés dans ce navigateur, pour tous les jeux.
settings-language = Langue
settings-theme = Clair ou sombre
settings-theme-system = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-speed = Animations
settings-speed-help = À quelle vitesse bougent le ballon et les dés. « Aucune » montre tout de suite chaque résultat.
settings-speed-off = Aucune
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-legal = Montrer ce qu’on peut choisir
settings-legal-help = Les dés, cases et boutons qui mènent à un coup permis sont marqués.
settings-odds = Montrer les chances
settings-odds-help = Avant un lancer, ce qu’il peut donner et avec quelle probabilité.
settings-patterns = Motifs sur les équipes
settings-patterns-help = Les deux équipes se distinguent par un motif et pas seulement par la couleur.
settings-sound = Son
settings-sound-help = Le bruit des dés, le sifflet, le but.
settings-kit = Porter votre propre maillot
settings-kit-help = Vos pièces le portent dans chaque jeu, et les autres le voient aussi. À Simulator Soccer, chaque équipe a le sien.

# Page absente

missing-title = Rien ici
missing-lead = Cette page n’existe pas, ou plus.

# Table

table-title = { $a } contre { $b }
table-joining = On s’installe…
table-missing = Ce match n’est pas ici
table-missing-help = Le lien est peut-être faux, le match s’est joué sur un autre serveur, ou il a été supprimé parce que personne n’y touchait plus.
table-removed = Ce match a été supprimé
table-life = { $days ->
    [one] Un match inachevé vous attend ici { $days } jour ; si personne n’y touche pendant ce temps, il est supprimé.
   *[other] Un match inachevé vous attend ici { $days } jours ; si personne n’y touche pendant ce temps, il est supprimé.
}
table-life-until = Si personne n’y joue, celui-ci sera supprimé le { $date }.
table-life-over = { $days ->
    [one] Un match terminé est supprimé au bout d’un jour.
   *[other] Un match terminé est supprimé au bout de { $days } jours.
}
table-life-over-until = Celui-ci sera supprimé le { $date }.
table-home = Retour aux jeux
table-lost = Pas de connexion avec la table. Nouvel essai… Rien du match n’est perdu.
table-sending = En attente de la réponse de la table…
table-board = Plateau
table-picker = La table : les flèches parcourent ce qui peut être choisi, Entrée choisit, Échap revient
table-tray = { $you ->
    [yes] Vos dés
   *[no] Dés : { $name }
}
table-tray-free = Dés sans propriétaire
table-bench = { $you ->
    [yes] Votre banc
   *[no] Banc : { $name }
}
table-die-shows = { $die } : { $face }
table-die-spent = { $die }, utilisé
table-name-die = dé { $die }
table-name-cell = case { $cell }
table-name-goal = { $you ->
    [yes] votre but
   *[no] but { ELIDE("de", $name) }
}
table-name-lying = { $piece }, couché
table-knobs = Vue du plateau
table-zoom-in = Plus près
table-zoom-out = Plus loin
table-zoom-whole = Tout le plateau
table-zoom-ball = Rester autour du ballon
table-offside = Ligne de hors-jeu
table-throw = Lancer
table-throw-name = Lancer : { $die }
table-skip = Passer l’animation
table-picked = Choisi :
table-which-die = Avec quel dé ?
table-back = Revenir
table-faces = Qu’a montré le dé ?
table-done = C’est tout
table-odds = Ce que peut donner : { $die }
table-odds-plain = Ce que peut donner le lancer
table-your-turn = À vous
table-turn-of = { $name }, à vous
table-thinks = { $name } réfléchit…
table-waits = On attend { $name }
table-waits-partner = On attend { $name }, votre partenaire
table-gone = { $name } a quitté la table pour l’instant : le match attend.
table-your-throw = À vous de lancer
table-your-die-rolls = { $dice ->
    [coin] Votre pièce est en l’air…
    [dice] Vos dés roulent…
   *[die] Votre dé roule…
}
table-die-of-rolls = { $name }, { $dice ->
    [coin] votre pièce est en l’air…
    [dice] vos dés roulent…
   *[die] votre dé roule…
}
table-throw-of = { $name }, à vous de lancer
table-throws = { $name } lance { $dice ->
    [coin] la pièce…
    [dice] les dés…
   *[die] le dé…
}
table-awaits = On attend { $name }
table-awaits-page = { $n ->
    [one] On attend la page { ELIDE("de", $name) }
   *[other] On attend les pages { ELIDE("de", $name) }
}
table-void = { $n ->
    [one] La page { ELIDE("de", $name) } n’a pas révélé son texte à temps : rien n’a été lancé.
   *[other] Les pages { ELIDE("de", $name) } n’ont pas révélé leurs textes à temps : rien n’a été lancé.
} Les dés sont préparés de nouveau ({ $attempt }e fois).
table-works-out = { $name } calcule tous les matchs possibles : quelques secondes, cette première fois seulement.
table-stalled = { $name } ne peut pas répondre pour l’instant et réessaie.
table-stalled-store = Le serveur ne peut rien enregistrer pour l’instant : le match attend, et les coups ne comptent pas.
table-stalled-dice = Le dé ne peut pas être lancé pour l’instant ; la table réessaie.
table-tell-die = Lancez le vrai dé : que montre-t-il ?
table-tell-dice = Lancez les vrais dés : que montrent-ils ?
table-tell-coin = Lancez la pièce : quel côté est dessus ?
table-die-of = { $you ->
    [yes] Votre dé
   *[no] Dé { ELIDE("de", $name) }
}
table-tie = Égalité, deux fois { $face } : relancez les deux dés.
table-unplayable = { $a } contre { $b } ne permet aucun coup d’envoi : relancez les deux dés.
table-dice-roll = { $dice ->
    [coin] La pièce est en l’air…
    [dice] Les dés sont lancés…
   *[die] Le dé est lancé…
}
table-over = Le match est fini
table-you = vous
table-to-play = doit jouer
table-score = Score : { $nameA } { $a }, { $nameB } { $b }
table-period = { $n ->
    [1] Première mi-temps
    [2] Seconde mi-temps
   *[other] Tirs au but
}
table-throws-left = { $n ->
    [0] Plus de lancer
    [one] Encore { $n } lancer
   *[other] Encore { $n } lancers
}
table-period-short = { $n ->
    [1] 1re mi-temps
    [2] 2de mi-temps
   *[other] Tirs au but
}
table-throws-short = { $n ->
    [one] { $n } lancer
   *[other] { $n } lancers
}
table-turns-left = { $n ->
    [0] Plus de tour
    [one] Encore { $n } tour
   *[other] Encore { $n } tours
}
table-turns-short = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
table-steps-left = { $n ->
    [0] Plus de pas
    [one] Encore { $n } pas
   *[other] Encore { $n } pas
}
table-steps-short = { $n ->
    [one] { $n } pas
   *[other] { $n } pas
}
table-minute = Minute { $n } sur { $of }
table-extra-time = Prolongations
table-up = Temps écoulé
table-time-gone = Temps écoulé dans cette mi-temps
table-flipped = Le plateau est vu du côté où joue { $nameB }.
table-commentary = Commentaire
table-placed-many = { $you ->
    [yes] Vous placez { $n } pièces.
   *[no] { $Name } place { $n } pièces.
}
table-moved-many = { $you ->
    [yes] Vous déplacez { $n } pièces.
   *[no] { $Name } déplace { $n } pièces.
}
table-commentary-none = Il ne s’est encore rien passé.
table-undo = Annuler mon coup
table-undo-die = Corriger le dé
table-why = Pourquoi pas ?
table-why-label = Que voudriez-vous faire ? Écrivez-le, ou montrez dés et cases sur la table.
table-why-ask = Demander
table-why-allowed = « { $text } » est permis : allez-y.
table-close = Fermer
table-more = Plus
table-share-seat = Copier le lien pour { $name }
table-share-watch = Copier le lien pour regarder
table-copied = Copié.
table-save = Enregistrer le match
table-replay = Revoir
table-rules = Règles
table-rematch = Revanche, équipes échangées
table-set-legal = Marquer ce qui peut être choisi
table-set-odds = Montrer les chances d’un lancer
table-set-labels = Noms des cases
table-set-auto = Un dé choisi se lance tout seul
table-set-hold = Une courte pause avant le dé, pour annuler un coup
table-set-sound = Sons
table-keys = Touches : flèches pour parcourir, Entrée choisit, Échap revient, Espace lance, U annule un coup ou corrige un dé, ? demande pourquoi pas ; 1, 2… vont à un dé, ou disent ce que montre un vrai dé ; sur un petit plateau + − 0 rapprochent, B reste autour du ballon ; O trace la ligne de hors-jeu, s’il y en a une ; , et . regardent en arrière et en avant.
table-draw = Match nul
table-won = Vous avez gagné !
table-lost-match = Vous avez perdu
table-wins = { $n ->
    [one] { $name } gagne !
   *[other] { $name } gagnent !
}

# Dés scellés

seal-title = Dés scellés
seal-open = Le sceau des dés
seal-lead = Avant le premier lancer, le serveur a promis un secret et la page de chaque joueur un texte aléatoire, en n’en montrant que l’empreinte (SHA-256). Une fois toutes les promesses faites, les pages ont révélé leurs textes. Le secret et tous les textes donnent ensemble chaque lancer.
seal-lead-older = Ce match a été enregistré dans un ancien format : les textes des joueurs ont été ajoutés l’un après l’autre. Un joueur arrivé en dernier et capable de lire le secret du serveur aurait pu choisir les lancers.
seal-promise = Le sceau : l’empreinte du secret du serveur
seal-added = Ajouté par { $name }
seal-absent = Rien pour l’instant.
seal-hash = Promis :
seal-text = Révélé :
seal-unrevealed = Le texte n’est pas encore révélé.
seal-computer = Rien : l’ordinateur n’ajoute rien.
seal-nothing = Rien.
seal-secret = Le secret, montré à la fin
seal-void = { $n ->
    [0] Aucune préparation des dés n’a été annulée.
    [one] Une préparation des dés a été annulée : une page n’a pas révélé son texte, rien n’a donc été lancé et chacun en a promis un nouveau.
   *[other] { $n } préparations des dés ont été annulées : une page n’a pas révélé son texte, rien n’a donc été lancé et chacun en a promis un nouveau.
}
seal-void-by = Non révélé : { $name }
seal-proof = Ce que cela prouve, et à qui
seal-proof-own = À vous, si votre propre page y a pris part : sans préparation annulée, personne n’a pu choisir un lancer, pas même un hôte qui joue et peut lire le secret du serveur.
seal-proof-watched = Si vous n’avez fait que regarder, ou lisez la feuille du match plus tard, il faut croire que les joueurs ne se sont pas entendus avec l’hôte.
seal-proof-void = Chaque préparation annulée a donné un essai de plus à qui n’a pas révélé son texte : on voit combien il y en a eu.
seal-later = À la fin du match, le secret est montré ici et votre navigateur vérifie lui-même chaque lancer.
seal-check = Vérifier les dés
seal-how = Votre navigateur fait lui-même le calcul. Avec la feuille du match, « debut verify » fait de même.
seal-busy = Vérification de chaque lancer…
seal-failed = La feuille du match est indisponible pour l’instant. Réessayez dans un moment.
seal-kept = { $n ->
    [0] Rien n’a été lancé dans ce match : il n’y a rien à vérifier.
    [one] Le seul lancer de ce match est celui annoncé au départ.
   *[other] Les { $n } lancers sont tous ceux annoncés au départ.
}
seal-kept-elsewhere = Mais ce navigateur n’a pas créé le texte { ELIDE("de", $name) }. Si vous n’avez pas joué sur un autre appareil, quelqu’un d’autre a choisi ce texte.
seal-kept-turns = Mais cet ancien format n’exclut pas que le dernier arrivé ait choisi les lancers.
seal-going = Le match continue : le secret n’est pas encore montré.
seal-no-secret = Le match est terminé et son secret n’est pas montré : ces dés ne sont pas valables.
seal-wrong-secret = Le secret montré n’est pas celui qui a été scellé : ces dés ne sont pas valables.
seal-other-seal = Ce n’est pas le sceau que votre navigateur a reçu : ces dés ne sont pas valables.
seal-other-text = Le texte ajouté par { $name } n’est pas celui que votre navigateur a reçu : ces dés ne sont pas valables.
seal-other-hash = L’empreinte du texte { ELIDE("de", $name) } n’est pas celle que votre navigateur a reçue : ces dés ne sont pas valables.
seal-other-void = Les préparations annulées ne sont pas celles que votre navigateur a reçues : ces dés ne sont pas valables.
seal-wrong-hash = Le texte { ELIDE("de", $name) } ne correspond pas à l’empreinte promise : ces dés ne sont pas valables.
seal-not-whole = La feuille et le match rejoué ne concordent pas : ces dés ne peuvent être vérifiés.
seal-wrong-throw = Le coup { $ply } (« { $text } ») n’est pas le lancer annoncé au départ.

# Ce que devient le ballon, ce qui s’est passé, et pourquoi pas

table-name-exit = hors du terrain depuis { $cell }
table-fate-of = { $name }, { $fate }
table-fate-keep = garde le ballon
table-fate-loose = ballon à personne
table-fate-share = { $fate } : { $share }
table-percent = { $n } %
table-sign-must = { $n ->
    [one] Doit agir : { $cells }.
   *[other] Doivent agir : { $cells }.
}
table-sign-barred = { $n ->
    [one] Ferme le passage : { $cells }.
   *[other] Ferment le passage : { $cells }.
}
table-sign-limit = { $n ->
    [one] Case réservée en ce moment : { $cells }.
   *[other] Cases réservées en ce moment : { $cells }.
}
table-sign-offside = Ligne de hors-jeu de { $from } à { $to } : recevoir le ballon au-delà, c’est être hors-jeu.
table-sign-wall = Un mur en { $cells }.
table-name-must = { $piece }, doit agir
table-mark-booked = carton jaune
table-mark-offside = hors-jeu
table-mark-done = a bougé
table-mark-down = ne peut pas bouger
table-badge = { $what }{ $n ->
    [one] { "" }
   *[other] {" "}× { $n }
}{ $lit ->
    [yes] {" "}(compte maintenant)
    [off] {" "}(désactivé)
   *[no] { "" }
}
table-course = Étapes
table-step-short = { $minute }′
table-step = { $minute }′, pas { $n } sur { $of }{ $added ->
    [0] { "" }
   *[other] {" "}+ { $added }
}
table-fate-lose = perd le ballon
table-fate-out = sortie : ballon à l’adversaire
table-fate-foul = faute : ballon à l’adversaire
table-fate-goal = but
table-fate-concede = dans votre propre but
table-tap-again = { $kind ->
    [die] { $what } : touchez-le encore une fois pour le lancer.
    [flight] Touchez encore le même endroit pour y envoyer le ballon.
   *[other] Touchez encore une fois : { $what }.
}
table-confirm = D’accord
table-why-none = Impossible de choisir cela maintenant : prenez ce qui est marqué.
table-why-clause = { $clause } dans les règles

# Un ami par lien, arriver et partir, abandonner, revanche

new-friend = Par lien, à distance
new-friend-help = Envoyez un lien ou montrez un QR code : un écran par personne.
new-invite = { $n ->
    [one] Inviter quelqu’un
   *[other] Inviter les autres joueurs
}
wait-title = { $n ->
    [one] Invitez quelqu’un
   *[other] Invitez les autres joueurs
}
wait-show = Montrer le lien
wait-still = { $n ->
    [one] On attend la personne invitée…
   *[other] On attend { $n } personnes…
}
wait-each = Chaque personne a son propre lien : envoyez à chacune le sien.
invite-for = Lien pour { $name }
seats-come = à table
wait-prompt = On attend la personne invitée
wait-look = Regarder la table en attendant
wait-come = { $name } est à table.
wait-play = Jouer
invite-help = La personne qui ouvre ce lien joue ce match avec vous.
invite-link = Lien
invite-copy = Copier le lien
invite-copied = Copié
invite-share = Partager…
invite-text = Venez jouer : le plateau est prêt.
invite-qr = QR code du lien { $link }
invite-local = Cette adresse ne marche que sur cette machine. Pour jouer avec quelqu’un d’autre part, lancez le serveur avec « debut serve --host 0.0.0.0 » et ouvrez-la ici sous l’adresse de la machine.
door-title = { $known ->
    [yes] { $name } vous invite à un match de { $game }
   *[other] On vous invite à un match de { $game }
}
door-team-a = Vous jouez l’équipe A.
door-team-b = Vous jouez l’équipe B.
door-sit = Prendre place
door-help = Pas besoin de compte. Le match reste dans ce navigateur : revenez-y quand vous voulez.
door-own = C’est le lien à envoyer
door-own-help = Vous avez ouvert ce match et y avez déjà votre place. Envoyez le lien à la personne qui doit jouer avec vous.
door-own-back = Retour à ma place
door-own-both = Jouer les deux équipes ici
door-own-of = C’est le lien pour { $name }
door-own-too = Jouer aussi cette place ici
door-taken = { $name } est déjà à cette place
door-taken-help = Ce lien est pour { $name } et a déjà servi. Si vous êtes quelqu’un d’autre, demandez votre propre lien.
door-taken-me = Je suis { $name } : jouer sur cet écran
door-watch = Seulement regarder
table-here = à table
table-away = a quitté la table
table-awaited = pas encore là
table-unknown = incertain
table-twice = Vous êtes à cette table depuis deux écrans : les deux jouent pour vous.
leave-resign = Abandonner…
leave-go = Partir pour l’instant
resign-title = Abandonner le match ?
resign-partner = { $name } doit d’abord être d’accord : vous abandonnez ensemble ou pas du tout.
resign-partner-away = { $name } n’est pas à la table : vous abandonnez pour vous deux.
resign-ask = Demander à { $name }
resign-both = Abandonner pour nous deux
resign-asked = Vous avez proposé à { $name } d’abandonner avec vous.
resign-wait = Attendre la réponse
resign-withdraw = Continuer à jouer, finalement
resign-asks = { $name } propose d’abandonner pour vous deux.
resign-refused = { $name } préfère continuer à jouer.
resign-help = La victoire ira à { $name }. On ne pourra pas revenir dessus.
resign-which = Qui abandonne ? On ne pourra pas revenir dessus.
resign-no = Continuer à jouer
resign-yes = Abandonner
result-resigned = Abandon : { $name }
rematch-waiting = Revanche ? On attend { $names }…
rematch-asked = Revanche proposée par { $names }
rematch-accept = Accepter
rematch-no = Non merci
rematch-withdraw = Retirer la demande
home-waiting = { $n ->
    [one] On attend la personne invitée
   *[other] On attend { $n } personnes
}
rematch-declined = { $name } ne veut pas de revanche pour l’instant.
rematch-none = Pas de revanche, donc.
rematch-open = La revanche est ouverte.
rematch-go = Aller à la revanche
# The table's strip and what is seldom needed

table-controls = À la table
table-turn-board = Tourner le plateau
table-leave = Quitter la table
table-see-board = Regarder le plateau
table-labels-rim = Autour du plateau
table-labels-all = Dans chaque case
table-labels-none = Nulle part
settings-turn = Plateau de { $game }
settings-turn-0 = Au mieux
settings-turn-1 = Un quart de tour
settings-turn-2 = Un demi-tour
settings-turn-3 = Trois quarts de tour

# Pendant la compilation des règles, au premier démarrage
compiling = En préparation pour cette machine : { $percent } %
compiling-progress = Avancement
app-away = Le serveur ne répond pas ; la page le retrouvera d’elle-même. Les règles et les leçons restent ouvertes, les matchs l’attendent.

# Viser
aim-title = Viser
aim-direction = Direction
aim-strength = Force
aim-strength-number = Force en chiffres
aim-strike = Frapper
aim-hint = Touchez un coéquipier ou une cellule, ou tirez le ballon en arrière.
aim-hint-shot = Touchez l’endroit du but à viser, ou tirez le ballon en arrière.
aim-share = { $n } % { $fate ->
    [goal] but
    [lose] pour l’adversaire
    [out] sortie
    [concede] contre son camp
   *[keep] pour vous
}
aim-met-piece = Premier touché : { $piece }.
aim-met-post = D’abord un poteau.
aim-met-bar = D’abord la barre.
aim-met-loose = Personne sur sa route.
aim-met-goal = Dans le but.
aim-met-concede = Dans votre propre but.
aim-met-out = Il sort.
aim-told = { $kind }, { $degrees }°, force { $n }. { $met }

# Une décision secrète, quand les deux équipes sont devant un écran

curtain-over = Passez l’écran à { $who }
curtain-over-help = { $who } décide en secret. { $other } ne regarde pas.
curtain-over-open = C’est moi, { $who }, et personne d’autre : ouvrir
curtain-back = Rendez l’écran à { $other }
curtain-back-help = { $who } a décidé. On le verra quand le ballon sera frappé.
curtain-back-open = Continuer
