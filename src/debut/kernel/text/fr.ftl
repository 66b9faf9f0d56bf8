# Erreurs

unknown-game = Il n’y a pas de jeu « { $game } ». Jeux : { $known }.
option-unknown = Il n’y a pas d’option « { $option } ». Options : { $known }.
option-bad-value = L’option « { $option } » n’accepte pas « { $value } ». Elle accepte : { $takes }.
action-illegal = « { $action } » n’est pas permis ici. Permis : { $allowed }.
action-match-over = Le match est fini : « { $action } » vient trop tard.
action-no-throw = Rien à lancer maintenant : un camp doit décider.
signal-illegal = « { $signal } » ne peut pas arriver ici.
undo-nothing = Rien à reprendre : un dé lancé reste lancé.
notation-bad-action = « { $text } » n’est pas une action de ce jeu.
notation-bad-throw = « { $text } » ne peut pas sortir ici. Le dé montre : { $takes }.
position-no-value = « { $part } » n’a pas la forme clé=valeur.
position-unknown-key = Il n’y a pas de clé « { $key } ». Clés : { $known }.
position-twice = La clé « { $key } » est donnée deux fois.
position-bad-value = La clé « { $key } » n’accepte pas « { $value } ». Elle accepte : { $takes }.
position-impossible = Clé « { $key } » : { $reason }
record-not-json = Ce n’est pas un document JSON entier : { $why }.
record-wrong-shape = Ce n’est pas une feuille de match : { $why }.
record-later-format = Cette feuille est au format { $format } ; cette version lit jusqu’au { $known }. Une mise à jour la lira.
record-wrong-dice = Des dés de genre « { $kind } » sont inconnus.
record-no-commitment = Des dés vérifiables demandent une empreinte et deux textes.
record-wrong-start = Le match ne peut pas commencer : { $why }
record-ply-after-end = Le coup { $ply } (« { $text } ») vient après la fin du match.
record-ply-turn = Le coup { $ply } (« { $text } ») est donné par le siège { $told }, mais c’est au siège { $turn }.
record-ply-illegal = Le coup { $ply } (« { $text } ») n’y est pas permis. Permis : { $allowed }.
record-ply-text = Le coup { $ply } dit « { $text } », mais son code { $action } signifie « { $written } ».
record-wrong-result = Le résultat donné n’est pas celui d’après { $plies } coups.
record-edited = La feuille a été changée après avoir été écrite : son empreinte ne correspond pas.
record-wrong-secret = Le secret montré n’est pas celui annoncé avant le premier lancer.
record-wrong-throw = Le coup { $ply } (« { $text } ») n’est pas ce que les dés ont donné : c’était « { $fair } ».
throw-typed = Le lancer { $k } vient de vrais dés : dites ce qui est sorti.
dice-unknown = Les dés sont random, checked ou typed, pas « { $kind } ».
unknown-player = Il n’y a pas de joueur « { $player } ». Joueurs : { $known }.
cannot-compile = Les règles de { $game } n’ont pas pu être compilées : { $why }
option-no-value = « { $option } » n’a pas la forme nom=valeur.
language-unknown = Il n’y a pas de textes en « { $lang } ». Langues : { $known }.
peer-missing = OpenSpiel est nécessaire pour comparer : pip install 'debut[openspiel]'.
page-no-block = { $page } n’a pas de place pour « { $block } » (<!-- { $block } --> … <!-- /{ $block } -->).
