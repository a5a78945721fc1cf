import { server } from '../../lib/online/server';
import { visited, type Visited } from '../../lib/online/visited';
import { account } from '../../lib/people/account.svelte';
import { accounts } from '../../lib/people/accounts';
import { address } from '../../lib/places';
import { localGames, type LocalGame } from '../../lib/play/local-games';
import type { Table } from '../../lib/play/play';
import { problemId, problemOf } from '../../lib/problem';
import type { Listing } from '../../lib/protocol';
import { listText } from '../../lib/text/formats';
import type { Translate } from '../../lib/text/messages.svelte';
import { headline } from '../table/headline';
import { nameOf } from '../table/names';

/** A game in the list of one's own games, wherever it is kept. */
export interface OwnGame {
  key: string;
  game: string;
  /** Who else plays. */
  opponents: string;
  /** What is to be said about it: whose turn it is, or who has won. */
  state: string;
  isTurn: boolean;
  isOver: boolean;
  atMs: number;
  href: string;
  /** Where its report is, once it is over. */
  report: string | null;
}

/** The number of tables that are fetched from the server; the rest is shown as last seen. */
const LOOKED_UP = 8;

/** How a game stands, from whichever place. */
interface Standing extends Pick<Table, 'phase' | 'seats' | 'ending'> {
  turn: number | null;
  mine: readonly number[];
}

/** The games of the person at this browser: here, at the server without an account, and of the account. */
export class YourGames {
  readonly #t: Translate;
  #here: LocalGame[] = $state.raw(localGames.all());
  #seated: Visited[] = $state.raw(visited.all());
  #ofAccount: Listing[] = $state.raw([]);
  /** What is said about them is said again when the language changes. */
  readonly #all: OwnGame[] = $derived.by(() => {
    const known = new Set(this.#ofAccount.map(({ table }) => table));
    const seated = this.#seated.filter(({ table }) => !known.has(table));
    return [
      ...this.#here.map((game) => this.#local(game)),
      ...seated.map((table) => this.#visited(table)),
      ...this.#ofAccount.map((table) => this.#listed(table)),
    ];
  });
  /** Those in progress, the person's own turn first. */
  readonly running: OwnGame[] = $derived(
    this.#all.filter((game) => !game.isOver).toSorted((one, other) => Number(other.isTurn) - Number(one.isTurn) || other.atMs - one.atMs),
  );
  /** Those that are over, the last first. */
  readonly finished: OwnGame[] = $derived(this.#all.filter((game) => game.isOver).toSorted((one, other) => other.atMs - one.atMs));

  constructor(t: Translate) {
    this.#t = t;
  }

  /** Asks the server how the games stand now. A server that does not answer changes nothing. */
  async look(): Promise<void> {
    await Promise.all([this.#lookUpSeated(), this.#lookUpAccount()]);
  }

  async #lookUpSeated(): Promise<void> {
    const running = visited.all().filter((table) => table.phase !== 'over');
    await Promise.all(
      running.slice(0, LOOKED_UP).map(async ({ table, mine }) => {
        try {
          visited.note(await server.table(table), mine);
        } catch (error) {
          if (problemId(problemOf(error)) === 'no-such-table') visited.forget(table);
        }
      }),
    );
    this.#seated = visited.all();
  }

  async #lookUpAccount(): Promise<void> {
    if (account.name === null) return;
    try {
      // What was finished here since, or could not be moved before.
      await account.carry('finished');
      this.#here = localGames.all();
      const pages = await Promise.all([accounts.tables('playing'), accounts.tables('open'), accounts.tables('over')]);
      this.#ofAccount = pages.flatMap((page) => page.tables);
    } catch {
      // The account page says what is wrong; here the other games are shown all the same.
    }
  }

  #visited(table: Visited): OwnGame {
    return { ...this.#standing(table), ...atServer(table.table, table.game, table.phase === 'over'), atMs: table.atMs };
  }

  #listed(listing: Listing): OwnGame {
    const standing = this.#standing({ ...listing, mine: account.seatsAt(listing) });
    return { ...standing, ...atServer(listing.table, listing.setup.game, listing.phase === 'over'), atMs: listing.active_ms };
  }

  #local({ id, setup, atMs, about }: LocalGame): OwnGame {
    const { game } = setup.settings;
    const people = setup.seats.flatMap((player, index) => (player.type === 'human' ? [index + 1] : []));
    const unplayed: Standing = { phase: 'playing', seats: [], turn: null, ending: null, mine: [] };
    const standing = this.#standing(about ? { ...about, mine: people } : unplayed);
    const report = about?.ending?.scores ? address.analyse(game, { here: id }) : null;
    return { ...standing, key: `here ${id}`, game, atMs, href: address.here(game, id), report };
  }

  #standing({ phase, seats, turn, ending, mine }: Standing): Pick<OwnGame, 'opponents' | 'state' | 'isTurn' | 'isOver'> {
    const t = this.#t;
    const others = seats.filter((seat) => !mine.includes(seat.seat));
    const opponents = others.length > 0 ? t('your-games-against', { names: listText(others.map((seat) => nameOf(seat, t, false))) }) : t('your-games-here');
    const isTurn = phase === 'playing' && turn !== null && mine.includes(turn);
    const isOver = phase === 'over';
    if (isOver) return { opponents, isTurn, isOver, state: ending ? headline(ending, seats, mine, t) : '' };
    const state = phase === 'open' ? t('your-games-open') : t(isTurn ? 'your-games-turn' : 'your-games-their-turn');
    return { opponents, isTurn, isOver, state: turn === null && phase === 'playing' ? '' : state };
  }
}

function atServer(table: string, game: string, isOver: boolean): Pick<OwnGame, 'key' | 'game' | 'href' | 'report'> {
  return { key: table, game, href: address.table(table), report: isOver ? address.analyse(game, { table }) : null };
}
