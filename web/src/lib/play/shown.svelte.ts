import { untrack } from 'svelte';
import type { Rules } from '../../engine/rules';
import type { AnyEvent, Step, View } from '../../engine/types';
import { positionAfter, type Play, type Table } from './play';

/**
 * Which moment of a game is on the board. It follows the game move by move, each shown before the next, until the
 * person looks back; a moment looked back to stays until the person returns.
 */
export class Shown {
  #rules: Rules;
  #play: Play;
  /** How many moves have been played at the moment that is shown. */
  ply = $state(0);
  /** The move being animated, if one is. */
  step = $state.raw<Step | null>(null);
  #isMoving = $state(false);
  #follows = $state(true);

  /** The position that is shown. */
  readonly view: View = $derived.by(() => {
    const { snapshot } = this.#play;
    return this.#rules.look(snapshot.setup, positionAfter(snapshot, this.ply));
  });
  /** The move that led to the position that is shown. */
  readonly lastMove: Step | null = $derived.by(() => {
    if (this.step) return this.step;
    return this.ply === 0 ? null : this.#stepTo(this.#play.snapshot, this.ply);
  });

  /** Everything that happened on the way to the position that is shown. Most boards do not ask for it. */
  readonly past: AnyEvent[] = $derived.by(() => {
    const { snapshot } = this.#play;
    return snapshot.history.slice(0, this.ply).flatMap((_, index) => this.#storyOf(snapshot, index + 1));
  });
  /** Stories that were told already, by the position they begin with and their move. */
  readonly #stories = new Map<string, AnyEvent[]>();

  constructor(play: Play, rules: Rules) {
    this.#play = play;
    this.#rules = rules;
    this.ply = play.snapshot.history.length;
  }

  /** Whether the board follows the game; false while the person looks at an earlier position. */
  get follows(): boolean {
    return this.#follows;
  }

  /** Whether the board shows the game as it is now. */
  get isNow(): boolean {
    return this.ply === this.#play.snapshot.history.length;
  }

  /** Whether a move is being animated. */
  get isMoving(): boolean {
    return this.#isMoving;
  }

  /** Tells that the game may have gone on. */
  update(): void {
    const last = this.#play.snapshot.history.length;
    if (this.ply > last) {
      this.#rest(last);
      this.#follows = true;
    } else if (this.ply < last && this.#follows && !this.#isMoving) {
      this.#advance();
    }
  }

  /** Tells that the board has come to rest. Boards may say so while they react to something else. */
  animated(): void {
    this.#isMoving = false;
    untrack(() => this.update());
  }

  /** Shows the game as it is now, without the animations that are still to come. */
  catchUp(): void {
    this.#follows = true;
    this.#rest(this.#play.snapshot.history.length);
  }

  /** Shows the position after a number of moves. One move ahead is animated, everything else is shown at once. */
  goTo(ply: number): void {
    const last = this.#play.snapshot.history.length;
    const wanted = Math.min(Math.max(ply, 0), last);
    this.#follows = wanted === last;
    if (wanted === this.ply + 1) this.#advance();
    else this.#rest(wanted);
  }

  #advance(): void {
    this.#isMoving = true;
    this.step = this.#stepTo(this.#play.snapshot, this.ply + 1);
    this.ply += 1;
  }

  #rest(ply: number): void {
    this.#isMoving = false;
    this.step = null;
    this.ply = ply;
  }

  #storyOf(snapshot: Table, ply: number): AnyEvent[] {
    const name = `${positionAfter(snapshot, ply - 1)} ${snapshot.history[ply - 1]?.move}`;
    const story = this.#stories.get(name) ?? this.#stepTo(snapshot, ply)?.story ?? [];
    this.#stories.set(name, story);
    return story;
  }

  #stepTo(snapshot: Table, ply: number): Step | null {
    const move = snapshot.history[ply - 1];
    if (!move) return null;
    return this.#rules.preview(snapshot.setup, positionAfter(snapshot, ply - 1), move.move);
  }
}
