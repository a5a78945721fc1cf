import type { Rules } from '../../engine/rules';
import { localGames, type LocalGame } from '../play/local-games';
import { settings } from '../settings.svelte';
import { accounts } from './accounts';
import type { LocalGame as Carried } from '../protocol';

/** Which games move to the account: those that are over, and when someone signs in, those against the computer that go on. */
export type Which = 'all' | 'finished';

/** The games of this browser that can move to an account. A game with a clock, a match and people at one screen stay here until they are over. */
export function movable(which: Which): LocalGame[] {
  return localGames.all().filter((game) => {
    const { setup, about } = game;
    if (about === null || about.plies === 0) return false;
    if (about.phase === 'over') return about.ending?.scores != null;
    const people = setup.seats.filter((player) => player.type === 'human');
    const isPlain = (setup.time ?? 'none') === 'none' && (setup.games ?? 1) === 1;
    return which === 'all' && isPlain && people.length === 1;
  });
}

/** Whether a game was begun here that stays in this browser for now though someone signs in. */
export function someStay(): boolean {
  const moving = new Set(movable('all').map(({ id }) => id));
  return localGames.all().some(({ id, about }) => about !== null && about.plies > 0 && about.phase !== 'over' && !moving.has(id));
}

/**
 * Moves games to the account that is signed in, and says how many. A game leaves this browser when the server has it;
 * sent twice, it is the same game there. What the server does not take stays here.
 */
export async function carry(which: Which, rules: () => Promise<Rules>): Promise<number> {
  const games = movable(which);
  if (games.length === 0) return 0;
  const known = await rules();
  let moved = 0;
  for (const game of games) {
    try {
      const { table } = await accounts.keepGame(carried(game, known));
      localGames.moved(game, table);
      moved += 1;
    } catch (refusal) {
      // One that is refused stays; if the server does not answer or has had enough, the others wait for the next time.
      const { status } = refusal as { status?: number };
      if (status === undefined || status === 0 || status === 401 || status === 429 || status >= 500) break;
    }
  }
  return moved;
}

function carried(game: LocalGame, rules: Rules): Carried {
  const table = localGames.open(game, rules);
  const record = JSON.parse(table.record('json')) as { header: Record<string, unknown> };
  table.dispose();
  const date = new Date(game.atMs).toISOString();
  record.header['date-start'] = date;
  if (game.isOver) record.header['date-end'] = date;
  return { id: game.id, seat: ownSeat(game), record };
}

/** Where the person sat: under the own name, or on the first seat of a person. */
function ownSeat({ setup }: LocalGame): number {
  const isOwn = setup.seats.findIndex((player) => player.type === 'human' && player.name !== '' && player.name === settings.name);
  const first = setup.seats.findIndex((player) => player.type === 'human');
  return (isOwn < 0 ? first : isOwn) + 1;
}
