### The help of `tetrarch explorer` and `tetrarch balance`; see `help.ftl`.

cli-explorer-about = Explorar aperturas: qué jugadas se hicieron, con qué frecuencia y cómo acabaron las partidas
cli-explorer-after =
    Ejemplos:
      tetrarch explorer show hus --moves "c1"
      tetrarch explorer add abalone games.json --to club.explorer
      tetrarch explorer show abalone --with club.explorer
cli-explorer-show-about = Listar las jugadas hechas en una posición: partidas, proporción, victorias de cada bando y tablas, y lo que dice el motor
cli-explorer-show-with = Añadir las partidas de este archivo de aperturas; se puede repetir
cli-explorer-add-about = Añadir partidas terminadas de unos registros a un archivo de aperturas
cli-explorer-add-files = Archivos con registros de partidas
cli-explorer-add-to = El archivo de aperturas; se crea si no existe
cli-explorer-make-about = Crear el archivo de aperturas de un juego a partir de registros
cli-explorer-make-more = Las jugadas raras se omiten. El motor y el demostrador juzgan las demás con un número fijo de posiciones, de modo que cualquier ordenador crea el mismo archivo.
cli-explorer-make-files = Archivos con registros de partidas
cli-explorer-make-least = Omitir las jugadas hechas en menos partidas que este número
cli-explorer-make-nodes = Posiciones que el motor examina por jugada
cli-explorer-make-out = Escribir el archivo de aperturas en este archivo
cli-balance-about = Medir con qué frecuencia gana cada bando desde cada posición de salida cuando ambos son igual de fuertes
cli-balance-more = El motor juega contra sí mismo desde cada variante o, en los juegos con reparto, desde muchos repartos. Los resultados llevan intervalos del 95 %. Los mismos argumentos dan las mismas partidas en cualquier ordenador.
cli-balance-after =
    Ejemplos:
      tetrarch balance gou
      tetrarch balance pantarei --deals 100 --games 20 --out balance/pantarei.json --records games.json
cli-balance-games = Partidas por posición de salida
cli-balance-nodes = Posiciones que el motor examina por jugada
cli-balance-seed = Semilla aleatoria de las partidas
cli-balance-deals = Número de repartos, en los juegos que empiezan con un reparto
cli-balance-max-plies = Dar tablas tras este número de medias jugadas
cli-balance-out = Escribir los resultados en este archivo como JSON
cli-balance-records = Escribir las partidas en este archivo como registros
