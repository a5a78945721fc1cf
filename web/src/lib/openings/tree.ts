import type { Worth } from '../../engine/types';

/** What the engine or the prover says of a move, to the side that plays it. */
export interface Opinion {
  worth: Worth | null;
  /** The chance from 0 to 1. */
  chance: number;
  isProved: boolean;
}

/** A move of a position, and how the games ended in which it was played. */
export interface ExploredMove {
  move: string;
  /** Games without one winner. */
  draws: number;
  /** Games won by each team, in their order. */
  wins: [number, number, number];
  opinion: Opinion | null;
}

/** The moves of many games, by the key of the position; a file of `explorer/`, see `docs/explorer.md`. */
export class OpeningTree {
  readonly games: number;
  readonly #lines: Map<string, string>;

  constructor(games: number, lines: Map<string, string>) {
    this.games = games;
    this.#lines = lines;
  }

  /** Reads a file. */
  static read(text: string): OpeningTree {
    const [head = '', , ...lines] = text.split('\n');
    const games = /^tetrarch-explorer 1 \S+ (\d+)$/.exec(head)?.[1];
    if (games === undefined) throw new Error('not an explorer file');
    const positions = lines.filter((line) => line !== '').map((line) => [line.slice(0, 16), line.slice(17)] as const);
    return new OpeningTree(Number(games), new Map(positions));
  }

  /** What was played in a position, the most frequent move first. */
  moves(key: string): ExploredMove[] {
    const line = this.#lines.get(key);
    return line === undefined ? [] : line.split('\t').map(explored);
  }
}

function explored(cell: string): ExploredMove {
  const [, tally = '', opinion = '', move = ''] = /^(\S+) (\S+) (.+)$/.exec(cell) ?? [];
  const [draws = 0, first = 0, second = 0, third = 0] = tally.split('/').map(Number);
  return { move, draws, wins: [first, second, third], opinion: opinionOf(opinion) };
}

function opinionOf(text: string): Opinion | null {
  if (text === '-') return null;
  const number = Number(text.replace(/^[wl]/, ''));
  if (text.startsWith('w')) return { worth: { 'win-in': number }, chance: 1, isProved: true };
  if (text.startsWith('l')) return { worth: { 'loss-in': number }, chance: 0, isProved: true };
  return { worth: null, chance: number / 100, isProved: false };
}

/** How many games a move was played in. */
export function gamesOf({ draws, wins }: Pick<ExploredMove, 'draws' | 'wins'>): number {
  return wins.reduce((sum, won) => sum + won, draws);
}

/** The same moves with the games of others; the most frequent first. */
export function merged(one: readonly ExploredMove[], other: readonly ExploredMove[]): ExploredMove[] {
  const moves = new Map(one.map((explored) => [explored.move, explored]));
  for (const more of other) {
    const known = moves.get(more.move);
    const [first, second, third] = more.wins;
    moves.set(
      more.move,
      known
        ? {
            ...known,
            draws: known.draws + more.draws,
            wins: [known.wins[0] + first, known.wins[1] + second, known.wins[2] + third],
            opinion: known.opinion ?? more.opinion,
          }
        : more,
    );
  }
  return [...moves.values()].toSorted((a, b) => gamesOf(b) - gamesOf(a) || (a.move < b.move ? -1 : 1));
}

/** Each game's file is a chunk of its own, fetched when it is needed and kept for use without a network. */
const FILES = import.meta.glob<string>('../../../../explorer/*.txt', { query: '?raw', import: 'default' });
const trees = new Map<string, Promise<OpeningTree>>();

/** The shipped games of the engine; of a game that has none, an empty tree. */
export function shippedTree(game: string): Promise<OpeningTree> {
  let tree = trees.get(game);
  if (!tree) {
    const fetchFile = FILES[`../../../../explorer/${game}.txt`];
    tree = fetchFile ? fetchFile().then((text) => OpeningTree.read(text)) : Promise.resolve(new OpeningTree(0, new Map()));
    tree.catch(() => trees.delete(game)); // so that the next one who asks tries again
    trees.set(game, tree);
  }
  return tree;
}
