import type { Rules } from '../engine/rules';
import type { Step, View } from '../engine/types';

/** A game tried out by one hand: moves forth and back, nothing at stake. */
export class Trial {
  readonly #rules: Rules;
  readonly #begin: () => View;
  #steps: Step[] = $state.raw([]);
  #start: View = $state.raw() as View;
  /** The move being animated. */
  step: Step | null = $state.raw(null);

  /** `begin` is the position it starts with; it is asked again at each new start. */
  constructor(rules: Rules, begin: () => View) {
    this.#rules = rules;
    this.#begin = begin;
    this.restart();
  }

  /** The position on the board. */
  get view(): View {
    return this.lastMove?.after ?? this.#start;
  }

  /** The move that led there. */
  get lastMove(): Step | null {
    return this.#steps.at(-1) ?? null;
  }

  /** Plays a move for the side to move. */
  play(move: string): void {
    const step = this.#rules.preview(this.view.settings, this.view.position, move);
    this.#steps = [...this.#steps, step];
    this.step = step;
  }

  /** Takes the last move back. */
  back(): void {
    this.step = null;
    this.#steps = this.#steps.slice(0, -1);
  }

  /** Starts again, with a new deal where there is one. */
  restart(): void {
    this.step = null;
    this.#steps = [];
    this.#start = this.#begin();
  }
}
