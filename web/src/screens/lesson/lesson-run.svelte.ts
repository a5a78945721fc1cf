import type { Rules } from '../../engine/rules';
import type { Choice, Step, View } from '../../engine/types';
import { judge, replyTo, type Judgement } from './judge';
import type { Lesson, LessonStep, Turn } from './lesson';
import { keepProgress, progressOf, type Progress } from './progress';

/** What a step waits for: the learner's move, an animation, another try, or that the learner goes on. */
export type Phase = 'task' | 'moving' | 'wrong' | 'done';

/** A lesson under way: which step, which turn of it, and what is on the board. */
export class LessonRun {
  readonly lesson: Lesson;
  readonly #rules: Rules;
  #progress: Progress = $state.raw() as Progress;
  /** The turn of the step, counted from 0. */
  turn = $state(0);
  phase: Phase = $state('task');
  /** Why the last try was wrong. */
  wrong: string | null = $state(null);
  /** Whether the answer is shown. */
  isShown = $state(false);
  /** The position before the learner's move, to go back to. */
  #before: View = $state.raw() as View;
  #view: View = $state.raw() as View;
  /** The move being animated. */
  step: Step | null = $state.raw(null);
  lastMove: Step | null = $state.raw(null);
  /** What happens when the animation is over. */
  #then: (() => void) | null = null;

  constructor(lesson: Lesson, rules: Rules) {
    this.lesson = lesson;
    this.#rules = rules;
    this.#progress = progressOf(lesson.id);
    this.#enter();
  }

  /** The number of the step, counted from 0; the game is the last one. */
  get index(): number {
    return this.#progress.step;
  }

  get length(): number {
    return this.lesson.steps.length + 1;
  }

  /** The step; null in the game. */
  get current(): LessonStep | null {
    return this.lesson.steps[this.index] ?? null;
  }

  /** How many steps were completed. */
  get completed(): number {
    return this.#progress.completed;
  }

  /** The first game under way. */
  get game(): string | null {
    return this.#progress.game;
  }

  /** The position on the board. */
  get view(): View {
    return this.#view;
  }

  /** Whether the learner may go on to the next step. */
  get mayGoOn(): boolean {
    return this.current !== null && (this.phase === 'done' || this.index < this.completed);
  }

  get #turn(): Turn | null {
    return this.current?.turns[this.turn] ?? null;
  }

  /** The move that is shown to those who ask. */
  get answer(): Choice | null {
    const turn = this.#turn;
    if (!turn || !this.isShown) return null;
    const { settings, position, choices } = this.#view;
    const isRight = ({ move }: Choice) => judge(this.#rules, turn, this.#rules.preview(settings, position, move)).isRight;
    // In a later turn the answer may depend on what was played before.
    const planned = choices.filter(({ move }) => move === turn.answer);
    return [...planned, ...choices].find(isRight) ?? null;
  }

  /** The learner plays a legal move. */
  play(move: string): void {
    const turn = this.#turn;
    if (this.phase !== 'task' || !turn) return;
    const tried = this.#rules.preview(this.#view.settings, this.#view.position, move);
    const judgement = judge(this.#rules, turn, tried);
    this.isShown = false;
    this.#show(tried, () => this.#judged(turn, tried, judgement));
  }

  /** Tells that the board has come to rest. */
  animated(): void {
    const then = this.#then;
    this.#then = null;
    then?.();
  }

  /** Goes back to the position before the wrong try. */
  retry(): void {
    this.#rest(this.#before);
  }

  show(): void {
    this.isShown = true;
  }

  /** Goes to the next step. */
  next(): void {
    if (this.mayGoOn) this.#goTo(this.index + 1);
  }

  /** Goes to the step before. */
  back(): void {
    if (this.index > 0) this.#goTo(this.index - 1);
  }

  /** Starts the lesson again. What was completed stays completed. */
  restart(): void {
    this.#keep({ game: null });
    this.#goTo(0);
  }

  /** The first game has begun, or has begun again. */
  begun(game: string): void {
    this.#keep({ game });
  }

  /** The first game is over, and with it the lesson. */
  finished(): void {
    this.#keep({ completed: this.length });
  }

  #judged(turn: Turn, tried: Step, judgement: Judgement): void {
    if (!judgement.isRight) {
      this.wrong = judgement.key;
      this.phase = 'wrong';
      return;
    }
    const reply = replyTo(turn, tried.move);
    if (reply === null) return this.#complete();
    const answered = this.#rules.preview(tried.after.settings, tried.after.position, reply);
    this.#show(answered, () => {
      this.turn += 1;
      this.#before = answered.after;
      this.phase = 'task';
    });
  }

  #complete(): void {
    this.phase = 'done';
    this.#keep({ completed: Math.max(this.completed, this.index + 1) });
  }

  #goTo(step: number): void {
    this.#keep({ step, completed: Math.max(this.completed, step) });
    this.#enter();
  }

  #enter(): void {
    const step = this.current;
    if (!step) return;
    const settings = step.variant === undefined ? this.lesson.settings : { ...this.lesson.settings, variant: step.variant };
    this.turn = 0;
    this.isShown = false;
    this.#before = this.#rules.look(settings, step.position);
    this.#rest(this.#before);
    if (step.turns.length === 0) this.phase = 'done';
  }

  #show(step: Step, then: () => void): void {
    this.phase = 'moving';
    this.#then = then;
    this.#view = step.after;
    this.lastMove = step;
    this.step = step;
  }

  #rest(view: View): void {
    this.#then = null;
    this.step = null;
    this.lastMove = null;
    this.#view = view;
    this.wrong = null;
    this.phase = 'task';
  }

  #keep(change: Partial<Progress>): void {
    this.#progress = { ...this.#progress, ...change };
    keepProgress(this.lesson.id, this.#progress);
  }
}
