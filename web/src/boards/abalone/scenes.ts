import type { AbaloneDiagram, AbaloneEvent, Direction } from '../../engine/types';
import { between, easeInOut, type Point } from '../shared/ease';
import type { Scenes } from '../shared/film.svelte';
import { CELLS } from './geometry';

/** A marble as it is drawn at one moment. */
export interface DrawnMarble {
  /** Where it lay before the move: its name in a moving picture. */
  cell: string;
  seat: number;
  place: Point;
  /** 1 on the board, smaller in a tray. */
  size: number;
}

/** A moment of a move. */
export interface AbaloneFrame {
  marbles: DrawnMarble[];
  /** How many marbles lie in each seat's tray. */
  pushedOff: readonly number[];
}

/** Where things are drawn: what a motion needs of the board. */
export interface Stage {
  place: (cell: string) => Point;
  /** One step in a direction. */
  vector: (direction: Direction) => Point;
  /** Where the so-many-th marble goes that a seat pushes off, from 0. */
  tray: (seat: number, index: number) => Point;
  /** A fallen marble's way to its tray; the share runs from 0 to 1. */
  roll: (from: Point, tray: Point, share: number) => Point;
  /** The size of a marble in a tray. */
  traySize: number;
}

interface Fall {
  direction: Direction;
  by: number;
}

const SHOVE_MS = 220;
const ROLL_MS = 400;
/** How far beyond its last cell the rim is, along which a fallen marble rolls to its tray. */
const TO_THE_RIM = 0.85;

/** The beats of a move that pushes a marble off; any other ends with the shove. */
const SHOVE = 0;

/** A move of Abalone as a moving picture: everything shoves together, then what fell off rolls to its tray. */
export class AbaloneScenes implements Scenes<AbaloneFrame> {
  readonly durationsMs: readonly number[];
  readonly #marbles: DrawnMarble[];
  readonly #ways = new Map<string, string>();
  readonly #falls = new Map<string, Fall>();

  constructor(
    private readonly before: AbaloneDiagram,
    story: readonly AbaloneEvent[],
    private readonly stage: Stage,
  ) {
    this.#marbles = CELLS.flatMap((cell, index) => {
      const seat = before.cells[index] ?? null;
      return seat === null ? [] : [lying(cell, seat, stage.place(cell))];
    });
    for (const event of story) {
      if (event.event === 'push' || event.event === 'shift') this.#ways.set(event.from, event.to);
      if (event.event === 'eject') this.#falls.set(event.from, event);
    }
    if (this.#falls.size > 0) this.durationsMs = [SHOVE_MS, ROLL_MS];
    else this.durationsMs = this.#ways.size > 0 ? [SHOVE_MS] : [];
  }

  at(beat: number, fraction: number): AbaloneFrame {
    // A marble that does not move stays the same object: it is not drawn again.
    const marbles = this.#marbles.map((marble) => this.#moved(marble, beat, fraction));
    return { marbles, pushedOff: this.before.pushed_off };
  }

  #moved(marble: DrawnMarble, beat: number, fraction: number): DrawnMarble {
    const { cell, place: here } = marble;
    const shove = beat === SHOVE ? easeInOut(fraction) : 1;
    const to = this.#ways.get(cell);
    if (to !== undefined) return { ...marble, place: between(here, this.stage.place(to), shove) };
    const fall = this.#falls.get(cell);
    if (!fall) return marble;

    const step = this.stage.vector(fall.direction);
    const edge = { x: here.x + step.x * TO_THE_RIM, y: here.y + step.y * TO_THE_RIM };
    if (beat === SHOVE) return { ...marble, place: between(here, edge, shove) };
    const roll = easeInOut(fraction);
    const tray = this.stage.tray(fall.by, this.before.pushed_off[fall.by - 1] ?? 0);
    return { ...marble, place: this.stage.roll(edge, tray, roll), size: 1 + (this.stage.traySize - 1) * roll };
  }
}

/** A marble that lies in its cell. */
export function lying(cell: string, seat: number, place: Point): DrawnMarble {
  return { cell, seat, place, size: 1 };
}
