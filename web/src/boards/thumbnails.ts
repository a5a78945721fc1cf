import type { Component } from 'svelte';
import type { AnyDiagram } from '../engine/types';

type Module = { default: Component<{ diagram: never }> };

/** The thumbnail of each game that has one, `<game>/Thumbnail.svelte`. */
const THUMBNAILS = new Map(
  Object.entries(import.meta.glob<Module>('./*/Thumbnail.svelte', { eager: true })).map(([path, made]) => [path.split('/')[1], made.default]),
);

/** A position as a few shapes: it needs no rules and hardly any time, so that a gallery can show many. */
export function thumbnailOf(game: string): Component<{ diagram: AnyDiagram }> | null {
  return (THUMBNAILS.get(game) as Component<{ diagram: AnyDiagram }> | undefined) ?? null;
}
