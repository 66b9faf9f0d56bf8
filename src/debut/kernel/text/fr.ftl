# Équipes

team-told = l’équipe { $side }

# Ce qu’une équipe n’a pas à savoir

event-held-back = { $you ->
    [yes] Vous avez décidé en secret.
   *[no] { $Name } a décidé en secret.
}

# Erreurs

unknown-game = Il n’y a pas de jeu « { $game } ». Jeux : { $known }.
game-no-table = « { $game } » ne se joue pas encore dans le navigateur, mais dans le terminal : debut play { $game }
option-unknown = Il n’y a pas d’option « { $option } ». Options : { $known }.
option-bad-value = L’option « { $option } » n’accepte pas « { $value } ». Elle accepte : { $takes }.
option-wrong-text = L’option « { $option } » n’accepte pas « { $value } » : { $why }
action-illegal = « { $action } » n’est pas permis ici. Permis : { $allowed }.
action-match-over = Le match est fini : « { $action } » vient trop tard.
action-no-throw = Rien à lancer maintenant : une équipe doit décider.
signal-illegal = « { $signal } » ne peut pas arriver ici.
undo-nothing = Rien à annuler : un dé lancé reste lancé.
notation-bad-action = « { $text } » n’est pas une action de ce jeu.
notation-bad-throw = « { $text } » ne peut pas sortir ici. Le dé montre : { $takes }.
position-no-value = « { $part } » n’a pas la forme clé=valeur.
position-unknown-key = Il n’y a pas de clé « { $key } ». Clés : { $known }.
position-twice = La clé « { $key } » est donnée deux fois.
position-bad-value = La clé « { $key } » n’accepte pas « { $value } ». Elle accepte : { $takes }.
position-impossible = Clé « { $key } » : { $reason }
record-empty = Ce fichier est vide : il ne contient aucun match.
record-cut-off = Cette feuille est coupée : la fin manque.
record-not-json = Ce n’est pas une feuille de match : le fichier ne se lit pas comme un document JSON.
record-no-record = C’est un document JSON, mais pas une feuille de match.
record-wrong-shape = Cette feuille de match n’est pas entière : « { $where } » manque, est inconnu ou n’est pas du bon genre.
record-later-format = Cette feuille est au format { $format } ; cette version lit jusqu’au { $known }. Mettez-la à jour pour la lire.
record-wrong-dice = Des dés de genre « { $kind } » sont inconnus.
record-no-commitment = Des dés vérifiables demandent une empreinte et un texte de chaque joueur.
record-wrong-start = Le match ne peut pas commencer : { $why }
record-ply-after-end = Le coup { $ply } (« { $text } ») vient après la fin du match.
record-ply-turn = Le coup { $ply } (« { $text } ») est donné par le siège { $told }, mais c’est au siège { $turn }.
record-ply-illegal = Le coup { $ply } (« { $text } ») n’y est pas permis. Permis : { $allowed }.
record-ply-text = Le coup { $ply } dit « { $text } », mais son code { $action } signifie « { $written } ».
record-wrong-result = Le résultat indiqué n’est pas celui d’après { $plies } coups.
record-edited = La feuille a été changée après avoir été écrite : son empreinte ne correspond pas.
record-wrong-secret = Le secret montré n’est pas celui annoncé au départ.
record-wrong-throw = Le coup { $ply } (« { $text } ») n’est pas ce que les dés ont donné : c’était « { $fair } ».
throw-typed = Le lancer { $k } vient de vrais dés : dites ce qui est sorti.
dice-unknown = Les dés sont random, checked ou typed, pas « { $kind } ».
unknown-player = Il n’y a pas de joueur « { $player } ». Joueurs : { $known }.
cannot-compile = Les règles de { $game } n’ont pas pu être compilées : { $why }
gpu-no-package = Pour jouer sur un GPU, installez debut[gpu] ({ $why }).
gpu-no-driver = Pour jouer sur un GPU, cette machine a besoin du pilote de NVIDIA, et il n’y en a pas ({ $why }).
gpu-none = Le pilote ne montre aucun GPU ici ({ $why }).
gpu-old-driver = Le pilote du GPU est trop ancien pour ces noyaux : installez-en un plus récent ({ $why }).
gpu-no-room = Le GPU a trop peu de mémoire libre : chacun de ses milliers de fils joue son propre match. Fermez les autres programmes qui l’occupent, ou jouez avec --device cpu ({ $why }).
gpu-failed = Le GPU a refusé ({ $why }).
device-random-only = Avec --device, tous les matchs sont joués au hasard : donnez --a random --b random, pas « { $player } ».
device-no-events = Avec --device, rien n’est noté de ce qui arrive pendant les matchs : enlevez --events, ou --device.
device-no-ray = Un GPU ne joue que sur cette machine : enlevez --ray, ou --device.
no-package = Pour cela, installez { $extra } : il manque { $package }.
ray-address = « { $address } » n’est pas une adresse de Ray : local, auto, hôte:port ou ray://hôte:port.
ray-nobody = Ray ne répond pas à l’adresse « { $address } ». Lancez-le par : ray start --head ; ou laissez --ray local en lancer un.
ray-lost = Ray a perdu trop souvent des matchs pour continuer ({ $why }).
lab-folder = « { $folder } » existe déjà et n’est pas vide : nommez un autre dossier par --out.
learn-no-package = Pour apprendre, installez debut[learn] ({ $why }).
learn-torch-without-gpu = PyTorch a été installé ici sans ce qu’il faut pour un GPU : installez la version qui l’a, ou apprenez avec --device cpu.
learn-no-inputs = { $game } ne dit pas ce qu’un réseau de valeur doit savoir de ses positions. Jeux qui le disent : { $known }.
learn-bad-file = { $file } ne contient aucun apprentissage ({ $why }). Nommez un autre fichier, ou enlevez celui-ci.
learn-other-depth = { $file } contient un apprentissage qui regarde { $found ->
    [0] une action à l’avance
   *[1] plus loin
}. Nommez un autre fichier, ou enlevez celui-ci.
learn-other-course = { $file } contient un apprentissage d’un autre genre ({ $found } entrées), pas de { $game } tel qu’il est maintenant. Nommez un autre fichier, ou enlevez celui-ci.
learn-unfinished = { $file } n’a pas appris aussi longtemps que prévu : continuez par la même commande sans --install, puis installez-le.
learn-cannot-install = Le réseau ne peut pas être écrit dans { $folder } ({ $why }).
network-missing = Le réseau de valeur { $file } ne peut pas être lu ({ $why }).
network-not-one = { $file } n’est pas un réseau de valeur de Début, ou il n’a pas d’en-tête, comme en écrivaient les versions d’avant.
network-damaged = { $file } est abîmé : ses poids ne sont pas ceux qui ont été écrits.
network-other-version = { $file } est un réseau de valeur de version { $found } ; ici, c’est { $known }.
network-other-inputs = { $file } a été entraîné sur d’autres entrées que celles de { $game } maintenant. Entraînez-le de nouveau : debut learn { $game }
cannot-link = Les règles de { $game } appellent ce que cette machine n’a pas : { $symbols }
option-no-value = « { $option } » n’a pas la forme nom=valeur.
language-unknown = Il n’y a pas de textes en « { $lang } ». Langues : { $known }.
peer-missing = OpenSpiel est nécessaire pour comparer : pip install 'debut[openspiel]'.
page-no-block = { $page } n’a pas de place pour « { $block } » (<!-- { $block } --> … <!-- /{ $block } -->).
clause-unknown = Les règles de { $game } n’ont ni article ni rubrique { $clause }. Rubriques : { $parts }.
page-bad-mark = Une marque dans une page de règles nomme ce que le jeu n’a pas : { $mark }.
lesson-unknown = Il n’y a pas d’exercice « { $lesson } ». Exercices : { $known }.
game-no-teams = { $game } n’a pas d’autocollants pour composer une équipe.
solve-no-packing = { $game } ne peut pas être résolu : son dossier ne dit pas comment condenser ses positions.
solve-not-with = La valeur d’un match ne se calcule pas avec { $option }={ $value } ; elle se calcule avec : { $takes }.
solve-other = Le jeu résolu est { $solved } ; voici { $asked }.
solve-never = Aucun match du jeu résolu n’arrive à cette position : { $position }
solve-nobody = Personne ne décide ici : { $position }
match-unknown = Il n’y a pas de match « { $match } ».
match-removed = Ce match a été supprimé : personne n’y avait touché pendant { $days } { $many ->
    [yes] jours
   *[no] jour
}.
ply-stale = Le match a continué : il en est au coup { $now }, pas au { $ply }.
seat-not-yours = À { $name } de jouer, et vous n’avez pas cette clé.
seat-none = Vous regardez : seuls les joueurs lancent les dés.
seat-bad-level = Il n’y a pas de niveau { $level } : les niveaux vont de 1 à { $most }.
seat-bad-dice = Les dés de la table sont checked ou typed, pas « { $dice } ».
throw-not-typed = Les dés de ce match sont ceux de la table : lancez-les au lieu d’entrer une face.
message-too-large = C’est trop volumineux : { $most } ko au plus.
message-too-long = C’est trop long ({ $length }) : { $most } caractères au plus.
message-wrong-shape = Ce message n’est pas compris : { $why }.
message-not-json = Ce n’est pas du JSON : { $why }.
page-unknown = Il n’y a rien à { $path }.
thinker-gone = L’adversaire { $bot } ne répond pas.
record-no-format = Il n’y a pas de format de feuille { $format }.
match-finished = Ce match est fini : on peut le revoir, mais pas le continuer.
web-files-missing = Les fichiers du navigateur manquent : { $place } ne contient pas d’index.html. Dans une copie des sources, `make web` les construit ; --api-only sert l’interface pour les programmes sans eux.
setting-no-number = { $setting } doit être un nombre, pas « { $value } ».
setting-out-of-bounds = { $setting } ne peut pas valoir { $value } : de { $least } à moins de { $most }.
too-many-requests = Trop de demandes de votre adresse : réessayez dans { $seconds } s.
too-many-matches = Trop de nouveaux matchs de votre adresse : réessayez dans { $seconds } s.
storage-address-full = Les matchs ouverts depuis votre adresse occupent les { $most } Mo dont elle dispose sur ce serveur. Ceux qui sont en cours peuvent se jouer jusqu’au bout. Terminez-en quelques-uns, ou réessayez dans quelques jours.
storage-full = Ce serveur n’a plus de place pour un autre match. Ceux qui sont en cours peuvent se jouer jusqu’au bout. Veuillez réessayer plus tard.
storage-disk-low = { storage-full }
too-many-sockets = Votre adresse suit déjà { $most } matchs : quittez-en un d’abord.
too-many-replays = Votre adresse attend déjà { $most } matchs à revoir : laissez-en arriver un.
too-many-analyses = { $most } matchs sont déjà en cours d’analyse pour votre adresse : laissez-en finir un.
analyses-full = { $most } matchs attendent déjà d’être analysés : réessayez dans quelques minutes.
too-many-connections = Votre adresse a déjà { $most } connexions.
too-many-bytes = Votre adresse a plus de { $most } Mo en route : attendez qu’il en arrive un peu.
server-full = Le serveur n’a pas de place pour cela en ce moment : réessayez dans quelques secondes.
request-late = La demande n’est pas arrivée à temps.
setting-not-one-of = { $setting } doit être l’un de { $known }, pas « { $value } ».
setting-no-network = { $setting } doit être une liste d’adresses ou de réseaux, séparés par des virgules, pas « { $value } ».
metrics-not-here = Les mesures du serveur sont pour qui le fait tourner : depuis les adresses de { $setting }, et sans passer par un proxy.
setting-no-host = { $setting } doit être une liste de noms d’hôtes séparés par des virgules, sans « https:// » ni chemin, pas « { $value } ».
host-other = Ce serveur ne répond pas au nom « { $host } ». Si c’est votre propre table, indiquez { $setting }={ $host } (sans le port ; plusieurs noms se séparent par des virgules) avant de la lancer. Si ce n’est pas le nom affiché par le navigateur, le serveur mandataire (proxy) doit transmettre l’en-tête Host tel que le navigateur l’a envoyé (docs/server.md).
origin-other = La page d’un autre site ({ $origin }) ne peut pas demander cela : la demande est arrivée ici pour { $host }. Si les deux sont votre propre table, son serveur mandataire (proxy) doit transmettre l’en-tête Host tel que le navigateur l’a envoyé, port compris (docs/server.md).
server-fault = Quelque chose n’a pas marché sur le serveur. C’est noté ; réessayez.
backup-not-sqlite = debut backup et debut restore sont pour SQLite ; une base { $kind } a ses propres outils.
backup-no-database = Il n’y a pas de base de données à { $path }.
backup-is-database = { $path } est la base de données elle-même.
backup-exists = { $path } existe déjà : choisissez un autre nom, ou ajoutez --overwrite.
backup-unreadable = { $path } ne peut pas être copié : { $why }
backup-damaged = La copie { $path } est abîmée : { $why }
backup-missing = Il n’y a pas de copie à { $path }.
restore-in-use = { $path } est ouverte : arrêtez d’abord le serveur.
restore-bad-matches = { $bad } matchs sur { $all } de la copie sont faux ; rien n’a été changé. { $which }
database-unreadable = La base de données { $path } est inutilisable : { $why }
record-no-secret = Le match est fini, mais le secret de ses dés n’est pas dans la feuille : ils ne peuvent pas être vérifiés.
record-wrong-texts = Des dés vérifiables demandent un texte de chaque joueur : { $players } joueurs, { $texts } textes.
record-early-hashes = Un match au format { $format } n’a ni empreintes de textes ni ouvertures annulées : elles sont venues avec le format 3.
record-no-hashes = Des dés vérifiables demandent l’empreinte du texte de chaque joueur.
record-wrong-hashes = Des dés vérifiables demandent l’empreinte du texte de chaque joueur : { $players } joueurs, { $hashes } empreintes.
record-wrong-hash = { $name } n’a pas révélé le texte engagé avant que les autres soient connus.
record-wrong-void = L’ouverture annulée { $number } des dés ne nomme personne, ou quelqu’un qui n’a pas de texte à révéler.
record-wrong-players = { $players } joueurs ne peuvent pas jouer à ce jeu : chaque équipe en a un, ou deux là où le jeu permet de la partager.
record-ply-part = Le coup { $ply } (« { $text } ») n’est pas le morceau { $part } d’un même message que le coup d’avant.
players-wrong-sides = Des joueurs pour les équipes { $sides } ne peuvent pas jouer à ce jeu : chaque équipe en a un, ou deux là où le jeu permet de la partager.
action-not-same-person = « { $action } » ne peut pas venir dans le même message : une autre personne doit continuer.
throw-not-seated = Aucun dé n’est lancé avant que tout le monde soit là. On attend encore : { $names }.
throw-not-revealed = Aucun dé n’est lancé avant que chaque page ait révélé son texte pour les dés. On attend encore : { $names }.
reveal-early = Un texte pour les dés n’est révélé que lorsque tout le monde s’est engagé. On attend encore : { $names }.
reveal-wrong-text = Ce n’est pas le texte sur lequel { $name } s’est engagé.
opening-not-yours = Un texte pour les dés vient de la page de son joueur.
opening-too-often = Les dés ont été ouverts { $most } fois, et chaque fois une page n’a pas révélé son texte. Ouvrez un nouveau match.
seat-bad-sides = Des joueurs pour les équipes { $sides } ne peuvent pas jouer à ce jeu : chaque équipe en a un, ou deux là où le jeu permet de la partager.
partner-not-yours = À { $name } de jouer pour votre équipe.
throw-not-yours = À { $name } de lancer ce dé.
throw-by-table = La table lance ce dé elle-même.
sit-first = Prenez d’abord place : rien n’est dit ni fait avant.
sit-twice = Vous avez déjà pris place.
sit-wrong-hashes = Des empreintes pour toutes les clés ou pour aucune : { $keys } clés, { $hashes } empreintes.
store-silent = La base de données n’a pas répondu depuis { $seconds } secondes.
store-failed = Rien ne peut être enregistré pour le moment : { $why }. Rien n’a été joué.
computer-failed = L’ordinateur n’a pas pu continuer ; il essaie encore.
worker-late = Cela a pris plus de { $seconds } s et a été arrêté : réessayez plus tard.
worker-gone = Le processus chargé de cela s’est arrêté : réessayez.
name-too-long = Un nom de { $length } caractères est trop long : { $most } au plus.
match-too-long = Un match de { $length } coups est trop long : { $most } au plus.
record-ply-secret = Le coup { $ply } est encore secret : cette feuille pourra être lue une fois le match fini.

# Après le match

match-not-over = Le match n’est pas fini : on le résume à la fin.
analyse-nothing = Rien n’a été joué dans ce match : il n’y a rien à analyser.
analyse-start = Au départ
analyse-luck = Chance de ses lancers
analyse-errors = Erreurs
analyse-remainder = Reste
analyse-result = Résultat
analyse-lucky = { $n ->
    [3] Les trois lancers les plus chanceux
   *[other] Les lancers les plus chanceux
}
analyse-wrong = { $n ->
    [3] Les trois pires décisions
   *[other] Les pires décisions
}
analyse-throw = { $name }, { $when } : { $what } ({ $worth })
analyse-decision = { $name }, { $when } ({ $worth }) : { $what } Mieux : { $better }
analyse-resigned = { $name }, { $when } : abandon ({ $worth })
analyse-verdict = { $played ->
    [alike] Les deux équipes ont aussi bien joué
   *[other] { $better } { $betters ->
        [one] a
       *[other] ont
    } mieux joué, de { $skill } de chances de victoire
}{ $threw ->
    [alike] , et les dés n’ont favorisé personne
    [same] , et { $betters ->
        [one] a
       *[other] ont
    } eu plus de chance aux dés, de { $luck }
   *[other] , et { $luckier } { $luckiers ->
        [one] a
       *[other] ont
    } eu plus de chance aux dés, de { $luck }
}.
story-goals = Buts
story-goals-none = Personne n’a marqué.
story-possession = Possession
story-luck = Chance au total
story-best = Meilleur lancer
story-worst = Pire lancer
story-judgement = Comment le match a tourné
story-flights = Les trajets du ballon
story-flights-side = De qui
story-flights-both = Les deux
story-flights-kind = Quoi
story-flights-all = Tout
story-flights-goal = But
story-flights-lost = Ballon perdu
story-flights-kept = Ballon gardé
story-flights-told = { $name } : { $n ->
    [one] { $n } trajet du ballon
   *[other] { $n } trajets du ballon
}, { $goals ->
    [one] { $goals } but
   *[other] { $goals } buts
}, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
}
story-ball = Où était le ballon
story-ball-told = { $cell } ({ $n } fois)
story-chance = { $name } : { $share } % de chances de gagner
story-throw = { $die } : { $face }
story-gain = { $luck } %
story-goal-told = { $name }, { $when } : { $how }
story-throw-when = { $when } : { $gain }
story-when = { $kind ->
    [minutes] { $period ->
        [1] minute { $n }
       *[other] prolongation, minute { $n }
    }
    [throws] { $period ->
        [1] première mi-temps, lancer { $n }
        [2] seconde mi-temps, lancer { $n }
       *[other] tirs au but
    }
    [turns] { $period ->
        [1] première mi-temps, tour { $n }
       *[other] seconde mi-temps, tour { $n }
    }
    [steps] minute { $minute }
   *[seconds] { $period ->
        [1] première mi-temps, minute { $minute }
        [2] seconde mi-temps, minute { $minute }
       *[other] tirs au but
    }
}
how-goal = dans le jeu

# Une décision en mots : ce qui a été choisi

deed-towards = vers { $cell }
deed-goal = vers le but
deed-strength = force { $n }
deed-direction = direction { $degrees }°
deed-cell = { $cell }
deed-exit = hors du terrain en { $cell }
deed-number = le { $number }
deed-ball = le ballon

# Les gens : abandonner, se nommer, proposer

event-resigned = { $you ->
    [yes] Vous abandonnez.
   *[no] Le match est abandonné par { $name }.
}
reason-resigned = Par abandon
match-given-up = Le match a été abandonné : il ne continue pas.
resign-over = Le match est déjà fini : il n’y a rien à abandonner.
resign-no-side = Il n’y a pas d’équipe { $side } qui puisse abandonner.
resign-which = Dites quelle équipe abandonne.
resign-nothing = Personne ne demande plus à abandonner.
resign-not-yours = Seules les personnes qui jouent pour une équipe peuvent abandonner pour elle.
record-resigned-side = L’équipe qui aurait abandonné ({ $side }) n’existe pas.
record-resigned-over = Le match était fini après { $plies } coups : personne ne pouvait plus l’abandonner.
people-only = Vous regardez : ceci est réservé aux joueurs.
rematch-early = Pas de revanche avant la fin.
rematch-declined = La revanche a été refusée plus d’une fois : elle ne peut plus être redemandée.
rematch-nothing = Personne n’a demandé de revanche.
sit-wrong-names = Des noms pour toutes les clés ou pour aucune : { $keys } clés, { $names } noms.
sit-wrong-kits = Des maillots pour toutes les clés ou pour aucune : { $keys } clés, { $kits } maillots.

# Combien de temps dure un match (kernel/pace.py) : $time et $full sont des durées dites par length-time

length-time = { $hours ->
    [0] { $minutes ->
        [1] 1 minute
       *[other] { $minutes } minutes
    }
    [1] { $minutes ->
        [0] 1 heure
       *[other] 1 h { $minutes }
    }
   *[other] { $minutes ->
        [0] { $hours } heures
       *[other] { $hours } h { $minutes }
    }
}
length-about = Environ { $time }
length-first = Votre premier match est plus court, exprès : environ { $time } au lieu de { $full }.
length-head = durée | un match entre deux personnes | remarque
length-note-first = un premier match
length-note-full = un match entier

# The seal of the dice at the table: what was promised, and what that proves.
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
