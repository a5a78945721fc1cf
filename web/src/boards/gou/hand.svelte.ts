import type { Choice, GouGesture } from '../../engine/types';

/** What a press means. */
export type Press =
  { kind: 'play'; move: string } | { kind: 'chosen'; point: string } | { kind: 'released' } | { kind: 'refused'; move: string } | { kind: 'nothing' };

/** The hand over a board of Gou: a piece is chosen, then a point. It knows legal moves only by looking them up. */
export class GouHand {
  /** The piece in the hand. */
  chosen = $state<string | null>(null);
  /** The point the hand is over: the pointer's, or the one with the focus. */
  over = $state<string | null>(null);

  readonly #choices: () => Choice<GouGesture>[];
  readonly #targets = $derived.by(() => {
    const mine = this.#choices().filter((choice) => choice.gesture.from === this.chosen);
    return new Map(mine.map((choice) => [choice.gesture.to, choice]));
  });
  readonly #movable = $derived.by(() => new Set(this.#choices().map((choice) => choice.gesture.from)));

  /** `choices` are the legal moves of the person at this screen, none if they may only look. */
  constructor(choices: () => Choice<GouGesture>[]) {
    this.#choices = choices;
  }

  /** Where the chosen piece may go, and with which move. */
  get targets(): ReadonlyMap<string, Choice<GouGesture>> {
    return this.#targets;
  }

  /** The pieces that have a move. */
  get movable(): ReadonlySet<string> {
    return this.#movable;
  }

  /** The move that a press would play now. */
  get aimed(): Choice<GouGesture> | null {
    return (this.over !== null && this.#targets.get(this.over)) || null;
  }

  /** A press on a point, or beside the board. */
  press(point: string | null): Press {
    const target = point !== null && this.#targets.get(point);
    if (target) {
      this.release();
      return { kind: 'play', move: target.move };
    }
    if (point === null || point === this.chosen) return this.release() ? { kind: 'released' } : { kind: 'nothing' };
    if (this.#movable.has(point)) {
      this.chosen = point;
      return { kind: 'chosen', point };
    }
    return this.chosen === null ? { kind: 'nothing' } : { kind: 'refused', move: `${this.chosen}-${point}` };
  }

  /** Lets go; says whether there was something in the hand. */
  release(): boolean {
    const held = this.chosen !== null;
    this.chosen = null;
    return held;
  }

  /**
   * The free points in sight of the chosen piece, along its lines, where it may not go; of those behind the last point
   * where it may go, the nearest is enough.
   */
  forbidden(rays: readonly string[][], taken: (point: string) => boolean): string[] {
    return rays.flatMap((ray) => {
      const end = ray.findIndex(taken);
      const inSight = end < 0 ? ray : ray.slice(0, end);
      const lastTarget = inSight.findLastIndex((point) => this.#targets.has(point));
      return inSight.slice(0, lastTarget + 2).filter((point) => !this.#targets.has(point));
    });
  }
}
