import type { Direction } from '../../engine/types';
import { within, type Point } from '../shared/ease';
import type { AbaloneGeometry } from './geometry';
import type { Stage } from './scenes';

/** From the middle of the board to the middle of an edge: four rows, half a cell and the rim. */
const APOTHEM = 2 * Math.sqrt(3) + 0.92;
/** From the middle of the board to the middle of its rim, where fallen marbles roll. */
const GUTTER = 2 * Math.sqrt(3) + 0.74;
/** From the middle of the board to a corner. */
export const CIRCUMRADIUS = APOTHEM / Math.cos(Math.PI / 6);
/** How large a marble in a tray is, compared with one on the board. */
export const TRAY_SIZE = 0.5;
const TRAY_DEPTH = 0.8;
const TRAY_SPACING = 0.52;
/** However many marbles win, a tray is no longer than the edge it lies at. */
const LONGEST_TRAY = 3.2;
/** Where the board, its rim and its trays are drawn. The middle of the board is the origin. */
export class AbaloneLayout implements Stage {
  readonly traySize = TRAY_SIZE;
  readonly #spacing: number;

  /** `target` is the number of marbles that wins, and of places in a tray. */
  constructor(
    readonly geometry: AbaloneGeometry,
    readonly target: number,
  ) {
    this.#spacing = Math.min(TRAY_SPACING, LONGEST_TRAY / target);
  }

  /** Where a cell is drawn. */
  place(cell: string): Point {
    return this.geometry.place(cell);
  }

  /** One step in a direction. */
  vector(direction: Direction): Point {
    return this.geometry.vector(direction);
  }

  /** For the drawing's `viewBox`: with more than two seats trays lie at the slanted edges too. */
  get viewBox(): string {
    const [wide, high] = this.#half;
    return `${-wide} ${-high} ${2 * wide} ${2 * high}`;
  }

  /** From the middle of a tray to its first and to its last marble. */
  get halfTray(): number {
    return (this.#spacing * (this.target - 1)) / 2;
  }

  /** How far a seat's edge is turned from the bottom, in degrees. */
  turn(seat: number): number {
    return this.geometry.edge(seat) * 60;
  }

  /** The middle of the tray at the bottom edge, before it is turned to its seat. */
  get trayMiddle(): number {
    return APOTHEM + TRAY_DEPTH / 2;
  }

  /** The outer edge of the tray at the bottom, before it is turned to its seat: it shows whose tray it is. */
  get lip(): { x: number; y: number; width: number; height: number } {
    const half = this.halfTray + 0.5;
    return { x: -half, y: this.trayMiddle + 0.24, width: 2 * half, height: 0.14 };
  }

  /** Where the marble number `index` lies that a seat has pushed off, from 0. */
  tray(seat: number, index: number): Point {
    const along = this.#spacing * index - this.halfTray;
    const angle = (this.turn(seat) * Math.PI) / 180;
    // A tray is read from the left where its owner looks at it from outside.
    const { trayMiddle } = this;
    return {
      x: along * Math.cos(angle) - trayMiddle * Math.sin(angle),
      y: along * Math.sin(angle) + trayMiddle * Math.cos(angle),
    };
  }

  /** A marble's way along the rim from where it fell to its tray, the shorter way round; the share runs from 0 to 1. */
  roll(from: Point, tray: Point, share: number): Point {
    const [begin, end] = [angleOf(from), angleOf(tray)];
    const angle = begin + shorter(end - begin) * share;
    const off = (place: Point) => Math.hypot(place.x, place.y) - gutterAt(angleOf(place));
    const radius = gutterAt(angle) + off(from) * (1 - share) + off(tray) * within(share, 0.6, 1);
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  }

  get #half(): [number, number] {
    return [this.geometry.seats > 2 ? CIRCUMRADIUS + 0.52 : CIRCUMRADIUS + 0.06, APOTHEM + TRAY_DEPTH + 0.06];
  }
}

function angleOf({ x, y }: Point): number {
  return Math.atan2(y, x);
}

/** The same turn, not more than half way round. */
function shorter(turn: number): number {
  return Math.atan2(Math.sin(turn), Math.cos(turn));
}

/** How far the middle of the rim is in a direction: the rim is a hexagon with a corner to the right. */
function gutterAt(angle: number): number {
  const sixth = Math.PI / 3;
  const fromEdge = (((angle % sixth) + sixth) % sixth) - sixth / 2;
  return GUTTER / Math.cos(fromEdge);
}
