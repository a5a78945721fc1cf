import { isRated, type Table } from '../play/play';
import type { Profile, RatingView } from '../protocol';
import { ratingIn } from './account.svelte';
import { accounts } from './accounts';

/** What a game has made of a rating. */
export interface Change {
  name: string;
  after: RatingView;
  /** How much it went up. */
  by: number;
}

/**
 * What a rated game has made of the ratings of its players, in seat order. The server tells ratings as they are, not as
 * they were after a game; so only those are told that no other game has changed since.
 */
export async function changesAfter(table: Table, named: (name: string) => Promise<Profile> = accounts.named): Promise<Change[]> {
  const { setup, seats, ending } = table;
  if (!isRated(table) || ending?.scores == null) return [];
  const changes = seats.map(async ({ occupant }): Promise<Change[]> => {
    if (occupant.type !== 'human' || !occupant.rating) return [];
    const after = ratingIn(await named(occupant.name), setup.game, seats.length);
    if (after?.games !== occupant.rating.games + 1) return [];
    return [{ name: occupant.name, after, by: after.value - occupant.rating.value }];
  });
  return (await Promise.all(changes)).flat();
}
