import { rules } from '../../engine/rules';
import type { GouDiagram, GouGeometry as GouLines, View } from '../../engine/types';

/** An edition of the board: its lines, and how many pieces each side begins with. */
export interface Edition {
  lines: GouLines;
  pieces: number;
}

const editions = new Map<string, Promise<Edition>>();

/** The edition that a game is played on. The rules know it; they are asked once for each. */
export function editionOf(settings: View['settings']): Promise<Edition> {
  const name = settings.options['board'] ?? '';
  const known = editions.get(name) ?? ask(settings);
  editions.set(name, known);
  return known;
}

async function ask(settings: View['settings']): Promise<Edition> {
  const gameRules = await rules();
  const { spots } = gameRules.start(settings).diagram as GouDiagram;
  return {
    lines: gameRules.geometry(settings) as GouLines,
    pieces: spots.filter((spot) => spot.piece === 1).length,
  };
}
