import { beforeEach, expect, it, vi } from 'vitest';
import type { SeatView } from '../protocol';
import { mutes } from './mutes.svelte';

const rating = { value: 1500, deviation: 350, games: 0 };
const guest: SeatView = { seat: 2, side: 'Black', team: 2, occupant: { type: 'human', name: 'Bo' } };
const eve: SeatView = { seat: 1, side: 'White', team: 1, occupant: { type: 'human', name: 'Eve', rating } };

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return new Response(method === 'GET' ? JSON.stringify({ names: ['Mallory'] }) : null, { status: method === 'GET' ? 200 : 204 });
  });
});

it('keeps the mutes of a guest in the browser', async () => {
  await mutes.set('t', guest, true);
  await mutes.set('t', eve, true);
  expect(mutes.isMuted('t', guest)).toBe(true);
  expect(mutes.isMuted('u', guest), 'a guest is a seat at one table').toBe(false);
  expect(mutes.isMuted('u', eve), 'an account is the same everywhere').toBe(true);
  await mutes.set('t', guest, false);
  await mutes.set('u', eve, false);
  expect([mutes.isMuted('t', guest), mutes.isMuted('t', eve)]).toEqual([false, false]);
  expect(asked).toEqual([]);
});

it('keeps the mutes of an account at the server', async () => {
  await mutes.follow('Ada');
  const mallory: SeatView = { ...eve, occupant: { type: 'human', name: 'Mallory', rating } };
  expect(mutes.isMuted('t', mallory)).toBe(true);
  await mutes.set('t', eve, true);
  expect(mutes.isMuted('u', eve)).toBe(true);
  await mutes.follow(null);
  expect([mutes.isMuted('t', mallory), mutes.isMuted('t', eve)], 'they are the account’s').toEqual([false, false]);
  expect(asked).toEqual(['GET /api/account/mutes', 'PUT /api/account/mutes/Eve']);
});
