import type { Engine } from '../../engine/engine';
import type { Rules } from '../../engine/rules';
import type { Connection } from '../play/connection';
import type { ActType, Gift, Play, Table } from '../play/play';
import { clockAt } from '../play/clocks';
import { goodMove } from '../play/hint';
import { problemId, problemOf } from '../problem';
import type { Act, Away, FromClient, Hello, InvitationState, NumberedEvent, Problem, ToClient } from '../protocol';
import { VERSION } from '../protocol';
import type { SocketCallbacks, TableSocket } from './table-socket';
import { follow, giftAfter } from './follow';
import { server } from './server';

/** What an online game needs from outside. */
export interface Dependencies {
  rules: Rules;
  /** The secret of the person's seat, or of an invitation; null to watch, or to play for the account. */
  secret: string | null;
  /** Opens the line to the table. */
  call: (callbacks: SocketCallbacks) => TableSocket;
  /** What thinks about hints; created when one is wanted. */
  engine: () => Pick<Engine, 'think' | 'stop'>;
}

/** Something said to the server that it has not yet acknowledged. */
type Unsettled = Extract<FromClient, { type: 'move' | 'act' }>;

/** Refusals at the door that no further attempt will change. */
const FINAL: readonly string[] = ['no-such-table', 'wrong-secret', 'other-version'];

/** What the server says when it has too much to do at the moment. */
const OVERLOADED = 'overloaded';

/**
 * A game at the server. The server's events are numbered; after a broken line the numbers tell what is missing. What was
 * said carries a number of its own and is said again until it is acknowledged, so that it counts once.
 */
export class OnlinePlay implements Play {
  readonly #dependencies: Dependencies;
  readonly #line: TableSocket;
  #table: Table = $state.raw() as Table;
  #unsettled: Unsettled[] = $state.raw([]);
  #seat: number | null = $state(null);
  /** What happened at once and has not been told to its end. */
  #pending: NumberedEvent[] = [];
  #serverAheadMs = 0;
  #clocksAtMs = 0;
  #nextId = Date.now();
  #again: ReturnType<typeof setTimeout> | null = null;
  #engine: ReturnType<Dependencies['engine']> | null = null;
  connection: Connection = $state.raw({ state: 'connecting' });
  present: readonly number[] = $state.raw([]);
  away: readonly Away[] = $state.raw([]);
  watchers: Play['watchers'] = $state.raw({ count: 0, names: [] });
  gift: Gift | null = $state.raw(null);
  readonly nextLevel = null;
  readonly hasOtherSide = false;
  problem: Problem | null = $state.raw(null);
  /** Why the table cannot be reached at all. */
  barred: Problem | null = $state.raw(null);
  /** What the invitation is worth, if the person came by one. */
  invitation: InvitationState | null = $state.raw(null);
  /** Whether the account was signed out while its person was here. */
  isSignedOut = $state(false);

  /** The table as the server has it, and on it the move that is on its way there. */
  readonly snapshot: Table = $derived.by(() => {
    const move = this.#unsettled.find((said) => said.type === 'move');
    return move?.type === 'move' ? this.#withMove(this.#table, move.ply, move.move) : this.#table;
  });

  constructor(table: Table, dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#table = table;
    this.#clocksAtMs = Date.now();
    this.#line = dependencies.call({
      open: () => this.#hello(),
      message: (message) => this.#hear(message),
      lost: (retryMs) => {
        if (!this.barred) this.connection = { state: 'lost', retryMs };
      },
    });
  }

  get analysis(): { table: string } {
    return { table: this.#table.table };
  }

  get mine(): readonly number[] {
    // A seat that the computer has taken over no longer belongs to a person.
    const seat = this.#table.seats.find((other) => other.seat === this.#seat);
    return seat?.occupant.type === 'human' ? [seat.seat] : [];
  }

  /** Only in casual games against computers: no person is to play against the engine without knowing it. */
  get givesHints(): boolean {
    const { setup, seats } = this.#table;
    const others = seats.filter(({ seat }) => !this.mine.includes(seat));
    return !setup.rated && this.mine.length > 0 && others.length > 0 && others.every(({ occupant }) => occupant.type === 'computer');
  }

  get thinking(): number | null {
    const { phase, turn, seats } = this.snapshot;
    const isComputer = seats.find((seat) => seat.seat === turn)?.occupant.type === 'computer';
    return phase === 'playing' && isComputer ? turn : null;
  }

  leftMs(seat: number, nowMs: number): number | null {
    return clockAt(this.#table.clocks, seat, nowMs + this.#serverAheadMs - this.#clocksAtMs);
  }

  msUntil(serverMs: number, nowMs: number): number {
    return Math.max(0, serverMs - nowMs - this.#serverAheadMs);
  }

  may(act: ActType): boolean {
    return this.mine.some((seat) => this.#table.may[seat - 1]?.includes(act));
  }

  play(move: string): void {
    this.problem = null;
    this.#say({ type: 'move', id: this.#nextId++, ply: this.#table.history.length + 1, move });
  }

  hint(): Promise<string> {
    if (!this.givesHints) return Promise.reject(new Error('there are no hints in this game'));
    this.#engine ??= this.#dependencies.engine();
    return goodMove(this.#engine, this.snapshot);
  }

  act(act: Act): void {
    this.problem = null;
    this.#say({ type: 'act', id: this.#nextId++, act });
  }

  playAgain(): void {
    // A game at the server goes on with a rematch, for which the sides change.
  }

  record(format: 'json' | 'text'): Promise<string> {
    return server.record(this.#table.table, format);
  }

  dismiss(): void {
    this.problem = null;
  }

  leave(): void {
    if (this.#again) clearTimeout(this.#again);
    this.#engine?.stop();
    this.#line.close();
  }

  #say(message: Unsettled): void {
    this.#unsettled = [...this.#unsettled, message];
    this.#line.send(message);
  }

  #hello(): void {
    const hello: Hello = { version: VERSION, last: this.#table.number };
    if (this.#dependencies.secret !== null) hello.secret = this.#dependencies.secret;
    this.connection = { state: 'connecting' };
    this.#line.send({ type: 'hello', ...hello });
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.#pending = [];
        this.#seat = message.seat;
        this.invitation = message.invitation;
        if (message.seat !== null) this.isSignedOut = false;
        this.#serverAheadMs = message.now_ms - Date.now();
        this.connection = { state: 'live' };
        this.#line.settled();
        for (const said of this.#unsettled) this.#line.send(said);
        return;
      case 'snapshot':
        this.#table = message;
        this.#clocksAtMs = Date.now() + this.#serverAheadMs;
        this.#dropPlayed();
        return;
      case 'event':
        return this.#happened(message);
      case 'acknowledged':
        return this.#settle(message.id, message.number);
      case 'refused':
        return this.#refused(message.id, message.problem);
      case 'presence':
        this.present = message.seats;
        this.away = message.away;
        this.watchers = { count: message.watchers, names: message.names };
        return;
      case 'goodbye':
        if (message.reason === 'signed-out') this.isSignedOut = true;
        return;
      case 'pong':
        return;
    }
  }

  #happened(event: NumberedEvent): void {
    const number = this.#pending.at(-1)?.number ?? this.#table.number;
    if (event.number <= number) return;
    if (event.number > number + 1) return this.#line.renew();
    this.gift = giftAfter(this.gift, event.event);
    // The own seat has moved to an account: from now on the account plays there, and not the secret.
    if (event.event.type === 'seat-taken' && event.event.seat === this.#seat) this.#line.renew();
    this.#pending.push(event);
    if (!event.state) return;
    this.#table = follow(this.#table, this.#pending);
    this.#pending = [];
    this.#clocksAtMs = event.at_ms;
    this.#dropPlayed();
  }

  /** The table's own move takes the place of the one that was on its way. */
  #dropPlayed(): void {
    const plies = this.#table.history.length;
    if (this.#unsettled.some((said) => said.type === 'move' && said.ply <= plies)) {
      this.#unsettled = this.#unsettled.filter((said) => said.type !== 'move' || said.ply > plies);
    }
  }

  /** An acknowledged move stays on the board until its event is here, which may come after the word. */
  #settle(id: number, number: number): void {
    if (this.problem && problemId(this.problem) === OVERLOADED) this.problem = null;
    const said = this.#unsettled.find((other) => other.id === id);
    if (!said || (said.type === 'move' && number > this.#table.number)) return;
    this.#unsettled = this.#unsettled.filter((other) => other.id !== id);
  }

  #refused(id: number | null, problem: Problem): void {
    if (id === null && FINAL.includes(problemId(problem))) {
      this.barred = problem;
      this.#line.close();
      return;
    }
    if (id !== null && problemId(problem) === OVERLOADED) return this.#sayAgainLater(problem);
    this.#unsettled = this.#unsettled.filter((said) => said.id !== id);
    this.problem = problem;
  }

  /** The server has too much to do: what is not acknowledged is said again, not by everyone at the same moment. */
  #sayAgainLater(problem: Problem): void {
    this.problem = problem;
    if (this.#again !== null) return;
    const pause = (problem.retry_after ?? 1) * 1000 * (0.75 + Math.random() / 2);
    this.#again = setTimeout(() => {
      this.#again = null;
      if (this.connection.state === 'live') for (const said of this.#unsettled) this.#line.send(said);
    }, pause);
  }

  #withMove(table: Table, ply: number, move: string): Table {
    if (ply !== table.history.length + 1) return table;
    try {
      const step = this.#dependencies.rules.preview(table.setup, table.position, move);
      const { after, message, seat } = step;
      const played = { seat, move: step.move, message, position: after.position, spent_ms: 0 };
      return { ...table, history: [...table.history, played], position: after.position, turn: after.turn };
    } catch (error) {
      console.error(problemOf(error).detail);
      return table;
    }
  }
}
