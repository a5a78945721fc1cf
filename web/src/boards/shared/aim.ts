import { say } from '../../lib/text/messages.svelte';
import type { BoardProps } from '../contract';

/** What a press would do where the pointer is, told once for each move: a pointer moves often. */
export class Aim {
  #move: string | null = null;

  constructor(private readonly props: () => Pick<BoardProps<unknown, unknown>, 'preview' | 'onaim'>) {}

  /** The pointer is where a press would play a move, or none. */
  at(move: string | null): void {
    if (move === this.#move) return;
    this.#move = move;
    const { preview, onaim } = this.props();
    onaim?.(move === null ? null : say(preview(move).message));
  }

  /** Another position is on the board. */
  forget(): void {
    this.#move = null;
  }
}
