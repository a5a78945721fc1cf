import type { Choice, GouDiagram, GouGesture } from '../../engine/types';
import type { BoardProps } from '../contract';
import { Aim } from '../shared/aim';
import type { Point } from '../shared/ease';
import { Typed } from '../shared/typed';
import type { GouGeometry } from './geometry';
import { GouHand } from './hand.svelte';
import { typedPoint, wayOfKey } from './keys';
import { say } from '../../lib/text/messages.svelte';

/** What a player needs of the board. */
export interface Table {
  props: () => BoardProps<GouDiagram, GouGesture>;
  geometry: () => GouGeometry;
  /** Gives the keyboard to a point. */
  focus: (point: string) => void;
  /** Ends an animation that is running. */
  rest: () => void;
}

/** The person at the board: what presses, drags and keys mean, and what is said about it. */
export class GouPlayer {
  /** The point that Tab reaches. */
  current = $state('');
  /** Where the piece in the hand is, while it is dragged. */
  dragged = $state.raw<Point | null>(null);
  /** A sentence to be seen, and the point it speaks of. */
  note = $state.raw<{ point: string; text: string } | null>(null);
  readonly hand: GouHand;

  readonly #table: Table;
  readonly #aim = new Aim(() => this.#props);
  readonly #typed = new Typed((text) => this.#props.ontype?.(text));
  /** The column that a walk up and down keeps to. */
  #column: number | null = null;
  readonly #choices: Choice<GouGesture>[] = $derived.by(() => {
    const { mayPlay, view } = this.#props;
    return mayPlay.includes(view.turn) ? view.choices : [];
  });
  readonly #forbidden: string[] = $derived.by(() => {
    if (this.hand.chosen === null) return [];
    return this.hand.forbidden(this.#table.geometry().rays(this.hand.chosen), (point) => this.#pieces.has(point));
  });
  readonly #pieces = $derived.by(() => {
    const taken = this.#props.view.diagram.spots.filter((spot) => spot.piece !== null);
    return new Set(taken.map((spot) => spot.point));
  });

  constructor(table: Table) {
    this.#table = table;
    this.hand = new GouHand(() => this.#choices);
    this.current = table.geometry().lines.points[0] ?? '';
  }

  /** Whether there is something to play for the person at this screen. */
  get mayPlay(): boolean {
    return this.#choices.length > 0;
  }

  /** The points in sight of the chosen piece where it may not go. */
  get forbidden(): readonly string[] {
    return this.#forbidden;
  }

  /** Lets go of everything; says whether there was something in the hand. */
  letGo(): boolean {
    this.dragged = null;
    this.note = null;
    this.hand.over = null;
    this.#aim.forget();
    return this.hand.release();
  }

  /** A press on a point, or beside the board. */
  press(point: string | null): void {
    this.#table.rest();
    this.note = null;
    if (point !== null) this.current = point;
    const { editing } = this.#props;
    if (editing) {
      if (point !== null) editing.press(point);
      return;
    }
    const pressed = this.hand.press(point);
    switch (pressed.kind) {
      case 'play':
        return this.#props.onplay(pressed.move);
      case 'chosen':
        return this.#sayChosen(pressed.point);
      case 'released':
        return this.#props.onsay(this.#t('gou-released'));
      case 'refused':
        return this.#refuse(pressed.move);
      case 'nothing':
        if (point !== null && this.mayPlay) this.#props.onsay(this.#t('gou-no-move', { point }));
    }
  }

  /** A point has the keyboard: what a press would do is said. */
  focused(point: string): void {
    this.current = point;
    this.#props.editing?.come(point);
    this.hand.over = point;
    this.note = null;
    if (this.hand.aimed) this.#props.onsay(say(this.#props.preview(this.hand.aimed.move).message));
    else if (this.forbidden.includes(point)) this.#refuse(`${this.hand.chosen}-${point}`);
  }

  /** The pointer is over a point, or over none: what a press would do there is shown. */
  hover(point: string | null): void {
    this.hand.over = point;
    this.#aim.at(this.hand.aimed?.move ?? null);
  }

  /** A drag begins; says whether there is something to be dragged. */
  dragBegin(point: string): boolean {
    const mayDrag = this.#props.editing ? this.#pieces : this.hand.movable;
    if (!mayDrag.has(point)) return false;
    this.#table.rest();
    this.note = null;
    this.current = point;
    this.hand.chosen = point;
    return true;
  }

  /** The drag goes on. */
  dragMove(over: string | null, at: Point): void {
    this.dragged = at;
    this.hand.over = over;
    this.#aim.at(this.hand.aimed?.move ?? null);
  }

  /** The drag ends over a point, or is broken off. */
  dragEnd(over: string | null, isBrokenOff = false): void {
    this.dragged = null;
    const { editing } = this.#props;
    if (editing) {
      const { chosen } = this.hand;
      this.hand.release();
      if (chosen !== null && over !== chosen && !isBrokenOff) editing.carry(chosen, over);
      return;
    }
    if (over !== null && over !== this.hand.chosen) this.press(over);
  }

  /** A key; says whether it means something here. */
  key(key: string, nowMs: number): boolean {
    if (!this.#typed.isUnderWay(nowMs) && this.#props.editing?.key(this.current, key, nowMs)) return true;
    if (key === 'Enter' || key === ' ') return this.#enter();
    if (key === 'Escape') return this.#escape();
    if (this.#walk(key)) return true;
    if (!this.#typed.take(key, nowMs)) return false;
    const named = typedPoint(this.#typed.text);
    if (named !== null && this.#table.geometry().lines.points.includes(named)) this.#goTo(named);
    return true;
  }

  #enter(): true {
    const { text } = this.#typed;
    const whole = this.#choices.find((choice) => choice.move.replace('-', '') === text);
    const wrong = /^([a-z]\d+)([a-z]\d+)$/.exec(text);
    this.#typed.clear();
    if (whole) this.#props.onplay(whole.move);
    else if (wrong && this.mayPlay) this.#refuse(`${wrong[1]}-${wrong[2]}`);
    else this.press(this.current);
    return true;
  }

  #escape(): boolean {
    this.#typed.clear();
    const held = this.letGo();
    if (held) this.#props.onsay(this.#t('gou-released'));
    return held;
  }

  #walk(key: string): boolean {
    const way = wayOfKey(key);
    if (way === null) return false;
    this.#typed.clear();
    const geometry = this.#table.geometry();
    const column = way.right === 0 ? (this.#column ?? geometry.place(this.current).x) : null;
    this.#goTo(geometry.walk(this.current, way, column ?? undefined));
    this.#column = column;
    return true;
  }

  #goTo(point: string | null): void {
    this.#column = null;
    if (point !== null) this.#table.focus(point);
  }

  #sayChosen(point: string): void {
    const targets = [...this.hand.targets.values()];
    const captures = targets.filter((choice) => choice.gesture.captures.length > 0).length;
    this.#props.onsay(this.#t('gou-chosen', { point, ways: targets.length, captures }));
  }

  #refuse(move: string): void {
    const reason = this.#props.why(move);
    if (reason === null) return;
    this.note = { point: this.current, text: reason };
    this.#props.onsay(reason);
  }

  get #props(): BoardProps<GouDiagram, GouGesture> {
    return this.#table.props();
  }

  get #t(): BoardProps<GouDiagram, GouGesture>['t'] {
    return this.#props.t;
  }
}
