import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seats } from './online/seats';
import { push, type PushTexts } from './push.svelte';
import { forget, keep, namesWith } from './storage';

const ENDPOINT = 'https://push.example/one';
const TEXTS = {} as PushTexts;

/** What the server was told, as `POST table` or `DELETE table`. */
let told: string[];
/** When the server answers, and how often it was asked. */
let answers: Promise<void>;
let asked: number;

beforeEach(() => {
  namesWith('').forEach(forget);
  push.isWanted = false;
  told = [];
  answers = Promise.resolve();
  asked = 0;
  const subscription = { endpoint: ENDPOINT, toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }), unsubscribe: async () => true };
  // The browser gives the same endpoint again.
  const pushManager = { subscribe: async () => subscription, getSubscription: async () => subscription };
  vi.stubGlobal('window', { PushManager: {}, Notification: {} });
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) } });
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' });
  vi.stubGlobal('caches', { open: async () => ({ put: async () => {} }) });
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return new Response(JSON.stringify({ key: 'k' }));
    asked += 1;
    await answers;
    told.push(`${method} ${(JSON.parse(String(body)) as { table?: string }).table ?? 'all'}`);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a guest is told of each table once', async () => {
  seats.keep('one', 'secret');
  await push.turnOn(TEXTS, false);
  await push.follow('one');
  expect(told).toEqual(['POST one']);
});

it('whoever turns it off and on again is told of the same tables again, also with the same endpoint', async () => {
  seats.keep('one', 'secret');
  await push.turnOn(TEXTS, false);
  await push.turnOff();
  expect([...namesWith('pushed.'), ...namesWith('pushing.')]).toEqual([]);
  await push.turnOn(TEXTS, false);
  expect(told).toEqual(['POST one', 'DELETE all', 'POST one']);
});

it('several tables can wait until the server has been told, and none is forgotten when the page is left', async () => {
  await push.turnOn(TEXTS, false);
  seats.keep('one', 'secret');
  seats.keep('two', 'secret');
  answers = new Promise(() => {});
  void push.follow('one');
  void push.follow('two');
  await vi.waitFor(() => expect(asked).toBe(2));
  // The page is left; the next one goes on.
  answers = Promise.resolve();
  await push.resume();
  expect(told).toEqual(['POST one', 'POST two']);
  expect(namesWith('pushing.')).toEqual([]);
});

it('a seat that was lost is waited for no longer', async () => {
  await push.turnOn(TEXTS, false);
  keep('pushing.gone', true);
  await push.resume();
  expect([told, namesWith('pushing.')]).toEqual([[], []]);
});
