import type { Engine } from '../../engine/engine';
import { Stopped } from '../../engine/engine';
import type { Analysis, PlyReport } from '../../engine/types';
import { problemOf, problemText } from '../../lib/problem';
import type { Moment } from './study.svelte';

/** How long each position of a game is looked at. */
const NODES_A_POSITION = 60_000;
const LINES = 2;

/** What the engine says of a whole game: a verdict on every move. */
export class GameReport {
  readonly #engine: Engine;
  /** The verdicts so far, by ply. */
  plies: ReadonlyMap<number, PlyReport> = $state.raw(new Map());
  /** The whole, once it is there. */
  analysis: Analysis | null = $state.raw(null);
  done = $state(0);
  of = $state(0);
  isRunning = $state(false);
  failure: string | null = $state(null);

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Goes through a game. */
  async run(line: Moment[]): Promise<void> {
    const [first, ...moments] = line;
    if (!first) return;
    this.stop();
    this.plies = new Map();
    this.analysis = null;
    this.failure = null;
    this.done = 0;
    this.of = line.length;
    this.isRunning = true;
    const { settings, position: start } = first.view;
    const moves = moments.flatMap((moment) => (moment.step ? [moment.step.move] : []));
    try {
      const question = { settings, start, moves, lines: LINES, effort: { nodes: NODES_A_POSITION } };
      this.analysis = await this.#engine.analyseGame(question, (done, of, ply) => this.#hear(done, of, ply));
      this.isRunning = false;
    } catch (error) {
      if (error instanceof Stopped) return;
      this.isRunning = false;
      this.failure = problemText(problemOf(error));
    }
  }

  /** Ends it. */
  stop(): void {
    this.isRunning = false;
    this.#engine.stop();
  }

  /** Ends it for good. */
  close(): void {
    this.stop();
    this.#engine.close();
  }

  #hear(done: number, of: number, ply: PlyReport | null): void {
    this.done = done;
    this.of = of;
    if (ply) this.plies = new Map(this.plies).set(ply.ply, ply);
  }
}
