import { surroundings } from './surroundings.svelte';

/** The picture of a game's first position. */
export function stillOf(game: string): string {
  return `/boards/${game}-${surroundings.theme}.webp`;
}

/** Fetches the picture for a screen that is still on its way. */
export function fetchStill(game: string): void {
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.src = stillOf(game);
}
