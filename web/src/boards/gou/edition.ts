import { rules, rulesAtHand, type Rules } from '../../engine/rules';
import type { GouDiagram, GouGeometry as GouLines, View } from '../../engine/types';

/** An edition of the board: its lines, and how many pieces each side begins with. */
export interface Edition {
  lines: GouLines;
  pieces: number;
}

const editions = new Map<string, Edition>();

/** The edition that a game is played on: the rules know it. At once, if they are there. */
export function editionOf(settings: View['settings']): Edition | Promise<Edition> {
  const known = rulesAtHand();
  return known ? ask(known, settings) : rules().then((arrived) => ask(arrived, settings));
}

/** They are asked once for each. */
function ask(known: Rules, settings: View['settings']): Edition {
  const name = settings.options['board'] ?? '';
  const edition = editions.get(name) ?? made(known, settings);
  editions.set(name, edition);
  return edition;
}

function made(known: Rules, settings: View['settings']): Edition {
  const { spots } = known.start(settings).diagram as GouDiagram;
  return {
    lines: known.geometry(settings) as GouLines,
    pieces: spots.filter((spot) => spot.piece === 1).length,
  };
}
