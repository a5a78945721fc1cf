import { untrack } from 'svelte';
import { server } from '../online/server';
import { problemId, problemOf } from '../problem';
import type { Listing, Problem, Snapshot } from '../protocol';
import { sound } from '../sounds';
import { keep, recall } from '../storage';
import { account } from './account.svelte';
import { accounts } from './accounts';

const REFRESH_MS = 5_000;
const REMEMBERED = 'challenges';

/** A challenge of the person's own. */
export interface Sent {
  table: string;
  /** Who was asked. */
  names: string;
}

/** What became of one. */
export interface Answer extends Sent {
  isAccepted: boolean;
}

/** Challenges: those that wait for the person, and what others made of the person's own. */
class Challenges {
  incoming: Listing[] = $state.raw([]);
  answers: Answer[] = $state.raw([]);
  /** The tables of own challenges that were declined before the person's eyes. */
  declined: string[] = $state.raw([]);
  /** What went wrong with the last answer. */
  problem: Problem | null = $state.raw(null);
  #sent: Sent[] = $state.raw(recall<Sent[]>(REMEMBERED) ?? []);

  /** Polls while an account is signed in and the page is visible, until the returned function is called. */
  watch(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') void this.look().catch(gone);
    };
    /** A session may have ended meanwhile; a server that does not answer now may answer next time. */
    const gone = (error: unknown) => {
      if (problemId(problemOf(error)) === 'needs-account') void account.look().catch(() => {});
    };
    look();
    document.addEventListener('visibilitychange', look);
    const looking = setInterval(look, REFRESH_MS);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', look);
      this.incoming = [];
    };
  }

  /** Looks once. */
  async look(): Promise<void> {
    const { tables } = await accounts.challenges();
    if (tables.some((listing) => !this.incoming.some((known) => known.table === listing.table))) sound('turn');
    this.incoming = tables;
    const waiting = this.#sent.filter((sent) => !this.answers.some((answer) => answer.table === sent.table));
    for (const sent of waiting) await this.#ask(sent);
  }

  /** Remembers a challenge, to tell what became of it. */
  send(table: string, names: string): void {
    this.#remember([...this.#sent, { table, names }]);
  }

  /** Whether the table is a challenge of the person's own that has not been put away. */
  isOwn(table: string): boolean {
    return this.#sent.some((sent) => sent.table === table);
  }

  /** Tells how a table stands that the person is looking at: what became of a challenge need not be said anywhere else. */
  see(table: Pick<Snapshot, 'table' | 'phase' | 'seats'>): void {
    const outcome = outcomeOf(table);
    untrack(() => {
      if (outcome === null || !this.isOwn(table.table)) return;
      if (outcome === 'declined') this.declined = [...this.declined, table.table];
      this.forget(table.table);
    });
  }

  /** Puts a challenge away: the person knows what became of it. */
  forget(table: string): void {
    if (!this.isOwn(table)) return;
    this.#remember(this.#sent.filter((sent) => sent.table !== table));
    this.answers = this.answers.filter((answer) => answer.table !== table);
  }

  /** Accepts a challenge; whether that went well. */
  accept(table: string): Promise<boolean> {
    return this.#answer(table, () => server.takeSeat(table, {}));
  }

  /** Declines a challenge; whether that went well. */
  decline(table: string): Promise<boolean> {
    return this.#answer(table, () => accounts.decline(table));
  }

  async #answer(table: string, action: () => Promise<unknown>): Promise<boolean> {
    this.problem = null;
    try {
      await action();
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    } finally {
      this.incoming = this.incoming.filter((listing) => listing.table !== table);
    }
  }

  async #ask(sent: Sent): Promise<void> {
    try {
      const outcome = outcomeOf(await server.table(sent.table));
      // The person may have put it away meanwhile.
      if (outcome !== null && this.isOwn(sent.table)) this.answers = [...this.answers, { ...sent, isAccepted: outcome === 'accepted' }];
    } catch (error) {
      if (problemId(problemOf(error)) === 'no-such-table') this.forget(sent.table);
    }
  }

  #remember(sent: Sent[]): void {
    this.#sent = sent;
    keep(REMEMBERED, sent);
  }
}

/** What became of a challenge; null while it is open. */
export function outcomeOf(table: Pick<Snapshot, 'phase' | 'seats'>): 'accepted' | 'declined' | null {
  if (table.phase === 'open') return null;
  return table.seats.some((seat) => seat.occupant.type === 'free') ? 'declined' : 'accepted';
}

export const challenges = new Challenges();
