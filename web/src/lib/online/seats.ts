import type { SeatClaim, SeatInvitation } from '../protocol';
import { forget, keep, namesWith, recall } from '../storage';

const SEAT = 'seat.';
const nameOf = (table: string) => SEAT + table;

/** The secrets of seats at online tables, kept in this browser: they give the right to play there. */
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

/** What the creator of a table gives to others, until they have come; kept so that a reload still shows it. */
export interface Invitations {
  /** A link for each seat. */
  seats: SeatInvitation[];
  /** One link for all of them. */
  all: string | null;
}

export const invitations = {
  of: (table: string): Invitations => {
    const kept = recall<Invitations | SeatInvitation[]>(`invited.${table}`);
    // Older pages kept the links of the seats alone.
    if (Array.isArray(kept)) return { seats: kept, all: null };
    return kept ?? { seats: [], all: null };
  },
  keep: (table: string, invited: Invitations): void => keep(`invited.${table}`, invited),
};

/** An invitation that this browser has opened. */
export interface Received {
  secret: string;
  /** Drawn once: if the answer of the server is lost, asking again with the same text takes no other seat. */
  attempt: string;
}

/** Invitations that were opened here, until their seats are taken; kept in case the user signs in first. */
export const received = {
  of: (table: string): Received | null => recall<Received>(`received.${table}`),
  keep: (table: string, secret: string): void => {
    if (received.of(table)?.secret !== secret) keep(`received.${table}`, { secret, attempt: randomText() });
  },
  forget: (table: string): void => forget(`received.${table}`),
};

/** An unguessable text. */
export function randomText(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
