### The help of `tetrarch puzzles`; see `help.ftl`.

cli-puzzles-about = Résoudre des problèmes : trouver le seul coup qui gagne ou sauve la partie
cli-puzzles-more = Chaque problème a exactement une solution. « prouvé » signifie que cela est prouvé, « selon le moteur » que tout autre coup est bien plus mauvais après un nombre fixe de positions. Le niveau est le plus bas niveau de l’ordinateur qui trouve la solution. À un essai faux répond le coup qui le réfute. docs/puzzles.md décrit les fichiers.
cli-puzzles-after =
    Exemples :
      tetrarch puzzles
      tetrarch puzzles hus --theme long-relay
      tetrarch puzzles gou --level 3 --seed 7
      tetrarch puzzles check
cli-puzzles-theme = Seulement les problèmes de ce thème
cli-puzzles-level = Seulement les problèmes de ce niveau
cli-puzzles-seed = Choisir l’ordre des problèmes ; par défaut, un nouvel ordre chaque jour
cli-puzzles-check-about = Vérifier des problèmes : positions, suites, thèmes, et qu’il y a exactement une solution
cli-puzzles-check-more = Tout est vérifié à nouveau avec les règles, la recherche de preuve et le moteur. Chaque défaut est affiché sur une ligne ; la dernière ligne est `N puzzles, K wrong`.
cli-puzzles-check-after =
    Exemples :
      tetrarch puzzles check
      tetrarch puzzles check --sample 20 --seed 3
      tetrarch puzzles check puzzles/gou.jsonl --json
cli-puzzles-check-files = Fichiers de problèmes ; par défaut, ceux qui sont fournis
cli-puzzles-check-sample = Ne chercher d’autres solutions que dans ce nombre de problèmes par fichier
cli-puzzles-check-seed = Choisir l’échantillon
cli-puzzles-mine-about = Extraire des problèmes de parties que le moteur joue contre lui-même
cli-puzzles-mine-more = Le même jeu et la même graine aléatoire donnent les mêmes problèmes sur toute machine.
cli-puzzles-mine-after =
    Exemples :
      tetrarch puzzles mine hus --seed 1 --count 500 --resume hus.journal --out puzzles/hus.jsonl
cli-puzzles-mine-seed = Graine aléatoire des parties
cli-puzzles-mine-count = Nombre de problèmes
cli-puzzles-mine-resume = Tenir un journal des parties dans ce fichier, et continuer à partir de lui
cli-puzzles-mine-out = Écrire les problèmes dans ce fichier
