### The help of `tetrarch puzzles`; see `help.ftl`.

cli-puzzles-about = Resolver problemas: encontrar a única jogada que ganha ou salva a partida
cli-puzzles-more = Cada problema tem exatamente uma solução. «provado» significa que isto está provado; «segundo o motor», que qualquer outra jogada é muito pior após um número fixo de posições. O nível é o nível mais baixo do computador que encontra a solução. A uma tentativa errada responde-se com a jogada que a refuta. docs/puzzles.md descreve os ficheiros.
cli-puzzles-after =
    Exemplos:
      tetrarch puzzles
      tetrarch puzzles hus --theme long-relay
      tetrarch puzzles gou --level 3 --seed 7
      tetrarch puzzles check
cli-puzzles-theme = Só problemas deste tema
cli-puzzles-level = Só problemas deste nível
cli-puzzles-seed = Escolher a ordem dos problemas; por omissão, uma ordem nova todos os dias
cli-puzzles-check-about = Verificar problemas: posições, linhas, temas e que há exatamente uma solução
cli-puzzles-check-more = Tudo é verificado de novo com as regras, a pesquisa de provas e o motor. Cada falha é mostrada numa linha; a última linha é `N puzzles, K wrong`.
cli-puzzles-check-after =
    Exemplos:
      tetrarch puzzles check
      tetrarch puzzles check --sample 20 --seed 3
      tetrarch puzzles check puzzles/gou.jsonl --json
cli-puzzles-check-files = Ficheiros de problemas; por omissão, os incluídos
cli-puzzles-check-sample = Procurar outras soluções só neste número de problemas por ficheiro
cli-puzzles-check-seed = Escolher a amostra
cli-puzzles-mine-about = Extrair problemas de partidas que o motor joga contra si próprio
cli-puzzles-mine-more = O mesmo jogo e a mesma semente aleatória dão os mesmos problemas em qualquer máquina.
cli-puzzles-mine-after =
    Exemplos:
      tetrarch puzzles mine hus --seed 1 --count 500 --resume hus.journal --out puzzles/hus.jsonl
cli-puzzles-mine-seed = Semente aleatória das partidas
cli-puzzles-mine-count = Número de problemas
cli-puzzles-mine-resume = Manter um diário das partidas neste ficheiro e continuar a partir dele
cli-puzzles-mine-out = Escrever os problemas neste ficheiro
