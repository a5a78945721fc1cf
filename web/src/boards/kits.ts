import type { Kit } from './shared/kit';

// Each kit knows the drawing of its own game; who puts "a position" up does not.
type AnyKit = Kit<any>;

/** The kit of each game, `<game>/kit.ts`, fetched when a position is put up. */
const KITS = new Map(
  Object.entries(import.meta.glob<{ kit: AnyKit }>('./*/kit.ts')).map(([path, load]) => [path.split('/')[1], load]),
);

/** What a hand can do to the drawing of a game. */
export async function kitOf(game: string): Promise<AnyKit> {
  const load = KITS.get(game);
  if (!load) throw new Error(`there is no kit for ${game}`);
  return (await load()).kit;
}
