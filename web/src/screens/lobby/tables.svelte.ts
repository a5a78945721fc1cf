import { server } from '../../lib/online/server';
import { problemOf } from '../../lib/problem';
import type { Listing, Problem, SeatView } from '../../lib/protocol';

const REFRESH_MS = 5_000;

/** Whether anyone may take the seat. A public table whose other seats are for friends is only to be watched. */
const isFree = ({ occupant }: SeatView) => occupant.type === 'free' && occupant.invitation === 'lobby';

/** The public tables of the server, polled while the lobby is visible. */
export class PublicTables {
  open: Listing[] = $state.raw([]);
  playing: Listing[] = $state.raw([]);
  /** Whether the first answer is still to come. */
  isWaiting = $state(true);
  /** Why the last look failed. */
  problem: Problem | null = $state.raw(null);

  /** Looks now and then, until the returned function is called. */
  watch(): () => void {
    void this.look();
    const looking = setInterval(() => {
      if (document.visibilityState === 'visible') void this.look();
    }, REFRESH_MS);
    return () => clearInterval(looking);
  }

  /** Looks once. */
  async look(): Promise<void> {
    try {
      const [open, playing] = await Promise.all([server.tables('open'), server.tables('playing')]);
      this.open = open.tables.filter(({ seats }) => seats.some(isFree));
      this.playing = playing.tables;
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
    }
    this.isWaiting = false;
  }
}
