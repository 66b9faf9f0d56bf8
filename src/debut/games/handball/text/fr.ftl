# Le jeu

game-name = Handball et dé
game-blurb = Sept pions par équipe, un ballon et un dé : déplacez-vous, lancez, trouvez la faille autour de la zone de but et battez le gardien.
game-length = Environ 60 minutes, 200 tours

# Options

option-actions = Tours par période
option-actions-help = Combien de tours joue chaque équipe dans chacune des deux périodes, de 1 à 200. Sans réponse : 50.
option-clock = Temps
option-clock-help = Compté en tours, une période finit après leur nombre. À la montre, elle finit au coup de sifflet, quand ses minutes sont écoulées.
option-clock-actions = compter les tours
option-clock-real = vraie montre
option-minutes = Minutes par période
option-minutes-help = Combien dure une période à la montre, de 1 à 60 minutes. Sans réponse : 30.
option-court = Terrain
option-court-help = Le grand terrain a 16 colonnes, le petit 14 : on y marque davantage.
option-court-full = grand
option-court-short = petit
option-passive = Jeu passif
option-passive-help = Après combien de tours de suite en possession sans un tir les autres obtiennent un jet franc, de 1 à 20. 0 : jamais.

# Dés

die-die = Dé
die-lot = Tirage au sort

# Faces

face-die-1 = 1
face-die-2 = 2
face-die-3 = 3
face-die-4 = 4
face-die-5 = 5
face-die-6 = 6
face-lot-a = { $NameA }
face-lot-b = { $NameB }

# Pièces

piece-keeper = { $you ->
    [yes] votre gardien { $number }
   *[no] gardien { $number } ({ $name })
}
piece-pawn = { $you ->
    [yes] votre pion { $number }
   *[no] pion { $number } ({ $name })
}
piece-ball = ballon

# Boutons

button-stand = Rester : revenir là où l’on a commencé
button-throw = Lancer le ballon
button-keep = Garder le ballon
button-next = Passer à l’autre moitié
button-stay = Tous les autres restent
button-wall = Mur
button-five-one = Cinq et un
button-three-three = Trois et trois
button-spread = En largeur
button-block = Bloc
button-counter = Contre-attaque
button-siege = Siège
button-press = Pressing

# Ce qu’il y a à faire

# De combien : un morceau d’autres textes.
part-steps = { $n ->
    [one] 1 case
   *[other] { $n } cases
}
# Dans quelle moitié l’on place : un morceau d’autres textes.
part-half = { $half ->
    [own] { $you ->
        [yes] dans votre moitié
       *[no] dans sa propre moitié
    }
    [other] dans l’autre moitié
   *[any] partout sur le terrain
}

prompt-lot = Tirage au sort : qui gagne engage.
prompt-taker-free = { $you ->
    [yes] Jet franc pour vous : choisissez qui le tire et mettez ce pion à l’endroit voulu.
   *[no] Jet franc pour { $name } : un pion est mis en place avec le ballon.
}
prompt-taker-seven = { $you ->
    [yes] Jet de 7 m pour vous : mettez le lanceur sur l’une des deux cases de 7 m.
   *[no] Jet de 7 m pour { $name } : le lanceur est mis sur une case de 7 m.
}
prompt-taker-keeper = { $you ->
    [yes] Renvoi de votre gardien : mettez-le sur l’une des six cases au bord de sa zone de but.
   *[no] Renvoi du gardien pour { $name }, au bord de la zone de but.
}
prompt-taker-goal = { $you ->
    [yes] Remise en jeu après le but : mettez un de vos pions avec le ballon sur l’une de vos cases centrales.
   *[no] { $Name } remet en jeu après le but et met un pion sur une case centrale.
}
prompt-taker-engage = { $you ->
    [yes] Vous engagez : mettez un de vos pions avec le ballon sur l’une de vos cases centrales.
   *[no] { $Name } engage et met un pion sur une case centrale.
}
prompt-place-free = { $you ->
    [yes] Jet franc : replacez des pions { part-half }, prenez une formation, ou laissez-les là.
   *[no] Jet franc : { $name } replace des pions { part-half }.
}
prompt-place-seven = { $you ->
    [yes] Jet de 7 m : replacez des pions { part-half }, prenez une formation, ou laissez-les là.
   *[no] Jet de 7 m : { $name } replace des pions { part-half }.
}
prompt-place-keeper = { $you ->
    [yes] Renvoi du gardien : vous pouvez replacer { $n ->
        [one] encore 1 pion de champ
       *[other] { $n } pions de champ
    } { part-half }.
   *[no] Renvoi du gardien : { $name } peut replacer { $n ->
        [one] encore 1 pion de champ
       *[other] { $n } pions de champ
    } { part-half }.
}
prompt-place-goal = { $you ->
    [yes] Après le but : placez vos pions { part-half }, votre gardien dans sa zone de but ; ou prenez une formation.
   *[no] Après le but : { $name } place ses pions { part-half }.
}
prompt-place-engage = { $you ->
    [yes] Placez vos pions dans votre moitié, votre gardien dans sa zone de but ; ou prenez une formation.
   *[no] { $Name } place tous ses pions dans sa propre moitié.
}
prompt-walk-throw = { $you ->
    [yes] Lancez le dé : un de vos pions se déplace.
   *[no] Le dé est pour { $name } et un déplacement.
}
prompt-walk = { $you ->
    [yes] Vous avez fait { $n } : déplacez un de vos pions d’exactement { part-steps }.
   *[no] { $Name } a fait { $n } : un pion se déplace d’exactement { part-steps }.
}
prompt-choose = { $you ->
    [yes] Le ballon est à vous : le lancer dans ce même tour, ou le garder ?
   *[no] { $Name } a pris le ballon : le lancer, ou le garder ?
}
prompt-ball-throw = { $you ->
    [yes] Lancez le dé pour le ballon.
   *[no] Le dé est pour { $name } et le ballon.
}
prompt-ball = { $you ->
    [yes] Vous avez fait { $n } : choisissez où va le ballon, à exactement { part-steps }, ou tirez au but avec moins.
   *[no] { $Name } a fait { $n } : le ballon va à exactement { part-steps }, ou au but avec moins.
}
prompt-save = { $you ->
    [yes] Un tir contre votre but ! Lancez le dé pour votre gardien : { $n ->
        [1] rien ne l’arrête.
        [2] seul un 1 l’arrête.
       *[other] moins de { $n } l’arrête.
    }
   *[no] Un tir ! Le dé est pour le gardien, { $name } : { $n ->
        [1] rien ne l’arrête.
        [2] seul un 1 l’arrête.
       *[other] moins de { $n } l’arrête.
    }
}
prompt-intercept = { $you ->
    [yes] Le ballon traverse votre zone de but : lancez le dé pour votre gardien, 1 ou 2 l’intercepte.
   *[no] Le ballon traverse la zone de but : le dé est pour le gardien, { $name }, 1 ou 2 l’intercepte.
}
prompt-seven = { $you ->
    [yes] Lancez le dé pour le jet de 7 m : de 3 à 6, c’est but.
   *[no] Le dé est pour { $name } et le jet de 7 m : de 3 à 6, c’est but.
}
prompt-over = Le match est fini : { $a } – { $b }.

# Ce qu’il faut savoir de plus

fact-shut-out = { $you ->
    [yes] Vous coupez aux autres l’accès au ballon : votre pion le plus proche doit se déplacer.
   *[no] { $Name } coupe aux autres l’accès au ballon : son pion le plus proche doit se déplacer.
}
fact-shut-out-soon = { $you ->
    [yes] Vous coupez aux autres l’accès au ballon : si cela dure, votre pion le plus proche devra se déplacer à votre prochain tour.
   *[no] { $Name } coupe l’accès au ballon : si cela dure, son pion le plus proche devra se déplacer au prochain tour.
}
fact-owed = { $you ->
    [yes] { $n ->
        [one] 1 de vos pions doit encore être placé.
       *[other] { $n } de vos pions doivent encore être placés.
    }
   *[no] { $n ->
        [one] 1 pion doit encore être placé.
       *[other] { $n } pions doivent encore être placés.
    }
}
fact-beside = { $you ->
    [yes] Un seul de vos pions peut se tenir à côté du ballon.
   *[no] Un seul pion ({ $name }) peut se tenir à côté du ballon.
}
fact-free-zone = { $you ->
    [yes] Vos pions restent hors de la zone de jet franc des autres.
   *[no] Les pions ({ $name }) restent hors de la zone de jet franc des autres.
}
fact-seven-zone = En deçà de la ligne de jet franc ne se tiennent que le lanceur et le gardien.
fact-keeper-out = { $you ->
    [yes] Votre gardien est sorti de sa zone de but : un tir marque aussitôt.
   *[no] Le gardien ({ $name }) est sorti de sa zone de but : un tir marque aussitôt.
}
fact-passive = { $left ->
    [none] { $you ->
        [yes] Jeu passif : tirez dans ce tour, ou les autres obtiennent un jet franc.
       *[no] Jeu passif : { $name } doit tirer dans ce tour.
    }
   *[some] Jeu passif : tour { $n } sur { $of } sans un tir.
}
fact-up = Le coup de sifflet a retenti : c’est le dernier tour de la période.

# Commentaire

# Qui se déplace ou lance : un morceau d’autres textes.
part-who = { $you ->
    [yes] Votre numéro { $number }
   *[no] Le numéro { $number } ({ $name })
}
event-throw = { $die ->
    [lot] { $you ->
        [yes] Le sort a parlé : vous engagez.
       *[no] Le sort a parlé : { $name } engage.
    }
   *[die] { $you ->
        [yes] Vous faites
       *[no] { $Name } fait
    } { $face }.
}
event-walk = { part-who } va de { $from } en { $to }.
event-stand = { $you ->
    [yes] Un de vos pions fait un tour et revient où il était.
   *[no] Un pion ({ $name }) fait un tour et revient où il était.
}
event-take = { part-who } prend le ballon en { $to } !
event-keep = { $you ->
    [yes] Vous gardez le ballon en { $to }.
   *[no] { $Name } garde le ballon en { $to }.
}
event-pass-mate = { part-who } lance, et un équipier a le ballon en { $to } ({ $by }).
event-pass-lost = { part-who } lance en { $to }, et le ballon est aux autres.
event-pass-loose = { part-who } lance en { $to }, où le ballon reste libre.
event-shot = { part-who } tire depuis { $from }…
event-goal = { $you ->
    [yes] BUT pour vous !
   *[no] BUT pour { $name } !
}
event-save = { $you ->
    [yes] Arrêt ! Votre gardien a le ballon.
   *[no] Arrêt ! Le gardien ({ $name }) a le ballon.
}
event-through-area = { part-who } lance à travers la zone de but vers { $to }…
event-intercepted = { $you ->
    [yes] Votre gardien tend le bras et a le ballon !
   *[no] Le gardien ({ $name }) tend le bras et a le ballon !
}
event-slipped-through = Le gardien ne l’atteint pas : le ballon est passé.
event-own-area = { part-who } lance dans sa propre zone de but, en { $to }.
event-other-area = { part-who } lance dans l’autre zone de but, en { $to } : il est au gardien.
event-foul-blocked = { $you ->
    [yes] Le ballon reste enfermé, aucun de vos pions les plus proches ne peut bouger : vous êtes en faute.
   *[no] Le ballon reste enfermé, aucun des pions les plus proches ne peut bouger : { $name } est en faute.
}
event-foul-no-throw = { $you ->
    [yes] Aucun chemin de cette longueur pour le ballon : vous êtes en faute.
   *[no] Aucun chemin de cette longueur pour le ballon : { $name } est en faute.
}
event-foul-own-area = { $you ->
    [yes] Le ballon est dans votre propre zone de but : vous êtes en faute.
   *[no] Le ballon est dans sa propre zone de but : { $name } est en faute.
}
event-foul-passive = { $you ->
    [yes] Si longtemps sans un tir, c’est du jeu passif : vous êtes en faute.
   *[no] Si longtemps sans un tir, c’est du jeu passif : { $name } est en faute.
}
event-no-walk = { $you ->
    [yes] Aucun pion adverse ne peut bouger : vous les avez tous bloqués.
   *[no] Aucun pion ne peut bouger : { $name } les a tous bloqués.
}
event-seven-thrown = { part-who } lance depuis les 7 m…
event-seven-missed = Trop court ! Le ballon n’atteint pas la ligne.
event-free-throw = { $you ->
    [yes] Jet franc pour vous.
   *[no] Jet franc pour { $name }.
}
event-seven = { $you ->
    [yes] Jet de 7 m pour vous !
   *[no] Jet de 7 m pour { $name } !
}
event-keeper-restart = { $you ->
    [yes] Renvoi de votre gardien.
   *[no] Renvoi du gardien pour { $name }.
}
event-engage = { $you ->
    [yes] Vous engagez.
   *[no] { $Name } engage.
}
event-restart-after-goal = { $you ->
    [yes] Vous remettez en jeu depuis le milieu.
   *[no] { $Name } remet en jeu depuis le milieu.
}
event-taker = { part-who } est prêt avec le ballon en { $to }.
event-taken-off = { part-who } fait place, et sera placé à nouveau.
event-put = { part-who } va en { $to }.
event-formation = { $you ->
    [yes] Vous vous placez
   *[no] { $Name } se place
} { $face ->
    [wall] en mur.
    [five-one] à cinq et un.
    [three-three] à trois et trois.
    [spread] en largeur.
    [block] en bloc.
    [counter] pour la contre-attaque.
    [siege] pour le siège.
   *[press] pour le pressing.
}
event-stays = { $you ->
    [yes] Tous vos autres pions restent là.
   *[no] { $Name } laisse tous les autres là.
}
event-half-time = Mi-temps ! Les équipes changent de but.
event-full-time = Le coup de sifflet : c’est fini !

# Comment un match s’est terminé

reason-full-time = À la fin du temps
