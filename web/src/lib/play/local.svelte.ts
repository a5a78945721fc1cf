import type { Engine } from '../../engine/engine';
import type { LocalTable } from '../../engine/table';
import { problemOf } from '../problem';
import type { Act, Problem } from '../protocol';
import { clockAt } from './clocks';
import type { Connection } from './connection';
import { goodMove } from './hint';
import { positionAfter, type Change, type ActType, type Play, type Table } from './play';

const HERE: Connection = { state: 'here' };
/** The highest level of the computer. */
const STRONGEST = 10;

/** What a local game needs from outside. */
export interface Dependencies {
  /** The name of the game among those of this browser. */
  id: string;
  /** Thinks for the computer's seats. */
  engine: Engine;
  /** Keeps the game so that a reload goes on. */
  keep: (saved: string, snapshot: Table) => void;
  /** Begins the same game again, changed so. */
  again: (change: Change) => void;
  /** Where chance comes from. */
  seed: () => number;
}

/** A game kept in this browser: against the computer, or by several people at one screen. */
export class LocalPlay implements Play {
  readonly #table: LocalTable;
  readonly #dependencies: Dependencies;
  /** The computer's chance, the same for a whole game. */
  readonly #seed: number;
  #hasLeft = false;
  /** Whether the engine thinks about a hint. */
  #isHinting = false;
  #snapshotMs = 0;
  #flagFall: ReturnType<typeof setTimeout> | null = null;
  snapshot: Table = $state.raw() as Table;
  thinking: number | null = $state(null);
  problem: Problem | null = $state.raw(null);
  readonly connection = HERE;
  readonly present = null;
  readonly away = [];
  readonly watchers = { count: 0, names: [] };
  readonly gift = null;
  readonly givesHints = true;

  constructor(table: LocalTable, dependencies: Dependencies) {
    this.#table = table;
    this.#dependencies = dependencies;
    this.#seed = dependencies.seed();
    this.#changed();
  }

  get analysis(): { here: string } {
    return { here: this.#dependencies.id };
  }

  get nextLevel(): number | null {
    const { ending, seats, series } = this.snapshot;
    const computers = seats.flatMap(({ occupant }) => (occupant.type === 'computer' ? [occupant.level] : []));
    const [own] = this.mine;
    const score = own === undefined ? undefined : ending?.scores?.[own - 1];
    const [level] = computers;
    if (computers.length !== 1 || level === undefined || score === undefined || series) return null;
    const next = score === 1 ? level + 1 : score === 0 ? level - 1 : level;
    return next === level || next < 1 || next > STRONGEST ? null : next;
  }

  get hasOtherSide(): boolean {
    const { seats, series } = this.snapshot;
    return this.mine.length === 1 && seats.length === 2 && !series;
  }

  get mine(): readonly number[] {
    const people = this.snapshot.seats.filter((seat) => seat.occupant.type === 'human');
    return people.map((seat) => seat.seat);
  }

  leftMs(seat: number, nowMs: number): number | null {
    return clockAt(this.snapshot.clocks, seat, nowMs - this.#snapshotMs);
  }

  msUntil(serverMs: number, nowMs: number): number {
    return Math.max(0, serverMs - nowMs);
  }

  may(act: ActType): boolean {
    return this.mine.some((seat) => this.snapshot.may[seat - 1]?.includes(act));
  }

  play(move: string): void {
    this.#try(() => this.#table.play(move));
  }

  async hint(): Promise<string> {
    this.#isHinting = true;
    try {
      return await goodMove(this.#dependencies.engine, this.snapshot);
    } finally {
      this.#isHinting = false;
    }
  }

  act(act: Act): void {
    switch (act.type) {
      case 'resign':
        return this.#try(() => this.#table.resign(this.#resigning()));
      case 'offer-draw':
        return this.#try(() => this.#table.agreeDraw());
      case 'ask-takeback':
        return this.#try(() => this.#table.undo(this.#pliesToTakeBack()));
      case 'rematch':
        return this.#again();
      default:
        // Everything else is between people at different places.
        return;
    }
  }

  playAgain(change: Change): void {
    this.#dependencies.again(change);
  }

  record(format: 'json' | 'text'): Promise<string> {
    return Promise.resolve(this.#table.record(format));
  }

  dismiss(): void {
    this.problem = null;
  }

  leave(): void {
    this.#hasLeft = true;
    if (this.#flagFall) clearTimeout(this.#flagFall);
    this.#dependencies.engine.close();
    this.#table.dispose();
  }

  /** The person whose turn it is; the only person, while the computer thinks. */
  #resigning(): number {
    const { turn } = this.snapshot;
    return this.mine.includes(turn) ? turn : (this.mine[0] ?? turn);
  }

  /** Back to the last turn of a person, so that the computer's answers go too. */
  #pliesToTakeBack(): number {
    const { history } = this.snapshot;
    const ply = history.findLastIndex((move) => this.mine.includes(move.seat));
    return ply < 0 ? 0 : history.length - ply;
  }

  /** The next game of the match, or the same game once more. */
  #again(): void {
    const { series } = this.snapshot;
    if (series && !series.is_over) this.#try(() => this.#table.nextGame(this.#dependencies.seed()));
    // People at one screen take turns in beginning; against the computer the person says which side it is.
    else this.#dependencies.again({ isOtherSide: !this.hasOtherSide });
  }

  #try(change: () => void): void {
    try {
      change();
    } catch (error) {
      this.problem = problemOf(error);
      return;
    }
    this.problem = null;
    this.#changed();
  }

  #changed(): void {
    this.snapshot = this.#table.snapshot();
    this.#snapshotMs = Date.now();
    this.#dependencies.keep(this.#table.save(), this.snapshot);
    this.#watchTheClock();
    void this.#think();
  }

  /** Looks at the table again when the running clock must have run out. */
  #watchTheClock(): void {
    if (this.#flagFall) clearTimeout(this.#flagFall);
    const { clocks } = this.snapshot;
    const left = clocks?.running ? clocks.left_ms[clocks.running - 1] : undefined;
    if (clocks && left !== undefined) this.#flagFall = setTimeout(() => this.#changed(), left + clocks.free_ms + 1);
  }

  /** Every position before the one on the board, for repetitions. */
  #positionsBefore(): string[] {
    return this.snapshot.history.map((_, ply) => positionAfter(this.snapshot, ply));
  }

  /** Lets the computer think if it is its turn. What was thought about an older position is dropped. */
  async #think(): Promise<void> {
    if (this.thinking !== null || this.#isHinting) this.#dependencies.engine.stop();
    this.thinking = null;
    const asked = this.snapshot;
    const { phase, position, turn, setup, seats } = asked;
    const occupant = seats.find((seat) => seat.seat === turn)?.occupant;
    if (phase !== 'playing' || occupant?.type !== 'computer') return;
    this.thinking = turn;
    const history = this.#positionsBefore();
    const isStale = () => this.#hasLeft || this.snapshot !== asked;
    try {
      const { game, variant, options } = setup;
      const settings = { game, variant, options };
      const { move } = await this.#dependencies.engine.choose({ settings, position, history, level: occupant.level, seed: this.#seed });
      if (!isStale()) this.play(move);
    } catch (error) {
      if (isStale()) return;
      this.thinking = null;
      this.problem = problemOf(error);
    }
  }
}
