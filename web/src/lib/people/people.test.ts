import { beforeEach, describe, expect, it } from 'vitest';
import { seats } from '../online/seats';
import type { Table } from '../play/play';
import type { Profile, RatingView, SeatView } from '../protocol';
import { changesAfter } from './changes';
import { outcomeOf } from './challenges.svelte';
import { isUncertain, ratingText, signed, span } from './ratings';
import { sentenceOf } from './sentence';

const rating = (value: number, games: number, deviation = 290): RatingView => ({ value, deviation, games });
const seated = (name: string, before?: RatingView): SeatView['occupant'] => ({ type: 'human', name, ...(before ? { rating: before } : {}) });
const at = (...occupants: SeatView['occupant'][]): SeatView[] => occupants.map((occupant, index) => ({ seat: index + 1, side: '', team: index + 1, occupant }));

describe('ratings', () => {
  it('are uncertain until enough was played', () => {
    expect([350, 110, 109, 60].map((deviation) => isUncertain(rating(1500, 0, deviation)))).toEqual([true, true, false, false]);
  });

  it('are written with a question mark while they are a guess', () => {
    expect([rating(1500, 0, 350), rating(1624, 41, 62)].map(ratingText)).toEqual(['1500?', '1624']);
  });

  it('tell where the strength lies, 19 times out of 20', () => {
    expect(span(rating(1662, 1))).toEqual({ low: '1082', high: '2242' });
    expect([162, 0, -162].map(signed)).toEqual(['+162', '+0', '−162']);
  });
});

describe('what a rated game has made of ratings', () => {
  const table = {
    setup: { game: 'hus', rated: true },
    seats: at(seated('Ada', rating(1500, 0, 350)), seated('Bo', rating(1500, 4))),
    ending: { scores: [1, 0] },
  } as unknown as Table;
  const known =
    (ada: number, bo: number) =>
    async (name: string): Promise<Profile> => ({
      name,
      since_ms: 0,
      ratings: [{ game: 'hus', players: 2, rating: name === 'Ada' ? rating(1662, ada) : rating(1450, bo) }],
    });

  it('is told for every player', async () => {
    expect(await changesAfter(table, known(1, 5))).toMatchObject([
      { name: 'Ada', by: 162 },
      { name: 'Bo', by: -50 },
    ]);
  });

  it('is not told where another game has changed the rating since', async () => {
    expect(await changesAfter(table, known(2, 5))).toMatchObject([{ name: 'Bo' }]);
  });

  it('is nothing for games that do not count', async () => {
    expect(await changesAfter({ ...table, setup: { ...table.setup, rated: false } }, known(1, 5))).toEqual([]);
    expect(await changesAfter({ ...table, ending: { id: 'abort', message: { id: '', args: {} }, scores: null, points: null } }, known(1, 5))).toEqual([]);
  });
});

it('a challenge is open, accepted, or declined', () => {
  const kept: SeatView['occupant'] = { type: 'free', invitation: 'account', name: 'Bo' };
  expect(outcomeOf({ phase: 'open', seats: at(seated('Ada'), kept) })).toBeNull();
  expect(outcomeOf({ phase: 'over', seats: at(seated('Ada'), kept) })).toBe('declined');
  expect(outcomeOf({ phase: 'playing', seats: at(seated('Ada'), seated('Bo')) })).toBe('accepted');
  expect(outcomeOf({ phase: 'over', seats: at(seated('Ada'), seated('Bo')) })).toBe('accepted');
});

describe('the seats of a guest', () => {
  beforeEach(() => seats.all().forEach(({ table }) => seats.forget(table)));

  it('are all found, to be moved to an account', () => {
    seats.keep('abc', 'one');
    seats.keep('def', 'two');
    seats.forget('abc');
    expect(seats.all()).toEqual([{ table: 'def', secret: 'two' }]);
  });
});

describe('a refusal', () => {
  const t = (id: string, args?: Record<string, string | number>) => `${id} ${args?.seconds}`;
  const refusal = (id: string) => ({ type: `/problems/${id}`, title: '', status: 429, detail: 'as the server says', message: { id: '', args: {} } });

  it('tells how long to wait', () => {
    expect(sentenceOf({ ...refusal('too-many-requests'), waitSeconds: 5 }, t)).toBe('refused-too-many-requests 5');
  });

  it('is told in the server’s words where the page has none', () => {
    expect(sentenceOf(refusal('invalid'), t)).toBe('as the server says');
  });
});
