import type { PantareiScale } from '../../engine/types';
import { rowText } from '../../lib/text/formats';
import type { BoardProps } from '../contract';
import type { Mode, Press } from './hand.svelte';
import { colourOf, valueOf } from './scale';

type Translate = BoardProps<unknown, unknown>['t'];

/** A stack's scales in words, from the top down. */
export function scalesInWords(scales: readonly PantareiScale[], t: Translate): string {
  return rowText(scales.toReversed().map((scale) => t('pantarei-scale', { colour: colourOf(scale), value: valueOf(scale) })));
}

/** The notation of what a refused press seems to have meant, so that the rules can say what is wrong with it. */
export function attempted({ chosen, place, mode }: Extract<Press, { kind: 'refused' }>): string {
  if (chosen === null) return `${place}r`;
  if (mode === 'swap') return swapText(chosen, place);
  return carryText(chosen, place < chosen ? 'l' : 'r', mode);
}

/** The notation of a swap. */
export function swapText(one: number, other: number): string {
  return `${Math.min(one, other)}x${Math.max(one, other)}`;
}

/** The notation of a move towards the head (`l`) or the tail (`r`). */
export function carryText(from: number, way: 'l' | 'r', mode: Mode): string {
  return `${from}${way}${mode === 'two' ? '2' : ''}`;
}
