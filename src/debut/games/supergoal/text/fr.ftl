# Le jeu

game-name = Super Goal!
game-blurb = Du football avec un ballon, huit dés et aucun joueur : tentez votre chance jusqu’au fond des filets.
game-length = Environ 15 minutes, 100 lancers

side-a = Équipe A
side-b = Équipe B

# Options

option-throws = Lancers par mi-temps
option-throws-help = Combien de lancers des dés à flèche et du dé de tir font une mi-temps, de 1 à 200. Sans réponse : 50, ou 33 en tournoi.
option-clock = Chronomètre
option-clock-help = Aux lancers, la mi-temps finit après leur nombre. À la montre, elle dure 7 min 30, ou 5 min en tournoi, et finit au coup de sifflet.
option-clock-throws = compter les lancers
option-clock-real = vraie montre
option-var = VAR
option-var-help = Le dé de contrôle est lancé avant chaque penalty : son « ? » annule le penalty.
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
face-blue-steal = Interception : le ballon est gagné
face-blue-miss = Raté
face-blue-own-goal = Raté, ou but contre son camp juste devant les filets
face-blue-clear = Dégagement : 3 cases en arrière
face-blue-foul = Faute
face-keeper-saved = Arrêt
face-keeper-not-saved = Battu
face-keeper-parried = Repoussé : le ballon reste en jeu
face-keeper-corner = Corner
face-penalty-scored = Marqué
face-penalty-off = À côté
face-penalty-corner = Corner
face-penalty-rebound = Repoussé : on peut retirer
face-champion-long-shot = Tir de loin, en attaque
face-champion-decisive-pass = Passe décisive, en attaque
face-champion-unstoppable = Tir imparable, en attaque
face-champion-save = Arrêt exceptionnel, en défense
face-champion-recovery = Récupération miraculeuse, en défense
face-champion-foul = Faute, en attaque ou en défense
face-coin-a = Équipe A
face-coin-b = Équipe B

# Boutons

button-let = Laisser faire
button-straight = Tout droit
button-turned = Tourné vers le milieu
button-short = Court
button-long = Long : la flèche compte double

# Ce qu’il y a à faire

prompt-throw = { $die ->
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
prompt-choose-open = L’équipe { $side } a le ballon en { $ball } : choisissez un dé à lancer.
prompt-choose-kick-off = L’équipe { $side } donne le coup d’envoi : choisissez un dé à flèche.
prompt-choose-throw-in = Touche pour l’équipe { $side } en { $ball } : choisissez un dé à flèche.
prompt-choose-free-kick = Coup franc pour l’équipe { $side } en { $ball } : choisissez un dé à flèche.
prompt-choose-direct = Coup franc pour l’équipe { $side } en { $ball } : choisissez un dé à flèche, ou tirez directement.
prompt-choose-corner = Corner pour l’équipe { $side } : choisissez un coin, a11 ou e11, et un dé à flèche. La flèche est tournée.
prompt-choose-goal-kick = Coup de pied de but pour l’équipe { $side } : choisissez b1 ou d1, un dé à flèche, puis court ou long.
prompt-choose-keeper = Le gardien de l’équipe { $side } a le ballon : choisissez c1 ou c2, un dé à flèche, puis court ou long.
prompt-window = Équipe { $side }, { $die ->
    [control] le dé de contrôle va être lancé
    [pass] le dé de passe va être lancé
    [launch] le dé de lancement va être lancé
    [shot] un tir va partir
    [penalty] un penalty va être tiré
   *[other] un dé va être lancé
} : jouez le dé champion maintenant, ou laissez faire.
prompt-side = Équipe { $side }, de quel côté va le ballon ? Choisissez l’un des deux.
prompt-challenge = L’équipe { $side } peut intervenir : lancez le dé bleu, ou laissez faire.
prompt-intercept = L’équipe { $side } peut se jeter devant le tir : lancez le dé bleu, ou laissez faire et comptez sur le gardien.
prompt-bar = Le ballon retombe de la barre. L’équipe { $side } doit choisir : le dé bleu ou le dé gardien.
prompt-bar-champion = Le ballon retombe de la barre. L’équipe { $side } doit répondre : par le dé bleu, le dé gardien ou le dé champion.
prompt-mouth = Le tir arrive sur le gardien de l’équipe { $side } : lancez le dé gardien, ou jouez plutôt le dé champion.
prompt-unstoppable = Seul un champion peut arrêter ce tir. Équipe { $side } : jouez le dé champion, ou laissez le but.
prompt-over = Le match est fini : équipe A { $a }, équipe B { $b }.

# Ce qu’il faut savoir d’autre

fact-up = Le temps est écoulé : c’est la dernière attaque.
fact-fouled = Équipe { $side } : une faute à son prochain lancer du dé bleu, et c’est l’expulsion.
fact-shootout = Tirs au but : équipe A { $a }, équipe B { $b }.

# Commentaire

# Une face à point d’interrogation ne peut pas nommer une variante : ces faces viennent en dernier.
event-throw = { $die ->
    [control] Contrôle de l’équipe { $side } : { $face ->
        [f1] 1 devant.
        [d1] 1 en diagonale.
        [l1] 1 sur le côté.
       *[f2-ask] un peu long, 2 devant, la défense peut intervenir.
    }
    [pass] Passe de l’équipe { $side } : { $face ->
        [f2] 2 devant.
        [d2] 2 en diagonale.
        [b1] 1 en arrière.
        [l2-lost] 2 sur le côté, droit sur l’adversaire !
        [f2-ask] 2 devant, pas très sûre…
       *[d2-ask] 2 en diagonale, pas très sûre…
    }
    [launch] Lancement de l’équipe { $side } : { $face ->
        [f3] 3 devant.
        [d3] 3 en diagonale.
        [f4-lost] 4 devant, beaucoup trop long !
        [l3-lost] 3 sur le côté, il n’y a personne !
        [f3-ask] 3 devant, et le ballon reste en l’air…
       *[d3-ask] 3 en diagonale, et le ballon reste en l’air…
    }
    [shot] { $face ->
        [target] Tir cadré de l’équipe { $side } !
        [unstoppable] Quelle frappe de l’équipe { $side } !
        [post] L’équipe { $side } touche le poteau !
        [bar] L’équipe { $side } touche la barre !
       *[off] L’équipe { $side } tire à côté.
    }
    [blue] { $face ->
        [steal] L’équipe { $side } intervient, et proprement !
        [miss] L’équipe { $side } intervient, mais dans le vide.
        [own-goal] L’équipe { $side } tend la jambe au hasard…
        [clear] L’équipe { $side } arrive la première !
       *[foul] L’équipe { $side } y va beaucoup trop fort…
    }
    [keeper] { $face ->
        [saved] Le gardien de l’équipe { $side } plonge : arrêté !
        [not-saved] Le gardien de l’équipe { $side } est battu !
        [parried] Le gardien de l’équipe { $side } repousse des poings !
       *[corner] Le gardien de l’équipe { $side } touche le ballon du bout des doigts !
    }
    [penalty] { $face ->
        [scored] L’équipe { $side } tire le penalty : marqué !
        [off] L’équipe { $side } tire le penalty : au-dessus !
        [corner] L’équipe { $side } tire le penalty : le gardien le détourne !
       *[rebound] L’équipe { $side } tire le penalty : le gardien le repousse !
    }
    [champion] L’équipe { $side } lance le dé champion : { $face ->
        [long-shot] tir de loin.
        [decisive-pass] passe décisive.
        [unstoppable] tir imparable.
        [save] arrêt exceptionnel.
        [recovery] récupération miraculeuse.
       *[foul] faute.
    }
   *[coin] La pièce désigne l’équipe { $face ->
        [a] A
       *[b] B
    }.
}
event-flight = Le ballon arrive en { $to }.
event-won = L’équipe { $side } a le ballon !
event-out = Le ballon est sorti : touche pour l’équipe { $side }.
event-goal-kick = Coup de pied de but pour l’équipe { $side }.
event-keeper-throw = Renvoi du gardien pour l’équipe { $side }.
event-corner = Corner pour l’équipe { $side } !
event-free-kick = Coup franc pour l’équipe { $side }.
event-penalty = Penalty pour l’équipe { $side } !
event-goal = BUT pour l’équipe { $side } !
event-own-goal = Aïe ! L’équipe { $side } marque contre son camp !
event-half-time = Coup de sifflet : c’est la mi-temps.
event-full-time = Coup de sifflet final !
event-shootout = Égalité parfaite : place aux tirs au but.
event-shootout-won = L’équipe { $side } remporte les tirs au but !
event-lots = Impossible de les départager : la pièce donne le match à l’équipe { $side }.
event-time-up = Le temps est écoulé ! L’attaque peut encore aller à son terme.
event-extra-over = L’arbitre en a assez vu : fin de la prolongation du jeu.
event-foul = Faute de l’équipe { $side } !
event-sent-off = Deux fautes de suite : carton rouge pour l’équipe { $side } !
event-var-upheld = VAR : le penalty est confirmé pour l’équipe { $side }.
event-var-cancelled = VAR : pas de penalty ! L’équipe { $side } garde le ballon.
event-miss = L’équipe { $side } est passée à côté : l’attaque continue.
event-clear = L’équipe { $side } renvoie le ballon loin de son but.
event-parry = L’équipe { $side } ne peut pas le garder : le ballon traîne.
event-post = L’équipe { $side } voit le ballon revenir en jeu.
event-bar = Le ballon retombe juste devant le but : quelle occasion pour l’équipe { $side } !
event-let = L’équipe { $side } laisse faire.
event-champion-played = { $face ->
    [long-shot] Le champion de l’équipe { $side } tente sa chance de loin !
    [decisive-pass] Le champion de l’équipe { $side } trouve la passe parfaite !
    [unstoppable] Le champion de l’équipe { $side } arme sa frappe : imparable !
    [save] Arrêt exceptionnel du champion de l’équipe { $side } !
    [recovery] Le champion de l’équipe { $side } récupère le ballon : un miracle !
   *[foul] Le champion de l’équipe { $side } obtient un coup de sifflet de l’arbitre !
}
event-champion-passes = Le dé champion passe à l’équipe { $side }.
event-kick-off = L’équipe { $side } donne le coup d’envoi. C’est parti !
event-save = Le gardien de l’équipe { $side } tient le ballon.
event-shot-taken = L’équipe { $side } tire…
event-var-throw = Le dé contrôle décide de la vérification : { $face ->
    [f2-ask] un point d’interrogation !
   *[other] pas de point d’interrogation.
}

# Pourquoi pas ?

why-choose-side = La flèche est lancée : choisissez de quel côté va le ballon.
why-not-defending = Vous avez le ballon : seul le défenseur lance le dé bleu ou laisse faire.
why-not-attacking = Vous n’avez pas le ballon : seul l’attaquant choisit un lancer.
why-no-shot-to-keep = Aucun tir n’est arrivé au gardien : le dé gardien ne peut pas être lancé maintenant.
why-no-corner = Il n’y a pas de corner à tirer.
why-no-keeper-throw = Il n’y a pas de renvoi du gardien à jouer.
why-no-goal-kick = Il n’y a pas de coup de pied de but à jouer.
why-name-square = Le ballon peut être posé sur deux cases : nommez d’abord l’une d’elles.
why-control-twice = Le contrôle ne se lance jamais deux fois de suite.
why-control-first = Quand on gagne le ballon en jeu, le premier lancer est un contrôle.
why-cannot-turn = Une flèche ne peut être tournée que sur les colonnes a et e, lignes 9 à 11.
why-no-direct-shot = Un coup franc se tire directement des lignes 8 et 9, de la surface, et de a10 ou e10 si l’attaquant l’a obtenu par la faute de son dé champion ; pas d’ici.
why-arrow-at-restart = Une remise en jeu commence par un dé à flèche, pas par un tir.
why-no-shooting-square = Le tir n’est pas permis depuis cette case.
why-must-answer-bar = Après une barre il faut répondre, avec le dé bleu ou le dé gardien.
why-keeper-must-throw = Le tir est cadré : le dé gardien doit y répondre.
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
why-dice-move = Le ballon va où un dé l’envoie : choisissez un dé.
why-two-squares = Le ballon ne se place que sur les deux cases marquées.
why-answer = À vous de répondre : choisissez l’un de vos dés, ou laissez faire.
why-no-penalty = Il n’y a pas de penalty à tirer.
why-no-coin = La pièce ne se lance qu’avant le match.

# Ce qui ne va pas dans une position

impossible-throws = La mi-temps n’a pas autant de lancers, ou le temps serait écoulé.
impossible-up = Le temps ne peut pas être écoulé tant qu’il reste des lancers dans la mi-temps.
impossible-extra = Des lancers de prolongation ne viennent qu’une fois le temps écoulé, et aucune attaque ne continue après le 25e.
impossible-after = Cette clé va avec phase=champion, et nomme une phase que le lancer du dé champion peut retarder.
impossible-champion = Personne n’a le dé champion avant le tirage au sort ; ensuite celui qui l’a l’a déjà lancé, sauf si phase=champion dit qu’il le lance.
impossible-plays = Le dixième coup du dé champion est la réponse à un tir : plus aucun tir n’est alors en cours.
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
impossible-window = Le défenseur n’a ici aucun dé champion à jouer : personne ne l’attend.
impossible-turns = Aux tirs au but les équipes tirent à tour de rôle, celle qui a donné le coup d’envoi du match en premier, 30 fois au plus chacune.
impossible-lots = La pièce ne décide qu’après 30 tirs de chaque équipe, et autant de tirs marqués par les deux.
impossible-winner = Le vainqueur annoncé n’est pas celui que donnent les buts, ou les tirs au but.

# Comment un match a fini

reason-full-time = À la fin du temps
reason-shootout = Aux tirs au but
reason-lots = À la pièce

# Exercices pour apprendre

lesson-move-title = Premier lancer
lesson-move = Vous avez le ballon. Lancez le dé de contrôle, l’orange : il va court, et c’est le plus sûr.
lesson-move-2 = Il montre une flèche en diagonale : à gauche ou à droite, c’est vous qui choisissez. Envoyez le ballon sur la case marquée.
lesson-move-hint = Touchez le dé orange, puis la case marquée.
lesson-move-done = C’est parti ! Les flèches vont vers le but que vous attaquez ; s’il y a deux chemins, vous choisissez après le lancer.
lesson-move-wrong = Pas là où il fallait : les dés plus longs s’égarent plus souvent. D’abord le contrôle, puis la case marquée.
lesson-push-title = Aller plus loin
lesson-push = Jamais deux contrôles de suite : ce dé se repose. Avec une passe ou un lancement, amenez le ballon dans la surface, sur l’une des cases marquées.
lesson-push-2 = Le contrôle est de nouveau libre. Encore un lancer, et le ballon est dans la surface.
lesson-push-hint = Le lancement va loin, la passe est plus sûre. Près du but, un dé court suffit.
lesson-push-done = Vous êtes dans la surface ! On lance encore et encore, tant qu’on garde le ballon.
lesson-push-wrong = Ce ballon est perdu : derrière la ligne de but, il est aux autres. Si près du but, un dé court suffit.
lesson-lose-title = Le perdre
lesson-lose = À vouloir aller loin, on peut perdre le ballon. Lancez le dé de lancement pour voir : ici, cela ne coûte rien.
lesson-lose-hint = C’est le dé violet. Ce qu’il peut donner se voit avant le lancer : X fait perdre le ballon, ? laisse intervenir les autres.
lesson-lose-done = X : le ballon est perdu là où il arrive, et les autres repartent de là. Loin ou sûr, tout le jeu est là.
lesson-lose-wrong = Prudent ! Mais cette fois, il faut perdre le ballon : lancez le dé de lancement.
lesson-shoot-title = Tirer
lesson-shoot = Le ballon est dans la surface : lancez le dé de tir. S’il est cadré, seul le gardien peut encore l’arrêter.
lesson-shoot-hint = Touchez le dé de tir. On tire depuis la surface, et depuis quelques cases autour.
lesson-shoot-done = BUT ! Depuis la surface, seul le gardien s’interpose ; de plus loin, un défenseur peut se jeter devant le tir.
lesson-shoot-wrong = D’ici, une flèche passe vite derrière la ligne. Le ballon est dans la surface : tirez !
lesson-blue-title = Intervenir
lesson-blue = La passe des autres montre un « ? » : vous pouvez intervenir. Lancez le dé bleu.
lesson-blue-hint = Touchez le dé bleu. Deux de ses six côtés prennent le ballon ; mais l’un d’eux est une faute.
lesson-blue-done = Intercepté ! Le ballon est à vous là où il se trouve, et votre premier lancer est un contrôle.
lesson-blue-wrong = Vous avez laissé faire, et les autres ont toujours le ballon. Le dé bleu est votre chance de le prendre.
lesson-keeper-title = Le gardien
lesson-keeper = Un tir arrive ! Jetez-vous devant avec le dé bleu, ou laissez faire : votre gardien est là aussi.
lesson-keeper-2 = Arrêté ! Votre gardien relance : choisissez une case, un dé et « long », qui compte double.
lesson-keeper-hint = D’abord, les deux sont justes. Ensuite, touchez l’une des deux cases, un dé, et le bouton qui dit « long ».
lesson-keeper-done = Et le voilà parti ! Tous les tirs ne sont pas tenus : après un ballon repoussé ou un corner, les autres continuent.
lesson-keeper-wrong = Court, c’est sûr, mais cela ne va pas loin. Cette fois, jouez long.
lesson-champion-title = Le champion
lesson-champion = Vous avez le dé champion, et il montre une passe décisive. Jouez-le : le ballon va juste devant le but.
lesson-champion-2 = Le dé passe aux autres, qui le lancent aussitôt. Et maintenant, tirez !
lesson-champion-hint = Touchez le dé blanc, puis le dé de tir.
lesson-champion-done = BUT ! Une fois joué, le dé champion change d’équipe. Vous savez tout ce qu’il faut : un match vous attend.
lesson-champion-wrong = On peut jouer ainsi, mais il y a mieux : d’abord le dé champion, puis un tir.

# Après le match

tally-shots = Tirs
tally-saves = Arrêts
tally-corners = Corners
tally-fouls = Fautes
tally-cards = Cartons rouges
how-own-goal = dans ses propres filets
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
