### The help of `tetrarch puzzles`; see `help.ftl`.

cli-puzzles-about = Resolver problemas: encontrar la única jugada que gana o salva la partida
cli-puzzles-more = Cada problema tiene exactamente una solución. «demostrado» significa que esto está demostrado; «según el motor», que cualquier otra jugada es mucho peor tras un número fijo de posiciones. El nivel es el más bajo del ordenador que encuentra la solución. A un intento equivocado se responde con la jugada que lo refuta. docs/puzzles.md describe los archivos.
cli-puzzles-after =
    Ejemplos:
      tetrarch puzzles
      tetrarch puzzles hus --theme long-relay
      tetrarch puzzles gou --level 3 --seed 7
      tetrarch puzzles check
cli-puzzles-theme = Solo problemas de este tema
cli-puzzles-level = Solo problemas de este nivel
cli-puzzles-seed = Elegir el orden de los problemas; por defecto, un orden nuevo cada día
cli-puzzles-check-about = Comprobar problemas: posiciones, líneas, temas y que hay exactamente una solución
cli-puzzles-check-more = Todo se comprueba de nuevo con las reglas, el demostrador y el motor. Cada fallo se muestra en una línea; la última línea es `N puzzles, K wrong`.
cli-puzzles-check-after =
    Ejemplos:
      tetrarch puzzles check
      tetrarch puzzles check --sample 20 --seed 3
      tetrarch puzzles check puzzles/gou.jsonl --json
cli-puzzles-check-files = Archivos de problemas; por defecto, los incluidos
cli-puzzles-check-sample = Buscar otras soluciones solo en este número de problemas por archivo
cli-puzzles-check-seed = Elegir la muestra
cli-puzzles-mine-about = Extraer problemas de partidas que el motor juega contra sí mismo
cli-puzzles-mine-more = El mismo juego y la misma semilla aleatoria dan los mismos problemas en cualquier equipo.
cli-puzzles-mine-after =
    Ejemplos:
      tetrarch puzzles mine hus --seed 1 --count 500 --resume hus.journal --out puzzles/hus.jsonl
cli-puzzles-mine-seed = Semilla aleatoria de las partidas
cli-puzzles-mine-count = Número de problemas
cli-puzzles-mine-resume = Llevar un diario de las partidas en este archivo y continuar a partir de él
cli-puzzles-mine-out = Escribir los problemas en este archivo
