import { flushSync, untrack } from 'svelte';
import { edgeOf } from '../../boards/shared/edges';
import type { Rules } from '../../engine/rules';
import type { View } from '../../engine/types';
import type { Play } from '../../lib/play/play';
import { mayMoveFor } from '../../lib/play/play';
import { Shown } from '../../lib/play/shown.svelte';
import type { SeatView } from '../../lib/protocol';
import { sound } from '../../lib/sounds';
import { speaker } from '../../lib/speaker.svelte';
import { Hint } from './hint.svelte';
import { Premove } from './premove.svelte';
import { say } from '../../lib/text/messages.svelte';

/** What the board fills in, so that the screen can hurry it. */
export interface BoardControl {
  skip?: () => void;
  stepOn?: () => void;
  pause?: (paused: boolean) => void;
}

/** What uses the arrow keys itself. */
const OWN_KEYS = 'input, textarea, select, dialog, aside, svg, [role="grid"], [role="application"]';

/** What the table screen knows besides the game: the moment shown, the side at the bottom, what was announced. */
export class TableState {
  readonly #play: Play;
  readonly rules: Rules;
  readonly shown: Shown;
  readonly premove: Premove;
  readonly hint: Hint;
  readonly control: BoardControl = {};
  #flips = $state(0);

  constructor(play: Play, rules: Rules) {
    this.#play = play;
    this.rules = rules;
    this.shown = new Shown(play, rules);
    this.premove = new Premove(play, rules);
    this.hint = new Hint(play, rules);
  }

  /** The seat at the bottom of the board. */
  get bottom(): number {
    const { seats } = this.#play.snapshot;
    const first = this.#play.mine[0] ?? 1;
    return ((first - 1 + this.#flips) % seats.length) + 1;
  }

  /** The seats whose bars are above the board, from left to right as they sit. */
  get above(): SeatView[] {
    return this.#seatsAt([2, 3, 4]);
  }

  /** The seats whose bars are below the board, from left to right as they sit. */
  get below(): SeatView[] {
    return this.#seatsAt([1, 0, 5]);
  }

  /** The seats for which the person may move on the board as it is shown. */
  get mayPlay(): number[] {
    return this.shown.isNow ? mayMoveFor(this.#play) : [];
  }

  /** Whether the board shows a game under way as it is now: there is something to do, or to wait for. */
  get isUnderWay(): boolean {
    return this.shown.isNow && this.#play.snapshot.phase === 'playing';
  }

  /** Whether the person may ask for a hint now. */
  get mayAskForHint(): boolean {
    return this.#play.givesHints && this.mayPlay.length > 0 && !this.shown.isMoving;
  }

  /** What the board offers: the position shown, or what could be chosen there for the next turn. */
  get offered(): { view: View; mayPlay: number[]; from: string } {
    const { view } = this.shown;
    const { ahead } = this.premove;
    if (!ahead || !this.isSettled) return { view, mayPlay: this.mayPlay, from: view.position };
    return { view: { ...view, turn: ahead.turn, choices: ahead.choices }, mayPlay: [ahead.turn], from: ahead.position };
  }

  /** The person has played on the board: a move, or one for the next turn. */
  play(move: string): void {
    if (this.premove.ahead) this.premove.choose(move);
    else this.#play.play(move);
  }

  /** Whether the result is to be shown: once the last move has been seen. */
  get showsEnding(): boolean {
    return this.#play.snapshot.ending !== null && (this.isSettled || !this.shown.follows);
  }

  /** Turns the board: with more than two seats, round by one. */
  flip(): void {
    this.#flips += 1;
  }

  /** Follows the game; runs whenever it has changed. */
  follow(): void {
    const { position } = this.#play.snapshot;
    untrack(() => {
      this.shown.update();
      this.hint.follow(position);
    });
    this.premove.follow();
  }

  /** Tells that the board has come to rest after a move. */
  animated(): void {
    this.shown.animated();
    untrack(() => {
      const { connection, snapshot } = this.#play;
      if (!this.shown.isNow) return;
      if (snapshot.ending) sound('end');
      else if (connection.state !== 'here' && this.mayPlay.length > 0) sound('turn');
    });
  }

  /** Whether the board shows the game as it is now and stands still. */
  get isSettled(): boolean {
    return this.shown.isNow && !this.shown.isMoving;
  }

  /**
   * Ends the animations at once, because the person wants to do something. The board has changed when this returns, so
   * that the press which caused it counts on the new position.
   */
  hurry(): void {
    if (this.isSettled) return;
    if (this.shown.isNow || !this.shown.follows) {
      this.control.skip?.();
    } else {
      this.shown.catchUp();
      const { lastMove } = this.shown;
      if (lastMove) speaker.say(say(lastMove.message));
      this.animated();
    }
    flushSync();
  }

  /** Keys that work wherever the focus is, except in fields: the moments of the game. */
  key(event: KeyboardEvent): void {
    const hasOwnKeys = event.target instanceof Element && event.target.closest(OWN_KEYS);
    if (hasOwnKeys || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const last = this.#play.snapshot.history.length;
    const plies: Record<string, number> = {
      ArrowLeft: this.shown.ply - 1,
      ArrowRight: this.shown.ply + 1,
      Home: 0,
      End: last,
    };
    const ply = plies[event.key];
    if (ply === undefined) return;
    event.preventDefault();
    this.shown.goTo(ply);
  }

  #seatsAt(edges: number[]): SeatView[] {
    const { seats } = this.#play.snapshot;
    return edges.flatMap((edge) => seats.filter(({ seat }) => edgeOf(seat, seats.length, this.bottom) === edge));
  }
}
