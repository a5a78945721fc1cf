import { untrack } from 'svelte';
import type { Rules } from '../../engine/rules';
import type { WantedSettings } from '../../engine/types';
import { server } from '../../lib/online/server';
import { visited } from '../../lib/online/visited';
import { account } from '../../lib/people/account.svelte';
import type { Place } from '../../lib/places';
import { localGames } from '../../lib/play/local-games';
import type { Table } from '../../lib/play/play';
import { t } from '../../lib/text/messages.svelte';

/** What is to be analysed: a first position and the moves that were played from there. */
export interface Subject {
  settings: WantedSettings;
  start: string;
  moves: string[];
  /** Whether it is a game that was played to its end: then its report begins by itself. */
  isFinished?: boolean;
  /** The seats that the person at this browser played, if it was their game: their mistakes become puzzles. */
  mine?: readonly number[];
}

/** What the address asks for: a game of this browser, a game at the server, a position, or a fresh board. */
export async function subjectOf(place: Extract<Place, { screen: 'analyse' }>, rules: Rules): Promise<Subject> {
  const { game, position, table, here } = place;
  if (here !== null || table === 'here') {
    const found = localGames.find(game, here);
    if (!found) throw new Error(untrack(() => t('here-none')));
    const kept = localGames.open(found, rules);
    const snapshot = kept.snapshot();
    kept.dispose();
    return { ...played(snapshot), mine: seatsAgainstComputer(snapshot) };
  }
  if (table !== null) {
    const snapshot = await server.table(table);
    const known = visited.all().find((other) => other.table === table);
    return { ...played(snapshot), mine: [...account.seatsAt(snapshot), ...(known?.mine ?? [])] };
  }
  const view = position === null ? rules.start({ game }, 1) : rules.look({ game }, position);
  return { settings: view.settings, start: view.position, moves: [] };
}

/** The seats of the person who plays the computer here. If people play each other on one device, the mistakes are not one person's. */
function seatsAgainstComputer({ seats }: Table): number[] {
  const people = seats.filter(({ occupant }) => occupant.type === 'human');
  return people.length < seats.length ? people.map(({ seat }) => seat) : [];
}

/** The first game of a record, in any format that the rules read. */
export function recorded(text: string, rules: Rules): Subject {
  const table = rules.readRecord(text);
  const snapshot = table.snapshot();
  table.dispose();
  return played(snapshot);
}

function played({ setup, start, history, phase }: Table): Subject {
  const { game, variant, options } = setup;
  return { settings: { game, variant, options }, start, moves: history.map((move) => move.move), isFinished: phase === 'over' };
}
