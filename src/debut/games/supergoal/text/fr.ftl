# Le jeu

game-name = Super Goal!
game-blurb = Un ballon, huit dés, aucun joueur : tentez votre chance.
game-length = Deux mi-temps de { $n ->
    [one] 1 lancer
   *[other] { $n } lancers
}

# Options

option-throws = Lancers par mi-temps
option-throws-help = Combien de lancers des dés à flèche et du dé de tir font une mi-temps, de 1 à 200. Par défaut : 50, ou 33 en tournoi.
option-clock = Chronomètre
option-clock-help = Au compte des lancers, une mi-temps finit une fois les lancers joués. Au chronomètre, elle dure 7 min 30, ou 5 min en tournoi, et finit au coup de sifflet.
option-clock-throws = compter les lancers
option-clock-real = chronomètre
option-var = VAR
option-var-help = Le dé de contrôle est lancé avant chaque penalty : son « ? » annule le penalty.
option-tournament = Tournoi
option-tournament-help = Des mi-temps plus courtes, 33 lancers ou 5 min au chronomètre, et des tirs au but en cas d’égalité.

# Dés

die-control = Contrôle
die-pass = Passe
die-launch = Lancement
die-shot = Tir
die-blue = Dé bleu
die-keeper = Gardien
die-penalty = Penalty
die-champion = Champion
die-coin = Pièce

# Faces

face-control-f1 = 1 devant
face-control-d1 = 1 en diagonale vers l’avant
face-control-l1 = 1 sur le côté
face-control-f2-ask = 2 devant, le défenseur peut intervenir
face-pass-f2 = 2 devant
face-pass-d2 = 2 en diagonale vers l’avant
face-pass-f2-ask = 2 devant, le défenseur peut intervenir
face-pass-d2-ask = 2 en diagonale vers l’avant, le défenseur peut intervenir
face-pass-b1 = 1 en arrière
face-pass-l2-lost = 2 sur le côté, ballon perdu
face-launch-f3 = 3 devant
face-launch-d3 = 3 en diagonale vers l’avant
face-launch-f3-ask = 3 devant, le défenseur peut intervenir
face-launch-d3-ask = 3 en diagonale vers l’avant, le défenseur peut intervenir
face-launch-f4-lost = 4 devant, ballon perdu
face-launch-l3-lost = 3 sur le côté, ballon perdu
face-shot-target = Cadré
face-shot-unstoppable = Imparable
face-shot-post = Poteau
face-shot-bar = Barre
face-shot-off = À côté
face-blue-steal = Interception : le ballon est gagné
face-blue-miss = Raté
face-blue-own-goal = Raté, ou but contre son camp juste devant les filets
face-blue-clear = Dégagement : 3 cases en arrière
face-blue-foul = Faute
face-keeper-saved = Arrêt
face-keeper-not-saved = Battu
face-keeper-parried = Repoussé : le ballon reste en jeu
face-keeper-corner = Corner
face-penalty-scored = Marqué
face-penalty-off = À côté
face-penalty-corner = Corner
face-penalty-rebound = Repoussé : on peut retirer
face-champion-long-shot = Tir de loin
face-champion-decisive-pass = Passe décisive
face-champion-unstoppable = Tir imparable
face-champion-save = Arrêt exceptionnel
face-champion-recovery = Récupération miraculeuse
face-champion-foul = Faute
face-coin-a = { $NameA }
face-coin-b = { $NameB }

# À quoi sert une face posée sur la table

does-champion-long-shot = En attaque, à partir de la ligne du milieu : un tir de loin.
does-champion-decisive-pass = En attaque, à partir de deux lignes avant le milieu : le ballon va juste devant le but.
does-champion-unstoppable = En attaque, là où le tir est permis : seul un champion peut l’arrêter.
does-champion-save = En défense : tout tir au but est arrêté.
does-champion-recovery = En défense, avant un lancer ou contre un tir de l’extérieur de la surface : le ballon est gagné.
does-champion-foul = Avant un lancer : une faute en faveur de l’équipe qui le joue, en attaque ou en défense.

# Boutons

button-let = Laisser faire
button-straight = Tout droit
button-turned = Tourné vers le milieu
button-short = Court
button-long = Long : la flèche compte double

# Ce qu’il y a à faire

# Ce que fait une face du dé champion, et quel lancer va venir : des morceaux d’autres textes.
part-champion = { $face ->
    [long-shot] tir de loin
    [decisive-pass] passe décisive
    [unstoppable] tir imparable
    [save] arrêt exceptionnel
    [recovery] récupération miraculeuse
   *[foul] faute
}
part-throw = { $die ->
    [control] le dé de contrôle va être lancé
    [pass] le dé de passe va être lancé
    [launch] le dé de lancement va être lancé
    [shot] un tir va partir
    [penalty] un penalty va être tiré
   *[other] un dé va être lancé
}

prompt-throw = { $you ->
    [yes] { $die ->
        [control] Lancez le dé de contrôle.
        [pass] Lancez le dé de passe.
        [launch] Lancez le dé de lancement.
        [shot] Lancez le dé de tir.
        [blue] Lancez le dé bleu.
        [keeper] Lancez le dé gardien.
        [penalty] Lancez le dé de penalty.
        [champion] Lancez le dé champion.
        [coin] Lancez la pièce.
       *[other] Lancez le dé.
    }
   *[no] { $die ->
        [control] { $Name } lance le dé de contrôle.
        [pass] { $Name } lance le dé de passe.
        [launch] { $Name } lance le dé de lancement.
        [shot] { $Name } lance le dé de tir.
        [blue] { $Name } lance le dé bleu.
        [keeper] { $Name } lance le dé gardien.
        [penalty] { $Name } lance le dé de penalty.
        [champion] { $Name } lance le dé champion.
        [coin] Place à la pièce : pile ou face ?
       *[other] { $Name } lance le dé.
    }
}
prompt-choose-open = { $you ->
    [yes] Vous avez le ballon en { $ball } : choisissez un dé à lancer.
   *[no] { $Name } a le ballon en { $ball } et choisit un dé.
}
prompt-choose-kick-off = { $you ->
    [yes] Vous donnez le coup d’envoi : choisissez un dé à flèche.
   *[no] { $Name } donne le coup d’envoi et choisit un dé à flèche.
}
prompt-choose-throw-in = { $you ->
    [yes] Touche pour vous en { $ball } : choisissez un dé à flèche.
   *[no] Touche pour { $name } en { $ball }, avec un dé à flèche.
}
prompt-choose-free-kick = { $you ->
    [yes] Coup franc pour vous en { $ball } : choisissez un dé à flèche.
   *[no] Coup franc pour { $name } en { $ball }, avec un dé à flèche.
}
prompt-choose-direct = { $you ->
    [yes] Coup franc pour vous en { $ball } : choisissez un dé à flèche, ou tirez directement.
   *[no] Coup franc pour { $name } en { $ball } : un dé à flèche, ou un tir direct.
}
prompt-choose-corner = { $you ->
    [yes] Corner pour vous : choisissez { $first } ou { $second }, puis un dé à flèche. La flèche est tournée.
   *[no] Corner pour { $name }, en { $first } ou { $second }. La flèche est tournée.
}
prompt-choose-goal-kick = { $you ->
    [yes] Coup de pied de but pour vous : choisissez { $first } ou { $second }, un dé à flèche, puis court ou long.
   *[no] Coup de pied de but pour { $name }, en { $first } ou { $second }, court ou long.
}
prompt-choose-keeper = { $you ->
    [yes] Votre gardien a le ballon : choisissez { $first } ou { $second }, un dé à flèche, puis court ou long.
   *[no] Renvoi du gardien { ELIDE("de", $name) }, en { $first } ou { $second }, court ou long.
}
prompt-window = { $you ->
    [yes] Attention, { part-throw } : jouez votre dé champion ({ part-champion }) maintenant, ou laissez faire.
   *[no] { $Name } peut d’abord jouer le dé champion ({ part-champion }) : { part-throw }.
}
prompt-side = { $you ->
    [yes] De quel côté va le ballon ? Choisissez l’un des deux.
   *[no] { $Name } choisit de quel côté va le ballon.
}
prompt-challenge = { $you ->
    [yes] Vous pouvez intervenir : lancez le dé bleu, ou laissez faire.
   *[no] { $Name } peut intervenir avec le dé bleu, ou laisser faire.
}
prompt-intercept = { $you ->
    [yes] Vous pouvez vous jeter devant le tir : lancez le dé bleu, ou laissez faire et comptez sur votre gardien.
   *[no] { $Name } peut se jeter devant le tir avec le dé bleu, ou compter sur le gardien.
}
prompt-bar = { $you ->
    [yes] Le ballon retombe de la barre. À vous de répondre : par le dé bleu ou par le dé gardien.
   *[no] Le ballon retombe de la barre. { $Name } doit répondre : par le dé bleu ou par le dé gardien.
}
prompt-bar-champion = { $you ->
    [yes] Le ballon retombe de la barre. À vous de répondre : par le dé bleu, le dé gardien ou votre dé champion ({ part-champion }).
   *[no] Le ballon retombe de la barre. { $Name } doit répondre : par le dé bleu, le dé gardien ou le dé champion ({ part-champion }).
}
prompt-mouth = { $you ->
    [yes] Le tir arrive sur votre gardien : lancez le dé gardien, ou jouez plutôt votre dé champion ({ part-champion }).
   *[no] Le tir arrive au but : { $name } a le dé gardien, ou le dé champion ({ part-champion }).
}
prompt-unstoppable = { $you ->
    [yes] Seul un champion peut arrêter ce tir : jouez votre dé champion ({ part-champion }), ou encaissez le but.
   *[no] Seul un champion peut arrêter ce tir : { $name } a le dé champion ({ part-champion }).
}
prompt-over = Le match est fini : { $a } – { $b }.

# Ce qu’il faut savoir d’autre

fact-up = Le temps est écoulé : c’est la dernière attaque.
fact-champion = { $you ->
    [yes] Vous pouvez aussi jouer votre dé champion : { part-champion }.
   *[no] { $Name } peut aussi jouer le dé champion : { part-champion }.
}
fact-fouled = { $you ->
    [yes] Attention : encore une faute à votre prochain dé bleu, et c’est l’expulsion.
   *[no] { $Name } : encore une faute au prochain dé bleu, et c’est l’expulsion.
}
fact-blue = Dé bleu : { $win } % de gagner le ballon, { $foul } % de faute{ $penalty ->
    [penalty] { $card ->
        [yes] {" "}(penalty et expulsion)
       *[no] {" "}(penalty)
    }
    [var] { $card ->
        [yes] {" "}(VAR et expulsion)
       *[no] {" "}(VAR)
    }
   *[free-kick] { $card ->
        [yes] {" "}(expulsion)
       *[no] {""}
    }
}{ $own ->
    [0] {""}
   *[other] , { $own } % de but contre son camp
}.
fact-shootout = Tirs au but : { $a } – { $b }.

# Laisser passer toutes les réponses

routine-pass = Tout laisser passer jusqu’au tir
routine-passing = Tout passe
routine-ask = Tout passe jusqu’au prochain tir : me redemander

# Commentaire

# Une face à point d’interrogation ne peut pas nommer une variante : ces faces viennent en dernier.
event-throw = { $die ->
    [control] { $you ->
        [yes] Vous contrôlez
       *[no] { $Name } contrôle
    } le ballon : { $face ->
        [f1] 1 devant.
        [d1] 1 en diagonale.
        [l1] 1 sur le côté.
       *[f2-ask] un peu long, 2 devant, la défense peut intervenir.
    }
    [pass] { $you ->
        [yes] Vous passez
       *[no] { $Name } passe
    } : { $face ->
        [f2] 2 devant.
        [d2] 2 en diagonale.
        [b1] 1 en arrière.
        [l2-lost] 2 sur le côté, droit sur l’adversaire !
        [f2-ask] 2 devant, pas très sûr…
       *[d2-ask] 2 en diagonale, pas très sûr…
    }
    [launch] { $you ->
        [yes] Vous lancez loin
       *[no] { $Name } lance loin
    } : { $face ->
        [f3] 3 devant.
        [d3] 3 en diagonale.
        [f4-lost] 4 devant, beaucoup trop long !
        [l3-lost] 3 sur le côté, il n’y a personne !
        [f3-ask] 3 devant, et le ballon reste en l’air…
       *[d3-ask] 3 en diagonale, et le ballon reste en l’air…
    }
    [shot] { $face ->
        [target] { $you ->
            [yes] Votre tir est cadré !
           *[no] { $Name } cadre son tir !
        }
        [unstoppable] { $you ->
            [yes] Quelle frappe ! Elle est de vous.
           *[no] Quelle frappe ! Elle est signée { $name }.
        }
        [post] { $you ->
            [yes] Vous touchez le poteau !
           *[no] { $Name } touche le poteau !
        }
        [bar] { $you ->
            [yes] Vous touchez la barre !
           *[no] { $Name } touche la barre !
        }
       *[off] { $you ->
            [yes] Vous tirez à côté.
           *[no] { $Name } tire à côté.
        }
    }
    [blue] { $you ->
        [yes] { $face ->
            [steal] Vous intervenez, et proprement !
            [miss] Vous intervenez, mais dans le vide.
            [own-goal] Vous tendez la jambe au hasard…
            [clear] Vous dégagez au bon moment !
           *[foul] Vous y allez beaucoup trop fort…
        }
       *[no] { $face ->
            [steal] { $Name } intervient, et proprement !
            [miss] { $Name } intervient, mais dans le vide.
            [own-goal] { $Name } tend la jambe au hasard…
            [clear] { $Name } dégage au bon moment !
           *[foul] { $Name } y va beaucoup trop fort…
        }
    }
    [keeper] { $you ->
        [yes] Votre gardien
       *[no] Le gardien { ELIDE("de", $name) }
    } { $face ->
        [saved] plonge, c’est arrêté !
        [not-saved] est battu !
        [parried] repousse des poings !
       *[corner] touche le ballon du bout des doigts !
    }
    [penalty] { $you ->
        [yes] Vous tirez
       *[no] { $Name } tire
    } le penalty : { $face ->
        [scored] marqué !
        [off] au-dessus !
        [corner] le gardien le détourne !
       *[rebound] le gardien le repousse !
    }
    [champion] { $you ->
        [yes] Vous lancez
       *[no] { $Name } lance
    } le dé champion : { part-champion }.
   *[coin] Pile ou face : c’est { $you ->
        [yes] vous
       *[no] { $name }
    } !
}
    .v2 = { $die ->
    [control] { $you ->
        [yes] Le ballon vous colle au pied
       *[no] Le ballon colle au pied { ELIDE("de", $name) }
    } : { $face ->
        [f1] 1 devant.
        [d1] 1 en diagonale.
        [l1] 1 sur le côté.
       *[f2-ask] ou presque, 2 devant, et qui le veut ?
    }
    [pass] { $you ->
        [yes] Vous levez les yeux et passez
       *[no] { $Name } lève les yeux et passe
    } : { $face ->
        [f2] 2 devant, dans l’intervalle.
        [d2] 2 en diagonale, dans l’intervalle.
        [b1] 1 en arrière, sans risque.
        [l2-lost] 2 sur le côté : cadeau pour l’adversaire !
        [f2-ask] 2 devant, un peu molle…
       *[d2-ask] 2 en diagonale, un peu molle…
    }
    [launch] { $you ->
        [yes] Vous envoyez le ballon dans les airs
       *[no] { $Name } envoie le ballon dans les airs
    } : { $face ->
        [f3] 3 devant, en pleine poitrine.
        [d3] 3 en diagonale, en pleine poitrine.
        [f4-lost] 4 devant, dans les nuages !
        [l3-lost] 3 sur le côté : pour qui, au juste ?
        [f3-ask] 3 devant, et tout le monde lève la tête…
       *[d3-ask] 3 en diagonale, et tout le monde lève la tête…
    }
    [shot] { $face ->
        [target] { $you ->
            [yes] Vous cadrez : le public se lève !
           *[no] { $Name } cadre : le public se lève !
        }
        [unstoppable] { $you ->
            [yes] En pleine lucarne, et c’est votre tir !
           *[no] En pleine lucarne, un tir { ELIDE("de", $name) } !
        }
        [post] { $you ->
            [yes] Le poteau ! Il tremble encore de votre tir.
           *[no] Le poteau ! Il tremble encore du tir { ELIDE("de", $name) }.
        }
        [bar] { $you ->
            [yes] Votre tir fait trembler la barre !
           *[no] { $Name } fait trembler la barre !
        }
       *[off] { $you ->
            [yes] Vous tirez dans les tribunes.
           *[no] { $Name } tire dans les tribunes.
        }
    }
    [blue] { $you ->
        [yes] { $face ->
            [steal] Net et sans bavure : vous prenez le ballon !
            [miss] Il s’en fallait de peu, mais le ballon est passé devant vous.
            [own-goal] Vous mettez le pied, n’importe lequel…
            [clear] Vous dégagez juste à temps !
           *[foul] Vous arrivez une seconde trop tard…
        }
       *[no] { $face ->
            [steal] Net et sans bavure : { $name } prend le ballon !
            [miss] Il s’en fallait de peu : { $name } voit passer le ballon.
            [own-goal] { $Name } met le pied, n’importe lequel…
            [clear] { $Name } dégage juste à temps !
           *[foul] { $Name } arrive une seconde trop tard…
        }
    }
    [keeper] { $you ->
        [yes] Votre gardien
       *[no] Le gardien { ELIDE("de", $name) }
    } { $face ->
        [saved] claque la porte, c’est arrêté !
        [not-saved] ne peut que regarder !
        [parried] renvoie des deux poings !
       *[corner] dévie derrière la ligne !
    }
    [penalty] { $you ->
        [yes] Une courte course d’élan, vous tirez
       *[no] Une courte course d’élan, { $name } tire
    } : { $face ->
        [scored] marqué, gardien à contre-pied !
        [off] à côté !
        [corner] détourné par-dessus la barre !
       *[rebound] repoussé, et encore en jeu !
    }
    [champion] { $you ->
        [yes] Votre champion s’échauffe
       *[no] Le champion { ELIDE("de", $name) } s’échauffe
    } : { part-champion }.
   *[coin] Pile ou face : c’est { $you ->
        [yes] vous
       *[no] { $name }
    } !
}
    .v3 = { $die ->
    [control] { $you ->
        [yes] Jolie touche, la vôtre
       *[no] Jolie touche { ELIDE("de", $name) }
    } : { $face ->
        [f1] 1 devant.
        [d1] 1 en diagonale.
        [l1] 1 sur le côté.
       *[f2-ask] enfin presque, car le ballon file 2 devant, à portée…
    }
    [pass] { $you ->
        [yes] Votre passe file
       *[no] La passe { ELIDE("de", $name) } file
    } : { $face ->
        [f2] 2 devant, du velours.
        [d2] 2 en diagonale, du velours.
        [b1] 1 en arrière, pour repartir.
        [l2-lost] 2 sur le côté, et personne n’a compris !
        [f2-ask] 2 devant, entre deux adversaires…
       *[d2-ask] 2 en diagonale, entre deux adversaires…
    }
    [launch] { $you ->
        [yes] Un long ballon, de vous
       *[no] Un long ballon { ELIDE("de", $name) }
    } : { $face ->
        [f3] 3 devant, et il retombe bien.
        [d3] 3 en diagonale, et il retombe bien.
        [f4-lost] 4 devant, et rien ne l’arrête !
        [l3-lost] 3 sur le côté, et le public soupire !
        [f3-ask] 3 devant, ballon à qui veut…
       *[d3-ask] 3 en diagonale, ballon à qui veut…
    }
    [shot] { $face ->
        [target] { $you ->
            [yes] Au ras du sol et fort, votre tir est cadré !
           *[no] Au ras du sol et fort, le tir { ELIDE("de", $name) } est cadré !
        }
        [unstoppable] { $you ->
            [yes] Personne n’a vu partir votre tir : imparable !
           *[no] Personne n’a vu partir le tir { ELIDE("de", $name) } : imparable !
        }
        [post] { $you ->
            [yes] Le poteau, à un centimètre du but : c’était vous !
           *[no] Le poteau, à un centimètre du but : c’était { $name } !
        }
        [bar] { $you ->
            [yes] Sous la barre, votre tir !
           *[no] Sous la barre, le tir { ELIDE("de", $name) } !
        }
       *[off] { $you ->
            [yes] Vous manquez le cadre ; le public se rassied.
           *[no] { $Name } manque le cadre ; le public se rassied.
        }
    }
    [blue] { $you ->
        [yes] { $face ->
            [steal] Vous chipez le ballon, et personne ne réclame !
            [miss] Vous glissez, à côté de tout.
            [own-goal] Vous vous jetez dessus, les yeux fermés…
            [clear] Vous l’avez de la pointe du pied !
           *[foul] Vous prenez la cheville, pas le ballon…
        }
       *[no] { $face ->
            [steal] { $Name } chipe le ballon, et personne ne réclame !
            [miss] { $Name } glisse, à côté de tout.
            [own-goal] { $Name } se jette dessus, les yeux fermés…
            [clear] { $Name } l’a de la pointe du pied !
           *[foul] { $Name } prend la cheville, pas le ballon…
        }
    }
    [keeper] { $you ->
        [yes] Votre gardien
       *[no] Le gardien { ELIDE("de", $name) }
    } { $face ->
        [saved] s’envole et capte !
        [not-saved] plonge pour rien !
        [parried] fait barrage des deux mains !
       *[corner] sauve du bout du gant !
    }
    [penalty] { $you ->
        [yes] Onze mètres, vous face au gardien
       *[no] Onze mètres, { $name } face au gardien
    } : { $face ->
        [scored] au ras du poteau, dedans !
        [off] par-dessus la barre !
        [corner] une main, et corner !
       *[rebound] le gardien l’a, ou presque !
    }
    [champion] { $you ->
        [yes] Votre champion entre en jeu
       *[no] Le champion { ELIDE("de", $name) } entre en jeu
    } : { part-champion }.
   *[coin] Pile ou face : c’est { $you ->
        [yes] vous
       *[no] { $name }
    } !
}
event-flight = Le ballon arrive en { $to }.
    .v2 = Il retombe en { $to }.
    .v3 = Le ballon est maintenant en { $to }.
    .v4 = En route pour { $to }.
event-won = { $you ->
    [yes] Vous avez le ballon !
   *[no] { $Name } a le ballon !
}
    .v2 = { $you ->
    [yes] Le ballon est à vous, et c’est reparti !
   *[no] Le ballon est à { $name }, et c’est reparti !
}
    .v3 = { $you ->
    [yes] À vous d’attaquer !
   *[no] À { $name } d’attaquer !
}
event-out = { $you ->
    [yes] Le ballon est sorti : touche pour vous.
   *[no] Le ballon est sorti : touche pour { $name }.
}
    .v2 = { $you ->
    [yes] Derrière la ligne de touche : ballon pour vous.
   *[no] Derrière la ligne de touche : ballon pour { $name }.
}
    .v3 = { $you ->
    [yes] Il roule hors du terrain : touche pour vous.
   *[no] Il roule hors du terrain : touche pour { $name }.
}
event-goal-kick = { $you ->
    [yes] Coup de pied de but pour vous.
   *[no] Coup de pied de but pour { $name }.
}
    .v2 = { $you ->
    [yes] Derrière la ligne de but : le coup de pied de but est à vous.
   *[no] Derrière la ligne de but : le coup de pied de but est à { $name }.
}
    .v3 = { $you ->
    [yes] Rien de fait : coup de pied de but pour vous.
   *[no] Rien de fait : coup de pied de but pour { $name }.
}
event-keeper-throw = { $you ->
    [yes] Renvoi de votre gardien.
   *[no] Renvoi du gardien { ELIDE("de", $name) }.
}
    .v2 = { $you ->
    [yes] Le ballon est à votre gardien, qui fait le renvoi.
   *[no] Le ballon est au gardien { ELIDE("de", $name) }, qui fait le renvoi.
}
    .v3 = { $you ->
    [yes] Votre gardien lève les yeux : renvoi.
   *[no] Le gardien { ELIDE("de", $name) } lève les yeux : renvoi.
}
event-corner = { $you ->
    [yes] Corner pour vous !
   *[no] Corner pour { $name } !
}
    .v2 = { $you ->
    [yes] Au drapeau : le corner est à vous !
   *[no] Au drapeau : le corner est à { $name } !
}
    .v3 = { $you ->
    [yes] Derrière, mais pas perdu : vous avez un corner !
   *[no] Derrière, mais pas perdu : { $name } a un corner !
}
event-free-kick = { $you ->
    [yes] Coup franc pour vous.
   *[no] Coup franc pour { $name }.
}
    .v2 = { $you ->
    [yes] L’arbitre tend le bras : le coup franc est à vous.
   *[no] L’arbitre tend le bras : le coup franc est à { $name }.
}
    .v3 = { $you ->
    [yes] Vous posez le ballon pour un coup franc.
   *[no] { $Name } pose le ballon pour un coup franc.
}
event-penalty = { $you ->
    [yes] Penalty pour vous !
   *[no] Penalty pour { $name } !
}
    .v2 = { $you ->
    [yes] Au point de penalty : c’est pour vous !
   *[no] Au point de penalty : c’est pour { $name } !
}
    .v3 = { $you ->
    [yes] Aucun doute : penalty, et il est à vous !
   *[no] Aucun doute : penalty, et il est à { $name } !
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
    [yes] BUT pour vous ! L’arbitre montre le milieu du terrain.
   *[no] BUT pour { $name } ! L’arbitre montre le milieu du terrain.
}
event-own-goal = { $you ->
    [yes] Aïe ! Vous marquez contre votre camp !
   *[no] Aïe ! { $Name } marque contre son camp !
}
event-half-time = Coup de sifflet : c’est la mi-temps.
event-full-time = Coup de sifflet final !
event-shootout = Égalité parfaite : place aux tirs au but.
event-shootout-won = { $you ->
    [yes] Vous remportez les tirs au but !
   *[no] { $Name } remporte les tirs au but !
}
event-lots = { $you ->
    [yes] Impossible de vous départager : la pièce vous donne le match.
   *[no] Impossible de les départager : la pièce donne le match à { $name }.
}
event-time-up = Le temps est écoulé ! L’attaque peut encore aller à son terme.
event-extra-over = L’arbitre en a assez vu : fin du temps additionnel.
event-foul = { $you ->
    [yes] Vous faites faute !
   *[no] { $Name } fait faute !
}
    .v2 = { $you ->
    [yes] L’arbitre a tout vu : faute contre vous !
   *[no] L’arbitre a tout vu : faute contre { $name } !
}
    .v3 = { $you ->
    [yes] Coup de sifflet ! C’était trop : faute contre vous.
   *[no] Coup de sifflet ! C’était trop : faute contre { $name }.
}
event-sent-off = { $you ->
    [yes] Deux fautes de suite : carton rouge pour vous !
   *[no] Deux fautes de suite : carton rouge pour { $name } !
}
event-var-upheld = { $you ->
    [yes] VAR : votre penalty est confirmé.
   *[no] VAR : le penalty est confirmé pour { $name }.
}
event-var-cancelled = { $you ->
    [yes] VAR : pas de penalty ! Vous gardez le ballon.
   *[no] VAR : pas de penalty ! { $Name } garde le ballon.
}
event-miss = { $you ->
    [yes] Vous passez à côté : l’attaque continue.
   *[no] { $Name } passe à côté : l’attaque continue.
}
    .v2 = { $you ->
    [yes] Le ballon vous échappe, et l’attaque continue.
   *[no] Le ballon échappe à { $name }, et l’attaque continue.
}
    .v3 = { $you ->
    [yes] Vous ne touchez rien : l’attaque suit son cours.
   *[no] { $Name } ne touche rien : l’attaque suit son cours.
}
event-clear = { $you ->
    [yes] Vous renvoyez le ballon loin de votre but.
   *[no] { $Name } renvoie le ballon loin de son but.
}
    .v2 = { $you ->
    [yes] Du balai ! Vous dégagez.
   *[no] Du balai ! { $Name } dégage.
}
    .v3 = { $you ->
    [yes] Loin devant : vous respirez.
   *[no] Loin devant : { $name } respire.
}
event-parry = { $you ->
    [yes] Votre gardien ne peut pas garder le ballon, qui traîne.
   *[no] Le gardien { ELIDE("de", $name) } ne peut pas garder le ballon, qui traîne.
}
    .v2 = { $you ->
    [yes] Le ballon revient des poings de votre gardien : l’attaque l’a encore.
   *[no] Le ballon revient des poings du gardien { ELIDE("de", $name) } : l’attaque l’a encore.
}
    .v3 = { $you ->
    [yes] Votre gardien le détourne à peine, et le ballon reste là.
   *[no] Le gardien { ELIDE("de", $name) } le détourne à peine, et le ballon reste là.
}
event-post = { $you ->
    [yes] Le ballon revient en jeu : vous l’avez encore.
   *[no] Le ballon revient en jeu : { $name } l’a encore.
}
event-bar = { $you ->
    [yes] Le ballon retombe juste devant le but : quelle occasion pour vous !
   *[no] Le ballon retombe juste devant le but : quelle occasion pour { $name } !
}
event-let = { $you ->
    [yes] Vous laissez faire.
   *[no] { $Name } laisse faire.
}
    .v2 = { $you ->
    [yes] Vous gardez vos distances.
   *[no] { $Name } garde ses distances.
}
    .v3 = { $you ->
    [yes] Vous laissez venir l’attaque.
   *[no] { $Name } laisse venir l’attaque.
}
event-champion-played = { $you ->
    [yes] Votre champion
   *[no] Le champion { ELIDE("de", $name) }
} { $face ->
    [long-shot] tente sa chance de loin !
    [decisive-pass] trouve la passe parfaite !
    [unstoppable] arme sa frappe, imparable !
    [save] réussit un arrêt exceptionnel !
    [recovery] récupère le ballon, un miracle !
   *[foul] obtient un coup de sifflet de l’arbitre !
}
event-champion-passes = { $you ->
    [yes] Le dé champion passe chez vous.
   *[no] Le dé champion passe à { $name }.
}
    .v2 = { $you ->
    [yes] À vous le dé champion.
   *[no] À { $name } le dé champion.
}
    .v3 = { $you ->
    [yes] Le champion change de maillot : le dé est à vous.
   *[no] Le champion change de maillot : le dé est à { $name }.
}
event-kick-off = { $you ->
    [yes] Vous donnez le coup d’envoi. C’est parti !
   *[no] { $Name } donne le coup d’envoi. C’est parti !
}
event-save = { $you ->
    [yes] Votre gardien tient le ballon.
   *[no] Le gardien { ELIDE("de", $name) } tient le ballon.
}
    .v2 = { $you ->
    [yes] Votre gardien l’a capté, et le stade respire.
   *[no] Le gardien { ELIDE("de", $name) } l’a capté, et le stade respire.
}
    .v3 = { $you ->
    [yes] On ne passe pas votre gardien.
   *[no] On ne passe pas le gardien { ELIDE("de", $name) }.
}
event-shot-taken = { $you ->
    [yes] Vous tirez…
   *[no] { $Name } tire…
}
    .v2 = { $you ->
    [yes] Vous ajustez…
   *[no] { $Name } ajuste…
}
    .v3 = { $you ->
    [yes] Vous tentez votre chance…
   *[no] { $Name } tente sa chance…
}
event-var-throw = Le dé de contrôle décide de la vérification : { $face ->
    [f2-ask] un point d’interrogation !
   *[other] pas de point d’interrogation.
}

# Pourquoi pas ?

why-choose-side = La flèche est lancée : choisissez de quel côté va le ballon.
why-not-defending = Vous avez le ballon : seul le défenseur lance le dé bleu ou laisse faire.
why-not-attacking = Vous n’avez pas le ballon : seul l’attaquant choisit un lancer.
why-no-shot-to-keep = Aucun tir n’est arrivé au gardien : le dé gardien ne peut pas être lancé maintenant.
why-no-corner = Il n’y a pas de corner à tirer.
why-no-keeper-throw = Il n’y a pas de renvoi du gardien à jouer.
why-no-goal-kick = Il n’y a pas de coup de pied de but à jouer.
why-name-square = Le ballon peut être posé sur deux cases : nommez d’abord l’une d’elles.
why-control-twice = Le contrôle ne se lance jamais deux fois de suite.
why-control-first = Quand on gagne le ballon en jeu, le premier lancer est un contrôle.
why-cannot-turn = Une flèche ne peut être tournée que sur les deux colonnes extérieures des trois dernières lignes.
why-no-direct-shot = Un coup franc se tire directement de la surface, des deux lignes qui la précèdent et, si l’attaquant l’a obtenu par la faute de son dé champion, des deux cases à côté de sa première ligne ; pas d’ici.
why-arrow-at-restart = Une remise en jeu commence par un dé à flèche, pas par un tir.
why-no-shooting-square = Le tir n’est pas permis depuis cette case.
why-must-answer-bar = Après une barre il faut répondre, avec le dé bleu ou le dé gardien.
why-keeper-must-throw = Le tir est cadré : le dé gardien doit y répondre.
why-no-blue = Le dé bleu ne peut pas être lancé maintenant.
why-not-your-champion = C’est l’autre équipe qui a le dé champion.
why-champion-rests = Le dé champion se repose jusqu’au prochain lancer de l’attaquant.
why-champion-defends = Cette face du dé champion est pour la défense.
why-champion-attacks = Cette face du dé champion est pour l’attaque.
why-champion-before-throw = Le dé champion se joue à la place d’un lancer, pas après.
why-champion-too-far = Le ballon est trop loin du but pour cette face du dé champion.
why-nothing-to-save = Il n’y a pas de tir au but à arrêter.
why-no-recovery-now = La récupération vient avant un lancer de l’attaquant, ou contre un tir de l’extérieur de la surface.
why-foul-before-throw = En défense, la faute vient avant un lancer de l’attaquant.
why-dice-move = Le ballon va où un dé l’envoie : choisissez un dé.
why-two-squares = Le ballon ne se place que sur les deux cases marquées.
why-answer = À vous de répondre : choisissez l’un de vos dés, ou laissez faire.
why-no-penalty = Il n’y a pas de penalty à tirer.
why-no-coin = La pièce ne se lance qu’avant le match.

# Ce qui ne va pas dans une position

impossible-throws = La mi-temps n’a pas autant de lancers, ou le temps serait écoulé.
impossible-up = Le temps ne peut pas être écoulé tant qu’il reste des lancers dans la mi-temps.
impossible-extra = Des lancers de temps additionnel ne viennent qu’une fois le temps écoulé, et aucune attaque ne continue après le 25e.
impossible-after = Cette clé va avec phase=champion, et nomme une phase que le lancer du dé champion peut retarder.
impossible-champion = Personne n’a le dé champion avant le tirage au sort ; ensuite celui qui l’a l’a déjà lancé, sauf si phase=champion dit qu’il le lance.
impossible-plays = Le dixième coup du dé champion est la réponse à un tir : plus aucun tir n’est alors en cours.
impossible-no-throw = Aucun lancer de l’attaquant n’a été annoncé.
impossible-die = Ce dé ne peut pas être lancé de cette façon maintenant.
impossible-penalty = Un penalty se tire de c10, et aucune flèche ne le suit.
impossible-turned = Une flèche ne se tourne que sur les colonnes a et e, lignes 9 à 11.
impossible-long = Seul un coup de pied de but ou un renvoi du gardien peut être long.
impossible-face = Cette clé va avec phase=side, pour une flèche qui laisse le choix entre deux côtés.
impossible-restart = Cette phase ne peut pas attendre une telle remise en jeu.
impossible-direct = Cette clé va avec un coup franc en a10 ou e10, obtenu par la faute du dé champion de l’attaquant.
impossible-dice = À une remise en jeu, tous les dés à flèche sont permis.
impossible-place = Le ballon ne peut pas être sur cette case à ce moment.
impossible-shot = Cette clé dit quel tir est en cours, et doit aller avec la phase.
impossible-kicks = Les tirs au but ne viennent qu’après une égalité en tournoi, et une équipe ne marque jamais plus souvent qu’elle ne tire.
impossible-result = Un match a un résultat quand il est fini, et pas avant.
impossible-window = Le défenseur n’a ici aucun dé champion à jouer : personne ne l’attend.
impossible-turns = Aux tirs au but les équipes tirent à tour de rôle, celle qui a donné le coup d’envoi du match en premier, 30 fois au plus chacune.
impossible-lots = La pièce ne décide qu’après 30 tirs de chaque équipe, et autant de tirs marqués par les deux.
impossible-winner = Le résultat indiqué ne correspond pas aux buts, ou aux tirs au but.

# Comment un match a fini

reason-full-time = Au coup de sifflet final
reason-shootout = Aux tirs au but
reason-lots = À pile ou face

# Exercices pour apprendre

lesson-move-title = Premier lancer
lesson-move = Vous avez le ballon. Lancez le dé de contrôle, l’orange : il va court, et c’est le plus sûr.
lesson-move-2 = Il montre une flèche en diagonale : à gauche ou à droite, c’est vous qui choisissez. Envoyez le ballon sur la case marquée.
lesson-move-hint = Touchez le dé orange, puis la case marquée.
lesson-move-done = C’est parti ! Les flèches vont vers le but que vous attaquez ; s’il y a deux chemins, vous choisissez après le lancer.
lesson-move-wrong = Pas là où il fallait : les dés plus longs s’égarent plus souvent. D’abord le contrôle, puis la case marquée.
lesson-push-title = Aller plus loin
lesson-push = Jamais deux contrôles de suite : ce dé se repose. Avec une passe ou un lancement, amenez le ballon dans la surface, sur l’une des cases marquées.
lesson-push-2 = Le contrôle est de nouveau libre. Encore un lancer, et le ballon est dans la surface.
lesson-push-hint = Le lancement va loin, la passe est plus sûre. Près du but, un dé court suffit.
lesson-push-done = Vous êtes dans la surface ! On lance encore et encore, tant qu’on garde le ballon.
lesson-push-wrong = Ce ballon est perdu : derrière la ligne de but, il est à l’adversaire. Si près du but, un dé court suffit.
lesson-lose-title = Le perdre
lesson-lose = À vouloir aller loin, on peut perdre le ballon. Lancez le dé de lancement pour voir : ici, cela ne coûte rien.
lesson-lose-hint = C’est le dé violet. Ce qu’il peut donner se voit avant le lancer : X fait perdre le ballon, ? laisse intervenir l’adversaire.
lesson-lose-done = X : le ballon est perdu là où il arrive, et l’adversaire repart de là. Loin ou sûr, tout le jeu est là.
lesson-lose-wrong = Prudent ! Mais cette fois, il faut perdre le ballon : lancez le dé de lancement.
lesson-shoot-title = Tirer
lesson-shoot = Le ballon est dans la surface : lancez le dé de tir. S’il est cadré, seul le gardien peut encore l’arrêter.
lesson-shoot-hint = Touchez le dé de tir. On tire depuis la surface, et depuis quelques cases autour.
lesson-shoot-done = BUT ! Depuis la surface, seul le gardien s’interpose ; de plus loin, un défenseur peut se jeter devant le tir.
lesson-shoot-wrong = D’ici, une flèche passe vite derrière la ligne. Le ballon est dans la surface : tirez !
lesson-blue-title = Intervenir
lesson-blue = La passe de l’adversaire montre un « ? » : vous pouvez intervenir. Lancez le dé bleu.
lesson-blue-hint = Touchez le dé bleu. Deux de ses six côtés prennent le ballon ; mais l’un d’eux est une faute.
lesson-blue-done = Intercepté ! Le ballon est à vous là où il se trouve, et votre premier lancer est un contrôle.
lesson-blue-wrong = Vous avez laissé faire, et l’adversaire a toujours le ballon. Le dé bleu est votre chance de le prendre.
lesson-keeper-title = Le gardien
lesson-keeper = Un tir arrive ! Jetez-vous devant avec le dé bleu, ou laissez faire : votre gardien est là aussi.
lesson-keeper-2 = Arrêté ! Renvoi de votre gardien : choisissez une case, un dé et « long », qui compte double.
lesson-keeper-hint = D’abord, les deux sont justes. Ensuite, touchez l’une des deux cases, un dé, et le bouton qui dit « long ».
lesson-keeper-done = Et le voilà parti ! Tous les tirs ne sont pas tenus : après un ballon repoussé ou un corner, l’adversaire continue.
lesson-keeper-wrong = Court, c’est sûr, mais cela ne va pas loin. Cette fois, jouez long.
lesson-champion-title = Le champion
lesson-champion = Vous avez le dé champion, et il montre une passe décisive. Jouez-le : le ballon va juste devant le but.
lesson-champion-2 = Le dé passe à l’adversaire, qui le lance aussitôt. Et maintenant, tirez !
lesson-champion-hint = Touchez le dé blanc, puis le dé de tir.
lesson-champion-done = BUT ! Une fois joué, le dé champion change d’équipe. Vous savez tout ce qu’il faut : un match vous attend.
lesson-champion-wrong = On peut jouer ainsi, mais il y a mieux : d’abord le dé champion, puis un tir.

# Après le match

tally-shots = Tirs
tally-saves = Arrêts
tally-corners = Corners
tally-fouls = Fautes
tally-cards = Cartons rouges
how-own-goal = un but contre son camp
how-penalty = penalty
how-champion = { $face ->
    [unstoppable] un tir imparable du champion depuis { $from }
   *[other] un tir de loin du champion depuis { $from }
}
how-shot = { $fall ->
    [unstoppable] un tir imparable depuis { $from }
    [bar] sur la barre, après un tir depuis { $from }
    [post] sur le poteau, après un tir depuis { $from }
   *[other] un tir depuis { $from }, le gardien est battu
}
