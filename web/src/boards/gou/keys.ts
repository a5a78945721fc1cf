import type { Way } from './geometry';

const WAYS: Record<string, Way> = {
  ArrowLeft: { right: -1, down: 0 },
  ArrowRight: { right: 1, down: 0 },
  ArrowUp: { right: 0, down: -1 },
  ArrowDown: { right: 0, down: 1 },
  Home: { right: -1, down: -1 },
  PageUp: { right: 1, down: -1 },
  End: { right: -1, down: 1 },
  PageDown: { right: 1, down: 1 },
};

/** Which way a key leads: the arrows, and aslant the keys around them on a keyboard's number block. */
export function wayOfKey(key: string): Way | null {
  return WAYS[key] ?? null;
}

/** The point that a typed text ends with. */
export function typedPoint(text: string): string | null {
  return /[a-z]\d{1,2}$/.exec(text)?.[0] ?? null;
}
