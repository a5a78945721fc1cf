import type { Rules } from '../../engine/rules';
import type { LocalTable } from '../../engine/table';
import type { LocalSetup } from '../../engine/types';
import { seedFromChance } from '../seed';
import { keep, recall } from '../storage';

/** A game of this browser: how it was set up, and how far it is. */
interface Kept {
  setup: LocalSetup;
  /** What the table says of itself; null before its first position. */
  saved: string | null;
  isOver: boolean;
}

const nameOf = (game: string) => `here.${game}`;

/** The games of this browser, one of each kind. A reload goes on where they stood. */
export const localGames = {
  /** The game of a kind, if there is one. */
  saved(game: string): Kept | null {
    return recall<Kept>(nameOf(game));
  },

  /** Sets a new game up; the older one of its kind is given up. */
  begin(setup: LocalSetup): void {
    keep(nameOf(setup.settings.game), { setup, saved: null, isOver: false } satisfies Kept);
  },

  /** Sets the same game up again, with the seats moved on so that another player begins. */
  again(game: string): void {
    const kept = this.saved(game);
    if (!kept) return;
    const [first, ...rest] = kept.setup.seats;
    const seats = first ? [...rest, first] : [];
    this.begin({ ...kept.setup, seats, seed: seedFromChance() });
  },

  /** Opens the game of a kind. */
  open(game: string, rules: Rules): LocalTable {
    const kept = this.saved(game);
    if (!kept) throw new Error(`no game of ${game} is kept here`);
    return kept.saved === null ? rules.openTable(kept.setup) : rules.restoreTable(kept.saved);
  },

  /** Whether there is a game of a kind to go on with. */
  goesOn(game: string): boolean {
    const kept = this.saved(game);
    return kept !== null && !kept.isOver;
  },

  /** Keeps how far a game is. */
  keep(game: string, saved: string, isOver: boolean): void {
    const kept = this.saved(game);
    if (kept) keep(nameOf(game), { ...kept, saved, isOver } satisfies Kept);
  },
};
