import type { Choice, HusGesture } from '../../engine/types';

/** What a press means. */
export type Press = { kind: 'play'; move: string } | { kind: 'shown'; move: string } | { kind: 'refused'; pit: string };

/** The hand over a board of Hus. One rule for mouse, finger and key: a press plays what is shown, else it shows it. */
export class HusHand {
  private looked = $state<string | null>(null);
  private readonly byPit = $derived.by(() => new Map(this.choices().map(({ move, gesture }) => [gesture.pit, move])));

  /** `choices` are the legal moves of the person at this screen, none if they may only look. */
  constructor(private readonly choices: () => readonly Choice<HusGesture>[]) {}

  /** The move whose sowing is shown. */
  get shown(): string | null {
    return (this.looked !== null && this.byPit.get(this.looked)) || null;
  }

  /** Whether a pit may be sown now. */
  playable(pit: string): boolean {
    return this.byPit.has(pit);
  }

  /** The pointer or the focus is on a pit, or on none. */
  look(pit: string | null): void {
    this.looked = pit;
  }

  press(pit: string): Press {
    const move = this.byPit.get(pit);
    if (move === undefined) return { kind: 'refused', pit };
    if (this.looked !== pit) {
      this.looked = pit;
      return { kind: 'shown', move };
    }
    this.looked = null;
    return { kind: 'play', move };
  }

  /** Lets go; says whether something was shown. */
  release(): boolean {
    const held = this.shown !== null;
    this.looked = null;
    return held;
  }
}
