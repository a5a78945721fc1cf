import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Thought } from '../../engine/types';
import { rules } from '../play/fixtures';
import type { JournalEvent, FromClient, Snapshot, TableState, ToClient } from '../protocol';
import type { SocketCallbacks, TableSocket } from './table-socket';
import { OnlinePlay } from './online.svelte';

const person = { type: 'human' as const, name: '' };
const snapshot: Snapshot = { ...rules.openTable({ settings: { game: 'gou' }, seed: 1, seats: [person, person] }).snapshot(), number: 3 };

let said: FromClient[];
let renewed: number;
let callbacks: SocketCallbacks;
let play: OnlinePlay;

beforeEach(() => {
  said = [];
  renewed = 0;
  play = new OnlinePlay(snapshot, {
    rules,
    secret: 'secret',
    engine: () => ({ think: () => Promise.resolve({ lines: [{ moves: ['a7-b6'] }] } as unknown as Thought), stop: () => {} }),
    call: (listener) => {
      callbacks = listener;
      const line = { send: (message: FromClient) => said.push(message), settled: () => {}, renew: () => (renewed += 1), close: () => {} };
      return line as unknown as TableSocket;
    },
  });
  callbacks.open();
  hear({ type: 'welcome', version: 3, seat: 1, invitation: null, now_ms: Date.now(), last: 3 });
});

const hear = (message: ToClient) => callbacks.message(message);
const { phase, seats, position, turn, questions, closed, may, ending, series, next, may_talk } = snapshot;
const state: TableState = { phase, seats, position, turn, questions, closed, may, ending, series, next, may_talk };
const happen = (number: number, event: JournalEvent, after: Partial<TableState> | null = {}) =>
  hear({ type: 'event', number, at_ms: Date.now(), clocks: null, event, ...(after ? { state: { ...state, ...after } } : {}) });

function played(move: string): JournalEvent {
  const step = rules.preview(snapshot.setup, snapshot.position, move);
  return { type: 'played', ply: 1, seat: 1, move, message: { id: '', args: {} }, story: [], position: step.after.position, turn: 2, spent_ms: 1 };
}

describe('a game at the server', () => {
  it('says hello with its seat and what it knows', () => {
    expect(said[0]).toEqual({ type: 'hello', version: 3, secret: 'secret', last: 3 });
    expect(play.mine).toEqual([1]);
    expect(play.connection).toEqual({ state: 'live' });
  });

  it('shows the own move at once, and the server’s in its place', () => {
    play.play('a7-b6');
    expect(play.snapshot.history).toHaveLength(1);
    expect(play.snapshot.turn).toBe(2);
    happen(4, played('a7-b6'));
    expect(play.snapshot.history).toEqual([expect.objectContaining({ move: 'a7-b6', spent_ms: 1 })]);
  });

  it('gives hints in casual games against the computer, and in no others', async () => {
    expect(play.givesHints).toBe(false);
    await expect(play.hint()).rejects.toThrow('no hints');
    const computer = seats.map((seat) => (seat.seat === 2 ? { ...seat, occupant: { type: 'computer' as const, level: 3 } } : seat));
    happen(4, { type: 'begun' }, { seats: computer });
    expect(play.givesHints).toBe(true);
    await expect(play.hint()).resolves.toBe('a7-b6');
  });

  it('takes a refused move back and says why', () => {
    play.play('a7-b6');
    const { id } = said.at(-1) as { id: number };
    hear({ type: 'refused', id, problem: { type: '/problems/wrong-ply', title: '', status: 409, detail: 'not now', message: { id: '', args: {} } } });
    expect(play.snapshot.history).toEqual([]);
    expect(play.problem?.detail).toBe('not now');
  });

  it('says again what the server had no time for', () => {
    vi.useFakeTimers();
    try {
      play.play('a7-b6');
      const move = said.at(-1) as { id: number };
      const problem = { type: '/problems/overloaded', title: '', status: 503, detail: 'later', message: { id: '', args: {} }, retry_after: 1 };
      hear({ type: 'refused', id: move.id, problem });
      expect(play.snapshot.history).toHaveLength(1);
      expect(play.problem?.detail).toBe('later');
      const before = said.length;
      vi.advanceTimersByTime(1300);
      expect(said.slice(before)).toEqual([move]);
      happen(4, played('a7-b6'));
      hear({ type: 'acknowledged', id: move.id, number: 4, ply: 1 });
      expect(play.problem).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('says again after a broken line what was not acknowledged, with the same number', () => {
    play.play('a7-b6');
    const move = said.at(-1);
    callbacks.lost(Date.now() + 500);
    expect(play.connection.state).toBe('lost');
    callbacks.open();
    hear({ type: 'welcome', version: 3, seat: 1, invitation: null, now_ms: Date.now(), last: 3 });
    expect(said.at(-1)).toEqual(move);
    happen(4, played('a7-b6'));
    callbacks.open();
    const before = said.length;
    hear({ type: 'welcome', version: 3, seat: 1, invitation: null, now_ms: Date.now(), last: 4 });
    expect(said).toHaveLength(before);
  });

  it('passes over what it knows, and asks anew when something is missing', () => {
    happen(3, { type: 'begun' });
    expect(play.snapshot.number).toBe(3);
    happen(6, { type: 'begun' });
    expect(renewed).toBe(1);
    expect(play.snapshot.number).toBe(3);
  });

  it('shows what happens at once only when all of it is there', () => {
    happen(4, played('a7-b6'), null);
    expect([play.snapshot.number, play.snapshot.history.length]).toEqual([3, 0]);
    happen(5, { type: 'takeback-closed', closing: 'played-on', seat: 1 }, { turn: 2 });
    expect([play.snapshot.number, play.snapshot.history.length, play.snapshot.turn]).toEqual([5, 1, 2]);
  });

  it('begins anew with what happens at once when the line breaks in the middle', () => {
    happen(4, played('a7-b6'), null);
    callbacks.open();
    expect(said.at(-1)).toMatchObject({ type: 'hello', last: 3 });
    hear({ type: 'welcome', version: 3, seat: 1, invitation: null, now_ms: Date.now(), last: 5 });
    happen(4, played('a7-b6'), null);
    happen(5, { type: 'takeback-closed', closing: 'played-on', seat: 1 }, { turn: 2 });
    expect(play.snapshot.history).toHaveLength(1);
  });

  it('may do what the table says, and nothing once the computer has the seat', () => {
    happen(4, { type: 'begun' }, { may: [['offer-draw'], []] });
    expect([play.may('offer-draw'), play.may('resign')]).toEqual([true, false]);
    const computer = { type: 'computer' as const, level: 5 };
    const taken = seats.map((seat) => (seat.seat === 1 ? { ...seat, occupant: computer } : seat));
    happen(5, { type: 'computer-seated', seat: 1, level: 5 }, { seats: taken, may: [[], []] });
    expect([play.mine, play.may('offer-draw')]).toEqual([[], false]);
  });

  it('knows what an invitation is worth', () => {
    callbacks.open();
    hear({ type: 'welcome', version: 3, seat: null, invitation: { state: 'used' }, now_ms: Date.now(), last: 3 });
    expect(play.invitation).toEqual({ state: 'used' });
    expect(play.mine).toEqual([]);
  });

  it('says so when the account was signed out, until somebody plays again', () => {
    hear({ type: 'goodbye', reason: 'signed-out' });
    hear({ type: 'welcome', version: 3, seat: null, invitation: null, now_ms: Date.now(), last: 3 });
    expect(play.isSignedOut).toBe(true);
    hear({ type: 'welcome', version: 3, seat: 1, invitation: null, now_ms: Date.now(), last: 3 });
    expect(play.isSignedOut).toBe(false);
  });

  it('calls again when its seat has moved to an account', () => {
    happen(4, { type: 'seat-taken', seat: 2, name: 'Bo' }, {});
    expect(renewed).toBe(0);
    happen(5, { type: 'seat-taken', seat: 1, name: 'Ada' }, {});
    expect(renewed).toBe(1);
  });

  it('knows a door that stays closed', () => {
    hear({ type: 'refused', id: null, problem: { type: '/problems/wrong-secret', title: '', status: 403, detail: 'no', message: { id: '', args: {} } } });
    expect(play.barred?.detail).toBe('no');
  });
});
