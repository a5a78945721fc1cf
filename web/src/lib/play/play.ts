import type { Act, Away, Problem, Snapshot } from '../protocol';
import type { Connection } from './connection';

/** A table as the page follows it. What is drawn and what is legal comes from the rules, for any moment. */
export type Table = Omit<Snapshot, 'diagram' | 'moves'>;

/** What a person may do at a table besides moving. */
export type ActType = Act['type'];

/** Time that a player was given since the last move. */
export interface Gift {
  seat: number;
  addedMs: number;
}

/** What is different in the next game against the computer. */
export interface Change {
  /** How strong it plays. */
  level?: number;
  /** Whether the person plays the other side. */
  isOtherSide?: boolean;
}

/**
 * A game being played, wherever it is kept: in this browser or at a server. The table screen shows a `Play` and
 * does not know which. The fields are reactive.
 */
export interface Play {
  /** The table as it is now. */
  readonly snapshot: Table;
  /** The seats that are played at this screen. */
  readonly mine: readonly number[];
  /** The seat whose computer thinks now. */
  readonly thinking: number | null;
  /** How the table is reached. */
  readonly connection: Connection;
  /** The seats whose players are connected; null where that means nothing. */
  readonly present: readonly number[] | null;
  /** The players of a game under way who are not there, and what may be done about it. */
  readonly away: readonly Away[];
  /** The time that a player was given since the last move. */
  readonly gift: Gift | null;
  /** How many look on, and the names of those among them who are signed in. */
  readonly watchers: { count: number; names: readonly string[] };
  /** Where the game is found for its analysis: at the server, or in this browser. */
  readonly analysis: { table: string } | { here: string };
  /** The level of the computer to play next: a stronger one after a win, a weaker one after a loss. */
  readonly nextLevel: number | null;
  /** Whether the person can play the same game from the other side. */
  readonly hasOtherSide: boolean;
  /** Whether the person may ask what to play: in games in this browser, and at the server in casual games against computers alone. */
  readonly givesHints: boolean;
  /** What went wrong last, until it is dismissed. */
  readonly problem: Problem | null;

  /** What a seat's clock shows at a moment (milliseconds since 1970); null without clocks. */
  leftMs(seat: number, nowMs: number): number | null;
  /** How long it is until a moment of the server's time, at a moment of this machine's (milliseconds since 1970). */
  msUntil(serverMs: number, nowMs: number): number;
  /** Whether an action is possible now. */
  may(act: ActType): boolean;
  /** Plays a move. */
  play(move: string): void;
  /** A good move for the side to move. It is rejected if the game goes on before one is found. */
  hint(): Promise<string>;
  /** Performs an action. */
  act(act: Act): void;
  /** Plays again against the computer, changed so. */
  playAgain(change: Change): void;
  /** The record of the game. */
  record(format: 'json' | 'text'): Promise<string>;
  /** Puts the problem away. */
  dismiss(): void;
  /** Ends the thinking, closes the connection. The game stays where it is kept. */
  leave(): void;
}

/** The text of the position after a number of moves. */
export function positionAfter(snapshot: Pick<Table, 'history' | 'start' | 'position'>, ply: number): string {
  return ply === 0 ? snapshot.start : (snapshot.history[ply - 1]?.position ?? snapshot.position);
}

/** Whether the result changes ratings: only people play rated games, so they stop being rated when the computer takes a seat. */
export function isRated({ setup, seats }: Pick<Table, 'setup' | 'seats'>): boolean {
  return setup.rated && !seats.some(({ occupant }) => occupant.type === 'computer');
}

/** The seats for which the person at this screen may move now. */
export function mayMoveFor(play: Play): number[] {
  const { phase, turn } = play.snapshot;
  return phase === 'playing' && play.mine.includes(turn) ? [turn] : [];
}
