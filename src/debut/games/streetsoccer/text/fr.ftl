# Le jeu

game-name = StreetSoccer
game-blurb = Cinq footballeurs par équipe, un ballon et un dé : courez, brossez vos tirs et enchaînez les passes qui ouvrent le chemin du but.
game-length = Environ 30 minutes, 50 tours

side-a = Équipe A
side-b = Équipe B

# Options

option-setup = Mise en place
option-setup-help = Comment les footballeurs entrent sur le terrain : placés tour à tour, en formations toutes prêtes, ou à la façon des joueurs de Little Golem.
option-setup-turns = tour à tour
option-setup-quick = formations prêtes
option-setup-littlegolem = Little Golem
option-minutes = Minutes
option-minutes-help = Combien de tours joue chaque équipe, de 1 à 99. Sans réponse : 25.
option-extra = Minutes de prolongations
option-extra-help = Combien de temps au plus un match à égalité continue jusqu’au premier but, de 0 à 30. Sans réponse : 10.

# Dés

die-die = Dé
die-kick-off = Coup d’envoi
die-lot = Tirage au sort

# Faces

face-die-1 = 1
face-die-2 = 2
face-die-3 = 3
face-die-4 = 4
face-die-5 = 5
face-die-6 = 6
face-kick-off-a1 = A gagne de 1
face-kick-off-a2 = A gagne de 2
face-kick-off-a3 = A gagne de 3
face-kick-off-a4 = A gagne de 4
face-kick-off-a5 = A gagne de 5
face-kick-off-b1 = B gagne de 1
face-kick-off-b2 = B gagne de 2
face-kick-off-b3 = B gagne de 3
face-kick-off-b4 = B gagne de 4
face-kick-off-b5 = B gagne de 5
face-lot-a = Équipe A
face-lot-b = Équipe B

# Pièces

piece-keeper = gardien { $number } de l’équipe { $side }
piece-footballer = footballeur { $number } de l’équipe { $side }
piece-ball = ballon

# Boutons

button-skip = Rien n’est possible : passer le tour
button-diamond = Losange
button-wall = Mur
button-arrow = Flèche
button-wide = En largeur
button-left = Aile gauche
button-right = Aile droite

# Ce qu’il y a à faire

prompt-lot = Tirez au sort : l’équipe désignée se met en place la première.
prompt-formation = Équipe { $side } : choisissez une formation.
prompt-place = Équipe { $side } : placez { $now ->
    [one] un footballeur
   *[other] { $now } footballeurs, l’un après l’autre
}.
prompt-kick-off-throw = Les deux équipes lancent le dé : la meilleure donne le coup d’envoi, long de la différence.
prompt-kick-off = L’équipe { $side } donne le coup d’envoi, long de { $n ->
    [one] 1 case
   *[other] { $n } cases
} : choisissez où le ballon s’arrête.
prompt-throw = Équipe { $side } : lancez le dé.
prompt-move = L’équipe { $side } a lancé un { $n } : déplacez un footballeur d’exactement { $n ->
    [one] 1 case
   *[other] { $n } cases
}, ou atteignez le ballon et tirez.
prompt-scorer-keeper = L’équipe { $side } a marqué : placez votre gardien sur l’une de vos deux cases foncées.
prompt-beaten-keeper = Équipe { $side } : placez à votre tour le gardien sur l’une de vos deux cases foncées. C’est lui qui va remettre en jeu.
prompt-restart-throw = Équipe { $side } : lancez le dé pour la remise en jeu de votre gardien.
prompt-restart = Le gardien de l’équipe { $side } remet en jeu, d’un tir de { $n ->
    [one] 1 case
   *[other] { $n } cases
} : choisissez où va le ballon.
prompt-over = Le match est fini : équipe A { $a }, équipe B { $b }.

# Ce qu’il faut savoir d’autre

fact-owed-keeper = À placer : votre gardien, sur une case foncée.
fact-owed-central = À placer : un footballeur sur une case centrale.
fact-owed-own-half = À placer : { $n } de plus dans votre moitié.
fact-owed-other-half = À placer : un footballeur dans l’autre moitié.
fact-no-goal-now = Personne ne peut marquer sur le coup d’envoi.
fact-extra = Prolongations : le prochain but donne la victoire.
fact-last = Sans autre but, l’équipe { $side } gagne : elle a marqué la dernière.
fact-no-goal-yet = Personne n’a marqué : sans but, les deux équipes perdent.

# Commentaire

event-throw = { $die ->
    [kick-off] { $face ->
        [a1] L’équipe A gagne le lancer de 1 et donne le coup d’envoi.
        [a2] L’équipe A gagne le lancer de 2 et donne le coup d’envoi.
        [a3] L’équipe A gagne le lancer de 3 et donne le coup d’envoi.
        [a4] L’équipe A gagne le lancer de 4 et donne le coup d’envoi !
        [a5] L’équipe A gagne le lancer de 5 et donne le coup d’envoi : impossible de faire mieux !
        [b1] L’équipe B gagne le lancer de 1 et donne le coup d’envoi.
        [b2] L’équipe B gagne le lancer de 2 et donne le coup d’envoi.
        [b3] L’équipe B gagne le lancer de 3 et donne le coup d’envoi.
        [b4] L’équipe B gagne le lancer de 4 et donne le coup d’envoi !
       *[b5] L’équipe B gagne le lancer de 5 et donne le coup d’envoi : impossible de faire mieux !
    }
    [lot] Le sort désigne l’équipe { $face ->
        [a] A
       *[b] B
    } : elle se met en place la première.
   *[die] L’équipe { $side } lance un { $face }.
}
event-placed = L’équipe { $side } place un footballeur en { $to }.
event-formation = L’équipe { $side } se range { $face ->
    [diamond] en losange.
    [wall] en mur.
    [arrow] en flèche.
    [wide] sur toute la largeur.
    [left] sur l’aile gauche.
   *[right] sur l’aile droite.
}
event-kick-off = { $touches ->
    [0] L’équipe { $side } donne le coup d’envoi et le ballon s’arrête en { $to }. C’est parti !
    [1] L’équipe { $side } donne le coup d’envoi et passe par un coéquipier, jusqu’en { $to }. C’est parti !
   *[other] L’équipe { $side } donne le coup d’envoi, { $touches } touches de coéquipiers, jusqu’en { $to }. C’est parti !
}
event-walk = L’équipe { $side } se déplace de { $from } à { $to }.
event-run = L’équipe { $side } court de { $from } au ballon en { $to }…
event-kick = { $to ->
    [goal-a] { $touches ->
        [0] L’équipe { $side } tire au but…
        [1] Passe de l’équipe { $side }, et le tir file vers le but…
       *[other] { $touches } passes de l’équipe { $side }, et le tir file vers le but…
    }
    [goal-b] { $touches ->
        [0] L’équipe { $side } tire au but…
        [1] Passe de l’équipe { $side }, et le tir file vers le but…
       *[other] { $touches } passes de l’équipe { $side }, et le tir file vers le but…
    }
   *[other] { $touches ->
        [0] L’équipe { $side } tire de { $from } à { $to }.
        [1] L’équipe { $side } joue de { $from } à { $to } en passant par un coéquipier.
       *[other] Belle suite de passes de l’équipe { $side } : { $touches } touches de coéquipiers, de { $from } à { $to } !
    }
}
event-restart-kick = { $to ->
    [goal-a] Le gardien de l’équipe { $side } remet en jeu, et le ballon file vers l’autre but…
    [goal-b] Le gardien de l’équipe { $side } remet en jeu, et le ballon file vers l’autre but…
   *[other] { $touches ->
        [0] Le gardien de l’équipe { $side } remet en jeu vers { $to }.
        [1] Le gardien de l’équipe { $side } trouve un coéquipier, qui prolonge vers { $to }.
       *[other] Le gardien de l’équipe { $side } lance une suite de passes : { $touches } touches de coéquipiers, jusqu’en { $to } !
    }
}
event-goal = BUT pour l’équipe { $side } !
event-put-back = Pas d’anti-jeu devant le but : le tireur est replacé en { $to }.
event-skipped = Rien n’est possible : l’équipe { $side } passe son tour.
event-ball-laid = Aucune remise en jeu n’est possible : le ballon est posé en { $to }.
event-keeper-placed = Le gardien de l’équipe { $side } prend place en { $to }.
event-extra-time = Égalité : place aux prolongations, le prochain but donne la victoire !
event-full-time = Coup de sifflet final !
event-extra-goal = Quelle fin de match ! L’équipe { $side } gagne dans les prolongations !
event-last-goal = Toujours égalité : l’équipe { $side } a marqué la dernière, elle gagne !
event-both-lose = Pas un seul but de tout le match : les deux équipes ont perdu !

# Pourquoi pas ?

why-place-first = Les footballeurs se placent d’abord : nommez une case libre.
why-not-field = Les footballeurs se placent sur le terrain lui-même, pas autour.
why-taken = Quelqu’un se trouve déjà sur cette case.
why-keeper-only = Les cases foncées sont au gardien de ce but, et à lui seul.
why-their-central = Ce sont les cases centrales de l’autre équipe : aucun de vos footballeurs n’y commence.
why-owed = Avec un footballeur ici, le reste de votre équipe ne pourrait plus respecter les règles de placement.
why-light-placed = Un seul de vos footballeurs peut commencer sur vos deux cases claires.
why-mid-circle = Dans cette mise en place, vos trois footballeurs commencent hors des quatre cases centrales.
why-formation-first = Les formations se choisissent d’abord : nommez l’une d’elles.
why-formation-taken = Cette formation demande une case où l’autre équipe se trouve déjà.
why-no-formations = Il n’y a pas de formation à choisir ici.
why-kick-off-first = Le coup d’envoi vient d’abord : nommez la case où le ballon s’arrête.
why-no-goal-at-kick-off = On ne marque pas sur le coup d’envoi.
why-keeper-first = Après un but, les gardiens se placent d’abord : nommez l’une de vos deux cases foncées.
why-keeper-square = Après un but, votre gardien se place sur l’une de vos deux cases foncées.
why-restart-first = Votre gardien remet d’abord le ballon en jeu : nommez la case où il s’arrête.
why-nobody-there = Aucun de vos footballeurs ne se trouve sur cette case.
why-not-that-far = Il ne peut pas y aller : on se déplace d’exactement autant de cases que le dé a de points, jamais en diagonale, sur des cases libres.
why-starting-square = Un déplacement ne finit pas là où il a commencé.
why-ball-is-kicked = Le ballon est là, et qui l’atteint le tire : dites où il va.
why-goal-squares = Personne n’entre dans les buts.
why-not-skip = Vous pouvez encore jouer : on ne passe son tour que si rien n’est possible.
why-ball-not-there = Le ballon n’est pas sur cette case.
why-cannot-reach-ball = Il ne peut pas atteindre le ballon avec ce lancer.
why-ball-cannot-go = Le ballon ne peut pas y aller : il parcourt toutes ses cases sur des cases libres, et n’oblique qu’une fois entre deux touches.
why-cannot-score = Ce ballon n’atteint pas le but : il doit franchir la ligne depuis l’une des cases foncées devant lui.
why-off-field = Le ballon reste sur le terrain : il n’en sort que par le but adverse.
why-dark = Seul un gardien peut rester sur une case foncée, devant son propre but ; tout autre n’y va que pour tirer.
why-no-room-back = Après un tir d’une case foncée il recule, et aucune case n’est libre pour lui.
why-light = Un seul de vos footballeurs, gardien compris, peut se trouver sur vos deux cases claires.
why-surround = Vous ne pouvez pas occuper toutes les cases autour du ballon : l’autre équipe doit pouvoir l’atteindre.
why-corner = Quand le ballon est dans un coin, vous ne pouvez pas occuper trois des quatre cases autour de lui.
why-no-placing-now = Il n’y a personne à placer maintenant.
why-die-thrown = Le dé est lancé : c’est à l’un de vos footballeurs de bouger.
why-alike = Tous les footballeurs sauf le gardien sont pareils : prenez celui qui est marqué.
why-keeper-on-dark = Votre gardien se place sur l’une des deux cases foncées devant votre but.
why-footballer-first = Montrez d’abord le footballeur qui doit bouger : l’un des vôtres.
why-cannot-move = Il ne peut pas bouger avec ce lancer.
why-square-taken = Quelqu’un y est déjà : une course finit sur une case libre.

# Ce qui ne va pas dans une position

impossible-footballers = Personne ne partage sa case avec un autre footballeur ou avec le ballon en jeu, et personne n’est dans un but.
impossible-dark = Seul un gardien se trouve sur une case foncée, et seulement devant son propre but.
impossible-light = Un footballeur au plus d’une équipe se trouve sur les deux cases claires de son camp.
impossible-unplaced = Il ne manque des footballeurs que pendant leur placement, et les numéros 2 à 5 se placent dans cet ordre.
impossible-order = Autant de footballeurs placés ne vont pas avec cette phase et cette équipe.
impossible-owed = Ces footballeurs ne sont pas placés comme le veulent les règles, ou ne pourraient plus tous l’être.
impossible-setup = Cette phase n’existe pas dans cette mise en place.
impossible-ball = Le ballon ne peut pas se trouver là dans cette phase, ou quelqu’un est sur sa case.
impossible-side = Dans cette phase, aucune équipe ne joue seule : on écrit side=A.
impossible-die = Le dé ne peut pas montrer cela dans cette phase, ou il ne laisse aucun coup d’envoi permis.
impossible-turns = Dans cette phase, le match ne peut pas avoir eu autant de tours.
impossible-last = Une équipe n’a marqué la dernière que si elle a un but, et dès qu’il y a des buts dans le temps normal, l’une des deux l’a fait.
impossible-score = Ce score ne va pas avec la phase, les tours ou l’équipe qui a marqué la dernière.
impossible-result = Un match a un résultat quand il est fini, et pas avant.
impossible-winner = Le résultat annoncé n’est pas celui que donnent les buts et les minutes.

# Comment un match a fini

ending-no-goal = Les deux équipes perdent
reason-full-time = À la fin du temps
reason-extra-time = Dans les prolongations
reason-last-goal = Au dernier but marqué
reason-no-goal = Sans but, les deux perdent

# Exercices pour apprendre

lesson-walk-title = Premiers pas
lesson-walk = Le dé montre 3 : menez le footballeur 2 à la case marquée. On se déplace d’exactement autant de cases que le dé a de points, en ligne ou en colonne, jamais en diagonale.
lesson-walk-hint = Touchez le footballeur 2, puis la case marquée. Il peut tourner à chaque case, mais ne traverse personne.
lesson-walk-done = Bien marché ! Tous les points du dé sont utilisés, et l’on peut aussi passer par les cases autour du terrain.
lesson-walk-wrong = Le voilà ailleurs. Utilisez tous les points du dé, et arrêtez-vous sur la case marquée.
lesson-kick-title = Premier tir
lesson-kick = Atteignez le ballon et tirez-le jusqu’à la case marquée. Le ballon parcourt autant de cases qu’il reste de points au footballeur, plus une.
lesson-kick-hint = Touchez le footballeur qui peut atteindre le ballon, puis le ballon, puis la case marquée. Moins il marche, plus le tir est long.
lesson-kick-done = Belle frappe ! Qui atteint le ballon le tire aussitôt, dans l’une des huit directions.
lesson-kick-wrong = Le ballon est ailleurs. Moins il marche jusqu’au ballon, plus le tir est long.
lesson-bend-title = En courbe
lesson-bend = Tout droit, la voie est bouchée : contournez l’obstacle jusqu’à la case marquée. En chemin, le ballon peut obliquer une fois, de 45°.
lesson-bend-hint = Une partie du chemin tout droit, l’autre en diagonale : voilà une courbe. Le ballon ne traverse pas les footballeurs.
lesson-bend-done = Quel effet ! Une courbe entre deux touches suffit pour contourner presque tout le monde.
lesson-bend-wrong = Le ballon est parti ailleurs. Tout droit puis en diagonale, ou l’inverse : voilà comment le contourner.
lesson-pass-title = Jouer ensemble
lesson-pass = La case marquée est trop loin pour un seul tir : passez par un coéquipier. Il a les points qui restent, plus un, avec une nouvelle direction et une nouvelle courbe.
lesson-pass-hint = Atteignez le ballon, puis choisissez la case marquée : le chemin par votre coéquipier est montré.
lesson-pass-done = Superbe passe ! Chaque coéquipier qui touche le ballon ajoute une case à son chemin.
lesson-pass-wrong = Il n’arrive pas là ainsi. Atteignez le ballon, puis choisissez la case marquée : votre coéquipier le prolonge.
lesson-score-title = Au fond des filets
lesson-score = Marquez ! Le ballon doit franchir la ligne depuis l’une des deux cases foncées devant l’autre but ; il peut rester des points.
lesson-score-hint = Atteignez le ballon, puis choisissez le but. Passes et courbes aident à y arriver.
lesson-score-done = BUT ! Vous savez tout ce qu’il faut : un match vous attend.
lesson-score-wrong = Pas de but cette fois. Atteignez le ballon, puis choisissez le but lui-même.

# Après le match

tally-chances = Lancers qui pouvaient marquer
tally-kicks = Frappes
tally-passes = Passes
how-kick = { $touches ->
    [0] un tir depuis { $from }
    [one] un tir depuis { $from }, relayé par un coéquipier
   *[other] un tir depuis { $from }, relayé { $touches } fois par ses coéquipiers
}
how-restart = { $touches ->
    [0] un dégagement du gardien depuis { $from }
    [one] un dégagement du gardien depuis { $from }, relayé par un coéquipier
   *[other] un dégagement du gardien depuis { $from }, relayé { $touches } fois par ses coéquipiers
}
