import type { Created, DeviceLink, Explored, ListingPage, NewReport, NewTable, Phase, SeatKey, Snapshot, TakeSeat, UseDeviceLink } from '../protocol';
import { ask, reach } from './reach';

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

/** What the page asks the server about tables, one request at a time. What is refused is thrown as a `Problem`. */
export const server = {
  createTable: (wanted: NewTable) => ask<Created>('/api/tables', wanted),
  takeSeat: (table: string, wanted: TakeSeat) => ask<SeatKey>(`${at(table)}/seats`, wanted),
  /** A link by which the guest with this secret continues on another device. */
  openDeviceLink: (table: string, secret: string) => ask<DeviceLink>(`${at(table)}/device-links`, {}, 'POST', secret),
  useDeviceLink: (table: string, link: UseDeviceLink) => ask<SeatKey>(`${at(table)}/devices`, link),
  table: (table: string) => ask<Snapshot>(at(table)),
  tables: (phase: Phase) => ask<ListingPage>(`/api/tables?phase=${phase}`),
  /** What was played on this server in the position with this key. */
  explored: (position: string) => ask<Explored>(`/api/explorer/${position}`),
  report: (table: string, report: NewReport) => reach(`${at(table)}/reports`, report),
  record: async (table: string, format: 'json' | 'text') => (await reach(`${at(table)}/record?format=${format}`)).text(),
};
