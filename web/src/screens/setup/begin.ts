import { rules, type Rules } from '../../engine/rules';
import type { LocalSetup } from '../../engine/types';
import { invitations, seats } from '../../lib/online/seats';
import { server } from '../../lib/online/server';
import { challenges } from '../../lib/people/challenges.svelte';
import { address } from '../../lib/places';
import { localGames } from '../../lib/play/local-games';
import type { NewTable } from '../../lib/protocol';
import { router } from '../../lib/router.svelte';
import { seedFromChance } from '../../lib/seed';
import { rememberLevel, settings } from '../../lib/settings.svelte';
import { listText } from '../../lib/text/formats';
import type { NewGameForm } from './new-game-form.svelte';

/** Opens the table that is wished for and goes there. Throws the problem if it cannot be opened. */
export async function begin(form: NewGameForm): Promise<void> {
  if (form.isOnline) return beginOnline(form.onlineTable(settings.name, Math.random()));
  if (form.way === 'computer' && !form.seating) rememberLevel(form.game.id, form.level);
  beginHere(form.localTable(settings.name, seedFromChance(), Math.random()), await rules());
}

/** Begins a game in this browser. */
export function beginHere(table: LocalSetup, known: Rules): void {
  // Asked for once to be sure that it can be opened, so that no game is kept that cannot be.
  known.openTable(table).dispose();
  router.go(address.here(table.settings.game, localGames.begin(table)));
}

async function beginOnline(table: NewTable): Promise<void> {
  const created = await server.createTable(table);
  const [own] = created.seats;
  // A seat of an account has no secret: it is found again by the account.
  if (own && own.secret !== null) seats.keep(created.table, own.secret);
  const challenged = table.seats.flatMap((seat) => (seat.type === 'account' ? [seat.name] : []));
  if (challenged.length > 0) challenges.send(created.table, listText(challenged));
  invitations.keep(created.table, { seats: created.invitations, all: created.invitation });
  router.go(address.table(created.table));
}
