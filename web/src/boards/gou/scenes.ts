import type { GouEvent, GouSpot } from '../../engine/types';
import { between, easeInOut, easeOut, within, type Point } from '../shared/ease';
import type { Scenes } from '../shared/film.svelte';
import { distance } from '../shared/plane';

/** A piece as it is drawn at one moment. */
export interface DrawnPiece {
  /** Where it stood before the move: its name in a moving picture. */
  point: string;
  seat: number;
  place: Point;
  /** 1 on the board, smaller in a tray. */
  size: number;
  /** How high it is lifted: 0 lies, 1 is in the hand. */
  lift: number;
}

/** A moment of a move. */
export interface GouFrame {
  pieces: DrawnPiece[];
  /** How many pieces the first and the second seat have in their trays. */
  captured: readonly number[];
  /** The pairs that hold captured pieces between them now. */
  pinches: { by: string; with: string }[];
}

/** Where things are drawn: what a motion needs of the board. */
export interface Stage {
  place: (point: string) => Point;
  /** Where a captured piece goes that is the so-many-th of this seat, from 0. */
  tray: (capturer: number, index: number) => Point;
  /** The size of a piece in a tray. */
  traySize: number;
}

const SHORTEST_SLIDE_MS = 150;
const SLIDE_MS_PER_UNIT = 8;
const PINCH_MS = 150;
const LEAVE_MS = 220;
/** Of several captured pieces, each leaves this part of the time after the one before. */
const STAGGER = 0.12;

/** The beats of a move that captures; one that does not ends with the slide. */
const SLIDE = 0;
const PINCH = 1;
const LEAVE = 2;

/** A move of Gou as a moving picture, made of its story and nothing else. */
export class GouScenes implements Scenes<GouFrame> {
  readonly durationsMs: readonly number[];
  readonly #slide: { from: string; to: string } | null;
  readonly #removed: string[];
  readonly #pieces: DrawnPiece[];
  readonly #pinches: { by: string; with: string }[];

  /** The spots and the captured pieces, by seat, are those before the move. */
  constructor(
    before: readonly GouSpot[],
    story: readonly GouEvent[],
    private readonly stage: Stage,
    private readonly captured: readonly number[],
  ) {
    this.#pieces = before.flatMap(({ point, piece }) => (piece === null ? [] : [lying(point, piece, stage.place(point))]));
    this.#slide = story.find((event) => event.event === 'slide') ?? null;
    this.#pinches = story.filter((event) => event.event === 'pinch');
    this.#removed = story.filter((event) => event.event === 'remove').map((event) => event.point);
    const length = this.#slide ? distance(stage.place(this.#slide.from), stage.place(this.#slide.to)) : 0;
    const slideMs = SHORTEST_SLIDE_MS + SLIDE_MS_PER_UNIT * length;
    this.durationsMs = this.#removed.length > 0 ? [slideMs, PINCH_MS, LEAVE_MS] : [slideMs];
  }

  at(beat: number, fraction: number): GouFrame {
    // A piece that does not move stays the same object: it is not drawn again.
    const pieces = this.#pieces.map((piece) => this.#moved(piece, beat, fraction));
    return { pieces, captured: this.captured, pinches: beat > SLIDE ? this.#pinches : [] };
  }

  #moved(piece: DrawnPiece, beat: number, fraction: number): DrawnPiece {
    const { point, seat, place: here } = piece;
    if (point === this.#slide?.from) {
      const share = beat === SLIDE ? fraction : 1;
      const place = between(here, this.stage.place(this.#slide.to), easeInOut(share));
      return { ...piece, place, lift: Math.sin(share * Math.PI) };
    }
    const order = this.#removed.indexOf(point);
    if (order < 0 || beat <= PINCH) return piece;
    const last = this.#removed.length - 1;
    const share = beat === LEAVE ? within(fraction, STAGGER * order, 1 - STAGGER * (last - order)) : 1;
    const capturer = otherSeat(seat);
    const slot = this.stage.tray(capturer, this.captured[capturer - 1]! + order);
    const place = between(here, slot, easeInOut(share));
    const size = 1 + (this.stage.traySize - 1) * easeOut(share);
    return { ...piece, place, size, lift: Math.sin(share * Math.PI) };
  }
}

/** A piece that lies on its point. */
export function lying(point: string, seat: number, place: Point): DrawnPiece {
  return { point, seat, place, size: 1, lift: 0 };
}

/** The other of the two seats. */
export function otherSeat(seat: number): number {
  return seat === 1 ? 2 : 1;
}
