import { describe, expect, it } from 'vitest';
import { GAMES } from '../places';
import { rules } from '../play/fixtures';
import { fnv1a, positionKey } from './key';
import { gamesOf, merged, OpeningTree, shippedTree, type ExploredMove } from './tree';

describe('keys', () => {
  it('are made by the published hash', () => {
    expect(fnv1a('')).toBe('cbf29ce484222325');
    expect(fnv1a('foobar')).toBe('85944171f73967e8');
  });

  it('are what Rust computes', () => {
    const keys = GAMES.map((game) => {
      const { settings, position } = rules.start({ game }, 1);
      return `${game} ${positionKey(settings, position)}`;
    });
    // The same in `crates/explorer/tests/explorer.rs`.
    expect(keys).toEqual(['hus 2d782e1045e55c03', 'pantarei c700feff2267b8f4', 'gou b7065714098cb23e', 'abalone d482c20d82a941a9']);
  });
});

describe('a tree', () => {
  const KEY = '0123456789abcdef';
  const tree = OpeningTree.read(`tetrarch-explorer 1 hus 7\nby hand\n${KEY}\t1/2/3 54 c1\t0/1/0/2 w20 two words\t0/0/1 - a1\n`);

  it('knows how often moves were played, how the games ended, and what the engine says', () => {
    expect(tree.games).toBe(7);
    expect(tree.moves('')).toEqual([]);
    const [first, second, third] = tree.moves(KEY);
    expect(first).toEqual({ move: 'c1', draws: 1, wins: [2, 3, 0], opinion: { worth: null, chance: 0.54, isProved: false } });
    expect(second).toMatchObject({ move: 'two words', wins: [1, 0, 2], opinion: { worth: { 'win-in': 20 }, isProved: true } });
    expect(third?.opinion).toBeNull();
  });

  it('is refused if it is something else', () => {
    expect(() => OpeningTree.read('<!doctype html>')).toThrow();
  });

  it('can be joined with the games of a server', () => {
    const servers: ExploredMove[] = [
      { move: 'a1', draws: 10, wins: [0, 0, 0], opinion: null },
      { move: 'd1', draws: 0, wins: [1, 0, 0], opinion: null },
    ];
    const all = merged(tree.moves(KEY), servers);
    expect(all.map((explored) => [explored.move, gamesOf(explored)])).toEqual([
      ['a1', 11],
      ['c1', 6],
      ['two words', 3],
      ['d1', 1],
    ]);
  });
});

describe.each(GAMES)('the shipped games of %s', (game) => {
  it('have moves that can be played', async () => {
    const tree = await shippedTree(game);
    expect(tree.games).toBeGreaterThan(0);
    // A deal that was measured to be even, where there are deals.
    const view = rules.start({ game }, await firstSeed(game));
    const moves = tree.moves(positionKey(view.settings, view.position));
    expect(moves.length).toBeGreaterThan(0);
    for (const { move } of moves) expect(view.choices.map((choice) => choice.move)).toContain(move);
  });
});

async function firstSeed(game: string): Promise<number> {
  const { balances, evenDeals } = await import('../balance');
  const balance = await balances.fetched(game);
  return evenDeals(balance, balance?.starts[0]?.variant ?? '')[0] ?? 1;
}
