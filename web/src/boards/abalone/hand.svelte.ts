import type { AbaloneGesture, Choice, Direction } from '../../engine/types';
import { directionTo, neighbour, rowBetween } from './geometry';

type Shift = Extract<AbaloneGesture, { kind: 'shift' }>;

/** A direction that can be played now. */
export interface Offer {
  direction: Direction;
  move: string;
  gesture: Shift;
  /** Marbles beyond the chosen ones that go along: those in front of the rear end of a row. */
  along: string[];
}

/** The hand over a board of Abalone: one to three marbles are chosen, then a direction. */
export class AbaloneHand {
  /** The chosen marbles, in a row; the first is where the choosing began. */
  group = $state.raw<string[]>([]);
  /** The direction that is looked at before it is played. */
  aim = $state<Direction | null>(null);

  readonly #choices: () => Choice<AbaloneGesture>[];
  readonly #rows = $derived.by(() => rowsOf(this.#choices()));
  readonly #offers = $derived.by(() => this.#choices().flatMap((choice) => offered(choice, this.group)));

  /** `choices` are the legal moves of the person at this screen, none if they may only look. */
  constructor(choices: () => Choice<AbaloneGesture>[]) {
    this.#choices = choices;
  }

  /** The directions in which the chosen marbles may go. */
  get offers(): readonly Offer[] {
    return this.#offers;
  }

  /** The move that is looked at. */
  get aimed(): Offer | null {
    return this.#offers.find((offer) => offer.direction === this.aim) ?? null;
  }

  /** The move without marbles, if that is all there is. */
  get pass(): string | null {
    return this.#choices().find((choice) => choice.gesture.kind === 'pass')?.move ?? null;
  }

  /** Whether a marble is part of some legal move. */
  canChoose(cell: string): boolean {
    return this.#rows.has(cell);
  }

  /** Presses a cell or beside the board: selects, extends the row, starts a new one, or clears the selection. */
  press(cell: string | null): void {
    this.aim = null;
    if (cell === null || !this.canChoose(cell)) {
      this.release();
    } else if (this.group.includes(cell)) {
      this.group = this.group.length === 1 ? [] : [cell];
    } else if (!this.reach(cell)) {
      this.group = [cell];
    }
  }

  /** Makes the row reach to a cell, all of the chosen ones kept if it can be; says whether it does. */
  reach(cell: string): boolean {
    const grown = this.#ends().map((end) => rowBetween(end, cell));
    const row = grown.find((row) => row !== null && this.#isRow(row) && this.group.every((held) => row.includes(held)));
    const fromFirst = this.group[0] === undefined ? null : rowBetween(this.group[0], cell);
    const chosen = row ?? (fromFirst && this.#isRow(fromFirst) ? fromFirst : null);
    if (!chosen) return false;
    this.aim = null;
    this.group = chosen;
    return true;
  }

  /** Chooses the row between two cells, as a pointer sweeps along it; says whether there is one. */
  sweep(from: string, to: string): boolean {
    const row = rowBetween(from, to);
    if (!row || !this.#isRow(row)) return false;
    this.aim = null;
    this.group = row;
    return true;
  }

  /** Adds a marble at an end of the row or takes it away; says whether that is possible. */
  toggle(cell: string): boolean {
    this.aim = null;
    if (this.group.includes(cell)) {
      if (!this.#ends().includes(cell)) return false;
      this.group = this.group.filter((held) => held !== cell);
      return true;
    }
    if (!this.canChoose(cell)) return false;
    if (this.group.length > 0) return this.reach(cell);
    this.group = [cell];
    return true;
  }

  /** Lets go; says whether there was something in the hand. */
  release(): boolean {
    const held = this.group.length > 0;
    this.group = [];
    this.aim = null;
    return held;
  }

  #ends(): string[] {
    return [this.group[0], this.group.at(-1)].filter((cell) => cell !== undefined);
  }

  #isRow(row: readonly string[]): boolean {
    return this.#rows.has(keyOf(row));
  }
}

/** Every row that some move takes, and every part of one: what can be chosen on the way to a move. */
function rowsOf(choices: readonly Choice<AbaloneGesture>[]): Set<string> {
  const rows = new Set<string>();
  for (const { gesture } of choices) {
    if (gesture.kind !== 'shift') continue;
    for (let first = 0; first < gesture.marbles.length; first++) {
      for (let last = first + 1; last <= gesture.marbles.length; last++) {
        rows.add(keyOf(gesture.marbles.slice(first, last)));
      }
    }
  }
  return rows;
}

/**
 * A move is offered if it takes just the chosen marbles, or if they are the rear end of the row it takes:
 * pushing the last marble of a row pushes the row.
 */
function offered(choice: Choice<AbaloneGesture>, group: readonly string[]): Offer[] {
  const { gesture, move } = choice;
  if (gesture.kind !== 'shift' || group.length === 0) return [];
  const rear = gesture.marbles.slice(0, group.length);
  if (keyOf(rear) !== keyOf(group)) return [];
  const along = gesture.marbles.slice(group.length);
  const { direction } = gesture;
  if (along.length > 0 && directionTo(gesture.marbles[0]!, gesture.marbles[1]!) !== direction) return [];
  return [{ direction, move, gesture, along }];
}

function keyOf(row: readonly string[]): string {
  return [...row].sort().join(' ');
}

/** How a move of these marbles in this direction would be written, legal or not; null if it cannot be, at the edge. */
export function moveText(group: readonly string[], direction: Direction): string | null {
  const cells = [...group].sort();
  const [first, last] = [cells[0]!, cells.at(-1)!];
  const inLine = [first, last].find((cell) => cells.includes(neighbour(cell, direction) ?? ''));
  const rear = cells.length === 1 ? first : inLine;
  const to = neighbour(rear ?? first, direction);
  if (to === null) return null;
  return rear === undefined ? `${first}${last}${to}` : `${rear}${to}`;
}
