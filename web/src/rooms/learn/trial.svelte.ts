import type { Rules } from '../../engine/rules';
import type { Step, View } from '../../engine/types';
import { seedFromChance } from '../../lib/seed';

/** A game tried out by one hand: moves forth and back, nothing at stake. */
export class Trial {
  readonly #rules: Rules;
  readonly #game: string;
  #steps: Step[] = $state.raw([]);
  #start: View = $state.raw() as View;
  /** The move being animated. */
  step: Step | null = $state.raw(null);

  constructor(game: string, rules: Rules) {
    this.#game = game;
    this.#rules = rules;
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

  /** Plays a move for whoever is to move. */
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

  /** Begins anew, with a new deal where there is one. */
  restart(): void {
    this.step = null;
    this.#steps = [];
    this.#start = this.#rules.start({ game: this.#game }, seedFromChance());
  }
}
