### Ce qui se montre : le jeu, ses options, les dés, les pièces, les boutons, les invites, les faits et les commentaires

# Le jeu

game-name = BUT
game-blurb = Onze figurines par équipe et deux dés : avancez, passez, tirez.
game-length = Deux mi-temps de { $n ->
    [one] 1 tour
   *[other] { $n } tours
}

# Options

option-length = Tours d’une mi-temps
option-length-help = Combien de tours dure une mi-temps, les deux équipes ensemble, de 1 à 100. Par défaut : 20.
option-placing = Placement
option-placing-help = Par formation, chaque équipe en choisit une sur cinq. Libre, chaque figurine est placée sur une case à part.
option-placing-formation = par formation
option-placing-free = libre
option-clock = Temps
option-clock-help = Au compte des tours, une mi-temps finit une fois les tours joués. Au chronomètre, elle finit d’un coup de sifflet, quand ses minutes sont passées.
option-clock-turns = compter les tours
option-clock-real = chronomètre
option-minutes = Minutes d’une mi-temps
option-minutes-help = Combien de temps dure une mi-temps au chronomètre, de 1 à 60 minutes. Par défaut : 15.

# Dés

die-black = Dé noir
die-yellow = Dé jaune
die-lot = Tirage au sort

# Faces

face-black-1 = 1
face-black-2 = 2
face-black-3 = 3
face-black-4 = 4
face-black-5 = 5
face-black-6 = 6
face-yellow-1 = 1
face-yellow-2 = 2
face-yellow-3 = 3
face-yellow-4 = 4
face-yellow-5 = 5
face-yellow-6 = 6
face-lot-a = { $NameA }
face-lot-b = { $NameB }

# Pièces

piece-keeper = { $you ->
    [yes] votre gardien { $number }
   *[no] gardien { $number } { ELIDE("de", $name) }
}
piece-figure = { $you ->
    [yes] votre figurine { $number }
   *[no] figurine { $number } { ELIDE("de", $name) }
}
piece-ball = ballon

# Boutons

button-4-4-2 = 4-4-2
button-4-3-3 = 4-3-3
button-3-5-2 = 3-5-2
button-5-3-2 = 5-3-2
button-wm = WM
button-same = Comme avant
button-stay = Le gardien reste
button-end = Renoncer aux dés restants
button-shot = Tir au lieu d’une passe
button-clear = Dégagement au lieu d’un tir
button-shot-nw = Tir hors du terrain : nord-ouest
button-shot-n = Tir hors du terrain : nord
button-shot-ne = Tir hors du terrain : nord-est
button-shot-w = Tir hors du terrain : ouest
button-shot-e = Tir hors du terrain : est
button-shot-sw = Tir hors du terrain : sud-ouest
button-shot-s = Tir hors du terrain : sud
button-shot-se = Tir hors du terrain : sud-est

# Ce qu’il faut faire maintenant

# Les dés qui restent : une partie d’autres textes.
part-dice = { $left ->
    [both] noir { $black }, jaune { $yellow }
    [black] noir { $black }
   *[yellow] jaune { $yellow }
}

prompt-lot = Pile ou face : l’équipe qui gagne donne le coup d’envoi.
prompt-formation = { $you ->
    [yes] Choisissez votre formation.
   *[no] { $Name } choisit une formation.
}
prompt-place = { $you ->
    [yes] Placez votre numéro { $number } { $number ->
        [1] dans sa surface.
       *[other] dans votre moitié de terrain.
    }
   *[no] { $Name } place le numéro { $number }.
}
prompt-keeper = { $you ->
    [yes] Avant le lancer : votre gardien peut faire jusqu’à { $n } cases dans sa surface, ou rester.
   *[no] Avant le lancer : le gardien { ELIDE("de", $name) } peut faire jusqu’à { $n } cases dans sa surface.
}
prompt-throw = { $you ->
    [yes] Lancez les deux dés.
   *[no] { $Name } lance les deux dés.
}
prompt-play = { $you ->
    [yes] { $left ->
        [both] Noir { $black }, jaune { $yellow } : choisissez un dé et une figurine, puis une case.
        [black] Il reste le noir { $black } : choisissez une figurine, puis une case.
       *[yellow] Il reste le jaune { $yellow } : choisissez une figurine, puis une case.
    }
   *[no] { $left ->
        [both] Noir { $black }, jaune { $yellow } : { $name } choisit un dé et une figurine, puis une case.
        [black] Il reste le noir { $black } : { $name } choisit une figurine, puis une case.
       *[yellow] Il reste le jaune { $yellow } : { $name } choisit une figurine, puis une case.
    }
}
prompt-free-kick = { $you ->
    [yes] Coup franc : votre numéro { $number } joue le dé noir, exactement deux fois aussi loin ({ part-dice }).
   *[no] Coup franc : le { $number } { ELIDE("de", $name) } joue le dé noir ({ part-dice }).
}
prompt-keeper-ball = { $you ->
    [yes] Votre gardien a le ballon et doit jouer le dé noir : dégagement, passe ou tir ({ part-dice }).
   *[no] Le gardien { ELIDE("de", $name) } a le ballon et doit jouer le dé noir ({ part-dice }).
}
prompt-penalty = { $you ->
    [yes] Penalty pour vous ! Lancez le dé noir : raté sur un 1 seulement.
   *[no] Penalty pour { $name }, qui lance le dé noir : raté sur un 1 seulement.
}
prompt-put = { $you ->
    [yes] Raté : mettez votre numéro { $number } sur n’importe quelle case libre hors de la surface.
   *[no] Raté : { $name } met le numéro { $number } hors de la surface.
}
prompt-over = Le match est fini : { $a } – { $b }.

# Ce qu’il faut encore savoir

fact-row = { $n }e lancer d’affilée, sur { $of } au plus.
fact-extra = { $you ->
    [yes] Votre passe vous vaut un lancer de plus.
   *[no] La passe vaut un lancer de plus à { $name }.
}
fact-taker = { $you ->
    [yes] Votre numéro { $number } a pris le ballon, et peut se servir aussi de l’autre dé.
   *[no] Le { $number } { ELIDE("de", $name) } a pris le ballon, et peut se servir aussi de l’autre dé.
}
fact-idle = Le gardien s’est servi du dé jaune : personne ne peut plus jouer le noir.
fact-free-kick = { $you ->
    [yes] Coup franc : votre numéro { $number } joue le dé noir.
   *[no] Coup franc : le { $number } { ELIDE("de", $name) } joue le dé noir.
}
fact-keeper-ball = { $you ->
    [yes] Votre gardien a le ballon : le dé noir est à lui.
   *[no] Le gardien { ELIDE("de", $name) } a le ballon : le dé noir est à lui.
}
fact-foul = À côté du ballon, { $you ->
    [yes] { $n ->
        [one] votre { $numbers }
       *[other] vos { $numbers }
    }
   *[no] { $n ->
        [one] le { $numbers }
       *[other] les { $numbers }
    } { ELIDE("de", $name) }
} : un 1 à l’un des dés est une faute.
fact-foul-penalty = À côté du ballon dans la surface, { $you ->
    [yes] { $n ->
        [one] votre { $numbers }
       *[other] vos { $numbers }
    }
   *[no] { $n ->
        [one] le { $numbers }
       *[other] les { $numbers }
    } { ELIDE("de", $name) }
} : un 1 à l’un des dés est un penalty.
fact-offside = Hors-jeu si le ballon arrive là : { $you ->
    [yes] { $n ->
        [one] votre { $numbers }
       *[other] vos { $numbers }
    }
   *[no] { $n ->
        [one] le { $numbers }
       *[other] les { $numbers }
    } { ELIDE("de", $name) }
}.
fact-up = Le coup de sifflet a retenti : c’est le dernier tour de la mi-temps.

# Commentaires

# Qui se déplace ou frappe : une partie d’autres textes.
part-who = { $you ->
    [yes] Votre numéro { $number }
   *[no] Le { $number } { ELIDE("de", $name) }
}
event-throw = { $die ->
    [lot] { $you ->
        [yes] Le sort vous désigne : à vous le coup d’envoi.
       *[no] Le sort désigne { $name } pour le coup d’envoi.
    }
    [black] { $you ->
        [yes] Vous lancez : noir { $face }.
       *[no] { $Name } lance : noir { $face }.
    }
   *[yellow] Et jaune { $face }.
}
    .v2 = { $die ->
    [lot] { $you ->
        [yes] La pièce est pour vous : à vous le coup d’envoi.
       *[no] La pièce est pour { $name }, qui donne le coup d’envoi.
    }
    [black] { $you ->
        [yes] Noir { $face } pour vous.
       *[no] Noir { $face } pour { $name }.
    }
   *[yellow] Avec un jaune { $face }.
}
    .v3 = { $die ->
    [lot] { $you ->
        [yes] Vous gagnez à pile ou face : à vous le coup d’envoi.
       *[no] { $Name } gagne à pile ou face et donne le coup d’envoi.
    }
    [black] { $you ->
        [yes] Vos dés : noir { $face }.
       *[no] Les dés { ELIDE("de", $name) } : noir { $face }.
    }
   *[yellow] À côté, jaune { $face }.
}
event-walk = { part-who } va de { $from } à { $to }.
    .v2 = { part-who } se déplace de { $from } à { $to }.
    .v3 = { part-who } quitte { $from } pour { $to }.
    .v4 = { part-who } se démarque, de { $from } à { $to }.
event-dribble = { part-who } dribble de { $from } à { $to }.
    .v2 = { part-who } emmène le ballon de { $from } à { $to }.
    .v3 = { part-who } avance balle au pied, de { $from } à { $to }.
    .v4 = { part-who } garde le ballon collé au pied, de { $from } à { $to }.
event-take-loose = { part-who } ramasse le ballon sur { $to }.
    .v2 = { part-who } arrive en premier sur le ballon libre, sur { $to }.
    .v3 = Un ballon à personne ? { part-who } le prend sur { $to }.
event-take = { part-who } prend le ballon au numéro { $by } !
    .v2 = { part-who } chipe le ballon au numéro { $by }, qui regardait ailleurs !
    .v3 = Le numéro { $by } l’avait ; { part-who } l’a maintenant !
    .v4 = Net et sans bavure : { part-who } prend le ballon au numéro { $by } !
event-keeper-steps = { $you ->
    [yes] Votre gardien va sur { $to }.
   *[no] Le gardien { ELIDE("de", $name) } va sur { $to }.
}
    .v2 = { $you ->
    [yes] Un pas ou deux : votre gardien attend sur { $to }.
   *[no] Un pas ou deux : le gardien { ELIDE("de", $name) } attend sur { $to }.
}
    .v3 = { $you ->
    [yes] Votre gardien ferme l’angle, depuis { $to }.
   *[no] Le gardien { ELIDE("de", $name) } ferme l’angle, depuis { $to }.
}
event-keeper-stays = { $you ->
    [yes] Votre gardien reste en place.
   *[no] Le gardien { ELIDE("de", $name) } reste en place.
}
    .v2 = { $you ->
    [yes] Votre gardien ne bouge pas d’un pouce.
   *[no] Le gardien { ELIDE("de", $name) } ne bouge pas d’un pouce.
}
    .v3 = { $you ->
    [yes] Votre gardien est bien placé, et reste.
   *[no] Le gardien { ELIDE("de", $name) } est bien placé, et reste.
}
event-pass = { part-who } passe de { $from } à { $to } ({ $by }).
    .v2 = { part-who } trouve un coéquipier, de { $from } à { $to } ({ $by }).
    .v3 = { part-who } glisse le ballon dans l’intervalle, de { $from } à { $to } ({ $by }).
    .v4 = De { $from } à { $to }, du velours ({ $by }) : { part-who } a fait la passe.
    .v5 = { part-who } sert en une touche, de { $from } à { $to } ({ $by }).
event-intercepted = { part-who } coupe la passe sur { $to } !
    .v2 = { part-who } avait tout lu : la passe s’arrête sur { $to } !
    .v3 = On ne passe pas ! { part-who } était sur { $to } et garde le ballon !
event-shot = { part-who } tire depuis { $from }…
    .v2 = { part-who } tente sa chance depuis { $from } ; le public se lève…
    .v3 = { part-who } arme depuis { $from }…
    .v4 = Depuis { $from }, et de toutes ses forces : { part-who } tire…
event-shot-mate = { part-who } tire, et un coéquipier a le ballon sur { $to } ({ $by }).
    .v2 = { part-who } tire, et le ballon tombe dans les pieds d’un coéquipier sur { $to } ({ $by }).
    .v3 = Tir ou passe ? { part-who } trouve un coéquipier sur { $to } ({ $by }).
event-shot-loose = { part-who } tire vers { $to }, où le ballon est libre.
    .v2 = { part-who } tire, le ballon s’arrête sur { $to } : à qui le veut.
    .v3 = Trop court : { part-who } tire vers { $to }, et il n’y a personne.
event-stopped = { part-who } arrête le ballon sur { $to }.
    .v2 = { part-who } est sur la trajectoire, sur { $to }, et a le ballon.
    .v3 = { part-who } contre le tir sur { $to } ; le public se rassied.
event-saved = { $you ->
    [yes] Arrêt ! Votre gardien a le ballon sur { $to }.
   *[no] Arrêt ! Le gardien { ELIDE("de", $name) } a le ballon sur { $to }.
}
    .v2 = { $you ->
    [yes] Votre gardien claque la porte sur { $to } : arrêt !
   *[no] Le gardien { ELIDE("de", $name) } claque la porte sur { $to } : arrêt !
}
    .v3 = { $you ->
    [yes] Capté sur { $to } ! Votre gardien serre le ballon contre lui.
   *[no] Capté sur { $to } ! Le gardien { ELIDE("de", $name) } serre le ballon contre lui.
}
event-clear = { $you ->
    [yes] Votre gardien dégage depuis { $from }…
   *[no] Le gardien { ELIDE("de", $name) } dégage depuis { $from }…
}
event-clear-mate = { $you ->
    [yes] Votre gardien dégage, et un coéquipier a le ballon sur { $to } ({ $by }).
   *[no] Le gardien { ELIDE("de", $name) } dégage, et un coéquipier a le ballon sur { $to } ({ $by }).
}
    .v2 = { $you ->
    [yes] Par-dessus toutes les têtes : votre gardien trouve un coéquipier sur { $to } ({ $by }).
   *[no] Par-dessus toutes les têtes : le gardien { ELIDE("de", $name) } trouve un coéquipier sur { $to } ({ $by }).
}
event-clear-lost = { $you ->
    [yes] Votre gardien dégage vers { $to } : le ballon est à l’adversaire.
   *[no] Le gardien { ELIDE("de", $name) } dégage vers { $to } : le ballon est à l’adversaire.
}
    .v2 = { $you ->
    [yes] Cadeau de votre gardien : l’adversaire a le ballon sur { $to }.
   *[no] Cadeau du gardien { ELIDE("de", $name) } : l’adversaire a le ballon sur { $to }.
}
event-clear-loose = { $you ->
    [yes] Votre gardien dégage vers { $to }, où le ballon est libre.
   *[no] Le gardien { ELIDE("de", $name) } dégage vers { $to }, où le ballon est libre.
}
event-goal = { $you ->
    [yes] BUT pour vous !
   *[no] BUT pour { $name } !
}
    .v2 = { $you ->
    [yes] BUT pour vous ! Les filets tremblent encore.
   *[no] BUT pour { $name } ! Les filets tremblent encore.
}
    .v3 = { $you ->
    [yes] BUT pour vous ! Le gardien n’a pu que regarder.
   *[no] BUT pour { $name } ! Le gardien n’a pu que regarder.
}
    .v4 = { $you ->
    [yes] BUT pour vous ! Tout le stade est debout.
   *[no] BUT pour { $name } ! Tout le stade est debout.
}
event-own-goal = { $you ->
    [yes] L’adversaire marque contre son camp : but pour vous !
   *[no] L’adversaire marque contre son camp : but pour { $name } !
}
event-out-side = { $you ->
    [yes] En touche à { $to } : ballon pour vous.
   *[no] En touche à { $to } : ballon pour { $name }.
}
    .v2 = { $you ->
    [yes] Sorti sur le côté, à { $to } : la touche est pour vous.
   *[no] Sorti sur le côté, à { $to } : la touche est pour { $name }.
}
    .v3 = { $you ->
    [yes] Le ballon passe la ligne de touche à { $to } et vous revient.
   *[no] Le ballon passe la ligne de touche à { $to } et revient à { $name }.
}
event-out-goal-line = { $you ->
    [yes] Sortie de but : votre gardien a le ballon.
   *[no] Sortie de but : le gardien { ELIDE("de", $name) } a le ballon.
}
    .v2 = { $you ->
    [yes] À côté ! Votre gardien va chercher le ballon.
   *[no] À côté ! Le gardien { ELIDE("de", $name) } va chercher le ballon.
}
    .v3 = { $you ->
    [yes] Derrière le but : votre gardien va le jouer.
   *[no] Derrière le but : le gardien { ELIDE("de", $name) } va le jouer.
}
event-corner = { $you ->
    [yes] L’adversaire sort le ballon derrière sa ligne : corner pour vous !
   *[no] L’adversaire sort le ballon derrière sa ligne : corner pour { $name } !
}
    .v2 = { $you ->
    [yes] Sauvé en catastrophe derrière la ligne : corner pour vous !
   *[no] Sauvé en catastrophe derrière la ligne : corner pour { $name } !
}
    .v3 = { $you ->
    [yes] Corner ! Vous montez tous.
   *[no] Corner ! Toute l’équipe monte pour { $name }.
}
event-offside = { part-who } est hors-jeu sur { $to } !
    .v2 = Hors-jeu ! { part-who } est parti trop tôt, sur { $to }.
    .v3 = Le drapeau se lève : { part-who } est hors-jeu sur { $to } !
event-back = { part-who } recule sur { $to }.
event-restart = { part-who } a le ballon sur { $to }.
event-foul = Faute ! { part-who }, sur le numéro { $by }.
    .v2 = L’arbitre a tout vu : { part-who } commet une faute sur le numéro { $by }.
    .v3 = Le numéro { $by } est à terre. Faute ! { part-who } est allé trop loin.
event-free-kick = Coup franc : { $you ->
    [yes] votre numéro { $number } va le tirer.
   *[no] le { $number } { ELIDE("de", $name) } va le tirer.
}
    .v2 = Le ballon est posé : { $you ->
    [yes] votre numéro { $number } tire le coup franc.
   *[no] le { $number } { ELIDE("de", $name) } tire le coup franc.
}
    .v3 = L’arbitre tend le bras : coup franc, { $you ->
    [yes] et votre numéro { $number } a le ballon.
   *[no] et le { $number } { ELIDE("de", $name) } a le ballon.
}
event-free-kick-taken = { part-who } tire le coup franc depuis { $from }…
    .v2 = { part-who } frappe le coup franc depuis { $from }…
    .v3 = Le coup franc depuis { $from } : { part-who } arme…
event-penalty = { $you ->
    [yes] Penalty pour vous ! Votre numéro { $number } le tire.
   *[no] Penalty pour { $name } ! Le numéro { $number } le tire.
}
event-penalty-scored = { part-who } tire du point de penalty…
    .v2 = Une longue course d’élan : { part-who }, du point de penalty…
event-penalty-missed = { part-who } tire du point de penalty, et rate !
    .v2 = Du point de penalty, et par-dessus la barre ! { part-who } n’avait qu’une chance sur six de rater.
event-put = { part-who } va sur { $to }.
event-formation = { $you ->
    [yes] Vous vous alignez
   *[no] { $Name } s’aligne
} { $face ->
    [wm] en WM.
   *[other] en { $face }.
}
event-placed = { part-who } se place sur { $to }.
event-same = { $you ->
    [yes] Vous vous alignez comme avant.
   *[no] { $Name } s’aligne comme avant.
}
event-kick-off = { $you ->
    [yes] Vous donnez le coup d’envoi.
   *[no] { $Name } donne le coup d’envoi.
}
event-extra-throw = { $you ->
    [yes] La passe vous vaut un { $face }e lancer d’affilée.
   *[no] La passe vaut à { $name } un { $face }e lancer d’affilée.
}
    .v2 = { $you ->
    [yes] Elle est arrivée, vous relancez donc : { $face }e lancer d’affilée.
   *[no] Elle est arrivée, { $name } relance donc : { $face }e lancer d’affilée.
}
    .v3 = { $you ->
    [yes] L’action continue : { $face }e lancer d’affilée pour vous.
   *[no] L’action continue : { $face }e lancer d’affilée pour { $name }.
}
event-end = { $you ->
    [yes] Vous renoncez aux dés restants.
   *[no] { $Name } renonce aux dés restants.
}
event-half-time = Mi-temps !
event-full-time = Le coup de sifflet final : c’est fini !

# Comment un match s’est terminé

reason-full-time = Au coup de sifflet final

### Ce qui est répondu : positions impossibles, refus, exercices, après le match

# Pourquoi pas ?

why-formation-first = On choisit d’abord une formation : prenez l’une des cinq.
why-place-first = C’est le moment de placer les figurines : désignez la case de celle dont c’est le tour.
why-singly = Dans ce match, on place les figurines une à une, pas par formation.
why-same = On ne peut garder toutes ses cases qu’à la mi-temps, et avant d’avoir placé la première figurine.
why-nine-stands = Votre numéro 9 donne le coup d’envoi : il est déjà au centre.
why-placed-already = Cette figurine est déjà placée.
why-in-order = On place les figurines dans l’ordre des numéros, le gardien d’abord.
why-put-on-taken = Quelqu’un s’y trouve : on met les figurines sur des cases libres.
why-keeper-placed = Le gardien se place dans sa surface.
why-own-half = Vos figurines se placent dans votre moitié de terrain.
why-circle = Le rond central est réservé à l’équipe qui donne le coup d’envoi.
why-put-taker = Après l’échec, on met ailleurs le tireur du penalty : désignez une case libre hors de la surface.
why-outside-area = Le tireur se met hors de cette surface.
why-no-placing-now = On ne place les figurines qu’avant une mi-temps.
why-keeper-first = Avant le lancer, personne d’autre que le gardien ne bouge : deux cases au plus dans sa surface, ou il reste.
why-stay = Il s’y trouve déjà. S’il ne doit pas bouger, choisissez qu’il reste.
why-two-steps = Avant un lancer, le gardien fait deux cases au plus.
why-no-stay-now = Cela se demande avant un lancer. Maintenant, on joue les dés, ou on renonce à ce qui reste.
why-keeper-area = Le gardien ne quitte pas sa surface.
why-square-taken = Quelqu’un s’y trouve : il y a une figurine au plus sur une case.
why-way-barred = Des figurines barrent le chemin : on ne passe pas par une autre.
why-not-that-far = Elle n’y arrive pas : une figurine fait au plus autant de cases que le nombre indiqué par le dé.
why-keeper-not-that-far = Il n’y arrive pas : un gardien fait au plus deux fois autant de cases que le nombre indiqué par le dé.
why-ends-where-it-began = Il s’y trouve déjà : un déplacement finit sur une autre case.
why-walled-in = Il est enfermé : toutes les cases autour de lui sont prises ou lui sont fermées.
why-off-pitch = Personne ne quitte le terrain ; seul le ballon entre dans un but, avec le dé noir du porteur.
why-no-square = On ne met personne là : on joue sur les cases du terrain.
why-die-first = Choisissez d’abord un dé, puis la figurine qui s’en sert.
why-figure-first = Choisissez maintenant la figurine qui se sert de ce dé : une des vôtres.
why-own-figure = Vos dés ne déplacent que vos figurines.
why-where-to = Le dé et la figurine sont choisis : maintenant la case, ou le coéquipier pour une passe.
why-die-used = Ce dé a déjà servi.
why-one-die = Il s’est déjà servi d’un dé dans ce lancer, et une figurine n’en a qu’un, sauf si elle a pris le ballon à un adversaire.
why-free-kick-die = Le dé noir est pour le coup franc, et pour rien d’autre.
why-free-kick-first = Le coup franc doit être tiré : on ne renonce pas au dé noir.
why-free-kick-shot = Un coup franc est un tir : ni passe, ni dégagement.
why-kicker-no-yellow = Le tireur du coup franc ne se sert pas du dé jaune.
why-keepers-die = Votre gardien a le ballon : le dé noir est pour son dégagement, sa passe ou son tir.
why-keeper-must-play = Votre gardien a le ballon : il doit le jouer avec le dé noir, auquel on ne renonce pas.
why-keeper-yellow = Votre gardien a le ballon et le joue avec le dé noir : il ne se sert pas du jaune.
why-die-idle = Votre gardien a ramassé le ballon avec le dé jaune, et personne ne peut se servir du noir : renoncez-y.
why-take-beside = Pour prendre le ballon, il finit à côté du porteur, pas sur sa case.
why-point-at-holder = Il peut prendre le ballon : choisissez la figurine qui l’a.
why-loose-ball = Personne n’a le ballon : la figurine qui marche dessus le ramasse.
why-own-ball = Votre équipe a déjà le ballon.
why-not-from-keeper = Personne ne prend le ballon à un gardien.
why-beside-holder = La figurine qui prend le ballon finit sur une case à côté du porteur.
why-beside-taken = Cette case à côté du porteur est prise.
why-none-beside = Aucune case à côté du porteur n’est libre pour lui.
why-take-price = Le dé ne suffit pas : pour prendre le ballon, il faut un de plus que les cases jusqu’au porteur.
why-keeper-price = Le dé ne suffit pas au gardien : du double du dé, il faut deux de plus que les cases jusqu’où il finit.
why-take-barred = Des figurines barrent le chemin du porteur.
why-keeper-takes-at-home = Un gardien ne prend le ballon qu’à un adversaire dans sa propre surface.
why-no-ball = Aucune de vos figurines n’a le ballon.
why-black-only = Le ballon ne se joue qu’avec le dé noir, et celui-ci a déjà servi.
why-pass-to-mate = Une passe va à un coéquipier, pas à soi-même.
why-not-in-line = Le ballon ne va que tout droit : en ligne, en colonne ou en diagonale.
why-pass-too-far = Trop loin : une passe fait au plus deux fois autant de cases que le nombre indiqué par le dé noir.
why-shot-exact = Le ballon ne finit pas là : un tir fait exactement deux fois le dé noir, un dégagement du gardien trois fois.
why-stopped-before = Un adversaire sur le chemin arrêterait le ballon avant.
why-goal-too-far = Le tir est trop court : il doit quitter le terrain en deux fois le dé noir au plus.
why-keeper-clears = Seul un gardien dégage le ballon.
why-clear-forward = Un gardien dégage droit devant ou en diagonale vers l’avant.
why-take-the-cell = C’est possible : choisissez la case elle-même.

# Ce qui ne va pas dans une position

impossible-figures = Deux figurines partagent une case.
impossible-keeper = Un gardien n’est jamais hors de sa surface.
impossible-missing = Des figurines ne sont hors du terrain que tant qu’elles ne sont pas placées : d’abord l’équipe qui ne donne pas le coup d’envoi, et une à une dans l’ordre des numéros.
impossible-placing = On choisit une formation dans la phase formation, avec placing=formation ; on place les figurines une à une dans la phase place, avec placing=free.
impossible-home = Personne ne peut avoir été placé sur ces cases jusqu’ici.
impossible-placed = Une figurine déjà placée n’est pas sur la case gardée pour elle, ou ne pouvait pas y être mise.
impossible-ball = Le ballon est sur le terrain dès le coup d’envoi, et pas avant.
impossible-middle = Avec le ballon sur la colonne 13, aucun gardien n’est consulté.
impossible-side = Dans cette phase, aucune équipe n’a à jouer : on écrit side=A.
impossible-dice = Dans la phase play il reste au moins un dé, dans la phase penalty les deux sont là, et dans toute autre aucun.
impossible-movers = On dit quelle figurine s’est servie d’un dé tant que l’autre dé reste, et seulement alors.
impossible-throws = Autant de lancers ne vont pas avec cette phase, ou avec qui a le ballon.
impossible-taker = La figurine qui a pris le ballon à un adversaire s’est servie d’un dé du premier lancer de son équipe, et a le ballon.
impossible-extra = On gagne un lancer par une passe avec le dé noir, avant le troisième lancer : qui l’a reçue a encore le ballon, aligné avec le passeur.
impossible-kicker = Un coup franc est tiré par la figurine qui a le ballon, avec le dé noir du premier lancer, et elle ne se sert d’aucun autre ; un penalty par la figurine de champ qui a subi la faute.
impossible-penalty-ball = Un penalty revient à la figurine qui a le ballon, dans la surface de l’équipe en faute.
impossible-no-offender = Personne de l’équipe en faute n’est à côté de la figurine qui l’a subie.
impossible-no-foul = Sans un 1, il n’y a pas de faute.
impossible-missed = Après un penalty manqué, le gardien a le ballon au milieu de sa ligne de but, ou sur la case libre la plus proche, et le tireur est encore dans cette surface.
impossible-foul = Avec ce 1, c’était une faute : une figurine de cette équipe était à côté de l’adversaire qui a le ballon.
impossible-before-lot = Avant le tirage au sort, c’est la première mi-temps, et personne n’a donné le coup d’envoi : first=A.
impossible-over = Un match finit dans sa seconde mi-temps.
impossible-turns = Une mi-temps dans cette phase ne peut pas avoir eu autant de tours.
impossible-whistle = Seul le chronomètre siffle, et seulement pendant le match.
impossible-played = Les tours des deux équipes ne font pas ceux des mi-temps.
impossible-score = Il y a plus de buts que de tours.
impossible-result = Un match a un résultat quand il est fini, et pas avant.
impossible-winner = Le résultat indiqué ne correspond pas aux buts.

# Exercices

lesson-dribble-title = Un dé chacune
lesson-dribble = Le noir montre 3, le jaune 2, et chaque dé déplace une figurine. Dribblez avec le 7 de trois cases jusqu’à la case marquée par le dé noir, et envoyez le 9 sur l’autre par le dé jaune.
lesson-dribble-2 = Il reste un dé, et il est pour une autre figurine : amenez-la aussi sur sa case marquée.
lesson-dribble-hint = Touchez le dé noir, le 7 qui a le ballon, puis 13.9 ; et le dé jaune, le 9, puis 16.9. L’ordre est libre.
lesson-dribble-done = Bien joué ! Jusqu’au nombre du dé, dans toutes les directions, aussi en diagonale, par des cases libres : et le ballon suit qui l’a.
lesson-dribble-wrong = Pas tout à fait : le 7 mène le ballon en 13.9 avec le dé noir, le 9 court en 16.9 avec le jaune.
lesson-pass-title = Passer et relancer
lesson-pass = Le noir montre 4 : une passe fait jusqu’à huit cases tout droit. Trouvez le 9 sur la case marquée ; le 7 laisse passer le ballon.
lesson-pass-2 = Elle est arrivée, et cela vaut un lancer de plus : noir 3, jaune 2. Passez aussitôt au 11, sur l’autre case marquée.
lesson-pass-hint = Touchez le dé noir, qui a le ballon, puis le coéquipier qui doit le recevoir.
lesson-pass-done = Deux passes de suite ! Chacune vaut un autre lancer, jusqu’à trois par tour.
lesson-pass-wrong = Le ballon devait aller du 6 au 9, et aussitôt de lui au 11.
lesson-onside-title = Gare au hors-jeu
lesson-onside = Votre 9 est derrière le dernier défenseur : une passe pour lui serait hors-jeu. Le dé jaune montre 2 : ramenez-le à la hauteur des défenseurs ou plus près, toujours aligné avec le ballon.
lesson-onside-2 = Il peut maintenant la recevoir : passez-lui le ballon avec le dé noir.
lesson-onside-hint = Dé jaune, le 9, une des cases marquées. Puis dé noir, le 7, et le 9.
lesson-onside-done = Pas de hors-jeu ! Qui s’est déplacé avec le dé jaune peut encore recevoir le ballon du noir.
lesson-onside-wrong = Ce n’était pas cela. Le 9 recule d’abord dans sa ligne avec le dé jaune, puis le ballon vient à lui.
lesson-shoot-title = Au compte juste
lesson-shoot = Le dé noir montre 3 : un tir fait exactement six cases, et tout adversaire sur son chemin l’arrête. Marquez !
lesson-shoot-hint = Tout droit, il y a cinq cases jusqu’à la ligne de but, et la sixième est dans le but.
lesson-shoot-done = BUT ! Un tir marque s’il quitte le terrain entre les poteaux en deux fois le dé au plus.
lesson-shoot-wrong = Pas de but. Tirez tout droit, dans la case marquée du but.
lesson-take-title = Gagner le ballon
lesson-take = L’adversaire qui a le ballon est à trois cases de votre 7 : pour le prendre, il faut un de plus, donc un 4, et c’est ce que montre le jaune. Prenez-le de sorte que le 9 soit ensuite aligné.
lesson-take-2 = Le ballon est à vous, et qui l’a pris peut aussi se servir de l’autre dé : passez au 9.
lesson-take-hint = Dé jaune, le 7, l’adversaire qui a le ballon, puis la case marquée à côté de lui. Puis dé noir et le 9.
lesson-take-done = Pris et passé ! Mais attention : avec un 1 sur l’un des dés, un des vôtres à côté de leur porteur commet une faute.
lesson-take-wrong = Pas cette fois. Le 7 prend le ballon depuis 11.8, et de là le 9 est aligné.
lesson-clear-title = Loin de la surface
lesson-clear = Votre gardien a le ballon : le dé noir est à lui, un 4. Un dégagement vole trois fois aussi loin, par-dessus tout le monde, et qui se trouve sur sa dernière case l’a.
lesson-clear-hint = À douze cases tout droit se trouve votre 8.
lesson-clear-done = Par-dessus toutes les têtes ! Un gardien dégage droit devant ou en diagonale vers l’avant, et ne peut pas garder le ballon. Un match vous attend.
lesson-clear-wrong = Votre 8 attend sur la case marquée : un dégagement tout droit y arrive.

# Après le match

tally-passes = Passes réussies
tally-interceptions = Passes interceptées
tally-shots = Tirs et coups francs
tally-saves = Arrêts
tally-takes = Ballons pris à l’adversaire
tally-offsides = Hors-jeu
tally-fouls = Fautes
tally-corners = Corners
tally-penalties = Penaltys
how-shot = un tir depuis { $from }{ $n ->
    [0] { "" }
    [one] , après une passe
   *[other] , après { $n } passes
}
how-free-kick = un coup franc depuis { $from }
how-own-goal = un but contre son camp depuis { $from }
how-penalty = un penalty
