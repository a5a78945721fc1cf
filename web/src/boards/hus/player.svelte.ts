import type { HusDiagram, HusGesture } from '../../engine/types';
import type { BoardProps } from '../contract';
import { headingOf } from '../shared/heading';
import { Aim } from '../shared/aim';
import { Typed } from '../shared/typed';
import { type HusGeometry, PITS } from './geometry';
import { HusHand } from './hand.svelte';
import { say } from '../../lib/text/messages.svelte';

/** What a player needs of the board. */
export interface Table {
  props: () => BoardProps<HusDiagram, HusGesture>;
  geometry: () => HusGeometry;
  /** Gives the keyboard to a pit. */
  focus: (pit: string) => void;
  /** Whether a move is being animated: nothing is played meanwhile. */
  isMoving: () => boolean;
  /** Ends the animation. */
  skip: () => void;
}

/** The person at the board: what presses and keys mean, and what is said about it. */
export class HusPlayer {
  /** The pit that Tab reaches. */
  current = $state('');
  /** Why a pit cannot be sown, after it was tried. */
  notice = $state.raw<{ pit: string; reason: string } | null>(null);
  readonly hand: HusHand;

  readonly #table: Table;
  readonly #aim = new Aim(() => this.#props);
  readonly #typed = new Typed((text) => this.#props.ontype?.(text));

  constructor(table: Table) {
    this.#table = table;
    this.hand = new HusHand(() => (this.#isToMove && !table.isMoving() ? this.#props.view.choices : []));
    this.current = table.geometry().rows.at(-1)?.[0] ?? '';
  }

  /** The pointer or the focus is on a pit, or on none. */
  look(pit: string | null): void {
    if (pit !== this.notice?.pit) this.notice = null;
    this.hand.look(pit);
  }

  /** The pointer is on a pit, or on none: what a press would do there is shown. */
  hover(pit: string | null): void {
    this.look(pit);
    this.#aim.at(this.hand.shown);
  }

  /** A press on a pit. While a move is animated it ends that and nothing else. */
  press(pit: string): void {
    if (this.#table.isMoving()) return this.#table.skip();
    this.notice = null;
    const { editing } = this.#props;
    if (editing) {
      this.current = pit;
      return editing.press(pit);
    }
    const pressed = this.hand.press(pit);
    switch (pressed.kind) {
      case 'play':
        return this.#props.onplay(pressed.move);
      case 'shown':
        return this.#props.onsay(`${this.#sentence(pressed.move)} ${this.#props.t('hus-preview-again')}`);
      case 'refused':
        if (this.#isToMove) this.#refuse(pit);
    }
  }

  /** A press beside the pits. */
  pressAway(): void {
    if (this.#table.isMoving()) this.#table.skip();
    else this.letGo();
  }

  /** A pit has the keyboard: what sowing it would do is said. */
  focused(pit: string): void {
    const before = this.hand.shown;
    this.current = pit;
    this.#props.editing?.come(pit);
    this.look(pit);
    const { shown } = this.hand;
    if (shown !== null && shown !== before) this.#props.onsay(this.#sentence(shown));
  }

  /** Forgets what was looked at. */
  letGo(): void {
    this.#typed.clear();
    this.#aim.forget();
    this.look(null);
  }

  /** A key; says whether it means something here. */
  key(key: string, nowMs: number): boolean {
    if (!this.#typed.isUnderWay(nowMs) && this.#props.editing?.key(this.current, key, nowMs)) return true;
    const heading = headingOf(key);
    if (heading !== null) this.#goTo(this.#table.geometry().neighbour(this.current, heading));
    else if (key === 'Enter' || key === ' ') this.press(this.current);
    else if (key === 'Escape') this.letGo();
    else if (this.#typed.take(key, nowMs)) this.#goTo(PITS.find((pit) => pit === this.#typed.text.slice(-2)) ?? null);
    else return false;
    return true;
  }

  #goTo(pit: string | null): void {
    if (pit === null) return;
    this.#typed.clear();
    this.#table.focus(pit);
    // The keyboard may be there already.
    this.focused(pit);
  }

  #refuse(pit: string): void {
    const reason = this.#props.why(pit);
    if (reason === null) return;
    this.notice = { pit, reason };
    this.#props.onsay(reason);
  }

  #sentence(move: string): string {
    return say(this.#props.preview(move).message);
  }

  get #isToMove(): boolean {
    const { mayPlay, view } = this.#props;
    return mayPlay.includes(view.turn) && view.choices.length > 0;
  }

  get #props(): BoardProps<HusDiagram, HusGesture> {
    return this.#table.props();
  }
}
