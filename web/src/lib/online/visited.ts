import type { Table } from '../play/play';
import { forget, keep, namesWith, recall } from '../storage';

/** An online table at which this browser plays or played, as it was when last seen. */
export interface Visited extends Pick<Table, 'table' | 'phase' | 'seats' | 'turn' | 'ending'> {
  game: string;
  /** The seats of the person at this browser. */
  mine: readonly number[];
  /** How many moves had been played. */
  plies: number;
  /** When it was last seen to change, in milliseconds since 1970. */
  atMs: number;
}

const VISITED = 'visited.';
/** Older ones are forgotten. */
const MOST = 60;

/** The tables at which this browser plays without an account: only this browser can find them again. */
export const visited = {
  /** Every table, the one that changed last first. */
  all(): Visited[] {
    const tables = namesWith(VISITED).flatMap((name) => recall<Visited>(name) ?? []);
    return tables.toSorted((one, other) => other.atMs - one.atMs);
  },

  /** Notes how a table stands. */
  note({ table, phase, seats, turn, ending, setup, history }: Table, mine: readonly number[]): void {
    const before = recall<Visited>(VISITED + table);
    const plies = history.length;
    const isSame = before?.phase === phase && before.turn === turn && before.plies === plies;
    const atMs = isSame ? before.atMs : Date.now();
    keep(VISITED + table, { table, game: setup.game, phase, seats, turn, ending, mine, plies, atMs } satisfies Visited);
    if (!before)
      this.all()
        .slice(MOST)
        .forEach((old) => this.forget(old.table));
  },

  /** Forgets a table. */
  forget(table: string): void {
    forget(VISITED + table);
  },
};
