import type { SeatClaim } from '../protocol';
import { forget, keep, namesWith, recall } from '../storage';

const SEAT = 'seat.';
const nameOf = (table: string) => SEAT + table;

/** The secrets of seats at tables of the server, kept in this browser: whoever has one plays there. */
export const seats = {
  /** The secret of the person's seat at a table; null if it only watches there. */
  secret: (table: string): string | null => recall<string>(nameOf(table)),
  /** Keeps the secret of a seat. */
  keep: (table: string, secret: string): void => keep(nameOf(table), secret),
  /** Forgets the secret of a seat. */
  forget: (table: string): void => forget(nameOf(table)),
  /** Every seat whose secret is kept here. */
  all: (): SeatClaim[] =>
    namesWith(SEAT).flatMap((name) => {
      const secret = recall<string>(name);
      return secret === null ? [] : [{ table: name.slice(SEAT.length), secret }];
    }),
};

/** A seat for somebody who is invited, with the secret that the link to it carries. */
export interface Invited {
  seat: number;
  secret: string;
}

/** The links that let others take their seats, until they have come; kept so that a reload still shows them. */
export const invitations = {
  of: (table: string): Invited[] => recall<Invited[]>(`invited.${table}`) ?? [],
  keep: (table: string, invited: Invited[]): void => keep(`invited.${table}`, invited),
};
