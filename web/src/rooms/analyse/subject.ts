import type { Rules } from '../../engine/rules';
import type { WantedSettings } from '../../engine/types';
import { server } from '../../lib/online/server';
import type { Place } from '../../lib/places';
import { localGames } from '../../lib/play/local-games';
import type { Table } from '../../lib/play/play';

/** What is to be analysed: a first position and the moves that were played from there. */
export interface Subject {
  settings: WantedSettings;
  start: string;
  moves: string[];
  /** Whether it is a game that was played to its end: then its report begins by itself. */
  isFinished?: boolean;
}

/** What the address asks for: a game of this browser, a game at the server, a position, or a fresh board. */
export async function subjectOf(place: Extract<Place, { room: 'analyse' }>, rules: Rules): Promise<Subject> {
  const { game, position, table, here } = place;
  if (here !== null || table === 'here') {
    const found = localGames.find(game, here);
    if (!found) throw new Error('This browser does not have that game.');
    const kept = localGames.open(found, rules);
    const snapshot = kept.snapshot();
    kept.dispose();
    return played(snapshot);
  }
  if (table !== null) return played(await server.table(table));
  const view = position === null ? rules.start({ game }, 1) : rules.look({ game }, position);
  return { settings: view.settings, start: view.position, moves: [] };
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
