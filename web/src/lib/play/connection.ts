/** How a table is reached: it is here, or a server is being asked for it. */
export type Connection =
  | { state: 'here' }
  | { state: 'connecting' }
  | { state: 'live' }
  /** The next attempt is at `retryMs` (milliseconds since 1970). */
  | { state: 'lost'; retryMs: number };
