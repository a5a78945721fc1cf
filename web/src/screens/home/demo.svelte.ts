import { untrack } from 'svelte';
import type { Rules } from '../../engine/rules';
import type { Step, View } from '../../engine/types';
import { seedFromChance } from '../../lib/seed';

/** Between two moves there is time to look. */
const PAUSE_MS = 1_600;
/** No two miniatures move in step. */
const SPREAD_MS = 900;
/** After the end the last position stays for a while. */
const REST_MS = 5_000;
/** A demo that does not end by itself starts again. */
const LONGEST_PLIES = 120;

/** A game that plays itself for show. */
export class Demo {
  readonly #rules: Rules;
  readonly #game: string;
  #plies = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #isRunning = false;
  view: View = $state.raw() as View;
  step: Step | null = $state.raw(null);

  constructor(game: string, rules: Rules) {
    this.#game = game;
    this.#rules = rules;
    this.view = this.#begin();
  }

  /** Plays on until the returned function is called. */
  run(): () => void {
    this.#isRunning = true;
    this.#later(PAUSE_MS);
    return () => this.stop();
  }

  /** Stands still. */
  stop(): void {
    this.#isRunning = false;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Tells that the board has come to rest. */
  animated(): void {
    if (this.#isRunning) this.#later(untrack(() => this.#isOver) ? REST_MS : PAUSE_MS);
  }

  get #isOver(): boolean {
    return this.view.choices.length === 0 || this.#plies >= LONGEST_PLIES;
  }

  #later(pauseMs: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), pauseMs + Math.random() * SPREAD_MS);
  }

  #next(): void {
    if (document.visibilityState !== 'visible') return this.#later(PAUSE_MS);
    if (this.#isOver) {
      this.step = null;
      this.view = this.#begin();
      return this.#later(PAUSE_MS);
    }
    const move = this.#liveliest();
    this.step = this.#rules.preview(this.view.settings, this.view.position, move);
    this.view = this.step.after;
    this.#plies += 1;
  }

  #begin(): View {
    this.#plies = 0;
    const variant = this.#rules.catalogue().games.find((sheet) => sheet.id === this.#game)?.variants[0]?.id ?? '';
    return this.#rules.start({ game: this.#game, variant, options: {} }, seedFromChance());
  }

  /** Of a few moves by chance the one with the richest story: there should be something to see. */
  #liveliest(): string {
    const { choices, settings, position } = this.view;
    const some = Array.from({ length: 4 }, () => choices[Math.floor(Math.random() * choices.length)]?.move ?? '');
    const told = some.map((move) => ({ move, length: this.#rules.preview(settings, position, move).story.length }));
    return told.reduce((best, other) => (other.length > best.length ? other : best)).move;
  }
}
