import type { Choice, PantareiGesture } from '../../engine/types';

/** What the chosen stack is to do. */
export type Mode = 'one' | 'two' | 'swap';

/** In the order they are offered. */
export const MODES: readonly Mode[] = ['one', 'two', 'swap'];

/** What a press means. */
export type Press =
  | { kind: 'play'; move: string }
  | { kind: 'chosen'; place: number }
  | { kind: 'released' }
  | { kind: 'refused'; chosen: number | null; place: number; mode: Mode };

/** The hand over the snake: a stack is chosen, then where it goes. It knows legal moves only by looking them up. */
export class PantareiHand {
  /** The stack in the hand. */
  chosen = $state<number | null>(null);
  private wanted = $state<Mode>('one');
  private readonly byPlace = $derived.by(() => groupByPlace(this.choices()));

  /** `choices` are the legal moves of the person at this screen, none if they may only look. */
  constructor(private readonly choices: () => readonly Choice<PantareiGesture>[]) {}

  /** Whether a stack may be moved or swapped. */
  movable(place: number): boolean {
    return this.byPlace.has(place);
  }

  /** Where a stack may go in a mode, and by which move. */
  targets(place: number | null, mode: Mode): ReadonlyMap<number, string> {
    return (place !== null && this.byPlace.get(place)?.[mode]) || NOWHERE;
  }

  /** What the chosen stack is to do: what was wanted, if it can. */
  get mode(): Mode {
    return this.usual(this.chosen);
  }

  /** What a stack would do if it were chosen. */
  usual(place: number | null): Mode {
    const able = MODES.filter((mode) => this.targets(place, mode).size > 0);
    return able.includes(this.wanted) ? this.wanted : (able[0] ?? this.wanted);
  }

  /** Wishes for another mode, and says whether the chosen stack can do that. */
  turnTo(mode: Mode): boolean {
    if (this.targets(this.chosen, mode).size === 0) return false;
    this.wanted = mode;
    return true;
  }

  /** The next mode that the chosen stack can do. */
  turn(): void {
    const able = MODES.filter((mode) => this.targets(this.chosen, mode).size > 0);
    const next = able[(able.indexOf(this.mode) + 1) % able.length];
    if (next) this.wanted = next;
  }

  /** Takes a stack into the hand, with a mode if one is meant. */
  choose(place: number, mode?: Mode): boolean {
    if (!this.movable(place)) return false;
    this.chosen = place;
    this.wanted = 'one';
    if (mode) this.turnTo(mode);
    return true;
  }

  press(place: number): Press {
    const { chosen, mode } = this;
    const move = this.targets(chosen, mode).get(place);
    if (move !== undefined) {
      this.release();
      return { kind: 'play', move };
    }
    if (place === chosen) {
      this.release();
      return { kind: 'released' };
    }
    return this.choose(place) ? { kind: 'chosen', place } : { kind: 'refused', chosen, place, mode };
  }

  /** Lets go; says whether there was something in the hand. */
  release(): boolean {
    const held = this.chosen !== null;
    this.chosen = null;
    this.wanted = 'one';
    return held;
  }

  /** The move that takes a colour. */
  colour(colour: 'white' | 'black'): string | null {
    return this.find((gesture) => gesture.kind === 'choose' && gesture.colour === colour);
  }

  /** The pass, if nothing else can be played. */
  get pass(): string | null {
    return this.find((gesture) => gesture.kind === 'pass');
  }

  /** Whether any swap is allowed. */
  get maySwap(): boolean {
    return this.find((gesture) => gesture.kind === 'swap') !== null;
  }

  private find(fits: (gesture: PantareiGesture) => boolean): string | null {
    return this.choices().find(({ gesture }) => fits(gesture))?.move ?? null;
  }
}

const NOWHERE: ReadonlyMap<number, string> = new Map();

type Targets = Record<Mode, Map<number, string>>;

function groupByPlace(choices: readonly Choice<PantareiGesture>[]): Map<number, Targets> {
  const places = new Map<number, Targets>();
  const add = (from: number, mode: Mode, to: number, move: string) => {
    const targets = places.get(from) ?? { one: new Map(), two: new Map(), swap: new Map() };
    targets[mode].set(to, move);
    places.set(from, targets);
  };
  for (const { move, gesture } of choices) {
    if (gesture.kind === 'carry') add(gesture.from, gesture.scales === 2 ? 'two' : 'one', gesture.to, move);
    if (gesture.kind === 'swap') {
      add(gesture.first, 'swap', gesture.second, move);
      add(gesture.second, 'swap', gesture.first, move);
    }
  }
  return places;
}
