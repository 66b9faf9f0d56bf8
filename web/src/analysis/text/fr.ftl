# Luck and skill of a match
analysis-of = { $a } – { $b }, chance et compétence
analysis-working = Analyse du match en cours : { $percent } %
analysis-waiting = { $n ->
    [one] Un autre match est analysé avant.
   *[other] { $n } autres matchs sont analysés avant.
}
analysis-leave = Cela peut prendre une minute. Vous pouvez aller ailleurs et revenir : elle continue.
analysis-progress = Analyse du match
analysis-away = Le serveur est injoignable pour le moment. La demande est répétée.
analysis-failed = Ce match ne peut pas être analysé
analysis-replay = Le revoir
analysis-graph = Qui menait
analysis-luck-row = Chance aux lancers
analysis-errors-row = Erreurs
analysis-solved = Exact : tout ce qui pouvait arriver a été calculé.
analysis-searched = D’après une recherche sur chaque position, plus longue que celle du niveau « { $level } ».
analysis-judged = D’après un jugement grossier des positions : ces chiffres ne sont que des indices.
analysis-keys = Parcourez les barres avec les flèches ; Entrée ou un clic mène au match à revoir.
analysis-quiet = Aucun lancer ni aucune décision n’a changé les chances de victoire d’un demi pour cent.
analysis-list = { $n ->
    [one] La barre en mots
   *[other] Les { $n } barres en mots
}
analysis-ply = Coup { $ply }
analysis-none = Aucun n’a rapporté un demi pour cent de chances de victoire.
analysis-none-wrong = Aucune n’a coûté un demi pour cent de chances de victoire.
analysis-decided = { $name }, { $when }
analysis-gave = { $worth }
analysis-played = Joué : { $what }
analysis-better = Mieux : { $what }
analysis-resigned = A abandonné ici
analysis-watch = Voir le coup { $ply }
analysis-sums = Le compte
analysis-sums-lead = Le tout en pour cent de chances de victoire : d’un match perdu à un match gagné, il y a 100 %, et à 50 % les deux équipes ont les mêmes chances.
analysis-start-help = les chances de victoire dans la première position
analysis-luck-help = ce qu’ont rapporté ses propres lancers, au-delà de la moyenne de tout ce qui pouvait sortir
analysis-errors-help = ce qu’ont coûté ses décisions, par rapport aux meilleures
analysis-remainder-help = ce que rien n’explique : la toute première position mal jugée, ce qu’une équipe ne pouvait savoir, le sifflet d’une horloge réelle
analysis-result-help = 100 % pour une victoire, 50 % pour un nul, 0 % pour une défaite
analysis-sums-told = Pour une équipe : départ + sa chance − celle de l’adversaire + ses erreurs − celles de l’adversaire + reste = résultat.

# Over many matches
skill-lead = Ce que vous coûtent vos décisions dans un match, et comment tombent vos dés : sur les matchs de ce navigateur, à côté des niveaux de l’ordinateur contre eux-mêmes.
skill-none = Aucun de vos matchs n’est encore fini.
skill-begin = Choisir un jeu
skill-matches = { $n ->
    [one] un match
   *[other] { $n } matchs
}
skill-you = Vous
skill-who = Qui
skill-errors = Erreurs par match, en pour cent de victoire
skill-luck = Chance par match, en pour cent de victoire
skill-decision = Erreurs par décision, en pour cent de victoire
skill-between = de { $low } à { $high }
skill-one = un match : pas d’intervalle
skill-interval = Sous chaque moyenne : son intervalle à 95 %. Moins il y a d’erreurs, mieux c’est ; à la longue, la chance est nulle.
skill-missing = { $n ->
    [one] Un match n’est pas encore analysé.
   *[other] { $n } matchs ne sont pas encore analysés.
}
skill-analyse = { $n ->
    [one] L’analyser
   *[other] Les analyser
}
skill-working = Match { $number } sur { $of } : { $percent } %
skill-stop = Arrêter
skill-both = { $n ->
    [one] Un match avec les deux équipes à cet écran n’est pas compté : nul ne sait laquelle était la vôtre.
   *[other] { $n } matchs avec les deux équipes à cet écran ne sont pas comptés : nul ne sait laquelle était la vôtre.
}
skill-unmeasured = Les niveaux de ce jeu n’ont pas été mesurés.
skill-table = { $game } : erreurs et chance
skill-solved = Les erreurs sont exactes : le jeu est résolu.
skill-searched = Les erreurs sont estimées par une recherche plus longue que celle du niveau « { $level } ».
skill-judged = Les erreurs sont mesurées par un jugement grossier des positions : ces chiffres ne sont que des indices.
skill-length = Niveaux : matchs de durée habituelle. Dans un match plus court, chacun a moins à perdre.
