import type { Choice, PantareiDiagram, PantareiGesture } from '../../engine/types';
import type { BoardProps } from '../contract';
import type { Point } from '../shared/ease';
import { headingOf } from '../shared/heading';
import { Typed } from '../shared/typed';
import type { SnakeGeometry } from './geometry';
import { type Mode, PantareiHand, type Press } from './hand.svelte';
import { Looking } from './looking.svelte';
import { colourOf, valueOf } from './scale';
import { attempted, carryText, scalesInWords, swapText } from './words';
import { rowText } from '../../lib/text/formats';
import { say } from '../../lib/text/messages.svelte';

/** What a player needs of the board. */
export interface Table {
  props: () => BoardProps<PantareiDiagram, PantareiGesture>;
  geometry: () => SnakeGeometry;
  /** Gives the keyboard to a stack. */
  focus: (cell: string) => void;
  /** Whether a move is being animated: nothing is played meanwhile. */
  isMoving: () => boolean;
  /** Ends the animation. */
  skip: () => void;
}

/** A mouse that rests so long on a stack looks into it. */
const LOOK_MS = 280;

/** The person at the snake: what presses, drags and keys mean, and what is said about it. */
export class PantareiPlayer {
  /** The stack that Tab reaches. */
  current = $state('1');
  /** The stack under the pointer or the focus. */
  over = $state<number | null>(null);
  /** Where the scales in the hand are, while they are dragged. */
  dragged = $state.raw<Point | null>(null);
  /** Why something cannot be done, after it was tried. */
  notice = $state<string | null>(null);
  readonly hand: PantareiHand;
  readonly looking = new Looking();

  readonly #table: Table;
  readonly #typed = new Typed((text) => this.#props.ontype?.(text));
  readonly #choices: Choice<PantareiGesture>[] = $derived.by(() => {
    const { mayPlay, view } = this.#props;
    return mayPlay.includes(view.turn) && !this.#table.isMoving() ? view.choices : [];
  });

  constructor(table: Table) {
    this.#table = table;
    this.hand = new PantareiHand(() => this.#choices);
  }

  /** Whether there is something to play for the person at this screen. */
  get mayPlay(): boolean {
    return this.#choices.length > 0;
  }

  /** The stack whose possibilities are shown: the chosen one, else the one that could be. */
  get considered(): number | null {
    return this.hand.chosen ?? (this.over !== null && this.hand.movable(this.over) ? this.over : null);
  }

  /** The move that a press would play now. */
  get aimed(): string | null {
    const { chosen, mode } = this.hand;
    return (chosen !== null && this.over !== null && this.hand.targets(chosen, mode).get(this.over)) || null;
  }

  /** Why nothing may be swapped, if that is so for one who could swap otherwise. */
  get swapBan(): string | null {
    const { diagram, turn } = this.#props.view;
    if (!this.mayPlay || this.hand.pass !== null || this.hand.maySwap || diagram.white === null) return null;
    const colour = diagram.white === turn ? 'white' : 'black';
    const own = diagram.stacks.flatMap((stack, index) => (colourOf(stack.at(-1)!) === colour ? [index + 1] : []));
    const [first, second] = own;
    return first !== undefined && second !== undefined ? this.#props.why(swapText(first, second)) : null;
  }

  /** A stack in words. */
  nameOf(cell: string): string {
    const place = Number(cell);
    if (this.#stacks[place - 1]?.length === 0) return this.#t('pantarei-new-stack');
    const { chosen, mode } = this.hand;
    const isTarget = this.hand.targets(chosen, mode).has(place);
    const state = isTarget ? '-target' : this.hand.movable(place) ? '-movable' : '';
    return this.#t(`pantarei-stack${state}`, { place, scales: scalesInWords(this.#stacks[place - 1] ?? [], this.#props.t) });
  }

  /** A press on a stack. While a move is animated it ends that and nothing else. */
  press(cell: string): void {
    if (this.#table.isMoving()) return this.#table.skip();
    this.notice = null;
    const { editing } = this.#props;
    if (editing) {
      this.current = cell;
      return editing.press(cell);
    }
    const pressed = this.hand.press(Number(cell));
    if (pressed.kind === 'play') this.play(pressed.move);
    if (pressed.kind === 'chosen') this.#props.onsay(`${this.#chosenInWords()} ${this.#t('pantarei-change-mode')}`);
    if (pressed.kind === 'refused') this.#refuse(pressed);
  }

  /** A press beside the snake. */
  pressAway(): void {
    if (this.#table.isMoving()) this.#table.skip();
    else this.letGo();
  }

  /** Plays a move: also the colours and the pass, which have buttons of their own. */
  play(move: string): void {
    this.looking.into(null);
    this.#props.onplay(move);
  }

  /** The switch between one scale, two scales and a swap. */
  turnTo(mode: Mode): void {
    this.notice = null;
    if (this.hand.turnTo(mode)) this.#props.onsay(this.#chosenInWords());
    else this.#explain(this.whyNot(mode));
  }

  /** Why the chosen stack cannot do something, or null if it can. */
  whyNot(mode: Mode): string | null {
    const { chosen } = this.hand;
    if (chosen === null || this.hand.targets(chosen, mode).size > 0) return null;
    return mode === 'swap' ? (this.swapBan ?? this.#t('pantarei-alone')) : this.#props.why(carryText(chosen, 'r', mode));
  }

  /** Lets go of everything. */
  letGo(): void {
    this.#typed.clear();
    this.notice = null;
    this.dragged = null;
    this.hand.release();
    this.looking.into(null);
  }

  /** Another position is on the board. */
  reset(): void {
    this.letGo();
    this.over = null;
    this.current = `${Math.min(Number(this.current), this.#stacks.length)}`;
  }

  /** The mouse is over a stack, or over none. */
  hover(cell: string | null): void {
    this.over = cell === null ? null : Number(cell);
    this.looking.into(this.over, LOOK_MS);
    if (this.aimed !== null) this.#props.onsay(say(this.#props.preview(this.aimed).message));
  }

  /** A finger rests on a stack, or is lifted. */
  hold(cell: string | null): void {
    this.looking.into(cell === null ? null : Number(cell));
  }

  /** A stack has the keyboard: what a press would do is said. */
  focused(cell: string, isByKey: boolean): void {
    this.current = cell;
    this.#props.editing?.come(cell);
    this.over = Number(cell);
    if (isByKey) this.looking.into(this.over);
    if (this.aimed !== null) this.#props.onsay(say(this.#props.preview(this.aimed).message));
  }

  /** A drag begins, from the upper scale or from the one under it; says whether there is something to be dragged. */
  dragBegin(cell: string, isOnSecond: boolean): boolean {
    const place = Number(cell);
    const isSwap = this.hand.chosen === place && this.hand.mode === 'swap';
    this.notice = null;
    if (this.#props.editing) {
      this.hand.chosen = place;
      return true;
    }
    return this.hand.choose(place, isSwap ? 'swap' : isOnSecond ? 'two' : 'one');
  }

  /** The drag goes on. */
  dragMove(over: string | null, at: Point): void {
    this.over = over === null ? null : Number(over);
    this.dragged = at;
  }

  /** The drag ends over a stack, or is broken off. */
  dragEnd(over: string | null, isBrokenOff = false): void {
    this.dragged = null;
    const { editing } = this.#props;
    if (editing) {
      const { chosen } = this.hand;
      this.hand.release();
      if (chosen !== null && over !== `${chosen}` && !isBrokenOff) editing.carry(`${chosen}`, over);
      return;
    }
    if (over !== null && Number(over) !== this.hand.chosen) this.press(over);
  }

  /** A key; says whether it means something here. */
  key(key: string, nowMs: number): boolean {
    if (this.#props.editing?.key(this.current, key, nowMs)) return true;
    if (this.#walk(key)) this.#typed.clear();
    else if (key === 'Enter') this.#enter();
    else if (key === ' ') this.#changeMode();
    else if (key === 'Escape') this.letGo();
    else if (this.#typed.take(key, nowMs)) this.#goTo(Number(this.#typed.text));
    else return false;
    return true;
  }

  #walk(key: string): boolean {
    const heading = headingOf(key);
    if (heading !== null) this.#goTo(this.#table.geometry().neighbour(Number(this.current), heading, this.#stacks.length));
    else if (key === 'Home') this.#goTo(1);
    else if (key === 'End') this.#goTo(this.#stacks.length);
    else return false;
    return true;
  }

  /** A whole move that was typed is played, else the stack with the keyboard is pressed. */
  #enter(): void {
    const { text } = this.#typed;
    this.#typed.clear();
    if (/^\d*$/.test(text) || !this.mayPlay) this.press(this.current);
    else if (this.#choices.some(({ move }) => move === text)) this.play(text);
    else this.#explain(this.#props.why(text));
  }

  #changeMode(): void {
    if (this.hand.chosen === null) return this.press(this.current);
    this.hand.turn();
    this.#props.onsay(this.#chosenInWords());
  }

  #goTo(place: number | null): void {
    if (place !== null && place >= 1 && place <= this.#stacks.length) this.#table.focus(`${place}`);
  }

  #refuse(pressed: Extract<Press, { kind: 'refused' }>): void {
    if (!this.mayPlay || this.hand.pass !== null || this.#props.view.diagram.white === null) return;
    const place = pressed.chosen ?? pressed.place;
    const value = valueOf(this.#stacks[place - 1]!.at(-1)!);
    this.#explain(this.#props.why(attempted(pressed)) ?? this.#t('pantarei-not-there', { place, value }));
  }

  #explain(reason: string | null): void {
    this.notice = reason;
    if (reason !== null) this.#props.onsay(reason);
  }

  #chosenInWords(): string {
    const { chosen, mode } = this.hand;
    const places = [...this.hand.targets(chosen, mode).keys()].toSorted((one, other) => one - other);
    return this.#t(`pantarei-chosen-${mode}`, { place: chosen ?? 0, targets: rowText(places.map(String)) });
  }

  get #stacks(): PantareiDiagram['stacks'] {
    return this.#props.view.diagram.stacks;
  }

  get #props(): BoardProps<PantareiDiagram, PantareiGesture> {
    return this.#table.props();
  }

  get #t(): BoardProps<PantareiDiagram, PantareiGesture>['t'] {
    return this.#props.t;
  }
}
