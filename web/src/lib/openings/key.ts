import type { ChosenSettings } from '../../engine/types';

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const BITS = (1n << 64n) - 1n;

/** Fowler, Noll and Vo's hash, 64 bits as 16 hexadecimal digits. */
export function fnv1a(text: string): string {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = ((hash ^ BigInt(byte)) * PRIME) & BITS;
  return hash.toString(16).padStart(16, '0');
}

/** The key of a position, the same as in Rust (`crates/explorer/src/key.rs`): made of the game, its options and the position's text. */
export function positionKey(settings: Pick<ChosenSettings, 'game' | 'options'>, position: string): string {
  const options = Object.entries(settings.options).map(([id, value]) => ` ${id}=${value}`);
  return fnv1a(`${settings.game}${options.toSorted().join('')}\n${position}`);
}
