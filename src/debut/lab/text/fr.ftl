report-title = { $game } : { $games } matchs simulés
report-lead = { $a } contre { $b }, les places échangées après chaque match. Chaque chiffre est donné avec l’intervalle qui contient le vrai dans 95 études sur 100 comme celle-ci.
facts-title = Ce qui a été simulé
fact-game = Jeu
fact-players = Joueurs
fact-matches = Matchs
fact-seeds = Graines
fact-options = Options
fact-command = Commande
fact-version = Version
fact-files = Une ligne par match
seeds-told = { $first } à { $last }
matches-told = { $sets ->
    [one] { $games }
   *[other] { $games } sous chacun des { $sets } jeux d’options, à partir des mêmes graines
    }
contents = Questions
figures-behind = Les chiffres
set-usual = règles par défaut
of-set = { $set } — { $told }
column-set = options

results-title = Qui gagne ?
results-answer = { $a } obtient { $share } des points contre { $b }.
results-caption = L’issue des matchs, avec l’intervalle à 95 %.
results-table = Résultats
draws = matchs nuls
draws-answer = Matchs nuls : { $share }.
nobody = sans vainqueur
nobody-answer = Sans vainqueur : { $share } des matchs.
wins-of = { $player } gagne
column-points = points de { $player }
axis-matches = part des matchs
axis-points = part des points

goals-title = Combien de buts ?
goals-answer = { $mean } buts par match ; aucun dans { $none } des matchs.
goals-caption = Les matchs selon les buts des deux équipes ensemble, avec l’intervalle à 95 %.
goals-means = Buts par match
goals-table = Les matchs selon leurs buts
axis-goals = buts dans un match
column-goals = buts par match
column-goals-of = par { $player }

begins-title = Est-ce un avantage de commencer ?
begins-answer = L’équipe qui décide en premier obtient { $share } des points : { $verdict }.
kicks-answer = L’équipe qui donne le coup d’envoi en obtient { $share }.
begins-caption = La part des points de l’équipe qui commence, avec l’intervalle à 95 % ; la moitié serait équitable.
begins-table = L’équipe qui commence
verdict-helps = commencer est un avantage
verdict-harms = commencer est un désavantage
verdict-unknown = ces matchs ne montrent ni avantage ni désavantage
begin-first = la première à décider
begin-kick-off = celle du coup d’envoi
row-first = points, en décidant en premier
row-kick-off = points, en donnant le coup d’envoi

length-title = Combien de temps dure un match ?
length-answer = { $plies } coups, dont { $decisions } décisions ; les autres sont des lancers.
length-caption = Les matchs selon leur nombre de décisions.
length-table = Durée
axis-decisions = décisions dans un match
column-plies = coups
column-decisions = décisions
column-shortest = le moins de décisions
column-median = médiane
column-longest = le plus de décisions

openings-title = Comment les équipes commencent-elles, et avec quel succès ?
openings-answer = { $n ->
    [one] Toutes commencent de même : { $opening }.
   *[other] { $n } façons de commencer ont été vues. La plus courante, { $opening }, était celle de { $often } des équipes et a valu { $share } des points.
    }
openings-none = Personne n’avait le choix au début.
openings-caption = La part des points selon la façon de commencer, la plus courante d’abord, avec l’intervalle à 95 % ({ $set }).
openings-table = Façons de commencer ({ $set })
openings-note = La formation choisie par une équipe, ou sinon sa première décision là où elle avait le choix, comme la notation l’écrit depuis la première place.
column-opening = façon de commencer
column-times = équipes
column-often = part des équipes
column-won = points

ball-title = Où est le ballon ?
ball-answer = Le plus souvent en { $cell } : à { $share } des lancers.
ball-none = Aucun ballon n’a été vu.
ball-caption = Combien de fois le ballon était sur chaque case au moment d’un lancer ({ $set }). Le premier joueur attaque { $way ->
    [right] vers la droite
    [left] vers la gauche
    [up] vers le haut
   *[down] vers le bas
    }.
ball-table = Où le ballon était le plus souvent ({ $set })
column-cell = case
column-ball = part des lancers

from-title = D’où viennent les buts ?
from-answer = Le plus souvent de { $cell } : { $share } des buts.
from-none = Personne n’a marqué.
from-caption = D’où sont venus les buts ({ $set }). L’équipe qui marque attaque { $way ->
    [right] vers la droite
    [left] vers la gauche
    [up] vers le haut
   *[down] vers le bas
    }.
from-table = D’où sont venus le plus de buts ({ $set })
column-from = part des buts

rules-title = Combien de fois chaque règle joue-t-elle ?
rules-answer = { $n } sortes d’événements ont été vues ; à part les lancers et les trajets, les plus fréquentes sont { $common }.
rules-caption = Combien de fois les événements les plus fréquents arrivent par match, avec l’intervalle à 95 %.
rules-table = Tout ce qui est arrivé
rules-note = Un événement compte une fois par coup. Son nom est celui que le programme lui donne ; l’exemple est le premier qui a été vu.
tallies-table = Ce que le jeu compte lui-même
axis-often = fois par match
column-event = événement
column-kind = sorte
column-tally = compté
column-times-a-match = par match
column-matches = matchs où il arrive
column-example = exemple

compared-title = Que changent les options ?
compared-answer = { $set } au lieu de { $first } : { $told }. Pour aucun autre chiffre du tableau une différence n’est montrée.
compared-nothing = { $set } au lieu de { $first } : pour aucun chiffre du tableau une différence n’est montrée.
compared-differs = { $what } { $gap } ({ $interval })
compared-caption = Les mêmes chiffres sous chaque jeu d’options, avec l’intervalle à 95 %.
compared-table = Les chiffres côte à côte
compared-events = Les événements qui diffèrent le plus sûrement
compared-note = Une différence est montrée quand son intervalle à 95 % laisse zéro dehors : de vingt chiffres qui ne diffèrent pas, un seul en a l’air par hasard. Les différences de parts sont en points de pourcentage.
column-figure = chiffre
column-difference = différence : { $set }
