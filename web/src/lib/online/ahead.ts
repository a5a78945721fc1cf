import { boards } from '../../boards/fetch';
import type { Snapshot } from '../protocol';
import { fetchStill } from '../still';
import { server } from './server';

/** The table that was asked for while the screen that shows it was still on its way. */
let ahead: { table: string; snapshot: Promise<Snapshot>; found: Snapshot | null } | null = null;

/** Asks for a table before its screen is there, and then for what the screen will show of its game. */
export async function fetchAhead(table: string): Promise<void> {
  if (ahead?.table !== table) ahead = { table, snapshot: server.table(table), found: null };
  const { snapshot } = ahead;
  const found = await snapshot;
  fetchStill(found.setup.game);
  boards.fetched(found.setup.game).catch(() => {});
  if (ahead?.snapshot === snapshot) ahead.found = found;
}

/** The table, at once if it was asked for before and has come. It is given once: whoever comes back wants it as it is then. */
export function takeTable(table: string): Snapshot | Promise<Snapshot> {
  const taken = ahead;
  ahead = null;
  return (taken?.table === table ? taken.found : null) ?? server.table(table);
}
