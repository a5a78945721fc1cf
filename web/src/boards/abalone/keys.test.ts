import { expect, test } from 'vitest';
import type { Direction } from '../../engine/types';
import { AbaloneGeometry } from './geometry';
import type { Offer } from './hand.svelte';
import { aimOfKey, directionOfKey, rowsOfKey } from './keys';

const board = new AbaloneGeometry(2, 1);
const offers = (...directions: Direction[]) => directions.map((direction) => ({ direction }) as Offer);

test('keys of the number block lead in the six directions, as the board is drawn', () => {
  const keys = ['ArrowRight', 'PageUp', 'Home', 'ArrowLeft', 'End', 'PageDown'];
  expect(keys.map((key) => directionOfKey(key, board))).toEqual(['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east']);
  expect(directionOfKey('ArrowRight', new AbaloneGeometry(2, 2))).toBe('west');
  expect(directionOfKey('ArrowUp', board)).toBeNull();
  expect(rowsOfKey('ArrowUp')).toBe(-1);
});

test('up and down take turns between what is offered there', () => {
  const both = offers('north-east', 'north-west', 'east');
  expect(aimOfKey('ArrowUp', board, both, null)).toBe('north-east');
  expect(aimOfKey('ArrowUp', board, both, 'north-east')).toBe('north-west');
  expect(aimOfKey('ArrowUp', board, both, 'north-west')).toBe('north-east');
  expect(aimOfKey('ArrowUp', board, offers('north-west'), 'north-west')).toBe('north-west');
  expect(aimOfKey('ArrowDown', board, both, null)).toBeNull();
});
