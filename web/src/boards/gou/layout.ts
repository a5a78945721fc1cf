import type { Point } from '../shared/ease';
import type { GouGeometry } from './geometry';
import type { Stage } from './scenes';

/** From the outermost lines to the edge of the lined field. */
const FIELD_MARGIN = 0.94;
/** The rim beside the field: on a phone of 360 pixels it leaves 41 for each point. */
const SIDE_RIM = 0.16;
/** The rim above and below the field, where columns are named and captured pieces lie. */
const TRAY_RIM = 1.2;
/** From the field to the middle of a row's name, of a column's, and of a captured piece. */
const ROW_NAMES = -0.06;
const COLUMN_NAMES = 0.23;
const TRAY_MIDDLE = 0.78;
const GROOVE = 0.7;
/** How large a piece in a tray is, compared with one on the board. */
export const TRAY_SIZE = 0.52;
const TRAY_SPACING = 0.86;

/** A rectangle of the drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the field, the rim and the trays are drawn around the lines. */
export class GouLayout implements Stage {
  readonly field: Box;
  readonly frame: Box;
  readonly traySize = TRAY_SIZE;

  /** `captures` is the number of captured pieces that wins, and of places in a tray. */
  constructor(
    readonly geometry: GouGeometry,
    readonly captures: number,
    readonly bottomSeat: number,
  ) {
    this.field = grown({ x: 0, y: 0, width: geometry.width, height: geometry.height }, FIELD_MARGIN, FIELD_MARGIN);
    this.frame = grown(this.field, SIDE_RIM, TRAY_RIM);
  }

  /** Where a point is drawn. */
  place(point: string): Point {
    return this.geometry.place(point);
  }

  /** For the drawing's `viewBox`. */
  get viewBox(): string {
    const { x, y, width, height } = this.frame;
    return `${x} ${y} ${width} ${height}`;
  }

  /** Where the names of rows stand, beside the field, and those of columns, below it: on the rim, where no piece hides them. */
  get names(): Point {
    const { x, y, height } = this.field;
    return { x: x - ROW_NAMES, y: y + height + COLUMN_NAMES };
  }

  /** The groove for what a seat has captured: its own side of the rim. */
  groove(seat: number): Box {
    const width = TRAY_SPACING * this.captures;
    const { y } = this.tray(seat, 0);
    return { x: (this.geometry.width - width) / 2, y: y - GROOVE / 2, width, height: GROOVE };
  }

  /** Where a captured piece lies that is the so-many-th of this seat, from 0. */
  tray(seat: number, index: number): Point {
    const { geometry, field } = this;
    const first = (geometry.width - TRAY_SPACING * (this.captures - 1)) / 2;
    const below = seat === this.bottomSeat;
    const y = below ? field.y + field.height + TRAY_MIDDLE : field.y - TRAY_MIDDLE;
    return { x: first + TRAY_SPACING * Math.min(index, this.captures - 1), y };
  }
}

function grown(box: Box, sideways: number, upright: number): Box {
  return {
    x: box.x - sideways,
    y: box.y - upright,
    width: box.width + 2 * sideways,
    height: box.height + 2 * upright,
  };
}
