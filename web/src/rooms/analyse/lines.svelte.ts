import type { Engine } from '../../engine/engine';
import { Stopped } from '../../engine/engine';
import type { Thought, View } from '../../engine/types';
import { problemOf } from '../../lib/problem';

/** After this the engine rests: a device left alone need not become warm. */
const LONGEST_MS = 120_000;

/** What the engine thinks of the position on the board, better and better. */
export class Lines {
  readonly #engine: Engine;
  /** What it thinks now; null before its first thought. */
  thought: Thought | null = $state.raw(null);
  isThinking = $state(false);
  /** Why it does not think. */
  failure: string | null = $state(null);

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Thinks about a position instead of what it thought about before. */
  async think(view: View, before: string[], lines: number): Promise<void> {
    this.stop();
    this.thought = null;
    this.failure = null;
    if (view.choices.length === 0) return;
    this.isThinking = true;
    const { settings, position } = view;
    try {
      const question = { settings, position, history: before, lines, ms: LONGEST_MS };
      this.thought = await this.#engine.think(question, (thought) => (this.thought = thought));
      this.isThinking = false;
    } catch (error) {
      if (error instanceof Stopped) return;
      this.isThinking = false;
      this.failure = problemOf(error).detail;
    }
  }

  /** Thinks no more. */
  stop(): void {
    this.isThinking = false;
    this.#engine.stop();
  }
}
