import type { Choice, PlainGesture } from '../../engine/types';

/** What became of a press. */
export type Pressed = { kind: 'play'; move: string } | { kind: 'chosen' } | { kind: 'dropped' } | { kind: 'refused' };

/** The cells that were pressed so far, and which of the given moves that leaves. It knows no rule. */
export class PlainHand {
  pressed = $state.raw<readonly string[]>([]);
  readonly #choices: () => readonly Choice<PlainGesture>[];

  constructor(choices: () => readonly Choice<PlainGesture>[]) {
    this.#choices = choices;
  }

  /** The cells that can be pressed next. */
  get next(): Set<string> {
    const at = this.pressed.length;
    return new Set(this.#open(this.pressed).flatMap(({ gesture }) => gesture.cells.slice(at, at + 1)));
  }

  /** Moves that no further press means: passes, and those that end where others go on. */
  get listed(): Choice<PlainGesture>[] {
    return this.#open(this.pressed).filter(({ gesture }) => gesture.cells.length === this.pressed.length);
  }

  press(cell: string): Pressed {
    if (this.pressed.at(-1) === cell && !this.next.has(cell)) return this.#drop();
    const begun = [[...this.pressed, cell], [cell]].find((cells) => this.#open(cells).length > 0);
    if (!begun) return this.pressed.length > 0 ? this.#drop() : { kind: 'refused' };
    const [meant, ...others] = this.#open(begun);
    if (others.length === 0 && meant!.gesture.cells.length === begun.length) {
      this.letGo();
      return { kind: 'play', move: meant!.move };
    }
    this.pressed = begun;
    return { kind: 'chosen' };
  }

  letGo(): void {
    this.pressed = [];
  }

  #drop(): Pressed {
    this.letGo();
    return { kind: 'dropped' };
  }

  /** The moves that begin with these presses. */
  #open(cells: readonly string[]): Choice<PlainGesture>[] {
    return this.#choices().filter(({ gesture }) => cells.every((cell, index) => gesture.cells[index] === cell));
  }
}
