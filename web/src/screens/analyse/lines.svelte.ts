import type { Engine } from '../../engine/engine';
import { Stopped } from '../../engine/engine';
import type { Thought, View } from '../../engine/types';
import { problemOf, problemText } from '../../lib/problem';

/** After this the engine rests: a device left alone need not become warm. */
const LONGEST_MS = 120_000;

/** What the engine thinks of the position on the board, better and better. */
export class Lines {
  readonly #engine: Engine;
  #latest: { position: string; thought: Thought } | null = $state.raw(null);
  isThinking = $state(false);
  /** Why it does not think. */
  failure: string | null = $state(null);

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** What it thinks of a position; null before its first thought about just that. */
  about(view: View): Thought | null {
    return this.#latest?.position === view.position ? this.#latest.thought : null;
  }

  /** Thinks about a position instead of what it thought about before. */
  async think(view: View, before: string[], lines: number): Promise<void> {
    this.stop();
    this.#latest = null;
    this.failure = null;
    if (view.choices.length === 0) return;
    this.isThinking = true;
    const { settings, position } = view;
    try {
      const question = { settings, position, history: before, lines, ms: LONGEST_MS };
      const hear = (thought: Thought) => (this.#latest = { position, thought });
      hear(await this.#engine.think(question, hear));
      this.isThinking = false;
    } catch (error) {
      if (error instanceof Stopped) return;
      this.isThinking = false;
      this.failure = problemText(problemOf(error));
    }
  }

  /** Thinks no more. */
  stop(): void {
    this.isThinking = false;
    this.#engine.stop();
  }

  /** Ends it for good. */
  close(): void {
    this.stop();
    this.#engine.close();
  }
}
