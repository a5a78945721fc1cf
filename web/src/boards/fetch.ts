import type { Component } from 'svelte';
import { AtHand } from '../lib/at-hand';
import type { BoardProps } from './contract';

// Each board knows the diagram and the gestures of its own game; who shows "a board" does not.
export type AnyProps = BoardProps<any, any>;
type Module = { default: Component<AnyProps> };

/** The board of each game, `<game>/<Game>Board.svelte`, fetched when it is first shown. `plain` is for those that have none. */
const BOARDS = new Map(Object.entries(import.meta.glob<Module>('./*/*Board.svelte')).map(([path, load]) => [path.split('/')[1], load]));

/** The board of each game: its own, or the plain one. */
export const boards = new AtHand<Module>((game) => {
  const load = BOARDS.get(game) ?? BOARDS.get('plain');
  return load ? load() : Promise.reject(new Error(`there is no board for ${game}`));
});
