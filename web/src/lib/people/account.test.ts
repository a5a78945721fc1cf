import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seats } from '../online/seats';
import type { Listing, Problem, Snapshot } from '../protocol';
import { account } from './account.svelte';
import { challenges } from './challenges.svelte';

/** What the server answers, by method and path; everything else is refused as to a guest. */
let answers: Record<string, unknown>;
let asked: { what: string; body: unknown }[];

const GUEST: Problem = { type: '/problems/needs-account', title: '', status: 401, detail: '', message: { id: '', args: {} } };
const profile = { name: 'Ada', since_ms: 0, ratings: [] };

beforeEach(() => {
  answers = {};
  asked = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: { method?: string; body?: string }) => {
    const what = `${method} ${path}`;
    asked.push({ what, body: body === undefined ? null : JSON.parse(body) });
    if (!(what in answers)) return new Response(JSON.stringify(GUEST), { status: 401 });
    return answers[what] === undefined ? new Response(null, { status: 204 }) : new Response(JSON.stringify(answers[what]));
  });
});

afterEach(async () => {
  answers['DELETE /api/session'] = undefined;
  await account.signOut();
  vi.unstubAllGlobals();
});

describe('an account', () => {
  it('takes a guest’s seats over, and their secrets are forgotten here', async () => {
    seats.keep('mine', 'one');
    seats.keep('gone', 'two');
    answers['POST /api/account'] = { account: profile, claimed: ['mine'] };
    await account.signUp('Ada', 'secret words');
    const claims = [
      { table: 'mine', secret: 'one' },
      { table: 'gone', secret: 'two' },
    ];
    expect(asked).toEqual([{ what: 'POST /api/account', body: { name: 'Ada', password: 'secret words', seats: claims } }]);
    expect([account.name, account.moved]).toEqual(['Ada', 1]);
    expect([seats.secret('mine'), seats.secret('gone')]).toEqual([null, 'two']);
  });

  it('stays as it was if it is refused', async () => {
    await expect(account.signIn('Ada', 'wrong')).rejects.toMatchObject({ type: '/problems/needs-account' });
    expect(account.name).toBeNull();
  });

  it('is a guest’s again when the session has ended, but not when the server is silent', async () => {
    answers['POST /api/session'] = { account: profile, claimed: [] };
    await account.signIn('Ada', 'secret words');
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
    await expect(account.look()).rejects.toMatchObject({ type: '/problems/unreachable' });
    expect(account.name).toBe('Ada');
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(GUEST), { status: 401 }));
    await account.look();
    expect(account.name).toBeNull();
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  });

  it('knows its seats by name and rating: guests may call themselves anything', async () => {
    answers['POST /api/session'] = { account: profile, claimed: [] };
    await account.signIn('ada', 'secret words');
    const rating = { value: 1500, deviation: 350, games: 0 };
    const at = (seat: number, occupant: Snapshot['seats'][number]['occupant']) => ({ seat, side: '', team: seat, occupant });
    const table = { seats: [at(1, { type: 'human', name: 'Ada' }), at(2, { type: 'human', name: 'Ada', rating })] };
    expect(account.seatsAt(table)).toEqual([2]);
    expect(account.isAskedAt({ seats: [at(1, { type: 'free', invitation: 'account', name: 'Ada' })] })).toBe(true);
    expect(account.isAskedAt({ seats: [at(1, { type: 'free', invitation: 'link' })] })).toBe(false);
  });
});

describe('challenges', () => {
  const kept: Snapshot['seats'][number] = { seat: 2, side: '', team: 2, occupant: { type: 'free', invitation: 'account', name: 'Bo' } };
  const table = (phase: Snapshot['phase'], seats: Snapshot['seats']) => ({ table: 'abc', phase, seats }) as Snapshot;

  beforeEach(() => {
    answers['GET /api/account/challenges'] = { tables: [], next: null };
    challenges.send('abc', 'Bo');
  });
  afterEach(() => challenges.forget('abc'));

  it('are answered once', async () => {
    answers['GET /api/tables/abc'] = table('open', [kept]);
    await challenges.look();
    expect(challenges.answers).toEqual([]);
    answers['GET /api/tables/abc'] = table('over', [kept]);
    await challenges.look();
    await challenges.look();
    expect(challenges.answers).toEqual([{ table: 'abc', names: 'Bo', isAccepted: false }]);
    challenges.forget('abc');
    expect(challenges.answers).toEqual([]);
  });

  it('whose answer was seen at the table are not told anywhere else', async () => {
    challenges.see(table('open', [kept]));
    expect(challenges.isOwn('abc')).toBe(true);
    challenges.see(table('over', [kept]));
    expect(challenges.isOwn('abc')).toBe(false);
    expect(challenges.declined).toEqual(['abc']);
  });

  it('that cannot be accepted any more are gone, with the reason', async () => {
    answers['GET /api/account/challenges'] = { tables: [{ table: 'def' } as Listing], next: null };
    await challenges.look();
    expect(challenges.incoming).toHaveLength(1);
    expect(await challenges.accept('def')).toBe(false);
    expect(challenges.incoming).toEqual([]);
    expect(challenges.problem).toMatchObject({ type: '/problems/needs-account' });
  });
});
