import type { Puzzle } from './puzzle';

/** What is remembered of a person's puzzles of one game. */
export interface PuzzleRecord {
  /** On the scale of `ratingOf`. */
  rating: number;
  /** Ids of the puzzles that have counted, the latest last, with whether the first try was right. */
  seen: { id: string; right: boolean }[];
  /** Puzzles in a row that were solved at the first try. */
  streak: number;
  bestStreak: number;
  /** The last day whose puzzle was solved, and how many days in a row that makes. */
  day: number | null;
  days: number;
}

export const NEW_RECORD: PuzzleRecord = { rating: 1000, seen: [], streak: 0, bestStreak: 0, day: null, days: 0 };

/** How far one puzzle moves the rating at most; more for the first ones, of which little is known. */
const STEP = 24;
const FIRST_STEP = 64;
const FIRST_PUZZLES = 10;

/** A level is worth so much, counted from the base. */
const RATING_A_LEVEL = 150;
const BASE = 600;

const MS_A_DAY = 86_400_000;

/** How hard a puzzle is, on the scale of a person's rating. */
export function ratingOf({ level }: Pick<Puzzle, 'level'>): number {
  return BASE + RATING_A_LEVEL * level;
}

/** The record after a puzzle; only the first time counts. */
export function after(record: PuzzleRecord, puzzle: Pick<Puzzle, 'id' | 'level'>, right: boolean): PuzzleRecord {
  if (record.seen.some(({ id }) => id === puzzle.id)) return record;
  const expected = 1 / (1 + 10 ** ((ratingOf(puzzle) - record.rating) / 400));
  const step = record.seen.length < FIRST_PUZZLES ? FIRST_STEP : STEP;
  const streak = right ? record.streak + 1 : 0;
  return {
    ...record,
    rating: Math.round(record.rating + step * ((right ? 1 : 0) - expected)),
    seen: [...record.seen, { id: puzzle.id, right }],
    streak,
    bestStreak: Math.max(streak, record.bestStreak),
  };
}

/** The record after the puzzle of a day was solved. */
export function afterDaily(record: PuzzleRecord, day: number): PuzzleRecord {
  if (record.day === day) return record;
  return { ...record, day, days: record.day === day - 1 ? record.days + 1 : 1 };
}

/** How many days in a row, if today or yesterday was one of them. */
export function daysInARow({ day, days }: PuzzleRecord, today: number): number {
  return day !== null && today - day <= 1 ? days : 0;
}

/**
 * The puzzle that fits a person best: a new one whose difficulty is nearest to the rating; when there is none left, one that
 * went wrong, the oldest first; at last, the oldest of all.
 */
export function nextOf(puzzles: readonly Puzzle[], record: PuzzleRecord, theme: string | null): Puzzle | null {
  const fitting = theme === null ? puzzles : puzzles.filter(({ themes }) => themes.includes(theme));
  const seen = new Set(record.seen.map(({ id }) => id));
  const distance = (puzzle: Puzzle) => Math.abs(ratingOf(puzzle) - record.rating);
  const fresh = fitting.filter(({ id }) => !seen.has(id));
  const nearest = fresh.reduce<Puzzle | null>((best, puzzle) => (best && distance(best) <= distance(puzzle) ? best : puzzle), null);
  if (nearest) return nearest;
  const byId = new Map(fitting.map((puzzle) => [puzzle.id, puzzle]));
  const again = [...record.seen.filter(({ right }) => !right), ...record.seen];
  const oldest = again.find(({ id }) => byId.has(id));
  return (oldest && byId.get(oldest.id)) ?? null;
}

/** What was seen once more goes to the end of the list, so that the others have their turn. */
export function seenAgain(record: PuzzleRecord, id: string, right: boolean): PuzzleRecord {
  if (!record.seen.some((seen) => seen.id === id)) return record;
  return { ...record, seen: [...record.seen.filter((seen) => seen.id !== id), { id, right }] };
}

/** The number of a day, the same for everyone at the same time. */
export function dayOf(nowMs: number): number {
  return Math.floor(nowMs / MS_A_DAY);
}

/** The puzzle of a day, the same for everyone with the same puzzles. */
export function dailyOf(puzzles: readonly Puzzle[], day: number): Puzzle | null {
  // A step that shares no divisor with the count goes through all of them before one comes again.
  const step = [7919, 7907, 7901].find((prime) => puzzles.length % prime !== 0) ?? 1;
  return puzzles[(day * step) % puzzles.length] ?? null;
}

/** The themes of some puzzles, the most frequent first. */
export function themesOf(puzzles: readonly Puzzle[]): string[] {
  const counts = new Map<string, number>();
  for (const theme of puzzles.flatMap(({ themes }) => themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([theme]) => theme);
}
