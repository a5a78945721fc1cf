import { accounts } from '../../lib/people/accounts';
import { problemOf } from '../../lib/problem';
import type { Listing, Problem } from '../../lib/protocol';

/** The games of the signed-in account: those in progress, and the finished ones, a page at a time. */
export class OwnGames {
  goingOn: Listing[] = $state.raw([]);
  over: Listing[] = $state.raw([]);
  /** Whether there are older ones than those that are shown. */
  hasMore = $state(false);
  isWaiting = $state(true);
  problem: Problem | null = $state.raw(null);
  #next: string | null = null;

  /** Looks for the first time. */
  look(): Promise<void> {
    return this.#attempt(async () => {
      const [playing, open, over] = await Promise.all([accounts.tables('playing'), accounts.tables('open'), accounts.tables('over')]);
      this.goingOn = [...playing.tables, ...open.tables];
      this.#show(over.tables, over.next);
    });
  }

  /** Fetches older games. */
  more(): Promise<void> {
    return this.#attempt(async () => {
      const page = await accounts.tables('over', this.#next);
      this.#show([...this.over, ...page.tables], page.next);
    });
  }

  #show(over: Listing[], next: string | null): void {
    this.over = over;
    this.#next = next;
    this.hasMore = next !== null;
  }

  async #attempt(fetching: () => Promise<void>): Promise<void> {
    this.isWaiting = true;
    try {
      await fetching();
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
    }
    this.isWaiting = false;
  }
}
