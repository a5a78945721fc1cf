import { ask, reach } from '../online/reach';
import type { Muted, SeatView } from '../protocol';
import { keep, recall } from '../storage';

/** Under this name the browser keeps the mutes of guests. */
const KEPT_HERE = 'mutes';
/** The oldest are forgotten first: tables are, too. */
const MOST_HERE = 500;

const path = (name: string) => `/api/account/mutes/${encodeURIComponent(name)}`;

/** The name of the account on a seat; null for a guest. Who has a rating has an account. */
function accountOf({ occupant }: SeatView): string | null {
  return occupant.type === 'human' && occupant.rating ? occupant.name : null;
}

/**
 * Whose messages this person does not want to see. An account's mutes of other accounts are kept by the server, so that they hold on every
 * device; everything else is kept by this browser. A guest has no lasting name, so a muted guest is a seat at one table.
 */
class Mutes {
  #here: string[] = $state(recall<string[]>(KEPT_HERE) ?? []);
  #there: string[] = $state([]);
  #viewer: string | null = null;

  /** Follows who is signed in. */
  async follow(viewer: string | null): Promise<void> {
    if (viewer === this.#viewer) return;
    this.#viewer = viewer;
    this.#there = [];
    if (viewer === null) return;
    const { names } = await ask<Muted>('/api/account/mutes');
    if (viewer === this.#viewer) this.#there = names;
  }

  isMuted(table: string, seat: SeatView): boolean {
    const account = accountOf(seat);
    return this.#here.includes(this.#key(table, seat)) || (account !== null && this.#there.includes(account));
  }

  /** Mutes or unmutes a player. Throws if the server rejects it. */
  async set(table: string, seat: SeatView, isMuted: boolean): Promise<void> {
    const account = accountOf(seat);
    if (account !== null && this.#viewer !== null) {
      await reach(path(account), undefined, isMuted ? 'PUT' : 'DELETE');
      const others = this.#there.filter((name) => name !== account);
      this.#there = isMuted ? [...others, account] : others;
      if (isMuted) return;
    }
    const key = this.#key(table, seat);
    const others = this.#here.filter((other) => other !== key);
    this.#here = (isMuted ? [...others, key] : others).slice(-MOST_HERE);
    keep(KEPT_HERE, this.#here);
  }

  #key(table: string, seat: SeatView): string {
    const account = accountOf(seat);
    return account === null ? `seat:${table}/${seat.seat}` : `account:${account}`;
  }
}

export const mutes = new Mutes();
