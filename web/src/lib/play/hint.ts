import type { Engine } from '../../engine/engine';
import { positionAfter, type Table } from './play';

/** How long a hint is thought about: the person waits for it. */
const HINT_MS = 1500;

/** A good move for the side to move. */
export async function goodMove(
  engine: Pick<Engine, 'think'>,
  { position, setup, history, start }: Pick<Table, 'position' | 'setup' | 'history' | 'start'>,
): Promise<string> {
  const { game, variant, options } = setup;
  const before = history.map((_, ply) => positionAfter({ history, start, position }, ply));
  const { lines } = await engine.think({ settings: { game, variant, options }, position, history: before, lines: 1, ms: HINT_MS });
  const move = lines[0]?.moves[0];
  if (move === undefined) throw new Error('the engine knows no move');
  return move;
}
