import type { EditorTools } from './shared/editor-tools';

// Each tools knows the drawing of its own game; who puts "a position" up does not.
type AnyEditorTools = EditorTools<any>;

/** The tools of each game, `<game>/editor-tools.ts`, fetched when a position is put up. */
const TOOLS = new Map(Object.entries(import.meta.glob<{ tools: AnyEditorTools }>('./*/editor-tools.ts')).map(([path, load]) => [path.split('/')[1], load]));

/** What a hand can do to the drawing of a game: on its own board, or on the plain one. */
export async function editorToolsOf(game: string): Promise<AnyEditorTools> {
  const load = TOOLS.get(game) ?? TOOLS.get('plain');
  if (!load) throw new Error(`there is no tools for ${game}`);
  return (await load()).tools;
}
