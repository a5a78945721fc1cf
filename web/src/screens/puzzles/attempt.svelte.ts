import type { Engine } from '../../engine/engine';
import type { Rules } from '../../engine/rules';
import type { Choice, Step, View } from '../../engine/types';
import { settingsOf, type Puzzle } from './puzzle';
import { whyNot, type Why } from './why-not';

/** How many positions the engine looks at before and after a wrong try to refute it: fewer than a second's worth. */
const NODES = 40_000;
/** No animation takes longer; the refutation follows it. */
const LONGEST_ANIMATION_MS = 4_500;

/** Where a puzzle stands. `wrong`: the refutation is being looked for; `refuted`: it is on the board. */
export type Phase = 'trying' | 'wrong' | 'refuted' | 'solved';

/** A person at a puzzle: tries, hints, and what refutes a wrong try. */
export class Attempt {
  readonly puzzle: Puzzle;
  /** The position that is asked about. */
  readonly start: View;
  readonly #rules: Rules;
  readonly #engine: Pick<Engine, 'analyseGame' | 'stop'>;
  #animated: () => void = () => {};

  phase: Phase = $state('trying');
  /** How many hints were given: the first says where to look, the second the move. */
  hints = $state(0);
  /** Whether nothing but the solution was tried, without a hint. */
  isClean = $state(true);
  /** Why the last try was wrong, once that is known. */
  why: Why | null = $state.raw(null);
  /** The moves on the board. */
  #steps: Step[] = $state.raw([]);
  /** The move being animated. */
  step: Step | null = $state.raw(null);

  constructor(puzzle: Puzzle, rules: Rules, engine: Pick<Engine, 'analyseGame' | 'stop'>) {
    this.puzzle = puzzle;
    this.#rules = rules;
    this.#engine = engine;
    this.start = rules.look(settingsOf(puzzle), puzzle.position);
  }

  /** The position on the board. */
  get view(): View {
    return this.lastMove?.after ?? this.start;
  }

  /** The move that led there. */
  get lastMove(): Step | null {
    return this.#steps.at(-1) ?? null;
  }

  /** The solution, with how a hand plays it. */
  get solution(): Choice | null {
    return this.start.choices.find(({ move }) => move === this.puzzle.line[0]) ?? null;
  }

  /** Whether the line of a solved puzzle goes on. */
  get goesOn(): boolean {
    return this.phase === 'solved' && this.#steps.length < this.puzzle.line.length;
  }

  /**
   * Tries a move. A wrong one is answered by the engine; `waits` says whether its animation is seen first. Resolves when the
   * board shows what came of it.
   */
  async play(move: string, waits: boolean): Promise<void> {
    if (this.phase !== 'trying') return;
    this.#show(move);
    if (move === this.puzzle.line[0]) {
      this.phase = 'solved';
      return;
    }
    this.isClean = false;
    this.phase = 'wrong';
    const { settings, position: start } = this.start;
    const question = { settings, start, moves: [move], lines: 1, effort: { nodes: NODES } };
    const isOver = this.view.outcome !== null;
    const tried = this.#steps;
    const [{ plies, end }] = await Promise.all([this.#engine.analyseGame(question), waits && !isOver ? this.#shown() : null]);
    // It was taken back while its animation was still going on.
    if (this.#steps !== tried) return;
    const [ply] = plies;
    this.why = ply ? whyNot(ply) : null;
    const reply = end?.lines[0]?.moves[0];
    if (reply !== undefined) this.#show(reply);
    this.phase = 'refuted';
  }

  /** The board has shown a move. */
  hasAnimated(): void {
    this.#animated();
  }

  /** Takes a wrong try back. */
  again(): void {
    this.#engine.stop();
    this.step = null;
    this.#steps = [];
    this.why = null;
    this.phase = 'trying';
  }

  /** Gives the next hint. */
  hint(): void {
    this.isClean = false;
    this.hints = Math.min(2, this.hints + 1);
  }

  /** Shows the next move of the line. */
  goOn(): void {
    const move = this.goesOn ? this.puzzle.line[this.#steps.length] : undefined;
    if (move !== undefined) this.#show(move);
  }

  #show(move: string): void {
    const step = this.#rules.preview(this.view.settings, this.view.position, move);
    this.#steps = [...this.#steps, step];
    this.step = step;
  }

  #shown(): Promise<void> {
    return new Promise((resolve) => {
      this.#animated = resolve;
      setTimeout(resolve, LONGEST_ANIMATION_MS);
    });
  }
}
