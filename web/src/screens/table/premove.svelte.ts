import { untrack } from 'svelte';
import type { Rules } from '../../engine/rules';
import type { View } from '../../engine/types';
import { mayMoveFor, type Play } from '../../lib/play/play';
import { problemOf, problemText } from '../../lib/problem';

/** A move for the next turn, chosen while the opponent thinks. */
export class Premove {
  readonly #play: Play;
  readonly #rules: Rules;
  #chosen = $state.raw<{ move: string; plies: number } | null>(null);
  /** A move that could not be played any more when its turn came. */
  failed: string | null = $state(null);

  /**
   * What the person could play if it were their turn in the position as it is now; null when there is nothing to choose
   * ahead: at one screen, where more than two play, and on the own turn.
   */
  readonly ahead: View | null = $derived.by(() => {
    const { snapshot, connection, mine } = this.#play;
    const [seat] = mine;
    const isTheirs = snapshot.phase === 'playing' && snapshot.turn !== seat;
    if (connection.state === 'here' || seat === undefined || snapshot.seats.length !== 2 || !isTheirs) return null;
    const now = this.#rules.look(snapshot.setup, snapshot.position);
    try {
      return this.#rules.setUp(snapshot.setup, now.diagram, seat);
    } catch (error) {
      // Not every position is one with the other side to move.
      console.debug(problemText(problemOf(error)));
      return null;
    }
  });

  constructor(play: Play, rules: Rules) {
    this.#play = play;
    this.#rules = rules;
  }

  /** The move that will be played, if it still can be. */
  get move(): string | null {
    return this.#chosen?.move ?? null;
  }

  /** Chooses a move for the next turn, instead of another. */
  choose(move: string): void {
    this.failed = null;
    this.#chosen = { move, plies: this.#play.snapshot.history.length };
  }

  /** Forgets it. */
  cancel(): void {
    this.#chosen = null;
  }

  /** The game has gone on: plays what was chosen when its turn has come. */
  follow(): void {
    const { history, setup, position } = this.#play.snapshot;
    untrack(() => {
      if (this.#chosen === null || history.length === this.#chosen.plies) return;
      const { move, plies } = this.#chosen;
      this.#chosen = null;
      if (history.length !== plies + 1 || mayMoveFor(this.#play).length === 0) return;
      const isLegal = this.#rules.look(setup, position).choices.some((choice) => choice.move === move);
      if (isLegal) this.#play.play(move);
      else this.failed = move;
    });
  }
}
