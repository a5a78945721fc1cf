import { Stopped, type Engine } from '../../engine/engine';
import type { Rules } from '../../engine/rules';
import type { Problem, ProofNode, Proved, Step, View } from '../../engine/types';
import { problemOf } from '../../lib/problem';
import { keepBest, type Task } from './best';
import { remarkOn, type Remark } from './remark';

/** Who is asked what is proved, and what to play where nothing is. */
export type Opponent = Pick<Engine, 'proofNode' | 'choose'>;

/** Positions that may be looked at to find out who wins a position outside the proof. */
const THOROUGH = 2_000_000;
/** … and to find out whether there is a shorter win, while the person thinks. */
const QUICK = 200_000;
const FULL_STRENGTH = 10;

/** How a game ended. */
export interface Result {
  isWon: boolean;
  moves: number;
  /** Whether it is better than all before it; null if it does not count, because the person was helped. */
  isBest: boolean | null;
}

interface Setup {
  task: Task;
  rules: Rules;
  opponent: Opponent;
  /** Whether there is a board that tells when it has come to rest: the computer waits for it. */
  isWatched: boolean;
}

/** A game against perfect play. */
export class SolvedGame {
  readonly variant: string;
  readonly task: Task;
  /** What is proved of the first position. */
  readonly root: Proved;
  /** The person's seat. */
  readonly seat: number;
  readonly #team: number;
  readonly #rules: Rules;
  readonly #opponent: Opponent;
  readonly #start: View;
  readonly #isWatched: boolean;
  #steps: readonly Step[] = $state.raw([]);
  /** The move being animated. */
  step = $state.raw<Step | null>(null);
  /** What is proved of the position; null until it is known. */
  node = $state.raw<ProofNode | null>(null);
  /** What the person's last move was worth. */
  remark = $state.raw<Remark | null>(null);
  /** The move that was shown to the person. */
  hint = $state<string | null>(null);
  result = $state.raw<Result | null>(null);
  problem = $state.raw<Problem | null>(null);
  #isHelped = $state(false);
  /** Counts what the person does, so that answers that come too late are not heard. */
  #action = 0;
  #rest: Promise<void> = Promise.resolve();
  #rested: () => void = () => {};

  private constructor(start: View, root: Proved, { task, rules, opponent, isWatched }: Setup) {
    this.variant = start.settings.variant;
    this.task = task;
    this.root = root;
    this.#start = start;
    this.#rules = rules;
    this.#opponent = opponent;
    this.#isWatched = isWatched;
    const mine = start.seats.find(({ team }) => (team === root.winner) === (task === 'win'));
    this.seat = mine?.seat ?? 1;
    this.#team = mine?.team ?? 1;
  }

  /** A new game of a solved variant. */
  static async open(variant: string, setup: Setup): Promise<SolvedGame> {
    const { rules, opponent } = setup;
    const start = rules.start({ game: 'hus', variant });
    const { proved } = await opponent.proofNode({ settings: start.settings, position: start.position, nodes: 0 });
    if (!proved) throw new Error(`there is no proof of ${variant}`);
    const game = new SolvedGame(start, proved, setup);
    void game.#goOn(null);
    return game;
  }

  /** The position on the board. */
  get view(): View {
    return this.lastMove?.after ?? this.#start;
  }

  /** The move that led there. */
  get lastMove(): Step | null {
    return this.#steps.at(-1) ?? null;
  }

  /** The moves so far. */
  get moves(): string[] {
    return this.#steps.map((step) => step.move);
  }

  get isMyTurn(): boolean {
    return this.view.outcome === null && this.view.turn === this.seat;
  }

  /** Whether the person wins, as far as it is proved. */
  get isWinning(): boolean {
    return this.node?.proved?.winner === this.#team;
  }

  /** Whether a hint or a takeback has helped the person. */
  get isHelped(): boolean {
    return this.#isHelped;
  }

  get canTakeBack(): boolean {
    return this.#steps.some((step) => step.seat === this.seat);
  }

  /** The person plays. */
  play(move: string): void {
    if (!this.isMyTurn) return;
    const before = this.node;
    this.remark = null;
    this.#push(move);
    void this.#goOn({ before, move });
  }

  /** Shows what to play; the game does not count any more. */
  showHint(): void {
    const [best] = this.node?.moves ?? [];
    if (!this.isMyTurn || !best) return;
    this.#isHelped = true;
    this.hint = best.move;
  }

  /** Takes the person's last move back, with what was played after it. */
  takeBack(): void {
    const last = this.#steps.findLastIndex((step) => step.seat === this.seat);
    if (last === -1) return;
    this.#isHelped = true;
    this.#backTo(last);
  }

  restart(): void {
    this.#isHelped = false;
    this.#backTo(0);
  }

  /** Tells that the board has come to rest. */
  animated(): void {
    this.#rested();
  }

  /** No one looks any more. */
  leave(): void {
    this.#action += 1;
    this.#rested();
  }

  #backTo(ply: number): void {
    this.#rested();
    this.step = null;
    this.hint = null;
    this.remark = null;
    this.result = null;
    this.problem = null;
    this.#steps = this.#steps.slice(0, ply);
    void this.#goOn(null);
  }

  #push(move: string): void {
    const { settings, position } = this.view;
    const step = this.#rules.preview(settings, position, move);
    this.#rested();
    if (this.#isWatched) this.#rest = new Promise((done) => (this.#rested = done));
    this.hint = null;
    this.node = null;
    this.step = step;
    this.#steps = [...this.#steps, step];
  }

  /** Finds out how the game stands and lets the computer play, until it is the person's turn or the game is over. */
  async #goOn(played: { before: ProofNode | null; move: string } | null): Promise<void> {
    const action = ++this.#action;
    const isOld = () => action !== this.#action;
    try {
      for (let last = played; !this.view.outcome; last = null) {
        const { view } = this;
        const node = await this.#prove(view);
        if (isOld()) return;
        this.node = node;
        if (last) this.remark = remarkOn(last.before, last.move, node, this.#team);
        if (view.turn === this.seat) {
          await this.#refine(view, isOld);
          return;
        }
        const move = node.moves[0]?.move ?? (await this.#choose(view));
        await this.#rest;
        if (isOld()) return;
        this.#push(move);
      }
      await this.#rest;
      if (!isOld()) this.#end();
    } catch (error) {
      if (!isOld() && !(error instanceof Stopped)) this.problem = problemOf(error);
    }
  }

  /** What is proved of a position: what is known already or, if that is nothing, what a search finds. */
  async #prove(view: View): Promise<ProofNode> {
    const known = await this.#ask(view, 0);
    return known.proved ? known : this.#ask(view, THOROUGH);
  }

  /** Whether the win is the shortest, while the person thinks. Not where a shorter one would take from the score. */
  async #refine(view: View, isOld: () => boolean): Promise<void> {
    if (this.task === 'hold' || !this.node?.proved || this.node.proved.exact) return;
    const node = await this.#ask(view, QUICK);
    if (!isOld()) this.node = node;
  }

  #ask({ settings, position }: View, nodes: number): Promise<ProofNode> {
    return this.#opponent.proofNode({ settings, position, nodes });
  }

  /** Where nothing is proved, the engine plays as well as it can. */
  async #choose({ settings, position }: View): Promise<string> {
    const history = this.#steps.map((step) => step.before);
    const { move } = await this.#opponent.choose({ settings, position, history, level: FULL_STRENGTH, seed: 1 });
    return move;
  }

  #end(): void {
    const isWon = this.view.outcome?.winners.includes(this.#team) ?? false;
    const moves = this.#steps.length;
    const isScore = !this.#isHelped && (this.task === 'hold' || isWon);
    this.result = { isWon, moves, isBest: isScore ? keepBest(this.variant, this.task, moves) : null };
  }
}
