# Le jeu

game-name = StreetSoccer
game-blurb = Cinq footballeurs par équipe : courez, passez, enroulez vos tirs.
game-length = { $n ->
    [one] 1 tour
   *[other] { $n } tours
} par équipe

# Options

option-setup = Mise en place
option-setup-help = Comment les footballeurs entrent sur le terrain : placés tour à tour, en formations toutes prêtes, ou à la façon des joueurs de Little Golem.
option-setup-turns = tour à tour
option-setup-quick = formations prêtes
option-setup-littlegolem = Little Golem
option-minutes = Minutes
option-minutes-help = Combien de tours joue chaque équipe, de 1 à 99. Par défaut : 25.
option-extra = Minutes de prolongations
option-extra-help = Combien de temps au plus un match à égalité continue jusqu’au premier but, de 0 à 30. Par défaut : 10.

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
face-kick-off-a1 = { $NameA }, de 1
face-kick-off-a2 = { $NameA }, de 2
face-kick-off-a3 = { $NameA }, de 3
face-kick-off-a4 = { $NameA }, de 4
face-kick-off-a5 = { $NameA }, de 5
face-kick-off-b1 = { $NameB }, de 1
face-kick-off-b2 = { $NameB }, de 2
face-kick-off-b3 = { $NameB }, de 3
face-kick-off-b4 = { $NameB }, de 4
face-kick-off-b5 = { $NameB }, de 5
face-lot-a = { $NameA }
face-lot-b = { $NameB }

# Pièces

piece-keeper = { $you ->
    [yes] votre gardien { $number }
   *[no] gardien { $number } { ELIDE("de", $name) }
}
piece-footballer = { $you ->
    [yes] votre footballeur { $number }
   *[no] footballeur { $number } { ELIDE("de", $name) }
}
piece-ball = ballon

# Boutons

button-skip = Rien n’est possible : passer le tour
button-diamond = Losange
button-wall = Mur
button-arrow = Flèche
button-wide = En largeur
button-left = Aile gauche
button-right = Aile droite

# Ce qu’il y a à faire

prompt-lot = Pile ou face : l’équipe qui gagne se met en place en premier.
prompt-formation = { $you ->
    [yes] Choisissez une formation pour votre équipe.
   *[no] { $Name } choisit une formation.
}
prompt-place = { $you ->
    [yes] Placez { $now ->
        [one] un footballeur.
       *[other] { $now } footballeurs, l’un après l’autre.
    }
   *[no] { $Name } place { $now ->
        [one] un footballeur.
       *[other] { $now } footballeurs, l’un après l’autre.
    }
}
prompt-kick-off-throw = Les deux équipes lancent le dé : le plus haut lancer donne le coup d’envoi, l’écart donnant la distance.
prompt-kick-off = { $you ->
    [yes] Vous donnez le coup d’envoi, long de { $n ->
        [one] 1 case
       *[other] { $n } cases
    } : choisissez où le ballon s’arrête.
   *[no] { $Name } donne le coup d’envoi, long de { $n ->
        [one] 1 case
       *[other] { $n } cases
    }.
}
prompt-throw = { $you ->
    [yes] Lancez le dé.
   *[no] { $Name } lance le dé.
}
prompt-move = { $you ->
    [yes] Vous avez fait { $n } : déplacez un footballeur d’exactement { $n ->
        [one] 1 case
       *[other] { $n } cases
    }, ou atteignez le ballon et tirez.
   *[no] { $Name } a fait { $n } : un footballeur se déplace de { $n ->
        [one] 1 case
       *[other] { $n } cases
    }, ou atteint le ballon et tire.
}
prompt-scorer-keeper = { $you ->
    [yes] Vous avez marqué : placez votre gardien sur l’une de vos deux cases foncées.
   *[no] { $Name } a marqué et place le gardien sur une case foncée.
}
prompt-beaten-keeper = { $you ->
    [yes] À vous de placer votre gardien sur l’une de vos deux cases foncées. C’est lui qui va faire le renvoi.
   *[no] { $Name } place à son tour le gardien sur une case foncée. C’est lui qui va faire le renvoi.
}
prompt-restart-throw = { $you ->
    [yes] Lancez le dé pour le renvoi de votre gardien.
   *[no] { $Name } lance le dé pour le renvoi du gardien.
}
prompt-restart = { $you ->
    [yes] Renvoi de votre gardien, d’un tir de { $n ->
        [one] 1 case
       *[other] { $n } cases
    } : choisissez où va le ballon.
   *[no] Renvoi du gardien { ELIDE("de", $name) }, d’un tir de { $n ->
        [one] 1 case
       *[other] { $n } cases
    }.
}
prompt-over = Le match est fini : { $a } – { $b }.

# Ce qu’il faut savoir d’autre

fact-owed-keeper = À placer : votre gardien, sur une case foncée.
fact-owed-central = À placer : un footballeur sur une case centrale.
fact-owed-own-half = À placer : { $n } de plus dans votre moitié.
fact-owed-other-half = À placer : un footballeur dans l’autre moitié.
fact-no-goal-now = Personne ne peut marquer sur le coup d’envoi.
fact-extra = Prolongations : le prochain but donne la victoire.
fact-last = { $you ->
    [yes] Sans autre but, vous gagnez : le dernier but est pour vous.
   *[no] Sans autre but, { $name } gagne grâce au dernier but marqué.
}
fact-no-goal-yet = Personne n’a marqué : sans but, les deux équipes perdent.

# Commentaire

# Qui se déplace ou tire, et comment il tire au but : des morceaux d’autres textes.
part-who = { $you ->
    [yes] Votre numéro { $number }
   *[no] Le { $number } { ELIDE("de", $name) }
}
part-shot = { $touches ->
    [0] { $bends ->
        [0] tire au but…
       *[other] enroule le ballon via { $bend } vers le but…
    }
    [1] passe par un coéquipier ({ $by }), qui tire au but…
   *[other] lance une suite de { $touches } passes ({ $by }), et le tir file vers le but…
}
event-throw = { $die ->
    [kick-off] { $you ->
        [yes] Vous gagnez
       *[no] { $Name } gagne
    } le coup d’envoi, avec { $face ->
        [a1] 1 d’écart.
        [b1] 1 d’écart.
        [a2] 2 d’écart.
        [b2] 2 d’écart.
        [a3] 3 d’écart.
        [b3] 3 d’écart.
        [a4] 4 d’écart !
        [b4] 4 d’écart !
       *[other] 5 d’écart : impossible de faire mieux !
    }
    [lot] { $you ->
        [yes] Le sort vous désigne : vous vous mettez en place en premier.
       *[no] Le sort désigne { $name }, qui se met en place en premier.
    }
   *[die] { $you ->
        [yes] Vous faites un { $face }.
       *[no] { $Name } fait un { $face }.
    }
}
    .v2 = { $die ->
    [kick-off] { $you ->
        [yes] Le coup d’envoi est pour vous, avec { $face ->
            [a1] 1 d’écart.
            [b1] 1 d’écart.
            [a2] 2 d’écart.
            [b2] 2 d’écart.
            [a3] 3 d’écart.
            [b3] 3 d’écart.
            [a4] 4 d’écart !
            [b4] 4 d’écart !
           *[other] 5 d’écart !
        }
       *[no] Le coup d’envoi est pour { $name }, avec { $face ->
            [a1] 1 d’écart.
            [b1] 1 d’écart.
            [a2] 2 d’écart.
            [b2] 2 d’écart.
            [a3] 3 d’écart.
            [b3] 3 d’écart.
            [a4] 4 d’écart !
            [b4] 4 d’écart !
           *[other] 5 d’écart !
        }
    }
    [lot] { $you ->
        [yes] La pièce est pour vous : vous vous mettez en place en premier.
       *[no] La pièce est pour { $name }, qui se met en place en premier.
    }
   *[die] { $you ->
        [yes] Un { $face } pour vous.
       *[no] Un { $face } pour { $name }.
    }
}
    .v3 = { $die ->
    [kick-off] { $you ->
        [yes] Votre lancer est le plus haut : à vous le coup d’envoi.
       *[no] Le lancer { ELIDE("de", $name) } est le plus haut, et donne le coup d’envoi.
    }
    [lot] { $you ->
        [yes] Vous gagnez à pile ou face : vous vous mettez en place en premier.
       *[no] { $Name } gagne à pile ou face et se met en place en premier.
    }
   *[die] { $you ->
        [yes] Votre dé montre { $face }.
       *[no] Le dé { ELIDE("de", $name) } montre { $face }.
    }
}
event-placed = { $you ->
    [yes] Vous placez
   *[no] { $Name } place
} un footballeur en { $to }.
event-formation = { $you ->
    [yes] Votre équipe se range
   *[no] { $Name } se range
} { $face ->
    [diamond] en losange.
    [wall] en mur.
    [arrow] en flèche.
    [wide] sur toute la largeur.
    [left] sur l’aile gauche.
   *[right] sur l’aile droite.
}
event-kick-off = { $you ->
    [yes] Vous donnez le coup d’envoi
   *[no] { $Name } donne le coup d’envoi
} : { $touches ->
    [0] { $bends ->
        [0] le ballon roule jusqu’à { $to }.
       *[other] le ballon s’enroule via { $bend } jusqu’à { $to }.
    }
    [1] par un coéquipier ({ $by }), le ballon roule jusqu’à { $to }.
   *[other] { $touches } passes ({ $by }), et le ballon roule jusqu’à { $to }.
} C’est parti !
event-walk = { part-who } va de { $from } à { $to }.
    .v2 = { part-who } trottine de { $from } à { $to }.
    .v3 = { part-who } quitte { $from } pour { $to }.
    .v4 = { part-who } cherche l’espace, de { $from } à { $to }.
event-run = { part-who } court au ballon en { $to }…
    .v2 = { part-who } arrive sur le ballon en { $to }…
    .v3 = { part-who } pique un sprint vers le ballon en { $to }…
event-kick = { part-who } { $to ->
    [goal-a] { part-shot }
    [goal-b] { part-shot }
   *[other] { $touches ->
        [0] { $bends ->
            [0] tire droit sur { $to }.
           *[other] enroule le ballon via { $bend } jusqu’à { $to }.
        }
        [1] passe par un coéquipier ({ $by }) : le ballon roule jusqu’à { $to }.
       *[other] lance une suite de { $touches } passes ({ $by }) : le ballon roule jusqu’à { $to } !
    }
}
    .v2 = { part-who } { $to ->
    [goal-a] { part-shot }
    [goal-b] { part-shot }
   *[other] { $touches ->
        [0] { $bends ->
            [0] frappe droit sur { $to }.
           *[other] brosse le ballon via { $bend } jusqu’à { $to }, au compas.
        }
        [1] trouve un coéquipier ({ $by }), qui prolonge jusqu’à { $to }.
       *[other] engage { $touches } passes ({ $by }), du velours : le ballon roule jusqu’à { $to } !
    }
}
    .v3 = { part-who } { $to ->
    [goal-a] { part-shot }
    [goal-b] { part-shot }
   *[other] { $touches ->
        [0] { $bends ->
            [0] envoie le ballon tout droit, jusqu’à { $to }.
           *[other] contourne tout le monde via { $bend }, jusqu’à { $to } : quel effet !
        }
        [1] joue le une-deux ({ $by }) : le ballon va jusqu’à { $to }.
       *[other] ouvre une série de { $touches } passes ({ $by }) : elle finit en { $to } !
    }
}
event-restart-kick = { $you ->
    [yes] Votre gardien
   *[no] Le gardien { ELIDE("de", $name) }
} { $to ->
    [goal-a] fait le renvoi ({ $by }), et le ballon file vers l’autre but…
    [goal-b] fait le renvoi ({ $by }), et le ballon file vers l’autre but…
   *[other] { $touches ->
        [0] { $bends ->
            [0] renvoie le ballon vers { $to }.
           *[other] renvoie le ballon, enroulé via { $bend }, vers { $to }.
        }
        [1] trouve un coéquipier ({ $by }), qui prolonge vers { $to }.
       *[other] lance une suite de passes, { $by } : le ballon roule jusqu’à { $to } !
    }
}
event-goal = { $you ->
    [yes] BUT pour vous !
   *[no] BUT pour { $name } !
}
    .v2 = { $you ->
    [yes] BUT pour vous ! Toute la rue applaudit.
   *[no] BUT pour { $name } ! Toute la rue applaudit.
}
    .v3 = { $you ->
    [yes] BUT pour vous ! Les filets tremblent encore.
   *[no] BUT pour { $name } ! Les filets tremblent encore.
}
    .v4 = { $you ->
    [yes] BUT pour vous ! Et pas une vitre de cassée.
   *[no] BUT pour { $name } ! Et pas une vitre de cassée.
}
event-put-back = Pas d’anti-jeu devant le but : le tireur est replacé en { $to }.
    .v2 = Les cases foncées sont au gardien : le tireur recule en { $to }.
    .v3 = Tiré, et aussitôt hors de la case foncée : le tireur est maintenant en { $to }.
event-skipped = { $you ->
    [yes] Rien n’est possible : vous passez votre tour.
   *[no] Rien n’est possible : { $name } passe son tour.
}
event-ball-laid = Aucun renvoi n’est possible : le ballon est posé en { $to }.
event-keeper-placed = { $you ->
    [yes] Votre gardien
   *[no] Le gardien { ELIDE("de", $name) }
} prend place en { $to }.
    .v2 = { $you ->
    [yes] Retour entre les poteaux : votre gardien
   *[no] Retour entre les poteaux : le gardien { ELIDE("de", $name) }
} est en { $to }.
    .v3 = { $you ->
    [yes] Votre gardien
   *[no] Le gardien { ELIDE("de", $name) }
} attend en { $to }, gants aux mains.
event-extra-time = Égalité : place aux prolongations, le prochain but donne la victoire !
event-full-time = Coup de sifflet final !
event-extra-goal = { $you ->
    [yes] Quelle fin de match ! Vous gagnez dans les prolongations !
   *[no] Quelle fin de match ! { $Name } gagne dans les prolongations !
}
event-last-goal = { $you ->
    [yes] Toujours égalité : le dernier but était pour vous, vous gagnez !
   *[no] Toujours égalité : le dernier but donne la victoire à { $name } !
}
event-both-lose = Pas un seul but de tout le match : les deux équipes ont perdu !

# Pourquoi pas ?

why-place-first = Les footballeurs se placent d’abord : nommez une case libre.
why-not-field = Les footballeurs se placent sur le terrain lui-même, pas autour.
why-taken = Quelqu’un se trouve déjà sur cette case.
why-keeper-only = Les cases foncées sont au gardien de ce but, et à lui seul.
why-their-central = Ce sont les cases centrales de l’autre équipe : aucun de vos footballeurs n’y commence.
why-owed = Avec un footballeur ici, le reste de votre équipe ne pourrait plus respecter les règles de placement.
why-light-placed = Un seul de vos footballeurs peut commencer sur vos deux cases claires.
why-mid-circle = Dans cette mise en place, vos trois footballeurs commencent hors des quatre cases centrales.
why-formation-first = Les formations se choisissent d’abord : nommez l’une d’elles.
why-formation-taken = Cette formation demande une case où l’autre équipe se trouve déjà.
why-no-formations = Il n’y a pas de formation à choisir ici.
why-kick-off-first = Le coup d’envoi vient d’abord : nommez la case où le ballon s’arrête.
why-no-goal-at-kick-off = On ne marque pas sur le coup d’envoi.
why-keeper-first = Après un but, les gardiens se placent d’abord : nommez l’une de vos deux cases foncées.
why-keeper-square = Après un but, votre gardien se place sur l’une de vos deux cases foncées.
why-restart-first = Le renvoi de votre gardien vient d’abord : nommez la case où le ballon s’arrête.
why-nobody-there = Aucun de vos footballeurs ne se trouve sur cette case.
why-not-that-far = Il ne peut pas y aller : un footballeur se déplace d’exactement autant de cases que le nombre indiqué par le dé, jamais en diagonale, sur des cases inoccupées.
why-starting-square = Un déplacement ne finit pas là où il a commencé.
why-ball-is-kicked = Le ballon est là, et le footballeur qui l’atteint le tire : dites où il va.
why-goal-squares = Personne n’entre dans les buts.
why-not-skip = Vous pouvez encore jouer : on ne passe son tour que si rien n’est possible.
why-ball-not-there = Le ballon n’est pas sur cette case.
why-cannot-reach-ball = Il ne peut pas atteindre le ballon avec ce lancer.
why-ball-cannot-go = Le ballon ne peut pas y aller : il parcourt toutes ses cases sur des cases inoccupées, et n’oblique qu’une fois entre deux touches.
why-cannot-score = Ce ballon n’atteint pas le but : il doit franchir la ligne depuis l’une des cases foncées devant lui.
why-off-field = Le ballon reste sur le terrain : il n’en sort que par le but adverse.
why-dark = Seul un gardien peut rester sur une case foncée, devant son propre but ; les autres footballeurs n’y vont que pour tirer.
why-no-room-back = Après un tir d’une case foncée il recule, et aucune case n’est libre pour lui.
why-light = Un seul de vos footballeurs, gardien compris, peut se trouver sur vos deux cases claires.
why-surround = Vous ne pouvez pas occuper toutes les cases autour du ballon : l’autre équipe doit pouvoir l’atteindre.
why-corner = Quand le ballon est dans un coin, vous ne pouvez pas occuper trois des quatre cases autour de lui.
why-no-placing-now = Il n’y a personne à placer maintenant.
why-die-thrown = Le dé est lancé : c’est à l’un de vos footballeurs de bouger.
why-alike = Tous les footballeurs sauf le gardien sont pareils : prenez celui qui est marqué.
why-keeper-on-dark = Votre gardien se place sur l’une des deux cases foncées devant votre but.
why-footballer-first = Montrez d’abord le footballeur qui doit bouger : l’un des vôtres.
why-cannot-move = Il ne peut pas bouger avec ce lancer.
why-square-taken = Quelqu’un y est déjà : une course finit sur une case libre.

# Ce qui ne va pas dans une position

impossible-footballers = Personne ne partage sa case avec un autre footballeur ou avec le ballon en jeu, et personne n’est dans un but.
impossible-dark = Seul un gardien se trouve sur une case foncée, et seulement devant son propre but.
impossible-light = Un footballeur au plus d’une équipe se trouve sur ses deux cases claires.
impossible-unplaced = Il ne manque des footballeurs que pendant leur placement, et les numéros 2 à 5 se placent dans cet ordre.
impossible-order = Autant de footballeurs placés ne vont pas avec cette phase et cette équipe.
impossible-owed = Ces footballeurs ne sont pas placés comme le veulent les règles, ou ne pourraient plus tous l’être.
impossible-setup = Cette phase n’existe pas dans cette mise en place.
impossible-ball = Le ballon ne peut pas se trouver là dans cette phase, ou quelqu’un est sur sa case.
impossible-side = Dans cette phase, aucune équipe n’a à jouer : on écrit side=A.
impossible-die = Le dé ne peut pas montrer cela dans cette phase, ou il ne laisse aucun coup d’envoi permis.
impossible-turns = Dans cette phase, le match ne peut pas avoir eu autant de tours.
impossible-last = Une équipe n’a marqué la dernière que si elle a un but, et dès qu’il y a des buts dans le temps normal, l’une des deux l’a fait.
impossible-score = Ce score ne va pas avec la phase, les tours ou l’équipe qui a marqué la dernière.
impossible-result = Un match a un résultat quand il est fini, et pas avant.
impossible-winner = Le résultat indiqué ne correspond pas aux buts et aux minutes.

# Comment un match a fini

ending-no-goal = Les deux équipes perdent
reason-full-time = Au coup de sifflet final
reason-extra-time = Dans les prolongations
reason-last-goal = Au dernier but marqué
reason-no-goal = Sans but, les deux perdent

# Exercices pour apprendre

lesson-walk-title = Premiers pas
lesson-walk = Le dé montre 3 : menez le footballeur 2 à la case marquée. On se déplace d’exactement autant de cases que le nombre indiqué par le dé, en ligne ou en colonne, jamais en diagonale.
lesson-walk-hint = Touchez le footballeur 2, puis la case marquée. Il peut tourner à chaque case, mais ne traverse personne.
lesson-walk-done = Bien joué ! Tous les points du dé sont utilisés, et l’on peut aussi passer par les cases autour du terrain.
lesson-walk-wrong = Le voilà ailleurs. Utilisez tous les points du dé, et arrêtez-vous sur la case marquée.
lesson-kick-title = Premier tir
lesson-kick = Atteignez le ballon et tirez-le jusqu’à la case marquée. Le ballon parcourt autant de cases qu’il reste de points au footballeur, plus une.
lesson-kick-hint = Touchez le footballeur qui peut atteindre le ballon, puis le ballon, puis la case marquée. Moins il marche, plus le tir est long.
lesson-kick-done = Belle frappe ! Le footballeur qui atteint le ballon le tire aussitôt, dans l’une des huit directions.
lesson-kick-wrong = Le ballon est ailleurs. Moins il marche jusqu’au ballon, plus le tir est long.
lesson-bend-title = En courbe
lesson-bend = Tout droit, la voie est bouchée : contournez l’obstacle jusqu’à la case marquée. En chemin, le ballon peut obliquer une fois, de 45°.
lesson-bend-hint = Un bout du chemin tout droit, l’autre en diagonale : voilà une courbe. Le ballon ne traverse pas les footballeurs.
lesson-bend-done = Quel effet ! Une courbe entre deux touches suffit pour contourner presque tout le monde.
lesson-bend-wrong = Le ballon est parti ailleurs. Tout droit puis en diagonale, ou l’inverse : voilà comment le contourner.
lesson-pass-title = Jouer ensemble
lesson-pass = La case marquée est trop loin pour un seul tir : passez par un coéquipier. Il a les points qui restent, plus un, avec une nouvelle direction et une nouvelle courbe.
lesson-pass-hint = Atteignez le ballon, puis choisissez la case marquée : le chemin par votre coéquipier est montré.
lesson-pass-done = Superbe passe ! Chaque coéquipier qui touche le ballon ajoute une case à son chemin.
lesson-pass-wrong = Il n’arrive pas là ainsi. Atteignez le ballon, puis choisissez la case marquée : votre coéquipier le prolonge.
lesson-score-title = Au fond des filets
lesson-score = Marquez ! Le ballon doit franchir la ligne depuis l’une des deux cases foncées devant l’autre but ; il peut rester des points.
lesson-score-hint = Atteignez le ballon, puis choisissez le but. Passes et courbes aident à y arriver.
lesson-score-done = BUT ! Vous savez tout ce qu’il faut : un match vous attend.
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
    [0] un renvoi du gardien depuis { $from }
    [one] un renvoi du gardien depuis { $from }, relayé par un coéquipier
   *[other] un renvoi du gardien depuis { $from }, relayé { $touches } fois par ses coéquipiers
}
