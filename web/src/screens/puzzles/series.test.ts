import { describe, expect, it } from 'vitest';
import type { Puzzle } from './puzzle';
import { after, afterDaily, dailyOf, dayOf, daysInARow, NEW_RECORD, nextOf, ratingOf, seenAgain, themesOf } from './series';

function puzzle(id: string, level: number, themes: string[] = []): Puzzle {
  return { id, game: 'hus', variant: 'european', position: '', goal: 'win', certainty: 'proved', level, themes, line: ['a1'] };
}

const PUZZLES = [puzzle('a', 1), puzzle('b', 3, ['quiet']), puzzle('c', 6), puzzle('d', 10, ['quiet', 'sumito'])];

describe('the rating', () => {
  it('rises with a solution and falls with a wrong try, more for what was not expected', () => {
    const easy = puzzle('a', 1);
    const hard = puzzle('d', 10);
    const gained = (one: Puzzle, right: boolean) => after(NEW_RECORD, one, right).rating - NEW_RECORD.rating;
    expect(gained(easy, true)).toBeGreaterThan(0);
    expect(gained(hard, true)).toBeGreaterThan(gained(easy, true));
    expect(gained(easy, false)).toBeLessThan(gained(puzzle('c', 6), false));
    expect(gained(puzzle('c', 6), false)).toBeLessThan(0);
    expect(gained(hard, false)).toBeLessThanOrEqual(0);
  });

  it('counts a puzzle once', () => {
    const once = after(NEW_RECORD, puzzle('a', 5), false);
    expect(after(once, puzzle('a', 5), true)).toBe(once);
  });

  it('settles where the puzzles are as hard as the person is strong', () => {
    // Someone who solves everything up to level 5 and nothing above.
    const many = Array.from({ length: 200 }, (_, index) => puzzle(`p${index}`, 1 + (index % 10)));
    let record = NEW_RECORD;
    for (let count = 0; count < 80; count++) {
      const next = nextOf(many, record, null);
      if (next) record = after(record, next, next.level <= 5);
    }
    expect(record.rating).toBeGreaterThan(ratingOf({ level: 4 }));
    expect(record.rating).toBeLessThan(ratingOf({ level: 7 }));
  });
});

describe('the series', () => {
  it('offers what fits the rating and was not seen', () => {
    const record = { ...NEW_RECORD, rating: ratingOf({ level: 5 }) };
    expect(nextOf(PUZZLES, record, null)?.id).toBe('c');
    expect(nextOf(PUZZLES, after(record, PUZZLES[2]!, true), null)?.id).toBe('b');
    expect(nextOf(PUZZLES, record, 'sumito')?.id).toBe('d');
    expect(nextOf(PUZZLES, record, 'edge')).toBeNull();
  });

  it('comes back to what went wrong, and then to the oldest', () => {
    let record = NEW_RECORD;
    for (const one of PUZZLES) record = after(record, one, one.id !== 'c');
    expect(nextOf(PUZZLES, record, null)?.id).toBe('c');
    record = seenAgain(record, 'c', true);
    expect(nextOf(PUZZLES, record, null)?.id).toBe('a');
    expect(nextOf(PUZZLES, seenAgain(record, 'a', true), null)?.id).toBe('b');
  });

  it('counts streaks', () => {
    let record = NEW_RECORD;
    for (const [index, right] of [true, true, false, true].entries()) record = after(record, puzzle(`${index}`, 3), right);
    expect([record.streak, record.bestStreak]).toEqual([1, 2]);
  });

  it('lists themes by how many puzzles have them', () => {
    expect(themesOf(PUZZLES)).toEqual(['quiet', 'sumito']);
  });
});

describe('the daily puzzle', () => {
  it('is another one every day until all have had their turn', () => {
    const today = dayOf(Date.UTC(2026, 10, 17, 23));
    const days = [0, 1, 2, 3].map((later) => dailyOf(PUZZLES, today + later)?.id);
    expect(new Set(days).size).toBe(4);
    expect(dailyOf(PUZZLES, dayOf(Date.UTC(2026, 10, 17, 1)))?.id).toBe(days[0]);
    expect(dailyOf([], today)).toBeNull();
  });

  it('counts days in a row', () => {
    let record = afterDaily(NEW_RECORD, 10);
    record = afterDaily(afterDaily(record, 11), 11);
    expect(daysInARow(record, 11)).toBe(2);
    expect(daysInARow(record, 12)).toBe(2);
    expect(daysInARow(record, 13)).toBe(0);
    expect(afterDaily(record, 13).days).toBe(1);
  });
});
