# Gou: names.
gou-name = Gou
gou-about = Sevřete soupeřovy kameny mezi dva své a obsaďte čtyři body kolem středu.
gou-variant-base-name = Gou
gou-variant-base-about = Pravidla bez obměn.
gou-variant-variation-1-name = Gou, obměna 1
gou-variant-variation-1-about = První obměna pravidel: berou se i řady více kamenů.
gou-variant-variation-2-name = Gou, obměna 2
gou-variant-variation-2-about = Druhá obměna pravidel: kámen se smí zastavit mezi dvěma soupeřovými, pokud bere.
gou-variant-variations-1-2-name = Gou, obě obměny
gou-variant-variations-1-2-about = Obě obměny pravidel dohromady.
gou-option-rows-name = Braní řad
gou-option-rows-about = Souvislá řada soupeřových kamenů sevřená na obou koncích se bere (obměna 1).
gou-option-stop-between-name = Zastavení mezi soupeřovými
gou-option-stop-between-about = Kámen se smí zastavit mezi dvěma soupeřovými, pokud jeden z nich sebere (obměna 2).
gou-option-captures-name = Sebraných kamenů k výhře
gou-option-captures-about = Kolik kamenů je třeba sebrat k výhře. Jazykové verze pravidel uvádějí různé počty.
gou-option-captures-10-name = 10
gou-option-captures-10-about = Ze čtrnácti všechny až na čtyři, podle německých a anglických pravidel.
gou-option-captures-11-name = 11
gou-option-captures-11-about = Ze čtrnácti všechny až na tři, podle francouzských pravidel.
gou-option-board-name = Deska
gou-option-board-about = Vydání desky. Původní obrázek v pravidlech se ztratil.
gou-option-board-go-ju-name = Go Ju
gou-option-board-go-ju-about = Pět soustředných čtverců spojených úhlopříčkami, čtrnáct kamenů na straně: deska hry Go Ju (Hexagames 1986), která odpovídá každé větě pravidel.

# Moves.
gou-move-plain = { SIDE($side) } táhne z { $from } na { $to }.
gou-move-capture = { SIDE($side) } táhne z { $from } na { $to } a bere { $captured }.

gou-expected-move = Očekávají se dva body, například a7-b6.
gou-illegal-no-such-point = Bod „{ $point }“ na desce není.
gou-illegal-empty-point = Na { $from } není kámen.
gou-illegal-opponents-piece = Kámen na { $from } patří { SIDE($owner, form: "dative") }. Na tahu je { SIDE($turn) }.
gou-illegal-stays-put = Kámen musí táhnout na jiný bod. Na { $from } už stojí.
gou-illegal-occupied = Bod { $to } je obsazen kamenem { SIDE($owner, form: "genitive") }. Táhnout lze na volný bod.
gou-illegal-round-a-corner = Body { $from } a { $to } leží na různých stranách téhož čtverce. Kámen nikdy nezatáčí za roh.
gou-illegal-not-on-one-line = Mezi { $from } a { $to } nevede žádná čára. Kámen táhne po jedné přímce.
gou-illegal-diagonal-too-far = Bod { $to } je od { $from } příliš daleko. Po úhlopříčce táhne kámen jen o jeden bod, tedy na { $nearest }.
gou-illegal-blocked = Cestu z { $from } na { $to } blokuje kámen { SIDE($owner, form: "genitive") } na { $by }. Kameny neskáčou.
gou-illegal-stops-between = Bod { $to } leží mezi soupeřovými kameny na { $first } a { $second }. Kámen smí mezi dvěma soupeřovými projít, ale ne se tam zastavit.
gou-illegal-captures-neither = Bod { $to } leží mezi soupeřovými kameny na { $first } a { $second } a tah žádný z nich nesebere. Kámen se tam smí zastavit, jen když jeden z nich sebere.

# Endings: a sentence that follows “Red wins.”
gou-reason-goal-points = Kameny vítěze obsazují všechny cílové body.
gou-reason-captures = Poraženému zbylo příliš málo kamenů.
gou-reason-no-move = Poražený nemá žádný možný tah.

# Positions.
gou-position-no-turn = Očekává se deska, mezera a strana na tahu (r nebo y).
gou-position-points = Očekávaný počet bodů v řadě { $row }: { $expected }, nalezeno: { $found }.
gou-position-numbers = Řada { $row } má vedle sebe dvě čísla, { $first } a { $second }. Očekává se { $sum }.
gou-position-sign = Řada { $row } obsahuje „{ $sign }“. Očekává se r, y nebo počet prázdných bodů.
gou-position-pieces = { SIDE($side) }: očekává se nejvýše { $most } kamenů, nalezeno: { $found }.
gou-position-not-on-board = Bod { $point } na této desce není.
gou-position-twice = Bod { $point } je zakreslen dvakrát. Smí být jen jednou.
gou-position-owner = Na bodu { $point } je kámen místa { $seat }. Očekává se místo 1 nebo 2.
