import { Stopped, type Engine } from '../../engine/engine';
import type { Rules } from '../../engine/rules';
import type { Problem, ProofNode, Proved, Step, View } from '../../engine/types';
import { problemOf } from '../../lib/problem';

/** A walk through a proof: a line of moves from the first position, and what the proof says at its end. */
export class ProofWalk {
  readonly #rules: Rules;
  readonly #proofs: Pick<Engine, 'proofNode'>;
  readonly #start: View;
  readonly #known = new Map<string, ProofNode>();
  #steps: readonly Step[] = $state.raw([]);
  /** The move being animated. */
  step = $state.raw<Step | null>(null);
  /** A position and what the proof says of it: the one on the board, or the last one until the proof has answered. */
  seen = $state.raw<{ view: View; node: ProofNode } | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** What is proved of the first position. */
  root = $state.raw<Proved | null>(null);

  /** A walk that begins with some moves, as far as they are legal. */
  constructor(variant: string, line: readonly string[], rules: Rules, proofs: Pick<Engine, 'proofNode'>) {
    this.#rules = rules;
    this.#proofs = proofs;
    this.#start = rules.start({ game: 'hus', variant });
    const steps: Step[] = [];
    for (const move of line) {
      const { settings, position } = steps.at(-1)?.after ?? this.#start;
      if (rules.why(settings, position, move) !== null) break;
      steps.push(rules.preview(settings, position, move));
    }
    this.#steps = steps;
  }

  /** Opens the proof. */
  async open(): Promise<void> {
    const root = await this.#ask(this.#start);
    this.root = root?.proved ?? null;
    await this.#look();
  }

  get view(): View {
    return this.#steps.at(-1)?.after ?? this.#start;
  }

  /** The moves that led to the position. */
  get line(): readonly Step[] {
    return this.#steps;
  }

  /** Goes along a move. */
  async go(move: string): Promise<void> {
    if (this.seen?.view !== this.view || !this.seen.node.moves.some((one) => one.move === move)) return;
    const { settings, position } = this.view;
    const step = this.#rules.preview(settings, position, move);
    this.step = step;
    this.#steps = [...this.#steps, step];
    await this.#look();
  }

  /** Goes back to the position after some moves of the line. */
  async goTo(ply: number): Promise<void> {
    if (ply < 0 || ply >= this.#steps.length) return;
    this.step = null;
    this.#steps = this.#steps.slice(0, ply);
    await this.#look();
  }

  async #look(): Promise<void> {
    const { view } = this;
    const node = this.#known.get(view.position) ?? (await this.#ask(view));
    if (node && view === this.view) this.seen = { view, node };
  }

  async #ask({ settings, position }: View): Promise<ProofNode | null> {
    try {
      const node = await this.#proofs.proofNode({ settings, position, nodes: 0 });
      this.#known.set(position, node);
      return node;
    } catch (error) {
      if (!(error instanceof Stopped)) this.problem = problemOf(error);
      return null;
    }
  }
}
