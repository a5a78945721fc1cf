import { describe, expect, it } from 'vitest';
import type { Table } from '../play/play';
import type { Event } from '../protocol';
import { giftAfter, mirror } from './mirror';

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
  history: [{ seat: 1, move: 'c1', sentence: '', position: 'one', spent_ms: 0 }],
  position: 'one',
  turn: 2,
  clocks: null,
  questions: { draw: null, takeback: null, resignations: [], rematch: [] },
  ending: null,
  series: null,
  next: null,
  may_talk: true,
  chat: [],
};

function after(...events: Event[]): Table {
  return events.reduce((now, event, index) => mirror(now, { number: 5 + index, at_ms: 7, clocks: null, event }), table);
}

describe('a table follows the events of the server', () => {
  it('counts them', () => {
    expect(after({ type: 'begun' }).number).toBe(5);
  });

  it('plays and takes back', () => {
    const played = after({ type: 'played', ply: 2, seat: 2, move: 'c4', sentence: 'so', story: [], position: 'two', turn: 1, spent_ms: 9 });
    expect(played).toMatchObject({ position: 'two', turn: 1, history: [{ move: 'c1' }, { move: 'c4', position: 'two' }] });
    const back = after({ type: 'taken-back', plies: 1, position: 'start', turn: 1 });
    expect(back).toMatchObject({ position: 'start', turn: 1, history: [] });
  });

  it('seats whoever comes', () => {
    expect(after({ type: 'seat-taken', seat: 2, name: 'Bo' }).seats[1]?.occupant).toEqual({ type: 'human', name: 'Bo' });
  });

  it('counts votes, and a changed mind once', () => {
    const asked = after({ type: 'takeback-asked', seat: 1, plies: 1 }, { type: 'takeback-vote', seat: 2, yes: false });
    expect(asked.questions.takeback).toEqual({ seat: 1, plies: 1, votes: { yes: [1], no: [2] } });
    const wanted = after({ type: 'draw-vote', seat: 1, yes: true }, { type: 'draw-vote', seat: 1, yes: false });
    expect(wanted.questions.draw).toEqual({ yes: [], no: [1] });
    expect(after({ type: 'draw-vote', seat: 1, yes: true }, { type: 'draw-closed' }).questions.draw).toBeNull();
  });

  it('ends, closes what was asked, and leads on', () => {
    const ending = { id: 'resignation', sentence: 'North resigns.', scores: [1, 0], points: null };
    const over = after({ type: 'draw-vote', seat: 1, yes: true }, { type: 'ended', ending }, { type: 'next-game', table: 'def' });
    expect(over).toMatchObject({ phase: 'over', ending, next: 'def', questions: { draw: null } });
  });

  it('keeps what was said', () => {
    expect(after({ type: 'said', seat: 1, text: 'hello' }).chat).toEqual([{ number: 5, seat: 1, at_ms: 7, text: 'hello' }]);
  });
});

it('time that is given adds up until the next move', () => {
  const added: Event = { type: 'time-added', seat: 2, added_ms: 15_000 };
  const twice = giftAfter(giftAfter(null, added), added);
  expect(twice).toEqual({ seat: 2, addedMs: 30_000 });
  expect(giftAfter(twice, { ...added, seat: 1 })).toEqual({ seat: 1, addedMs: 15_000 });
  expect(giftAfter(twice, { type: 'said', seat: 1, text: 'you are welcome' })).toBe(twice);
  expect(giftAfter(twice, { type: 'played', ply: 1, seat: 2, move: 'c1', sentence: '', story: [], position: '', turn: 1, spent_ms: 0 })).toBeNull();
});
