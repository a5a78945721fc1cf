import type { PantareiScale } from '../../engine/types';

/** The kinds of scales by what they look like. */
export type Colour = 'white' | 'black' | 'neutral';

/** What colour a scale is. */
export function colourOf(scale: PantareiScale): Colour {
  if (scale[0] === 'w') return 'white';
  return scale[0] === 'b' ? 'black' : 'neutral';
}

/** How far a scale goes; the neutral has no value. */
export function valueOf(scale: PantareiScale): number {
  return Number(scale[1] ?? 0);
}
