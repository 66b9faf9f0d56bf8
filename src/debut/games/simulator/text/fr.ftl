### Ce qui se montre : le jeu, ses options, les pions, les boutons, les invites, les faits et les commentaires

# Le jeu

game-name = Simulator Soccer
game-blurb = Onze pions par équipe et un ballon qui roule vraiment : visez, frappez.
game-length = Deux mi-temps de { $n } pas

# Options

option-length = Pas d’une mi-temps
option-length-help = Combien de pas d’horloge dure une mi-temps : 33 font 45 minutes de jeu, 22 en font 30, 11 en font 15.
option-length-33 = 33
option-length-22 = 22
option-length-11 = 11
option-dexterity = Adresse
option-dexterity-help = De combien une frappe peut s’écarter : un peu, deux fois plus, ou pas du tout.
option-dexterity-normal = normale
option-dexterity-hard = difficile : écart double
option-dexterity-none = aucun écart
option-team_a = Autocollants de l’équipe A
option-team_a-help = Le nom d’une équipe toute prête, ou les numéros de seize autocollants séparés par des virgules, un gardien d’abord.
option-team_b = Autocollants de l’équipe B
option-team_b-help = Le nom d’une équipe toute prête, ou les numéros de seize autocollants séparés par des virgules, un gardien d’abord.
option-penalties = Tirs au but
option-penalties-help = Après un match nul, les tirs au but décident : cinq chacun, puis par paires.
option-penalties-no = non
option-penalties-yes = oui
option-pro = Règles pro
option-pro-help = Toutes les règles pro d’un coup, ou seulement celles qui sont choisies plus bas.
option-pro-none = une à une
option-pro-all = toutes
option-assist = Pro : passe décisive
option-assist-help = Deux jaunes : une passe à un coéquipier vert ou rouge éteint le bleu qui le marque.
option-assist-no = non
option-assist-yes = oui
option-through = Pro : passe en profondeur
option-through-help = Trois jaunes : une passe de plus de cinq cellules qui ne touche personne se règle comme une courte.
option-through-no = non
option-through-yes = oui
option-recovery = Pro : récupération
option-recovery-help = Deux bleus : entrer par-derrière n’est une faute que sur un 1.
option-recovery-no = non
option-recovery-yes = oui
option-interception = Pro : interception
option-interception-help = Trois bleus : le pion qui court vers l’avant pour intercepter peut rester debout.
option-interception-no = non
option-interception-yes = oui
option-wide = Pro : zone élargie
option-wide-help = Deux verts : un centre peut aussi venir des cellules voisines de la zone de centre.
option-wide-no = non
option-wide-yes = oui
option-pinpoint = Pro : centre millimétré
option-pinpoint-help = Trois verts : un centre qui ne touche personne est pour la tête d’un coéquipier dont il traverse la cellule.
option-pinpoint-no = non
option-pinpoint-yes = oui
option-line = Pro : à la limite du hors-jeu
option-line-help = Deux rouges : un pion qui recevrait hors-jeu recule d’abord.
option-line-no = non
option-line-yes = oui
option-torpedo = Pro : torpille
option-torpedo-help = Trois rouges : un tir à tout moment du tour, et le gardien ne peut être que couché hors de sa surface de but.
option-torpedo-no = non
option-torpedo-yes = oui
option-header = Pro : jeu de tête
option-header-help = Noir : à l’annonce d’un centre il peut avancer d’une cellule à sa rencontre dans la surface de réparation.
option-header-no = non
option-header-yes = oui
option-pace = Pro : vitesse
option-pace-help = Gris : si personne n’est près du ballon, il s’en approche d’une cellule avant le calcul de distance.
option-pace-no = non
option-pace-yes = oui
option-quick = Pro : défense rapide
option-quick-help = En réponse à un tour rapide la défense peut aussi monter, ou décaler quatre pions dans leurs cellules.
option-quick-no = non
option-quick-yes = oui

# Dés

die-toss = Pièce
die-attack = Dé de l’attaquant
die-defence = Dé du défenseur
die-die = Dé
die-angle = Écart de direction
die-power = Écart de force
die-rod = Place du gardien

# Faces

face-toss-a = { $NameA }
face-toss-b = { $NameB }
face-attack-1 = 1
face-attack-2 = 2
face-attack-3 = 3
face-attack-4 = 4
face-attack-5 = 5
face-attack-6 = 6
face-defence-1 = 1
face-defence-2 = 2
face-defence-3 = 3
face-defence-4 = 4
face-defence-5 = 5
face-defence-6 = 6
face-die-1 = 1
face-die-2 = 2
face-die-3 = 3
face-die-4 = 4
face-die-5 = 5
face-die-6 = 6
face-angle-left2 = très à gauche
face-angle-left = à gauche
face-angle-straight = tout droit
face-angle-right = à droite
face-angle-right2 = très à droite
face-power-short = trop court
face-power-exact = juste
face-power-long = trop long
face-rod-rod1 = place 1
face-rod-rod2 = place 2
face-rod-rod3 = place 3
face-rod-rod4 = place 4
face-rod-rod5 = place 5

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
name-cell = cellule { $cell }

# Boutons

button-low = Rase
button-high = Haute
button-cross = Centre
button-shot = Tir
button-head = Passe de la tête
button-headshot = Tête au but
button-throw = Lancer
button-round = Dribbler le gardien
button-go = Tirer
button-direct = Passe directe
button-directcross = Centre direct
button-directshot = Tir direct
button-none = Aucune compétence
button-tackle = Tacler
button-press = Seulement presser
button-subs = Remplacements
button-end = Terminé
button-quick = Tour rapide
button-as-we-stand = Jouer sans se replacer
button-nearest = Le plus proche la joue
button-stay = Les autres restent
button-rod1 = Place 1 (d)
button-rod2 = Place 2
button-rod3 = Place 3
button-rod4 = Place 4
button-rod5 = Place 5 (f)
button-stand = Debout
button-lie-x = Couché en long
button-lie-y = Couché en travers
button-spot0 = Le milieu de la cellule
button-spot1 = Vers le coin a1
button-spot2 = Vers le coin a11
button-spot3 = Vers le but en e1
button-spot4 = Vers le but en e11
button-spot5 = Vers le coin i1
button-spot6 = Vers le coin i11
button-name-keeper = En faire le gardien
button-4-4-2 = 4-4-2
button-4-3-3 = 4-3-3
button-3-5-2 = 3-5-2
button-5-3-2 = 5-3-2

# Ce qui se fait l’un après l’autre

course-turn-ball = Ballon
course-turn-attack = Attaque
course-turn-defence = Défense
course-place-first = Attaque
course-place-all = Défense
course-place-rest = Les autres
course-line-up-first = Première équipe
course-line-up-second = Seconde équipe

# Ce qui a décidé d’un calcul de distance

rule-nearest = le plus près
rule-short = à égale distance : passe courte, à l’attaque
rule-long = à égale distance : ballon long, à la défense
rule-through = à égale distance : passe en profondeur, à l’attaque
rule-pressing = à égale distance : pressing subi, à la défense
rule-relance = à égale distance : relance, à l’adversaire
rule-cross = à égale distance : centre, à la défense
rule-shot = à égale distance : tir, à la défense
rule-touch = à égale distance : le dernier touché

# Compétences

badge-yellow = jaune
badge-green = vert
badge-red = rouge
badge-blue = bleu
badge-black = noir
badge-grey = gris

# Ce qu’il faut faire maintenant

# Comment le ballon est frappé, ce qui est annoncé, quelle remise en jeu : utilisés par d’autres textes.
part-kind = { $kind ->
    [low] rase
    [high] haute
    [throw] à la main
   *[head] de la tête
}
part-deed = { $deed ->
    [pass] passe ou balle au pied
    [dribble] dribble
    [cross] centre
    [head-pass] passe de la tête
    [head-shot] tête au but
    [throw] lancer
    [round] dribble du gardien
   *[shot] tir
}
part-restart = { $restart ->
    [kick-off] Coup d’envoi
    [free-kick] Coup franc
    [corner] Corner
    [goal-kick] Coup de pied de but
    [throw-in] Touche
    [penalty] Penalty
    [shoot-out] Tirs au but
   *[none] En jeu
}

prompt-toss = Pile ou face : l’équipe qui gagne donne le coup d’envoi.
prompt-lineup = { $you ->
    [yes] Placez votre équipe : une formation, ou pion par pion ({ $n } sur { $of }), avec un gardien.
   *[no] { $Name } se place ({ $n } sur { $of }).
}
prompt-announce = { $you ->
    [yes] { $restart ->
        [none] Votre numéro { $number } a le ballon : qu’en fera-t-il ?
       *[other] { part-restart } pour votre numéro { $number } : qu’en fera-t-il ?
    }
   *[no] { $restart ->
        [none] Le { $number } { ELIDE("de", $name) } a le ballon.
       *[other] { part-restart } pour le { $number } { ELIDE("de", $name) }.
    }
}
prompt-hands = { $you ->
    [yes] Votre gardien { $number } a le ballon en mains : posez-le à un endroit de sa cellule, ou lancez-le.
   *[no] Le gardien { $number } { ELIDE("de", $name) } a le ballon en mains.
}
prompt-intercept = { $you ->
    [yes] { $deed ->
        [cross] Un centre direct arrive
       *[other] Un tir direct arrive
    } : un des vôtres peut s’y opposer, { $n ->
        [0] dans sa cellule ; ou personne.
        [one] dans sa cellule ou couché à une cellule ; ou personne.
       *[other] dans sa cellule ou couché jusqu’à { $n } cellules plus loin ; ou personne.
    }
   *[no] { $Name } peut intercepter le { $deed ->
        [cross] centre direct.
       *[other] tir direct.
    }
}
prompt-head-move = { $you ->
    [yes] Avant le centre : vos pions noirs peuvent avancer d’une cellule dans la surface de réparation.
   *[no] Avant le centre : les pions noirs { ELIDE("de", $name) } peuvent avancer d’une cellule.
}
prompt-keeper = { $you ->
    [yes] { $rods ->
        [yes] Un tir arrive : placez votre gardien sur la ligne de but. Vous seul le voyez.
       *[no] Un tir arrive : placez votre gardien { $number }.
    }
   *[no] { $rods ->
        [yes] { $Name } choisit en secret la place du gardien.
       *[no] { $Name } place le gardien.
    }
}
prompt-round = { $you ->
    [yes] Votre numéro { $number } peut tirer, ou dribbler le gardien.
   *[no] Le numéro { $number } { ELIDE("de", $name) } peut tirer, ou dribbler le gardien.
}
prompt-kind = { $you ->
    [yes] { $restart ->
        [penalty] Penalty de votre numéro { $number } : touchez l’endroit du but à viser, puis frappez.
       *[other] Votre numéro { $number } ({ part-deed }) : rase ou haute ? Touchez l’endroit à viser, puis frappez.
    }
   *[no] { $restart ->
        [penalty] Penalty : le numéro { $number } ({ $name }) vise le but.
       *[other] Le numéro { $number } ({ $name }, { part-deed }) : rase ou haute ?
    }
}
prompt-direction = { $you ->
    [yes] { $kind ->
        [throw] Ballon lancé par
       *[other] Frappe { part-kind } de
    } votre numéro { $number } : touchez l’endroit à viser, puis frappez.
   *[no] Le { $number } { ELIDE("de", $name) } vise ({ part-deed }, { part-kind }).
}
prompt-strength = { $you ->
    [yes] { $kind ->
        [throw] Ballon lancé par
       *[other] Frappe { part-kind } de
    } votre numéro { $number } : avec quelle force, de 1 à 40 ?
   *[no] Le { $number } { ELIDE("de", $name) } a visé ({ part-deed }, { part-kind }) : avec quelle force ?
}
prompt-error = { $you ->
    [yes] Lancez pour l’écart de votre numéro { $number } ({ part-kind }).
   *[no] { $Name } lance pour l’écart du numéro { $number } ({ part-kind }).
}
prompt-rod = { $you ->
    [yes] Personne ne sait où ira votre gardien : lancez pour sa place.
   *[no] Personne ne sait où ira le gardien { ELIDE("de", $name) } : sa place est tirée au sort.
}
prompt-header = { $you ->
    [yes] Votre numéro { $number } est sur le centre : passe de la tête, ou tête au but ?
   *[no] Le numéro { $number } { ELIDE("de", $name) } est sur le centre.
}
prompt-duel = { $duel ->
    [dribble] { $you ->
        [yes] Votre numéro { $number } dribble (dé + { $plus }) le numéro { $other } (dé + { $against }) : lancez.
       *[no] Le numéro { $number } { ELIDE("de", $name) } dribble (dé + { $plus }) le numéro { $other } (dé + { $against }).
    }
    [round] { $you ->
        [yes] Votre numéro { $number } dribble le gardien (dé + { $plus } contre dé + { $against }) : lancez.
       *[no] Le numéro { $number } { ELIDE("de", $name) } dribble le gardien (dé + { $plus } contre dé + { $against }).
    }
    [keeper-tackle] { $you ->
        [yes] Votre numéro { $number } (dé + { $plus }) contre le gardien sorti (dé + { $against }) : lancez.
       *[no] Le numéro { $number } ({ $name }, dé + { $plus }) contre le gardien sorti (dé + { $against }).
    }
   *[tackle] { $you ->
        [yes] Votre numéro { $number } garde le ballon (dé + { $plus }) face au numéro { $other } (dé + { $against }) : lancez.
       *[no] Le numéro { $number } { ELIDE("de", $name) } garde le ballon (dé + { $plus }) face au numéro { $other } (dé + { $against }).
    }
}
prompt-pace = { $you ->
    [yes] Personne près du ballon : vos pions gris peuvent s’en approcher d’une cellule.
   *[no] Personne près du ballon : les pions gris { ELIDE("de", $name) } peuvent s’en approcher d’une cellule.
}
prompt-count = { $you ->
    [yes] Le ballon est à vous : qui y va, et dans quelle cellule ?
   *[no] Le ballon est pour { $name } : qui y va ?
}
prompt-back = { $you ->
    [yes] Votre numéro { $number } serait hors-jeu : dans quelle cellule recule-t-il ?
   *[no] Le numéro { $number } { ELIDE("de", $name) } recule pour ne pas être hors-jeu.
}
prompt-skill = { $you ->
    [yes] Votre numéro { $number } peut rejouer aussitôt.
   *[no] Le numéro { $number } { ELIDE("de", $name) } peut rejouer aussitôt.
}
prompt-attack = { $you ->
    [yes] Déplacez vos pions, jusqu’à { $n } cellules chacun{ $quick ->
        [yes]  ; finir maintenant est un tour rapide.
       *[no] .
    }
   *[no] { $Name } se déplace, jusqu’à { $n } cellules par pion{ $quick ->
        [yes]  ; finir maintenant est un tour rapide.
       *[no] .
    }
}
prompt-defence = { $you ->
    [yes] { $quick ->
        [yes] Répondez au tour rapide : un pion et le gardien, d’une cellule.
       *[no] { $n ->
            [one] Défendez : vos pions vont d’une cellule chacun.
           *[other] Défendez : vos pions vont jusqu’à { $n } cellules chacun.
        }
    }
   *[no] { $Name } défend{ $quick ->
        [yes] { " " }en réponse à un tour rapide : un pion et le gardien, d’une cellule.
       *[no] { $n ->
            [one] , d’une cellule par pion.
           *[other] , jusqu’à { $n } cellules par pion.
        }
    }
}
prompt-entry = { $you ->
    [yes] Votre numéro { $number } entre par-derrière : lancez, { $n ->
        [one] un 1 est une faute.
       *[other] de 1 à { $n } c’est une faute.
    }
   *[no] Le numéro { $number } { ELIDE("de", $name) } entre par-derrière : { $n ->
        [one] un 1 est une faute.
       *[other] de 1 à { $n } c’est une faute.
    }
}
prompt-tackle = { $you ->
    [yes] Votre numéro { $number } est au ballon : tacler (dé + { $plus } contre dé + { $against } du numéro { $other }), ou seulement presser ?
   *[no] Le numéro { $number } { ELIDE("de", $name) } est au ballon et peut tacler (dé + { $plus } contre dé + { $against } du numéro { $other }).
}
prompt-climb = { $you ->
    [yes] Votre numéro { $number } continue : vers quelle cellule vide ?
   *[no] Le numéro { $number } { ELIDE("de", $name) } continue vers une cellule vide.
}
prompt-var = { $you ->
    [yes] Assistance vidéo ! Lancez : un 6 annule la faute de votre numéro { $number }.
   *[no] Assistance vidéo ! Un 6 annule la faute du { $number } { ELIDE("de", $name) }.
}
prompt-thrower = { $you ->
    [yes] Touche : qui la fait ? Ou annoncez des remplacements.
   *[no] Touche pour { $name }.
}
prompt-goal-spot = { $you ->
    [yes] Coup de pied de but : touchez l’endroit de votre surface de but où poser le ballon.
   *[no] Coup de pied de but pour { $name } : le ballon se pose où l’on veut dans la surface de but.
}
prompt-taker = { $you ->
    [yes] { part-restart } : choisissez le tireur, ou une formation.
   *[no] { part-restart } : { $name } choisit le tireur ou une formation.
}
prompt-owed = { $you ->
    [yes] Vous devez { $n ->
        [one] un remplacement
       *[other] { $n } remplacements
    } : choisissez un remplaçant, puis le pion qui sort.
   *[no] { $Name } doit { $n ->
        [one] un remplacement.
       *[other] { $n } remplacements.
    }
}
prompt-wall = { $you ->
    [yes] Votre mur se défait : { $n ->
        [one] un pion doit
       *[other] { $n } pions doivent
    } d’abord quitter { $cell }.
   *[no] Le mur en { $cell } { ELIDE("de", $name) } se défait.
}
prompt-place-first = { $you ->
    [yes] { part-restart } : placez encore jusqu’à { $n } de vos pions ; les autres restent.
   *[no] { part-restart } : { $name } place encore jusqu’à { $n } pions ; les autres restent.
}
prompt-place-all = { $you ->
    [yes] { part-restart } contre vous : placez autant de pions que vous voulez ; les autres restent.
   *[no] { part-restart } : { $name } place autant de défenseurs que voulu ; les autres restent.
}
prompt-place-rest = { $you ->
    [yes] { part-restart } : placez les autres derrière la ligne médiane{ $n ->
        [0] , ou laissez-les là.
        [one] , encore un au moins.
       *[other] , encore { $n } au moins.
    }
   *[no] { part-restart } : { $name } place les autres derrière la ligne médiane{ $n ->
        [0] , ou les laisse là.
        [one] , encore un au moins.
       *[other] , encore { $n } au moins.
    }
}
prompt-shooter = { $you ->
    [yes] Tirs au but : qui tire le prochain ?
   *[no] Tirs au but : { $name } choisit le prochain tireur.
}
prompt-over = Le match est fini : { $a } – { $b }.

# Ce qu’il faut savoir aussi

fact-minute = Minute { $minute } (pas { $step } sur { $of }{ $added ->
    [0] { "" }
   *[other] {" "}+ { $added }
}).
fact-late = Temps additionnel : la mi-temps finit dès que le ballon quitte la zone d’attaque{ $n ->
    [0] .
    [one] {" "}(un pas de plus).
   *[other] {" "}({ $n } pas de plus).
}
fact-restart = { part-restart } : { $you ->
    [yes] pour vous.
   *[no] pour { $name }.
}
fact-relance = { $you ->
    [yes] Vous venez de gagner le ballon : à égale distance, il est à l’adversaire.
   *[no] { $Name } vient de gagner le ballon : à égale distance, il est à l’adversaire.
}
fact-pressed = { $you ->
    [yes] Votre numéro { $number } subit un pressing : à égale distance, le ballon est à l’adversaire.
   *[no] Le { $number } { ELIDE("de", $name) } subit un pressing : à égale distance, le ballon est à l’adversaire.
}
fact-limit = { $you ->
    [yes] Pour l’instant vous irez jusqu’à { $n ->
        [one] une cellule.
       *[other] { $n } cellules.
    }
   *[no] Pour l’instant { $name } ira jusqu’à { $n ->
        [one] une cellule.
       *[other] { $n } cellules.
    }
}
fact-quick = { $you ->
    [yes] Personne n’a couru : un tour rapide ne vous laisserait qu’un pion et votre gardien, d’une cellule.
   *[no] Personne n’a couru : après un tour rapide { $name } n’aurait qu’un pion et le gardien, d’une cellule.
}
fact-hands = { $you ->
    [yes] Votre gardien { $number } a le ballon en mains.
   *[no] Le gardien { $number } { ELIDE("de", $name) } a le ballon en mains.
}
fact-rod = Votre gardien glissera à la place { $n } de la ligne de but.
fact-rod-secret = { $you ->
    [yes] La place de votre gardien est choisie, et personne d’autre ne la connaît.
   *[no] La place du gardien { ELIDE("de", $name) } est choisie : elle se verra à la frappe.
}
fact-offside = { $you ->
    [yes] Derrière le dernier défenseur : { $n ->
        [one] votre { $numbers }.
       *[other] vos { $numbers }.
    }
   *[no] Derrière le dernier défenseur : { $n ->
        [one] le { $numbers }
       *[other] les { $numbers }
    } { ELIDE("de", $name) }.
}
fact-wall = { $you ->
    [yes] Votre mur est en { $cell } ({ $n }) : tous sauf un le quittent à votre prochaine phase.
   *[no] Le mur { ELIDE("de", $name) } est en { $cell } ({ $n }) : tous sauf un le quittent à la prochaine phase.
}
fact-down = { $you ->
    [yes] { $n ->
        [one] Battu par un dribble, ne bouge pas : votre { $numbers }.
       *[other] Battus par un dribble, ne bougent pas : vos { $numbers }.
    }
   *[no] { $n ->
        [one] Battu par un dribble, ne bouge pas : le { $numbers }
       *[other] Battus par un dribble, ne bougent pas : les { $numbers }
    } { ELIDE("de", $name) }.
}
fact-failed = { $you ->
    [yes] Le tacle de votre numéro { $number } a échoué : il se laisse dribbler sans dés.
   *[no] Le tacle du numéro { $number } { ELIDE("de", $name) } a échoué : il se laisse dribbler sans dés.
}
fact-booked = { $you ->
    [yes] { $n ->
        [one] Carton jaune : votre { $numbers }.
       *[other] Cartons jaunes : vos { $numbers }.
    }
   *[no] { $n ->
        [one] Carton jaune : le { $numbers }
       *[other] Cartons jaunes : les { $numbers }
    } { ELIDE("de", $name) }.
}
fact-sent-off = { $you ->
    [yes] { $n ->
        [one] Expulsé : votre { $numbers }.
       *[other] Expulsés : vos { $numbers }.
    }
   *[no] { $n ->
        [one] Expulsé : le { $numbers }
       *[other] Expulsés : les { $numbers }
    } { ELIDE("de", $name) }.
}
fact-subs = { $you ->
    [yes] Vous avez fait { $n } remplacements sur { $of }.
   *[no] { $Name } a fait { $n } remplacements sur { $of }.
}
fact-aims = Direction et force vers les vôtres : { $aims } ; vers le milieu du but : { $goal }.
fact-shoot-out = Tirs au but : { $a } sur { $takenA } – { $b } sur { $takenB }.

# Commentaires

# Qui agit : utilisés par d’autres textes.
part-who = { $you ->
    [yes] Votre numéro { $number }
   *[no] Le { $number } { ELIDE("de", $name) }
}
part-to = { $to ->
    [goal-a] au but
    [goal-b] au but
   *[cell] à { $to }
}
part-whose = { $you ->
    [yes] votre numéro { $number }
   *[no] le { $number } { ELIDE("de", $name) }
}
event-toss = { $you ->
    [yes] Vous gagnez le tirage et donnez le coup d’envoi.
   *[no] { $Name } gagne le tirage et donne le coup d’envoi.
}
event-formation = { $you ->
    [yes] Vous vous placez en { $face }.
   *[no] { $Name } se place en { $face }.
}
event-placed = { part-who } se place en { $to }.
event-lined-up = { $you ->
    [yes] Vous êtes en place.
   *[no] { $Name } est en place.
}
event-taker = { part-who } s’en charge.
event-sub = { $you ->
    [yes] Remplacement : votre numéro { $number } entre pour le numéro { $by }.
   *[no] Remplacement : le numéro { $number } { ELIDE("de", $name) } entre pour le numéro { $by }.
}
event-keeper-named = { part-who } passe gardien.
event-kick-off = { $you ->
    [yes] Vous donnez le coup d’envoi.
   *[no] { $Name } donne le coup d’envoi.
}
event-announced = { part-who } { $face ->
    [pass] annonce une passe ou une avance balle au pied.
    [dribble] annonce un dribble.
    [cross] annonce un centre.
    [shot] annonce un tir.
    [head-pass] va passer de la tête.
    [head-shot] annonce une tête au but !
    [throw] va lancer.
   *[round] va dribbler le gardien !
}
    .v2 = { part-who } { $face ->
    [pass] cherche quelqu’un : une passe, ou balle au pied.
    [dribble] veut passer : un dribble.
    [cross] lève les yeux : un centre arrive.
    [shot] a vu le but : un tir !
    [head-pass] va prolonger de la tête.
    [head-shot] tente sa chance, de la tête !
    [throw] s’apprête à lancer.
   *[round] s’attaque au gardien !
}
    .v3 = { part-who } { $face ->
    [pass] s’apprête à passer ou à avancer balle au pied.
    [dribble] défie son adversaire.
    [cross] va centrer ; la surface se remplit.
    [shot] va tirer ; le public se lève.
    [head-pass] va servir un coéquipier de la tête.
    [head-shot] va tenter la tête au but !
    [throw] a le ballon au-dessus de la tête, et va lancer.
   *[round] va tenter de dribbler le gardien !
}
event-hands-down = { part-who } pose le ballon.
event-intercepts = { part-who } { $face ->
    [stand] court en { $to } pour intercepter.
    [lie-x] se jette en { $to }, en long.
    [lie-y] se jette en { $to }, en travers.
   *[other] se décale en { $to } pour intercepter.
}
event-head-move = { part-who } court au-devant du centre en { $to }.
event-rod-chosen = Votre gardien glissera à la { $face ->
    [rod1] place 1.
    [rod2] place 2.
    [rod3] place 3.
    [rod4] place 4.
   *[rod5] place 5.
}
event-rod-shown = { $you ->
    [yes] Votre gardien glisse à la { $face ->
        [rod1] place 1.
        [rod2] place 2.
        [rod3] place 3, au milieu.
        [rod4] place 4.
       *[rod5] place 5.
    }
   *[no] Le gardien { ELIDE("de", $name) } glisse à la { $face ->
        [rod1] place 1.
        [rod2] place 2.
        [rod3] place 3, au milieu.
        [rod4] place 4.
       *[rod5] place 5.
    }
}
event-keeper-placed = { $you ->
    [yes] Votre gardien { $face ->
        [lie-x] se couche en { $to }, en long.
        [lie-y] se couche en { $to }, en travers.
       *[stand] est debout en { $to }.
    }
   *[no] Le gardien { ELIDE("de", $name) } { $face ->
        [lie-x] se couche en { $to }, en long.
        [lie-y] se couche en { $to }, en travers.
       *[stand] est debout en { $to }.
    }
}
event-keeper-out = { $you ->
    [yes] Votre gardien sort au ballon en { $to } !
   *[no] Le gardien { ELIDE("de", $name) } sort au ballon en { $to } !
}
event-kind = { $face ->
    [high] Elle sera haute.
   *[low] Elle sera rase.
}
event-aimed = { $face ->
    [mate-soft] Pour le numéro { $number }, doucement.
    [mate-firm] Pour le numéro { $number }, fermement.
    [mate-hard] Pour le numéro { $number }, fort.
    [goal-soft] Visé : le but, doucement.
    [goal-firm] Visé : le but, fermement.
    [goal-hard] Visé : le but, fort.
    [off-soft] Visé : hors du terrain, après { $to }, doucement.
    [off-firm] Visé : hors du terrain, après { $to }, fermement.
    [off-hard] Visé : hors du terrain, après { $to }, fort.
    [cell-soft] Vers { $to }, doucement.
    [cell-firm] Vers { $to }, fermement.
   *[cell-hard] Vers { $to }, fort.
}
event-error = { $die ->
    [angle] { $face ->
        [left2] Très à gauche
        [left] Un peu à gauche
        [right] Un peu à droite
        [right2] Très à droite
       *[straight] Droit comme visé
    }…
   *[power] { $face ->
        [short] et un peu court.
        [long] et un peu long.
       *[exact] et juste à la force voulue.
    }
}
    .v2 = { $die ->
    [angle] { $face ->
        [left2] Nettement à gauche
        [left] Ça part à gauche
        [right] Ça part à droite
        [right2] Nettement à droite
       *[straight] Parfaitement droit
    }…
   *[power] { $face ->
        [short] et pas tout à fait assez loin.
        [long] et un rien trop loin.
       *[exact] et exactement aussi loin que voulu.
    }
}
    .v3 = { $die ->
    [angle] { $face ->
        [left2] Bien trop à gauche
        [left] À peine à gauche
        [right] À peine à droite
        [right2] Bien trop à droite
       *[straight] Dans l’axe visé
    }…
   *[power] { $face ->
        [short] et un souffle trop mou.
        [long] et un souffle trop fort.
       *[exact] et dosé à la perfection.
    }
}
event-flick = { $face ->
    [low] Frappe rase
    [high] Frappe haute
    [throw] Ballon lancé
   *[head] Frappe de la tête
} de { $from } { part-to } : c’est { part-whose }{ $touches ->
    [0] .
    [one] , après un rebond.
   *[other] , après { $touches } rebonds.
}
    .v2 = { part-who } { $face ->
    [low] joue au ras du tapis
    [high] joue par les airs
    [throw] lance le ballon
   *[head] joue de la tête
}, de { $from } { part-to }{ $touches ->
    [0] .
    [one] , avec un rebond.
   *[other] , avec { $touches } rebonds.
}
    .v3 = De { $from } { part-to }, { $face ->
    [low] à ras de terre
    [high] par-dessus tout le monde
    [throw] à deux mains
   *[head] de la tête
} : { part-whose } a envoyé le ballon{ $touches ->
    [0] .
    [one] , et quelqu’un était sur le chemin.
   *[other] , et c’est un vrai billard : { $touches } touches.
}
event-touch = { $face ->
    [post] Sur le poteau !
    [bar] Sur la barre !
   *[pawn] Le ballon touche { part-whose } en { $to }.
}
    .v2 = { $face ->
    [post] Le poteau ! Il en tremble encore.
    [bar] La barre ! Elle en tremble encore.
   *[pawn] Le ballon rebondit sur { part-whose } en { $to }.
}
    .v3 = { $face ->
    [post] Sur le poteau, à quelques centimètres près !
    [bar] Sur la barre, à quelques centimètres près !
   *[pawn] { part-who } est sur le chemin, en { $to }.
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
    [yes] BUT pour vous ! Tout le stade est debout.
   *[no] BUT pour { $name } ! Tout le stade est debout.
}
    .v4 = { $you ->
    [yes] BUT pour vous ! Le gardien n’a rien vu passer.
   *[no] BUT pour { $name } ! Le gardien n’a rien vu passer.
}
event-own-goal = { $you ->
    [yes] L’adversaire marque contre son camp : but pour vous !
   *[no] L’adversaire marque contre son camp : but pour { $name } !
}
event-knocked-over = La tête renverse le { $number } !
event-offside = { part-who } est hors-jeu en { $to } !
    .v2 = Le drapeau se lève : { part-whose } est hors-jeu en { $to } !
    .v3 = Hors-jeu ! { part-who } est parti trop tôt, en { $to }.
event-steps-back = { part-who } recule en { $to } et n’est plus hors-jeu.
event-throw-in = { $you ->
    [yes] Sorti en touche en { $to } : touche pour vous.
   *[no] Sorti en touche en { $to } : touche pour { $name }.
}
    .v2 = { $you ->
    [yes] Le ballon sort en { $to } : la touche est à vous.
   *[no] Le ballon sort en { $to } : la touche est à { $name }.
}
    .v3 = { $you ->
    [yes] Trop près de la ligne, en { $to } : touche pour vous.
   *[no] Trop près de la ligne, en { $to } : touche pour { $name }.
}
event-corner = { $you ->
    [yes] Corner pour vous !
   *[no] Corner pour { $name } !
}
    .v2 = { $you ->
    [yes] Dévié derrière la ligne : le corner est à vous !
   *[no] Dévié derrière la ligne : le corner est à { $name } !
}
    .v3 = { $you ->
    [yes] Au drapeau : corner pour vous !
   *[no] Au drapeau : corner pour { $name } !
}
event-goal-kick = { $you ->
    [yes] Coup de pied de but pour vous.
   *[no] Coup de pied de but pour { $name }.
}
    .v2 = { $you ->
    [yes] Depuis la surface de but : le coup de pied est à vous.
   *[no] Depuis la surface de but : le coup de pied est à { $name }.
}
    .v3 = { $you ->
    [yes] Le danger est passé : coup de pied de but pour vous.
   *[no] Le danger est passé : coup de pied de but pour { $name }.
}
event-header = { part-who } est sur le centre !
    .v2 = { part-who } s’élève au-dessus de tous !
    .v3 = { part-who } prend le centre de la tête !
event-dribble-won = { $you ->
    [yes] Vous effacez le numéro { $number } !
   *[no] { $Name } efface le numéro { $number } !
}
    .v2 = { $you ->
    [yes] Vous laissez le numéro { $number } sur place !
   *[no] { $Name } laisse le numéro { $number } sur place !
}
    .v3 = { $you ->
    [yes] Le numéro { $number } cherche encore le ballon : vous êtes passé devant !
   *[no] Le numéro { $number } cherche encore le ballon : { $name } est déjà loin !
}
event-dribble-lost = Le numéro { $number } tient bon.
    .v2 = On ne passe pas le numéro { $number }.
    .v3 = Le numéro { $number } avait lu le dribble.
event-dribble-void = Le ballon n’est pas allé vers le numéro { $number } : pas de dribble.
event-round-won = { $you ->
    [yes] Vous avez effacé le gardien !
   *[no] { $Name } a effacé le gardien !
}
event-round-lost = { $face ->
    [sure] Le ballon n’est pas passé à l’extérieur du gardien.
   *[dice] Le gardien tient bon.
}
event-duel = { $die ->
    [attack] { part-who } lance { $face }…
   *[defence] et { part-whose } lance { $face }.
}
event-pace = { part-who } est rapide : en { $to }.
event-count = { part-who } a le ballon en { $to }{ $face ->
    [short]  : à égale distance, mais la passe était courte.
    [long]  : à égale distance, mais la passe était longue.
    [through]  : à égale distance, mais c’était une passe en profondeur.
    [pressing]  : à égale distance, mais le ballon était joué sous pression.
    [relance]  : à égale distance, mais l’adversaire venait de gagner le ballon.
    [cross]  : à égale distance, mais c’était un centre.
    [shot]  : à égale distance, mais c’était un tir.
    [touch]  : à égale distance, et touché en dernier.
   *[nearest] .
}
    .v2 = { part-who } y arrive en premier, en { $to }{ $face ->
    [short] , à égale distance : passe courte, à l’attaque.
    [long] , à égale distance : ballon long, à la défense.
    [through] , à égale distance : passe en profondeur, à l’attaque.
    [pressing] , à égale distance : la passe était sous pression.
    [relance] , à égale distance : l’adversaire venait de le gagner.
    [cross] , à égale distance : c’était un centre.
    [shot] , à égale distance : c’était un tir.
    [touch] , à égale distance : la dernière touche décide.
   *[nearest] .
}
    .v3 = À qui le ballon, en { $to } ? C’est { part-whose }{ $face ->
    [short] , aussi près qu’un adversaire, car la passe était courte.
    [long] , aussi près qu’un adversaire, car la passe était longue.
    [through] , aussi près qu’un adversaire, car c’était une passe en profondeur.
    [pressing] , aussi près qu’un adversaire, car le ballon était joué sous pression.
    [relance] , aussi près qu’un adversaire qui venait de le gagner.
    [cross] , aussi près qu’un adversaire, car c’était un centre.
    [shot] , aussi près qu’un adversaire, car c’était un tir.
    [touch] , aussi près qu’un adversaire, et touché en dernier.
   *[nearest] , le plus près.
}
event-relance = { $you ->
    [yes] Relance : vous avez gagné le ballon et jouez aussitôt.
   *[no] Relance : { $name } a gagné le ballon et joue aussitôt.
}
    .v2 = { $you ->
    [yes] Relance ! Le ballon change d’équipe : vous jouez aussitôt.
   *[no] Relance ! Le ballon change d’équipe : { $name } joue aussitôt.
}
    .v3 = { $you ->
    [yes] Gagné ! Et dans l’autre sens : vous jouez aussitôt (relance).
   *[no] Gagné ! Et dans l’autre sens : { $name } joue aussitôt (relance).
}
event-hands = { part-who } a le ballon en mains.
    .v2 = { part-who } serre le ballon contre lui.
    .v3 = { part-who } claque la porte, et garde le ballon.
event-skill = { part-who } { $face ->
    [pass] peut rejouer aussitôt.
    [cross] centre aussitôt !
   *[shot] tire aussitôt !
}
event-no-skill = { part-who } prend son temps.
    .v2 = { part-who } regarde d’abord autour de lui.
    .v3 = { part-who } n’est pas pressé.
event-move = { part-who } va de { $from } à { $to }.
    .v2 = { part-who } court de { $from } à { $to }.
    .v3 = { part-who } quitte { $from } pour { $to }.
    .v4 = { part-who } prend position en { $to }, depuis { $from }.
event-attack-end = { $you ->
    [yes] Vous avez bougé.
   *[no] { $Name } a bougé.
}
    .v2 = { $you ->
    [yes] Votre attaque est prête.
   *[no] L’attaque { ELIDE("de", $name) } est prête.
}
    .v3 = { $you ->
    [yes] Vos courses sont faites.
   *[no] Les courses { ELIDE("de", $name) } sont faites.
}
event-quick = { $you ->
    [yes] Vous jouez un tour rapide.
   *[no] { $Name } joue un tour rapide.
}
event-defence-end = { $you ->
    [yes] Votre défense est en place.
   *[no] La défense { ELIDE("de", $name) } est en place.
}
    .v2 = { $you ->
    [yes] Vos lignes sont fermées.
   *[no] Les lignes { ELIDE("de", $name) } sont fermées.
}
    .v3 = { $you ->
    [yes] Chez vous, tout le monde est à son poste.
   *[no] Côté défense, tout le monde est à son poste : { $name } attend.
}
event-stands-still = { $you ->
    [yes] Vous ne bougez personne : l’horloge reste où elle est.
   *[no] { $Name } ne bouge personne : l’horloge reste où elle est.
}
event-enters = { part-who } vient au ballon en { $to }.
    .v2 = { part-who } se rapproche du ballon, en { $to }.
    .v3 = { part-who } va au duel en { $to }.
event-entry-die = { part-who } venait de derrière : { $face }.
event-tackle-won = { part-who } gagne le tacle !
    .v2 = Net et sans bavure : { part-whose } a le ballon !
    .v3 = Quel tacle ! { part-who } l’a pris.
event-tackle-lost = { part-who } perd le tacle.
    .v2 = { part-who } tacle dans le vide.
    .v3 = Trop tard : { part-whose } manque le ballon.
event-no-tackle = { part-who } se contente de presser.
event-climbs = { part-who } monte en { $to }.
event-shifts = { part-who } se décale en { $to }.
event-foul = Faute ! C’est { part-whose }.
    .v2 = L’arbitre a tout vu : faute, c’est { part-whose } !
    .v3 = Coup de sifflet ! { part-who } est allé trop loin.
event-violent = { part-who } arrive lancé : geste violent !
event-booked = Carton jaune : { part-whose }.
event-sent-off = Carton rouge : { part-whose } est expulsé !
event-var = Assistance vidéo ! L’arbitre revoit l’action.
event-var-cancelled = { $face } : pas de faute, il ne s’est rien passé.
event-var-confirmed = { $face } : la faute est confirmée.
event-free-kick = { $you ->
    [yes] Coup franc pour vous en { $to }.
   *[no] Coup franc pour { $name } en { $to }.
}
    .v2 = { $you ->
    [yes] L’arbitre montre { $to } : le coup franc est à vous.
   *[no] L’arbitre montre { $to } : le coup franc est à { $name }.
}
    .v3 = { $you ->
    [yes] À vous de jouer depuis { $to } : c’est un coup franc.
   *[no] À { $name } de jouer depuis { $to } : c’est un coup franc.
}
event-penalty = { $you ->
    [yes] Penalty pour vous !
   *[no] Penalty pour { $name } !
}
event-step = Minute { $face }.
event-half-time = Mi-temps, { $face } ! { $you ->
    [yes] Vous donnez
   *[no] { $Name } donne
} le second coup d’envoi ; personne ne change de côté.
event-full-time = Coup de sifflet final !
event-forfeit = { $you ->
    [yes] Il vous reste moins de sept pions : le match est perdu.
   *[no] Moins de sept pions pour { $name } : le match est perdu.
}
event-shoot-out = Match nul : les tirs au but décideront.
event-shooter = { part-who } va au point de penalty.
event-scored = { $you ->
    [yes] Votre penalty est dedans !
   *[no] Le penalty { ELIDE("de", $name) } est dedans !
}
event-missed = { $you ->
    [yes] Votre penalty est raté !
   *[no] Le penalty { ELIDE("de", $name) } est raté !
}
event-subs-announced = { $you ->
    [yes] Vous annoncez des remplacements.
   *[no] { $Name } annonce des remplacements.
}
event-pushed = { part-who } fait place et va en { $to }.

# Comment un match a fini

reason-full-time = Au coup de sifflet final
reason-forfeit = Par forfait
reason-shoot-out = Aux tirs au but

# Équipes

team-rouges = Rouges
team-bleus = Bleus
team-moulins = Moulins
team-faubourgs = Faubourgs
team-canaux = Canaux
team-falaises = Falaises
team-orages = Orages
team-cometes = Comètes

class-weak = faible
class-middling = moyenne
class-tournament = de tournoi
class-strong = forte
class-very-strong = très forte

# Ce que montre un autocollant

skill-yellow = jaune : construction
skill-green = vert : ailes
skill-red = rouge : finition
skill-blue = bleu : défense
skill-black = noir : jeu de tête
skill-blackx = noir X : gardien
skill-grey = gris : vitesse

duel-dribble = dribble
duel-marking = marquage
duel-tackle = tacle
duel-keeping = conservation du ballon

style-safe-hands = Des mains sûres
style-long-arms = De grands bras
style-reflexes = Des réflexes de chat
style-far-out = Loin de sa ligne de but
style-wall = Un mur
style-shadow = Une ombre qui ne lâche pas
style-last-barrier = Le dernier rempart
style-clean-tackle = Un tacle propre
style-tower = Une tour dans les airs
style-back-in-time = Toujours de retour à temps
style-first-pass = Une première passe qui arrive
style-whole-wing = Toute l’aile, aller et retour
style-everywhere = Partout à la fois
style-metronome = Un métronome
style-engine = Un moteur qui ne cale jamais
style-anchor = Une ancre
style-ball-hunt = En chasse du ballon
style-open-eye = L’œil pour l’espace libre
style-long-ball = Le ballon à soixante mètres
style-late-run = Arrive tard, et bien
style-sleight = Un tour de passe-passe
style-chalk = Mord la ligne
style-early-cross = Centre avant qu’on regarde
style-lightning = Un éclair
style-cut-inside = Rentre vers l’axe
style-tricks = Un sac à malices
style-lurking = À l’affût devant le but
style-hammer = Une frappe de mule
style-drops-deep = Vient chercher le ballon
style-in-behind = Court dans le dos
style-target = Une tête à viser

### Ce qui se répond : positions impossibles, refus, après le match

# Pourquoi pas ?

why-lineup-now = Placez votre équipe : une formation, ou vos pions un à un.
why-announce-now = Le porteur du ballon annonce maintenant : rase, haute, un centre, un tir ou un dribble.
why-hands-now = Le gardien a le ballon en mains : posez-le à un endroit de sa cellule, ou lancez-le.
why-intercept-now = Un de vos pions de champ peut intercepter maintenant, ou personne.
why-head-move-now = Les pions noirs peuvent aller au-devant du centre, d’une cellule chacun ; ou dites que c’est terminé.
why-keeper-now = Un tir arrive : placez votre gardien.
why-round-now = Tirer, ou dribbler le gardien : voilà la question.
why-kind-now = Rase ou haute : voilà la question.
why-direction-now = C’est la direction qui est demandée : en degrés de 0 à 359,5, au demi-degré.
why-strength-now = C’est la force qui est demandée : de 1 à 40.
why-header-now = Passe de la tête ou tête au but : voilà la question.
why-pace-now = Les pions gris peuvent s’approcher du ballon d’une cellule ; ou dites que c’est terminé.
why-count-now = Choisissez qui des vôtres va au ballon, et dans quelle cellule.
why-back-now = Choisissez la cellule où il recule.
why-skill-now = Choisissez une de ses compétences, ou aucune.
why-attack-now = Vos pions sans ballon se déplacent maintenant ; ou finissez la phase.
why-defence-now = Votre défense se déplace maintenant ; ou finissez la phase.
why-tackle-now = Tacler, ou seulement presser : voilà la question.
why-climb-now = Celui qui fait place continue vers une cellule vide voisine.
why-thrower-now = Choisissez qui fait la touche, ou annoncez des remplacements.
why-goal-spot-now = Choisissez où poser le ballon dans votre surface de but.
why-place-now = Les pions se placent maintenant : placez-les, prenez une formation, ou finissez l’étape.
why-shooter-now = Choisissez qui tire le prochain penalty.

why-pawn-first = Choisissez d’abord un de vos pions.
why-where-to = Choisissez maintenant où il va.
why-own-pawn = Ce n’est pas un de vos pions.
why-off-pitch = Il n’est pas sur le terrain.
why-nowhere-to-go = Il ne peut aller nulle part.
why-stays-there = Il y est déjà.
why-moved = Il s’est déplacé dans ce tour : chacun ne le fait qu’une fois.
why-mate-there = Un des vôtres est là : une cellule a place pour un pion de chaque équipe.
why-spot-off = Cet endroit est hors du terrain, ou quelqu’un le gêne.
why-direct-only = Après une passe directe il ne peut que passer, avancer ou dribbler.
why-one-cross = Il y a déjà eu un centre dans ce tour.
why-crossing-zone = Il n’est pas dans la zone de centre.
why-one-shot = Il y a déjà eu un tir dans ce tour.
why-shooting-zone = Il n’est pas dans la zone de tir.
why-no-dribble = À cette remise en jeu, pas de dribble.
why-dribble-standing = Seul un adversaire debout se dribble.
why-dribble-near = Seul un adversaire dans sa cellule ou dans une voisine se dribble.
why-no-keeper = Le gardien n’intercepte pas.
why-lie-only = Le pion qui court pour intercepter se couche : seuls trois bleus, avec cette règle pro, permettent de rester debout.
why-forward-only = Debout, il n’intercepte que vers l’avant.
why-within-cell = Personne n’a couru au ballon : on n’intercepte qu’en se décalant dans sa cellule.
why-not-into-ball = Il ne peut pas aller dans la cellule du ballon.
why-intercept-far = C’est plus loin que la course de l’attaquant au ballon.
why-black-only = Seul un pion noir peut aller au-devant du centre.
why-one-cell = Il ne va que d’une cellule.
why-into-area = Il ne peut aller que dans une cellule de la surface de réparation.
why-rods-now = Votre gardien attend sur sa ligne : choisissez une des cinq places.
why-no-rods = Les places de la ligne de but sont pour un gardien dans sa surface de but et un tir de l’extérieur de la surface de réparation.
why-named-no-rods = Un pion de champ au but n’utilise pas les places de la ligne de but.
why-header-no-rods = Avant une tête le gardien se place, sans les places de la ligne de but.
why-on-line = Au penalty le gardien reste sur sa ligne.
why-torpedo = Contre ce tir le gardien ne peut être debout hors de sa surface de but : il ne s’y tient que couché.
why-from-front = Dans la cellule du ballon il n’entre que par l’avant, et seulement en jeu.
why-two-lying = À deux cellules il ne peut qu’être couché.
why-keeper-far = Le gardien va de deux cellules au plus.
why-not-counting = Il ne participe pas à ce calcul de distance.
why-not-nearest = Quelqu’un est plus près du ballon.
why-last-touch = Celui qui a touché le ballon en dernier y va.
why-under-ball = Le ballon n’est pas dans cette cellule.
why-back-behind = Il recule dans une des trois cellules derrière lui où il n’est pas hors-jeu, sans un des siens.
why-no-direct-pass = Une passe directe est pour un pion jaune, ou démarqué, qui reçoit une passe dans sa cellule et que le ballon a touché ; une fois par jaune.
why-no-direct-cross = Un centre direct est pour un pion vert, ou démarqué, dans la zone de centre ; une fois par tour.
why-no-direct-shot = Un tir direct est pour un pion rouge, ou démarqué, dans la zone de tir ; une fois par tour.
why-marked-off = Un adversaire bleu est dans sa cellule : ses compétences sont éteintes.
why-holder-stays = Le porteur du ballon ne se déplace pas.
why-carry-area = Le ballon en mains, le gardien reste dans sa surface de réparation.
why-too-far = C’est trop loin : jusqu’à trois cellules chacun, après un ballon perdu autant que la course de son gagnant.
why-wall-first = Tous sauf un doivent d’abord quitter le mur.
why-no-torpedo = Seul un pion à trois rouges tire dans cette phase, avec cette règle pro, une fois par tour et depuis la zone de tir.
why-down = Il a été battu par un dribble : dans cette phase il ne fait que se relever.
why-first-only = Seul le premier pion qui se déplace peut venir au ballon.
why-keeper-safe = Personne ne vient sur un gardien qui a le ballon en mains.
why-thrower-safe = Personne ne vient sur celui qui fait la touche.
why-quick = En réponse à un tour rapide un pion et le gardien vont d’une cellule, rien de plus.
why-limit = C’est trop loin : un défenseur va autant que l’attaquant qui a couru le plus loin.
why-no-synchro = On ne se décale dans sa cellule qu’en réponse à un tour rapide, avec cette règle pro : quatre au plus, et nul autre ne bouge.
why-nobody-tackles = Aucun des vôtres n’est dans la cellule du ballon pour tacler.
why-empty-cell = Il continue vers une cellule vide.
why-no-subs-left = Vous avez fait tous vos remplacements.
why-taker-first = Choisissez d’abord le tireur.
why-taker-chosen = Le tireur est déjà choisi.
why-placed-already = Il est déjà placé.
why-keeper-later = Le gardien se place à la dernière étape, sauf s’il est le tireur.
why-seven = Sept pions de champ au plus se placent à cette étape.
why-behind = À cette étape les pions se placent derrière la ligne médiane.
why-takers-cell = Personne ne partage la cellule du tireur.
why-keep-away = C’est trop près : les adversaires restent à 9,6 du ballon, et à un coup de pied de but ou un penalty hors de la surface de réparation.
why-wall-full = Un mur a trois pions au plus, dans une seule cellule hors de la surface de but.
why-owed = Il vous reste un remplacement à faire avant de finir cette étape.
why-three-behind = Trois des autres au moins doivent d’abord être derrière la ligne médiane.
why-five-subs = Cinq remplacements, pas plus.
why-bench = Un pion du terrain sort, et un pion du banc qui n’a pas joué entre.
why-keeper-for-keeper = Un gardien entre pour le gardien, un pion de champ pour un pion de champ.
why-taker-stays = Le tireur reste sur le terrain.
why-subs-before = Les remplacements se font à la première étape de l’attaque, et à celle de la défense.
why-keeper-there = Votre gardien est sur le terrain.
why-eleven = Ils sont déjà onze sur le terrain.
why-not-eleven = Il en faut d’abord onze sur le terrain.
why-one-keeper = Il y a un seul gardien sur le terrain.
why-keeper-missing = Le dernier doit être un gardien.
why-centre-kicker = Le centre est pour le pion qui donne le coup d’envoi, et pour lui seul.
why-centre-needed = Il faut quelqu’un au centre pour le coup d’envoi.
why-formation-first = Une formation se prend avant de placer qui que ce soit.
why-grey-only = Seul un pion gris est si rapide.
why-grey-unmarked = Il est marqué : seul un pion démarqué est si rapide.
why-one-nearer = Il va d’une cellule, et plus près du ballon.
why-shot-already = Il a déjà tiré : à ses coéquipiers d’abord.

# Ce qui ne va pas dans une position

impossible-not-now = Dans cette phase il n’y a rien de tel.
impossible-off-pitch = Quelqu’un qui est nommé ici n’est pas sur le terrain.
impossible-gone = Un expulsé ou un remplacé n’est pas sur le terrain.
impossible-subs = Il y a plus de remplacés que cela.
impossible-eleven = Une équipe a de un à onze pions sur le terrain ; avant le placement, personne n’y est.
impossible-booked = Un carton jaune est pour quelqu’un qui a joué, et un second l’expulse.
impossible-cell = Une cellule a place pour un pion de chaque équipe ; trois ne sont ensemble que dans un mur.
impossible-place = Un pion est dans la cellule indiquée.
impossible-keeper = Le gardien est sur le terrain, seul à y avoir un autocollant de gardien. S’il n’y en a pas, un gardien a été expulsé.
impossible-named = Un pion de champ n’est au but qu’après l’expulsion d’un gardien.
impossible-reserve = Un gardien de réserve n’entre qu’après l’expulsion d’un gardien.
impossible-kick-off = Le pion qui donne le coup d’envoi est au centre, seul de son équipe.
impossible-line-up = Personne ne peut s’être placé ainsi.
impossible-who = Dans cette phase ce n’est pas cette équipe qui décide.
impossible-side = Dans cette phase aucune équipe n’a le ballon : il s’écrit side=A.
impossible-duel = Un lancer de duel doit dire lequel.
impossible-restart = Cette remise en jeu ne va pas avec cette phase, ou avec ce qui est annoncé.
impossible-ball = Le ballon n’est pas là d’où se joue cette remise en jeu.
impossible-no-holder = Dans cette phase quelqu’un doit avoir le ballon.
impossible-holder = Dans cette phase il ne peut pas avoir le ballon.
impossible-far-holder = Le porteur du ballon est dans une cellule où le ballon se trouve.
impossible-hands = Seul un gardien dans sa surface de réparation a le ballon en mains, en jeu.
impossible-deed = Cela ne peut pas être annoncé dans cette phase.
impossible-direct = La phase 1 ne se rejoue qu’en jeu, et pas aussitôt après une relance.
impossible-kind = Ce qui est annoncé ne se frappe pas ainsi, ou pas encore.
impossible-aim = Direction et force sont dites dès leur choix et jusqu’à la frappe.
impossible-error = Cet écart n’a pas pu sortir.
impossible-target = Un dribble nomme un adversaire debout dans la cellule du porteur ou une voisine, et rien d’autre ne le fait.
impossible-no-keeper = L’adversaire n’a pas de gardien.
impossible-round = Personne ne peut dribbler le gardien ici : il faut un tir direct après une course, et le gardien à côté.
impossible-rod = Aucune place de la ligne de but n’a pu être choisie pour ce tir, ou elle est inconnue dans une autre phase.
impossible-entered = Le pion qui va tacler est dans la cellule du ballon.
impossible-shots = Ce qui est annoncé compte parmi les centres et les tirs du tour.
impossible-zone = Il n’est pas là d’où cela s’annonce.
impossible-nothing-to-do = Dans cette phase personne ne pourrait rien faire.
impossible-striker = Ce n’est pas lui qui a frappé le ballon.
impossible-origin = Il faut dire dans quelle cellule un ballon a été frappé.
impossible-touch = Deux pions ne peuvent pas avoir été touchés en même temps.
impossible-offside = Seul un pion hors-jeu est pris.
impossible-first = Personne ne peut être sur le point de jouer de la tête.
impossible-fate = Un ballon sorti du terrain ne se joue pas.
impossible-void = Ce dribble ne peut pas être réglé ainsi.
impossible-culprit = Ce n’est pas de lui que cela peut être dit.
impossible-passes = Seule l’équipe qui a le ballon a fait des passes directes.
impossible-failed = Seul un défenseur peut avoir perdu un tacle.
impossible-climber = Personne ne peut monter ainsi.
impossible-lineup = Avant une mi-temps les deux équipes se placent ; l’autre donne le second coup d’envoi.
impossible-placed = Avant que le tireur soit connu, personne n’est placé.
impossible-card = Une faute violente n’est pas revue.
impossible-before = Avant le match il ne s’est encore rien passé.
impossible-turns = Huit tours font un pas de l’horloge.
impossible-steps = La mi-temps est finie à ce moment-là.
impossible-no-shoot-out = Il n’y a pas de tirs au but.
impossible-no-draw = Les tirs au but viennent après un match nul.
impossible-early = La seconde mi-temps n’est pas finie.
impossible-scored = Personne ne marque plus de tirs au but qu’il n’en tire.
impossible-taken = Les tirs au but ne peuvent en être là : on tire à tour de rôle, jusqu’à la décision.
impossible-shooters = Il faut quelqu’un pour tirer le penalty.
impossible-result = Un match a un résultat quand il est fini, et pas avant.
impossible-forfeit = Une équipe perd par forfait avec moins de sept pions, de trois buts ou plus.
impossible-winner = Le résultat indiqué ne correspond pas aux buts.

# Ce qui ne va pas dans une équipe

wrong-team-name = aucune équipe prête ne s’appelle « { $text } ». Il y a { $known } ; ou bien écrivez les numéros de 16 autocollants séparés par des virgules.
wrong-sticker = il n’y a pas d’autocollant « { $text } ». Leurs numéros vont de 1 à { $most }.
wrong-twice = l’autocollant { $number } ({ $who }) y est deux fois. Chacun ne se prend qu’une fois.
wrong-count = elle compte { $n ->
    [one] un autocollant
   *[other] { $n } autocollants
}. Il en faut { $men } : onze titulaires et cinq sur le banc.
wrong-no-keeper = aucun autocollant n’y est celui d’un gardien (noir X). Elle commence par l’autocollant { $number } ({ $who }), mais il lui faut de 1 à { $most } gardiens.
wrong-first = l’autocollant { $number } ({ $who }) n’est pas celui d’un gardien. Le premier de la liste est le gardien titulaire.
wrong-keepers = avec l’autocollant { $number } ({ $who }), il y a trop de gardiens. Une équipe en a de 1 à { $most }.
wrong-value = avec l’autocollant { $number } ({ $who }, valeur { $value }), elle vaut plus de { $most } points, { $total } en tout. Aucune équipe n’y a droit.

# Pour apprendre

lesson-low-title = Une frappe rase
lesson-low = Leur gardien est parti se promener, et votre 9 a annoncé un tir, ras sur le tapis. Visez entre les poteaux et frappez assez fort : il y a 20 cm jusqu’à la ligne.
lesson-low-hint = Tirez en arrière depuis le ballon, ou donnez des nombres : la direction 0 mène tout droit, et un ballon ras roule 2,75 cm par cran de force. 14 suffit largement.
lesson-low-done = BUT ! Vous dites où et avec quelle force ; un lancer ajoute ensuite une petite erreur, et cette fois il n’y en a pas eu.
lesson-low-wrong = Pas de but. Les poteaux sont à 12 cm l’un de l’autre, tout droit : direction 0, force 10 ou plus.
lesson-pass-title = Passer et compter
lesson-pass = Ici personne n’attrape le ballon : une fois arrêté, il est au pion qui en est éloigné du moins de cellules. Passez avec le 8 pour qu’un coéquipier soit le plus proche ; le 10 attend sur la cellule marquée.
lesson-pass-hint = Rase, direction 45, force 8 : le ballon s’arrête dans la cellule de votre 10, ou à côté de lui.
lesson-pass-done = Il l’a ! À distance égale des deux côtés, un ballon de cinq cellules au plus reste à vous ; plus loin, il est à eux.
lesson-pass-wrong = Aucun coéquipier n’était le plus proche. Envoyez-le ras vers le 10, vers 45 degrés, et pas trop fort : force 6 à 10.
lesson-dribble-title = Passer un adversaire
lesson-dribble = Leur 7 est juste devant votre 7. Dribblez-le : touchez-le, puis envoyez le ballon un peu à côté de lui, à 30° au plus de la ligne vers lui, et à quelques cellules. Les deux lancent alors un dé : le vôtre sera un 5, le sien un 2.
lesson-dribble-2 = Il est battu ! Le ballon est à vous : dites qui y va, et dans quelle cellule.
lesson-dribble-hint = Touchez leur 7, puis direction 24 et force 3.
lesson-dribble-done = Battu ! Votre dé et votre dribble ont dépassé son dé et son marquage : il est couché et ne compte pas.
lesson-dribble-wrong = Désignez leur 7, restez à 30° de lui au plus, et n’envoyez pas le ballon trop loin : force 2 à 5.
lesson-cross-title = Centre et tête
lesson-cross = Votre 11 est sur l’aile, trois des vôtres attendent dans la surface. Annoncez un centre et touchez l’un d’eux : le premier pion que le ballon y touche le joue de la tête.
lesson-cross-2 = Il y est ! De la tête, au but ; leur gardien est au poteau du côté de la colonne f.
lesson-cross-hint = Centre, haute, direction 280, force 10 trouve le 9. Puis tête au but, direction 350.
lesson-cross-done = Quelle tête ! Des colonnes a, b, h et i près de leur ligne de but on peut centrer, une fois par tour.
lesson-cross-wrong = Cela n’a pas marché. Le 9 est à 280 degrés de votre 11 ; puis la tête, loin du gardien.
lesson-save-title = Tir et arrêt
lesson-save = Leur 9 va tirer de l’extérieur de la surface. En secret, vous envoyez votre gardien à l’une des cinq places de la ligne de but ; il y glisse quand le ballon est frappé. Le 9 regarde vers la cellule marquée : quelle place ?
lesson-save-hint = Les places 4 et 5 sont du côté de la colonne f ; il tire près du poteau.
lesson-save-done = Arrêté, et dans ses mains ! Tireur et gardien ne savent jamais rien l’un de l’autre. De l’intérieur de la surface il n’y a pas de places : le gardien est placé au vu de tous.
lesson-save-wrong = Celui-là est dedans. Il a tiré près du poteau à côté de f1 : seule la dernière place de ce côté y est.
lesson-attack-title = Phase 2 : l’attaque se déplace
lesson-attack = Après la frappe, tous les vôtres sauf le porteur peuvent aller, chacun une fois et de trois cellules au plus. Envoyez le 11 et le 9 devant, sur les cellules marquées.
lesson-attack-2 = Maintenant l’autre, sur l’autre cellule marquée.
lesson-attack-3 = Cela suffit : les autres restent. Dites que vous avez terminé.
lesson-attack-hint = Le 11 va en i9, le 9 en e9, dans l’ordre que vous voulez ; puis Terminé.
lesson-attack-done = Bien répartis ! Mais attention : la défense peut maintenant aller aussi loin que votre meilleur coureur, trois cellules. Ne déplacer personne la cloue sur place.
lesson-attack-wrong = Seulement le 11, en i9, et le 9, en e9 ; puis terminez la phase.
lesson-tackle-title = Phase 3 : le tacle
lesson-tackle = Vous défendez, et leur 10 a le ballon. Le premier pion que vous déplacez peut entrer dans sa cellule : depuis les trois cellules du côté de votre but, c’est sans risque. Envoyez le 7.
lesson-tackle-2 = Il y est. Seulement presser vous donnerait les égalités ; taclez ! Votre dé sera un 5, le sien un 2.
lesson-tackle-hint = Le 7 va en e6 ; puis Tacler.
lesson-tackle-done = Le ballon est à vous, et vous frappez aussitôt : c’est une relance. Par-derrière vous auriez lancé pour une faute, et de loin il aurait été expulsé.
lesson-tackle-wrong = Votre 7 est celui qui est devant lui : e6, puis tacler.
lesson-turn-title = Un tour entier
lesson-turn = Le tout, maintenant. Phase 1 : une passe à l’un des vôtres. Le 10 est à 60 degrés, à deux cellules.
lesson-turn-2 = Le ballon est toujours à vous. S’il peut rejouer aussitôt, passez-vous de la compétence ; puis c’est la phase 2 : déplacez qui vous voulez.
lesson-turn-3 = Autant que vous voulez, chacun une fois. Quand vous avez terminé, la défense se déplace : phase 3.
lesson-turn-hint = Rase, direction 62, force 6 ; aucune compétence ; le 11 en i9 ; puis Terminé.
lesson-turn-done = C’était un tour : frappe, attaque, défense ; l’horloge avance d’un pas, et vous frappez de nouveau. Un match vous attend.
lesson-turn-wrong = Le tour s’est interrompu. Passez ras au 10, déplacez quelqu’un, et terminez votre phase.

# Après le match

tally-passes = Passes et balles au pied
tally-completed = Dont gardées
tally-crosses = Centres
tally-shots = Tirs
tally-saves = Arrêts
tally-dribbles = Dribbles réussis
tally-tackles = Tacles gagnés
tally-relances = Ballons gagnés
tally-fouls = Fautes
tally-offsides = Hors-jeu
tally-corners = Corners
tally-penalties = Penaltys
tally-cards = Cartons
flight-pass = Passes et balles au pied
flight-dribble = Dribbles
flight-cross = Centres
flight-shot = Tirs
flight-head-pass = Passes de la tête
flight-head-shot = Têtes au but
flight-throw = Lancers
flight-round = Dribbles du gardien
how-shot = un tir depuis { $from }{ $n ->
    [0] { "" }
    [one] , après une passe
   *[other] , après { $n } passes
}
how-header = une tête depuis { $from }
how-free-kick = un coup franc depuis { $from }
how-penalty = un penalty
how-own-goal = un but contre son camp depuis { $from }
