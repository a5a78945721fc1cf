import { describe, expect, it } from 'vitest';
import type { Table } from '../play/play';
import type { JournalEvent, NumberedEvent, TableState } from '../protocol';
import { follow, giftAfter } from './follow';

const table: Table = {
  table: 'abc',
  number: 4,
  phase: 'playing',
  setup: { game: 'hus', variant: 'european', options: {}, time: 'none', rated: false, visibility: 'link', games: 1 },
  seats: [
    { seat: 1, side: 'South', team: 1, occupant: { type: 'human', name: 'Ada' } },
    { seat: 2, side: 'North', team: 2, occupant: { type: 'free', invitation: 'link' } },
  ],
  start: 'start',
  history: [{ seat: 1, move: 'c1', message: { id: '', args: {} }, position: 'one', spent_ms: 0 }],
  position: 'one',
  turn: 2,
  clocks: null,
  questions: [],
  closed: null,
  may: [[], []],
  ending: null,
  series: null,
  next: null,
  may_talk: true,
  chat: [],
};

const state: TableState = {
  phase: 'playing',
  seats: table.seats,
  position: 'two',
  turn: 1,
  questions: [],
  closed: null,
  may: [['resign'], []],
  ending: null,
  series: null,
  next: null,
  may_talk: true,
};
const numbered = (number: number, event: JournalEvent, after?: TableState): NumberedEvent => ({
  number,
  at_ms: 7,
  clocks: null,
  event,
  ...(after ? { state: after } : {}),
});

describe('a table follows the events of the server', () => {
  it('adds moves and stands as the server says', () => {
    const move: JournalEvent = { type: 'played', ply: 2, seat: 2, move: 'c4', message: { id: '', args: {} }, story: [], position: 'two', turn: 1, spent_ms: 9 };
    const ended: JournalEvent = { type: 'ended', ending: { id: 'no-move', message: { id: '', args: {} }, scores: [1, 0], points: null } };
    const after = follow(table, [numbered(5, move), numbered(6, ended, { ...state, phase: 'over' })]);
    expect(after).toMatchObject({ number: 6, phase: 'over', position: 'two', turn: 1, may: [['resign'], []] });
    expect(after.history).toMatchObject([{ move: 'c1' }, { move: 'c4', position: 'two' }]);
  });

  it('takes moves back, and with them the question', () => {
    const asked = { ...table, questions: [{ kind: 'takeback' as const, by: 1, plies: 1, yes: [1], no: [], waiting: [2], needed: 1 }] };
    const vote: JournalEvent = { type: 'takeback-vote', seat: 2, yes: true };
    const back: JournalEvent = { type: 'taken-back', plies: 1, position: 'start', turn: 1 };
    const after = follow(asked, [numbered(5, vote), numbered(6, back, { ...state, position: 'start' })]);
    expect(after).toMatchObject({ position: 'start', turn: 1, history: [], questions: [] });
  });

  it('keeps what was said', () => {
    expect(follow(table, [numbered(5, { type: 'said', seat: 1, text: 'hello' }, state)]).chat).toEqual([{ number: 5, seat: 1, at_ms: 7, text: 'hello' }]);
  });
});

it('time that is given adds up until the next move', () => {
  const added: JournalEvent = { type: 'time-added', seat: 2, added_ms: 15_000 };
  const twice = giftAfter(giftAfter(null, added), added);
  expect(twice).toEqual({ seat: 2, addedMs: 30_000 });
  expect(giftAfter(twice, { ...added, seat: 1 })).toEqual({ seat: 1, addedMs: 15_000 });
  expect(giftAfter(twice, { type: 'said', seat: 1, text: 'you are welcome' })).toBe(twice);
  expect(
    giftAfter(twice, { type: 'played', ply: 1, seat: 2, move: 'c1', message: { id: '', args: {} }, story: [], position: '', turn: 1, spent_ms: 0 }),
  ).toBeNull();
});
