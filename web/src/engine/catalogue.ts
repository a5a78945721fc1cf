import { catalogue, starts } from 'virtual:catalogue';
import type { AnyDiagram, Catalogue } from './types';

/** Everything that can be chosen. It is there before the module is. */
export { catalogue };

type GameSheet = Catalogue['games'][number];

/** What the catalogue says of a game. */
export function sheetOf(game: string): GameSheet | undefined {
  return catalogue.games.find(({ id }) => id === game);
}

/** What the catalogue says of a variant of a game; an address may name one that there is not, which is the first one then. */
export function variantOf(game: string, variant: string | null | undefined): GameSheet['variants'][number] | undefined {
  const variants = sheetOf(game)?.variants ?? [];
  return variants.find(({ id }) => id === variant) ?? variants[0];
}

/** The first position of a variant, if the variants of the game do not all begin alike. */
export function startOf(game: string, variant: string): AnyDiagram | null {
  return starts[game]?.[variant] ?? null;
}
