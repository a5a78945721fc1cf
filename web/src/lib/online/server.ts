import { problemOf } from '../problem';
import type { Created, ListingPage, NewTable, Phase, Problem, SeatKey, Snapshot, TakeSeat } from '../protocol';

/** The problem of a server that does not answer at all. */
export const UNREACHABLE = '/problems/unreachable';

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await reach(path, request);
  return (await answer.json()) as T;
}

async function reach(path: string, request: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch (error) {
    throw { ...problemOf(error), type: UNREACHABLE, status: 0 } satisfies Problem;
  }
  if (answer.ok) return answer;
  throw await refusal(answer);
}

/** The server's own words; something between us and the server may answer in others. */
async function refusal(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    const title = `${answer.status} ${answer.statusText}`.trim();
    return { type: UNREACHABLE, title, status: answer.status, detail: title };
  }
}

/** What the page asks the server, one request at a time. What is refused is thrown as a `Problem`. */
export const server = {
  createTable: (wanted: NewTable) => ask<Created>('/api/tables', wanted),
  takeSeat: (table: string, wanted: TakeSeat) => ask<SeatKey>(`/api/tables/${encodeURIComponent(table)}/seats`, wanted),
  table: (table: string) => ask<Snapshot>(`/api/tables/${encodeURIComponent(table)}`),
  tables: (phase: Phase) => ask<ListingPage>(`/api/tables?phase=${phase}`),
  record: async (table: string, format: 'json' | 'text') => {
    const answer = await reach(`/api/tables/${encodeURIComponent(table)}/record?format=${format}`);
    return answer.text();
  },
};
