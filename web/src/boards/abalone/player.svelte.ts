import type { AbaloneDiagram, AbaloneGesture, Choice, Direction } from '../../engine/types';
import type { BoardProps } from '../contract';
import { Aim } from '../shared/aim';
import type { Point } from '../shared/ease';
import { Typed } from '../shared/typed';
import { type AbaloneGeometry, CELLS, neighbour, rowBetween } from './geometry';
import { AbaloneHand, moveText } from './hand.svelte';
import { aimOfKey, directionOfKey, rowsOfKey } from './keys';
import { rowText } from '../../lib/text/formats';
import { say } from '../../lib/text/messages.svelte';

/** What a player needs of the board. */
export interface Table {
  props: () => BoardProps<AbaloneDiagram, AbaloneGesture>;
  geometry: () => AbaloneGeometry;
  /** Gives the keyboard to a cell. */
  focus: (cell: string) => void;
  /** Ends an animation that is running. */
  rest: () => void;
}

/** A drag shorter than this part of a cell means no direction yet. */
const AIMING_DRAG = 0.45;

/** The person at the board: what presses, drags and keys mean, and what is said about it. */
export class AbalonePlayer {
  /** The cell that Tab reaches. */
  current = $state('');
  /** Where the marble in the hand is, while it is dragged to put a position up. */
  dragged = $state.raw<Point | null>(null);
  /** A sentence to be seen, and the cell it speaks of. */
  note = $state.raw<{ cell: string; text: string } | null>(null);
  readonly hand: AbaloneHand;

  readonly #table: Table;
  readonly #aim = new Aim(() => this.#props);
  readonly #typed = new Typed((text) => this.#props.ontype?.(text));
  /** Whether keys choose a direction now, or walk. */
  #aiming = false;
  /** The column that a walk up and down keeps to. */
  #column: number | null = null;
  #drag: { cell: string; from: Point; sweeps: boolean } | null = null;
  readonly #choices: Choice<AbaloneGesture>[] = $derived.by(() => {
    const { mayPlay, view } = this.#props;
    return mayPlay.includes(view.turn) ? view.choices : [];
  });

  constructor(table: Table) {
    this.#table = table;
    this.hand = new AbaloneHand(() => this.#choices);
    this.current = this.#firstOwn();
  }

  /** Whether there is something to play for the person at this screen. */
  get mayPlay(): boolean {
    return this.#choices.length > 0;
  }

  /** A cell has the keyboard. */
  focused(cell: string): void {
    this.current = cell;
    this.#props.editing?.come(cell);
  }

  /** Lets go of everything; says whether there was something in the hand. */
  letGo(): boolean {
    this.note = null;
    this.#aiming = false;
    this.#aim.forget();
    return this.hand.release();
  }

  /** Plays a move. */
  play(move: string): void {
    this.letGo();
    this.#props.onplay(move);
  }

  /** Plays the offer in a direction. */
  playTowards(direction: Direction): void {
    const offer = this.hand.offers.find((offer) => offer.direction === direction);
    if (offer) this.play(offer.move);
  }

  /** A press on a cell, or beside the board. */
  press(cell: string | null): void {
    this.#table.rest();
    this.note = null;
    this.#aiming = false;
    if (cell !== null) this.current = cell;
    const { editing } = this.#props;
    if (editing) {
      if (cell !== null) editing.press(cell);
      return;
    }
    const before = this.hand.group;
    this.hand.press(cell);
    if (cell !== null && this.#isRefusedRow(before, cell)) this.#say(cell, this.#t('abalone-not-in-row', { cell }));
    else if (before.length > 0 || this.hand.group.length > 0) this.#sayGroup();
    else if (cell !== null && this.mayPlay && this.#owner(cell) === this.#props.view.turn) {
      this.#say(cell, this.#t('abalone-no-move', { cell }));
    }
  }

  /** A direction is pointed at, without keys. */
  point(direction: Direction | null): void {
    if (!this.#aiming) this.hand.aim = direction;
    this.#aim.at(this.hand.aimed?.move ?? null);
  }

  /** A drag begins; says whether there is something to be dragged. */
  dragBegin(cell: string, from: Point): boolean {
    const { editing } = this.#props;
    if (editing ? this.#owner(cell) === null : !this.hand.canChoose(cell)) return false;
    this.#table.rest();
    this.note = null;
    this.current = cell;
    const sweeps = !this.hand.group.includes(cell);
    if (sweeps) this.hand.group = [cell];
    this.#drag = { cell, from, sweeps };
    return true;
  }

  /** The drag goes on: it sweeps up a row, or it aims. */
  dragMove(over: string | null, at: Point): void {
    this.dragged = this.#props.editing ? at : null;
    if (this.#drag === null || this.dragged) return;
    const { cell, from, sweeps } = this.#drag;
    if (sweeps && over !== null && over !== cell && this.hand.sweep(cell, over)) return;
    if (sweeps && this.hand.group.length > 1) return;
    const moved = { x: at.x - from.x, y: at.y - from.y };
    const isFar = Math.hypot(moved.x, moved.y) >= AIMING_DRAG;
    this.hand.aim = isFar ? this.#table.geometry().directionOf(moved) : null;
    this.#aim.at(this.hand.aimed?.move ?? null);
  }

  /** The drag ends, or is broken off. */
  dragEnd(over: string | null, isBrokenOff = false): void {
    const from = this.#drag?.cell ?? null;
    this.#drag = null;
    this.dragged = null;
    const { editing } = this.#props;
    if (editing) {
      this.hand.release();
      if (from !== null && over !== from && !isBrokenOff) editing.carry(from, over);
      return;
    }
    const { aim, aimed } = this.hand;
    if (over === null || aim === null) this.#sayGroup();
    else if (aimed) this.play(aimed.move);
    else this.#aimTowards(aim);
    this.hand.aim = null;
  }

  /** A key; says whether it means something here. */
  key(key: string, nowMs: number): boolean {
    const { editing } = this.#props;
    if (!this.#typed.isUnderWay(nowMs) && editing?.key(this.current, key, nowMs)) return true;
    if (editing && (key === 'Enter' || key === ' ')) {
      this.#typed.clear();
      this.press(this.current);
      return true;
    }
    if (key === 'Enter') return this.#enter();
    if (key === ' ') return this.#toggle();
    if (key === 'Escape') return this.#escape();
    if (this.#aiming ? this.#aimByKey(key) : this.#walk(key)) {
      this.#typed.clear();
      return true;
    }
    if (!this.#typed.take(key, nowMs)) return false;
    const named = this.#typed.text.slice(-2);
    if (CELLS.includes(named)) this.#goTo(named);
    return true;
  }

  #enter(): true {
    const { text } = this.#typed;
    const whole = this.#choices.find((choice) => choice.move === text);
    const isMove = /^[a-i]\d([a-i]\d){1,2}$/.test(text);
    this.#typed.clear();
    if (whole) this.play(whole.move);
    else if (isMove && this.mayPlay) this.#say(this.current, this.#props.why(text) ?? this.#t('abalone-nowhere'));
    else if (this.hand.aimed) this.play(this.hand.aimed.move);
    else {
      if (!this.hand.group.includes(this.current)) this.press(this.current);
      this.#aiming = this.hand.offers.length > 0;
    }
    return true;
  }

  #toggle(): true {
    this.note = null;
    this.#aiming = false;
    if (this.hand.toggle(this.current)) this.#sayGroup();
    else this.#say(this.current, this.#t('abalone-not-in-row', { cell: this.current }));
    return true;
  }

  #escape(): boolean {
    this.#typed.clear();
    const held = this.letGo();
    if (held) this.#props.onsay(this.#t('abalone-released'));
    return held;
  }

  #aimByKey(key: string): boolean {
    const { hand } = this;
    const direction = aimOfKey(key, this.#table.geometry(), hand.offers, hand.aim);
    if (direction === null) {
      if (rowsOfKey(key) === null) return false;
      this.#say(this.current, this.#t('abalone-nowhere'));
    } else if (direction === hand.aim && hand.aimed) {
      this.play(hand.aimed.move);
    } else {
      this.#aimTowards(direction);
    }
    return true;
  }

  /** Looks at a direction, and says what it would do or why it cannot be. */
  #aimTowards(direction: Direction): void {
    const props = this.#props;
    this.note = null;
    this.hand.aim = direction;
    if (this.hand.aimed) {
      props.onsay(say(props.preview(this.hand.aimed.move).message));
      return;
    }
    const wanted = moveText(this.hand.group, direction);
    const reason = wanted === null ? this.#t('abalone-edge') : props.why(wanted);
    if (reason !== null) this.#say(this.current, reason);
  }

  #walk(key: string): boolean {
    const geometry = this.#table.geometry();
    const direction = directionOfKey(key, geometry);
    const rows = rowsOfKey(key);
    if (direction !== null) {
      this.#goTo(neighbour(this.current, direction));
    } else if (rows !== null) {
      const column = this.#column ?? geometry.place(this.current).x;
      this.#goTo(geometry.walk(this.current, rows, column));
      this.#column = column;
    }
    return direction !== null || rows !== null;
  }

  #goTo(cell: string | null): void {
    this.#column = null;
    if (cell !== null) this.#table.focus(cell);
  }

  #sayGroup(): void {
    const { group, offers } = this.hand;
    const [first, last] = [group[0], group.at(-1)];
    if (first === undefined || last === undefined) {
      this.#props.onsay(this.#t('abalone-released'));
      return;
    }
    const geometry = this.#table.geometry();
    const ways = offers.map((offer) => this.#t('abalone-way', { way: geometry.drawn(offer.direction) }));
    this.#props.onsay(this.#t('abalone-chosen', { count: group.length, first, last, ways: rowText(ways), number: ways.length }));
  }

  #say(cell: string, text: string): void {
    this.note = { cell, text };
    this.#props.onsay(text);
  }

  /** A marble to begin with: one that may move, else one of those at the bottom. */
  #firstOwn(): string {
    const { seat, view } = this.#props;
    const shift = view.choices.flatMap(({ gesture }) => (gesture.kind === 'shift' ? gesture.marbles : []))[0];
    return shift ?? CELLS.find((cell) => this.#owner(cell) === seat) ?? CELLS[0]!;
  }

  /** Whether someone pressed the far end of a row of own marbles and the row cannot move: only the last one is held then. */
  #isRefusedRow(before: readonly string[], cell: string): boolean {
    const row = before[0] === undefined ? null : rowBetween(before[0], cell);
    const isRow = row !== null && row.length <= 3 && row.every((held) => this.#owner(held) === this.#props.view.turn);
    return isRow && !before.includes(cell) && !this.hand.group.includes(before[0]!);
  }

  #owner(cell: string): number | null {
    return this.#props.view.diagram.cells[CELLS.indexOf(cell)] ?? null;
  }

  get #props(): BoardProps<AbaloneDiagram, AbaloneGesture> {
    return this.#table.props();
  }

  get #t(): BoardProps<AbaloneDiagram, AbaloneGesture>['t'] {
    return this.#props.t;
  }
}
