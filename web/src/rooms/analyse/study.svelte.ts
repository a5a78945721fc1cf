import type { Rules } from '../../engine/rules';
import type { Step, View } from '../../engine/types';
import type { Subject } from './subject';

/** A moment of a study: a position, the move that led there, and the moves tried from there; the first is the main one. */
export interface Moment {
  readonly id: number;
  readonly ply: number;
  readonly parent: Moment | null;
  readonly step: Step | null;
  readonly view: View;
  readonly next: readonly Moment[];
}

/** Moments point at each other; what changes is replaced along the way to the root by writing to this. */
interface Growing extends Moment {
  next: Growing[];
  parent: Growing | null;
}

/** A game with branches: what was played, and what is tried out. */
export class Study {
  readonly #rules: Rules;
  readonly #root: Growing;
  #ids = 0;
  /** Grows with every change of the tree, so that whoever reads it looks again. */
  #version = $state(0);
  #current: Growing = $state.raw() as Growing;
  /** The move being animated. */
  step: Step | null = $state.raw(null);

  constructor(subject: Subject, rules: Rules) {
    this.#rules = rules;
    this.#root = this.#moment(null, null, rules.look(subject.settings, subject.start));
    let last = this.#root;
    for (const move of subject.moves) last = this.#grow(last, move);
    this.#current = last;
  }

  /** The first position. */
  get root(): Moment {
    void this.#version;
    return this.#root;
  }

  /** The moment on the board. */
  get current(): Moment {
    return this.#current;
  }

  /** The game itself: from the first position along the main moves. */
  get mainLine(): Moment[] {
    void this.#version;
    const line: Moment[] = [];
    for (let at: Moment | undefined = this.#root; at; at = at.next[0]) line.push(at);
    return line;
  }

  /** The texts of the positions before the one on the board, for repetitions. */
  get before(): string[] {
    const positions: string[] = [];
    for (let at = this.#current.parent; at; at = at.parent) positions.unshift(at.view.position);
    return positions;
  }

  /** Plays a move from the moment on the board: along a known branch, or as a new one. */
  play(move: string): void {
    const known = this.#current.next.find((other) => other.step?.move === move);
    this.#show(known ?? this.#grow(this.#current, move), true);
  }

  /** Goes to a moment; a step ahead is animated. */
  goTo(moment: Moment): void {
    this.#show(moment as Growing, moment.parent === this.#current);
  }

  back(): void {
    if (this.#current.parent) this.goTo(this.#current.parent);
  }

  forward(): void {
    const [next] = this.#current.next;
    if (next) this.goTo(next);
  }

  first(): void {
    this.goTo(this.#root);
  }

  /** The end of the branch that is on the board. */
  last(): void {
    let at = this.#current;
    for (let next = at.next[0]; next; next = at.next[0]) at = next;
    this.goTo(at);
  }

  /** Forgets a moment and everything after it. */
  cut(moment: Moment): void {
    const parent = moment.parent as Growing | null;
    if (!parent) return;
    parent.next = parent.next.filter((other) => other !== moment);
    this.#version += 1;
    if (this.#leadsTo(moment)) this.#show(parent, false);
  }

  #leadsTo(moment: Moment): boolean {
    for (let at: Moment | null = this.#current; at; at = at.parent) if (at === moment) return true;
    return false;
  }

  #show(moment: Growing, isAnimated: boolean): void {
    this.step = isAnimated ? moment.step : null;
    this.#current = moment;
  }

  #grow(from: Growing, move: string): Growing {
    const step = this.#rules.preview(from.view.settings, from.view.position, move);
    const grown = this.#moment(from, step, step.after);
    from.next = [...from.next, grown];
    this.#version += 1;
    return grown;
  }

  #moment(parent: Growing | null, step: Step | null, view: View): Growing {
    return { id: this.#ids++, ply: parent ? parent.ply + 1 : 0, parent, step, view, next: [] };
  }
}
