import { expect, it } from 'vitest';
import { rules } from '../../lib/play/fixtures';
import { chanceOf, finalShares, shares } from './worth';

const two = rules.start({ game: 'gou' }, 1);
const three = rules.start({ game: 'abalone', variant: 'three-players' }, 1);

it('hundredths of log-odds are chances', () => {
  expect(chanceOf({ hundredths: 0 })).toBe(0.5);
  expect(chanceOf({ hundredths: 100 })).toBeCloseTo(0.731, 3);
  expect(chanceOf({ 'win-in': 3 })).toBe(1);
  expect(chanceOf({ 'loss-in': 3 })).toBe(0);
});

it('the shares of the teams are 1 together', () => {
  expect(shares({ worth: { 'win-in': 1 }, by_team: [] }, two)).toEqual([1, 0]);
  const parts = shares({ worth: { hundredths: 20 }, by_team: [{ hundredths: 20 }, { hundredths: -50 }, { hundredths: -10 }] }, three);
  expect(parts.reduce((sum, part) => sum + part)).toBeCloseTo(1);
  expect(parts[0]).toBeGreaterThan(parts[1] ?? 1);
});

it('the end is as sure as can be', () => {
  expect(finalShares([2], two)).toEqual([0, 1]);
  expect(finalShares([], two)).toEqual([0.5, 0.5]);
});
