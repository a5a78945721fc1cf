### The help of `tetrarch explorer` and `tetrarch balance`; see `help.ftl`.

cli-explorer-about = Explorar aberturas: que jogadas foram feitas, com que frequência e como acabaram as partidas
cli-explorer-after =
    Exemplos:
      tetrarch explorer show hus --moves "c1"
      tetrarch explorer add abalone games.json --to club.explorer
      tetrarch explorer show abalone --with club.explorer
cli-explorer-show-about = Listar as jogadas feitas numa posição: partidas, proporção, vitórias de cada lado e empates, e o que diz o motor
cli-explorer-show-with = Juntar as partidas deste ficheiro de aberturas; pode repetir-se
cli-explorer-add-about = Juntar partidas terminadas de registos a um ficheiro de aberturas
cli-explorer-add-files = Ficheiros com registos de partidas
cli-explorer-add-to = O ficheiro de aberturas; é criado se não existir
cli-explorer-make-about = Criar o ficheiro de aberturas de um jogo a partir de registos
cli-explorer-make-more = As jogadas raras são omitidas. O motor e a pesquisa de provas avaliam as outras com um número fixo de posições, por isso qualquer máquina cria o mesmo ficheiro.
cli-explorer-make-files = Ficheiros com registos de partidas
cli-explorer-make-least = Omitir jogadas feitas em menos partidas do que este número
cli-explorer-make-nodes = Posições que o motor examina por jogada
cli-explorer-make-out = Escrever o ficheiro de aberturas neste ficheiro
cli-balance-about = Medir com que frequência cada lado ganha a partir de cada posição de partida quando ambos têm a mesma força
cli-balance-more = O motor joga contra si próprio a partir de cada variante ou, nos jogos com distribuição, de muitas distribuições. Os resultados têm intervalos de 95%. Os mesmos argumentos dão as mesmas partidas em qualquer máquina.
cli-balance-after =
    Exemplos:
      tetrarch balance gou
      tetrarch balance pantarei --deals 100 --games 20 --out balance/pantarei.json --records games.json
cli-balance-games = Partidas por posição de partida
cli-balance-nodes = Posições que o motor examina por jogada
cli-balance-seed = Semente aleatória das partidas
cli-balance-deals = Número de distribuições, nos jogos que começam com uma distribuição
cli-balance-max-plies = Dar empate após este número de meias jogadas
cli-balance-out = Escrever os resultados neste ficheiro em JSON
cli-balance-records = Escrever as partidas neste ficheiro como registos
