import type { Rules } from '../../engine/rules';
import type { LocalTable } from '../../engine/table';
import type { LocalSetup } from '../../engine/types';
import { seedFromChance } from '../seed';
import { forget, keep, namesWith, recall } from '../storage';
import type { Change, Table } from './play';

/** What a list says about a game without opening it. */
export type About = Pick<Table, 'phase' | 'seats' | 'turn' | 'ending'> & { plies: number };

/** A game of this browser: how it was set up, and how far it is. */
export interface LocalGame {
  id: string;
  setup: LocalSetup;
  /** What the table says of itself; null before its first position. */
  saved: string | null;
  isOver: boolean;
  /** When it was last played, in milliseconds since 1970. */
  atMs: number;
  about: About | null;
}

/** A finished game is kept until this number of newer ones of its kind is finished. Games in progress are always kept. */
const FINISHED_KEPT = 30;

const HERE = 'here.';
const nameOf = (game: string, id: string) => `${HERE}${game}.${id}`;

/** The games of this browser. A reload goes on where they stood, and a new game never replaces another. */
export const localGames = {
  /** Every game, the one played last first. */
  all(): LocalGame[] {
    namesWith(HERE).forEach(renameOld);
    const games = namesWith(HERE).flatMap((name) => recall<LocalGame>(name) ?? []);
    return games.toSorted((one, other) => other.atMs - one.atMs);
  },

  /** The games of a kind, the one played last first. */
  of(game: string): LocalGame[] {
    return this.all().filter((kept) => kept.setup.settings.game === game);
  },

  /** A game by its id; without one, the game of its kind that was played last. */
  find(game: string, id: string | null): LocalGame | null {
    return id === null ? (this.of(game)[0] ?? null) : recall<LocalGame>(nameOf(game, id));
  },

  /** The game of a kind to go on with, if there is one. */
  running(game: string): LocalGame | null {
    return this.of(game).find((kept) => !kept.isOver) ?? null;
  },

  /** Sets a new game up beside the others; the answer is its id. */
  begin(setup: LocalSetup): string {
    const id = freshId();
    write({ id, setup, saved: null, isOver: false, atMs: Date.now(), about: null });
    return id;
  },

  /** Sets the same game up again: with the seats moved on, so that another player begins, or the computer at another level. The answer is its id. */
  again({ setup }: LocalGame, { level, isOtherSide = false }: Change): string {
    const [first, ...rest] = setup.seats;
    const moved = first && isOtherSide ? [...rest, first] : setup.seats;
    const seats = moved.map((player) => (player.type === 'computer' && level !== undefined ? { ...player, level } : player));
    return this.begin({ ...setup, seats, seed: seedFromChance() });
  },

  /** A game has moved to a table of the server: here only the way there is kept. */
  moved(game: LocalGame, table: string): void {
    keep(tableName(game.id), table);
    remove(game);
  },

  /** The table to which a game has moved. */
  tableOf(id: string): string | null {
    return recall<string>(tableName(id));
  },

  /** Opens a game. */
  open({ setup, saved }: LocalGame, rules: Rules): LocalTable {
    return saved === null ? rules.openTable(setup) : rules.restoreTable(saved);
  },

  /** Keeps how far a game is. Looking at it again does not make it newer. */
  keep(game: LocalGame, saved: string, snapshot: Table): void {
    const about = aboutOf(snapshot);
    const before = recall<LocalGame>(nameOf(game.setup.settings.game, game.id)) ?? game;
    const isChanged = before.about?.plies !== about.plies || before.about?.phase !== about.phase;
    const atMs = isChanged ? Date.now() : before.atMs;
    write({ ...before, saved, isOver: snapshot.phase === 'over', atMs, about });
    if (snapshot.phase === 'over')
      this.of(game.setup.settings.game)
        .filter((kept) => kept.isOver)
        .slice(FINISHED_KEPT)
        .forEach(remove);
  },
};

function tableName(id: string): string {
  return `moved.${id}`;
}

function aboutOf({ phase, seats, turn, ending, history }: Table): About {
  return { phase, seats, turn, ending, plies: history.length };
}

function write(game: LocalGame): void {
  keep(nameOf(game.setup.settings.game, game.id), game);
}

function remove({ setup, id }: LocalGame): void {
  forget(nameOf(setup.settings.game, id));
}

/** Older pages kept one game of each kind, under the name of the kind. */
function renameOld(name: string): void {
  if (name.slice(HERE.length).includes('.')) return;
  const old = recall<Omit<LocalGame, 'id' | 'atMs' | 'about'>>(name);
  forget(name);
  if (old) write({ ...old, id: freshId(), atMs: Date.now(), about: null });
}

function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
