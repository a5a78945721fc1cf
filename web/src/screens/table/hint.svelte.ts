import type { Rules } from '../../engine/rules';
import type { View } from '../../engine/types';
import { cellsOf } from '../../lib/play/gesture';
import type { Play } from '../../lib/play/play';

/** How far a hint has gone: where to look comes before the move. */
export type HintStage = 'none' | 'thinking' | 'look' | 'move' | 'failed';

/** A hint in a casual game. It belongs to one position and is gone with it. */
export class Hint {
  readonly #play: Play;
  readonly #rules: Rules;
  #stage = $state<HintStage>('none');
  #move = $state<string | null>(null);
  /** The position that was asked about. */
  #asked: string | null = null;

  constructor(play: Play, rules: Rules) {
    this.#play = play;
    this.#rules = rules;
  }

  get stage(): HintStage {
    return this.#stage;
  }

  /** The move, once it may be shown. */
  get move(): string | null {
    return this.#stage === 'move' ? this.#move : null;
  }

  /** The cells to look at; none before they are known, and with the move no more. */
  get cells(): readonly string[] {
    const { position, setup } = this.#play.snapshot;
    if (this.#stage !== 'look' || this.#asked !== position) return [];
    return this.#cellsIn(this.#rules.look(setup, position));
  }

  /** The next step: where to look, then the move. Moves without a cell of their own are shown at once. */
  async next(): Promise<void> {
    if (this.#stage === 'thinking' || this.#stage === 'move') return;
    if (this.#stage === 'look') {
      this.#stage = 'move';
      return;
    }
    const { position, setup } = this.#play.snapshot;
    this.#asked = position;
    this.#stage = 'thinking';
    const move = await this.#play.hint().catch(() => null);
    if (this.#asked !== position || this.#play.snapshot.position !== position) return;
    this.#move = move;
    if (move === null) this.#stage = 'failed';
    else this.#stage = this.#cellsIn(this.#rules.look(setup, position)).length > 0 ? 'look' : 'move';
  }

  /** Follows the game: what was thought about another position is dropped. */
  follow(position: string): void {
    if (this.#asked === null || this.#asked === position) return;
    this.#asked = null;
    this.#move = null;
    this.#stage = 'none';
  }

  #cellsIn(view: View): string[] {
    const choice = view.choices.find(({ move }) => move === this.#move);
    return choice ? cellsOf(choice.gesture) : [];
  }
}
