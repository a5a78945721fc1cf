import type { Direction } from '../../engine/types';
import type { Point } from '../shared/ease';
import type { AbaloneGeometry } from './geometry';
import type { Offer } from './hand.svelte';

const HALF = Math.sqrt(3) / 2;

/** Keys that lead along a row, as they lie on a keyboard's number block. */
const ALONG: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  Home: { x: -0.5, y: -HALF },
  PageUp: { x: 0.5, y: -HALF },
  End: { x: -0.5, y: HALF },
  PageDown: { x: 0.5, y: HALF },
};

/** Keys that lead to the next row; which of two directions they mean is open. */
const ACROSS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

/** The direction a key means, if it means just one. */
export function directionOfKey(key: string, geometry: AbaloneGeometry): Direction | null {
  const along = ALONG[key];
  return along ? geometry.directionOf(along) : null;
}

/** Up or down, if the key is one of these. */
export function rowsOfKey(key: string): -1 | 1 | null {
  return ACROSS[key] ?? null;
}

/** The direction a key aims at: up and down take turns between the two that are offered there. */
export function aimOfKey(key: string, geometry: AbaloneGeometry, offers: readonly Offer[], aim: Direction | null): Direction | null {
  const rows = rowsOfKey(key);
  if (rows === null) return directionOfKey(key, geometry);
  const there = offers.map((offer) => offer.direction).filter((direction) => geometry.vector(direction).y * rows > 0.1);
  return there.find((direction) => direction !== aim) ?? there[0] ?? null;
}
