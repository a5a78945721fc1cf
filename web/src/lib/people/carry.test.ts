import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rules } from '../play/fixtures';
import { localGames } from '../play/local-games';
import { forget, namesWith } from '../storage';
import { carry, movable, someStay } from './carry';

const person = { type: 'human' as const, name: '' };
const computer = { type: 'computer' as const, level: 3 };
const TABLE = '0123456789abcdef';

let status: number;
let sent: { id: string; seat: number; record: { header: { players: { is_ai?: boolean }[] }; moves: (string | null)[][] } }[];

beforeEach(() => {
  namesWith('').forEach(forget);
  status = 201;
  sent = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response(JSON.stringify(status < 400 ? { table: TABLE } : { type: '/problems/invalid', title: '', status, detail: '' }), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A game with one move; the first player then resigns, if it is to be over. */
function game(seats: (typeof person | typeof computer)[], isOver: boolean, more: { time?: string; games?: number } = {}): string {
  const id = localGames.begin({ settings: { game: 'gou' }, seed: 1, seats, ...more });
  const kept = localGames.find('gou', id)!;
  const table = localGames.open(kept, rules);
  table.play('a7-b6');
  if (isOver) table.resign(1);
  localGames.keep(kept, table.save(), table.snapshot());
  table.dispose();
  return id;
}

it('finished games move, and with signing in those against the computer too', () => {
  const over = game([person, computer], true);
  const running = game([person, computer], false);
  game([person, person], false);
  game([person, computer], false, { time: '5+3' });
  localGames.begin({ settings: { game: 'gou' }, seed: 1, seats: [person, computer] });
  expect(movable('finished').map(({ id }) => id)).toEqual([over]);
  expect(new Set(movable('all').map(({ id }) => id))).toEqual(new Set([over, running]));
});

it('says whether games stay behind for now: those with a clock, of a match, and of people at one screen', () => {
  game([person, computer], true);
  game([person, computer], false);
  localGames.begin({ settings: { game: 'gou' }, seed: 1, seats: [person, person] });
  expect(someStay(), 'a game without a move is none').toBe(false);
  for (const more of [{ time: '5+3' }, { games: 2 }]) {
    const id = game([person, computer], false, more);
    expect(someStay()).toBe(true);
    localGames.moved(localGames.find('gou', id)!, TABLE);
    expect(someStay()).toBe(false);
  }
  game([person, person], false);
  expect(someStay()).toBe(true);
});

it('a game leaves this browser when the server has it, and its address leads there', async () => {
  const id = game([computer, person], true);
  expect(await carry('all', () => Promise.resolve(rules))).toBe(1);
  expect(sent).toMatchObject([{ id, seat: 2, record: { header: { players: [{ is_ai: true }, {}] }, moves: [['a7-b6', null]] } }]);
  expect(localGames.all()).toEqual([]);
  expect(localGames.tableOf(id)).toBe(TABLE);
});

it('what the server refuses stays, and a silent server is asked no more', async () => {
  game([person, computer], true);
  game([person, computer], true);
  status = 422;
  expect(await carry('all', () => Promise.resolve(rules))).toBe(0);
  expect(sent).toHaveLength(2);
  status = 503;
  expect(await carry('all', () => Promise.resolve(rules))).toBe(0);
  expect(sent, 'one more, and not two').toHaveLength(3);
  expect(localGames.all()).toHaveLength(2);
});
