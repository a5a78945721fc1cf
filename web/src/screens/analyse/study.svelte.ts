import type { Rules } from '../../engine/rules';
import type { AnyEvent, Step, View } from '../../engine/types';
import type { Subject } from './subject';

/** A moment of a study: a position, the move that led there, and the moves tried from there; the first is the main one. */
export class Moment {
  readonly id: number;
  readonly ply: number;
  /** The round of the move that led here, counted as at the table: a seat that moves again begins a new one. */
  readonly round: number;
  /** The seats that have moved in this round. */
  readonly movers: readonly number[];
  readonly parent: Moment | null;
  readonly step: Step | null;
  readonly view: View;
  next: readonly Moment[] = $state.raw([]);

  constructor(id: number, parent: Moment | null, step: Step | null, view: View) {
    this.id = id;
    this.ply = parent ? parent.ply + 1 : 0;
    const before = parent?.movers ?? [];
    const movers = step ? [step.seat] : [];
    const opens = before.length === 0 || movers.some((seat) => before.includes(seat));
    this.round = (parent?.round ?? 0) + (step && opens ? 1 : 0);
    this.movers = opens ? movers : [...before, ...movers];
    this.parent = parent;
    this.step = step;
    this.view = view;
  }

  /** Whether the move that led here is the first of its round. */
  get opensRound(): boolean {
    return this.movers.length === 1;
  }
}

/** A game with branches: what was played, and what is tried out. */
export class Study {
  readonly #rules: Rules;
  /** The first position. */
  readonly root: Moment;
  #ids = 0;
  #current: Moment = $state.raw() as Moment;
  /** The move being animated. */
  step: Step | null = $state.raw(null);
  /** The rest of a line that is being shown, a move after each animation. */
  #coming: Moment[] = [];

  constructor(subject: Subject, rules: Rules) {
    this.#rules = rules;
    this.root = new Moment(this.#ids++, null, null, rules.look(subject.settings, subject.start));
    let last = this.root;
    for (const move of subject.moves) last = this.#grow(last, move);
    this.#current = last;
  }

  /** The moment on the board. */
  get current(): Moment {
    return this.#current;
  }

  /** The game itself: from the first position along the main moves. */
  get mainLine(): Moment[] {
    const line: Moment[] = [];
    for (let at: Moment | undefined = this.root; at; at = at.next[0]) line.push(at);
    return line;
  }

  /** The texts of the positions before the one on the board, for repetitions. */
  get before(): string[] {
    const positions: string[] = [];
    for (let at = this.#current.parent; at; at = at.parent) positions.unshift(at.view.position);
    return positions;
  }

  /** Everything that happened on the way to the position on the board. */
  get past(): AnyEvent[] {
    const events: AnyEvent[] = [];
    for (let at: Moment | null = this.#current; at; at = at.parent) events.unshift(...(at.step?.story ?? []));
    return events;
  }

  /** Plays a move from the moment on the board: along a known branch, or as a new one. */
  play(move: string): void {
    this.#show(this.#reach(this.#current, move), true);
  }

  /** Shows a line from a moment on, move after move: along known branches, or as a new one. */
  playLine(from: Moment, moves: readonly string[]): void {
    this.#show(from, false);
    const line: Moment[] = [];
    for (const move of moves) line.push(this.#reach(line.at(-1) ?? from, move));
    const [first, ...rest] = line;
    if (!first) return;
    this.#show(first, true);
    this.#coming = rest;
  }

  /** The board has shown a move: the next one of the line follows. */
  hasAnimated(): void {
    const [next, ...rest] = this.#coming;
    if (!next) return;
    this.#show(next, true);
    this.#coming = rest;
  }

  /** Goes to a moment; a step ahead is animated. */
  goTo(moment: Moment): void {
    this.#show(moment, moment.parent === this.#current);
  }

  back(): void {
    if (this.#current.parent) this.goTo(this.#current.parent);
  }

  forward(): void {
    const [next] = this.#current.next;
    if (next) this.goTo(next);
  }

  first(): void {
    this.goTo(this.root);
  }

  /** The end of the branch that is on the board. */
  last(): void {
    let at = this.#current;
    for (let next = at.next[0]; next; next = at.next[0]) at = next;
    this.goTo(at);
  }

  /** Forgets a moment and everything after it. */
  cut(moment: Moment): void {
    const { parent } = moment;
    if (!parent) return;
    parent.next = parent.next.filter((other) => other !== moment);
    if (this.#leadsTo(moment)) this.#show(parent, false);
  }

  #leadsTo(moment: Moment): boolean {
    for (let at: Moment | null = this.#current; at; at = at.parent) if (at === moment) return true;
    return false;
  }

  #show(moment: Moment, isAnimated: boolean): void {
    this.#coming = [];
    this.step = isAnimated ? moment.step : null;
    this.#current = moment;
  }

  #reach(from: Moment, move: string): Moment {
    return from.next.find((other) => other.step?.move === move) ?? this.#grow(from, move);
  }

  #grow(from: Moment, move: string): Moment {
    const step = this.#rules.preview(from.view.settings, from.view.position, move);
    const grown = new Moment(this.#ids++, from, step, step.after);
    from.next = [...from.next, grown];
    return grown;
  }
}
