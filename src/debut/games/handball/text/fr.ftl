# Le jeu

game-name = Handball et dé
game-blurb = Sept pions par équipe : trouvez la faille et battez le gardien.
game-length = Deux périodes de { $n ->
    [one] 1 tour
   *[other] { $n } tours
} par équipe

# Options

option-actions = Tours par période
option-actions-help = Combien de tours joue chaque équipe dans chacune des deux périodes, de 1 à 200. Par défaut : 50.
option-clock = Temps
option-clock-help = Au compte des tours, une période finit une fois les tours joués. Au chronomètre, elle finit au coup de sifflet, quand ses minutes sont écoulées.
option-clock-actions = compter les tours
option-clock-real = chronomètre
option-minutes = Minutes par période
option-minutes-help = Combien dure une période au chronomètre, de 1 à 60 minutes. Par défaut : 30.
option-court = Terrain
option-court-help = Le grand terrain a 16 colonnes, le petit 14 : on y marque davantage.
option-court-full = grand
option-court-short = petit
option-passive = Jeu passif
option-passive-help = Après combien de tours de suite en possession sans un tir l’adversaire obtient un jet franc, de 1 à 20. 0 : jamais.

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
   *[no] gardien { $number } { ELIDE("de", $name) }
}
piece-pawn = { $you ->
    [yes] votre pion { $number }
   *[no] pion { $number } { ELIDE("de", $name) }
}
piece-ball = ballon

# Boutons

button-stand = Rester : une boucle
button-throw = Lancer le ballon
button-keep = Garder le ballon
button-next = Passer à l’autre moitié
button-stay = Jouer sans plus se replacer
button-wall = Mur
button-five-one = En 5-1
button-three-three = En 3-3
button-spread = En largeur
button-block = Bloc
button-counter = Contre-attaque
button-siege = Assaut
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

prompt-lot = Pile ou face : l’équipe qui gagne engage.
prompt-taker-free = { $you ->
    [yes] Jet franc pour vous : choisissez qui le tire et mettez ce pion à l’endroit voulu.
   *[no] Jet franc pour { $name } : un pion est mis en place avec le ballon.
}
prompt-taker-seven = { $you ->
    [yes] Jet de 7 m pour vous : mettez le lanceur sur l’une des deux cases de 7 m.
   *[no] Jet de 7 m pour { $name } : le lanceur est mis sur une case de 7 m.
}
prompt-taker-keeper = { $you ->
    [yes] Renvoi de votre gardien : mettez-le sur l’une des six cases au bord de sa zone de but.
   *[no] Renvoi du gardien { ELIDE("de", $name) }, au bord de la zone de but.
}
prompt-taker-goal = { $you ->
    [yes] Remise en jeu après le but : mettez un de vos pions avec le ballon sur l’une de vos cases centrales.
   *[no] { $Name } remet en jeu après le but et met un pion sur une case centrale.
}
prompt-taker-engage = { $you ->
    [yes] Vous engagez : mettez un de vos pions avec le ballon sur l’une de vos cases centrales.
   *[no] { $Name } engage et met un pion sur une case centrale.
}
prompt-place-free = { $you ->
    [yes] Jet franc : replacez des pions { part-half }, prenez une formation, ou laissez-les là.
   *[no] Jet franc : { $name } replace des pions { part-half }.
}
prompt-place-seven = { $you ->
    [yes] Jet de 7 m : replacez des pions { part-half }, prenez une formation, ou laissez-les là.
   *[no] Jet de 7 m : { $name } replace des pions { part-half }.
}
prompt-place-keeper = { $you ->
    [yes] Renvoi du gardien : vous pouvez replacer { $n ->
        [one] encore 1 pion de champ
       *[other] { $n } pions de champ
    } { part-half }.
   *[no] Renvoi du gardien : { $name } peut replacer { $n ->
        [one] encore 1 pion de champ
       *[other] { $n } pions de champ
    } { part-half }.
}
prompt-place-goal = { $you ->
    [yes] Après le but : placez vos pions { part-half }, votre gardien dans sa zone de but ; ou prenez une formation.
   *[no] Après le but : { $name } place ses pions { part-half }.
}
prompt-place-engage = { $you ->
    [yes] Placez vos pions dans votre moitié, votre gardien dans sa zone de but ; ou prenez une formation.
   *[no] { $Name } place tous ses pions dans sa propre moitié.
}
prompt-walk-throw = { $you ->
    [yes] Lancez le dé : un de vos pions se déplace.
   *[no] { $Name } lance le dé pour un déplacement.
}
prompt-walk = { $you ->
    [yes] Vous avez fait { $n } : déplacez un de vos pions d’exactement { part-steps }.
   *[no] { $Name } a fait { $n } : un pion se déplace d’exactement { part-steps }.
}
prompt-choose = { $you ->
    [yes] Le ballon est à vous : le lancer dans ce même tour, ou le garder ?
   *[no] { $Name } a pris le ballon : le lancer, ou le garder ?
}
prompt-ball-throw = { $you ->
    [yes] Lancez le dé pour le ballon.
   *[no] { $Name } lance le dé pour le ballon.
}
prompt-ball = { $you ->
    [yes] Vous avez fait { $n } : envoyez le ballon exactement à { part-steps }, ou tirez au but avec moins.
   *[no] { $Name } a fait { $n } : le ballon va exactement à { part-steps }, ou au but avec moins.
}
prompt-save = { $you ->
    [yes] Un tir contre votre but ! Lancez le dé pour votre gardien : { $n ->
        [1] rien ne l’arrête.
        [2] seul un 1 l’arrête.
       *[other] il faut moins de { $n }.
    }
   *[no] Un tir ! { $Name } lance le dé du gardien : { $n ->
        [1] rien ne l’arrête.
        [2] seul un 1 l’arrête.
       *[other] il faut moins de { $n }.
    }
}
prompt-intercept = { $you ->
    [yes] Le ballon traverse votre zone de but : lancez le dé pour votre gardien, 1 ou 2 l’intercepte.
   *[no] Le ballon traverse la zone de but { ELIDE("de", $name) }, qui lance le dé du gardien : 1 ou 2 l’intercepte.
}
prompt-seven = { $you ->
    [yes] Lancez le dé pour le jet de 7 m : de 3 à 6, c’est but.
   *[no] { $Name } lance le dé pour le jet de 7 m : de 3 à 6, c’est but.
}
prompt-over = Le match est fini : { $a } – { $b }.

# Ce qu’il faut savoir de plus

fact-shut-out = { $you ->
    [yes] Vous coupez l’adversaire du ballon : votre pion le plus proche doit se déplacer.
   *[no] { $Name } coupe l’adversaire du ballon : son pion le plus proche doit se déplacer.
}
fact-shut-out-soon = { $you ->
    [yes] Vous coupez l’adversaire du ballon : si cela dure, votre pion le plus proche devra se déplacer à votre prochain tour.
   *[no] { $Name } coupe l’adversaire du ballon : si cela dure, son pion le plus proche devra se déplacer au prochain tour.
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
   *[no] Un seul pion { ELIDE("de", $name) } peut se tenir à côté du ballon.
}
fact-free-zone = { $you ->
    [yes] Vos pions restent hors de la zone de jet franc de l’adversaire.
   *[no] Les pions { ELIDE("de", $name) } restent hors de la zone de jet franc de l’adversaire.
}
fact-seven-zone = En deçà de la ligne de jet franc ne se tiennent que le lanceur et le gardien.
fact-keeper-out = { $you ->
    [yes] Votre gardien est sorti de sa zone de but : un tir marque aussitôt.
   *[no] Le gardien { ELIDE("de", $name) } est sorti de sa zone de but : un tir marque aussitôt.
}
fact-passive = { $left ->
    [none] { $you ->
        [yes] Jeu passif : tirez dans ce tour, ou l’adversaire obtient un jet franc.
       *[no] Jeu passif : { $name } doit tirer dans ce tour.
    }
   *[some] Jeu passif : tour { $n } sur { $of } sans un tir.
}
fact-up = Le coup de sifflet a retenti : c’est le dernier tour de la période.

# Commentaire

# Qui se déplace ou lance : un morceau d’autres textes.
part-who = { $you ->
    [yes] Votre numéro { $number }
   *[no] Le { $number } { ELIDE("de", $name) }
}
event-throw = { $die ->
    [lot] { $you ->
        [yes] Le sort vous désigne.
       *[no] Le sort désigne { $name }.
    }
   *[die] { $you ->
        [yes] Vous faites
       *[no] { $Name } fait
    } { $face }.
}
    .v2 = { $die ->
    [lot] { $you ->
        [yes] La pièce est pour vous.
       *[no] La pièce est pour { $name }.
    }
   *[die] { $you ->
        [yes] Un { $face } pour vous.
       *[no] Un { $face } pour { $name }.
    }
}
    .v3 = { $die ->
    [lot] { $you ->
        [yes] Vous gagnez à pile ou face.
       *[no] { $Name } gagne à pile ou face.
    }
   *[die] { $you ->
        [yes] Votre dé montre { $face }.
       *[no] Le dé { ELIDE("de", $name) } montre { $face }.
    }
}
event-walk = { part-who } va de { $from } à { $to }.
    .v2 = { part-who } se glisse de { $from } à { $to }.
    .v3 = { part-who } quitte { $from } pour { $to }.
    .v4 = { part-who } cherche la faille, de { $from } à { $to }.
event-stand = { $you ->
    [yes] Un de vos pions fait une boucle et revient où il était.
   *[no] Un pion { ELIDE("de", $name) } fait une boucle et revient où il était.
}
event-take = { part-who } prend le ballon en { $to } !
    .v2 = { part-who } fond sur le ballon en { $to } !
    .v3 = { part-who } l’a à deux mains, en { $to } !
event-keep = { $you ->
    [yes] Vous gardez le ballon en { $to }.
   *[no] { $Name } garde le ballon en { $to }.
}
    .v2 = { $you ->
    [yes] Pas encore : vous tenez le ballon en { $to }.
   *[no] Pas encore : { $name } tient le ballon en { $to }.
}
    .v3 = { $you ->
    [yes] Patience : le ballon reste à vous en { $to }.
   *[no] Patience : le ballon reste à { $name } en { $to }.
}
event-pass-mate = { part-who } lance, et un coéquipier a le ballon en { $to } ({ $by }).
    .v2 = { part-who } trouve un coéquipier en { $to } ({ $by }), de main à main.
    .v3 = { part-who } passe vers { $to } ({ $by }), et c’est bien capté.
    .v4 = { part-who } lance vite, et juste, vers { $to } ({ $by }).
event-pass-lost = { part-who } lance vers { $to }, et le ballon est à l’adversaire.
    .v2 = { part-who } lance vers { $to } : droit dans les mains de l’adversaire !
    .v3 = Cadeau ! { part-who } lance vers { $to }, et l’adversaire dit merci.
event-pass-loose = { part-who } lance vers { $to }, où le ballon reste libre.
    .v2 = { part-who } lance vers { $to } : il n’y a personne, le ballon roule.
    .v3 = { part-who } lance dans le vide, vers { $to } : qui arrivera en premier ?
event-shot = { part-who } tire depuis { $from }…
    .v2 = { part-who } s’élève et tire depuis { $from }…
    .v3 = { part-who } arme en { $from } ; la salle retient son souffle…
    .v4 = { part-who } tente sa chance depuis { $from }…
event-goal = { $you ->
    [yes] BUT pour vous !
   *[no] BUT pour { $name } !
}
    .v2 = { $you ->
    [yes] BUT pour vous ! Les filets tremblent encore.
   *[no] BUT pour { $name } ! Les filets tremblent encore.
}
    .v3 = { $you ->
    [yes] BUT pour vous ! Toute la salle est debout.
   *[no] BUT pour { $name } ! Toute la salle est debout.
}
    .v4 = { $you ->
    [yes] BUT pour vous ! Trop rapide pour n’importe quel gardien.
   *[no] BUT pour { $name } ! Trop rapide pour n’importe quel gardien.
}
    .v5 = { $you ->
    [yes] BUT pour vous ! Sous la main, contre le poteau.
   *[no] BUT pour { $name } ! Sous la main, contre le poteau.
}
event-save = { $you ->
    [yes] Arrêt ! Votre gardien a le ballon.
   *[no] Arrêt ! Le gardien { ELIDE("de", $name) } a le ballon.
}
    .v2 = { $you ->
    [yes] Votre gardien claque la porte : arrêt !
   *[no] Le gardien { ELIDE("de", $name) } claque la porte : arrêt !
}
    .v3 = { $you ->
    [yes] Une jambe, un bras, et le ballon est à votre gardien : arrêt !
   *[no] Une jambe, un bras : arrêt du gardien { ELIDE("de", $name) } !
}
    .v4 = { $you ->
    [yes] Arrêt ! Le banc se lève pour votre gardien.
   *[no] Arrêt ! Le banc se lève pour le gardien { ELIDE("de", $name) }.
}
event-through-area = { part-who } lance à travers la zone de but vers { $to }…
    .v2 = { part-who } ose la traversée de la zone de but, vers { $to }…
    .v3 = { part-who } tente le passage devant le gardien, vers { $to }…
event-intercepted = { $you ->
    [yes] Votre gardien tend le bras et a le ballon !
   *[no] Le gardien { ELIDE("de", $name) } tend le bras et a le ballon !
}
    .v2 = { $you ->
    [yes] Un long bras, et votre gardien l’a cueilli !
   *[no] Un long bras, et le gardien { ELIDE("de", $name) } l’a cueilli !
}
    .v3 = { $you ->
    [yes] Votre gardien était à l’affût : intercepté !
   *[no] Le gardien { ELIDE("de", $name) } était à l’affût : intercepté !
}
event-slipped-through = Le gardien ne l’atteint pas : le ballon est passé.
    .v2 = Du bout des doigts ! Le ballon échappe au gardien.
    .v3 = Entre les mains du gardien : le ballon est passé !
event-own-area = { part-who } lance dans sa propre zone de but, vers { $to }.
event-other-area = { part-who } lance dans l’autre zone de but, vers { $to } : le ballon est au gardien.
event-foul-blocked = { $you ->
    [yes] Le ballon reste enfermé, aucun de vos pions les plus proches ne peut bouger : vous êtes en faute.
   *[no] Le ballon reste enfermé, aucun des pions les plus proches ne peut bouger : { $name } est en faute.
}
event-foul-no-throw = { $you ->
    [yes] Aucun chemin de cette longueur pour le ballon : vous êtes en faute.
   *[no] Aucun chemin de cette longueur pour le ballon : { $name } est en faute.
}
event-foul-own-area = { $you ->
    [yes] Le ballon est dans votre propre zone de but : vous êtes en faute.
   *[no] Le ballon est dans sa propre zone de but : { $name } est en faute.
}
event-foul-passive = { $you ->
    [yes] Si longtemps sans un tir, c’est du jeu passif : vous êtes en faute.
   *[no] Si longtemps sans un tir, c’est du jeu passif : { $name } est en faute.
}
event-no-walk = { $you ->
    [yes] Aucun pion adverse ne peut bouger : vous les avez tous bloqués.
   *[no] Aucun pion ne peut bouger : { $name } les a tous bloqués.
}
event-seven-thrown = { part-who } lance depuis les 7 m…
    .v2 = À 7 m, face au gardien : { part-who } lance…
    .v3 = { part-who } respire un grand coup à 7 m, et lance…
event-seven-missed = Trop court ! Le ballon n’atteint pas la ligne.
event-free-throw = { $you ->
    [yes] Jet franc pour vous.
   *[no] Jet franc pour { $name }.
}
    .v2 = { $you ->
    [yes] Coup de sifflet : jet franc pour vous.
   *[no] Coup de sifflet : jet franc pour { $name }.
}
    .v3 = { $you ->
    [yes] Le bras de l’arbitre se lève : le jet franc est à vous.
   *[no] Le bras de l’arbitre se lève : le jet franc est à { $name }.
}
event-seven = { $you ->
    [yes] Jet de 7 m pour vous !
   *[no] Jet de 7 m pour { $name } !
}
    .v2 = { $you ->
    [yes] Plus une issue pour aucun pion : jet de 7 m pour vous !
   *[no] Plus une issue pour aucun pion : jet de 7 m pour { $name } !
}
    .v3 = { $you ->
    [yes] L’arbitre montre les 7 m : à vous !
   *[no] L’arbitre montre les 7 m : à { $name } !
}
event-keeper-restart = { $you ->
    [yes] Renvoi de votre gardien.
   *[no] Renvoi du gardien { ELIDE("de", $name) }.
}
    .v2 = { $you ->
    [yes] Le ballon est à votre gardien, qui fait le renvoi.
   *[no] Le ballon est au gardien { ELIDE("de", $name) }, qui fait le renvoi.
}
    .v3 = { $you ->
    [yes] Votre gardien cherche quelqu’un pour le renvoi.
   *[no] Le gardien { ELIDE("de", $name) } cherche quelqu’un pour le renvoi.
}
event-engage = { $you ->
    [yes] Vous engagez.
   *[no] { $Name } engage.
}
event-restart-after-goal = { $you ->
    [yes] Vous remettez en jeu depuis le milieu.
   *[no] { $Name } remet en jeu depuis le milieu.
}
    .v2 = { $you ->
    [yes] Retour au milieu : la remise en jeu est pour vous.
   *[no] Retour au milieu : la remise en jeu est pour { $name }.
}
    .v3 = { $you ->
    [yes] Le ballon est de nouveau au milieu, et il est à vous.
   *[no] Le ballon est de nouveau au milieu, pour { $name }.
}
event-taker = { part-who } attend avec le ballon en { $to }.
    .v2 = { part-who } remettra en jeu depuis { $to }, ballon en main.
    .v3 = { part-who } prend le ballon en { $to } et cherche une ouverture.
event-taken-off = { part-who } fait place, et sera placé à nouveau.
event-put = { part-who } va en { $to }.
event-formation = { $you ->
    [yes] Vous vous placez
   *[no] { $Name } se place
} { $face ->
    [wall] en mur.
    [five-one] en 5-1.
    [three-three] en 3-3.
    [spread] en largeur.
    [block] en bloc.
    [counter] pour la contre-attaque.
    [siege] pour l’assaut.
   *[press] pour le pressing.
}
event-stays = { $you ->
    [yes] Tous vos autres pions restent en place.
   *[no] { $Name } laisse tous ses autres pions en place.
}
event-half-time = Mi-temps ! Les équipes changent de but.
event-full-time = Le coup de sifflet : c’est fini !

# Comment un match s’est terminé

reason-full-time = Au coup de sifflet final

# Pourquoi pas ?

why-taker-first = Le pion qui remet en jeu est d’abord placé sur sa case, avec le ballon : désignez ce pion, puis la case.
why-field-pawn-takes = C’est un pion de champ qui se charge de cette remise en jeu, pas le gardien.
why-keeper-takes = C’est le gardien lui-même qui fait le renvoi.
why-spot-free = Le jet franc se joue là où est le ballon ou, si c’est trop près du but, juste derrière la ligne de jet franc.
why-spot-seven = Un jet de 7 m se tire de l’une des deux cases de 7 m devant l’autre but.
why-spot-keeper = Le gardien fait son renvoi de l’une des six cases de sa zone de but qui en touchent la ligne.
why-spot-central = Le ballon se pose sur l’une des deux cases centrales de votre moitié de terrain.
why-place-first = C’est le moment de placer les pions : désignez un de vos pions puis sa case, ou choisissez une formation.
why-taker-stays = Le pion qui a le ballon reste là d’où il remet en jeu.
why-keepers-stay = À un renvoi du gardien, on ne déplace que des pions de champ, pas les gardiens.
why-placed-already = Ce pion est déjà placé : chacun ne l’est qu’une fois par remise en jeu.
why-stands-there = Il s’y trouve déjà. Un pion que vous laissez reste où il est.
why-put-on-taken = Quelqu’un s’y trouve : on place les pions sur des cases libres.
why-put-in-area = Les zones de but sont fermées : seul un gardien s’y tient, et dans la sienne.
why-keeper-home = À cette remise en jeu, le gardien se tient dans sa zone de but.
why-own-half = À cette remise en jeu, vos pions se tiennent dans votre moitié de terrain.
why-own-half-first = D’abord les cases de votre moitié de terrain ; l’autre moitié viendra ensuite.
why-other-half-now = Votre moitié de terrain est réglée : c’est maintenant l’autre moitié.
why-seven-zone = À un jet de 7 m, seuls le tireur et le gardien de ce but se tiennent en deçà de la ligne de jet franc.
why-free-zone = Aucun pion de l’équipe qui joue le jet franc ne se tient dans la zone de jet franc adverse.
why-beside-ball = Un seul de vos pions peut se tenir à côté du ballon, et il y en a déjà un.
why-no-formation = À un renvoi du gardien, pas de formation : deux pions au plus se déplacent.
why-formation-half = Cette formation déborde sur l’autre moitié, où vos pions ne peuvent pas être maintenant.
why-no-next = Il n’y a plus de moitié suivante : placez vos pions, ou laissez les autres où ils sont.
why-somebody-must-move = Un de vos pions est encore à placer : il est hors du terrain, ou là où cette remise en jeu ne le permet pas.
why-no-placing-now = On ne place les pions qu’avant une remise en jeu.
why-choose-first = Vous avez pris le ballon : choisissez de le lancer ou de le garder.
why-die-thrown = Le dé est lancé : il faut le jouer.
why-walk-first = Un de vos pions se déplace d’abord, puis le ballon peut être lancé.
why-pawn-first = Désignez d’abord le pion à déplacer : un des vôtres.
why-nobody-there = Aucun de vos pions ne s’y trouve.
why-must-open = Votre équipe coupe l’adversaire du ballon : votre pion le plus proche doit se déplacer.
why-not-stand = Aucun pion ne peut revenir sur sa case avec ce lancer : il faut quatre pas ou six, et la place d’en faire le tour.
why-ends-where-it-began = Il ne revient pas sur sa case. Quand un pion le peut, avec un 4 ou un 6, cela s’appelle rester.
why-only-stand = Avec ce lancer, il ne fait que revenir sur sa case : choisissez de rester.
why-off-court = C’est hors du terrain.
why-no-cell = Aucun pion n’y va : on joue sur les cases du terrain.
why-square-taken = Quelqu’un s’y trouve : un déplacement finit sur une case libre, ou sur le ballon libre.
why-area = Les pions de champ n’entrent dans aucune zone de but.
why-other-area = L’autre zone de but est fermée à votre gardien.
why-keeper-with-ball = Avec le ballon, le gardien ne sort pas de sa zone de but et n’y entre pas.
why-way-barred = Des pions barrent le chemin : on ne passe pas par un autre pion.
why-not-that-far = Il n’y arrive pas : un déplacement fait exactement autant de pas que le nombre indiqué par le dé, jamais en diagonale, jamais droit en arrière, sans traverser de zone de but.
why-walled-in = Il est enfermé : toutes les cases autour de lui sont prises ou fermées.
why-no-room = Il n’a pas la place de faire autant de pas.
why-keeper-no-room = Avec le ballon, le gardien ne franchit pas la ligne de la zone de but, et il n’a pas la place de faire autant de pas.
why-throw-now = C’est le moment de lancer le ballon : désignez la case où il doit finir.
why-die-binds = Le dé est lancé : le ballon doit partir.
why-take-the-cell = C’est possible : choisissez la case elle-même.
why-own-goal = Le ballon ne quitte le terrain que par le but adverse.
why-ball-off-court = C’est hors du terrain : le ballon y reste, ou entre dans le but adverse.
why-ball-back = Le ballon ne finit pas là d’où il est parti.
why-keeper-clears = Le gardien doit lancer le ballon hors de sa zone de but.
why-ball-barred = Des pions barrent le chemin : le ballon peut finir sur un pion, mais pas le traverser.
why-ball-not-that-far = Le ballon n’y arrive pas : il fait exactement autant de pas que le nombre indiqué par le dé, jamais en diagonale, jamais droit en arrière.
why-shot-barred = Des pions barrent le tir : le chemin qui les contourne demande plus que le dé ne montre.
why-no-power = Le tir manque de puissance : le dé doit montrer plus que les cases traversées jusqu’au but.

# Ce qui ne va pas dans une position

impossible-pawns = Deux pions partagent une case, ou l’un d’eux est hors de ce terrain.
impossible-area = Seul un gardien se tient dans une zone de but, et dans la sienne.
impossible-missing = Des pions ne sont hors du terrain qu’avant un engagement, et un seul pendant qu’on place pour une remise en jeu.
impossible-ball = Cette case n’est pas sur ce terrain.
impossible-ball-there = Le ballon ne peut pas être là dans cette phase de jeu.
impossible-not-held = Dans cette phase, un pion de l’équipe dont c’est le tour tient le ballon.
impossible-side = Dans cette phase, aucune équipe n’a à jouer : on écrit side=A.
impossible-restart = Une remise en jeu va avec les phases taker et place, et elles avec une remise en jeu.
impossible-no-restart = On ne le dit que pendant qu’on place les pions pour une remise en jeu.
impossible-taker-first = C’est l’équipe qui remet en jeu qui y place son pion.
impossible-engage = L’équipe qui a engagé la première période n’engage pas la seconde.
impossible-taker = Le gardien fait son renvoi, un pion de champ toute autre remise en jeu.
impossible-spot = Le ballon est avec le pion qui remet en jeu, sur une case d’où cette remise en jeu se fait.
impossible-step = Cette étape du placement n’existe pas dans cette remise en jeu, ou revient à l’autre équipe.
impossible-nobody-left = L’équipe qui doit placer n’a plus personne à placer.
impossible-placed = Ces pions ne peuvent pas être déjà placés, ou il y manque celui qui remet en jeu.
impossible-placed-there = Un pion déjà placé se trouve là où il ne pouvait pas l’être.
impossible-moved = On ne compte qu’au renvoi du gardien : autant de pions que de placés, sans le gardien.
impossible-stays = Une équipe laisse les autres en place à son étape seulement, tant qu’il lui reste des pions, et si aucun ne doit bouger.
impossible-plan = Cette formation ne peut pas être déjà prise, ou les pions ne vont pas avec ce qu’elle laisse à placer.
impossible-unfinished = Le placement de l’autre équipe est fini : tous ses pions sont placés, ou ont le droit de rester.
impossible-seven-spot = Un jet de 7 m est tiré par un pion de champ sur une case de 7 m devant l’autre but.
impossible-seven-zone = À un jet de 7 m, seuls le tireur et le gardien de ce but se tiennent en deçà de la ligne de jet franc.
impossible-die = Un dé est sur la table dans les phases walk, ball, save et intercept, et dans aucune autre.
impossible-no-walk = Avec ce lancer, aucun des pions concernés ne peut se déplacer : c’est réglé aussitôt.
impossible-no-throw = Avec ce lancer, le ballon ne peut aller nulle part : c’est réglé aussitôt.
impossible-no-shot = On ne dit une distance que lorsqu’un gardien lance le dé contre un tir.
impossible-distance = Ce n’est pas la distance d’un tir que le dé permet ici.
impossible-no-interception = On ne dit une cible que lorsqu’un gardien lance le dé pour intercepter.
impossible-target = Le ballon ne peut pas retomber là en traversant l’autre zone de but.
impossible-keeper-away = Seul un gardien dans sa zone de but lance le dé pour arrêter ou intercepter.
impossible-before-lot = Avant le tirage au sort, c’est la première période, et personne n’a engagé : first=A.
impossible-over = Un match finit dans sa seconde période.
impossible-turns = Une période dans cette phase ne peut pas avoir eu autant de tours.
impossible-whistle = Seul le chronomètre siffle, et seulement pendant le match.
impossible-score = Ce score ne va pas avec les tours joués, ou il manque le but après lequel on remet en jeu.
impossible-held = Autant de tours en possession ne vont pas avec cette phase, avec qui tient le ballon ou avec l’option passive.
impossible-result = Un match a un résultat quand il est fini, et pas avant.
impossible-winner = Le résultat indiqué ne correspond pas aux buts.

# Exercices

lesson-walk-title = Chercher le ballon
lesson-walk = Le dé montre 4 : amenez le pion 2 sur le ballon libre. Un déplacement fait exactement autant de pas que le nombre indiqué par le dé, en ligne et en colonne, sans passer par personne.
lesson-walk-hint = Touchez le pion 2, puis la case du ballon. Il peut tourner à chaque pas, mais jamais revenir droit en arrière.
lesson-walk-done = Le ballon est à vous ! Le pion qui finit son déplacement sur un ballon libre le tient, et peut le lancer aussitôt ou le garder.
lesson-walk-wrong = Le ballon est toujours là. Seul le pion 2 y arrive en exactement quatre pas, en contournant l’adversaire.
lesson-throw-title = Trouver un coéquipier
lesson-throw = Vous avez le ballon, et le dé montre 5 : lancez-le au coéquipier sur la case marquée. Le ballon fait exactement cinq pas et ne traverse personne, mais peut finir sur un pion.
lesson-throw-hint = Choisissez la case marquée. Les couleurs disent ce que devient le ballon : chez un coéquipier, chez un adversaire, ou libre.
lesson-throw-done = Bien lancé ! Il a contourné les deux adversaires, et votre équipe a le ballon au début de son prochain tour.
lesson-throw-wrong = Votre coéquipier attend en vain. Envoyez le ballon sur la case marquée, où il se tient.
lesson-shoot-title = Tirer
lesson-shoot = Avec le ballon, on se déplace, puis on lance. Le prochain dé montrera 4, et un tir demande plus que les cases traversées : portez le ballon de deux pas sur la case marquée.
lesson-shoot-2 = Le dé montre 4, et trois cases vous séparent du but : tirez !
lesson-shoot-hint = Avec le ballon, avancez de deux pas droit vers le but, puis choisissez le but. Le gardien arrête avec moins que la distance : plus vous êtes près, mieux c’est.
lesson-shoot-done = BUT ! À trois cases, il fallait au gardien un 1 ou un 2.
lesson-shoot-wrong = Pas de but cette fois. Approchez le ballon de deux pas droit vers le but, puis tirez.
lesson-open-title = Ouvrir le passage
lesson-open = Vos trois pions autour du ballon libre en coupent l’accès à l’autre équipe. L’un des plus proches doit alors se déplacer. Le dé montre 1 : prenez le ballon.
lesson-open-hint = Touchez l’un des trois pions à côté du ballon, puis le ballon.
lesson-open-done = Il est à vous ! Si le dé n’avait laissé aucun des trois se déplacer, c’était un jet franc pour l’adversaire : ne vous massez pas autour d’un ballon libre.
lesson-open-wrong = C’était permis, mais le ballon est toujours là. Un pas suffit pour le prendre.
lesson-keeper-title = Par-dessus le mur
lesson-keeper = Votre gardien fait son renvoi face à un mur. Seul un renvoi peut traverser des pions en deçà de sa ligne de jet franc. Le dé montre 4 : servez le coéquipier sur la case marquée.
lesson-keeper-hint = Choisissez la case marquée : quatre pas tout droit, par-dessus deux adversaires.
lesson-keeper-done = Par-dessus toutes les têtes ! Un renvoi doit finir hors de la zone de but, sinon c’est un jet franc pour l’adversaire.
lesson-keeper-wrong = Votre coéquipier était démarqué. Le renvoi passe par-dessus le mur, droit sur la case marquée.
lesson-free-title = Jet franc
lesson-free = Jet franc pour l’adversaire : un seul de vos pions peut se tenir à côté du ballon, et ils sont deux. Prenez la formation Mur ; ou placez l’un des deux sur la case marquée.
lesson-free-2 = Plus personne ne doit bouger : laissez tous les autres où ils sont.
lesson-free-hint = Choisissez Mur. Ou faites glisser le pion 2 ou 3 sur la case marquée, et laissez les autres en place.
lesson-free-done = Le chemin de votre but est fermé ! Avant chaque remise en jeu, les deux équipes peuvent bouger, chacune d’abord dans sa moitié. Un match vous attend.
lesson-free-wrong = C’est possible, mais ce n’était pas l’exercice. Choisissez Mur ; ou placez l’un des deux pions proches du ballon sur la case marquée, et laissez les autres.

# Après le match

tally-shots = Tirs
tally-saves = Arrêts
tally-sevens = Jets de 7 m
tally-interceptions = Interceptions du gardien
tally-turnovers = Ballons perdus
tally-fouls = Fautes
how-shot = un tir depuis { $from }, à { $n ->
    [one] 1 case
   *[other] { $n } cases
}
how-open-goal = un tir depuis { $from } dans le but que son gardien avait quitté
how-seven = un jet de 7 m depuis { $from }
